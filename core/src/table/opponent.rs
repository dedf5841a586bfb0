//! The computer as a player: a thread of its own, what it is asked, and what its
//! answers become.

mod budget;
mod memory;
mod moment;
mod replies;
mod task;
mod thinker;

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use crate::arbiter::clock::Millis;
use crate::engine::{CancelFlag, EndgameTables, SearchResult};
use crate::session::{Action, Actor, Deed, State};
use budget::Speed;
use memory::Memory;
pub use moment::{Moment, MomentError};
pub use replies::EARLY_PLIES;
pub use task::{Purpose, Task};
pub use thinker::{Progress, Thought, ThreadError};
use thinker::{Question, Thinker};

/// Takes thoughts as they come, on the opponent's own thread. It hands them on to
/// whoever owns the game, and never waits for that: closing a game waits for the
/// thread.
pub type OnThought = Arc<dyn Fn(Thought) + Send + Sync>;

/// Hears on the same thread how far a thought has come, at most four times a
/// second.
pub type OnProgress = Arc<dyn Fn(Progress) + Send + Sync>;

/// Who hears of the opponent.
#[derive(Clone)]
pub struct Reports {
    /// Takes thoughts.
    pub on_thought: OnThought,
    /// Hears of progress.
    pub on_progress: OnProgress,
}

impl Reports {
    /// Thoughts only.
    pub fn thoughts(on_thought: impl Fn(Thought) + Send + Sync + 'static) -> Reports {
        Reports { on_thought: Arc::new(on_thought), on_progress: Arc::new(|_| ()) }
    }
}

/// The opponent of one game. Its thread begins with the first question and has
/// ended when this is dropped.
pub(super) struct Opponent {
    reports: Reports,
    thinker: Option<Thinker>,
    /// Other tables of endgames than those of the library.
    endgames: Option<Arc<EndgameTables>>,
    asked: Option<Asked>,
    /// The revision at which it was told to stop.
    held: Option<u64>,
    /// What it could not answer; it is not asked that again.
    failed: Option<Task>,
    speed: Speed,
    moment: Moment,
    memory: Memory,
}

/// Two games must not take each other's answers.
static NEXT_QUESTION: AtomicU64 = AtomicU64::new(0);

/// A question that has not been answered.
struct Asked {
    /// The answer brings it back.
    number: u64,
    task: Task,
    cancel: CancelFlag,
}

impl Opponent {
    pub(super) fn new(reports: Reports) -> Opponent {
        Opponent {
            reports,
            thinker: None,
            endgames: None,
            asked: None,
            held: None,
            failed: None,
            speed: Speed::default(),
            moment: Moment::NONE,
            memory: Memory::default(),
        }
    }

    /// Asks what the game needs now, and drops what it does not need any more.
    pub(super) fn consult(&mut self, state: &State, now: u64) -> Result<(), ThreadError> {
        if self.held != Some(state.revision()) {
            self.held = None;
        }
        let wanted = if self.held.is_some() { None } else { task::wanted(state) };
        if self.asked.as_ref().map(|asked| &asked.task) == wanted.as_ref() {
            return Ok(());
        }
        self.drop_question();
        let Some(task) = wanted else { return Ok(()) };
        if self.failed.as_ref() == Some(&task) {
            return Err(ThreadError::Failed);
        }
        let limit = self.speed.limit(&task, state, now);
        let moment = self.moment_for(&task, state, now);
        let thinker = if let Some(thinker) = &mut self.thinker {
            thinker
        } else {
            let (endgames, reports) = (self.endgames.clone(), self.reports.clone());
            self.thinker.insert(Thinker::new(state.kind(), endgames, reports)?)
        };
        let number = NEXT_QUESTION.fetch_add(1, Ordering::Relaxed);
        let cancel = CancelFlag::default();
        thinker.ask(Question {
            number,
            revision: state.revision(),
            task: task.clone(),
            limit,
            moment,
            cancel: cancel.clone(),
        })?;
        self.asked = Some(Asked { number, task, cancel });
        Ok(())
    }

    /// The moment that a move takes; nothing else waits for one.
    fn moment_for(&self, task: &Task, state: &State, now: Millis) -> Duration {
        if task.purpose != Purpose::Move {
            return Duration::ZERO;
        }
        let clocks = state.clock_view(now);
        let left = clocks.and_then(|clocks| clocks.of(state.on_move()).left);
        self.moment.drawn(task.seed, left)
    }

    /// Takes such a moment before each move from now on; a move that is being thought about
    /// is asked for anew.
    pub(super) fn set_moment(&mut self, moment: Moment) {
        if self.moment != moment && self.purpose() == Some(Purpose::Move) {
            self.drop_question();
        }
        self.moment = moment;
    }

    /// Knows these endgames from now on; what is being thought about is asked anew.
    pub(super) fn use_endgames(&mut self, tables: Arc<EndgameTables>) {
        self.drop_question();
        self.thinker = None;
        self.endgames = Some(tables);
    }

    /// What a thought makes the computer do, in order: a look at the clock if the search
    /// failed, and nothing if the game has changed since it was asked.
    pub(super) fn take(&mut self, state: &State, thought: &Thought) -> Vec<Action> {
        let Some(asked) = self.asked.take_if(|asked| asked.number == thought.question) else {
            return Vec::new();
        };
        let Some(found) = thought.found else {
            self.failed = Some(asked.task);
            return vec![Action { by: Actor::Clock, deed: Deed::Tick }];
        };
        self.speed.learn(found.nodes, thought.took);
        if thought.purpose == Purpose::Move {
            self.memory.keep(state.plies().len(), asked.task.strength, found.lead);
        }
        replies::actions(state, thought.purpose, found, &self.memory)
    }

    /// An answer to what was asked.
    pub(super) fn thought_of(&self, revision: u64, found: SearchResult) -> Option<Thought> {
        let asked = self.asked.as_ref()?;
        Some(Thought::new(revision, asked.task.purpose, asked.number, found))
    }

    /// What it thinks about.
    pub(super) fn purpose(&self) -> Option<Purpose> {
        self.asked.as_ref().map(|asked| asked.task.purpose)
    }

    /// Stops thinking until the game changes or [`go_on`](Opponent::go_on).
    pub(super) fn stop(&mut self, revision: u64) {
        self.drop_question();
        self.held = Some(revision);
    }

    pub(super) fn go_on(&mut self) {
        self.held = None;
    }

    pub(super) fn is_stopped(&self) -> bool {
        self.held.is_some()
    }

    fn drop_question(&mut self) {
        if let Some(asked) = self.asked.take() {
            asked.cancel.cancel();
        }
    }
}

impl Drop for Opponent {
    fn drop(&mut self) {
        self.drop_question();
    }
}

impl fmt::Debug for Opponent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Opponent")
            .field("thinks_about", &self.purpose())
            .field("is_stopped", &self.is_stopped())
            .finish_non_exhaustive()
    }
}
