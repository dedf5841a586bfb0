//! Play with the blind, and blindfold play: announcing, repeating, two boards.

use super::{Place, Sentence, Telling};
use crate::games::chess::Square;
use crate::games::{Path, Side};
use crate::session::{AssistantDuty, Event, Phase, Player, Repeats, Turn};
use crate::speech::utterance::Utterance;
use crate::speech::words::{Slot, key};

impl Telling<'_> {
    pub(super) fn about_blind_play(&self, event: &Event, place: &Place<'_>) -> Option<Sentence> {
        match event {
            Event::TakenOut { by, square } => self.taken_out(*by, *square),
            Event::Placed { by, .. } => {
                let is_announced = place.is_followed_by(|e| matches!(e, Event::Announced { .. }));
                let is_told = !is_announced && self.is_heard_by(*by);
                is_told.then(|| self.say(key::TO_ANNOUNCE)).and_then(Sentence::in_turn)
            }
            Event::Announced { by, path, is_correction } => {
                let said = self.announcement(*path, *is_correction);
                match self.listener {
                    _ if !self.is_announced_for_players() => None,
                    Some(listener) if listener == *by => Sentence::in_turn(said),
                    _ => Sentence::at_once(said),
                }
            }
            Event::Corrected { by } => Sentence::in_turn(self.of(key::CORRECTED, *by)),
            Event::Repeated { by, path } => self.repeated(*by, *path),
            Event::WronglyRepeated { by, said, path } => {
                let mut told = Utterance::default();
                // words that named no move are not told as one
                if said != path
                    && self.is_repeated_aloud(*by)
                    && let Some(ply) = self.state.plies().last()
                {
                    told.append(self.repetition(*by, self.speaker.name_asked(&ply.before, *said)));
                }
                let slots = [("move", Slot::Said(self.name_of_last(*path)))];
                told.append(self.fill(key::WRONGLY_REPEATED, slots));
                Sentence::at_once(told)
            }
            Event::Followed { by, squares } => {
                let slots = [("from", self.place(squares.from)), ("to", self.place(squares.to))];
                let is_told = self.is_heard_by(*by);
                is_told.then(|| self.fill(key::FOLLOWED, slots)).and_then(Sentence::in_turn)
            }
            Event::BoardSetRight { of } => Sentence::in_turn(self.of(key::BOARD_SET_RIGHT, *of)),
            Event::SheetsDiffer { .. } => {
                let number = self.state.position().move_number();
                let number = ("number", Slot::Number(number.into()));
                let turn = self.player(self.state.on_move());
                Sentence::in_turn(self.fill(key::SHEETS_DIFFER, [number, turn]))
            }
            Event::Peeked { number, .. } => {
                let count = ("count", Slot::Number((*number).into()));
                let is_from_end = place.follows(|event| matches!(event, Event::TakenBack { .. }));
                let key = if is_from_end { key::PEEKED_AT_END } else { key::PEEKED };
                Sentence::in_turn(self.fill(key, [count]))
            }
            _ => None,
        }
    }

    /// Whether a move was told before it was completed, so that it is not told again, or
    /// is told by its player himself (articles E2.3, E2.9.b).
    pub(super) fn is_announced_elsewhere(&self, by: Side, place: &Place<'_>) -> bool {
        let is_sealed =
            place.follows(|event| matches!(event, Event::Opened { .. } | Event::Resumed));
        let is_person = self.state.player(by) == Player::Person;
        let is_by_himself = is_person && !self.is_announced_for_players();
        self.state.has_blind_player() && !is_sealed && (self.state.is_blind(by) || is_by_himself)
    }

    /// An announcement that stood long enough starts the clock of the opponent by itself,
    /// which is told unless something else tells it: a press, or his repetition at once.
    pub(super) fn opponents_clock(&self, place: &Place<'_>) -> Option<Sentence> {
        let is_told_by_press = |event: &Event| matches!(event, Event::Pressed { .. });
        let is_told = self.state.phase() == Phase::Playing(Turn::Repeating)
            && !place.is_followed_by(is_told_by_press)
            && !place.follows(is_told_by_press);
        is_told.then(|| self.whose_time_and_duty()).and_then(Sentence::in_turn)
    }

    /// What comes next behind a sighted player's move, which the two hear: he presses the
    /// clock, or his opponent repeats the move.
    pub(super) fn course(&self) -> Utterance {
        if self.is_brief() || !self.state.has_blind_player() {
            return Utterance::default();
        }
        match self.state.phase() {
            Phase::Playing(Turn::ToPress) => self.of(key::TO_PRESS_NOW, self.state.mover()),
            _ => self.repetition_due(),
        }
    }

    /// Whether the assistant announces the moves that the players make by hand.
    pub(in crate::speech) fn is_announced_for_players(&self) -> bool {
        self.state.is_assisted(AssistantDuty::Announcements)
    }

    fn taken_out(&self, by: Side, square: Square) -> Option<Sentence> {
        let role = self.state.chess()?.board().role_at(square)?;
        let slots = [self.piece(role), self.square(square)];
        if self.listener == Some(by) {
            return Sentence::in_turn(self.fill(key::TAKEN_OUT, slots));
        }
        self.is_strict().then(|| self.touch(by, square)).and_then(Sentence::in_turn)
    }

    /// The move as it is announced, and nothing else.
    fn announcement(&self, path: Path, is_correction: bool) -> Utterance {
        let mut said = self.speaker.name_asked(self.state.position(), path);
        if is_correction {
            said = self.fill(key::CORRECTION, [("move", Slot::Said(said))]);
        }
        said.stop();
        said
    }

    /// The name of a move that was made, one of the last.
    fn name_of_last(&self, path: Path) -> Utterance {
        let made = self.state.plies().iter().rposition(|ply| ply.mv.path() == path);
        made.map_or_else(Utterance::default, |index| self.speaker.name_ply(self.state, index))
    }

    /// Whether the voice repeats at one device for a sighted player, who has done it by hand:
    /// his blind opponent hears it so (article E2.1).
    fn is_repeated_aloud(&self, by: Side) -> bool {
        self.listener.is_none() && !self.state.is_blind(by) && self.state.is_blind(!by)
    }

    fn repetition(&self, by: Side, name: Utterance) -> Utterance {
        self.fill(key::REPEATED, [self.player(by), ("move", Slot::Said(name))])
    }

    /// Who has repeated himself hears that it was right; who has it done for him, and the
    /// opponent, hear the move.
    fn repeated(&self, by: Side, path: Path) -> Option<Sentence> {
        let is_person = self.state.player(by) == Player::Person;
        let is_himself = self.state.setup().conduct[by as usize].repeats == Repeats::Himself;
        let is_by_voice = !self.is_repeated_aloud(by);
        if is_person && is_himself && is_by_voice && self.is_heard_by(by) {
            let mut said = self.say(key::REPEATED_RIGHTLY);
            let is_next = self.state.phase() == Phase::Playing(Turn::Thinking);
            if is_next && self.state.mover() == by && !self.is_brief() {
                said.append(self.of(key::TO_MOVE, by));
            }
            return Sentence::in_turn(said);
        }
        if self.listener == Some(by) {
            return None;
        }
        // his next move, which is as urgent, does not come before it
        let mut name = self.name_of_last(path);
        if self.is_brief() {
            name.stop();
            return Sentence::at_once(name);
        }
        Sentence::at_once(self.repetition(by, name))
    }
}
