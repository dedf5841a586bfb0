//! What players do in strict games.

use annabella::games::chess::notation::SquareMove;
use annabella::games::chess::{Color, Position};
use annabella::session::{Actor, Claim, Deed, DeedKind, Ending, Mode, Phase, Turn};

use super::{Said, Table, say};
use crate::play::command::{self, Command};
use crate::play::typed;

impl Table {
    pub(crate) fn is_strict(&self) -> bool {
        self.state().setup().mode == Mode::Strict
    }

    /// Reads a line: who acts, where that is said, and what he does. In a strict game a
    /// move that is not legal counts as announced when its squares are clear.
    pub(super) fn read(&self, line: &str) -> (Option<Color>, Result<Command, String>) {
        let position = self.position_to_move();
        let (by, read) = command::parse_spoken(line, position);
        if read.is_ok() || !self.is_strict() {
            return (by, read);
        }
        match typed::announced(position, command::who(line).1) {
            Some(asked) => (by, Ok(Command::Announced(asked))),
            None => (by, read),
        }
    }

    /// The position from which the next move goes out: an illegal one that is not
    /// completed can still be put right.
    fn position_to_move(&self) -> &Position {
        let is_to_press = self.state().phase() == Phase::Playing(Turn::ToPress);
        match self.state().plies().last() {
            Some(ply) if is_to_press && !ply.is_legal => &ply.before,
            _ => self.position(),
        }
    }

    /// Does what the player of this colour, or whoever has to act, asks for.
    pub(super) fn obey_as(&mut self, by: Option<Color>, command: Command) -> Said {
        self.named = by;
        let said = self.obey(command);
        self.named = None;
        said
    }

    pub(super) fn claim(&mut self, claim: Claim, intended: Option<&str>) -> Said {
        let position = *self.position();
        match intended.map(|text| squares(&position, text)).transpose() {
            Ok(intended) => self.act_here(Deed::Claim(claim, intended)),
            Err(problem) => say(problem),
        }
    }

    /// Writes down the next move that is missing on the own scoresheet.
    pub(super) fn record(&mut self, text: &str) -> Said {
        let Actor::Player(by) = self.speaker() else { return Said::new() };
        let next = self.state().plies().get(self.state().written(by));
        let position = next.map_or(*self.position(), |ply| ply.before);
        match squares(&position, text) {
            Ok(asked) => self.act_here(Deed::Record(asked)),
            Err(problem) => say(self.refused(DeedKind::Record).unwrap_or(problem)),
        }
    }

    /// Why whoever acts here may not do this now.
    pub(super) fn refused(&self, kind: DeedKind) -> Option<String> {
        let refusal = self.state().permits(self.speaker(), kind).err()?;
        Some(self.refusal_of(kind, refusal))
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

/// The squares that a text means in a position, of a legal move or of another.
fn squares(position: &Position, text: &str) -> Result<SquareMove, String> {
    match typed::parse_move(position, text) {
        Ok(mv) => Ok(SquareMove::of(mv)),
        Err(error) => {
            typed::announced(position, text).ok_or_else(|| command::refusal(text, &error, position))
        }
    }
}
