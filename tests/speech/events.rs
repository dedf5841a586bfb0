//! What is told of games: stories.txt as it is heard, in events.txt.

use std::collections::BTreeSet;
use std::fmt::Write;

use annabella::games::Side;
use annabella::session::Event;
use annabella::speech::{Detail, Language, Phrase, PieceNames, Settings, Speaker, Style, Urgency};

use super::stage::{self, Script};
use super::traps;

const STORIES: &str = include_str!("stories.txt");

/// Who hears the stories, and how.
const HEARD: [(&str, Option<Side>, Language, Style, Detail); 6] = [
    ("en", Some(Side::First), Language::English, Style::Plain, Detail::Verbose),
    ("en both", None, Language::English, Style::Plain, Detail::Verbose),
    ("en brief", Some(Side::First), Language::English, Style::Plain, Detail::Brief),
    ("en fide", None, Language::English, Style::Fide, Detail::Verbose),
    ("de", Some(Side::First), Language::German, Style::Plain, Detail::Verbose),
    ("de brief", Some(Side::First), Language::German, Style::Plain, Detail::Brief),
];

pub fn phrase(phrase: &Phrase) -> String {
    let sign = match phrase.urgency {
        Urgency::Assertive => "!",
        Urgency::Polite => "-",
        Urgency::Answer => "?",
    };
    format!("{sign} {phrase}")
}

#[test]
fn stories_as_they_are_heard() {
    let mut heard = String::new();
    stage::play(STORIES, |line, state, events| {
        writeln!(heard, "{line}").unwrap();
        for (name, listener, language, style, detail) in HEARD {
            let speaker = Speaker::new(Settings { language, style, detail, ..Settings::default() });
            for said in speaker.events(state, events, listener) {
                traps::check(&said.segments, speaker.settings(), || line.to_owned());
                writeln!(heard, "    {name:<9} {}", phrase(&said)).unwrap();
            }
        }
    });
    super::golden::check("tests/speech/events.txt", &heard);
}

#[test]
fn the_stories_have_every_event() {
    let mut found = BTreeSet::new();
    stage::play(STORIES, |_, _, events| {
        found.extend(events.iter().map(name));
    });
    let missing: Vec<&str> = EVENTS.into_iter().filter(|name| !found.contains(name)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

/// One name each; a new event has to find its way in here and into the stories.
fn name(event: &Event) -> &'static str {
    match event {
        Event::Started => "started",
        Event::Arrived { .. } => "arrived",
        Event::Lifted { .. } => "lifted",
        Event::Adjusting { .. } => "adjusting",
        Event::Adjusted { .. } => "adjusted",
        Event::Touched { .. } => "touched",
        Event::PutBack { .. } => "put-back",
        Event::PromotionAsked { .. } => "promotion-asked",
        Event::Moved { .. } => "moved",
        Event::IllegalMove { .. } => "illegal-move",
        Event::Pressed { .. } => "pressed",
        Event::Answered { .. } => "answered",
        Event::PeriodBegan { .. } => "period",
        Event::FlagFell { is_out_of_time: false, .. } => "flag",
        Event::FlagFell { .. } => "out-of-time",
        Event::Offered { .. } => "offered",
        Event::Declined { .. } => "declined",
        Event::ClaimRejected { .. } => "claim-rejected",
        Event::TimeGiven { .. } => "time-given",
        Event::ArbiterCalled { .. } => "arbiter-called",
        Event::Ruled { .. } => "ruled",
        Event::FlagDown { .. } => "flag-down",
        Event::TouchBroken { .. } => "touch-broken",
        Event::Retracted { plies: 1, .. } => "retracted",
        Event::Retracted { .. } => "retracted-plies",
        Event::CorrectionProposed { .. } => "correction-proposed",
        Event::IllegalIntention { .. } => "illegal-intention",
        Event::QuickplayClaimed { .. } => "quickplay-claimed",
        Event::RecordNotRequired { .. } => "record-not-required",
        Event::Recorded { .. } => "recorded",
        Event::Signed { .. } => "signed",
        Event::TakenOut { .. } => "taken-out",
        Event::Placed { .. } => "placed",
        Event::Announced { is_correction: false, .. } => "announced",
        Event::Announced { .. } => "correction",
        Event::Spoken { .. } => "spoken",
        Event::Corrected { .. } => "corrected",
        Event::Repeated { .. } => "repeated",
        Event::WronglyRepeated { .. } => "wrongly-repeated",
        Event::Followed { .. } => "followed",
        Event::BoardSetRight { .. } => "board-set-right",
        Event::SheetsDiffer { .. } => "sheets-differ",
        Event::Peeked { .. } => "peeked",
        Event::SessionOver => "session-over",
        Event::Sealing { .. } => "sealing",
        Event::Sealed { .. } => "sealed",
        Event::Adjourned { .. } => "adjourned",
        Event::AnswerSealed { .. } => "answer-sealed",
        Event::Resumed => "resumed",
        Event::Opened { .. } => "opened",
        Event::ResignationAsked { .. } => "resignation-asked",
        Event::ResignationCancelled { .. } => "resignation-cancelled",
        Event::TakenBack { .. } => "taken-back",
        Event::PlayedAgain { .. } => "played-again",
        Event::HintAsked { .. } => "hint-asked",
        Event::Suggested { .. } => "suggested",
        Event::LevelSet { .. } => "level",
        Event::Paused { .. } => "paused",
        Event::Continued { .. } => "continued",
        Event::Sent { .. } => "sent",
        Event::Ended { .. } => "ended",
        Event::Refused { .. } => "refused",
    }
}

const EVENTS: [&str; 62] = [
    "sent",
    "started",
    "arrived",
    "lifted",
    "adjusting",
    "adjusted",
    "touched",
    "put-back",
    "promotion-asked",
    "moved",
    "illegal-move",
    "pressed",
    "answered",
    "period",
    "flag",
    "out-of-time",
    "offered",
    "declined",
    "claim-rejected",
    "time-given",
    "arbiter-called",
    "ruled",
    "flag-down",
    "touch-broken",
    "retracted",
    "retracted-plies",
    "correction-proposed",
    "illegal-intention",
    "quickplay-claimed",
    "record-not-required",
    "recorded",
    "signed",
    "taken-out",
    "placed",
    "announced",
    "correction",
    "spoken",
    "corrected",
    "repeated",
    "wrongly-repeated",
    "followed",
    "board-set-right",
    "sheets-differ",
    "peeked",
    "session-over",
    "sealing",
    "sealed",
    "adjourned",
    "answer-sealed",
    "resumed",
    "opened",
    "resignation-asked",
    "resignation-cancelled",
    "taken-back",
    "played-again",
    "hint-asked",
    "suggested",
    "level",
    "paused",
    "continued",
    "ended",
    "refused",
];

/// What somebody has typed, a date and a name, stays as it is.
const TYPED: [&str; 2] = ["2026-12-01 10:00", "back\\slash"];

/// All cases of the Laws and all golden games, in every language, style and detail and to
/// each listener.
#[test]
fn whatever_happens_is_said_cleanly() {
    let speakers = speakers();
    let mut steps = 0;
    let stories = Script { name: "stories.txt".to_owned(), text: STORIES.to_owned() };
    for Script { name, text } in [stories].into_iter().chain(stage::scripts()) {
        stage::play(&text, |line, state, events| {
            let moves = events.iter().filter(|event| matches!(event, Event::Moved { .. })).count();
            for speaker in &speakers {
                for listener in [None, Some(Side::First), Some(Side::Second)] {
                    let at = || format!("{name}: {line}: {:?}", speaker.settings());
                    let mut said = speaker.events(state, events, listener);
                    let urgent = |said: &&Phrase| said.urgency == Urgency::Assertive;
                    let count = said.iter().filter(urgent).count();
                    assert!(count <= moves.max(1), "{}: {said:?}", at());
                    if listener.is_none() {
                        let now = state.time();
                        said.extend(speaker.situation(state, Some(now), listener));
                        said.extend(speaker.envelope(state, listener));
                    }
                    if line.starts_with("new") {
                        said.extend(speaker.opening(state, listener));
                    }
                    let is_typed = |said: &Phrase| {
                        let text = said.to_string();
                        TYPED.iter().any(|typed| text.contains(typed))
                    };
                    for said in said.iter().filter(|said| !is_typed(said)) {
                        traps::check(&said.segments, speaker.settings(), at);
                    }
                }
            }
            steps += 1;
        });
    }
    assert!(steps > 2_000, "{steps}");
}

fn speakers() -> Vec<Speaker> {
    let mut speakers = Vec::new();
    for language in Language::ALL {
        for style in Style::ALL {
            for detail in [Detail::Verbose, Detail::Brief] {
                let settings = Settings { language, style, detail, ..Settings::default() };
                speakers.push(Speaker::new(settings));
                speakers.push(Speaker::new(Settings {
                    pieces: PieceNames::WordWithColor,
                    names_pawns: true,
                    long_names: true,
                    ..settings
                }));
            }
        }
    }
    speakers
}
