//! What is told of any game, in the words that Yin-Yang has for it: there the players do not
//! offer and agree a draw, but the end of the game, which the captures decide.

use crate::games::yin_yang::Position;
use crate::games::{GameKind, Move, Side};
use crate::session::Player;
use crate::speech::Speaker;
use crate::speech::telling::Telling;
use crate::speech::utterance::Utterance;
use crate::speech::words::{Key, Slot, key};

/// Messages of any game, and those of Yin-Yang for them.
const OWN: [(Key, Key); 12] = [
    (key::END_AGREEMENT, key::YIN_YANG_END_AGREEMENT),
    (key::OFFERED, key::YIN_YANG_OFFERED),
    (key::OFFERED_TO_YOU, key::YIN_YANG_OFFERED_TO_YOU),
    (key::DECLINED, key::YIN_YANG_DECLINED),
    (key::SITUATION_OFFER, key::YIN_YANG_SITUATION_OFFER),
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

    /// `9 lines; 5 captured stones win.`
    pub(super) fn yin_yang_board_of(&self, position: &Position) -> Utterance {
        let size = position.size();
        let target = ("target", Slot::Number(position.target().into()));
        let columns = ("columns", Slot::Number(size.columns().into()));
        if size.columns() == size.rows() {
            return self.words.fill(key::YIN_YANG_OPENING, [columns, target]);
        }
        let rows = ("rows", Slot::Number(size.rows().into()));
        self.words.fill(key::YIN_YANG_OPENING_OBLONG, [columns, rows, target])
    }

    /// Whether an offer is told with a move: in Yin-Yang it belongs to none.
    pub(in crate::speech) fn tells_offers_with_moves(&self) -> bool {
        self.kind != GameKind::YinYang
    }
}

impl Telling<'_> {
    /// What both sides have captured, where that decides a game of Yin-Yang which has ended
    /// otherwise: `Black has captured 2, White 1.`
    pub(in crate::speech) fn captures_at_end(&self) -> Utterance {
        let Some(position) = self.state.position().yin_yang() else { return Utterance::default() };
        let [first, second] = self.sides();
        let name = |side| Slot::Text(self.speaker.player_name(side));
        let count = |side| Slot::Number(position.captures(side).into());
        let slots = [
            ("first-player", name(first)),
            ("first", count(first)),
            ("second-player", name(second)),
            ("second", count(second)),
        ];
        self.fill(key::YIN_YANG_CAPTURES_AT_END, slots)
    }

    /// `Black has captured six stones; the target was five.`
    pub(in crate::speech) fn target_reached(&self, winner: Side) -> Utterance {
        let Some(position) = self.state.position().yin_yang() else { return Utterance::default() };
        let slots = [
            self.who(winner),
            self.player(winner),
            ("stones", Slot::Said(self.speaker.stones_as_object(position.captures(winner)))),
            ("target", self.speaker.number_of_stones(position.target().into())),
        ];
        self.fill(key::END_TARGET, slots)
    }

    /// What both sides have captured of the target while a game of Yin-Yang goes on; nothing where
    /// nothing was captured.
    pub(in crate::speech) fn counts_so_far(&self) -> Utterance {
        let is_over = self.state.phase().is_over();
        let Some(position) = self.state.position().yin_yang().filter(|_| !is_over) else {
            return Utterance::default();
        };
        if Side::ALL.into_iter().all(|side| position.captures(side) == 0) {
            return Utterance::default();
        }
        self.speaker.captured_of_target(position, self.sides())
    }

    /// The same after moves were taken back, if captures were among them.
    pub(in crate::speech) fn counts_after_takeback(&self, undone: &Position) -> Utterance {
        let Some(position) = self.state.position().yin_yang() else { return Utterance::default() };
        let is_same = |side| position.captures(side) == undone.captures(side);
        if Side::ALL.into_iter().all(is_same) {
            return Utterance::default();
        }
        self.speaker.captured_of_target(position, self.sides())
    }

    /// Both sides, that of the listener first.
    fn sides(&self) -> [Side; 2] {
        let first = self.listener.unwrap_or(Side::First);
        [first, !first]
    }

    /// That a player has lost a game of Yin-Yang against the computer.
    pub(in crate::speech) fn lost_to_computer(&self, winner: Side) -> Option<Utterance> {
        let is_lost = self.listener == Some(!winner)
            && self.state.kind() == GameKind::YinYang
            && matches!(self.state.player(winner), Player::Engine(_));
        is_lost.then(|| self.say(key::YIN_YANG_YOU_LOSE))
    }

    /// How far a capture brings its player in a game of Yin-Yang: `That makes two of five.` The end
    /// tells it of the last one.
    pub(in crate::speech) fn captures_so_far(&self, index: usize) -> Utterance {
        let ply = self.state.plies().get(index);
        let captures = ply.and_then(|ply| {
            let (before, mv) = (ply.before.yin_yang()?, ply.mv.yin_yang()?);
            let after = before.after(mv);
            let [had, has] = [before, &after].map(|position| position.captures(before.turn()));
            (has > had && after.end().is_none()).then_some((has, before.target()))
        });
        let Some((count, target)) = captures else { return Utterance::default() };
        let count = ("count", self.speaker.number_of_stones(count));
        let target = ("target", self.speaker.number_of_stones(target.into()));
        let brief = self.is_brief();
        let key = if brief { key::YIN_YANG_MAKES_BRIEF } else { key::YIN_YANG_MAKES };
        self.fill(key, [count, target]).capitalised()
    }

    /// What a second pass does, behind the first one while it stands.
    pub(in crate::speech) fn second_pass(&self, index: usize) -> Utterance {
        let is_pass = |mv: Move| mv.yin_yang().is_some_and(|mv| mv.point().is_none());
        let is_last = index + 1 == self.state.plies().len();
        let is_told = is_last
            && !self.is_brief()
            && !self.state.phase().is_over()
            && self.state.plies().get(index).is_some_and(|ply| is_pass(ply.mv));
        if is_told { self.say(key::YIN_YANG_SECOND_PASS) } else { Utterance::default() }
    }

    /// The size of the board, and how many captured stones win.
    pub(in crate::speech) fn yin_yang_agreed(&self) -> Utterance {
        let start = self.state.start().yin_yang();
        start.map(|start| self.speaker.yin_yang_board_of(start)).unwrap_or_default()
    }

    /// Whether stones stand on the board before the first move; None of another game.
    pub(in crate::speech) fn has_stones_at_start(&self) -> Option<bool> {
        let start = self.state.start().yin_yang()?;
        Some(start.empty() != start.size().all())
    }
}
