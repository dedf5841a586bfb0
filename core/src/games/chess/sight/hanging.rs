use std::cmp::Reverse;
use std::collections::HashMap;

use super::{attackers, pins, points};
use crate::games::chess::{Bitboard, Board, Color, Piece, Rank, Role, Square};
use crate::text::sorting::sort_by_key;

/// A piece that can be captured with gain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hanging {
    /// Where it stands.
    pub square: Square,
    /// What it is.
    pub piece: Piece,
    /// Whether its own side could recapture.
    pub is_protected: bool,
    /// Who can capture it at once, by usual value, the pawns first.
    pub attackers: Vec<Square>,
    /// How much that gains, in pawns.
    pub loss: u32,
}

/// The pieces of `color` that the other side could capture with gain if it had the
/// move, the greatest loss first, as far as captures on their own square decide it.
///
/// ```
/// use annabella::games::chess::{Color, Position, Square, sight};
///
/// let position: Position = "4k3/8/2p5/3b4/8/2N5/8/4K3 w - -".parse().unwrap();
/// assert_eq!(sight::hanging(position.board(), Color::Black).len(), 0);
/// let position: Position = "4k3/8/8/3b4/8/2N5/8/3RK3 w - -".parse().unwrap();
/// assert_eq!(sight::hanging(position.board(), Color::Black)[0].square, Square::D5);
/// ```
pub fn hanging(board: &Board, color: Color) -> Vec<Hanging> {
    let pieces = board.by_color(color) & !board.by_role(Role::King);
    let hanging = |square: Square| {
        let mut exchange = Exchange::new(board, square);
        let loss = exchange.gain_of(!color);
        let role = board.role_at(square).filter(|_| loss > 0)?;
        let attackers = attackers(board, square, !color).into_iter();
        let attackers = attackers.filter(|found| found.behind.is_none() && !found.is_pinned);
        let attackers: Vec<Square> = attackers.map(|attacker| attacker.square).collect();
        let could_recapture = |&from: &Square| {
            let occupied = board.occupied() & !Bitboard::from(from);
            !exchange.attackers(color, occupied).is_empty()
        };
        Some(Hanging {
            square,
            piece: Piece { color, role },
            is_protected: attackers.iter().any(could_recapture),
            attackers,
            loss,
        })
    };
    let mut found: Vec<Hanging> = pieces.into_iter().filter_map(hanging).collect();
    sort_by_key(&mut found, |hanging| Reverse(hanging.loss));
    found
}

/// What `by` gains, in pawns, by capturing on a square if both sides go on capturing
/// there as it pays best.
///
/// Pins count as they stand at the beginning, and a king captures only what the other
/// side does not attack. The usual short cut, the least piece first, is not always
/// best: a more valuable one can keep a line closed.
pub fn exchange(board: &Board, square: Square, by: Color) -> u32 {
    Exchange::new(board, square).gain_of(by)
}

struct Exchange<'a> {
    board: &'a Board,
    square: Square,
    /// All pieces but those that a pin keeps from going there.
    free: Bitboard,
    /// What was found for the pieces left, who captures, and what for.
    known: HashMap<(Bitboard, Color, u32), u32>,
}

impl Exchange<'_> {
    fn new(board: &Board, square: Square) -> Exchange<'_> {
        let pins = Color::ALL.into_iter().flat_map(|color| pins(board, color));
        let held = pins.filter(|pin| !pin.line().contains(square)).map(|pin| pin.pinned);
        Exchange { board, square, free: !held.collect::<Bitboard>(), known: HashMap::new() }
    }

    fn attackers(&self, color: Color, occupied: Bitboard) -> Bitboard {
        self.board.attackers(self.square, color, occupied) & self.free
    }

    fn gain_of(&mut self, by: Color) -> u32 {
        match self.board.piece_at(self.square) {
            Some(Piece { color, role }) if color != by && role != Role::King => {
                self.gain(by, points(role), self.board.occupied())
            }
            _ => 0,
        }
    }

    /// What `by` gains by capturing what is worth `stake`.
    fn gain(&mut self, by: Color, stake: u32, occupied: Bitboard) -> u32 {
        let key = (occupied, by, stake);
        if let Some(&gain) = self.known.get(&key) {
            return gain;
        }
        let mut best = 0;
        for from in self.attackers(by, occupied) {
            let occupied = occupied & !Bitboard::from(from);
            let role = self.board.role_at(from).unwrap_or(Role::Pawn);
            // pinned pieces attack a king as well
            let is_guarded = || !self.board.attackers(self.square, !by, occupied).is_empty();
            if role == Role::King && is_guarded() {
                continue;
            }
            let is_last_rank = matches!(self.square.rank(), Rank::First | Rank::Eighth);
            let is_promotion = role == Role::Pawn && is_last_rank;
            let moved = points(if is_promotion { Role::Queen } else { role });
            let gain = stake + moved - points(role);
            best = best.max(gain.saturating_sub(self.gain(!by, moved, occupied)));
        }
        self.known.insert(key, best);
        best
    }
}
