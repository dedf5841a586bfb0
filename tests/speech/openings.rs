//! What a player is told when a game is opened or continued, in openings.txt.

use std::fmt::Write;

use annabella::games::Side;
use annabella::speech::{Detail, Language, Settings, Speaker, Style};

use super::events::phrase;
use super::{stage, traps};

const GAMES: &str = "\
new chess
new chess white=level:1 black=level:8
new chess clock=5+3 black=level:3 white-name=Anna
new chess black=full:3
new chess black=full:0.5 clock=5+3
new chess960 start=518 clock=10 white=level:2
new chess960 fen=\"4k3/8/8/8/8/8/8/4K2R w H -\"
new chess fen=\"7k/8/5KQ1/8/8/8/8/8 w - - 0 1\" moves=\"g6g7\"
new chess fen=\"7k/8/5K2/6Q1/8/8/8/8 w - - 0 1\"
new chess moves=\"e2e4 e7e5\" clock=none clock-black=5
new chess mode=strict clock=40/90+30,20/60+30,15+30 press=manual draws=30 score=hand session=6:00:00 white-name=Anna black-name=Ben
new chess mode=strict clock=5d3 draws=never supervised=no
new chess clock=5b3 clock-black=40/90,30+30
new chess clock=1day begins=24:00:00
new chess clock=3days
new chess mode=strict clock=90 white-name=Anna black-name=Ben moves=\"e2e4 e7e5 f1c4 b8c6 d1h5\"
arbiter > start
0:10 black > move g8f6
0:13.250 white > move h5f7
new chess mode=strict clock=90 white-name=Anna black-name=Ben
arbiter > start
0:10 white > move e2e4
0:12 black > offer
0:13 arbiter > adjourn Saturday at ten
0:14 black > seal \"e5\" with anna
1:01:15 black > press
arbiter > resume
black > arrive
white > arrive
arbiter > rule lost-envelope
new chess mode=strict clock=90+30 press=manual blind=white white-name=Anna black-name=Ben
new chess blind=both
new chess mode=strict clock=90 press=manual blind=white white-repeats=program black-repeats=program white-assistant=abcdef
new chess mode=strict clock=90 press=manual blind=white white-name=Anna white-assistant=c
new chess mode=strict clock=90 press=manual blind=white white-name=Anna white-assistant=none
new chess clock=90 blind=white white-name=Anna white-assistant=bdef
new chess clock=90 press=manual blind=white black=level:1 white-repeats=program white-assistant=a
new chess clock=90 press=manual blind=black white=level:1
new chess mode=strict clock=90 press=manual blind=white white-assistant=adef
new chess mode=strict clock=90 score=hand
arbiter > start
0:10 white > move e2e4
0:12 white > record e2e4
0:13 black > record e2e4
new chess clock=0:15 fen=\"rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 1\"
arbiter > start
0:07.600 arbiter > pause
";

#[test]
fn games_are_opened_and_continued() {
    let told = [
        ("en", Language::English, Style::Plain, Detail::Verbose),
        ("en brief", Language::English, Style::Plain, Detail::Brief),
        ("de", Language::German, Style::Fide, Detail::Verbose),
        ("de brief", Language::German, Style::Plain, Detail::Brief),
    ];
    let mut table = String::new();
    stage::play(GAMES, |line, state, _| {
        writeln!(table, "{line}").unwrap();
        for (name, language, style, detail) in told {
            let speaker = Speaker::new(Settings { language, style, detail, ..Settings::default() });
            let listener = (state.name(Side::First) == "Anna").then_some(Side::First);
            let mut said = Vec::new();
            if line.starts_with("new") {
                said.extend(speaker.opening(state, listener));
            }
            said.extend(speaker.situation(state, Some(state.time()), listener));
            for said in said {
                traps::check(&said.segments, speaker.settings(), || line.to_owned());
                writeln!(table, "    {name:<9} {}", phrase(&said)).unwrap();
            }
            for said in speaker.envelope(state, listener) {
                traps::check(&said.segments, speaker.settings(), || line.to_owned());
                writeln!(table, "    {name:<9} envelope {}", phrase(&said)).unwrap();
            }
        }
    });
    super::golden::check("tests/speech/openings.txt", &table);
}

#[test]
fn times_are_told_in_words() {
    let mut table = String::new();
    let times = [
        0,
        99,
        100,
        900,
        1_000,
        7_540,
        9_999,
        10_000,
        59_999,
        60_000,
        61_000,
        134_000,
        3_600_000,
        3_725_000,
        5_400_000,
        3_605_000,
        86_400_000,
        259_200_000,
        266_465_000,
        691_200_000,
    ];
    for time in times {
        write!(table, "{time}").unwrap();
        for language in Language::ALL {
            for detail in [Detail::Verbose, Detail::Brief] {
                let speaker = Speaker::new(Settings { language, detail, ..Settings::default() });
                write!(table, " | {}", speaker.time(time)[0].text).unwrap();
            }
        }
        writeln!(table).unwrap();
    }
    super::golden::check("tests/speech/times.txt", &table);
}
