//! The envelopes of the transcripts, kept in envelopes.txt: to make one takes chance, which
//! would make each saved game another, and a key that is slow on purpose.
//! `ANNABELLA_UPDATE=1` adds those that are missing and leaves the others as they are.

use std::sync::{LazyLock, Mutex};
use std::{env, fs};

use annabella::arbiter::envelope::{Envelope, EnvelopeKey};
use annabella::games::chess::notation::Letters;
use annabella::session::{SealedMove, State};
use annabella::table::sealing;

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/stage/envelopes.txt");

static KEPT: LazyLock<Mutex<Vec<Kept>>> = LazyLock::new(|| {
    let text = fs::read_to_string(FILE).unwrap_or_default();
    Mutex::new(text.lines().filter(|line| !line.starts_with('#')).map(Kept::read).collect())
});

struct Kept {
    fen: String,
    text: String,
    passphrase: String,
    envelope: Envelope,
    key: EnvelopeKey,
}

impl Kept {
    fn read(line: &str) -> Kept {
        let fields: Vec<&str> = line.split(" | ").collect();
        let [fen, text, passphrase, envelope, key] = fields[..] else {
            panic!("expected position, text, passphrase, envelope and key: {line}")
        };
        Kept {
            fen: fen.to_owned(),
            text: text.to_owned(),
            passphrase: passphrase.to_owned(),
            envelope: envelope.parse().expect("an envelope"),
            key: key.parse().expect("a key"),
        }
    }

    fn line(&self) -> String {
        let Kept { fen, text, passphrase, envelope, key } = self;
        format!("{fen} | {text} | {passphrase} | {envelope} | {key}\n")
    }
}

/// The envelope with this text for the position on the board; none where nothing can be sealed.
pub fn envelope(state: &State, text: &str, passphrase: &str) -> Option<Envelope> {
    sealing::check(state, text, &Letters::ENGLISH).ok()?;
    let fen = state.position().to_string();
    let mut kept = KEPT.lock().expect("no test fails in here");
    let is_it = |one: &&Kept| one.fen == fen && one.text == text && one.passphrase == passphrase;
    if let Some(found) = kept.iter().find(is_it) {
        return Some(found.envelope);
    }
    let sealed = sealing::envelope(state, text, passphrase, &Letters::ENGLISH).ok()?;
    if env::var_os("ANNABELLA_UPDATE").is_some() {
        let key = sealed.envelope.key(passphrase).expect("a passphrase");
        let (text, passphrase) = (text.to_owned(), passphrase.to_owned());
        kept.push(Kept { fen, text, passphrase, envelope: sealed.envelope, key });
        let head = "# Position | what is sealed | passphrase | envelope | its key\n".to_owned();
        let lines = kept.iter().map(Kept::line);
        let text: String = [head].into_iter().chain(lines).collect();
        fs::write(FILE, text).expect("the file can be written");
    }
    Some(sealed.envelope)
}

/// The key that a passphrase makes for the envelope that is there.
pub fn key(state: &State, passphrase: &str) -> Option<EnvelopeKey> {
    let Some(SealedMove::Closed(envelope)) = state.adjournment().map(|it| &it.sealed) else {
        return sealing::key(state, passphrase).ok();
    };
    let kept = KEPT.lock().expect("no test fails in here");
    match kept.iter().find(|one| one.envelope == **envelope) {
        Some(one) if one.passphrase == passphrase => Some(one.key),
        // that of another passphrase opens as little
        Some(_) => Some(EnvelopeKey::NONE),
        None => sealing::key(state, passphrase).ok(),
    }
}
