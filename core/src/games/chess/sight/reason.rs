//! Why a move may be good, as far as the board proves it.

mod danger;
mod lines;
mod material;
mod plans;
mod threats;

use std::cmp::Reverse;

use super::{exchange, hanging, points};
use crate::games::chess::{Bitboard, Board, Color, Move, Position, Role, Square, Status};

/// A piece, and where it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PieceOn {
    /// What it is.
    pub role: Role,
    /// Where it stands.
    pub square: Square,
}

/// What a move does, in one fact that can be seen on the board.
///
/// Pieces of the mover are where they stand before the move, those of the opponent
/// too; a capture on one square is followed to its end, see
/// [`exchange`](super::exchange).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// It mates.
    Mates,
    /// There is no other legal move.
    OnlyMove,
    /// It leaves the opponent no move, which is a draw.
    Stalemates,
    /// Whatever the answer, the next move mates.
    MatesNext,
    /// The opponent could mate with this otherwise, and cannot mate at once any more.
    StopsMate(Move),
    /// A pawn becomes this, and it cannot be captured with gain.
    Promotes(Role),
    /// It captures what nothing defends.
    TakesUndefended(PieceOn),
    /// It captures a pawn in passing, and nothing can take back.
    TakesInPassing(PieceOn),
    /// It captures a piece with one that is worth less.
    TakesGreater {
        /// What is captured.
        taken: PieceOn,
        /// What captures it.
        with: Role,
    },
    /// What follows on the square of the capture is a gain.
    WinsExchange {
        /// What is captured first.
        taken: PieceOn,
        /// The gain, in pawns.
        gain: u32,
    },
    /// It attacks two at once, or opens a line to them: each is the king, or can now be
    /// captured with gain.
    Forks(PieceOn, PieceOn),
    /// The piece in front has to leave the line, and the one behind it is captured.
    Skewers {
        /// Who stands in front.
        front: PieceOn,
        /// Who stands behind.
        behind: PieceOn,
    },
    /// A piece stands before a more valuable one on the line of the piece that moves.
    Pins {
        /// Who stands in front.
        pinned: PieceOn,
        /// Who stands behind: the king, or what could be captured with gain.
        to: PieceOn,
    },
    /// An own piece could be captured with gain otherwise, and cannot any more.
    Saves {
        /// The piece.
        piece: PieceOn,
        /// Why it could be captured.
        danger: Danger,
        /// What is done about it.
        rescue: Rescue,
    },
    /// The opponent's pawn on this square would be promoted otherwise.
    StopsPromotion(Square),
    /// With this move the opponent would attack two at once otherwise.
    StopsFork(Move, [PieceOn; 2]),
    /// It captures the piece that gives check.
    TakesChecker(PieceOn),
    /// It puts a piece between the king and the one that gives check.
    BlocksCheck(PieceOn),
    /// What moves attacks this, which can now be captured with gain.
    Attacks(PieceOn),
    /// The same, but the line of another piece was opened.
    OpensAttack(PieceOn),
    /// No pawn of the opponent can stop this one, or capture it, on its way.
    AdvancesPassedPawn,
    /// It exchanges equal pieces, and the mover has more of them.
    TradesWhenAhead,
    /// It castles, while the opponent has a queen.
    Castles,
    /// A knight or bishop leaves the last rank in the opening.
    Develops(Role),
    /// A pawn goes to one of the four squares in the middle in the opening.
    TakesCentre,
    /// A rook goes to a file without pawns.
    TakesOpenFile,
    /// The king comes nearer to the middle in an ending without queens.
    CentralisesKing,
}

/// Why a piece could be captured with gain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Danger {
    /// Nothing would take back.
    Undefended,
    /// By one that is worth less.
    ByLesser(PieceOn),
    /// By more than defend it.
    Outnumbered,
}

/// How a piece is saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rescue {
    /// It moves away.
    Moves,
    /// Its attacker is captured.
    Takes(PieceOn),
    /// Something is put between it and its attacker.
    Blocks,
    /// It is defended.
    Defends,
    /// In some other way: the attacker is pinned, or has to see to a check.
    Otherwise,
}

/// The most telling fact about a legal move, if there is any. What wins or loses most
/// comes first, and only without any of that what is good in general.
///
/// ```
/// use annabella::games::chess::sight::{PieceOn, Reason, reason};
/// use annabella::games::chess::{Move, Position, Role, Square};
///
/// let position: Position = "4k3/8/8/3n4/8/8/8/3RK3 w - -".parse().unwrap();
/// let taken = PieceOn { role: Role::Knight, square: Square::D5 };
/// let mv = Move::normal(Square::D1, Square::D5);
/// assert_eq!(reason(&position, mv), Some(Reason::TakesUndefended(taken)));
/// ```
pub fn reason(position: &Position, mv: Move) -> Option<Reason> {
    let thought = Thought::new(position, mv);
    thought.ends_the_game().or_else(|| thought.forces()).or_else(|| thought.plan())
}

impl Reason {
    /// Whether it tells of something that the move wins.
    pub fn wins(self) -> bool {
        match self {
            Reason::Attacks(piece) | Reason::OpensAttack(piece) => piece.role != Role::Pawn,
            Reason::Mates
            | Reason::MatesNext
            | Reason::Promotes(_)
            | Reason::TakesUndefended(_)
            | Reason::TakesInPassing(_)
            | Reason::TakesGreater { .. }
            | Reason::WinsExchange { .. }
            | Reason::Forks(..)
            | Reason::Skewers { .. }
            | Reason::Pins { .. } => true,
            _ => false,
        }
    }

    /// Whether it tells of something that the move keeps from being lost.
    pub const fn keeps(self) -> bool {
        matches!(
            self,
            Reason::Stalemates
                | Reason::StopsMate(_)
                | Reason::Saves { .. }
                | Reason::StopsPromotion(_)
                | Reason::StopsFork(..)
        )
    }
}

/// A move and what comes of it.
struct Thought<'a> {
    before: &'a Position,
    mv: Move,
    after: Position,
    mover: Color,
    /// What moves.
    role: Role,
    /// Where it stands afterwards.
    to: Square,
}

impl Thought<'_> {
    fn new(before: &Position, mv: Move) -> Thought<'_> {
        let mover = before.turn();
        let role = before.board().role_at(mv.from()).unwrap_or(Role::Pawn);
        Thought { before, mv, after: before.after_legal(mv), mover, role, to: mv.arrival() }
    }

    fn ends_the_game(&self) -> Option<Reason> {
        match self.after.status() {
            Status::Checkmate => return Some(Reason::Mates),
            Status::Stalemate => return Some(Reason::Stalemates),
            Status::Ongoing | Status::Dead => {}
        }
        if self.before.legal_moves().len() == 1 {
            return Some(Reason::OnlyMove);
        }
        self.mates_next().then_some(Reason::MatesNext)
    }

    /// What wins most, or keeps most from being lost.
    fn forces(&self) -> Option<Reason> {
        let taken = self.takes();
        if taken.is_none_or(|(gain, _)| gain < points(Role::Knight))
            && let Some(reason) = self.stops_mate()
        {
            return Some(reason);
        }
        let found = [
            taken,
            self.promotes(),
            self.forks(),
            self.skewers(),
            self.saves(),
            self.stops_promotion(),
        ];
        let best = found.into_iter().flatten().min_by_key(|&(worth, _)| Reverse(worth));
        best.map(|(_, reason)| reason).or_else(|| self.stops_fork())
    }

    /// What is good in general.
    fn plan(&self) -> Option<Reason> {
        self.ends_check()
            .or_else(|| self.pins())
            .or_else(|| self.attacks_one())
            .or_else(|| self.advances_passed_pawn())
            .or_else(|| self.trades_when_ahead())
            .or_else(|| self.improves())
    }

    fn on(&self, square: Square) -> Option<PieceOn> {
        piece_on(self.before.board(), square)
    }

    /// Whether the opponent gains nothing by capturing what has moved.
    fn is_safe(&self) -> bool {
        exchange(self.after.board(), self.to, !self.mover) == 0
    }
}

fn piece_on(board: &Board, square: Square) -> Option<PieceOn> {
    board.role_at(square).map(|role| PieceOn { role, square })
}

/// More than any piece is worth: of two attacked ones the king has to be seen to first.
const KING: u32 = 100;

fn worth(role: Role) -> u32 {
    if role == Role::King { KING } else { points(role) }
}
