//! What the table says about itself: greeting, moves in the chosen style, score.

use annabella::games::chess::{Color, Move, Position, chess960};

use super::{Said, Table};
use crate::args::{GameKind, Style};
use crate::play::ending::End;
use crate::play::words;

impl Table {
    /// What a player has to know at the start.
    pub(crate) fn greeting(&self) -> Said {
        let game = match (self.game, chess960::number(self.record.start())) {
            (GameKind::Chess, _) => "Chess".to_owned(),
            (GameKind::Chess960, Some(number)) => format!("Chess960, start number {number}"),
            (GameKind::Chess960, None) => "Chess960".to_owned(),
        };
        let level = self.level_name();
        let mut said = vec![match (self.only_person(), self.has_computer()) {
            (Some(color), _) => format!("{game} against the computer, {level}. You play {color}."),
            (None, false) => format!("{game} for two players."),
            (None, true) => format!("{game}, the computer against itself, {level}."),
        }];
        if self.record.plies() > 0 || *self.position() != Position::default() {
            said.extend(words::board_by_pieces(self.position()));
        }
        said.extend(self.end.map(End::sentence));
        said
    }

    /// `level 3, casual player`.
    pub(crate) fn level_name(&self) -> String {
        format!("level {}, {}", self.settings.level.number(), self.settings.level.name())
    }

    /// A move that could be played now, as a noun.
    pub(super) fn name(&self, mv: Move) -> String {
        self.name_in(self.position(), mv)
    }

    pub(super) fn name_in(&self, position: &Position, mv: Move) -> String {
        match self.settings.style {
            Some(style) => style.write(position, mv, self.game),
            None => words::move_name(position, mv),
        }
    }

    fn deed_in(&self, position: &Position, mv: Move) -> String {
        match self.settings.style {
            Some(style) => format!("plays {}", style.write(position, mv, self.game)),
            None => words::deed(position, mv),
        }
    }

    /// `You play e4.`, `Black castles short.`
    pub(super) fn move_sentence(&self, mv: Move) -> String {
        let turn = self.position().turn();
        let deed = self.deed_in(self.position(), mv);
        if self.only_person() == Some(turn) {
            let deed = deed.replacen("plays ", "play ", 1).replacen("castles ", "castle ", 1);
            format!("You {deed}.")
        } else {
            format!("{turn} {deed}.")
        }
    }

    pub(super) fn last_sentence(&self) -> String {
        match self.record.last_move() {
            None => "No move has been played yet.".to_owned(),
            Some((before, mv)) => {
                let deed = self.deed_in(before, mv);
                let check = match self.end {
                    Some(end) => format!(" {}", end.sentence()),
                    None if self.position().is_check() => " Check.".to_owned(),
                    None => String::new(),
                };
                let number = before.fullmove_number();
                format!("Move {number}: {} {deed}.{check}", before.turn())
            }
        }
    }

    /// The moves so far, a line for each number.
    pub(super) fn score_sentences(&self) -> Said {
        let mut said: Said = Vec::new();
        for (before, mv) in self.record.moves() {
            let part = format!("{} {}", before.turn(), self.name_in(before, mv));
            match said.last_mut() {
                Some(line) if before.turn() == Color::Black => *line = format!("{line}; {part}"),
                _ => said.push(format!("Move {}: {part}", before.fullmove_number())),
            }
        }
        for line in &mut said {
            line.push('.');
        }
        if said.is_empty() {
            said.push("No move has been played yet.".to_owned());
        }
        said
    }

    /// The moves so far in letters, for the eye.
    pub(crate) fn score_rows(&self) -> Vec<ScoreRow> {
        let style = self.settings.style.unwrap_or(Style::San);
        let mut rows: Vec<ScoreRow> = Vec::new();
        for (before, mv) in self.record.moves() {
            let text = style.write(before, mv, self.game);
            match (before.turn(), rows.last_mut()) {
                (Color::Black, Some(row)) => row.black = text,
                (turn, _) => {
                    let (white, black) = match turn {
                        Color::White => (text, String::new()),
                        Color::Black => ("...".to_owned(), text),
                    };
                    rows.push(ScoreRow { number: before.fullmove_number(), white, black });
                }
            }
        }
        rows
    }

    /// Who plays this colour.
    pub(crate) fn player_name(&self, color: Color) -> String {
        match (self.is_person(color), self.only_person()) {
            (false, _) => "Computer".to_owned(),
            (true, Some(_)) => "You".to_owned(),
            (true, None) => color.to_string(),
        }
    }
}

/// A line of the score sheet.
#[derive(Debug)]
pub(crate) struct ScoreRow {
    pub(crate) number: u32,
    pub(crate) white: String,
    pub(crate) black: String,
}
