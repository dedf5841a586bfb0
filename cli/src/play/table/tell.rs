//! What the table says about itself: greeting, moves in the chosen style, score.

use annabella::games::chess::{Color, Move, Position, chess960};

use annabella::engine::chess::Level;
use annabella::session::{Away, Draws, Phase, Player, Ply, Press, ScoreKeeping};

use super::{Said, Table};
use crate::args::{GameKind, Style};
use crate::play::{ending, times, words};

impl Table {
    /// What a player is told first.
    pub(crate) fn welcome(&mut self) -> Said {
        let mut said = self.greeting();
        said.append(&mut self.news);
        self.remember(said)
    }

    /// Whether there is something to be told that no greeting tells.
    pub(crate) fn has_news(&self) -> bool {
        !self.news.is_empty()
    }

    /// The same for somebody who sees the board, from now on.
    pub(crate) fn welcome_on_screen(&mut self) -> Said {
        self.is_seen = true;
        // the screen tells all that is not news
        let news = std::mem::take(&mut self.news);
        let said = if news.is_empty() { self.greeting() } else { news };
        self.remember(said)
    }

    /// What a player has to know of a game.
    pub(super) fn greeting(&self) -> Said {
        let mut said = self.headline();
        let is_usual = self.plies() == 0 && *self.position() == Position::default();
        if !self.is_seen && !is_usual {
            let board = words::board_by_pieces(self.position());
            let is_adjourned = matches!(self.state().phase(), Phase::Adjourned | Phase::Resumed);
            said.extend(if is_adjourned { board } else { self.and_turn(board) });
        }
        said.extend(self.ending().map(ending::sentence));
        said.extend(self.how_to_announce());
        said.extend(self.how_to_start());
        said
    }

    fn headline(&self) -> Said {
        let setup = self.state().setup();
        let game = match (self.kind(), chess960::number(&setup.position)) {
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
        if self.is_strict() {
            said.push("A strict game: without hints, and nothing is taken back.".to_owned());
            said.extend(self.conditions());
        }
        if setup.controls.is_timed() {
            let [white, black] = Color::ALL.map(|color| &setup.controls[color]);
            said.push(times::controls(white, black));
            if setup.away == Away::Runs && self.ending().is_none() {
                said.push("The clocks run on while the program is closed.".to_owned());
            }
            if setup.press == Press::Manual && self.has_person() {
                said.push("After a move, type press to press the clock.".to_owned());
            }
        }
        said
    }

    /// What else was agreed, as far as it is not as usual.
    fn conditions(&self) -> Said {
        let setup = self.state().setup();
        let mut said = Said::new();
        if !self.state().is_supervised() {
            said.push(
                "Nobody watches: fallen flags and illegal moves have to be claimed.".to_owned(),
            );
        }
        match setup.draws {
            Draws::Free => {}
            Draws::From(number) => said.push(format!("No draw is agreed before move {number}.")),
            Draws::Never => said.push("No draw is agreed.".to_owned()),
        }
        if setup.score == ScoreKeeping::ByHand {
            said.push("The players write the moves down: type record and the move.".to_owned());
        }
        said.extend(setup.session.map(|session| {
            format!("After {} the player on move seals a move.", times::in_words(session))
        }));
        said
    }

    fn how_to_start(&self) -> Option<String> {
        let waits = self.is_waiting_to_start();
        waits.then(|| "Type start, or press Enter, to begin.".to_owned())
    }

    /// `level 3, casual player`.
    pub(crate) fn level_name(&self) -> String {
        let level = self.level();
        format!("level {}, {}", level.number(), level.name())
    }

    /// How well the computer plays, or would play in a next game.
    pub(super) fn level(&self) -> Level {
        let mut levels =
            Color::ALL.into_iter().filter_map(|color| match self.state().player(color) {
                Player::Engine(level) => Some(level),
                Player::Person => None,
            });
        levels.next().unwrap_or(self.host.settings.level)
    }

    /// A move that could be played now, as a noun.
    pub(super) fn name(&self, mv: Move) -> String {
        self.name_in(self.position(), mv)
    }

    pub(super) fn name_in(&self, position: &Position, mv: Move) -> String {
        match self.host.settings.style {
            Some(style) => style.write(position, mv, self.kind()),
            None => words::move_name(position, mv),
        }
    }

    pub(super) fn deed_in(&self, position: &Position, mv: Move) -> String {
        match self.host.settings.style {
            Some(style) => format!("plays {}", style.write(position, mv, self.kind())),
            None => words::deed(position, mv),
        }
    }

    pub(super) fn last_sentence(&self) -> String {
        let Some(ply) = self.state().plies().last() else {
            return "No move has been played yet.".to_owned();
        };
        let deed = self.deed_in(&ply.before, ply.mv);
        let check = match self.ending() {
            Some(end) => format!(" {}", ending::sentence(end)),
            None if self.position().is_check() => " Check.".to_owned(),
            None => String::new(),
        };
        let number = ply.before.fullmove_number();
        format!("Move {number}: {} {deed}.{check}", ply.before.turn())
    }

    /// The moves so far, a line for each number.
    pub(super) fn score_sentences(&self) -> Said {
        let mut said: Said = Vec::new();
        for Ply { before, mv, .. } in self.state().plies() {
            let part = format!("{} {}", before.turn(), self.name_in(before, *mv));
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
        let style = self.host.settings.style.unwrap_or(Style::San);
        let mut rows: Vec<ScoreRow> = Vec::new();
        for Ply { before, mv, .. } in self.state().plies() {
            let text = style.write(before, *mv, self.kind());
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
