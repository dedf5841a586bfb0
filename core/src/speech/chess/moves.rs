//! How moves are announced.

use crate::games::chess::notation::uci::{self, Castling};
use crate::games::chess::notation::{SquareMove, san};
use crate::games::chess::{
    CastlingSide, Color, File, Move, MoveKind, Position, Rank, Role, Square,
};
use crate::session::State;
use crate::speech::chess::fide;
use crate::speech::utterance::Utterance;
use crate::speech::words::{Key, Slot, Words, key};
use crate::speech::{Language, PieceNames, Speaker, Style};

/// What there is to be said of a move.
struct Parts {
    color: Color,
    role: Role,
    /// The long name of the piece, if it is to be said.
    long: Option<Key>,
    /// Where it comes from, as far as that has to be said.
    from_file: Option<File>,
    from_rank: Option<Rank>,
    takes: bool,
    /// What is captured.
    victim: Option<Role>,
    to: Square,
    kind: MoveKind,
    castling: CastlingSide,
    is_check: bool,
    is_mate: bool,
}

impl Parts {
    fn of(position: &Position, mv: Move) -> Parts {
        let role = position.board().role_at(mv.from()).unwrap_or(Role::Pawn);
        let san = san::write(position, mv, &san::Style::PGN);
        let takes = san.contains('x');
        // what stands between the letter of the piece and the square where it goes
        let origin = if mv.is_castle() {
            ""
        } else {
            let text = san.trim_end_matches(['+', '#', '=', 'Q', 'R', 'B', 'N']);
            let before = text.len() - 2;
            text[..before].trim_start_matches(char::is_uppercase).trim_end_matches('x')
        };
        let has = |is_it: fn(&char) -> bool| origin.chars().any(|c| is_it(&c));
        Parts {
            color: position.turn(),
            role,
            long: None,
            from_file: has(char::is_ascii_lowercase).then(|| mv.from().file()),
            from_rank: has(char::is_ascii_digit).then(|| mv.from().rank()),
            takes,
            victim: position.captured_by(mv),
            to: mv.to(),
            kind: mv.kind(),
            castling: CastlingSide::of(mv.from(), mv.to()),
            is_check: san.ends_with('+'),
            is_mate: san.ends_with('#'),
        }
    }
}

impl Speaker {
    /// The name of a legal move.
    pub(in crate::speech) fn name_move(&self, position: &Position, mv: Move) -> Utterance {
        self.name_with(position, mv, None, true)
    }

    /// The same without what a pawn becomes where that is still open among these moves.
    pub(in crate::speech) fn name_of_several(
        &self,
        position: &Position,
        mv: Move,
        moves: &[Move],
    ) -> Utterance {
        let is_same = |other: &&Move| (other.from(), other.to()) == (mv.from(), mv.to());
        if mv.promoted_to().is_none() || moves.iter().filter(is_same).count() < 2 {
            return self.name_move(position, mv);
        }
        let mut parts = Parts::of(position, mv);
        (parts.kind, parts.is_check, parts.is_mate) = (MoveKind::Normal, false, false);
        self.in_words(&parts)
    }

    /// The name of the ply of this index, by which `mv` was made in `before`.
    pub(in crate::speech) fn name_chess_ply(
        &self,
        state: &State,
        index: usize,
        before: &Position,
        mv: Move,
    ) -> Utterance {
        let origins = self.origins(state, index);
        let long = origins.and_then(|origins| origins.name(before.board(), mv.from()));
        let is_legal = state.plies().get(index).is_none_or(|ply| ply.is_legal);
        self.name_with(before, mv, long, is_legal)
    }

    /// The name of a legal move in the position of a game.
    pub(in crate::speech) fn name_next_in_chess(
        &self,
        state: &State,
        position: &Position,
        mv: Move,
    ) -> Utterance {
        let origins = self.origins(state, state.plies().len());
        let long = origins.and_then(|origins| origins.name(position.board(), mv.from()));
        self.name_with(position, mv, long, true)
    }

    fn name_with(
        &self,
        position: &Position,
        mv: Move,
        long: Option<Key>,
        is_legal: bool,
    ) -> Utterance {
        match self.settings.style {
            Style::San => self.in_san(position, mv),
            Style::Uci => {
                Utterance::of(self.settings.language, &uci::write(mv, Castling::Standard))
            }
            _ => {
                let mut parts = Parts::of(position, mv);
                if !is_legal && parts.is_mate {
                    // an illegal move ends no game (article 5.1.a)
                    (parts.is_check, parts.is_mate) = (true, false);
                }
                if self.settings.as_printed
                    && self.settings.language == Language::English
                    && matches!(self.settings.style, Style::Plain | Style::Literate)
                    && parts.from_file == Some(File::A)
                {
                    // a screen reader would read "rook a d1" with an article
                    parts.from_rank = Some(mv.from().rank());
                }
                if long.is_some() && parts.role != Role::Pawn {
                    // the name tells which one
                    (parts.from_file, parts.from_rank) = (None, None);
                }
                parts.long = long;
                self.in_words(&parts)
            }
        }
    }

    /// The name of a move that may be illegal.
    pub(in crate::speech) fn name_of(&self, position: &Position, squares: SquareMove) -> Utterance {
        if let Ok(mv) = squares.find(position) {
            return self.name_move(position, mv);
        }
        let role = position.board().role_at(squares.from).unwrap_or(Role::Pawn);
        let mut said = Utterance::default();
        if role != Role::Pawn {
            said.append(self.mover_name(position.turn(), role));
        }
        said.append(self.square(squares.to));
        said
    }

    fn in_san(&self, position: &Position, mv: Move) -> Utterance {
        let text = san::write(position, mv, &san::Style::PGN);
        let shown =
            if self.settings.omits_check { text.trim_end_matches(['+', '#']) } else { &text };
        Utterance::of(self.settings.language, shown)
    }

    fn in_words(&self, parts: &Parts) -> Utterance {
        let mut said = Utterance::default();
        if parts.kind == MoveKind::Castle {
            said.append(self.castling_name(parts.castling));
        } else {
            self.say_squares(parts, &mut said);
        }
        if !self.settings.omits_check && (parts.is_check || parts.is_mate) {
            said.pause();
            said.append(if parts.is_mate {
                self.term(fide::CHECKMATE, key::CHECKMATE)
            } else {
                self.term(fide::CHECK, key::CHECK)
            });
        }
        said
    }

    fn say_squares(&self, parts: &Parts, said: &mut Utterance) {
        let has_short_pauses = self.settings.style == Style::Plain;
        if parts.role != Role::Pawn || self.settings.names_pawns {
            said.append(match parts.long {
                Some(name) => {
                    let has_color = self.settings.pieces == PieceNames::WordWithColor;
                    self.long_name(parts.color, name, has_color)
                }
                None => self.mover_name(parts.color, parts.role),
            });
        }
        // "knight, a, takes": a file alone after a piece needs no pause before it
        match (parts.from_file, parts.from_rank) {
            (Some(file), Some(rank)) => said.append(self.square(Square::new(file, rank))),
            (Some(file), None) => said.append(self.file(file)),
            (None, Some(rank)) => said.append(self.rank(rank)),
            (None, None) => {}
        }
        if parts.takes {
            said.append(self.term(fide::TAKES, key::TAKES));
            let has_words =
                matches!(self.settings.style, Style::Plain | Style::Nato | Style::Literate);
            if let Some(victim) = parts.victim.filter(|_| has_words && self.settings.names_captured)
            {
                said.append(self.words.say(role_key(victim)));
            }
        }
        // "knight 6 e 7" would be six times ten to the seventh
        let is_power = self.settings.style == Style::Literate && parts.from_rank.is_some();
        if has_short_pauses || (is_power && !parts.takes) {
            said.pause();
        }
        said.append(self.square(parts.to));
        match parts.kind {
            MoveKind::EnPassant => {
                if has_short_pauses {
                    said.pause();
                }
                said.append(self.term(fide::EN_PASSANT, key::EN_PASSANT));
            }
            MoveKind::Promotion(role) => {
                if has_short_pauses {
                    said.pause();
                }
                said.append(self.promotion(role));
            }
            MoveKind::Normal | MoveKind::Castle => {}
        }
    }

    /// What a pawn becomes, behind its square.
    pub(in crate::speech) fn promotion(&self, role: Role) -> Utterance {
        match self.settings.style {
            Style::Fide => self.german(fide::piece(role)),
            Style::Plain => self.role_name(role),
            _ => self.words.fill(key::PROMOTES_TO, [("piece", Slot::Said(self.role_name(role)))]),
        }
    }

    /// `Kurze Rochade`, `castles kingside`.
    pub(in crate::speech) fn castling_name(&self, side: CastlingSide) -> Utterance {
        match (self.settings.style, side) {
            (Style::Plain, CastlingSide::Short) => self.words.say(key::CASTLES_SHORT),
            (Style::Plain, CastlingSide::Long) => self.words.say(key::CASTLES_LONG),
            (_, side) => self.castling_noun(side),
        }
    }

    /// The same as a noun in every style.
    pub(super) fn castling_noun(&self, side: CastlingSide) -> Utterance {
        match (self.settings.style, side) {
            (Style::Fide, side) => self.german(fide::castling(side)),
            (_, CastlingSide::Short) => self.words.say(key::SHORT_CASTLING),
            (_, CastlingSide::Long) => self.words.say(key::LONG_CASTLING),
        }
    }

    /// The piece that moves, in the words of an announcement.
    fn mover_name(&self, color: Color, role: Role) -> Utterance {
        match (self.settings.style, self.settings.pieces) {
            (Style::Fide, PieceNames::WordWithColor) => {
                let german = Words::of(Language::German);
                self.german(german.text(piece_key(color, role)))
            }
            (Style::Fide, _) => self.german(fide::piece(role)),
            (_, PieceNames::WordWithColor) => self.words.say(piece_key(color, role)),
            _ => self.role_name(role),
        }
    }

    /// The name of a kind of piece, or its letter, in the language of sentences.
    pub(super) fn role_name(&self, role: Role) -> Utterance {
        match self.settings.pieces {
            PieceNames::Letter => self.words.say(letter_key(role)),
            _ => self.words.say(role_key(role)),
        }
    }

    /// A word of announcements that the Laws leave open.
    pub(super) fn term(&self, in_fide: &str, key: Key) -> Utterance {
        match self.settings.style {
            Style::Fide => self.german(in_fide),
            _ => self.words.say(key),
        }
    }
}

pub(super) const fn role_key(role: Role) -> Key {
    match role {
        Role::King => key::KING,
        Role::Queen => key::QUEEN,
        Role::Rook => key::ROOK,
        Role::Bishop => key::BISHOP,
        Role::Knight => key::KNIGHT,
        Role::Pawn => key::PAWN,
    }
}

pub(super) const fn letter_key(role: Role) -> Key {
    match role {
        Role::King => key::LETTER_KING,
        Role::Queen => key::LETTER_QUEEN,
        Role::Rook => key::LETTER_ROOK,
        Role::Bishop => key::LETTER_BISHOP,
        Role::Knight => key::LETTER_KNIGHT,
        Role::Pawn => key::LETTER_PAWN,
    }
}

/// Colour and piece in one, as they are one word for grammar.
pub(super) const fn piece_key(color: Color, role: Role) -> Key {
    match (color, role) {
        (Color::White, Role::King) => key::WHITE_KING,
        (Color::White, Role::Queen) => key::WHITE_QUEEN,
        (Color::White, Role::Rook) => key::WHITE_ROOK,
        (Color::White, Role::Bishop) => key::WHITE_BISHOP,
        (Color::White, Role::Knight) => key::WHITE_KNIGHT,
        (Color::White, Role::Pawn) => key::WHITE_PAWN,
        (Color::Black, Role::King) => key::BLACK_KING,
        (Color::Black, Role::Queen) => key::BLACK_QUEEN,
        (Color::Black, Role::Rook) => key::BLACK_ROOK,
        (Color::Black, Role::Bishop) => key::BLACK_BISHOP,
        (Color::Black, Role::Knight) => key::BLACK_KNIGHT,
        (Color::Black, Role::Pawn) => key::BLACK_PAWN,
    }
}
