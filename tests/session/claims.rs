use super::*;

#[test]
fn a_third_occurrence_can_be_claimed_by_the_player_on_move() {
    let mut table = Table::new("new chess");
    table.play("g1f3 g8f6 f3g1 f6g8");
    table.hears("white claim repetition", "refused white claim not-due article=9.2");
    table.play("g1f3 g8f6 f3g1 f6g8");
    table.hears("black claim repetition", "refused black claim not-your-turn article=1.1");
    table.hears("white claim fifty", "refused white claim not-due article=9.3");
    table.hears("white claim repetition", "ended draw repetition article=9.2");
}

#[test]
fn a_claim_is_lost_with_the_next_move() {
    let mut table = Table::new("new chess");
    table.play("g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8 e2e4 e7e5");
    table.hears("white claim repetition", "refused white claim not-due article=9.2");
}

#[test]
fn positions_with_other_rights_are_not_the_same() {
    let mut table = Table::new("new chess fen=\"4k2r/8/8/8/8/8/8/4K2R w Kk - 0 1\"");
    table.play("h1g1 h8g8 g1h1 g8h8 h1g1 h8g8 g1h1 g8h8");
    table.hears("white claim repetition", "refused white claim not-due article=9.2");
    table.play("h1g1 h8g8 g1h1 g8h8");
    table.hears("white claim repetition", "ended draw repetition article=9.2");
}

#[test]
fn moves_that_were_given_count_for_a_repetition() {
    let mut table = Table::new("new chess moves=\"g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8\"");
    table.hears("white claim repetition", "ended draw repetition article=9.2");
}

#[test]
fn fifty_moves_without_pawn_move_or_capture_can_be_claimed() {
    let mut table = Table::new("new chess fen=\"4k3/8/8/8/8/8/4P3/4K2R w - - 98 90\"");
    table.play("e1d1");
    table.hears("black claim fifty", "refused black claim not-due article=9.3");
    table.play("e8d8");
    table.hears("black claim fifty", "refused black claim not-your-turn article=1.1");
    table.hears("white claim fifty", "ended draw fifty article=9.3");
    assert_eq!(table.result(), "1/2-1/2");
}

#[test]
fn a_wrong_claim_changes_nothing() {
    let mut table = Table::new("new chess");
    let before = table.state.clone();
    table.told("white claim repetition");
    table.told("white claim fifty");
    assert_eq!(table.state, before);
}

#[test]
fn the_computer_can_claim_too() {
    let mut table =
        Table::new("new chess white=level:1 fen=\"4k3/8/8/8/8/8/4P3/4K2R w - - 100 90\"");
    table.hears("engine claim fifty", "ended draw fifty article=9.3");
}

#[test]
fn claims_in_games_that_began_before_stop_no_clock() {
    for (rulings, stands) in [(3, false), (4, true)] {
        let line = format!("new chess mode=strict clock=5 rulings={rulings}");
        let mut table = Table::new(&line);
        table.told("arbiter start");
        table.told("white claim fifty");
        assert_eq!(matches!(table.state.phase(), Phase::Paused(_)), stands, "{rulings}");
    }
    let mut before = Table::new("new chess mode=strict clock=1+2 rulings=3");
    before.told("arbiter start");
    before.told("white claim cannot-win");
    before.told("arbiter rule reject");
    assert!(matches!(before.state.phase(), Phase::Playing(_)));
    let mut today = Table::new("new chess mode=strict clock=1+2");
    today.told("arbiter start");
    today.hears("white claim cannot-win", "refused white claim not-in-quickplay article=10.1");
}
