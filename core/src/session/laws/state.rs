use crate::arbiter::clock::{Face, Millis};
use crate::arbiter::touch::{Duty, Touches};
use crate::games::chess::{self, Bitboard, Board, Square};
use crate::games::{Move, Path, Position, Side};
use crate::session::blind::board;
use crate::session::{Adjournment, Claim, Phase, SealedMove, State, Turn};

/// What the Laws know of a game beyond its moves and its clock.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools, reason = "facts that do not depend on each other")]
pub(in crate::session) struct Laws {
    /// How many illegal moves each player has completed (article 7.4.b).
    pub(in crate::session) illegal_moves: [u32; 2],
    /// Whether the arbiter has consented to draws that the competition forbids.
    pub(in crate::session) is_draw_allowed: bool,
    /// Whether the names of the players have changed sides.
    pub(in crate::session) are_names_swapped: bool,
    /// The claims in a quickplay finish that are not decided, White's first.
    pub(in crate::session) quickplay: [Option<QuickplayClaim>; 2],
    /// The scoresheets, where they are kept by hand.
    pub(in crate::session) sheets: [Sheet; 2],
    /// Whether the clocks stand until both are complete (article 8.5.a).
    pub(in crate::session) awaits_sheets: bool,
    /// Whether who has stopped the clocks to call the arbiter has still to say why.
    pub(in crate::session) awaits_reason: bool,
    /// Who has signed the scoresheets.
    pub(in crate::session) signed: [bool; 2],
    /// When the session began in which the game is played; `None` before it, and when
    /// the game goes on after its end all the same.
    pub(in crate::session) session_began: Option<Millis>,
    /// When and where the game goes on after it.
    pub(in crate::session) resumption: String,
    /// The session is over, and the player who has the move next seals it.
    pub(in crate::session) is_session_over: bool,
    /// A player leaves before the end of the session, and pays for it.
    pub(in crate::session) is_leaving_early: bool,
    /// What was sealed, before the clock is stopped.
    pub(in crate::session) sealed: Option<SealedMove>,
    /// The envelope that is kept, and what stands on it.
    pub(in crate::session) adjournment: Option<Box<Adjournment>>,
    /// What is sealed answers a move of a player who is not there yet.
    pub(in crate::session) is_answer: bool,
    /// Who came too late to the resumption.
    pub(in crate::session) late: [bool; 2],
    /// When an adjourned game was resumed, and after how many plies.
    pub(in crate::session) resumed: Option<(Millis, usize)>,
    /// The boards of both players, White's first, where each has his own.
    pub(in crate::session) boards: [Board; 2],
    /// The move that was shown with the right claim of a draw that has ended the game.
    pub(in crate::session) claimed_with: Option<Move>,
    /// What players have written down wrongly, by the number of the ply.
    pub(in crate::session) misrecorded: [Vec<(usize, Path)>; 2],
}

/// What the Laws know of one turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::session) struct TurnLaws {
    /// What the player on move has touched on purpose, in a strict game.
    pub(in crate::session) touches: Touches,
    /// What he has said that he puts right.
    pub(in crate::session) adjusting: Adjusting,
    /// His touches bind him also where nobody watches over the game, since that was
    /// claimed.
    pub(in crate::session) is_held_to_touches: bool,
    /// What the player of the last move had touched, in a game without supervision.
    pub(in crate::session) last_touches: Touches,
    /// Whether the last move was completed by its player, so that it can be claimed as
    /// illegal, in such a game.
    pub(in crate::session) is_claimable: bool,
    /// His face of the clock before and after that.
    pub(in crate::session) press: Option<(Face, Face)>,
    /// Who has proposed to put a move right that has been answered (B3.c).
    pub(in crate::session) correction: Option<Side>,
    /// The move that he has announced with a wrong claim and has to make.
    pub(in crate::session) announced: Option<Move>,
    /// Which claims of his were wrong in this move.
    pub(in crate::session) has_claimed: [bool; Claim::ALL.len()],
}

/// What comes back with moves that were taken back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::session) struct UndoneLaws {
    pub(in crate::session) sealed: Option<SealedMove>,
    pub(in crate::session) boards: [Board; 2],
}

/// A claim in a quickplay finish (article 10.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::session) struct QuickplayClaim {
    pub(in crate::session) by: Side,
    pub(in crate::session) claim: Claim,
    pub(in crate::session) stage: QuickplayStage,
    /// The opponent has got his extra time for it already.
    pub(in crate::session) has_given_time: bool,
}

/// How far it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::session) enum QuickplayStage {
    /// The game waits for the decision.
    Claimed,
    /// The decision is put off, and the game goes on.
    Postponed,
    /// The claimant's flag has fallen meanwhile, and the game waits again.
    FlagFell,
}

/// The scoresheet of one player (article 8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::session) struct Sheet {
    /// How many plies are written down.
    pub(in crate::session) written: usize,
    /// He was short of time, and has not caught up yet (article 8.4).
    pub(in crate::session) is_excused: bool,
    /// A flag has fallen, and he has to catch up before he moves (article 8.5).
    pub(in crate::session) is_due: bool,
}

/// What the player on move has said that he puts right (article 4.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::session) enum Adjusting {
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
    pub(in crate::session) fn without(self, square: Square) -> Adjusting {
        match self {
            Adjusting::Pieces(pieces) => match pieces & !Bitboard::from(square) {
                Bitboard(0) => Adjusting::Nothing,
                pieces => Adjusting::Pieces(pieces),
            },
            Adjusting::Nothing | Adjusting::Next => Adjusting::Nothing,
        }
    }
}

impl Laws {
    /// Before anything is done with a position that is reached after so many moves from
    /// elsewhere.
    pub(in crate::session) fn new(
        position: &Position,
        written: usize,
        session_began: Option<Millis>,
    ) -> Laws {
        Laws {
            illegal_moves: [0; 2],
            is_draw_allowed: false,
            are_names_swapped: false,
            quickplay: [None; 2],
            sheets: [Sheet { written, ..Sheet::default() }; 2],
            awaits_sheets: false,
            awaits_reason: false,
            signed: [false; 2],
            session_began,
            resumption: String::new(),
            is_session_over: false,
            is_leaving_early: false,
            sealed: None,
            adjournment: None,
            is_answer: false,
            late: [false; 2],
            resumed: None,
            boards: [board(position); 2],
            claimed_with: None,
            misrecorded: [Vec::new(), Vec::new()],
        }
    }

    /// What comes back when moves that are taken back now are played again.
    pub(in crate::session) fn kept(&self) -> UndoneLaws {
        UndoneLaws { sealed: self.sealed.clone(), boards: self.boards }
    }

    pub(in crate::session) fn come_back(&mut self, kept: UndoneLaws) {
        self.sealed = kept.sealed;
        self.boards = kept.boards;
    }
}

impl Default for TurnLaws {
    fn default() -> TurnLaws {
        TurnLaws {
            touches: Touches::default(),
            adjusting: Adjusting::Nothing,
            is_held_to_touches: false,
            last_touches: Touches::default(),
            is_claimable: false,
            press: None,
            correction: None,
            announced: None,
            has_claimed: [false; Claim::ALL.len()],
        }
    }
}

impl State {
    /// Who has signed the scoresheets, White first (article 8.7).
    pub fn signed(&self) -> [bool; 2] {
        self.game.laws.signed
    }

    /// How many plies a player has written down, those from elsewhere included, where
    /// the score is kept by hand (article 8).
    pub fn written(&self, side: Side) -> usize {
        self.game.laws.sheets[side as usize].written
    }

    /// What a player has written down as the ply of this index, which with a blind player
    /// can be another move than was made.
    pub fn written_as(&self, side: Side, index: usize) -> Option<Path> {
        let misrecorded = &self.game.laws.misrecorded[side as usize];
        let other = misrecorded.iter().find(|(ply, _)| *ply == index).map(|(_, asked)| *asked);
        other.or_else(|| self.plies().get(index).map(|ply| ply.mv.path()))
    }

    /// Whether a claim in a quickplay finish waits for the arbiter (article 10.2).
    pub fn is_decision_due(&self) -> bool {
        self.undecided().is_some_and(|claim| claim.stage != QuickplayStage::Postponed)
    }

    /// The claim that is decided next: one that is due, else one that was put off.
    pub(in crate::session) fn undecided(&self) -> Option<QuickplayClaim> {
        let claims = self.game.laws.quickplay.iter().flatten();
        claims.min_by_key(|claim| claim.stage == QuickplayStage::Postponed).copied()
    }

    /// The claim in a quickplay finish that is not decided yet, and whose it is.
    pub fn quickplay_claim(&self) -> Option<(Side, Claim)> {
        self.undecided().map(|QuickplayClaim { by, claim, .. }| (by, claim))
    }

    /// Whether the flag of who has claimed in a quickplay finish has fallen since.
    pub(crate) fn has_flag_fallen_meanwhile(&self) -> bool {
        self.undecided().is_some_and(|claim| claim.stage == QuickplayStage::FlagFell)
    }

    /// Whether the opponent has got his time for the claim when the decision was put off.
    pub(crate) fn has_given_time_for_claim(&self) -> bool {
        self.undecided().is_some_and(|claim| claim.has_given_time)
    }

    /// Whether the move that is to be sealed was made on the board.
    pub fn is_sealed_on_board(&self) -> bool {
        matches!(self.game.laws.sealed, Some(SealedMove::OnBoard(_)))
    }

    /// The envelope of an adjourned game, until it is opened.
    pub fn adjournment(&self) -> Option<&Adjournment> {
        self.game.laws.adjournment.as_deref()
    }

    /// Who has proposed to put a move right that has been answered (B3.c).
    pub fn correction_proposed(&self) -> Option<Side> {
        self.game.now.laws.correction
    }

    /// Whether the last move did not do what its player was bound to by his touches.
    pub(super) fn has_broken_touches(&self) -> bool {
        let touches = &self.game.now.laws.last_touches;
        self.game.plies.last().is_some_and(|ply| {
            ply.is_legal
                && !touches.is_empty()
                && ply.chess().is_some_and(|(before, mv)| !touches.moves_left(before).contains(&mv))
        })
    }

    /// Whether his touches limit the player on move (A4.b).
    pub(super) fn is_held_to_touches(&self) -> bool {
        self.is_supervised() || self.game.now.laws.is_held_to_touches
    }

    /// What the player on move has touched on purpose, in a strict game.
    pub fn touches(&self) -> &Touches {
        &self.game.now.laws.touches
    }

    /// What his touches bind him to.
    pub fn duty(&self) -> Duty {
        self.chess().map_or(Duty::Free, |position| self.touches().duty(position))
    }

    /// The pieces that he has touched and is bound to.
    pub(in crate::session) fn bound_pieces(&self) -> Bitboard {
        let is_bound = !self.touches().is_empty() && self.is_held_to_touches();
        self.chess()
            .filter(|_| is_bound)
            .map_or(Bitboard::EMPTY, |position| self.duty().pieces(position.king(position.turn())))
    }

    /// The move that was shown with the claim that has ended the game, and is not made (article
    /// 9.2.a).
    pub(crate) fn claimed_with(&self) -> Option<Move> {
        self.game.laws.claimed_with
    }

    /// The move that the player on move has announced with a wrong claim, and has to
    /// make (article 9.5.b).
    pub fn announced(&self) -> Option<Move> {
        self.game.now.laws.announced
    }

    /// The legal moves that are left to the player on move by what he has touched,
    /// released and announced (articles 4.3 to 4.6, 9.5.b).
    pub fn moves_left(&self) -> Vec<Move> {
        match self.chess() {
            Some(position) => {
                self.moves_left_in_chess(position).into_iter().map(Move::Chess).collect()
            }
            None => self.position().legal_moves(self.earlier_keys()),
        }
    }

    fn moves_left_in_chess(&self, position: &chess::Position) -> Vec<chess::Move> {
        let mut moves = match self.announced().and_then(Move::chess) {
            Some(announced) => vec![announced],
            None if self.touches().is_empty() || !self.is_held_to_touches() => {
                position.legal_moves()
            }
            None => self.touches().moves_left(position),
        };
        if let (true, Some((from, to))) = (self.is_strict(), self.released_pawn()) {
            moves.retain(|mv| (mv.from(), mv.to()) == (from, to));
        }
        if self.has_standing_illegal_move() {
            // the king that was left in check is not captured (article 1.2), and one that
            // the other king attacks is in check
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
    pub fn illegal_moves(&self, side: Side) -> u32 {
        self.game.laws.illegal_moves[side as usize]
    }
}
