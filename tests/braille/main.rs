//! The score in Braille: moves, headers, pages, and back.

mod checkers;
mod compact_moves;
mod errors;
mod games;
mod golden;
mod hostile_input;
mod pages;
mod reading;
mod spelling;
mod yin_yang;

use annabella::games::Record;
use annabella::games::chess::notation::pgn::{Game, GameResult, Reader as PgnReader};
use annabella::games::chess::notation::san;
use annabella::games::chess::{Move, Position};
use annabella::speech::braille::{
    self, BrailleError, BrailleErrorKind, Cell, Language, MoveError, Options, Profile, Reader,
    Style, brf, unicode,
};
use proptest::prelude::*;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

const LITERAL: Style = Style { profile: Profile::Literal, language: Language::English };
const COMPACT: Style = Style { profile: Profile::Compact, language: Language::English };
const GERMAN: Style = Style { profile: Profile::Compact, language: Language::German };

/// Every style there is.
fn styles() -> impl Iterator<Item = Style> {
    Language::ALL.into_iter().flat_map(|language| {
        [Profile::Literal, Profile::Compact].map(|profile| Style { profile, language })
    })
}

/// Starts from which random games meet every kind of move.
const FENS: [&str; 8] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "4k3/1P6/8/3pPpP1/8/8/8/4K3 w - f6 0 2",
    "7k/2p5/3P4/1B1B4/1PPP4/1B1B4/8/4K3 w - - 0 1",
    "4k3/3p4/1Q1Q4/3P4/1Q1Q4/2p5/1P1P4/4K3 w - - 0 1",
    "1rk1r3/8/8/8/8/8/8/1RK1R3 w EBeb - 0 1",
];

#[track_caller]
fn position(fen: &str) -> Position {
    fen.parse().unwrap()
}

#[track_caller]
fn mv(position: &Position, text: &str) -> Move {
    san::parse(position, text).unwrap()
}

/// Cells of Braille ASCII.
fn cells(brf: &str) -> Vec<Cell> {
    brf.chars().map(|c| Cell::from_brf(c).unwrap()).collect()
}

fn pgn(text: &str) -> Game {
    text.parse().unwrap()
}

fn text(game: &Game, style: &Style) -> String {
    braille::text(&game.clone().into(), style)
}

fn pages(game: &Game, style: &Style) -> String {
    braille::pages(&game.clone().into(), style)
}

#[track_caller]
fn chess(game: Record) -> Game {
    match game {
        Record::Chess(game) => *game,
        Record::Checkers(game) => panic!("found a game of checkers: {game}"),
        Record::YinYang(game) => panic!("found a game of Yin-Yang: {game}"),
    }
}

#[track_caller]
fn read_all(text: &str) -> Vec<Result<Game, BrailleError>> {
    Reader::new(text.as_bytes()).map(|game| game.map(chess)).collect()
}

#[track_caller]
fn read(text: &str) -> Game {
    let mut games = read_all(text);
    assert_eq!(games.len(), 1, "{games:?}");
    games.pop().unwrap().unwrap()
}

/// A random game of at most `plies` from each of [`FENS`].
fn random_games(seed: u64, plies: usize) -> Vec<Game> {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let game = |fen: &&str| {
        let mut game = Game::new(position(fen));
        for _ in 0..plies {
            let moves = game.final_position().legal_moves();
            if moves.is_empty() {
                break;
            }
            game.push(moves[random.next_u32() as usize % moves.len()]).unwrap();
        }
        game
    };
    FENS.iter().map(game).collect()
}
