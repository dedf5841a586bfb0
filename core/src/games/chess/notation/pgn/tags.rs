use std::borrow::Cow;

use super::encoding::{tidy, truncate};
use super::{Game, limits};
use crate::games::chess::{CastlingSide, Color, File, Position, Square};

/// The seven tags of every game, in their order (section 8.1.1).
pub(super) const ROSTER: [&str; 7] = ["Event", "Site", "Date", "Round", "White", "Black", "Result"];

/// Tag pairs, one behind the other in a single text.
#[derive(Clone, Default)]
pub(super) struct Tags {
    text: String,
    /// Where each name and each value ends.
    ends: Vec<(u32, u32)>,
    /// The marks of all names; a name whose mark is missing is not there.
    marks: u64,
}

/// One of 64 bits for a name.
const fn mark(name: &str) -> u64 {
    let bytes = name.as_bytes();
    match bytes {
        [first, .., last] => 1 << ((bytes.len() * 5 + *first as usize + *last as usize * 3) & 63),
        _ => 1,
    }
}

impl Tags {
    pub(super) fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        let mut start = 0;
        self.ends.iter().map(move |&(name_end, value_end)| {
            let (name_end, value_end) = (name_end as usize, value_end as usize);
            let pair = (&self.text[start..name_end], &self.text[name_end..value_end]);
            start = value_end;
            pair
        })
    }

    pub(super) fn get(&self, name: &str) -> Option<&str> {
        if self.marks & mark(name) == 0 {
            return None;
        }
        self.iter().find(|(known, _)| *known == name).map(|(_, value)| value)
    }

    pub(super) fn len(&self) -> usize {
        self.ends.len()
    }

    /// Sets a tag; a new one goes to the end.
    pub(super) fn set(&mut self, name: &str, value: &str) {
        let name = clean_name(name);
        let value = tidy(truncate(value, limits::TAG_VALUE));
        if name.is_empty() {
            return;
        }
        if self.get(&name).is_some_and(|known| known != value) {
            let replaced =
                self.rebuilt(|known, old| Some(if known == name { &value } else { old }));
            *self = replaced;
        } else if self.get(&name).is_none() {
            self.push(&name, &value);
        }
    }

    pub(super) fn remove(&mut self, name: &str) {
        *self = self.rebuilt(|known, value| (known != name).then_some(value));
    }

    /// Adds a tag of a name that is not there yet.
    #[inline]
    pub(super) fn push(&mut self, name: &str, value: &str) {
        self.text.push_str(name);
        let name_end = self.text.len() as u32;
        self.text.push_str(value);
        self.ends.push((name_end, self.text.len() as u32));
        self.marks |= mark(name);
    }

    pub(super) fn reserve(&mut self, bytes: usize, tags: usize) {
        self.text.reserve(bytes);
        self.ends.reserve(tags);
    }

    pub(super) fn bytes(&self) -> usize {
        self.text.len()
    }

    fn rebuilt<'a>(&'a self, value: impl Fn(&str, &'a str) -> Option<&'a str>) -> Tags {
        let mut tags = Tags::default();
        for (name, old) in self.iter() {
            if let Some(value) = value(name, old) {
                tags.push(name, value);
            }
        }
        tags
    }
}

/// The name with letters, digits and underscores only.
pub(super) fn clean_name(name: &str) -> Cow<'_, str> {
    let is_good = |c: char| c.is_ascii_alphanumeric() || c == '_';
    if name.len() <= limits::TAG_NAME && name.chars().all(is_good) {
        return Cow::Borrowed(name);
    }
    Cow::Owned(name.chars().filter(|&c| is_good(c)).take(limits::TAG_NAME).collect())
}

impl Game {
    /// The tags as they are written, but for `SetUp` and `FEN`: the roster,
    /// `Variant` if the start asks for it, and the others as given.
    pub(super) fn export_tags(&self) -> impl Iterator<Item = (&str, &str)> {
        let roster = ROSTER.into_iter().map(|name| {
            let unknown = if name == "Date" { "????.??.??" } else { "?" };
            (name, self.tag(name).filter(|value| !value.is_empty()).unwrap_or(unknown))
        });
        let variant = (self.tag("Variant").is_none() && needs_chess960(self.start()))
            .then_some(("Variant", "Chess960"));
        let others = self.tags().filter(|(name, _)| !ROSTER.contains(name));
        roster.chain(variant).chain(others)
    }
}

/// Whether a king or rook may castle from where it does not stand in an
/// ordinary game.
pub(super) fn needs_chess960(start: &Position) -> bool {
    Color::ALL.into_iter().any(|color| {
        CastlingSide::ALL.into_iter().any(|side| {
            let file = match side {
                CastlingSide::Short => File::H,
                CastlingSide::Long => File::A,
            };
            start.castling_rook(color, side).is_some_and(|rook| {
                rook.file() != file || start.king(color) != Square::new(File::E, color.back_rank())
            })
        })
    })
}
