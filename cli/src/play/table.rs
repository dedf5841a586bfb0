//! The table at which a game is played: what can be said there, what is
//! answered, and what is still to be answered. The game itself, its clock, its
//! file and its opponent are the core's. Both front ends are thin layers over
//! this.

mod adjourning;
mod advice;
mod arbiter;
mod boards;
mod clocks;
mod conduct;
mod correspondence;
mod deeds;
mod describing;
mod display;
mod files;
mod hearing;
mod host;
mod leaving;
mod looking;
mod names;
mod obey;
mod own_rating;
mod prompt;
mod questions;
mod review;
mod seated;
mod seats;
mod seen;
mod sheet;
mod shelf;
mod strict;
mod target;
mod tell;
#[cfg(test)]
mod tests;
mod voice;

use std::fmt;
use std::sync::Arc;

use annabella::games::{GameKind, GameShape, Position, Side, chess};
use annabella::session::{Action, Actor, Deed, Ending, Event, Phase, Player, State, Turn};
use annabella::speech::Phrase;
use annabella::table::library::Library;
use annabella::table::{Moment, Purpose, Thought, Update};
use messages::Value;

use crate::Failure;
use crate::args::PlayArgs;
use crate::play::aloud::Aloud;
use crate::words::{Key, Words, key};
use boards::{Board, Boards};
use host::Host;
use looking::Looking;
use prompt::Sound;
pub(crate) use questions::Question;
use seated::Seated;
pub(crate) use sheet::record_of_saved;
pub(crate) use tell::ScoreRow;

/// What the table needs from the program around it.
pub(crate) struct Means {
    /// Where games are kept; nowhere without it.
    pub(crate) library: Option<Library>,
    /// Whether games should be kept and there is no place for them.
    pub(crate) is_folder_missing: bool,
    /// Takes what the opponent has found, with the number of its game.
    pub(crate) on_thought: Arc<dyn Fn(u64, Thought) + Send + Sync>,
    /// The device's clock, in milliseconds.
    pub(crate) now: fn() -> u64,
    /// What speaks, if something does.
    pub(crate) aloud: Option<Aloud>,
    /// How long the computer takes for a move at least, if nothing else is said.
    pub(crate) moment: Moment,
}

impl Means {
    /// For a table at which nobody waits.
    pub(crate) fn none() -> Means {
        Means {
            library: None,
            is_folder_missing: false,
            on_thought: Arc::new(|_, _| ()),
            now: super::device_clock::now_ms,
            aloud: None,
            moment: Moment::NONE,
        }
    }
}

impl fmt::Debug for Means {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Means").field("library", &self.library).finish_non_exhaustive()
    }
}

#[derive(Debug)]
#[allow(clippy::struct_excessive_bools, reason = "facts that do not depend on each other")]
pub(crate) struct Table {
    host: Host,
    at: Seated,
    boards: Boards,
    question: Option<Question>,
    /// Who does what is said in this line, where that was said.
    named: Option<Side>,
    /// Whether the board is there to be seen, so that nobody has to tell it.
    is_seen: bool,
    is_flipped: bool,
    /// Whether the drawn board has no names of squares.
    hides_coordinates: bool,
    departure: Option<Departure>,
    /// What is looked at, if that is not the game as it stands.
    looking: Option<Looking>,
    /// The ids of the games as they were numbered last.
    listed: Vec<String>,
    /// Whether the game is one that was left and goes on.
    is_back: bool,
    sound: Sound,
    /// How many lines in a row were not understood.
    misses: u32,
    /// How many headings of the rules were listed in the line before.
    listed_rules: usize,
    /// What had to be typed when that was said last.
    advised: Option<Phrase>,
    /// What happened before anybody was greeted.
    news: Said,
    /// What was said last, to be said again.
    last_said: Said,
    /// Of what that tells why, if of anything.
    explained: Option<Explained>,
    /// Where the game is, for those who have left.
    farewell: Said,
}

/// How the players have left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Departure {
    /// With the game kept, as far as there was something to keep.
    Kept,
    /// With the game nowhere but in what was said last.
    Lost,
}

/// What can be asked of with `why`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Explained {
    Refusal,
    Hint,
}

/// What is said, a line for each phrase.
pub(crate) type Said = Vec<Phrase>;

impl Table {
    /// Sits down to the game that the options describe.
    pub(crate) fn new(args: PlayArgs, means: Means) -> Result<Table, Failure> {
        let asks_for_nothing = args.asks_for_nothing();
        let (host, sitting) = Host::open(args, means)?;
        let (front, boards) = Boards::of(sitting);
        let Board { at, is_flipped, back: update, .. } = front;
        let mut table = Table {
            host,
            at,
            boards,
            question: None,
            named: None,
            is_seen: false,
            is_flipped,
            hides_coordinates: false,
            departure: None,
            looking: None,
            listed: Vec::new(),
            is_back: update.is_some(),
            misses: 0,
            listed_rules: 0,
            sound: Sound::default(),
            advised: None,
            news: Said::new(),
            last_said: Said::new(),
            explained: None,
            farewell: Said::new(),
        };
        table.keep_boards();
        table.news = match update {
            Some(update) => table.came_back(&update),
            None if asks_for_nothing => table.unfinished_told().into_iter().collect(),
            None => Said::new(),
        };
        Ok(table)
    }

    /// The sentences of the terminal's own, in the language that is spoken here.
    pub(crate) fn words(&self) -> Words {
        self.host.words().of_game(self.state().kind())
    }

    /// A sentence of the terminal's own.
    pub(crate) fn own(&self, key: Key) -> Phrase {
        self.own_with(key, [])
    }

    fn own_with<const N: usize>(&self, key: Key, slots: [(&str, Value); N]) -> Phrase {
        self.words().phrase(self.words().fill(key, slots))
    }

    fn say(&self, key: Key) -> Said {
        vec![self.own(key)]
    }

    fn say_with<const N: usize>(&self, key: Key, slots: [(&str, Value); N]) -> Said {
        vec![self.own_with(key, slots)]
    }

    /// What has become a sentence elsewhere.
    fn say_text(&self, sentence: impl Into<String>) -> Said {
        vec![self.words().phrase(sentence)]
    }

    pub(crate) fn state(&self) -> &State {
        self.at.game.state()
    }

    pub(crate) fn position(&self) -> &Position {
        self.state().position()
    }

    /// The position, if chess is played.
    pub(crate) fn chess(&self) -> Option<&chess::Position> {
        self.state().chess()
    }

    pub(crate) fn ending(&self) -> Option<Ending> {
        self.state().ending()
    }

    /// How many moves were made, of both sides.
    pub(crate) fn plies(&self) -> usize {
        self.state().plies().len()
    }

    pub(crate) fn question(&self) -> Option<&Question> {
        self.question.as_ref()
    }

    /// Whether what is typed now must not be shown.
    pub(crate) fn asks_secret(&self) -> bool {
        self.question.as_ref().is_some_and(Question::is_secret)
    }

    /// Which game, and how large its board is.
    pub(crate) fn shape(&self) -> GameShape {
        self.state().shape()
    }

    pub(crate) fn kind(&self) -> GameKind {
        self.at.kind()
    }

    pub(crate) fn has_left(&self) -> bool {
        self.departure.is_some()
    }

    /// What should still be read when the board is gone.
    pub(crate) fn farewell(&self) -> &[Phrase] {
        &self.farewell
    }

    pub(crate) fn has_lost(&self) -> bool {
        self.departure == Some(Departure::Lost)
    }

    /// Whether the board is drawn with the second player's side below, wherever it is drawn.
    /// Directions on a board of Yin-Yang are told as Black sees it, and so it is drawn for
    /// everybody until somebody turns it.
    pub(crate) fn is_from_second(&self) -> bool {
        let is_told_from_first = self.kind() == GameKind::YinYang;
        let is_second = !is_told_from_first && self.only_person() == Some(Side::Second);
        is_second != self.is_flipped
    }

    /// Whether the drawn board has no names of squares.
    pub(crate) fn hides_coordinates(&self) -> bool {
        self.hides_coordinates
    }

    pub(crate) fn is_person(&self, side: Side) -> bool {
        self.state().player(side) == Player::Person
    }

    pub(crate) fn has_computer(&self) -> bool {
        let is_computer = |side| matches!(self.state().player(side), Player::Engine(_));
        Side::ALL.into_iter().any(is_computer)
    }

    pub(crate) fn has_person(&self) -> bool {
        self.is_person(Side::First) || self.is_person(Side::Second)
    }

    /// The one person at the table, when there is just one.
    fn only_person(&self) -> Option<Side> {
        match [Side::First, Side::Second].map(|side| self.is_person(side)) {
            [true, false] => Some(Side::First),
            [false, true] => Some(Side::Second),
            _ => None,
        }
    }

    /// For whom the one at the keyboard speaks: himself, or between two people
    /// the one who has to act.
    fn speaker(&self) -> Actor {
        if let Some(side) = self.named {
            return Actor::Player(side);
        }
        let side = self.only_person().unwrap_or(self.state().mover());
        if self.has_person() { Actor::Player(side) } else { Actor::Arbiter }
    }

    /// Whether a person has to move now.
    pub(crate) fn is_persons_turn(&self) -> bool {
        matches!(
            self.state().phase(),
            Phase::Playing(
                Turn::Thinking
                    | Turn::Holding { .. }
                    | Turn::Promoting { .. }
                    | Turn::Placed { .. }
                    | Turn::Announcing { .. }
                    | Turn::Repeating
                    | Turn::ToPress
            )
        ) && self.is_person(self.state().mover())
    }

    /// What was said last was refused or not understood.
    pub(crate) fn has_refused(&self) -> bool {
        self.sound.is_refusal
    }

    pub(crate) fn is_waiting_to_start(&self) -> bool {
        self.state().phase() == Phase::Waiting
    }

    fn is_promoting(&self) -> bool {
        matches!(self.state().phase(), Phase::Playing(Turn::Promoting { .. }))
    }

    /// Whether somebody has to say yes or no.
    fn is_asked_by_game(&self) -> bool {
        self.is_resigning() || self.state().offer().is_some_and(|by| self.is_person(!by))
    }

    fn is_resigning(&self) -> bool {
        Side::ALL.into_iter().any(|side| self.state().is_resigning(side))
    }

    /// What the computer thinks about.
    pub(crate) fn thinks_about(&self) -> Option<Purpose> {
        if self.has_left() { None } else { self.at.game.thinks_about() }
    }

    /// In how many milliseconds the clock matters next, and [`tick`](Table::tick)
    /// should be called.
    pub(crate) fn until_next_moment(&self) -> Option<u64> {
        let moments = [self.at.game.next_moment(), self.next_moment_behind()];
        let next = moments.into_iter().flatten().min()?;
        Some(next.saturating_sub((self.host.means.now)()))
    }

    /// Lets the clocks be looked at.
    pub(crate) fn tick(&mut self) -> Said {
        self.tick_behind();
        self.tick_in_front()
    }

    fn tick_in_front(&mut self) -> Said {
        let update = self.at.game.tick((self.host.means.now)());
        let said = self.tell(&update);
        self.remember(said)
    }

    /// An announcement has been spoken to its end; whoever has made it may have gone on to the
    /// next board.
    pub(crate) fn announcement_spoken(&mut self) -> Said {
        self.finish_announcements_behind();
        self.finish_announcement()
    }

    fn finish_announcement(&mut self) -> Said {
        let said = self.act(Actor::Player(self.state().mover()), Deed::Spoken);
        self.remember(said)
    }

    /// Takes what the opponent found in the game of this number.
    pub(crate) fn take(&mut self, number: u64, thought: &Thought) -> Said {
        if number != self.at.number {
            self.take_behind(number, thought);
            return Said::new();
        }
        let now = (self.host.means.now)();
        let Some(update) = self.at.game.take(thought, now) else { return Said::new() };
        let said = self.tell(&update);
        let said = self.remember(said);
        if thought.purpose == Purpose::Hint && !said.is_empty() {
            self.explained = Some(Explained::Hint);
        }
        said
    }

    /// Stops the opponent's thinking until it is told to go on.
    pub(crate) fn stop_thinking(&mut self) -> Said {
        let purpose = self.at.game.thinks_about();
        let now = (self.host.means.now)();
        self.at.game.stop_thinking(now);
        self.say(match purpose {
            Some(Purpose::Move) => key::STOPPED_MOVE,
            Some(Purpose::Draw) => key::STOPPED_DRAW,
            Some(Purpose::Hint | Purpose::Opinion) | None => key::STOPPED,
        })
    }

    pub(crate) fn remember(&mut self, said: Said) -> Said {
        // what is said again tells why as it did
        if !said.is_empty() && said != self.last_said {
            self.last_said.clone_from(&said);
            self.explained = None;
        }
        said
    }

    /// Lets somebody do something, and tells what happened.
    fn act(&mut self, by: Actor, deed: Deed) -> Said {
        let update = self.at.game.dispatch(Action { by, deed }, (self.host.means.now)());
        self.tell(&update)
    }

    /// The same for whoever is at the keyboard.
    fn act_here(&mut self, deed: Deed) -> Said {
        self.act(self.speaker(), deed)
    }

    fn tell(&mut self, update: &Update) -> Said {
        self.sound.is_refusal |= update
            .events
            .iter()
            .any(|event| matches!(event, Event::Refused { .. } | Event::WronglyRepeated { .. }));
        let mut said = self.told_meanwhile(update);
        said.extend(self.told(&update.events));
        said.extend(self.rated(&update.events));
        said.extend(self.advice_after(&update.events));
        self.settle_question();
        said.extend(self.times_reached(&update.reached));
        said.extend(self.told_besides(update));
        said
    }

    /// What has to be known of the saving and of the opponent.
    fn told_besides(&mut self, update: &Update) -> Said {
        let words = self.words();
        let word = self.at.word_of_keeping(update, words);
        let mut said: Said = word.map(|word| words.phrase(word)).into_iter().collect();
        if let Err(error) = &update.opponent {
            said.extend(self.say_text(capital(&format!("{error}."))));
        }
        said
    }
}

/// The sentence with its first letter large.
fn capital(sentence: &str) -> String {
    let mut chars = sentence.chars();
    chars.next().map_or_else(String::new, |first| first.to_uppercase().chain(chars).collect())
}
