//! Games of checkers in Braille.

use annabella::games::checkers::Position;
use annabella::games::checkers::notation::pdn::Game;
use annabella::games::{GameKind, Record};
use annabella::speech::braille::{self, LINES, Options, Reader, Style, WIDTH};
use proptest::prelude::*;

use super::{COMPACT, GERMAN, LITERAL, pgn, styles};

const DOUBLE: &str = "[Event \"Club\"]\n[Black \"Tinsley\"]\n[White \"Lafferty\"]\n[Date \"1994.08.??\"]\n\n\
    1. 9-14 23-18 2. 14x23 26x19 3. 11-16 30-26 4. 16x23x30 1-0";

fn game(pdn: &str) -> Game {
    pdn.parse().expect(pdn)
}

fn text(game: &Game, style: &Style) -> String {
    braille::text(&game.clone().into(), style)
}

fn pages(game: &Game, style: &Style) -> String {
    braille::pages(&game.clone().into(), style)
}

fn checkers(game: Record) -> Game {
    match game {
        Record::Checkers(game) => *game,
        other => panic!("found another game: {other:?}"),
    }
}

/// What a score that is known to be of checkers holds.
fn read(score: &str) -> Vec<Result<Game, String>> {
    let options = Options { kind: Some(GameKind::Checkers), ..Options::default() };
    let games = Reader::with_options(score.as_bytes(), options);
    games.map(|game| game.map(checkers).map_err(|error| error.to_string())).collect()
}

#[test]
fn a_game_is_written_in_each_form() {
    let game = game(DOUBLE);
    assert_eq!(
        pages(&game, &COMPACT),
        ",EVENT3 ,CLUB\r\n,DATE3 #AIID4JH488\r\n,RED3 ,TINSLEY\r\n,WHITE3 ,LAFFERTY\r\n\
         ,RESULT3 #A-#J\r\n\r\n1 9-14 23-18\r\n2 14X23 26X19\r\n3 11-16 30-26\r\n4 16X30\r\n1-0\r\n"
    );
    let literal = text(&game, &LITERAL);
    assert!(literal.contains("⠼⠁⠲⠀⠼⠊⠤⠼⠁⠙⠀⠼⠃⠉⠤⠼⠁⠓\n"), "{literal}");
    let german = pages(&game, &GERMAN);
    assert!(german.contains("ROT3 TINSLEY\r\n") && german.contains("WEI!3 "), "{german}");
}

#[test]
fn what_is_written_is_read() {
    let games = [
        DOUBLE,
        "*",
        "1. 11-15 *",
        "[FEN \"W:W18,K32:B9,K1\"]\n\n1... 18-15 2. 9-14 0-1",
        // two ways round with the same ends
        "[FEN \"B:W6,7,14,15:BK2\"]\n\n1. 2x11x18x9x2 *",
    ];
    for pdn in games {
        let game = game(pdn);
        for style in styles() {
            for score in [text(&game, &style), pages(&game, &style)] {
                let again = read(&score);
                assert_eq!(again.len(), 1, "{score}");
                let again = again[0].clone().unwrap_or_else(|error| panic!("{error}\n{score}"));
                assert_eq!((again.start(), again.moves()), (game.start(), game.moves()), "{score}");
                assert_eq!(again.result(), game.result(), "{score}");
            }
        }
    }
}

#[test]
fn several_games_follow_each_other() {
    let games = [game(DOUBLE), game("1. 11-15 23-19 1/2-1/2"), game("1. 12-16 *")];
    for style in styles() {
        let score: String = games.iter().map(|game| pages(game, &style)).collect();
        let moves: Vec<usize> =
            read(&score).into_iter().map(|game| game.expect("it is read").moves().len()).collect();
        assert_eq!(moves, [7, 2, 1]);
    }
}

#[test]
fn what_is_wrong_is_told_with_its_place() {
    for (score, expected) in [
        ("1 11-15 22-17\n2 15-20\n", "game 1, line 2, move 2 of Red: \"15-20\" is not possible: "),
        (
            "1 11-15 X\n",
            "game 1, line 1, move 1 of White: found 'X' in Braille ASCII, expected a move",
        ),
        ("2 11-15\n", "game 1, line 1: found the move number 2., expected 1."),
        ("11-15\n", "game 1, line 1: found '11-15' in Braille ASCII, expected a label"),
        ("1 11-15\n1-0 2\n", "game 1, line 2: found '2' in Braille ASCII after the result"),
        (
            ",RESULT3 #A-#J\n\n1 11-15\n0-1\n",
            "game 1, line 4: found 0-1 after the moves, expected 1-0",
        ),
        (",,FEN3 ,B3\n\n1 11-15\n", "game 1, line 1, FEN: "),
        ("#A4 #AA-#EF\n", "game 1, line 1, move 1 of Red: "),
        ("1 11-15 ü\n", "game 1, line 1, character 9: found 'ü', expected "),
    ] {
        let error = read(score)[0].clone().expect_err(score);
        assert!(error.starts_with(expected), "{score}: {error}");
    }
}

#[test]
fn a_score_tells_which_game_it_is() {
    let scores = [
        (",RED3 ,ANNA\r\n\r\n\"9\r\n", "checkers"),
        ("ROT3 ANNA\r\n\r\n\"9\r\n", "checkers"),
        (",BLACK3 ,ANNA\r\n\r\n\"9\r\n", "chess"),
        (",BLACK3 ,ANNA\r\n\r\n1 11-15\r\n", "checkers"),
        (&pages(&game("[FEN \"W:W18:B9\"]\n\n*"), &COMPACT), "checkers"),
        ("1 11-15\r\n", "checkers"),
        ("#A4 #AA-#AE\r\n", "checkers"),
        ("⠂⠀⠂⠂⠤⠂⠢\n", "checkers"),
        ("1 E4\r\n", "chess"),
        (",,FEN3 #DK#C_/ #H_/ #H_/ #H_/ #H_/ #H_/ #H_/ #D,K#B,R W ,K - #J #A\n1 0-0\n", "chess"),
        ("1-0\r\n", "chess"),
    ];
    for (score, expected) in scores {
        let game = Reader::new(score.as_bytes()).next().expect(score).expect(score);
        let found = match game {
            Record::Chess(_) => "chess",
            Record::Checkers(_) => "checkers",
            Record::YinYang(_) => "yin-yang",
        };
        assert_eq!(found, expected, "{score}");
    }
    // both games in one text
    let text = "1 E4 E5\n1-0\n1 11-15\n0-1\n";
    let games: Vec<Record> =
        Reader::new(text.as_bytes()).map(|game| game.expect("a game")).collect();
    assert!(matches!(games[..], [Record::Chess(_), Record::Checkers(_)]), "{games:?}");
}

#[test]
fn a_profile_that_is_known_is_believed() {
    let options = Options { profile: Some(LITERAL.profile), ..Options::default() };
    let mut reader = Reader::with_options(b"1 11-15\n", options);
    assert!(reader.next().expect("a game").is_err());
}

/// A game of random moves.
fn random(choices: &[u8]) -> Game {
    let mut game = Game::new(Position::default());
    for choice in choices {
        let moves = game.final_position().legal_moves();
        let Some(mv) = moves.get(usize::from(*choice) % moves.len().max(1)) else { break };
        game.push(*mv).expect("it is legal");
    }
    game
}

proptest! {
    #[test]
    fn random_games_come_back_and_fit_the_page(choices in prop::collection::vec(any::<u8>(), 0..120)) {
        let game = random(&choices);
        for style in styles() {
            let score = pages(&game, &style);
            for page in score.split('\x0C') {
                prop_assert!(page.lines().count() <= LINES);
                prop_assert!(page.lines().all(|line| line.len() <= WIDTH));
            }
            let again = Reader::new(score.as_bytes()).next().expect("a game").expect("it is read");
            prop_assert_eq!(again, if choices.is_empty() { pgn("*").into() } else { game.clone().into() });
        }
    }

    #[test]
    fn any_text_is_answered(text in "[ -~\n\u{2800}-\u{283f}]{0,200}") {
        let _ = Reader::new(text.as_bytes()).take(20).count();
    }
}
