//! Games as PGN: what real files contain, what hostile ones contain, and back.

mod errors;
mod games;
mod hostile_input;
#[path = "../input/mod.rs"]
mod input;
mod movetext;
mod round_trips;
mod starts;
mod streaming;
mod strict_reading;
mod tags;

use std::fmt::Write as _;
use std::io::{self, Read};
use std::time::Duration;

use annabella::games::chess::notation::pgn::{
    At, Event, Extras, Game, GameResult, NodeId, NoteKind, Options, PgnError, PgnErrorKind, Reader,
    limits,
};
use annabella::games::chess::notation::san::{self, Style};
use annabella::games::chess::{Color, Position};
use input::{Drops, Failing};
use proptest::prelude::*;
use proptest::sample::Index;

const STRICT: Options = Options { strict: true, variations: Extras::Keep, comments: Extras::Keep };

const ROSTER: &str = "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n\
                      [White \"?\"]\n[Black \"?\"]\n[Result \"*\"]\n\n";

fn read_all(text: impl AsRef<[u8]>) -> Vec<Result<Game, PgnError>> {
    Reader::new(text.as_ref()).collect()
}

#[track_caller]
fn read(text: impl AsRef<[u8]>) -> Game {
    let mut games = read_all(text);
    assert_eq!(games.len(), 1, "{games:?}");
    games.pop().unwrap().unwrap()
}

#[track_caller]
fn read_games(text: impl AsRef<[u8]>) -> Vec<Game> {
    read_all(text).into_iter().map(Result::unwrap).collect()
}

#[track_caller]
fn error(text: impl AsRef<[u8]>) -> PgnError {
    read_all(text).into_iter().find_map(Result::err).expect("an error")
}

/// The error of reading a text strictly, with the seven tags before it.
#[track_caller]
fn strict_error(moves: &str) -> String {
    let text = format!("{ROSTER}{moves}");
    let first = Reader::with_options(text.as_bytes(), STRICT).next().expect("a game");
    first.expect_err("an error").to_string()
}

fn moves(game: &Game) -> String {
    let mut text = String::new();
    let mut position = *game.start();
    for mv in game.mainline() {
        position = san::append(&mut text, &position, mv, &Style::PGN);
        text.push(' ');
    }
    text.trim_end().to_owned()
}

/// The text without the roster.
fn body(game: &Game) -> String {
    let text = game.to_string();
    text.split_once("\n\n").map(|(_, moves)| moves.trim_end().to_owned()).unwrap()
}

fn notes(game: &Game) -> Vec<NoteKind> {
    game.notes.iter().map(|note| note.kind.clone()).collect()
}

fn no_result() -> Vec<NoteKind> {
    vec![NoteKind::ResultMissing]
}
