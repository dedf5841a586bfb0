use super::notation::{self, Refusal};
use super::{Move, Piece, Position, Rank, Setup, Square};
use crate::games::{Path, Rules, Side, Winnability};

impl Rules for Position {
    type Move = Move;
    type Refusal = Refusal;

    fn turn(&self) -> Side {
        self.turn()
    }

    fn shape(&self) -> (u8, u8) {
        (8, 8)
    }

    fn pieces(&self) -> Vec<u8> {
        Setup::from(self).bytes()
    }

    fn key(&self) -> u64 {
        self.key()
    }

    fn is_same(&self, other: &Position) -> bool {
        self.same_position(other)
    }

    fn move_number(&self) -> u32 {
        self.move_number()
    }

    fn quiet_plies(&self) -> u16 {
        self.quiet_plies()
    }

    /// A repetition never forbids a move: `past` is not looked at.
    fn legal_moves(&self, _past: &[u64]) -> Vec<Move> {
        self.legal_moves()
    }

    fn find(&self, asked: Path, _past: &[u64]) -> Result<Move, Refusal> {
        if asked.becomes() != 0 {
            return Err(Refusal::OtherForm);
        }
        let squares: Option<Vec<Square>> =
            asked.points().iter().map(|point| Square::from_point(*point)).collect();
        notation::find(self, &squares.ok_or(Refusal::LightSquare)?)
    }

    fn after(&self, mv: Move) -> Position {
        self.after(mv)
    }

    /// Whoever has a piece can win as long as there are pieces to block or to take.
    fn can_win(&self, side: Side) -> Winnability {
        if self.pieces(side).is_empty() { Winnability::Unwinnable } else { Winnability::Winnable }
    }

    /// The pieces that have to jump.
    fn alarms(&self) -> Vec<u16> {
        self.jumpers().into_iter().map(Square::point).collect()
    }

    fn captured(&self, mv: Move) -> Vec<u16> {
        mv.captured().into_iter().map(Square::point).collect()
    }

    /// What had become a king counts as a man.
    fn taken(&self, start: &Position, seen: &[u8], by: Side) -> Vec<u8> {
        let other = !by;
        let pieces = seen.iter().filter_map(|byte| Piece::from_byte(*byte));
        let left = pieces.filter(|piece| piece.side == other).count();
        let count = (start.pieces(other).len() as usize).saturating_sub(left);
        vec![Piece { side: other, rank: Rank::Man }.byte(); count]
    }

    /// In men; a king counts as two.
    fn lead(&self, seen: &[u8]) -> i32 {
        let worth = |piece: Piece| {
            let count = if piece.rank == Rank::King { 2 } else { 1 };
            if piece.side == Side::First { count } else { -count }
        };
        seen.iter().filter_map(|byte| Piece::from_byte(*byte)).map(worth).sum()
    }

    /// The squares, and that it takes.
    fn words_of(&self, asked: Path) -> u32 {
        let takes = self.find(asked, &[]).is_ok_and(Move::is_jump);
        asked.points().len() as u32 + u32::from(takes)
    }

    fn notation(&self, mv: Move) -> String {
        notation::write(self, mv)
    }

    /// The whole way, so that no position is needed to read it.
    fn write_move(&self, mv: Move) -> String {
        format!("{mv:?}")
    }

    fn read_move(&self, text: &str, _past: &[u64]) -> Result<Move, String> {
        notation::parse(self, text).map_err(|error| error.to_string())
    }
}

impl From<Move> for Path {
    fn from(mv: Move) -> Path {
        let points: Vec<u16> = mv.squares().map(Square::point).collect();
        // twelve pieces can be jumped, which touches thirteen squares
        Path::new(&points, 0).expect("a jump touches at most thirteen squares")
    }
}
