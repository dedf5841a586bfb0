use super::chess::{PlayerColor, square};
use super::session::guarded;
use super::speech::{label, phrase};
use super::view::{board, piece_byte};
use super::{GameError, Phrase, SpeechSettings};
use crate::games::chess::notation::fen;
use crate::games::chess::{
    Bitboard, Board, Color, Note, Piece, Position, Role, Setup, Square, chess960,
};
use crate::speech::{Hearing, Speaker};

/// A position that somebody puts together.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct PositionDraft {
    /// 64 bytes as in a view: 0 for an empty square, 1 to 6 for White's pawn,
    /// knight, bishop, rook, queen, king, 9 to 14 for Black's.
    pub board: Vec<u8>,
    /// Who has the move.
    pub turn: PlayerColor,
    /// The squares of the rooks with which castling is still possible.
    #[uniffi(default)]
    pub castling_rooks: Vec<u8>,
    /// The square that a pawn has just passed.
    #[uniffi(default = None)]
    pub en_passant: Option<u8>,
}

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

/// Looks at a position that somebody puts together. What no game brings about by the number
/// of pieces is a problem, too. Only a draft that makes no sense as a value is an error.
#[uniffi::export]
pub fn check_position(
    draft: PositionDraft,
    settings: SpeechSettings,
) -> Result<PositionCheck, GameError> {
    guarded(|| {
        let checked = Setup::try_from(draft)?
            .reachable_position()
            .map_err(|problem| phrase(settings.into(), |speaker| speaker.setup_problem(problem)));
        Ok(PositionCheck::new(checked))
    })
}

/// The same for a position that somebody types as FEN, where compositions may have any
/// number of pieces.
#[uniffi::export]
pub fn check_fen(fen: String, settings: SpeechSettings) -> Result<PositionCheck, GameError> {
    guarded(|| {
        let checked = fen::parse(&fen)
            .map_err(|problem| phrase(settings.into(), |speaker| speaker.fen_problem(&problem)));
        Ok(PositionCheck::new(checked))
    })
}

/// A square of a draft with what goes on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Record)]
pub struct PlacedPiece {
    /// 0 to 63.
    pub square: u8,
    /// A byte as in a draft, 0 for an empty square.
    pub piece: u8,
}

/// What goes on which square, said or typed by somebody who sets up a position: `white
/// knight f3, clear e4`, or with letters, of which capitals are White's: `K e1, q d8`. A
/// square alone becomes empty. None if that cannot be understood.
#[uniffi::export]
pub fn hear_pieces(
    text: String,
    settings: SpeechSettings,
) -> Result<Option<Vec<PlacedPiece>>, GameError> {
    guarded(|| {
        let heard = Hearing::new(settings.into()).pieces(&text);
        let placed = |(square, piece): (Square, Option<Piece>)| PlacedPiece {
            square: square.index() as u8,
            piece: piece_byte(piece),
        };
        Ok(heard.map(|heard| heard.into_iter().map(placed).collect()))
    })
}

/// The start of Chess960 with this number, 0 to 959, as FEN; 518 is the usual one.
#[uniffi::export]
pub fn chess960_start(start: u32) -> Result<String, GameError> {
    guarded(|| {
        let position = u16::try_from(start).ok().and_then(chess960::start);
        let wrong = || GameError::bad_input(format!("there is no start {start}, only 0 to 959"));
        Ok(position.ok_or_else(wrong)?.to_string())
    })
}

/// The number of a start of Chess960, from a position as FEN; none if it is no such start.
#[uniffi::export]
pub fn chess960_number(fen: String) -> Result<Option<u32>, GameError> {
    guarded(|| {
        let (position, _) = fen::parse(&fen).map_err(GameError::bad_input)?;
        Ok(chess960::number(&position).map(u32::from))
    })
}

/// The names of the 64 squares with what is on them, a1 first, of a board on which somebody
/// sets up a position, packed as in a draft.
#[uniffi::export]
pub fn board_labels(board: Vec<u8>, settings: SpeechSettings) -> Result<Vec<Phrase>, GameError> {
    guarded(|| {
        let labels = Speaker::new(settings.into()).labels_of(&unpacked(&board)?);
        Ok(labels.into_iter().map(|segments| label(segments).into()).collect())
    })
}

impl PositionCheck {
    fn new(checked: Result<(Position, Vec<Note>), Phrase>) -> PositionCheck {
        match checked {
            Ok((position, notes)) => PositionCheck {
                fen: Some(position.to_string()),
                problem: None,
                notes: notes.iter().map(ToString::to_string).collect(),
                board: board(position.board()),
            },
            Err(problem) => PositionCheck {
                fen: None,
                problem: Some(problem),
                notes: Vec::new(),
                board: Vec::new(),
            },
        }
    }
}

impl TryFrom<PositionDraft> for Setup {
    type Error = GameError;

    fn try_from(draft: PositionDraft) -> Result<Setup, GameError> {
        let wrong = |reason: &str| GameError::bad_input(reason);
        let on = |byte: u8| square(byte).ok_or_else(|| wrong("a square is 0 to 63"));
        let board = unpacked(&draft.board)?;
        let mut setup = Setup { board, turn: draft.turn.into(), ..Setup::empty() };
        let rooks = draft.castling_rooks.into_iter().map(on);
        setup.castling_rooks = rooks.collect::<Result<Bitboard, GameError>>()?;
        setup.en_passant = draft.en_passant.map(on).transpose()?;
        Ok(setup)
    }
}

fn unpacked(bytes: &[u8]) -> Result<Board, GameError> {
    if bytes.len() != 64 {
        return Err(GameError::bad_input("a board is 64 bytes"));
    }
    let mut board = Board::EMPTY;
    for (index, &byte) in (0..).zip(bytes) {
        if byte != 0 {
            board.set(Square::from_index(index), Some(piece(byte)?));
        }
    }
    Ok(board)
}

/// What a byte of a board stands for, but for 0, an empty square.
fn piece(byte: u8) -> Result<Piece, GameError> {
    let role = match byte & 7 {
        1 => Role::Pawn,
        2 => Role::Knight,
        3 => Role::Bishop,
        4 => Role::Rook,
        5 => Role::Queen,
        6 => Role::King,
        _ => return Err(GameError::bad_input(format!("{byte} is no piece"))),
    };
    match byte / 8 {
        0 => Ok(Piece { color: Color::White, role }),
        1 => Ok(Piece { color: Color::Black, role }),
        _ => Err(GameError::bad_input(format!("{byte} is no piece"))),
    }
}
