use crate::games::chess::{Bitboard, Color, File, Rank, Square};

/// The files of one half of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Wing {
    /// The files a to d, where the queens begin.
    Queen,
    /// The files e to h, where the kings begin.
    King,
}

/// A quarter of the board: the squares of one wing in one side's half.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Quarter {
    /// In whose half: the four ranks before White or before Black.
    pub half: Color,
    /// On which wing.
    pub wing: Wing,
}

impl Wing {
    /// Both, the queen's first.
    pub const ALL: [Wing; 2] = [Wing::Queen, Wing::King];

    /// That of a file.
    pub const fn of(file: File) -> Wing {
        if (file as u8) < File::E as u8 { Wing::Queen } else { Wing::King }
    }
}

impl Quarter {
    /// That of a square.
    pub const fn of(square: Square) -> Quarter {
        let is_near = (square.rank() as u8) < Rank::Fifth as u8;
        let half = if is_near { Color::White } else { Color::Black };
        Quarter { half, wing: Wing::of(square.file()) }
    }

    /// Its sixteen squares.
    ///
    /// ```
    /// use annabella::games::chess::{Square, sight::Quarter};
    ///
    /// let quarter = Quarter::of(Square::C2);
    /// assert!(quarter.squares().contains(Square::A1));
    /// assert!(quarter.squares().contains(Square::D4));
    /// assert!(!quarter.squares().contains(Square::E4));
    /// assert_eq!(quarter.squares().len(), 16);
    /// ```
    pub fn squares(self) -> Bitboard {
        Square::ALL.into_iter().filter(|&square| Quarter::of(square) == self).collect()
    }
}
