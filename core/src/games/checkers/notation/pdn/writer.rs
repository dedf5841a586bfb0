use std::fmt::{self, Write};

use super::Game;
use super::error::NumberOf;
use crate::games::Side;
use crate::games::checkers::{Position, notation};

/// A line has fewer than 80 characters, unless a single word is longer or a comment has to
/// stand in one line.
const WIDTH: usize = 79;

impl fmt::Display for Game {
    /// As other programs read it, with an empty line at the end, so that games can be written
    /// one after the other. What is written reads back as an equal game.
    ///
    /// A comment with a brace in it is written behind a semicolon, as braces have no escape.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&write(self))
    }
}

fn write(game: &Game) -> String {
    let mut text = String::with_capacity(1024);
    for (name, value) in game.export_tags() {
        write_tag(&mut text, name, value);
    }
    if *game.start() != Position::default() {
        write_tag(&mut text, "SetUp", "1");
        write_tag(&mut text, "FEN", &game.start().to_string());
    }
    text.push('\n');
    let mut words = Words { text, column: 0 };
    write_moves(&mut words, game);
    words.text.push_str("\n\n");
    words.text
}

fn write_tag(text: &mut String, name: &str, value: &str) {
    let value = value.replace('\\', "\\\\").replace('"', "\\\"");
    // writing to a String cannot fail
    let _ = writeln!(text, "[{name} \"{value}\"]");
}

fn write_moves(words: &mut Words, game: &Game) {
    write_remarks(words, game, 0);
    let mut needs_number = true;
    for (index, (position, mv)) in game.positions().zip(game.moves()).enumerate() {
        let side = position.turn();
        if side == Side::First || needs_number {
            words.word(&NumberOf(position.move_number(), side).to_string());
        }
        words.word(&notation::write(&position, *mv));
        needs_number = write_remarks(words, game, index + 1);
    }
    words.word(game.result().as_str());
}

/// Writes what follows a move; whether anything does.
fn write_remarks(words: &mut Words, game: &Game, plies: usize) -> bool {
    for glyph in game.glyphs(plies) {
        words.word(&format!("${glyph}"));
    }
    let mut has_comment = false;
    for comment in game.comments(plies) {
        has_comment = true;
        if comment.contains(['{', '}']) {
            words.line_comment(comment);
        } else {
            words.comment(comment);
        }
    }
    has_comment
}

/// Words filled into lines.
struct Words {
    text: String,
    /// Characters in the last line.
    column: usize,
}

impl Words {
    fn word(&mut self, word: &str) {
        let width = word.chars().count();
        if self.column > 0 && self.column + 1 + width > WIDTH {
            self.text.push('\n');
            self.column = 0;
        } else if self.column > 0 {
            self.text.push(' ');
            self.column += 1;
        }
        self.text.push_str(word);
        self.column += width;
    }

    /// A comment in braces, broken between its words. No line begins with a bracket, which
    /// could be taken for a tag.
    fn comment(&mut self, text: &str) {
        let text = format!("{{{text}}}");
        let mut word = String::new();
        for part in text.split(' ') {
            if !word.is_empty() && !part.starts_with('[') {
                self.word(&word);
                word.clear();
            } else if !word.is_empty() {
                word.push(' ');
            }
            word.push_str(part);
        }
        self.word(&word);
    }

    /// A comment up to the end of the line.
    fn line_comment(&mut self, text: &str) {
        self.word(";");
        self.text.push(' ');
        self.text.push_str(text);
        self.text.push('\n');
        self.column = 0;
    }
}
