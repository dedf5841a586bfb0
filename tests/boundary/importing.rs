//! Games that come from elsewhere, and games that leave.

use annabella::ffi::{
    GameError, GameMode, ImportedGames, SavedCondition, import_games, rename_game,
    saved_game_notation, saved_game_transcript, saved_games, saved_games_notation,
};
use annabella::games::GameKind;
use tempfile::TempDir;

use crate::speech::{fide, german, said};
use crate::{act, create_saved, path, resume};

const GAMES: &str = "[White \"Rosa\"]\n[Black \"?\"]\n[Result \"1-0\"]\n\n1. e4 e5 1-0\n\n\
    [White \"Bad\"]\n\n1. e4 e5 2. Nf6 *\n\n\
    [FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n[SetUp \"1\"]\n\n1. e4 *\n\n\
    1. f3 e5 2. g4 Qh4# 0-1\n";

fn take(folder: &TempDir, text: &str, wall_ms: u64) -> ImportedGames {
    import_games(path(folder), text.as_bytes().to_vec(), fide(), wall_ms).expect("a disk")
}

#[test]
fn all_games_of_a_text_are_saved_but_those_that_cannot_be_read() {
    let folder = tempfile::tempdir().expect("a folder");
    let imported = take(&folder, GAMES, 1_000);
    assert_eq!(imported.ids, ["1970-01-01-1", "1970-01-01-2", "1970-01-01-3"]);
    assert_eq!(said(&[imported.phrase]), ["en:3 games were saved. 1 cannot be read."]);
    let unread = &imported.unread[0];
    assert_eq!((imported.unread.len(), unread.number, unread.line), (1, 2, 9));
    assert_eq!(
        said(std::slice::from_ref(&unread.phrase)),
        ["en:Game 2 of the text, line 9, cannot be read. Move 2 of White is not possible: Nf6."]
    );
    assert!(unread.reason.contains("no knight"), "{}", unread.reason);

    let games = saved_games(path(&folder), None, None).expect("a list");
    let content = |id: &str| {
        let game = games.iter().find(|game| game.id == id).expect("it is in the list");
        assert_eq!(game.condition, SavedCondition::Whole);
        game.content.clone().expect("it holds a game")
    };
    let first = content("1970-01-01-1");
    assert_eq!((first.first.name.as_str(), first.second.name.as_str()), ("Rosa", ""));
    assert_eq!((first.plies, first.result.as_str(), first.mode), (2, "1-0", GameMode::Casual));
    assert_eq!(content("1970-01-01-2").result, "*");
    assert_eq!(content("1970-01-01-3").result, "0-1");

    let session = resume(&folder, "1970-01-01-2", 0).expect("it goes on");
    act(&session, "black", "move e8e7");
    assert_eq!(session.view(0).expect("it is open").plies, 2);
}

#[test]
fn a_game_of_stones_without_its_target_is_taken_with_the_largest_and_that_is_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let imported = take(&folder, "(;GM[1]SZ[9];B[ee])\n(;GM[1]SZ[9]CT[3];B[ee])", 0);
    let told = "en:2 games were saved. 1 does not say how many captured stones win; 99 is assumed.";
    assert_eq!(said(&[imported.phrase]), [told]);
    let target = |id: &str| resume(&folder, id, 0).expect("it goes on").fen().expect("it is open");
    let targets = [0, 1].map(|game: usize| target(&imported.ids[game]));
    assert!(targets[0].contains(" 99") && targets[1].contains(" 3"), "{targets:?}");
}

#[test]
fn positions_come_line_by_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let text = "\n4k3/8/8/8/8/8/4P3/4K3 w - - bm e4;\n8/8/8/8/8/8/8/8 w - - 0 1\n\
                4k3/8/8/8/8/8/4P3/4K3 b - - 3 40";
    let imported = import_games(path(&folder), text.as_bytes().to_vec(), german(), 0).expect("ok");
    assert_eq!(said(&[imported.phrase]), ["de:2 Partien wurden gespeichert. 1 ist nicht lesbar."]);
    let unread = &imported.unread[0];
    assert_eq!((unread.number, unread.line), (2, 3));
    assert_eq!(
        said(std::slice::from_ref(&unread.phrase)),
        ["de:Partie 2 des Textes, Zeile 3, ist nicht lesbar. Weiß hat keinen König. Jede Seite \
          braucht genau einen."]
    );
    let session = resume(&folder, &imported.ids[1], 0).expect("it goes on");
    assert_eq!(session.fen(), Ok("4k3/8/8/8/8/8/4P3/4K3 b - - 3 40".to_owned()));
}

/// From a server, with the clocks of both players and the time used.
const TIMED: &str = "[Event \"Rated blitz\"]\n[Date \"1999.12.31\"]\n[White \"Rosa\"]\n\
    [Black \"Ilse\"]\n[TimeControl \"180+2\"]\n\n\
    1. e4 {[%clk 0:02:58.4] [%emt 0:00:03]} 1... e5 {[%clk 0:02:59]} (1... c5 {sharp}) 2. Nf3 $1 *";

#[test]
fn what_was_said_of_a_game_is_still_there_when_it_leaves() {
    let folder = tempfile::tempdir().expect("a folder");
    let id = take(&folder, TIMED, 1_000).ids.remove(0);
    let pgn = || saved_game_notation(path(&folder), id.clone()).expect("a game").replace('\n', " ");
    let before = pgn();
    for part in [
        "[Event \"Rated blitz\"]",
        "[Date \"1999.12.31\"]",
        "[TimeControl \"180+2\"]",
        "1. e4 {[%clk 0:02:58.4] [%emt 0:00:03]} 1... e5 {[%clk 0:02:59]} (1... c5 {sharp}) 2. Nf3 $1",
    ] {
        assert!(before.contains(part), "{part} is not in {before}");
    }
    rename_game(path(&folder), id.clone(), "blitz".to_owned(), 2_000).expect("a name");
    assert_eq!(pgn(), before);

    // gone on with here, and taken back
    let session = resume(&folder, &id, 0).expect("it goes on");
    assert_eq!(session.notation().expect("it is open").replace('\n', " "), before);
    act(&session, "black", "move b8c6");
    let longer = session.notation().expect("it is open").replace('\n', " ");
    assert!(longer.contains("(1... c5 {sharp}) 2. Nf3 $1 Nc6 *"), "{longer}");
    assert!(longer.contains("[Date \"1999.12.31\"]") && !longer.contains("180+2"), "{longer}");
    act(&session, "black", "undo");
    assert_eq!(pgn(), before);
}

#[test]
fn a_text_without_games_saves_none_and_says_what_was_looked_for() {
    let folder = tempfile::tempdir().expect("a folder");
    // a file of whatever kind may have bytes that look like moves
    let picture = "\u{1}\0PNG 1. e4 e5 *";
    for text in ["", "\n \n", "Dear Anna,\n\nthank you for the letter.\n", picture] {
        let imported = take(&folder, text, 0);
        assert_eq!((imported.ids.len(), imported.unread.len()), (0, 0), "{text:?}");
        let nothing = "en:No game was saved. There is neither a game nor a position in it, in print or \
                       in Braille.";
        assert_eq!(said(&[imported.phrase]), [nothing]);
    }
    assert_eq!(saved_games(path(&folder), None, None), Ok(Vec::new()));
}

#[test]
fn a_score_in_braille_is_known_by_how_it_begins() {
    let folder = tempfile::tempdir().expect("a folder");
    for score in [",WHITE3 ,MENCHIK\r\n\r\n1 E4 E5\r\n2 SF3\r\n\"9\r\n", "\n1 E4 E5\n2 SF3 SC6\n"] {
        let imported = take(&folder, score, 0);
        assert_eq!(said(&[imported.phrase]), ["en:1 game was saved."], "{score:?}");
    }
    // small letters, as some programs write them
    let imported = take(&folder, "1 e4 e5\n2 sf3 sc6\n", 0);
    assert_eq!(said(&[imported.phrase]), ["en:1 game was saved."]);
    for score in [",RED3 ,MARION\r\n\r\n1 11-15 22-18\r\n\"9\r\n", "⠂⠀⠂⠂⠤⠂⠢\n", "1 11-15\n"]
    {
        let imported = take(&folder, score, 0);
        let saved = saved_games(path(&folder), None, None).expect("a disk");
        let saved = saved.iter().find(|game| game.id == imported.ids[0]).expect("it is saved");
        let kind = saved.content.as_ref().expect("it can be read").kind;
        assert_eq!(kind, GameKind::Checkers, "{score:?}");
    }
    // what only begins like one
    let imported = take(&folder, "# Our games\n[White \"Rosa\"]\n\n1. e4 e5 *", 0);
    assert_eq!(said(&[imported.phrase]), ["en:1 game was saved."]);
    let broken = take(&folder, ",WHITE3 ,MENCHIK\r\n\r\n1 E4 E9\r\n", 0);
    let unread = &broken.unread[0];
    assert_eq!((broken.ids.len(), unread.number, unread.line), (0, 1, 3));
    assert_eq!(
        said(std::slice::from_ref(&unread.phrase)),
        ["en:Game 1 of the text, line 3, cannot be read. Move 1 of Black cannot be made out."]
    );
}

#[test]
fn a_disk_that_fails_saves_none() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("games");
    std::fs::write(&file, "in the way").expect("it is written");
    let file = file.to_str().expect("UTF-8").to_owned();
    let failed = import_games(file, GAMES.as_bytes().to_vec(), fide(), 0);
    assert!(matches!(failed, Err(GameError::Storage { .. })), "{failed:?}");
}

#[test]
fn all_games_leave_as_one_text_and_come_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let ids = take(&folder, GAMES, 1_000).ids;
    let session = create_saved("new chess white-name=Eva", &folder);
    act(&session, "white", "move d2d4");
    std::fs::write(folder.path().join("odd.annabella"), "no game").expect("it is written");
    let text = saved_games_notation(path(&folder), GameKind::Chess).expect("the disk gives them");
    let one = |id: &str| saved_game_notation(path(&folder), id.to_owned()).expect("a game");
    let id = session.id().expect("it is open").expect("it has a file");
    let expected: String = ids.iter().chain([&id]).map(|id| one(id)).collect();
    assert_eq!(text, expected);
    assert!(text.contains("[Date \"1970.01.01\"]\n"), "{text}");

    let again = tempfile::tempdir().expect("a folder");
    let imported = take(&again, &text, 5_000);
    assert_eq!((imported.ids.len(), imported.unread.len()), (4, 0));
    let results = |folder: &TempDir| {
        let mut games: Vec<(u32, String)> = saved_games(path(folder), None, None)
            .expect("a list")
            .into_iter()
            .filter_map(|game| game.content.map(|content| (content.plies, content.result)))
            .collect();
        games.sort();
        games
    };
    assert_eq!(results(&again), results(&folder));
}

#[test]
fn a_saved_game_is_told_as_it_happened() {
    let folder = tempfile::tempdir().expect("a folder");
    let session = create_saved("new chess", &folder);
    act(&session, "white", "move e2e4");
    let id = session.id().expect("it is open").expect("it has a file");
    let text = saved_game_transcript(path(&folder), id).expect("a game");
    assert!(text.starts_with("new chess\n"), "{text}");
    assert!(text.contains("white     > move e2e4\n"), "{text}");
    let missing = saved_game_transcript(path(&folder), "none".to_owned());
    assert!(matches!(missing, Err(GameError::Missing { .. })), "{missing:?}");
}
