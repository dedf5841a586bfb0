//! What is told of any game, in the words that Yin-Yang has for it: there the players do not
//! offer and agree a draw, but the end of the game, which the captures decide.

use crate::games::yin_yang::Position;
use crate::games::{GameKind, Side};
use crate::speech::Speaker;
use crate::speech::telling::Telling;
use crate::speech::utterance::Utterance;
use crate::speech::words::{Key, Slot, key};

/// Messages of any game, and those of Yin-Yang for them.
const OWN: [(Key, Key); 14] = [
    (key::OFFERED, key::YIN_YANG_OFFERED),
    (key::OFFERED_TO_YOU, key::YIN_YANG_OFFERED_TO_YOU),
    (key::DECLINED, key::YIN_YANG_DECLINED),
    (key::SITUATION_OFFER, key::YIN_YANG_SITUATION_OFFER),
    (key::SCORE_OFFER, key::YIN_YANG_SCORE_OFFER),
    (key::ANSWER_DRAW_OFFERED, key::YIN_YANG_END_OFFERED),
    (key::END_AGREEMENT, key::YIN_YANG_END_AGREEMENT),
    (key::REFUSAL_NO_OFFER, key::YIN_YANG_REFUSAL_NO_OFFER),
    (key::REFUSAL_OFFER_STANDS, key::YIN_YANG_REFUSAL_OFFER_STANDS),
    (key::REFUSAL_OFFERED_ALREADY, key::YIN_YANG_REFUSAL_OFFERED_ALREADY),
    (key::REFUSAL_TOO_SOON, key::YIN_YANG_REFUSAL_TOO_SOON),
    (key::REFUSAL_NO_SUCH_PLY, key::YIN_YANG_REFUSAL_NO_SUCH_PLY),
    (key::REFUSAL_ONLY_CHESS, key::YIN_YANG_REFUSAL_NOT_HERE),
    (key::OPENING_MOVES, key::YIN_YANG_OPENING_MOVES),
];

impl Speaker {
    /// The message for one of any game, in a game of Yin-Yang its own.
    pub(in crate::speech) fn own_key(&self, key: Key) -> Key {
        let mut own = OWN.into_iter().filter(|_| self.kind == GameKind::YinYang);
        own.find(|(general, _)| *general == key).map_or(key, |(_, own)| own)
    }

    /// `Captured: Black 2, White 1; 5 captured stones win.`
    pub(super) fn captured_of_target(&self, position: &Position, sides: [Side; 2]) -> Utterance {
        let [first, second] = sides;
        let name = |side| Slot::Text(self.player_name(side));
        let count = |side| Slot::Number(position.captures(side).into());
        let slots = [
            ("first-player", name(first)),
            ("first", count(first)),
            ("second-player", name(second)),
            ("second", count(second)),
            ("target", Slot::Number(position.target().into())),
        ];
        self.words.fill(key::YIN_YANG_TARGET, slots)
    }
}

impl Telling<'_> {
    /// What both sides have captured, where that decides a game of Yin-Yang which has ended
    /// otherwise: `Black has captured 2, White 1.`
    pub(in crate::speech) fn captures_at_end(&self) -> Utterance {
        let Some(position) = self.state.position().yin_yang() else { return Utterance::default() };
        let [first, second] = Side::ALL.map(|side| position.captures(side));
        let [first_player, second_player] = self.speaker.players_slots();
        let slots = [
            first_player,
            ("first", Slot::Number(first.into())),
            second_player,
            ("second", Slot::Number(second.into())),
        ];
        self.fill(key::YIN_YANG_CAPTURES_AT_END, slots)
    }

    /// `Black has captured six stones; the target is 5.`
    pub(in crate::speech) fn target_reached(&self, winner: Side) -> Utterance {
        let Some(position) = self.state.position().yin_yang() else { return Utterance::default() };
        let slots = [
            self.who(winner),
            self.player(winner),
            ("stones", Slot::Said(self.speaker.stones_as_object(position.captures(winner)))),
            ("target", Slot::Number(position.target().into())),
        ];
        self.fill(key::END_TARGET, slots)
    }

    /// The same while the game goes on, where anything was captured.
    pub(in crate::speech) fn captures_so_far(&self) -> Utterance {
        let is_over = self.state.phase().is_over();
        let Some(position) = self.state.position().yin_yang().filter(|_| !is_over) else {
            return Utterance::default();
        };
        if Side::ALL.into_iter().all(|side| position.captures(side) == 0) {
            return Utterance::default();
        }
        self.speaker.captured_of_target(position, Side::ALL)
    }

    /// The size of the board, and how many captured stones win.
    pub(in crate::speech) fn yin_yang_agreed(&self) -> Utterance {
        let Some(start) = self.state.start().yin_yang() else { return Utterance::default() };
        let size = start.size();
        let target = ("target", Slot::Number(start.target().into()));
        let columns = ("columns", Slot::Number(size.columns().into()));
        if size.columns() == size.rows() {
            return self.fill(key::YIN_YANG_OPENING, [columns, target]);
        }
        let rows = ("rows", Slot::Number(size.rows().into()));
        self.fill(key::YIN_YANG_OPENING_OBLONG, [columns, rows, target])
    }

    /// Whether stones stand on the board before the first move; None of another game.
    pub(in crate::speech) fn has_stones_at_start(&self) -> Option<bool> {
        let start = self.state.start().yin_yang()?;
        Some(start.empty() != start.size().all())
    }
}
