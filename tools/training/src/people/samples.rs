//! Positions in which somebody chose a move, with what can be said about each move.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use annabella::engine::chess::people::{View, candidates, names};
use annabella::engine::chess::{CancelFlag, Searcher};
use annabella::games::chess::Move;
use annabella_cli::likeness::games::{Half, RatedGame, Wanted, read};

/// Before this ply nothing is learnt.
const FIRST_PLY: usize = 4;
/// Ratings from which something is learnt.
const RATINGS: std::ops::RangeInclusive<u16> = 500..=2500;

/// A choice of somebody.
#[derive(Clone, Debug, Default)]
pub struct Sample {
    pub game: u32,
    pub ply: u32,
    pub rating: f32,
    pub seconds: f32,
    pub is_training: bool,
    /// Which of the moves was played.
    pub played: usize,
    /// What each move is worth by the deepest search.
    pub values: Vec<i32>,
    /// Move after move.
    pub features: Vec<f32>,
    pub squares: Vec<[u16; 2]>,
}

pub struct Samples {
    pub all: Vec<Sample>,
    /// How many features a move has.
    pub width: usize,
}

impl Sample {
    pub fn moves(&self) -> usize {
        self.squares.len()
    }

    /// How the rating counts: 0 for 1500, 1 for 500 more.
    pub fn t(&self) -> f32 {
        (self.rating - 1_500.0) / 500.0
    }

    /// How the time counts: 0 for five minutes, a third for twice as much.
    pub fn time(&self) -> f32 {
        ((self.seconds / 300.0).log2() / 3.0).clamp(-1.0, 1.0)
    }

    pub fn weight(&self) -> f32 {
        match self.seconds {
            ..120.0 => 0.3,
            ..300.0 => 0.6,
            _ => 1.0,
        }
    }

    /// Whether `annabella likeness` would count it, as far as can be told here.
    pub fn is_measured(&self) -> bool {
        let best = self.values.iter().max().copied().unwrap_or(0);
        self.ply >= 12 && self.seconds >= 300.0 && best.abs() <= 1_000
    }
}

impl Samples {
    /// Out of the cache, or out of the games.
    pub fn get(files: &[PathBuf], cache: &Path, threads: usize) -> io::Result<Samples> {
        let width = names().len();
        if cache.exists() {
            let bytes = fs::read(cache)?;
            let mut reader = Reader(&bytes);
            if reader.u32() as usize == width {
                let mut all = Vec::new();
                while !reader.0.is_empty() {
                    all.push(reader.sample(width));
                }
                return Ok(Samples { all, width });
            }
        }
        let games = read(files, Wanted { min_seconds: 0, half: None })
            .map_err(|failure| io::Error::other(failure.to_string()))?
            .games;
        let all = searched(&games, threads);
        let mut file = BufWriter::new(File::create(cache)?);
        file.write_all(&(width as u32).to_le_bytes())?;
        for sample in &all {
            write(sample, &mut file)?;
        }
        file.flush()?;
        Ok(Samples { all, width })
    }
}

fn searched(games: &[RatedGame], threads: usize) -> Vec<Sample> {
    let next = AtomicUsize::new(0);
    let mut found: Vec<(usize, Vec<Sample>)> = thread::scope(|scope| {
        let work = || {
            let mut searcher = Searcher::new(4);
            let mut found = Vec::new();
            loop {
                let index = next.fetch_add(1, Ordering::Relaxed);
                let Some(game) = games.get(index) else { return found };
                if index.is_multiple_of(50) {
                    eprintln!("game {index} of {}", games.len());
                }
                found.push((index, of_game(&mut searcher, game, index)));
            }
        };
        let workers: Vec<_> = (0..threads.max(1)).map(|_| scope.spawn(work)).collect();
        workers.into_iter().flat_map(|worker| worker.join().expect("no worker panics")).collect()
    });
    found.sort_unstable_by_key(|&(index, _)| index);
    found.into_iter().flat_map(|(_, samples)| samples).collect()
}

fn of_game(searcher: &mut Searcher, game: &RatedGame, index: usize) -> Vec<Sample> {
    let mut found = Vec::new();
    let mut history = Vec::new();
    for (ply, (position, &played)) in game.positions().zip(&game.moves).enumerate() {
        let rating = game.rating(position.turn());
        let recent: Vec<Move> = game.moves[ply.saturating_sub(3)..ply].to_vec();
        let is_of_use = game.half() == Half::Training || game.seconds.is_some_and(|s| s >= 300);
        if is_of_use
            && ply >= FIRST_PLY
            && RATINGS.contains(&rating)
            && position.legal_moves().len() > 1
        {
            let view =
                View { position: &position, history: &history, recent: &recent, max_nodes: None };
            let moves = candidates(searcher, &view, &CancelFlag::default()).moves;
            if let Some(choice) = moves.iter().position(|candidate| candidate.mv == played) {
                found.push(Sample {
                    game: index as u32,
                    ply: ply as u32,
                    rating: f32::from(rating),
                    seconds: game.seconds.unwrap_or(300) as f32,
                    is_training: game.half() == Half::Training,
                    played: choice,
                    values: moves.iter().map(|candidate| candidate.value).collect(),
                    features: moves.iter().flat_map(|found| found.features.clone()).collect(),
                    squares: moves.iter().map(|found| found.squares.map(|at| at as u16)).collect(),
                });
            }
        }
        history.push(position.key());
    }
    found
}

fn write(sample: &Sample, file: &mut impl Write) -> io::Result<()> {
    let Sample { game, ply, rating, seconds, is_training, played, .. } = *sample;
    let moves = sample.moves() as u32;
    for number in [game, ply, u32::from(is_training), played as u32, moves] {
        file.write_all(&number.to_le_bytes())?;
    }
    for number in [rating, seconds].iter().chain(&sample.features) {
        file.write_all(&number.to_le_bytes())?;
    }
    for number in &sample.values {
        file.write_all(&number.to_le_bytes())?;
    }
    for number in sample.squares.iter().flatten() {
        file.write_all(&number.to_le_bytes())?;
    }
    Ok(())
}

struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn take<const N: usize>(&mut self) -> [u8; N] {
        let (taken, rest) = self.0.split_first_chunk().expect("a whole file");
        self.0 = rest;
        *taken
    }

    fn u32(&mut self) -> u32 {
        u32::from_le_bytes(self.take())
    }

    fn f32(&mut self) -> f32 {
        f32::from_le_bytes(self.take())
    }

    fn u16(&mut self) -> u16 {
        u16::from_le_bytes(self.take())
    }

    fn sample(&mut self, width: usize) -> Sample {
        let [game, ply, is_training, played, moves] = std::array::from_fn(|_| self.u32());
        let moves = moves as usize;
        Sample {
            game,
            ply,
            is_training: is_training == 1,
            played: played as usize,
            rating: self.f32(),
            seconds: self.f32(),
            features: (0..moves * width).map(|_| self.f32()).collect(),
            values: (0..moves).map(|_| self.u32() as i32).collect(),
            squares: (0..moves).map(|_| [self.u16(), self.u16()]).collect(),
        }
    }
}
