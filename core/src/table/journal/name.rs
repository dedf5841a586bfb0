use thiserror::Error;

use super::{SaveError, limits};

/// Why a text is no name for a game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NameError {
    /// Nothing but spaces.
    #[error("the name is empty; give it 1 to {} characters", limits::NAME)]
    Empty,
    /// Longer than [`limits::NAME`].
    #[error("the name has {characters} characters; at most {} are allowed", limits::NAME)]
    TooLong {
        /// Its length without spaces around it.
        characters: usize,
    },
    /// A line break, a tab or the like.
    #[error("the name holds {0:?}, which cannot be shown; leave it out")]
    Control(char),
}

/// Whether a text can be the name of a game.
///
/// # Errors
///
/// [`SaveError::Name`] says why not.
pub fn check_name(name: &str) -> Result<(), SaveError> {
    checked(name)?;
    Ok(())
}

/// The name without spaces around it, if it is one.
pub(super) fn checked(name: &str) -> Result<&str, NameError> {
    let name = name.trim();
    let breaks_line = |c: char| c.is_control() || matches!(c, '\u{2028}' | '\u{2029}');
    if name.is_empty() {
        return Err(NameError::Empty);
    }
    if let Some(found) = name.chars().find(|&c| breaks_line(c)) {
        return Err(NameError::Control(found));
    }
    match name.chars().count() {
        characters if characters > limits::NAME => Err(NameError::TooLong { characters }),
        _ => Ok(name),
    }
}
