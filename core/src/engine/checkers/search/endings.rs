use crate::engine::checkers::endgame::{Tables, Value};
use crate::engine::checkers::request::{CONVERTED, TABLE_WON, WON, WON_SOMETIME};
use crate::engine::checkers::sight::Sight;
use crate::games::Side;
use crate::games::checkers::{Move, Position, Square};

/// A stage of the tables nearer to the end is worth so much.
const STAGE: i32 = 100;
/// Who gives a piece away to get on wants to be so many plies sooner there.
const GIVEN: i32 = 6;

/// What a search knows of endgames.
///
/// From a position of the tables it looks for the way to one with fewer pieces or fewer men that
/// is still won, which is reached for good; and as long as it sees none, for an earlier stage.
pub(super) struct Endings<'a> {
    tables: &'a Tables,
    /// What the first position of the search is worth, if the tables know it.
    root: Option<Value>,
    /// Positions with more men and kings than this are not looked up, see [`weight`].
    most: u32,
    /// Those with fewer are another ending than the first one.
    weight: u32,
    /// The pieces of both sides in the first one.
    pieces: [u32; 2],
}

impl<'a> Endings<'a> {
    /// Who does not see everything does not know the tables.
    pub(super) fn new(tables: &'a Tables, root: &Position, sight: &Sight) -> Endings<'a> {
        let known = if sight.is_full() { tables.value(root) } else { None };
        // in a drawn position the search looks for what is hard to hold
        let is_used = sight.is_full() && known != Some(Value::Draw);
        let most = if is_used { u32::from(tables.pieces()) } else { 0 };
        let weight = if known.is_some() { weight(root) } else { u32::MAX };
        let pieces = Side::ALL.map(|side| root.pieces(side).len());
        Endings { tables, root: known, most, weight, pieces }
    }

    /// The legal moves that throw nothing away.
    pub(super) fn keeping(&self, position: &Position) -> Vec<Move> {
        let mut moves = position.legal_moves();
        if let Some(root) = self.root {
            let keeps =
                |mv: &Move| self.tables.value(&position.after(*mv)).map(|v| -v) == Some(root);
            moves.retain(keeps);
        }
        moves
    }

    /// What a position is worth if that needs no search; `is_end` where there is none.
    pub(super) fn value(&self, position: &Position, ply: usize, is_end: bool) -> Option<i32> {
        if 32 - position.empty().len() > self.most {
            return None;
        }
        let value = self.tables.probe(position)?;
        if value == Value::Draw {
            return Some(0);
        }
        if weight(position) < self.weight {
            let (winner, sign) = match value {
                Value::Win => (position.turn(), 1),
                _ => (!position.turn(), -1),
            };
            let given = self.pieces[winner as usize] - position.pieces(winner).len();
            let given = if self.root.is_some() { given as i32 } else { 0 };
            return Some(sign * (CONVERTED - ply as i32 - GIVEN * given));
        }
        if !is_end {
            return None;
        }
        if value == Value::Loss {
            return self.lost(position);
        }
        // the tables tell only of who loses how far the end is
        let moves = position.legal_moves();
        moves.into_iter().filter_map(|mv| self.lost(&position.after(mv)).map(|value| -value)).max()
    }

    /// What a lost position is worth to the side to move.
    fn lost(&self, position: &Position) -> Option<i32> {
        let stage = self.tables.stage(position)?;
        Some(STAGE * i32::from(stage) - TABLE_WON - progress(position))
    }

    /// Whether a value that was found so deep cannot become better.
    pub(super) fn is_settled(&self, value: i32, depth: u32) -> bool {
        let value = value.abs();
        let is_converted = self.root.is_some() && (WON_SOMETIME..=CONVERTED).contains(&value);
        (if is_converted { CONVERTED } else { WON }) - value <= depth as i32
    }

    /// A drawn position is worth nothing, however hard it may be.
    pub(super) fn told(&self, value: i32) -> i32 {
        if self.root == Some(Value::Draw) { 0 } else { value }
    }
}

/// Smaller after a capture and after a crowning.
fn weight(position: &Position) -> u32 {
    let kings = position.kings().len();
    let pieces = 32 - position.empty().len();
    2 * pieces - kings
}

/// How near the side that is not on move has come, less than a stage.
fn progress(position: &Position) -> i32 {
    let winner = !position.turn();
    let (own, other) = (position.pieces(winner), position.pieces(!winner));
    let (kings, men) = (own & position.kings(), own & !position.kings());
    let gone = |row: u8| if winner == Side::First { row } else { 7 - row };
    let advanced: i32 = men.into_iter().map(|at| i32::from(gone(at.row()))).sum();
    let between = |at: Square, from: Square| {
        i32::from(at.row().abs_diff(from.row()).max(at.column().abs_diff(from.column())))
    };
    let far: i32 =
        kings.into_iter().flat_map(|at| other.into_iter().map(move |from| between(at, from))).sum();
    3 * advanced - far - position.steps_of(!winner) as i32
}
