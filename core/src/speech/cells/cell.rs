//! Braille cells and the two forms in which files hold them.

use std::fmt;

/// One cell of six dots.
///
/// ```
/// use annabella::speech::braille::Cell;
///
/// let s = Cell::from_unicode('⠎').unwrap();
/// assert_eq!((s.dots(), s.to_brf()), (0b1110, 'S'));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cell(u8);

/// The character of North American Braille ASCII for each set of dots.
const BRF: &[u8; 64] = b" A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)=";

/// The cell without dots in Unicode.
const FIRST: char = '\u{2800}';

/// Left column 1, 2, 3 from the top, right column 4, 5, 6.
const DOTS: u8 = 0b11_1111;

impl Cell {
    /// The cell without dots.
    pub const BLANK: Cell = Cell(0);

    /// The cell with these dots, dot 1 in the lowest bit; none for more than six.
    pub const fn new(dots: u8) -> Option<Cell> {
        if dots <= DOTS { Some(Cell(dots)) } else { None }
    }

    /// Its dots, dot 1 in the lowest bit, at most 63.
    pub const fn dots(self) -> u8 {
        self.0
    }

    /// The cell for a Braille pattern of Unicode with six dots.
    pub fn from_unicode(pattern: char) -> Option<Cell> {
        let dots = u32::from(pattern).checked_sub(FIRST.into())?;
        Cell::new(u8::try_from(dots).ok()?)
    }

    /// Its Braille pattern in Unicode, U+2800 to U+283F.
    pub fn to_unicode(self) -> char {
        char::from_u32(u32::from(FIRST) + u32::from(self.0)).unwrap_or(FIRST)
    }

    /// The cell for a character of North American Braille ASCII; small letters,
    /// as some programs write them, count as capitals, and so do the five signs
    /// beside them.
    pub fn from_brf(character: char) -> Option<Cell> {
        let byte = match u8::try_from(character).ok()? {
            byte @ b'`'..=b'~' => byte - (b'`' - b'@'),
            byte => byte,
        };
        BRF.iter().position(|&known| known == byte).map(|dots| Cell(dots as u8))
    }

    /// Its character in North American Braille ASCII, from a blank to `_`.
    pub const fn to_brf(self) -> char {
        BRF[self.0 as usize] as char
    }

    pub(in crate::speech) const fn is_blank(self) -> bool {
        self.0 == 0
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Cell({})", self.to_unicode())
    }
}

/// Cells as Unicode Braille patterns.
pub fn unicode(cells: &[Cell]) -> String {
    cells.iter().map(|cell| cell.to_unicode()).collect()
}

/// Cells as North American Braille ASCII in capitals.
pub fn brf(cells: &[Cell]) -> String {
    cells.iter().map(|cell| cell.to_brf()).collect()
}

/// The cells of a text of Braille patterns that stands in the source.
pub(in crate::speech) fn cells(patterns: &str) -> Vec<Cell> {
    patterns.chars().filter_map(Cell::from_unicode).collect()
}

/// Whether `cells` begin with these Braille patterns.
pub(in crate::speech) fn begins_with(cells: &[Cell], patterns: &str) -> bool {
    let mut cells = cells.iter();
    patterns.chars().all(|pattern| cells.next().is_some_and(|cell| cell.to_unicode() == pattern))
}

/// Whether `cells` are these Braille patterns.
pub(in crate::speech) fn are(cells: &[Cell], patterns: &str) -> bool {
    cells.len() == patterns.chars().count() && begins_with(cells, patterns)
}
