//! What a game offers to who plays at a device, and what is asked before.

use annabella::ffi::{
    AskedDeed, DeedKind, DeedQuestion, GameQuestion, GameSeat, GameSide, GameView, HalfPoints,
    HiddenBoard, SpeechLanguage, parse_setup, square_menu, total_told,
};

use crate::{act, action, create};

use DeedKind::{
    Accept, Adjust, Cancel, Confirm, Continue, Decline, Hint, Offer, Pause, Peek, Press, Redo,
    Resign, Start, Undo,
};

/// The game after these actions, each as `white move e2e4`.
fn after(game: &str, actions: &[&str]) -> GameView {
    let session = create(game);
    for action in actions {
        let (by, deed) = action.split_once(' ').expect("somebody and a deed");
        act(&session, by, deed);
    }
    session.view(0).expect("it is open")
}

/// The one who acts by what is offered.
fn actor(view: &GameView) -> &GameSeat {
    if view.actor == GameSide::First { &view.first } else { &view.second }
}

fn asked(view: &GameView) -> Vec<(DeedKind, DeedQuestion)> {
    actor(view).questions.iter().map(|AskedDeed { deed, question }| (*deed, *question)).collect()
}

const OFFER: (DeedKind, DeedQuestion) = (Offer, DeedQuestion::Offer);

#[test]
fn a_friendly_game_offers_help() {
    let view = after("new chess", &["white move e2e4", "black move e7e5", "black undo"]);
    assert_eq!(actor(&view).buttons, [Undo, Redo, Hint]);
    assert_eq!(actor(&view).menu, [Offer, Resign, Pause]);
    assert_eq!(asked(&view), [OFFER]);
    assert!(view.may_advise && view.has_two_people && view.is_persons_turn && view.is_in_play);
    assert_eq!((view.own_side, view.actor), (GameSide::Second, GameSide::Second));
}

#[test]
fn two_people_against_the_clock_help_themselves_only_when_both_agree() {
    let game = "new chess clock=5";
    let view = after(game, &["white start", "white move e2e4", "white press"]);
    assert_eq!(actor(&view).buttons, []);
    assert_eq!(actor(&view).menu, [Undo, Offer, Resign, Pause]);
    let both = DeedQuestion::BothAgree;
    assert_eq!(asked(&view), [OFFER, (Undo, both), (Hint, both)]);
    // against the computer nobody else has to agree
    let view = after("new chess clock=5 black=level:1", &["white start"]);
    assert_eq!(actor(&view).buttons, [Hint]);
    assert_eq!(asked(&view), [OFFER]);
}

#[test]
fn each_of_two_people_is_offered_what_is_his() {
    let view = after("new chess clock=5", &["white start", "white move e2e4", "white press"]);
    let undo = AskedDeed { deed: Undo, question: DeedQuestion::BothAgree };
    for seat in [&view.first, &view.second] {
        assert!(seat.menu.contains(&Resign) && seat.questions.contains(&undo));
    }
    let view = after("new chess", &["white move e2e4", "white offer"]);
    assert!(!view.first.buttons.contains(&Accept));
    assert_eq!(view.second.buttons[..2], [Decline, Accept]);
}

#[test]
fn who_is_offered_a_draw_answers_it_and_offers_none() {
    let view = after("new chess", &["white move e2e4", "white offer"]);
    assert!(!view.second.menu.contains(&Offer) && !view.first.menu.contains(&Offer));
    // whoever wishes it by a key is asked what comes of it
    let accept = AskedDeed { deed: Offer, question: DeedQuestion::Accept };
    let offer = AskedDeed { deed: Offer, question: DeedQuestion::Offer };
    assert!(view.second.questions.contains(&accept) && !view.second.questions.contains(&offer));
    assert!(view.first.questions.contains(&offer));
}

#[test]
fn the_clocks_of_a_game_by_the_laws_are_the_arbiters_to_start() {
    let game = "new chess clock=5 mode=strict";
    let view = after(game, &["white start", "white move e2e4"]);
    assert!(!view.arbiter_starts);
    let view = after(game, &["white start", "black call unsaid"]);
    assert!(view.arbiter_starts && view.first.buttons.is_empty());
    // a wrong claim counts as an offer, which is answered before
    let view = after(game, &["white start", "white claim fifty"]);
    assert_eq!(view.second.buttons, [Decline, Accept]);
    assert!(view.arbiter_starts);
    // friends let it go on themselves
    let view = after("new chess clock=5", &["white start", "white pause"]);
    assert!(!view.arbiter_starts && view.first.buttons.contains(&Continue));
    // he has to decide on a claim first
    let view = after("new chess clock=1 mode=strict", &["white start", "white claim cannot-win"]);
    assert!(view.quickplay_claim.is_some() && !view.arbiter_starts);
}

#[test]
fn who_has_moves_to_write_down_misses_them_on_his_sheet() {
    let game = "new chess clock=90 mode=strict score=hand";
    let view = after(game, &["white start", "white move e2e4"]);
    assert!(view.first.misses_moves && view.second.misses_moves);
    let view = after(game, &["white start", "white move e2e4", "white record e2e4"]);
    assert!(!view.first.misses_moves && view.second.misses_moves);
}

#[test]
fn a_game_that_is_over_is_taken_up_again_only_when_that_is_meant() {
    for clock in ["", " clock=5"] {
        let view = after(
            &format!("new chess{clock}"),
            &["white start", "white move e2e4", "white press", "black resign", "black confirm"],
        );
        assert_eq!(actor(&view).buttons, [Undo], "{clock}");
        assert_eq!(asked(&view), [OFFER, (Undo, DeedQuestion::GoOn)], "{clock}");
        assert!(view.may_advise && !view.is_in_play && view.verifier.is_none());
    }
}

#[test]
fn each_of_two_people_takes_back_his_own_last_move_with_what_came_after_it() {
    let takebacks = |game: &str, actions: &[&str]| {
        let view = after(game, actions);
        (view.first.own_takeback, view.second.own_takeback)
    };
    let moves = ["white move e2e4", "black move e7e5", "white move g1f3"];
    for (count, expected) in
        [(0, (None, None)), (1, (Some(1), None)), (2, (Some(2), Some(1))), (3, (Some(1), Some(2)))]
    {
        assert_eq!(takebacks("new chess", &moves[..count]), expected, "{count}");
    }
    // the end by word goes back alone, and by mate with the move
    let resigned = ["white move e2e4", "black resign", "black confirm"];
    assert_eq!(takebacks("new chess", &resigned), (Some(0), Some(0)));
    let mated = ["white move f2f3", "black move e7e5", "white move g2g4", "black move d8h4"];
    assert_eq!(takebacks("new chess", &mated), (Some(2), Some(1)));
    // and where the computer or the Laws play with, that is not asked
    assert_eq!(takebacks("new chess black=level:1", &moves[..1]), (None, None));
    assert_eq!(takebacks("new chess mode=strict", &["white start", moves[0]]), (None, None));
}

#[test]
fn whoever_was_asked_answers() {
    let view = after("new chess", &["white move e2e4", "black move e7e5", "black offer"]);
    // an offer goes to the opponent
    assert_eq!((view.actor, view.turn), (GameSide::First, GameSide::First));
    assert_eq!(actor(&view).buttons[..2], [Decline, Accept]);
    let view = after("new chess", &["white move e2e4", "white resign"]);
    assert_eq!((view.actor, view.turn), (GameSide::First, GameSide::Second));
    // the way out comes first
    assert_eq!(actor(&view).buttons[..2], [Cancel, Confirm]);
    let view = after("new chess clock=5 press=manual", &["white start", "white move e2e4"]);
    assert_eq!((view.actor, view.own_side), (GameSide::First, GameSide::Second));
    assert_eq!(actor(&view).buttons, [Press]);
}

#[test]
fn a_game_by_the_laws_offers_no_help_while_it_is_played() {
    let view = after("new chess mode=strict clock=5", &[]);
    assert_eq!(actor(&view).buttons, [Start]);
    assert!(!view.may_advise && !view.is_persons_turn && !view.is_in_play);
    let view = after("new chess mode=strict clock=5", &["arbiter start"]);
    assert_eq!(actor(&view).menu, [Offer, Resign, Adjust]);
    assert_eq!(asked(&view), [OFFER]);
    assert!(!view.may_advise && view.is_persons_turn);
    let view =
        after("new chess mode=strict clock=5", &["arbiter start", "white resign", "white confirm"]);
    assert!(view.may_advise && actor(&view).buttons.is_empty());
}

#[test]
fn what_is_interrupted_goes_on() {
    let view = after("new chess clock=5", &["white start", "white pause"]);
    assert_eq!(actor(&view).buttons, [Continue]);
    assert!(!view.is_in_play);
}

#[test]
fn a_claim_without_an_arbiter_is_verified_by_the_opponent() {
    let session = create("new chess mode=strict supervised=no clock=15");
    let at = |minutes: u64, by, deed| {
        session.dispatch(action(by, deed), minutes * 60_000).expect("it is open").view
    };
    at(0, "arbiter", "start");
    assert_eq!(at(14, "white", "move e2e4").verifier, None);
    let claimed = at(28, "black", "claim no-effort");
    assert_eq!(claimed.verifier, Some(GameSide::First));
    assert_eq!(at(28, "white", "sign").verifier, None);
}

#[test]
fn scoresheets_are_there_where_a_player_writes_them() {
    let has_any = |line: &str| after(line, &[]).has_scoresheets;
    assert!(has_any("new chess mode=strict score=hand clock=90"));
    for line in [
        "new chess mode=strict clock=90",
        "new chess mode=strict score=hand clock=15",
        "new chess mode=strict score=hand clock=5",
        "new chess",
    ] {
        assert!(!has_any(line), "{line}");
    }
}

#[test]
fn what_two_people_have_in_all_counts_games_before_and_this_one() {
    let first = HalfPoints { first: 3, second: 1 };
    let session = create("new chess earlier=1.5-0.5");
    assert_eq!(session.setup().expect("it is open").earlier, Some(first));
    assert_eq!(session.total().expect("it is open"), first);
    for deed in ["resign", "confirm"] {
        session.dispatch(action("white", deed), 0).expect("it is open");
    }
    let total = session.total().expect("it is open");
    assert_eq!(total, HalfPoints { first: 3, second: 3 });
    let told = |total, language| {
        total_told("Anna".to_owned(), "Bella".to_owned(), total, language).expect("no fault")
    };
    assert_eq!(told(first, SpeechLanguage::English), "In all: Anna 1½, Bella ½");
    assert_eq!(
        told(HalfPoints { first: 4, second: 0 }, SpeechLanguage::German),
        "Insgesamt: Anna 2, Bella 0"
    );
    let drawn = create("new chess earlier=0-0");
    drawn.dispatch(action("arbiter", "declare 1/2-1/2"), 0).expect("it is open");
    assert_eq!(drawn.total().expect("it is open"), HalfPoints { first: 1, second: 1 });
    for line in ["new chess earlier=1", "new chess earlier=1-x", "new chess earlier=0.25-1"] {
        assert!(parse_setup(line.to_owned()).is_err(), "{line}");
    }
}

#[test]
fn what_each_has_in_all_goes_with_his_name_when_the_names_change_sides() {
    let line = "new chess mode=strict white-name=Anna black-name=Bella earlier=1.5-0.5";
    let session = create(line);
    let seen = || {
        let setup = session.setup().expect("it is open");
        (setup.first.name, setup.second.name, setup.earlier, session.total().expect("it is open"))
    };
    let told = |first: &str, second: &str, earlier, total| {
        (first.to_owned(), second.to_owned(), Some(earlier), total)
    };
    let points = |first, second| HalfPoints { first, second };
    assert_eq!(seen(), told("Anna", "Bella", points(3, 1), points(3, 1)));
    session.dispatch(action("arbiter", "rule swap-names"), 0).expect("it is open");
    assert_eq!(seen(), told("Bella", "Anna", points(1, 3), points(1, 3)));
    session.dispatch(action("arbiter", "declare 1-0"), 0).expect("it is open");
    assert_eq!(seen(), told("Bella", "Anna", points(1, 3), points(3, 3)));
    session.dispatch(action("arbiter", "rule swap-names"), 0).expect("it is open");
    assert_eq!(seen(), told("Anna", "Bella", points(3, 1), points(5, 1)));
}

#[test]
fn a_hidden_board_is_hidden_from_the_one_who_looks() {
    let view = after("new chess white-hidden=pieces", &[]);
    assert!(view.hides_board);
    assert!(matches!(view.hidden_now, HiddenBoard::Pieces { .. }));
    assert_eq!(actor(&view).menu, [Offer, Resign, Pause, Peek]);
    let view = after("new chess white-hidden=pieces", &["white move e2e4"]);
    assert_eq!((view.hides_board, view.hidden_now), (true, HiddenBoard::Nothing));
}

#[test]
fn a_square_can_be_asked_about() {
    let menu = |view: &GameView, square, language| {
        let lines = square_menu(view.clone(), square, language).expect("a square");
        lines.into_iter().map(|line| (line.name, line.question)).collect::<Vec<_>>()
    };
    let english = |view: &GameView, square| -> Vec<String> {
        menu(view, square, SpeechLanguage::English).into_iter().map(|(name, _)| name).collect()
    };
    let view = after("new chess", &[]);
    assert_eq!(
        menu(&view, 12, SpeechLanguage::German),
        [
            ("Mögliche Züge".to_owned(), GameQuestion::Moves { square: Some(12) }),
            ("Angreifer".to_owned(), GameQuestion::Attackers { square: 12 }),
            ("Verteidiger".to_owned(), GameQuestion::Defenders { square: 12 }),
            ("Die Linie entlang".to_owned(), GameQuestion::File { file: 4 }),
            ("Die Reihe entlang".to_owned(), GameQuestion::Rank { rank: 1 }),
            ("Die Diagonalen entlang".to_owned(), GameQuestion::Diagonals { square: 12 }),
            ("Letzten Zug wiederholen".to_owned(), GameQuestion::LastMoves { count: 1 }),
        ]
    );
    assert_eq!(
        english(&view, 28),
        [
            "Attackers",
            "Along the file",
            "Along the rank",
            "Along the diagonals",
            "Repeat last move"
        ]
    );
    // by the Laws nothing is offered that only advises
    let view = after("new chess mode=strict clock=5", &["arbiter start"]);
    assert_eq!(
        english(&view, 12),
        [
            "Legal moves",
            "Along the file",
            "Along the rank",
            "Along the diagonals",
            "Repeat last move",
            "Clocks"
        ]
    );
    let view = after("new chess white-hidden=pieces", &[]);
    assert_eq!(english(&view, 12), ["Repeat last move"]);
    assert!(square_menu(view, 64, SpeechLanguage::English).is_err());
}
