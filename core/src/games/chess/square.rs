use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::{Color, Piece, Role};

/// A column of the board, a to h from White's left (articles 2.4, C5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum File {
    A,
    B,
    C,
    D,
    E,
    F,
    G,
    H,
}

impl File {
    /// All files from a to h.
    pub const ALL: [File; 8] =
        [File::A, File::B, File::C, File::D, File::E, File::F, File::G, File::H];

    /// The file number `index`, 0 for a; the higher bits are ignored.
    pub const fn new(index: u8) -> File {
        File::ALL[(index & 7) as usize]
    }

    /// `'a'` to `'h'`.
    pub const fn to_char(self) -> char {
        (b'a' + self as u8) as char
    }

    /// The file for `'a'` to `'h'`.
    pub const fn from_char(letter: char) -> Option<File> {
        match letter {
            'a'..='h' => Some(File::new(letter as u8 - b'a')),
            _ => None,
        }
    }
}

/// A row of the board, 1 to 8 from White's side (articles 2.4, C6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Rank {
    First,
    Second,
    Third,
    Fourth,
    Fifth,
    Sixth,
    Seventh,
    Eighth,
}

impl Rank {
    /// All ranks from 1 to 8.
    pub const ALL: [Rank; 8] = [
        Rank::First,
        Rank::Second,
        Rank::Third,
        Rank::Fourth,
        Rank::Fifth,
        Rank::Sixth,
        Rank::Seventh,
        Rank::Eighth,
    ];

    /// The rank number `index`, 0 for rank 1; the higher bits are ignored.
    pub const fn new(index: u8) -> Rank {
        Rank::ALL[(index & 7) as usize]
    }

    /// `'1'` to `'8'`.
    pub const fn to_char(self) -> char {
        (b'1' + self as u8) as char
    }

    /// The rank for `'1'` to `'8'`.
    pub const fn from_char(digit: char) -> Option<Rank> {
        match digit {
            '1'..='8' => Some(Rank::new(digit as u8 - b'1')),
            _ => None,
        }
    }
}

/// One of the 64 squares, numbered a1 = 0, b1 = 1, … h8 = 63.
///
/// ```
/// use annabella::games::chess::{Color, File, Rank, Square};
///
/// let e4 = Square::new(File::E, Rank::Fourth);
/// assert_eq!(e4, Square::E4);
/// assert_eq!("e4".parse(), Ok(e4));
/// assert_eq!(e4.to_string(), "e4");
/// assert_eq!(Square::A1.shade(), Color::Black);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square(u8);

impl Square {
    /// All squares from a1 along the ranks to h8.
    pub const ALL: [Square; 64] = {
        let mut all = [Square(0); 64];
        let mut index = 0;
        while index < 64 {
            all[index as usize] = Square(index);
            index += 1;
        }
        all
    };

    /// The square where `file` and `rank` cross.
    pub const fn new(file: File, rank: Rank) -> Square {
        Square::from_index(rank as u8 * 8 + file as u8)
    }

    /// The square number `index`; the bits above 63 are ignored.
    pub const fn from_index(index: u8) -> Square {
        Square(index & 63)
    }

    /// 0 for a1 to 63 for h8.
    pub const fn index(self) -> usize {
        (self.0 & 63) as usize
    }

    /// The column of this square.
    pub const fn file(self) -> File {
        File::new(self.0)
    }

    /// The row of this square.
    pub const fn rank(self) -> Rank {
        Rank::new(self.0 >> 3)
    }

    /// The colour of the square itself: a1 is dark (article 2.1).
    pub const fn shade(self) -> Color {
        if (self.file() as u8 + self.rank() as u8).is_multiple_of(2) {
            Color::Black
        } else {
            Color::White
        }
    }

    /// The square `files` to the right and `ranks` up as White sees it, or
    /// `None` off the board.
    pub const fn offset(self, files: i8, ranks: i8) -> Option<Square> {
        let file = self.file() as i16 + files as i16;
        let rank = self.rank() as i16 + ranks as i16;
        if 0 <= file && file < 8 && 0 <= rank && rank < 8 {
            Some(Square::from_index((rank * 8 + file) as u8))
        } else {
            None
        }
    }
}

#[rustfmt::skip]
#[allow(missing_docs)]
impl Square {
    pub const A1: Square = Square(0); pub const B1: Square = Square(1); pub const C1: Square = Square(2); pub const D1: Square = Square(3); pub const E1: Square = Square(4); pub const F1: Square = Square(5); pub const G1: Square = Square(6); pub const H1: Square = Square(7);
    pub const A2: Square = Square(8); pub const B2: Square = Square(9); pub const C2: Square = Square(10); pub const D2: Square = Square(11); pub const E2: Square = Square(12); pub const F2: Square = Square(13); pub const G2: Square = Square(14); pub const H2: Square = Square(15);
    pub const A3: Square = Square(16); pub const B3: Square = Square(17); pub const C3: Square = Square(18); pub const D3: Square = Square(19); pub const E3: Square = Square(20); pub const F3: Square = Square(21); pub const G3: Square = Square(22); pub const H3: Square = Square(23);
    pub const A4: Square = Square(24); pub const B4: Square = Square(25); pub const C4: Square = Square(26); pub const D4: Square = Square(27); pub const E4: Square = Square(28); pub const F4: Square = Square(29); pub const G4: Square = Square(30); pub const H4: Square = Square(31);
    pub const A5: Square = Square(32); pub const B5: Square = Square(33); pub const C5: Square = Square(34); pub const D5: Square = Square(35); pub const E5: Square = Square(36); pub const F5: Square = Square(37); pub const G5: Square = Square(38); pub const H5: Square = Square(39);
    pub const A6: Square = Square(40); pub const B6: Square = Square(41); pub const C6: Square = Square(42); pub const D6: Square = Square(43); pub const E6: Square = Square(44); pub const F6: Square = Square(45); pub const G6: Square = Square(46); pub const H6: Square = Square(47);
    pub const A7: Square = Square(48); pub const B7: Square = Square(49); pub const C7: Square = Square(50); pub const D7: Square = Square(51); pub const E7: Square = Square(52); pub const F7: Square = Square(53); pub const G7: Square = Square(54); pub const H7: Square = Square(55);
    pub const A8: Square = Square(56); pub const B8: Square = Square(57); pub const C8: Square = Square(58); pub const D8: Square = Square(59); pub const E8: Square = Square(60); pub const F8: Square = Square(61); pub const G8: Square = Square(62); pub const H8: Square = Square(63);
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.file().to_char(), self.rank().to_char())
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that names no square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("expected a square from a1 to h8")]
pub struct ParseSquareError;

impl FromStr for Square {
    type Err = ParseSquareError;

    fn from_str(text: &str) -> Result<Square, ParseSquareError> {
        let mut chars = text.chars();
        let file = chars.next().and_then(File::from_char).ok_or(ParseSquareError)?;
        let rank = chars.next().and_then(Rank::from_char).ok_or(ParseSquareError)?;
        if chars.next().is_some() {
            return Err(ParseSquareError);
        }
        Ok(Square::new(file, rank))
    }
}

/// The piece that stands on `square` at the start of an ordinary game (article 2.3).
pub(crate) const fn classical_piece(square: Square) -> Option<Piece> {
    const BACK_RANK: [Role; 8] = [
        Role::Rook,
        Role::Knight,
        Role::Bishop,
        Role::Queen,
        Role::King,
        Role::Bishop,
        Role::Knight,
        Role::Rook,
    ];
    let role = match square.rank() {
        Rank::First | Rank::Eighth => BACK_RANK[square.file() as usize],
        Rank::Second | Rank::Seventh => Role::Pawn,
        _ => return None,
    };
    let color = if (square.rank() as u8) < 4 { Color::White } else { Color::Black };
    Some(Piece { color, role })
}
