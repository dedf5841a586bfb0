use super::*;

#[test]
fn until_the_press_the_time_is_the_movers() {
    let mut table = Table::started("new chess clock=5+3 press=manual");
    table.wait(10_000).play("e2e4");
    assert_eq!(table.state.phase(), Phase::Playing(Turn::ToPress));
    assert_eq!((table.state.mover(), table.state.clock().running()), (First, Some(First)));
    table.wait(2_000);
    assert_eq!((table.left(First), table.left(Second)), (288_000, 300_000));
    table.hears("white press", "pressed white");
    assert_eq!((table.left(First), table.left(Second)), (291_000, 300_000));
    assert_eq!(table.state.clock().running(), Some(Second));
    assert_eq!(table.face(First).moves, 1);
    assert_eq!(table.state.plies()[0].thought, 10_000, "up to the release of the piece");
}

#[test]
fn the_opponent_waits_for_the_press_and_cannot_press_himself() {
    let mut table = Table::started("new chess clock=5 press=manual");
    table.play("e2e4");
    table.hears("black press", "refused black press not-pressed article=6.7");
    table.hears("white move d2d4", "refused white move not-pressed article=6.7");
    table.hears("white press", "pressed white");
    table.hears("white press", "refused white press nothing-to-press article=6.7");
    table.play("e7e5");
}

#[test]
fn before_the_press_only_the_player_having_the_move_claims() {
    let line = "new chess press=manual fen=\"4k3/8/8/8/8/8/4P3/4K2R w - - 99 90\"";
    let mut table = Table::new(line);
    table.play("e1d1");
    table.hears("white claim fifty", "refused white claim not-your-turn article=1.1");
    table.hears("black claim fifty", "ended draw fifty article=9.3");
}

#[test]
fn arbiter_and_assistant_press_for_a_player() {
    for by in ["arbiter", "assistant"] {
        let mut table = Table::started("new chess clock=5 press=manual");
        table.hears(
            &format!("{by} press"),
            &format!("refused {by} press nothing-to-press article=6.7"),
        );
        table.play("e2e4").hears(&format!("{by} press"), "pressed white");
    }
}

#[test]
fn the_flag_can_fall_before_the_press() {
    let mut table = Table::started("new chess clock=0:10 press=manual");
    table.wait(9_999).play("e2e4").wait(1);
    let expected = "flag white period=1 out-of-time article=6.9, ended black flag article=6.9, \
                    refused white press game-over";
    table.hears("white press", expected);
}

#[test]
fn mate_needs_no_press() {
    let line = "new chess clock=0:10 press=manual fen=\"7k/8/6K1/5Q2/8/8/8/8 w - - 0 1\"";
    let mut table = Table::started(line);
    table.wait(9_999);
    table.hears("white move f5f8", "moved white Qf8#, ended white checkmate article=5.1.a");
    table.wait(60_000).hears("clock tick", "");
    assert_eq!(table.left(First), 1);
}

#[test]
fn the_computer_presses_at_once() {
    let mut table = Table::started("new chess clock=5 press=manual black=level:1");
    table.play("e2e4").told("white press");
    table.hears("engine move e7e5", "moved black e5");
    assert_eq!(table.state.clock().running(), Some(First));
}

#[test]
fn an_interruption_between_move_and_press_is_the_movers_too() {
    let mut table = Table::started("new chess clock=5 press=manual");
    table.wait(1_000).play("e2e4").told("white pause");
    assert_eq!(table.state.phase(), Phase::Paused(Turn::ToPress));
    table.wait(60_000).hears("white press", "refused white press paused");
    table.hears("black continue", "continued black");
    assert_eq!(table.state.clock().running(), Some(First));
    table.wait(1_000).told("white press");
    assert_eq!((table.left(First), table.left(Second)), (298_000, 300_000));
}
