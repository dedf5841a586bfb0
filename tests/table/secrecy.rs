//! A sealed move is seen nowhere until its envelope is opened.

use std::fs;

use annabella::games::GameKind;
use annabella::games::chess::notation::Letters;
use annabella::games::chess::notation::san;
use annabella::session::Actor;
use annabella::session::{Action, Deed};
use annabella::table::library::Library;
use annabella::table::{Game, record, sealing, transcript};
use proptest::prelude::*;
use proptest::sample::Index;

use crate::{action, listener};

/// Every fact of a game that a transcript can ask for.
const FACTS: [&str; 16] = [
    "fen",
    "result",
    "ending",
    "phase",
    "plies",
    "score",
    "offers",
    "touched",
    "bound",
    "announced",
    "left",
    "clocks",
    "signed",
    "deciding",
    "envelope kept",
    "envelope fen",
];

/// Whatever somebody could see, collected as text.
#[derive(Default)]
struct Seen(Vec<String>);

impl Seen {
    fn has(&self, text: &str) -> bool {
        self.0.iter().any(|seen| seen.contains(text))
    }

    fn look(&mut self, game: &Game, now: u64) {
        let state = game.state();
        self.0.push(format!("{state:?}{:?}{}", state.view(now), record(state).expect("chess")));
        self.0.extend(FACTS.iter().filter_map(|fact| transcript::answer(state, now, fact).ok()));
    }

    fn act(&mut self, game: &mut Game, action: Action, now: u64) {
        self.0.push(format!("{action:?}{}", action.deed.text(GameKind::Chess)));
        let update = game.dispatch(action, now);
        assert!(update.kept.is_ok());
        self.0.extend(
            update.events.iter().map(|event| format!("{event:?}{}", event.text(GameKind::Chess))),
        );
        self.look(game, now);
    }
}

/// A legal move in one of its notations, or whatever a player may scribble.
fn written() -> impl Strategy<Value = (Option<(Index, bool)>, String)> {
    // no piece of these can move so at the beginning
    (proptest::option::of(any::<(Index, bool)>()), "[KQ][a-h][45]x[a-h][1-8][!?]{3,9}")
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 16, ..ProptestConfig::default() })]

    #[test]
    fn what_was_sealed_and_its_passphrase_are_seen_nowhere(
        (mv, scribbled) in written(),
        passphrase in "[a-zA-Z]{7,12}-[0-9a-zA-Z]{7,12}",
    ) {
        let folder = tempfile::tempdir().unwrap();
        let library = Library::open(folder.path());
        let (reports, _thoughts) = listener();
        let setup = "new chess mode=strict clock=90".parse().unwrap();
        let mut game = Game::new(setup, Some(library), reports, 0, 0).unwrap();
        let mut seen = Seen::default();
        seen.act(&mut game, action("arbiter", "start"), 0);
        seen.act(&mut game, action("arbiter", "adjourn tomorrow"), 1_000);
        let position = *game.state().chess().unwrap();
        let text = match mv {
            None => scribbled,
            Some((index, is_san)) => {
                let moves = position.legal_moves();
                let mv = moves[index.index(moves.len())];
                // with signs that no digits of an envelope are
                if is_san {
                    format!("{}!?", san::write(&position, mv, &san::Style::PGN))
                } else {
                    format!("{}-{}", mv.from(), mv.to())
                }
            }
        };
        let sealed = sealing::envelope(game.state(), &text, &passphrase, &Letters::ENGLISH);
        let envelope = Box::new(sealed.unwrap().envelope);
        let seal = Action { by: Actor::read(GameKind::Chess, "white").unwrap(), deed: Deed::Seal(envelope) };
        seen.act(&mut game, seal, 2_000);
        for (by, deed) in [
            ("white", "press"),
            ("black", "offer"),
            ("white", "arrive"),
            ("black", "arrive"),
            ("arbiter", "resume"),
        ] {
            seen.act(&mut game, action(by, deed), 3_000);
        }
        for file in fs::read_dir(folder.path()).unwrap() {
            let bytes = fs::read(file.unwrap().path()).unwrap();
            seen.0.push(String::from_utf8_lossy(&bytes).into_owned());
        }
        for secret in windows(&text).chain(windows(&passphrase)) {
            prop_assert!(!seen.has(&secret), "{secret} of {text} or {passphrase}");
        }

        let key = sealing::key(game.state(), &passphrase).unwrap();
        let open = Action { by: Actor::read(GameKind::Chess, "arbiter").unwrap(), deed: Deed::Open(key) };
        let mut opened = Seen::default();
        opened.act(&mut game, open, 4_000);
        prop_assert!(opened.has(&format!("opened white {text:?}")), "{:?}", opened.0);
        prop_assert!(!opened.has(&passphrase));
    }
}

/// All that is as long as a short move is; shorter ones come by chance.
fn windows(text: &str) -> impl Iterator<Item = String> {
    let letters: Vec<char> = text.chars().collect();
    let size = letters.len().min(5);
    let all: Vec<String> = letters.windows(size).map(|part| part.iter().collect()).collect();
    all.into_iter().filter(|part: &String| part.len() >= 4)
}
