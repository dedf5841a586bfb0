//! Moves and beginnings as they are written to somebody who plays by correspondence.

use super::chess::notation::iccf;
use super::{GameKind, Move, Position, yin_yang};

impl Position {
    /// A legal move as players of all languages read it: in chess by the numbers of the ICCF,
    /// `7163`, else as saved games have it.
    pub fn write_posted(&self, mv: Move) -> String {
        mv.chess().map_or_else(|| self.write_move(mv), iccf::write)
    }

    /// What [`write_posted`](Position::write_posted) gives; `None` where the text is no legal
    /// move.
    pub fn read_posted(&self, text: &str, past: &[u64]) -> Option<Move> {
        match self {
            Position::Chess(position) => iccf::parse(position, text).ok().map(Move::Chess),
            Position::Checkers(_) | Position::YinYang(_) => self.read_move(text, past).ok(),
        }
    }

    /// How many lines each way an empty board of Yin-Yang has, and how many captured stones win
    /// on it; `None` of other positions.
    pub fn lines_and_target(&self) -> Option<(u8, u8)> {
        let start = self.yin_yang()?;
        let size = start.size();
        let is_empty = Some(*start) == yin_yang::Position::new(size, start.target());
        let is_square = size.columns() == size.rows();
        (is_empty && is_square).then_some((size.columns(), start.target()))
    }

    /// The position with that [`lines_and_target`](Position::lines_and_target).
    pub fn of_lines_and_target(kind: GameKind, lines: u8, target: u8) -> Option<Position> {
        let size = yin_yang::Size::square(lines).filter(|_| kind == GameKind::YinYang)?;
        yin_yang::Position::new(size, target).map(Position::YinYang)
    }
}
