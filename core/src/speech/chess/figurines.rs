//! Figurines in a text, for a voice (article C3).

use crate::games::chess::{CastlingSide, Color, File, Piece, Rank, Role, Square};
use crate::speech::chess::fide;
use crate::speech::utterance::Utterance;
use crate::speech::words::key;
use crate::speech::{Segment, Speaker, Style};

impl Speaker {
    /// A text with moves that are written with figurines, in words: `12.♘xf3+` is said as
    /// "12. knight takes, f 3, check", and ♞ alone as "black knight". In such a text the
    /// moves of pawns, castling and squares are read, too; a text without a figurine stays
    /// as it is.
    pub fn read_figurines(&self, text: &str) -> Vec<Segment> {
        let lang = self.settings.language;
        if !text.chars().any(|sign| figurine(sign).is_some()) {
            return Utterance::of(lang, text).into_segments();
        }
        let mut said = Utterance::default();
        let mut follows_move = false;
        for word in text.split_whitespace() {
            let bare = word.trim_start_matches('(');
            if bare.len() < word.len() {
                said.pause();
            }
            let (number, bare) = split_number(bare);
            let (body, signs) = split_signs(bare);
            if follows_move {
                said.pause();
            }
            if !number.is_empty() {
                said.push(lang, number.trim_end_matches(['.', '…']));
                said.push(lang, ".");
            }
            let name = self.read_word(body);
            follows_move = name.is_some();
            if let Some(name) = name {
                said.append(name);
                // praise and blame are no signs of the sentence
                said.push(lang, signs.trim_start_matches([')', '!', '?']));
            } else {
                self.name_figurines(body, &mut said);
                said.push(lang, signs.trim_start_matches(')'));
            }
            if signs == ")" {
                said.pause();
            }
        }
        said.into_segments()
    }

    /// A move or a square.
    fn read_word(&self, word: &str) -> Option<Utterance> {
        match word.trim_end_matches(['+', '#']) {
            "O-O" | "0-0" => return Some(self.castling_name(CastlingSide::Short)),
            "O-O-O" | "0-0-0" => return Some(self.castling_name(CastlingSide::Long)),
            _ => {}
        }
        let moved = Written::read(word)?;
        let mut said = Utterance::default();
        self.say_written(&moved, &mut said);
        Some(said)
    }

    /// Figurines alone, with their colours.
    fn name_figurines(&self, word: &str, said: &mut Utterance) {
        let mut plain = String::new();
        for sign in word.chars() {
            match figurine(sign) {
                Some(piece) => {
                    said.push(self.settings.language, &std::mem::take(&mut plain));
                    said.append(self.colored_piece(piece, None));
                }
                None => plain.push(sign),
            }
        }
        said.push(self.settings.language, &plain);
    }

    fn say_written(&self, moved: &Written, said: &mut Utterance) {
        let has_short_pauses = self.settings.style == Style::Plain;
        if let Some(Piece { role, .. }) = moved.piece {
            said.append(self.plain_piece(role));
        }
        if let Some(file) = moved.from_file {
            said.append(self.file(file));
        }
        if let Some(rank) = moved.from_rank {
            said.append(self.rank(rank));
        }
        if moved.takes {
            said.append(self.term(fide::TAKES, key::TAKES));
        }
        if has_short_pauses {
            said.pause();
        }
        said.append(self.square(moved.to));
        if let Some(role) = moved.promotion {
            if has_short_pauses {
                said.pause();
            }
            said.append(self.promotion(role));
        }
        if let Some(is_mate) = moved.check.filter(|_| !self.settings.omits_check) {
            said.pause();
            said.append(if is_mate {
                self.term(fide::CHECKMATE, key::CHECKMATE)
            } else {
                self.term(fide::CHECK, key::CHECK)
            });
        }
    }
}

/// The number in front of a move, with its dots, and the rest.
fn split_number(word: &str) -> (&str, &str) {
    let rest = word.trim_start_matches(|c: char| c.is_ascii_digit());
    let move_text = rest.trim_start_matches(['.', '…']);
    // without a dot it is no number of a move, and without a move no number before one
    if move_text.len() == rest.len() || rest.len() == word.len() || move_text.is_empty() {
        ("", word)
    } else {
        word.split_at(word.len() - move_text.len())
    }
}

/// A word and the signs behind it.
fn split_signs(word: &str) -> (&str, &str) {
    word.split_at(word.trim_end_matches([')', '.', ',', ';', ':', '!', '?']).len())
}

/// A move as it is written, without a position.
struct Written {
    piece: Option<Piece>,
    from_file: Option<File>,
    from_rank: Option<Rank>,
    takes: bool,
    to: Square,
    promotion: Option<Role>,
    /// Whether it gives check, and mate.
    check: Option<bool>,
}

impl Written {
    fn read(text: &str) -> Option<Written> {
        let mut signs: Vec<char> = text.chars().collect();
        let check = match signs.last() {
            Some('+') => Some(false),
            Some('#') => Some(true),
            _ => None,
        };
        if check.is_some() {
            signs.pop();
        }
        let promotion = signs.last().and_then(|&sign| figurine(sign)).map(|piece| piece.role);
        if promotion.is_some() {
            signs.pop();
            signs.pop_if(|sign| *sign == '=');
        }
        let piece = signs.first().and_then(|&sign| figurine(sign));
        if piece.is_some() {
            signs.remove(0);
        }
        let rank = Rank::from_char(signs.pop()?)?;
        let to = Square::new(File::from_char(signs.pop()?)?, rank);
        let takes = signs.pop_if(|sign| matches!(sign, 'x' | '×' | ':')).is_some();
        let from_rank = signs.last().and_then(|&sign| Rank::from_char(sign));
        if from_rank.is_some() {
            signs.pop();
        }
        let from_file = signs.last().and_then(|&sign| File::from_char(sign));
        if from_file.is_some() {
            signs.pop();
        }
        signs.is_empty().then_some(Written {
            piece,
            from_file,
            from_rank,
            takes,
            to,
            promotion,
            check,
        })
    }
}

const fn figurine(sign: char) -> Option<Piece> {
    let (color, role) = match sign {
        '♔' => (Color::White, Role::King),
        '♕' => (Color::White, Role::Queen),
        '♖' => (Color::White, Role::Rook),
        '♗' => (Color::White, Role::Bishop),
        '♘' => (Color::White, Role::Knight),
        '♙' => (Color::White, Role::Pawn),
        '♚' => (Color::Black, Role::King),
        '♛' => (Color::Black, Role::Queen),
        '♜' => (Color::Black, Role::Rook),
        '♝' => (Color::Black, Role::Bishop),
        '♞' => (Color::Black, Role::Knight),
        '♟' => (Color::Black, Role::Pawn),
        _ => return None,
    };
    Some(Piece { color, role })
}
