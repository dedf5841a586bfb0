use super::*;
use annabella::session::Awaits;
use annabella::table::replay::replay;

/// Plays moves by turns, each by the texts that go to and fro.
fn play(first: &mut Device, second: &mut Device, moves: &str) -> Vec<String> {
    let mut last = Vec::new();
    for (index, mv) in moves.split(' ').enumerate() {
        let (sender, receiver) =
            if index % 2 == 0 { (&mut *first, &mut *second) } else { (&mut *second, &mut *first) };
        let text = sender.plays(&format!("move {mv}"));
        // the way takes an hour
        receiver.now = receiver.now.max(sender.now) + HOUR;
        last = receiver.takes_in(&text).unwrap_or_else(|why| panic!("{mv}: {why}"));
    }
    last
}

#[test]
fn a_game_of_chess_goes_on_by_texts_alone() {
    let (mut anna, mut bella) = begun(CHESS, "move e2e4");
    assert!(is_of(Side::First, anna.state()) && is_of(Side::Second, bella.state()));
    assert_eq!(bella.state().name(Side::Second), "Bella");
    assert_eq!((bella.state().setup().days, bella.state().setup().seed), (Some(3), 7));
    let last = play(&mut bella, &mut anna, "e7e5 f1c4 b8c6 d1h5 g8f6 h5f7");
    assert_eq!(last, ["moved white Qxf7#", "ended white checkmate article=5.1.a"]);
    same_board(&anna, &bella);
    for device in [&mut anna, &mut bella] {
        let now = device.now;
        let game = device.game();
        assert_eq!(game.state().ending().map(annabella::session::Ending::result), Some("1-0"));
        assert_eq!(game.view(now).correspondence.map(|of| of.awaits), Some(Awaits::Nothing));
        let id = game.id().expect("it has a file").to_owned();
        let reading = device.library.read(&id).expect("it can be read");
        assert_eq!(replay(&reading).expect("it can be replayed").state, *device.state());
    }
}

#[test]
fn a_game_of_checkers_goes_on_by_texts_alone() {
    let terms = "new checkers white=correspondent red-name=Anna white-name=Bella seed=8";
    let (mut anna, mut bella) = begun(terms, "move 11-15");
    play(&mut bella, &mut anna, "22-18 15x22 25x18 12-16");
    same_board(&anna, &bella);
    let text = anna.plays("offer");
    assert!(text.starts_with("Anna against Bella, move 3: 12-16. I offer a draw.\n"), "{text}");
    assert_eq!(bella.takes_in(&text).unwrap(), ["offered red"]);
    let text = bella.plays("accept");
    assert!(anna.takes_in(&text).unwrap().join(" ").contains("ended draw agreement"));
}

#[test]
fn a_game_of_yin_yang_goes_on_by_texts_alone() {
    let terms = "new yin-yang white=correspondent black-name=Anna white-name=Bella seed=9 \
                 size=13 target=3";
    let (mut anna, mut bella) = begun(terms, "move d4");
    assert_eq!(bella.state().start(), anna.state().start());
    play(&mut bella, &mut anna, "k10 d10 pass pass");
    same_board(&anna, &bella);
    assert!(anna.state().phase().is_over() && bella.state().phase().is_over());
}

#[test]
fn who_does_not_begin_invites_and_the_other_one_moves() {
    let mut bella = Device::with(&CHESS.replace("black=correspondent", "white=correspondent"));
    let text = bella.shares();
    assert!(text.starts_with("Bella invites Anna to a game. Chess.\n"), "{text}");
    let mut anna = Device::new();
    anna.accepts(&text);
    assert!(anna.game().id().is_some(), "what was accepted is kept");
    let text = anna.plays("move d2d4");
    assert_eq!(bella.takes_in(&text).unwrap(), ["moved white d4"]);
}

#[test]
fn programs_that_are_left_go_on_and_days_go_by() {
    let (mut anna, mut bella) = begun(CHESS, "move e2e4");
    bella.now = 30 * HOUR;
    bella.restart();
    let now = bella.now;
    let stands = bella.game().view(now).correspondence.expect("it is by correspondence");
    assert_eq!((stands.awaits, stands.is_overdue), (Awaits::OwnMove, false));
    let left = stands.due.expect("days were agreed") - bella.game().game_time(now);
    assert_eq!(left / HOUR, 42);
    let text = bella.plays("move c7c5");
    anna.now = 100 * HOUR;
    anna.restart();
    let now = anna.now;
    assert!(anna.game().view(now).correspondence.expect("one").is_overdue);
    assert_eq!(anna.takes_in(&text).unwrap(), ["moved black c5"], "late is better than never");
}

#[test]
fn whoever_waits_too_long_can_lose_by_a_claim() {
    let (mut anna, mut bella) = begun(CHESS, "move e2e4");
    anna.now = 73 * HOUR;
    let text = anna.plays("claim-flag");
    assert!(text.contains("The time for your move was over, and I have claimed the game.\n"));
    bella.now = 71 * HOUR;
    let refused = bella.takes_in(&text).unwrap_err();
    assert_eq!(refused.name(), "refused", "{refused}");
    bella.now = 73 * HOUR;
    assert_eq!(bella.takes_in(&text).unwrap(), ["ended white flag article=6.9"]);
}

#[test]
fn a_lost_phone_takes_the_game_up_from_the_next_text() {
    let (mut anna, mut bella) = begun(CHESS, "move e2e4");
    play(&mut bella, &mut anna, "e7e5");
    let text = anna.plays("move g1f3");
    let mut new_phone = Device::new();
    new_phone.accepts(&text);
    assert_eq!(new_phone.state().plies().len(), 3);
    let text = new_phone.plays("move b8c6");
    assert_eq!(anna.takes_in(&text).unwrap(), ["moved black Nc6"]);
}

#[test]
fn a_move_can_come_as_people_write_it() {
    let (mut anna, _) = begun(CHESS, "move e2e4");
    assert_eq!(anna.takes_in("5755").unwrap(), ["moved black e5"]);
    anna.plays("move g1f3");
    assert_eq!(anna.takes_in(" 2... Nc6 ").unwrap(), ["moved black Nc6"]);
    anna.plays("move f1b5");
    assert_eq!(anna.takes_in("a6").unwrap(), ["moved black a6"]);
}

#[test]
fn a_text_is_for_the_game_of_its_number() {
    let (mut anna, mut bella) = begun(CHESS, "move e2e4");
    let text = bella.plays("move e7e5");
    let own = anna.game().id().expect("it has a file").to_owned();
    anna.begin("new chess black=correspondent seed=8".parse().unwrap());
    match receive(&anna.library, &text, DAY + HOUR) {
        Ok(Ok(Received::ForGame { id, before, after })) => {
            assert_eq!((id, before.plies().len(), after.plies().len()), (own, 1, 2));
            let told = speaker().brought(&before, &after);
            assert_eq!(
                told.expect("it is by correspondence").to_string(),
                "From Bella. Move 1, Black: e 5."
            );
        }
        other => panic!("{other:?}"),
    }
}
