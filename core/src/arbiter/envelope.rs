//! The envelope with a sealed move (guidelines for adjourned games 1 to 3).
//!
//! What was written in it appears nowhere in clear until it is opened, and its
//! length tells nothing. What stands on it is bound to what is in it.
//!
//! ```
//! use annabella::arbiter::envelope::Envelope;
//!
//! let marking = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 41|41|white";
//! let envelope = Envelope::seal("e2-e4", "a walk in Elista", marking).unwrap();
//! let key = envelope.key("a walk in Elista").unwrap();
//! assert_eq!(envelope.open(&key, marking).unwrap(), "e2-e4");
//! assert!(envelope.open(&key, "another position").is_err());
//! ```

mod content;
mod passphrase;
mod text;

use chacha20poly1305::{AeadInOut, KeyInit, XChaCha20Poly1305};
use thiserror::Error;
use zeroize::Zeroizing;

pub use passphrase::KeyError;
pub use text::ParseEnvelopeError;

/// A sealed envelope, of the same length whatever was written.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Envelope {
    /// Makes the key, so that no other envelope has the same.
    salt: [u8; Envelope::SALT],
    nonce: [u8; Envelope::NONCE],
    content: [u8; content::LENGTH],
    tag: [u8; Envelope::TAG],
}

/// What opens one envelope, and no other.
///
/// It can be copied, and written down once the envelope is open: who replays the
/// game then needs no passphrase.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct EnvelopeKey([u8; EnvelopeKey::LENGTH]);

/// Why nothing was sealed. The sentence is for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum SealError {
    /// Nothing is written.
    #[error("nothing is written; a move must be sealed")]
    Empty,
    /// The text does not fit.
    #[error("{found} bytes are written, and at most {at_most} fit into an envelope")]
    TooLong {
        /// Its length in bytes of UTF-8.
        found: usize,
        /// The greatest length.
        at_most: usize,
    },
    /// A character is none of a line of text.
    #[error("character {at} is a control character or breaks the line; one line can be sealed")]
    ControlCharacter {
        /// Which character, counted from 1.
        at: usize,
    },
    /// The passphrase makes no key.
    #[error(transparent)]
    Key(#[from] KeyError),
    /// The system gives no random bytes.
    #[error("the system gives no random numbers, without which nothing can be sealed")]
    NoRandomness,
}

/// Why an envelope stays closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum OpenError {
    /// No way to tell the one from the other.
    #[error("the passphrase is another, or the envelope or what stands on it was changed")]
    WrongKeyOrDamaged,
    /// It opens, but what it holds was not sealed here.
    #[error("the envelope opens, but holds no line of text")]
    Unreadable,
}

impl Envelope {
    /// Its length in bytes.
    pub const LENGTH: usize = Self::SALT + Self::NONCE + content::LENGTH + Self::TAG;
    /// The longest text that fits, in bytes of UTF-8.
    pub const MAX_TEXT: usize = 60;

    /// One that no key opens, where nothing is sealed anyhow.
    pub const EMPTY: Envelope = Envelope {
        salt: [0; Envelope::SALT],
        nonce: [0; Envelope::NONCE],
        content: [0; content::LENGTH],
        tag: [0; Envelope::TAG],
    };
    /// The longest passphrase, in bytes of UTF-8.
    pub const MAX_PASSPHRASE: usize = 1024;

    const SALT: usize = 16;
    const NONCE: usize = 24;
    const TAG: usize = 16;

    /// Seals one line of text, which may be no move at all (guideline 8 tells what
    /// follows). The `marking` is what stands on the envelope.
    ///
    /// This is slow on purpose, as [`Envelope::key`] is.
    ///
    /// # Errors
    ///
    /// When the text or the passphrase cannot be used, or the system gives no memory
    /// or no random bytes.
    pub fn seal(text: &str, passphrase: &str, marking: &str) -> Result<Envelope, SealError> {
        let mut content = content::write(text)?;
        let salt = random()?;
        let nonce = random()?;
        let key = passphrase::key(passphrase, &salt)?;
        let tag = encrypt(&key, &nonce, &bound(&salt, marking), &mut content);
        Ok(Envelope { salt, nonce, content: *content, tag })
    }

    /// The key that a passphrase makes for this envelope, the right one or not.
    ///
    /// White space around the passphrase does not count, and characters may be
    /// composed or decomposed (Unicode's NFC). This is slow on purpose: it takes
    /// 19 MiB of memory and some hundredths of a second.
    ///
    /// # Errors
    ///
    /// When the passphrase is empty or longer than [`Envelope::MAX_PASSPHRASE`], or
    /// there is no memory.
    pub fn key(&self, passphrase: &str) -> Result<EnvelopeKey, KeyError> {
        passphrase::key(passphrase, &self.salt).map(|key| EnvelopeKey(*key))
    }

    /// The text, if key and marking are those with which it was sealed.
    ///
    /// # Errors
    ///
    /// When they are not, or anything in the envelope was changed.
    pub fn open(&self, key: &EnvelopeKey, marking: &str) -> Result<String, OpenError> {
        let mut content = Zeroizing::new(self.content);
        cipher(&key.0)
            .decrypt_inout_detached(
                (&self.nonce).into(),
                &bound(&self.salt, marking),
                content.as_mut_slice().into(),
                (&self.tag).into(),
            )
            .map_err(|_| OpenError::WrongKeyOrDamaged)?;
        content::read(&content).map(str::to_owned).ok_or(OpenError::Unreadable)
    }
}

impl EnvelopeKey {
    /// Its length in bytes.
    pub const LENGTH: usize = 32;

    /// One that opens nothing, where nothing is opened anyhow.
    pub const NONE: EnvelopeKey = EnvelopeKey([0; EnvelopeKey::LENGTH]);
}

fn encrypt(
    key: &[u8; EnvelopeKey::LENGTH],
    nonce: &[u8; Envelope::NONCE],
    bound: &[u8],
    content: &mut [u8; content::LENGTH],
) -> [u8; Envelope::TAG] {
    cipher(key)
        .encrypt_inout_detached(nonce.into(), bound, content.as_mut_slice().into())
        .expect("a content of 64 bytes is not too long for the cipher")
        .into()
}

fn cipher(key: &[u8; EnvelopeKey::LENGTH]) -> XChaCha20Poly1305 {
    XChaCha20Poly1305::new(key.into())
}

/// What is bound to the content. The salt is among it, since a key that was written
/// down opens without it.
fn bound(salt: &[u8; Envelope::SALT], marking: &str) -> Vec<u8> {
    [salt, marking.as_bytes()].concat()
}

fn random<const N: usize>() -> Result<[u8; N], SealError> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|_| SealError::NoRandomness)?;
    Ok(bytes)
}
