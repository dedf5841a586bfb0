//! Games as PDN: what real files contain, what hostile ones contain, and back.

mod errors;
mod forms;
mod games;
mod hostile_input;
#[path = "../input/mod.rs"]
mod input;
mod results;
mod round_trips;

use std::io::{self, Read};

use annabella::games::Side;
use annabella::games::checkers::notation::pdn::{
    Game, GameResult, NoteKind, PdnError, PdnErrorKind, Reader, limits,
};
use annabella::games::checkers::{Position, notation};
use input::{Drops, Failing};
use proptest::prelude::*;
use proptest::sample::Index;

fn read_all(text: impl AsRef<[u8]>) -> Vec<Result<Game, PdnError>> {
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
fn error(text: impl AsRef<[u8]>) -> PdnError {
    read_all(text).into_iter().find_map(Result::err).expect("an error")
}

/// The moves with all squares that they touch.
fn moves(game: &Game) -> String {
    let moves: Vec<String> = game.moves().iter().map(|mv| format!("{mv:?}")).collect();
    moves.join(" ")
}

/// The text without the tags.
fn body(game: &Game) -> String {
    let text = game.to_string();
    text.split_once("\n\n").map(|(_, moves)| moves.trim_end().to_owned()).unwrap()
}

fn notes(game: &Game) -> Vec<NoteKind> {
    game.notes.iter().map(|note| note.kind.clone()).collect()
}

fn comments(game: &Game, plies: usize) -> Vec<&str> {
    game.comments(plies).collect()
}

fn glyphs(game: &Game, plies: usize) -> Vec<u8> {
    game.glyphs(plies).collect()
}
