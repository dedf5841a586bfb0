use super::session::guarded;
use super::speech::{label, phrase, seen_with_board};
use super::{GameError, Phrase, SpeechSettings};
use crate::games::chess::notation::fen;
use crate::games::chess::{Board, Note, Piece, Position, chess960};
use crate::games::yin_yang::Size;
use crate::games::{GameKind, Rules, Side, checkers};
use crate::speech::{Segment, Settings, Speaker};

/// What became of a position that was checked.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct PositionCheck {
    /// The position as FEN; none if no game can begin there.
    pub fen: Option<String>,
    /// Why none can, in words.
    pub problem: Option<Phrase>,
    /// What was left out or is odd, in English, for a log.
    pub notes: Vec<String>,
    /// The board of the position, packed as in a view; empty without one.
    pub board: Vec<u8>,
}

/// Whether a game of chess can begin from a position in FEN, where compositions may have any number of
/// pieces.
#[uniffi::export]
pub fn check_fen(fen: String, settings: SpeechSettings) -> Result<PositionCheck, GameError> {
    guarded(|| {
        Ok(match fen::parse(&fen) {
            Ok((position, notes)) => PositionCheck::of_chess(&position, &notes),
            Err(problem) => PositionCheck::refused(phrase(settings.into(), |speaker| {
                speaker.fen_problem(&problem)
            })),
        })
    })
}

/// The start of Chess960 with this number, 0 to 959, as FEN; 518 is the usual one.
#[uniffi::export]
pub fn chess960_start(start: u32) -> Result<String, GameError> {
    guarded(|| Ok(start_of_chess960(start)?.to_string()))
}

pub(super) fn start_of_chess960(number: u32) -> Result<Position, GameError> {
    let position = u16::try_from(number).ok().and_then(chess960::start);
    let wrong = || GameError::bad_input(format!("there is no start {number}, only 0 to 959"));
    position.ok_or_else(wrong)
}

/// The names of the points of a board with what is on them, row by row from the first player's near
/// left, and in checkers nothing for light squares. The board is packed as in a view and has so many
/// columns and rows.
#[uniffi::export(default(columns = 8, rows = 8))]
pub fn board_labels(
    kind: GameKind,
    board: Vec<u8>,
    settings: SpeechSettings,
    columns: u8,
    rows: u8,
) -> Result<Vec<Phrase>, GameError> {
    guarded(|| {
        let labels_in = |settings: Settings| -> Result<Vec<Vec<Segment>>, GameError> {
            let speaker = Speaker::new(settings).of(kind);
            Ok(match kind {
                GameKind::Chess | GameKind::Chess960 => speaker.labels_of(&unpacked(&board)?),
                GameKind::Checkers => speaker.checkers_labels_of(&unpacked_checkers(&board)?),
                GameKind::YinYang => {
                    let size = Size::new(columns, rows);
                    let size = size.filter(|size| usize::from(size.count()) == board.len());
                    let wrong = || GameError::bad_input("a board has a byte for each point");
                    speaker.yin_yang_labels_of(size.ok_or_else(wrong)?, &board)
                }
            })
        };
        let settings = Settings::from(settings);
        let both = labels_in(settings)?.into_iter().zip(labels_in(seen_with_board(settings))?);
        Ok(both
            .map(|(said, seen)| Phrase { printed: label(seen).to_string(), ..label(said).into() })
            .collect())
    })
}

impl PositionCheck {
    pub(super) fn of_chess(position: &Position, notes: &[Note]) -> PositionCheck {
        PositionCheck {
            fen: Some(position.to_string()),
            problem: None,
            notes: notes.iter().map(ToString::to_string).collect(),
            board: position.board().bytes(),
        }
    }

    pub(super) fn of_checkers(position: &checkers::Position) -> PositionCheck {
        PositionCheck {
            fen: Some(position.to_string()),
            problem: None,
            notes: Vec::new(),
            board: Rules::pieces(position),
        }
    }

    pub(super) fn refused(problem: Phrase) -> PositionCheck {
        PositionCheck { fen: None, problem: Some(problem), notes: Vec::new(), board: Vec::new() }
    }
}

pub(super) fn unpacked(bytes: &[u8]) -> Result<Board, GameError> {
    Board::from_bytes(bytes).ok_or_else(|| match bytes.iter().find(|&&byte| !is_on_board(byte)) {
        Some(byte) => no_piece(*byte),
        None => GameError::bad_input("a board is 64 bytes"),
    })
}

/// A board of checkers, with Red to move.
fn unpacked_checkers(bytes: &[u8]) -> Result<checkers::Setup, GameError> {
    if bytes.len() != 64 {
        return Err(GameError::bad_input("a board is 64 bytes"));
    }
    let mut board = checkers::Setup::empty(Side::First);
    for (point, byte) in (0..).zip(bytes).filter(|(_, byte)| **byte != 0) {
        let square = checkers::Square::from_point(point)
            .ok_or_else(|| GameError::bad_input("nothing stands on a light square"))?;
        board.set(square, Some(checkers_piece(*byte)?));
    }
    Ok(board)
}

/// The same as [`piece`] in checkers.
pub(super) fn checkers_piece(byte: u8) -> Result<checkers::Piece, GameError> {
    checkers::Piece::from_byte(byte).ok_or_else(|| no_piece(byte))
}

/// What a byte of a board stands for, but for 0, an empty square.
pub(super) fn piece(byte: u8) -> Result<Piece, GameError> {
    Piece::from_byte(byte).ok_or_else(|| no_piece(byte))
}

fn is_on_board(byte: u8) -> bool {
    byte == 0 || Piece::from_byte(byte).is_some()
}

fn no_piece(byte: u8) -> GameError {
    GameError::bad_input(format!("{byte} is no piece"))
}
