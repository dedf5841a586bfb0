use super::Color;

/// A kind of piece, a pawn included.
///
/// The discriminants are the three bits that [`Board`](super::Board) keeps for
/// each square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Role {
    /// Moves along diagonals.
    Bishop = 0b001,
    /// Moves along files and ranks.
    Rook = 0b010,
    /// Moves along files, ranks and diagonals.
    Queen = 0b011,
    /// Moves forward, captures diagonally forward.
    Pawn = 0b100,
    /// Leaps.
    Knight = 0b101,
    /// Moves one square in any direction, and castles.
    King = 0b110,
}

impl Role {
    /// All kinds, by usual value from pawn to king.
    pub const ALL: [Role; 6] =
        [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King];

    /// What a pawn may become, by usual preference (article 3.7.e).
    pub const PROMOTIONS: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

    /// The English letter in lower case, as in FEN and UCI.
    pub const fn to_char(self) -> char {
        match self {
            Role::Pawn => 'p',
            Role::Knight => 'n',
            Role::Bishop => 'b',
            Role::Rook => 'r',
            Role::Queen => 'q',
            Role::King => 'k',
        }
    }

    /// The kind for an English letter of either case.
    pub const fn from_char(letter: char) -> Option<Role> {
        match letter {
            'p' | 'P' => Some(Role::Pawn),
            'n' | 'N' => Some(Role::Knight),
            'b' | 'B' => Some(Role::Bishop),
            'r' | 'R' => Some(Role::Rook),
            'q' | 'Q' => Some(Role::Queen),
            'k' | 'K' => Some(Role::King),
            _ => None,
        }
    }

    /// The English name in lower case.
    pub const fn name(self) -> &'static str {
        match self {
            Role::Pawn => "pawn",
            Role::Knight => "knight",
            Role::Bishop => "bishop",
            Role::Rook => "rook",
            Role::Queen => "queen",
            Role::King => "king",
        }
    }

    /// The kind for a three-bit code, `None` for an empty square.
    pub(crate) const fn from_code(code: usize) -> Option<Role> {
        match code {
            0b001 => Some(Role::Bishop),
            0b010 => Some(Role::Rook),
            0b011 => Some(Role::Queen),
            0b100 => Some(Role::Pawn),
            0b101 => Some(Role::Knight),
            0b110 => Some(Role::King),
            _ => None,
        }
    }
}

/// A piece of one colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    /// Whose piece it is.
    pub color: Color,
    /// What it is.
    pub role: Role,
}

impl Piece {
    /// The FEN letter: upper case for White, lower case for Black.
    pub const fn to_char(self) -> char {
        match self.color {
            Color::White => self.role.to_char().to_ascii_uppercase(),
            Color::Black => self.role.to_char(),
        }
    }

    /// The piece for a FEN letter.
    pub const fn from_char(letter: char) -> Option<Piece> {
        let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
        match Role::from_char(letter) {
            Some(role) => Some(Piece { color, role }),
            None => None,
        }
    }
}
