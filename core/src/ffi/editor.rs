//! A board on which somebody sets up a position.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::chess::square;
use super::position::{PositionCheck, piece, start_of_chess960};
use super::session::guarded;
use super::speech::phrase;
use super::{GameError, Phrase, SpeechSettings};
use crate::games::GameKind;
use crate::games::Side;
use crate::games::chess::notation::fen::{self, FenError, FenStyle};
use crate::games::chess::{self, CastlingSide, Color, Piece, Setup, Square};
use crate::speech::Hearing;

/// A position that somebody puts together; it begins as the usual start.
///
/// All methods may be called on any thread.
#[derive(uniffi::Object)]
pub struct PositionEditor {
    position: Mutex<chess::PositionEditor>,
}

/// One side's castling on one wing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, uniffi::Enum)]
pub enum CastlingRight {
    /// White's on the king's side.
    WhiteShort,
    /// White's on the queen's side.
    WhiteLong,
    /// Black's on the king's side.
    BlackShort,
    /// Black's on the queen's side.
    BlackLong,
}

/// A castling for which king and rook stand right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Record)]
pub struct CastlingChoice {
    /// Which.
    pub right: CastlingRight,
    /// Whether it is allowed.
    pub is_allowed: bool,
}

/// How a position stands that somebody puts together.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct EditedPosition {
    /// 64 bytes as in a view.
    pub board: Vec<u8>,
    /// Who has the move.
    pub turn: Side,
    /// The castlings for which king and rook stand right.
    pub castlings: Vec<CastlingChoice>,
    /// Chess960 where only that has a start from which these castlings are possible.
    pub kind: GameKind,
    /// All of it in the form of FEN, also where no game can go on.
    pub text: String,
}

/// What is done to such a position. A piece is a byte as in a view, 0 for an empty square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum PositionEdit {
    /// Puts a piece on a square, or takes it away where it stands already.
    Put {
        /// Where.
        square: u8,
        /// What.
        piece: u8,
    },
    /// Puts a piece on a square.
    Set {
        /// Where.
        square: u8,
        /// What.
        piece: u8,
    },
    /// Moves what stands on a square.
    Move {
        /// From where.
        from: u8,
        /// Where to; away from the board for none.
        to: Option<u8>,
    },
    /// Gives the move to the other side.
    PassTurn,
    /// Allows a castling, or forbids it.
    Allow {
        /// Which.
        right: CastlingRight,
        /// Whether it is allowed.
        is_allowed: bool,
    },
    /// Takes all pieces away.
    Clear,
    /// Sets up the usual start.
    Usual,
    /// Sets up a start of Chess960.
    Start {
        /// Its number, 0 to 959.
        number: u32,
    },
}

#[uniffi::export]
impl PositionEditor {
    /// What an editor before this one had as `text`; the usual start without it, or where it
    /// cannot be read.
    #[uniffi::constructor(default(text = None))]
    pub fn new(text: Option<String>) -> Arc<PositionEditor> {
        let read = text.and_then(|text| fen::read(&text).ok());
        let position = read.map_or_else(chess::PositionEditor::default, Into::into);
        Arc::new(PositionEditor { position: Mutex::new(position) })
    }

    /// How it stands.
    pub fn position(&self) -> EditedPosition {
        EditedPosition::from(&*self.lock())
    }

    /// Does something to it, and tells how it stands then.
    pub fn edit(&self, edit: PositionEdit) -> Result<EditedPosition, GameError> {
        guarded(|| {
            let mut position = self.lock();
            apply(edit, &mut position)?;
            Ok(EditedPosition::from(&*position))
        })
    }

    /// Takes what is typed or said: pieces with their squares, `white knight f3, clear e4`, or
    /// with letters, of which capitals are White's, `K e1, q d8`, where a square alone becomes
    /// empty; or a whole position as FEN. Tells why that cannot be understood.
    pub fn enter(
        &self,
        text: String,
        settings: SpeechSettings,
    ) -> Result<Option<Phrase>, GameError> {
        guarded(|| {
            if let Some(pieces) = Hearing::new(settings.into()).pieces(&text) {
                let mut position = self.lock();
                for (square, piece) in pieces {
                    position.set(square, piece);
                }
                return Ok(None);
            }
            let problem = match fen::parse(&text) {
                Ok((read, _)) => {
                    *self.lock() = Setup::from(&read).into();
                    None
                }
                Err(problem) => Some(problem),
            };
            let told = |problem: FenError| {
                phrase(settings.into(), |speaker| speaker.fen_problem(&problem))
            };
            Ok(problem.map(told))
        })
    }

    /// Whether a game can begin from it. What no game brings about by the number of pieces is
    /// a problem, too.
    pub fn check(&self, settings: SpeechSettings) -> Result<PositionCheck, GameError> {
        guarded(|| {
            let checked = self.lock().position().map_err(|problem| {
                phrase(settings.into(), |speaker| speaker.setup_problem(problem))
            });
            Ok(PositionCheck::new(checked))
        })
    }
}

impl PositionEditor {
    fn lock(&self) -> MutexGuard<'_, chess::PositionEditor> {
        self.position.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn apply(edit: PositionEdit, position: &mut chess::PositionEditor) -> Result<(), GameError> {
    match edit {
        PositionEdit::Put { square, piece } => position.put(on(square)?, put(piece)?),
        PositionEdit::Set { square, piece } => position.set(on(square)?, put(piece)?),
        PositionEdit::Move { from, to } => position.shift(on(from)?, to.map(on).transpose()?),
        PositionEdit::PassTurn => position.pass_turn(),
        PositionEdit::Allow { right, is_allowed } => {
            let (color, side) = right.of();
            position.allow_castling(color, side, is_allowed);
        }
        PositionEdit::Clear => position.clear(),
        PositionEdit::Usual => *position = chess::PositionEditor::default(),
        PositionEdit::Start { number } => {
            *position = Setup::from(&start_of_chess960(number)?).into();
        }
    }
    Ok(())
}

fn on(number: u8) -> Result<Square, GameError> {
    square(number).ok_or_else(|| GameError::bad_input("a square is 0 to 63"))
}

fn put(byte: u8) -> Result<Option<Piece>, GameError> {
    if byte == 0 { Ok(None) } else { piece(byte).map(Some) }
}

impl CastlingRight {
    const ALL: [CastlingRight; 4] = [
        CastlingRight::WhiteShort,
        CastlingRight::WhiteLong,
        CastlingRight::BlackShort,
        CastlingRight::BlackLong,
    ];

    fn of(self) -> (Color, CastlingSide) {
        match self {
            CastlingRight::WhiteShort => (Color::White, CastlingSide::Short),
            CastlingRight::WhiteLong => (Color::White, CastlingSide::Long),
            CastlingRight::BlackShort => (Color::Black, CastlingSide::Short),
            CastlingRight::BlackLong => (Color::Black, CastlingSide::Long),
        }
    }
}

impl From<&chess::PositionEditor> for EditedPosition {
    fn from(position: &chess::PositionEditor) -> EditedPosition {
        let choice = |right: CastlingRight| {
            let (color, side) = right.of();
            let is_allowed = position.castling(color, side)?;
            Some(CastlingChoice { right, is_allowed })
        };
        let is_chess960 = position.is_chess960();
        EditedPosition {
            board: position.board().bytes(),
            turn: position.turn().into(),
            castlings: CastlingRight::ALL.into_iter().filter_map(choice).collect(),
            kind: if is_chess960 { GameKind::Chess960 } else { GameKind::Chess },
            text: fen::write_setup(&position.setup(), FenStyle::XFen),
        }
    }
}
