//! What players do in strict games.

use annabella::games::chess::{Color, Square};
use annabella::games::chess::notation::{self, SquareMove};
use annabella::session::{Actor, Deed, DeedKind, Ending, Mode, Refusal};
use annabella::speech::{Heard, Hearing, Phrase};

use super::{Said, Table, say};

impl Table {
    pub(crate) fn is_strict(&self) -> bool {
        self.state().setup().mode == Mode::Strict
    }

    /// Writes down the next move that is missing on the own scoresheet.
    pub(super) fn record(&mut self, words: &str) -> Said {
        let Actor::Player(by) = self.speaker() else { return Said::new() };
        let next = self.state().plies().get(self.state().written(by));
        let position = next.map_or(*self.position(), |ply| ply.before);
        match Hearing::new(self.voice_settings()).hear(words, &position) {
            Heard::Move(mv) => self.act_here(Deed::Record(SquareMove::of(mv))),
            Heard::Irregular { squares, .. } => self.act_here(Deed::Record(squares)),
            Heard::PromotionMissing { question, .. } | Heard::Ambiguous { question, .. } => {
                vec![question]
            }
            other => match (self.refused(DeedKind::Record), other) {
                (Some(refusal), _) => vec![refusal],
                (None, Heard::NotUnderstood(heard)) => vec![heard.phrase],
                _ => say("Type record and the move that was played, for example record nf3."),
            },
        }
    }

    /// Why a piece cannot be put there; nothing is announced by that.
    pub(crate) fn why_not(&mut self, from: Square, to: Square) -> Said {
        let asked = SquareMove { from, to, promotion: None };
        let said: Said = match asked.find(self.position()) {
            Err(refusal) => vec![self.illegal_told(refusal)],
            Ok(_) => Said::new(),
        };
        self.remember(said)
    }

    /// Why a move is not legal.
    pub(super) fn illegal_told(&self, refusal: notation::Refusal) -> Phrase {
        let by = Actor::Player(self.position().turn());
        let refusal = Refusal::Illegal(refusal);
        self.voice().refusal(self.state(), by, DeedKind::Move, refusal, self.only_person())
    }

    /// Why whoever acts here may not do this now.
    pub(super) fn refused(&self, kind: DeedKind) -> Option<Phrase> {
        self.refused_to(self.speaker(), kind)
    }

    pub(super) fn refused_to(&self, by: Actor, kind: DeedKind) -> Option<Phrase> {
        let refusal = self.state().permits(by, kind).err()?;
        Some(self.voice().refusal(self.state(), by, kind, refusal, self.only_person()))
    }

    /// Of two players at one keyboard the one who can, if only one can.
    fn act_as_the_one_who_can(&mut self, deed: Deed) -> Said {
        let may = |color| self.state().permits(Actor::Player(color), deed.kind()).is_ok();
        let word = deed.kind().name();
        match (self.named, Color::ALL.map(may)) {
            (None, [true, true]) => say(format!("Say who: white {word}, or black {word}.")),
            (None, [true, false]) => self.act(Actor::Player(Color::White), deed),
            (None, [false, true]) => self.act(Actor::Player(Color::Black), deed),
            _ => self.act_here(deed),
        }
    }

    pub(super) fn sign(&mut self) -> Said {
        // the opponent verifies what a claim rests on
        if let (None, Some(Ending::Referred { by, .. })) = (self.named, self.ending()) {
            return self.act(Actor::Player(!by), Deed::Sign);
        }
        self.act_as_the_one_who_can(Deed::Sign)
    }

    pub(super) fn arrive(&mut self) -> Said {
        self.act_as_the_one_who_can(Deed::Arrive)
    }

    /// Where nobody watches, the player who has to answer claims; the flag is claimed
    /// against the player whose time runs.
    pub(super) fn claim_flag(&mut self) -> Said {
        if self.named.is_some() || self.only_person().is_some() {
            return self.act_here(Deed::ClaimFlag);
        }
        let by = !self.state().mover();
        self.act(Actor::Player(by), Deed::ClaimFlag)
    }
}
