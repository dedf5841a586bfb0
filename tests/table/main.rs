//! A game at work: its opponent's thread and its file.

mod comments;
mod correspondence;
mod dictated;
mod disturbed;
mod hidden;
mod importing;
mod keeping;
mod listening;
mod moments;
mod opponent;
mod partner;
mod pdn;
mod review;
mod rulings;
mod scoresheet;
mod sealing;
mod secrecy;
mod talks;
mod time_marks;
mod wall_clock;

use std::sync::mpsc::{self, Receiver};

use annabella::games::GameKind;
use annabella::games::Side;
use annabella::session::Deed;
use annabella::session::{Action, Actor};
use annabella::table::library::Library;
use annabella::table::{Game, Reports, Thought, Update};

/// A folder of games that goes with what is kept beside it.
fn library() -> (tempfile::TempDir, Library) {
    let folder = tempfile::tempdir().expect("a folder can be made");
    let library = Library::open(folder.path().join("games"));
    (folder, library)
}

fn listener() -> (Reports, Receiver<Thought>) {
    let (sender, thoughts) = mpsc::channel();
    (Reports::thoughts(move |thought| drop(sender.send(thought))), thoughts)
}

/// The time of day at which games begin, in Unix milliseconds.
const DAY: u64 = 1_790_000_000_000;

fn new_game(setup: &str, library: Option<&Library>) -> (Game, Receiver<Thought>) {
    let (reports, thoughts) = listener();
    let setup = setup.parse().expect("the test's game can be read");
    (Game::new(setup, library.cloned(), reports, 0, DAY).expect("it can begin"), thoughts)
}

fn action(by: &str, deed: &str) -> Action {
    Action {
        by: Actor::read(GameKind::Chess, by).expect("somebody"),
        deed: Deed::read(GameKind::Chess, deed).expect("something that can be done"),
    }
}

/// Does something, and tells the events as text.
fn act(game: &mut Game, by: &str, deed: &str, now: u64) -> Vec<String> {
    let update = game.dispatch(action(by, deed), now);
    assert!(update.kept.is_ok(), "{:?}", update.kept);
    told(&update)
}

fn told(update: &Update) -> Vec<String> {
    update.events.iter().map(|event| event.text(GameKind::Chess).to_string()).collect()
}

fn white(game: &mut Game, deed: &str) -> Vec<String> {
    act(game, Actor::Player(Side::First).name(GameKind::Chess), deed, 0)
}
