//! What the table says about itself: greeting, names, the score for the eye.

use annabella::arbiter::clock::TimeControl;
use annabella::engine::Strength;
use annabella::games::chess::notation::{san, uci};
use annabella::games::{GameKind, Position, Side};
use annabella::session::{Phase, Player, Ply};
use annabella::speech::{Phrase, Style};

use super::{Said, Table};
use crate::style::castling;
use crate::words::key;

impl Table {
    /// What a player is told first.
    pub(crate) fn welcome(&mut self) -> Said {
        let mut said: Said = self.which_board_first().into_iter().collect();
        said.extend(self.greeting());
        if !self.is_back {
            said.extend(self.stand());
        }
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
        let said = if news.is_empty() {
            let mut said = self.greeting();
            said.extend(self.stand());
            said
        } else {
            news
        };
        self.remember(said)
    }

    /// What a player has to know of a game.
    pub(super) fn greeting(&self) -> Said {
        let mut said = self.voice().opening(self.state(), self.only_person());
        let is_told = !self.is_usual() && (!self.is_seen || self.hides_pieces());
        if is_told && self.plies() == 0 {
            // who plays blindfold knows where it begins
            said.extend(self.whole_board_told());
        } else if is_told && !self.is_board_hidden() {
            said.extend(self.board_told());
        }
        said.extend(self.how_to_begin());
        if self.at.is_homeless {
            said.extend(self.say(key::KEPT_NOWHERE));
        }
        said
    }

    /// Whether it begins as everybody knows: of Yin-Yang there are many boards.
    fn is_usual(&self) -> bool {
        let is_known = self.kind() != GameKind::YinYang;
        is_known
            && self.plies() == 0
            && *self.state().position() == Position::usual_start(self.kind())
    }

    /// Where a game stands that comes to the table, and what has to be typed.
    pub(super) fn stand(&mut self) -> Said {
        let mut said = Said::new();
        let is_playing = matches!(self.state().phase(), Phase::Playing(_) | Phase::Paused(_));
        let is_told = !self.is_seen && !self.is_usual();
        if is_told && is_playing || self.ending().is_some() {
            said.extend(self.voice().situation(self.state(), None, self.only_person()));
        }
        self.advised = self.advice_for_now();
        said.extend(self.advised.clone());
        said
    }

    /// What is said first, besides what every game has.
    fn how_to_begin(&self) -> Said {
        let mut said = Said::new();
        if self.ending().is_some() {
            return said;
        }
        if self.state().has_blind_player() {
            said.extend(self.say(key::HOW_TO_ANNOUNCE));
        }
        if self.has_several_boards() {
            said.extend(self.own_colour_told());
            said.extend(self.say(key::HOW_TO_CHANGE_BOARDS));
        }
        if self.hides_pieces() && !self.is_seen {
            said.extend(self.say(key::HOW_TO_PEEK));
            if !self.is_board_hidden() {
                said.extend(self.say(key::HOW_TO_ASK));
            }
        }
        said
    }

    /// `level 5, hobby player`.
    pub(crate) fn strength_name(&self) -> String {
        let segments = self.voice().strength(self.strength(), self.computer_has_clock());
        segments.into_iter().map(|segment| segment.text).collect::<Vec<_>>().join(" ")
    }

    /// Who the opponent is.
    pub(super) fn opponent_told(&self) -> Said {
        let told = self.voice().opening(self.state(), self.only_person());
        told.into_iter().take(1).collect()
    }

    /// How well the computer plays, or would play in a next game.
    pub(super) fn strength(&self) -> Strength {
        let mut strengths =
            Side::ALL.into_iter().filter_map(|side| match self.state().player(side) {
                Player::Engine(strength) => Some(strength),
                Player::Person | Player::Correspondent => None,
            });
        strengths.next().unwrap_or(self.host.settings.strength)
    }

    /// The same as a sentence, of this strength.
    pub(super) fn strength_told(&self, strength: Strength) -> Phrase {
        self.voice().strength_told(strength, self.computer_has_clock())
    }

    fn computer_has_clock(&self) -> bool {
        Side::ALL.into_iter().any(|side| {
            !self.is_person(side) && self.state().controls()[side] != TimeControl::Untimed
        })
    }

    /// The moves so far in letters, for the eye, but for those that a player has still to write.
    pub(crate) fn score_rows(&self) -> Vec<ScoreRow> {
        let mut rows: Vec<ScoreRow> = Vec::new();
        for Ply { before, mv, .. } in self.state().plies().iter().take(self.state().told_plies()) {
            let text = match (self.voice_settings().style, before.chess().zip(mv.chess())) {
                (Style::Uci, Some((_, mv))) => uci::write(mv, castling(self.kind())),
                (Style::Fide, Some((board, mv))) => san::write(board, mv, &san::Style::FIDE),
                _ => before.notation(*mv),
            };
            match (before.turn(), rows.last_mut()) {
                (Side::Second, Some(row)) => row.black = text,
                (turn, _) => {
                    let (white, black) = match turn {
                        Side::First => (text, String::new()),
                        Side::Second => ("...".to_owned(), text),
                    };
                    rows.push(ScoreRow { number: before.move_number(), white, black });
                }
            }
        }
        rows
    }

    /// Who plays for this side.
    pub(crate) fn player_name(&self, side: Side) -> String {
        match (self.is_person(side), self.only_person()) {
            (false, _) => self.words().text(key::SCREEN_COMPUTER),
            (true, Some(_)) => self.words().text(key::SCREEN_YOU),
            (true, None) => self.words().player(side),
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
