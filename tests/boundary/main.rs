//! What Kotlin and Swift see, seen from Rust.

mod actions;
mod arbiter;
mod braille;
mod clock_texts;
mod correspondence;
mod errors;
mod games;
#[path = "../golden/mod.rs"]
mod golden;
mod hand;
mod hearing;
mod importing;
mod keys;
mod laws;
mod listening;
mod logging;
mod moves;
mod names;
mod offers;
mod own_rating;
mod packed;
mod past;
mod positions;
mod positions_of_checkers;
mod replaying;
mod review;
mod score;
mod secrecy;
mod setups;
mod speech;
#[path = "../stage/mod.rs"]
#[allow(dead_code, reason = "shared with other tests")]
mod stage;
mod talking_clock;
mod thinking;
mod training;
mod unpacked;
mod views;

use std::sync::{Arc, mpsc};
use std::time::Duration;

use annabella::ffi::{
    EngineProgress, GameAction, GameError, GameListener, GameSession, GameUpdate, Happening,
    ListenerError, parse_action, parse_setup,
};
use annabella::games::GameKind;

fn action(by: &str, deed: &str) -> GameAction {
    parse_action(GameKind::Chess, format!("{by} > {deed}"), None).expect("somebody does something")
}

fn create(line: &str) -> Arc<GameSession> {
    create_heard(line, None)
}

fn create_heard(line: &str, listener: Option<Arc<dyn GameListener>>) -> Arc<GameSession> {
    let setup = parse_setup(line.to_owned()).expect("the test's game can be read");
    GameSession::create(setup, None, listener, 0, 0, None).expect("it can begin")
}

/// A time of day that can be right.
const DAY: u64 = 1_790_000_000_000;

/// In a folder; to be gone on with by its id.
fn create_saved(line: &str, folder: &tempfile::TempDir) -> Arc<GameSession> {
    create_saved_on(line, folder, 1_000)
}

fn create_saved_on(line: &str, folder: &tempfile::TempDir, wall_ms: u64) -> Arc<GameSession> {
    let setup = parse_setup(line.to_owned()).expect("the test's game can be read");
    GameSession::create(setup, Some(path(folder)), None, 0, wall_ms, None).expect("it can begin")
}

fn resume(
    folder: &tempfile::TempDir,
    id: &str,
    now_ms: u64,
) -> Result<Arc<GameSession>, GameError> {
    resume_on(folder, id, now_ms, 1_000 + now_ms)
}

fn resume_on(
    folder: &tempfile::TempDir,
    id: &str,
    now_ms: u64,
    wall_ms: u64,
) -> Result<Arc<GameSession>, GameError> {
    GameSession::resume(path(folder), id.to_owned(), None, now_ms, wall_ms, None)
}

fn path(folder: &tempfile::TempDir) -> String {
    folder.path().to_str().expect("a path of UTF-8").to_owned()
}

fn act(session: &GameSession, by: &str, deed: &str) -> GameUpdate {
    session.dispatch(action(by, deed), 0).expect("the game is open")
}

fn happened(update: &GameUpdate) -> Vec<Happening> {
    update.events.iter().map(|event| event.what.clone()).collect()
}

/// Tells that the computer is ready, and says `answer` to the library.
struct Heard {
    ready: mpsc::Sender<()>,
    answer: Result<(), ListenerError>,
}

impl GameListener for Heard {
    fn on_engine_ready(&self) -> Result<(), ListenerError> {
        // nobody may listen any more
        let _ = self.ready.send(());
        self.answer.clone()
    }

    fn on_progress(&self, _: EngineProgress) -> Result<(), ListenerError> {
        self.answer.clone()
    }
}

fn listener(answer: Result<(), ListenerError>) -> (Arc<dyn GameListener>, mpsc::Receiver<()>) {
    let (ready, heard) = mpsc::channel();
    (Arc::new(Heard { ready, answer }), heard)
}

fn wait(heard: &mpsc::Receiver<()>) {
    heard.recv_timeout(Duration::from_mins(1)).expect("the computer answers");
}
