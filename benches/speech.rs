//! Microseconds for what is said: each move of real games as an announcement, beside
//! writing the same move as SAN; a refusal; the labels of the board.
//!
//! `cargo bench --bench speech`. CPU time, best of three, in turn.

mod measure;

use std::hint::black_box;
use std::time::Duration;

use annabella::games::Side;
use annabella::games::chess::notation::pgn::{Options, Reader};
use annabella::session::{Action, Actor, Deed, DeedKind, Event, NewGame, Refusal, State, reduce};
use annabella::speech::{Language, Settings, Speaker, Style};
use measure::{best_of_three, millions};

const GAMES: &[u8] = include_bytes!("data/lichess-2025-05.pgn");
/// How many of them.
const COUNT: usize = 30;
const PASSES: usize = 10;

fn main() {
    println!("microseconds of CPU time, best of three\n");
    let steps = steps();
    let plain = Speaker::new(Settings::default());
    let fide = Speaker::new(Settings {
        language: Language::German,
        style: Style::Fide,
        ..Settings::default()
    });
    let long = Speaker::new(Settings { long_names: true, ..Settings::default() });
    let times = best_of_three(&mut [
        &mut || tell(&steps, &plain),
        &mut || tell(&steps, &fide),
        &mut || tell(&steps, &long),
        &mut || each(&steps, |state, _| drop(black_box(refuse(&plain, state)))),
        &mut || each(&steps, |state, _| drop(black_box(plain.board_labels(state, None)))),
        &mut || each(&steps, |state, _| drop(black_box(write(state)))),
    ]);
    let names = [
        "a move announced, English",
        "a move announced, FIDE's words",
        "a move announced, long names",
        "a refusal with article",
        "64 labels",
        "the move as SAN",
    ];
    print(&names, steps.len() * PASSES, &times);
}

/// Every move of the games: the state after it, and its events.
fn steps() -> Vec<(State, Vec<Event>)> {
    let mut reader = Reader::with_options(GAMES, Options::default());
    let mut steps = Vec::new();
    for _ in 0..COUNT {
        let Some(game) = reader.next_game().expect("real games can be read") else { break };
        let setup: NewGame = "new chess mode=strict".parse().expect("a new game");
        let mut state = State::new(setup).expect("a new game");
        for (mv, by) in game.mainline().zip(Side::ALL.into_iter().cycle()) {
            let deed = Deed::Move(mv.into());
            let (after, events) = reduce(state, Action { by: Actor::Player(by), deed }, 0);
            steps.push((after.clone(), events));
            state = after;
        }
    }
    steps
}

fn tell(steps: &[(State, Vec<Event>)], speaker: &Speaker) {
    each(steps, |state, events| {
        drop(black_box(speaker.events(state, events, Some(Side::First))));
    });
}

fn refuse(speaker: &Speaker, state: &State) -> annabella::speech::Phrase {
    let by = Actor::Player(Side::First);
    let refusal = Refusal::NotYourTurn(Side::Second);
    speaker.refusal(state, by, DeedKind::Move, refusal, Some(Side::First))
}

fn write(state: &State) -> Option<String> {
    let ply = state.plies().last()?;
    Some(ply.before.notation(ply.mv))
}

fn each(steps: &[(State, Vec<Event>)], work: impl Fn(&State, &[Event])) {
    for _ in 0..PASSES {
        for (state, events) in steps {
            work(state, events);
        }
    }
}

fn print(names: &[&str], count: usize, times: &[Duration]) {
    let peer = times[times.len() - 1].as_secs_f64();
    for (name, &time) in names.iter().zip(times) {
        let each = 1.0 / millions(count as u64, time);
        println!("{name:<34}{each:>9.3}{:>9.1}", time.as_secs_f64() / peer);
    }
}
