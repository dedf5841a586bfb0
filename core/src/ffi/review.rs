//! Looking back at a game.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::moves::PlayedMove;
use super::session::guarded;
use super::speech::Listener;
use super::{GameError, GameSession, GameSpeech, ListenerError, Phrase};
use crate::engine::{Moment, Review, checkers, chess, yin_yang};
use crate::games::chess::notation::pgn::Reader;
use crate::games::{GameKind, Move, Position, Record, Rules, Side};
use crate::session::Phase;
use crate::speech::{self, Speaker};
use crate::table::{ReviewSettings, ReviewThread, Reviewable, Reviewed, may_be_reviewed, record};

/// Hears from a review. The app implements it; what holds for `GameListener` holds here.
#[uniffi::export(foreign)]
pub trait ReviewListener: Send + Sync {
    /// So many positions of the game have been looked at.
    fn on_reviewed(&self, done: u32, all: u32) -> Result<(), ListenerError>;

    /// The review has ended: call [`result`](GameReview::result).
    fn on_review_ended(&self) -> Result<(), ListenerError>;
}

/// A review of a game on a thread of its own. The same game gives the same result on every
/// device. Freeing it cancels it.
#[derive(uniffi::Object)]
pub struct GameReview {
    thread: ReviewThread,
    found: Arc<Mutex<Option<Reviewed<Found>>>>,
    listener: Listener,
    /// How the game ended, if it did and that is known here.
    ending: Option<Phrase>,
}

/// What was found in a game.
enum Found {
    Chess(chess::Review),
    Checkers(checkers::Review),
    YinYang(yin_yang::Review),
}

/// A move that cost much.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct ReviewMoment {
    /// Which move of the game it is, counted from 0; both sides' moves count.
    pub ply: u32,
    /// What was played.
    pub played: PlayedMove,
    /// What would have been better.
    pub better: PlayedMove,
    /// The best answer to what was played; none if the game was over.
    pub reply: Option<PlayedMove>,
    /// What it cost, in thousandths of a point.
    pub loss: u32,
}

/// What could be expected of a position of the game.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct ReviewChance {
    /// By the first player, in thousandths of a point: 500 are even chances.
    pub first: u32,
    /// Who stands better there.
    pub phrase: Phrase,
}

/// What came of a review.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct ReviewResult {
    /// The worst moments, at most three of each side, in the order of play.
    pub moments: Vec<ReviewMoment>,
    /// How many there are, one phrase for each, and what else is told of the whole game, which
    /// may be nothing.
    pub phrases: Vec<Phrase>,
    /// The chances before the first move and after each; none where no move had a choice.
    pub chances: Vec<ReviewChance>,
}

#[uniffi::export]
impl GameReview {
    /// Begins to look at the first game of a PGN text, at the moves of one side or both.
    /// `nodes` is how many positions are searched for each of the game; more take longer
    /// and see more.
    #[uniffi::constructor(default(nodes = 20_000))]
    pub fn of_pgn(
        text: String,
        side: Option<Side>,
        speech: GameSpeech,
        listener: Option<Arc<dyn ReviewListener>>,
        nodes: u32,
    ) -> Result<Arc<GameReview>, GameError> {
        guarded(|| {
            let game = Reader::new(text.as_bytes()).next_game();
            let game = game.map_err(|error| GameError::Unreadable { reason: error.to_string() })?;
            let game = game.ok_or_else(|| GameError::bad_input("there is no game in the text"))?;
            GameReview::begin(game, side, nodes, speech.into(), None, listener)
        })
    }

    /// Ends it soon; its listener is told.
    pub fn cancel(&self) -> Result<(), GameError> {
        guarded(|| {
            self.thread.cancel();
            Ok(())
        })
    }

    /// What came of it; none while it goes on, and when it was cancelled.
    pub fn result(&self) -> Result<Option<ReviewResult>, GameError> {
        guarded(|| match &*lock(&self.found) {
            None | Some(Ok(None)) => Ok(None),
            Some(Ok(Some(review))) => Ok(Some(self.told(review))),
            Some(Err(error)) => Err(GameError::Internal { reason: error.to_string() }),
        })
    }
}

#[uniffi::export]
impl GameSession {
    /// Begins to look back at this game: at any time in a friendly one, when it is over in
    /// one by the Laws or with a board that is hidden. What is said is made as `set_speech`
    /// has it now.
    #[uniffi::method(default(nodes = 20_000))]
    pub fn review(
        &self,
        side: Option<Side>,
        listener: Option<Arc<dyn ReviewListener>>,
        nodes: u32,
    ) -> Result<Arc<GameReview>, GameError> {
        let speech = self.listener();
        self.with_game(|game| {
            if !may_be_reviewed(game.state()) {
                return Err(GameError::bad_input(
                    "a game by the Laws, or with a hidden board, is not reviewed before its end",
                ));
            }
            let state = game.state();
            let ending = match state.phase() {
                Phase::Over(ending) => {
                    speech.told(|speaker| vec![speaker.ending(state, ending, speech.side)]).pop()
                }
                _ => None,
            };
            match record(state).ok_or_else(GameError::no_record)? {
                Record::Chess(game) => {
                    GameReview::begin(*game, side, nodes, speech, ending, listener)
                }
                Record::Checkers(game) => {
                    GameReview::begin(*game, side, nodes, speech, ending, listener)
                }
                Record::YinYang(game) => {
                    GameReview::begin(*game, side, nodes, speech, ending, listener)
                }
            }
        })
    }
}

impl GameReview {
    fn begin<G>(
        game: G,
        side: Option<Side>,
        nodes: u32,
        listener: Listener,
        ending: Option<Phrase>,
        heard_by: Option<Arc<dyn ReviewListener>>,
    ) -> Result<Arc<GameReview>, GameError>
    where
        G: Reviewable + Send + 'static,
        Found: From<Review<G::Position>>,
    {
        let found: Arc<Mutex<Option<Reviewed<Found>>>> = Arc::default();
        let kept = Arc::clone(&found);
        let to_progress = heard_by.clone();
        let settings = ReviewSettings { side, nodes: nodes.into() };
        let thread = ReviewThread::start(
            game,
            settings,
            move |progress| {
                let (done, all) = (progress.done as u32, progress.all as u32);
                heard(to_progress.as_ref().map(|listener| listener.on_reviewed(done, all)));
            },
            move |reviewed| {
                *lock(&kept) = Some(reviewed.map(|review| review.map(Found::from)));
                heard(heard_by.map(|listener| listener.on_review_ended()));
            },
        );
        let thread = thread.map_err(|error| GameError::Internal { reason: error.to_string() })?;
        Ok(Arc::new(GameReview { thread, found, listener, ending }))
    }

    fn told(&self, found: &Found) -> ReviewResult {
        let side = self.listener.side;
        match found {
            Found::Chess(review) => {
                self.result_of(review, GameKind::Chess, |speaker| speaker.review(review, side))
            }
            Found::Checkers(review) => self.result_of(review, GameKind::Checkers, |speaker| {
                speaker.checkers_review(review, side)
            }),
            Found::YinYang(review) => self.result_of(review, GameKind::YinYang, |speaker| {
                speaker.yin_yang_review(review, side)
            }),
        }
    }

    fn result_of<P: Rules>(
        &self,
        review: &Review<P>,
        game: GameKind,
        tell: impl Fn(&Speaker) -> Vec<speech::Phrase>,
    ) -> ReviewResult
    where
        Position: From<P>,
        Move: From<P::Move>,
    {
        let chances = self.listener.told(|speaker| {
            review.chances.iter().map(|&first| speaker.chances(game, first)).collect()
        });
        let chances = review.chances.iter().zip(chances);
        let mut chances: Vec<ReviewChance> =
            chances.map(|(&first, phrase)| ReviewChance { first, phrase }).collect();
        // a side that is mated is not only worse
        if let (Some(last), Some(ending)) = (chances.last_mut(), &self.ending)
            && matches!(last.first, 0 | 1000)
        {
            last.phrase = ending.clone();
        }
        ReviewResult {
            moments: review.moments.iter().map(ReviewMoment::from).collect(),
            phrases: self.listener.told(tell),
            chances,
        }
    }
}

impl From<chess::Review> for Found {
    fn from(review: chess::Review) -> Found {
        Found::Chess(review)
    }
}

impl From<yin_yang::Review> for Found {
    fn from(review: yin_yang::Review) -> Found {
        Found::YinYang(review)
    }
}

impl From<checkers::Review> for Found {
    fn from(review: checkers::Review) -> Found {
        Found::Checkers(review)
    }
}

impl<P: Rules> From<&Moment<P>> for ReviewMoment
where
    Position: From<P>,
    Move: From<P::Move>,
{
    fn from(moment: &Moment<P>) -> ReviewMoment {
        let &Moment { ply, before, played, better, reply, loss, .. } = moment;
        let made = |mv| PlayedMove::made(&before.into(), Move::from(mv));
        let after = Position::from(before.after(played));
        ReviewMoment {
            ply: ply as u32,
            played: made(played),
            better: made(better),
            reply: reply.map(|reply| PlayedMove::made(&after, Move::from(reply))),
            loss,
        }
    }
}

fn heard(answer: Option<Result<(), ListenerError>>) {
    if let Some(Err(error)) = answer {
        log::warn!("{error}");
    }
}

/// A panic elsewhere must not lock the review for good.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
