use super::notation::san::{self, Style};
use super::notation::{Refusal, SquareMove, uci};
use super::{Board, Budget, Color, Move, Piece, Position, Role, Square, sight};
use crate::games::{Path, Rules, Side, Winnability};

impl Rules for Position {
    type Move = Move;
    type Refusal = Refusal;

    fn turn(&self) -> Side {
        self.turn().into()
    }

    fn shape(&self) -> (u8, u8) {
        (8, 8)
    }

    fn pieces(&self) -> Vec<u8> {
        self.board().bytes()
    }

    fn key(&self) -> u64 {
        self.key()
    }

    fn is_same(&self, other: &Position) -> bool {
        self.same_position(other)
    }

    fn move_number(&self) -> u32 {
        self.fullmove_number()
    }

    fn quiet_plies(&self) -> u16 {
        self.halfmove_clock()
    }

    /// Article 9.2 never forbids a move: `past` is not looked at.
    fn legal_moves(&self, _past: &[u64]) -> Vec<Move> {
        self.legal_moves()
    }

    fn find(&self, asked: Path, _past: &[u64]) -> Result<Move, Refusal> {
        SquareMove::try_from(asked).map_err(|()| Refusal::OtherForm)?.find(self)
    }

    fn is_legal(&self, mv: Move, _past: &[u64]) -> bool {
        self.is_legal(mv)
    }

    fn after(&self, mv: Move) -> Position {
        self.after_legal(mv)
    }

    fn can_win(&self, side: Side) -> Winnability {
        self.winnability(side.into(), Budget::RULING)
    }

    fn alarms(&self) -> Vec<u16> {
        let king = self.king(self.turn()).index() as u16;
        if self.is_check() { vec![king] } else { Vec::new() }
    }

    fn captured(&self, mv: Move) -> Vec<u16> {
        let captured = sight::captured(self, mv);
        captured.into_iter().map(|captured| captured.square.index() as u16).collect()
    }

    /// What became of a pawn counts as a pawn.
    fn taken(&self, start: &Position, seen: &[u8], by: Side) -> Vec<u8> {
        let left = counts(seen);
        let left = |piece: Piece| left[usize::from(piece.byte())];
        sight::taken(start.board(), left, by.into()).into_iter().map(Piece::byte).collect()
    }

    /// In pawns, by what the pieces are usually worth.
    fn lead(&self, seen: &[u8]) -> i32 {
        let counts = counts(seen);
        let worth = |role: Role| {
            let [own, others] = [Color::White, Color::Black]
                .map(|color| counts[usize::from(Piece { color, role }.byte())] as i32);
            (own - others) * sight::points(role) as i32
        };
        Role::ALL.into_iter().map(worth).sum()
    }

    /// The squares, the piece, that it takes, what it becomes.
    fn words_of(&self, asked: Path) -> u32 {
        let Ok(SquareMove { from, to, promotion }) = asked.try_into() else { return 0 };
        let role = self.board().role_at(from);
        let takes = self.piece_at(to).is_some();
        2 + u32::from(role != Some(Role::Pawn)) + u32::from(takes) + u32::from(promotion.is_some())
    }

    fn notation(&self, mv: Move) -> String {
        san::write(self, mv, &Style::PGN)
    }

    fn write_move(&self, mv: Move) -> String {
        uci::write(mv, uci::Castling::KingTakesRook)
    }

    fn read_move(&self, text: &str, _past: &[u64]) -> Result<Move, String> {
        uci::parse(self, text).map_err(|error| error.to_string())
    }
}

/// How many points have each byte of a board.
fn counts(pieces: &[u8]) -> [u32; 16] {
    let mut counts = [0; 16];
    for byte in pieces {
        counts[usize::from(byte % 16)] += 1;
    }
    counts
}

impl From<Move> for Path {
    /// Castling goes to where the king arrives, and to the rook where that would be unclear.
    fn from(mv: Move) -> Path {
        SquareMove::of(mv).into()
    }
}

impl From<SquareMove> for Path {
    fn from(asked: SquareMove) -> Path {
        let SquareMove { from, to, promotion } = asked;
        let points = [from, to].map(|square| square.index() as u16);
        let becomes = promotion.map_or(0, Role::byte);
        // two points are never too many
        Path::new(&points, becomes).expect("a path of two points")
    }
}

impl TryFrom<Path> for SquareMove {
    type Error = ();

    /// Nothing of a path that is not one from square to square.
    fn try_from(path: Path) -> Result<SquareMove, ()> {
        let square = |point: u16| {
            let index = u8::try_from(point).ok().filter(|index| *index < 64)?;
            Some(Square::from_index(index))
        };
        let &[from, to] = path.points() else { return Err(()) };
        let (from, to) = (square(from).ok_or(())?, square(to).ok_or(())?);
        let promotion = match path.becomes() {
            0 => None,
            byte => Some(Role::from_byte(byte).ok_or(())?),
        };
        Ok(SquareMove { from, to, promotion })
    }
}

impl Board {
    /// One byte for each square, a1 first: 0 for an empty one, 1 to 6 for White's pawn,
    /// knight, bishop, rook, queen and king, 8 more for Black's.
    pub fn bytes(&self) -> Vec<u8> {
        let mut bytes = vec![0; 64];
        for color in Color::ALL {
            for role in Role::ALL {
                for square in self.pieces(color, role) {
                    bytes[square.index()] = Piece { color, role }.byte();
                }
            }
        }
        bytes
    }

    /// The board of these [`bytes`](Board::bytes); `None` where they are not 64, or one of
    /// them is no piece.
    pub fn from_bytes(bytes: &[u8]) -> Option<Board> {
        let mut board = Board::EMPTY;
        for (index, &byte) in (0..).zip(<&[u8; 64]>::try_from(bytes).ok()?) {
            if byte != 0 {
                board.set(Square::from_index(index), Some(Piece::from_byte(byte)?));
            }
        }
        Some(board)
    }
}

impl Piece {
    /// The piece as a byte of [`Board::bytes`](super::Board::bytes).
    pub fn byte(self) -> u8 {
        self.role.byte() + 8 * (self.color as u8)
    }

    /// The piece of this [`byte`](Piece::byte).
    pub fn from_byte(byte: u8) -> Option<Piece> {
        let color = *Color::ALL.get(usize::from(byte / 8))?;
        Some(Piece { color, role: Role::from_byte(byte % 8)? })
    }
}

impl Role {
    /// The kind of a piece as a byte: 1 for a pawn to 6 for a king.
    pub fn byte(self) -> u8 {
        match self {
            Role::Pawn => 1,
            Role::Knight => 2,
            Role::Bishop => 3,
            Role::Rook => 4,
            Role::Queen => 5,
            Role::King => 6,
        }
    }

    /// The kind of this [`byte`](Role::byte).
    pub fn from_byte(byte: u8) -> Option<Role> {
        Role::ALL.into_iter().find(|role| role.byte() == byte)
    }
}
