use annabella::games::GameKind;
use annabella::games::checkers::notation::pdn::{Game as Pdn, GameResult};
use annabella::session::{Action, Actor, Deed};
use annabella::table::{Game, checkers_record, scoresheet};

use crate::new_game;

fn act(game: &mut Game, by: &str, deed: &str, now: u64) {
    let by = Actor::read(GameKind::Checkers, by).expect("somebody");
    let deed = Deed::read(GameKind::Checkers, deed).expect("something that can be done");
    let update = game.dispatch(Action { by, deed }, now);
    assert!(update.kept.is_ok(), "{:?}", update.kept);
}

#[test]
fn a_game_of_checkers_is_written_with_red_as_black() {
    let (mut game, _) = new_game("new checkers clock=5+2 red-name=Marion white=level:4", None);
    for (now, by, deed) in [
        (0, "red", "start"),
        (4_000, "red", "move 11-15"),
        (9_500, "engine", "move 22-18"),
        (12_000, "red", "offer"),
        (12_000, "red", "move 15x22"),
        (400_000, "clock", "tick"),
    ] {
        act(&mut game, by, deed, now);
    }
    let record = checkers_record(game.state()).expect("checkers");
    assert_eq!(record.result(), GameResult::FirstWins);
    let text = record.to_string();
    for part in [
        "[White \"Annabella, level 4\"]",
        "[Black \"Marion\"]",
        "[Result \"1-0\"]",
        "[GameType \"21\"]",
        "[TimeControl \"300+2\"]",
        "[Termination \"time forfeit\"]",
        "1. 11-15 22-18 2. 15x22 {(=)} 1-0",
    ] {
        assert!(text.replace('\n', " ").contains(part), "{part} is not in\n{text}");
    }
    assert_eq!(text.parse::<Pdn>().expect("our own PDN"), record);
    assert!(scoresheet(game.state()).is_none());
}

#[test]
fn a_game_that_begins_elsewhere_and_goes_on() {
    let (mut game, _) = new_game("new checkers fen=W:WK31:B1,K5", None);
    act(&mut game, "white", "move 31-27", 0);
    let text = checkers_record(game.state()).expect("checkers").to_string();
    assert!(text.contains("[SetUp \"1\"]\n[FEN \"W:WK31:B1,K5\"]\n\n1... 31-27 *\n\n"), "{text}");
    let (game, _) = new_game("new chess", None);
    assert!(checkers_record(game.state()).is_none());
}
