//! From a passphrase to the key of one envelope, by Argon2id.

use argon2::{Algorithm, Argon2, Params, Version};
use thiserror::Error;
use zeroize::Zeroizing;

use super::{Envelope, EnvelopeKey};
use crate::text::unicode::composed;

/// 19 MiB, 2 passes, 1 lane: the least that OWASP recommends against trying out
/// passphrases, and little enough for an old phone. An envelope does not carry these
/// numbers: with others, what is sealed already would not open.
const COST: Params = match Params::new(19 * 1024, 2, 1, Some(EnvelopeKey::LENGTH)) {
    Ok(cost) => cost,
    Err(_) => panic!("Argon2 has no such parameters"),
};

/// Why a passphrase makes no key. The sentence is for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum KeyError {
    /// It is empty.
    #[error("the passphrase is empty; it needs at least one character that is no space")]
    NoPassphrase,
    /// It is longer than anybody types.
    #[error("the passphrase has {found} bytes, and may have at most {at_most}")]
    PassphraseTooLong {
        /// Its length in bytes of UTF-8.
        found: usize,
        /// The greatest length.
        at_most: usize,
    },
    /// The system gives no memory.
    #[error("the system does not give the 19 MiB of memory that a passphrase takes; try again")]
    NoMemory,
}

pub(super) fn key(
    passphrase: &str,
    salt: &[u8],
) -> Result<Zeroizing<[u8; EnvelopeKey::LENGTH]>, KeyError> {
    let passphrase = normal(passphrase)?;
    let mut key = Zeroizing::new([0; EnvelopeKey::LENGTH]);
    // nothing else can be wrong with a passphrase and a salt of these lengths
    Argon2::new(Algorithm::Argon2id, Version::V0x13, COST)
        .hash_password_into(passphrase.as_bytes(), salt, key.as_mut_slice())
        .map_err(|_| KeyError::NoMemory)?;
    Ok(key)
}

/// The same bytes from every keyboard: some give an é as one character, some as two.
fn normal(passphrase: &str) -> Result<Zeroizing<String>, KeyError> {
    let passphrase = passphrase.trim();
    let (found, at_most) = (passphrase.len(), Envelope::MAX_PASSPHRASE);
    if found == 0 {
        return Err(KeyError::NoPassphrase);
    }
    if found > at_most {
        return Err(KeyError::PassphraseTooLong { found, at_most });
    }
    // NFC makes nothing more than three times as long; a text that grew would be left
    // behind in memory
    let mut normal = Zeroizing::new(String::with_capacity(3 * found));
    normal.extend(Zeroizing::new(composed(passphrase)).iter());
    Ok(normal)
}
