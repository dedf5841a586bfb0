//! The 960 starting positions (appendix F), numbered as R. Scharnagl did:
//! 518 is the classical start.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

use super::castling::outermost_rook;
use super::{CastlingSide, Color, File, Piece, Position, Role, Setup, Square};

/// How many starting positions there are.
pub const COUNT: u16 = 960;

/// The number of the classical start.
pub const CLASSICAL: u16 = 518;

/// The starting position of this number, `None` from 960 on.
///
/// ```
/// use annabella::games::chess::{Position, chess960};
///
/// assert_eq!(chess960::start(chess960::CLASSICAL), Some(Position::default()));
/// ```
pub fn start(number: u16) -> Option<Position> {
    if number >= COUNT {
        return None;
    }
    let mut setup = Setup::empty();
    for (file, role) in File::ALL.into_iter().zip(back_rank(number)) {
        for color in Color::ALL {
            let square = Square::new(file, color.back_rank());
            setup.board.set(square, Some(Piece { color, role }));
            let pawn = Some(Piece { color, role: Role::Pawn });
            setup.board.set(Square::new(file, color.pawn_rank()), pawn);
            if role == Role::Rook {
                setup.castling_rooks |= square.into();
            }
        }
    }
    setup.position().ok().map(|(position, _)| position)
}

/// The number of a starting position, `None` when it is not one of the 960.
pub fn number(position: &Position) -> Option<u16> {
    (0..COUNT).find(|&number| {
        let first = back_rank(number)[0];
        position.piece_at(Square::A1).is_some_and(|piece| piece.role == first)
            && start(number).as_ref() == Some(position)
    })
}

/// The largest multiple of 960 that fits, so that no number is favoured.
const EVEN_BOUND: u32 = u32::MAX - u32::MAX % COUNT as u32;

/// A number drawn evenly from 0 to 959; the same for the same seed, everywhere.
pub fn draw(seed: u64) -> u16 {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    loop {
        let drawn = random.next_u32();
        if drawn < EVEN_BOUND {
            return (drawn % u32::from(COUNT)) as u16;
        }
    }
}

/// Where the knights stand among the five files left by bishops and queen.
const KNIGHTS: [(usize, usize); 10] =
    [(0, 1), (0, 2), (0, 3), (0, 4), (1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)];

/// The pieces of the back rank from the a-file on.
fn back_rank(number: u16) -> [Role; 8] {
    let mut files: [Option<Role>; 8] = [None; 8];
    let number = usize::from(number);
    files[number % 4 * 2 + 1] = Some(Role::Bishop);
    files[number / 4 % 4 * 2] = Some(Role::Bishop);
    put_on_free_file(&mut files, number / 16 % 6, Role::Queen);
    let (left, right) = KNIGHTS[number / 96];
    put_on_free_file(&mut files, right, Role::Knight);
    put_on_free_file(&mut files, left, Role::Knight);
    for role in [Role::Rook, Role::King, Role::Rook] {
        put_on_free_file(&mut files, 0, role);
    }
    files.map(|role| role.unwrap_or(Role::Rook))
}

/// Puts `role` on the free file number `index`, counted from the a-file.
fn put_on_free_file(files: &mut [Option<Role>; 8], index: usize, role: Role) {
    if let Some(file) = files.iter_mut().filter(|file| file.is_none()).nth(index) {
        *file = Some(role);
    }
}

impl Setup {
    /// Gives every king on its back rank, between two rooks, the right to castle
    /// with the outermost of them: what a board set up by hand for Chess960 means.
    pub fn allow_all_castling(&mut self) {
        let sides = |color| CastlingSide::ALL.map(|side| (color, side));
        self.castling_rooks = Color::ALL
            .into_iter()
            .flat_map(sides)
            .filter_map(|(color, side)| outermost_rook(&self.board, color, side))
            .collect();
    }
}
