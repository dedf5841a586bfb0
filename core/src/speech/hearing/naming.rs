//! What a reply names that is no move: squares, a piece, a number, a colour.

use super::lattice::{Lattice, Letters};
use super::{Hearing, MAX_LEN, tokens};
use crate::games::chess::{Color, File, Role, Square};
use crate::speech::chess::hearing::meaning::Meaning;

/// What a reply names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Named {
    Squares(Vec<Square>),
    /// A kind of piece, perhaps with its colour.
    Piece {
        color: Option<Color>,
        role: Role,
    },
    Color(Color),
    Number(u32),
    /// That nothing stands there.
    Nothing,
}

/// What stands behind a number: "four moves".
const COUNTED: [&str; 4] = ["move", "moves", "zug", "zuege"];

/// More ways to understand a reply are not followed.
const MAX_WAYS: usize = 64;

/// What has been understood of a reply so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Part {
    squares: Vec<Square>,
    file: Option<File>,
    color: Option<Color>,
    role: Option<Role>,
    number: Option<u32>,
    is_empty: bool,
}

impl Hearing {
    /// What a reply names, in this language or another one; `None` if that is not all it says.
    pub(crate) fn named(&self, text: &str) -> Option<Named> {
        if text.len() > MAX_LEN {
            return None;
        }
        let text = tokens::composed(text);
        self.in_each_language().find_map(|hearing| hearing.named_in_own(&text))
    }

    fn named_in_own(&self, text: &str) -> Option<Named> {
        let mut words = self.lexicon.spelled(text);
        words.retain(|word| !COUNTED.contains(&&*word.text));
        if let [only] = &words[..]
            && let Ok(number) = only.text.parse()
        {
            return Some(Named::Number(number));
        }
        let lattice = Lattice::of(&words, self.lexicon, Letters::Files);
        let mut ways: Vec<Vec<Part>> = vec![Vec::new(); words.len() + 1];
        ways[0].push(Part::default());
        for at in 0..words.len() {
            let here = std::mem::take(&mut ways[at]);
            for edge in lattice.at(at) {
                let Some(there) = ways.get_mut(at + edge.len) else { continue };
                let taken = here.iter().filter_map(|part| {
                    let mut all = edge.meanings.iter();
                    all.try_fold(part.clone(), |part, &meaning| part.with(meaning))
                });
                for part in taken {
                    if there.len() < MAX_WAYS && !there.contains(&part) {
                        there.push(part);
                    }
                }
            }
        }
        ways.pop()?.into_iter().find_map(Part::named)
    }
}

impl Part {
    /// With one more word; `None` if it does not go on with that.
    fn with(mut self, meaning: Meaning) -> Option<Part> {
        match meaning {
            Meaning::Filler
            | Meaning::Polite
            | Meaning::Goes
            | Meaning::On
            | Meaning::From
            | Meaning::To
                if self.file.is_none() => {}
            Meaning::File(file) if self.file.is_none() => self.file = Some(file),
            Meaning::Rank(rank) => match self.file.take() {
                Some(file) => self.squares.push(Square::new(file, rank)),
                None if self.number.is_none() => self.number = Some(rank as u32 + 1),
                None => return None,
            },
            Meaning::Number(number) if self.number.is_none() => self.number = Some(number),
            Meaning::Color(color) if self.color.is_none() => self.color = Some(color),
            Meaning::Piece(role) if self.role.is_none() => self.role = Some(role),
            Meaning::Empty => self.is_empty = true,
            _ => return None,
        }
        Some(self)
    }

    fn named(self) -> Option<Named> {
        let Part { squares, file: None, color, role, number, is_empty } = self else { return None };
        match (squares.is_empty(), role, color, number, is_empty) {
            (false, None, None, None, false) => Some(Named::Squares(squares)),
            (true, Some(role), color, None, false) => Some(Named::Piece { color, role }),
            (true, None, Some(color), None, false) => Some(Named::Color(color)),
            (true, None, None, Some(number), false) => Some(Named::Number(number)),
            (true, None, None, None, true) => Some(Named::Nothing),
            _ => None,
        }
    }
}
