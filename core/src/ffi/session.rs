use std::any::Any;
use std::collections::VecDeque;
use std::panic::{self, AssertUnwindSafe};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::problems::{not_opened, not_sealed};
use super::speech::{Listener, Phrase};
use super::view::Around;
use super::{
    EngineProgress, EngineState, GameAction, GameActor, GameCorrespondence, GameError, GameEvent,
    GameListener, GameSetup, GameSpeech, GameView, HalfPoints, RecordedMove,
};
use crate::arbiter::envelope::{Envelope, EnvelopeKey};
use crate::games::Side;
use crate::session::{Action, Deed, DeedKind, Event, NewGame, State};
use crate::table::library::Library;
use crate::table::sealing::{self, Sealed};
use crate::table::{Game, Progress, Purpose, Reports, Thought, TimeReached, Update, transcript};

/// One game, from its beginning or from its file.
///
/// All methods may be called on any thread; they wait for each other, but not for
/// the computer. Only shutting the game down and freeing it wait until the computer
/// has noticed. Shut it down when it is no longer needed: nothing else ends the
/// computer's thread at once.
#[derive(uniffi::Object)]
pub struct GameSession {
    /// None once it is closed.
    game: Mutex<Option<Game>>,
    thoughts: Arc<Mutex<VecDeque<Thought>>>,
    /// What going on with a saved game brought about, until it is told.
    returned: Mutex<Vec<Event>>,
    /// Whether its clock has stood since the device's cannot be right, until that is told.
    is_doubted: AtomicBool,
    /// Whether the game has begun with it.
    is_new: bool,
    listener: Mutex<Listener>,
}

/// What an action brought about.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct GameUpdate {
    /// How everything is now.
    pub view: GameView,
    /// What happened, in order.
    pub events: Vec<GameEvent>,
    /// What is said of it, as `speech` of `create` or `resume`, or `set_speech`, has it.
    pub phrases: Vec<Phrase>,
    /// Why the game is not on disk, in English; it goes on, and is written as
    /// soon as the disk takes it.
    pub not_saved: Option<String>,
    /// Why the computer cannot think, in English. It has failed with this position
    /// and will not try it again, or has no thread; play without it, or continue the
    /// game from its file.
    pub cannot_think: Option<String>,
}

#[uniffi::export]
impl GameSession {
    /// Begins a game. In a folder it gets a file as soon as something has happened
    /// that is worth one; without a folder it is not saved. Phrases are made as `speech`
    /// has it; without it they are English, plain, and for both players.
    #[uniffi::constructor(default(speech = None))]
    pub fn create(
        setup: GameSetup,
        folder: Option<String>,
        listener: Option<Arc<dyn GameListener>>,
        now_ms: u64,
        wall_ms: u64,
        speech: Option<GameSpeech>,
    ) -> Result<Arc<GameSession>, GameError> {
        guarded(|| {
            let setup = NewGame::try_from(setup)?;
            let thoughts = Arc::default();
            let reports = reports(&thoughts, listener);
            let game = Game::new(setup, folder.map(Library::open), reports, now_ms, wall_ms)?;
            log::info!("a game begins");
            let mut session = GameSession::of(game, thoughts, speech, Vec::new(), false);
            session.is_new = true;
            Ok(Arc::new(session))
        })
    }

    /// Goes on with a saved game. A clock that stood waits for `Continue`; what
    /// happened meanwhile, such as a flag that fell, is told with the first update, as
    /// `speech` has it.
    #[uniffi::constructor(default(speech = None))]
    pub fn resume(
        folder: String,
        id: String,
        listener: Option<Arc<dyn GameListener>>,
        now_ms: u64,
        wall_ms: u64,
        speech: Option<GameSpeech>,
    ) -> Result<Arc<GameSession>, GameError> {
        guarded(|| {
            let thoughts = Arc::default();
            let reports = reports(&thoughts, listener);
            let library = Library::open(folder);
            let (game, update) = Game::resume(&library, &id, reports, now_ms, wall_ms)?;
            log::info!("game {id} goes on");
            let is_doubted = update.doubt.is_some();
            if let Some(doubt) = update.doubt {
                log::warn!("{doubt}");
            }
            Ok(Arc::new(GameSession::of(game, thoughts, speech, update.events, is_doubted)))
        })
    }

    /// How everything is when the game comes to a table. What the computer has found
    /// by then is left to [`collect`](GameSession::collect).
    pub fn opened(&self, now_ms: u64) -> Result<GameUpdate, GameError> {
        self.with_game(|game| {
            let update = game.settle(now_ms);
            Ok(self.told(game, update, now_ms))
        })
    }

    /// Somebody does something. What is not possible is an event; an error means
    /// that the caller or the library is at fault.
    pub fn dispatch(&self, action: GameAction, now_ms: u64) -> Result<GameUpdate, GameError> {
        let action = action.try_into()?;
        self.with_game(|game| {
            let update = game.dispatch(action, now_ms);
            Ok(self.told(game, update, now_ms))
        })
    }

    /// Seals a move that is written as the player likes, and lays it in the envelope:
    /// `Seal`. In friendly games it has to be a legal move; in strict ones nobody looks.
    /// Secrecy rests on the passphrase, which is kept nowhere. Slow on purpose: some
    /// hundredths of a second, on a phone some tenths, in which other calls of this game
    /// wait.
    pub fn seal_move(
        &self,
        by: GameActor,
        text: String,
        passphrase: String,
        now_ms: u64,
    ) -> Result<GameUpdate, GameError> {
        let settings = self.listener().settings;
        self.with_game(|game| {
            let by = by.into();
            let sealed = match game.state().permits(by, DeedKind::Seal) {
                Ok(()) => {
                    sealing::envelope(game.state(), &text, &passphrase, settings.language.letters())
                        .map_err(|error| not_sealed(&error, &text, settings))?
                }
                // it is refused, whatever lies in it
                Err(_) => Sealed { envelope: Envelope::EMPTY, offers_draw: false },
            };
            let update = game.seal(by, sealed, now_ms);
            Ok(self.told(game, update, now_ms))
        })
    }

    /// Opens the envelope with its passphrase: `Open`. With another one that is refused.
    /// As slow as sealing.
    pub fn open_sealed_move(
        &self,
        by: GameActor,
        passphrase: String,
        now_ms: u64,
    ) -> Result<GameUpdate, GameError> {
        let settings = self.listener().settings;
        self.with_game(|game| {
            let by = by.into();
            let key = match game.state().permits(by, DeedKind::Open) {
                Ok(()) => sealing::key(game.state(), &passphrase)
                    .map_err(|error| not_opened(error, settings))?,
                // it is refused, whatever it opens
                Err(_) => EnvelopeKey::NONE,
            };
            let action = Action { by, deed: Deed::Open(key) };
            let update = game.dispatch(action, now_ms);
            Ok(self.told(game, update, now_ms))
        })
    }

    /// What a player is called; the arbiter may have let the names change sides.
    pub fn player_name(&self, side: Side) -> Result<String, GameError> {
        self.with_game(|game| Ok(game.state().name(side).to_owned()))
    }

    /// Takes what the computer has found and does it. `None` if there is nothing,
    /// or nothing that the game still needs.
    pub fn collect(&self, now_ms: u64) -> Result<Option<GameUpdate>, GameError> {
        self.with_game(|game| {
            let thoughts = std::mem::take(&mut *lock(&self.thoughts));
            let taken = thoughts.iter().find_map(|thought| game.take(thought, now_ms));
            Ok(taken.map(|update| self.told(game, update, now_ms)))
        })
    }

    /// How everything is now, for a screen that is built anew. A flag falls only with
    /// `Tick`.
    pub fn view(&self, now_ms: u64) -> Result<GameView, GameError> {
        let listener = self.listener().side;
        self.with_game(|game| Ok(view(game, now_ms, listener)))
    }

    /// What was agreed before the game. The arbiter may have let the names change sides: they,
    /// and what each of them had before, are of the sides that they have now, as `total` is.
    pub fn setup(&self) -> Result<GameSetup, GameError> {
        self.with_game(|game| {
            let state = game.state();
            let mut setup = GameSetup::from(state.setup());
            state.name(Side::First).clone_into(&mut setup.first.name);
            state.name(Side::Second).clone_into(&mut setup.second.name);
            setup.earlier = state.total_before().map(HalfPoints::from);
            Ok(setup)
        })
    }

    /// What both have from this game and those before it; from this one once it is over.
    pub fn total(&self) -> Result<HalfPoints, GameError> {
        self.with_game(|game| Ok(game.state().total().into()))
    }

    /// The id of the game's file; none while it has none.
    pub fn id(&self) -> Result<Option<String>, GameError> {
        self.with_game(|game| Ok(game.id().map(str::to_owned)))
    }

    /// The moves that were made, those before this game included.
    pub fn moves(&self) -> Result<Vec<RecordedMove>, GameError> {
        self.with_game(|game| Ok(RecordedMove::all(game.state())))
    }

    /// The board after so many moves of either side, 0 for the start; packed as in a
    /// view.
    pub fn board_after(&self, plies: u32) -> Result<Vec<u8>, GameError> {
        self.with_game(|game| {
            let state = game.state();
            let made = state.plies().len();
            match plies as usize {
                index if index < made => Ok(state.plies()[index].before.pieces()),
                index if index == made => Ok(state.position().pieces()),
                _ => Err(GameError::bad_input(format!("only {made} moves were made"))),
            }
        })
    }

    /// The position as FEN.
    pub fn fen(&self) -> Result<String, GameError> {
        self.with_game(|game| Ok(game.state().position().to_string()))
    }

    /// Names the game; it gets its file now.
    pub fn rename(&self, name: String, now_ms: u64) -> Result<(), GameError> {
        self.with_game(|game| Ok(game.rename(&name, now_ms)?))
    }

    /// Writes all to the disk that should be there and is not, before the app is
    /// left.
    pub fn flush(&self) -> Result<(), GameError> {
        self.with_game(|game| Ok(game.save_owed()?))
    }

    /// The game as PGN, or one of checkers as PDN.
    pub fn notation(&self) -> Result<String, GameError> {
        self.with_game(|game| Ok(game.record().ok_or_else(GameError::no_record)?.to_string()))
    }

    /// What a fact of a transcript is now, such as `clock white`; for tests and
    /// reports, in the words of docs/transcripts.md.
    #[allow(clippy::missing_panics_doc, reason = "only for tests, and it becomes an error")]
    pub fn fact(&self, fact: String, now_ms: u64) -> Result<String, GameError> {
        self.with_game(|game| {
            // a fault on purpose, to prove that it ends in an error and a readable save
            #[cfg(feature = "drill")]
            assert!(fact != "panic", "a drill");
            let now = game.game_time(now_ms);
            transcript::answer(game.state(), now, &fact).map_err(GameError::bad_input)
        })
    }

    /// Stops the computer's thinking until the game changes or
    /// [`think_on`](GameSession::think_on). Returns at once.
    pub fn cancel_thinking(&self, now_ms: u64) -> Result<GameUpdate, GameError> {
        self.with_game(|game| {
            let update = game.stop_thinking(now_ms);
            Ok(self.told(game, update, now_ms))
        })
    }

    /// Lets the computer think again.
    pub fn think_on(&self, now_ms: u64) -> Result<GameUpdate, GameError> {
        self.with_game(|game| {
            let update = game.think_on(now_ms);
            Ok(self.told(game, update, now_ms))
        })
    }

    /// Ends the computer's thread and writes what is owed to the disk; an error says
    /// what could not be written, and the game is closed all the same. Every other
    /// call is then an error; shutting down again does nothing. (In Kotlin `close`
    /// frees the object.)
    pub fn shut_down(&self) -> Result<(), GameError> {
        guarded(|| {
            let Some(mut game) = lock(&self.game).take() else { return Ok(()) };
            log::info!("a game is closed");
            let kept = game.save_owed();
            // with no lock held, since it waits for the thread
            drop(game);
            Ok(kept?)
        })
    }
}

/// The game of a line `new …`, as transcripts have it.
#[uniffi::export]
pub fn parse_setup(line: String) -> Result<GameSetup, GameError> {
    guarded(|| Ok(GameSetup::from(&line.parse::<NewGame>()?)))
}

impl GameSession {
    fn of(
        game: Game,
        thoughts: Arc<Mutex<VecDeque<Thought>>>,
        speech: Option<GameSpeech>,
        returned: Vec<Event>,
        is_doubted: bool,
    ) -> GameSession {
        let (game, returned) = (Mutex::new(Some(game)), Mutex::new(returned));
        let listener = Mutex::new(speech.map(Listener::from).unwrap_or_default());
        let is_doubted = is_doubted.into();
        GameSession { game, thoughts, returned, is_doubted, is_new: false, listener }
    }

    pub(super) fn is_new(&self) -> bool {
        self.is_new
    }

    pub(super) fn set_listener(&self, listener: Listener) {
        *lock(&self.listener) = listener;
    }

    pub(super) fn listener(&self) -> Listener {
        *lock(&self.listener)
    }

    /// A fault closes the session: what it was doing is not known any more, and
    /// the game is in its file.
    pub(super) fn with_game<T>(
        &self,
        work: impl FnOnce(&mut Game) -> Result<T, GameError>,
    ) -> Result<T, GameError> {
        let mut guard = lock(&self.game);
        let game = guard.as_mut().ok_or(GameError::Closed)?;
        let done = guarded(|| work(game));
        let broken = match done {
            Err(GameError::Internal { .. }) => guard.take(),
            _ => None,
        };
        drop(guard);
        // a second fault on the way tells no more than the first
        let _ = guarded(|| {
            drop(broken);
            Ok(())
        });
        done
    }

    /// What happened while the game was away comes first.
    pub(super) fn told(&self, game: &Game, update: Update, now_ms: u64) -> GameUpdate {
        let mut events = std::mem::take(&mut *lock(&self.returned));
        events.extend(update.events);
        let shape = game.state().shape();
        for event in &events {
            log::debug!("{}", event.text(shape));
        }
        let cannot_think = update.opponent.err().map(|error| error.to_string());
        let not_saved = update.kept.err().map(|error| error.to_string());
        for problem in [&cannot_think, &not_saved].into_iter().flatten() {
            log::warn!("{problem}");
        }
        let listener = self.listener().in_game(game.state());
        let is_doubted = self.is_doubted.swap(false, Ordering::Relaxed);
        let phrases = listener.told(|speaker| {
            let mut phrases = Vec::new();
            phrases.extend(is_doubted.then(|| speaker.clock_of_device_wrong()));
            phrases.extend(speaker.events(game.state(), &events, listener.side));
            let marks = update.reached.iter();
            phrases.extend(marks.filter_map(|&TimeReached { of, left }| {
                speaker.time_left(game.state(), of, left, listener.side)
            }));
            phrases
        });
        GameUpdate {
            view: view(game, now_ms, listener.side),
            events: events.iter().map(|event| GameEvent::of(event, game.state().kind())).collect(),
            phrases,
            not_saved,
            cannot_think,
        }
    }
}

/// Freed without being shut down.
impl Drop for GameSession {
    fn drop(&mut self) {
        // nobody is there to be told
        let _ = self.shut_down();
    }
}

/// Turns a panic into an error.
pub(super) fn guarded<T>(work: impl FnOnce() -> Result<T, GameError>) -> Result<T, GameError> {
    panic::catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|payload| {
        let reason = panic_text(payload.as_ref());
        log::error!("a fault of the library: {reason}");
        Err(GameError::Internal { reason })
    })
}

fn panic_text(payload: &(dyn Any + Send)) -> String {
    let text = payload.downcast_ref::<&str>().map(ToString::to_string);
    text.or_else(|| payload.downcast_ref::<String>().cloned()).unwrap_or_default()
}

/// A panic elsewhere must not lock the game for good.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

fn view(game: &Game, now_ms: u64, listener: Option<Side>) -> GameView {
    view_of(game.state(), game, now_ms, listener)
}

/// The same of a state of the game that may be an earlier one.
pub(super) fn view_of(state: &State, game: &Game, now_ms: u64, listener: Option<Side>) -> GameView {
    let engine = match game.thinks_about() {
        Some(Purpose::Move) => EngineState::Move,
        Some(Purpose::Hint) => EngineState::Hint,
        Some(Purpose::Draw) => EngineState::DrawOffer,
        Some(Purpose::Opinion) => EngineState::Opinion,
        None if game.is_stopped() => EngineState::Stopped,
        None => EngineState::Idle,
    };
    let as_of_ms = now_ms.max(game.last_change());
    let next_moment_ms = game.next_moment();
    let correspondence = GameCorrespondence::of_game(state, game, now_ms);
    let around = Around { as_of_ms, next_moment_ms, engine, listener, correspondence };
    GameView::new(state, game.game_time(now_ms), &around)
}

/// Keeps thoughts until they are collected, and calls the listener.
fn reports(
    thoughts: &Arc<Mutex<VecDeque<Thought>>>,
    listener: Option<Arc<dyn GameListener>>,
) -> Reports {
    let thoughts = Arc::clone(thoughts);
    let to_progress = listener.clone();
    Reports {
        on_thought: Arc::new(move |thought: Thought| {
            lock(&thoughts).push_back(thought);
            if let Some(listener) = &listener
                && let Err(error) = listener.on_engine_ready()
            {
                log::warn!("{error}");
            }
        }),
        on_progress: Arc::new(move |progress: Progress| {
            let Progress { depth, nodes } = progress;
            if let Some(listener) = &to_progress
                && let Err(error) = listener.on_progress(EngineProgress { depth, nodes })
            {
                log::warn!("{error}");
            }
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fault_closes_the_session_and_leaves_the_game_in_its_file() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().to_str().expect("a path of UTF-8").to_owned();
        let setup = parse_setup("new chess".to_owned()).expect("a setup");
        let session =
            GameSession::create(setup, Some(path.clone()), None, 0, 0, None).expect("a game");
        let action = GameAction {
            by: crate::ffi::GameActor::First,
            deed: crate::session::Deed::read(crate::games::GameKind::Chess, "move e2e4")
                .expect("a move")
                .into(),
        };
        session.dispatch(action, 0).expect("it is open");
        let id = session.id().expect("it is open").expect("it has a file");
        let fault = session.with_game::<()>(|_| panic!("on purpose"));
        assert_eq!(fault, Err(GameError::Internal { reason: "on purpose".to_owned() }));
        assert_eq!(session.view(0), Err(GameError::Closed));
        let again = GameSession::resume(path, id, None, 0, 0, None).expect("it goes on");
        assert_eq!(again.view(0).expect("it is open").plies, 1);
    }
}
