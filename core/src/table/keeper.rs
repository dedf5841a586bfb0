use std::fs::File;
use std::mem;
use std::path::{Path, PathBuf};

use thiserror::Error;

use super::journal::{
    DiskError, Durability, Entry, Reading, SaveError, Witness, Writer, check_name,
};
use super::library::{Library, LibraryError};

/// Why a game is not on disk as it should be. It goes on all the same.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum KeepError {
    /// Its file could not be made.
    #[error("the game cannot be saved: {0}")]
    Library(#[from] LibraryError),
    /// It has no library, and so no file that could have a name.
    #[error("this game is not saved, so it cannot have a name")]
    NotKept,
    /// A line could not be written.
    #[error(transparent)]
    Save(#[from] SaveError),
    /// All is on disk, but in another file than before.
    #[error("{loss}; it is left as it is, and the whole game is saved as {to:?} from now on")]
    Moved {
        /// What became of the file that it had.
        loss: FileLoss,
        /// The id that the game has now.
        to: String,
    },
}

/// What another program did to the file of a game that is open.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum FileLoss {
    /// It holds something else now, or is another file of that name.
    #[error("another program has changed the file of the game {0:?}")]
    Changed(String),
    /// It is not there any more.
    #[error("the file of the game {0:?} is gone")]
    Gone(String),
}

/// Keeps a game on disk while it is played.
#[derive(Debug)]
pub(super) struct Keeper {
    /// All lines so far, wherever they are.
    lines: Vec<Entry>,
    place: Place,
}

#[derive(Debug)]
enum Place {
    /// It is not kept.
    Nowhere,
    /// It will be kept as soon as there is something to keep.
    Later {
        library: Library,
        /// The file that it had before.
        lost: Option<FileLoss>,
    },
    /// It is kept in a file.
    File(Kept),
}

#[derive(Debug)]
struct Kept {
    library: Library,
    id: String,
    path: PathBuf,
    writer: Writer<File>,
    /// How the file was left; `None` if another program wrote at the same time.
    left: Option<Witness>,
}

impl Keeper {
    /// Of a new game that begins with this line.
    pub(super) fn new(beginning: Entry, library: Option<Library>) -> Keeper {
        let place = match library {
            Some(library) => Place::Later { library, lost: None },
            None => Place::Nowhere,
        };
        Keeper { lines: vec![beginning], place }
    }

    /// Of a game that was read from its file and goes on there.
    pub(super) fn of_file(
        library: &Library,
        id: &str,
        writer: Writer<File>,
        reading: Reading,
    ) -> Result<Keeper, LibraryError> {
        let kept = Kept::new(library.clone(), id.to_owned(), writer)?;
        Ok(Keeper { lines: reading.entries, place: Place::File(kept) })
    }

    /// All lines so far.
    pub(super) fn lines(&self) -> &[Entry] {
        &self.lines
    }

    /// Writes a line, and with `is_begun` also makes the file if there is none.
    pub(super) fn keep(
        &mut self,
        entry: Entry,
        durability: Durability,
        is_begun: bool,
    ) -> Result<(), KeepError> {
        let is_to_be_made = self.is_due(is_begun);
        let result = match &mut self.place {
            Place::File(kept) => match kept.loss() {
                None => kept.write(|writer| writer.append(&entry, durability)),
                Some(loss) => {
                    self.lines.push(entry);
                    return self.move_away(loss);
                }
            },
            Place::Nowhere | Place::Later { .. } => Ok(()),
        };
        self.lines.push(entry);
        if is_to_be_made { self.make_file() } else { Ok(result?) }
    }

    /// Makes the file if it should be there, and writes what is owed.
    pub(super) fn flush(&mut self) -> Result<(), KeepError> {
        match &mut self.place {
            Place::Nowhere => Ok(()),
            Place::Later { .. } => self.make_file(),
            Place::File(kept) => match kept.loss() {
                None => Ok(kept.write(Writer::flush)?),
                Some(loss) => self.move_away(loss),
            },
        }
    }

    pub(super) fn rename(&mut self, name: &str, at: u64) -> Result<(), KeepError> {
        check_name(name)?;
        let moved = match self.flush() {
            moved @ (Ok(()) | Err(KeepError::Moved { .. })) => moved,
            failed => return failed,
        };
        let Place::File(kept) = &mut self.place else { return Err(KeepError::NotKept) };
        let entry = Entry::name(kept.writer.time(), at, name.trim());
        let named = kept.write(|writer| writer.rename(name, at));
        self.lines.push(entry);
        named?;
        moved
    }

    /// Keeps a comment on the position after so many moves.
    pub(super) fn comment(
        &mut self,
        ply: u32,
        text: &str,
        at: u64,
        is_begun: bool,
    ) -> Result<(), KeepError> {
        let time = self.lines.last().map_or(0, |line| line.time);
        self.keep(Entry::comment(time, at, ply, text), Durability::Synced, is_begun)
    }

    pub(super) fn id(&self) -> Option<&str> {
        match &self.place {
            Place::File(kept) => Some(&kept.id),
            Place::Nowhere | Place::Later { .. } => None,
        }
    }

    /// Whether its file is as it was left; not if it has none.
    pub(super) fn is_in_file(&self) -> bool {
        matches!(&self.place, Place::File(kept) if kept.loss().is_none())
    }

    /// How many lines are owed to the disk.
    pub(super) fn pending(&self) -> usize {
        match &self.place {
            Place::Nowhere => 0,
            Place::Later { .. } => self.lines.len(),
            Place::File(kept) => kept.writer.pending(),
        }
    }

    /// Whether something should be on disk and is not.
    pub(super) fn owes(&self, is_begun: bool) -> bool {
        match &self.place {
            Place::File(kept) => kept.writer.pending() > 0,
            Place::Nowhere | Place::Later { .. } => self.is_due(is_begun),
        }
    }

    fn is_due(&self, is_begun: bool) -> bool {
        matches!(&self.place, Place::Later { lost, .. } if is_begun || lost.is_some())
    }

    /// Leaves a file that is the game's no more, and saves all of it in a new one.
    fn move_away(&mut self, loss: FileLoss) -> Result<(), KeepError> {
        if let Place::File(kept) = mem::replace(&mut self.place, Place::Nowhere) {
            self.place = Place::Later { library: kept.library, lost: Some(loss) };
        }
        self.make_file()
    }

    fn make_file(&mut self) -> Result<(), KeepError> {
        let Place::Later { library, lost } = &mut self.place else { return Ok(()) };
        let created = self.lines.first().map_or(0, |entry| entry.at);
        let (writer, id) = library.create(created, &self.lines)?;
        let kept = Kept::new(library.clone(), id.clone(), writer)?;
        let moved = lost.take().map(|loss| KeepError::Moved { loss, to: id });
        self.place = Place::File(kept);
        moved.map_or(Ok(()), Err)
    }
}

impl Kept {
    fn new(library: Library, id: String, writer: Writer<File>) -> Result<Kept, LibraryError> {
        let path = library.path(&id)?;
        let left = witness(&path, &writer);
        Ok(Kept { library, id, path, writer, left })
    }

    fn write(
        &mut self,
        work: impl FnOnce(&mut Writer<File>) -> Result<(), SaveError>,
    ) -> Result<(), SaveError> {
        let written = work(&mut self.writer);
        self.left = witness(&self.path, &self.writer);
        written
    }

    /// What became of the file since it was left. Where it cannot be looked at, writing
    /// tells why.
    fn loss(&self) -> Option<FileLoss> {
        match Witness::at(&self.path) {
            // a file may stand where its folder was
            Err(DiskError::Missing | DiskError::WrongKind) => Some(FileLoss::Gone(self.id.clone())),
            Ok(found) if Some(&found) != self.left.as_ref() => {
                Some(FileLoss::Changed(self.id.clone()))
            }
            Ok(_) | Err(_) => None,
        }
    }
}

/// How a file was left, unless another program wrote at the same time.
fn witness(path: &Path, writer: &Writer<File>) -> Option<Witness> {
    let found = Witness::at(path).ok()?;
    // a part of a line may stand there as long as something is owed
    (writer.pending() > 0 || found.length == writer.file_len()).then_some(found)
}
