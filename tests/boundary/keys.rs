//! What the keys of a keyboard do, as an app asks it.

use annabella::ffi::{
    GameDeed, GameKind, GameQuestion, KeyAction, KeyAnswer, KeyRow, PieceKind, SpeechLanguage,
    change_key, key_action, key_rows,
};

const USUAL: &str = "";

fn rows(keys: &str) -> Vec<KeyRow> {
    key_rows(GameKind::Chess, keys.to_owned(), SpeechLanguage::English).expect("no fault")
}

fn pressed(keys: &str, signs: &[&str]) -> Option<KeyAction> {
    let signs = signs.iter().map(|&sign| sign.to_owned()).collect();
    let board = Some(board());
    key_action(GameKind::Chess, keys.to_owned(), signs, 8, 8, 4, board, Vec::new())
        .expect("no fault")
}

fn changed(keys: &str, command: &str, signs: &[&str]) -> KeyAnswer {
    let signs = signs.iter().map(|&sign| sign.to_owned()).collect();
    let (keys, command) = (keys.to_owned(), command.to_owned());
    change_key(GameKind::Chess, keys, command, signs, SpeechLanguage::English).expect("no fault")
}

fn board() -> Vec<u8> {
    let back = [4, 2, 3, 5, 6, 3, 2, 4];
    let mut board = vec![0; 64];
    board[..8].copy_from_slice(&back);
    board[8..16].fill(1);
    board[48..56].fill(9);
    board[56..].copy_from_slice(&back.map(|code| code + 8));
    board
}

fn ask(question: GameQuestion) -> KeyAction {
    KeyAction::Ask { question }
}

fn taken(by: &str) -> KeyAnswer {
    KeyAnswer::Taken { by: by.to_owned() }
}

fn kept(keys: &str) -> KeyAnswer {
    KeyAnswer::Changed { keys: keys.to_owned() }
}

#[test]
fn a_list_tells_what_each_key_does() {
    let english = rows(USUAL);
    let line = |row: &KeyRow| format!("{}: {}, {}", row.command, row.name, row.key);
    assert_eq!(line(&english[0]), "KING: To the next king, with Shift back, K");
    assert_eq!(line(&english[8]), "CAPTURES: Captures from this square, Shift+M");
    assert_eq!(line(&english[29]), "HELP: This list, ?");
    let keys = "HINT Alt+z".to_owned();
    let german = key_rows(GameKind::Chess, keys, SpeechLanguage::German).expect("no fault");
    let hint = german.iter().find(|row| row.command == "HINT").expect("it has a row");
    assert_eq!(line(hint), "HINT: Tipp, Alt+Z");
    assert_eq!((english.len(), german.len()), (30, 30));
}

#[test]
fn no_two_commands_have_the_same_key() {
    for row in rows(USUAL) {
        // to be given the key that it has takes none from another
        let own = row.key.to_lowercase().replace("shift", "Shift");
        assert_eq!(changed(USUAL, &row.command, &[&own]), kept(""), "{}", row.command);
    }
}

#[test]
fn keys_ask_and_act_at_the_cursor() {
    for (key, action) in [
        ("o", Some(ask(GameQuestion::On { square: 4 }))),
        ("m", Some(ask(GameQuestion::Moves { square: Some(4) }))),
        ("Shift+m", Some(ask(GameQuestion::Captures { square: Some(4) }))),
        ("x", Some(ask(GameQuestion::Diagonals { square: 4 }))),
        ("s", Some(ask(GameQuestion::Lines { square: 4 }))),
        ("a", Some(ask(GameQuestion::Attackers { square: 4 }))),
        ("d", Some(ask(GameQuestion::Defenders { square: 4 }))),
        ("l", Some(ask(GameQuestion::LastMoves { count: 1 }))),
        ("c", Some(ask(GameQuestion::Captured))),
        ("t", Some(ask(GameQuestion::Clocks))),
        ("Shift+t", Some(ask(GameQuestion::TimesUsed))),
        ("w", Some(ask(GameQuestion::Turn))),
        ("v", Some(ask(GameQuestion::Board))),
        ("Shift+c", Some(ask(GameQuestion::Material))),
        ("Shift+l", Some(ask(GameQuestion::Score))),
        ("u", Some(KeyAction::Act { deed: GameDeed::Undo { times: 1 } })),
        ("Shift+u", Some(KeyAction::Act { deed: GameDeed::Redo })),
        ("Shift+h", Some(KeyAction::Act { deed: GameDeed::Hint })),
        (".", Some(KeyAction::Act { deed: GameDeed::Press })),
        ("Shift+f", Some(KeyAction::Flip)),
        ("i", Some(KeyAction::Type)),
        ("/", Some(KeyAction::Type)),
        ("?", Some(KeyAction::Help)),
        ("f", None),
        ("h", None),
        ("z", None),
        ("Shift+o", None),
        ("Alt+k", None),
    ] {
        assert_eq!(pressed(USUAL, &[key]), action, "{key}");
    }
    // the key with Shift comes before the sign that it types
    assert_eq!(pressed(USUAL, &["Shift+/", "?"]), Some(KeyAction::Help));
}

#[test]
fn a_letter_and_a_digit_name_a_square() {
    let e4 = Some(KeyAction::Go { to: Some(28), question: GameQuestion::On { square: 28 } });
    assert_eq!(pressed(USUAL, &["e4", "4"]), e4);
    assert_eq!(pressed(USUAL, &["e9", "9"]), None);
}

#[test]
fn pieces_are_found_forwards_and_with_shift_back() {
    let question = |is_backward| GameQuestion::Next {
        piece: PieceKind::Knight,
        color: None,
        from: 4,
        is_backward,
    };
    let go = |to, is_backward| Some(KeyAction::Go { to, question: question(is_backward) });
    assert_eq!(pressed(USUAL, &["n"]), go(Some(6), false));
    assert_eq!(pressed(USUAL, &["Shift+n"]), go(Some(1), true));
    let key = |board| {
        let pressed = vec!["n".to_owned()];
        key_action(GameKind::Chess, String::new(), pressed, 8, 8, 4, board, Vec::new())
    };
    // of a board that is hidden the session tells what may be told
    assert_eq!(key(None), Ok(go(None, false)));
    assert_eq!(key(Some(vec![0; 64])), Ok(go(None, false)));
    assert!(key(Some(vec![0; 63])).is_err());
}

#[test]
fn l2_4_keys_walk_along_the_diagonals_as_far_as_the_board_goes() {
    let walk = |kind, key: &str, mut at: u16| {
        let mut way = Vec::new();
        loop {
            let pressed = vec![key.to_owned()];
            let action = key_action(kind, String::new(), pressed, 8, 8, at, None, Vec::new());
            match action {
                Ok(Some(KeyAction::Go { to: Some(to), .. })) => way.push(to),
                // the edge: what stands where somebody is
                Ok(Some(KeyAction::Go { to: None, .. })) => return way,
                other => panic!("{key} did {other:?}"),
            }
            at = *way.last().expect("it went on");
        }
    };
    for (kind, key, from, way) in [
        (GameKind::Chess, "e", 0, &[9, 18, 27, 36, 45, 54, 63][..]),
        (GameKind::Chess, "Shift+e", 18, &[9, 0]),
        (GameKind::Chess, "y", 4, &[11, 18, 25, 32]),
        (GameKind::Chess, "Shift+y", 32, &[25, 18, 11, 4]),
        (GameKind::Chess, "e", 7, &[]),
        (GameKind::Checkers, "e", 0, &[9, 18, 27, 36, 45, 54, 63]),
        (GameKind::Checkers, "Shift+y", 25, &[18, 11, 4]),
    ] {
        assert_eq!(walk(kind, key, from), way, "{key} from {from}");
    }
}

#[test]
fn digits_lead_to_ranks_and_with_shift_or_alt_to_files() {
    for (key, to) in [("4", 28), ("1", 4), ("Shift+2", 1), ("Alt+8", 7)] {
        let question = GameQuestion::On { square: to };
        let to = Some(u16::from(to));
        assert_eq!(pressed(USUAL, &[key]), Some(KeyAction::Go { to, question }), "{key}");
    }
    assert_eq!([pressed(USUAL, &["9"]), pressed(USUAL, &["0"])], [None, None]);
}

#[test]
fn digits_lead_to_every_line_of_a_board_of_stones() {
    let go = |key: &str, lines: u8, cursor: u16| {
        let (keys, pressed) = (String::new(), vec![key.to_owned()]);
        let kind = GameKind::YinYang;
        let action = key_action(kind, keys, pressed, lines, lines, cursor, None, Vec::new());
        match action.expect("the cursor is on the board") {
            Some(KeyAction::Go { to, .. }) => to,
            other => panic!("{key} did {other:?}"),
        }
    };
    // the third column of 19 lines
    for (key, from, row) in [("4", 0, 3), ("4", 3, 13), ("4", 13, 3), ("0", 3, 9), ("9", 8, 18)] {
        assert_eq!(go(key, 19, from * 19 + 2), Some(row * 19 + 2), "{key} from row {from}");
    }
    for (key, from, column) in [("Shift+1", 5, 0), ("Alt+1", 0, 10), ("Shift+0", 0, 9)] {
        assert_eq!(go(key, 19, from), Some(column), "{key} from column {from}");
    }
    // beyond the edge is the last line
    for key in ["7", "9", "0"] {
        assert_eq!(go(key, 5, 2), Some(4 * 5 + 2), "{key}");
    }
}

#[test]
fn a_changed_key_is_kept_and_nothing_else() {
    assert_eq!(changed(USUAL, "HINT", &["Alt+h"]), kept("HINT Alt+h"));
    let keys = "HINT Alt+h";
    assert_eq!(pressed(keys, &["Alt+h"]), Some(KeyAction::Act { deed: GameDeed::Hint }));
    assert_eq!(pressed(keys, &["Shift+h"]), None);
    assert_eq!(changed(keys, "HINT", &["Shift+h"]), kept(""));
    assert_eq!(changed(keys, "FLIP", &["Shift+z"]), kept("HINT Alt+h\nFLIP Shift+z"));
    // what another version kept is passed over
    for unknown in ["DANCE z", "HINT", "HINT Ctrl+h", "HINT shift+h", "HINT hh", "HINT ", "hint h"]
    {
        assert_eq!(rows(unknown), rows(USUAL), "{unknown}");
    }
    for key in ["Shift+z", "Alt+Shift+z", "+", "Shift++"] {
        let keys = format!("HINT {key}");
        assert_eq!(changed(&keys, "PAWN", &["p"]), kept(&keys));
    }
}

#[test]
fn a_key_that_cannot_be_had_is_told() {
    assert_eq!(changed(USUAL, "HINT", &["l"]), taken("The last move"));
    // the knights' key with Shift goes back
    assert_eq!(changed(USUAL, "HINT", &["Shift+n"]), taken("To the next knight, with Shift back"));
    assert_eq!(changed(USUAL, "KNIGHT", &["t"]), taken("Times left"));
    for digit in ["1", "Shift+8", "Alt+2", "/", "9", "0"] {
        assert_eq!(changed(USUAL, "HINT", &[digit]), KeyAnswer::NotFree, "{digit}");
    }
    // a sign that needs Shift stands for itself
    assert_eq!(changed(USUAL, "HINT", &["Shift+ß", "!"]), kept("HINT !"));
    for none in [&[][..], &["Shift+."]] {
        assert_eq!(changed(USUAL, "HINT", none), KeyAnswer::NoKey);
    }
    assert_eq!(changed(USUAL, "DANCE", &["z"]), KeyAnswer::NoKey);
}
