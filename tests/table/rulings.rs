//! Games that were saved under earlier rulings replay as they were played.

use std::fs;
use std::path::{Path, PathBuf};

use annabella::arbiter::rulings::Rulings;
use annabella::session::NewGame;
use annabella::table::replay::replay;
use annabella::table::{journal, transcript};

fn tests() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests")
}

/// An offer that sealing declined, a sealed move in Spanish that lost at once, and a last
/// forced move that could have been spared.
#[test]
fn a_game_of_the_first_rulings_is_as_it_was() {
    for name in ["offer", "sealed", "forced"] {
        check(Rulings::FIRST, name);
    }
}

/// An illegal move after the end of a session, whose player made the other one on the board.
#[test]
fn a_game_of_the_second_rulings_is_as_it_was() {
    check(Rulings::SECOND, "session");
}

/// A claim that was not right: the claimant's clock ran on, and nobody had to start it again.
#[test]
fn a_game_of_the_third_rulings_is_as_it_was() {
    check(Rulings::THIRD, "claim");
}

fn check(rulings: Rulings, name: &str) {
    let file = tests().join(format!("saved/rulings-{}-{name}.annabella", rulings.number));
    let bytes = fs::read(file).expect("it is there");
    let reading = journal::read(&bytes).expect("it is a game");
    let replayed = replay(&reading).expect("it has a beginning");
    assert_eq!(replayed.problem, None, "{name}");
    assert_eq!(replayed.state.setup().rulings, rulings, "{name}");
    let told = tests().join(format!("table/rulings/{name}.txt"));
    let expected = fs::read_to_string(told).expect("it is there");
    assert_eq!(transcript::record(&reading), Ok(expected.clone()), "{name}");
    assert_eq!(transcript::check(&expected), Ok(()), "{name}");
}

#[test]
fn what_is_saved_names_the_rulings_and_what_is_typed_means_todays() {
    let typed: NewGame = "new chess mode=strict".parse().expect("a game");
    assert_eq!(typed.rulings, Rulings::TODAY);
    assert_eq!(typed.to_string(), "new chess mode=strict");
    assert_eq!(typed.to_saved(), "new chess mode=strict rulings=5");
    assert_eq!(NewGame::from_saved(&typed.to_saved()), Ok(typed));
    let first = NewGame::from_saved("new chess").expect("a game");
    assert_eq!(first.rulings, Rulings::FIRST);
    assert_eq!(first.to_saved(), "new chess rulings=1");
    assert_eq!("new chess rulings=1".parse(), Ok(first));
    for number in ["0", "6", "two", ""] {
        let error = format!("new chess rulings={number}").parse::<NewGame>();
        let error = error.expect_err("there are no such rulings").to_string();
        assert!(error.contains("expected a number from 1 to 5"), "{error}");
    }
}

#[test]
fn what_came_later_is_refused_in_an_older_game() {
    let first = "new chess mode=strict rulings=1\narbiter > rule illegal-move white\n\
                 \x20    < refused arbiter rule older-game\n";
    assert_eq!(transcript::check(first), Ok(()));
    let second = "new chess mode=strict supervised=no clock=90 rulings=2\n\
        arbiter > start\n\
        white > adjust e2 d2\n     < refused white adjust older-game\n\
        white > claim repetition e2e5\n     < refused white claim cannot-go article=3.7\n\
        white > move e2e5\nblack > move e7e6\n\
        white > claim-illegal\n     < refused white claim-illegal no-illegal-move\n\
        black > claim-illegal\n     < refused black claim-illegal no-illegal-move\n\
        arbiter > rule forfeit white\n     < refused arbiter rule older-game\n\
        arbiter > rule raise-points white\n     < refused arbiter rule older-game\n";
    assert_eq!(transcript::check(second), Ok(()));
    let fourth = "new chess mode=strict clock=5 rulings=4\n\
        arbiter > start\n\
        white > call unsaid\n     < refused white call older-game\n\
        white > call conduct\n     < refused white call older-game\n\
        white > call clock\n\
        arbiter > adjourn Sunday\n     < refused arbiter adjourn paused\n\
        arbiter > rule give-opponent white 2:00\n     < refused arbiter rule older-game\n\
        arbiter > declare 1-0\n\
        arbiter > rule lower-points white\n     < refused arbiter rule older-game\n";
    assert_eq!(transcript::check(fourth), Ok(()));
}
