//! What it costs that nothing is lost: saving a move beside a bare write and
//! fdatasync of the same bytes, and loading a game of a thousand moves beside
//! merely reading its lines.
//!
//! `cargo bench --bench saving`. Elapsed time, as most of it is waiting; the
//! programs in turn, medians. `ANNABELLA_BENCH_FOLDER` says on which disk.

use std::fs::{self, File, OpenOptions};
use std::hint::black_box;
use std::io::Write;
use std::path::Path;
use std::time::{Duration, Instant};

use annabella::games::chess::{Move, Role};
use annabella::session::{Action, Actor, Deed, State};
use annabella::table::library::Library;
use annabella::table::replay::replay;
use annabella::table::{Game, Reports};

const MOVES: usize = 1_000;
const ROUNDS: usize = 400;

fn main() {
    let root =
        std::env::var_os("ANNABELLA_BENCH_FOLDER").map_or_else(std::env::temp_dir, Into::into);
    let folder = tempfile::tempdir_in(root).expect("a folder can be made");
    let library = Library::open(folder.path().join("games"));
    saving(&library, folder.path());
    loading(&library);
}

fn new_game(library: Option<Library>) -> Game {
    let setup = "new chess clock=40/90+30,30+30".parse().expect("a game");
    let mut game =
        Game::new(setup, library, Reports::thoughts(|_| ()), 0, 0).expect("it can begin");
    game.dispatch(Action { by: Actor::Arbiter, deed: Deed::Start }, 0);
    game
}

fn saving(library: &Library, folder: &Path) {
    let mut kept = new_game(Some(library.clone()));
    let mut free = new_game(None);
    let mut bare = bare_file(&folder.join("bare"));
    let line = [b'x'; 120];
    let (mut with_file, mut without, mut alone) = (Vec::new(), Vec::new(), Vec::new());
    for round in 0..ROUNDS {
        let action = next_action(kept.state(), round);
        with_file.push(timed(|| {
            assert!(kept.dispatch(action.clone(), 0).kept.is_ok());
        }));
        without.push(timed(|| {
            black_box(free.dispatch(action, 0));
        }));
        alone.push(timed(|| {
            bare.write_all(&line).expect("the disk works");
            bare.sync_data().expect("the disk works");
        }));
    }
    let (with_file, without, alone) = (median(with_file), median(without), median(alone));
    println!("one move, microseconds (median of {ROUNDS})");
    println!("  dispatched and saved      {:8.1}", micros(with_file));
    println!("  bare write and fdatasync  {:8.1}", micros(alone));
    println!("  dispatched, not saved     {:8.1}", micros(without));
    println!("  ratio saved to bare       {:8.2}", with_file.as_secs_f64() / alone.as_secs_f64());
}

fn loading(library: &Library) {
    let mut game = new_game(Some(library.clone()));
    // written at once at the end
    for round in 0..2 * MOVES {
        let action = next_action(game.state(), round);
        game.dispatch(action, round as u64);
    }
    let id = game.id().expect("it is kept").to_owned();
    let state = game.state().clone();
    drop(game);
    let bytes = fs::metadata(library.path(&id).expect("an id")).expect("a file").len();
    let (mut reading, mut whole) = (Vec::new(), Vec::new());
    for _ in 0..20 {
        reading.push(timed(|| {
            black_box(library.read(&id).expect("a game"));
        }));
        whole.push(timed(|| {
            let lines = library.read(&id).expect("a game");
            assert_eq!(replay(&lines).expect("a game").state, state);
        }));
    }
    println!("\na game of {MOVES} moves ({bytes} bytes), milliseconds");
    println!("  lines read and checked    {:8.2}", micros(median(reading)) / 1e3);
    println!("  the whole game loaded     {:8.2}", micros(median(whole)) / 1e3);
}

fn bare_file(path: &Path) -> File {
    OpenOptions::new().append(true).create(true).open(path).expect("a file can be made")
}

/// A move that keeps the game going: of a piece, not onto another.
fn next_action(state: &State, round: usize) -> Action {
    let position = state.chess().unwrap();
    let is_quiet = |mv: &Move| {
        !mv.is_castle()
            && position.piece_at(mv.to()).is_none()
            && position.board().role_at(mv.from()) == Some(Role::Knight)
            && !position.after_legal(*mv).is_check()
    };
    let moves: Vec<Move> = position.legal_moves().into_iter().filter(is_quiet).collect();
    let mv = moves[round * 7 % moves.len()];
    Action { by: Actor::Player(position.turn().into()), deed: Deed::Move(mv.into()) }
}

fn timed(work: impl FnOnce()) -> Duration {
    let began = Instant::now();
    work();
    began.elapsed()
}

fn median(mut times: Vec<Duration>) -> Duration {
    times.sort_unstable();
    times[times.len() / 2]
}

fn micros(time: Duration) -> f64 {
    time.as_secs_f64() * 1e6
}
