use std::fmt::Write;

use super::error::NumberOf;
use super::walk::Event;
use super::{Game, NodeId, clock};
use crate::games::chess::notation::fen::{self, FenStyle};
use crate::games::chess::notation::san::{self, Style};
use crate::games::chess::{Color, Position};

/// A line has "less than 80 printing characters" (section 8.2.1), unless a
/// single word is longer.
const WIDTH: usize = 79;

/// Writes a game in export format, with an empty line at the end, so that games
/// can be written one after the other.
///
/// What is written reads back, also strictly, as an equal game. A comment with
/// a closing brace is written behind a semicolon, as braces have no escape.
pub(super) fn write(game: &Game) -> String {
    let mut text = String::with_capacity(1024);
    for (name, value) in game.export_tags() {
        write_tag(&mut text, name, value);
    }
    if *game.start() != Position::default() {
        write_tag(&mut text, "SetUp", "1");
        write_tag(&mut text, "FEN", &fen::write(game.start(), FenStyle::XFen));
    }
    text.push('\n');
    let mut moves = Movetext::new(game, text);
    moves.write();
    moves.words.finish()
}

fn write_tag(text: &mut String, name: &str, value: &str) {
    let value = value.replace('\\', "\\\\").replace('"', "\\\"");
    // writing to a String cannot fail
    let _ = writeln!(text, "[{name} \"{value}\"]");
}

struct Movetext<'a> {
    game: &'a Game,
    words: Words,
    line: Line,
    outer: Vec<Line>,
    san: String,
}

/// How far a line, the main one or a variation, has been written.
#[derive(Clone, Copy)]
struct Line {
    position: Position,
    /// The position before the last move.
    before: Position,
    /// Black's next move needs its number.
    is_interrupted: bool,
    /// A comment here would be read as one on the next move.
    announces: bool,
}

impl<'a> Movetext<'a> {
    fn new(game: &'a Game, text: String) -> Movetext<'a> {
        let start = *game.start();
        let line = Line { position: start, before: start, is_interrupted: true, announces: false };
        Movetext {
            game,
            words: Words { text, word: String::new(), column: 0 },
            line,
            outer: Vec::new(),
            san: String::new(),
        }
    }

    fn write(&mut self) {
        self.remarks(NodeId::ROOT);
        for event in self.game.walk() {
            match event {
                Event::Move(node) => self.mv(node),
                Event::VariationStart => {
                    let before = self.line.before;
                    let variation =
                        Line { position: before, before, is_interrupted: true, announces: true };
                    self.outer.push(std::mem::replace(&mut self.line, variation));
                    self.words.next();
                    self.words.glue("(");
                }
                Event::VariationEnd => {
                    self.words.glue(")");
                    if let Some(line) = self.outer.pop() {
                        self.line = Line { is_interrupted: true, announces: true, ..line };
                    }
                }
            }
        }
        self.words.next();
        self.words.glue(self.game.result.as_str());
    }

    fn mv(&mut self, node: NodeId) {
        let Some(mv) = self.game.mv(node) else { return };
        let game = self.game;
        let has_announcement = game.comments_before(node).next().is_some();
        if self.line.announces {
            self.comments(game.comments_before(node));
        }
        let position = self.line.position;
        if position.turn() == Color::White || self.line.is_interrupted || has_announcement {
            self.words.next_in_parenthesis();
            let number = NumberOf(position.fullmove_number(), position.turn());
            self.words.glue(&number.to_string());
        }
        if !self.line.announces {
            self.comments(game.comments_before(node));
        }
        self.san.clear();
        let next = san::append(&mut self.san, &position, mv, &Style::PGN);
        self.words.next_in_parenthesis();
        self.words.glue(&self.san);
        self.line =
            Line { position: next, before: position, is_interrupted: false, announces: false };
        self.remarks(node);
    }

    /// What follows a move.
    fn remarks(&mut self, node: NodeId) {
        for nag in self.game.nags(node) {
            self.words.next();
            self.words.glue(&format!("${nag}"));
        }
        let mut comments = self.game.comments(node).peekable();
        if let Some(millis) = self.game.remarks().clock(node) {
            let mut first = String::new();
            clock::write(&mut first, millis);
            if let Some(text) = comments.next_if(|text| !text.contains('}')) {
                first.push(' ');
                first.push_str(text);
            }
            self.comment(&first);
        }
        self.comments(comments);
    }

    fn comments<'t>(&mut self, comments: impl Iterator<Item = &'t str>) {
        for text in comments {
            self.comment(text);
        }
    }

    fn comment(&mut self, text: &str) {
        self.line.is_interrupted = true;
        if text.contains('}') {
            self.words.line_comment(text);
            return;
        }
        self.words.next_in_parenthesis();
        self.words.glue("{");
        let mut in_command = false;
        let mut before = "";
        for (index, part) in text.split(' ').enumerate() {
            // commands stay whole, blanks in a row stay together, and no line
            // begins with a sign that could mean something else there
            let can_break = !in_command
                && !before.is_empty()
                && !part.is_empty()
                && !part.starts_with(['[', '%']);
            if index > 0 && can_break {
                self.words.next();
            } else if index > 0 {
                self.words.glue(" ");
            }
            self.words.glue(part);
            in_command = match (part.rfind("[%"), part.rfind(']')) {
                (Some(open), close) => close.is_none_or(|close| close < open),
                (None, Some(_)) => false,
                (None, None) => in_command,
            };
            before = part;
        }
        self.words.glue("}");
    }
}

/// Words filled into lines.
struct Words {
    text: String,
    /// The word that may still grow.
    word: String,
    /// Characters in the last line.
    column: usize,
}

impl Words {
    fn glue(&mut self, more: &str) {
        self.word.push_str(more);
    }

    /// Begins a new word.
    fn next(&mut self) {
        if self.word.is_empty() {
            return;
        }
        let width = self.word.chars().count();
        if self.column > 0 && self.column + 1 + width > WIDTH {
            self.text.push('\n');
            self.column = 0;
        } else if self.column > 0 {
            self.text.push(' ');
            self.column += 1;
        }
        self.text.push_str(&self.word);
        self.column += width;
        self.word.clear();
    }

    /// Begins a new word, unless a parenthesis has just been opened.
    fn next_in_parenthesis(&mut self) {
        if self.word != "(" {
            self.next();
        }
    }

    /// A comment up to the end of the line.
    fn line_comment(&mut self, text: &str) {
        self.next();
        if self.column > 0 {
            self.text.push(' ');
        }
        self.text.push_str("; ");
        self.text.push_str(text);
        self.text.push('\n');
        self.column = 0;
    }

    fn finish(mut self) -> String {
        self.next();
        self.text.push_str("\n\n");
        self.text
    }
}
