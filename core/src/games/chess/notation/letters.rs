//! The letters by which pieces are named in a move (articles C2 and C3).

use crate::games::chess::Role;

/// One letter for each piece but the pawn.
///
/// A further language is one more line here and in [`Letters::ALL`]. Of `O`, `P`
/// and `Z` no set may make use: they read as castling, pawn and null move.
/// Languages for which no letters are in use take the English ones or figurines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Letters {
    name: &'static str,
    /// By role; nothing for the pawn.
    by_role: [Option<char>; 8],
}

impl Letters {
    /// K Q R B N, which are also the letters of PGN.
    pub const ENGLISH: Letters = Letters::new("English", ['K', 'Q', 'R', 'B', 'N']);
    /// K D T L S.
    pub const GERMAN: Letters = Letters::new("German", ['K', 'D', 'T', 'L', 'S']);
    /// R D T A C.
    pub const SPANISH: Letters = Letters::new("Spanish", ['R', 'D', 'T', 'A', 'C']);
    /// R D T B C.
    pub const PORTUGUESE: Letters = Letters::new("Portuguese", ['R', 'D', 'T', 'B', 'C']);
    /// R D T F C.
    pub const FRENCH: Letters = Letters::new("French", ['R', 'D', 'T', 'F', 'C']);
    /// ♔♕♖♗♘, for the pieces of both sides.
    pub const FIGURINES: Letters = Letters::new("figurines", ['♔', '♕', '♖', '♗', '♘']);

    /// All sets.
    pub const ALL: [&Letters; 6] = [
        &Letters::ENGLISH,
        &Letters::GERMAN,
        &Letters::SPANISH,
        &Letters::PORTUGUESE,
        &Letters::FRENCH,
        &Letters::FIGURINES,
    ];

    /// Takes king, queen, rook, bishop and knight, in this order.
    const fn new(name: &'static str, letters: [char; 5]) -> Letters {
        let mut by_role = [None; 8];
        by_role[Role::King as usize] = Some(letters[0]);
        by_role[Role::Queen as usize] = Some(letters[1]);
        by_role[Role::Rook as usize] = Some(letters[2]);
        by_role[Role::Bishop as usize] = Some(letters[3]);
        by_role[Role::Knight as usize] = Some(letters[4]);
        Letters { name, by_role }
    }

    /// The English name of the set.
    pub const fn name(&self) -> &'static str {
        self.name
    }

    /// The letter of a piece; a pawn has none.
    #[inline]
    pub const fn letter(&self, role: Role) -> Option<char> {
        self.by_role[role as usize]
    }

    /// The piece for a letter of this set, as it is written here.
    #[inline]
    pub fn role(&self, letter: char) -> Option<Role> {
        Role::ALL.into_iter().find(|&role| self.letter(role) == Some(letter))
    }
}

/// The piece for a figurine of either colour, pawns included.
pub(super) const fn figurine(symbol: char) -> Option<Role> {
    match symbol {
        '♔' | '♚' => Some(Role::King),
        '♕' | '♛' => Some(Role::Queen),
        '♖' | '♜' => Some(Role::Rook),
        '♗' | '♝' => Some(Role::Bishop),
        '♘' | '♞' => Some(Role::Knight),
        '♙' | '♟' => Some(Role::Pawn),
        _ => None,
    }
}
