//! Games that are played from transcripts, step by step.

mod envelopes;

use std::fs;
use std::path::Path;

use annabella::arbiter::clock::{Millis, parse_time};
use annabella::session::{Action, Actor, Deed, Event, NewGame, State, reduce};

/// A line of a transcript that was played.
pub struct Step<'a> {
    pub line: &'a str,
    /// When it happened.
    pub time: Millis,
    /// What was done; nothing where a game begins.
    pub action: Option<&'a Action>,
    /// The game after it.
    pub state: &'a State,
    /// What happened.
    pub events: &'a [Event],
}

/// Plays what a text in the form of transcripts does, and shows every step: its line, the
/// game after it, and what happened.
pub fn play(text: &str, mut show: impl FnMut(&str, &State, &[Event])) {
    play_steps(text, |step| show(step.line, step.state, step.events));
}

/// The same with all that there is of a step. A line that is not for this game, such as the
/// loading of its file, is passed over.
pub fn play_steps(text: &str, mut show: impl FnMut(Step)) {
    let mut game: Option<State> = None;
    let mut time: Millis = 0;
    for line in text.lines().map(str::trim) {
        if line.starts_with("new ") {
            let setup = line.parse::<NewGame>().ok();
            game = setup.and_then(|setup| State::new(setup).ok());
            time = 0;
            if let Some(state) = &game {
                show(Step { line, time, action: None, state, events: &[] });
            }
            continue;
        }
        let Some(state) = game.take() else { continue };
        let Some((at, action)) = read(line, &state) else {
            game = Some(state);
            continue;
        };
        time = at.unwrap_or(time);
        let (after, events) = reduce(state, action.clone(), time);
        show(Step { line, time, action: Some(&action), state: &after, events: &events });
        game = Some(after);
    }
}

/// The time and the action of a line.
pub fn read(line: &str, state: &State) -> Option<(Option<Millis>, Action)> {
    if line.starts_with(['<', '=', '#']) {
        return None;
    }
    let (who, deed) = line.split_once('>')?;
    let (time, who) = match who.trim().split_once(' ') {
        Some((time, who)) => (parse_time(time), who.trim()),
        None => (None, who.trim()),
    };
    let by: Actor = Actor::read(state.kind(), who).ok()?;
    Some((time, Action { by, deed: deed_of(deed.trim(), state)? }))
}

fn deed_of(text: &str, state: &State) -> Option<Deed> {
    if let Some(rest) = text.strip_prefix("seal \"") {
        let (sealed, passphrase) = rest.split_once("\" with ")?;
        return Some(Deed::Seal(Box::new(envelopes::envelope(state, sealed, passphrase)?)));
    }
    if let Some(passphrase) = text.strip_prefix("open with ") {
        return Some(Deed::Open(envelopes::key(state, passphrase)?));
    }
    Deed::read(state.kind(), text).ok()
}

/// A file of cases or with a golden game.
pub struct Script {
    /// As in `laws/article-9.txt`.
    pub name: String,
    pub text: String,
}

/// All of tests/laws and tests/transcripts.
pub fn scripts() -> Vec<Script> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let mut scripts = Vec::new();
    for folder in ["laws", "transcripts"] {
        for entry in fs::read_dir(root.join(folder)).expect("the folder can be read") {
            let path = entry.expect("an entry can be read").path();
            if path.extension().is_none_or(|ending| ending != "txt") {
                continue;
            }
            let file = path.file_name().and_then(|name| name.to_str()).expect("a name in UTF-8");
            let text = fs::read_to_string(&path).expect("a transcript is text");
            scripts.push(Script { name: format!("{folder}/{file}"), text });
        }
    }
    scripts.sort_by(|one, other| one.name.cmp(&other.name));
    scripts
}

/// One game of a file.
pub struct Case<'a> {
    /// The heading above it, which may stand above several.
    pub heading: &'a str,
    /// Which of these it is, from 1.
    pub number: usize,
    /// Its lines, from `new …` on.
    pub text: &'a str,
}

impl Script {
    /// The games of the file.
    pub fn cases(&self) -> Vec<Case<'_>> {
        let mut cases: Vec<Case> = Vec::new();
        let (mut heading, mut number, mut is_after_blank) = ("", 0, true);
        let (mut begin, mut first) = (0, 0);
        for line in self.text.split_inclusive('\n') {
            let end = begin + line.len();
            let text = line.trim();
            if let Some(words) = text.strip_prefix("# ").filter(|_| is_after_blank) {
                (heading, number) = (words.trim(), 0);
            } else if text.starts_with("new ") {
                number += 1;
                first = begin;
                cases.push(Case { heading, number, text: &self.text[begin..end] });
            } else if let Some(case) = cases.last_mut() {
                case.text = &self.text[first..end];
            }
            is_after_blank = text.is_empty();
            begin = end;
        }
        cases
    }
}
