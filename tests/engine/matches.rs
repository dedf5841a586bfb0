//! Games between levels, and against a player who knows little more than how
//! the pieces move.

use annabella::engine::Level;
use annabella::engine::chess::{CancelFlag, LevelRequest, Searcher, choose_move};
use annabella::games::chess::{Color, Move, Position, Role};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// Longer games are judged by material.
const MAX_PLIES: usize = 300;
/// Plies at random before the players take over.
const OPENING_PLIES: usize = 4;

pub trait Player {
    fn reply(&mut self, position: &Position, history: &[u64]) -> Move;
}

/// An opponent of the library.
pub struct Opponent {
    searcher: Searcher,
    level: Level,
    seed: u64,
}

impl Opponent {
    pub fn new(level: u8, seed: u64) -> Opponent {
        Opponent { searcher: Searcher::new(1), level: Level::new(level).unwrap(), seed }
    }
}

impl Player for Opponent {
    fn reply(&mut self, position: &Position, history: &[u64]) -> Move {
        let cancel = CancelFlag::default();
        let (level, seed) = (self.level, self.seed);
        choose_move(
            &mut self.searcher,
            &LevelRequest { position, history, level, seed, max_nodes: None },
            &cancel,
            &mut |_| {},
        )
        .unwrap()
        .best
    }
}

/// Mates at once when that is possible, else takes what is worth most, without
/// a look at the reply; among equals anything.
pub struct Greedy {
    rng: ChaCha8Rng,
}

impl Greedy {
    pub fn new(seed: u64) -> Greedy {
        Greedy { rng: ChaCha8Rng::seed_from_u64(seed) }
    }
}

fn worth(role: Role) -> i32 {
    match role {
        Role::Pawn => 1,
        Role::Knight | Role::Bishop => 3,
        Role::Rook => 5,
        Role::Queen => 9,
        Role::King => 0,
    }
}

fn material(position: &Position, color: Color) -> i32 {
    let board = position.board();
    Role::ALL.map(|role| worth(role) * board.pieces(color, role).len() as i32).into_iter().sum()
}

impl Player for Greedy {
    fn reply(&mut self, position: &Position, _: &[u64]) -> Move {
        let own = position.turn();
        let promise = |&mv: &Move| {
            let child = position.after_legal(mv);
            if child.is_check() && !child.has_legal_move() {
                return 1000;
            }
            material(&child, own) - material(&child, !own)
        };
        let moves = position.legal_moves();
        let best = moves.iter().map(promise).max().unwrap();
        let equals: Vec<Move> = moves.into_iter().filter(|mv| promise(mv) == best).collect();
        equals[random(&mut self.rng, equals.len())]
    }
}

fn random(rng: &mut ChaCha8Rng, below: usize) -> usize {
    (rng.next_u64() % below as u64) as usize
}

/// How often the first of two players won, drew and lost.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tally {
    pub won: u32,
    pub drawn: u32,
    pub lost: u32,
    /// Games decided by mate.
    pub mates: u32,
}

impl Tally {
    pub fn games(&self) -> u32 {
        self.won + self.drawn + self.lost
    }

    /// Half points, of which a game has two.
    pub fn half_points(&self) -> u32 {
        2 * self.won + self.drawn
    }

    fn add(&mut self, (winner, by_mate): (Option<Color>, bool), color: Color) {
        match winner {
            Some(winner) if winner == color => self.won += 1,
            Some(_) => self.lost += 1,
            None => self.drawn += 1,
        }
        self.mates += u32::from(by_mate);
    }
}

/// Each opening is played twice with colours exchanged.
pub fn play_match(one: &mut dyn Player, other: &mut dyn Player, games: u32, seed: u64) -> Tally {
    let mut tally = Tally::default();
    for game in 0..games {
        let (line, position) = opening(seed + u64::from(game / 2));
        if game % 2 == 0 {
            tally.add(play(one, other, line, position), Color::White);
        } else {
            tally.add(play(other, one, line, position), Color::Black);
        }
    }
    tally
}

fn opening(seed: u64) -> (Vec<u64>, Position) {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let (mut line, mut position) = (Vec::new(), Position::default());
    for _ in 0..OPENING_PLIES {
        let moves = position.legal_moves();
        line.push(position.key());
        position = position.after_legal(moves[random(&mut rng, moves.len())]);
    }
    (line, position)
}

/// Who won, and whether by mate.
fn play(
    white: &mut dyn Player,
    black: &mut dyn Player,
    mut history: Vec<u64>,
    mut position: Position,
) -> (Option<Color>, bool) {
    while history.len() < MAX_PLIES {
        if !position.has_legal_move() {
            let mated = position.is_check();
            return (mated.then_some(!position.turn()), mated);
        }
        let key = position.key();
        let repeated = history.iter().filter(|&&earlier| earlier == key).count() >= 2;
        if repeated || position.halfmove_clock() >= 100 || position.board().occupied().len() == 2 {
            return (None, false);
        }
        let mv = match position.turn() {
            Color::White => white.reply(&position, &history),
            Color::Black => black.reply(&position, &history),
        };
        assert!(position.is_legal(mv), "{position} {mv:?}");
        history.push(key);
        position = position.after_legal(mv);
    }
    let lead = material(&position, Color::White) - material(&position, Color::Black);
    let winner = match lead {
        5.. => Some(Color::White),
        ..=-5 => Some(Color::Black),
        _ => None,
    };
    (winner, false)
}
