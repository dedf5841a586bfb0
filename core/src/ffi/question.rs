//! What a player can ask.

use super::GameError;
use super::chess::{PieceKind, number, square};
use crate::games::Side;
use crate::games::chess::{File, Rank, Square};
use crate::speech::{CheckersQuestion, ChessQuestion, YinYangQuestion};
use crate::speech::{Question, Reading};

/// What a player can ask. Squares are numbers, 0 = a1, 63 = h8; files and ranks 0 to 7. Those of
/// checkers are 1 to 32, as PDN numbers them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum GameQuestion {
    /// Where pieces stand: of one kind or all, of one colour or both.
    Where {
        /// Whose.
        color: Option<Side>,
        /// Which.
        piece: Option<PieceKind>,
    },
    /// What stands on a square.
    On {
        /// Which.
        square: u8,
    },
    /// What stands on a file.
    File {
        /// 0 is the a-file.
        file: u8,
    },
    /// What stands on a rank.
    Rank {
        /// 0 is the first.
        rank: u8,
    },
    /// What stands on the diagonals through a square.
    Diagonals {
        /// Which.
        square: u8,
    },
    /// What stands on the file and the rank of a square.
    Lines {
        /// Which.
        square: u8,
    },
    /// The next square with a piece of a kind.
    Next {
        /// Which.
        piece: PieceKind,
        /// Whose; of both without it.
        color: Option<Side>,
        /// From where, this square left out.
        from: u8,
        /// Whether to look towards a1.
        is_backward: bool,
    },
    /// What stands on the squares around one.
    Neighbours {
        /// Which.
        square: u8,
    },
    /// Whether a square is light or dark.
    Shade {
        /// Which.
        square: u8,
    },
    /// How many pieces there are: of one kind or all, of one colour or both.
    Count {
        /// Whose.
        color: Option<Side>,
        /// Which.
        piece: Option<PieceKind>,
    },
    /// The legal moves of the pieces of a kind.
    MovesOf {
        /// Which.
        piece: PieceKind,
    },
    /// The legal moves of the piece in the hand.
    MovesInHand,
    /// The legal moves of the piece on a square, or all.
    Moves {
        /// Which.
        square: Option<u8>,
    },
    /// Those of them that capture.
    Captures {
        /// Which.
        square: Option<u8>,
    },
    /// The last moves.
    LastMoves {
        /// How many, of both sides.
        count: u32,
    },
    /// The last move that a side made.
    LastMoveOf {
        /// Which.
        side: Side,
    },
    /// What the last move captured, and what was captured before.
    Captured,
    /// All that a side has captured.
    CapturedBy {
        /// Which.
        side: Side,
    },
    /// The last move of a side that captured something.
    LastCaptureOf {
        /// Which.
        side: Side,
    },
    /// Whose turn it is.
    Turn,
    /// Whether it is the turn of a side.
    TurnOf {
        /// Which.
        side: Side,
    },
    /// Whether a side may take back.
    TakeBack {
        /// Which.
        side: Side,
    },
    /// Whether a king is in check.
    Check {
        /// Whose; without it that of the side to move.
        color: Option<Side>,
    },
    /// Who may still castle, and whether now.
    Castling,
    /// Which pawns can capture en passant now.
    EnPassant,
    /// The times left.
    Clocks,
    /// The time that a side has left.
    Clock {
        /// Which.
        side: Side,
    },
    /// The times used and the number of moves of both sides.
    TimesUsed,
    /// The number of moves.
    MoveNumber,
    /// One of the moves that a side made.
    MoveOf {
        /// Which side.
        side: Side,
        /// Which of its moves, counted from 1.
        number: u32,
    },
    /// What was played under a number of the record.
    MovesNumbered {
        /// Which.
        number: u32,
    },
    /// How the game stands: the last move, and whose turn it is or how it ended.
    Situation,
    /// Whether a board is hidden, and how often it has been looked at.
    Looks,
    /// All moves.
    Score,
    /// Each side's pieces.
    Board,
    /// The position by the quarters of the board.
    Quarters,
    /// The position rank by rank.
    Ranks,
    /// What each side has, and who has more.
    Material,
    /// What the piece on a square attacks and protects. This and what follows is not answered
    /// in a strict game.
    Attacks {
        /// Which.
        square: u8,
    },
    /// Who attacks a square.
    Attackers {
        /// Which.
        square: u8,
    },
    /// Who protects what stands on a square.
    Defenders {
        /// Which.
        square: u8,
    },
    /// Which pieces are pinned.
    Pins,
    /// Which pieces hang.
    Hanging,
    /// Which moves give check.
    Checks,
    /// Which moves mate.
    Mates,
    /// What only checkers has.
    Checkers {
        /// Which question.
        question: CheckersQuestion,
    },
    /// What only Yin-Yang has.
    YinYang {
        /// Which.
        question: YinYangQuestion,
    },
}

impl TryFrom<GameQuestion> for Question {
    type Error = GameError;

    fn try_from(question: GameQuestion) -> Result<Question, GameError> {
        let some = |square: Option<u8>| square.map(on_board).transpose();
        Ok(match question {
            GameQuestion::Where { color, piece } => Question::Chess(ChessQuestion::Where {
                color: color.map(Into::into),
                role: piece.map(Into::into),
            }),
            GameQuestion::On { square } => Question::Chess(ChessQuestion::On(on_board(square)?)),
            GameQuestion::File { file } => Question::Chess(ChessQuestion::File(
                *File::ALL.get(usize::from(file)).ok_or_else(|| no_line(file))?,
            )),
            GameQuestion::Rank { rank } => Question::Chess(ChessQuestion::Rank(
                *Rank::ALL.get(usize::from(rank)).ok_or_else(|| no_line(rank))?,
            )),
            GameQuestion::Diagonals { square } => {
                Question::Chess(ChessQuestion::Diagonals(on_board(square)?))
            }
            GameQuestion::Lines { square } => {
                Question::Chess(ChessQuestion::Lines(on_board(square)?))
            }
            GameQuestion::Next { piece, color, from, is_backward } => {
                Question::Chess(ChessQuestion::Next {
                    role: piece.into(),
                    color: color.map(Into::into),
                    from: on_board(from)?,
                    is_backward,
                })
            }
            GameQuestion::Neighbours { square } => {
                Question::Chess(ChessQuestion::Neighbours(on_board(square)?))
            }
            GameQuestion::Shade { square } => {
                Question::Chess(ChessQuestion::Shade(on_board(square)?))
            }
            GameQuestion::Count { color, piece } => Question::Chess(ChessQuestion::Count {
                color: color.map(Into::into),
                role: piece.map(Into::into),
            }),
            GameQuestion::MovesOf { piece } => {
                Question::Chess(ChessQuestion::MovesOf(piece.into()))
            }
            GameQuestion::MovesInHand => Question::Chess(ChessQuestion::MovesInHand),
            GameQuestion::Moves { square } => Question::Chess(ChessQuestion::Moves(some(square)?)),
            GameQuestion::Captures { square } => {
                Question::Chess(ChessQuestion::Captures(some(square)?))
            }
            GameQuestion::LastMoves { count } => Question::LastMoves(count),
            GameQuestion::LastMoveOf { side } => Question::LastMoveOf(side),
            GameQuestion::Captured => Question::Captured,
            GameQuestion::CapturedBy { side } => Question::CapturedBy(side),
            GameQuestion::LastCaptureOf { side } => Question::LastCaptureOf(side),
            GameQuestion::Turn => Question::Turn,
            GameQuestion::TurnOf { side } => Question::TurnOf(side),
            GameQuestion::TakeBack { side } => Question::TakeBack(side),
            GameQuestion::Check { color } => {
                Question::Chess(ChessQuestion::Check(color.map(Into::into)))
            }
            GameQuestion::Castling => Question::Chess(ChessQuestion::Castling),
            GameQuestion::EnPassant => Question::Chess(ChessQuestion::EnPassant),
            GameQuestion::Clocks => Question::Clocks,
            GameQuestion::Clock { side } => Question::Clock(side),
            GameQuestion::TimesUsed => Question::TimesUsed,
            GameQuestion::MoveNumber => Question::MoveNumber,
            GameQuestion::Score => Question::Score,
            GameQuestion::MoveOf { side, number } => Question::MoveOf(side, number),
            GameQuestion::MovesNumbered { number } => Question::MovesNumbered(number),
            GameQuestion::Situation => Question::Situation,
            GameQuestion::Looks => Question::Looks,
            GameQuestion::Board => Question::Chess(ChessQuestion::Board(Reading::Pieces)),
            GameQuestion::Quarters => Question::Chess(ChessQuestion::Board(Reading::Quarters)),
            GameQuestion::Ranks => Question::Chess(ChessQuestion::Board(Reading::Ranks)),
            GameQuestion::Material => Question::Chess(ChessQuestion::Material),
            GameQuestion::Attacks { square } => {
                Question::Chess(ChessQuestion::Attacks(on_board(square)?))
            }
            GameQuestion::Attackers { square } => {
                Question::Chess(ChessQuestion::Attackers(on_board(square)?))
            }
            GameQuestion::Defenders { square } => {
                Question::Chess(ChessQuestion::Defenders(on_board(square)?))
            }
            GameQuestion::Pins => Question::Chess(ChessQuestion::Pins),
            GameQuestion::Hanging => Question::Chess(ChessQuestion::Hanging),
            GameQuestion::Checks => Question::Chess(ChessQuestion::Checks),
            GameQuestion::Mates => Question::Chess(ChessQuestion::Mates),
            GameQuestion::Checkers { question } => Question::Checkers(question),
            GameQuestion::YinYang { question } => Question::YinYang(question),
        })
    }
}

impl From<Question> for GameQuestion {
    fn from(question: Question) -> GameQuestion {
        match question {
            Question::Chess(ChessQuestion::Where { color, role }) => {
                GameQuestion::Where { color: color.map(Into::into), piece: role.map(Into::into) }
            }
            Question::Chess(ChessQuestion::On(square)) => {
                GameQuestion::On { square: number(square) }
            }
            Question::Chess(ChessQuestion::File(file)) => GameQuestion::File { file: file as u8 },
            Question::Chess(ChessQuestion::Rank(rank)) => GameQuestion::Rank { rank: rank as u8 },
            Question::Chess(ChessQuestion::Diagonals(square)) => {
                GameQuestion::Diagonals { square: number(square) }
            }
            Question::Chess(ChessQuestion::Lines(square)) => {
                GameQuestion::Lines { square: number(square) }
            }
            Question::Chess(ChessQuestion::Next { role, color, from, is_backward }) => {
                GameQuestion::Next {
                    piece: role.into(),
                    color: color.map(Into::into),
                    from: number(from),
                    is_backward,
                }
            }
            Question::Chess(ChessQuestion::Neighbours(square)) => {
                GameQuestion::Neighbours { square: number(square) }
            }
            Question::Chess(ChessQuestion::Shade(square)) => {
                GameQuestion::Shade { square: number(square) }
            }
            Question::Chess(ChessQuestion::Count { color, role }) => {
                GameQuestion::Count { color: color.map(Into::into), piece: role.map(Into::into) }
            }
            Question::Chess(ChessQuestion::MovesOf(role)) => {
                GameQuestion::MovesOf { piece: role.into() }
            }
            Question::Chess(ChessQuestion::MovesInHand) => GameQuestion::MovesInHand,
            Question::Chess(ChessQuestion::Moves(square)) => {
                GameQuestion::Moves { square: square.map(number) }
            }
            Question::Chess(ChessQuestion::Captures(square)) => {
                GameQuestion::Captures { square: square.map(number) }
            }
            Question::LastMoves(count) => GameQuestion::LastMoves { count },
            Question::LastMoveOf(side) => GameQuestion::LastMoveOf { side },
            Question::Captured => GameQuestion::Captured,
            Question::CapturedBy(side) => GameQuestion::CapturedBy { side },
            Question::LastCaptureOf(side) => GameQuestion::LastCaptureOf { side },
            Question::Turn => GameQuestion::Turn,
            Question::TurnOf(side) => GameQuestion::TurnOf { side },
            Question::TakeBack(side) => GameQuestion::TakeBack { side },
            Question::Chess(ChessQuestion::Check(color)) => {
                GameQuestion::Check { color: color.map(Into::into) }
            }
            Question::Chess(ChessQuestion::Castling) => GameQuestion::Castling,
            Question::Chess(ChessQuestion::EnPassant) => GameQuestion::EnPassant,
            Question::Clocks => GameQuestion::Clocks,
            Question::Clock(side) => GameQuestion::Clock { side },
            Question::TimesUsed => GameQuestion::TimesUsed,
            Question::MoveNumber => GameQuestion::MoveNumber,
            Question::Score => GameQuestion::Score,
            Question::MoveOf(side, number) => GameQuestion::MoveOf { side, number },
            Question::MovesNumbered(number) => GameQuestion::MovesNumbered { number },
            Question::Situation => GameQuestion::Situation,
            Question::Looks => GameQuestion::Looks,
            Question::Chess(ChessQuestion::Board(Reading::Pieces)) => GameQuestion::Board,
            Question::Chess(ChessQuestion::Board(Reading::Quarters)) => GameQuestion::Quarters,
            Question::Chess(ChessQuestion::Board(Reading::Ranks)) => GameQuestion::Ranks,
            Question::Chess(ChessQuestion::Material) => GameQuestion::Material,
            Question::Chess(ChessQuestion::Attacks(square)) => {
                GameQuestion::Attacks { square: number(square) }
            }
            Question::Chess(ChessQuestion::Attackers(square)) => {
                GameQuestion::Attackers { square: number(square) }
            }
            Question::Chess(ChessQuestion::Defenders(square)) => {
                GameQuestion::Defenders { square: number(square) }
            }
            Question::Chess(ChessQuestion::Pins) => GameQuestion::Pins,
            Question::Chess(ChessQuestion::Hanging) => GameQuestion::Hanging,
            Question::Chess(ChessQuestion::Checks) => GameQuestion::Checks,
            Question::Chess(ChessQuestion::Mates) => GameQuestion::Mates,
            Question::Checkers(question) => GameQuestion::Checkers { question },
            Question::YinYang(question) => GameQuestion::YinYang { question },
        }
    }
}

pub(super) fn on_board(number: u8) -> Result<Square, GameError> {
    square(number)
        .ok_or_else(|| GameError::bad_input(format!("there is no square {number}, only 0 to 63")))
}

fn no_line(number: u8) -> GameError {
    GameError::bad_input(format!("there is no file or rank {number}, only 0 to 7"))
}
