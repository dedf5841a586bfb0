//! What can be filled into phrases about a board of Yin-Yang.

use super::lexicon::{Lexicon, Meaning};
use crate::games::GameKind;
use crate::games::yin_yang::{Point, Size};
use crate::speech::hearing::phrases::{Slot, Slots};
use crate::speech::hearing::tokens::Token;

/// The words of an utterance, and what they can mean.
#[derive(Clone, Copy)]
pub(super) struct YinYangSlots<'a> {
    pub(super) words: &'a [Token],
    pub(super) lexicon: &'a Lexicon,
    pub(super) size: Size,
}

impl YinYangSlots<'_> {
    /// The words for the middle of the board.
    fn middle(&self, words: &[Token]) -> Option<(String, usize)> {
        let mut found = self.lexicon.find(words).into_iter();
        let (_, len) =
            found.find(|(meaning, _)| matches!(meaning, Meaning::Middle | Meaning::MiddlePoint))?;
        Some((self.size.point(self.size.middle())?.to_string(), len))
    }
}

impl Slots for YinYangSlots<'_> {
    fn values(&self, slot: Slot, at: usize) -> Vec<(String, usize)> {
        let words = self.words.get(at..).unwrap_or_default();
        if matches!(slot, Slot::Square | Slot::Squares) {
            let found = self.lexicon.point(words);
            let point = found.and_then(|(named, len)| Some((named.point()?.to_string(), len)));
            return point.or_else(|| self.middle(words)).into_iter().collect();
        }
        let found = self.lexicon.find(words).into_iter();
        found.filter_map(|(meaning, len)| Some((value(slot, meaning)?, len))).collect()
    }
}

/// Lines are counted from 1 in questions.
fn value(slot: Slot, meaning: Meaning) -> Option<String> {
    let is_line = |number: u16| (1..=u16::from(Size::MAX)).contains(&number);
    Some(match (slot, meaning) {
        (Slot::Number, Meaning::Number(number)) => number.to_string(),
        (Slot::File | Slot::Rank, Meaning::Number(number))
        | (Slot::Ordinal, Meaning::Number(number) | Meaning::Ordinal(number))
            if is_line(number) =>
        {
            number.to_string()
        }
        (Slot::File, Meaning::Column(column)) => {
            let first: Point = format!("{column}1").parse().ok()?;
            (first.column() + 1).to_string()
        }
        (Slot::Color, Meaning::Side(side)) => GameKind::YinYang.side_name(side).to_owned(),
        _ => return None,
    })
}
