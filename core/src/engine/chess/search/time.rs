//! How long to think (chessprogramming.org, "Time Management").

use std::time::{Duration, Instant};

use crate::engine::chess::{Request, TimeLimit};

/// Says when an iteration is the last one, and when to break one off.
pub(super) struct Clock<'a> {
    request: &'a Request<'a>,
    started: Instant,
    /// What a move is given usually, and at most.
    usual: Option<Duration>,
    most: Option<Duration>,
}

impl<'a> Clock<'a> {
    pub(super) fn start(request: &'a Request<'a>) -> Clock<'a> {
        let (usual, most) = request.limits.time.map(TimeLimit::share).unzip();
        Clock { request, started: Instant::now(), usual: usual.flatten(), most }
    }

    /// When a search must be broken off.
    pub(super) fn deadline(&self) -> Option<Instant> {
        self.started.checked_add(self.most?)
    }

    /// Whether another iteration should begin, when the last one took `effort`
    /// thousandths of its nodes for the best move, which has been the best for
    /// `stable` iterations, and whose value has sunk by `sunk` centipawns.
    pub(super) fn has_time_for_more(&self, effort: u64, stable: u32, sunk: i32) -> bool {
        let Some(usual) = self.usual else { return true };
        let by_effort = 190 - effort.min(1_000) as u32 * 120 / 1_000;
        let by_stability = 125 - stable.min(8) * 7;
        let by_value = 100 + sunk.clamp(-20, 50).unsigned_abs() * u32::from(sunk > 0);
        let scale = by_effort * by_stability / 100 * by_value / 100;
        self.started.elapsed() < usual * scale / 100
    }

    /// Whether there is but one move and no reason to think about it for long.
    pub(super) fn is_forced(&self, moves: usize) -> bool {
        moves == 1 && self.usual.is_some() && self.request.limits.depth == 0
    }
}
