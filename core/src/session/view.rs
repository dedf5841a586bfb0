use super::state::Hint;
use super::{
    Actor, Adjournment, Claim, Correspondence, DeedKind, DeedKinds, Hidden, Offers, Phase, State,
};
use crate::arbiter::clock::{Clock, Controls, Millis, Pace};
use crate::games::chess::Bitboard;
use crate::games::{GameKind, Move, Position, Side};

/// What there is to be shown and told of a game at one moment, made from its
/// state alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    /// Which game.
    pub kind: GameKind,
    /// The position on the board.
    pub position: Position,
    /// Where the game stands.
    pub phase: Phase,
    /// The moves that the player on move can make now; none while the game does not
    /// go on or the clock has to be pressed.
    pub legal_moves: Vec<Move>,
    /// The pieces that the player on move has touched and is bound to (article 4.3), also while
    /// the clocks stand; none while he can make no move then.
    pub bound_pieces: Bitboard,
    /// The last move that was made.
    pub last_move: Option<Move>,
    /// How many moves were made, of both sides.
    pub plies: usize,
    /// How often the position has come up, this time included.
    pub occurrences: usize,
    /// The times of both sides; `None` without a clock.
    pub clocks: Option<ClockView>,
    /// Whose draw offer stands.
    pub offer: Option<Side>,
    /// Who was asked whether he means to resign, White first.
    pub resigning: [bool; 2],
    /// What became of the wish for a hint.
    pub hint: Hint,
    /// The envelope of an adjourned game, until it is opened.
    pub adjournment: Option<Adjournment>,
    /// The claim in a quickplay finish that is not decided yet, and whose it is.
    pub quickplay_claim: Option<(Side, Claim)>,
    /// Who has signed the scoresheets, White first.
    pub signed: [bool; 2],
    /// What each player does not see of it, White first.
    pub hidden: [Hidden; 2],
    /// How often each has looked at it all the same.
    pub peeks: [u32; 2],
    /// How a game by correspondence stands; `None` of other games.
    pub correspondence: Option<Correspondence>,
    /// What is offered to the players, and what they are asked about before.
    pub offers: Offers,
    /// What each player may do now, the first player first.
    pub may: [DeedKinds; 2],
}

/// Both faces of the clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockView {
    /// The first player's face.
    pub first: FaceView,
    /// The other player's face.
    pub second: FaceView,
    /// Whose time runs.
    pub running: Option<Side>,
    /// How fast the game is.
    pub pace: Pace,
}

impl ClockView {
    /// How a clock stands at the moment `now`.
    pub fn of_clock(controls: &Controls, clock: &Clock, now: Millis) -> ClockView {
        let face = |side| FaceView::of_clock(controls, clock, side, now);
        ClockView {
            first: face(Side::First),
            second: face(Side::Second),
            running: clock.running(),
            pace: controls.pace(),
        }
    }

    /// The face of one side.
    pub const fn of(&self, side: Side) -> &FaceView {
        match side {
            Side::First => &self.first,
            Side::Second => &self.second,
        }
    }
}

/// One face of the clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FaceView {
    /// The time left, in milliseconds; `None` for a side without a clock.
    pub left: Option<Millis>,
    /// How long that time still waits in this move (simple delay).
    pub delay_left: Millis,
    /// The time used in the whole game.
    pub used: Millis,
    /// The moves that were completed.
    pub moves: u32,
    /// The period, counted from 1.
    pub period: u32,
    /// The moves still to be made in this period; `None` if it has no number.
    pub moves_to_go: Option<u32>,
    /// Whether the time is used up.
    pub is_out_of_time: bool,
}

impl FaceView {
    fn of_clock(controls: &Controls, clock: &Clock, side: Side, now: Millis) -> FaceView {
        let control = &controls[side];
        let face = clock.face_at(controls, side, now);
        FaceView {
            left: clock.left(controls, side, now),
            delay_left: face.delay_left(control),
            used: face.used,
            moves: face.moves,
            period: face.period + 1,
            moves_to_go: face.moves_to_go(control),
            is_out_of_time: face.is_out_of_time(),
        }
    }
}

impl State {
    /// What there is to be shown at the moment `now`, in milliseconds since the
    /// game was created.
    ///
    /// A flag that should have fallen by then falls only when the clock is looked
    /// at, with [`Deed::Tick`](super::Deed::Tick).
    pub fn view(&self, now: Millis) -> View {
        let now = now.max(self.time());
        let legal_moves = match self.phase() {
            Phase::Playing(_) if self.has_still_to_repeat(self.on_move()) => Vec::new(),
            Phase::Playing(_) => self.moves_left(),
            Phase::Waiting if self.begins_with_next_move() => self.moves_left(),
            Phase::Resumed if self.is_envelope_lost() => self.moves_left(),
            _ => Vec::new(),
        };
        let can_move = !legal_moves.is_empty();
        let is_paused = matches!(self.phase(), Phase::Paused(_));
        let may = Side::ALL.map(|side| self.deeds_of(Actor::Player(side)));
        View {
            offers: self.offers(may, !legal_moves.is_empty(), now),
            kind: self.setup().kind,
            position: *self.position(),
            phase: self.phase(),
            legal_moves,
            bound_pieces: if can_move || is_paused { self.bound_pieces() } else { Bitboard::EMPTY },
            last_move: self.plies().last().map(|ply| ply.mv),
            plies: self.plies().len(),
            occurrences: self.occurrences(),
            clocks: self.clock_view(now),
            offer: self.offer(),
            resigning: Side::ALL.map(|side| self.is_resigning(side)),
            hint: self.hint(),
            adjournment: self.adjournment().cloned(),
            quickplay_claim: self.quickplay_claim(),
            signed: self.signed(),
            hidden: Side::ALL.map(|side| self.hidden(side)),
            peeks: Side::ALL.map(|side| self.peeks(side)),
            correspondence: self.correspondence(now),
            may,
        }
    }

    /// The times at the moment `now`; `None` without a clock.
    pub fn clock_view(&self, now: Millis) -> Option<ClockView> {
        let now = now.max(self.time());
        let controls = self.controls();
        controls.is_timed().then(|| ClockView::of_clock(controls, self.clock(), now))
    }

    /// What `by` may do now.
    pub fn deeds_of(&self, by: Actor) -> DeedKinds {
        DeedKind::ALL.into_iter().filter(|&kind| self.permits(by, kind).is_ok()).collect()
    }
}
