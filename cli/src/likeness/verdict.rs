//! What a choice was worth, and which mistakes were made by it.

use annabella::engine::chess::Score;
use annabella::engine::has_few_pieces;
use annabella::games;
use annabella::games::chess::{Move, Position, sight};

use super::judge::Judgement;
use super::sample::Case;

/// No move costs more, in hundredths of a pawn.
pub const MOST: u32 = 500;
/// From this loss on a move is a blunder.
pub const BLUNDER: u32 = 200;
/// Beyond this a game is decided, and what a move costs says little.
const DECIDED: i32 = 1_000;
/// So many first plies are the opening.
const OPENING_PLIES: usize = 20;
/// What an exchange wins at least that counts as winning a piece, in pawns.
const PIECE_WON: u32 = 2;
/// From here on an ending is won,
const WON: i32 = 300;
/// and up to here it is won no more.
const NOT_WON: i32 = 100;

/// A part of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The first ten moves of each side.
    Opening,
    /// What comes then.
    Middle,
    /// Neither side has more than a rook and a minor piece beside its pawns.
    Ending,
}

/// A mistake that can be told by its kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mistake {
    /// A blunder after which the best answer wins a piece by taking it.
    EnPrise,
    /// A blunder where the best move wins a piece by taking it.
    Capture,
    /// No mate where there is one at once.
    MateInOne,
    /// A mate in two let go.
    MateInTwo,
    /// An ending that was won and is so no more.
    WonEnding,
}

impl Phase {
    /// In the order of a game.
    pub const ALL: [Phase; 3] = [Phase::Opening, Phase::Middle, Phase::Ending];

    /// What the tables call it.
    pub const fn name(self) -> &'static str {
        ["opening", "middle", "ending"][self as usize]
    }

    fn of(case: &Case) -> Phase {
        if case.ply <= OPENING_PLIES {
            Phase::Opening
        } else if has_few_pieces(&games::Position::Chess(case.position)) {
            Phase::Ending
        } else {
            Phase::Middle
        }
    }
}

impl Mistake {
    /// All kinds.
    pub const ALL: [Mistake; 5] = [
        Mistake::EnPrise,
        Mistake::Capture,
        Mistake::MateInOne,
        Mistake::MateInTwo,
        Mistake::WonEnding,
    ];

    /// What the tables call it.
    pub const fn name(self) -> &'static str {
        ["en prise", "missed capture", "missed mate in 1", "missed mate in 2", "lost won ending"]
            [self as usize]
    }

    /// Its field in JSON.
    pub const fn field(self) -> &'static str {
        ["en_prise", "capture", "mate_in_one", "mate_in_two", "won_ending"][self as usize]
    }
}

/// What came of a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// Whether the game was still open; in others only mates count.
    pub is_open: bool,
    /// What the move cost, in hundredths of a pawn, at most [`MOST`].
    pub loss: u32,
    /// Whether it was what the judge would have played.
    pub is_best: bool,
    /// When it was.
    pub phase: Phase,
    /// For each of [`Mistake::ALL`] whether it was made, where it could be.
    pub mistakes: [Option<bool>; Mistake::ALL.len()],
}

/// Whether a position is still open, or has a mate that can be missed: no other is worth to ask
/// anybody about.
pub fn is_telling(judged: &Judgement) -> bool {
    is_open(judged) || is_mate_near(judged)
}

/// Whether neither side is far ahead.
pub fn is_open(judged: &Judgement) -> bool {
    judged.value().abs() <= DECIDED
}

/// Whether the mover can mate in one or two.
pub fn is_mate_near(judged: &Judgement) -> bool {
    matches!(judged.score, Score::MateIn(1 | 2))
}

impl Verdict {
    /// Of a move in the position of a case, by what it and the position after it are worth.
    pub fn new(case: &Case, mv: Move, before: &Judgement, after: &Judgement) -> Verdict {
        let is_best = before.best == Some(mv);
        let kept = if is_best { before.value() } else { -after.value() };
        let loss = (before.value() - kept).clamp(0, MOST as i32) as u32;
        let (is_open, phase) = (is_open(before), Phase::of(case));
        let is_blunder = loss >= BLUNDER;
        let made = |mistake| match mistake {
            Mistake::EnPrise => is_open.then(|| {
                let position = case.position.after_legal(mv);
                is_blunder && after.best.is_some_and(|reply| wins_a_piece(&position, reply))
            }),
            Mistake::Capture => {
                let best =
                    before.best.filter(|&best| is_open && wins_a_piece(&case.position, best));
                best.map(|_| is_blunder)
            }
            Mistake::MateInOne => {
                let mated = after.score == Score::MateIn(0);
                (before.score == Score::MateIn(1)).then_some(!mated)
            }
            Mistake::MateInTwo => {
                // a mate that is seen in two is sometimes one move nearer
                let mated = matches!(after.score, Score::MateIn(-1 | 0));
                (before.score == Score::MateIn(2)).then_some(!is_best && !mated)
            }
            Mistake::WonEnding => {
                let is_won = is_open && phase == Phase::Ending && before.value() >= WON;
                is_won.then_some(kept <= NOT_WON)
            }
        };
        Verdict { is_open, loss, is_best, phase, mistakes: Mistake::ALL.map(made) }
    }
}

/// Whether a move takes something, and wins at least a piece by it.
fn wins_a_piece(position: &Position, mv: Move) -> bool {
    position.captured_by(mv).is_some()
        && sight::exchange(position.board(), mv.to(), position.turn()) >= PIECE_WON
}

#[cfg(test)]
mod tests {
    use annabella::games::chess::notation::uci;

    use super::*;

    fn case(fen: &str, played: &str, ply: usize) -> Case {
        let position: Position = fen.parse().unwrap();
        let played = uci::parse(&position, played).unwrap();
        Case { game: 0, ply, position, played, rating: 1500 }
    }

    fn judged(position: &Position, score: Score, best: &str) -> Judgement {
        Judgement { score, best: uci::parse(position, best).ok() }
    }

    fn verdict(case: &Case, before: (Score, &str), after: (Score, &str)) -> Verdict {
        let child = case.position.after_legal(case.played);
        let before = judged(&case.position, before.0, before.1);
        Verdict::new(case, case.played, &before, &judged(&child, after.0, after.1))
    }

    use Score::{Centipawns, MateIn};

    #[test]
    fn a_queen_left_to_be_taken_and_one_not_taken() {
        let left = case("3r2k1/5ppp/8/8/8/8/5PPP/Q5K1 w - - 0 30", "a1d1", 60);
        let found = verdict(&left, (Centipawns(300), "a1a7"), (Centipawns(900), "d8d1"));
        assert_eq!((found.loss, found.is_best, found.phase), (MOST, false, Phase::Middle));
        assert_eq!(found.mistakes, [Some(true), None, None, None, None]);
        let missed = case("q5k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 30", "a1b1", 60);
        let found = verdict(&missed, (Centipawns(500), "a1a8"), (Centipawns(400), "a8a2"));
        assert_eq!(found.mistakes, [Some(false), Some(true), None, None, None]);
        let taken = case("q5k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 30", "a1a8", 60);
        let found = verdict(&taken, (Centipawns(500), "a1a8"), (MateIn(-1), ""));
        assert_eq!((found.loss, found.is_best), (0, true));
        assert_eq!(found.mistakes, [Some(false), Some(false), None, None, None]);
    }

    #[test]
    fn a_mate_that_was_missed() {
        let fen = "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 30";
        let missed = verdict(&case(fen, "a1a7", 60), (MateIn(1), "a1a8"), (Centipawns(-500), ""));
        assert!(!missed.is_open);
        assert_eq!(missed.mistakes, [None, None, Some(true), None, None]);
        let made = verdict(&case(fen, "a1a8", 60), (MateIn(1), "a1a8"), (MateIn(0), ""));
        assert_eq!(made.mistakes[2], Some(false));
        let in_two = verdict(&case(fen, "a1a7", 60), (MateIn(2), "a1b1"), (MateIn(-1), ""));
        assert_eq!(in_two.mistakes[3], Some(false));
    }

    #[test]
    fn an_ending_that_was_won() {
        let won = case("8/8/4k3/8/4P3/4K3/8/R7 w - - 0 60", "a1a2", 120);
        let lost = verdict(&won, (Centipawns(500), "a1a6"), (Centipawns(0), ""));
        assert_eq!((lost.phase, lost.mistakes[4]), (Phase::Ending, Some(true)));
        let kept = verdict(&won, (Centipawns(500), "a1a6"), (Centipawns(-450), ""));
        assert_eq!((kept.loss, kept.mistakes[4]), (50, Some(false)));
        let better = verdict(&won, (Centipawns(500), "a1a6"), (Centipawns(-600), ""));
        assert_eq!((better.loss, better.is_best), (0, false));
    }
}
