//! Games as SGF.

use annabella::games::Side;
use annabella::games::yin_yang::notation::sgf::{
    Game, GameResult, How, NoteKind, Reader, SgfErrorKind,
};
use annabella::games::yin_yang::{Move, Position, Refusal, Size};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

fn read(text: &str) -> Game {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn error(text: &str) -> String {
    text.parse::<Game>().expect_err("the text is no game").to_string()
}

#[test]
fn a_game_is_read_with_all_that_is_told() {
    let game = read(
        "(;FF[4]GM[1]CA[UTF-8]SZ[9]CT[3]PB[Ann\\] a]PW[Bo]DT[2026-11-26]EV[Cup]RE[W+R]\n\
         KM[6.5]C[first \n words];B[dd];W[ee]C[here]N[x];B[])",
    );
    assert_eq!(game.start().size(), Size::square(9).unwrap());
    assert_eq!((game.target(), game.start().target()), (Some(3), 3));
    assert_eq!((game.tag("PB"), game.tag("Black")), (Some("Ann] a"), Some("Ann] a")));
    assert_eq!((game.tag("Date"), game.tag("White")), (Some("2026-11-26"), Some("Bo")));
    assert_eq!(game.result(), GameResult::Win(Side::Second, How::Resignation));
    let moves: Vec<String> = game.moves().iter().map(|mv| format!("{mv:?}")).collect();
    assert_eq!(moves, ["D6", "E5", "pass"]);
    assert_eq!(game.comments(0).collect::<Vec<_>>(), ["first words"]);
    assert_eq!(game.comments(2).collect::<Vec<_>>(), ["here"]);
    assert!(game.notes.is_empty());
}

#[test]
fn without_a_target_it_is_unknown_and_can_be_told() {
    let text = "(;GM[1]SZ[5]AB[ba]AW[aa];W[ee];B[ab];W[ed];B[cc])";
    let game = read(text);
    assert_eq!(game.target(), None);
    assert!(!game.to_string().contains("CT["));
    assert_eq!(game.final_position().captures(Side::First), 1);
    let told = game.with_target(2).unwrap();
    assert_eq!((told.target(), told.moves().len()), (Some(2), 4));
    assert!(told.to_string().contains("CT[2]"));
    assert_eq!(game.with_target(1).unwrap_err(), (3, Refusal::Over));
    assert_eq!(game.with_target(0).unwrap_err(), (0, Refusal::OtherForm));
}

#[test]
fn the_main_line_is_kept_and_others_are_counted() {
    let game = read("(;SZ[9];B[aa](;W[bb](;B[cc])(;B[dd](;W[ee])))(;W[ff];B[gg]))");
    let moves: Vec<String> = game.moves().iter().map(|mv| format!("{mv:?}")).collect();
    assert_eq!((moves.join(" "), game.variations), ("A9 B8 C7".to_owned(), 2));
}

#[test]
fn boards_may_be_oblong_and_begin_with_stones() {
    let game = read("(;SZ[9:7]CT[5]AB[aa:bb][ig]AW[cc]AE[bb];W[ac])");
    assert_eq!(game.start().size(), Size::new(9, 7).unwrap());
    assert_eq!(game.start().stones(Side::First).len(), 4);
    assert_eq!(game.start().turn(), Side::Second, "who moves first has the turn");
    assert!(game.start().stone_at("J1".parse().unwrap()).is_some());
    assert_eq!(read(&game.to_string()), game);
    let game = read("(;SZ[9]PL[W])");
    assert_eq!(game.start().turn(), Side::Second);
    assert_eq!(read("(;GM[1])").start().size(), Size::square(19).unwrap());
}

#[test]
fn passes_are_empty_or_tt() {
    let game = read("(;SZ[9];B[tt];W[aa];B[ ])");
    assert_eq!([0, 1, 2].map(|at| game.moves()[at].is_pass()), [true, false, true]);
    assert!(game.to_string().contains(";B[];W[aa];B[]"));
}

#[test]
fn errors_say_in_which_game_and_line() {
    let cases = [
        ("no game", "game 1, line 1: found no game, which begins with (;"),
        ("(;GM[2])", "game 1, line 1: GM[2] is another game; Go is GM[1]"),
        ("(;\nSZ[20])", "game 1, line 2: SZ[20] is no size; a side has 2 to 19 points"),
        ("(;CT[x])", "game 1, line 1: CT[x] is no target; one is 1 to 99"),
        ("(;SZ[9];B[jj])", "game 1, line 1: B[jj] is no point of the board"),
        ("(;SZ[9]AB[a])", "game 1, line 1: AB[a] is no point of the board"),
        ("(;SZ[9];B[aa]AW[bb])", "game 1, line 1: AW stands after the first move"),
        ("(;SZ[9];B[aa];B[bb])", "game 1, line 1: move 2: black has moved already"),
        ("(;SZ[9];B[aa];W[aa])", "game 1, line 1: move 2, aa: a stone stands on A9"),
        (
            "(;SZ[9]AB[aa]AW[ab][ba])",
            "game 1, line 1: the position of the beginning: the black stone on A9 has no liberty",
        ),
        ("(;SZ[9]", "game 1, line 1: the text ends within the game"),
        ("(;SZ x)", "game 1, line 1: found 'x', expected [ and a value"),
        ("(;]", "game 1, line 1: found ']', expected a property, a node or a parenthesis"),
    ];
    for (text, expected) in cases {
        assert_eq!(error(text), expected, "{text:?}");
    }
}

#[test]
fn a_reader_goes_on_behind_a_game_that_is_wrong() {
    let text = "old (text) (;GM[1]SZ[9];B[zz](;W[aa])C[)])\n(;SZ[5];B[aa])(;SZ[5]";
    let games: Vec<_> = Reader::new(text.as_bytes()).collect();
    assert_eq!(games.len(), 3);
    assert!(matches!(games[0].as_ref().unwrap_err().kind, SgfErrorKind::Point { .. }));
    assert_eq!(games[1].as_ref().unwrap().moves().len(), 1);
    assert_eq!(games[2].as_ref().unwrap_err().kind, SgfErrorKind::Unfinished);
}

#[test]
fn results_are_read_and_the_board_is_believed() {
    let results = [
        ("B+3", GameResult::Win(Side::First, How::By(3))),
        ("W+T", GameResult::Win(Side::Second, How::Time)),
        ("W+Resign", GameResult::Win(Side::Second, How::Resignation)),
        ("B+F", GameResult::Win(Side::First, How::Forfeit)),
        ("B+", GameResult::Win(Side::First, How::Untold)),
        ("0", GameResult::Draw),
        ("Void", GameResult::Void),
        ("?", GameResult::Unknown),
    ];
    for (text, result) in results {
        assert_eq!(GameResult::read(text), Some(result));
        assert_eq!(GameResult::read(&result.to_string()), Some(result));
    }
    assert_eq!(GameResult::read("Blue+3"), None);
    let game = read("(;SZ[5]CT[1]AB[ba]AW[aa]RE[W+R];W[ee];B[ab])");
    assert_eq!(game.result(), GameResult::Win(Side::First, How::By(1)));
    assert!(
        matches!(game.notes[..], [ref note] if matches!(note.kind, NoteKind::BoardDiffers { .. }))
    );
}

#[test]
fn a_beginning_that_stones_do_not_tell_is_kept() {
    let start: Position = "1bw/3/3 w 5 2 1 1 12".parse().unwrap();
    let game = Game::new(start);
    assert!(game.to_string().contains("YP[1bw/3/3 w 5 2 1 1 12]"));
    assert_eq!(read(&game.to_string()).start(), &start);
}

#[test]
fn games_by_chance_come_back_as_they_were_written() {
    let mut random = ChaCha8Rng::seed_from_u64(4);
    for number in 0..60_u32 {
        let size = Size::new(2 + (random.next_u32() % 8) as u8, 2 + (random.next_u32() % 8) as u8);
        let start = Position::new(size.unwrap(), 1 + (number % 20) as u8).unwrap();
        let mut game = Game::new(start);
        game.set_tag("Black", "a \\ ] [ : ; ( )");
        game.set_tag("Date", "2026.01.02");
        game.set_result(GameResult::Win(Side::First, How::Time));
        for ply in 0..40 {
            let moves = game.final_position().legal_moves(game.past());
            if moves.is_empty() {
                break;
            }
            let mv: Move = moves[random.next_u32() as usize % moves.len()];
            game.push(mv).unwrap();
            if ply % 7 == 0 {
                assert!(game.add_comment(ply, "said ] with \\ and ä"));
            }
        }
        let text = game.to_string();
        assert_eq!(read(&text), game, "{text}");
        assert_eq!(game.tag("DT"), Some("2026-01-02"));
    }
}
