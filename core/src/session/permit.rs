//! Who may do what now. The one place that knows: `reduce` asks it before it
//! does anything, and a view lists its answers.

mod announcing;
mod drawing;

use super::{Actor, Begin, DeedKind, Ending, Hint, Mode, Phase, Player, Ply, Refusal, State, Turn};
use crate::games::Side;

impl State {
    /// Whether `by` may do a thing of this kind now. A move may still turn out to
    /// be illegal, a claim to be wrong.
    ///
    /// # Errors
    ///
    /// Why not.
    pub fn permits(&self, by: Actor, kind: DeedKind) -> Result<(), Refusal> {
        self.admit(by, kind).and_then(|by| self.permits_admitted(by, kind))
    }

    fn permits_admitted(&self, by: Actor, kind: DeedKind) -> Result<(), Refusal> {
        match kind {
            DeedKind::Start => self.permits_start(by),
            DeedKind::Arrive => self.permits_arrival(by),
            DeedKind::Move => self.permits_touch(by, kind),
            DeedKind::Press => self.permits_press(by),
            DeedKind::Offer | DeedKind::Accept | DeedKind::Decline | DeedKind::Claim => {
                self.permits_draw_talk(by, kind)
            }
            DeedKind::Resign | DeedKind::Confirm | DeedKind::Cancel => {
                self.permits_resignation(by, kind)
            }
            DeedKind::Undo | DeedKind::Redo => self.permits_history(by, kind),
            DeedKind::Hint | DeedKind::Suggest => self.permits_hint(by, kind),
            DeedKind::Pause | DeedKind::Continue => self.permits_pausing(by, kind),
            DeedKind::Level => self.permits_level(by),
            DeedKind::Declare => self.permits_verdict(by),
            DeedKind::Correct => self.permits_correction(by),
            DeedKind::Repeat => self.permits_repetition(by),
            DeedKind::Peek => self.permits_peek(by),
            DeedKind::Send => self.permits_sending(by),
            DeedKind::ClaimFlag if self.correspondent().is_some() => self.permits_claim_of_time(by),
            DeedKind::Spoken if !self.has_blind_player() => Err(Refusal::NothingAnnounced),
            DeedKind::Tick | DeedKind::Explore | DeedKind::Spoken => Ok(()),
            DeedKind::Adjust
            | DeedKind::Touch
            | DeedKind::Lift
            | DeedKind::Release
            | DeedKind::Promote
            | DeedKind::ClaimFlag
            | DeedKind::ClaimIllegalMove
            | DeedKind::ClaimTouch
            | DeedKind::Call
            | DeedKind::Record
            | DeedKind::Sign
            | DeedKind::Opinion
            | DeedKind::Adjourn
            | DeedKind::Seal
            | DeedKind::Resume
            | DeedKind::Open
            | DeedKind::Rule
            | DeedKind::Follow => self.permits_by_laws(by, kind),
        }
    }

    fn permits_start(&self, by: Actor) -> Result<(), Refusal> {
        self.person_or_arbiter(by)?;
        match (self.phase(), self.setup().begin) {
            (Phase::Waiting, Begin::AtCommand) => Ok(()),
            (Phase::Waiting, Begin::WithFirstMove | Begin::Scheduled { .. }) => {
                Err(Refusal::BeginsByItself)
            }
            (Phase::Over(_), _) => Err(Refusal::GameOver),
            _ => Err(Refusal::AlreadyStarted),
        }
    }

    fn permits_arrival(&self, by: Actor) -> Result<(), Refusal> {
        let side = self.person(by)?;
        if self.phase().is_over() {
            Err(Refusal::GameOver)
        } else if self.is_absent(side) {
            Ok(())
        } else if !self.setup().begin.is_scheduled() && self.game.laws.resumed.is_none() {
            Err(Refusal::NotScheduled)
        } else {
            Err(Refusal::AlreadyThere(side))
        }
    }

    pub(super) fn permits_touch(&self, by: Actor, kind: DeedKind) -> Result<(), Refusal> {
        if kind == DeedKind::Move && self.is_envelope_lost() {
            return self.permits_move_again(by);
        }
        let turn = match kind {
            DeedKind::Lift | DeedKind::Move => self.playing_or_beginning()?,
            _ => self.playing()?,
        };
        let on_move = self.on_move();
        if by == Actor::Engine {
            if kind != DeedKind::Move {
                return Err(Refusal::NotForYou);
            }
            self.engine_plays(on_move)?;
        } else if self.present(by)? != on_move && turn != Turn::ToPress {
            return Err(Refusal::NotYourTurn(on_move));
        }
        match (kind, turn) {
            (DeedKind::Lift, Turn::ToPress)
                if self.may_correct()
                    && by == Actor::Player(!on_move)
                    && self.completes_illegal_moves_by_press(!on_move) =>
            {
                Ok(())
            }
            (DeedKind::Move, Turn::ToPress)
                if self.may_correct() && by == Actor::Player(!on_move) =>
            {
                Ok(())
            }
            // an illegal move is not made, so the opponent does not have the move (article 1.1)
            (_, Turn::ToPress) if self.is_illegal_move_unpressed() => {
                Err(Refusal::NotPressed(!on_move))
            }
            // who has the move may answer before the other one presses (article 1.1)
            (DeedKind::Release | DeedKind::Promote, Turn::ToPress) => {
                Err(Refusal::NotPressed(!on_move))
            }
            (_, Turn::ToPress) if by == Actor::Player(on_move) && self.has_to_repeat(on_move) => {
                Err(Refusal::NotRepeated)
            }
            (_, Turn::ToPress) if by == Actor::Player(on_move) => {
                // after the session that would be sealed
                let is_over = self.game.laws.is_session_over && self.announced().is_none();
                match kind {
                    DeedKind::Move if is_over => Ok(()),
                    _ if is_over => Err(Refusal::ToSeal),
                    DeedKind::Adjust | DeedKind::Touch => Ok(()),
                    _ => self.check_record(on_move),
                }
            }
            (_, Turn::ToPress) => Err(Refusal::NotPressed(!on_move)),
            // feeling a piece is no touch (article E2.2)
            (DeedKind::Touch, _) if self.is_blind(on_move) => Ok(()),
            (_, Turn::Repeating) => Err(Refusal::NotRepeated),
            (DeedKind::Move | DeedKind::Lift, Turn::Placed { .. } | Turn::Announcing { .. }) => {
                Ok(())
            }
            (_, Turn::Placed { .. } | Turn::Announcing { .. }) => Err(Refusal::NotSettled),
            (DeedKind::Move, Turn::Sealing { .. }) => self.check_envelope_is_open(),
            (_, Turn::Sealing { .. }) => Err(Refusal::ToSeal),
            (DeedKind::Adjust, Turn::Holding { from }) => Err(Refusal::Lifted(from)),
            (DeedKind::Adjust, Turn::Promoting { to, .. }) => Err(Refusal::Released(to)),
            (DeedKind::Adjust | DeedKind::Touch, _) => Ok(()),
            (DeedKind::Release, Turn::Thinking) => Err(Refusal::HandEmpty),
            (DeedKind::Promote, Turn::Thinking | Turn::Holding { .. }) => Err(Refusal::NoPromotion),
            _ => self.check_record(on_move),
        }
    }

    fn permits_press(&self, by: Actor) -> Result<(), Refusal> {
        let turn = self.playing()?;
        if !matches!(by, Actor::Arbiter | Actor::Assistant) {
            let side = self.present(by)?;
            match turn {
                Turn::ToPress if side != self.mover() => {
                    return Err(Refusal::NotPressed(self.mover()));
                }
                Turn::Announcing { .. } | Turn::Placed { .. } | Turn::Promoting { .. }
                    if side != self.mover() =>
                {
                    return Err(Refusal::NotYourTurn(self.mover()));
                }
                Turn::Sealing { .. } if side != self.mover() => return Err(Refusal::ToSeal),
                _ => {}
            }
        }
        match turn {
            Turn::ToPress | Turn::Announcing { .. } | Turn::Sealing { is_sealed: true } => Ok(()),
            Turn::Promoting { .. }
                if by == Actor::Player(self.mover())
                    && self.completes_illegal_moves_by_press(self.mover()) =>
            {
                Ok(())
            }
            Turn::Placed { .. } => Err(Refusal::NotAnnounced),
            Turn::Sealing { is_sealed: false } => Err(Refusal::NothingSealed),
            _ => Err(Refusal::NothingToPress),
        }
    }

    fn permits_draw_talk(&self, by: Actor, kind: DeedKind) -> Result<(), Refusal> {
        let turn = self.talking(kind)?;
        let side = match (by, kind) {
            (Actor::Engine, DeedKind::Claim) => {
                let on_move = self.on_move();
                self.engine_plays(on_move)?;
                on_move
            }
            (Actor::Engine, DeedKind::Offer) => {
                let offering = self.offering_computer();
                self.engine_plays(offering)?;
                offering
            }
            (Actor::Engine, _) => {
                let asked = !self.offer().ok_or(Refusal::NoOffer)?;
                self.engine_plays(asked)?;
                asked
            }
            _ if self.adjournment().is_some() => self.person(by)?,
            _ => self.present(by)?,
        };
        match kind {
            DeedKind::Claim if !self.kind().has_claims() => Err(Refusal::OnlyChess),
            DeedKind::Claim
                if matches!(turn, Turn::Sealing { .. })
                    && !self.setup().rulings.talks_before_sealing =>
            {
                Err(Refusal::ToSeal)
            }
            DeedKind::Claim if self.is_illegal_move_unpressed() && side != self.mover() => {
                Err(Refusal::NotPressed(self.mover()))
            }
            DeedKind::Claim if side != self.on_move() => Err(Refusal::NotYourTurn(self.on_move())),
            DeedKind::Claim if matches!(turn, Turn::Sealing { .. }) => {
                self.check_envelope_is_open()
            }
            // it is claimed before the move (articles 9.2, 9.3)
            DeedKind::Claim if matches!(turn, Turn::Placed { .. } | Turn::Announcing { .. }) => {
                Err(Refusal::NotSettled)
            }
            DeedKind::Offer if self.offer() == Some(side) => Err(Refusal::OfferStands),
            DeedKind::Offer
                if self.game.now.has_offered[side as usize] && self.offer().is_none() =>
            {
                Err(Refusal::OfferedAlready)
            }
            DeedKind::Accept | DeedKind::Decline if self.offer() != Some(!side) => {
                Err(Refusal::NoOffer)
            }
            DeedKind::Offer => {
                self.check_draws_allowed()?;
                self.check_offer_interval(side)
            }
            DeedKind::Accept => self.check_draws_allowed(),
            _ => Ok(()),
        }
    }

    /// The side for which the computer offers a draw: after its move, or else on its turn
    /// (article 9.1).
    pub(super) fn offering_computer(&self) -> Side {
        let on_move = self.on_move();
        let last = self.plies().last().map(Ply::by);
        last.filter(|&last| self.is_person(on_move) && last != on_move).unwrap_or(on_move)
    }

    fn permits_resignation(&self, by: Actor, kind: DeedKind) -> Result<(), Refusal> {
        if by == Actor::Engine && kind == DeedKind::Resign {
            self.playing()?;
            return self.engine_plays(self.on_move());
        }
        let side = if self.adjournment().is_some() { self.person(by) } else { self.present(by) }?;
        self.going_on()?;
        if kind == DeedKind::Resign || self.is_resigning(side) {
            Ok(())
        } else {
            Err(Refusal::NoQuestion)
        }
    }

    fn permits_history(&self, by: Actor, kind: DeedKind) -> Result<(), Refusal> {
        self.casual_only()?;
        self.person_or_arbiter(by)?;
        match self.phase() {
            Phase::Waiting if kind == DeedKind::Undo => return Err(Refusal::NotStarted),
            Phase::Paused(_) if kind == DeedKind::Undo => return Err(Refusal::Paused),
            // wherever an end was taken back
            _ if kind == DeedKind::Redo && self.would_end_again() => {}
            Phase::Adjourned | Phase::Resumed => return Err(Refusal::Adjourned),
            Phase::Playing(Turn::Sealing { .. }) => return Err(Refusal::ToSeal),
            Phase::Playing(turn @ (Turn::Placed { .. } | Turn::Announcing { .. })) => {
                State::check_settled(turn)?;
            }
            _ => {}
        }
        if kind == DeedKind::Redo {
            return if self.game.undone.is_empty() { Err(Refusal::NothingToRedo) } else { Ok(()) };
        }
        let keep = self.plies_after_undo().ok_or(Refusal::NothingToUndo)?;
        if self.is_shared(keep) { Err(Refusal::Shared) } else { Ok(()) }
    }

    /// Whether the end alone was taken back last.
    fn would_end_again(&self) -> bool {
        let last = self.game.undone.last();
        last.is_some_and(|undone| undone.plies.is_empty() && undone.moment.phase.is_over())
    }

    /// How many plies would remain. What is taken back is the end of a game that
    /// ended by word; else the last move that a person made and what came after
    /// it, and in a game between two people, or of the computer with itself, one
    /// move.
    pub(super) fn plies_after_undo(&self) -> Option<usize> {
        let plies = self.plies();
        match self.ending() {
            Some(Ending::Default { .. } | Ending::Late { .. }) => return None,
            Some(ending) if ending.is_by_word() => return Some(plies.len()),
            // nobody was at the board
            Some(_) if self.adjournment().is_some() => return None,
            _ => {}
        }
        let is_alone = !Side::ALL.into_iter().any(|side| self.is_person(side));
        let last_own = plies.iter().rposition(|ply| is_alone || self.is_person(ply.by()));
        let is_time_up = matches!(self.ending(), Some(Ending::Flag { .. }));
        last_own.or_else(|| is_time_up.then_some(plies.len()))
    }

    /// How many plies go back with the last one of a side, one after the other; none where only
    /// the end does.
    pub(super) fn own_takeback(&self, side: Side) -> Option<usize> {
        let plies = self.plies();
        if self.plies_after_undo()? == plies.len() {
            return Some(0);
        }
        let own = plies.iter().rposition(|ply| ply.by() == side)?;
        (!self.is_shared(own)).then(|| plies.len() - own)
    }

    fn permits_hint(&self, by: Actor, kind: DeedKind) -> Result<(), Refusal> {
        self.casual_only()?;
        let turn = self.playing_or_beginning()?;
        let on_move = self.on_move();
        match turn {
            Turn::ToPress => return Err(Refusal::NotPressed(!on_move)),
            Turn::Sealing { .. } => return Err(Refusal::ToSeal),
            other => State::check_settled(other)?,
        }
        match (kind, by, self.hint()) {
            (DeedKind::Suggest, Actor::Engine, Hint::Asked) => Ok(()),
            (DeedKind::Suggest, Actor::Engine, _) => Err(Refusal::NoHintAsked),
            (DeedKind::Suggest, ..) => Err(Refusal::NotForYou),
            _ if self.present(by)? != on_move => Err(Refusal::NotYourTurn(on_move)),
            (_, _, Hint::Asked) => Err(Refusal::HintAsked),
            _ => Ok(()),
        }
    }

    fn permits_level(&self, by: Actor) -> Result<(), Refusal> {
        self.casual_only()?;
        self.person_or_arbiter(by)?;
        if self.phase().is_over() {
            return Err(Refusal::GameOver);
        }
        let has_computer = Side::ALL.into_iter().any(|side| self.is_computer(side));
        if has_computer { Ok(()) } else { Err(Refusal::PersonPlays(self.mover())) }
    }

    /// In strict games the clocks are stopped only to call the arbiter, who starts
    /// them again (articles 6.12.b, 6.12.c).
    fn permits_pausing(&self, by: Actor, kind: DeedKind) -> Result<(), Refusal> {
        if by != Actor::Arbiter {
            self.present(by)?;
            match kind {
                _ if !self.is_strict() => {}
                DeedKind::Continue => return Err(Refusal::ArbiterContinues),
                _ => return Err(Refusal::CallArbiter),
            }
        }
        match (self.phase(), kind) {
            (Phase::Waiting, _) => Err(Refusal::NotStarted),
            (Phase::Over(_), _) => Err(Refusal::GameOver),
            (Phase::Adjourned | Phase::Resumed, _) => Err(Refusal::Adjourned),
            (Phase::Playing(Turn::Sealing { .. }), DeedKind::Continue) => {
                self.check_envelope_is_open()
            }
            (Phase::Playing(_), DeedKind::Continue) => Err(Refusal::NotPaused),
            (Phase::Paused(_), DeedKind::Pause) => Err(Refusal::Paused),
            (Phase::Paused(_), _) if self.is_decision_due() => Err(Refusal::DecisionDue),
            (Phase::Paused(_), _) => match self.awaited_sheet() {
                Some(side) => Err(Refusal::SheetIncomplete(side)),
                None => Ok(()),
            },
            _ => Ok(()),
        }
    }

    pub(super) fn strict_only(&self) -> Result<(), Refusal> {
        if self.is_strict() { Ok(()) } else { Err(Refusal::OnlyStrict) }
    }

    pub(super) fn playing(&self) -> Result<Turn, Refusal> {
        match self.phase() {
            Phase::Waiting => Err(Refusal::NotStarted),
            Phase::Playing(turn) => Ok(turn),
            Phase::Paused(_) => Err(Refusal::Paused),
            Phase::Adjourned | Phase::Resumed => Err(Refusal::Adjourned),
            Phase::Over(_) => Err(Refusal::GameOver),
        }
    }

    /// The same, also before the first move where that begins the game.
    fn playing_or_beginning(&self) -> Result<Turn, Refusal> {
        if self.begins_with_next_move() { Ok(Turn::Thinking) } else { self.playing() }
    }

    pub(super) fn going_on(&self) -> Result<(), Refusal> {
        match self.phase() {
            Phase::Waiting => Err(Refusal::NotStarted),
            Phase::Playing(_) | Phase::Paused(_) | Phase::Adjourned | Phase::Resumed => Ok(()),
            Phase::Over(_) => Err(Refusal::GameOver),
        }
    }

    pub(super) fn casual_only(&self) -> Result<(), Refusal> {
        match self.setup().mode {
            Mode::Casual => Ok(()),
            Mode::Strict => Err(Refusal::OnlyCasual),
        }
    }

    /// The side of a player who is a person, at this device or another.
    pub(super) fn person(&self, by: Actor) -> Result<Side, Refusal> {
        match by {
            Actor::Player(side) if !self.is_computer(side) => Ok(side),
            Actor::Player(side) => Err(Refusal::ComputerPlays(side)),
            _ => Err(Refusal::NotForYou),
        }
    }

    /// The same, when he has come.
    pub(super) fn present(&self, by: Actor) -> Result<Side, Refusal> {
        let side = self.person(by)?;
        if self.is_absent(side) { Err(Refusal::NotArrived(side)) } else { Ok(side) }
    }

    pub(super) fn person_or_arbiter(&self, by: Actor) -> Result<(), Refusal> {
        if by == Actor::Arbiter { Ok(()) } else { self.present(by).map(|_| ()) }
    }

    fn engine_plays(&self, side: Side) -> Result<(), Refusal> {
        match self.player(side) {
            Player::Engine(_) => Ok(()),
            Player::Person => Err(Refusal::PersonPlays(side)),
            Player::Correspondent => Err(Refusal::CorrespondentPlays(side)),
        }
    }

    pub(super) fn is_absent(&self, side: Side) -> bool {
        self.game.absent[side as usize]
    }
}
