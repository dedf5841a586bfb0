//! Who has used how much time, counted once more from the events and the
//! moments alone.

mod announcement;
mod player_time;

use annabella::arbiter::clock::{Controls, Millis};
use annabella::arbiter::edition::LAWS_2009;
use annabella::games::Side;
use annabella::session::{
    Actor, Begin, Deed, DeedKind, Ending, Event, Mode, NewGame, Player, Press, Ruling, State,
    Supervision,
};

use super::random::Step;
use announcement::Announcement;
use player_time::PlayerTime;

/// Both sides when a position came up, and who had the move in it.
#[derive(Clone, Debug)]
struct Turn {
    by: Side,
    sides: [PlayerTime; 2],
    /// What its move took, once it is made.
    thought: Millis,
}

/// Where the game stands, also after it has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    Going { is_sealing: bool },
    Paused { since: Millis, is_sealing: bool },
    Adjourned { sealed_by: Side },
    Resumed { sealed_by: Side },
}

const GOING: Stage = Stage::Going { is_sealing: false };

/// The session in which the game is played.
#[derive(Clone, Copy, Debug, Default)]
#[allow(clippy::struct_excessive_bools, reason = "facts that do not depend on each other")]
struct Session {
    began: Option<Millis>,
    is_over: bool,
    is_leaving_early: bool,
    /// When it goes on with an adjourned game.
    resumed: Option<Millis>,
    is_answer: bool,
    is_envelope_lost: bool,
}

/// Whether the move that is told first has ended the game by its position.
fn ends_by_move(events: &[Event]) -> bool {
    let mut rest = events.iter().skip_while(|event| !matches!(event, Event::Moved { .. }));
    let ending = match rest.nth(1) {
        Some(Event::Ended { ending }) => *ending,
        _ => return false,
    };
    matches!(
        ending,
        Ending::Checkmate { .. }
            | Ending::Stalemate
            | Ending::DeadPosition
            | Ending::Automatic(_)
            | Ending::AutomaticByAgreement(_)
    )
}

/// Such a move is complete when it has been announced; one that draws by itself can be corrected
/// first, as others can.
fn ends_by_position(events: &[Event]) -> bool {
    let is_automatic = |event: &Event| {
        matches!(
            event,
            Event::Ended { ending: Ending::Automatic(_) | Ending::AutomaticByAgreement(_) }
        )
    };
    ends_by_move(events) && !events.iter().any(is_automatic)
}

#[derive(Clone, Debug)]
struct Undone {
    turns: Vec<Turn>,
    began: Turn,
    now: Turn,
    is_to_press: bool,
    is_running: bool,
    stage: Stage,
    announcement: Option<Announcement>,
    is_ended_by_word: bool,
}

#[derive(Debug)]
pub struct TimeModel {
    setup: NewGame,
    /// The position that is on the board.
    began: Turn,
    now: Turn,
    /// The side that completed the last move, before and after that.
    press: Option<(PlayerTime, PlayerTime)>,
    is_to_press: bool,
    /// Whose time runs, and since when.
    running: Option<(Side, Millis)>,
    last_change: Millis,
    has_begun: bool,
    stage: Stage,
    session: Session,
    interrupted: Millis,
    absent: [bool; 2],
    is_ended_by_word: bool,
    /// What a blind player announces.
    announcement: Option<Announcement>,
    /// The positions before it.
    turns: Vec<Turn>,
    undone: Vec<Undone>,
}

impl TimeModel {
    pub fn new(state: &State) -> TimeModel {
        let setup = state.setup().clone();
        let controls: &Controls = &setup.controls;
        let sides = Side::ALL.map(|color| PlayerTime::new(&controls[color]));
        let by = |color| Turn { by: color, sides: sides.clone(), thought: 0 };
        let runs = state.ending().is_none() && setup.begins_at_once();
        let first = by(state.on_move());
        let is_scheduled = setup.begin.is_scheduled();
        let is_awaited = |color| is_scheduled && setup.player(color) == Player::Person;
        TimeModel {
            began: first.clone(),
            press: None,
            is_to_press: false,
            running: runs.then_some((first.by, 0)),
            now: first,
            last_change: 0,
            has_begun: setup.begins_at_once(),
            stage: GOING,
            session: Session { began: setup.begins_at_once().then_some(0), ..Session::default() },
            interrupted: 0,
            absent: Side::ALL.map(is_awaited),
            is_ended_by_word: false,
            announcement: None,
            turns: state.plies().iter().map(|ply| by(ply.by())).collect(),
            undone: Vec::new(),
            setup,
        }
    }

    /// Follows one step, and compares what then is left and was used.
    pub fn follow(&mut self, step: &Step) {
        let now = step.now.max(self.last_change);
        let mut before = None;
        for (at, event) in step.done().iter().enumerate() {
            let is_last = at + 1 == step.events.len();
            let deed = is_last.then_some(&step.action.deed);
            let moment =
                self.moment_of(event, before, deed, ends_by_position(&step.done()[at..]), now);
            assert!(self.last_change <= moment && moment <= now, "{event:?} at {moment}");
            self.run_until(moment);
            self.last_change = moment;
            let ends_the_game = ends_by_move(&step.done()[at..]);
            self.apply(event, step, ends_the_game, moment);
            before = Some(event);
        }
        assert_eq!(step.after.time(), self.last_change, "when the state changed last");
        self.compare(&step.after, now);
    }

    /// When an event happened: what a deed does, when it was done.
    fn moment_of(
        &self,
        event: &Event,
        before: Option<&Event>,
        deed: Option<&Deed>,
        ends_by_position: bool,
        now: Millis,
    ) -> Millis {
        let set = |at: Millis| at.max(self.last_change);
        let stops_the_clock =
            |deed: &Deed| matches!(deed.kind(), DeedKind::Pause | DeedKind::Call | DeedKind::Claim);
        let opens =
            |deed: &Deed| matches!(deed.kind(), DeedKind::Open | DeedKind::Move | DeedKind::Rule);
        if let Some(moment) =
            self.moment_of_announcement(event, before, deed, ends_by_position, now)
        {
            return moment.max(self.last_change);
        }
        match (event, self.setup.begin) {
            (Event::Started, Begin::Scheduled { at, .. }) => set(at),
            (
                Event::Ended { ending: Ending::Default { .. } },
                Begin::Scheduled { at, default_time },
            ) => {
                let late = at.saturating_add(default_time).saturating_add(1);
                set(late.saturating_add(self.interrupted))
            }
            (Event::Ended { ending: Ending::Late { .. } }, _) if deed.is_some_and(opens) => now,
            (Event::Ended { ending: Ending::Late { .. } }, _) => {
                let resumed = self.session.resumed.expect("the game was resumed");
                set(resumed.saturating_add(LAWS_2009.late_at_resumption + 1))
            }
            (Event::FlagFell { by, .. }, _) if self.falls_by_itself(*by) => self.next_flag(),
            (Event::FlagDown { by }, _) if self.runs_for(*by) => self.next_flag(),
            (Event::RecordNotRequired { by }, _) => {
                let (running, since) = self.running.expect("a clock runs");
                assert_eq!(running, *by);
                let side = &self.now.sides[running as usize];
                let more = side.until_below(LAWS_2009.record_from).unwrap_or(0);
                since.saturating_add(more)
            }
            (Event::SessionOver, _) => set(self.session_end().expect("a session has its time")),
            (Event::Sealing { .. }, _) if matches!(before, Some(Event::SessionOver)) => {
                self.last_change
            }
            // a flag can stop both clocks
            (Event::Paused { .. }, _) if !deed.is_some_and(stops_the_clock) => self.last_change,
            (Event::Ended { ending: Ending::Flag { .. } }, _) => self.last_change,
            (Event::Ended { ending: Ending::BothFlags }, _)
                if matches!(before, Some(Event::FlagDown { .. })) =>
            {
                self.last_change
            }
            _ => now,
        }
    }

    fn is_blind(&self, color: Side) -> bool {
        self.setup.conduct[color as usize].is_blind
    }

    fn runs_for(&self, by: Side) -> bool {
        self.running.is_some_and(|(color, _)| color == by)
    }

    /// Where nobody watches, it is claimed.
    fn falls_by_itself(&self, by: Side) -> bool {
        self.setup.supervision == Supervision::Supervised && self.runs_for(by)
    }

    fn next_flag(&self) -> Millis {
        let (color, since) = self.running.expect("a clock runs");
        since.saturating_add(self.now.sides[color as usize].until_flag())
    }

    fn session_end(&self) -> Option<Millis> {
        Some(self.session.began?.saturating_add(self.setup.session?))
    }

    fn run_until(&mut self, moment: Millis) {
        if let Some((color, since)) = &mut self.running {
            self.now.sides[*color as usize].spend(moment - *since);
            *since = moment;
        }
    }

    #[expect(clippy::too_many_lines, reason = "a line or two for each event")]
    fn apply(&mut self, event: &Event, step: &Step, ends_the_game: bool, moment: Millis) {
        match *event {
            Event::Started => {
                self.session.began = Some(moment);
                self.begin_turn(moment);
            }
            Event::Arrived { by } => self.arrive(by, moment),
            Event::FlagFell { by, period, is_out_of_time } => {
                let is_claimed = self.setup.supervision == Supervision::Unsupervised;
                let side = &mut self.now.sides[by as usize];
                side.flags += u32::from(!is_claimed);
                assert_eq!(side.flags, period);
                assert_eq!(is_out_of_time, side.is_out_of_time());
                assert!(!is_out_of_time || is_claimed || side.left() == Some(0));
                if is_out_of_time && matches!(self.stage, Stage::Resumed { .. }) {
                    // a claim that was put off is decided first
                    self.running = None;
                }
            }
            Event::FlagDown { by } => self.now.sides[by as usize].flags += 1,
            Event::Announced { by, path, .. } => {
                let squares = path.try_into().unwrap();
                let conduct = &self.setup.conduct[by as usize];
                let position = step.before.chess().unwrap();
                self.announcement = Some(Announcement::new(position, squares, conduct, moment));
            }
            Event::Spoken { .. } => {
                let announcement = self.announcement.as_mut().expect("a move is announced");
                announcement.finish(moment);
            }
            Event::Corrected { .. } | Event::IllegalMove { .. } => self.announcement = None,
            Event::SheetsDiffer { number } => {
                let plies = number as usize - 1;
                let sides = self.turns[plies].sides.clone();
                self.restore(plies, moment);
                self.now.sides = sides;
                self.began = self.now.clone();
            }
            Event::Moved { by, .. } => self.make_move(by, ends_the_game, moment),
            Event::Pressed { by } | Event::Answered { by } => {
                assert_eq!(by, self.now.by);
                let is_legal =
                    !step.done().iter().any(|event| matches!(event, Event::Retracted { .. }));
                if self.is_to_press && is_legal {
                    self.complete_move(moment);
                }
            }
            Event::Retracted { by, plies } => {
                // who is asked to seal now did not ask for it
                let is_as_before = !self.setup.rulings.completes_illegal_moves_by_press;
                self.session.is_leaving_early &= is_as_before;
                if plies == 1 && (self.is_to_press || self.press.is_some()) {
                    self.retract(by, moment);
                } else {
                    self.go_back(by, plies, moment);
                }
            }
            Event::PeriodBegan { by, period } => {
                let side = &mut self.now.sides[by as usize];
                if side.period + 1 < period {
                    // not by a move
                    side.begin_next_period();
                }
                assert_eq!(side.period + 1, period);
            }
            Event::Paused { .. } => {
                let is_sealing = self.stage == Stage::Going { is_sealing: true };
                self.running = None;
                self.stage = Stage::Paused { since: moment, is_sealing };
            }
            Event::Continued { .. } => self.go_on(moment),
            Event::SessionOver => self.session.is_over = true,
            Event::Sealing { .. } => self.ask_to_seal(step),
            Event::Sealed { .. } => {
                self.session.is_answer |= self.stage == GOING;
                self.stage = Stage::Going { is_sealing: true };
            }
            Event::AnswerSealed { by } => {
                self.session.is_answer = false;
                self.stage = Stage::Resumed { sealed_by: by };
                self.running = Some((!by, moment));
            }
            Event::TouchBroken { .. } if matches!(self.stage, Stage::Resumed { .. }) => {
                self.lose_envelope(moment);
            }
            Event::Adjourned { by } => self.adjourn(by, moment),
            Event::Resumed => self.resume(moment),
            Event::Ended { ending } => {
                self.is_ended_by_word = ending.is_by_word();
                self.running = None;
                self.undone.clear();
            }
            Event::TimeGiven { to, time, .. } => self.now.sides[to as usize].give(time),
            Event::Ruled { ruling } => match ruling {
                Ruling::Time(color, _)
                | Ruling::Moves(color, _)
                | Ruling::Give(color, _)
                | Ruling::Take(color, _) => self.now.sides[color as usize].rule(ruling),
                Ruling::GiveOpponent(color, time) => {
                    self.now.sides[!color as usize].rule(Ruling::Give(!color, time));
                }
                Ruling::Restore(plies) => self.restore(plies as usize, moment),
                // what these do is told by events of their own
                Ruling::NextPeriod(_)
                | Ruling::Agree
                | Ruling::Postpone { .. }
                | Ruling::Reject
                | Ruling::ReadAs(_)
                | Ruling::Unreadable
                | Ruling::IllegalMove(_)
                | Ruling::Forfeit(_)
                | Ruling::RaisePoints(_)
                | Ruling::LowerPoints(_)
                | Ruling::Void
                | Ruling::Warn(_)
                | Ruling::Expel(_)
                | Ruling::Reconstruct
                | Ruling::Compare
                | Ruling::AllowDraw
                | Ruling::SwapNames => {}
                Ruling::LostEnvelope => self.lose_envelope(moment),
            },
            Event::TakenBack { plies } => {
                self.take_back(plies, moment);
                // moves that were made elsewhere may go on after the end; and a first move that
                // starts the clock has still to be made
                if step.after.phase().is_over() || step.after.begins_with_next_move() {
                    self.running = None;
                }
            }
            Event::PlayedAgain { plies } => {
                let undone = self.undone.pop().expect("something was taken back");
                assert_eq!(plies, undone.turns.len());
                self.turns.extend(undone.turns);
                self.began = undone.began;
                self.now = undone.now;
                self.announcement = undone.announcement;
                self.is_to_press = undone.is_to_press;
                // an interruption goes on, unless the game is over again
                let goes_on = matches!(self.stage, Stage::Paused { .. }) && undone.is_running;
                self.running = (undone.is_running && !goes_on).then_some((self.now.by, moment));
                self.is_ended_by_word = undone.is_ended_by_word;
                self.stage = match (self.stage, undone.stage) {
                    (Stage::Paused { since, .. }, Stage::Going { is_sealing }) if goes_on => {
                        Stage::Paused { since, is_sealing }
                    }
                    (_, stage) => stage,
                };
            }
            _ => {}
        }
    }

    fn begin_turn(&mut self, moment: Millis) {
        self.has_begun = true;
        self.is_to_press = false;
        self.stage = GOING;
        self.running = Some((self.now.by, moment));
        self.began = self.now.clone();
    }

    /// A move that was sealed is completed at once.
    fn make_move(&mut self, by: Side, ends_the_game: bool, moment: Millis) {
        assert_eq!(by, self.now.by);
        let was_sealed = matches!(self.stage, Stage::Adjourned { .. } | Stage::Resumed { .. });
        let is_by_hand = self.setup.press == Press::ByHand
            && self.setup.player(by) == Player::Person
            && !self.is_blind(by)
            && !was_sealed;
        self.announcement = None;
        let thought = self.now.sides[by as usize].thought;
        self.turns.push(Turn { thought, ..self.began.clone() });
        self.undone.clear();
        self.session.is_envelope_lost = false;
        self.stage = GOING;
        self.is_to_press = !ends_the_game;
        if !ends_the_game && !is_by_hand {
            self.complete_move(moment);
        }
    }

    fn complete_move(&mut self, moment: Millis) {
        let side = &mut self.now.sides[self.now.by as usize];
        let before = side.clone();
        side.complete_move();
        self.press = Some((before, side.clone()));
        self.now.by = !self.now.by;
        self.begin_turn(moment);
    }

    fn retract(&mut self, by: Side, moment: Millis) {
        if let (false, Some((before, after))) = (self.is_to_press, self.press.take()) {
            self.now.sides[by as usize].take_back_move(&before, &after);
        }
        self.now.by = by;
        self.began = self.turns.pop().expect("a move was made");
        self.is_to_press = false;
        self.running = Some((by, moment));
        self.stage = GOING;
    }

    /// Several plies do not stand: the times are those when the first of them had been made.
    fn go_back(&mut self, by: Side, plies: usize, moment: Millis) {
        let first = self.turns.len() - plies;
        let Turn { sides, thought, .. } = self.turns[first].clone();
        let granted = self.now.sides.each_ref().map(|side| side.granted);
        let absent = self.absent;
        self.restore(first, moment);
        self.absent = absent;
        self.now.sides = sides;
        self.began = self.now.clone();
        for (side, granted) in self.now.sides.iter_mut().zip(granted) {
            if let Some(left) = side.left() {
                let left = (i128::from(left) + granted - side.granted).max(0);
                side.set_left(left as Millis);
                side.granted = granted;
            }
        }
        let side = &mut self.now.sides[by as usize];
        side.charge(thought.saturating_sub(side.thought));
        self.running = Some((by, moment));
        self.stage = GOING;
    }

    fn go_on(&mut self, moment: Millis) {
        if let Stage::Paused { since, is_sealing } = self.stage {
            self.interrupted += moment - since;
            if let Some(announcement) = &mut self.announcement {
                announcement.until += moment - since;
            }
            if let Some(resumed) = &mut self.session.resumed {
                *resumed += moment - since;
            }
            self.running = Some((self.now.by, moment));
            self.stage = Stage::Going { is_sealing };
            return;
        }
        // the game is not adjourned after all
        self.session.is_leaving_early = false;
        if std::mem::take(&mut self.session.is_over) {
            self.session.began = None;
        }
        self.stage = GOING;
    }

    fn arrive(&mut self, by: Side, moment: Millis) {
        self.absent[by as usize] = false;
        match self.stage {
            Stage::Resumed { sealed_by } if sealed_by != by => {
                self.running = None;
                self.let_sealer_move(moment);
            }
            Stage::Going { .. } if std::mem::take(&mut self.session.is_answer) => {
                self.stage = GOING;
            }
            _ => {}
        }
    }

    fn lose_envelope(&mut self, moment: Millis) {
        self.session.is_envelope_lost = true;
        self.let_sealer_move(moment);
    }

    fn let_sealer_move(&mut self, moment: Millis) {
        if let (Stage::Resumed { sealed_by }, true, None) =
            (self.stage, self.session.is_envelope_lost, self.running)
        {
            self.running = Some((sealed_by, moment));
        }
    }

    /// Who asks for it himself before the time pays for the rest of the session.
    fn ask_to_seal(&mut self, step: &Step) {
        let is_asked = matches!(step.action.deed, Deed::Adjourn(_)) && !step.is_refused();
        if is_asked && self.stage == GOING {
            let is_own_wish =
                step.action.by == Actor::Player(self.now.by) && self.setup.mode == Mode::Strict;
            self.session.is_leaving_early = is_own_wish && !self.session.is_over;
        }
        self.session.is_answer = false;
        self.stage = Stage::Going { is_sealing: true };
    }

    fn adjourn(&mut self, by: Side, moment: Millis) {
        if matches!(self.stage, Stage::Adjourned { .. }) {
            // only the time of the resumption is told
            return;
        }
        let rest = self.session_end().map_or(0, |end| end.saturating_sub(moment));
        if std::mem::take(&mut self.session.is_leaving_early) {
            self.now.sides[by as usize].charge(rest);
        }
        self.session.is_over = false;
        self.running = None;
        self.undone.clear();
        self.stage = Stage::Adjourned { sealed_by: by };
        self.session.resumed = None;
        let is_strict = self.setup.mode == Mode::Strict;
        let is_awaited = |color| is_strict && self.setup.player(color) == Player::Person;
        self.absent = Side::ALL.map(is_awaited);
    }

    fn resume(&mut self, moment: Millis) {
        let Stage::Adjourned { sealed_by } = self.stage else { panic!("it is not adjourned") };
        self.session.began = Some(moment);
        self.session.resumed = Some(moment);
        self.await_answer(sealed_by, moment);
    }

    fn await_answer(&mut self, sealed_by: Side, moment: Millis) {
        self.stage = Stage::Resumed { sealed_by };
        self.running = self.absent[!sealed_by as usize].then_some((!sealed_by, moment));
        self.let_sealer_move(moment);
    }

    fn take_back(&mut self, plies: usize, moment: Millis) {
        let turns = self.turns.split_off(self.turns.len() - plies);
        let then = turns.first().unwrap_or(&self.began).clone();
        self.undone.push(Undone {
            turns,
            began: self.began.clone(),
            now: self.now.clone(),
            is_to_press: self.is_to_press,
            is_running: self.running.is_some(),
            stage: self.stage,
            announcement: self.announcement,
            is_ended_by_word: self.is_ended_by_word,
        });
        // the end alone, or with moves before it where more than it was to go back
        let is_end_alone = std::mem::take(&mut self.is_ended_by_word) && plies == 0;
        if is_end_alone {
            if let Some(announcement) = &mut self.announcement {
                announcement.until = announcement.until.max(moment);
            }
            match self.stage {
                Stage::Resumed { sealed_by } => self.await_answer(sealed_by, moment),
                Stage::Going { .. } if self.has_begun => {
                    self.running = Some((self.now.by, moment));
                }
                _ => {}
            }
        } else {
            self.now = then;
            self.announcement = None;
            self.is_to_press = false;
            self.stage = GOING;
            if self.has_begun {
                self.begin_turn(moment);
            }
        }
    }

    /// The clock stands as it is, and another player may have the move.
    fn restore(&mut self, plies: usize, moment: Millis) {
        let turns = self.turns.split_off(plies);
        self.now.by = turns[0].by;
        self.began = self.now.clone();
        self.press = None;
        self.announcement = None;
        self.session.is_envelope_lost = false;
        if matches!(self.stage, Stage::Adjourned { .. } | Stage::Resumed { .. })
            || self.session.resumed.is_some()
        {
            self.absent = [false; 2];
        }
        self.is_to_press = false;
        self.undone.clear();
        self.running = None;
        self.stage = GOING;
        if self.has_begun {
            self.stage = Stage::Paused { since: moment, is_sealing: false };
        }
    }

    fn compare(&self, state: &State, now: Millis) {
        let running = self.running.map(|(color, _)| color);
        assert_eq!(state.clock().running(), running, "whose time runs");
        for color in Side::ALL {
            let mut side = self.now.sides[color as usize].clone();
            if let Some((_, since)) = self.running.filter(|_| self.runs_for(color)) {
                side.spend(now - since);
            }
            let clock = state.clock();
            let face = clock.face_at(state.controls(), color, now);
            assert_eq!(clock.left(state.controls(), color, now), side.left(), "left to {color:?}");
            assert_eq!(clock.used(color, now), side.used, "used by {color:?}");
            assert_eq!(clock.thought(color, now), side.thought, "thought by {color:?}");
            assert_eq!((face.moves, face.period), (side.moves, side.period), "of {color:?}");
            assert_eq!(face.moves_in_period, side.moves_in_period, "of {color:?}");
            assert_eq!(face.flags, side.flags, "of {color:?}");
        }
    }
}
