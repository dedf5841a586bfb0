//! Advice: what a player should find himself, and may not ask in a strict game.

use crate::games::chess::attacks::attacks;
use crate::games::chess::sight::{self, Attacker, Check, Hanging, Pin};
use crate::games::chess::{Bitboard, Color, Move, Piece, Role, Square};
use crate::speech::chess::answers::ChessInquiry;
use crate::speech::utterance::Utterance;
use crate::speech::utterance::{listed, separated};
use crate::speech::words::{Key, Slot, key};

impl ChessInquiry<'_> {
    /// `White bishop c 4: attacks pawn f 7; protects pawn d 3.`
    pub(in crate::speech) fn attacks(&self, from: Square) -> Utterance {
        let Some(piece) = self.board.piece_at(from) else { return self.on_square(from) };
        let reached = attacks(piece.role, piece.color, from, self.board.occupied());
        let list = |side: Color| {
            let squares = (reached & self.board.by_color(side)).into_iter();
            listed(squares.map(|square| self.role_at(self.standing(square).role, square)))
        };
        let told = |key, list: Utterance| {
            (!list.is_empty()).then(|| self.fill(key, [("list", Slot::Said(list))]))
        };
        let attacked = told(key::ANSWER_AIMS, list(!piece.color));
        let attacked = attacked.unwrap_or_else(|| self.say(key::ANSWER_AIMS_AT_NOTHING));
        let protected = told(key::ANSWER_COVERS, list(piece.color));
        let parts = separated(std::iter::once(attacked).chain(protected));
        self.of(self.piece_at(piece, from), parts)
    }

    /// Who attacks what stands on a square, or an empty one from both sides.
    pub(in crate::speech) fn attackers(&self, square: Square) -> Vec<Utterance> {
        let attackers =
            |side| self.aimed(square, side, key::ANSWER_ATTACKS, key::ANSWER_ATTACKS_NOT);
        match self.board.color_at(square) {
            Some(color) => vec![attackers(!color)],
            None => self.colors().map(attackers).to_vec(),
        }
    }

    pub(in crate::speech) fn defenders(&self, square: Square) -> Utterance {
        match self.board.color_at(square) {
            Some(color) => {
                self.aimed(square, color, key::ANSWER_PROTECTS, key::ANSWER_PROTECTS_NOT)
            }
            None => self.on_square(square),
        }
    }

    /// The pieces of a side that aim at a square.
    fn aimed(&self, square: Square, side: Color, some: Key, none: Key) -> Utterance {
        let attackers = sight::attackers(&self.board, square, side);
        let list = separated(attackers.iter().map(|attacker| self.attacker(attacker)));
        let name = self.side_slot(side);
        let square = ("square", Slot::Said(self.speaker.square(square)));
        match (attackers.is_empty(), self.is_brief()) {
            (true, true) => self.of(self.side(side), self.say(key::ANSWER_NONE)),
            (true, false) => self.fill(none, [name, square]),
            (false, true) => self.of(self.side(side), list),
            (false, false) => self.fill(some, [name, square, ("list", Slot::Said(list))]),
        }
    }

    /// `queen d 1 behind rook d 2`, `knight c 3, pinned`.
    fn attacker(&self, attacker: &Attacker) -> Utterance {
        let mut said = self.role_at(attacker.role, attacker.square);
        if let Some(other) = attacker.behind {
            let other = self.role_at(self.standing(other).role, other);
            let slots = [("piece", Slot::Said(said)), ("other", Slot::Said(other))];
            said = self.fill(key::ANSWER_BEHIND, slots);
        }
        if attacker.is_pinned {
            said = self.fill(key::ANSWER_IS_PINNED, [("piece", Slot::Said(said))]);
        }
        said
    }

    pub(in crate::speech) fn pins(&self) -> Vec<Utterance> {
        let board = &self.board;
        let pins = self.colors().into_iter().flat_map(|color| sight::pins(board, color));
        let pins: Vec<Pin> = pins.collect();
        if pins.is_empty() {
            return vec![self.say(key::ANSWER_NO_PINS)];
        }
        pins.into_iter().map(|pin| self.pin(pin)).collect()
    }

    /// `White knight c 3 pinned by bishop b 4.`
    fn pin(&self, pin: Pin) -> Utterance {
        let piece = self.piece_at(self.standing(pin.pinned), pin.pinned);
        let by = self.role_at(self.standing(pin.by).role, pin.by);
        let slots = [("piece", Slot::Said(piece.capitalised())), ("by", Slot::Said(by))];
        self.fill(self.key_by_detail(key::ANSWER_PIN, key::ANSWER_PIN_BRIEF), slots)
    }

    pub(in crate::speech) fn hanging(&self) -> Vec<Utterance> {
        let board = &self.board;
        let all = self.colors().into_iter().flat_map(|color| sight::hanging(board, color));
        let all: Vec<Hanging> = all.collect();
        if all.is_empty() {
            return vec![self.say(key::ANSWER_NOTHING_HANGS)];
        }
        if !self.is_brief() {
            return all.into_iter().map(|hanging| self.hangs(&hanging)).collect();
        }
        let sides = self.colors().into_iter().filter_map(|color| {
            let own = all.iter().filter(|hanging| hanging.piece.color == color);
            let squares: Bitboard = own.map(|hanging| hanging.square).collect();
            (!squares.is_empty()).then(|| self.of(self.side(color), self.grouped(color, squares)))
        });
        sides.collect()
    }

    /// `White pawn e 4: unprotected, attacked by knight f 6.`
    fn hangs(&self, hanging: &Hanging) -> Utterance {
        let piece = self.piece_at(hanging.piece, hanging.square).capitalised();
        let role_at = |&from: &Square| self.role_at(self.standing(from).role, from);
        let list = listed(hanging.attackers.iter().map(role_at));
        let key =
            if hanging.is_protected { key::ANSWER_UNDERPROTECTED } else { key::ANSWER_UNPROTECTED };
        self.fill(key, [("piece", Slot::Said(piece)), ("list", Slot::Said(list))])
    }

    pub(in crate::speech) fn checks(&self) -> Vec<Utterance> {
        if self.has_to_repeat() {
            return vec![self.say(key::ANSWER_REPEAT_FIRST)];
        }
        let [mates, checks] = self.mates_and_checks();
        let said: Vec<Utterance> = [mates, checks].into_iter().flatten().collect();
        if said.is_empty() {
            return vec![self.none_of(key::ANSWER_NO_CHECKS, key::ANSWER_NO_CHECKS_BRIEF)];
        }
        said
    }

    pub(in crate::speech) fn mates(&self) -> Vec<Utterance> {
        if self.has_to_repeat() {
            return vec![self.say(key::ANSWER_REPEAT_FIRST)];
        }
        let [mates, _] = self.mates_and_checks();
        vec![
            mates.unwrap_or_else(|| self.none_of(key::ANSWER_NO_MATES, key::ANSWER_NO_MATES_BRIEF)),
        ]
    }

    /// The moves that mate, and the others that give check, as far as there are any.
    fn mates_and_checks(&self) -> [Option<Utterance>; 2] {
        let (mates, checks): (Vec<Check>, Vec<Check>) =
            sight::checks(self.position()).into_iter().partition(|check| check.is_mate);
        let named = |verbose, brief, moves: &[Check]| {
            let list = separated(moves.iter().map(|check| self.name_without_check(check.mv)));
            let slots = [self.side_slot(self.position().turn()), ("list", Slot::Said(list))];
            (!moves.is_empty()).then(|| self.fill(self.key_by_detail(verbose, brief), slots))
        };
        [
            named(key::ANSWER_MATES, key::ANSWER_MATES_BRIEF, &mates),
            named(key::ANSWER_CHECKS, key::ANSWER_CHECKS_BRIEF, &checks),
        ]
    }

    fn none_of(&self, verbose: Key, brief: Key) -> Utterance {
        self.of_side(self.key_by_detail(verbose, brief), self.position().turn())
    }

    /// The name of a move of which it is known that it gives check.
    fn name_without_check(&self, mv: Move) -> Utterance {
        let mut speaker = *self.speaker;
        speaker.settings.omits_check = true;
        speaker.name_move(self.position(), mv)
    }

    /// The piece on a square that is known to hold one.
    fn standing(&self, square: Square) -> Piece {
        let color = self.position().turn();
        self.board.piece_at(square).unwrap_or(Piece { color, role: Role::Pawn })
    }
}
