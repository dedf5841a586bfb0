//! FEN, and the two forms that Chess960 needs: X-FEN, which keeps the letters
//! `KQkq` where they are clear, and Shredder-FEN, which always gives the files
//! of the castling rooks.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::games::chess::castling::outermost_rook;
use crate::games::chess::{
    Bitboard, Board, CastlingSide, Color, File, Note, Piece, Position, Rank, Setup, SetupError,
    Square,
};

/// A FEN has at most this many bytes; a longer text is refused unread.
pub const MAX_LEN: usize = 200;

/// How castling rights are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FenStyle {
    /// `KQkq`, and a file letter only where another rook stands further out.
    XFen,
    /// File letters always, `HAha` at the classical start.
    Shredder,
}

/// Reads a FEN in any of the three forms.
///
/// Fields after the side to move may be missing from the end: no castling, no
/// en passant square, counters `0 1`.
///
/// # Errors
///
/// [`FenError`] with the column for a text that is no FEN, or the reason why
/// the position is not playable.
///
/// ```
/// use annabella::games::chess::notation::fen;
///
/// let (position, notes) = fen::parse("4k3/8/8/3pP3/8/8/8/4K3 w - d6").unwrap();
/// assert!(notes.is_empty());
/// assert_eq!(position.en_passant().unwrap().to_string(), "d6");
/// ```
pub fn parse(text: &str) -> Result<(Position, Vec<Note>), FenError> {
    let mut notes = Vec::new();
    let setup = parse_setup(text, &mut notes)?;
    let (position, more) = setup.position()?;
    notes.extend(more);
    Ok((position, notes))
}

/// Reads a FEN as [`parse`] does, of a position in which perhaps nobody can play.
///
/// # Errors
///
/// [`FenError`] with the column for a text that is no FEN.
pub fn read(text: &str) -> Result<Setup, FenError> {
    parse_setup(text, &mut Vec::new())
}

/// Writes a position; [`Position`]'s `Display` is [`FenStyle::XFen`].
pub fn write(position: &Position, style: FenStyle) -> String {
    write_setup(&position.into(), style)
}

/// Writes what is perhaps no position, for [`read`].
pub fn write_setup(setup: &Setup, style: FenStyle) -> String {
    let mut text = String::with_capacity(80);
    write_board(&mut text, &setup.board);
    text.push(' ');
    text.push(setup.turn.to_char());
    text.push(' ');
    write_castling(&mut text, setup, style);
    text.push(' ');
    match setup.en_passant {
        Some(square) => text.push_str(&square.to_string()),
        None => text.push('-'),
    }
    text + &format!(" {} {}", setup.halfmove_clock, setup.fullmove_number)
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&write(self, FenStyle::XFen))
    }
}

impl FromStr for Position {
    type Err = FenError;

    fn from_str(text: &str) -> Result<Position, FenError> {
        parse(text).map(|(position, _)| position)
    }
}

/// Why a text is not a position.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum FenError {
    /// The text breaks the form of FEN.
    #[error("column {column}: found {}, expected {expected}", quoted(found.as_deref()))]
    Malformed {
        /// Where, counted in characters from 1.
        column: usize,
        /// What stood there; none at the end of the text.
        found: Option<String>,
        /// What would have been right.
        expected: FenPart,
    },
    /// The text is far longer than any FEN.
    #[error("the text has {0} bytes; a FEN has at most {MAX_LEN}")]
    TooLong(usize),
    /// The text is a FEN, but of a position in which nobody can play.
    #[error(transparent)]
    Unplayable(#[from] SetupError),
}

fn quoted(found: Option<&str>) -> String {
    found.map_or_else(|| "the end".to_owned(), |found| format!("'{}'", found.escape_debug()))
}

/// What a FEN has to have at some place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FenPart {
    /// Pieces and empty squares, eight squares in all for each rank.
    Squares,
    /// What stands between two ranks.
    RankEnd,
    /// A space between two fields.
    Space,
    /// Who has the move.
    Turn,
    /// With which rooks castling is still possible.
    Castling,
    /// The square that a pawn has just passed.
    EnPassant,
    /// The number of plies without a capture or a pawn's move.
    QuietPlies,
    /// The number of the move.
    MoveNumber,
    /// Nothing more.
    End,
}

impl fmt::Display for FenPart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            FenPart::Squares => {
                "a piece (KQRBNP or kqrbnp) or a number of empty squares, \
                 eight squares in all for each rank"
            }
            FenPart::RankEnd => "'/' after eight squares of a rank",
            FenPart::Space => "a space before the next field",
            FenPart::Turn => "the side to move, 'w' or 'b'",
            FenPart::Castling => "castling rights (of KQkq, A-H, a-h) or '-'",
            FenPart::EnPassant => "an en passant square on rank 3 or 6, or '-'",
            FenPart::QuietPlies => "the number of quiet plies, 0 to 65535",
            FenPart::MoveNumber => "the move number, a whole number",
            FenPart::End => "nothing after the move number",
        })
    }
}

/// The text and how far it has been read, in characters.
struct Cursor<'a> {
    rest: std::iter::Peekable<std::str::Chars<'a>>,
    column: usize,
}

impl<'a> Cursor<'a> {
    fn new(text: &'a str) -> Cursor<'a> {
        Cursor { rest: text.chars().peekable(), column: 1 }
    }

    fn peek(&mut self) -> Option<char> {
        self.rest.peek().copied()
    }

    fn bump(&mut self) {
        if self.rest.next().is_some() {
            self.column += 1;
        }
    }

    fn skip_space(&mut self) {
        while self.peek().is_some_and(char::is_whitespace) {
            self.bump();
        }
    }

    /// Goes to the next field; false at the end of the text.
    fn next_field(&mut self) -> Result<bool, FenError> {
        if self.peek().is_some_and(|c| !c.is_whitespace()) {
            return Err(self.error(FenPart::Space));
        }
        self.skip_space();
        Ok(self.peek().is_some())
    }

    fn at_field_end(&mut self) -> bool {
        self.peek().is_none_or(char::is_whitespace)
    }

    fn error(&mut self, expected: FenPart) -> FenError {
        let found = self.peek().map(String::from);
        FenError::Malformed { column: self.column, found, expected }
    }
}

fn parse_setup(text: &str, notes: &mut Vec<Note>) -> Result<Setup, FenError> {
    if text.len() > MAX_LEN {
        return Err(FenError::TooLong(text.len()));
    }
    let mut cursor = Cursor::new(text);
    cursor.skip_space();
    let mut setup = Setup { board: parse_board(&mut cursor)?, ..Setup::empty() };

    cursor.next_field()?;
    setup.turn = match cursor.peek() {
        Some('w') => Color::White,
        Some('b') => Color::Black,
        _ => return Err(cursor.error(FenPart::Turn)),
    };
    cursor.bump();
    if cursor.next_field()? {
        setup.castling_rooks = parse_castling(&mut cursor, &setup.board, notes)?;
    }
    if cursor.next_field()? {
        setup.en_passant = parse_en_passant(&mut cursor)?;
    }
    if cursor.next_field()? {
        setup.halfmove_clock = parse_number(&mut cursor, FenPart::QuietPlies)?;
    }
    if cursor.next_field()? {
        setup.fullmove_number = parse_number(&mut cursor, FenPart::MoveNumber)?;
    }
    if cursor.next_field()? {
        return Err(cursor.error(FenPart::End));
    }
    Ok(setup)
}

fn parse_board(cursor: &mut Cursor<'_>) -> Result<Board, FenError> {
    let mut board = Board::EMPTY;
    for rank in Rank::ALL.into_iter().rev() {
        let mut file = 0;
        while file < 8 {
            match cursor.peek() {
                Some(digit @ '1'..='8') if file + (digit as u8 - b'0') <= 8 => {
                    file += digit as u8 - b'0';
                }
                Some(letter) => match Piece::from_char(letter) {
                    Some(piece) => {
                        board.set(Square::new(File::new(file), rank), Some(piece));
                        file += 1;
                    }
                    None => return Err(cursor.error(FenPart::Squares)),
                },
                None => return Err(cursor.error(FenPart::Squares)),
            }
            cursor.bump();
        }
        if rank != Rank::First {
            if cursor.peek() != Some('/') {
                return Err(cursor.error(FenPart::RankEnd));
            }
            cursor.bump();
        }
    }
    Ok(board)
}

fn parse_castling(
    cursor: &mut Cursor<'_>,
    board: &Board,
    notes: &mut Vec<Note>,
) -> Result<Bitboard, FenError> {
    let mut rooks = Bitboard::EMPTY;
    if cursor.peek() == Some('-') {
        cursor.bump();
        return Ok(rooks);
    }
    while let Some(letter) = cursor.peek().filter(|c| !c.is_whitespace()) {
        let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
        let rook = match letter.to_ascii_lowercase() {
            'k' => outermost_rook(board, color, CastlingSide::Short),
            'q' => outermost_rook(board, color, CastlingSide::Long),
            file => match File::from_char(file) {
                Some(file) => Some(Square::new(file, color.back_rank())),
                None => return Err(cursor.error(FenPart::Castling)),
            },
        };
        match rook {
            Some(rook) => rooks |= rook.into(),
            None => notes.push(Note::CastlingLetterDropped(letter)),
        }
        cursor.bump();
    }
    Ok(rooks)
}

fn parse_en_passant(cursor: &mut Cursor<'_>) -> Result<Option<Square>, FenError> {
    if cursor.peek() == Some('-') {
        cursor.bump();
        return Ok(None);
    }
    let Some(file) = cursor.peek().and_then(File::from_char) else {
        return Err(cursor.error(FenPart::EnPassant));
    };
    cursor.bump();
    match cursor.peek().and_then(Rank::from_char) {
        Some(rank @ (Rank::Third | Rank::Sixth)) => {
            cursor.bump();
            Ok(Some(Square::new(file, rank)))
        }
        _ => Err(cursor.error(FenPart::EnPassant)),
    }
}

fn parse_number<N: FromStr>(cursor: &mut Cursor<'_>, expected: FenPart) -> Result<N, FenError> {
    let column = cursor.column;
    let mut digits = String::new();
    while !cursor.at_field_end() {
        match cursor.peek() {
            Some(digit @ '0'..='9') => digits.push(digit),
            _ => return Err(cursor.error(expected)),
        }
        cursor.bump();
    }
    digits.parse().map_err(|_| FenError::Malformed { column, found: Some(digits), expected })
}

/// What stands where, as the first field of a FEN has it.
pub fn pieces(board: &Board) -> String {
    let mut text = String::new();
    write_board(&mut text, board);
    text
}

fn write_board(text: &mut String, board: &Board) {
    for rank in Rank::ALL.into_iter().rev() {
        let mut empty = 0;
        for file in File::ALL {
            match board.piece_at(Square::new(file, rank)) {
                Some(piece) => {
                    push_empty(text, &mut empty);
                    text.push(piece.to_char());
                }
                None => empty += 1,
            }
        }
        push_empty(text, &mut empty);
        if rank != Rank::First {
            text.push('/');
        }
    }
}

fn push_empty(text: &mut String, empty: &mut u8) {
    if *empty > 0 {
        text.push((b'0' + *empty) as char);
        *empty = 0;
    }
}

fn write_castling(text: &mut String, setup: &Setup, style: FenStyle) {
    let before = text.len();
    for color in Color::ALL {
        for side in CastlingSide::ALL {
            let Some(rook) = setup.castling_rook(color, side) else { continue };
            let clear = outermost_rook(&setup.board, color, side) == Some(rook);
            let letter = match (style, clear, side) {
                (FenStyle::XFen, true, CastlingSide::Short) => 'k',
                (FenStyle::XFen, true, CastlingSide::Long) => 'q',
                _ => rook.file().to_char(),
            };
            text.push(match color {
                Color::White => letter.to_ascii_uppercase(),
                Color::Black => letter,
            });
        }
    }
    if text.len() == before {
        text.push('-');
    }
}
