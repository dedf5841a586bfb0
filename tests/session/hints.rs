use super::*;
use annabella::session::Hint;

#[test]
fn a_hint_is_asked_for_and_given() {
    let mut table = Table::new("new chess");
    table.hears("engine suggest e2e4", "refused engine suggest no-hint-asked");
    table.hears("black hint", "refused black hint not-your-turn article=1.1");
    table.hears("white hint", "hint-asked white");
    table.hears("white hint", "refused white hint hint-asked");
    assert!(table.told("engine suggest e2e5").starts_with("refused engine suggest"));
    table.hears("engine suggest e2e4", "suggested e4");
    assert!(matches!(table.state.hint(), Hint::Given(_)));
    table.hears("engine suggest d2d4", "refused engine suggest no-hint-asked");
    table.hears("white hint", "hint-asked white");
}

#[test]
fn a_move_ends_the_wish_for_a_hint() {
    let mut table = Table::new("new chess");
    table.told("white hint");
    table.play("d2d4").hears("engine suggest e7e5", "refused engine suggest no-hint-asked");
    assert_eq!(table.state.hint(), Hint::None);
}

#[test]
fn only_the_computer_suggests() {
    let mut table = Table::new("new chess");
    table.told("white hint");
    for by in ["white", "black", "arbiter"] {
        table.hears(&format!("{by} suggest e2e4"), &format!("refused {by} suggest not-for-you"));
    }
}

#[test]
fn a_strict_game_has_no_hints_no_undo_and_no_other_level() {
    let mut table = Table::new("new chess mode=strict black=level:3");
    for deed in ["hint", "suggest e2e4", "undo", "redo", "level black 2"] {
        let (name, _) = deed.split_once(' ').unwrap_or((deed, ""));
        table.hears(&format!("white {deed}"), &format!("refused white {name} only-casual"));
    }
    table.hears("white pause", "refused white pause call-arbiter article=6.12.b");
    table.hears("white continue", "refused white continue arbiter-continues article=6.12.c");
}

#[test]
fn the_level_of_the_computer_can_be_changed_and_a_person_has_none() {
    let mut table = Table::new("new chess black=level:3");
    table.hears("white level black 5", "level black 5");
    table.hears("white level white 5", "refused white level person-plays");
    table.hears("engine level black 8", "refused engine level not-for-you");
}
