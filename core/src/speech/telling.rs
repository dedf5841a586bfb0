//! What is told of a game: to one of its players, or to both at one device.

mod adjourning;
mod arbiter;
mod blind;
mod board;
mod clock;
mod correspondence;
mod draws;
mod talk;

use super::utterance::Utterance;
use super::words::{Key, Slot, key};
use super::{Phrase, Speaker, Urgency};
use crate::games::Side;
use crate::games::chess::{Role, Square};
use crate::session::{Claim, Ending, Event, Mode, Phase, State, Turn};

impl Speaker {
    /// What these events are told as, in order. `state` is the one after them; `listener`
    /// is the player who is told, `None` both of them at one device.
    ///
    /// What happens in one half-move and is said at once is one phrase: the move with
    /// check, mate and result, an illegal move with its penalty. What was to be said
    /// before it goes in front of it, so that nothing cuts that off. All the rest is a
    /// second phrase. What concerns nobody who listens is left out.
    pub fn events(&self, state: &State, events: &[Event], listener: Option<Side>) -> Vec<Phrase> {
        let telling = Telling::new(self, state, listener);
        let mut phrases: Vec<Phrase> = Vec::new();
        let mut waiting = Draft::default();
        let mut urgent = Draft::default();
        for (at, event) in events.iter().enumerate() {
            let place = Place { before: &events[..at], after: &events[at + 1..] };
            if matches!(event, Event::Moved { .. }) && place.is_next_move() {
                phrases.extend(std::mem::take(&mut urgent).into_phrase(Urgency::Assertive));
            }
            let Some(Sentence { urgency, said }) = telling.sentence(event, &place) else {
                continue;
            };
            let is_announcement = matches!(event, Event::Announced { .. });
            let draft = Draft { said, is_announcement };
            if urgency == Urgency::Assertive {
                urgent.append(std::mem::take(&mut waiting));
                urgent.append(draft);
            } else {
                waiting.append(draft);
            }
        }
        phrases.extend(urgent.into_phrase(Urgency::Assertive));
        phrases.extend(waiting.into_phrase(Urgency::Polite));
        phrases
    }
}

/// A phrase that is being made.
#[derive(Default)]
struct Draft {
    said: Utterance,
    is_announcement: bool,
}

impl Draft {
    fn append(&mut self, other: Draft) {
        self.said.append(other.said);
        self.is_announcement |= other.is_announcement;
    }

    fn into_phrase(self, urgency: Urgency) -> Option<Phrase> {
        let Draft { said, is_announcement } = self;
        (!said.is_empty()).then(|| Phrase { is_announcement, ..said.into_phrase(urgency) })
    }
}

/// A game, and who is told of it.
#[derive(Clone, Copy)]
pub(super) struct Telling<'a> {
    pub(super) speaker: Speaker,
    pub(super) state: &'a State,
    pub(super) listener: Option<Side>,
}

impl<'a> Telling<'a> {
    /// What is told by this speaker to a player, or to whoever is at the device.
    pub(super) fn new(speaker: &Speaker, state: &'a State, listener: Option<Side>) -> Telling<'a> {
        Telling { speaker: speaker.in_game(state), state, listener }
    }
}

/// What is said of one event.
pub(super) struct Sentence {
    urgency: Urgency,
    said: Utterance,
}

impl Sentence {
    /// One that waits for the voice.
    fn in_turn(said: Utterance) -> Option<Sentence> {
        (!said.is_empty()).then_some(Sentence { urgency: Urgency::Polite, said })
    }

    /// One that is said at once.
    fn at_once(said: Utterance) -> Option<Sentence> {
        (!said.is_empty()).then_some(Sentence { urgency: Urgency::Assertive, said })
    }
}

/// Where an event stands among the others.
pub(super) struct Place<'a> {
    pub(super) before: &'a [Event],
    pub(super) after: &'a [Event],
}

impl Place<'_> {
    /// Whether an event of this kind follows before the next move does.
    pub(super) fn is_followed_by(&self, is_it: impl Fn(&Event) -> bool) -> bool {
        self.after.iter().take_while(|event| !matches!(event, Event::Moved { .. })).any(is_it)
    }

    /// Whether one stands before it in the same half-move.
    pub(super) fn follows(&self, is_it: impl Fn(&Event) -> bool) -> bool {
        for event in self.before.iter().rev() {
            if is_it(event) {
                return true;
            }
            if matches!(event, Event::Moved { .. }) {
                return false;
            }
        }
        false
    }

    /// Whether a move comes next.
    pub(super) fn is_before_a_move(&self) -> bool {
        matches!(self.after.first(), Some(Event::Moved { .. }))
    }

    pub(super) fn ends_the_game(&self) -> bool {
        self.is_followed_by(|event| matches!(event, Event::Ended { .. }))
    }

    /// Whether a move was made before this one.
    fn is_next_move(&self) -> bool {
        self.before.iter().any(|event| matches!(event, Event::Moved { .. }))
    }
}

impl Telling<'_> {
    fn sentence(&self, event: &Event, place: &Place<'_>) -> Option<Sentence> {
        match event {
            Event::Moved { by, .. } if self.is_announced_elsewhere(*by, place) => {
                self.opponents_clock(place)
            }
            Event::Moved { by, mv, .. } => self.move_told(*by, *mv, place),
            Event::Ended { ending } => {
                let is_known = self.is_reason_told(*ending, place);
                let mut said = self.ending(*ending, is_known);
                said.append(self.unwritten());
                Sentence::at_once(said)
            }
            Event::Refused { by, deed, refusal } => {
                // the end is the news then
                let is_over = place.follows(|event| matches!(event, Event::Ended { .. }));
                let is_told = !is_over && self.hears_refusals_of(*by);
                is_told.then(|| self.refusal(*by, *deed, *refusal)).and_then(Sentence::at_once)
            }
            Event::Lifted { .. }
            | Event::Adjusting { .. }
            | Event::Adjusted { .. }
            | Event::Touched { .. }
            | Event::PutBack { .. }
            | Event::PromotionAsked { .. }
            | Event::IllegalMove { .. }
            | Event::TouchBroken { .. }
            | Event::Retracted { .. }
            | Event::CorrectionProposed { .. }
            | Event::IllegalIntention { .. }
            | Event::TimeGiven { .. } => self.about_board(event, place),
            Event::Started
            | Event::Arrived { .. }
            | Event::Pressed { .. }
            | Event::Answered { .. }
            | Event::PeriodBegan { .. }
            | Event::FlagFell { .. }
            | Event::Paused { .. }
            | Event::Continued { .. } => self.about_clock(event, place),
            Event::Offered { .. }
            | Event::Declined { .. }
            | Event::ClaimRejected { .. }
            | Event::QuickplayClaimed { .. } => self.about_draws(event, place),
            Event::ArbiterCalled { .. } | Event::Ruled { .. } => self.about_arbiter(event, place),
            Event::SessionOver
            | Event::Sealing { .. }
            | Event::Sealed { .. }
            | Event::Adjourned { .. }
            | Event::AnswerSealed { .. }
            | Event::Resumed
            | Event::Opened { .. } => self.about_adjourning(event, place),
            Event::ResignationAsked { .. }
            | Event::ResignationCancelled { .. }
            | Event::TakenBack { .. }
            | Event::PlayedAgain { .. }
            | Event::HintAsked { .. }
            | Event::Suggested { .. }
            | Event::LevelSet { .. }
            | Event::RecordNotRequired { .. }
            | Event::Recorded { .. }
            | Event::Signed { .. } => self.about_talk(event),
            Event::Sent { .. } => self.about_correspondence(),
            Event::TakenOut { .. }
            | Event::Placed { .. }
            | Event::Announced { .. }
            | Event::Corrected { .. }
            | Event::Repeated { .. }
            | Event::WronglyRepeated { .. }
            | Event::Followed { .. }
            | Event::BoardSetRight { .. }
            | Event::SheetsDiffer { .. }
            | Event::Peeked { .. } => self.about_blind_play(event, place),
            // it shows on the clock, and nobody tells it (A4.d)
            Event::FlagDown { .. } | Event::Spoken { .. } => None,
        }
    }

    /// Whether what stands before the end has told its reason.
    fn is_reason_told(&self, ending: Ending, place: &Place<'_>) -> bool {
        match ending {
            Ending::Checkmate { .. } => {
                self.is_mate_named(ending)
                    && place.follows(|event| matches!(event, Event::Moved { .. }))
            }
            Ending::IllegalMove { .. } | Ending::IllegalBlitzMove { .. } => {
                place.follows(|event| matches!(event, Event::IllegalMove { .. }))
            }
            Ending::Claimed(Claim::CannotWin | Claim::NoEffort) => {
                place.follows(|event| matches!(event, Event::Ruled { .. }))
            }
            _ => false,
        }
    }

    /// Which moves players have still to write down, who sign the scoresheets next (articles 8.1,
    /// 8.7).
    pub(super) fn unwritten(&self) -> Utterance {
        let mut said = Utterance::default();
        for side in Side::ALL.into_iter().filter(|&side| self.is_heard_by(side)) {
            let Some((first, last)) = self.state.unwritten(side) else { continue };
            let number = |number: u32| Slot::Number(number.into());
            let count = ("count", number(last.saturating_sub(first) + 1));
            let slots =
                [count, ("first", number(first)), ("last", number(last)), self.player(side)];
            said.append(self.fill(key::UNWRITTEN, slots));
        }
        said
    }

    pub(super) fn is_brief(&self) -> bool {
        self.speaker.is_brief()
    }

    pub(super) fn is_strict(&self) -> bool {
        self.state.setup().mode == Mode::Strict
    }

    /// Whether somebody other than this player listens.
    pub(super) fn is_heard_by_other(&self, side: Side) -> bool {
        self.listener != Some(side)
    }

    /// Whether this player listens.
    pub(super) fn is_heard_by(&self, side: Side) -> bool {
        self.listener != Some(!side)
    }

    pub(super) fn say(&self, key: Key) -> Utterance {
        self.speaker.words.say(key)
    }

    pub(super) fn fill<const N: usize>(&self, key: Key, slots: [(&str, Slot); N]) -> Utterance {
        self.speaker.words.fill(key, slots)
    }

    /// A message about a player.
    pub(super) fn of(&self, key: Key, side: Side) -> Utterance {
        self.fill(key, [self.who(side), self.player(side)])
    }

    /// A message about a player, by his name where he has one.
    pub(super) fn by_name(&self, key: Key, side: Side) -> Utterance {
        self.fill(key, [self.who(side), self.named(side)])
    }

    /// A player by his name, or as the game calls him.
    fn named(&self, side: Side) -> (&'static str, Slot) {
        match self.state.name(side) {
            "" => self.player(side),
            name => ("player", Slot::Text(name.to_owned())),
        }
    }

    /// Whether a player is the one who listens.
    pub(super) fn who(&self, side: Side) -> (&'static str, Slot) {
        if self.listener == Some(side) { ("who", Slot::Text("you".to_owned())) } else { who_else() }
    }

    pub(super) fn player(&self, side: Side) -> (&'static str, Slot) {
        self.speaker.player_slot(side)
    }

    pub(super) fn time(&self, time: u64) -> (&'static str, Slot) {
        ("time", Slot::Text(self.speaker.time_text(time)))
    }

    pub(super) fn square(&self, square: Square) -> (&'static str, Slot) {
        ("square", self.place(square))
    }

    pub(super) fn place(&self, square: Square) -> Slot {
        Slot::Said(self.speaker.square(square))
    }

    pub(super) fn piece(&self, role: Role) -> (&'static str, Slot) {
        ("piece", Slot::Said(self.speaker.plain_piece(role)))
    }

    /// The article behind something, as a sentence of its own: in strict games, where
    /// players are held to it, and not in brief.
    pub(super) fn article(&self, article: Option<&str>) -> Utterance {
        match article {
            Some(article) if self.is_strict() && !self.is_brief() => self.speaker.article(article),
            _ => Utterance::default(),
        }
    }

    /// Whose time runs, and that he has a move to repeat first; without a clock, whose turn it is.
    pub(super) fn whose_time_and_duty(&self) -> Utterance {
        let is_due = self.state.phase() == Phase::Playing(Turn::Repeating);
        if !is_due || self.is_brief() {
            return self.whose_time();
        }
        let mut said = Utterance::default();
        if self.state.controls().is_timed() {
            said.append(self.whose_time());
        }
        said.append(self.move_to_repeat());
        said
    }

    /// Which move of the opponent is to be repeated, and by whom: this is what stays to be read,
    /// and what is said again, when the announcement is over.
    fn move_to_repeat(&self) -> Utterance {
        let mover = self.state.mover();
        let Some(last) = self.last_move_slot() else { return Utterance::default() };
        self.fill(key::TO_REPEAT_MOVE, [self.who(mover), self.player(mover), last])
    }

    /// The move that was made last, by its name.
    pub(super) fn last_move_slot(&self) -> Option<(&'static str, Slot)> {
        let last = self.state.plies().len().checked_sub(1)?;
        Some(("move", Slot::Said(self.speaker.name_ply(self.state, last))))
    }

    /// Who has to repeat the opponent's move now (article E2.1).
    pub(super) fn repetition_due(&self) -> Utterance {
        match self.state.phase() {
            Phase::Playing(Turn::Repeating) => self.of(key::TO_REPEAT, self.state.mover()),
            _ => Utterance::default(),
        }
    }

    /// Whose time runs; without a clock, whose turn it is.
    pub(super) fn whose_time(&self) -> Utterance {
        match self.state.clock().running().filter(|_| self.state.controls().is_timed()) {
            Some(side) => self.of(key::CLOCK_RUNS, side),
            None => self.whose_turn(),
        }
    }
}

/// Somebody who does not listen.
pub(super) fn who_else() -> (&'static str, Slot) {
    ("who", Slot::Text("other".to_owned()))
}

/// A text that somebody has typed, on one line and without signs that stand for
/// something else in a message.
pub(super) fn typed(text: &str) -> String {
    let is_plain = |c: &char| !c.is_control() && !('\u{e000}'..='\u{f8ff}').contains(c);
    text.chars().filter(is_plain).collect::<String>().trim().to_owned()
}
