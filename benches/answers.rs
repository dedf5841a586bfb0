//! Microseconds an answer: every question after forty moves of a game, in two ways of
//! speaking.
//!
//! `cargo bench --bench answers`. CPU time, best of three. There is no peer: other
//! programs answer in the browser.

mod measure;
#[path = "../tests/questions/mod.rs"]
mod questions;

use std::hint::black_box;
use std::time::Duration;

use annabella::games::chess::{Role, Square};
use annabella::session::{NewGame, State};
use annabella::speech::{Detail, Language, Settings, Speaker, Style};
use measure::best_of_three;
use questions::about;

const PASSES: u32 = 2_000;

/// A quiet game of forty moves, with most pieces still on the board.
const GAME: &str = "new chess clock=40/90+30,30+30 moves=\"e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6 \
    e1h1 f8e7 f1e1 b7b5 a4b3 d7d6 c2c3 e8h8 h2h3 c6a5 b3c2 c7c5 d2d4 d8c7 b1d2 c5d4 c3d4 a5c6 \
    d2b3 a6a5 c1e3 a5a4 b3d2 c8d7 a1c1 c7b7 d2f1 f8e8 f1g3 h7h6 d1d2 a8c8 c2d3 e7f8 c1d1 e5d4 \
    f3d4 c6e5 d3b1 b5b4 d4f5 d7f5 g3f5 g8h7 e3d4 g7g6 f5e3 f8g7 f2f4 e5d7 e4e5 d6e5 f4e5 d7e5 \
    d2b4 b7b4 d4c3 b4c5 c3e5 c5e5 e3g4 f6g4 e1e5 g4e5 d1d5 e5c6 b1e4 c6e7 d5d7 c8c1 g1f2 e7f5\"";

fn main() {
    let game: NewGame = GAME.parse().expect("a new game");
    let state = State::new(game).expect("a new game");
    let fide = Settings {
        language: Language::German,
        style: Style::Fide,
        detail: Detail::Brief,
        ..Settings::default()
    };
    let speakers = [Speaker::new(Settings::default()), Speaker::new(fide)];
    println!("microseconds of CPU time, best of three\n");
    println!("{:<64}{:>10}{:>10}", "", "en plain", "de fide");
    for (position, state) in [("at the start", State::default()), ("after forty moves", state)] {
        println!("{position}");
        for question in about(Square::E4, Role::Knight, None) {
            let [plain, fide] =
                speakers.map(|speaker| micros(|| speaker.answer(&question, &state, None, 0)));
            println!("{:<64}{plain:>10.2}{fide:>10.2}", format!("{question:?}"));
        }
    }
}

fn micros<T>(mut answer: impl FnMut() -> T) -> f64 {
    let mut pass = || {
        for _ in 0..PASSES {
            black_box(answer());
        }
    };
    let [time]: [Duration; 1] =
        best_of_three(&mut [&mut pass]).try_into().expect("a time for each program");
    time.as_secs_f64() * 1e6 / f64::from(PASSES)
}
