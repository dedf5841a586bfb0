//! What lies in an envelope: the length of the text, the text, and zeros.

use zeroize::Zeroizing;

use super::{Envelope, SealError};

/// One block of the cipher.
pub(super) const LENGTH: usize = 64;

pub(super) fn write(text: &str) -> Result<Zeroizing<[u8; LENGTH]>, SealError> {
    check(text)?;
    let mut content = Zeroizing::new([0; LENGTH]);
    let [length, rest @ ..] = &mut *content;
    *length = text.len() as u8;
    rest[..text.len()].copy_from_slice(text.as_bytes());
    Ok(content)
}

/// The text, if [`write`] could have written it.
///
/// That all the rest is zero is looked at for a reason: the cipher alone would let a
/// player make an envelope which opens to two texts with two passphrases, so that he
/// could choose after the session. Where he is not free in these bytes he cannot find
/// such passphrases for texts as short as moves.
pub(super) fn read(content: &[u8; LENGTH]) -> Option<&str> {
    let [length, rest @ ..] = content;
    let (text, rest) = rest.split_at_checked(usize::from(*length))?;
    let text = str::from_utf8(text).ok()?;
    let is_as_written = check(text).is_ok() && rest.iter().all(|&byte| byte == 0);
    is_as_written.then_some(text)
}

fn check(text: &str) -> Result<(), SealError> {
    let is_no_text = |c: char| c.is_control() || matches!(c, '\u{2028}' | '\u{2029}');
    if text.trim().is_empty() {
        Err(SealError::Empty)
    } else if text.len() > Envelope::MAX_TEXT {
        Err(SealError::TooLong { found: text.len(), at_most: Envelope::MAX_TEXT })
    } else if let Some(index) = text.chars().position(is_no_text) {
        Err(SealError::ControlCharacter { at: index + 1 })
    } else {
        Ok(())
    }
}
