//! The players' names in a game's tags.

use annabella::engine::Strength;
use annabella::games::{Record, Side};
use annabella::session::{Player, State};

use super::capital;
use crate::args::named;

const PERSON: &str = "You";

/// Whether a person played White and Black, and the computer's strength, when a
/// game against the computer was written here with these names.
pub(super) fn seated(white: Option<&str>, black: Option<&str>) -> Option<([bool; 2], Strength)> {
    let (white, black) = (white?, black?);
    // a score in Braille may have lost the capitals
    let is_person = |name: &str| name.eq_ignore_ascii_case(PERSON);
    let (people, computer) = match (is_person(white), is_person(black)) {
        (true, false) => ([true, false], black),
        (false, true) => ([false, true], white),
        _ => return None,
    };
    Some((people, Strength::of_player_name(computer)?))
}

/// What a player is called; one of two people may have no name.
fn own_name(state: &State, side: Side) -> Option<String> {
    let has_computer =
        Side::ALL.iter().any(|&side| matches!(state.player(side), Player::Engine(_)));
    match (state.player(side), state.name(side)) {
        (Player::Engine(strength), _) => Some(strength.player_name()),
        (Player::Person | Player::Correspondent, "") => has_computer.then(|| PERSON.to_owned()),
        (Player::Person | Player::Correspondent, given) => Some(given.to_owned()),
    }
}

/// Names those who play this game. Two people may have their own names in a
/// file, so those stay.
pub(super) fn write(game: &mut Record, state: &State) {
    let white = named(state.kind(), "white");
    for (side, tag) in [(white, "White"), (!white, "Black")] {
        let name = match (own_name(state, side), game.tag(tag)) {
            (Some(name), _) => name,
            (None, None | Some("?")) => capital(state.kind().side_name(side)),
            (None, Some(_)) => continue,
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
