//! What was sealed crosses the boundary only when the envelope is opened: whatever it is
//! and with whatever passphrase, all that can be seen is the same but for the digits of
//! the envelope, which are drawn anew each time.

use std::fmt::{Debug, Display, Write};
use std::fs;
use std::path::Path;

use annabella::ffi::{
    EnvelopeState, GameActor, GameSession, GameUpdate, Happening, LogLevel, captured_log,
    init_logging,
};
use annabella::games::GameKind;
use annabella::games::chess::Position;
use annabella::games::chess::notation::san::{self, Style};
use annabella::games::chess::notation::uci::{self, Castling};
use annabella::session::Actor;
use proptest::prelude::*;
use proptest::sample::Index;
use proptest::test_runner::{TestCaseError, TestRunner};

use crate::{act, create_saved, happened, path, resume};

const LINE: &str = "new chess mode=strict clock=60+30 white-name=\"Ann\" black-name=\"Bob\"";

const FACTS: &str = "result, phase, plies, standing, score, offers, left, touched, bound, \
    announced, signed, deciding, clocks, next-moment, fen, may white, may black, envelope fen, \
    envelope used, envelope by, envelope number, envelope offer, envelope resumption, \
    envelope kept";

#[derive(Clone, Debug)]
enum Written {
    San(Index),
    Uci(Index),
    /// No legal move, as none of these pieces has come so far, and written as nothing else is.
    Illegal(String),
}

impl Written {
    fn text(&self, position: &Position) -> String {
        let legal = position.legal_moves();
        match self {
            Written::San(choice) => san::write(position, *choice.get(&legal), &Style::PGN),
            Written::Uci(choice) => uci::write(*choice.get(&legal), Castling::Standard),
            Written::Illegal(text) => text.clone(),
        }
    }
}

fn written() -> impl Strategy<Value = Written> {
    prop_oneof![
        any::<Index>().prop_map(Written::San),
        any::<Index>().prop_map(Written::Uci),
        "[KQ][a-h][45]x[a-h][1-8][!?]{3,9}".prop_map(Written::Illegal),
    ]
}

/// Of other letters than what is sealed: that is in the log once an envelope was opened.
fn passphrase() -> impl Strategy<Value = String> {
    "[q-tv-xzøλ]{6,14}( [q-tv-xz]{5,8})?"
}

/// All that an app sees of a game, one thing after the other.
#[derive(Default)]
struct Seen(String);

impl Seen {
    fn note(&mut self, what: impl Display) {
        writeln!(self.0, "{what}").unwrap();
    }

    fn debug(&mut self, what: &impl Debug) {
        writeln!(self.0, "{what:?}").unwrap();
    }

    fn session(&mut self, session: &GameSession) {
        self.debug(&session.opened(0).unwrap());
        self.debug(&session.view(0).unwrap());
        self.debug(&session.moves().unwrap());
        self.debug(&session.setup().unwrap());
        self.note(session.notation().unwrap());
        for fact in FACTS.split(", ") {
            self.note(session.fact(fact.to_owned(), 0).unwrap());
        }
    }

    fn files(&mut self, folder: &Path) {
        for entry in fs::read_dir(folder).unwrap() {
            self.note(String::from_utf8_lossy(&fs::read(entry.unwrap().path()).unwrap()));
        }
    }

    /// Without what is drawn anew for each envelope.
    fn masked(&self) -> String {
        let (_, after) = self.0.split_once("\"do\":\"seal ").expect("it is in the file");
        let text = self.0.replace(&after[..240], "DIGITS");
        let mut parts = text.split("\"crc\":\"");
        let first = parts.next().unwrap_or_default().to_owned();
        parts.fold(first, |text, part| text + &part[8..])
    }
}

/// What is seen of a game until its envelope is opened, what was sealed, and what then
/// happens.
fn play(moves: &[Index], written: &Written, passphrase: &str) -> (Seen, String, GameUpdate) {
    let folder = tempfile::tempdir().unwrap();
    let mut seen = Seen::default();
    let session = create_saved(LINE, &folder);
    seen.debug(&act(&session, "arbiter", "start"));
    let mut position = Position::default();
    for choice in moves {
        let mv = *choice.get(&position.legal_moves());
        let squares = uci::write(mv, Castling::KingTakesRook);
        seen.debug(&act(&session, player(&position), &format!("move {squares}")));
        position = position.after_legal(mv);
    }
    let (by, text) = (player(&position), written.text(&position));
    seen.debug(&act(&session, "arbiter", "adjourn Monday"));
    let sealer = if by == "white" { GameActor::First } else { GameActor::Second };
    seen.debug(&session.seal_move(sealer, text.clone(), passphrase.to_owned(), 0).unwrap());
    seen.session(&session);
    seen.debug(&act(&session, by, "press"));
    let id = session.id().unwrap().unwrap();
    session.shut_down().unwrap();
    seen.files(folder.path());
    let session = resume(&folder, &id, 0).unwrap();
    for (by, deed) in [("arbiter", "resume"), ("white", "arrive"), ("black", "arrive")] {
        seen.debug(&act(&session, by, deed));
    }
    let other = "a walk in Dresden".to_owned();
    seen.debug(&session.open_sealed_move(GameActor::Arbiter, other, 0).unwrap());
    seen.session(&session);
    session.flush().unwrap();
    seen.files(folder.path());
    assert!(!seen.0.contains(&path(&folder)), "else two games would differ in that");
    let opened = session.open_sealed_move(GameActor::Arbiter, passphrase.to_owned(), 0);
    (seen, text, opened.unwrap())
}

fn player(position: &Position) -> &'static str {
    Actor::Player(position.turn().into()).name(GameKind::Chess)
}

/// Each row of five letters.
fn windows(text: &str) -> impl Iterator<Item = String> {
    let letters: Vec<char> = text.chars().collect();
    (5..=letters.len()).map(move |end| letters[end - 5..end].iter().collect())
}

/// To seal and to open are slow, so these are few however many others are asked for.
#[test]
fn what_was_sealed_does_not_cross_until_it_is_opened() {
    init_logging(LogLevel::Everything);
    let moves = prop::collection::vec(any::<Index>(), 0..6);
    let mut runner = TestRunner::new(ProptestConfig::with_cases(10));
    let done = runner.run(&(moves, written(), passphrase()), |(moves, written, passphrase)| {
        check(&moves, &written, &passphrase)
    });
    done.unwrap_or_else(|error| panic!("{error}"));
}

fn check(moves: &[Index], written: &Written, passphrase: &str) -> Result<(), TestCaseError> {
    let (seen, text, opened) = play(moves, written, passphrase);
    let masked = seen.masked();
    let other = Written::Illegal("Ka4xa5".to_owned());
    prop_assert_eq!(&masked, &play(moves, &other, "a walk in Elista").0.masked());
    let log = captured_log().join("\n");
    for window in windows(passphrase) {
        prop_assert!(!masked.contains(&window) && !log.contains(&window), "{}", window);
    }
    let told = happened(&opened);
    let is_opened = matches!(&told[0], Happening::Opened { text: found, .. } if *found == text);
    prop_assert!(is_opened, "{:?}", told);
    if let Written::Illegal(text) = written {
        for window in windows(text) {
            prop_assert!(!masked.contains(&window), "{}", window);
        }
        let envelope = opened.view.adjournment.as_ref().map(|adjournment| adjournment.envelope);
        let is_unclear = envelope == Some(EnvelopeState::Unclear);
        prop_assert!(is_unclear, "{:?}", told);
    } else {
        prop_assert!(matches!(told[1], Happening::Moved { .. }), "{:?}", told);
    }
    Ok(())
}
