use crate::arbiter::clock::{Clock, Controls, Face, Millis};
use crate::arbiter::edition::{Edition, LAWS_2009};
use crate::arbiter::rulings::Rulings;
use crate::arbiter::touch::{Duty, Touches};
use crate::games::chess::notation::SquareMove;
use crate::games::chess::{Bitboard, Board, Budget, Color, Move, Position, Square, Status};

use super::{
    Adjournment, Away, Begin, Claim, Ending, Mode, NewGame, NewGameError, Phase, Player,
    ScoreKeeping, SealedMove, Supervision, Turn,
};

/// All there is of a game. Two states are equal if everything is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    pub(super) setup: NewGame,
    pub(super) revision: u64,
    pub(super) time: Millis,
    pub(super) edition: &'static Edition,
    pub(super) game: Played,
}

/// What has become of the game that was agreed.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools, reason = "facts that do not depend on each other")]
pub(super) struct Played {
    /// As agreed; the computer's levels can change.
    pub(super) players: [Player; 2],
    /// Who is awaited, in a game with a time at which players must be there.
    pub(super) absent: [bool; 2],
    /// Whether somebody's time could ever run.
    pub(super) has_begun: bool,
    /// How long the game was interrupted since the time at which it was to begin.
    pub(super) interrupted: Millis,
    pub(super) plies: Vec<Ply>,
    pub(super) now: Moment,
    /// How many illegal moves each player has completed (article 7.4.b).
    pub(super) illegal_moves: [u32; 2],
    /// When each player offered a draw last, as a number of plies.
    pub(super) last_offer: [Option<usize>; 2],
    /// Whether the arbiter has consented to draws that the competition forbids.
    pub(super) is_draw_allowed: bool,
    /// Whether the names of the players have changed sides.
    pub(super) are_names_swapped: bool,
    /// The claims in a quickplay finish that are not decided, White's first.
    pub(super) quickplay: [Option<QuickplayClaim>; 2],
    /// The scoresheets, where they are kept by hand.
    pub(super) sheets: [Sheet; 2],
    /// Whether the clocks stand until both are complete (article 8.5.a).
    pub(super) awaits_sheets: bool,
    /// Who has signed the scoresheets.
    pub(super) signed: [bool; 2],
    /// When the session began in which the game is played; `None` before it, and when
    /// the game goes on after its end all the same.
    pub(super) session_began: Option<Millis>,
    /// When and where the game goes on after it.
    pub(super) resumption: String,
    /// The session is over, and the player who has the move next seals it.
    pub(super) is_session_over: bool,
    /// A player leaves before the end of the session, and pays for it.
    pub(super) is_leaving_early: bool,
    /// What was sealed, before the clock is stopped.
    pub(super) sealed: Option<SealedMove>,
    /// The envelope that is kept, and what stands on it.
    pub(super) adjournment: Option<Box<Adjournment>>,
    /// What is sealed answers a move of a player who is not there yet.
    pub(super) is_answer: bool,
    /// Who came too late to the resumption.
    pub(super) late: [bool; 2],
    /// When an adjourned game was resumed, and after how many plies.
    pub(super) resumed: Option<(Millis, usize)>,
    /// The boards of both players, White's first, where each has his own.
    pub(super) boards: [Board; 2],
    /// What players have written down wrongly, by the number of the ply.
    pub(super) misrecorded: [Vec<(usize, SquareMove)>; 2],
    /// How often each player has looked at a board that is hidden from him.
    pub(super) peeks: [u32; 2],
    /// What was taken back, the last of it last.
    pub(super) undone: Vec<Undone>,
}

/// A claim in a quickplay finish (article 10.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct QuickplayClaim {
    pub(super) by: Color,
    pub(super) claim: Claim,
    pub(super) stage: QuickplayStage,
    /// The opponent has got his extra time for it already.
    pub(super) has_given_time: bool,
}

/// How far it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum QuickplayStage {
    /// The game waits for the decision.
    Claimed,
    /// The decision is put off, and the game goes on.
    Postponed,
    /// The claimant's flag has fallen meanwhile, and the game waits again.
    FlagFell,
}

/// The scoresheet of one player (article 8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Sheet {
    /// How many plies are written down.
    pub(super) written: usize,
    /// He was short of time, and has not caught up yet (article 8.4).
    pub(super) is_excused: bool,
    /// A flag has fallen, and he has to catch up before he moves (article 8.5).
    pub(super) is_due: bool,
}

/// What changes from move to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Moment {
    pub(super) position: Position,
    pub(super) clock: Clock,
    /// The clock when the position came up.
    pub(super) turn_began: Clock,
    pub(super) phase: Phase,
    /// Where the game stood when it ended.
    pub(super) before_end: Phase,
    /// Since when the game is interrupted.
    pub(super) paused_at: Millis,
    /// What the player on move has touched on purpose, in a strict game.
    pub(super) touches: Touches,
    /// What he has said that he puts right.
    pub(super) adjusting: Adjusting,
    /// His touches bind him also where nobody watches over the game, since that was
    /// claimed.
    pub(super) is_held_to_touches: bool,
    /// What the player of the last move had touched, in a game without supervision.
    pub(super) last_touches: Touches,
    /// Whether the last move was completed by its player, so that it can be claimed as
    /// illegal, in such a game.
    pub(super) is_claimable: bool,
    /// His face of the clock before and after that.
    pub(super) press: Option<(Face, Face)>,
    /// Who has proposed to put a move right that has been answered (B3.c).
    pub(super) correction: Option<Color>,
    /// The move that he has announced with a wrong claim and has to make.
    pub(super) announced: Option<Move>,
    /// Which claims of his were wrong in this move.
    pub(super) has_claimed: [bool; Claim::ALL.len()],
    /// Whose draw offer stands.
    pub(super) offer: Option<Color>,
    /// Whose offer is to be noted with his move to come.
    pub(super) unnoted: [bool; 2],
    /// Who has offered a draw since his last move.
    pub(super) has_offered: [bool; 2],
    /// Who was asked whether he means to resign.
    pub(super) resigning: [bool; 2],
    /// When the announcement has been spoken to its end, or was.
    pub(super) announced_until: Millis,
    pub(super) hint: Hint,
}

/// What the player on move has said that he puts right (article 4.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Adjusting {
    Nothing,
    /// The piece that he touches next.
    Next,
    /// The pieces on these squares, which he has still to touch.
    Pieces(Bitboard),
}

impl Adjusting {
    /// Whether a touch of the piece on this square puts it right.
    pub(super) fn covers(self, square: Square) -> bool {
        match self {
            Adjusting::Nothing => false,
            Adjusting::Next => true,
            Adjusting::Pieces(pieces) => pieces.contains(square),
        }
    }

    /// What is left when the piece on this square is put right.
    pub(super) fn without(self, square: Square) -> Adjusting {
        match self {
            Adjusting::Pieces(pieces) => match pieces & !Bitboard::from(square) {
                Bitboard(0) => Adjusting::Nothing,
                pieces => Adjusting::Pieces(pieces),
            },
            Adjusting::Nothing | Adjusting::Next => Adjusting::Nothing,
        }
    }
}

/// Whether the computer was asked for a move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Hint {
    /// It was not.
    #[default]
    None,
    /// It was, and has to answer.
    Asked,
    /// It suggests this.
    Given(Move),
}

/// A move that was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ply {
    /// The move.
    pub mv: Move,
    /// The position in which it was made.
    pub before: Position,
    /// The time that it took, up to the release of the piece.
    pub thought: Millis,
    /// Whether its player offered a draw with it, `(=)` (article C13).
    pub offered: bool,
    /// Whether it was legal. In strict games without supervision others stand if they
    /// were not claimed in time (A4.c).
    pub is_legal: bool,
    pub(super) turn_began: Clock,
}

impl Played {
    /// What was written down and offered with plies that do not stand any more.
    pub(super) fn forget_plies_after(&mut self, plies: usize) {
        for sheet in &mut self.sheets {
            sheet.written = sheet.written.min(plies);
            sheet.is_due &= sheet.written < plies;
        }
        for misrecorded in &mut self.misrecorded {
            misrecorded.retain(|(ply, _)| *ply < plies);
        }
        for offer in &mut self.last_offer {
            *offer = offer.filter(|&made| made <= plies);
        }
    }

    /// What belongs to plies that do not stand any more goes with them.
    pub(super) fn forget_after(&mut self, plies: usize) {
        self.forget_plies_after(plies);
        self.quickplay = [None; 2];
        self.signed = [false; 2];
        self.sealed = None;
        if self.adjournment.take().is_some() || self.resumed.is_some() {
            // whoever is awaited, the game goes on without an envelope
            self.absent = [false; 2];
            self.late = [false; 2];
        }
    }
}

/// What was taken back, and how everything stood then.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Undone {
    pub(super) plies: Vec<Ply>,
    pub(super) moment: Moment,
    pub(super) at: Millis,
    pub(super) sealed: Option<SealedMove>,
    pub(super) boards: [Board; 2],
}

impl State {
    /// The game that was agreed, before anything is done.
    ///
    /// A game without a clock has begun; others wait for
    /// [`Deed::Start`](super::Deed::Start) or for their time.
    ///
    /// # Errors
    ///
    /// When a move that was made before is not legal or there are too many of
    /// them, a name cannot be written down, or the clock of a game that begins at
    /// a set time should stand while the program is away.
    pub fn new(setup: NewGame) -> Result<State, NewGameError> {
        if setup.moves.len() > NewGame::MAX_MOVES {
            return Err(NewGameError::TooManyMoves);
        }
        if setup.away == Away::Stands && setup.begin.is_scheduled() {
            return Err(NewGameError::ScheduledAndStands);
        }
        if setup.begin == Begin::WithFirstMove && setup.mode == Mode::Strict {
            return Err(NewGameError::WithFirstMove);
        }
        if setup.supervision == Supervision::Unsupervised
            && (setup.mode != Mode::Strict || setup.players != [Player::Person; 2])
        {
            return Err(NewGameError::Unsupervised);
        }
        if setup.score == ScoreKeeping::ByHand && setup.mode != Mode::Strict {
            return Err(NewGameError::ByHand);
        }
        if !setup.names.iter().all(|name| NewGame::is_name(name)) {
            return Err(NewGameError::Name);
        }
        setup.check_conduct()?;
        let clock = Clock::new(&setup.controls);
        let mut position = setup.position;
        let mut plies = Vec::with_capacity(setup.moves.len());
        for (ply, &mv) in (1..).zip(&setup.moves) {
            let before = position;
            position = before.after(mv).map_err(|_| NewGameError::IllegalMove { ply, mv })?;
            plies.push(Ply {
                mv,
                before,
                thought: 0,
                offered: false,
                is_legal: true,
                turn_began: clock,
            });
        }
        let awaited =
            |color: Color| setup.begin.is_scheduled() && setup.player(color) == Player::Person;
        let absent = Color::ALL.map(awaited);
        let mut now = Moment::new(position, clock);
        if let Some(ending) = ending_by_position(&position, setup.rulings) {
            now.phase = Phase::Over(ending);
        } else if setup.begins_at_once() {
            now.begin(0);
        }
        let has_begun = setup.begins_at_once();
        let game = Played {
            players: setup.players,
            absent,
            has_begun,
            interrupted: 0,
            plies,
            now,
            illegal_moves: [0; 2],
            last_offer: [None; 2],
            is_draw_allowed: false,
            are_names_swapped: false,
            quickplay: [None; 2],
            sheets: [Sheet { written: setup.moves.len(), ..Sheet::default() }; 2],
            awaits_sheets: false,
            signed: [false; 2],
            session_began: setup.begins_at_once().then_some(0),
            resumption: String::new(),
            is_session_over: false,
            is_leaving_early: false,
            sealed: None,
            adjournment: None,
            is_answer: false,
            late: [false; 2],
            resumed: None,
            boards: [*position.board(); 2],
            misrecorded: [Vec::new(), Vec::new()],
            peeks: [0; 2],
            undone: Vec::new(),
        };
        Ok(State { setup, revision: 0, time: 0, edition: &LAWS_2009, game })
    }

    /// What was agreed before the game.
    pub fn setup(&self) -> &NewGame {
        &self.setup
    }

    /// How often the game has changed.
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// When the game changed last. Time does not go back behind it.
    pub fn time(&self) -> Millis {
        self.time
    }

    /// The position on the board.
    pub fn position(&self) -> &Position {
        &self.game.now.position
    }

    /// The position from which all moves go out, those from elsewhere included.
    pub fn start(&self) -> &Position {
        &self.setup.position
    }

    /// The moves that were made, those from elsewhere included.
    pub fn plies(&self) -> &[Ply] {
        &self.game.plies
    }

    /// Where the game stands.
    pub fn phase(&self) -> Phase {
        self.game.now.phase
    }

    /// Whether no move was made yet, or none is left, of a game whose clock its first move starts.
    pub(super) fn awaits_first_move(&self) -> bool {
        let setup = self.setup();
        setup.begin == Begin::WithFirstMove
            && !setup.begins_at_once()
            && self.plies().len() <= setup.moves.len()
    }

    /// Whether the next move begins the game, and with it the clock.
    pub fn begins_with_next_move(&self) -> bool {
        self.phase() == Phase::Waiting && self.setup().begin == Begin::WithFirstMove
    }

    /// How the game ended, when it is over.
    pub fn ending(&self) -> Option<Ending> {
        match self.phase() {
            Phase::Over(ending) => Some(ending),
            _ => None,
        }
    }

    /// Who plays `color` now.
    pub fn player(&self, color: Color) -> Player {
        self.game.players[color as usize]
    }

    /// Whose draw offer stands.
    pub fn offer(&self) -> Option<Color> {
        self.game.now.offer
    }

    /// Whether `color` was asked if he means to resign.
    pub fn is_resigning(&self, color: Color) -> bool {
        self.game.now.resigning[color as usize]
    }

    /// What became of the wish for a hint.
    pub fn hint(&self) -> Hint {
        self.game.now.hint
    }

    /// The clock. What it shows also depends on the time, see
    /// [`view`](State::view).
    pub fn clock(&self) -> &Clock {
        &self.game.now.clock
    }

    /// The times that were agreed.
    pub fn controls(&self) -> &Controls {
        &self.setup.controls
    }

    /// The player who has to act for the game to go on: to move, or to press the
    /// clock.
    pub fn mover(&self) -> Color {
        let turn = self.position().turn();
        match self.phase() {
            Phase::Playing(Turn::ToPress) | Phase::Paused(Turn::ToPress) => !turn,
            _ => turn,
        }
    }

    /// The edition of the Laws by which the game is played.
    pub fn edition(&self) -> &'static Edition {
        self.edition
    }

    /// What the player of `color` is called; may be empty.
    pub fn name(&self, color: Color) -> &str {
        let color = if self.game.are_names_swapped { !color } else { color };
        &self.setup.names[color as usize]
    }

    /// Who has signed the scoresheets, White first (article 8.7).
    pub fn signed(&self) -> [bool; 2] {
        self.game.signed
    }

    /// How many plies a player has written down, those from elsewhere included, where
    /// the score is kept by hand (article 8).
    pub fn written(&self, color: Color) -> usize {
        self.game.sheets[color as usize].written
    }

    /// What a player has written down as the ply of this index, which with a blind player
    /// can be another move than was made.
    pub fn written_as(&self, color: Color, index: usize) -> Option<SquareMove> {
        let misrecorded = &self.game.misrecorded[color as usize];
        let other = misrecorded.iter().find(|(ply, _)| *ply == index).map(|(_, asked)| *asked);
        other.or_else(|| self.plies().get(index).map(|ply| SquareMove::of(ply.mv)))
    }

    /// Whether a claim in a quickplay finish waits for the arbiter (article 10.2).
    pub fn is_decision_due(&self) -> bool {
        self.undecided().is_some_and(|claim| claim.stage != QuickplayStage::Postponed)
    }

    /// The claim that is decided next: one that is due, else one that was put off.
    pub(super) fn undecided(&self) -> Option<QuickplayClaim> {
        let claims = self.game.quickplay.iter().flatten();
        claims.min_by_key(|claim| claim.stage == QuickplayStage::Postponed).copied()
    }

    /// The claim in a quickplay finish that is not decided yet, and whose it is.
    pub fn quickplay_claim(&self) -> Option<(Color, Claim)> {
        self.undecided().map(|QuickplayClaim { by, claim, .. }| (by, claim))
    }

    /// Whether the move that is to be sealed was made on the board.
    pub fn is_sealed_on_board(&self) -> bool {
        matches!(self.game.sealed, Some(SealedMove::OnBoard(_)))
    }

    /// The envelope of an adjourned game, until it is opened.
    pub fn adjournment(&self) -> Option<&Adjournment> {
        self.game.adjournment.as_deref()
    }

    /// Whether somebody watches over the game, so that nothing has to be claimed; in
    /// casual games the program does.
    pub fn is_supervised(&self) -> bool {
        self.setup.supervision == Supervision::Supervised
    }

    /// Who has proposed to put a move right that has been answered (B3.c).
    pub fn correction_proposed(&self) -> Option<Color> {
        self.game.now.correction
    }

    /// Whether the last move did not do what its player was bound to by his touches.
    pub(super) fn has_broken_touches(&self) -> bool {
        let touches = &self.game.now.last_touches;
        self.game.plies.last().is_some_and(|ply| {
            ply.is_legal
                && !touches.is_empty()
                && !touches.moves_left(&ply.before).contains(&ply.mv)
        })
    }

    /// Whether his touches limit the player on move (A4.b).
    pub(super) fn is_held_to_touches(&self) -> bool {
        self.is_supervised() || self.game.now.is_held_to_touches
    }

    /// What the player on move has touched on purpose, in a strict game.
    pub fn touches(&self) -> &Touches {
        &self.game.now.touches
    }

    /// What his touches bind him to.
    pub fn duty(&self) -> Duty {
        self.touches().duty(self.position())
    }

    /// The move that the player on move has announced with a wrong claim, and has to
    /// make (article 9.5.b).
    pub fn announced(&self) -> Option<Move> {
        self.game.now.announced
    }

    /// The legal moves that are left to the player on move by what he has touched,
    /// released and announced (articles 4.3 to 4.6, 9.5.b).
    pub fn moves_left(&self) -> Vec<Move> {
        let mut moves = match self.announced() {
            Some(announced) => vec![announced],
            None if self.touches().is_empty() || !self.is_held_to_touches() => {
                self.position().legal_moves()
            }
            None => self.touches().moves_left(self.position()),
        };
        if let (true, Some((from, to))) = (self.is_strict(), self.released_pawn()) {
            moves.retain(|mv| (mv.from(), mv.to()) == (from, to));
        }
        if self.has_standing_illegal_move() {
            // the king that was left in check is not captured (article 1.2), and one that
            // the other king attacks is in check
            let position = self.position();
            let king = position.king(!position.turn());
            moves.retain(|mv| mv.to() != king && position.is_legal(*mv));
        }
        moves
    }

    /// From where and to where the pawn went that is to be promoted.
    pub(super) fn released_pawn(&self) -> Option<(Square, Square)> {
        match self.phase() {
            Phase::Playing(Turn::Promoting { from, to })
            | Phase::Paused(Turn::Promoting { from, to }) => Some((from, to)),
            _ => None,
        }
    }

    /// How many illegal moves a player has completed (article 7.4.b).
    pub fn illegal_moves(&self, color: Color) -> u32 {
        self.game.illegal_moves[color as usize]
    }

    pub(super) fn is_strict(&self) -> bool {
        self.setup.mode == Mode::Strict
    }

    /// How often the position has come up, this time included (article 9.2).
    pub fn occurrences(&self) -> usize {
        let position = self.position();
        1 + self.earlier(position, position.halfmove_clock())
    }

    /// How often the position would have come up with a move.
    pub(super) fn occurrences_with(&self, mv: Move) -> usize {
        let after = self.position().after_legal(mv);
        let quiet = after.halfmove_clock().min(self.position().halfmove_clock());
        1 + self.earlier(&after, quiet)
    }

    /// How often it came up before the last `quiet` plies were made; a capture or a
    /// pawn move cannot be undone by others.
    fn earlier(&self, position: &Position, quiet: u16) -> usize {
        let plies = &self.game.plies;
        let recent = &plies[plies.len() - usize::from(quiet).min(plies.len())..];
        recent.iter().filter(|ply| ply.before.same_position(position)).count()
    }

    /// Keys of the positions before this one, oldest first.
    pub fn earlier_keys(&self) -> Vec<u64> {
        self.game.plies.iter().map(|ply| ply.before.key()).collect()
    }

    /// The moves that would be played again, oldest first.
    pub fn undone_moves(&self) -> impl Iterator<Item = Move> {
        self.game.undone.last().into_iter().flat_map(|undone| &undone.plies).map(|ply| ply.mv)
    }

    /// The time that the player of ply `index` had left after it, in milliseconds;
    /// `None` without a clock, while the move is not completed, and for moves that
    /// were made elsewhere.
    pub fn left_after(&self, index: usize) -> Option<Millis> {
        if index < self.setup.moves.len() {
            return None;
        }
        let by = self.game.plies.get(index)?.before.turn();
        let clock = match self.game.plies.get(index + 1) {
            Some(next) => &next.turn_began,
            // a move that ends the game is completed without a press
            None if self.phase().is_over() => &self.game.now.clock,
            None if self.mover() == by => return None,
            None => &self.game.now.turn_began,
        };
        clock.left(self.controls(), by, 0)
    }

    /// Whether two states are the same game, whatever has been done and undone
    /// on the way.
    pub fn is_same_game(&self, other: &State) -> bool {
        self.setup == other.setup && self.game == other.game
    }

    /// How the position and those before it end the game without a word.
    pub(super) fn ending_by_board(&self) -> Option<Ending> {
        let position = self.position();
        let Edition { final_repetition, final_quiet_plies, .. } = *self.edition;
        if let Some(ending) = ending_by_position(position, self.setup.rulings) {
            Some(ending)
        } else if final_repetition.is_some_and(|times| self.occurrences() >= times) {
            Some(Ending::Automatic(Claim::Repetition))
        } else if final_quiet_plies.is_some_and(|plies| position.halfmove_clock() >= plies) {
            Some(Ending::Automatic(Claim::FiftyMoves))
        } else {
            None
        }
    }

    pub(super) fn is_person(&self, color: Color) -> bool {
        self.player(color) == Player::Person
    }
}

impl Default for State {
    /// Casual chess between two people, without a clock.
    fn default() -> State {
        // nothing in it is of those things that can be refused
        State::new(NewGame::default()).expect("the usual game can begin")
    }
}

impl Moment {
    /// Before anything is done with a position.
    pub(super) fn new(position: Position, clock: Clock) -> Moment {
        Moment {
            position,
            clock,
            turn_began: clock,
            phase: Phase::Waiting,
            before_end: Phase::Waiting,
            paused_at: 0,
            touches: Touches::default(),
            adjusting: Adjusting::Nothing,
            is_held_to_touches: false,
            last_touches: Touches::default(),
            is_claimable: false,
            press: None,
            correction: None,
            announced: None,
            has_claimed: [false; Claim::ALL.len()],
            offer: None,
            unnoted: [false; 2],
            has_offered: [false; 2],
            resigning: [false; 2],
            announced_until: 0,
            hint: Hint::None,
        }
    }

    /// The clock of the player on move runs from `at` on.
    pub(super) fn begin(&mut self, at: Millis) {
        self.clock.start(self.position.turn(), at);
        self.turn_began = self.clock;
        self.phase = Phase::Playing(Turn::Thinking);
    }
}

/// How the position alone ends the game.
pub(super) fn ending_by_position(position: &Position, rulings: Rulings) -> Option<Ending> {
    let is_dead = || {
        if rulings.follows_forced_moves {
            position.is_dead_by_force(Budget::QUICK)
        } else {
            position.is_dead(Budget::QUICK)
        }
    };
    match position.status() {
        Status::Ongoing if is_dead() => Some(Ending::DeadPosition),
        Status::Ongoing => None,
        Status::Checkmate => Some(Ending::Checkmate { winner: !position.turn() }),
        Status::Stalemate => Some(Ending::Stalemate),
        Status::Dead => Some(Ending::DeadPosition),
    }
}
