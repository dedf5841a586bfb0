//! What an arbiter does, in the words of each language. Here they become the text of a
//! deed, and nowhere else.

use annabella::speech::Language;

use super::command::behind;
use crate::words::{Key, Words, folded, key};

/// Something that an arbiter does.
#[derive(Debug)]
pub(crate) struct Ruled {
    /// As in the text of a deed.
    pub(crate) deed: &'static str,
    words: Key,
    /// What goes behind the words, as an example.
    example: Option<Key>,
    pub(crate) does: Key,
}

const fn alone(deed: &'static str, words: Key, does: Key) -> Ruled {
    Ruled { deed, words, example: None, does }
}

const fn with(deed: &'static str, words: Key, example: Key, does: Key) -> Ruled {
    Ruled { deed, words, example: Some(example), does }
}

/// In the order of the list.
pub(crate) const RULINGS: [Ruled; 34] = [
    alone("agree", key::RULE_AGREE, key::RULE_AGREE_DOES),
    alone("postpone", key::RULE_POSTPONE, key::RULE_POSTPONE_DOES),
    alone("postpone-with-time", key::RULE_POSTPONE_TIME, key::RULE_POSTPONE_TIME_DOES),
    alone("reject", key::RULE_REJECT, key::RULE_REJECT_DOES),
    alone("sign", key::RULE_SIGN, key::RULE_SIGN_DOES),
    alone("start", key::RULE_START, key::RULE_START_DOES),
    alone("continue", key::RULE_CONTINUE, key::RULE_CONTINUE_DOES),
    alone("resume", key::RULE_RESUME, key::RULE_RESUME_DOES),
    alone("open", key::RULE_OPEN, key::RULE_OPEN_DOES),
    alone("lost-envelope", key::RULE_LOST_ENVELOPE, key::RULE_LOST_ENVELOPE_DOES),
    with(READ_AS, key::RULE_READ_AS, key::RULE_READ_AS_EXAMPLE, key::RULE_READ_AS_DOES),
    alone("unreadable", key::RULE_UNREADABLE, key::RULE_UNREADABLE_DOES),
    alone("press", key::RULE_PRESS, key::RULE_PRESS_DOES),
    alone("pause", key::RULE_PAUSE, key::RULE_PAUSE_DOES),
    with("give", key::RULE_GIVE, key::RULE_GIVE_EXAMPLE, key::RULE_GIVE_DOES),
    with(
        "give-opponent",
        key::RULE_GIVE_OPPONENT,
        key::RULE_GIVE_EXAMPLE,
        key::RULE_GIVE_OPPONENT_DOES,
    ),
    with("take", key::RULE_TAKE, key::RULE_TAKE_EXAMPLE, key::RULE_TAKE_DOES),
    with("time", key::RULE_TIME, key::RULE_TIME_EXAMPLE, key::RULE_TIME_DOES),
    with("moves", key::RULE_MOVES, key::RULE_MOVES_EXAMPLE, key::RULE_MOVES_DOES),
    with("next-period", key::RULE_NEXT_PERIOD, key::SIDE_WHITE, key::RULE_NEXT_PERIOD_DOES),
    with("illegal-move", key::RULE_ILLEGAL, key::SIDE_WHITE, key::RULE_ILLEGAL_DOES),
    with("warn", key::RULE_WARN, key::SIDE_WHITE, key::RULE_WARN_DOES),
    with("expel", key::RULE_EXPEL, key::SIDE_WHITE, key::RULE_EXPEL_DOES),
    with("restore", key::RULE_RESTORE, key::RULE_RESTORE_EXAMPLE, key::RULE_RESTORE_DOES),
    alone("compare", key::RULE_COMPARE, key::RULE_COMPARE_DOES),
    alone("reconstruct", key::RULE_RECONSTRUCT, key::RULE_RECONSTRUCT_DOES),
    alone("allow-draw", key::RULE_ALLOW_DRAW, key::RULE_ALLOW_DRAW_DOES),
    alone("swap-names", key::RULE_SWAP_NAMES, key::RULE_SWAP_NAMES_DOES),
    with(ADJOURN, key::RULE_ADJOURN, key::RULE_ADJOURN_EXAMPLE, key::RULE_ADJOURN_DOES),
    with("declare", key::RULE_DECLARE, key::RULE_DECLARE_EXAMPLE, key::RULE_DECLARE_DOES),
    with("forfeit", key::RULE_FORFEIT, key::SIDE_WHITE, key::RULE_FORFEIT_DOES),
    with("raise-points", key::RULE_RAISE, key::SIDE_WHITE, key::RULE_RAISE_DOES),
    with("lower-points", key::RULE_LOWER, key::SIDE_WHITE, key::RULE_LOWER_DOES),
    alone("void", key::RULE_VOID, key::RULE_VOID_DOES),
];

const ADJOURN: &str = "adjourn";
const READ_AS: &str = "read-as";

/// What stands behind the words, in German and in English.
const ARGUMENTS: [(&str, &str); 5] = [
    ("weiss", "white"),
    ("schwarz", "black"),
    ("zug", "move"),
    ("remis", "draw"),
    ("gewinnt", "wins"),
];

const ARTICLES: [&str; 5] = ["the", "der", "die", "das", "den"];

/// The ruling that somebody means in whatever language, and what stands behind its words,
/// in English.
pub(crate) fn find(text: &str) -> Option<(&'static Ruled, String)> {
    let tokens = text.split_whitespace();
    let tokens: Vec<&str> = tokens.filter(|token| !ARTICLES.contains(&&*folded(token))).collect();
    let plain = tokens.join(" ");
    let found = RULINGS.iter().flat_map(|ruled| {
        // when and where the game goes on is written as it is said
        let text = if ruled.deed == ADJOURN { text } else { &plain };
        ruled.names().into_iter().filter_map(move |name| Some((ruled, behind(text, &name)?)))
    });
    let (ruled, rest) = found.min_by_key(|(_, rest)| rest.len())?;
    Some((ruled, ruled.argument(rest)))
}

impl Ruled {
    /// The words and an example of what goes behind them.
    pub(crate) fn typed(&self, words: Words) -> String {
        let example = self.example.map(|example| words.text(example)).unwrap_or_default();
        format!("{} {example}", words.text(self.words)).trim_end().to_owned()
    }

    pub(crate) fn needs_more(&self) -> bool {
        self.example.is_some()
    }

    fn names(&self) -> Vec<String> {
        let said = Language::ALL.map(|language| Words::of(language).text(self.words));
        said.into_iter().chain([self.deed.to_owned()]).collect()
    }

    pub(crate) fn argument(&self, text: &str) -> String {
        // a capital is another piece than a small letter
        if [ADJOURN, READ_AS].contains(&self.deed) {
            return text.to_owned();
        }
        let in_english = |word: &str| {
            let word = folded(word);
            let known = ARGUMENTS.iter().find(|(german, _)| *german == word);
            known.map_or(word, |(_, english)| (*english).to_owned())
        };
        text.split_whitespace().map(in_english).collect::<Vec<String>>().join(" ")
    }

    /// The text of the deed, with what stands behind the words in English.
    pub(crate) fn deed_text(&self, argument: &str) -> String {
        let argument = match (self.deed, argument) {
            ("declare", "white" | "white wins") => "1-0",
            ("declare", "black" | "black wins") => "0-1",
            ("declare", "draw") => "1/2-1/2",
            (_, argument) => argument,
        };
        let is_deed = matches!(
            self.deed,
            "start" | "continue" | "resume" | "press" | "pause" | "sign" | "declare"
        );
        let rule = if is_deed { "" } else { "rule " };
        format!("{rule}{} {argument}", self.deed).trim_end().to_owned()
    }
}
