use std::collections::BTreeSet;
use std::sync::Arc;

use thiserror::Error;

use super::comments::{CommentError, Comments, may_comment, tidy};
use super::correspondence::{deeds_of, shared_text};
use super::import::with_source;
use super::journal::{Durability, Entry, Source};
use super::keeper::{KeepError, Keeper};
use super::library::{Library, LibraryError};
use super::listening::Understood;
use super::opponent::{Moment, Opponent, Purpose, Reports, Thought, ThreadError};
use super::record::{continued, kept_record, record, source_record};
use super::replay::{ReplayError, Replayed, replay, returning};
use super::sealing::Sealed;
use super::spoken::{Spoken, spoken};
use super::talk::Talk;
use super::time_marks::{TimeMarks, TimeReached};
use super::wall_clock::{ClockDoubt, time_away};
use crate::arbiter::clock::Millis;
use crate::engine::{EndgameTables, SearchResult};
use crate::games::{Record, Side};
use crate::session::{
    Action, Actor, ClockView, Deed, Ending, Event, NewGame, NewGameError, NotTaken, Phase, Player,
    State, Turn, View, reduce,
};
use crate::speech::{Settings, Speaker};

/// A game at work: its state, its file and its opponent.
///
/// A front end owns it and lets everything that happens go through
/// [`dispatch`](Game::dispatch). It gives the time in milliseconds of a clock
/// that never goes back and does not stop while the device sleeps; where that
/// clock begins does not matter. The time of day, in Unix milliseconds, it gives
/// only when a game begins or is gone on with.
///
/// Dropping a game ends the opponent's thread and writes what is owed to the
/// disk.
#[derive(Debug)]
pub struct Game {
    state: State,
    keeper: Keeper,
    opponent: Opponent,
    marks: TimeMarks,
    talk: Talk,
    comments: Comments,
    /// The front end's time at which the game was created; in the past of that
    /// clock, or before its beginning.
    origin: i128,
    /// The time of day at the beginning of the front end's clock.
    epoch: i128,
}

/// What an action brought about.
#[derive(Debug)]
pub struct Update {
    /// The revision of the game now.
    pub revision: u64,
    /// What happened, in order.
    pub events: Vec<Event>,
    /// Which time marks were reached.
    pub reached: Vec<TimeReached>,
    /// Whether all is on disk. What is not is kept in memory, and written with
    /// the next action or by [`Game::flush`].
    pub kept: Result<(), KeepError>,
    /// Whether the computer can think.
    pub opponent: Result<(), ThreadError>,
    /// Why the clock of a game that came back has stood though it should have run on. The
    /// game is paused then, where it can be.
    pub doubt: Option<ClockDoubt>,
}

impl Update {
    fn followed_by(mut self, later: Update) -> Update {
        self.events.extend(later.events);
        self.reached.extend(later.reached);
        Update { events: self.events, reached: self.reached, ..later }
    }
}

/// Why a saved game cannot be gone on with.
#[derive(Debug, Error)]
pub enum ContinueError {
    /// Its file cannot be opened for play.
    #[error(transparent)]
    Library(#[from] LibraryError),
    /// A line of it is no part of a game.
    #[error("{0}; the file was left as it is")]
    Replay(#[from] ReplayError),
}

impl Game {
    /// A new game. In a library it gets a file as soon as there is something to
    /// keep, see [`is_begun`](Game::is_begun); without one it is not saved.
    ///
    /// # Errors
    ///
    /// When the game cannot begin like this.
    pub fn new(
        setup: NewGame,
        library: Option<Library>,
        reports: Reports,
        now_ms: u64,
        wall_ms: u64,
    ) -> Result<Game, NewGameError> {
        let entry = Entry::action(0, wall_ms, Actor::Arbiter.name(setup.kind), setup.to_saved());
        Game::begin(setup, entry, library, reports, now_ms)
    }

    /// The same of a game that came [from elsewhere](super::import): what was said there is kept
    /// with it.
    ///
    /// # Errors
    ///
    /// When the game cannot begin like this.
    pub fn from_elsewhere(
        setup: NewGame,
        source: Source,
        library: Option<Library>,
        reports: Reports,
        now_ms: u64,
        wall_ms: u64,
    ) -> Result<Game, NewGameError> {
        let entry = Entry::action(0, wall_ms, Actor::Arbiter.name(setup.kind), setup.to_saved());
        Game::begin(setup, with_source(entry, source), library, reports, now_ms)
    }

    fn begin(
        setup: NewGame,
        entry: Entry,
        library: Option<Library>,
        reports: Reports,
        now_ms: u64,
    ) -> Result<Game, NewGameError> {
        let epoch = i128::from(entry.at) - i128::from(now_ms);
        let state = State::new(setup)?;
        let mut game = Game {
            state,
            keeper: Keeper::new(entry, library),
            opponent: Opponent::new(reports),
            marks: TimeMarks::default(),
            talk: Talk::default(),
            comments: Comments::default(),
            origin: now_ms.into(),
            epoch,
        };
        // a thread that does not begin is told with the first action
        let _ = game.consult(now_ms);
        Ok(game)
    }

    /// Goes on with a saved game. Its clock has run on meanwhile or has stood, as
    /// was agreed, and has stood where the time of day cannot be right
    /// ([`Update::doubt`]); one that stood runs on with [`Deed::Continue`].
    ///
    /// # Errors
    ///
    /// When the file cannot be opened for play or is no game.
    pub fn resume(
        library: &Library,
        id: &str,
        reports: Reports,
        now_ms: u64,
        wall_ms: u64,
    ) -> Result<(Game, Update), ContinueError> {
        // looked at first: opening cuts an unfinished line off
        if let Some(problem) = replay(&library.read(id)?)?.problem {
            return Err(problem.into());
        }
        let (writer, reading) = library.open_for_play(id)?;
        let Replayed { state, problem } = replay(&reading)?;
        if let Some(problem) = problem {
            return Err(problem.into());
        }
        let away = time_away(&reading.entries, wall_ms);
        let first = returning(&state, &reading.entries, away);
        let comments = Comments::of(&reading.entries);
        let mut game = Game {
            state,
            keeper: Keeper::of_file(library, id, writer, reading)?,
            opponent: Opponent::new(reports),
            marks: TimeMarks::default(),
            talk: Talk::default(),
            comments,
            origin: i128::from(now_ms) - i128::from(first.time),
            epoch: i128::from(wall_ms) - i128::from(now_ms),
        };
        let update = game.dispatch(first.action, now_ms);
        Ok((game, Update { doubt: first.doubt, ..update }))
    }

    /// Somebody lays his move in the envelope, and offers a draw if he has written that.
    pub fn seal(&mut self, by: Actor, sealed: Sealed, now_ms: u64) -> Update {
        let Sealed { envelope, offers_draw } = sealed;
        let update = self.dispatch(Action { by, deed: Deed::Seal(Box::new(envelope)) }, now_ms);
        let is_sealed = !matches!(update.events.last(), Some(Event::Refused { .. }));
        // who writes it where the opponent has offered agrees to nothing by that
        if !(is_sealed && offers_draw && self.state.offer().is_none()) {
            return update;
        }
        let offered = self.dispatch(Action { by, deed: Deed::Offer }, now_ms);
        let events = update.events.into_iter().chain(offered.events).collect();
        let reached = update.reached.into_iter().chain(offered.reached).collect();
        Update { events, reached, ..offered }
    }

    /// Somebody does something now. The action is on disk when this returns, if
    /// the disk takes it.
    pub fn dispatch(&mut self, action: Action, now_ms: u64) -> Update {
        let now = self.game_time(now_ms);
        let revision = self.state.revision();
        let done = action.clone();
        let (state, events) = reduce(self.take_state(), action, now);
        self.state = state;
        self.comments.keep_to(self.state.plies().len());
        let kept = if self.state.revision() > revision {
            // the end of an announcement answers nothing
            if !matches!(done.deed, Deed::Tick | Deed::Spoken) {
                self.talk = Talk::default();
            }
            self.keep(&done, &events)
        } else {
            self.save_owed()
        };
        let opponent = self.consult(now_ms);
        let reached = self.look_at_marks(now);
        let revision = self.state.revision();
        Update { revision, events, reached, kept, opponent, doubt: None }
    }

    /// What is shared of a game by correspondence, which counts as shared from now on: neither
    /// moves nor words up to here are taken back. `None` where there is nothing to share; the
    /// update says why.
    pub fn share(&mut self, speaker: &Speaker, now_ms: u64) -> (Option<String>, Update) {
        let own = self.state.correspondent().map_or(Side::First, |side| !side);
        let update = self.dispatch(Action { by: Actor::Player(own), deed: Deed::Send }, now_ms);
        let is_refused = matches!(update.events.last(), Some(Event::Refused { .. }));
        let text = shared_text(&self.state, speaker).filter(|_| !is_refused);
        (text, update)
    }

    /// Takes in what the player on the other device has shared, or a move of his as people
    /// write it.
    ///
    /// # Errors
    ///
    /// Why nothing was taken in; nothing has changed then.
    pub fn take_in(
        &mut self,
        settings: Settings,
        text: &str,
        now_ms: u64,
    ) -> Result<Update, NotTaken> {
        let mut actions =
            deeds_of(&self.state, settings, text, self.game_time(now_ms))?.into_iter();
        let nothing = NotTaken::NothingNew { number: self.state.position().move_number() };
        let mut update = self.dispatch(actions.next().ok_or(nothing)?, now_ms);
        for action in actions {
            update = update.followed_by(self.dispatch(action, now_ms));
        }
        Ok(update)
    }

    /// How everything is, without anything being done: what is owed to the disk is
    /// written if that is possible, and the computer thinks if it should and can.
    pub fn settle(&mut self, now_ms: u64) -> Update {
        let kept = self.save_owed();
        let opponent = self.consult(now_ms);
        let reached = self.look_at_marks(self.game_time(now_ms));
        let revision = self.state.revision();
        Update { revision, events: Vec::new(), reached, kept, opponent, doubt: None }
    }

    /// Writes what should be on disk and is not. A game in which nothing has
    /// happened has no file.
    ///
    /// # Errors
    ///
    /// When the disk fails.
    pub fn save_owed(&mut self) -> Result<(), KeepError> {
        if self.owes() { self.keeper.flush() } else { Ok(()) }
    }

    fn keep(&mut self, action: &Action, events: &[Event]) -> Result<(), KeepError> {
        let is_in_hand =
            |event: &Event| matches!(event, Event::Lifted { .. } | Event::PutBack { .. });
        let durability =
            if events.iter().all(is_in_hand) { Durability::Written } else { Durability::Synced };
        let time = self.state.time();
        let (kind, shape) = (self.state.kind(), self.state.shape());
        let (by, deed) = (action.by.name(kind), action.deed.text(shape).to_string());
        // both times of a line are of one moment
        let entry = Entry::action(time, self.wall_time(time), by, deed);
        self.keeper.keep(entry, durability, self.is_begun())
    }

    /// Whether there is something that should be on disk and is not.
    fn owes(&self) -> bool {
        self.keeper.owes(self.is_begun())
    }

    /// Takes what the opponent has found, and does it. Nothing happens if the game
    /// has changed since it was asked.
    pub fn take(&mut self, thought: &Thought, now_ms: u64) -> Option<Update> {
        let mut actions = self.opponent.take(&self.state, thought).into_iter();
        let mut update = self.dispatch(actions.next()?, now_ms);
        for action in actions {
            // an offer goes with a move, where the rules of the game have it
            if self.state.permits(action.by, action.deed.kind()).is_ok() {
                update = update.followed_by(self.dispatch(action, now_ms));
            }
        }
        Some(update)
    }

    /// Lets the clock be looked at.
    pub fn tick(&mut self, now_ms: u64) -> Update {
        self.dispatch(Action { by: Actor::Clock, deed: Deed::Tick }, now_ms)
    }

    /// All that was said so far to one of the players, or to both at one device, with its
    /// times (article E2.5); see [`spoken`].
    pub fn spoken(&self, speaker: &Speaker, listener: Option<Side>) -> Vec<Spoken> {
        // the game has come about by these entries
        spoken(self.keeper.lines(), speaker, listener).map_or_else(|_| Vec::new(), |log| log.lines)
    }

    /// The game as PGN or PDN, with the date on which it was made, or with what was said where it
    /// came from; none of a game without a notation.
    pub fn record(&self) -> Option<Record> {
        kept_record(&self.state, self.keeper.lines())
    }

    /// What a player has said of the position after so many moves; empty if nothing.
    pub fn comment(&self, plies: usize) -> &str {
        self.comments.get(plies)
    }

    /// What was said of the position after so many moves where the game came from.
    pub fn remarks(&self, plies: usize) -> Vec<String> {
        let source = self.source();
        let said = source.iter().flat_map(|source| said_in(source, plies));
        said.map(str::to_owned).collect()
    }

    /// The positions of which something was said, here or where the game came from, by how many
    /// moves were made before.
    pub fn commented(&self) -> BTreeSet<usize> {
        let source = self.source();
        let is_remarked =
            |plies| source.as_ref().is_some_and(|source| !said_in(source, plies).is_empty());
        (0..=self.state.plies().len())
            .filter(|&plies| !self.comment(plies).is_empty() || is_remarked(plies))
            .collect()
    }

    /// What the game came from, as far as its moves are those of this one.
    fn source(&self) -> Option<Record> {
        let source = source_record(self.keeper.lines())?;
        Some(continued(&source, record(&self.state)?))
    }

    /// Says something of the position after so many moves, in the place of what was said before;
    /// nothing takes that away. It goes with its move when that is taken back.
    ///
    /// # Errors
    ///
    /// When that is not allowed or too long, or the disk fails.
    pub fn set_comment(
        &mut self,
        plies: usize,
        text: &str,
        now_ms: u64,
    ) -> Result<(), CommentError> {
        if !may_comment(&self.state) {
            return Err(CommentError::Strict);
        }
        let made = self.state.plies().len();
        let ply = u32::try_from(plies).ok().filter(|_| plies <= made);
        let ply = ply.ok_or(CommentError::NoSuchMove { made })?;
        let text = tidy(text)?;
        if text == self.comments.get(plies) {
            return Ok(());
        }
        self.comments.set(ply, &text);
        let at = self.wall_time(self.game_time(now_ms));
        Ok(self.keeper.comment(ply, &text, at, self.is_begun())?)
    }

    /// The game as it stands.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// What somebody means by what he has said or typed. Nothing is done, but that a question
    /// which is asked back is remembered until it is answered.
    pub fn hear(&mut self, by: Option<Side>, settings: Settings, text: &str) -> Understood {
        let understood = self.talk.understand(&self.state, by, settings, text);
        self.talk.remember(&self.state, &understood);
        understood
    }

    /// What was asked back.
    pub fn talk(&self) -> &Talk {
        &self.talk
    }

    /// Remembers what is asked back, for a front end that understands by [`Game::talk`].
    pub fn remember(&mut self, understood: &Understood) {
        self.talk.remember(&self.state, understood);
    }

    /// What there is to be shown now.
    pub fn view(&self, now_ms: u64) -> View {
        self.state.view(self.game_time(now_ms))
    }

    /// The times now; `None` without a clock.
    pub fn clocks(&self, now_ms: u64) -> Option<ClockView> {
        self.state.clock_view(self.game_time(now_ms))
    }

    /// The time of the game: milliseconds since it was created.
    pub fn game_time(&self, now_ms: u64) -> Millis {
        // a clock that begins anew between two calls counts as standing
        (i128::from(now_ms) - self.origin).clamp(0, u64::MAX.into()) as u64
    }

    /// When the game changed last, by the front end's clock.
    pub fn last_change(&self) -> u64 {
        (i128::from(self.state.time()) + self.origin).clamp(0, u64::MAX.into()) as u64
    }

    /// Wishes to be told of times left. Instead of those before; marks that a clock has
    /// passed already are not told.
    pub fn set_time_marks(&mut self, marks: TimeMarks, now_ms: u64) {
        self.marks = marks;
        let now = self.game_time(now_ms).max(self.state.time());
        self.marks.set(self.state.clock(), self.state.controls(), now);
    }

    /// Lets the computer take such a moment before each of its moves, so that a reply rushes
    /// nobody; none at first. It costs its clock a fiftieth at most of what is left. Nothing
    /// of it is saved.
    pub fn set_answer_moment(&mut self, moment: Moment, now_ms: u64) -> Update {
        self.opponent.set_moment(moment);
        self.settle(now_ms)
    }

    /// Lets the computer know other endgames at full strength than those of the library; levels
    /// and hints stay as they are everywhere. Nothing of it is saved.
    pub fn use_endgames(&mut self, tables: Arc<EndgameTables>, now_ms: u64) -> Update {
        self.opponent.use_endgames(tables);
        self.settle(now_ms)
    }

    /// When the clock matters next, by the front end's clock: then
    /// [`tick`](Game::tick) should be called.
    pub fn next_moment(&self) -> Option<u64> {
        let mark = self.marks.next(self.state.clock(), self.state.controls());
        let due = self.state.next_moment();
        let at = i128::from(due.into_iter().chain(mark).min()?) + self.origin;
        Some(at.clamp(0, u64::MAX.into()) as u64)
    }

    /// What the opponent thinks about.
    pub fn thinks_about(&self) -> Option<Purpose> {
        self.opponent.purpose()
    }

    /// The thought that would have found this; `None` if nothing was asked. For
    /// whoever finds the answer elsewhere, such as a test.
    pub fn thought_of(&self, found: SearchResult) -> Option<Thought> {
        self.opponent.thought_of(self.state.revision(), found)
    }

    /// Stops the opponent's thinking, until the game changes or
    /// [`think_on`](Game::think_on). A wish for a hint or an answer stays open.
    pub fn stop_thinking(&mut self, now_ms: u64) -> Update {
        self.opponent.stop(self.state.revision());
        self.settle(now_ms)
    }

    /// Whether the opponent was told to stop.
    pub fn is_stopped(&self) -> bool {
        self.opponent.is_stopped()
    }

    /// Lets the opponent think again.
    pub fn think_on(&mut self, now_ms: u64) -> Update {
        self.opponent.go_on();
        self.settle(now_ms)
    }

    /// The id of the game's file; `None` while it has none.
    pub fn id(&self) -> Option<&str> {
        self.keeper.id()
    }

    /// Whether all of the game but what is [pending](Game::pending) is in its file; not if
    /// it has none, or if another program has changed or removed the file since. The next
    /// line, or [`flush`](Game::flush), saves the game in a new file then.
    pub fn is_in_its_file(&self) -> bool {
        self.keeper.is_in_file()
    }

    /// Names the game; it gets its file now.
    ///
    /// # Errors
    ///
    /// When the text is no name, or the disk fails.
    pub fn rename(&mut self, name: &str, now_ms: u64) -> Result<(), KeepError> {
        self.keeper.rename(name, self.wall_time(self.game_time(now_ms)))
    }

    /// Writes what is owed to the disk; a game that has no file yet gets one.
    ///
    /// # Errors
    ///
    /// When the disk fails.
    pub fn flush(&mut self) -> Result<(), KeepError> {
        self.keeper.flush()
    }

    /// How many actions are not on disk. A game that has not begun has no file.
    pub fn pending(&self) -> usize {
        self.keeper.pending()
    }

    /// The time of day at a time of the game.
    pub fn wall_time(&self, time: Millis) -> u64 {
        (i128::from(time) + self.origin + self.epoch).clamp(0, u64::MAX.into()) as u64
    }

    /// Whether there is something to keep: a person's move, also one that is announced
    /// or asks what its pawn becomes, a running clock, an arrival, an end. What the computer
    /// plays before any person does can be had again, and a result that was ruled before
    /// anything happened at this table came with the moves.
    ///
    /// ```
    /// use annabella::games::GameKind;
    /// use annabella::session::{Action, Actor, Deed};
    /// use annabella::table::{Game, Reports};
    ///
    /// let setup = "new chess moves=\"e2e4 e7e5\"".parse().unwrap();
    /// let mut game = Game::new(setup, None, Reports::thoughts(|_| ()), 0, 0).unwrap();
    /// let mut act = |by, text: &str| {
    ///     game.dispatch(Action { by, deed: Deed::read(GameKind::Chess, text).unwrap() }, 0);
    ///     game.is_begun()
    /// };
    /// assert!(!act(Actor::Arbiter, "declare 1-0"));
    /// assert!(!act(Actor::Arbiter, "undo"));
    /// assert!(act(Actor::Arbiter, "undo"));
    /// ```
    pub fn is_begun(&self) -> bool {
        let is_running = self.state.controls().is_timed()
            && matches!(self.state.phase(), Phase::Playing(_) | Phase::Paused(_));
        let has_ended = match self.state.phase() {
            Phase::Over(ending) => !matches!(ending, Ending::Declared(_)),
            _ => false,
        };
        let is_moving = matches!(
            self.state.phase(),
            Phase::Playing(Turn::Placed { .. } | Turn::Announcing { .. } | Turn::Promoting { .. })
        );
        let is_scheduled = self.state.setup().begin.is_scheduled();
        // somebody elsewhere knows of it, or will
        let is_by_correspondence = self.state.correspondent().is_some();
        let is_person = |side: Side| self.state.player(side) == Player::Person;
        let is_alone = !Side::ALL.into_iter().any(is_person);
        let elsewhere = self.state.setup().moves.len();
        let mut here = self.state.plies().iter().filter(|ply| !ply.is_from_elsewhere);
        self.state.plies().len() < elsewhere
            || here.any(|ply| is_alone || is_person(ply.by()))
            || has_ended
            || is_running
            || is_moving
            || is_by_correspondence
            || (is_scheduled && self.state.revision() > 0)
    }

    /// None is told after the end of the game.
    fn look_at_marks(&mut self, now: Millis) -> Vec<TimeReached> {
        let state = &self.state;
        let now = now.max(state.time());
        let mut reached = self.marks.look(state.clock(), state.controls(), now);
        reached.retain(|_| !state.phase().is_over());
        reached
    }

    fn consult(&mut self, now_ms: u64) -> Result<(), ThreadError> {
        let now = self.game_time(now_ms);
        self.opponent.consult(&self.state, now)
    }

    /// The state, to be replaced at once.
    fn take_state(&mut self) -> State {
        std::mem::take(&mut self.state)
    }
}

/// What a notation says of the position after so many moves; the offer of a draw is none of it.
fn said_in(source: &Record, plies: usize) -> Vec<&str> {
    source.comments(plies).into_iter().filter(|text| *text != "(=)").collect()
}

impl Drop for Game {
    fn drop(&mut self) {
        if self.owes() || (self.id().is_some() && !self.is_in_its_file()) {
            // nobody is there to be told
            let _ = self.keeper.flush();
        }
    }
}
