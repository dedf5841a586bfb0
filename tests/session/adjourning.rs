use super::*;

const TEXTS: [&str; 2] = ["new chess session=1:00", "new chess clock=5 session=1:00"];

/// White's move is sealed, and both have left.
fn adjourned(line: &str) -> Table {
    let mut table = Table::started(line);
    table.told("arbiter adjourn");
    table.told(&format!("white seal {}", "5e".repeat(120)));
    table.told("white press");
    assert_eq!(table.state.phase(), Phase::Adjourned);
    table
}

#[test]
fn an_end_by_word_is_taken_back_while_the_game_is_adjourned_and_comes_again() {
    for line in TEXTS {
        let mut table = adjourned(line);
        table.told("black resign");
        table.hears("black confirm", "ended white resignation article=5.1.b");
        table.hears("arbiter undo", "taken-back 0");
        assert_eq!(table.state.phase(), Phase::Adjourned);
        table.hears("arbiter undo", "refused arbiter undo adjourned");
        table.hears("arbiter redo", "played-again 0");
        table.hears("arbiter redo", "refused arbiter redo nothing-to-redo");
        assert_eq!(table.result(), "1-0");
    }
}

#[test]
fn a_move_is_not_played_again_while_one_is_to_be_sealed() {
    let mut table = Table::new("new chess");
    table.play("e2e4").told("white undo");
    table.told("white adjourn");
    table.hears("white redo", "refused white redo to-seal article=G1.a");
    table.told("white continue");
    table.hears("white redo", "played-again 1");
}

#[test]
fn the_rest_of_the_session_can_cost_who_leaves_early_his_flags() {
    let leave = |line: &str| {
        let mut table = Table::started(line);
        table.told("white adjourn");
        table.told("white move e2e4");
        table.told("white press")
    };
    let adjourned = "pressed white, adjourned white article=G1.a";
    let flag = "flag white period=1 out-of-time article=6.9, ended black flag article=6.9";
    assert_eq!(leave("new chess mode=strict clock=5 session=4:59"), adjourned);
    assert_eq!(leave("new chess mode=strict clock=5 session=5:00"), format!("{adjourned}, {flag}"));
    assert_eq!(
        leave("new chess mode=strict supervised=no clock=5 session=5:00"),
        format!("{adjourned}, flag-down white")
    );
}

#[test]
fn who_seals_in_place_of_an_illegal_move_has_not_left_early() {
    let mut table = Table::started("new chess mode=strict supervised=no clock=90 session=1:00:00");
    table.told("white move e2e5");
    table.hears("black adjourn", "sealing black article=G1.a");
    assert!(table.told("black claim-illegal").ends_with("sealing white article=G1.a"));
    table.told("white move e2e4");
    table.hears("white press", "pressed white, adjourned white article=G1.a");
    assert_eq!((table.left(First), table.left(Second)), (5_400_000, 5_520_000));
}

#[test]
fn a_flag_that_falls_by_that_shows_on_the_clock() {
    let mut table = Table::started("new chess mode=strict clock=5 session=6:00");
    table.told("white adjourn");
    table.told("white move e2e4");
    table.told("white press");
    assert!(table.face(First).is_out_of_time);
}
