//! A saved game as a transcript.

use crate::arbiter::clock::write_time;
use crate::session::{Action, Actor, Deed, reduce};
use crate::table::journal::Reading;
use crate::table::replay::{ReplayError, actions, beginning};

/// The transcript of a saved game, as far as it goes, with everything that
/// happened: what a player can share who says "this went wrong".
///
/// # Errors
///
/// When the game has no beginning.
pub fn record(reading: &Reading) -> Result<String, ReplayError> {
    let mut state = beginning(&reading.entries)?;
    let mut lines: Vec<String> =
        reading.name().map(|name| format!("# {name}")).into_iter().collect();
    lines.push(state.setup().to_string());
    let (kind, shape) = (state.kind(), state.shape());
    for (_, entry, by, deed) in actions(&reading.entries).skip(1) {
        let (Ok(by), Ok(deed)) = (Actor::read(kind, by), Deed::read(shape, deed)) else { break };
        lines.push(format!(
            "{:>10} {:<9} > {}",
            write_time(entry.time),
            by.name(kind),
            deed.text(shape)
        ));
        let (next, events) = reduce(state, Action { by, deed }, entry.time);
        state = next;
        lines.extend(events.iter().map(|event| format!("{:20} < {}", "", event.text(shape))));
    }
    let result = state.ending().map_or("*", |ending| ending.result());
    lines.push(format!("{:20} = result {result}", ""));
    lines.push(format!("{:20} = fen {}", "", state.position()));
    lines.push(String::new());
    Ok(lines.join("\n"))
}
