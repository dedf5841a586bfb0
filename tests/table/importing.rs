//! Games from elsewhere: what was said there leaves with them again.

use std::time::Duration;

use annabella::games::GameKind;
use annabella::games::chess::notation::pgn::{Game as Pgn, GameResult, NodeId};
use annabella::session::Actor;
use annabella::session::Deed;
use annabella::session::{Action, NewGame, State, reduce};
use annabella::table::import::{from_elsewhere, import};
use annabella::table::journal::{Entry, Source, limits};
use annabella::table::library::Library;
use annabella::table::replay::replay;
use annabella::table::{continued, kept_record, record};
use proptest::prelude::*;
use proptest::sample::Index;

/// What was said of a move.
#[derive(Clone, Debug)]
enum Said {
    Clock(u32),
    Comment(String),
    Before(String),
    Nag(u8),
    /// Another move in its place.
    Instead(Index),
}

fn said() -> impl Strategy<Value = Said> {
    let text = || r"[a-zé♞\[\]\{\}();%$!\\\x22 \n]{0,30}";
    let command = r"\[%(emt|eval|csl|cal) [0-9:.,A-Za-z]{1,12}\]";
    prop_oneof![
        2 => any::<u32>().prop_map(Said::Clock),
        1 => text().prop_map(Said::Comment),
        1 => command.prop_map(Said::Comment),
        1 => text().prop_map(Said::Before),
        1 => any::<u8>().prop_map(Said::Nag),
        1 => any::<Index>().prop_map(Said::Instead),
    ]
}

/// Moves, with what was said of each; tags; and how it ended.
fn any_game() -> impl Strategy<Value = Pgn> {
    let moves = prop::collection::vec((any::<Index>(), prop::collection::vec(said(), 0..3)), 0..40);
    let name = prop::sample::select(vec!["Event", "Site", "Date", "White", "Black", "TimeControl"]);
    let tags = prop::collection::vec((name, r"[a-zA-Zé?.0-9+\\\x22 -]{0,20}"), 0..6);
    let result = prop::sample::select(vec![GameResult::Unknown, GameResult::Draw]);
    (moves, tags, result).prop_map(|(moves, tags, result)| {
        let mut game = Pgn::default();
        for (mv, said) in moves {
            let (parent, position) = (game.tip(), game.final_position());
            let legal = position.legal_moves();
            if legal.is_empty() {
                break;
            }
            let node = game.push(legal[mv.index(legal.len())]).expect("it is legal");
            for said in said {
                match said {
                    Said::Clock(left) => game.set_clock(node, Duration::from_millis(left.into())),
                    Said::Comment(text) => game.add_comment(node, &text),
                    Said::Before(text) => game.add_comment_before(node, &text),
                    Said::Nag(nag) => game.add_nag(node, nag),
                    Said::Instead(other) => {
                        let other = legal[other.index(legal.len())];
                        game.add(parent, other).expect("it is legal");
                    }
                }
            }
        }
        for (name, value) in tags {
            game.set_tag(name, &value);
        }
        game.result = result;
        game
    })
}

/// A game that is read into a library and leaves it again.
fn through_library(text: &str, at: u64) -> String {
    let folder = tempfile::tempdir().expect("a folder");
    let library = Library::open(folder.path());
    let imported = import(&library, text.as_bytes(), at).expect("a disk");
    assert_eq!((imported.ids.len(), imported.unread), (1, Vec::new()), "{text}");
    let reading = library.read(&imported.ids[0]).expect("it is there");
    let replayed = replay(&reading).expect("it has a beginning");
    assert_eq!(replayed.problem, None);
    kept_record(&replayed.state, &reading.entries).expect("chess").to_string()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]

    #[test]
    fn all_that_was_said_leaves_with_a_game_again(game in any_game()) {
        let moves = State::new(from_elsewhere(&game.clone().into(), NewGame::default()));
        // where the moves have ended it, a result of its own cannot stand
        prop_assume!(moves.expect("it is possible").ending().is_none());
        let text = game.to_string();
        let once = through_library(&text, 1_000);
        prop_assert_eq!(&once, &text);
        prop_assert_eq!(through_library(&once, 1_000_000_000_000), text);
    }
}

#[test]
fn a_game_of_which_too_much_was_said_keeps_its_moves() {
    let mut game: Pgn = "1. e4 e5 *".parse().expect("it is PGN");
    game.set_tag("Date", "1999.12.31");
    let much = "much ".repeat(800);
    while game.to_string().len() <= limits::LINE {
        for node in game.line(NodeId::ROOT).collect::<Vec<_>>() {
            game.add_comment(node, &much);
        }
        // a move keeps so many comments
        let legal = game.final_position().legal_moves();
        game.push(legal[0]).expect("it is legal");
    }
    let text = through_library(&game.to_string(), 0);
    assert!(text.contains("[Date \"1970.01.01\"]") && text.contains("1. e4 e5"), "{text}");
    assert!(!text.contains("much"));
}

#[test]
fn what_does_not_belong_to_the_game_says_nothing() {
    let state = State::new("new chess moves=e2e4".parse().expect("a game")).expect("it begins");
    let beginning = || Entry::action(0, 0, "arbiter", "new chess moves=e2e4");
    let plain = kept_record(&state, &[beginning()]).expect("chess");
    for other in ["", "no game (", "[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n\n1. e4 {far} *"] {
        assert_eq!(
            kept_record(&state, &[beginning().with_source(Source::Pgn(other.to_owned()))])
                .expect("chess"),
            plain,
            "{other}"
        );
    }
    let source = Source::Pgn("1. e4 {near} e5 {gone} *".to_owned());
    let sheet = kept_record(&state, &[beginning().with_source(source)]).expect("chess");
    assert!(sheet.to_string().ends_with("1. e4 {near} *\n\n"), "{sheet}");
}

#[test]
fn what_is_said_here_of_the_moves_from_elsewhere_stands_with_them() {
    let said = |source: &str, line: &str, deeds: &[&str]| {
        let source = source.parse::<Pgn>().expect("it is PGN").into();
        let agreed = line.parse().expect("a setup");
        let mut state = State::new(from_elsewhere(&source, agreed)).expect("it begins");
        for deed in deeds {
            let (by, deed) = deed.split_once(' ').expect("an action");
            let by = Actor::read(GameKind::Chess, by).expect("an actor");
            let action = Action { by, deed: Deed::read(GameKind::Chess, deed).expect("a deed") };
            state = reduce(state, action, 1_000).0;
        }
        continued(&source, record(&state).expect("chess")).to_string().replace('\n', " ")
    };
    let strict = "new chess mode=strict supervised=no clock=5";
    let illegal = ["arbiter start", "white move e1e3", "black move g8f6"];
    let noted = "{The next move was not legal and was not claimed: Ke3 Nf6}";
    for (source, stands) in [("1. e4 {brave} e5 *", "1... e5"), ("*", "] ")] {
        let text = said(source, strict, &illegal);
        assert!(text.contains(&format!("{stands} {noted}")), "{text}");
    }
    let again = ["black undo", "black move e7e5", "black offer"];
    let text = said("1. e4 e5 {solid} *", "new chess mode=casual", &again);
    assert!(text.contains("{solid} {(=)}"), "{text}");
}
