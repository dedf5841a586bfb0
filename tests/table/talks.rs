//! Talks: what was asked back or begun, and what is answered to it.

use annabella::games::Side::{First, Second};
use annabella::games::{GameKind, Side};
use annabella::session::{Action, Actor, Deed};
use annabella::speech::{Language, Settings, Style};
use annabella::table::{Game, Talk, Understood};

use crate::act;
use crate::listening::told;

/// White has rooks on a1 and h1.
const TWO_ROOKS: &str = "4k3/8/8/8/8/8/4K3/R6R";

fn english() -> Settings {
    Settings { style: Style::Literate, ..Settings::default() }
}

fn german() -> Settings {
    Settings { language: Language::German, ..english() }
}

fn game(setup: &str) -> Game {
    crate::new_game(setup, None).0
}

fn position(board: &str) -> Game {
    game(&format!("new chess fen=\"{board} w - - 0 1\""))
}

fn hidden(board: &str) -> Game {
    game(&format!("new chess white-hidden=board fen=\"{board} w - - 0 1\""))
}

/// What the last of these lines comes to.
fn last(game: &Game, settings: Settings, lines: &[&str]) -> String {
    let mut talk = Talk::default();
    let mut come_to = String::new();
    for line in lines {
        let understood = talk.understand(game.state(), Some(First), settings, line);
        talk.remember(game.state(), &understood);
        come_to = told(understood);
    }
    come_to
}

#[test]
fn of_a_hidden_board_the_rest_of_a_move_is_asked_for_like_the_whole() {
    let game = hidden("3k4/8/8/8/8/8/4K3/R6R");
    assert_eq!(last(&game, english(), &["rook", "d1"]), "2 of: Which rook?");
    let pawns = hidden("4k3/8/8/1p1p4/P1P1P3/8/8/4K3");
    assert_eq!(last(&pawns, english(), &["pawn takes", "d5"]), "2 of: Which pawn?");
    // the pawn could go there as well, which is not told
    let knight = hidden("4k3/8/8/8/8/8/2P5/1N2K3");
    assert_eq!(last(&knight, english(), &["knight", "c3"]), "white move b1c3");
}

#[test]
fn who_has_misspoken_does_not_agree() {
    let start = game("new chess");
    for text in ["I misspoke", "that was a slip", "I said it wrong", "correction"] {
        let answer = last(&start, english(), &["knight f", text]);
        assert_eq!(answer, "dropped: Then not. Which move?", "{text}");
    }
    for text in ["Versprecher", "Korrektur"] {
        let answer = last(&start, german(), &["Springer f", text]);
        assert_eq!(answer, "dropped: Dann nicht. Welcher Zug?", "{text}");
    }
    assert_eq!(last(&start, english(), &["knight f", "correct"]), "white move g1f3");
    let mut resigning = game("new chess");
    act(&mut resigning, "white", "resign", 0);
    assert_eq!(last(&resigning, english(), &["I misspoke"]), "white cancel");
    assert_eq!(last(&resigning, english(), &["correct"]), "white confirm");
    let mut offered = game("new chess moves=\"e2e4\"");
    act(&mut offered, "black", "offer", 0);
    let answer = last(&offered, english(), &["that was a slip"]);
    assert_ne!(answer, "white accept");
}

#[test]
fn a_question_about_the_last_move_is_no_answer() {
    let game = position(TWO_ROOKS);
    for text in ["last move", "the last move", "last two"] {
        let answer = last(&game, english(), &["rook d1", text]);
        assert!(answer.starts_with("ask last"), "{text}: {answer}");
    }
    assert_eq!(last(&game, german(), &["Turm d1", "letzter Zug"]), "ask last 1");
    assert_eq!(last(&game, english(), &["rook d1", "the last one"]), "white move h1d1");
}

#[test]
fn what_was_asked_of_a_whole_move_is_asked_of_its_rest() {
    let e2 = game("new chess moves=\"e2e4 e7e5\"");
    assert_eq!(last(&e2, english(), &["bishop", "she too"]), "1 of: Did you mean bishop e 2?");
    let castling = game("new chess fen=\"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"");
    let answer = last(&castling, english(), &["king", "g1"]);
    assert_eq!(answer, "1 of: Did you mean short castling?");
}

#[test]
fn a_piece_that_was_begun_is_not_what_a_pawn_becomes() {
    let game = position("4k3/P7/8/8/8/8/8/4K3");
    for piece in ["queen", "rook", "knight"] {
        let answer = last(&game, english(), &[piece, "a8"]);
        assert!(!answer.contains("a7a8"), "{piece}: {answer}");
    }
    // nor is its rest the move of a pawn
    let answer = last(&position("3k4/8/8/8/8/8/7P/3K4"), english(), &["rook", "d8"]);
    assert!(answer.contains("rook"), "{answer}");
}

#[test]
fn an_answer_says_all_of_its_words() {
    let promotion = position("r1b1k3/1P6/8/8/8/8/8/4K3");
    let mut asked = promotion;
    act(&mut asked, "white", "move b7b8", 0);
    let answer = last(&asked, english(), &["b takes"]);
    assert!(!answer.contains("promote"), "{answer}");
    let start = game("new chess");
    assert!(!last(&start, english(), &["knight", "f", "pawn takes"]).contains("f 4"));
}

#[test]
fn a_move_that_is_refused_takes_the_question_along() {
    let start = game("new chess");
    for refused in ["knight e5", "e9"] {
        let answer = last(&start, english(), &["knight f", refused, "yes"]);
        assert_eq!(answer, "white confirm", "{refused}");
    }
    // what was not understood does not
    assert_eq!(last(&start, english(), &["knight f", "blorf", "yes"]), "white move g1f3");
}

#[test]
fn a_part_takes_the_place_of_a_question() {
    let game = position(TWO_ROOKS);
    assert!(!last(&game, english(), &["rook d1", "king", "a"]).contains("a1d1"));
}

#[test]
fn a_letter_that_says_no_is_no_piece_of_another_language() {
    let mut asked = position("4k3/1P6/8/8/8/8/8/4K3");
    act(&mut asked, "white", "move b7b8", 0);
    assert_eq!(last(&asked, german(), &["n"]), "white release b7");
    assert_eq!(last(&asked, german(), &["q"]), "white promote queen");
    assert_eq!(last(&asked, english(), &["n"]), "white promote knight");
}

#[test]
fn what_is_done_by_hand_ends_a_talk() {
    let mut game = game("new chess");
    assert!(told(game.hear(Some(First), english(), "knight f")).starts_with("1 of"));
    act(&mut game, "white", "resign", 0);
    assert_eq!(told(game.hear(Some(First), english(), "yes")), "white confirm");
    act(&mut game, "white", "cancel", 0);
    game.hear(Some(First), english(), "knight");
    act(&mut game, "white", "move e2e4", 0);
    act(&mut game, "black", "move e7e5", 0);
    assert_eq!(told(game.hear(Some(First), english(), "c3")), "white move c2c3");
}

#[test]
fn the_rest_of_what_is_recorded_is_recorded() {
    let mut game = game("new chess mode=strict score=hand");
    act(&mut game, "white", "move d2d4", 0);
    for part in ["record pawn", "record the pawn"] {
        assert_eq!(last(&game, english(), &[part, "d4"]), "white record d2d4");
    }
    let answer = last(&game, english(), &["record knight"]);
    assert!(answer.starts_with("incomplete"), "{answer}");
}

#[test]
fn a_correction_of_a_repetition_is_one() {
    let mut game = game("new chess blind=white");
    for deed in ["move e2e4", "press"] {
        act(&mut game, "white", deed, 0);
    }
    for text in ["d4, no, e4", "no e4", "e4"] {
        let mut talk = Talk::default();
        let understood = talk.understand(game.state(), None, english(), text);
        talk.remember(game.state(), &understood);
        assert_eq!(told(understood), "black repeat e2e4", "{text}");
    }
}

#[test]
fn promotions_of_one_pawn_count_once() {
    let game = position("n1n1k3/1P6/8/8/8/8/P1PPP1PP/4K3");
    let whole = last(&game, english(), &["pawn takes"]);
    assert_eq!(last(&game, english(), &["pawn", "takes"]), whole);
}

#[test]
fn check_is_asked_of_a_side() {
    let game = position("4k3/8/8/8/8/8/4r3/4K3");
    assert_eq!(last(&game, english(), &["am I in check"]), "ask check white");
    assert_eq!(last(&game, english(), &["is he in check"]), "ask check black");
    assert_eq!(last(&game, english(), &["is it check"]), "ask check");
    assert_eq!(last(&game, german(), &["steht Schwarz im Schach"]), "ask check black");
}

#[test]
fn what_cannot_be_the_repetition_is_not_told_as_one() {
    let mut game = game("new chess blind=black moves=\"e2e4\"");
    for deed in ["move b8c6", "press"] {
        act(&mut game, "black", deed, 0);
    }
    let mut talk = Talk::default();
    let understood = talk.understand(game.state(), None, english(), "queen h5");
    talk.remember(game.state(), &understood);
    assert_eq!(told(understood), "wrong: No. First repeat: knight c 6.");
}

/// What is understood of the last of these lines in a game of Yin-Yang.
fn asked_of_stones(game: &Game, talk: &mut Talk, settings: Settings, lines: &[&str]) -> String {
    asked_by(First, game, talk, settings, lines)
}

fn asked_by(by: Side, game: &Game, talk: &mut Talk, settings: Settings, lines: &[&str]) -> String {
    let mut asked = String::new();
    for line in lines {
        let understood = talk.understand(game.state(), Some(by), settings, line);
        talk.remember(game.state(), &understood);
        asked = match understood {
            Understood::Question(question) => question.text(GameKind::YinYang).to_string(),
            other => format!("{other:?}"),
        };
    }
    asked
}

/// White, the second player of Yin-Yang, places a stone.
fn place(game: &mut Game, point: &str) {
    let deed = Deed::read(GameKind::YinYang, &format!("move {point}")).expect("a move");
    game.dispatch(Action { by: Actor::Player(Second), deed }, 0);
}

#[test]
fn it_is_the_stone_that_was_spoken_of() {
    let game = game("new yin-yang moves=\"d4 e4\"");
    for (settings, lines) in
        [(english(), ["group d4", "is it lost?"]), (german(), ["Gruppe d4", "ist er verloren?"])]
    {
        let asked = asked_of_stones(&game, &mut Talk::default(), settings, &lines);
        assert_eq!(asked, "lost D4", "{lines:?}");
    }
}

#[test]
fn it_is_forgotten_where_another_move_was_made_instead() {
    let mut game = game("new yin-yang moves=\"d4\"");
    let mut talk = Talk::default();
    place(&mut game, "e4");
    assert_eq!(asked_of_stones(&game, &mut talk, english(), &["group d4"]), "group D4");
    act(&mut game, "black", "undo", 0);
    place(&mut game, "g7");
    assert_eq!(asked_of_stones(&game, &mut talk, english(), &["is it safe"]), "safe G7");
}

/// Three white stones at C4 are caught in a ladder from C3 on; D7 was put last.
const CAUGHT: &str = "new yin-yang moves=\"d5 e5 d4 c6 d6 e6 b6 c5 b5 c4 b4 e4 d7\"";

#[test]
fn they_are_the_stones_that_an_answer_named() {
    let game = game(CAUGHT);
    for (settings, lines, expected) in [
        (english(), &["danger", "can they be saved"][..], "escape C4"),
        (english(), &["danger", "how do I save them"], "saving C4"),
        (english(), &["danger", "can the stones escape"], "escape C4"),
        (english(), &["danger", "what is the score", "is it caught"], "in-danger C4"),
        (english(), &["why", "how do I save them"], "saving C4"),
        (english(), &["danger", "near E4", "are they safe"], "safe E4"),
        (english(), &["danger", "what did you play", "can I capture it"], "capture D7"),
        (english(), &["can I capture it"], "capture D7"),
        (german(), &["Gefahr", "wie rette ich sie"], "saving C4"),
        (german(), &["warum", "kann ich die Steine retten"], "escape C4"),
    ] {
        let asked = asked_by(Second, &game, &mut Talk::default(), settings, lines);
        assert_eq!(asked, expected, "{lines:?}");
    }
}

/// White has captured on E5, and Black may not take back at once.
#[test]
fn why_tells_why_the_stone_was_refused() {
    let game = game("new yin-yang moves=\"d5 f6 e6 f4 e4 g5 a9 e5 f5 a1\"");
    let mut talk = Talk::default();
    let tried = talk.understand(game.state(), None, english(), "a1");
    talk.remember(game.state(), &tried);
    assert_eq!(asked_of_stones(&game, &mut talk, english(), &["why"]), "allowed A1");
    assert_eq!(asked_of_stones(&game, &mut talk, english(), &["near e6", "why"]), "why");
}

/// Who goes forward after taking back plays the moves again.
#[test]
fn forward_plays_again_what_was_taken_back() {
    let mut game = game("new chess");
    act(&mut game, "white", "move e2e4", 0);
    let look = game.hear(None, english(), "forward");
    assert!(matches!(look, Understood::Command(_)), "{look:?}");
    act(&mut game, "white", "undo", 0);
    for (settings, text) in [(english(), "forward"), (german(), "vorwärts")] {
        let Understood::Action(action) = game.hear(None, settings, text) else { panic!("{text}") };
        assert_eq!(action.deed, Deed::Redo, "{text}");
    }
}
