//! Games by correspondence: what is shared and what is taken in.

use super::session::guarded;
use super::speech::phrase;
use super::{GameError, GameSession, GameSetup, GameUpdate, Phrase, SpeechSettings};
use crate::games::Side;
use crate::session::{Awaits, Correspondence, NotTaken, State};
use crate::speech;
use crate::table::Game;
use crate::table::correspondence::{Link, Received, receive};
use crate::table::library::Library;

/// How a game by correspondence stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Record)]
pub struct GameCorrespondence {
    /// Who plays at this device.
    pub own_side: Side,
    /// What the game waits for.
    pub awaits: Awaits,
    /// How many days there are for a move; none for as many as one likes.
    pub days: Option<u8>,
    /// Until when he should move, in milliseconds since 1970; none without days, and of a game
    /// that is over.
    pub due_ms: Option<u64>,
}

/// What became of the wish to share a game.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct SharedGame {
    /// What is to be sent: a line for people, and below it the link. None where there is nothing
    /// to share; the phrases of the update say why.
    pub text: Option<String>,
    /// The link alone.
    pub link: Option<String>,
    /// The game, in which it counts as shared now.
    pub update: GameUpdate,
}

/// What became of a text that came.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct TakenIn {
    /// The game; where nothing was taken in nothing has happened, and the phrases say why.
    pub update: GameUpdate,
    /// Why nothing was taken in: a word such as `nothing-new`, which does not change. None where
    /// something was.
    pub refused: Option<String>,
}

/// What a text is that somebody has shared.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Enum)]
#[expect(clippy::large_enum_variant, reason = "one at a time, and values cross as a whole")]
pub enum SharedText {
    /// It begins a game: `GameSession.create` with this, in the folder of games.
    Invitation {
        /// The game, with the moves that were made in it.
        setup: GameSetup,
        /// Something is said beside the moves, such as the offer of a draw: take the text in
        /// when the game is there.
        says_more: bool,
        /// Who invites to what.
        phrases: Vec<Phrase>,
    },
    /// It goes on with this saved game: open it, and take the text in.
    ForGame {
        /// The game's id.
        id: String,
        /// What it brings.
        phrases: Vec<Phrase>,
    },
    /// Nothing can be done with it.
    Refused {
        /// The id of the saved game that it is of, if there is one.
        id: Option<String>,
        /// Why: a word such as `damaged`, which does not change.
        code: String,
        /// The same in words, with what to do.
        phrases: Vec<Phrase>,
    },
}

#[uniffi::export]
impl GameSession {
    /// What is to be sent to the player on the other device, who then knows all up to here: it
    /// stands from now on. It may be shared again; that changes nothing.
    pub fn share(&self, now_ms: u64) -> Result<SharedGame, GameError> {
        let speaker = self.listener().speaker();
        self.with_game(|game| {
            let (text, update) = game.share(&speaker, now_ms);
            let link = text.as_ref().and_then(|_| Link::of(game.state()));
            let link = link.map(|link| link.to_string());
            Ok(SharedGame { text, link, update: self.told(game, update, now_ms) })
        })
    }

    /// Takes a text in that came from the player on the other device, with whatever stands around
    /// its link; or a move of his as people write it, such as `7163` or `12. Nf3`.
    pub fn take_in(&self, text: String, now_ms: u64) -> Result<TakenIn, GameError> {
        let listener = self.listener();
        self.with_game(|game| {
            let why = match game.take_in(listener.settings, &text, now_ms) {
                Ok(update) => {
                    let update = self.told(game, update, now_ms);
                    return Ok(TakenIn { update, refused: None });
                }
                Err(why) => why,
            };
            let settled = game.settle(now_ms);
            let mut update = self.told(game, settled, now_ms);
            let state = game.state();
            update.phrases.extend(
                listener.in_game(state).told(|speaker| vec![speaker.not_taken(&why, Some(state))]),
            );
            Ok(TakenIn { update, refused: Some(why.name().to_owned()) })
        })
    }

    /// What a game by correspondence waits for, and how long that may still take, for a line
    /// beside the board; none of other games, and where nothing is waited for.
    pub fn awaited(&self, now_ms: u64) -> Result<Option<Phrase>, GameError> {
        let told = self.told_of(|speaker, state, _, now| vec![speaker.awaited(state, now)], now_ms);
        Ok(told?.pop().filter(|phrase| !phrase.printed.is_empty()))
    }
}

/// What a text is for the games of a folder. Nothing is done. Reads files: not for the main
/// thread.
#[uniffi::export]
pub fn read_shared(
    folder: String,
    text: String,
    settings: SpeechSettings,
    wall_ms: u64,
) -> Result<SharedText, GameError> {
    guarded(|| {
        let settings = speech::Settings::from(settings);
        let received = receive(&Library::open(folder), &text, wall_ms)?;
        Ok(match received {
            Ok(Received::Invitation(setup)) => {
                let phrases = match State::new((*setup).clone()) {
                    Ok(state) => of_one(settings, |speaker| speaker.invitation(&state)),
                    Err(_) => Vec::new(),
                };
                let says_more = Link::find(&text).is_ok_and(|link| link.word.is_some());
                let setup = GameSetup::from(&*setup);
                SharedText::Invitation { setup, says_more, phrases }
            }
            Ok(Received::ForGame { id, before, after }) => SharedText::ForGame {
                id,
                phrases: of_one(settings, |speaker| speaker.brought(&before, &after)),
            },
            Ok(Received::NotTaken { id, state, why }) => {
                refused(settings, Some(id), &why, Some(&state))
            }
            Err(why) => refused(settings, None, &why, None),
        })
    })
}

fn refused(
    settings: speech::Settings,
    id: Option<String>,
    why: &NotTaken,
    state: Option<&State>,
) -> SharedText {
    let phrases = vec![phrase(settings, |speaker| speaker.not_taken(why, state))];
    SharedText::Refused { id, code: why.name().to_owned(), phrases }
}

/// The only phrase of these.
fn of_one(
    settings: speech::Settings,
    make: impl Fn(&speech::Speaker) -> Option<speech::Phrase>,
) -> Vec<Phrase> {
    let empty = || speech::Phrase {
        urgency: speech::Urgency::Answer,
        segments: Vec::new(),
        is_announcement: false,
    };
    vec![phrase(settings, |speaker| make(speaker).unwrap_or_else(empty))]
}

impl GameCorrespondence {
    /// Of a state at a game time, where the time of day at a time of the game is `wall`.
    pub(super) fn of(state: &State, now: u64, wall: impl Fn(u64) -> u64) -> Option<Self> {
        let Correspondence { own, awaits, due, .. } = state.correspondence(now)?;
        Some(GameCorrespondence {
            own_side: own,
            awaits,
            days: state.setup().days,
            due_ms: due.map(wall),
        })
    }

    pub(super) fn of_game(state: &State, game: &Game, now_ms: u64) -> Option<Self> {
        GameCorrespondence::of(state, game.game_time(now_ms), |time| game.wall_time(time))
    }
}
