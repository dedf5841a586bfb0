use super::*;

#[test]
fn a_claim_is_decided_by_the_end_of_the_game() {
    let mut table = Table::started("new chess mode=strict clock=1 black=level:1");
    table.told("white claim cannot-win");
    table.hears("engine accept", "ended draw agreement article=5.2.c");
    assert_eq!(table.state.quickplay_claim(), None);
    table.hears("engine opinion 0", "refused engine opinion no-decision-due");
}

#[test]
fn who_has_little_time_by_a_ruling_need_not_record_either() {
    let mut table = Table::started("new chess mode=strict clock=90 score=hand");
    let expected = "ruled time white 4:00 article=6.13, record-not-required white article=8.4";
    table.hears("arbiter rule time white 4:00", expected);
}
