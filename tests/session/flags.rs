use super::*;

/// White's flag falls in a position of White to move.
#[track_caller]
fn flag_of_white(pieces: &str, expected: &str) {
    let mut table = Table::started(&format!("new chess clock=1 fen=\"{pieces} w - - 0 1\""));
    table.wait(60_000);
    let told = table.told("clock tick");
    let flag = "flag white period=1 out-of-time article=6.9, ended ";
    assert_eq!(told, format!("{flag}{expected} flag article=6.9"), "{pieces}");
}

#[test]
fn who_cannot_be_mated_by_any_series_of_moves_does_not_lose_by_his_flag() {
    // king and queen against a bare king, a knight; king and rook against a bishop
    flag_of_white("k7/8/8/8/8/8/8/3QK3", "draw");
    flag_of_white("kn6/8/8/8/8/8/8/3QK3", "draw");
    flag_of_white("kb6/8/8/8/8/8/8/3RK3", "draw");
    flag_of_white("kb6/8/8/8/8/8/8/3QK3", "draw");
}

#[test]
fn whoever_can_be_mated_with_his_own_help_loses_by_his_flag() {
    flag_of_white("kn6/8/8/8/8/8/8/3RK3", "black");
    flag_of_white("kb6/8/8/8/8/8/8/3NK3", "black");
    flag_of_white("kb6/8/8/8/8/8/P7/K7", "black");
    flag_of_white("kn6/8/8/8/8/8/P7/K7", "black");
    flag_of_white("k7/1p6/8/8/8/8/8/3QK3", "black");
    flag_of_white("knn5/8/8/8/8/8/8/3QK3", "black");
}

#[test]
fn one_millisecond_is_time() {
    let mut table = Table::started("new chess clock=1");
    table.wait(59_999).hears("clock tick", "");
    assert_eq!(table.left(First), 1);
    table.play("e2e4").wait(60_000);
    let expected = "flag black period=1 out-of-time article=6.9, ended white flag article=6.9, \
                    refused black move game-over";
    table.hears("black move e7e5", expected);
    assert_eq!(table.left(Second), 0);
}

#[test]
fn a_flag_that_nobody_looked_at_falls_at_its_moment() {
    let mut table = Table::started("new chess clock=1");
    table.wait(3_600_000).told("white move e2e4");
    assert_eq!(table.state.time(), 60_000);
    assert_eq!(table.face(First).used, 60_000);
    assert!(table.face(First).is_out_of_time);
}

#[test]
fn a_flag_after_the_moves_of_its_period_costs_nothing() {
    let mut table = Table::started("new chess clock=2/0:10,0:30");
    table.play("e2e4 e7e5").hears("white move g1f3", "moved white Nf3, period white 2");
    table.wait(5_000).play("b8c6").wait(10_000);
    table.hears("clock tick", "flag white period=1 article=6.3");
    table.hears("clock tick", "");
    table.play("f1b5").wait(14_999).hears("clock tick", "flag black period=1 article=6.3");
}

#[test]
fn in_a_game_without_a_clock_nothing_falls() {
    let mut table = Table::new("new chess");
    assert_eq!(table.state.next_moment(), None);
    assert_eq!(table.state.clock_view(0), None);
    table.wait(u64::MAX).hears("clock tick", "").play("e2e4");
}

#[test]
fn an_interruption_takes_no_time() {
    let mut table = Table::started("new chess clock=1d5");
    table.wait(3_000).hears("white pause", "paused white");
    assert_eq!(table.state.next_moment(), None);
    table.wait(3_600_000).hears("clock tick", "");
    table.hears("white move e2e4", "refused white move paused");
    table.hears("black continue", "continued black");
    table.wait(2_000);
    assert_eq!(table.left(First), 60_000);
    table.wait(1_000);
    assert_eq!(table.left(First), 59_000);
}
