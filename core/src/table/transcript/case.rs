use super::script::Step;
use crate::arbiter::clock::{Millis, write_time};
use crate::games::chess::Note;
use crate::games::chess::notation::{Letters, fen};
use crate::session::{Action, Deed, NewGame, State, reduce};
use crate::table::journal::{self, Condition, Entry, EntryKind, Reading};
use crate::table::replay::{Replayed, replay, returning};
use crate::table::sealing;

/// The game of one case, and its file.
pub(super) struct Case {
    /// Or why there is none.
    pub(super) state: Result<State, String>,
    /// What was mended in the position at the beginning.
    pub(super) notes: Vec<Note>,
    /// The time of the last line.
    pub(super) time: Millis,
    file: Vec<u8>,
    lines: u64,
}

impl Case {
    pub(super) fn new(text: &str) -> Case {
        let made = text.parse::<NewGame>().map_err(|error| error.to_string());
        let state = made.and_then(|setup| State::new(setup).map_err(|error| error.to_string()));
        let mut case = Case {
            notes: notes(text),
            time: 0,
            file: journal::header_line(journal::VERSION, "", 0).into_bytes(),
            lines: 0,
            state,
        };
        if let Ok(state) = &case.state {
            let line = state.setup().to_saved();
            case.write(&Entry::action(0, 0, "arbiter", line));
        }
        case
    }

    /// Does a step, and tells the events that it caused.
    ///
    /// # Errors
    ///
    /// Why it cannot be done at all.
    pub(super) fn step(&mut self, step: &Step) -> Result<Vec<String>, String> {
        match *step {
            Step::New(_) => Err("new begins a case".to_owned()),
            Step::Act { time, ref action } => {
                self.wait(time)?;
                self.act(action.clone())
            }
            Step::Seal { time, by, text, passphrase } => {
                self.wait(time)?;
                let state = self.state.as_ref()?;
                let sealed = sealing::envelope(state, text, passphrase, &Letters::ENGLISH)
                    .map_err(|error| error.to_string())?;
                let deed = Deed::Seal(Box::new(sealed.envelope));
                let mut told = self.act(Action { by, deed })?;
                if sealed.offers_draw {
                    told.extend(self.act(Action { by, deed: Deed::Offer })?);
                }
                Ok(told)
            }
            Step::Open { time, by, passphrase } => {
                self.wait(time)?;
                let key = sealing::key(self.state.as_ref()?, passphrase)
                    .map_err(|error| error.to_string())?;
                self.act(Action { by, deed: Deed::Open(key) })
            }
            Step::Kill { bytes, is_from_end } => {
                let length =
                    if is_from_end { self.file.len().saturating_sub(bytes) } else { bytes };
                self.file.truncate(length);
                Ok(Vec::new())
            }
            Step::Load { time } => self.load(time),
        }
    }

    fn wait(&mut self, time: Option<Millis>) -> Result<(), String> {
        let time = time.unwrap_or(self.time);
        if time < self.time {
            return Err(format!("a time before {}", write_time(self.time)));
        }
        self.time = time;
        Ok(())
    }

    fn act(&mut self, action: Action) -> Result<Vec<String>, String> {
        let state = std::mem::replace(&mut self.state, Err("being played".to_owned()))?;
        let revision = state.revision();
        let (kind, shape) = (state.kind(), state.shape());
        let (by, deed) = (action.by.name(kind), action.deed.text(shape).to_string());
        let (state, events) = reduce(state, action, self.time);
        if state.revision() > revision {
            self.write(&Entry::action(state.time(), state.time(), by, deed));
        }
        self.state = Ok(state);
        Ok(events.iter().map(|event| event.text(shape).to_string()).collect())
    }

    fn write(&mut self, entry: &Entry) {
        self.lines += 1;
        self.file.extend(journal::entry_line(self.lines, entry).into_bytes());
    }

    fn load(&mut self, time: Option<Millis>) -> Result<Vec<String>, String> {
        let reading = journal::read(&self.file).map_err(|error| error.to_string())?;
        let Replayed { state, problem } = replay(&reading).map_err(|error| error.to_string())?;
        if let Some(problem) = problem {
            return Err(problem.to_string());
        }
        let mut told = Vec::new();
        if let Condition::Unfinished { .. } = reading.condition {
            told.push("unfinished".to_owned());
        }
        self.file.truncate(usize::try_from(reading.sound_len).unwrap_or(usize::MAX));
        self.lines = reading.entries.len() as u64;
        // the time of day is that of the game here
        let away = time.map_or(0, |time| time.saturating_sub(left(&reading)));
        let first = returning(&state, &reading.entries, Ok(away));
        self.state = Ok(state);
        self.time = first.time;
        told.extend(self.act(first.action)?);
        Ok(told)
    }
}

/// The time of the last action.
fn left(reading: &Reading) -> Millis {
    let mut actions = reading.entries.iter().rev();
    let last = actions.find(|entry| matches!(entry.kind, EntryKind::Action { .. }));
    last.map_or(0, |entry| entry.time)
}

/// What reading the position of a new game has to say.
fn notes(text: &str) -> Vec<Note> {
    let fen = text.split_once("fen=\"").and_then(|(_, rest)| rest.split_once('"'));
    fen.and_then(|(text, _)| fen::parse(text).ok()).map(|(_, notes)| notes).unwrap_or_default()
}
