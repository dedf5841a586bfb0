//! Every question in random games, in every way of speaking.

use annabella::speech::ChessQuestion;
use std::collections::HashSet;

use annabella::games::GameKind;
use annabella::games::Side;
use annabella::games::chess::{Color, File, Piece, Position, Rank, Role, Square, chess960};
use annabella::session::{NewGame, State};
use annabella::speech::{
    Detail, Language, Phrase, PieceNames, Place, Question, Ranks, Reading, Settings, Speaker,
    Style, Urgency,
};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

use crate::questions::about;
use crate::traps;

/// Every question there is, a few squares standing for all.
pub fn questions() -> Vec<Question> {
    let colors = [None, Some(Color::White), Some(Color::Black)];
    let squares = [Square::A1, Square::D4, Square::E8, Square::H5];
    let mut all = vec![Question::LastMoves(0), Question::LastMoves(u32::MAX)];
    for color in colors {
        for (role, square) in Role::ALL.into_iter().zip(squares.into_iter().cycle()) {
            all.extend(about(square, role, color));
        }
    }
    let mut seen = HashSet::new();
    all.retain(|&question| seen.insert(question));
    all
}

fn ways() -> Vec<Settings> {
    let mut all = Vec::new();
    for language in Language::ALL {
        for style in Style::ALL {
            for detail in [Detail::Verbose, Detail::Brief] {
                let settings = Settings { language, style, detail, ..Settings::default() };
                all.push(settings);
                all.push(Settings { place: Place::After, ranks: Ranks::Own, ..settings });
                let pieces = PieceNames::Letter;
                all.push(Settings { place: Place::Unsaid, pieces, as_printed: true, ..settings });
            }
        }
    }
    all
}

/// Positions of random games with the moves that led to them.
pub fn walk(games: u16, seed: u64, mut look: impl FnMut(&State)) {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    for number in 0..games {
        let mut game = NewGame::default();
        if number % 2 == 1 {
            game.kind = GameKind::Chess960;
            game.position = chess960::start(number * 53 % chess960::COUNT).unwrap().into();
        }
        let mut position = game.position;
        let length = random.next_u32() % 150;
        for _ in 0..length {
            let moves = position.legal_moves(&[]);
            if moves.is_empty() {
                break;
            }
            let mv = moves[random.next_u32() as usize % moves.len()];
            game.moves.push(mv);
            position = position.after(mv);
        }
        look(&State::new(game).unwrap());
    }
}

#[test]
fn every_answer_is_said_whole_and_without_traps() {
    let ways = ways();
    walk(24, 3, |state| {
        for settings in &ways {
            let speaker = Speaker::new(*settings);
            for question in questions() {
                let said = speaker.answer(&question, state, Some(Side::Second), 0);
                assert!(!said.is_empty(), "{question:?} {settings:?} {}", state.chess().unwrap());
                for phrase in said {
                    let told = format!("{question:?} {}: {phrase}", state.chess().unwrap());
                    is_sound(&phrase, settings, &told);
                }
            }
        }
    });
}

fn is_sound(phrase: &Phrase, settings: &Settings, told: &str) {
    assert_eq!(phrase.urgency, Urgency::Answer, "{told}");
    traps::check(&phrase.segments, settings, || told.to_owned());
    let text = phrase.to_string();
    assert!(!text.contains("answer-") && text.ends_with('.'), "{told}");
    let open = [": .", ":.", ": |"];
    assert!(!open.iter().any(|end| text.contains(end)), "{told}");
}

/// In written squares an answer can be read back.
fn written(state: &State, question: Question) -> Vec<String> {
    let settings = Settings { style: Style::San, ..Settings::default() };
    let said = Speaker::new(settings).answer(&question, state, None, 0);
    said.iter().map(ToString::to_string).collect()
}

/// The squares of a text, those of `a2 to h2` included.
fn squares_in(text: &str) -> Vec<Square> {
    let words: Vec<&str> = text.split(|c: char| !c.is_alphanumeric()).collect();
    let mut squares = Vec::new();
    for (i, word) in words.iter().enumerate() {
        let Ok(square) = word.parse::<Square>() else { continue };
        if i > 1 && words[i - 1] == "to" {
            let first: Square = words[i - 2].parse().unwrap();
            assert_eq!(first.rank(), square.rank());
            squares.extend(Square::ALL[first.index()..square.index()].iter().skip(1));
        }
        squares.push(square);
    }
    squares
}

fn sorted(squares: impl IntoIterator<Item = Square>) -> Vec<Square> {
    let mut squares: Vec<Square> = squares.into_iter().collect();
    squares.sort_unstable();
    squares
}

#[test]
fn where_pieces_stand_is_true() {
    walk(200, 5, |state| {
        let board = state.chess().unwrap().board();
        for color in Color::ALL {
            for role in Role::ALL {
                let question =
                    Question::Chess(ChessQuestion::Where { color: Some(color), role: Some(role) });
                let said = written(state, question).join(" ");
                assert_eq!(sorted(squares_in(&said)), sorted(board.pieces(color, role)), "{said}");
            }
        }
        for reading in [Reading::Pieces, Reading::Quarters, Reading::Ranks] {
            let said = written(state, Question::Chess(ChessQuestion::Board(reading))).join(" ");
            assert_eq!(sorted(squares_in(&said)), sorted(board.occupied()), "{said}");
        }
    });
}

/// The squares of `e2` or `a2 to h2`, along a file or a rank.
fn squares_along(text: &str) -> Vec<Square> {
    let Some((first, last)) = text.split_once(" to ") else { return vec![text.parse().unwrap()] };
    let (first, last): (Square, Square) = (first.parse().unwrap(), last.parse().unwrap());
    let step = if first.rank() == last.rank() { (1, 0) } else { (0, 1) };
    let mut squares = vec![first];
    while squares.last() != Some(&last) {
        squares.push(squares.last().unwrap().offset(step.0, step.1).unwrap());
    }
    squares
}

/// The piece of a text such as `white knight`.
fn piece_in(text: &str) -> Option<Piece> {
    let (color, role) = text.split_once(' ')?;
    let color = Color::ALL.into_iter().find(|c| c.to_string().to_lowercase() == color)?;
    let role = Role::ALL.into_iter().find(|r| r.name() == role)?;
    Some(Piece { color, role })
}

#[test]
fn what_stands_on_squares_and_lines_is_true() {
    walk(60, 6, |state| {
        let position: &Position = state.chess().unwrap();
        for square in Square::ALL {
            let said = written(state, Question::Chess(ChessQuestion::On(square))).concat();
            let content = said.trim_start_matches(&format!("On {square}: "));
            let content = content.trim_end_matches('.').trim_end_matches(", in check");
            assert_eq!(piece_in(content), position.piece_at(square), "{said}");
        }
        let rows = File::ALL
            .map(|it| Question::Chess(ChessQuestion::File(it)))
            .into_iter()
            .chain(Rank::ALL.map(|it| Question::Chess(ChessQuestion::Rank(it))));
        for question in rows {
            let said = written(state, question).concat();
            let (_, list) = said.trim_end_matches('.').split_once(": ").unwrap();
            let mut count = 0;
            for part in list.split("; ") {
                match part.split_once(", ") {
                    Some((squares, piece)) => {
                        let squares = squares_along(squares);
                        let piece =
                            if squares.len() > 1 { piece.trim_end_matches('s') } else { piece };
                        count += squares.len();
                        for square in squares {
                            assert_eq!(piece_in(piece), position.piece_at(square), "{said}");
                        }
                    }
                    None if part == "empty" => count += if list == "empty" { 8 } else { 1 },
                    None => count += part.strip_suffix(" empty").unwrap().parse::<usize>().unwrap(),
                }
            }
            assert_eq!(count, 8, "{said}");
        }
    });
}

#[test]
fn legal_moves_and_captures_are_all_told() {
    walk(100, 8, |state| {
        let position = state.chess().unwrap();
        let moves = position.legal_moves();
        if state.phase().is_over() {
            return;
        }
        let said = written(state, Question::Chess(ChessQuestion::Moves(None)));
        let number = format!("{} has {} move", position.turn(), moves.len());
        assert!(said[0].starts_with(&number), "{said:?} {number}");
        for square in position.board().by_color(position.turn()) {
            let said = written(state, Question::Chess(ChessQuestion::Moves(Some(square)))).concat();
            let told = sorted(squares_in(&said).into_iter().skip(1));
            let own = moves.iter().filter(|mv| mv.from() == square && !mv.is_castle());
            let mut expected = sorted(own.map(|mv| mv.to()));
            expected.dedup();
            assert_eq!(told, expected, "{said} {position}");
            let castles = moves.iter().filter(|mv| mv.from() == square && mv.is_castle()).count();
            assert_eq!(said.matches("castling").count(), castles, "{said} {position}");
            let takes = |to: &Square| {
                moves.iter().any(|mv| {
                    mv.from() == square && mv.to() == *to && position.captured_by(*mv).is_some()
                })
            };
            let said =
                written(state, Question::Chess(ChessQuestion::Captures(Some(square)))).concat();
            let told = sorted(squares_in(&said).into_iter().skip(1));
            assert_eq!(told, expected.iter().copied().filter(takes).collect::<Vec<_>>(), "{said}");
        }
    });
}

#[test]
fn counts_and_numbers_are_true() {
    walk(100, 9, |state| {
        let plies = state.plies().len();
        let said = written(state, Question::TimesUsed);
        let expected = [plies.div_ceil(2), plies / 2];
        for (said, made) in said.iter().zip(expected) {
            let (_, rest) = said.split_once(": ").unwrap();
            assert!(rest.starts_with(&format!("{made} move")), "{said}");
        }
        let score = written(state, Question::Score);
        let numbered = score.iter().filter(|line| line.starts_with("Move ")).count();
        assert_eq!(numbered, plies.div_ceil(2));
        let material = written(state, Question::Chess(ChessQuestion::Material)).concat();
        let count = |color| -> i64 {
            let board = state.chess().unwrap().board();
            let worth = [1, 3, 3, 5, 9, 0];
            let of = |(role, worth)| i64::from(board.pieces(color, role).len()) * worth;
            Role::ALL.into_iter().zip(worth).map(of).sum()
        };
        let balance = count(Color::White) - count(Color::Black);
        let expected = match balance {
            0 => "Material even.".to_owned(),
            1.. => format!("White ahead by {balance} point"),
            _ => format!("Black ahead by {} point", -balance),
        };
        assert!(material.starts_with(&expected), "{material}");
    });
}
