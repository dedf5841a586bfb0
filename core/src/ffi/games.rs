//! The folder of saved games.

use super::session::guarded;
use super::setup::GamePlayer;
use super::{GameCorrespondence, GameError, GamePhase, Phrase, SpeechSettings};
use crate::games::{GameKind, Record, Side};
use crate::session::{Hidden, Mode, State};
use crate::speech::Speaker;
use crate::table::import::{Imported, Unread, import};
use crate::table::journal::Condition;
use crate::table::library::{Library, Listed};
use crate::table::replay::{replay, time_at, wall_at};
use crate::table::{kept_record, transcript};

/// A saved game in a list.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct SavedGame {
    /// What other calls name it by.
    pub id: String,
    /// The player's name for it; may be empty.
    pub name: String,
    /// When it changed last, in milliseconds since 1970.
    pub changed_ms: u64,
    /// Whether its file is whole.
    pub condition: SavedCondition,
    /// What is on the board; none if the file holds no game.
    pub content: Option<SavedContent>,
    /// The same in one sentence, such as `White against the computer, level 4, casual
    /// player: your move, move 12.`; none if it was not asked for, or the file holds no game.
    pub summary: Option<Phrase>,
}

/// What a saved game is about.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct SavedContent {
    /// Which game.
    pub kind: GameKind,
    /// The player who moves first.
    pub first: SavedSeat,
    /// The other player.
    pub second: SavedSeat,
    /// Friendly or by the Laws.
    pub mode: Mode,
    /// Where it stands.
    pub phase: GamePhase,
    /// Who has to act.
    pub turn: Side,
    /// How many moves were made, of both sides.
    pub plies: u32,
    /// The number of the move that is being made.
    pub move_number: u32,
    /// `1-0`, `0-1`, `1/2-1/2`, `0-0`, or `*` while it goes on.
    pub result: String,
    /// The board, packed as in a view.
    pub board: Vec<u8>,
    /// How many columns the board has.
    pub columns: u8,
    /// How many rows it has.
    pub rows: u8,
    /// Some of the board is hidden from somebody who plays.
    pub hides_board: bool,
    /// How a game by correspondence stands, when it is asked for with the time of day; else when
    /// it was left. None of other games.
    #[uniffi(default = None)]
    pub correspondence: Option<GameCorrespondence>,
}

/// A player of a saved game.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct SavedSeat {
    /// Who plays.
    pub player: GamePlayer,
    /// What he is called; may be empty.
    pub name: String,
    /// What he does not see of the board; a game that is over hides nothing.
    pub hidden: Hidden,
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

/// What became of a text with games.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct ImportedGames {
    /// The ids of the games that are saved now, in the order of the text.
    pub ids: Vec<String>,
    /// Those that could not be read.
    pub unread: Vec<UnreadGame>,
    /// How many games were saved and how many not, in words.
    pub phrase: Phrase,
}

/// A game of a text that could not be read.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct UnreadGame {
    /// Which of the text it is, from 1.
    pub number: u32,
    /// The line, from 1; 0 if the game as a whole is not possible.
    pub line: u32,
    /// Where that is and what is wrong, in words.
    pub phrase: Phrase,
    /// What is wrong, in English, for a log.
    pub reason: String,
}

/// The games in a folder, the last changed first; with their summaries if `settings` say
/// how, and with what is due in games by correspondence at the time of day, if that is said. Reads files: not for the main thread.
#[uniffi::export(default(settings = None, wall_ms = None))]
pub fn saved_games(
    folder: String,
    settings: Option<SpeechSettings>,
    wall_ms: Option<u64>,
) -> Result<Vec<SavedGame>, GameError> {
    guarded(|| list(&Library::open(folder), settings, wall_ms))
}

/// The games that were deleted and can be restored, in the same way.
#[uniffi::export(default(settings = None))]
pub fn deleted_games(
    folder: String,
    settings: Option<SpeechSettings>,
) -> Result<Vec<SavedGame>, GameError> {
    guarded(|| list(&Library::open(folder).of_deleted(), settings, None))
}

fn list(
    library: &Library,
    settings: Option<SpeechSettings>,
    wall_ms: Option<u64>,
) -> Result<Vec<SavedGame>, GameError> {
    let speaker = settings.map(|settings| Speaker::new(settings.into()));
    let listed = library.list()?.into_iter();
    Ok(listed.map(|listed| saved_game(library, listed, speaker.as_ref(), wall_ms)).collect())
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

/// A saved game as PGN, or one of checkers as PDN, also one that is open, and what can be read
/// of one that cannot be gone on with.
#[uniffi::export]
pub fn saved_game_notation(folder: String, id: String) -> Result<String, GameError> {
    guarded(|| Ok(saved_record(&Library::open(folder), &id)?.to_string()))
}

/// All saved games of a kind in its notation, chess and Chess960 as PGN and checkers as PDN, the
/// oldest first, those that were deleted left aside; and of each what can be read. Reads files:
/// not for the main thread.
#[uniffi::export]
pub fn saved_games_notation(folder: String, kind: GameKind) -> Result<String, GameError> {
    guarded(|| {
        let library = Library::open(folder);
        let mut games: Vec<(u64, String)> = Vec::new();
        for listed in library.list()? {
            let Ok(summary) = listed.content else { continue };
            // what holds no game has none to give
            let Ok(game) = saved_record(&library, &listed.id) else { continue };
            let is_asked = match kind {
                GameKind::Chess | GameKind::Chess960 => matches!(game, Record::Chess(_)),
                GameKind::Checkers => matches!(game, Record::Checkers(_)),
                GameKind::YinYang => matches!(game, Record::YinYang(_)),
            };
            if is_asked {
                games.push((summary.created, game.to_string()));
            }
        }
        // those of one moment stand in the order of their ids
        games.reverse();
        games.sort_by_key(|&(created, _)| created);
        Ok(games.into_iter().map(|(_, game)| game).collect())
    })
}

/// A saved game as it happened, with every action and what came of it, for somebody who
/// says what went wrong: the text of docs/transcripts.md, in English.
#[uniffi::export]
pub fn saved_game_transcript(folder: String, id: String) -> Result<String, GameError> {
    guarded(|| {
        let reading = Library::open(folder).read(&id)?;
        transcript::record(&reading).map_err(unreadable)
    })
}

/// Saves all games of a text in a folder: of PGN, or PDN for checkers, in any usual encoding, of
/// a score in Braille, or a position on each line, as FEN or EPD. They are friendly games of two
/// people without a clock, with their names, moves and results. What else a PGN or PDN says (tags,
/// comments, times, and of PGN variations) is written with it again by `saved_game_notation` and
/// `GameSession.notation`. What could not be read is told as `settings` have it.
/// Where the disk fails, none is saved. Writes files: not for the main thread.
#[uniffi::export]
pub fn import_games(
    folder: String,
    text: Vec<u8>,
    settings: SpeechSettings,
    wall_ms: u64,
) -> Result<ImportedGames, GameError> {
    guarded(|| {
        let Imported { ids, unread, without_target } =
            import(&Library::open(folder), &text, wall_ms)?;
        let speaker = Speaker::new(settings.into());
        let phrase = speaker.imported(ids.len(), unread.len(), without_target).into();
        let unread = unread.into_iter().map(|Unread { number, line, why, reason }| UnreadGame {
            number: number as u32,
            line: line as u32,
            phrase: speaker.unread_game(number, line, why.as_ref()).into(),
            reason,
        });
        Ok(ImportedGames { unread: unread.collect(), ids, phrase })
    })
}

/// What can be read of a saved game, in its notation.
pub(super) fn saved_record(library: &Library, id: &str) -> Result<Record, GameError> {
    let reading = library.read(id)?;
    let replayed = replay(&reading).map_err(unreadable)?;
    kept_record(&replayed.state, &reading.entries).ok_or_else(GameError::no_record)
}

fn unreadable(error: impl ToString) -> GameError {
    GameError::Unreadable { reason: error.to_string() }
}

fn saved_game(
    library: &Library,
    listed: Listed,
    speaker: Option<&Speaker>,
    wall_ms: Option<u64>,
) -> SavedGame {
    let Listed { id, content } = listed;
    let summary = match content {
        Ok(summary) => summary,
        Err(error) => {
            return SavedGame {
                id,
                name: String::new(),
                changed_ms: 0,
                condition: SavedCondition::Unreadable { reason: error.to_string() },
                content: None,
                summary: None,
            };
        }
    };
    let read = library.read(&id).ok();
    let entries = read.as_ref().map_or(&[][..], |reading| &reading.entries);
    let replayed = read.as_ref().and_then(|reading| replay(reading).ok());
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
    let state = replayed.map(|replayed| replayed.state);
    let now = state.as_ref().map_or(0, |state| {
        wall_ms.map_or(state.time(), |wall_ms| time_at(state, entries, wall_ms))
    });
    let content = state.as_ref().map(|state| SavedContent {
        correspondence: GameCorrespondence::of(state, now, |time| wall_at(entries, time)),
        ..SavedContent::from(state)
    });
    SavedGame {
        id,
        name: summary.name.unwrap_or_default(),
        changed_ms: summary.changed,
        condition,
        content,
        summary: state.zip(speaker).map(|(state, speaker)| speaker.summary_at(&state, now).into()),
    }
}

impl From<&State> for SavedContent {
    fn from(state: &State) -> SavedContent {
        let seat = |side: Side| SavedSeat {
            player: state.player(side).into(),
            name: state.setup().names[side as usize].clone(),
            hidden: state.hidden(side),
        };
        let (columns, rows) = state.position().shape();
        SavedContent {
            kind: state.setup().kind,
            first: seat(Side::First),
            second: seat(Side::Second),
            mode: state.setup().mode,
            phase: state.phase().into(),
            turn: state.mover(),
            plies: state.plies().len() as u32,
            move_number: state.position().move_number(),
            result: state.ending().map_or("*", |ending| ending.result()).to_owned(),
            board: state.position().pieces(),
            columns,
            rows,
            hides_board: Side::ALL.iter().any(|&side| state.hidden(side) != Hidden::Nothing),
            correspondence: None,
        }
    }
}
