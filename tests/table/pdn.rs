use annabella::games::checkers::notation::pdn::Game as Pdn;
use annabella::games::{GameKind, Record, Side};
use annabella::session::{Action, Actor, Deed};
use annabella::speech::UnreadGame;
use annabella::table::import::{Imported, Unread, import};
use annabella::table::journal::{Entry, Source};
use annabella::table::library::Library;
use annabella::table::replay::replay;
use annabella::table::{Game, kept_record, record};

use crate::new_game;

fn act(game: &mut Game, by: &str, deed: &str, now: u64) {
    let by = Actor::read(GameKind::Checkers, by).expect("somebody");
    let deed = Deed::read(GameKind::Checkers, deed).expect("something that can be done");
    let update = game.dispatch(Action { by, deed }, now);
    assert!(update.kept.is_ok(), "{:?}", update.kept);
}

#[test]
fn a_game_of_checkers_is_written_with_red_as_black() {
    let (mut game, _) = new_game("new checkers clock=5+2 red-name=Marion white=level:4", None);
    for (now, by, deed) in [
        (0, "red", "start"),
        (4_000, "red", "move 11-15"),
        (9_500, "engine", "move 22-18"),
        (12_000, "red", "offer"),
        (12_000, "red", "move 15x22"),
        (400_000, "clock", "tick"),
    ] {
        act(&mut game, by, deed, now);
    }
    let record = record(game.state()).expect("checkers");
    let text = record.to_string();
    for part in [
        "[White \"Annabella, level 4\"]",
        "[Black \"Marion\"]",
        "[Result \"1-0\"]",
        "[GameType \"21\"]",
        "[TimeControl \"300+2\"]",
        "[Termination \"time forfeit\"]",
        "1. 11-15 22-18 2. 15x22 {(=)} 1-0",
    ] {
        assert!(text.replace('\n', " ").contains(part), "{part} is not in\n{text}");
    }
    assert_eq!(Record::from(text.parse::<Pdn>().expect("our own PDN")), record);
}

#[test]
fn a_game_that_begins_elsewhere_and_goes_on() {
    let (mut game, _) = new_game("new checkers fen=W:WK31:B1,K5", None);
    act(&mut game, "white", "move 31-27", 0);
    let text = record(game.state()).expect("checkers").to_string();
    assert!(text.contains("[SetUp \"1\"]\n[FEN \"W:WK31:B1,K5\"]\n\n1... 31-27 *\n\n"), "{text}");
}

/// What becomes of a text that is read into a library: how the games leave it again, and what
/// was not read.
fn through_library(text: &str) -> (Vec<String>, Imported) {
    let folder = tempfile::tempdir().expect("a folder");
    let library = Library::open(folder.path());
    let imported = import(&library, text.as_bytes(), 1_000).expect("a disk");
    let records = imported.ids.iter().map(|id| {
        let reading = library.read(id).expect("it is there");
        let replayed = replay(&reading).expect("it has a beginning");
        assert_eq!(replayed.problem, None);
        kept_record(&replayed.state, &reading.entries).expect("checkers").to_string()
    });
    (records.collect(), imported)
}

#[test]
fn games_of_pdn_come_into_the_library_with_all_that_was_said() {
    let first = "[Event \"Match\"]\n[Site \"Glasgow\"]\n[Date \"1922.??.??\"]\n[Round \"1\"]\n\
                 [White \"Rosa\"]\n[Black \"Marion\"]\n[Result \"1/2-1/2\"]\n[GameType \"21\"]\n\n\
                 {before} 1. 11-15! {old} 1... 23-19 2. 8-11 1/2-1/2\n\n";
    let text = format!("{first}1. 11-15 15-19 *\n\n[FEN \"W:W31:B1\"]\n\n1. 31-27 (31-26) *\n");
    let (records, imported) = through_library(&text);
    assert_eq!((records.len(), imported.unread.len()), (2, 1), "{:?}", imported.unread);
    let [again, said] = [&records[0], first].map(|text| text.parse::<Pdn>().expect("PDN"));
    assert_eq!(again, said);
    assert!(
        records[1].contains("W:W31:B1") && records[1].ends_with("1... 31-27 *\n\n"),
        "{}",
        records[1]
    );
    let unread = &imported.unread[0];
    let why = UnreadGame::Move {
        kind: GameKind::Checkers,
        number: 1,
        side: Side::Second,
        found: Some("15-19".to_owned()),
    };
    assert_eq!((unread.number, unread.why.as_ref()), (2, Some(&why)));
    assert!(unread.reason.contains("15-19"), "{}", unread.reason);
}

#[test]
fn pdn_is_known_without_tags_and_pgn_is_not_taken_for_it() {
    for text in
        ["1. 11-15 23-19 *", "{a game} 1.9-14 22x18", "{e4\ne5}1. 9-14 *", "[GameType \"21\"]\n*"]
    {
        let (records, imported) = through_library(text);
        // the two that hold no legal move are refused as games of checkers
        let is_of_checkers = |game: &Unread| {
            matches!(game.why, Some(UnreadGame::Move { kind: GameKind::Checkers, .. }))
        };
        let is_checkers = !records.is_empty() || imported.unread.iter().any(is_of_checkers);
        assert!(is_checkers, "{text}: {imported:?}");
    }
    for text in ["1. e4 e5 *", "1-0", "1/2-1/2", "[Event \"11-15\"]\n\n1. d4 *", "12. Nf3 11-15"] {
        let folder = tempfile::tempdir().expect("a folder");
        let library = Library::open(folder.path());
        let imported = import(&library, text.as_bytes(), 0).expect("a disk");
        for id in &imported.ids {
            let reading = library.read(id).expect("it is there");
            let state = replay(&reading).expect("it has a beginning").state;
            assert!(state.chess().is_some(), "{text}");
        }
    }
}

#[test]
fn what_was_said_of_a_game_stays_while_its_moves_do() {
    let line = "new checkers moves=\"11-15 23-19\"";
    let source =
        "[Annotator \"Ada\"]\n[Termination \"normal\"]\n\n1. 11-15 {near} 22-18 {gone} 1-0";
    let (mut game, _) = new_game(line, None);
    act(&mut game, "red", "move 8-11", 0);
    for (source, says) in [(source, true), ("no game (", false), ("[FEN \"W:W31:B1\"]\n*", false)] {
        let entry =
            Entry::action(0, 0, "arbiter", line).with_source(Source::Pdn(source.to_owned()));
        let text = kept_record(game.state(), &[entry]).expect("checkers").to_string();
        assert_eq!(text.contains("{near}") && text.contains("Ada"), says, "{text}");
        assert!(!text.contains("gone") && !text.contains("Termination"), "{text}");
        assert!(text.trim_end().ends_with("2. 8-11 *"), "{text}");
    }
}
