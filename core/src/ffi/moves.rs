use super::action::GamePath;
use crate::games::chess::{self, Square};
use crate::games::{Move, Path, Position, Reach, Side, checkers};
use crate::session::{Ply, State};

/// What a move does beside going from one square to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, uniffi::Enum)]
pub enum MoveKind {
    /// Nothing more; it may capture what stands where it goes.
    Plain,
    /// It captures en passant.
    EnPassant,
    /// It castles.
    Castle,
    /// A pawn becomes another piece.
    Promotion,
}

/// A move that was made.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct PlayedMove {
    /// Who made it.
    pub by: Side,
    /// Over which points; castling goes from the king's square to the rook's.
    pub path: GamePath,
    /// What it does.
    pub kind: MoveKind,
    /// The move as the game's records write it, `Nxf7+`.
    pub notation: String,
    /// It takes something.
    pub is_capture: bool,
    /// Something of the opponent's is in danger: his king is in check.
    pub is_alarm: bool,
}

/// A move in the record of a game.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct RecordedMove {
    /// The move.
    pub played: PlayedMove,
    /// What its player had left after it; none without a clock, while the move is not
    /// completed, and for moves that were made elsewhere.
    pub left_ms: Option<u64>,
}

impl RecordedMove {
    /// All moves of a game.
    pub(super) fn all(state: &State) -> Vec<RecordedMove> {
        let record = |(index, ply): (usize, &Ply)| RecordedMove {
            played: PlayedMove::of(ply),
            left_ms: state.left_after(index),
        };
        state.plies().iter().enumerate().map(record).collect()
    }
}

impl PlayedMove {
    fn of(ply: &Ply) -> PlayedMove {
        PlayedMove::made(&ply.before, ply.mv)
    }

    /// A move that is made in a position.
    pub(super) fn made(before: &Position, mv: Move) -> PlayedMove {
        let is_alarm = !before.after(mv).alarms().is_empty();
        let notation = before.notation(mv);
        PlayedMove::new(before.turn(), mv, notation, before.captures(mv), is_alarm)
    }

    pub(super) fn new(
        by: Side,
        mv: Move,
        notation: String,
        is_capture: bool,
        is_alarm: bool,
    ) -> PlayedMove {
        let kind = match mv {
            Move::Chess(mv) => match mv.kind() {
                chess::MoveKind::Normal => MoveKind::Plain,
                chess::MoveKind::EnPassant => MoveKind::EnPassant,
                chess::MoveKind::Castle => MoveKind::Castle,
                chess::MoveKind::Promotion(_) => MoveKind::Promotion,
            },
            Move::Checkers(_) | Move::YinYang(_) => MoveKind::Plain,
        };
        PlayedMove { by, path: path(mv), kind, notation, is_capture, is_alarm }
    }
}

/// The points as in packed moves: castling goes from the king's square to the rook's.
pub(super) fn path(mv: Move) -> GamePath {
    match mv {
        Move::Chess(mv) => GamePath {
            points: vec![point(mv.from()), point(mv.to())],
            becomes: mv.promoted_to().map(Into::into),
        },
        Move::Checkers(mv) => {
            GamePath { points: mv.squares().map(checkers::Square::point).collect(), becomes: None }
        }
        Move::YinYang(mv) => GamePath { points: mv.number().into_iter().collect(), becomes: None },
    }
}

/// Moves in bytes, see [`GameView::legal_moves`](super::GameView::legal_moves).
pub(super) fn packed(moves: &[Move]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(BYTES * moves.len());
    for mv in moves {
        match mv {
            Move::Chess(mv) => {
                let does = match mv.kind() {
                    chess::MoveKind::Normal => 0,
                    chess::MoveKind::EnPassant => 1,
                    chess::MoveKind::Castle => 2,
                    chess::MoveKind::Promotion(role) => role.byte() + 1,
                };
                let [from, to, arrival] = [mv.from(), mv.to(), mv.arrival()].map(point);
                let [from, to, arrival] = [from, to, arrival].map(u16::to_le_bytes);
                bytes.extend_from_slice([[2, does], arrival, from, to].as_flattened());
            }
            Move::Checkers(mv) => {
                let count = mv.squares().count() as u8;
                bytes.extend([count, 0]);
                bytes.extend(mv.to().point().to_le_bytes());
                bytes.extend(mv.squares().flat_map(|square| square.point().to_le_bytes()));
            }
            Move::YinYang(mv) => {
                let points: Vec<u16> = mv.number().into_iter().collect();
                bytes.extend([points.len() as u8, 0]);
                bytes.extend(Move::YinYang(*mv).arrival().to_le_bytes());
                bytes.extend(points.into_iter().flat_map(u16::to_le_bytes));
            }
        }
    }
    bytes
}

/// As many bytes as a move over two points has.
const BYTES: usize = 8;

/// The moves of packed bytes; none where they are broken.
pub(super) fn unpacked(mut bytes: &[u8]) -> Option<Vec<Reach>> {
    let mut moves = Vec::new();
    while let [len, does, rest @ ..] = bytes {
        let numbers = rest.get(..2 * (usize::from(*len) + 1))?;
        bytes = &rest[numbers.len()..];
        let numbers: Vec<u16> =
            numbers.chunks_exact(2).map(|pair| u16::from_le_bytes([pair[0], pair[1]])).collect();
        let (&arrival, points) = numbers.split_first()?;
        let becomes = if *does > 2 { does - 1 } else { 0 };
        moves.push(Reach { path: Path::new(points, becomes)?, arrival });
    }
    bytes.is_empty().then_some(moves)
}

fn point(square: Square) -> u16 {
    square.index() as u16
}
