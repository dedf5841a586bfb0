mod boards;
mod coordinates;
mod laws;

use annabella::engine::SearchResult;
use annabella::games::chess::notation::pgn::Game;
use annabella::games::chess::notation::san;
use annabella::games::yin_yang;
use clap::Parser;

use super::*;
use crate::args::Args;

fn table(options: &[&str]) -> Table {
    let args = Args::try_parse_from(["annabella", "--seed", "1"].iter().chain(options)).unwrap();
    Table::new(args.play, Means::none()).unwrap()
}

fn texts(said: &[Phrase]) -> Vec<String> {
    said.iter().map(Phrase::to_string).collect()
}

/// What the opponent could have found for the task at hand.
fn thought(table: &Table, mv: &str, lead: i32) -> Thought {
    let best = match table.position() {
        Position::YinYang(position) => yin_yang::notation::parse(position, mv, &[]).unwrap().into(),
        position => san::parse(position.chess().unwrap(), mv).unwrap().into(),
    };
    let found = SearchResult { best, lead, depth: 1, nodes: 1 };
    table.at.game.thought_of(found).expect("the opponent has something to do")
}

impl Table {
    /// What the computer could have found for the task at hand, and of which game.
    pub(crate) fn could_find(&self, mv: &str) -> (u64, Thought) {
        (self.at.number, thought(self, mv, EQUAL))
    }

    fn found(&mut self, mv: &str, lead: i32) -> Vec<String> {
        let found = thought(self, mv, lead);
        texts(&self.take(self.at.number, &found))
    }

    /// What a line is answered with.
    fn answer_to(&mut self, line: &str) -> Vec<String> {
        texts(&self.hear(line))
    }

    fn pgn(&self) -> String {
        self.at.record().unwrap().to_string()
    }

    fn set(&mut self, game: Game) {
        let keeps_seats = self.host.settings.seats.are_drawn();
        self.at = self.host.game_of(game.into(), None, keeps_seats).unwrap();
    }
}

const EQUAL: i32 = 0;

#[test]
fn levels_are_set_in_many_words() {
    let mut table = table(&["--you", "white", "--level", "1"]);
    for (line, strength) in [
        ("harder", "level:2"),
        ("level up", "level:3"),
        ("easier", "level:2"),
        ("level club player", "rating:1800"),
        ("level grandmaster", "rating:2400"),
        ("harder", "rating:2400"),
        ("level 12", "level:12"),
        ("harder", "level:12"),
        ("level full:2", "full:2"),
        ("harder", "full:2"),
        ("easier", "rating:2400"),
        ("harder", "rating:2400"),
        ("easier", "rating:2250"),
        ("level 1234", "rating:1234"),
        ("harder", "rating:1350"),
        ("level 599", "rating:1350"),
        ("level full 2", "full:2"),
        ("Level FULL 2.5", "full:2.5"),
        ("level newcomer", "rating:600"),
        ("easier", "rating:600"),
        ("level full:0", "rating:600"),
        ("level 1", "level:1"),
        ("easier", "level:1"),
    ] {
        let said = table.answer_to(line);
        assert_eq!(table.strength().to_string(), strength, "{line}: {said:?}");
        assert!(!said.is_empty());
    }
}

#[test]
fn before_the_first_move_there_is_nothing_to_look_back_at() {
    let mut table = table(&["--you", "white", "--level", "1"]);
    assert_eq!(table.answer_to("review"), ["There is nothing to look back at."]);
}

#[test]
fn a_thought_about_an_older_state_is_dropped() {
    let mut table = table(&["--you", "white"]);
    table.hear("e4");
    let late = thought(&table, "e5", EQUAL);
    table.hear("undo");
    assert!(table.take(1, &late).is_empty());
    assert_eq!(table.plies(), 0);
}

#[test]
fn a_thought_about_another_game_is_dropped() {
    let mut table = table(&["--you", "black"]);
    let late = thought(&table, "e4", EQUAL);
    table.hear("new");
    assert_eq!(table.state().revision(), late.revision);
    assert!(table.take(1, &late).is_empty());
    assert!(table.take(2, &late).is_empty());
    assert_eq!(table.found("e4", EQUAL), ["White: e4."]);
}

#[test]
fn between_two_people_the_computer_has_nothing_to_do() {
    let mut table = table(&["--you", "both"]);
    for line in ["e4", "e5", "draw", "no", "undo"] {
        table.hear(line);
        assert!(table.thinks_about().is_none(), "{line}");
    }
}

#[test]
fn the_computer_claims_a_draw_unless_it_is_better() {
    let fen = "4k3/8/8/8/8/8/8/R3K3 b - - 100 80";
    for (score, expected) in [
        (-500, "Black claims a draw. Fifty moves without a capture or a pawn move. Draw."),
        (500, "Black: king e7."),
    ] {
        let mut table = table(&["--you", "white", "--fen", fen]);
        assert_eq!(table.found("Ke7", score)[0], expected);
    }
}

#[test]
fn a_draw_offer_is_weighed_from_the_computers_side() {
    let offer = |score| {
        let mut table = table(&["--you", "white"]);
        for _ in 0..5 {
            for (own, reply) in [("Nf3", "Nf6"), ("Ng1", "Ng8")] {
                table.hear(own);
                table.found(reply, 100);
            }
        }
        // another position than those before, so that nothing can be claimed
        table.hear("e4");
        table.found("e5", 100);
        table.hear("draw");
        let said = table.found("Nf3", score);
        (said[0].clone(), table.ending())
    };
    let accepted =
        ("The players agree: draw.".to_owned(), Some(Ending::Agreement { winner: None }));
    assert_eq!(offer(300), accepted);
    assert_eq!(offer(-25), accepted);
    assert_eq!(offer(100_000), accepted);
    let declined = ("Black declines the draw.".to_owned(), None);
    assert_eq!(offer(-26), declined);
    assert_eq!(offer(-100_000), declined);
}

#[test]
fn a_stopped_computer_waits_to_be_told() {
    let mut table = table(&["--you", "black"]);
    assert!(table.thinks_about().is_some());
    table.stop_thinking();
    assert!(table.thinks_about().is_none());
    assert_eq!(
        table.answer_to("e4"),
        ["Not possible: the computer plays White.", "Type go to let the computer move, or undo."]
    );
    table.hear("go");
    assert!(table.thinks_about().is_some());
}

#[test]
fn a_new_game_keeps_the_settings() {
    let mut table = table(&["--you", "black", "--start", "7", "--level", "6"]);
    let start = *table.position();
    table.hear("level 2");
    table.found("a3", EQUAL);
    table.hear("resign");
    assert_eq!(table.answer_to("yes")[0], "You resign. White wins.");
    let said = table.answer_to("new");
    assert_eq!(
        said[0],
        "Chess 960 against the computer, level 2, older scale. You play Black. Start number 7."
    );
    assert_eq!(said.last().unwrap(), "White to move.");
    assert_eq!((*table.position(), table.ending()), (start, None));
    assert_eq!(table.strength().to_string(), "level:2");
}

#[test]
fn a_hint_is_told() {
    let mut table = table(&["--you", "white", "--level", "1"]);
    table.hear("hint");
    assert_eq!(table.thinks_about(), Some(Purpose::Hint));
    assert_eq!(table.found("Nf3", EQUAL), ["Hint: knight f3. The knight comes into play."]);
    assert!(table.thinks_about().is_none());
}

#[test]
fn after_playing_again_the_computer_goes_on() {
    let mut table = table(&["--you", "white"]);
    table.hear("e4");
    table.hear("undo");
    assert_eq!(table.answer_to("redo"), ["Played again: e4. Black to move."]);
    assert_eq!(table.thinks_about(), Some(Purpose::Move));
}

#[test]
fn a_game_of_ours_goes_on_with_the_same_seats_and_level() {
    let text = table(&["--you", "black", "--level", "1"]).pgn();
    let game: Game = text.parse().unwrap();
    assert!(text.contains("[White \"Annabella, level 1\"]\n[Black \"You\"]"), "{text}");
    for level in ["2", "4", "5", "6"] {
        let mut next = table(&["--level", level]);
        next.set(game.clone());
        assert!(next.is_person(Side::Second) && !next.is_person(Side::First));
        assert_eq!(next.strength().to_string(), "level:1");
    }
    let mut next = table(&["--you", "white"]);
    next.set(game);
    assert!(next.is_person(Side::First), "seats asked for are kept");
}

#[test]
fn who_plays_on_is_named() {
    let mut table = table(&["--you", "white", "--level", "2"]);
    let names = |table: &Table| -> Vec<String> {
        table.pgn().lines().skip(4).take(2).map(str::to_owned).collect()
    };
    table.set("[White \"Carl\"]\n[Black \"Bob\"]\n\n1. e4 e5 *".parse().unwrap());
    assert_eq!(names(&table), ["[White \"Carl\"]", "[Black \"Bob\"]"]);
    table.hear("Nf3");
    assert_eq!(names(&table), ["[White \"You\"]", "[Black \"Annabella, level 2\"]"]);
}

#[test]
fn a_look_back_goes_through_the_game_and_leaves_it_alone() {
    let mut table = table(&["--you", "both"]);
    for line in ["e4", "e5", "Nf3"] {
        table.hear(line);
    }
    let pgn = table.pgn();
    assert_eq!(table.answer_to("go back"), ["Move 1, Black: e5."]);
    assert_eq!(
        table.answer_to("back 5"),
        ["That is the first position.", "The position at the beginning.",]
    );
    assert_eq!(table.answer_to("what is on e4"), ["On e4: nothing, light square."]);
    assert_eq!(table.answer_to("on"), ["Move 1, White: e4."]);
    assert_eq!(table.prompt(), "Looking back:");
    let refused = table.answer_to("Nc6");
    assert_eq!(refused, ["You are looking back; “back to the game” ends that."]);
    assert_eq!(table.answer_to("move 1 of black"), ["Move 1, Black: e5."]);
    assert_eq!(
        table.answer_to("end"),
        ["Move 2, White: knight f3.", "You are looking back; “back to the game” ends that."]
    );
    assert_eq!((table.pgn(), table.plies()), (pgn, 3));
    assert_eq!(table.answer_to("back to the game")[0], "Back in the game.");
    assert_eq!(table.answer_to("back to the game"), ["That is the game as it stands."]);
    table.hear("back");
    assert_eq!(table.plies(), 2, "a lone word takes back again");
}

#[test]
fn from_the_game_there_is_no_way_on() {
    let mut table = table(&["--you", "both"]);
    for line in ["e4", "e5"] {
        table.hear(line);
    }
    for line in ["forward 2", "go to the end"] {
        let said = table.answer_to(line);
        assert_eq!(said.last().expect("it is answered"), "Move 1, Black: e5.");
        assert!(!table.is_looking_back(), "{line}");
    }
}

#[test]
fn a_look_back_steps_through_what_is_written_while_two_moves_are_not() {
    let mut table = table(&["--you", "both", "--mode", "strict", "--score-by-hand"]);
    for line in ["e4", "white: record e4", "black: record e4", "e5", "white: record e5"] {
        table.hear(line);
    }
    for line in ["Nf3", "black: record e5", "Nc6"] {
        table.hear(line);
    }
    assert_eq!((table.plies(), table.state().told_plies()), (4, 2));
    let only = "By the Laws a look back tells the moves and shows no earlier position until the game is over.";
    let unwritten = "Later moves are told when they are written down.";
    for line in ["forward 1", "go to the end"] {
        assert_eq!(table.answer_to(line), ["Move 1, Black: e5.", only, unwritten], "{line}");
        assert!(!table.is_looking_back(), "{line}");
    }
    assert_eq!(table.answer_to("go back"), ["Move 1, Black: e5.", only, unwritten]);
    assert_eq!(table.answer_to("back"), ["Move 1, White: e4.", only]);
    assert_eq!(table.answer_to("back"), ["The position at the beginning.", only]);
    assert_eq!(table.answer_to("on 5"), ["Move 1, Black: e5.", only, unwritten]);
    table.hear("back to the game");
    assert_eq!(table.answer_to("go to move 2"), ["Move 1, Black: e5.", only, unwritten]);
    assert!(table.is_looking_back());
}

#[test]
fn a_move_that_comes_meanwhile_is_told_and_leaves_the_look_where_it_is() {
    let mut table = table(&["--you", "white"]);
    table.hear("e4");
    table.hear("go back");
    let said = table.found("e5", EQUAL);
    assert_eq!(said[0], "A new move in the game:");
    assert!(said[1].contains("e5"), "{said:?}");
    assert_eq!(table.shown().plies().len(), 0);
    assert_eq!(table.answer_to("on 2"), ["Move 1, Black: e5."]);
    // a takeback is one, and what is looked at must still be there
    table.hear("take back");
    assert_eq!(table.plies(), 0);
    assert!(!table.is_looking_back());
}

#[test]
fn a_game_is_played_from_an_earlier_position() {
    let mut table = table(&["--you", "both"]);
    for line in ["f3", "e5", "g4", "Qh4"] {
        table.hear(line);
    }
    assert_eq!(table.answer_to("play from here"), ["The game is over in this position."]);
    table.hear("back 2");
    table.hear("play from here");
    assert_eq!((table.plies(), table.is_looking_back()), (2, false));
    table.hear("d4");
    assert_eq!(table.plies(), 3);
    let mut strict = self::table(&["--you", "both", "--mode", "strict"]);
    strict.hear("e4");
    assert_eq!(strict.answer_to("play from here"), ["Not before the end of a strict game."]);
}
