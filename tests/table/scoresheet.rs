use annabella::games::chess::notation::pgn::Game as Pgn;
use annabella::table::record;

use crate::{act, new_game};

#[test]
fn a_timed_game_is_written_with_its_times() {
    let setup = "new chess clock=40/3,1 white-name=Ana black=level:4";
    let (mut game, _) = new_game(setup, None);
    for (now, by, deed) in [
        (0, "white", "start"),
        (4_000, "white", "move e2e4"),
        (9_500, "engine", "move e7e5"),
        (12_000, "white", "offer"),
        (12_000, "white", "move d1h5"),
        (200_000, "clock", "tick"),
    ] {
        act(&mut game, by, deed, now);
    }
    let text = record(game.state()).expect("chess").to_string();
    for part in [
        "[White \"Ana\"]",
        "[Black \"Annabella, level 4\"]",
        "[Result \"1-0\"]",
        "[TimeControl \"40/180:60\"]",
        "[Termination \"time forfeit\"]",
        "1. e4 {[%clk 0:02:56]} 1... e5 {[%clk 0:02:54.5]} 2. Qh5 {[%clk 0:02:53.5] (=)} 1-0",
    ] {
        assert!(text.replace('\n', " ").contains(part), "{part} is not in\n{text}");
    }
    assert!(text.parse::<Pgn>().is_ok());
}

#[test]
fn an_untimed_game_of_chess960_names_its_start() {
    let (mut game, _) = new_game("new chess960 start=7", None);
    act(&mut game, "white", "move e2e4", 5);
    let text = record(game.state()).expect("chess").to_string();
    assert!(text.contains("[Variant \"Chess960\"]") && text.contains("[StartNumber \"7\"]"));
    assert!(!text.contains("clk") && text.contains("1. e4 *"), "{text}");
}

#[test]
fn what_pgn_cannot_say_stands_in_a_comment() {
    let (mut game, _) = new_game("new chess mode=strict supervised=no clock=5", None);
    for (by, deed) in [
        ("arbiter", "start"),
        ("white", "move e2e4"),
        ("black", "move g8g6"),
        ("white", "move g1f3"),
        ("black", "resign"),
        ("black", "confirm"),
    ] {
        act(&mut game, by, deed, 0);
    }
    let text = record(game.state()).expect("chess").to_string();
    let flat = text.replace('\n', " ");
    assert!(flat.contains("The next move was not legal and was not claimed: Ng6 Nf3"), "{text}");
    assert!(flat.trim_end().ends_with("1-0"), "{text}");
    assert!(text.parse::<Pgn>().is_ok());
}

#[test]
fn names_that_have_changed_sides_are_written_so() {
    let (mut game, _) = new_game("new chess mode=strict white-name=Anna black-name=Bella", None);
    act(&mut game, "arbiter", "rule swap-names", 0);
    let text = record(game.state()).expect("chess").to_string();
    assert!(text.contains("[White \"Bella\"]") && text.contains("[Black \"Anna\"]"), "{text}");
}
