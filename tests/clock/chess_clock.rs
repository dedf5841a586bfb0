//! A chess clock on its own, and its text.

use annabella::arbiter::clock::{
    ChessClock, ClockEvent, ClockPhase, Controls, ParseChessClockError,
};
use annabella::games::Side::{First, Second};
use proptest::prelude::*;

use crate::{MINUTE, SECOND, same};

fn clock(white: &str, black: &str) -> ChessClock {
    ChessClock::new(Controls::new(white.parse().unwrap(), black.parse().unwrap()))
}

#[test]
fn black_starts_white_and_only_the_running_side_presses() {
    let mut clock = ChessClock::new(same("5+3"));
    assert_eq!((clock.phase(), clock.next_moment()), (ClockPhase::Waiting, None));
    assert_eq!(clock.stop(5), []);
    assert_eq!(clock.press(Second, 10), [ClockEvent::Started(First)]);
    assert_eq!(clock.press(Second, 20), []);
    assert_eq!(clock.start(Second, 20), []);
    assert_eq!(clock.press(First, 4_010), [ClockEvent::Pressed(First)]);
    assert_eq!(clock.clock().face(First).left, 5 * MINUTE - SECOND);
    assert_eq!(clock.stop(5_010), [ClockEvent::Stopped]);
    assert_eq!(clock.phase(), ClockPhase::Stopped(Second));
    assert_eq!(clock.press(Second, 9_000), []);
    assert_eq!(clock.start(Second, 10_000), [ClockEvent::Started(Second)]);
    assert_eq!(clock.next_moment(), Some(10_000 + 5 * MINUTE - SECOND));
}

#[test]
fn each_side_has_its_own_control_and_its_periods() {
    let mut clock = clock("2/1,1", "none");
    clock.start(First, 0);
    clock.press(First, 10_000);
    clock.press(Second, 500_000);
    let harmless = ClockEvent::FlagFell { by: First, is_out_of_time: false };
    assert_eq!(
        clock.press(First, 510_000),
        [ClockEvent::Pressed(First), ClockEvent::PeriodBegan { by: First, time: MINUTE }]
    );
    clock.press(Second, 600_000);
    assert_eq!(clock.look(640_000), [harmless]);
    let last = ClockEvent::FlagFell { by: First, is_out_of_time: true };
    assert_eq!(clock.look(999_999), [last]);
    assert_eq!((clock.phase(), clock.time()), (ClockPhase::Over(First), 700_000));
    assert_eq!((clock.press(First, 999_999), clock.start(First, 999_999)), (vec![], vec![]));
    assert_eq!(clock.set_left(Second, 5, 999_999), []);
}

#[test]
fn what_is_set_lets_a_flag_stand_or_fall() {
    let mut clock = ChessClock::new(same("1"));
    clock.start(First, 0);
    clock.look(MINUTE);
    assert_eq!(clock.phase(), ClockPhase::Over(First));
    let set = ClockEvent::TimeSet { of: First, left: 30_000 };
    assert_eq!(clock.set_left(First, 30_000, 70_000), [set]);
    assert_eq!(clock.phase(), ClockPhase::Stopped(First));
    clock.start(First, 80_000);
    assert_eq!(clock.next_moment(), Some(110_000));
    let fallen = ClockEvent::FlagFell { by: Second, is_out_of_time: true };
    let set = ClockEvent::TimeSet { of: Second, left: 0 };
    assert_eq!(clock.set_left(Second, 0, 90_000), [set, fallen]);
    assert_eq!(clock.phase(), ClockPhase::Over(Second));
    clock.set_left(Second, u64::MAX, 90_000);
    assert_eq!(clock.clock().face(Second).left, 1_000 * 60 * MINUTE);
    let most = ChessClock::MAX_MOVES;
    let set = ClockEvent::MovesSet { of: Second, moves: most };
    assert_eq!(clock.set_moves(Second, u32::MAX, 90_000), [set]);
}

#[test]
fn texts_that_are_no_clock_say_what_is_wrong() {
    let text = ChessClock::new(same("5+3")).to_string();
    assert_eq!(
        text,
        "clock white=5+3 black=5+3 turn=- running=no since=0 time=0 left=300000,300000 used=0,0 \
         thought=0,0 moves=0,0 period=0,0 in-period=0,0 flags=0,0"
    );
    assert!(text.parse::<ChessClock>().is_ok());
    for (from, to, found) in [
        ("clock", "clok", "clok"),
        ("turn=-", "turn=red", "red"),
        ("running=no", "running=yes", "yes"),
        ("time=0", "times=0", "times=0"),
        ("used=0,0", "used=0", "0"),
        ("moves=0,0", "moves=0,x", "0,x"),
        ("flags=0,0", "flags=2,0", "counters that do not fit"),
        ("period=0,0", "period=4000000000,0", "counters that do not fit"),
        ("flags=0,0", "flags=0,0 more", "more"),
    ] {
        let error = text.replacen(from, to, 1).parse::<ChessClock>().unwrap_err();
        assert_eq!(error, ParseChessClockError::Form { found: found.to_owned() }, "{to}");
    }
    let error = text.replacen("5+3", "five", 1).parse::<ChessClock>().unwrap_err();
    assert!(matches!(error, ParseChessClockError::Control(_)), "{error}");
}

proptest! {
    /// Whatever is done, the text brings the clock back, and it goes on as it would have.
    #[test]
    fn a_text_brings_the_clock_back(
        white in prop::sample::select(vec!["1", "2/1,1+1", "1d5", "1b5", "1day", "none"]),
        black in prop::sample::select(vec!["1", "3/1+2,2/1,1", "1"]),
        deeds in prop::collection::vec((0_u8..8, 0_u64..40_000), 0..40),
    ) {
        let mut clock = clock(white, black);
        let mut now = 0;
        for (deed, passed) in deeds {
            now += passed;
            let act = |clock: &mut ChessClock| match deed {
                0 | 1 => clock.press(First, now),
                2 | 3 => clock.press(Second, now),
                4 => clock.start(First, now),
                5 => clock.stop(now),
                6 => clock.set_left(Second, passed, now),
                _ => clock.set_moves(First, (passed % 50) as u32, now),
            };
            let mut again: ChessClock = clock.to_string().parse().unwrap();
            prop_assert_eq!(&again, &clock);
            prop_assert_eq!(act(&mut again), act(&mut clock));
            prop_assert_eq!(&again, &clock);
        }
    }

    /// Text from anywhere is refused or makes a clock that can be used.
    #[test]
    fn a_spoiled_text_makes_no_trouble(
        at in 0_usize..200, with in "[0-9=, x-]{0,12}", now in any::<u64>(),
    ) {
        let mut text = ChessClock::new(same("2/1,1")).to_string();
        let at = at.min(text.len());
        text.replace_range(at..(at + 1).min(text.len()), &with);
        if let Ok(mut clock) = text.parse::<ChessClock>() {
            clock.start(First, now);
            clock.press(First, now.saturating_add(5));
            clock.look(u64::MAX);
            clock.set_moves(Second, 7, u64::MAX);
            prop_assert!(clock.to_string().parse::<ChessClock>().is_ok());
        }
    }
}
