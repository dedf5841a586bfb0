//! Blocked boards: mates that the squares within reach exclude.
//!
//! The idea is that of the semi-static step of the Chess Unwinnability Analyzer
//! (M. Ambrona, "A Practical Algorithm for Chess Unwinnability", FUN 2022): find
//! the squares that each man can ever reach, then ask whether any mate can be
//! put together from them.

use super::reach::Reach;
use crate::games::chess::attacks::king_attacks;
use crate::games::chess::{Bitboard, Color, Piece, Position, Role, Square};

/// Whether pawns block the board so far that a proof is worth a try: at most one
/// pawn can move forward or capture.
pub(super) fn looks_closed(position: &Position) -> bool {
    let board = position.board();
    let pawns = board.by_role(Role::Pawn);
    let (white, black) = (board.by_color(Color::White), board.by_color(Color::Black));
    let vacant = !board.occupied().0;
    let not_a = !0x0101010101010101;
    let not_h = !0x8080808080808080;
    let up = (pawns & white).0;
    let down = (pawns & black).0;
    let free_up = up & (vacant >> 8 | (black.0 & not_a) >> 9 | (black.0 & not_h) >> 7);
    let free_down = down & (vacant << 8 | (white.0 & not_a) << 7 | (white.0 & not_h) << 9);
    !pawns.is_empty() && !Bitboard(free_up | free_down).has_several()
}

/// Whether no mate by White can be put together from the squares that the men
/// can reach.
pub(super) fn keep_mate_out(position: &Position) -> bool {
    Reach::of(position).is_some_and(|reach| !Nets::new(position, reach).hold())
}

/// Men of White that move, beyond which squares are joined instead of tried.
const MOST_HUNTERS: usize = 2;

/// The mates that are looked for: White's men around the black king.
struct Nets {
    reach: Reach,
    black_king: Square,
    white_king: Square,
    /// White's men, the king aside, that can come to several squares.
    hunters: Vec<(Square, Piece)>,
    /// What White's other men attack at most.
    fixed: Bitboard,
    /// All that the hunters attack from anywhere.
    joined: Bitboard,
    /// Black's men that stay: squares that the king never flees to.
    posts: Bitboard,
    /// Where each of Black's other men can come, and all these squares.
    shields: Vec<Bitboard>,
    shielded: Bitboard,
}

impl Nets {
    fn new(position: &Position, reach: Reach) -> Nets {
        let board = position.board();
        let black_king = position.king(Color::Black);
        let officers = !board.by_role(Role::King);
        let (mut hunters, mut fixed, mut joined) = (Vec::new(), Bitboard::EMPTY, Bitboard::EMPTY);
        for home in board.by_color(Color::White) & officers {
            // homes are filled squares
            let Some(piece) = board.piece_at(home) else { continue };
            let squares = reach.squares(home);
            let all = squares.into_iter().fold(Bitboard::EMPTY, |all, square| {
                all | reach.attacks(piece, home, square, black_king)
            });
            if squares.has_several() {
                hunters.push((home, piece));
                joined |= all;
            } else {
                fixed |= all;
            }
        }
        let black = board.by_color(Color::Black) & officers;
        let posts = black & reach.stays();
        let shields = black & !posts;
        Nets {
            black_king,
            white_king: position.king(Color::White),
            hunters,
            fixed,
            joined,
            posts,
            shields: shields.into_iter().map(|home| reach.squares(home)).collect(),
            shielded: reach.union(shields),
            reach,
        }
    }

    /// Whether some mate is not excluded.
    fn hold(&self) -> bool {
        self.reach.squares(self.black_king).into_iter().any(|king| {
            let ring = king_attacks(king);
            let near = ring | king.into();
            let open = ring & !self.posts & !self.fixed;
            (self.fixed | self.joined).contains(king)
                && (self.reach.squares(self.white_king) & !near)
                    .into_iter()
                    .any(|hunter| self.holds(king, hunter, open & !king_attacks(hunter)))
        })
    }

    /// Whether Black's king on `king` may be mated while White's stands on
    /// `white`, when the squares `open` must be guarded by hunters or filled by
    /// Black's own men.
    fn holds(&self, king: Square, white: Square, open: Bitboard) -> bool {
        let joined = self.can_fill(open & !self.joined);
        if !joined || self.hunters.len() > MOST_HUNTERS {
            return joined;
        }
        let is_checked = self.fixed.contains(king);
        let taken = Bitboard::from(king) | white.into();
        let places = |index: usize| {
            self.hunters.get(index).map(|&(home, piece)| {
                (self.reach.squares(home) & !taken)
                    .into_iter()
                    .map(move |square| self.reach.attacks(piece, home, square, self.black_king))
                    // or it was captured
                    .chain(std::iter::once(Bitboard::EMPTY))
            })
        };
        let Some(first) = places(0) else { return is_checked };
        first.into_iter().any(|one| match places(1) {
            None => (is_checked || one.contains(king)) && self.can_fill(open & !one),
            Some(mut second) => second.any(|other| {
                let both = one | other;
                (is_checked || both.contains(king)) && self.can_fill(open & !both)
            }),
        })
    }

    /// Whether Black's men may fill all of `squares`, each of them one.
    fn can_fill(&self, squares: Bitboard) -> bool {
        if squares.is_empty() {
            return true;
        }
        if !(squares & !self.shielded).is_empty() || squares.len() as usize > self.shields.len() {
            return false;
        }
        let mut fillers = [None; 64];
        squares.into_iter().all(|square| {
            let mut asked = Bitboard::EMPTY;
            self.fill(square, &mut fillers, &mut asked)
        })
    }

    /// Finds a man for `square`; one that fills another square makes way if that
    /// can be filled by another man. Both are bounded: at most 16 men, 8 squares.
    fn fill(
        &self,
        square: Square,
        fillers: &mut [Option<Square>; 64],
        asked: &mut Bitboard,
    ) -> bool {
        for (man, squares) in self.shields.iter().enumerate() {
            let mark = Bitboard(1 << man);
            if !squares.contains(square) || asked.intersects(mark) {
                continue;
            }
            *asked |= mark;
            if fillers[man].is_none_or(|other| self.fill(other, fillers, asked)) {
                fillers[man] = Some(square);
                return true;
            }
        }
        false
    }
}
