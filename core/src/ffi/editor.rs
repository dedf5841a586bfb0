//! A board on which somebody sets up a position.

mod checkers;
mod chess;

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::position::PositionCheck;
use super::session::guarded;
use super::{GameError, Phrase, SpeechSettings};
use crate::games::GameKind;
use crate::games::Side;

/// A position that somebody puts together; it begins as the usual start.
///
/// All methods may be called on any thread.
#[derive(uniffi::Object)]
pub struct PositionEditor {
    position: Mutex<Box<dyn Edited>>,
}

/// What each game has behind it.
trait Edited: Send {
    fn position(&self) -> EditedPosition;

    /// Changes nothing where that is an error.
    fn edit(&mut self, edit: PositionEdit) -> Result<(), GameError>;

    fn enter(&mut self, text: &str, settings: SpeechSettings) -> Option<Phrase>;

    fn check(&self, settings: SpeechSettings) -> PositionCheck;
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
    /// The castlings for which king and rook stand right; none in other games than chess.
    pub castlings: Vec<CastlingChoice>,
    /// Which game; Chess960 where only that has a start from which these castlings are possible.
    pub kind: GameKind,
    /// All of it in the form of FEN, also where no game can go on.
    pub text: String,
}

/// What is done to such a position. A square is 0 to 63, a piece is a byte as in a view, 0 for
/// an empty square. In checkers nothing is done where a light square would get a piece.
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
    /// Allows a castling, or forbids it; only in chess.
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
    /// Sets up a start of Chess960; only in chess.
    Start {
        /// Its number, 0 to 959.
        number: u32,
    },
}

#[uniffi::export]
impl PositionEditor {
    /// For a game; with what an editor of that game before this one had as `text`, or the usual
    /// start without it, or where it cannot be read. An error in a game in which no position is
    /// set up.
    #[uniffi::constructor(default(text = None))]
    pub fn new(kind: GameKind, text: Option<String>) -> Result<Arc<PositionEditor>, GameError> {
        let position: Box<dyn Edited> = match kind {
            GameKind::Chess | GameKind::Chess960 => Box::new(chess::editor(text.as_deref())),
            GameKind::Checkers => Box::new(checkers::editor(text.as_deref())),
            GameKind::YinYang => return Err(not_set_up()),
        };
        Ok(Arc::new(PositionEditor { position: Mutex::new(position) }))
    }

    /// How it stands.
    pub fn position(&self) -> EditedPosition {
        self.lock().position()
    }

    /// Does something to it, and tells how it stands then.
    pub fn edit(&self, edit: PositionEdit) -> Result<EditedPosition, GameError> {
        guarded(|| {
            let mut position = self.lock();
            position.edit(edit)?;
            Ok(position.position())
        })
    }

    /// Takes what is typed or said: pieces with their squares, `white knight f3, clear e4`, `red
    /// men 5 and 9, white king 18`, or in chess with letters, of which capitals are White's, `K
    /// e1, q d8`, where a square alone becomes empty; or a whole position as FEN. Tells why that
    /// cannot be understood.
    pub fn enter(
        &self,
        text: String,
        settings: SpeechSettings,
    ) -> Result<Option<Phrase>, GameError> {
        guarded(|| Ok(self.lock().enter(&text, settings)))
    }

    /// Whether a game can begin from it. What no game brings about by the number of pieces is
    /// a problem, too.
    pub fn check(&self, settings: SpeechSettings) -> Result<PositionCheck, GameError> {
        guarded(|| Ok(self.lock().check(settings)))
    }
}

impl PositionEditor {
    fn lock(&self) -> MutexGuard<'_, Box<dyn Edited>> {
        self.position.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What is said of a game that has no set-up.
fn not_set_up() -> GameError {
    GameError::bad_input("a position of Yin-Yang is not set up")
}
