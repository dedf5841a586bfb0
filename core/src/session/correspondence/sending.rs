//! What sharing and receiving make of a game by correspondence.

use super::{OwnWord, Word};
use crate::session::reduce::Step;
use crate::session::{Actor, Deed, Ending, Event, Refusal};

impl Step {
    /// What was played up to here has been shared. Sharing it once more changes nothing.
    pub(in crate::session) fn send(&mut self) {
        let Some(correspondent) = self.state.correspondent() else { return };
        let now = self.now;
        let game = &mut self.state.game;
        let is_ply_new = !game.is_ply_shared();
        let is_word_new = game.now.word.is_some_and(|own| !own.is_sent);
        if !is_ply_new && !is_word_new {
            return;
        }
        if is_ply_new {
            game.post.shared = Some(game.plies.len());
            game.post.since = now;
        }
        if let Some(own) = &mut game.now.word {
            own.is_sent = true;
        }
        self.tell(Event::Sent { by: !correspondent });
    }

    /// Claims the game of a player who should have moved long ago.
    pub(in crate::session) fn claim_time(&mut self) -> Result<(), Refusal> {
        let fallen = self.state.awaited().ok_or(Refusal::NotOverdue)?;
        let is_overdue = self.state.due().is_some_and(|due| self.now > due);
        if !is_overdue {
            return Err(Refusal::NotOverdue);
        }
        self.lose_on_time(fallen);
        Ok(())
    }

    /// What the other player does is known to both; what is done here waits to be shared.
    pub(in crate::session) fn note_for_post(&mut self, by: Actor, deed: Noted, plies: usize) {
        let Some(correspondent) = self.state.correspondent() else { return };
        let now = self.now;
        let is_over = self.state.phase().is_over();
        let game = &mut self.state.game;
        let is_moved = game.plies.len() > plies;
        match by {
            Actor::Correspondent => {
                game.now.word = None;
                if is_moved {
                    game.post.shared = Some(game.plies.len());
                    game.post.since = now;
                }
            }
            Actor::Player(side) if side != correspondent => {
                let said = match deed.0 {
                    Some(Word::Resign) if !is_over => None,
                    Some(Word::Offer) if is_over => Some(Word::Accept),
                    said => said,
                };
                if let Some(word) = said {
                    game.now.word = Some(OwnWord { word, is_sent: false });
                } else if is_moved {
                    // an offer goes with the move
                    game.now.word = game.now.word.filter(|own| own.word == Word::Offer);
                }
            }
            _ => {}
        }
    }

    /// What the other player does, who is at no board here: his moves are whole, and what he
    /// says is meant.
    pub(in crate::session) fn act_by_post(&mut self, deed: Deed) -> Result<(), Refusal> {
        let Some(side) = self.state.correspondent() else { return Err(Refusal::NoCorrespondent) };
        match deed {
            Deed::Move(asked) => {
                let mv = self.state.find(asked).map_err(Refusal::Illegal)?;
                self.make(mv);
                Ok(())
            }
            Deed::Resign => {
                self.end(Ending::Resignation { by: side });
                Ok(())
            }
            deed => self.act(Actor::Player(side), deed),
        }
    }
}

/// What of a deed has to be told to the other player in a word.
#[derive(Clone, Copy)]
pub(in crate::session) struct Noted(Option<Word>);

impl From<&Deed> for Noted {
    fn from(deed: &Deed) -> Noted {
        Noted(match deed {
            Deed::Offer => Some(Word::Offer),
            Deed::Accept => Some(Word::Accept),
            Deed::Decline => Some(Word::Decline),
            Deed::Confirm => Some(Word::Resign),
            Deed::Claim(claim, _) => Some(Word::Claim(*claim)),
            Deed::ClaimFlag => Some(Word::ClaimFlag),
            _ => None,
        })
    }
}
