//! CPU time of several programs in one run.

use std::time::Duration;

use cpu_time::ThreadTime;

/// The best of three runs of each, in turn, so that a slow moment of the machine
/// does not fall on one of them alone.
pub fn best_of_three(programs: &mut [&mut dyn FnMut()]) -> Vec<Duration> {
    let mut best = vec![Duration::MAX; programs.len()];
    for _ in 0..3 {
        for (program, best) in programs.iter_mut().zip(&mut best) {
            let start = ThreadTime::now();
            program();
            *best = start.elapsed().min(*best);
        }
    }
    best
}

/// Millions a second.
#[allow(dead_code, reason = "not every benchmark has a rate")]
#[allow(clippy::cast_precision_loss, reason = "a rate of three digits")]
pub fn millions(count: u64, time: Duration) -> f64 {
    count as f64 / time.as_secs_f64() / 1e6
}
