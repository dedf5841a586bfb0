//! Games of Yin-Yang in Braille.

use annabella::games::yin_yang::notation::sgf::{Game, GameResult, How};
use annabella::games::yin_yang::{Position, Size};
use annabella::games::{GameKind, Record, Side};
use annabella::speech::braille::{self, LINES, Options, Reader, Style, WIDTH};
use proptest::prelude::*;

use super::{COMPACT, GERMAN, LITERAL, styles};

/// With a capture, a pass, and a letter that the board of chess does not have.
const SHORT: [&str; 6] = ["A1", "B1", "J9", "A2", "pass", "E5"];

fn on(lines: u8, target: u8) -> Game {
    let size = Size::square(lines).unwrap();
    Game::new(Position::new(size, target).unwrap())
}

fn played(mut game: Game, moves: &[&str]) -> Game {
    for text in moves {
        let position = game.final_position();
        let mv = annabella::games::yin_yang::notation::parse(&position, text, game.past());
        game.push(mv.expect(text)).expect(text);
    }
    game
}

fn short() -> Game {
    let mut game = played(on(9, 5), &SHORT);
    game.set_tag("Event", "Club");
    game.set_tag("Black", "Anna");
    game.set_result(GameResult::Win(Side::Second, How::Resignation));
    game
}

fn pages(game: &Game, style: &Style) -> String {
    braille::pages(&game.clone().into(), style)
}

fn text(game: &Game, style: &Style) -> String {
    braille::text(&game.clone().into(), style)
}

fn yin_yang(game: Record) -> Game {
    match game {
        Record::YinYang(game) => *game,
        other => panic!("found another game: {other:?}"),
    }
}

/// What a score that is known to be of Yin-Yang holds.
fn read(score: &str) -> Vec<Result<Game, String>> {
    let options = Options { kind: Some(GameKind::YinYang), ..Options::default() };
    let games = Reader::with_options(score.as_bytes(), options);
    games.map(|game| game.map(yin_yang).map_err(|error| error.to_string())).collect()
}

#[test]
fn a_game_is_written_in_each_form() {
    let game = short();
    assert_eq!(
        pages(&game, &COMPACT),
        ",EVENT3 ,CLUB\r\n,BLACK3 ,ANNA\r\n,LINES3 #I\r\n,TARGET3 #E\r\n,RESULT3 #J-#A\r\n\r\n\
         1 A1\r\n2 B1\r\n3 J9\r\n4 A2\r\n5 PASS\r\n6 E5\r\n0-1\r\n"
    );
    let german = pages(&game, &GERMAN);
    assert!(german.contains("SCHWARZ3 ANNA\r\n") && german.contains("ZIEL3 #E\r\n"), "{german}");
    let literal = text(&game, &LITERAL);
    assert!(literal.contains("⠼⠉⠲⠀⠚⠼⠊\n") && literal.contains("⠼⠑⠲⠀⠏⠁⠎⠎\n"), "{literal}");
}

#[test]
fn what_is_written_is_read() {
    let mut set_up = Game::new("9/9/9/9/4w4/3bw4/9/9/9 b 5 0 2 0 4".parse().unwrap());
    set_up.set_tag("White", "Bob");
    let games = [
        short(),
        on(9, 5),
        played(on(13, 1), &["N13", "K10", "pass", "pass"]),
        played(on(19, 20), &["T19", "Q16", "A19"]),
        set_up.clone(),
        played(set_up, &["E6", "D5"]),
    ];
    for game in games {
        for style in styles() {
            for score in [text(&game, &style), pages(&game, &style)] {
                let again = read(&score);
                assert_eq!(again.len(), 1, "{score}");
                let again = again[0].clone().unwrap_or_else(|error| panic!("{error}\n{score}"));
                assert_eq!((again.start(), again.moves()), (game.start(), game.moves()), "{score}");
            }
        }
    }
}

/// Its target tells what it is, so that nobody has to say so.
#[test]
fn a_score_tells_which_game_it_is() {
    for style in styles() {
        let score = format!("{}{}", pages(&short(), &style), pages(&on(5, 1), &style));
        let games: Vec<usize> = Reader::new(score.as_bytes())
            .map(|game| yin_yang(game.expect("it is read")).moves().len())
            .collect();
        assert_eq!(games, [6, 0]);
    }
}

#[test]
fn what_is_wrong_is_told_with_its_place() {
    for (score, expected) in [
        ("1 D4\n2 D4\n", "game 1, line 2, move 2 of White: d4: a stone stands on D4"),
        (
            "1 A2\n2 E5\n3 B1\n4 A1\n",
            "game 1, line 4, move 4 of White: a1: forbidden: the stone on A1 would have no liberty",
        ),
        (
            "1 I4\n",
            "game 1, line 1, move 1 of Black: found 'I4' in Braille ASCII, expected a move such as D4 or PASS",
        ),
        ("1 T19\n", "game 1, line 1, move 1 of Black: t19: the point is beyond a board of 9x9"),
        ("2 D4\n", "game 1, line 1: found the move number 2., expected 1."),
        (
            "1 D4\n2 X\n",
            "game 1, line 2, move 2 of White: found 'X' in Braille ASCII, expected a move such as D4 or PASS",
        ),
    ] {
        let error = read(score)[0].clone().expect_err(score);
        assert_eq!(error, expected, "{score}");
    }
}

/// A game of random moves.
fn random(lines: u8, choices: &[u8]) -> Game {
    let mut game = on(lines, 99);
    for choice in choices {
        let moves = game.final_position().legal_moves(game.past());
        let Some(mv) = moves.get(usize::from(*choice) % moves.len().max(1)) else { break };
        game.push(*mv).expect("it is legal");
    }
    game
}

proptest! {
    #[test]
    fn random_games_come_back_and_fit_the_page(
        lines in 5_u8..20,
        choices in prop::collection::vec(any::<u8>(), 0..120),
    ) {
        let game = random(lines, &choices);
        for style in styles() {
            let score = pages(&game, &style);
            for page in score.split('\x0C') {
                prop_assert!(page.lines().count() <= LINES);
                prop_assert!(page.lines().all(|line| line.len() <= WIDTH));
            }
            let again = Reader::new(score.as_bytes()).next().expect("a game").expect("it is read");
            let again = yin_yang(again);
            prop_assert_eq!((again.start(), again.moves()), (game.start(), game.moves()));
        }
    }

    #[test]
    fn any_text_is_answered(text in "[ -~\n\u{2800}-\u{283f}]{0,200}") {
        let _ = read(&text);
    }
}
