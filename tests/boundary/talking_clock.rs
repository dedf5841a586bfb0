//! A chess clock beside a board of wood, as an app has it.

use std::sync::Arc;

use annabella::ffi::{
    GameError, GameSide, SpeechSettings, SpeechStyle, TalkingClock, TalkingClockPhase, read_clock,
};

use crate::speech::{fide, german, said};

fn plain() -> SpeechSettings {
    SpeechSettings { style: SpeechStyle::Plain, ..fide() }
}

fn clock(times: &str) -> Result<Arc<TalkingClock>, GameError> {
    TalkingClock::new(times.to_owned(), plain(), 0, crate::DAY + 1_000_000)
}

#[test]
fn a_clock_is_pressed_and_tells() {
    let clock = clock(" 5; 3 + 2 ").expect("a clock");
    let begin = clock.look(0).expect("no fault");
    assert_eq!((begin.phase, begin.next_moment_ms), (TalkingClockPhase::Waiting, None));
    let told = said(&clock.describe(0).expect("no fault"));
    assert_eq!(
        told,
        [
            "en:White has 5 minutes. Black has 3 minutes, plus 2 seconds a move.",
            "en:The clock has not been started.",
            "en:White: 5 minutes.",
            "en:Black: 3 minutes.",
        ]
    );
    let run = clock.press(GameSide::Second, 1_000).expect("no fault");
    assert_eq!(said(&run.phrases), ["en:White's clock runs."]);
    assert_eq!(run.phase, TalkingClockPhase::Running { of: GameSide::First });
    assert_eq!(run.next_moment_ms, Some(301_000));
    let wrong = clock.press(GameSide::Second, 2_000).expect("no fault");
    assert_eq!(said(&wrong.phrases), ["en:White's clock runs."]);
    clock.press(GameSide::First, 11_000).expect("no fault");
    let update = clock.press(GameSide::Second, 16_000).expect("no fault");
    assert_eq!(update.clocks.second.left_ms, Some(177_000));
    assert_eq!(
        said(&clock.times_left(16_000).expect("no fault")),
        ["en:White: 4 minutes and 50 seconds, running.", "en:Black: 2 minutes and 57 seconds."]
    );
    assert_eq!(
        said(&clock.times_used(16_000).expect("no fault"))[0],
        "en:White: 1 move; 10 seconds used."
    );
    let felt = clock.felt(GameSide::Second, 16_000).expect("no fault").expect("it has a time");
    assert!(felt.repeats, "{felt:?}");
    clock.set_speech(german()).expect("no fault");
    let stopped = clock.stop(17_000).expect("no fault");
    assert_eq!(said(&stopped.phrases), ["de:Die Uhren stehen."]);
    assert_eq!(stopped.phase, TalkingClockPhase::Stopped { next: GameSide::First });
    let set = clock.set_left(GameSide::First, 60_000, 18_000).expect("no fault");
    assert_eq!(set.clocks.first.left_ms, Some(60_000));
    let set = clock.set_moves(GameSide::First, 7, 18_000).expect("no fault");
    assert_eq!(set.clocks.first.moves, 7);
}

#[test]
fn a_time_that_sinks_and_a_flag_are_told() {
    let clock = clock("1").expect("a clock");
    let marked = clock.set_time_marks(vec![30_000], Vec::new(), 0).expect("possible marks");
    assert_eq!(marked.next_moment_ms, None);
    let run = clock.start(GameSide::First, 0).expect("no fault");
    assert_eq!(run.next_moment_ms, Some(30_000));
    let low = clock.look(30_000).expect("no fault");
    assert_eq!(said(&low.phrases), ["en:White has 30 seconds left."]);
    assert_eq!(low.next_moment_ms, Some(60_000));
    let over = clock.look(60_000).expect("no fault");
    assert_eq!(said(&over.phrases), ["en:White's flag has fallen."]);
    assert!(over.clocks.first.is_out_of_time && over.next_moment_ms.is_none());
    assert_eq!(over.phase, TalkingClockPhase::Over { fallen: GameSide::First });
    let marks = clock.set_time_marks(vec![0], Vec::new(), 0);
    assert!(matches!(marks, Err(GameError::BadInput { .. })), "{marks:?}");
}

#[test]
fn a_clock_that_was_kept_goes_on() {
    let first = clock("5").expect("a clock");
    first.start(GameSide::First, 10_000).expect("no fault");
    let kept = first.press(GameSide::First, 70_000).expect("no fault").text;
    // half a minute later, under another clock of the device
    let again = |time| TalkingClock::restore(kept.clone(), plain(), 5, crate::DAY + time);
    let clock = again(1_100_000).expect("its own text");
    let update = clock.look(5).expect("no fault");
    assert_eq!(update.clocks.second.left_ms, Some(270_000));
    assert_eq!(update.clocks.first.left_ms, Some(240_000));
    assert_eq!(update.next_moment_ms, Some(270_005));
    assert_eq!(said(&update.phrases), [""; 0]);

    let late = again(9_000_000).expect("its own text");
    let update = late.look(5).expect("no fault");
    assert_eq!(said(&update.phrases), ["en:Black's flag has fallen."]);
    assert_eq!(said(&late.look(6).expect("no fault").phrases), [""; 0]);

    // a clock of the day that was set back
    let clock = again(0).expect("its own text");
    assert_eq!(clock.look(5).expect("no fault").clocks.second.left_ms, Some(300_000));

    let stopped = first.stop(80_000).expect("no fault").text;
    let clock =
        TalkingClock::restore(stopped, plain(), 0, crate::DAY + 9_000_000).expect("its own text");
    assert_eq!(clock.look(0).expect("no fault").clocks.second.left_ms, Some(290_000));
}

#[test]
fn a_device_whose_clock_is_wrong_lets_no_flag_fall() {
    let first = clock("5").expect("a clock");
    first.start(GameSide::First, 0).expect("no fault");
    let kept = first.press(GameSide::First, 60_000).expect("no fault").text;
    let years = 10 * 366 * 86_400_000;
    for wall_ms in [0, 100_000, crate::DAY + years, u64::MAX] {
        let clock = TalkingClock::restore(kept.clone(), plain(), 5, wall_ms).expect("its own text");
        let update = clock.look(700_000).expect("no fault");
        let stopped = TalkingClockPhase::Stopped { next: GameSide::Second };
        assert_eq!(update.phase, stopped, "{wall_ms}");
        assert_eq!(update.clocks.second.left_ms, Some(300_000), "{wall_ms}");
        assert_eq!(
            said(&update.phrases),
            [
                "en:The time of day on this device cannot be right, so the time away is not counted.",
                "en:The clocks are stopped.",
            ]
        );
    }
}

#[test]
fn what_is_no_clock_is_an_error() {
    for wrong in [clock("x"), clock("5;x"), clock("5;"), clock("none")] {
        assert!(matches!(wrong.err(), Some(GameError::Mistyped { .. })));
    }
    for wrong in ["", "x", "1 clock", "-5 clock white=5"] {
        let error = TalkingClock::restore(wrong.to_owned(), plain(), 0, 0).err();
        assert!(matches!(error, Some(GameError::BadInput { .. })), "{wrong}");
    }
}

#[test]
fn a_clock_that_was_typed_wrong_is_told_in_words() {
    let wrong = |clock: &str| match read_clock(clock.to_owned(), german()) {
        Err(GameError::Mistyped { phrase, .. }) => phrase.printed,
        other => panic!("{clock}: {other:?}"),
    };
    let read = |typed: &str| read_clock(typed.to_owned(), german()).expect("a clock");
    assert_eq!(read(" 40/90 + 30, 30"), "40/90+30,30");
    assert_eq!([read("none"), read(" ")], ["none", "none"]);
    assert_eq!(
        wrong("5+x"),
        "„5+x“ ist keine Uhr. „x“ passt nicht. Am Ende steht eine Zahl von Sekunden, höchstens 3600000."
    );
    let clock = TalkingClock::new("none".to_owned(), german(), 0, 0);
    let Err(GameError::Mistyped { phrase, reason }) = clock.map(|_| ()) else {
        panic!("it has no time");
    };
    assert_eq!(phrase.printed, "Eine Schachuhr braucht für mindestens eine Seite eine Zeit.");
    assert_eq!(reason, "a clock needs a time for one side at least");
}
