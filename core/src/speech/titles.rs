//! What stands over a game and beside a player: names, not sentences.

use super::strength::{highest, number};
use super::words::{Slot, key};
use super::{Language, Settings, Speaker, Urgency};
use crate::engine::{Level, Rating, Strength};
use crate::games::Side;
use crate::session::Player;

impl Speaker {
    /// A level with its number: `3 · learner`.
    pub fn level_title(&self, level: Level) -> String {
        format!("{} · {}", level.number(), self.level_name(level))
    }

    /// Where a level stands: `level 3 of 12`.
    pub fn level_standing(&self, level: Level) -> String {
        self.words.filled(key::LEVEL_STANDING, [number(level), highest()])
    }

    /// Where a rating stands: `about 1200`.
    pub fn rating_standing(&self, rating: Rating) -> String {
        let [number, _] = self.rating_slots(rating);
        self.words.filled(key::RATING_ABOUT, [number])
    }

    /// A rating with its name: `about 1200 · casual player`.
    pub fn rating_title(&self, rating: Rating) -> String {
        format!("{} · {}", self.rating_standing(rating), self.rating_name(rating))
    }

    /// What stands over a game: that two people play, or that the computer does, and how well:
    /// `Computer, about 1200`.
    pub fn game_title(&self, players: [Player; 2]) -> String {
        let strength = players.into_iter().find_map(|player| match player {
            Player::Person | Player::Correspondent => None,
            Player::Engine(strength) => Some(strength),
        });
        match strength {
            None if players.contains(&Player::Correspondent) => {
                self.words.text(key::NAME_BY_CORRESPONDENCE).to_owned()
            }
            None => self.words.text(key::NAME_TWO_PLAYERS).to_owned(),
            Some(strength) => {
                let strength = match strength {
                    Strength::Full { .. } => self.words.text(key::STRENGTH_FULL_BRIEF).to_owned(),
                    Strength::Rating(rating) => self.rating_standing(rating),
                    Strength::Level(level) => self.level_standing(level),
                };
                self.words.filled(key::NAME_COMPUTER_PLAYING, [("strength", Slot::Text(strength))])
            }
        }
    }

    /// What a player is called beside the board, by the name that he has, if any; `is_reader`
    /// is the only person of a game, who reads it.
    pub fn seat_name(&self, side: Side, player: Player, name: &str, is_reader: bool) -> String {
        match player {
            Player::Engine(_) => self.words.text(key::NAME_COMPUTER).to_owned(),
            Player::Person | Player::Correspondent if !name.is_empty() => name.to_owned(),
            Player::Person if is_reader => self.words.text(key::NAME_YOU).to_owned(),
            Player::Person | Player::Correspondent => self.player_name(side),
        }
    }

    /// The board and whose turn it is, for who does not see it; `reader` is who reads it, if he
    /// plays there alone.
    pub fn board_title(&self, turn: Side, is_over: bool, reader: Option<Side>) -> String {
        let board = ("board", Slot::Text(self.words.text(self.board_key()).to_owned()));
        let title = if is_over {
            self.words.fill(key::BOARD_OVER, [board])
        } else {
            let [who, player] = self.who_and_player(turn, reader);
            self.words.fill(key::BOARD_TO_MOVE, [board, who, player])
        };
        title.into_phrase(Urgency::Answer).to_string()
    }

    /// One of several boards: `Board 2 of 4`.
    pub fn board_number(&self, number: u32, of: u32) -> String {
        self.words.filled(key::BOARD_NUMBER, [count("number", number), count("of", of)])
    }

    /// One of several boards, and on how many of the others a player is awaited:
    /// `Board 2 of 4, 1 other waits`.
    pub fn board_number_waiting(&self, number: u32, of: u32, waiting: u32) -> String {
        let board = self.board_number(number, of);
        let Some(waiting) = self.boards_waiting(waiting) else { return board };
        let slots = [("board", Slot::Text(board)), ("waiting", Slot::Text(waiting))];
        self.words.filled(key::BOARD_NUMBER_WAITING, slots)
    }

    /// On how many of the other boards a player is awaited: `1 other waits`; nothing for none.
    pub fn boards_waiting(&self, waiting: u32) -> Option<String> {
        let slots = [count("waiting", waiting)];
        (waiting > 0).then(|| self.words.filled(key::BOARD_WAITING, slots))
    }

    /// A board in a list, with who plays there: `Board 2, Bella`.
    pub fn board_named(&self, number: u32, name: &str) -> String {
        let name = ("name", Slot::Text(name.to_owned()));
        self.words.filled(key::BOARD_NAMED, [count("number", number), name])
    }

    /// What the game at one of several boards is saved as: `Simultaneous, board 2`.
    pub fn board_saved(&self, number: u32) -> String {
        self.words.filled(key::BOARD_SAVED, [count("number", number)])
    }

    /// What a saved game is called: one of several boards in today's language, in whichever it
    /// was named, and any other as its player has named it.
    pub fn saved_name(&self, kept: &str) -> String {
        let number = kept.rsplit(' ').next().and_then(|number| number.parse().ok());
        let is_of_board = |number: &u32| {
            Language::ALL.into_iter().any(|language| {
                let speaker = Speaker::new(Settings { language, ..Settings::default() });
                speaker.board_saved(*number) == kept
            })
        };
        number
            .filter(is_of_board)
            .map_or_else(|| kept.to_owned(), |number| self.board_saved(number))
    }

    /// What two people have in all, in half points: `In all: Anna 1½, Bella ½`.
    pub fn total(&self, names: [&str; 2], halves: [u32; 2]) -> String {
        let points = halves.map(|halves| match (halves / 2, halves % 2) {
            (0, 1) => "½".to_owned(),
            (whole, 0) => whole.to_string(),
            (whole, _) => format!("{whole}½"),
        });
        let [first, second] = names.map(|name| Slot::Text(name.to_owned()));
        let [first_points, second_points] = points.map(Slot::Text);
        self.words.filled(
            key::MATCH_TOTAL,
            [
                ("first", first),
                ("first-points", first_points),
                ("second", second),
                ("second-points", second_points),
            ],
        )
    }

    /// Who plays: `Anna – Computer`.
    pub fn pairing(&self, players: [Player; 2], names: [&str; 2]) -> String {
        let name = |side: Side| match (names[side as usize], players[side as usize]) {
            ("", player) => self.seat_name(side, player, "", false),
            (name, _) => name.to_owned(),
        };
        format!("{} – {}", name(Side::First), name(Side::Second))
    }
}

fn count(name: &'static str, number: u32) -> (&'static str, Slot) {
    (name, Slot::Number(number.into()))
}
