//! Where games go, in the order of their numbers, whoever finishes first.

use std::collections::BTreeMap;
use std::io;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use crate::file::Writer;

const TIME_BETWEEN_REPORTS: Duration = Duration::from_secs(10);

/// Shared among the threads that play.
pub struct Sink<const SIZE: usize>(Mutex<State<SIZE>>);

struct State<const SIZE: usize> {
    writer: Writer<SIZE>,
    /// The number of the game to be written next.
    next: u64,
    /// Games whose predecessors are still being played.
    waiting: BTreeMap<u64, Vec<[u8; SIZE]>>,
    positions: u64,
    wanted: u64,
    begun: Instant,
    reported: Instant,
}

impl<const SIZE: usize> Sink<SIZE> {
    /// Takes games until it has `wanted` positions.
    pub fn new(writer: Writer<SIZE>, wanted: u64) -> Sink<SIZE> {
        let (begun, reported) = (Instant::now(), Instant::now());
        let waiting = BTreeMap::new();
        Sink(Mutex::new(State { writer, next: 0, waiting, positions: 0, wanted, begun, reported }))
    }

    /// Lets each thread play games with a player of its own, until there are `games` of them or
    /// enough positions.
    pub fn fill<P>(
        &self,
        threads: usize,
        games: u64,
        player: impl Fn() -> P + Sync,
    ) -> io::Result<()>
    where
        P: FnMut(u64) -> Vec<[u8; SIZE]>,
    {
        let next = AtomicU64::new(0);
        let work = || -> io::Result<()> {
            let mut play = player();
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= games || self.is_full() {
                    return Ok(());
                }
                self.put(number, play(number))?;
            }
        };
        thread::scope(|scope| {
            let workers: Vec<_> = (0..threads.max(1)).map(|_| scope.spawn(work)).collect();
            workers.into_iter().try_for_each(|worker| worker.join().expect("no worker panics"))
        })?;
        self.lock().report();
        Ok(())
    }

    /// Writes game number `number` as soon as all before it are written.
    fn put(&self, number: u64, game: Vec<[u8; SIZE]>) -> io::Result<()> {
        let mut state = self.lock();
        state.waiting.insert(number, game);
        state.write()?;
        if state.reported.elapsed() > TIME_BETWEEN_REPORTS {
            state.reported = Instant::now();
            state.report();
        }
        Ok(())
    }

    /// Whether no more games are wanted.
    fn is_full(&self) -> bool {
        let state = self.lock();
        state.positions >= state.wanted
    }

    fn lock(&self) -> MutexGuard<'_, State<SIZE>> {
        // what a panic left behind is whole games
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<const SIZE: usize> State<SIZE> {
    fn write(&mut self) -> io::Result<()> {
        while self.positions < self.wanted
            && let Some(game) = self.waiting.remove(&self.next)
        {
            self.writer.write(&game)?;
            self.next += 1;
            self.positions += game.len() as u64;
        }
        Ok(())
    }

    /// Tells how far it is.
    fn report(&self) {
        let rate = self.positions as f64 / self.begun.elapsed().as_secs_f64();
        eprintln!("{} games, {} positions, {rate:.0} a second", self.next, self.positions);
    }
}
