use super::*;

#[test]
fn resignation_asks_first() {
    let mut table = Table::new("new chess");
    table.hears("white resign", "resignation-asked white");
    assert!(table.state.is_resigning(First));
    table.hears("white confirm", "ended black resignation article=5.1.b");
    assert_eq!(table.result(), "0-1");
}

#[test]
fn who_says_no_plays_on() {
    let mut table = Table::new("new chess");
    table.told("white resign");
    table.hears("white cancel", "resignation-cancelled white");
    table.hears("white confirm", "refused white confirm no-question");
    table.play("e2e4");
}

#[test]
fn who_moves_instead_has_answered_too() {
    let mut table = Table::new("new chess");
    table.told("white resign");
    table.play("e2e4").hears("white confirm", "refused white confirm no-question");
}

#[test]
fn a_move_of_the_other_side_answers_nothing() {
    let mut table = Table::new("new chess");
    table.told("black resign");
    table.play("e2e4").hears("black confirm", "ended white resignation article=5.1.b");
}

#[test]
fn one_can_resign_off_the_move_and_while_the_game_is_interrupted() {
    let mut table = Table::started("new chess clock=5");
    table.told("white pause");
    table.hears("black resign", "resignation-asked black");
    table.hears("white confirm", "refused white confirm no-question");
    table.hears("black confirm", "ended white resignation article=5.1.b");
}

#[test]
fn the_computer_resigns_at_once_and_when_it_has_the_move() {
    let mut table = Table::new("new chess black=level:1");
    table.hears("engine resign", "refused engine resign person-plays");
    table.play("e2e4").hears("engine resign", "ended white resignation article=5.1.b");
}

#[test]
fn nobody_resigns_for_others() {
    let mut table = Table::new("new chess black=level:1");
    for by in ["arbiter", "assistant", "clock"] {
        table.hears(&format!("{by} resign"), &format!("refused {by} resign not-for-you"));
    }
    table.hears("black resign", "refused black resign computer-plays");
}
