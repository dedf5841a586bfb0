//! Two players of Yin-Yang against each other, each opening twice with colours exchanged:
//!
//! ```text
//! cargo run --release --example yin_yang_match -- A B [--pairs N] [--size N] [--target N]
//!     [--stones N] [--threads N] [--from N]
//! ```
//!
//! A player is `level:4`, `nodes:20000`, `time:0.5` (seconds a move), `careful`, who only sees
//! what can be captured in two plies, or `gnugo:10`, GNU Go at its level over GTP, which plays
//! for territory: the game ends all the same when the target is reached. Openings are so many
//! STONES put at random, none of them in atari, the same for the same number of the pair, which
//! is counted on from FROM.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use annabella::engine::Level;
use annabella::engine::yin_yang::{
    CancelFlag, LevelRequest, Limits, Request, Searcher, TimeLimit, choose_move,
};
use annabella::games::Side;
use annabella::games::yin_yang::notation::Vertex;
use annabella::games::yin_yang::{Groups, Move, Point, Position, Size};

/// A game is stopped after so many moves for each point, and counted.
const MOST: usize = 4;

enum Player {
    Level(Level, Box<Searcher>),
    Search(Limits, Box<Searcher>),
    Careful,
    Gtp(Box<Gtp>),
}

impl Player {
    fn read(text: &str) -> Option<Player> {
        let (kind, number) = text.split_once(':').unwrap_or((text, ""));
        Some(match kind {
            "careful" => Player::Careful,
            "gnugo" => Player::Gtp(Box::new(Gtp::start(number)?)),
            "level" => Player::Level(Level::new(number.parse().ok()?)?, Box::new(Searcher::new(4))),
            "nodes" => {
                let limits = Limits { nodes: number.parse().ok()?, ..Limits::default() };
                Player::Search(limits, Box::new(Searcher::new(16)))
            }
            "time" => {
                let time = Duration::from_secs_f64(number.parse().ok()?);
                let limits = Limits { time: Some(TimeLimit::Move(time)), ..Limits::default() };
                Player::Search(limits, Box::new(Searcher::new(16)))
            }
            _ => return None,
        })
    }

    /// A move; none where it resigns.
    fn choose(&mut self, game: &Game, seed: u64) -> Option<Move> {
        let (position, past) = (&game.position, &game.past[..]);
        let cancel = CancelFlag::default();
        match self {
            Player::Level(level, searcher) => {
                let request = LevelRequest { position, past, level: *level, seed, max_nodes: None };
                choose_move(searcher, &request, &cancel).map(|found| found.best)
            }
            Player::Search(limits, searcher) => {
                let request = Request { position, past, limits: *limits };
                searcher.search(&request, &cancel, &mut |_| {}).map(|found| found.best)
            }
            Player::Careful => Some(careful(position, past, seed ^ past.len() as u64)),
            Player::Gtp(gtp) => gtp.choose(game),
        }
    }
}

/// A game so far.
struct Game {
    start: Position,
    moves: Vec<Move>,
    position: Position,
    past: Vec<u64>,
}

impl Game {
    fn count(&self) -> u32 {
        self.moves.len() as u32
    }
}

/// A program that speaks GTP.
struct Gtp {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    /// The moves that it knows.
    known: Vec<Move>,
    is_new: bool,
}

impl Gtp {
    fn start(level: &str) -> Option<Gtp> {
        let program = std::env::var("GNUGO").unwrap_or_else(|_| "/usr/games/gnugo".to_owned());
        let mut child = Command::new(program)
            .args(["--mode", "gtp", "--positional-superko", "--forbid-suicide"])
            .args(["--level", if level.is_empty() { "10" } else { level }])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .ok()?;
        let (input, output) = (child.stdin.take()?, BufReader::new(child.stdout.take()?));
        Some(Gtp { child, input, output, known: Vec::new(), is_new: true })
    }

    /// What it answers; none where it refuses.
    fn ask(&mut self, command: &str) -> Option<String> {
        writeln!(self.input, "{command}").ok()?;
        self.input.flush().ok()?;
        let mut answer = String::new();
        loop {
            let mut line = String::new();
            if self.output.read_line(&mut line).ok()? == 0 {
                return None;
            }
            if line.trim().is_empty() {
                if answer.is_empty() {
                    continue;
                }
                break;
            }
            answer.push_str(&line);
        }
        answer.strip_prefix('=').map(|rest| rest.trim().to_owned())
    }

    fn choose(&mut self, game: &Game) -> Option<Move> {
        if self.is_new {
            self.ask(&format!("boardsize {}", game.start.size().columns()))?;
            self.ask("clear_board")?;
            self.ask("komi 0")?;
            self.known.clear();
            for point in game.start.size().points() {
                if let Some(side) = game.start.stone_at(point) {
                    self.ask(&format!("play {} {point}", name(side)))?;
                }
            }
            self.is_new = false;
        }
        while self.known.len() < game.moves.len() {
            let mv = game.moves[self.known.len()];
            let side = if self.known.len().is_multiple_of(2) {
                game.start.turn()
            } else {
                !game.start.turn()
            };
            self.ask(&format!("play {} {}", name(side), Vertex(mv.point())))?;
            self.known.push(mv);
        }
        let answer = self.ask(&format!("genmove {}", name(game.position.turn())))?;
        let vertex: Vertex = answer.parse().ok()?;
        let size = game.position.size();
        let mv = vertex.0.map_or(Move::PASS, |point| Move::place(size, point));
        self.known.push(mv);
        Some(mv)
    }
}

impl Drop for Gtp {
    fn drop(&mut self) {
        let _ = writeln!(self.input, "quit");
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

const fn name(side: Side) -> &'static str {
    match side {
        Side::First => "black",
        Side::Second => "white",
    }
}

/// A stone that captures as much and lets as little be captured at once as any; of equally good
/// ones one by `seed`.
fn careful(position: &Position, past: &[u64], seed: u64) -> Move {
    let side = position.turn();
    let mut groups = Groups::new(position, past);
    let mut points = groups.empty().to_vec();
    points.sort();
    let worst = i32::MIN;
    let mut worth = |point: Point| {
        if groups.is_eye(side, point) {
            return worst;
        }
        let Ok(taken) = groups.place(side, point) else { return worst };
        let wins = groups.captures(side) >= u16::from(position.target());
        let missing = u16::from(position.target()) - groups.captures(!side);
        let lost = groups.empty().iter().map(|at| groups.taken_by(!side, *at)).max().unwrap_or(0);
        groups.undo();
        match (wins, lost >= missing) {
            (true, _) => 1_000,
            (_, true) => -1_000,
            _ => i32::from(taken) - i32::from(lost),
        }
    };
    let worths: Vec<i32> = points.iter().map(|point| worth(*point)).collect();
    let most = worths.iter().copied().max().unwrap_or(worst);
    if most == worst {
        return Move::PASS;
    }
    let best: Vec<Point> =
        points.into_iter().zip(worths).filter(|pair| pair.1 == most).map(|pair| pair.0).collect();
    // the high bits of the product depend on all of the seed
    let mixed = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 33;
    Move::place(position.size(), best[mixed as usize % best.len()])
}

/// So many stones put at random, none of them in atari.
fn opening(size: Size, target: u8, stones: usize, pair: u64) -> Position {
    let mut state = pair.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
    let mut below = |count: usize| {
        state ^= state >> 12;
        state ^= state << 25;
        state ^= state >> 27;
        let number = state.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 33;
        number as usize % count
    };
    let start = Position::new(size, target).expect("a target from 1 to 99");
    for _ in 0..20 {
        below(2);
    }
    'again: loop {
        let mut position = start;
        let points: Vec<Point> = size.points().collect();
        for _ in 0..stones {
            let point = points[below(points.len())];
            let Ok(mv) = position.placing(point, &[]) else { continue 'again };
            position = position.after(mv);
        }
        if position.in_atari().is_empty() && position.captures(Side::First) == 0 {
            return position;
        }
    }
}

/// Time and moves of the players.
#[derive(Clone, Copy, Default)]
struct Spent {
    time: Duration,
    worst: Duration,
    moves: u32,
}

/// The half points of `players[0]`, who plays Black.
fn play(
    players: [&mut Player; 2],
    start: Position,
    seed: u64,
    spent: [&mut Spent; 2],
) -> (u32, u32) {
    let [first, second] = players;
    let [first_spent, second_spent] = spent;
    for player in [&mut *first, &mut *second] {
        if let Player::Gtp(gtp) = player {
            gtp.is_new = true;
        }
    }
    let mut game = Game { start, moves: Vec::new(), position: start, past: Vec::new() };
    let points = |winner: Option<Side>| match winner {
        None => 1,
        Some(Side::First) => 2,
        Some(Side::Second) => 0,
    };
    loop {
        if let Some(end) = game.position.end() {
            return (points(end.winner()), game.count());
        }
        if game.moves.len() > MOST * usize::from(start.size().count()) {
            return (points(game.position.agreed()), game.count());
        }
        let turn = game.position.turn();
        let (player, spent) = match turn {
            Side::First => (&mut *first, &mut *first_spent),
            Side::Second => (&mut *second, &mut *second_spent),
        };
        let began = Instant::now();
        let chosen = player.choose(&game, seed);
        let took = began.elapsed();
        spent.time += took;
        spent.worst = spent.worst.max(took);
        spent.moves += 1;
        let legal = chosen.filter(|mv| {
            mv.point().is_none_or(|point| game.position.placing(point, &game.past).is_ok())
        });
        let Some(mv) = legal else { return (points(Some(!turn)), game.count()) };
        game.past.push(game.position.key());
        game.position = game.position.after(mv);
        game.moves.push(mv);
    }
}

struct Settings {
    pairs: usize,
    size: u8,
    target: u8,
    stones: usize,
    threads: usize,
    from: usize,
}

fn read() -> Option<(String, String, Settings)> {
    let mut settings = Settings { pairs: 50, size: 9, target: 5, stones: 4, threads: 2, from: 0 };
    let mut names = Vec::new();
    let mut args = std::env::args().skip(1);
    while let Some(arg) = args.next() {
        let Some(option) = arg.strip_prefix("--") else {
            names.push(arg);
            continue;
        };
        let value: usize = args.next()?.parse().ok()?;
        match option {
            "pairs" => settings.pairs = value,
            "size" => settings.size = value as u8,
            "target" => settings.target = value as u8,
            "stones" => settings.stones = value,
            "threads" => settings.threads = value,
            "from" => settings.from = value,
            _ => return None,
        }
    }
    let [a, b] = names.try_into().ok()?;
    Some((a, b, settings))
}

fn main() {
    let Some((a, b, settings)) = read() else {
        eprintln!(
            "expected two players, and --pairs, --size, --target, --stones, --threads, --from"
        );
        return;
    };
    let Some(size) = Size::square(settings.size) else {
        eprintln!("expected 2 to 19 lines");
        return;
    };
    let next = AtomicUsize::new(0);
    // counts by half points, of pairs by half points, time, moves
    let found = Mutex::new(([0_u32; 3], [0_u32; 5], [Spent::default(); 2], 0_u32));
    let work = || {
        let (Some(mut one), Some(mut other)) = (Player::read(&a), Player::read(&b)) else {
            eprintln!(
                "no such player; expected level:4, nodes:20000, time:0.5, careful or gnugo:10"
            );
            return;
        };
        loop {
            let pair = next.fetch_add(1, Ordering::Relaxed);
            if pair >= settings.pairs {
                return;
            }
            let pair = (pair + settings.from) as u64;
            let start = opening(size, settings.target, settings.stones, pair + 1);
            let seed = pair.wrapping_mul(0x9E37_79B9);
            let mut spent = [Spent::default(); 2];
            let [mine, theirs] = &mut spent;
            let (black, moves) = play([&mut one, &mut other], start, seed, [mine, theirs]);
            let (white, more) = play([&mut other, &mut one], start, seed + 1, [theirs, mine]);
            let white = 2 - white;
            let mut found = found.lock().expect("no thread panics with it");
            found.0[black as usize] += 1;
            found.0[white as usize] += 1;
            found.1[(black + white) as usize] += 1;
            for (all, own) in found.2.iter_mut().zip(spent) {
                all.time += own.time;
                all.worst = all.worst.max(own.worst);
                all.moves += own.moves;
            }
            found.3 += moves + more;
            let [losses, draws, wins] = found.0;
            eprint!("\r+{wins} ={draws} -{losses} ");
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..settings.threads {
            scope.spawn(work);
        }
    });
    let (counts, by_pair, spent, moves) = found.into_inner().expect("no thread panics with it");
    let [losses, draws, wins] = counts;
    let games = f64::from(wins + draws + losses);
    let share = (f64::from(wins) + f64::from(draws) / 2.0) / games;
    let played = f64::from(by_pair.iter().sum::<u32>());
    let squares = [0.0, 0.25, 0.5, 0.75, 1.0].into_iter().zip(by_pair);
    let variance: f64 =
        squares.map(|(at, count): (f64, u32)| f64::from(count) * (at - share).powi(2)).sum();
    let error = 1.96 * variance.sqrt() / played;
    let [mine, theirs] = spent.map(|spent| {
        let mean = spent.time.as_secs_f64() / f64::from(spent.moves.max(1));
        format!("{mean:.3} s ({:.2} at worst)", spent.worst.as_secs_f64())
    });
    println!(
        "{a} against {b}, {size}, target {}: +{wins} ={draws} -{losses}, {:.1} % ± {:.1}, pairs {by_pair:?}, {:.0} moves a game, {mine} against {theirs} a move",
        settings.target,
        100.0 * share,
        100.0 * error,
        f64::from(moves) / games,
    );
}
