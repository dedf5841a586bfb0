//! The score that players keep themselves (article 8).

use super::state::Sheet;
use crate::arbiter::clock::Millis;
use crate::games::{Path, Side};
use crate::session::State;
use crate::session::reduce::Step;
use crate::session::{Actor, Event, Hidden, Phase, Refusal};

impl State {
    pub(in crate::session) fn sheet(&self, side: Side) -> &Sheet {
        &self.game.laws.sheets[side as usize]
    }

    fn is_sheet_complete(&self, side: Side) -> bool {
        self.sheet(side).written == self.plies().len()
    }

    /// Whether a player has a scoresheet to write (article 8.1), also where he is excused: not in
    /// rapid games and blitz (A2, B2).
    pub(in crate::session) fn has_duty_to_record(&self, side: Side) -> bool {
        self.keeps_score(side) && !self.controls().pace().is_quick()
    }

    /// Whether a player writes down the moves: not once he is excused (article 8.4), until all
    /// have to be there (article 8.5).
    fn has_to_record(&self, side: Side) -> bool {
        let sheet = self.sheet(side);
        self.has_duty_to_record(side) && (sheet.is_due || !sheet.is_excused)
    }

    /// How many of the moves the program tells as a scoresheet has them: while a player has to
    /// write one himself none from there on, as he writes what he sees (article 8.1). Where moves
    /// come by voice all are told, as what was misheard may be asked for.
    pub fn told_plies(&self) -> usize {
        let all = self.plies().len();
        if self.phase().is_over() || self.has_moves_by_voice() {
            return all;
        }
        let writers = Side::ALL.into_iter().filter(|&side| self.has_to_record(side));
        writers.map(|side| self.written(side)).fold(all, usize::min)
    }

    /// Whether moves come to a player by voice, who is blind (article E2.8) or has no board.
    fn has_moves_by_voice(&self) -> bool {
        let has_board = |side| self.hidden(side) == Hidden::Nothing;
        self.has_blind_player() || !Side::ALL.into_iter().all(has_board)
    }

    /// Whether the newest moves are not told, since a player has still to write them himself.
    pub fn hides_score(&self) -> bool {
        self.told_plies() < self.plies().len()
    }

    /// The own move before must be written down, and after a flag all of them (articles
    /// 8.1, 8.5.b).
    pub(in crate::session) fn check_record(&self, side: Side) -> Result<(), Refusal> {
        if !self.has_to_record(side) {
            return Ok(());
        }
        let sheet = self.sheet(side);
        if sheet.is_due {
            return Err(Refusal::SheetIncomplete(side));
        }
        let elsewhere = self.setup().moves.len();
        let own = self.plies().iter().rposition(|ply| ply.by() == side);
        let is_behind = own.is_some_and(|own| own >= elsewhere && sheet.written <= own);
        if is_behind { Err(Refusal::Unrecorded(side)) } else { Ok(()) }
    }

    /// The first and the last of the moves that a player has to write down and has not, by their
    /// numbers; none where nothing is missing.
    pub fn unwritten(&self, side: Side) -> Option<(u32, u32)> {
        let missing = self.plies().get(self.written(side)..)?;
        let (first, last) = (missing.first()?, missing.last()?);
        self.has_to_record(side).then(|| (first.before.move_number(), last.before.move_number()))
    }

    /// Who has to catch up before the clocks are started again (article 8.5.a).
    pub(in crate::session) fn awaited_sheet(&self) -> Option<Side> {
        if !self.game.laws.awaits_sheets {
            return None;
        }
        Side::ALL.into_iter().find(|&side| self.sheet(side).is_due)
    }

    /// When the player whose time runs need not record any more (article 8.4).
    pub(in crate::session) fn next_excuse(&self) -> Option<Millis> {
        if !matches!(self.phase(), Phase::Playing(_)) {
            return None;
        }
        let side = self.clock().running()?;
        if self.sheet(side).is_excused || !self.has_duty_to_record(side) {
            return None;
        }
        let control = &self.controls()[side];
        let face = self.clock().face(side);
        if control.period(face.period)?.bonus.time() >= self.edition.record_with_increment {
            return None;
        }
        self.clock().next_below(self.controls(), self.edition.record_from)
    }
}

impl Step {
    pub(in crate::session) fn record(&mut self, by: Actor, asked: Path) -> Result<(), Refusal> {
        self.check_form(asked)?;
        let by = Step::side_of(by, self.state.mover());
        let written = self.state.sheet(by).written;
        let Some(ply) = self.state.plies().get(written) else {
            return Err(Refusal::AheadOfMove);
        };
        let is_played = ply.is_meant_by(asked);
        if !is_played {
            if !self.state.has_blind_player() {
                // the move itself is for the player to see (article 8.1)
                return Err(Refusal::NotPlayed);
            }
            // what was misheard shows when the sheets are compared (article E2.8)
            self.state.game.laws.misrecorded[by as usize].push((written, asked));
        }
        let plies = self.state.plies().len();
        let sheet = &mut self.state.game.laws.sheets[by as usize];
        sheet.written += 1;
        if sheet.written == plies {
            sheet.is_due = false;
        }
        self.tell(Event::Recorded { by, number: written as u32 + 1 });
        Ok(())
    }

    pub(in crate::session) fn excuse(&mut self) {
        let Some(by) = self.state.clock().running() else { return };
        self.state.game.laws.sheets[by as usize].is_excused = true;
        self.tell(Event::RecordNotRequired { by });
    }

    /// A flag has fallen: who was excused catches up. If both were, the clocks stand
    /// meanwhile (articles 8.4, 8.5).
    pub(in crate::session) fn demand_sheets(&mut self) {
        let mut due = 0;
        for side in Side::ALL {
            let is_complete = self.state.is_sheet_complete(side);
            let sheet = &mut self.state.game.laws.sheets[side as usize];
            if sheet.is_excused {
                sheet.is_excused = false;
                sheet.is_due = !is_complete;
                due += u32::from(sheet.is_due);
            }
        }
        self.state.game.laws.awaits_sheets = due == 2;
        if due == 2 {
            self.pause(Actor::Arbiter);
        }
    }

    pub(super) fn complete_sheets(&mut self) {
        let written = self.state.plies().len();
        for sheet in &mut self.state.game.laws.sheets {
            *sheet = Sheet { written, is_due: false, ..*sheet };
        }
    }

    /// Both sign the result (article 8.7); the opponent of a claim without an arbiter
    /// verifies what it rests on (appendix D).
    pub(in crate::session) fn sign(&mut self, by: Actor) {
        let Ok(by) = self.state.signer(by) else { return };
        self.state.game.laws.signed[by as usize] = true;
        self.tell(Event::Signed { by });
    }
}
