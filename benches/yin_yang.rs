//! Random games of Yin-Yang, beside the Go library goban; legal moves on a full board of
//! nineteen lines; a fixed loop of numbers by chance, for what the machine gives.
//!
//! `cargo bench --bench yin_yang`. CPU time, best of three passes, the programs in turn within
//! a pass. A game: a random legal stone for either side in turn, until neither has one or 200
//! were put, with no suicide and positional superko.

mod measure;

use std::hint::black_box;

use annabella::games::Side;
use annabella::games::yin_yang::{Groups, Point, Position, Size};
use goban::rules::game::Game;
use goban::rules::{CHINESE, GobanSizes, IllegalRules, Move, Rule};
use measure::{best_of_three, millions};

const STONES_A_GAME: u32 = 200;

/// How many games of each program are played in a pass: some tenths of a second.
const GAMES: [u32; 3] = [20_000, 20_000, 200];

/// Numbers by chance (xorshift64*, S. Vigna, 2016); the same for all programs.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_F491_4F6C_DD1D)
    }

    fn below(&mut self, count: usize) -> usize {
        (((self.next() >> 32) * count as u64) >> 32) as usize
    }
}

/// How often a point is drawn before the legal ones are looked for.
const DRAWS: u32 = 8;

/// Puts a random legal stone; false where there is none. Each is as likely as any other.
fn place(groups: &mut Groups, side: Side, random: &mut Random) -> bool {
    for _ in 0..DRAWS {
        let Some(point) = draw(groups.empty(), random) else { return false };
        if groups.place(side, point).is_ok() {
            return true;
        }
    }
    let legal: Vec<Point> =
        groups.empty().iter().copied().filter(|point| groups.is_legal(side, *point)).collect();
    draw(&legal, random).is_some_and(|point| groups.place(side, point).is_ok())
}

fn draw(points: &[Point], random: &mut Random) -> Option<Point> {
    if points.is_empty() { None } else { Some(points[random.below(points.len())]) }
}

/// How many stones a random game has.
fn play(groups: &mut Groups, random: &mut Random) -> u32 {
    let (mut side, mut placed, mut passes) = (Side::First, 0, 0);
    while placed < STONES_A_GAME && passes < 2 {
        if place(groups, side, random) {
            placed += 1;
            passes = 0;
        } else {
            passes += 1;
        }
        side = !side;
    }
    placed
}

fn play_goban(rule: Rule, random: &mut Random) -> u32 {
    let mut game = Game::new(GobanSizes::Nine, rule);
    let (mut placed, mut passes) = (0, 0);
    while placed < STONES_A_GAME && passes < 2 {
        let empty: Vec<_> = game.pseudo_legals().collect();
        let mut is_placed = false;
        for _ in 0..DRAWS {
            let Some((column, row)) = pick(&empty, random) else { break };
            if game.try_play(Move::Play(column, row)).is_ok() {
                is_placed = true;
                break;
            }
        }
        if !is_placed {
            let legal: Vec<_> = game.legals().collect();
            if let Some((column, row)) = pick(&legal, random) {
                game.play(Move::Play(column, row));
                is_placed = true;
            }
        }
        if is_placed {
            placed += 1;
            passes = 0;
        } else {
            passes += 1;
            if passes < 2 {
                game.play(Move::Pass);
            }
        }
    }
    placed
}

fn pick<T: Copy>(list: &[T], random: &mut Random) -> Option<T> {
    if list.is_empty() { None } else { Some(list[random.below(list.len())]) }
}

/// How many keys of earlier boards there are; others stand for those of stones that are gone.
const KEYS: usize = 600;

/// A board of nineteen lines on which two points of three are taken, and the keys of what came
/// before.
fn full_board() -> (Position, Vec<u64>) {
    let (mut past, mut random) = (Vec::new(), Random(7));
    let mut position = Position::new(Size::square(19).expect("a size"), 99).expect("a target");
    while past.len() < 240 && position.end().is_none() {
        // captures would end the game long before
        let quiet = |mv: &annabella::games::yin_yang::Move| {
            mv.point().is_none_or(|point| position.captured(point).len() < 2)
        };
        let moves: Vec<_> = position.legal_moves(&past).into_iter().filter(quiet).collect();
        let stones: Vec<_> = moves.iter().copied().filter(|mv| !mv.is_pass()).collect();
        let Some(mv) = pick(&stones, &mut random) else { break };
        past.push(position.key());
        position = position.after(mv);
    }
    past.resize_with(KEYS, || random.next());
    (position, past)
}

fn main() {
    let size = Size::square(9).expect("a size");
    let start = Groups::from(&Position::new(size, 99).expect("a target"));
    let rule = Rule { flag_illegal: IllegalRules::SUICIDE | IllegalRules::SUPERKO, ..CHINESE };
    let mut placed = [0_u64; 3];
    let [forward, undone, peer] = &mut placed;
    let mut forward = || {
        let mut random = Random(1);
        *forward = (0..GAMES[0]).map(|_| u64::from(play(&mut start.clone(), &mut random))).sum();
    };
    let mut undone = || {
        let (mut random, mut groups) = (Random(1), start.clone());
        let mut game = || {
            let placed = play(&mut groups, &mut random);
            while groups.undo() {}
            u64::from(placed)
        };
        *undone = (0..GAMES[1]).map(|_| game()).sum();
    };
    let mut peer = || {
        let mut random = Random(1);
        *peer = (0..GAMES[2]).map(|_| u64::from(play_goban(rule, &mut random))).sum();
    };
    let mut numbers = || {
        let mut random = Random(1);
        black_box((0..10_000_000).map(|_| random.below(81)).sum::<usize>());
    };
    let (board, past) = full_board();
    let mut moves = || {
        for _ in 0..1000 {
            black_box(board.legal_moves(black_box(&past)));
        }
    };
    let times =
        best_of_three(&mut [&mut forward, &mut undone, &mut peer, &mut numbers, &mut moves]);
    let [forward, undone, peer, numbers, moves] = times[..] else { return };
    let rates = [forward, undone, peer];
    let rates: Vec<f64> =
        rates.into_iter().zip(placed).map(|(time, count)| millions(count, time)).collect();
    println!("random games on nine lines: million stones a second of CPU time, best of three\n");
    let names = ["annabella", "annabella, and undone", "goban"];
    for (((name, rate), count), games) in names.into_iter().zip(&rates).zip(placed).zip(GAMES) {
        let (length, ratio) = (count / u64::from(games), rate / rates[2]);
        println!("{name:<24}{rate:>8.2}{ratio:>8.1} of goban    {length} stones a game");
    }
    println!("{:<24}{:>8.1}", "numbers by chance", millions(10_000_000, numbers));
    let stones = board.size().count() - board.empty().len();
    println!(
        "\nlegal moves of nineteen lines, {stones} stones, {} keys: {:.1} µs",
        past.len(),
        moves.as_secs_f64() * 1e3
    );
}
