//! Names over a game and beside its players.

use annabella::ffi::{
    DeedKind, GamePlayer, GameSide, GameStrength, SpeechLanguage, board_named, board_number,
    board_saved, board_title, boards_waiting, engine_levels, game_features, game_rules, game_title,
    help_question, looks_back, offer_question, pairing, resign_question, running_clock,
    saved_games, saved_name, seat_name, taken_of,
};
use annabella::games::GameKind;

use crate::{act, create, create_saved, path};

use SpeechLanguage::{English, German};

const LEVEL: GamePlayer = GamePlayer::Computer { strength: GameStrength::Level { number: 3 } };
const FULL: GamePlayer = GamePlayer::Computer { strength: GameStrength::Full { move_ms: 1_000 } };

#[test]
fn over_a_game_stands_who_plays() {
    let title = |white, black, language| {
        game_title(GameKind::Chess, white, black, language).expect("a strength")
    };
    assert_eq!(title(GamePlayer::Person, GamePlayer::Person, English), "Two players");
    assert_eq!(title(GamePlayer::Person, LEVEL, English), "Computer, level 3 of 12");
    assert_eq!(title(LEVEL, GamePlayer::Person, German), "Computer, Stufe 3 von 12");
    let checkers = game_title(GameKind::Checkers, LEVEL, GamePlayer::Person, German);
    assert_eq!(checkers.expect("a strength"), "Computer, Stufe 3 von 12");
    assert_eq!(title(GamePlayer::Person, FULL, German), "Computer, volle Stärke");
    let none = GamePlayer::Computer { strength: GameStrength::Level { number: 99 } };
    assert!(game_title(GameKind::Chess, none, LEVEL, English).is_err());
    let levels = engine_levels(GameKind::Checkers, English).expect("no fault");
    assert_eq!(levels[2].title, "3 · learner");
    let rated = GamePlayer::Computer { strength: GameStrength::Level { number: 1_234 } };
    assert_eq!(title(GamePlayer::Person, rated, English), "Computer, about 1234");
}

#[test]
fn on_how_many_other_boards_somebody_is_awaited_is_told_alone() {
    let waiting = |count, language| boards_waiting(count, language).expect("no fault");
    assert_eq!(waiting(0, English), None);
    assert_eq!(waiting(1, English).as_deref(), Some("1 other waits"));
    assert_eq!(waiting(2, German).as_deref(), Some("2 andere warten"));
}

#[test]
fn beside_the_board_stands_who_sits_there() {
    let name = |player, side, name: &str, is_reader, language| {
        seat_name(GameKind::Chess, player, side, name.to_owned(), is_reader, language)
            .expect("a strength")
    };
    let person = GamePlayer::Person;
    assert_eq!(name(person, GameSide::First, "", true, English), "You");
    assert_eq!(name(person, GameSide::First, "", false, English), "White");
    assert_eq!(name(person, GameSide::Second, "", false, German), "Schwarz");
    assert_eq!(name(person, GameSide::First, "Anna", true, English), "Anna");
    assert_eq!(name(LEVEL, GameSide::Second, "Deep", false, English), "Computer");
}

#[test]
fn a_game_says_whether_its_rules_can_be_read() {
    for kind in GameKind::ALL {
        for language in [English, German] {
            let rules = game_rules(kind, language);
            let features = game_features(kind).expect("no fault");
            assert_eq!(features.has_rules, !rules.is_empty(), "{kind:?}");
        }
    }
}

#[test]
fn a_saved_game_is_called_by_its_players() {
    let folder = tempfile::tempdir().expect("a folder");
    for line in ["new chess white-name=\"Anna\"", "new chess black=level:2 black-name=\"Deep\""] {
        act(&create_saved(line, &folder), "white", "move e2e4");
    }
    let games = saved_games(path(&folder), None, None).expect("no fault");
    let mut names: Vec<String> = games
        .into_iter()
        .map(|game| pairing(game.content.expect("it is sound"), English).expect("no fault"))
        .collect();
    names.sort();
    assert_eq!(names, ["Anna – Black", "White – Deep"]);
}

#[test]
fn a_board_is_called_by_whose_turn_it_is() {
    let session = create("new chess");
    let title =
        || board_title(session.view(0).expect("it is open"), true, English).expect("no fault");
    assert_eq!(title(), "Chess board, White to move");
    act(&session, "white", "move e2e4");
    assert_eq!(title(), "Chess board, Black to move");
    act(&session, "black", "resign");
    act(&session, "black", "confirm");
    assert_eq!(title(), "Chess board, the game is over");
}

#[test]
fn who_plays_alone_is_told_that_it_is_his_turn() {
    let session = create("new chess black=level:1 seed=1");
    let title = |is_for_player, language| {
        board_title(session.view(0).expect("it is open"), is_for_player, language)
            .expect("no fault")
    };
    assert_eq!(title(true, English), "Chess board, you are to move");
    assert_eq!(title(true, German), "Schachbrett, du bist am Zug");
    assert_eq!(title(false, English), "Chess board, White to move");
    act(&session, "white", "move e2e4");
    assert_eq!(title(true, English), "Chess board, Black to move");
}

#[test]
fn beside_a_player_of_yin_yang_stands_how_far_he_is() {
    assert_eq!(taken_of(3, 5, English).as_deref(), Ok("3 of 5 taken"));
    assert_eq!(taken_of(0, 20, German).as_deref(), Ok("0 von 20 geschlagen"));
}

#[test]
fn a_clock_that_is_not_seen_is_told_by_whose_it_is() {
    let told = |name: &str, is_reader, language| {
        running_clock(name.to_owned(), is_reader, "4:12".to_owned(), language).expect("no fault")
    };
    assert_eq!(told("Anna", false, English), "Anna's clock is running: 4:12");
    assert_eq!(told("You", true, English), "Your clock is running: 4:12");
    assert_eq!(told("Anna", false, German), "Die Uhr von Anna läuft: 4:12");
}

#[test]
fn who_is_asked_about_an_offer_is_told_whose_it_is() {
    let asked = |kind, language| offer_question(kind, "Anna".to_owned(), language);
    assert_eq!(asked(GameKind::Chess, English).as_deref(), Ok("Anna offers a draw."));
    assert_eq!(asked(GameKind::Checkers, German).as_deref(), Ok("Anna bietet Remis an."));
    assert_eq!(asked(GameKind::YinYang, English).as_deref(), Ok("Anna offers to end the game."));
}

#[test]
fn who_resigns_is_asked_in_the_words_in_which_it_is_told() {
    let asked = |language| resign_question("Anna".to_owned(), language);
    assert_eq!(asked(English).as_deref(), Ok("Does Anna really resign?"));
    assert_eq!(asked(German).as_deref(), Ok("Gibt Anna wirklich auf?"));
}

#[test]
fn who_looks_back_is_told_by_name_with_the_move_that_is_looked_at() {
    let told = |at, language| looks_back("Anna".to_owned(), at, 18, language);
    assert_eq!(told(Some(6), English).as_deref(), Ok("Anna looks back: move 6 of 18."));
    assert_eq!(told(Some(6), German).as_deref(), Ok("Anna sieht zurück: Zug 6 von 18."));
    assert_eq!(told(None, English).as_deref(), Ok("Anna looks back: the beginning."));
    assert_eq!(told(None, German).as_deref(), Ok("Anna sieht zurück: der Anfang."));
}

#[test]
fn who_is_asked_to_help_is_told_whom_and_with_what() {
    let asked = |deed, is_over, language| {
        let played = vec!["e4".to_owned()];
        help_question(deed, is_over, "Anna".to_owned(), played, language).expect("no fault")
    };
    let asked_of_two = |language| {
        let played = vec!["e4".to_owned(), "e5".to_owned()];
        help_question(DeedKind::Undo, false, "Anna".to_owned(), played, language).expect("no fault")
    };
    assert_eq!(asked_of_two(English), "Anna asks to take back 2 moves: e4, e5.");
    assert_eq!(asked_of_two(German), "Anna möchte 2 Züge zurücknehmen: e4, e5.");
    assert_eq!(asked(DeedKind::Undo, false, English), "Anna asks to take back e4.");
    assert_eq!(asked(DeedKind::Undo, false, German), "Anna möchte e4 zurücknehmen.");
    let go_on = |played: &[&str], language| {
        let played = played.iter().map(|&mv| mv.to_owned()).collect();
        help_question(DeedKind::Undo, true, "Anna".to_owned(), played, language).expect("no fault")
    };
    assert_eq!(go_on(&[], English), "Anna asks to take back the end, and to go on.");
    assert_eq!(go_on(&["Qh4#"], English), "Anna asks to take back Qh4#, and to go on.");
    let two = ["g4", "Qh4#"];
    assert_eq!(go_on(&two, English), "Anna asks to take back 2 moves, and to go on: g4, Qh4#.");
    assert_eq!(go_on(&["Dh4#"], German), "Anna möchte Dh4# zurücknehmen und weiterspielen.");
    assert_eq!(asked(DeedKind::Redo, false, English), "Anna asks to play the move again.");
    assert_eq!(asked(DeedKind::Hint, false, English), "Anna asks for a hint.");
}

#[test]
fn v_04_boards_are_told_by_their_numbers() {
    let told = |waiting, language| board_number(2, 4, waiting, language).expect("no fault");
    assert_eq!(told(None, English), "Board 2 of 4");
    assert_eq!(told(Some(0), English), "Board 2 of 4");
    assert_eq!(told(Some(1), English), "Board 2 of 4, 1 other waits");
    assert_eq!(told(Some(3), English), "Board 2 of 4, 3 others wait");
    assert_eq!(told(Some(1), German), "Brett 2 von 4, 1 anderes wartet");
    assert_eq!(told(Some(2), German), "Brett 2 von 4, 2 andere warten");
    let named = |language| board_named(3, "Bella".to_owned(), language).expect("no fault");
    assert_eq!(named(English), "Board 3, Bella");
    assert_eq!(named(German), "Brett 3, Bella");
    assert_eq!(board_saved(3, English).expect("no fault"), "Simultaneous, board 3");
    assert_eq!(board_saved(3, German).expect("no fault"), "Simultan, Brett 3");
    let saved = |name: &str, language| saved_name(name.to_owned(), language).expect("no fault");
    assert_eq!(saved("Simultaneous, board 3", German), "Simultan, Brett 3");
    assert_eq!(saved("Simultan, Brett 3", English), "Simultaneous, board 3");
    for own in ["Brett 3", "Anna 3", "", "3", "Simultaneous, board 03"] {
        assert_eq!(saved(own, German), own);
    }
}
