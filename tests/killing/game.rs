//! A program that plays and is really killed, again and again, in one game.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use annabella::games::GameKind;
use annabella::games::chess::notation::uci;
use annabella::session::Deed;
use annabella::session::{Action, Actor, Phase, State};
use annabella::table::journal::Condition;
use annabella::table::library::Library;
use annabella::table::replay::replay;
use annabella::table::{Game, Reports};

const FOLDER: &str = "ANNABELLA_TEST_PLAY_UNTIL_KILLED";
const SEED: &str = "ANNABELLA_TEST_SEED";

/// Not a test of its own: the program to be killed. After each action that is
/// confirmed it says the revision and what the state is.
#[test]
fn plays_until_killed() {
    let Some(folder) = std::env::var_os(FOLDER) else { return };
    let mut random: u64 = std::env::var(SEED).unwrap().parse().unwrap();
    let library = Library::open(folder);
    let began = Instant::now();
    let now = || began.elapsed().as_millis() as u64;
    let saved = library.list().unwrap().into_iter().next();
    let mut game = if let Some(listed) = saved {
        let (mut game, update) = Game::resume(&library, &listed.id, listener(), now(), 0).unwrap();
        assert!(update.kept.is_ok());
        game.dispatch(action("white", "continue"), now());
        game
    } else {
        let setup = "new chess clock=40/90+30".parse().unwrap();
        let mut game = Game::new(setup, Some(library), listener(), now(), 0).unwrap();
        game.dispatch(action("white", "start"), now());
        game
    };
    loop {
        println!("{} {}", game.state().revision(), fingerprint(game.state()));
        random = random.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        let side = Actor::Player(game.state().mover()).name(GameKind::Chess);
        let deed = match (game.state().phase(), random >> 60) {
            (Phase::Over(_), _) | (_, 0) => "undo".to_owned(),
            (_, 1) => "redo".to_owned(),
            (_, 2) => "offer".to_owned(),
            _ => {
                let moves = game.state().chess().unwrap().legal_moves();
                let mv = moves[(random >> 33) as usize % moves.len()];
                format!("move {}", uci::write(mv, uci::Castling::KingTakesRook))
            }
        };
        let update = game.dispatch(action(side, &deed), now());
        assert!(update.kept.is_ok());
    }
}

fn listener() -> Reports {
    Reports::thoughts(|_| ())
}

fn action(by: &str, deed: &str) -> Action {
    Action {
        by: Actor::read(GameKind::Chess, by).unwrap(),
        deed: Deed::read(GameKind::Chess, deed).unwrap(),
    }
}

fn fingerprint(state: &State) -> u64 {
    let mut hasher = DefaultHasher::new();
    format!("{state:?}").hash(&mut hasher);
    hasher.finish()
}

fn start(folder: &Path, seed: u64) -> Child {
    Command::new(std::env::current_exe().expect("a test has a program"))
        .args(["--exact", "game::plays_until_killed", "--nocapture"])
        .env(FOLDER, folder)
        .env(SEED, seed.to_string())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the program starts")
}

/// Fifty times; `ANNABELLA_KILLS=1000` for more.
#[test]
fn a_killed_game_reads_back_to_the_last_confirmed_action() {
    let kills = std::env::var("ANNABELLA_KILLS").map_or(50, |n| n.parse().expect("a number"));
    let folder = tempfile::tempdir().expect("a folder can be made");
    let library = Library::open(folder.path());
    let mut unfinished = 0;
    for round in 0..kills {
        let mut program = start(folder.path(), round * 7919 + 1);
        let mut output = BufReader::new(program.stdout.take().expect("it is piped")).lines();
        let mut lines = output.by_ref().map_while(Result::ok).filter_map(|line| {
            let (revision, fingerprint) = line.split_once(' ')?;
            Some((revision.parse::<u64>().ok()?, fingerprint.parse::<u64>().ok()?))
        });
        let first = lines.next().expect("it plays");
        // between one action and some hundred
        thread::sleep(Duration::from_micros((round * 2_654_435_761) % 30_000));
        program.kill().expect("it runs");
        program.wait().expect("it was started here");
        let (revision, fingerprinted) = lines.last().unwrap_or(first);

        let listed = library.list().unwrap().into_iter().next().expect("the game is there");
        let reading = library.read(&listed.id).unwrap();
        unfinished += u64::from(matches!(reading.condition, Condition::Unfinished { .. }));
        assert!(
            matches!(reading.condition, Condition::Whole | Condition::Unfinished { .. }),
            "{}",
            reading.condition
        );
        let replayed = replay(&reading).unwrap();
        assert_eq!(replayed.problem, None);
        let found = replayed.state.revision();
        assert!(found == revision || found == revision + 1, "{found} after {revision}");
        if found == revision {
            assert_eq!(fingerprint(&replayed.state), fingerprinted);
        }
    }
    println!("{kills} kills, {unfinished} of them within a line");
}
