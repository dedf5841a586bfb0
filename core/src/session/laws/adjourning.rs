//! Adjournment with a sealed move, and resumption (guidelines for adjourned games).

use crate::arbiter::clock::Millis;
use crate::arbiter::envelope::{Envelope, EnvelopeKey};
use crate::games::chess::notation::handwritten::{self, Handwritten};
use crate::games::chess::notation::{Letters, SquareMove, san, uci};
use crate::games::{Move, Path, Side};
use crate::session::reduce::Step;
use crate::session::state::State;
use crate::session::{
    Actor, Adjournment, Ending, Event, Mode, Phase, Player, Refusal, SealedMove, Turn,
};

impl State {
    /// When the session ends, if the player on move has not been asked for a sealed move
    /// by then.
    pub(in crate::session) fn session_end(&self) -> Option<Millis> {
        let is_asked = self.game.laws.is_session_over
            || matches!(self.phase(), Phase::Playing(Turn::Sealing { .. }));
        if is_asked || !matches!(self.phase(), Phase::Playing(_)) {
            return None;
        }
        self.nominal_end()
    }

    /// When the session ends.
    fn nominal_end(&self) -> Option<Millis> {
        Some(self.game.laws.session_began?.saturating_add(self.setup().session?))
    }

    /// When somebody who has not come to the resumption has lost (guideline 7).
    pub(in crate::session) fn next_late(&self) -> Option<Millis> {
        let (resumed, _) = self.game.laws.resumed?;
        let is_going_on = matches!(self.phase(), Phase::Playing(_) | Phase::Resumed);
        if !is_going_on || self.late_players() == [false; 2] {
            return None;
        }
        Some(resumed.saturating_add(self.edition.late_at_resumption).saturating_add(1))
    }

    /// Who is awaited. A player whose sealed move could still mate is judged when the
    /// envelope is open; without an envelope there is nothing to wait for.
    fn late_players(&self) -> [bool; 2] {
        let mut late = self.game.absent;
        if let (Phase::Resumed, Some(adjournment)) = (self.phase(), self.adjournment())
            && late != [true; 2]
            && matches!(adjournment.sealed, SealedMove::Closed(_) | SealedMove::Unclear)
        {
            late[adjournment.sealed_by as usize] = false;
        }
        late
    }

    /// Whether a player has made a move after the sealed one.
    pub(super) fn has_moved_since_resumption(&self, side: Side) -> bool {
        let Some((_, plies)) = self.game.laws.resumed else { return false };
        let later = self.plies().iter().skip(plies + 1);
        later.into_iter().any(|ply| ply.by() == side)
    }

    pub(super) fn check_envelope(&self) -> Result<(), Refusal> {
        if self.phase().is_over() {
            return Err(Refusal::GameOver);
        }
        match self.adjournment().map(|adjournment| &adjournment.sealed) {
            Some(SealedMove::Closed(_)) => Ok(()),
            Some(SealedMove::Lost) => Err(Refusal::EnvelopeLost),
            Some(SealedMove::OnBoard(_) | SealedMove::Unclear) | None => Err(Refusal::NotAdjourned),
        }
    }

    /// Whether the arbiter has to say how he reads what was sealed.
    pub(super) fn check_unclear(&self) -> Result<(), Refusal> {
        match self.adjournment().map(|adjournment| &adjournment.sealed) {
            Some(SealedMove::Unclear) if !self.phase().is_over() => Ok(()),
            _ => Err(Refusal::NothingToRead),
        }
    }
}

impl Step {
    pub(in crate::session) fn end_session(&mut self) {
        self.state.game.laws.is_session_over = true;
        self.tell(Event::SessionOver);
        // a move that is half made is made first
        let is_half_made = matches!(
            self.state.phase(),
            Phase::Playing(
                Turn::ToPress
                    | Turn::Promoting { .. }
                    | Turn::Placed { .. }
                    | Turn::Announcing { .. }
                    | Turn::Repeating
            )
        );
        if !is_half_made {
            self.ask_to_seal_after_session();
        }
    }

    /// The player who has the move seals; the computer makes its move first.
    pub(in crate::session) fn ask_to_seal_after_session(&mut self) {
        let by = self.state.on_move();
        let is_announced = self.state.announced().is_some();
        if self.state.game.laws.is_session_over && self.state.is_person(by) && !is_announced {
            self.ask_to_seal(by);
        }
    }

    pub(super) fn ask_to_seal(&mut self, by: Side) {
        self.state.game.laws.is_answer = false;
        self.set_turn(Turn::Sealing { is_sealed: false });
        self.tell(Event::Sealing { by });
    }

    /// Who leaves on his own before the end of the session has sealed at its end
    /// (guideline 1.b).
    pub(in crate::session) fn adjourn(&mut self, by: Actor, resumption: String) {
        let side = self.state.on_move();
        self.state.game.laws.resumption = resumption;
        // it is sealed on the own time
        if matches!(self.state.phase(), Phase::Paused(_)) {
            self.go_on(by);
        }
        match self.state.phase() {
            Phase::Playing(Turn::Sealing { .. }) => self.tell(Event::Sealing { by: side }),
            Phase::Adjourned => self.note_resumption(),
            _ => {
                let is_own = by == Actor::Player(side) && self.state.is_strict();
                let is_over = self.state.game.laws.is_session_over;
                self.state.game.laws.is_leaving_early = is_own && !is_over;
                self.ask_to_seal(side);
            }
        }
    }

    /// The game goes on after all.
    pub(in crate::session) fn give_up_adjourning(&mut self) {
        self.state.game.laws.sealed = None;
        self.state.game.laws.is_leaving_early = false;
        if std::mem::take(&mut self.state.game.laws.is_session_over) {
            self.state.game.laws.session_began = None;
        }
        self.set_turn(Turn::Thinking);
    }

    fn note_resumption(&mut self) {
        let text = self.state.game.laws.resumption.clone();
        if let Some(adjournment) = &mut self.state.game.laws.adjournment {
            adjournment.resumption = text;
            let by = adjournment.sealed_by;
            self.tell(Event::Adjourned { by });
        }
    }

    pub(in crate::session) fn seal(&mut self, envelope: Envelope) {
        if self.state.phase() == Phase::Playing(Turn::Thinking) {
            self.state.game.laws.is_answer = true;
        }
        self.lay_aside(SealedMove::Closed(Box::new(envelope)));
    }

    /// A move on the board counts as the sealed one (guideline 1.a).
    pub(in crate::session) fn seal_on_board(&mut self, asked: Path) -> Result<(), Refusal> {
        let mv = self.state.find(asked).map_err(Refusal::Illegal)?;
        self.check_bonds(mv)?;
        let asked = mv.path().try_into().map_err(|()| Refusal::OnlyChess)?;
        self.lay_aside(SealedMove::OnBoard(asked));
        Ok(())
    }

    fn lay_aside(&mut self, sealed: SealedMove) {
        let by = self.state.on_move();
        let is_first = self.state.game.laws.sealed.replace(sealed).is_none();
        self.set_turn(Turn::Sealing { is_sealed: true });
        self.tell(Event::Sealed { by });
        if is_first {
            self.decline_by_sealing(by);
        }
    }

    /// Writing a move down declines nothing, moving a piece does (article 9.1.b).
    fn decline_by_sealing(&mut self, by: Side) {
        let stands = self.state.setup().rulings.talks_before_sealing;
        if !stands || self.state.is_sealed_on_board() {
            self.decline_by_hand(by);
        }
    }

    /// What was announced with a wrong claim is made and not sealed (article 9.5.b); then
    /// the opponent has the move, and seals.
    pub(super) fn make_before_sealing(&mut self) {
        let game = &mut self.state.game;
        game.laws.sealed = None;
        let was_answer = std::mem::take(&mut game.laws.is_answer);
        let was_leaving = std::mem::take(&mut game.laws.is_leaving_early);
        // who answered an absent player, or left on his own, has ended no session
        game.laws.is_session_over |= !was_answer && !was_leaving;
        self.set_turn(Turn::Thinking);
    }

    /// The clock stops, and the opponent's is not started (guideline 1.a); only if he is
    /// late to the resumption his time runs (guideline 6).
    pub(in crate::session) fn close_envelope(&mut self, by: Side) {
        let now = self.now;
        let end = self.state.nominal_end();
        let State { setup, game, .. } = &mut self.state;
        let Some(sealed) = game.laws.sealed.take() else { return };
        game.now.clock.stop(&setup.controls, now);
        let is_answer = std::mem::take(&mut game.laws.is_answer);
        if let (true, Some(end)) = (std::mem::take(&mut game.laws.is_leaving_early), end) {
            game.now.clock.charge(&setup.controls, by, end.saturating_sub(now));
        }
        game.laws.adjournment = Some(Box::new(Adjournment {
            position: game.now.position,
            used: Side::ALL.map(|side| game.now.clock.used(side, now)),
            sealed_by: by,
            offer: game.now.offer,
            resumption: std::mem::take(&mut game.laws.resumption),
            sealed,
        }));
        game.undone.clear();
        game.laws.is_session_over = false;
        if is_answer {
            game.now.phase = Phase::Resumed;
            game.now.clock.start(!by, now);
            return self.tell(Event::AnswerSealed { by });
        }
        game.now.phase = Phase::Adjourned;
        game.laws.resumed = None;
        game.laws.late = [false; 2];
        // friends come together, or not at all
        let is_strict = setup.mode == Mode::Strict;
        game.absent = game.players.map(|player| is_strict && player == Player::Person);
        self.tell(Event::Adjourned { by });
        self.fall_by_charge(by);
    }

    /// The rest of the session may be more than the player had left.
    fn fall_by_charge(&mut self, by: Side) {
        loop {
            let State { setup, game, .. } = &mut self.state;
            let fallen = game.now.clock.drop_due_flag(&setup.controls, by);
            let Some(is_out_of_time) = fallen else { return };
            self.notice_flag(by, is_out_of_time);
        }
    }

    /// Position and times are set as they were (guideline 5). If the player who has to
    /// answer is not there, his time runs (guideline 6).
    pub(in crate::session) fn resume(&mut self) {
        let now = self.now;
        let plies = self.state.plies().len();
        let game = &mut self.state.game;
        let Some(adjournment) = &game.laws.adjournment else { return };
        let sealed = adjournment.sealed.clone();
        game.laws.resumed = Some((now, plies));
        game.laws.session_began = Some(now);
        self.await_answerer();
        self.tell(Event::Resumed);
        if let SealedMove::OnBoard(asked) = sealed
            && let Ok(mv) = self.state.find(asked.into())
        {
            self.make_sealed(mv);
        }
    }

    pub(in crate::session) fn await_answerer(&mut self) {
        let now = self.now;
        let game = &mut self.state.game;
        game.now.phase = Phase::Resumed;
        let answerer = game.laws.adjournment.as_ref().map(|adjournment| !adjournment.sealed_by);
        if let Some(answerer) = answerer.filter(|&side| game.absent[side as usize]) {
            game.now.clock.start(answerer, now);
        } else {
            self.let_sealer_move_again();
        }
    }

    /// Without an envelope its player has to move, on his own time.
    fn let_sealer_move_again(&mut self) {
        let now = self.now;
        if self.state.is_envelope_lost() && self.state.clock().running().is_none() {
            let by = self.state.on_move();
            self.moment().clock.start(by, now);
        }
    }

    /// Who arrives stops his clock until the envelope is open (guideline 6).
    pub(in crate::session) fn stop_for_arrival(&mut self, by: Side) {
        let now = self.now;
        let limit = self.state.edition.late_at_resumption;
        let State { setup, game, .. } = &mut self.state;
        if let Some((resumed, _)) = game.laws.resumed {
            game.laws.late[by as usize] = now.saturating_sub(resumed) > limit;
        }
        let is_answerer = game.now.position.turn() != by;
        if game.now.phase == Phase::Resumed && is_answerer {
            game.now.clock.stop(&setup.controls, now);
            self.let_sealer_move_again();
        } else if std::mem::take(&mut game.laws.is_answer) {
            // he is there now, and is answered on the board
            game.laws.sealed = None;
            if let Phase::Paused(turn) = &mut game.now.phase {
                *turn = Turn::Thinking;
            } else {
                self.set_turn(Turn::Thinking);
            }
        }
    }

    /// The sealed move is made and the clock of the player who answers is started. If it
    /// has no clear meaning or is not legal, the game is lost (guideline 6).
    pub(in crate::session) fn open(&mut self, key: &EnvelopeKey) -> Result<(), Refusal> {
        let Some(Adjournment { sealed: SealedMove::Closed(envelope), sealed_by: by, .. }) =
            self.state.adjournment()
        else {
            return Err(Refusal::NotAdjourned);
        };
        let (by, marking) = (*by, Adjournment::marking(self.state.position()));
        let Some(position) = self.state.chess() else { return Err(Refusal::OnlyChess) };
        let text = envelope.open(key, &marking);
        let text = text.map_err(|_| Refusal::WrongKey)?;
        let mv = if self.state.setup().rulings.reads_sealed_moves_as_written {
            match handwritten::read(position, &text, &Letters::ENGLISH) {
                Handwritten::Move(mv) => Some(mv),
                Handwritten::Unclear | Handwritten::NotAMove => None,
            }
        } else {
            san::parse(position, &text).or_else(|_| uci::parse(position, &text)).ok()
        };
        let mv = mv.and_then(|mv| self.state.find(mv.into()).ok());
        self.tell(Event::Opened { by, text });
        match mv {
            Some(mv) if self.check_bonds(mv).is_ok() => self.make_sealed(mv),
            Some(_) => {
                // legal, but not with what he had touched: another move is made (article 4.3)
                self.tell(Event::TouchBroken { by });
                self.lose_envelope();
            }
            None if self.state.setup().rulings.reads_sealed_moves_as_written => {
                if let Some(adjournment) = &mut self.state.game.laws.adjournment {
                    adjournment.sealed = SealedMove::Unclear;
                }
            }
            None => self.lose_by_sealed_move(),
        }
        // who is late by now has lost if the move did not end the game
        self.catch_up();
        Ok(())
    }

    /// The arbiter says how he reads it, as long as that is a legal move.
    pub(super) fn check_sealed_as(&self, asked: SquareMove) -> Result<Move, Refusal> {
        let mv = self.state.find(asked.into()).map_err(Refusal::Illegal)?;
        self.check_bonds(mv)?;
        Ok(mv)
    }

    /// What was sealed has no clear meaning, or is not legal (guideline 8).
    pub(super) fn lose_by_sealed_move(&mut self) {
        let Some(adjournment) = self.state.game.laws.adjournment.take() else { return };
        let by = adjournment.sealed_by;
        let can_mate = self.state.can_mate(!by);
        self.end(Ending::SealedMove { by, can_mate });
    }

    /// The envelope is lost: its player makes his move again (guideline 7).
    pub(in crate::session) fn move_again(&mut self, asked: Path) -> Result<(), Refusal> {
        let mv = self.state.find(asked).map_err(Refusal::Illegal)?;
        self.check_bonds(mv)?;
        self.make_sealed(mv);
        Ok(())
    }

    pub(super) fn lose_envelope(&mut self) {
        if let Some(adjournment) = &mut self.state.game.laws.adjournment {
            adjournment.sealed = SealedMove::Lost;
            let by = adjournment.sealed_by;
            if self.state.game.laws.late[by as usize] {
                self.end_by_lateness(by);
            } else {
                self.let_sealer_move_again();
            }
        }
    }

    fn end_by_lateness(&mut self, by: Side) {
        self.end(Ending::Late { first: by == Side::First, second: by == Side::Second });
    }

    /// An offer that stood when the envelope was closed is declined by the move; a later one
    /// of the other player outlives it (article 9.1.b, guideline 4).
    pub(super) fn make_sealed(&mut self, mv: Move) {
        let now = self.now;
        let State { setup, game, .. } = &mut self.state;
        let Some(adjournment) = game.laws.adjournment.take() else { return };
        let by = adjournment.sealed_by;
        let is_earlier = setup.rulings.talks_before_sealing && adjournment.offer == Some(!by);
        let offer = if is_earlier { None } else { game.now.offer.take() };
        game.now.clock.stop(&setup.controls, now);
        game.now.clock.start(by, now);
        self.set_turn(Turn::Thinking);
        self.make(mv);
        if self.state.phase() == Phase::Playing(Turn::ToPress) {
            self.complete_move(by);
        }
        if self.state.phase().is_over() {
            return;
        }
        self.moment().offer = offer.or(self.state.offer());
        if self.state.game.laws.late[by as usize] {
            // his move has not mated, and made no draw
            self.end_by_lateness(by);
        }
    }

    pub(in crate::session) fn lose_by_lateness(&mut self) {
        let [first, second] = self.state.late_players();
        self.end(Ending::Late { first, second });
    }
}
