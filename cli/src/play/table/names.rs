//! The players' names in a game's tags.

use annabella::engine::Strength;
use annabella::games::Side;
use annabella::games::chess::Color;
use annabella::games::chess::notation::pgn::Game;
use annabella::session::{Player, State};

const PERSON: &str = "You";

/// Whether a person played White and Black, and the computer's strength, when a
/// game against the computer was written here.
pub(super) fn seated(game: &Game) -> Option<([bool; 2], Strength)> {
    let (white, black) = (game.tag("White")?, game.tag("Black")?);
    // a score in Braille may have lost the capitals
    let is_person = |name: &str| name.eq_ignore_ascii_case(PERSON);
    let (people, computer) = match (is_person(white), is_person(black)) {
        (true, false) => ([true, false], black),
        (false, true) => ([false, true], white),
        _ => return None,
    };
    Some((people, Strength::of_player_name(computer)?))
}

/// Names those who play this game. Two people may have their own names in a
/// file, so those stay.
pub(super) fn write(game: &mut Game, state: &State) {
    let has_computer = Side::ALL.iter().any(|&side| state.player(side) != Player::Person);
    for (side, tag) in [(Side::First, "White"), (Side::Second, "Black")] {
        let given = state.name(side);
        let name = match state.player(side) {
            Player::Person if !given.is_empty() => given.to_owned(),
            Player::Person if has_computer => PERSON.to_owned(),
            Player::Person => match game.tag(tag) {
                None | Some("?") => Color::from(side).to_string(),
                Some(_) => continue,
            },
            Player::Engine(strength) => strength.player_name(),
        };
        if game.tag(tag) != Some(&name) {
            // of whoever sat there before
            for what in ["Elo", "Title", "FideId", "USCF", "Team", "TeamCountry", "NA", "Type"] {
                game.remove_tag(&format!("{tag}{what}"));
            }
        }
        game.set_tag(tag, &name);
    }
}
