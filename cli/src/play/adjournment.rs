//! What stands on the envelope of an adjourned game, in words.

use annabella::games::chess::Color;
use annabella::session::{SealedMove, State};

use super::shown::escaped;
use super::{times, words};

/// The seven things of guideline 2: names, position, times, who has sealed, the number of
/// the move, the offer, when and where. The position is left out where it was just told.
pub(crate) fn envelope(state: &State, with_position: bool) -> Vec<String> {
    let Some(adjournment) = state.adjournment() else {
        return vec!["There is no envelope in this game now.".to_owned()];
    };
    let [white, black] = Color::ALL.map(|color| named(state, color));
    let mut said = vec![format!("The players are {white} and {black}.")];
    if with_position {
        said.extend(words::board_by_pieces(&adjournment.position));
    }
    if state.controls().is_timed() {
        let [white, black] = adjournment.used.map(times::in_words);
        said.push(format!("White has used {white}, Black {black}."));
    }
    let number = adjournment.position.fullmove_number();
    let by = adjournment.sealed_by;
    said.push(match adjournment.sealed {
        SealedMove::Closed(_) => format!("{by} has sealed move {number}."),
        SealedMove::OnBoard(_) => {
            format!("{by} has made move {number} on the board; it counts as sealed.")
        }
        SealedMove::Lost => {
            format!(
                "{by} has sealed move {number}. The envelope is lost, and the move is made again."
            )
        }
    });
    said.push(match adjournment.offer {
        Some(by) => format!("{by} has offered a draw."),
        None => "No draw is offered.".to_owned(),
    });
    said.push(match adjournment.resumption.as_str() {
        "" => "When and where the game goes on was not said.".to_owned(),
        text => format!("The game goes on: {}.", escaped(text.trim_end_matches('.'))),
    });
    said
}

fn named(state: &State, color: Color) -> String {
    match state.name(color) {
        "" => color.to_string(),
        name => format!("{} with {}", escaped(name), words::adjective(color)),
    }
}

/// `adjourned, White has sealed move 41, it goes on Saturday at ten`.
pub(crate) fn in_short(state: &State) -> String {
    let Some(adjournment) = state.adjournment() else { return "adjourned".to_owned() };
    let (by, number) = (adjournment.sealed_by, adjournment.position.fullmove_number());
    let what = format!("adjourned, {by} has sealed move {number}");
    match adjournment.resumption.as_str() {
        "" => what,
        text => format!("{what}, it goes on {}", text.trim_end_matches('.')),
    }
}
