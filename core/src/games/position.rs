use std::fmt;

use super::chess::notation::{SquareMove, fen};
use super::{GameKind, Path, Reach, Refusal, Rules, Side, Winnability, checkers, chess, yin_yang};

/// A position of whichever game is played.
///
/// Each match over it lists the games: a new one is a new arm.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Position {
    /// Of chess or Chess960.
    Chess(chess::Position),
    /// Of checkers.
    Checkers(checkers::Position),
    /// Of Yin-Yang.
    YinYang(yin_yang::Position),
}

/// A move of whichever game is played: a legal one, or in chess one that was not and stands all
/// the same (A4.c).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// Of chess or Chess960.
    Chess(chess::Move),
    /// Of checkers.
    Checkers(checkers::Move),
    /// Of Yin-Yang.
    YinYang(yin_yang::Move),
}

impl Position {
    /// Who has the move.
    pub fn turn(&self) -> Side {
        match self {
            Position::Chess(position) => Rules::turn(position),
            Position::Checkers(position) => Rules::turn(position),
            Position::YinYang(position) => Rules::turn(position),
        }
    }

    /// How many columns and rows the board has.
    pub fn shape(&self) -> (u8, u8) {
        match self {
            Position::Chess(position) => position.shape(),
            Position::Checkers(position) => position.shape(),
            Position::YinYang(position) => position.shape(),
        }
    }

    /// What stands on each point, see [`Rules::pieces`].
    pub fn pieces(&self) -> Vec<u8> {
        match self {
            Position::Chess(position) => position.pieces(),
            Position::Checkers(position) => Rules::pieces(position),
            Position::YinYang(position) => Rules::pieces(position),
        }
    }

    /// A number for the position, see [`Rules::key`].
    pub fn key(&self) -> u64 {
        match self {
            Position::Chess(position) => Rules::key(position),
            Position::Checkers(position) => Rules::key(position),
            Position::YinYang(position) => Rules::key(position),
        }
    }

    /// Whether the rules call two positions the same; those of two games are not.
    pub fn is_same(&self, other: &Position) -> bool {
        match self {
            Position::Chess(one) => other.chess().is_some_and(|other| one.is_same(other)),
            Position::Checkers(one) => other.checkers().is_some_and(|other| one.is_same(other)),
            Position::YinYang(one) => other.yin_yang().is_some_and(|other| one.is_same(other)),
        }
    }

    /// The number of the move to come, counted from 1.
    pub fn move_number(&self) -> u32 {
        match self {
            Position::Chess(position) => position.move_number(),
            Position::Checkers(position) => position.move_number(),
            Position::YinYang(position) => position.move_number(),
        }
    }

    /// How many plies were made since something that cannot be undone.
    pub fn quiet_plies(&self) -> u16 {
        match self {
            Position::Chess(position) => position.quiet_plies(),
            Position::Checkers(position) => position.quiet_plies(),
            Position::YinYang(position) => position.quiet_plies(),
        }
    }

    /// The legal moves; `past` has the keys of the earlier positions, oldest first.
    pub fn legal_moves(&self, past: &[u64]) -> Vec<Move> {
        match self {
            Position::Chess(position) => {
                Rules::legal_moves(position, past).into_iter().map(Move::Chess).collect()
            }
            Position::Checkers(position) => {
                Rules::legal_moves(position, past).into_iter().map(Move::Checkers).collect()
            }
            Position::YinYang(position) => {
                Rules::legal_moves(position, past).into_iter().map(Move::YinYang).collect()
            }
        }
    }

    /// The legal move that a path means.
    ///
    /// # Errors
    ///
    /// Why there is none.
    pub fn find(&self, asked: Path, past: &[u64]) -> Result<Move, Refusal> {
        match self {
            Position::Chess(position) => match Rules::find(position, asked, past) {
                Ok(mv) => Ok(Move::Chess(mv)),
                Err(refusal) => Err(Refusal::Chess(refusal)),
            },
            Position::Checkers(position) => match Rules::find(position, asked, past) {
                Ok(mv) => Ok(Move::Checkers(mv)),
                Err(refusal) => Err(Refusal::Checkers(refusal)),
            },
            Position::YinYang(position) => match Rules::find(position, asked, past) {
                Ok(mv) => Ok(Move::YinYang(mv)),
                Err(refusal) => Err(Refusal::YinYang(refusal)),
            },
        }
    }

    /// Whether a move is one of [`legal_moves`](Position::legal_moves).
    pub fn is_legal(&self, mv: Move, past: &[u64]) -> bool {
        match self {
            Position::Chess(position) => {
                mv.chess().is_some_and(|mv| Rules::is_legal(position, mv, past))
            }
            Position::Checkers(position) => {
                mv.checkers().is_some_and(|mv| Rules::is_legal(position, mv, past))
            }
            Position::YinYang(position) => {
                mv.yin_yang().is_some_and(|mv| Rules::is_legal(position, mv, past))
            }
        }
    }

    /// The position after a legal move.
    ///
    /// # Panics
    ///
    /// Here and below, when the move is one of another game, which no position gives.
    #[must_use]
    pub fn after(&self, mv: Move) -> Position {
        match self {
            Position::Chess(position) => Position::Chess(Rules::after(position, mv.of_chess())),
            Position::Checkers(position) => {
                Position::Checkers(Rules::after(position, mv.of_checkers()))
            }
            Position::YinYang(position) => {
                Position::YinYang(Rules::after(position, mv.of_yin_yang()))
            }
        }
    }

    /// Whether a side can still win when the other one's time is up.
    pub fn can_win(&self, side: Side) -> Winnability {
        match self {
            Position::Chess(position) => Rules::can_win(position, side),
            Position::Checkers(position) => Rules::can_win(position, side),
            Position::YinYang(position) => Rules::can_win(position, side),
        }
    }

    /// Who wins if both players agree to end the game, see [`Rules::agreed`].
    pub fn agreed(&self) -> Option<Side> {
        match self {
            Position::Chess(position) => position.agreed(),
            Position::Checkers(position) => position.agreed(),
            Position::YinYang(position) => position.agreed(),
        }
    }

    /// What is in danger and has to be seen, see [`Rules::alarms`].
    pub fn alarms(&self) -> Vec<u16> {
        match self {
            Position::Chess(position) => position.alarms(),
            Position::Checkers(position) => position.alarms(),
            Position::YinYang(position) => position.alarms(),
        }
    }

    /// The points of what a legal move takes.
    pub fn captured(&self, mv: Move) -> Vec<u16> {
        match self {
            Position::Chess(position) => position.captured(mv.of_chess()),
            Position::Checkers(position) => position.captured(mv.of_checkers()),
            Position::YinYang(position) => Rules::captured(position, mv.of_yin_yang()),
        }
    }

    /// Whether a legal move takes anything.
    pub fn captures(&self, mv: Move) -> bool {
        !self.captured(mv).is_empty()
    }

    /// What a side has taken since the start of the game, see [`Rules::taken`].
    pub fn taken(&self, start: &Position, seen: &[u8], by: Side) -> Vec<u8> {
        match self {
            Position::Chess(position) => {
                start.chess().map_or_else(Vec::new, |start| position.taken(start, seen, by))
            }
            Position::Checkers(position) => {
                start.checkers().map_or_else(Vec::new, |start| position.taken(start, seen, by))
            }
            Position::YinYang(position) => {
                start.yin_yang().map_or_else(Vec::new, |start| position.taken(start, seen, by))
            }
        }
    }

    /// By how much the first player is ahead on a board, see [`Rules::lead`].
    pub fn lead(&self, seen: &[u8]) -> i32 {
        match self {
            Position::Chess(position) => position.lead(seen),
            Position::Checkers(position) => position.lead(seen),
            Position::YinYang(position) => position.lead(seen),
        }
    }

    /// A legal move as the game's records write it.
    pub fn notation(&self, mv: Move) -> String {
        match self {
            Position::Chess(position) => position.notation(mv.of_chess()),
            Position::Checkers(position) => position.notation(mv.of_checkers()),
            Position::YinYang(position) => position.notation(mv.of_yin_yang()),
        }
    }

    /// A legal move as saved games have it: `e2e4`.
    pub fn write_move(&self, mv: Move) -> String {
        match self {
            Position::Chess(position) => position.write_move(mv.of_chess()),
            Position::Checkers(position) => position.write_move(mv.of_checkers()),
            Position::YinYang(position) => position.write_move(mv.of_yin_yang()),
        }
    }

    /// What [`write_move`](Position::write_move) gives.
    ///
    /// # Errors
    ///
    /// Why the text is no legal move.
    pub fn read_move(&self, text: &str, past: &[u64]) -> Result<Move, String> {
        match self {
            Position::Chess(position) => position.read_move(text, past).map(Move::Chess),
            Position::Checkers(position) => position.read_move(text, past).map(Move::Checkers),
            Position::YinYang(position) => position.read_move(text, past).map(Move::YinYang),
        }
    }

    /// How many words announce a move, legal or not.
    pub fn words_of(&self, asked: Path) -> u32 {
        match self {
            Position::Chess(position) => position.words_of(asked),
            Position::Checkers(position) => position.words_of(asked),
            Position::YinYang(position) => position.words_of(asked),
        }
    }

    /// The position where the game usually begins.
    pub fn usual_start(kind: GameKind) -> Position {
        match kind {
            GameKind::Chess | GameKind::Chess960 => Position::Chess(chess::Position::default()),
            GameKind::Checkers => Position::Checkers(checkers::Position::default()),
            GameKind::YinYang => Position::YinYang(yin_yang::Position::default()),
        }
    }

    /// A position as its game writes it, see [`Display`](fmt::Display).
    ///
    /// # Errors
    ///
    /// Why the text is no position of this game.
    pub fn read(kind: GameKind, text: &str) -> Result<Position, String> {
        match kind {
            GameKind::Chess | GameKind::Chess960 => match fen::parse(text) {
                Ok((position, _)) => Ok(Position::Chess(position)),
                Err(error) => Err(error.to_string()),
            },
            GameKind::Checkers => match checkers::notation::fen::parse(text) {
                Ok(position) => Ok(Position::Checkers(position)),
                Err(error) => Err(error.to_string()),
            },
            GameKind::YinYang => match text.parse::<yin_yang::Position>() {
                Ok(position) => Ok(Position::YinYang(position)),
                Err(error) => Err(error.to_string()),
            },
        }
    }

    /// Whether a game of this kind can have the position.
    pub const fn is_of(&self, kind: GameKind) -> bool {
        match self {
            Position::Chess(_) => matches!(kind, GameKind::Chess | GameKind::Chess960),
            Position::Checkers(_) => matches!(kind, GameKind::Checkers),
            Position::YinYang(_) => matches!(kind, GameKind::YinYang),
        }
    }

    /// The position, if it is one of chess.
    pub fn chess(&self) -> Option<&chess::Position> {
        match self {
            Position::Chess(position) => Some(position),
            Position::Checkers(_) | Position::YinYang(_) => None,
        }
    }

    /// The position, if it is one of Yin-Yang.
    pub fn yin_yang(&self) -> Option<&yin_yang::Position> {
        match self {
            Position::YinYang(position) => Some(position),
            Position::Chess(_) | Position::Checkers(_) => None,
        }
    }

    /// The position, if it is one of checkers.
    pub fn checkers(&self) -> Option<&checkers::Position> {
        match self {
            Position::Checkers(position) => Some(position),
            Position::Chess(_) | Position::YinYang(_) => None,
        }
    }
}

impl Move {
    /// Over which points the move goes.
    pub fn path(self) -> Path {
        match self {
            Move::Chess(mv) => mv.into(),
            Move::Checkers(mv) => mv.into(),
            Move::YinYang(mv) => mv.into(),
        }
    }

    /// Where its piece stands afterwards, a point that no board has for a pass; in castling that
    /// is the king.
    pub fn arrival(self) -> u16 {
        match self {
            Move::Chess(mv) => mv.arrival().index() as u16,
            Move::Checkers(mv) => mv.to().point(),
            // a pass arrives nowhere
            Move::YinYang(mv) => mv.number().unwrap_or(u16::MAX),
        }
    }

    /// The move, if it is one of chess.
    pub fn chess(self) -> Option<chess::Move> {
        match self {
            Move::Chess(mv) => Some(mv),
            Move::Checkers(_) | Move::YinYang(_) => None,
        }
    }

    /// The move, if it is one of Yin-Yang.
    pub fn yin_yang(self) -> Option<yin_yang::Move> {
        match self {
            Move::YinYang(mv) => Some(mv),
            Move::Chess(_) | Move::Checkers(_) => None,
        }
    }

    /// The move, if it is one of checkers.
    pub fn checkers(self) -> Option<checkers::Move> {
        match self {
            Move::Checkers(mv) => Some(mv),
            Move::Chess(_) | Move::YinYang(_) => None,
        }
    }

    /// The move of a position of chess.
    ///
    /// # Panics
    ///
    /// When it is one of another game, which no position of chess gives.
    pub fn of_chess(self) -> chess::Move {
        self.chess().expect("a position of chess gives moves of chess")
    }

    /// The move of a position of Yin-Yang.
    ///
    /// # Panics
    ///
    /// When it is one of another game, which no position of Yin-Yang gives.
    pub fn of_yin_yang(self) -> yin_yang::Move {
        self.yin_yang().expect("a position of Yin-Yang gives moves of Yin-Yang")
    }

    /// The move of a position of checkers.
    ///
    /// # Panics
    ///
    /// When it is one of another game, which no position of checkers gives.
    pub fn of_checkers(self) -> checkers::Move {
        self.checkers().expect("a position of checkers gives moves of checkers")
    }
}

impl fmt::Display for Position {
    /// As the game writes its positions: FEN, in checkers that of PDN, and in Yin-Yang a line
    /// of the project's own.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Position::Chess(position) => position.fmt(f),
            Position::Checkers(position) => position.fmt(f),
            Position::YinYang(position) => position.fmt(f),
        }
    }
}

impl Default for Position {
    /// The usual start of chess.
    fn default() -> Position {
        Position::usual_start(GameKind::default())
    }
}

impl From<chess::Position> for Position {
    fn from(position: chess::Position) -> Position {
        Position::Chess(position)
    }
}

impl From<Move> for Reach {
    /// In castling the path goes onto the rook, as the king may arrive where another move leads.
    fn from(mv: Move) -> Reach {
        let path = match mv {
            Move::Chess(mv) => {
                let (from, to, promotion) = (mv.from(), mv.to(), mv.promoted_to());
                SquareMove { from, to, promotion }.into()
            }
            Move::Checkers(mv) => mv.into(),
            Move::YinYang(mv) => mv.into(),
        };
        Reach { path, arrival: mv.arrival() }
    }
}

impl From<yin_yang::Position> for Position {
    fn from(position: yin_yang::Position) -> Position {
        Position::YinYang(position)
    }
}

impl From<yin_yang::Move> for Move {
    fn from(mv: yin_yang::Move) -> Move {
        Move::YinYang(mv)
    }
}

impl From<checkers::Position> for Position {
    fn from(position: checkers::Position) -> Position {
        Position::Checkers(position)
    }
}

impl From<checkers::Move> for Move {
    fn from(mv: checkers::Move) -> Move {
        Move::Checkers(mv)
    }
}

impl From<chess::Move> for Move {
    fn from(mv: chess::Move) -> Move {
        Move::Chess(mv)
    }
}
