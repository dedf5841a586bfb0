//! Envelopes and their keys as text: hexadecimal digits.

use std::array;
use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::{Envelope, EnvelopeKey, content};

/// A text that is no envelope, or no key. It is not repeated, as it could be a
/// passphrase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ParseEnvelopeError {
    /// It is too short or too long.
    #[error("{found} characters are not {what}, which has {expected} hexadecimal digits")]
    Length {
        /// What was expected.
        what: &'static str,
        /// The number of characters.
        found: usize,
        /// What it should be.
        expected: usize,
    },
    /// A character is no digit.
    #[error("this is not {what}: character {at} is no hexadecimal digit (0 to 9, a to f)")]
    Digit {
        /// What was expected.
        what: &'static str,
        /// Which character, counted from 1.
        at: usize,
    },
}

impl FromStr for Envelope {
    type Err = ParseEnvelopeError;

    /// Capital letters are read too.
    fn from_str(text: &str) -> Result<Envelope, ParseEnvelopeError> {
        let bytes = read("an envelope", text)?;
        let nonce = Envelope::SALT;
        let content = nonce + Envelope::NONCE;
        let tag = content + content::LENGTH;
        Ok(Envelope {
            salt: part(&bytes, 0),
            nonce: part(&bytes, nonce),
            content: part(&bytes, content),
            tag: part(&bytes, tag),
        })
    }
}

impl fmt::Display for Envelope {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        [&self.salt[..], &self.nonce, &self.content, &self.tag]
            .into_iter()
            .try_for_each(|part| write(f, part))
    }
}

impl fmt::Debug for Envelope {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Envelope(")?;
        write(f, &self.salt[..4])?;
        f.write_str("…)")
    }
}

impl FromStr for EnvelopeKey {
    type Err = ParseEnvelopeError;

    /// Capital letters are read too.
    fn from_str(text: &str) -> Result<EnvelopeKey, ParseEnvelopeError> {
        read("the key of an envelope", text).map(EnvelopeKey)
    }
}

impl fmt::Display for EnvelopeKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write(f, &self.0)
    }
}

impl fmt::Debug for EnvelopeKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("EnvelopeKey(…)")
    }
}

fn part<const N: usize>(bytes: &[u8; Envelope::LENGTH], from: usize) -> [u8; N] {
    array::from_fn(|index| bytes[from + index])
}

fn write(f: &mut fmt::Formatter<'_>, bytes: &[u8]) -> fmt::Result {
    bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
}

fn read<const N: usize>(what: &'static str, text: &str) -> Result<[u8; N], ParseEnvelopeError> {
    let found = text.chars().count();
    if found != 2 * N {
        return Err(ParseEnvelopeError::Length { what, found, expected: 2 * N });
    }
    let mut bytes = [0; N];
    for (index, character) in text.chars().enumerate() {
        let digit = character.to_digit(16);
        let digit = digit.ok_or(ParseEnvelopeError::Digit { what, at: index + 1 })?;
        bytes[index / 2] = bytes[index / 2] << 4 | digit as u8;
    }
    Ok(bytes)
}
