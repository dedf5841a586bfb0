use super::*;

const TEN_O_CLOCK: &str = "new chess mode=strict clock=5 begins=10:00 default-time=";

#[test]
fn a_scheduled_game_begins_by_itself_and_whites_clock_runs() {
    let mut table = Table::new(&format!("{TEN_O_CLOCK}5:00"));
    table.hears("white arrive", "arrived white").hears("black arrive", "arrived black");
    table.hears("white start", "refused white start begins-by-itself");
    table.hears("white move e2e4", "refused white move not-started");
    table.wait(599_999).hears("clock tick", "");
    table.wait(1).hears("clock tick", "started");
    table.wait(1_000);
    assert_eq!((table.left(First), table.left(Second)), (299_000, 300_000));
}

#[test]
fn with_default_time_0_one_must_be_there_at_the_start() {
    let mut table = Table::new(&format!("{TEN_O_CLOCK}0:00"));
    table.told("white arrive");
    table.wait(600_000).hears("clock tick", "started");
    table.wait(1).hears("clock tick", "ended white default article=6.6.a");
    assert_eq!(table.result(), "1-0");
}

#[test]
fn who_comes_with_the_last_moment_is_in_time() {
    let mut table = Table::new(&format!("{TEN_O_CLOCK}0:00"));
    table.told("white arrive");
    table.wait(600_000).hears("black arrive", "started, arrived black");
    table.wait(1).hears("clock tick", "");
}

#[test]
fn who_comes_later_has_lost() {
    let mut table = Table::new(&format!("{TEN_O_CLOCK}4:00"));
    table.told("black arrive");
    table.wait(600_000 + 240_000).hears("clock tick", "started");
    table.wait(1);
    let expected = "ended black default article=6.6.a, refused white arrive game-over";
    table.hears("white arrive", expected);
}

#[test]
fn if_nobody_comes_both_have_lost() {
    let mut table = Table::new(&format!("{TEN_O_CLOCK}0:00"));
    table.wait(3_600_000).hears("clock tick", "started, ended both-lose default article=6.6.a");
    assert_eq!(table.result(), "0-0");
    assert_eq!(table.left(First), 299_999);
}

#[test]
fn white_loses_the_time_until_he_comes() {
    let mut table = Table::new(&format!("{TEN_O_CLOCK}4:00"));
    table.wait(600_000 + 60_000).hears("white arrive", "started, arrived white");
    assert_eq!(table.left(First), 240_000);
    table.play("e2e4").wait(30_000);
    table.hears("black move e7e5", "refused black move not-arrived article=6.6");
    table.hears("black arrive", "arrived black").play("e7e5");
    assert_eq!((table.left(First), table.left(Second)), (240_000, 270_000));
}

#[test]
fn a_flag_can_fall_before_the_default_time() {
    let mut table = Table::new("new chess clock=1 begins=0:00 default-time=10:00");
    table.told("black arrive");
    let expected = "flag white period=1 out-of-time article=6.9, ended black flag article=6.9";
    table.wait(60_000).told("clock tick");
    assert_eq!(table.result(), "0-1");
    let mut table = Table::new("new chess clock=1 begins=0:00 default-time=10:00");
    table.told("clock tick");
    table.wait(60_000).hears("clock tick", expected);
}

#[test]
fn one_arrives_once_and_the_computer_is_there() {
    let mut table = Table::new("new chess black=level:1 begins=1:00 default-time=0:00");
    table.hears("black arrive", "refused black arrive computer-plays");
    table.told("white arrive");
    table.hears("white arrive", "refused white arrive already-there");
    table.wait(60_000).hears("clock tick", "started");
    table.wait(60_000).hears("clock tick", "");
    let mut table = Table::new("new chess");
    table.hears("white arrive", "refused white arrive not-scheduled");
}
