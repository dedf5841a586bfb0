//! What a search may spend, as `level` says it.

use std::time::Duration;

use annabella::engine::checkers::{Limits, TimeLimit};

use super::line::Line;
use crate::uci::shown;

/// No search lasts longer: a year, in seconds.
const LONGEST: f64 = 366.0 * 24.0 * 3600.0;

/// The limits of a line; several of them hold together.
///
/// # Errors
///
/// What was found and expected.
pub(super) fn limits(line: &Line) -> Result<Limits, String> {
    let depth = count(line, "depth")?.map(|depth| u32::try_from(depth).unwrap_or(u32::MAX));
    let nodes = count(line, "nodes")?;
    let moves = count(line, "moves")?.map(|moves| u32::try_from(moves).unwrap_or(u32::MAX));
    let (move_time, left) = (seconds(line, "move-time")?, seconds(line, "time")?);
    let increment = seconds(line, "inc")?.unwrap_or_default();
    // a clock without time is over at once and not without end
    let some = |time: Duration| time.max(Duration::from_millis(1));
    let most = move_time.map(some);
    let time = match left {
        Some(left) => {
            Some(TimeLimit::Clock { left: some(left), increment, moves_to_go: moves, most })
        }
        None => most.map(TimeLimit::Move),
    };
    if depth.is_none() && nodes.is_none() && time.is_none() && !line.has("infinite") {
        let expected = "expected depth, nodes, move-time, time or infinite";
        return Err(format!("level: found no limit, {expected}"));
    }
    Ok(Limits { nodes: nodes.unwrap_or(0), depth: depth.unwrap_or(0), time })
}

fn count(line: &Line, name: &str) -> Result<Option<u64>, String> {
    let number = |text: &str| {
        let is_number = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        let number = text.parse().unwrap_or(u64::MAX);
        (is_number && number > 0).then_some(number)
    };
    value(line, name, number, "a whole number from 1 on")
}

/// Below 0 is none left.
fn seconds(line: &Line, name: &str) -> Result<Option<Duration>, String> {
    let number = |text: &str| {
        let number: f64 = text.parse().ok()?;
        number.is_finite().then(|| Duration::from_secs_f64(number.clamp(0.0, LONGEST)))
    };
    value(line, name, number, "seconds")
}

fn value<T>(
    line: &Line,
    name: &str,
    read: impl FnOnce(&str) -> Option<T>,
    expected: &str,
) -> Result<Option<T>, String> {
    let Some(text) = line.value(name) else { return Ok(None) };
    let found = || if text.is_empty() { "nothing".to_owned() } else { shown(text) };
    let number = read(text);
    number.map(Some).ok_or_else(|| format!("level {name}: found {}, expected {expected}", found()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn limits_are_read() {
        let read = |text: &str| limits(&Line::parse(text).unwrap());
        let none = Limits::default();
        assert_eq!(read("level infinite"), Ok(none));
        assert_eq!(read("level depth=9 nodes=70"), Ok(Limits { depth: 9, nodes: 70, ..none }));
        let timed = |time| Ok(Limits { time: Some(time), ..none });
        let millis = Duration::from_millis;
        assert_eq!(read("level move-time=1.5"), timed(TimeLimit::Move(millis(1500))));
        let clock = |left, increment, moves_to_go, most| {
            timed(TimeLimit::Clock {
                left: millis(left),
                increment: millis(increment),
                moves_to_go,
                most,
            })
        };
        assert_eq!(read("level moves=9 time=291.587"), clock(291_587, 0, Some(9), None));
        assert_eq!(read("level time=-2 inc=.5"), clock(1, 500, None, None));
        let both = clock(60_000, 1000, None, Some(millis(1500)));
        assert_eq!(read("level move-time=1.5 time=60 inc=1"), both);
        assert_eq!(
            read("level").unwrap_err(),
            "level: found no limit, expected depth, nodes, move-time, time or infinite"
        );
        for (text, says) in [
            ("level depth=0", "level depth: found 0, expected a whole number from 1 on"),
            ("level nodes", "level nodes: found nothing, expected a whole number from 1 on"),
            ("level time=soon", "level time: found soon, expected seconds"),
            ("level move-time=inf", "level move-time: found inf, expected seconds"),
        ] {
            assert_eq!(read(text).unwrap_err(), says);
        }
        assert!(read("level time=1e300").is_ok());
    }
}
