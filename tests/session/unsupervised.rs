use super::*;

#[test]
fn a_correction_that_is_refused_leaves_the_move_where_it_is() {
    let mut table = Table::started("new chess mode=strict supervised=no press=manual clock=5");
    table.told("white move e2e5");
    let before = table.state.clone();
    table.wait(1_000);
    table.hears("white move h4h5", "refused white move empty-square");
    assert_eq!(table.state, before);
}

#[test]
fn where_kings_touch_each_other_only_what_parts_them_is_legal() {
    let line = "new chess mode=strict supervised=no fen=\"8/8/1k6/8/8/8/2K4p/8 w - - 0 1\"";
    let mut table = Table::new(line);
    table.told("white move c2b5");
    let listed = table.state.view(0).legal_moves;
    assert!(
        !listed.is_empty()
            && listed.iter().all(|mv| table.state.chess().unwrap().is_legal(mv.chess().unwrap()))
    );
}

#[test]
fn both_flags_down_is_a_draw_where_no_period_follows_for_either() {
    let line = "new chess mode=strict supervised=no clock=1day clock-black=0:03";
    let mut table = Table::started(line);
    table.play("e2e4").wait(3_000).play("e7e5").wait(86_400_000);
    table.hears("clock tick", "flag-down white, ended draw both-flags article=6.11.b");
}

#[test]
fn time_that_is_given_to_who_has_none_is_there() {
    let mut table = Table::started("new chess mode=strict supervised=no clock=1");
    table.wait(70_000).told("arbiter rule give white 1:00");
    assert_eq!(table.left(First), 60_000);
}

#[test]
fn both_flags_are_down_still_when_the_arbiter_lets_the_game_go_on() {
    let mut table = Table::started("new chess mode=strict supervised=no clock=1");
    table.play("e2e4").wait(60_000).play("e7e5").wait(60_000);
    table.hears("clock tick", "flag-down white, ended draw both-flags article=6.11.b");
    table.told("arbiter rule restore 1");
    table.told("arbiter continue");
    table.hears("black claim-flag", "ended draw both-flags article=6.11.b");
}
