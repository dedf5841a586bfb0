//! A chess clock on its own, as it is told, in `chess_clock.txt`.

use std::fmt::Write;

use annabella::arbiter::clock::{ChessClock, ClockEvent, Controls};
use annabella::games::Side::{First, Second};
use annabella::speech::{Detail, Language, Settings, Speaker};

use super::events::phrase;
use super::traps;

type Deed = fn(&mut ChessClock, u64) -> Vec<ClockEvent>;

const DEEDS: [(&str, u64, Deed); 12] = [
    ("White stops", 0, |clock, now| clock.stop(now)),
    ("Black presses", 1_000, |clock, now| clock.press(Second, now)),
    ("White presses", 9_000, |clock, now| clock.press(First, now)),
    ("stop", 10_500, |clock, now| clock.stop(now)),
    ("Black presses", 10_500, |clock, now| clock.press(Second, now)),
    ("Black goes on", 11_000, |clock, now| clock.start(Second, now)),
    ("Black presses", 20_000, |clock, now| clock.press(Second, now)),
    ("White presses", 30_000, |clock, now| clock.press(First, now)),
    ("Black presses", 31_000, |clock, now| clock.press(Second, now)),
    ("a flag", 100_000, ChessClock::look),
    ("set a time", 200_000, |clock, now| clock.set_left(First, 90_000, now)),
    ("set a counter", 200_000, |clock, now| clock.set_moves(First, 12, now)),
];

#[test]
fn a_clock_as_it_is_told() {
    let controls = Controls::new("2/1,1".parse().unwrap(), "5d3".parse().unwrap());
    let mut table = String::new();
    for (name, language, detail) in [
        ("en", Language::English, Detail::Verbose),
        ("en brief", Language::English, Detail::Brief),
        ("de", Language::German, Detail::Verbose),
        ("de brief", Language::German, Detail::Brief),
    ] {
        let settings = Settings { language, detail, ..Settings::default() };
        let speaker = Speaker::new(settings);
        let mut clock = ChessClock::new(controls.clone());
        writeln!(table, "{name}\n  {}", phrase(&speaker.clock_controls(&clock))).unwrap();
        for (what, now, deed) in DEEDS {
            let events = deed(&mut clock, now);
            writeln!(table, " {what}").unwrap();
            let mut said = speaker.clock_events(&events);
            said.push(speaker.clock_phase(&clock));
            said.extend(speaker.clock_times(&clock, now));
            said.extend(speaker.clock_times_used(&clock, now));
            for said in &said {
                traps::check(&said.segments, &settings, || format!("{said}"));
                writeln!(table, "  {}", phrase(said)).unwrap();
            }
        }
        let mark = speaker.clock_time_left(Second, 59_990);
        writeln!(table, " a mark\n  {}", phrase(&mark)).unwrap();
    }
    super::golden::check("tests/speech/chess_clock.txt", &table);
}
