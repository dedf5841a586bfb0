//! What a recogniser of speech wrote: where a move sounds like another one it is asked for.

use annabella::games::Side::First;
use annabella::speech::{Language, Settings, Style};
use annabella::table::{Game, Talk};

use crate::act;
use crate::listening::told;

/// A rook that can go to the files c, d, e and g.
const ROOK: &str = "fen=\"4k3/8/8/8/8/8/3K4/1R6 w - - 0 1\"";
/// Black on the move, as after 1 e4.
const AFTER_E4: &str = "moves=\"e2e4\"";

fn new_game(setup: &str) -> Game {
    crate::new_game(setup, None).0
}

fn settings() -> Settings {
    Settings { style: Style::Literate, is_dictated: true, ..Settings::default() }
}

/// What a talk comes to, line by line.
fn talk(game: &Game, settings: Settings, lines: &[&str]) -> Vec<String> {
    let mut talk = Talk::default();
    let mut come_to = Vec::new();
    for line in lines {
        let understood = talk.understand(game.state(), None, settings, line);
        talk.remember(game.state(), &understood);
        come_to.push(told(understood));
    }
    come_to
}

/// What one line comes to.
fn meaning(game: &Game, text: &str) -> String {
    talk(game, settings(), &[text]).concat()
}

#[test]
fn a_letter_that_sounds_like_another_one_is_asked_for() {
    let game = new_game(&format!("new chess {AFTER_E4}"));
    assert_eq!(
        talk(&game, settings(), &["b five", "no", "echo five"]),
        ["1 of: Did you mean b 5?", "dropped: Then not. Which move?", "black move e7e5"],
    );
    let game = new_game(&format!("new chess {ROOK}"));
    assert_eq!(
        talk(&game, settings(), &["rook c one", "the second"]),
        ["4 of: Which move: rook c 1, rook d 1, rook e 1, check or rook g 1?", "white move b1d1",],
    );
}

#[test]
fn what_sounds_like_nothing_else_is_a_move() {
    let game = new_game("new chess");
    let clear =
        ["knight f three", "knight foxtrot three", "Springer Felix drei", "echo four", "Eva vier"];
    for text in clear {
        let heard = meaning(&game, text);
        assert!(heard.starts_with("white move "), "{text}: {heard}");
    }
    // typed, nothing is in doubt
    let typed = Settings { is_dictated: false, ..settings() };
    assert_eq!(talk(&game, typed, &["e four"]), ["white move e2e4"]);
}

#[test]
fn an_answer_can_sound_like_another_one() {
    let game = new_game("new chess fen=\"4k3/8/8/8/8/8/3K4/1R4R1 w - - 0 1\"");
    let typed = Settings { is_dictated: false, ..settings() };
    assert_eq!(
        talk(&game, typed, &["rook charlie one", "b"]),
        ["2 of: Which rook: b 1 or g 1?", "white move b1c1"],
    );
    assert_eq!(
        talk(&game, settings(), &["rook charlie one", "b", "yes"]),
        ["2 of: Which rook: b 1 or g 1?", "1 of: Did you mean rook b c 1?", "white move b1c1"],
    );
    assert_eq!(talk(&game, settings(), &["rook charlie one", "golf"])[1], "white move g1c1",);
}

#[test]
fn a_part_of_a_move_and_its_rest_can_sound_like_another_one() {
    let game = new_game("new chess fen=\"4k3/8/8/8/8/8/3K4/1R4R1 w - - 0 1\"");
    assert_eq!(
        talk(&game, settings(), &["rook", "b four", "the first"]),
        [
            "incomplete: \"rook\" is only a part of a move.",
            "2 of: Which move: rook b 4 or rook g 4?",
            "white move b1b4",
        ],
    );
}

#[test]
fn what_is_no_move_may_sound_like_one() {
    let game = new_game("new chess moves=\"e2e4 e7e5\"");
    assert_eq!(
        talk(&game, settings(), &["bishop g five", "knight a c three"])[0],
        "1 of: Did you mean bishop b 5?",
    );
    let strict = new_game("new chess mode=strict moves=\"e2e4 e7e5\"");
    let typed = Settings { is_dictated: false, ..settings() };
    // it would be an illegal move
    assert_eq!(talk(&strict, typed, &["d two to d five"]), ["white move d2d5"]);
    let heard = meaning(&strict, "d two to d five");
    assert!(!heard.starts_with("white move"), "{heard}");
}

#[test]
fn a_repetition_is_not_doubted() {
    let mut game = new_game("new chess blind=white");
    for deed in ["move e2e4", "press"] {
        act(&mut game, "white", deed, 0);
    }
    assert_eq!(talk(&game, settings(), &["e four"]), ["black repeat e2e4"]);
}

/// From whom the board is hidden, hears nothing of what else is possible.
#[test]
fn v_05_of_a_hidden_board_every_such_letter_is_asked_for() {
    let [many, one] = ["4k3/8/8/8/8/8/3K4/1R4R1", "4k3/8/8/8/8/8/3K4/1R6"]
        .map(|board| new_game(&format!("new chess white-hidden=board fen=\"{board} w - - 0 1\"")));
    for game in [&many, &one] {
        let understood =
            Talk::default().understand(game.state(), Some(First), settings(), "rook b four");
        assert_eq!(told(understood), "1 of: Did you mean rook b 4?");
    }
}

#[test]
fn german_letters_sound_alike_too() {
    let game = new_game(&format!("new chess {AFTER_E4}"));
    let german = Settings { language: Language::German, ..settings() };
    assert_eq!(talk(&game, german, &["d fünf"]), ["1 of: Ist d fünf gemeint?"]);
    assert_eq!(talk(&game, german, &["David fünf"]), ["black move d7d5"]);
}

#[test]
fn corrections_and_claims_are_doubted_like_moves() {
    let game = new_game(&format!("new chess {AFTER_E4}"));
    for text in ["no, b five", "sorry b5"] {
        let heard = meaning(&game, text);
        assert!(heard.starts_with("1 of"), "{text}: {heard}");
    }
    let claim = meaning(&game, "claim repetition with b five");
    assert!(claim.starts_with("unclear"), "{claim}");
    let strict = new_game("new chess mode=strict");
    let illegal = meaning(&strict, "no d two to d five");
    assert!(!illegal.starts_with("white move"), "{illegal}");
}

#[test]
fn where_it_is_asked_which_piece_other_squares_are_asked_for_as_well() {
    let game = new_game("new chess fen=\"4k3/8/8/8/8/8/4K3/R6R w - - 0 1\"");
    let question = meaning(&game, "rook b one");
    assert!(question.contains("d 1"), "{question}");
}

#[test]
fn letters_of_pieces_and_words_of_the_other_language_are_doubted() {
    let game = new_game(&format!("new chess {ROOK}"));
    for text in ["Rc1", "rook c1"] {
        let heard = meaning(&game, text);
        assert!(heard.starts_with("4 of"), "{text}: {heard}");
    }
    let german = Settings { language: Language::German, ..settings() };
    let after_e4 = new_game(&format!("new chess {AFTER_E4}"));
    assert_eq!(talk(&after_e4, german, &["d five"]), ["1 of: Ist d fünf gemeint?"]);
}
