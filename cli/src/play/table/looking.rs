//! Looking back at the game, which goes on meanwhile.

use annabella::session::{Deed, Event, LookBack, State};
use annabella::table::Update;

use super::leaving::Then;
use super::{Said, Table};
use crate::words::key;

/// What is looked at.
#[derive(Debug)]
pub(super) struct Looking {
    /// The position after so many moves of both sides.
    pub(super) plies: usize,
    /// How the game stood there, where that may be seen.
    state: Option<State>,
}

impl Looking {
    fn new(state: &State, plies: usize) -> Looking {
        let past = state.past(plies).filter(|_| state.shows_past(plies));
        Looking { plies, state: past }
    }
}

impl Table {
    /// The game as it is shown: as it stands, or as it stood where somebody looks.
    pub(crate) fn shown(&self) -> &State {
        let past = self.looking.as_ref().and_then(|looking| looking.state.as_ref());
        past.unwrap_or(self.state())
    }

    /// Whether somebody looks back.
    pub(crate) fn is_looking_back(&self) -> bool {
        self.looking.is_some()
    }

    /// The same without a word, as with a key.
    pub(crate) fn step(&mut self, to: LookBack) -> Said {
        let said = self.look(to);
        self.remember(said)
    }

    pub(super) fn look(&mut self, to: LookBack) -> Said {
        let from = self.looking.as_ref().map_or(self.plies(), |looking| looking.plies);
        let looked = self.state().look(from, to);
        // from the game there is no way on
        let leads_on = matches!(to, LookBack::On { .. } | LookBack::End);
        if self.looking.is_some() || !leads_on {
            self.looking = Some(Looking::new(self.state(), looked.plies));
        }
        self.voice().looked_back(self.state(), looked)
    }

    /// The game as it stands is looked at again.
    pub(crate) fn look_end(&mut self) -> Said {
        if self.looking.take().is_none() {
            return self.say(key::NOT_LOOKING_BACK);
        }
        let mut said = self.say(key::LOOKING_ENDED);
        said.extend(self.voice().situation(self.state(), None, self.only_person()));
        said
    }

    /// A new game from the position that is looked at.
    pub(super) fn play_from_here(&mut self) -> Said {
        let plies = self.looking.as_ref().map_or(self.plies(), |looking| looking.plies);
        match self.state().branch(plies) {
            Ok(_) => self.leave_then(Then::PlayFrom(plies)),
            Err(reason) => vec![self.voice().no_branch(reason)],
        }
    }

    pub(super) fn proceed_from(&mut self, plies: usize) -> Said {
        let setup = match self.state().branch(plies) {
            Ok(setup) => setup,
            Err(reason) => return vec![self.voice().no_branch(reason)],
        };
        match self.host.play_from(setup) {
            Ok(at) => self.seat_new(at),
            Err(problem) => self.say_text(problem),
        }
    }

    /// What is done with a piece while an earlier position is looked at is not meant for the one
    /// on the board.
    pub(super) fn is_hand_on_past(&self, deed: &Deed) -> bool {
        let is_hand = matches!(
            deed,
            Deed::Move(_) | Deed::Lift(_) | Deed::Touch(_) | Deed::Release(_) | Deed::Promote(_)
        );
        is_hand && self.is_looking_back()
    }

    /// What happened in the game while somebody looked back; he stays where he looks, as long as
    /// there is such a position.
    pub(super) fn told_meanwhile(&mut self, update: &Update) -> Said {
        let Some(plies) = self.looking.as_ref().map(|looking| looking.plies) else {
            return Said::new();
        };
        let state = self.at.game.state();
        let is_there = plies <= state.plies().len();
        self.looking = is_there.then(|| Looking::new(state, plies));
        let has_moved = |event: &Event| matches!(event, Event::Moved { .. });
        if !is_there {
            self.say(key::LOOKING_ENDED)
        } else if update.events.iter().any(has_moved) {
            self.say(key::LOOKING_NEW_MOVE)
        } else {
            Said::new()
        }
    }
}
