//! The folder of saved games.

use super::GameError;
use super::session::guarded;
use super::setup::{GameMode, GamePlayer, GameVariant};
use super::view::board;
use crate::games::chess::Color;
use crate::session::State;
use crate::table::journal::Condition;
use crate::table::library::{Library, Listed};
use crate::table::replay::replay;
use crate::table::scoresheet;

/// A saved game in a list.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct SavedGame {
    /// What other calls name it by.
    pub id: String,
    /// The player's name for it; may be empty.
    pub name: String,
    /// When it was made, in milliseconds since 1970.
    pub created_ms: u64,
    /// When it changed last, in milliseconds since 1970.
    pub changed_ms: u64,
    /// Whether its file is whole.
    pub condition: SavedCondition,
    /// What is on the board; none if the file holds no game.
    pub content: Option<SavedContent>,
}

/// What a saved game is about.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct SavedContent {
    /// Chess or Chess960.
    pub variant: GameVariant,
    /// Who plays the white pieces.
    pub white: GamePlayer,
    /// Who plays the black pieces.
    pub black: GamePlayer,
    /// What White is called; may be empty.
    pub white_name: String,
    /// What Black is called; may be empty.
    pub black_name: String,
    /// Friendly or by the Laws.
    pub mode: GameMode,
    /// How many moves were made, of both sides.
    pub plies: u32,
    /// `1-0`, `0-1`, `1/2-1/2`, `0-0`, or `*` while it goes on.
    pub result: String,
    /// The board, packed as in a view.
    pub board: Vec<u8>,
}

/// How sound a saved game is.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum SavedCondition {
    /// It is whole.
    Whole,
    /// The last line was cut by a kill; it will be left out.
    Unfinished,
    /// A part is lost; offer to repair it into a new game.
    Damaged {
        /// What is wrong, in English.
        reason: String,
    },
    /// A newer version of the app made it; it can only be looked at.
    Newer,
    /// It holds no game, or one that is not possible, and cannot be repaired; what
    /// `content` has can be looked at.
    Unreadable {
        /// What is wrong, in English.
        reason: String,
    },
}

/// The games in a folder, the last changed first. Reads files: not for the main
/// thread.
#[uniffi::export]
pub fn saved_games(folder: String) -> Result<Vec<SavedGame>, GameError> {
    guarded(|| {
        let library = Library::open(folder);
        let listed = library.list()?;
        Ok(listed.into_iter().map(|listed| saved_game(&library, listed)).collect())
    })
}

/// The games that were deleted and can be restored.
#[uniffi::export]
pub fn deleted_games(folder: String) -> Result<Vec<SavedGame>, GameError> {
    guarded(|| {
        let deleted = Library::open(folder).of_deleted();
        let listed = deleted.list()?;
        Ok(listed.into_iter().map(|listed| saved_game(&deleted, listed)).collect())
    })
}

/// Names a game that is not open.
#[uniffi::export]
pub fn rename_game(
    folder: String,
    id: String,
    name: String,
    wall_ms: u64,
) -> Result<(), GameError> {
    guarded(|| Ok(Library::open(folder).rename(&id, &name, wall_ms)?))
}

/// Moves a game to the deleted ones, and gives its id there.
#[uniffi::export]
pub fn delete_game(folder: String, id: String, wall_ms: u64) -> Result<String, GameError> {
    guarded(|| Ok(Library::open(folder).delete(&id, wall_ms)?))
}

/// Moves a deleted game back, and gives its id now.
#[uniffi::export]
pub fn restore_game(folder: String, id: String) -> Result<String, GameError> {
    guarded(|| Ok(Library::open(folder).restore(&id)?))
}

/// Removes for good what was deleted before `older_than_ms`, in milliseconds since
/// 1970; gives the number of games.
#[uniffi::export]
pub fn purge_deleted_games(folder: String, older_than_ms: u64) -> Result<u32, GameError> {
    guarded(|| Ok(Library::open(folder).purge(older_than_ms)? as u32))
}

/// Saves what a damaged game still holds as a new one, and gives its id. The old
/// file stays as it is.
#[uniffi::export]
pub fn repair_game(folder: String, id: String, wall_ms: u64) -> Result<String, GameError> {
    guarded(|| Ok(Library::open(folder).repair(&id, wall_ms)?.0))
}

/// A saved game as PGN, also one that is open, and what can be read of one that
/// cannot be gone on with.
#[uniffi::export]
pub fn saved_game_pgn(folder: String, id: String) -> Result<String, GameError> {
    guarded(|| Ok(scoresheet(&replayed(&Library::open(folder), &id)?).to_string()))
}

/// What can be read of a saved game.
pub(super) fn replayed(library: &Library, id: &str) -> Result<State, GameError> {
    let replayed = replay(&library.read(id)?)
        .map_err(|error| GameError::Unreadable { reason: error.to_string() })?;
    Ok(replayed.state)
}

fn saved_game(library: &Library, listed: Listed) -> SavedGame {
    let Listed { id, content } = listed;
    let summary = match content {
        Ok(summary) => summary,
        Err(error) => {
            return SavedGame {
                id,
                name: String::new(),
                created_ms: 0,
                changed_ms: 0,
                condition: SavedCondition::Unreadable { reason: error.to_string() },
                content: None,
            };
        }
    };
    let replayed = library.read(&id).ok().and_then(|reading| replay(&reading).ok());
    let mut condition = match summary.condition {
        Condition::Whole => SavedCondition::Whole,
        Condition::Unfinished { .. } => SavedCondition::Unfinished,
        Condition::Newer { .. } => SavedCondition::Newer,
        condition @ Condition::Damaged { .. } => {
            SavedCondition::Damaged { reason: condition.to_string() }
        }
    };
    if let Some(problem) = replayed.as_ref().and_then(|replayed| replayed.problem.as_ref())
        && matches!(condition, SavedCondition::Whole | SavedCondition::Unfinished)
    {
        condition = SavedCondition::Unreadable { reason: problem.to_string() };
    }
    SavedGame {
        id,
        name: summary.name.unwrap_or_default(),
        created_ms: summary.created,
        changed_ms: summary.changed,
        condition,
        content: replayed.map(|replayed| SavedContent::from(&replayed.state)),
    }
}

impl From<&State> for SavedContent {
    fn from(state: &State) -> SavedContent {
        SavedContent {
            variant: state.setup().variant.into(),
            white: state.player(Color::White).into(),
            black: state.player(Color::Black).into(),
            white_name: state.setup().names[0].clone(),
            black_name: state.setup().names[1].clone(),
            mode: state.setup().mode.into(),
            plies: state.plies().len() as u32,
            result: state.ending().map_or("*", |ending| ending.result()).to_owned(),
            board: board(state.position().board()),
        }
    }
}
