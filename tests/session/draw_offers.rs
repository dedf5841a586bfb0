use super::*;

#[test]
fn an_offer_stands_until_it_is_accepted() {
    let mut table = Table::new("new chess");
    table.play("e2e4").hears("white offer", "offered white article=9.1.b");
    assert_eq!(table.state.offer(), Some(First));
    table.hears("black accept", "ended draw agreement article=5.2.c");
    assert_eq!(table.result(), "1/2-1/2");
}

#[test]
fn an_offer_stands_until_it_is_declined_by_word() {
    let mut table = Table::new("new chess");
    table.play("e2e4").told("white offer");
    table.hears("black decline", "declined black article=9.1.b");
    table.hears("black accept", "refused black accept no-offer");
}

#[test]
fn an_offer_stands_until_it_is_declined_by_moving() {
    let mut table = Table::new("new chess");
    table.play("e2e4").told("white offer");
    table.hears("black move e7e5", "declined black article=9.1.b, moved black e5");
    assert_eq!(table.state.offer(), None);
}

#[test]
fn an_illegal_move_does_not_decline() {
    let mut table = Table::new("new chess");
    table.play("e2e4").told("white offer");
    assert!(table.told("black move e7e4").starts_with("refused black move"));
    assert_eq!(table.state.offer(), Some(First));
}

#[test]
fn an_offer_that_is_made_while_thinking_goes_with_the_move() {
    let mut table = Table::new("new chess");
    table.told("white offer");
    table.play("e2e4");
    assert_eq!(table.state.offer(), Some(First));
    assert!(table.state.plies()[0].offered);
    table.hears("black accept", "ended draw agreement article=5.2.c");
}

#[test]
fn an_offer_after_the_move_belongs_to_that_move() {
    let mut table = Table::new("new chess");
    table.play("e2e4").told("white offer");
    table.play("e7e5");
    let offered: Vec<bool> = table.state.plies().iter().map(|ply| ply.offered).collect();
    assert_eq!(offered, [true, false]);
}

#[test]
fn an_offer_cannot_be_repeated_while_it_stands_nor_accepted_by_its_maker() {
    let mut table = Table::new("new chess");
    table.told("white offer");
    table.hears("white offer", "refused white offer offer-stands article=9.1.b");
    table.hears("white accept", "refused white accept no-offer");
    table.hears("white decline", "refused white decline no-offer");
}

#[test]
fn an_offer_against_an_offer_is_agreement() {
    let mut table = Table::new("new chess");
    table.told("white offer");
    table.hears("black offer", "ended draw agreement article=5.2.c");
}

#[test]
fn the_computer_answers_for_its_colour_only() {
    let mut table = Table::new("new chess black=level:3");
    table.hears("white offer", "offered white article=9.1.b");
    table.hears("black accept", "refused black accept computer-plays");
    table.hears("engine decline", "declined black article=9.1.b");
    table.hears("engine accept", "refused engine accept no-offer");
    table.hears("engine offer", "refused engine offer person-plays");
    table.play("e2e4").hears("engine offer", "offered black article=9.1.b");
    table.hears("engine accept", "refused engine accept person-plays");
    table.hears("white accept", "ended draw agreement article=5.2.c");
}

#[test]
fn nobody_offers_before_the_game_or_after_it() {
    let mut table = Table::new("new chess clock=5");
    table.hears("white offer", "refused white offer not-started");
    table.told("white start");
    table.told("arbiter declare 1-0");
    table.hears("white offer", "refused white offer game-over");
}
