use super::notation;
use super::{Move, Position, Refusal};
use crate::games::{Path, Rules, Side, Winnability};

/// What the second player's stones have more, see [`Rules::pieces`].
const SECOND: u8 = 8;

/// A stone in bytes.
const fn byte(side: Side) -> u8 {
    1 + side as u8 * SECOND
}

impl Rules for Position {
    type Move = Move;
    type Refusal = Refusal;

    fn turn(&self) -> Side {
        self.turn()
    }

    fn shape(&self) -> (u8, u8) {
        (self.size().columns(), self.size().rows())
    }

    fn pieces(&self) -> Vec<u8> {
        self.size().points().map(|point| self.stone_at(point).map_or(0, byte)).collect()
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

    /// Nothing counts them: no draw can be claimed.
    fn quiet_plies(&self) -> u16 {
        0
    }

    fn legal_moves(&self, past: &[u64]) -> Vec<Move> {
        self.legal_moves(past)
    }

    fn find(&self, asked: Path, past: &[u64]) -> Result<Move, Refusal> {
        match (asked.points(), asked.becomes()) {
            ([], 0) if self.end().is_some() => Err(Refusal::Over),
            ([], 0) => Ok(Move::PASS),
            ([number], 0) => {
                let point = self.size().point(*number);
                self.placing(point.ok_or(Refusal::OffBoard { size: self.size() })?, past)
            }
            _ => Err(Refusal::OtherForm),
        }
    }

    fn is_legal(&self, mv: Move, past: &[u64]) -> bool {
        self.find(mv.into(), past) == Ok(mv)
    }

    fn after(&self, mv: Move) -> Position {
        self.after(mv)
    }

    /// Nobody lacks the stones to win.
    fn can_win(&self, _side: Side) -> Winnability {
        Winnability::Winnable
    }

    /// Who has captured more.
    fn agreed(&self) -> Option<Side> {
        self.agreed()
    }

    /// The stones in atari of both sides: those of the side to move can be lost by the next
    /// move of the other, and the other's can be captured now, which may end the game.
    fn alarms(&self) -> Vec<u16> {
        self.in_atari().iter().map(|point| self.size().number_of(point)).collect()
    }

    fn captured(&self, mv: Move) -> Vec<u16> {
        let Some(point) = mv.point() else { return Vec::new() };
        self.captured(point).iter().map(|point| self.size().number_of(point)).collect()
    }

    /// The counts are known to both players all the time, whichever board they see. What a side
    /// had at the start counts as well: it brings the target nearer.
    fn taken(&self, _start: &Position, _seen: &[u8], by: Side) -> Vec<u8> {
        vec![byte(!by); usize::from(self.captures(by))]
    }

    /// In captured stones, which no board shows.
    fn lead(&self, _seen: &[u8]) -> i32 {
        i32::from(self.captures(Side::First)) - i32::from(self.captures(Side::Second))
    }

    /// A letter and a number, and that it captures so many; or that it is a pass.
    fn words_of(&self, asked: Path) -> u32 {
        let Some(number) = asked.points().first() else { return 1 };
        let captures =
            self.size().point(*number).is_some_and(|point| !self.captured(point).is_empty());
        if captures { 4 } else { 2 }
    }

    fn notation(&self, mv: Move) -> String {
        format!("{mv:?}")
    }

    fn write_move(&self, mv: Move) -> String {
        format!("{mv:?}").to_lowercase()
    }

    fn read_move(&self, text: &str, past: &[u64]) -> Result<Move, String> {
        notation::parse(self, text, past).map_err(|error| error.to_string())
    }
}
