//! The players' names in a game's tags.

use annabella::engine::chess::Level;
use annabella::games::chess::Color;
use annabella::games::chess::notation::pgn::Game;

use super::Table;

const PERSON: &str = "You";
const COMPUTER: &str = "Annabella, level ";

/// Whether a person played White and Black, and the computer's level, when a
/// game against the computer was written here.
pub(super) fn seated(game: &Game) -> Option<([bool; 2], Level)> {
    let (white, black) = (game.tag("White")?, game.tag("Black")?);
    let (people, computer) = match (white == PERSON, black == PERSON) {
        (true, false) => ([true, false], black),
        (false, true) => ([false, true], white),
        _ => return None,
    };
    let level = Level::new(computer.strip_prefix(COMPUTER)?.parse().ok()?)?;
    Some((people, level))
}

impl Table {
    /// Names those who sit here now. Two people may have their own names in a
    /// file, so those stay.
    pub(super) fn write_names(&mut self) {
        for (color, tag) in [(Color::White, "White"), (Color::Black, "Black")] {
            let name = match (self.is_person(color), self.has_computer()) {
                (true, true) => PERSON.to_owned(),
                (true, false) => match self.record.game_mut().tag(tag) {
                    None | Some("?") => color.to_string(),
                    Some(_) => continue,
                },
                (false, _) => format!("{COMPUTER}{}", self.settings.level.number()),
            };
            self.record.game_mut().set_tag(tag, &name);
        }
    }
}
