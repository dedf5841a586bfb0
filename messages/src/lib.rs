//! The messages of a program, written in Fluent, for each language.
//!
//! A build script calls [`build`], which reads them, makes a constant of each and a text
//! of all, in which signs stand for what Fluent has words for; so the program needs no
//! parser. Of Fluent there are arguments, and choices by the name or number that an
//! argument is, also by its plural form.

#[cfg(feature = "build")]
mod build;
mod filling;

#[cfg(feature = "build")]
pub use build::build;
use filling::Filling;

/// What stands between two messages.
const NEXT: char = '\0';
/// Behind it the name of an argument that is put in here.
const ARGUMENT: char = '\u{1}';
/// Behind it the name of an argument by which one of the cases that follow is chosen.
const CHOICE: char = '\u{2}';
/// Behind it what the argument has to be, nothing for any other, and what is said then.
const CASE: char = '\u{3}';
/// Behind the last case.
const CHOSEN: char = '\u{4}';
/// Behind a name.
const END: char = '\u{5}';

/// The messages of one language.
pub struct Messages {
    texts: Vec<&'static str>,
}

/// What is put into a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// A number.
    Number(u64),
    /// Some text, or the name of a case.
    Text(String),
}

impl Messages {
    /// Messages from the text that [`build`] made of them.
    pub fn read(text: &'static str) -> Messages {
        Messages { texts: text.split(NEXT).collect() }
    }

    /// A message that takes nothing, by its number.
    pub fn text(&self, message: usize) -> &'static str {
        let text = self.raw(message);
        debug_assert!(!text.contains(filling::is_sign), "message {message} takes arguments");
        text
    }

    /// A message and what is put into it, by the names that it has for that.
    pub fn fill(&self, message: usize, arguments: &[(&str, Value)]) -> String {
        Filling::new(self.raw(message), arguments).text()
    }

    /// A message with the signs for what is put into it.
    fn raw(&self, message: usize) -> &'static str {
        self.texts.get(message).copied().unwrap_or_default()
    }
}

impl From<u64> for Value {
    fn from(number: u64) -> Value {
        Value::Number(number)
    }
}

impl From<u32> for Value {
    fn from(number: u32) -> Value {
        Value::Number(number.into())
    }
}

impl From<usize> for Value {
    fn from(number: usize) -> Value {
        Value::Number(number as u64)
    }
}

impl From<String> for Value {
    fn from(text: String) -> Value {
        Value::Text(text)
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::Text(text.to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WORDS: &str = "plain\0of \u{1}count\u{5}";

    #[test]
    fn a_message_that_takes_nothing_is_there_as_it_is() {
        assert_eq!(Messages::read(WORDS).text(0), "plain");
        assert_eq!(Messages::read(WORDS).fill(1, &[("count", 3_u64.into())]), "of 3");
    }

    #[test]
    #[cfg(debug_assertions)]
    #[should_panic(expected = "message 1 takes arguments")]
    fn a_message_with_arguments_has_to_be_filled() {
        Messages::read(WORDS).text(1);
    }
}
