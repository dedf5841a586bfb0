//! From text to what it asks for.

use crate::games::chess::notation::Letters;
use crate::games::chess::notation::error::Malformed;
use crate::games::chess::notation::letters::figurine;
use crate::games::chess::notation::request::{PieceMove, Request, SquareMove};
use crate::games::chess::{Bitboard, CastlingSide, File, Rank, Role, Square};

/// Reads a whole text; a small letter that is also a file means the file.
#[inline]
pub(super) fn read(text: &str, letters: &Letters) -> Result<Request, Malformed> {
    let mut reader = Reader { text, at: 0, letters };
    reader.skip_spaces();
    match reader.byte() {
        Some(b'a'..=b'h') => reader.move_of(None),
        Some(b'0' | b'O' | b'o') => reader.castling(),
        Some(b'-' | b'Z') => reader.null_move(),
        _ => {
            let role = reader.piece().ok_or_else(|| reader.malformed(START))?;
            reader.move_of(Some(role))
        }
    }
}

/// Reads a text that begins with a small letter that is both a file and a piece
/// as a move of the piece.
#[cold]
pub(super) fn read_small_letter(text: &str, letters: &Letters) -> Option<Request> {
    let mut reader = Reader { text, at: 0, letters };
    reader.skip_spaces();
    let letter = reader.byte().filter(|byte| matches!(byte, b'a'..=b'h'))?;
    let role = letters.role(letter.to_ascii_uppercase().into())?;
    reader.at += 1;
    reader.move_of(Some(role)).ok()
}

const START: &str = "a piece, a file from a to h, or castling as 0-0 or 0-0-0";
const END: &str = "nothing more but a sign of promotion, en passant, check or praise";

struct Reader<'a> {
    text: &'a str,
    /// In bytes, always between two characters.
    at: usize,
    letters: &'a Letters,
}

impl Reader<'_> {
    #[inline]
    fn byte(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn char(&self) -> Option<char> {
        self.text.get(self.at..)?.chars().next()
    }

    /// Passes `byte`, an ASCII character, if it comes next.
    #[inline]
    fn pass(&mut self, byte: u8) -> bool {
        let comes = self.byte() == Some(byte);
        self.at += usize::from(comes);
        comes
    }

    fn pass_text(&mut self, text: &str) -> bool {
        let comes = self.text.as_bytes()[self.at..].starts_with(text.as_bytes());
        self.at += if comes { text.len() } else { 0 };
        comes
    }

    #[inline]
    fn skip_spaces(&mut self) {
        while self.byte().is_some_and(|byte| byte.is_ascii_whitespace()) {
            self.at += 1;
        }
    }

    fn malformed(&self, expected: &'static str) -> Malformed {
        Malformed { at: self.at, expected }
    }

    #[inline]
    fn file(&mut self) -> Option<File> {
        let index = self.byte()?.wrapping_sub(b'a');
        if index < 8 {
            self.at += 1;
            return Some(File::new(index));
        }
        None
    }

    #[inline]
    fn rank(&mut self) -> Option<Rank> {
        let index = self.byte()?.wrapping_sub(b'1');
        if index < 8 {
            self.at += 1;
            return Some(Rank::new(index));
        }
        None
    }

    /// A letter of either case or a figurine; `P` is the pawn in every language.
    #[inline]
    fn piece(&mut self) -> Option<Role> {
        let byte = self.byte()?;
        if byte.is_ascii() {
            let letter = char::from(byte.to_ascii_uppercase());
            let role = if letter == 'P' { Some(Role::Pawn) } else { self.letters.role(letter) };
            self.at += usize::from(role.is_some());
            return role;
        }
        let symbol = self.char()?;
        let role = figurine(symbol).or_else(|| self.letters.role(symbol))?;
        self.at += symbol.len_utf8();
        // asks for a symbol as text or as a coloured picture
        let _ = self.pass_text("\u{FE0F}") || self.pass_text("\u{FE0E}");
        Some(role)
    }

    fn castling(&mut self) -> Result<Request, Malformed> {
        const LETTER: &str = "castling as 0-0 or 0-0-0";
        self.at += 1;
        if !self.pass(b'-') || !self.pass_castling_letter() {
            return Err(self.malformed(LETTER));
        }
        let mut side = CastlingSide::Short;
        if self.pass(b'-') {
            if !self.pass_castling_letter() {
                return Err(self.malformed(LETTER));
            }
            side = CastlingSide::Long;
        }
        self.signs()?;
        Ok(Request::Castle(side))
    }

    fn pass_castling_letter(&mut self) -> bool {
        self.pass(b'0') || self.pass(b'O') || self.pass(b'o')
    }

    fn null_move(&mut self) -> Result<Request, Malformed> {
        if !self.pass_text("--") && !self.pass_text("Z0") {
            return Err(self.malformed(START));
        }
        self.signs()?;
        Ok(Request::Pass)
    }

    /// The squares and what follows. Without a letter the move is a pawn's, or
    /// that of any piece if the whole departure square is there.
    #[inline]
    fn move_of(&mut self, role: Option<Role>) -> Result<Request, Malformed> {
        let (file, rank) = (self.file(), self.rank());
        let is_separated = self.separator();
        let (from_file, from_rank, to) = self.arrival(file, rank, is_separated)?;
        let promotion = self.promotion()?;
        self.signs()?;
        if let (None, Some(file), Some(rank)) = (role, from_file, from_rank) {
            let from = Square::new(file, rank);
            return Ok(Request::Squares(SquareMove { from, to, promotion }));
        }
        let role = role.unwrap_or(Role::Pawn);
        let mut from = from_file.map_or(Bitboard::FULL, Bitboard::file)
            & from_rank.map_or(Bitboard::FULL, Bitboard::rank);
        if role == Role::Pawn && (from_file.is_none() || from_rank.is_none()) {
            // a pawn's file of departure stands in captures and only there
            let own_file = Bitboard::file(to.file());
            from &= if from_file.is_some() { !own_file } else { own_file };
        }
        Ok(Request::Piece(PieceMove { role, from, to, promotion }))
    }

    #[inline]
    fn separator(&mut self) -> bool {
        match self.byte() {
            Some(b'x' | b'-' | b':') => {
                self.at += 1;
                true
            }
            Some(0xC3) => self.pass_text("×"),
            _ => false,
        }
    }

    /// Takes the second square, or the first if it is the only one.
    #[inline]
    fn arrival(
        &mut self,
        file: Option<File>,
        rank: Option<Rank>,
        is_separated: bool,
    ) -> Result<(Option<File>, Option<Rank>, Square), Malformed> {
        let before = self.at;
        let second = self.file();
        if let Some(to_file) = second
            && let Some(to_rank) = self.rank()
        {
            return Ok((file, rank, Square::new(to_file, to_rank)));
        }
        match (file, rank) {
            (Some(file), Some(rank)) if !is_separated => {
                // what looked like a file may begin the signs
                self.at = before;
                Ok((None, None, Square::new(file, rank)))
            }
            _ if second.is_none() && (is_separated || rank.is_some() || file.is_none()) => {
                Err(self.malformed("a file from a to h"))
            }
            _ => Err(self.malformed("a rank from 1 to 8")),
        }
    }

    /// `=Q`, `Q`, `(Q)` or `/Q`, or nothing.
    #[inline]
    fn promotion(&mut self) -> Result<Option<Role>, Malformed> {
        let Some(sign) = self.byte() else { return Ok(None) };
        if matches!(sign, b'+' | b'#' | b'!' | b'?' | b' ' | b'e') {
            return Ok(None);
        }
        let is_announced = matches!(sign, b'=' | b'/' | b'(');
        self.at += usize::from(is_announced);
        let before = self.at;
        let role = self.piece();
        if role.is_some_and(|role| !Role::PROMOTIONS.contains(&role))
            || is_announced && role.is_none()
        {
            self.at = before;
            return Err(self.malformed("a queen, rook, bishop or knight to promote to"));
        }
        if sign == b'(' && !self.pass(b')') {
            return Err(self.malformed("')' after the piece"));
        }
        Ok(role)
    }

    /// What may follow a move, up to the end of the text.
    #[inline]
    fn signs(&mut self) -> Result<(), Malformed> {
        if self.at == self.text.len() {
            return Ok(());
        }
        self.en_passant_sign();
        if !self.pass(b'#') && self.pass(b'+') {
            self.pass(b'+');
        }
        self.en_passant_sign();
        self.skip_spaces();
        while self.pass(b'!') || self.pass(b'?') {}
        self.skip_spaces();
        if self.at == self.text.len() { Ok(()) } else { Err(self.malformed(END)) }
    }

    fn en_passant_sign(&mut self) {
        let before = self.at;
        self.skip_spaces();
        if !self.pass_text("ep") && !self.pass_text("e.p.") {
            self.at = before;
        }
    }
}
