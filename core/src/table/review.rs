//! The moments of a game that cost most, found here or on a thread of its own.

use std::panic::{self, AssertUnwindSafe};
use std::thread::{self, JoinHandle};

use super::ThreadError;
use crate::engine::{
    self, CancelFlag, REVIEW_NODES, Review, ReviewProgress, ReviewRequest, Reviewing,
};
use crate::games::checkers::notation::pdn;
use crate::games::chess::notation::pgn;
use crate::games::yin_yang::notation::sgf;
use crate::games::{Rules, Side, checkers, chess, yin_yang};
use crate::session::State;

/// What is asked about a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReviewSettings {
    /// Whose moves are looked at; `None` stands for both sides.
    pub side: Option<Side>,
    /// How many nodes each position gets.
    pub nodes: u64,
}

impl Default for ReviewSettings {
    fn default() -> ReviewSettings {
        ReviewSettings { side: None, nodes: REVIEW_NODES }
    }
}

/// Whether a game may be looked back at: one by the Laws only when it is over (article
/// 12.3), and so is one by correspondence, and one in which a player may not ask what stands on the board.
pub fn may_be_reviewed(state: &State) -> bool {
    let is_open = || Side::ALL.into_iter().all(|side| state.hidden(side).may_ask());
    state.phase().is_over() || (state.allows_advice() && is_open())
}

/// A game that can be looked back at: its main line.
pub trait Reviewable {
    /// What its moves are made from.
    type Position: Reviewing<Move: Send> + Send;

    /// The position before the first move.
    fn start(&self) -> &Self::Position;

    /// Its moves.
    fn moves(&self) -> Vec<<Self::Position as Rules>::Move>;

    /// Who has lost, if the game is over and somebody has.
    fn loser(&self) -> Option<Side>;
}

impl Reviewable for pgn::Game {
    type Position = chess::Position;

    fn start(&self) -> &chess::Position {
        self.start()
    }

    fn moves(&self) -> Vec<chess::Move> {
        self.mainline().collect()
    }

    fn loser(&self) -> Option<Side> {
        match self.result {
            pgn::GameResult::WhiteWins => Some(Side::Second),
            pgn::GameResult::BlackWins => Some(Side::First),
            pgn::GameResult::Draw | pgn::GameResult::Unknown => None,
        }
    }
}

impl Reviewable for pdn::Game {
    type Position = checkers::Position;

    fn start(&self) -> &checkers::Position {
        self.start()
    }

    fn moves(&self) -> Vec<checkers::Move> {
        self.moves().to_vec()
    }

    fn loser(&self) -> Option<Side> {
        match self.result() {
            pdn::GameResult::FirstWins => Some(Side::Second),
            pdn::GameResult::SecondWins => Some(Side::First),
            pdn::GameResult::Draw | pdn::GameResult::Unknown => None,
        }
    }
}

impl Reviewable for sgf::Game {
    type Position = yin_yang::Position;

    fn start(&self) -> &yin_yang::Position {
        self.start()
    }

    fn moves(&self) -> Vec<yin_yang::Move> {
        self.moves().to_vec()
    }

    fn loser(&self) -> Option<Side> {
        match self.result() {
            sgf::GameResult::Win(winner, _) => Some(!winner),
            sgf::GameResult::Draw | sgf::GameResult::Void | sgf::GameResult::Unknown => None,
        }
    }
}

/// The worst moments of a game, as [`engine::review`] has them; `None` if it was cancelled.
///
/// ```
/// use annabella::engine::CancelFlag;
/// use annabella::games::chess::notation::pgn::Reader;
/// use annabella::table::{ReviewSettings, review};
///
/// let text = "1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0";
/// let game = Reader::new(text.as_bytes()).next().unwrap().unwrap();
/// let settings = ReviewSettings::default();
/// let found = review(&game, settings, &CancelFlag::default(), &mut |_| {}).unwrap();
/// assert_eq!(found.moments[0].ply, 5);
/// ```
pub fn review<G: Reviewable>(
    game: &G,
    settings: ReviewSettings,
    cancel: &CancelFlag,
    progress: &mut dyn FnMut(ReviewProgress),
) -> Option<Review<G::Position>> {
    let ReviewSettings { side, nodes } = settings;
    let (start, moves, loser) = (game.start(), &game.moves(), game.loser());
    let request = ReviewRequest { start, moves, side, loser, nodes };
    engine::review(&request, cancel, progress)
}

/// What came of a review: `None` if it was cancelled, or an error after a fault of the
/// search.
pub type Reviewed<R> = Result<Option<R>, ThreadError>;

/// A review on a thread of its own. Dropping it cancels it and waits for its end.
#[derive(Debug)]
pub struct ReviewThread {
    cancel: CancelFlag,
    thread: Option<JoinHandle<()>>,
}

impl ReviewThread {
    /// Begins. `on_progress` is called before each position, `on_end` once at the end,
    /// both on that thread.
    ///
    /// # Errors
    ///
    /// When the system gives no thread.
    pub fn start<G: Reviewable + Send + 'static>(
        game: G,
        settings: ReviewSettings,
        mut on_progress: impl FnMut(ReviewProgress) + Send + 'static,
        on_end: impl FnOnce(Reviewed<Review<G::Position>>) + Send + 'static,
    ) -> Result<ReviewThread, ThreadError> {
        let cancel = CancelFlag::default();
        let flag = cancel.clone();
        let work = move || {
            let found = AssertUnwindSafe(|| review(&game, settings, &flag, &mut on_progress));
            let found = panic::catch_unwind(found).map_err(|_| ThreadError::Failed);
            // a fault of who listens ends with this thread
            let _ = panic::catch_unwind(AssertUnwindSafe(|| on_end(found)));
        };
        let thread = thread::Builder::new()
            .name("annabella-review".to_owned())
            .spawn(work)
            .map_err(|error| ThreadError::NotStarted(error.to_string()))?;
        Ok(ReviewThread { cancel, thread: Some(thread) })
    }

    /// Asks it to end soon; it is told as cancelled then.
    pub fn cancel(&self) {
        self.cancel.cancel();
    }
}

impl Drop for ReviewThread {
    fn drop(&mut self) {
        self.cancel.cancel();
        if let Some(thread) = self.thread.take()
            // it may be dropped by who listens to it, on this very thread
            && thread.thread().id() != thread::current().id()
        {
            let _ = thread.join();
        }
    }
}
