//! A clock that is read with the fingers (article E2.4): its dial has one raised
//! dot every five minutes and two every fifteen, and in the last five minutes
//! the minute hand is felt at the flag. Here a phone vibrates instead.
//!
//! A player feels the time that he has left, in this order:
//!
//! - a long pulse for each full hour, as the hour hand tells it;
//! - for the rest, each mark of five minutes that the minute hand has still to
//!   pass: a short pulse, and two in quick succession at every third mark, that
//!   of a quarter of an hour.
//!
//! So 1:25:00 is felt as one long pulse, then short, short, double, short,
//! short: an hour, a quarter, and ten minutes. Who counts the doubles has the
//! quarters, and what follows the last one is five minutes each. What lies
//! between two marks is left out, so that nobody thinks he has more time than
//! there is: 1:29:59 is felt like 1:25:00.
//!
//! The last five minutes are felt as a steady beat that goes on for as long as
//! the player touches the clock. It is quicker with every minute that passes: a
//! beat every two seconds in the fifth minute from the end, then every 1.6, 1.2
//! and 0.8, and every 0.4 in the last one; in the last ten seconds it is a
//! flutter. A fallen flag is a single pulse of two seconds, which nothing else
//! is like.
//!
//! ```
//! use annabella::speech::felt_clock::time_left;
//!
//! let felt = time_left((60 + 25) * 60_000);
//! let lengths: Vec<u32> = felt.pulses.iter().map(|pulse| pulse.length).collect();
//! assert_eq!(lengths, [500, 60, 60, 60, 60, 60, 60]);
//! assert!(!felt.repeats);
//! ```

use crate::arbiter::clock::Millis;
use crate::session::FaceView;

/// The device rests and then vibrates.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pulse {
    /// How long it rests first, in milliseconds.
    pub pause: u32,
    /// How long it vibrates then, in milliseconds.
    pub length: u32,
}

/// What is felt, pulse by pulse.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Pattern {
    /// In the order in which they are given, never none.
    pub pulses: Vec<Pulse>,
    /// Whether it begins anew at its end for as long as the clock is touched. The
    /// time runs on meanwhile, so that the pattern is to be asked for again with
    /// each round.
    pub repeats: bool,
}

/// The minute hand is felt at the flag from here on.
const LAST_MINUTES: Millis = 5 * MINUTE;

/// More full hours than a dial has are felt as these, without the minutes.
const MOST_HOURS: Millis = 12;

const SECOND: Millis = 1_000;
const MINUTE: Millis = 60 * SECOND;
const HOUR: Millis = 60 * MINUTE;

/// A full hour.
const LONG: u32 = 500;
/// A mark.
const SHORT: u32 = 60;
/// Between the two pulses of a quarter.
const WITHIN_DOUBLE: u32 = 90;
/// Between two marks, and between two hours.
const BETWEEN: u32 = 350;
/// Between the hours and the marks, and after each quarter.
const BETWEEN_GROUPS: u32 = 700;

/// From the begin of one beat to that of the next, for each minute that has
/// begun.
const BEAT: u32 = 400;
/// The same in the last ten seconds.
const FLUTTER: u32 = 120;

/// The fallen flag.
const FLAG: u32 = 2_000;

/// What is felt of the time that a player has left; of none, the fallen flag.
///
/// It is given when the player asks for it by touch, never of itself: what
/// nobody asked for would disturb, and tell the time to who may not be told.
pub fn time_left(left: Millis) -> Pattern {
    match left {
        0 => fallen_flag(),
        1..=LAST_MINUTES => last_minutes(left),
        _ => dial(left),
    }
}

/// What is felt of a face; nothing of one without a time.
pub fn of_face(face: &FaceView) -> Option<Pattern> {
    let left = face.left?;
    Some(if face.is_out_of_time { fallen_flag() } else { time_left(left) })
}

/// What is felt when a flag falls: the one signal that comes without being asked
/// for.
pub fn fallen_flag() -> Pattern {
    Pattern { pulses: vec![Pulse { pause: 0, length: FLAG }], repeats: false }
}

fn last_minutes(left: Millis) -> Pattern {
    let beat = if left <= 10 * SECOND { FLUTTER } else { BEAT * left.div_ceil(MINUTE) as u32 };
    Pattern { pulses: vec![Pulse { pause: beat - SHORT, length: SHORT }], repeats: true }
}

fn dial(left: Millis) -> Pattern {
    let hours = (left / HOUR).min(MOST_HOURS);
    let marks = if hours < MOST_HOURS { left % HOUR / LAST_MINUTES } else { 0 };
    let mut pulses = Vec::new();
    // the first pulse comes at once
    let mut pause = 0;
    for _ in 0..hours {
        pulses.push(Pulse { pause, length: LONG });
        pause = BETWEEN;
    }
    if hours > 0 {
        pause = BETWEEN_GROUPS;
    }
    for mark in 1..=marks {
        pulses.push(Pulse { pause, length: SHORT });
        pause = BETWEEN;
        if mark % 3 == 0 {
            pulses.push(Pulse { pause: WITHIN_DOUBLE, length: SHORT });
            pause = BETWEEN_GROUPS;
        }
    }
    Pattern { pulses, repeats: false }
}
