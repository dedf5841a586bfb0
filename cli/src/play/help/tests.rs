use annabella::engine::{Level, Rating};
use annabella::games::GameKind;
use annabella::session::{Deed, NewGame, State};
use annabella::speech::{Settings, Speaker, Why};
use annabella::table::{Understood, understand};

use super::*;
use crate::play::rulings;

/// Every page: one of each game.
fn each() -> impl Iterator<Item = (GameKind, Topic, Language)> {
    let kinds = [GameKind::Chess, GameKind::Checkers, GameKind::YinYang].into_iter();
    kinds.flat_map(|kind| {
        let languages = Language::ALL.into_iter();
        let topics = move || Topic::ALL.into_iter().filter(move |topic| topic.is_of(kind));
        languages.flat_map(move |language| topics().map(move |topic| (kind, topic, language)))
    })
}

#[test]
fn the_pages_fit_a_small_terminal() {
    for lines in each().map(|(kind, topic, language)| topic.page(kind, language, |_| true).1) {
        // a frame takes two lines and four columns
        assert!(lines.len() <= 22, "{} lines", lines.len());
        assert!(lines.iter().all(|line| line.chars().count() <= 76), "{lines:#?}");
    }
}

#[test]
fn what_is_said_is_short() {
    for (kind, topic, language) in each() {
        let lines = topic.sentences(kind, language, |_| true);
        assert!(lines.len() <= 22, "{} lines", lines.len());
        assert!(lines.iter().all(|line| line.chars().count() <= 220), "{lines:#?}");
        assert!(topic != Topic::Short || lines.len() <= 14);
    }
}

#[test]
fn the_topics_are_listed() {
    let english = Topic::list(Words::of(Language::English));
    assert!(english.starts_with("help, help moves, "), "{english}");
    assert!(english.ends_with("help arbiter or help adjourn"), "{english}");
    let german = Topic::list(Words::of(Language::German));
    assert!(german.starts_with("Hilfe, Hilfe Züge, "), "{german}");
    assert!(german.ends_with("Hilfe Schiedsrichter oder Hilfe Vertagen"), "{german}");
}

#[test]
fn a_topic_has_its_names_in_both_languages() {
    for name in ["moves", "Züge", "züge", "zuege", "ZÜGE"] {
        assert_eq!(Topic::named(name), Some(Topic::Page(HelpPage::Moves)), "{name}");
    }
    assert_eq!(Topic::named("vertagen"), Some(Topic::Adjourn));
    for name in ["hint", "review", "level", "levels", "Tipp", "Rückblick", "Stufen"] {
        assert_eq!(Topic::named(name), Some(Topic::Page(HelpPage::Computer)), "{name}");
    }
    assert_eq!(Topic::named(""), Some(Topic::Short));
    assert_eq!(Topic::named("nichts"), None);
}

#[test]
fn every_level_and_rating_is_named() {
    for (language, kind) in cases() {
        let page = Topic::Page(HelpPage::Computer).page(kind, language, |_| true).1.join("\n");
        let speaker = Speaker::new(Settings { language, ..Settings::default() }).of(kind);
        let mut named = if kind.has_ratings() {
            let name = |rating: Rating| (rating.number(), speaker.rating_name(rating));
            Rating::offered().map(name).collect::<Vec<_>>()
        } else {
            Level::ALL.map(|level| (level.number().into(), speaker.level_name(level))).to_vec()
        };
        // two ratings may have one name
        named.dedup_by(|next, last| next.1 == last.1);
        for (number, name) in named {
            assert!(page.contains(&format!("{number} {name}")), "{name}: {page}");
        }
    }
}

fn cases() -> impl Iterator<Item = (Language, GameKind)> {
    Language::ALL.into_iter().flat_map(|language| GameKind::ALL.map(|kind| (language, kind)))
}

/// What a page says can be typed.
fn examples(source: &str) -> Vec<String> {
    let mut examples = Vec::new();
    for line in source.lines() {
        let typed: Vec<&str> = line.split('`').skip(1).step_by(2).collect();
        let first = typed.first().and_then(|first| first.split(' ').next()).unwrap_or_default();
        let whole = |example: &&str| match example.strip_prefix('+') {
            Some(rest) => format!("{} {rest}", leader(source, line, first)),
            None => (*example).to_owned(),
        };
        examples.extend(typed.iter().map(whole));
    }
    examples
}

/// The first word of a line, or of the one that it goes on with.
fn leader<'a>(source: &'a str, line: &'a str, first: &'a str) -> &'a str {
    if !line.starts_with('|') {
        return first;
    }
    let before = source.split(line).next().unwrap_or_default().lines();
    let before = before.rev().find(|line| line.starts_with('`')).unwrap_or_default();
    before.trim_start_matches('`').split(' ').next().unwrap_or_default()
}

/// Whether the terminal or the core knows what is meant, however the game stands.
fn problem(example: &str, kind: GameKind, language: Language) -> Option<String> {
    let words = Words::of(language).of_game(kind);
    let (_, typed) = command::who(example, words);
    match command::parse(typed, words) {
        Ok(Some(Command::Arbiter(ruling))) => ruling_problem(&ruling),
        Ok(Some(_)) => None,
        Err(problem) => Some(problem),
        Ok(None) => {
            let game: NewGame = format!("new {}", kind.name()).parse().unwrap();
            let state = State::new(game).unwrap();
            let settings = Settings { language, ..Settings::default() };
            match understand(&state, None, settings, typed) {
                Understood::Begun { heard, .. } => Some(heard.phrase.to_string()),
                Understood::NotUnderstood(heard) if !matches!(heard.why, Why::Impossible(_)) => {
                    Some(heard.phrase.to_string())
                }
                _ => None,
            }
        }
    }
}

fn ruling_problem(ruling: &str) -> Option<String> {
    // the list, and a line of it
    if ruling.is_empty() || ruling.starts_with(char::is_numeric) {
        return None;
    }
    let Some((ruled, argument)) = rulings::find(ruling) else {
        return Some("no ruling".to_owned());
    };
    match ruled.deed {
        "open" | "adjourn" => None,
        // a move is read with the position
        "read-as" => argument.is_empty().then(|| argument.clone()),
        // the number of half-moves is that of a game
        "restore" => (!argument.starts_with("move ")).then(|| argument.clone()),
        _ => Deed::read(GameKind::Chess, &ruled.deed_text(&argument))
            .err()
            .map(|error| error.to_string()),
    }
}

#[test]
fn what_the_pages_name_is_understood() {
    let mut count = 0;
    let mut problems = Vec::new();
    for (kind, topic, language) in each() {
        for example in examples(&topic.source(kind, language)) {
            count += 1;
            let problem = problem(&example, kind, language);
            problems.extend(problem.map(|problem| format!("{example}: {problem}")));
        }
    }
    assert!(count > 250, "{count}");
    assert!(problems.is_empty(), "{problems:#?}");
}

#[test]
fn nonsense_is_no_example() {
    for (example, language) in
        [("blorf", Language::English), ("Schiedsrichter blorf", Language::German)]
    {
        assert!(problem(example, GameKind::Chess, language).is_some(), "{example}");
    }
}
