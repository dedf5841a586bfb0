//! The envelope with a sealed move (guidelines for adjourned games 1 to 3).

use annabella::arbiter::envelope::{
    Envelope, EnvelopeKey, KeyError, OpenError, ParseEnvelopeError, SealError,
};
use chacha20poly1305::{AeadInOut, KeyInit, XChaCha20Poly1305};
use proptest::prelude::*;

const PASSPHRASE: &str = "a walk in Elista";
const MARKING: &str = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 41|41|white";

fn seal(text: &str) -> Envelope {
    Envelope::seal(text, PASSPHRASE, MARKING).unwrap()
}

fn open(envelope: &Envelope, passphrase: &str, marking: &str) -> Result<String, OpenError> {
    envelope.open(&envelope.key(passphrase).unwrap(), marking)
}

fn bytes(envelope: &Envelope) -> Vec<u8> {
    from_hex(&envelope.to_string())
}

fn envelope(bytes: &[u8]) -> Envelope {
    hex(bytes).parse().unwrap()
}

fn from_hex(text: &str) -> Vec<u8> {
    let digits = (0..text.len()).step_by(2).map(|at| &text[at..at + 2]);
    digits.map(|digits| u8::from_str_radix(digits, 16).unwrap()).collect()
}

fn hex(bytes: &[u8]) -> String {
    let digits = bytes.iter().flat_map(|&byte| [byte >> 4, byte & 15]);
    digits.map(|digit| char::from_digit(digit.into(), 16).unwrap()).collect()
}

#[test]
fn g1a_what_was_written_comes_out() {
    let longest = "é".repeat(30);
    assert_eq!(longest.len(), Envelope::MAX_TEXT);
    for text in ["e2-e4", " Nf3? ", "no move at all", "♘f3, Springer schlägt", "象", &longest] {
        assert_eq!(open(&seal(text), PASSPHRASE, MARKING).unwrap(), text);
    }
}

#[test]
fn g1a_another_passphrase_does_not_open() {
    let envelope = seal("e2-e4");
    for passphrase in ["a walk in elista", "a walk inElista", "a walk in Elista.", "e2-e4"] {
        assert_eq!(open(&envelope, passphrase, MARKING), Err(OpenError::WrongKeyOrDamaged));
    }
}

#[test]
fn g3_what_stands_on_an_envelope_cannot_be_changed() {
    let envelope = seal("e2-e4");
    let key = envelope.key(PASSPHRASE).unwrap();
    for (old, new) in [("white", "black"), ("|41|", "|42|"), ("4P3", "3P4"), (MARKING, "")] {
        let changed = MARKING.replace(old, new);
        assert_eq!(envelope.open(&key, &changed), Err(OpenError::WrongKeyOrDamaged), "{changed}");
    }
}

#[test]
fn g3_an_envelope_with_any_changed_bit_does_not_open() {
    let sealed = seal("e2-e4");
    let key = sealed.key(PASSPHRASE).unwrap();
    let mut changed = bytes(&sealed);
    for bit in 0..8 * Envelope::LENGTH {
        changed[bit / 8] ^= 1 << (bit % 8);
        let opened = envelope(&changed).open(&key, MARKING);
        assert_eq!(opened, Err(OpenError::WrongKeyOrDamaged), "bit {bit}");
        changed[bit / 8] ^= 1 << (bit % 8);
    }
    assert_eq!(envelope(&changed).open(&key, MARKING).unwrap(), "e2-e4");
}

#[test]
fn the_same_sealed_twice_makes_two_envelopes_with_two_keys() {
    let (one, other) = (seal("e2-e4"), seal("e2-e4"));
    assert_ne!(one, other);
    let (key, other_key) = (one.key(PASSPHRASE).unwrap(), other.key(PASSPHRASE).unwrap());
    assert_ne!(key, other_key);
    assert_eq!(other.open(&key, MARKING), Err(OpenError::WrongKeyOrDamaged));
}

#[test]
fn the_length_of_an_envelope_tells_nothing() {
    for text in ["象", "e4", "a knight goes where it can see both of the rooks"] {
        assert_eq!(seal(text).to_string().len(), 2 * Envelope::LENGTH);
    }
}

#[test]
fn a_passphrase_is_the_same_from_every_keyboard() {
    let sealed = Envelope::seal("e2-e4", "\u{e9}lan", MARKING).unwrap();
    for passphrase in ["\u{e9}lan", "e\u{301}lan", " \u{e9}lan\u{3000}\r\n"] {
        assert_eq!(open(&sealed, passphrase, MARKING).unwrap(), "e2-e4", "{passphrase:?}");
    }
    assert_eq!(open(&sealed, "elan", MARKING), Err(OpenError::WrongKeyOrDamaged));
}

#[test]
fn what_cannot_be_sealed_is_refused_with_its_reason() {
    let refused =
        |text: &str, passphrase: &str| Envelope::seal(text, passphrase, MARKING).unwrap_err();
    for (text, error) in [
        ("", SealError::Empty),
        (" \u{3000}", SealError::Empty),
        (&"é".repeat(31), SealError::TooLong { found: 62, at_most: 60 }),
        ("é2\te4", SealError::ControlCharacter { at: 3 }),
        ("e4\n", SealError::ControlCharacter { at: 3 }),
        ("\u{2028}e4", SealError::ControlCharacter { at: 1 }),
    ] {
        assert_eq!(refused(text, PASSPHRASE), error, "{text:?}");
    }
    for (passphrase, error) in [
        ("", KeyError::NoPassphrase),
        (" \n", KeyError::NoPassphrase),
        (&"x".repeat(1025), KeyError::PassphraseTooLong { found: 1025, at_most: 1024 }),
    ] {
        assert_eq!(refused("e4", passphrase), SealError::Key(error));
        assert_eq!(seal("e4").key(passphrase), Err(error));
    }
    assert_eq!(
        refused("Ke2 ".repeat(20).as_str(), PASSPHRASE).to_string(),
        "80 bytes are written, and at most 60 fit into an envelope"
    );
}

#[test]
fn the_text_of_an_envelope_and_of_a_key_reads_back() {
    let sealed = seal("e2-e4");
    let key = sealed.key(PASSPHRASE).unwrap();
    let text = sealed.to_string();
    assert!(text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f')), "{text}");
    assert_eq!(text.parse(), Ok(sealed));
    assert_eq!(text.to_uppercase().parse(), Ok(sealed));
    assert_eq!(key.to_string().len(), 2 * EnvelopeKey::LENGTH);
    assert_eq!(key.to_string().parse(), Ok(key));
}

#[test]
fn a_text_that_is_no_envelope_says_why() {
    let length = |found| ParseEnvelopeError::Length { what: "an envelope", found, expected: 240 };
    let digit = |at| ParseEnvelopeError::Digit { what: "an envelope", at };
    let zeros = "0".repeat(240);
    for (text, error) in [
        (String::new(), length(0)),
        (zeros[1..].to_owned(), length(239)),
        (zeros.clone() + "\n", length(241)),
        ("é".repeat(120), length(120)),
        ("g".to_owned() + &zeros[1..], digit(1)),
        (zeros[1..].to_owned() + "é", digit(240)),
        ("0+".to_owned() + &zeros[2..], digit(2)),
    ] {
        assert_eq!(text.parse::<Envelope>(), Err(error), "{text}");
    }
    assert_eq!(
        length(3).to_string(),
        "3 characters are not an envelope, which has 240 hexadecimal digits"
    );
    assert_eq!(
        "x".repeat(64).parse::<EnvelopeKey>().unwrap_err().to_string(),
        "this is not the key of an envelope: character 1 is no hexadecimal digit (0 to 9, a to f)"
    );
}

#[test]
fn nothing_that_is_printed_tells_the_secret() {
    const WRITTEN: &str = "Qd1xd5 and wins";
    let sealed = seal(WRITTEN);
    let key = sealed.key(PASSPHRASE).unwrap();
    let errors = [
        format!("{:?}", sealed.key("another").map(|key| sealed.open(&key, MARKING))),
        format!("{:?}", Envelope::seal(&WRITTEN.repeat(5), PASSPHRASE, MARKING)),
        format!("{:?}", Envelope::seal(&(WRITTEN.to_owned() + "\n"), PASSPHRASE, MARKING)),
        format!("{:?}", Envelope::seal(WRITTEN, &PASSPHRASE.repeat(100), MARKING)),
        format!("{:?} {0:?}", PASSPHRASE.parse::<EnvelopeKey>()),
        OpenError::WrongKeyOrDamaged.to_string(),
        PASSPHRASE.parse::<EnvelopeKey>().unwrap_err().to_string(),
    ];
    let printed = [format!("{sealed:?}"), format!("{key:?}"), sealed.to_string(), key.to_string()];
    for text in errors.iter().chain(&printed) {
        for secret in [WRITTEN, PASSPHRASE] {
            assert!(!text.contains(secret), "{text}");
            assert!(!text.contains(&hex(secret.as_bytes())), "{text}");
        }
    }
    assert_eq!(format!("{sealed:?}"), format!("Envelope({}…)", &sealed.to_string()[..8]));
    assert_eq!(format!("{key:?}"), "EnvelopeKey(…)");
}

/// An envelope with any content, as a program that keeps no rules would make it.
fn with_content(key: &EnvelopeKey, mut content: [u8; 64]) -> Envelope {
    let (salt, nonce) = ([1; 16], [2; 24]);
    let bound = [&salt, MARKING.as_bytes()].concat();
    let tag = XChaCha20Poly1305::new_from_slice(&from_hex(&key.to_string()))
        .unwrap()
        .encrypt_inout_detached(&nonce.into(), &bound, content.as_mut_slice().into())
        .unwrap();
    envelope(&[&salt[..], &nonce, &content, &tag].concat())
}

#[test]
fn an_envelope_that_was_not_sealed_by_the_rules_is_unreadable() {
    let key: EnvelopeKey = "5a".repeat(32).parse().unwrap();
    let opened = |length: u8, text: &[u8]| {
        let mut content = [0; 64];
        content[0] = length;
        content[1..=text.len()].copy_from_slice(text);
        with_content(&key, content).open(&key, MARKING)
    };
    assert_eq!(opened(2, b"e4").unwrap(), "e4");
    for (length, text) in [
        (0, &b""[..]),
        (1, b"e4"),
        (2, b"e4\0\0x"),
        (3, b"e4"),
        (3, b"e4\n"),
        (2, b"e\xff"),
        (61, &[b'x'; 61]),
        (63, &[b'x'; 63]),
        (64, b"e4"),
        (255, b"e4"),
    ] {
        assert_eq!(opened(length, text), Err(OpenError::Unreadable), "{length} {text:?}");
    }
}

// Made without this program, with OpenSSL's Argon2id and ChaCha20-Poly1305 and an
// HChaCha20 that was written from its draft.
#[test]
fn an_envelope_sealed_by_an_earlier_version_still_opens() {
    let sealed: Envelope = "000102030405060708090a0b0c0d0e0f\
        101112131415161718191a1b1c1d1e1f2021222324252627\
        f9739019f60dc1f07b5d522c293ea2c4a48f8fa1a9733f44453423e1c7b0c020\
        c61b68ddd51abf59fa0e84dba5efad9db724ebec0835ddcd115771457aa63f3b\
        95276a574026642dcc428bd63d260766"
        .parse()
        .unwrap();
    let key = sealed.key("élan vital").unwrap();
    assert_eq!(key.to_string(), "2dd80d3cbe34af2530c850d6926c83866ad315609a6e28282d3ca770cf90f5f2");
    let marking = "4k3/8/8/3q4/8/8/8/3QK3 w - - 12 41|41|white";
    assert_eq!(sealed.open(&key, marking).unwrap(), "Dame schlägt d5 ♛");
}

proptest! {
    // a case takes as long as a passphrase
    #![proptest_config(ProptestConfig::with_cases(12))]

    #[test]
    fn g1a_no_part_of_a_text_can_be_seen(text in "[ -~]{5,59}[!-~]|[à-ÿ]{3,30}|[♔-♟]{2,20}") {
        let sealed = seal(&text);
        let shown = bytes(&sealed);
        for part in text.as_bytes().windows(4) {
            prop_assert!(!shown.windows(4).any(|window| window == part), "{text:?}");
        }
        prop_assert_eq!(open(&sealed, PASSPHRASE, MARKING).unwrap(), text);
    }
}

proptest! {
    #[test]
    fn nothing_panics_on_any_envelope(
        sealed in prop::collection::vec(any::<u8>(), Envelope::LENGTH),
        key in prop::collection::vec(any::<u8>(), EnvelopeKey::LENGTH),
        marking in ".*",
        text in ".*",
    ) {
        let key: EnvelopeKey = hex(&key).parse().unwrap();
        prop_assert_eq!(envelope(&sealed).open(&key, &marking), Err(OpenError::WrongKeyOrDamaged));
        prop_assert!(text.parse::<Envelope>().is_err());
    }
}
