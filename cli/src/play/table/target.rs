//! How many captured stones win a game of Yin-Yang whose file does not tell that.

use std::path::Path;

use annabella::games::Record;
use annabella::games::yin_yang::MAX_TARGET;
use annabella::speech::Phrase;

use super::{Question, Said, Table};
use crate::play::shown::shown_path;
use crate::words::{Words, key};

/// Whether the file of a game does not tell it.
pub(super) fn lacks_target(record: &Record) -> bool {
    matches!(record, Record::YinYang(game) if game.target().is_none())
}

/// The game with this target; a sentence where it would have been over before its end.
pub(super) fn with_target(record: &Record, target: u8, words: Words) -> Result<Record, String> {
    let Record::YinYang(game) = record else { return Ok(record.clone()) };
    let played = game.with_target(target).map_err(|(number, _)| {
        let over_after = number.saturating_sub(1);
        let slots = [("target", usize::from(target).into()), ("number", over_after.into())];
        words.fill(key::TARGET_TOO_LOW, slots)
    })?;
    Ok(played.into())
}

impl Table {
    /// The answer to the question for the target of a file.
    pub(super) fn hear_target(&mut self, path: &Path, record: Record, line: &str) -> Said {
        let told = line.trim().parse().ok().filter(|target| (1..=MAX_TARGET).contains(target));
        let question = |record| Question::Target { path: path.to_owned(), record };
        let Some(target) = told else { return self.hear_besides(question(record), line) };
        match with_target(&record, target, self.words()) {
            Ok(record) => self.seat_loaded(path, record),
            Err(problem) => {
                let mut said = self.say_text(problem);
                said.extend(self.ask(question(record)));
                said
            }
        }
    }

    /// The question in words.
    pub(super) fn target_asked(&self, path: &Path) -> Phrase {
        self.own_with(key::WHICH_TARGET, [("file", shown_path(path).into())])
    }
}
