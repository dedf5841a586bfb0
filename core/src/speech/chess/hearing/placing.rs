//! Pieces with their squares, as somebody says or types them who sets up a position.

use crate::games::chess::{Color, File, Piece, Role, Square};
use crate::speech::chess::hearing::meaning::Meaning;
use crate::speech::hearing::lattice::{Lattice, Letters};
use crate::speech::hearing::{Hearing, tokens};

/// All pieces of a position, each in words, have no more bytes.
const MAX_LEN: usize = 2_000;
/// So many edges lead to a square at most, with polite words among them.
const MAX_EDGES: usize = 8;

/// A square and what is to stand there; of a piece without a colour only the kind is known.
#[derive(Clone, Copy)]
struct Place {
    square: Square,
    piece: Option<(Option<Color>, Role)>,
}

/// A place of which only a part has been heard.
#[derive(Clone, Copy, Default)]
struct Part {
    color: Option<Color>,
    role: Option<Role>,
    is_empty: bool,
    file: Option<File>,
}

impl Hearing {
    /// What goes on which square: `white knight f3, clear e4`, or with letters, of which
    /// capitals are White's: `K e1, q d8`. A piece without a colour has that of the one
    /// before it, White's at first; a square alone becomes empty. None where that is not
    /// all that was said.
    pub fn pieces(&self, text: &str) -> Option<Vec<(Square, Option<Piece>)>> {
        if text.len() > MAX_LEN {
            return None;
        }
        let text = tokens::composed(text);
        let words = self.lexicon.spelled(&text);
        let list = List {
            lattice: Lattice::of(&words, self.lexicon, Letters::Pieces),
            colors: words.iter().map(|word| color_of(&text[word.at.clone()])).collect(),
        };
        let mut places = Vec::new();
        list.read(0, &mut places, &mut vec![false; words.len() + 1]);
        let mut before = Color::White;
        let pieces = places.into_iter().map(|Place { square, piece }| {
            let piece = piece.map(|(color, role)| {
                before = color.unwrap_or(before);
                Piece { color: before, role }
            });
            (square, piece)
        });
        let pieces: Vec<(Square, Option<Piece>)> = pieces.collect();
        (!pieces.is_empty()).then_some(pieces)
    }
}

/// The colour that a sign for a piece has by itself; words have none.
fn color_of(word: &str) -> Option<Color> {
    let mut letters = word.chars();
    match (letters.next()?, letters.next()) {
        ('♔'..='♙' | 'A'..='Z', None) => Some(Color::White),
        ('♚'..='♟' | 'a'..='z', None) => Some(Color::Black),
        _ => None,
    }
}

/// Several places, one after the other.
struct List {
    lattice: Lattice,
    /// For each word the colour of a piece that it names.
    colors: Vec<Option<Color>>,
}

impl List {
    /// Adds the places from this word to the last one; false where there is another word,
    /// and nothing is added then. `failed` has the words from which that is known.
    fn read(&self, at: usize, places: &mut Vec<Place>, failed: &mut [bool]) -> bool {
        if at == self.lattice.len() {
            return true;
        }
        if failed[at] {
            return false;
        }
        let mut ways = Vec::new();
        self.place(at, Part::default(), MAX_EDGES, &mut ways);
        for (place, end) in ways {
            places.push(place);
            if self.read(end, places, failed) {
                return true;
            }
            places.pop();
        }
        failed[at] = true;
        false
    }

    /// All ways to go on from a part of a place, with the word behind each.
    fn place(&self, at: usize, part: Part, most: usize, ways: &mut Vec<(Place, usize)>) {
        if most == 0 {
            return;
        }
        for edge in self.lattice.at(at) {
            let end = at + edge.len;
            let mut part = part;
            let Some((last, first)) = edge.meanings.split_last() else { continue };
            if !first.iter().all(|&meaning| part.take(meaning, self.colors[at])) {
                continue;
            }
            if let (Some(file), Meaning::Rank(rank)) = (part.file, *last) {
                let piece = part.role.map(|role| (part.color, role));
                let place = Place { square: Square::new(file, rank), piece };
                if piece.is_none() {
                    ways.extend(self.empty_after(end, most).map(|end| (place, end)));
                }
                ways.push((place, end));
            } else if part.take(*last, self.colors[at]) {
                self.place(end, part, most - 1, ways);
            }
        }
    }

    /// Behind the word that the square before it is empty, if that comes next.
    fn empty_after(&self, at: usize, most: usize) -> Option<usize> {
        let edges = self.lattice.at(at).iter().filter(|_| most > 0);
        edges.filter_map(|edge| Some((edge.meanings.first()?, at + edge.len))).find_map(
            |(meaning, end)| match meaning {
                Meaning::Empty => Some(end),
                Meaning::Filler => self.empty_after(end, most - 1),
                _ => None,
            },
        )
    }
}

impl Part {
    /// Adds what comes next; false if it cannot come here.
    fn take(&mut self, meaning: Meaning, color: Option<Color>) -> bool {
        let is_square = self.file.is_some();
        match meaning {
            Meaning::Filler | Meaning::Polite | Meaning::On | Meaning::To => !is_square,
            Meaning::Color(named) if self.color.is_none() && self.role.is_none() => {
                self.color = Some(named);
                !is_square && !self.is_empty
            }
            Meaning::Piece(role) | Meaning::Letter(role) if self.role.is_none() => {
                self.role = Some(role);
                self.color = self.color.or(color);
                !is_square && !self.is_empty
            }
            Meaning::Empty if self.role.is_none() && self.color.is_none() => {
                self.is_empty = true;
                !is_square
            }
            Meaning::File(file) if !is_square && (self.role.is_some() || self.color.is_none()) => {
                self.file = Some(file);
                true
            }
            _ => false,
        }
    }
}
