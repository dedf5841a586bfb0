//! One line of a table of phrases.

use super::{Said, Slots};
use crate::speech::hearing::tokens::{self, Token};

/// A part of a pattern.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Item {
    Word(String),
    Slot(Slot),
}

/// What is filled in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::speech) enum Slot {
    Square,
    /// One square or more, such as `e2 and d2`.
    Squares,
    File,
    Rank,
    Ordinal,
    Piece,
    Pieces,
    Color,
    Number,
    /// A move, up to the end.
    Move,
    /// Any words, up to the end.
    Text,
}

impl Slot {
    const ALL: [(&str, Slot); 11] = [
        ("<square>", Slot::Square),
        ("<squares>", Slot::Squares),
        ("<file>", Slot::File),
        ("<rank>", Slot::Rank),
        ("<ordinal>", Slot::Ordinal),
        ("<piece>", Slot::Piece),
        ("<pieces>", Slot::Pieces),
        ("<color>", Slot::Color),
        ("<number>", Slot::Number),
        ("<move>", Slot::Move),
        ("<text>", Slot::Text),
    ];

    fn read(name: &str) -> Option<Slot> {
        Slot::ALL.into_iter().find(|&(known, _)| known == name).map(|(_, slot)| slot)
    }

    /// Where the template of a phrase takes it.
    const fn name(self) -> &'static str {
        match self {
            Slot::Square => "<square>",
            Slot::Squares => "<squares>",
            Slot::File => "<file>",
            Slot::Rank | Slot::Ordinal => "<rank>",
            Slot::Piece | Slot::Pieces => "<piece>",
            Slot::Color => "<color>",
            Slot::Number => "<number>",
            Slot::Move => "<move>",
            Slot::Text => "<text>",
        }
    }
}

/// All patterns of a line: its groups taken apart.
pub(super) fn expand(line: &str) -> Vec<Vec<Item>> {
    let mut rest = line.trim();
    let mut ways = alternatives(&mut rest, 0);
    debug_assert!(rest.is_empty(), "{line}");
    ways.retain(|way| !way.trim().is_empty());
    ways.iter().map(|way| items(way)).collect()
}

/// So deep groups stand in each other at most.
const MAX_DEPTH: usize = 4;

/// The ways up to the end of a group, without taking its bracket.
fn alternatives(rest: &mut &str, depth: usize) -> Vec<String> {
    let mut all = Vec::new();
    let mut ways = vec![String::new()];
    while let Some(c) = rest.chars().next() {
        match c {
            ')' => break,
            '|' => {
                *rest = &rest[1..];
                all.append(&mut ways);
                ways = vec![String::new()];
            }
            '(' if depth < MAX_DEPTH => {
                *rest = &rest[1..];
                let inner = alternatives(rest, depth + 1);
                *rest = rest.strip_prefix(')').unwrap_or(rest);
                ways = ways
                    .iter()
                    .flat_map(|way| inner.iter().map(move |more| format!("{way}{more}")))
                    .collect();
            }
            _ => {
                *rest = &rest[c.len_utf8()..];
                for way in &mut ways {
                    way.push(c);
                }
            }
        }
    }
    all.append(&mut ways);
    all
}

fn items(way: &str) -> Vec<Item> {
    way.split_whitespace()
        .map(|word| match Slot::read(word) {
            Some(slot) => Item::Slot(slot),
            None => Item::Word(tokens::folded(word)),
        })
        .collect()
}

/// Whether the words from `at` on are as the items say.
pub(super) fn matches(
    items: &[Item],
    text: &str,
    words: &[Token],
    slots: &dyn Slots,
    at: usize,
    said: &mut Said,
) -> bool {
    let Some((first, rest)) = items.split_first() else { return at == words.len() };
    let Some(word) = words.get(at) else { return false };
    match first {
        Item::Word(expected) => {
            word.text == *expected && matches(rest, text, words, slots, at + 1, said)
        }
        Item::Slot(Slot::Move) => {
            said.move_at = Some(at);
            rest.is_empty()
        }
        Item::Slot(slot @ Slot::Text) => {
            said.slots.push((slot.name(), text[word.at.start..].trim().to_owned()));
            rest.is_empty()
        }
        Item::Slot(slot) => slots.values(*slot, at).into_iter().any(|(value, len)| {
            let before = said.slots.len();
            said.slots.push((slot.name(), value));
            let is_said = matches(rest, text, words, slots, at + len, said);
            if !is_said {
                said.slots.truncate(before);
            }
            is_said
        }),
    }
}
