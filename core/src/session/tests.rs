//! Another edition of the Laws is another row of numbers, and no other code.

use super::{Action, NewGame, State, reduce};
use crate::arbiter::clock::Millis;
use crate::arbiter::edition::{Edition, LAWS_2009};
use crate::games::GameKind;
use crate::session::Actor;
use crate::session::Deed;

const MINUTE: Millis = 60_000;

const OTHER: Edition = Edition {
    losing_illegal_move: 2,
    bonus_for_illegal_move: MINUTE,
    loses_by_illegal_blitz_move: false,
    bonus_for_wrong_claim: 2 * MINUTE,
    final_repetition: Some(5),
    final_quiet_plies: Some(150),
    record_from: 10 * MINUTE,
    quickplay_claim_below: 5 * MINUTE,
    bonus_for_quickplay_claim: MINUTE,
    moves_to_claim_settings: 1,
    late_at_resumption: 30 * MINUTE,
    ..LAWS_2009
};

/// What is told of each line, such as `12000 white move e2e4`, in a game by that edition.
#[track_caller]
fn told(new_game: &str, lines: &[&str]) -> Vec<String> {
    let mut state = State::new(new_game.parse::<NewGame>().unwrap()).unwrap();
    state.edition = &OTHER;
    let mut told = Vec::new();
    for line in lines {
        let [now, by, deed] = line.splitn(3, ' ').collect::<Vec<_>>()[..] else { panic!("{line}") };
        let action = Action {
            by: Actor::read(GameKind::Chess, by).unwrap(),
            deed: Deed::read(GameKind::Chess, deed).unwrap(),
        };
        let (next, events) = reduce(state, action, now.parse().unwrap());
        state = next;
        told.push(
            events
                .iter()
                .map(|event| event.text(GameKind::Chess).to_string())
                .collect::<Vec<_>>()
                .join(", "),
        );
    }
    told
}

#[test]
fn a_position_and_quiet_moves_can_end_a_game_by_themselves() {
    let knights =
        ["0 white move g1f3", "0 black move g8f6", "0 white move f3g1", "0 black move f6g8"];
    let told_of = told("new chess", &knights.repeat(4));
    let (last, others) = told_of.split_last().unwrap();
    assert_eq!(last, "moved black Ng8, ended draw automatic-repetition article=9.6");
    assert!(others.iter().all(|told| !told.contains("ended")), "{others:?}");
    let quiet = "new chess fen=\"4k3/8/8/8/8/8/4P3/4K2R w - - 148 90\"";
    let told_of = told(quiet, &["0 white move e1d1", "0 black move e8d8"]);
    assert_eq!(told_of[0], "moved white Kd1");
    assert_eq!(told_of[1], "moved black Kd8, ended draw automatic-quiet-moves article=9.6");
}

#[test]
fn penalties_are_those_of_the_edition() {
    let wrong = "0 white move e2e5";
    let strict = "new chess mode=strict clock=5";
    let told_of = told(
        strict,
        &["0 arbiter start", "0 white claim fifty", "0 arbiter continue", wrong, wrong],
    );
    let claim = "claim-rejected white fifty article=9.5.b, time-given black 2:00 article=9.5.b";
    assert!(told_of[1].starts_with(claim), "{}", told_of[1]);
    assert!(told_of[3].ends_with("time-given black 1:00 article=7.4.b"), "{}", told_of[3]);
    assert!(told_of[4].ends_with("ended black illegal-moves article=7.4.b"), "{}", told_of[4]);
}

#[test]
fn an_illegal_move_in_blitz_loses_only_where_the_edition_says_so() {
    let blitz = "new chess mode=strict supervised=no clock=5";
    let moves = ["0 arbiter start", "0 white move e2e5", "0 black claim-illegal"];
    let settings = ["0 white move e2e4", "0 black move e7e5", "0 white call settings"];
    let told_of = told(blitz, &[moves, settings].concat());
    assert!(told_of[2].ends_with("time-given black 1:00 article=7.4.b"), "{}", told_of[2]);
    assert_eq!(told_of[5], "refused white call too-late article=A4.a");
}

#[test]
fn limits_of_time_are_those_of_the_edition() {
    let started = "0 arbiter start";
    let hand = "new chess mode=strict clock=70 score=hand";
    let told_of = told(hand, &[started, "3600000 clock tick", "3600001 clock tick"]);
    assert_eq!(told_of[1..], ["", "record-not-required white article=8.4"]);
    let finish = "new chess mode=strict clock=5";
    let claims = ["0 white claim no-effort", "1 white claim no-effort", "1 arbiter rule reject"];
    let told_of = told(finish, &[&[started], &claims[..]].concat());
    assert_eq!(told_of[1], "refused white claim time-left article=10.2");
    assert!(told_of[2].starts_with("quickplay-claimed white no-effort"), "{}", told_of[2]);
    assert!(told_of[3].contains("time-given black 1:00 article=10.2.c"), "{}", told_of[3]);
    let adjourned = ["0 arbiter adjourn", "0 white move e2e4", "0 white press", "0 arbiter resume"];
    let late = ["1800000 clock tick", "1800001 clock tick"];
    let told_of = told(hand, &[&[started], &adjourned[..], &late].concat());
    assert_eq!(told_of[5..], ["", "ended both-lose late article=G10"]);
}
