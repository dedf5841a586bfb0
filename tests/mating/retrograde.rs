//! Positions with at most one piece a side beside the kings, solved backwards
//! from the mates: a table of all from which White can still mate.
//!
//! It shares nothing with the library but the squares that a piece attacks.

use std::collections::BTreeMap;

use annabella::games::chess::Piece;
use annabella::games::chess::{Bitboard, Color, Position, Role, Setup, Square, attacks};

/// White's piece and Black's.
pub type Class = (Option<Role>, Option<Role>);

/// One arrangement of a class; a side without a piece has it on a1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    pub white_king: Square,
    pub black_king: Square,
    pub white: Square,
    pub black: Square,
    pub turn: Color,
}

impl State {
    fn index(self) -> usize {
        let State { white_king, black_king, white, black, turn } = self;
        let squares = [white_king, black_king, white, black];
        squares.into_iter().fold(0, |index, square| index << 6 | square.index()) << 1
            | turn as usize
    }

    pub fn from_index(index: usize) -> State {
        let square = |shift: u32| Square::from_index((index >> shift) as u8);
        State {
            white_king: square(19),
            black_king: square(13),
            white: square(7),
            black: square(1),
            turn: Color::ALL[index & 1],
        }
    }
}

/// How many states a class has, legal or not.
pub const STATES: usize = 1 << 25;

/// The positions of one class from which White can still mate, one bit each.
struct Table(Vec<u64>);

impl Table {
    fn holds(&self, state: State) -> bool {
        self.0[state.index() / 64] >> (state.index() % 64) & 1 != 0
    }

    fn insert(&mut self, state: State) -> bool {
        let bit = 1 << (state.index() % 64);
        let word = &mut self.0[state.index() / 64];
        let is_new = *word & bit == 0;
        *word |= bit;
        is_new
    }
}

/// Tables made so far.
#[derive(Default)]
pub struct Tables(BTreeMap<Class, Table>);

const PROMOTIONS: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

/// One class with its states' geometry.
#[derive(Clone, Copy)]
struct Board {
    class: Class,
    state: State,
}

fn set(squares: impl IntoIterator<Item = Square>) -> Bitboard {
    squares.into_iter().collect()
}

impl Board {
    fn white(&self) -> Option<(Role, Square)> {
        self.class.0.map(|role| (role, self.state.white))
    }

    fn black(&self) -> Option<(Role, Square)> {
        self.class.1.map(|role| (role, self.state.black))
    }

    fn pieces(&self, color: Color) -> (Square, Option<(Role, Square)>) {
        match color {
            Color::White => (self.state.white_king, self.white()),
            Color::Black => (self.state.black_king, self.black()),
        }
    }

    fn occupied(&self) -> Bitboard {
        set([self.state.white_king, self.state.black_king])
            | set(self.white().into_iter().chain(self.black()).map(|(_, square)| square))
    }

    fn is_attacked(&self, square: Square, by: Color) -> bool {
        let (king, piece) = self.pieces(by);
        attacks(Role::King, by, king, Bitboard::EMPTY).contains(square)
            || piece.is_some_and(|(role, from)| {
                attacks(role, by, from, self.occupied()).contains(square)
            })
    }

    fn is_legal(&self) -> bool {
        let count = 2 + u32::from(self.class.0.is_some()) + u32::from(self.class.1.is_some());
        let fits = |piece: Option<Role>, square: Square| match piece {
            None => square == Square::A1,
            Some(Role::Pawn) => !matches!(square.index() / 8, 0 | 7),
            Some(_) => true,
        };
        let State { white_king, black_king, white, black, turn } = self.state;
        fits(self.class.0, white)
            && fits(self.class.1, black)
            && self.occupied().len() == count
            && !attacks(Role::King, Color::White, white_king, Bitboard::EMPTY).contains(black_king)
            && !self.is_attacked(if turn == Color::White { black_king } else { white_king }, turn)
    }

    /// All that can be on the board after a legal move, en passant rights aside.
    fn after(&self) -> Vec<Board> {
        let mover = self.state.turn;
        let (king, piece) = self.pieces(mover);
        let mut next = Vec::new();
        let occupied = self.occupied();
        for to in attacks(Role::King, mover, king, Bitboard::EMPTY) {
            self.arrive(&mut next, Role::King, to, &[Role::King]);
        }
        let Some((role, from)) = piece else { return next };
        if role != Role::Pawn {
            for to in attacks(role, mover, from, occupied) {
                self.arrive(&mut next, role, to, &[role]);
            }
            return next;
        }
        let forward = if mover == Color::White { 1 } else { -1 };
        let arrivals = |to: Square| -> &[Role] {
            if matches!(to.index() / 8, 0 | 7) { &PROMOTIONS } else { &[Role::Pawn] }
        };
        let enemy = self.pieces(if mover == Color::White { Color::Black } else { Color::White });
        for to in attacks(Role::Pawn, mover, from, Bitboard::EMPTY) {
            if enemy.1.is_some_and(|(_, square)| square == to) {
                self.arrive(&mut next, role, to, arrivals(to));
            }
        }
        if let Some(to) = from.offset(0, forward).filter(|&to| !occupied.contains(to)) {
            self.arrive(&mut next, role, to, arrivals(to));
            let is_home = from.index() / 8 == if mover == Color::White { 1 } else { 6 };
            if let Some(to) = to.offset(0, forward).filter(|&to| is_home && !occupied.contains(to))
            {
                self.arrive(&mut next, role, to, arrivals(to));
            }
        }
        next
    }

    /// Adds what stands after the mover's king or piece has come to `to`, if it may.
    fn arrive(&self, next: &mut Vec<Board>, role: Role, to: Square, becomes: &[Role]) {
        let mover = self.state.turn;
        let (own_king, own_piece) = self.pieces(mover);
        if to == own_king || own_piece.is_some_and(|(_, square)| square == to) {
            return;
        }
        for &becomes in becomes {
            let mut board = *self;
            let state = &mut board.state;
            state.turn = if mover == Color::White { Color::Black } else { Color::White };
            let (king, piece, class, enemy, enemy_class) = match mover {
                Color::White => (
                    &mut state.white_king,
                    &mut state.white,
                    &mut board.class.0,
                    &mut state.black,
                    &mut board.class.1,
                ),
                Color::Black => (
                    &mut state.black_king,
                    &mut state.black,
                    &mut board.class.1,
                    &mut state.white,
                    &mut board.class.0,
                ),
            };
            if enemy_class.is_some() && *enemy == to {
                *enemy_class = None;
                *enemy = Square::A1;
            }
            if role == Role::King {
                *king = to;
            } else {
                *piece = to;
                *class = Some(becomes);
            }
            if board.is_legal() {
                next.push(board);
            }
        }
    }

    fn is_mate(&self) -> bool {
        let State { black_king, turn, .. } = self.state;
        turn == Color::Black
            && self.is_attacked(black_king, Color::White)
            && self.after().is_empty()
    }

    /// What White's capture en passant leaves, if Black's pawn can now step past
    /// White's.
    fn after_en_passant(&self) -> Option<Board> {
        let (Some((Role::Pawn, white)), Some((Role::Pawn, black)), Color::Black) =
            (self.white(), self.black(), self.state.turn)
        else {
            return None;
        };
        let (passed, arrival) = (black.offset(0, -1)?, black.offset(0, -2)?);
        let steps = set([passed, arrival]);
        let beside = white.offset(1, 0) == Some(arrival) || white.offset(-1, 0) == Some(arrival);
        let mut stepped = *self;
        stepped.state.black = arrival;
        stepped.state.turn = Color::White;
        let can_step =
            black.index() / 8 == 6 && !self.occupied().intersects(steps) && stepped.is_legal();
        let mut board = *self;
        board.class.1 = None;
        board.state = State { white: passed, black: Square::A1, turn: Color::Black, ..self.state };
        (can_step && beside && board.is_legal()).then_some(board)
    }

    /// All from which a move without capture or promotion leads here.
    fn before(&self, mut found: impl FnMut(State)) {
        let occupied = self.occupied();
        let state = self.state;
        let mover = if state.turn == Color::White { Color::Black } else { Color::White };
        let (king, piece) = self.pieces(mover);
        for from in attacks(Role::King, mover, king, Bitboard::EMPTY) & !occupied {
            found(match mover {
                Color::White => State { white_king: from, turn: mover, ..state },
                Color::Black => State { black_king: from, turn: mover, ..state },
            });
        }
        let Some((role, to)) = piece else { return };
        let mut origins = attacks(role, mover, to, occupied) & !occupied;
        if role == Role::Pawn {
            let back = if mover == Color::White { -1 } else { 1 };
            origins = Bitboard::EMPTY;
            if let Some(from) = to.offset(0, back).filter(|&from| !occupied.contains(from)) {
                origins |= from.into();
                let is_double = to.index() / 8 == if mover == Color::White { 3 } else { 4 };
                if let Some(from) =
                    from.offset(0, back).filter(|&from| is_double && !occupied.contains(from))
                {
                    origins |= from.into();
                }
            }
        }
        for from in origins {
            found(match mover {
                Color::White => State { white: from, turn: mover, ..state },
                Color::Black => State { black: from, turn: mover, ..state },
            });
        }
    }
}

impl Tables {
    /// Whether White can still mate.
    pub fn can_win(&self, class: Class, state: State) -> bool {
        class.0.is_some() && self.0[&class].holds(state)
    }

    /// Makes the table of a class, and first those it leads to.
    pub fn solve(&mut self, class: Class) {
        let (Some(white), black) = class else { return };
        if self.0.contains_key(&class) {
            return;
        }
        if black.is_some() {
            self.solve((Some(white), None));
        }
        for role in PROMOTIONS {
            if white == Role::Pawn {
                self.solve((Some(role), black));
                self.solve((Some(role), None));
            }
            if black == Some(Role::Pawn) {
                self.solve((Some(white), Some(role)));
            }
        }
        let mut table = Table(vec![0; STATES / 64]);
        let mut open = Vec::new();
        for state in legal_states(class) {
            if self.is_won_at_once(Board { class, state }) && table.insert(state) {
                open.push(state.index() as u32);
            }
        }
        while let Some(index) = open.pop() {
            let board = Board { class, state: State::from_index(index as usize) };
            board.before(|state| {
                if !table.holds(state) && (Board { class, state }).is_legal() {
                    table.insert(state);
                    open.push(state.index() as u32);
                }
            });
        }
        self.0.insert(class, table);
    }

    /// Mate, or a move into another class in which White can mate.
    fn is_won_at_once(&self, board: Board) -> bool {
        let is_won =
            |next: &Board| next.class != board.class && self.can_win(next.class, next.state);
        board.is_mate()
            || may_leave(board) && board.after().iter().any(is_won)
            || board.after_en_passant().as_ref().is_some_and(is_won)
    }
}

/// Whether a capture or a promotion may be possible, to save a list of moves.
fn may_leave(board: Board) -> bool {
    let State { white, black, turn, .. } = board.state;
    let promotes = |piece: Option<(Role, Square)>, rank| {
        piece.is_some_and(|(role, square)| role == Role::Pawn && square.index() / 8 == rank)
    };
    match turn {
        Color::White => {
            promotes(board.white(), 6)
                || board.class.1.is_some() && board.is_attacked(black, Color::White)
        }
        Color::Black => promotes(board.black(), 1) && white != black,
    }
}

/// All legal states of a class.
pub fn legal_states(class: Class) -> impl Iterator<Item = State> {
    let squares = |piece: Option<Role>| if piece.is_some() { 64 } else { 1 };
    let (whites, blacks) = (squares(class.0), squares(class.1));
    (0..64u8).flat_map(move |white_king| {
        (0..64u8).flat_map(move |black_king| {
            (0..whites).flat_map(move |white: u8| {
                (0..blacks).flat_map(move |black: u8| {
                    Color::ALL.into_iter().filter_map(move |turn| {
                        let state = State {
                            white_king: Square::from_index(white_king),
                            black_king: Square::from_index(black_king),
                            white: Square::from_index(white),
                            black: Square::from_index(black),
                            turn,
                        };
                        (Board { class, state }).is_legal().then_some(state)
                    })
                })
            })
        })
    })
}

/// Whether the state is a legal position of the class.
pub fn is_legal(class: Class, state: State) -> bool {
    (Board { class, state }).is_legal()
}

/// The state as a position of the library.
pub fn position(class: Class, state: State) -> Position {
    let mut setup = Setup::empty();
    let mut put = |square, color, role| setup.board.set(square, Some(Piece { color, role }));
    put(state.white_king, Color::White, Role::King);
    put(state.black_king, Color::Black, Role::King);
    if let Some(role) = class.0 {
        put(state.white, Color::White, role);
    }
    if let Some(role) = class.1 {
        put(state.black, Color::Black, role);
    }
    setup.turn = state.turn;
    setup.position().expect("a legal state").0
}
