//! What the arbiter's page shows beside its commands.

use annabella::ffi::{
    DrawClaim, GameDeed, GameRuling, GameSession, SpeechLanguage, article_of_arbiter, parse_action,
};
use annabella::games::{GameKind, Side};

use crate::create;

/// As it is printed and as it is told.
fn named(deed: GameDeed, language: SpeechLanguage) -> [String; 2] {
    let name = article_of_arbiter(deed, language).expect("it is a deed");
    name.map(|name| [name.printed, name.told]).expect("the Laws speak of it")
}

fn deed(text: &str) -> GameDeed {
    let action = parse_action(GameKind::Chess, format!("arbiter > {text}"), None);
    action.expect("the arbiter does something").deed
}

#[test]
fn each_command_of_the_arbiter_has_its_article() {
    let warn = GameDeed::Rule { ruling: GameRuling::Warn { side: Side::First } };
    assert_eq!(
        named(warn.clone(), SpeechLanguage::English),
        ["Article 13.4.a", "Article 13 point 4, letter A."]
    );
    assert_eq!(
        named(warn, SpeechLanguage::German),
        ["Artikel 13.4.a", "Artikel 13 Punkt 4, Buchstabe A."]
    );
    for (text, printed) in [
        ("start", "Article 6.5"),
        ("pause", "Article 6.12.a"),
        ("continue", "Article 6.12.c"),
        ("adjourn Monday", "Guideline 1.a for adjourned games"),
        ("resume", "Guideline 5 for adjourned games"),
        ("sign", "Appendix D, 4"),
        ("declare 0-0", "Article 13.4.d"),
        ("rule compare", "Appendix E, 2.7"),
        ("rule give-opponent white 2:00", "Article 13.4.b"),
        ("rule lower-points white", "Article 13.4.e"),
        ("rule lost-envelope", "Guideline 11.a for adjourned games"),
    ] {
        assert_eq!(named(deed(text), SpeechLanguage::English)[0], printed, "{text}");
    }
}

#[test]
fn of_a_draw_that_is_ruled_the_laws_do_not_speak() {
    let article = article_of_arbiter(deed("declare 1/2-1/2"), SpeechLanguage::English);
    assert_eq!(article, Ok(None));
}

/// A game by the Laws in which these lines were played.
fn played(lines: &[&str]) -> std::sync::Arc<GameSession> {
    let session = create(lines[0]);
    for line in &lines[1..] {
        let action = parse_action(GameKind::Chess, (*line).to_owned(), None).expect("it is one");
        session.dispatch(action, 0).expect("it is open");
    }
    session
}

fn asked(session: &GameSession, text: &str) -> Option<String> {
    session.arbiter_question(deed(text), 0).expect("it is open").map(|phrase| phrase.printed)
}

#[test]
fn each_question_of_the_arbiter_says_whom_it_concerns_and_what_comes_of_it() {
    let game = played(&["new chess mode=strict clock=5", "arbiter > start"]);
    for (text, question) in [
        ("rule give black 2:00", "Give Black 2 minutes more? Then Black has 7 minutes."),
        (
            "rule give-opponent white 2:00",
            "Punish White and give Black 2 minutes more? Then Black has 7 minutes.",
        ),
        ("rule take white 1:00", "Take 1 minute from White? Then White has 4 minutes."),
        ("rule take white 6:00", "Take 6 minutes from White? Then White's flag falls."),
        ("rule time black 1:30", "Set Black's clock to 1 minute and 30 seconds?"),
        ("rule time black 0:00", "Set Black's clock to 0 seconds? Then Black's flag falls."),
        ("rule moves black 12", "Set Black's move counter to 12?"),
        (
            "rule illegal-move black",
            "Has Black made an illegal move? It is number 1. Then White gets 2 minutes.",
        ),
        ("rule forfeit black", "Does Black forfeit the game? Then Black has lost."),
        ("declare 0-1", "Declare the game lost for White? Then Black has won."),
        ("declare 0-0", "Declare the game lost for both players?"),
        ("declare 1/2-0", "Declare the result 1/2-0?"),
        ("rule void", "Is this game not to count? It is over then, and another one is played."),
    ] {
        assert_eq!(asked(&game, text).as_deref(), Some(question), "{text}");
    }
    for text in ["rule warn black", "rule swap-names", "pause", "adjourn Sunday"] {
        assert_eq!(asked(&game, text), None, "{text}");
    }
}

#[test]
fn a_question_about_points_names_the_result() {
    let game = played(&["new chess mode=strict", "arbiter > declare 1-0"]);
    assert_eq!(
        asked(&game, "rule lower-points white").as_deref(),
        Some("Take half a point from White? The result is 1/2-0 then.")
    );
    assert_eq!(
        asked(&game, "rule raise-points black").as_deref(),
        Some("Give Black the whole point? The result is 1-1 then.")
    );
}

#[test]
fn the_third_illegal_move_loses_in_the_question_too() {
    let illegal = "arbiter > rule illegal-move black";
    let game = played(&["new chess mode=strict clock=90", "arbiter > start", illegal, illegal]);
    assert_eq!(
        asked(&game, "rule illegal-move black").as_deref(),
        Some("Has Black made an illegal move? It is number 3. Then Black loses the game.")
    );
}

#[test]
fn a_question_about_an_illegal_move_gives_no_time_without_a_clock_and_no_win_that_is_none() {
    let illegal = "arbiter > rule illegal-move black";
    let untimed = played(&["new chess mode=strict"]);
    assert_eq!(
        asked(&untimed, "rule illegal-move black").as_deref(),
        Some("Has Black made an illegal move? It is number 1.")
    );
    let bare = "new chess fen=\"4k3/4p3/8/8/8/8/8/4K3 w - - 0 1\" mode=strict";
    let cannot_mate = played(&[bare, illegal, illegal]);
    assert_eq!(
        asked(&cannot_mate, "rule illegal-move black").as_deref(),
        Some("Has Black made an illegal move? It is number 3. Then the game is drawn.")
    );
}

#[test]
fn l10_2_a_question_about_a_wrong_claim_says_what_the_opponent_gets() {
    let new = "new chess mode=strict clock=30";
    let claimed = |more: &[&str]| {
        let mut lines = vec![
            new,
            "arbiter > start",
            "arbiter > rule time white 1:00",
            "white > claim no-effort",
        ];
        lines.extend(more);
        played(&lines)
    };
    let question = |game: &GameSession| asked(game, "rule reject");
    let goes_on = "Is White's claim wrong? Then the game goes on.";
    assert_eq!(question(&claimed(&[])), Some(format!("{goes_on} Then Black gets 2 minutes.")));
    let after = |ruling| question(&claimed(&[ruling]));
    assert_eq!(after("arbiter > rule postpone-with-time"), Some(goes_on.to_owned()));
    let flag = "arbiter > rule time white 0:00";
    let fallen = claimed(&["arbiter > rule postpone", "arbiter > continue", flag]);
    assert_eq!(
        question(&fallen).as_deref(),
        Some("Is White's claim wrong? Then White loses the game.")
    );
}

#[test]
fn l7_4_b_the_arbiter_sees_who_has_made_illegal_moves() {
    let game = played(&["new chess mode=strict clock=5", "arbiter > start"]);
    let told = || {
        let sheet = game.arbiter_sheet().expect("it is open");
        sheet.illegal_moves.into_iter().map(|told| told.printed).collect::<Vec<_>>()
    };
    assert_eq!(told(), Vec::<String>::new());
    for line in ["white > move e2e5", "white > press"] {
        let action = parse_action(GameKind::Chess, line.to_owned(), None).expect("it is one");
        game.dispatch(action, 0).expect("it is open");
    }
    assert_eq!(told(), ["White: 1 illegal move."]);
}

#[test]
fn l4_3_the_arbiter_sees_what_was_touched_while_the_clocks_stand() {
    let game = played(&["new chess mode=strict clock=5", "arbiter > start"]);
    let touched = || game.arbiter_sheet().expect("it is open").touched.map(|told| told.printed);
    let on_board = || game.view(0).expect("it is open").touched;
    assert_eq!(touched(), None);
    let act = |line: &str| {
        let action = parse_action(GameKind::Chess, line.to_owned(), None).expect("it is one");
        game.dispatch(action, 0).expect("it is open");
    };
    act("white > touch g1");
    act("white > call unsaid");
    assert_eq!(touched().as_deref(), Some("White has touched: knight on g1."));
    assert_eq!(on_board(), [6]);
    act("arbiter > continue");
    act("white > move g1f3");
    assert_eq!((touched(), on_board()), (None, vec![]));
}

#[test]
fn g1_the_session_ends_also_while_the_clocks_stand() {
    let game = played(&["new chess mode=strict clock=5", "arbiter > start"]);
    let may = || game.arbiter_sheet().expect("it is open").may_adjourn;
    assert!(may());
    let pause = parse_action(GameKind::Chess, "white > call unsaid".to_owned(), None);
    game.dispatch(pause.expect("it is one"), 0).expect("it is open");
    assert!(may());
    let over = played(&["new chess mode=strict", "arbiter > declare 1-0"]);
    assert!(!over.arbiter_sheet().expect("it is open").may_adjourn);
}

#[test]
fn a_draw_that_cannot_be_claimed_is_refused_before_anything_is_asked() {
    let problem = |game: &GameSession, side, ground| {
        let told = game.claim_problem(side, ground, 0).expect("it is open");
        told.map(|phrase| phrase.printed)
    };
    let game = played(&["new chess mode=strict clock=30", "arbiter > start"]);
    let (white, black) = (Side::First, Side::Second);
    // a wrong claim can be made, and has its price
    assert_eq!(problem(&game, white, DrawClaim::Repetition), None);
    let wrong_player = problem(&game, black, DrawClaim::FiftyMoves).expect("White is on the move");
    assert!(wrong_player.contains("1.1"), "{wrong_player}");
    let early = problem(&game, white, DrawClaim::CannotWin).expect("there is time left");
    assert!(early.contains("2 minutes") && early.contains("10.2"), "{early}");
    let act = |line: &str| {
        let action = parse_action(GameKind::Chess, line.to_owned(), None).expect("it is one");
        game.dispatch(action, 0).expect("it is open");
    };
    act("white > claim repetition");
    act("arbiter > continue");
    let again = problem(&game, white, DrawClaim::Repetition).expect("it was wrong");
    assert!(again.contains("12.6"), "{again}");
    assert_eq!(problem(&game, white, DrawClaim::FiftyMoves), None);
    act("white > touch g1");
    let late = problem(&game, white, DrawClaim::FiftyMoves).expect("he has touched a piece");
    assert!(late.contains("9.4"), "{late}");
}

#[test]
fn l9_2_a_right_claim_is_possible_after_a_wrong_one() {
    let mut lines = vec!["new chess mode=strict"];
    let knights = ["white > move g1f3", "black > move g8f6", "white > move f3g1"];
    lines.extend(knights);
    lines.extend(["black > move f6g8"]);
    lines.extend(knights);
    // with f6 g8 the first position stands for the third time
    lines.extend(["black > claim repetition"]);
    let game = played(&lines);
    assert_eq!(game.claim_problem(Side::Second, DrawClaim::Repetition, 0), Ok(None));
}

#[test]
fn l8_7_the_end_says_which_moves_are_missing_on_a_scoresheet() {
    let game = played(&[
        "new chess mode=strict score=hand clock=90",
        "arbiter > start",
        "white > move e2e4",
        "white > record e2e4",
        "black > record e2e4",
        "black > move e7e5",
        "black > record e7e5",
        "white > record e7e5",
        "white > move d2d4",
    ]);
    let end = parse_action(GameKind::Chess, "arbiter > declare 1/2-1/2".to_owned(), None);
    let update = game.dispatch(end.expect("it is one"), 0).expect("it is open");
    let told: Vec<&str> = update.phrases.iter().map(|phrase| phrase.printed.as_str()).collect();
    let told = told.join(" ");
    assert!(told.contains("Move 2 is not on White's scoresheet."), "{told}");
    assert!(told.contains("Move 2 is not on Black's scoresheet."), "{told}");
}
