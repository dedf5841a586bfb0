//! Games that are played from transcripts, step by step.

use annabella::arbiter::clock::{Millis, parse_time};
use annabella::games::chess::notation::Letters;
use annabella::session::{Action, Actor, Deed, Event, NewGame, State, reduce};
use annabella::table::sealing;

/// Plays what a text in the form of transcripts does, and shows every step: its line, the
/// game after it, and what happened. A line that is not for this game, such as the loading
/// of its file, is passed over.
pub fn play(text: &str, mut show: impl FnMut(&str, &State, &[Event])) {
    let mut game: Option<State> = None;
    let mut time: Millis = 0;
    for line in text.lines().map(str::trim) {
        if line.starts_with("new ") {
            let setup = line.parse::<NewGame>().ok();
            game = setup.and_then(|setup| State::new(setup).ok());
            time = 0;
            if let Some(state) = &game {
                show(line, state, &[]);
            }
            continue;
        }
        let Some(state) = game.take() else { continue };
        let Some((at, action)) = read(line, &state) else {
            game = Some(state);
            continue;
        };
        time = at.unwrap_or(time);
        let (after, events) = reduce(state, action, time);
        show(line, &after, &events);
        game = Some(after);
    }
}

/// The time and the action of a line.
pub fn read(line: &str, state: &State) -> Option<(Option<Millis>, Action)> {
    if line.starts_with(['<', '=', '#']) {
        return None;
    }
    let (who, deed) = line.split_once('>')?;
    let (time, who) = match who.trim().split_once(' ') {
        Some((time, who)) => (parse_time(time), who.trim()),
        None => (None, who.trim()),
    };
    let by: Actor = who.parse().ok()?;
    Some((time, Action { by, deed: deed_of(deed.trim(), state)? }))
}

fn deed_of(text: &str, state: &State) -> Option<Deed> {
    if let Some(rest) = text.strip_prefix("seal \"") {
        let (sealed, passphrase) = rest.split_once("\" with ")?;
        return Some(Deed::Seal(Box::new(
            sealing::envelope(state, sealed, passphrase, &Letters::ENGLISH).ok()?.envelope,
        )));
    }
    if let Some(passphrase) = text.strip_prefix("open with ") {
        return Some(Deed::Open(sealing::key(state, passphrase).ok()?));
    }
    text.parse().ok()
}
