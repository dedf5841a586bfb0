//! What players do in strict games.

use annabella::games::{self, Path, Side};
use annabella::session::{Actor, Deed, DeedKind, Ending, Mode, Refusal};
use annabella::speech::Phrase;

use super::{Said, Table};
use crate::words::{Key, key};

impl Table {
    pub(crate) fn is_strict(&self) -> bool {
        self.state().setup().mode == Mode::Strict
    }

    /// Why a piece cannot be put there; nothing is announced by that.
    pub(crate) fn why_not(&mut self, asked: Path) -> Said {
        let found = self.position().find(asked, self.state().earlier_keys());
        let said: Said = match found {
            Err(refusal) => vec![self.illegal_told(refusal)],
            Ok(_) => Said::new(),
        };
        self.remember(said)
    }

    /// Why a move is not legal.
    pub(super) fn illegal_told(&self, refusal: games::Refusal) -> Phrase {
        let by = Actor::Player(self.position().turn());
        let refusal = Refusal::Illegal(refusal);
        let listener = self.listener();
        self.voice().refusal(self.state(), by, DeedKind::Move, refusal, listener)
    }

    /// Why somebody may not do this now, and what helps on.
    pub(super) fn refused(&mut self, by: Actor, kind: DeedKind) -> Option<Said> {
        let refusal = self.state().permits(by, kind).err()?;
        self.sound.is_refusal = true;
        let mut said = vec![self.voice().refusal(self.state(), by, kind, refusal, self.listener())];
        said.extend(self.advice_against(kind, refusal));
        Some(said)
    }

    /// Of two players at one keyboard the one who can, if only one can.
    fn act_as_the_one_who_can(&mut self, deed: Deed, say_who: Key) -> Said {
        let may = |side| self.state().permits(Actor::Player(side), deed.kind()).is_ok();
        match (self.named, Side::ALL.map(may)) {
            (None, [true, true]) => self.say(say_who),
            (None, [true, false]) => self.act(Actor::Player(Side::First), deed),
            (None, [false, true]) => self.act(Actor::Player(Side::Second), deed),
            _ => self.act_here(deed),
        }
    }

    pub(super) fn sign(&mut self) -> Said {
        // the opponent verifies what a claim rests on
        if let (None, Some(Ending::Referred { by, .. })) = (self.named, self.ending()) {
            return self.act(Actor::Player(!by), Deed::Sign);
        }
        self.act_as_the_one_who_can(Deed::Sign, key::SAY_WHO_SIGNS)
    }

    pub(super) fn arrive(&mut self) -> Said {
        self.act_as_the_one_who_can(Deed::Arrive, key::SAY_WHO_ARRIVES)
    }
}
