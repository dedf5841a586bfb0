//! What a game offers to who plays at a device, and what of it he is asked about before.
//! Whether it is permitted, `permit` says.

use super::{
    Actor, Awaits, Claim, Correspondence, DeedKind, DeedKinds, Ending, Hidden, Mode, Phase, Reason,
    State, Turn,
};
use crate::arbiter::clock::Millis;
use crate::games::Side;

/// What stands of a game for somebody who looks at it: all that is the same in every app.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools, reason = "facts that do not depend on each other")]
pub struct Offers {
    /// Both players are people.
    pub has_two_people: bool,
    /// Whose side is looked at: the person's against a computer, of two the one on move.
    pub own_side: Side,
    /// Who acts by what is offered: the person, or of two people the one on move, or who was
    /// asked something.
    pub actor: Side,
    /// A person may move now.
    pub is_persons_turn: bool,
    /// Somebody thinks about a move; also about the first one, where that begins the game.
    pub is_in_play: bool,
    /// Some of the board is hidden from somebody who plays.
    pub hides_board: bool,
    /// What the player of `own_side` does not see of it; a game that is over hides nothing.
    pub hidden_now: Hidden,
    /// Questions that only advise are answered.
    pub allows_advice: bool,
    /// The clocks of a game by the Laws stand, and nothing is left before the arbiter starts
    /// them (article 6.12.c).
    pub arbiter_starts: bool,
    /// Who has to confirm what a claim rests on that an arbiter decides later (appendix D).
    pub verifier: Option<Side>,
    /// There are scoresheets to sign: a player has to write the moves himself.
    pub has_scoresheets: bool,
    /// What is offered to each player, the first player first.
    pub to: [OffersTo; 2],
}

/// What is offered to one player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OffersTo {
    /// What the game waits for from him, and what is often wished, in the order in which it is
    /// shown.
    pub often: Vec<DeedKind>,
    /// What is seldom wished.
    pub seldom: Vec<DeedKind>,
    /// The grounds on which he can claim a draw now.
    pub claims: Vec<Claim>,
    /// For what he can call the arbiter now.
    pub calls: Vec<Reason>,
    /// What is asked before it is done.
    pub asked: Vec<(DeedKind, Asked)>,
    /// Of two people: how many moves go back with his own last one, 0 where the end of the game
    /// alone goes back. None where there is nothing of his own to take back.
    pub own_takeback: Option<usize>,
}

/// What a player is asked before something is done for him.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Enum)]
#[uniffi(name = "DeedQuestion")]
pub enum Asked {
    /// Whether a draw is meant to be offered: that cannot be taken back (article 9.1).
    Offer,
    /// Whether the draw is meant to be accepted: who is offered one and offers one agrees
    /// (article 5.2.c).
    Accept,
    /// Whether a game that is over is to go on.
    GoOn,
    /// Whether both agree: they play against the clock, and neither helps himself.
    BothAgree,
}

/// What the game waits for; the way out comes first.
const WAITED_FOR: [DeedKind; 7] = [
    DeedKind::Start,
    DeedKind::Cancel,
    DeedKind::Confirm,
    DeedKind::Press,
    DeedKind::Decline,
    DeedKind::Accept,
    DeedKind::Continue,
];
const HELP: [DeedKind; 3] = [DeedKind::Undo, DeedKind::Redo, DeedKind::Hint];
const SELDOM: [DeedKind; 5] =
    [DeedKind::Offer, DeedKind::Resign, DeedKind::Pause, DeedKind::Adjust, DeedKind::Peek];

impl State {
    /// Whether what helps a player is told to him, more than what everybody sees on the board,
    /// the clock and the scoresheet: in a game by the Laws only when it is over (article
    /// 12.3.a), and so in one by correspondence, which is played in earnest.
    pub fn allows_advice(&self) -> bool {
        let is_earnest = self.setup().mode == Mode::Strict || self.correspondent().is_some();
        !is_earnest || self.phase().is_over()
    }

    /// Whether the board may show more than one of wood: where a piece can go, that a king is in
    /// check, who is ahead. In a game by the Laws nobody is helped before its end (article 12.3.a).
    pub fn has_aids(&self) -> bool {
        self.setup().mode != Mode::Strict || self.phase().is_over()
    }

    /// Whether two people play against the clock, so that neither helps himself unless both
    /// agree.
    pub(crate) fn is_race(&self) -> bool {
        Side::ALL.into_iter().all(|side| self.is_person(side))
            && self.controls().is_timed()
            && !self.phase().is_over()
    }

    /// What is offered, of what the players may do now.
    pub(super) fn offers(&self, may: [DeedKinds; 2], has_moves: bool, now: Millis) -> Offers {
        let turn = self.on_move();
        let is_over = self.phase().is_over();
        let has_two_people = Side::ALL.into_iter().all(|side| self.is_person(side));
        let may = |side: Side, kind| may[side as usize].contains(kind);
        let own_side = match Side::ALL.map(|side| self.is_person(side)) {
            [false, _] => Side::Second,
            [_, false] => Side::First,
            _ => turn,
        };
        let actor = self.actor(has_two_people, own_side, may);
        let is_race = self.is_race();
        let (help, seldom_help): (&[DeedKind], &[DeedKind]) =
            if is_race { (&[], &HELP[..2]) } else { (&HELP, &[]) };
        let (post, seldom_post) = self.offers_of_post(now);
        let hidden = Side::ALL.map(|side| self.hidden(side));
        let to = Side::ALL.map(|side| {
            let offered = |kinds: &[DeedKind]| -> Vec<DeedKind> {
                kinds.iter().copied().filter(|&kind| may(side, kind)).collect()
            };
            OffersTo {
                often: [offered(post), self.waited_for(side, offered(&WAITED_FOR)), offered(help)]
                    .concat(),
                seldom: [
                    offered(seldom_help),
                    offered(seldom_post),
                    without_own_offer(may(side, DeedKind::Accept), offered(&SELDOM)),
                ]
                .concat(),
                claims: if may(side, DeedKind::Claim) {
                    self.claims_offered(side)
                } else {
                    Vec::new()
                },
                calls: if may(side, DeedKind::Call) {
                    self.calls_offered(side)
                } else {
                    Vec::new()
                },
                asked: asked(is_race, is_over, |kind| may(side, kind)),
                own_takeback: (has_two_people && may(side, DeedKind::Undo))
                    .then(|| self.own_takeback(side))
                    .flatten(),
            }
        });
        Offers {
            has_two_people,
            own_side,
            actor,
            is_persons_turn: self.is_person(turn) && may(turn, DeedKind::Move),
            is_in_play: match self.phase() {
                Phase::Playing(_) => true,
                Phase::Waiting => has_moves,
                _ => false,
            },
            hides_board: hidden.iter().any(|&hidden| hidden != Hidden::Nothing),
            hidden_now: if is_over { Hidden::Nothing } else { hidden[own_side as usize] },
            allows_advice: self.allows_advice(),
            arbiter_starts: self.awaits_arbiter_to_start(),
            verifier: (matches!(self.phase(), Phase::Over(Ending::Referred { .. }))
                && may(!turn, DeedKind::Sign))
            .then_some(!turn),
            has_scoresheets: Side::ALL.into_iter().any(|side| self.has_duty_to_record(side)),
            to,
        }
    }

    /// Whether the clocks of a game by the Laws stand, and the arbiter can start them now.
    pub(crate) fn awaits_arbiter_to_start(&self) -> bool {
        self.setup().mode == Mode::Strict
            && matches!(self.phase(), Phase::Paused(_))
            && self.permits(Actor::Arbiter, DeedKind::Continue).is_ok()
    }

    /// Without the press that comes by itself once an announcement can no longer be corrected.
    fn waited_for(&self, side: Side, mut offered: Vec<DeedKind>) -> Vec<DeedKind> {
        let is_announced = matches!(self.phase(), Phase::Playing(Turn::Announcing { .. }));
        if is_announced && self.is_pressed_for(side) {
            offered.retain(|&kind| kind != DeedKind::Press);
        }
        offered
    }

    /// What a game by correspondence waits for, and what else it has.
    fn offers_of_post(&self, now: Millis) -> (&'static [DeedKind], &'static [DeedKind]) {
        const SEND: [DeedKind; 1] = [DeedKind::Send];
        match self.correspondence(now) {
            Some(Correspondence { awaits: Awaits::Sending, .. }) => (&SEND, &[]),
            Some(Correspondence { awaits: Awaits::Correspondent, is_overdue: true, .. }) => {
                (&[DeedKind::ClaimFlag], &SEND)
            }
            Some(_) => (&[], &SEND),
            None => (&[], &[]),
        }
    }

    fn actor(
        &self,
        has_two_people: bool,
        own_side: Side,
        may: impl Fn(Side, DeedKind) -> bool,
    ) -> Side {
        let other = !self.on_move();
        if !has_two_people {
            return own_side;
        }
        // whoever was asked answers
        let resigning = Side::ALL.into_iter().find(|&side| self.is_resigning(side));
        resigning.unwrap_or_else(|| {
            let is_other = may(other, DeedKind::Accept) || may(other, DeedKind::Press);
            if is_other { other } else { !other }
        })
    }
}

/// Who is offered a draw answers that: an offer of his own would be an acceptance.
fn without_own_offer(is_asked: bool, mut offered: Vec<DeedKind>) -> Vec<DeedKind> {
    offered.retain(|&kind| !(is_asked && kind == DeedKind::Offer));
    offered
}

/// Of what is not permitted the game itself says why, as it asks about resigning.
fn asked(is_race: bool, is_over: bool, may: impl Fn(DeedKind) -> bool) -> Vec<(DeedKind, Asked)> {
    let help = HELP.into_iter().filter(|&kind| may(kind)).filter_map(|kind| {
        if kind == DeedKind::Undo && is_over {
            Some((kind, Asked::GoOn))
        } else {
            is_race.then_some((kind, Asked::BothAgree))
        }
    });
    let offer = if may(DeedKind::Accept) { Asked::Accept } else { Asked::Offer };
    [(DeedKind::Offer, offer)].into_iter().chain(help).collect()
}
