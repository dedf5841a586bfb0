//! Moves a second: writing SAN beside shakmaty, reading PGN with every move
//! checked beside pgn-reader with shakmaty, on real games.
//!
//! `cargo bench --bench notation`. CPU time, best of three, in turn.

mod measure;

use std::hint::black_box;
use std::ops::ControlFlow;

use annabella::games::chess::notation::pgn::{Extras, Options, Reader};
use annabella::games::chess::notation::san::{self, Style};
use annabella::games::chess::{Move, Position};
use measure::{best_of_three, millions};
use pgn_reader::{SanPlus, Skip, Visitor};
use shakmaty::Position as _;
use shakmaty::san::San;

const GAMES: &[u8] = include_bytes!("data/lichess-2025-05.pgn");
const PASSES: u64 = 20;

fn main() {
    println!("million moves per second of CPU time, best of three\n");
    writing();
    reading();
}

fn writing() {
    let ours: Vec<Vec<Move>> =
        all_games(&Options::default()).map(|game| game.mainline().collect()).collect();
    let theirs: Vec<Vec<shakmaty::Move>> = played_by_shakmaty();
    let moves = ours.iter().map(Vec::len).sum::<usize>() as u64;
    assert_eq!(moves, theirs.iter().map(Vec::len).sum::<usize>() as u64);
    let mut text = String::with_capacity(1 << 12);
    let mut other = String::with_capacity(1 << 12);
    let times = best_of_three(&mut [
        &mut || {
            for _ in 0..PASSES {
                for game in &ours {
                    text.clear();
                    let mut position = Position::default();
                    for &mv in game {
                        position = san::append(&mut text, &position, mv, &Style::PGN);
                        text.push(' ');
                    }
                    black_box(&text);
                }
            }
        },
        &mut || {
            for _ in 0..PASSES {
                for game in &theirs {
                    other.clear();
                    let mut position = shakmaty::Chess::default();
                    for &mv in game {
                        append_by_shakmaty(&mut other, &mut position, mv);
                        other.push(' ');
                    }
                    black_box(&other);
                }
            }
        },
    ]);
    assert_eq!(text, other, "the last game is written alike");
    print("SAN writing", &["annabella", "shakmaty"], moves * PASSES, &times);
}

/// What `SanPlus::from_move_and_play_unchecked` does, but several times faster:
/// the legal moves are listed only in check.
fn append_by_shakmaty(text: &mut String, position: &mut shakmaty::Chess, mv: shakmaty::Move) {
    San::from_move(position, mv).append_to_string(text);
    position.play_unchecked(mv);
    if position.is_check() {
        text.push(if position.legal_moves().is_empty() { '#' } else { '+' });
    }
}

fn reading() {
    let keeping = Options::default();
    let skipping = Options { variations: Extras::Skip, comments: Extras::Skip, ..keeping };
    let moves = counted_by_shakmaty();
    let times = best_of_three(&mut [
        &mut || {
            for _ in 0..PASSES {
                let read: usize = all_games(&skipping).map(|game| game.mainline().count()).sum();
                assert_eq!(read as u64, moves);
            }
        },
        &mut || {
            for _ in 0..PASSES {
                let read: usize = all_games(&keeping).map(|game| game.mainline().count()).sum();
                assert_eq!(read as u64, moves);
            }
        },
        &mut || {
            for _ in 0..PASSES {
                assert_eq!(counted_by_shakmaty(), moves);
            }
        },
    ]);
    let names = [
        "annabella, moves and tags",
        "annabella, comments and clocks too",
        "pgn-reader + shakmaty, moves",
    ];
    print("PGN reading", &names, moves * PASSES, &times);
}

fn print(title: &str, names: &[&str], moves: u64, times: &[std::time::Duration]) {
    println!("{title:<38}{:>8}{:>8}", "M/s", "ratio");
    let peer = times[times.len() - 1];
    for (name, &time) in names.iter().zip(times) {
        let ratio = peer.as_secs_f64() / time.as_secs_f64();
        println!("{name:<38}{:>8.1}{ratio:>8.2}", millions(moves, time));
    }
    println!();
}

fn all_games(
    options: &Options,
) -> impl Iterator<Item = annabella::games::chess::notation::pgn::Game> {
    let mut reader = Reader::with_options(GAMES, *options);
    std::iter::from_fn(move || reader.next_game().expect("real games can be read"))
}

fn counted_by_shakmaty() -> u64 {
    let mut player = Player { count: 0, keep: None };
    player.play_all();
    player.count
}

fn played_by_shakmaty() -> Vec<Vec<shakmaty::Move>> {
    let mut player = Player { count: 0, keep: Some(Vec::new()) };
    player.play_all();
    player.keep.unwrap_or_default()
}

/// Reads the games with pgn-reader and plays each move legally.
struct Player {
    count: u64,
    keep: Option<Vec<Vec<shakmaty::Move>>>,
}

impl Player {
    fn play_all(&mut self) {
        let mut reader = pgn_reader::Reader::new(GAMES);
        while reader.read_game(self).expect("memory can be read").is_some() {}
    }
}

impl Visitor for Player {
    type Tags = ();
    type Movetext = shakmaty::Chess;
    type Output = ();

    fn begin_tags(&mut self) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, (): ()) -> ControlFlow<(), shakmaty::Chess> {
        if let Some(games) = &mut self.keep {
            games.push(Vec::new());
        }
        ControlFlow::Continue(shakmaty::Chess::default())
    }

    fn san(&mut self, position: &mut shakmaty::Chess, san: SanPlus) -> ControlFlow<()> {
        let mv = san.san.to_move(position).expect("real games are legal");
        position.play_unchecked(mv);
        self.count += 1;
        if let Some(game) = self.keep.as_mut().and_then(|games| games.last_mut()) {
            game.push(mv);
        }
        ControlFlow::Continue(())
    }

    fn begin_variation(&mut self, _: &mut shakmaty::Chess) -> ControlFlow<(), Skip> {
        ControlFlow::Continue(Skip(true))
    }

    fn end_game(&mut self, _: shakmaty::Chess) {}
}
