//! What a player can ask.

mod text;

use crate::games::Side;
use crate::games::chess::{Color, File, Rank, Role, Square};

/// What a player can ask about a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Question {
    /// Where pieces stand: of one kind or all, of one colour or both.
    Where {
        /// Whose.
        color: Option<Color>,
        /// Which.
        role: Option<Role>,
    },
    /// What stands on a square.
    On(Square),
    /// What stands on a file.
    File(File),
    /// What stands on a rank.
    Rank(Rank),
    /// What stands on the diagonals through a square, from there outwards, clockwise.
    Diagonals(Square),
    /// What stands on the file and the rank of a square, from there outwards, clockwise.
    Lines(Square),
    /// The next square with a piece of this kind, a1 to h8, and around.
    Next {
        /// Which.
        role: Role,
        /// Whose; of both colours if nobody is named.
        color: Option<Color>,
        /// From where, this square left out.
        from: Square,
        /// Whether to look towards a1.
        is_backward: bool,
    },
    /// What stands on the squares around one, clockwise.
    Neighbours(Square),
    /// Whether a square is light or dark.
    Shade(Square),
    /// How many pieces there are: of one kind or all, of one colour or both.
    Count {
        /// Whose.
        color: Option<Color>,
        /// Which.
        role: Option<Role>,
    },
    /// The legal moves of the piece on a square, or all.
    Moves(Option<Square>),
    /// The legal moves of the pieces of a kind.
    MovesOf(Role),
    /// The legal moves of the piece that was taken into the hand.
    MovesInHand,
    /// Those of them that capture.
    Captures(Option<Square>),
    /// The last moves that were made, so many.
    LastMoves(u32),
    /// What the last move captured, and what was captured before.
    Captured,
    /// All that a side has captured.
    CapturedBy(Color),
    /// Whose turn it is.
    Turn,
    /// Whether the king of a side is in check, or without one that of the side to move.
    Check(Option<Color>),
    /// Who may still castle, and whether now.
    Castling,
    /// Which pawns can capture en passant now.
    EnPassant,
    /// The times left.
    Clocks,
    /// The time that a side has left.
    Clock(Side),
    /// The times used and the number of moves of both sides (article E2.9.d).
    TimesUsed,
    /// The number of moves.
    MoveNumber,
    /// All moves.
    Score,
    /// The whole position.
    Board(Reading),
    /// What each side has, and who has more.
    Material,
    /// What the piece on a square attacks and protects.
    Attacks(Square),
    /// Who attacks a square.
    Attackers(Square),
    /// Who protects what stands on a square.
    Defenders(Square),
    /// Which pieces are pinned.
    Pins,
    /// Which pieces are attacked and not protected, or by less than they are worth.
    Hanging,
    /// Which moves give check.
    Checks,
}

/// In which order a position is read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Reading {
    /// Each side's pieces, the king first.
    #[default]
    Pieces,
    /// The queen's side and the king's side of each colour's half of the board.
    Quarters,
    /// Rank by rank, from the first.
    Ranks,
}

impl Question {
    /// Whether the answer tells where pieces stand, so that a player from whom the board
    /// is hidden does not get it. What was played he has heard.
    pub const fn is_about_position(self) -> bool {
        !matches!(
            self,
            Question::LastMoves(_)
                | Question::Shade(_)
                | Question::Captured
                | Question::CapturedBy(_)
                | Question::Turn
                | Question::Check(_)
                | Question::Clocks
                | Question::Clock(_)
                | Question::TimesUsed
                | Question::MoveNumber
                | Question::Score
        )
    }

    /// Whether a blind player has it from his assistant (article E2.9.d).
    pub const fn is_information(self) -> bool {
        matches!(
            self,
            Question::Clocks | Question::Clock(_) | Question::TimesUsed | Question::MoveNumber
        )
    }

    /// Whether the answer is help that the Laws forbid during play (article 12.3.a):
    /// more than what everybody sees on the board, the clock and the scoresheet.
    pub const fn is_advice(self) -> bool {
        matches!(
            self,
            Question::Attacks(_)
                | Question::Attackers(_)
                | Question::Defenders(_)
                | Question::Pins
                | Question::Hanging
                | Question::Checks
        )
    }
}
