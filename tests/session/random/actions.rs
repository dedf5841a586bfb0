//! What people do at a table, mostly sensible, and when.

use std::num::NonZeroU16;

use annabella::arbiter::clock::Millis;
use annabella::engine::{Level, Strength};
use annabella::games::Path;
use annabella::games::Side;
use annabella::games::chess::notation::SquareMove;
use annabella::games::chess::{Bitboard, Move, Role, Square};
use annabella::session::{
    Action, Actor, Claim, Deed, DeedKind, Phase, Player, Points, Reason, Refusal, Ruling,
    SealedMove, State, Turn, Verdict,
};
use proptest::option::of;
use proptest::prelude::*;
use proptest::sample::{Index, select};

use super::envelopes::{self, Content};
use super::new_games::strength;

/// What somebody is about to do; what exactly depends on the game.
#[derive(Clone, Debug)]
pub enum Intent {
    /// What brings the game on: start, arrive, go on, press, move, seal, open, record.
    GoOn(Index),
    /// With the hand: lift, release, promote.
    Touch(Index),
    /// A move of an own piece to wherever.
    Misplay(Index),
    /// The session is to end.
    Adjourn(Index),
    /// Something that is permitted now.
    Permitted(Index, Index),
    /// Anything.
    Any(Actor, Deed),
}

/// How much time passes before it.
#[derive(Clone, Debug)]
pub enum Pass {
    Millis(Millis),
    /// Until the clock matters next, and that much more or less.
    ToNextMoment(i8),
    /// Back: the clock that is read may be wrong.
    Back(Millis),
}

pub type Line = (Intent, Pass);

pub fn line() -> impl Strategy<Value = Line> {
    (intent(), pass())
}

/// The same with a clock that is never put back.
pub fn forward_line() -> impl Strategy<Value = Line> {
    (intent(), forward_pass())
}

fn intent() -> impl Strategy<Value = Intent> {
    prop_oneof![
        10 => any::<Index>().prop_map(Intent::GoOn),
        4 => any::<Index>().prop_map(Intent::Touch),
        2 => any::<Index>().prop_map(Intent::Misplay),
        1 => any::<Index>().prop_map(Intent::Adjourn),
        5 => any::<(Index, Index)>().prop_map(|(which, about)| Intent::Permitted(which, about)),
        3 => (actor(), deed()).prop_map(|(by, deed)| Intent::Any(by, deed)),
        1 => select(vec![Deed::UNDO, Deed::Redo, Deed::Tick])
            .prop_map(|deed| Intent::Any(Actor::Arbiter, deed)),
    ]
}

fn pass() -> impl Strategy<Value = Pass> {
    prop_oneof![
        19 => forward_pass(),
        1 => prop_oneof![0..5_000u64, Just(Millis::MAX)].prop_map(Pass::Back),
    ]
}

fn forward_pass() -> impl Strategy<Value = Pass> {
    prop_oneof![
        3 => Just(Pass::Millis(0)),
        12 => (0..500u64).prop_map(Pass::Millis),
        2 => select(vec![1, 999, 1_000, 1_001, 2_000, 3_000]).prop_map(Pass::Millis),
        2 => (-2..=2i8).prop_map(Pass::ToNextMoment),
        1 => prop_oneof![9 => 0..5_000u64, 1 => 0..100_000_000u64].prop_map(Pass::Millis),
    ]
}

pub fn actor() -> impl Strategy<Value = Actor> {
    select(&Actor::ALL[..])
}

fn square() -> impl Strategy<Value = Square> {
    select(&Square::ALL[..])
}

fn path() -> impl Strategy<Value = Path> {
    squares().prop_map(Path::from)
}

pub fn deed() -> impl Strategy<Value = Deed> {
    let colors = select(&Side::ALL[..]);
    prop_oneof![
        square().prop_map(Deed::Explore),
        square().prop_map(Deed::Lift),
        square().prop_map(Deed::Release),
        path().prop_map(Deed::Move),
        path().prop_map(Deed::Suggest),
        role().prop_map(Deed::Promote),
        (claim(), of(path())).prop_map(|(claim, intended)| Deed::Claim(claim, intended)),
        square().prop_map(Deed::Touch),
        select(&Reason::ALL[..]).prop_map(Deed::Call),
        ruling().prop_map(Deed::Rule),
        (colors, strength()).prop_map(|(color, strength)| Deed::Level(color, strength)),
        verdict().prop_map(Deed::Declare),
        path().prop_map(Deed::Record),
        path().prop_map(Deed::Repeat),
        squares().prop_map(Deed::Follow),
        any::<u64>().prop_map(|squares| Deed::Adjust(Bitboard(squares))),
        any::<i32>().prop_map(Deed::Opinion),
        r"|\PC{1,20}|[ a-z]{0,200}".prop_map(Deed::Adjourn),
        envelope(),
        select(vec![
            Deed::ClaimFlag,
            Deed::ClaimIllegalMove,
            Deed::ClaimTouch,
            Deed::Sign,
            Deed::Resume,
            Deed::Start,
            Deed::Arrive,
            Deed::Adjust(Bitboard::EMPTY),
            Deed::Press,
            Deed::Offer,
            Deed::Accept,
            Deed::Decline,
            Deed::Resign,
            Deed::Confirm,
            Deed::Cancel,
            Deed::UNDO,
            Deed::Undo(const { NonZeroU16::new(3).unwrap() }),
            Deed::Redo,
            Deed::Hint,
            Deed::Pause,
            Deed::Continue,
            Deed::Spoken,
            Deed::Correct,
            Deed::Peek,
            Deed::Tick,
            Deed::Send,
        ]),
    ]
}

fn squares() -> impl Strategy<Value = SquareMove> {
    let promotion = prop_oneof![3 => Just(None), 1 => role().prop_map(Some)];
    (square(), square(), promotion).prop_map(|(from, to, promotion)| SquareMove {
        from,
        to,
        promotion,
    })
}

/// Seals any digits, or opens with them.
fn envelope() -> impl Strategy<Value = Deed> {
    (any::<bool>(), any::<u8>()).prop_map(|(seals, byte)| {
        let digits = |count| format!("{byte:02x}").repeat(count);
        if seals {
            Deed::Seal(Box::new(digits(120).parse().expect("an envelope of 120 bytes")))
        } else {
            Deed::Open(digits(32).parse().expect("a key of 32 bytes"))
        }
    })
}

fn role() -> impl Strategy<Value = Role> {
    select(&Role::PROMOTIONS[..])
}

fn claim() -> impl Strategy<Value = Claim> {
    select(&Claim::ALL[..])
}

fn verdict() -> impl Strategy<Value = Verdict> {
    let points = || select(vec![Points::Zero, Points::Half, Points::One]);
    (points(), points()).prop_map(|(first, second)| Verdict { first, second })
}

fn ruling() -> impl Strategy<Value = Ruling> {
    let color = || select(&Side::ALL[..]);
    let time = || prop_oneof![0..1_000_000u64, Just(Millis::MAX)];
    prop_oneof![
        (color(), time()).prop_map(|(color, time)| Ruling::Time(color, time)),
        (color(), prop_oneof![0..200u32, Just(u32::MAX)])
            .prop_map(|(color, moves)| Ruling::Moves(color, moves)),
        (color(), time()).prop_map(|(color, time)| Ruling::Give(color, time)),
        (color(), time()).prop_map(|(color, time)| Ruling::Take(color, time)),
        (color(), time()).prop_map(|(color, time)| Ruling::GiveOpponent(color, time)),
        color().prop_map(Ruling::Warn),
        color().prop_map(Ruling::Expel),
        color().prop_map(Ruling::IllegalMove),
        color().prop_map(Ruling::Forfeit),
        color().prop_map(Ruling::RaisePoints),
        color().prop_map(Ruling::LowerPoints),
        (0..40u32).prop_map(Ruling::Restore),
        color().prop_map(Ruling::NextPeriod),
        select(vec![
            Ruling::Reconstruct,
            Ruling::Compare,
            Ruling::AllowDraw,
            Ruling::SwapNames,
            Ruling::Agree,
            Ruling::Postpone { gives_time: false },
            Ruling::Postpone { gives_time: true },
            Ruling::Reject,
            Ruling::LostEnvelope,
            Ruling::Unreadable,
            Ruling::Void,
        ]),
    ]
}

/// The moment after the pause.
pub fn moment(state: &State, now: Millis, pass: &Pass) -> Millis {
    match *pass {
        Pass::Millis(millis) => now.saturating_add(millis),
        Pass::ToNextMoment(more) => match state.next_moment() {
            Some(at) => at.saturating_add_signed(more.into()).max(now),
            None => now,
        },
        Pass::Back(millis) => now.saturating_sub(millis),
    }
}

pub fn action(state: &State, intent: &Intent) -> Action {
    match intent {
        Intent::GoOn(choice) => going_on(state, choice),
        Intent::Touch(choice) => touching(state, choice),
        Intent::Misplay(choice) => misplaying(state, choice),
        Intent::Adjourn(choice) => {
            let by = if choice.index(2) == 0 { Actor::Arbiter } else { on_move(state) };
            Action { by, deed: deed_of(state, DeedKind::Adjourn, choice) }
        }
        Intent::Permitted(which, about) => permitted(state, which, about),
        Intent::Any(by, deed) => Action { by: *by, deed: deed.clone() },
    }
}

fn going_on(state: &State, choice: &Index) -> Action {
    let first = Side::ALL[choice.index(2)];
    let arriving = [first, !first]
        .map(Actor::Player)
        .into_iter()
        .find(|&by| state.permits(by, DeedKind::Arrive).is_ok());
    let is_adjourned = matches!(state.phase(), Phase::Adjourned | Phase::Resumed);
    if let Some(by) = arriving.filter(|_| !is_adjourned || choice.index(3) > 0) {
        return Action { by, deed: Deed::Arrive };
    }
    let arbiter = |deed| Action { by: Actor::Arbiter, deed };
    let of_kind = |by, kind| Action { by, deed: deed_of(state, kind, choice) };
    match state.phase() {
        Phase::Waiting => arbiter(Deed::Start),
        Phase::Over(_) if state.permits(Actor::Arbiter, DeedKind::Undo).is_ok() => {
            arbiter(Deed::UNDO)
        }
        Phase::Over(_) => match state.plies().len().checked_sub(1) {
            // else not much would happen any more
            Some(plies) if choice.index(3) > 0 => {
                arbiter(Deed::Rule(Ruling::Restore(plies as u32)))
            }
            _ => Action { by: Actor::Player(first), deed: Deed::Sign },
        },
        Phase::Paused(_) if state.permits(Actor::Engine, DeedKind::Opinion).is_ok() => {
            of_kind(Actor::Engine, DeedKind::Opinion)
        }
        Phase::Paused(_) if state.is_decision_due() => {
            let rulings = [Ruling::Postpone { gives_time: false }, Ruling::Reject, Ruling::Agree];
            arbiter(Deed::Rule(rulings[choice.index(3)]))
        }
        Phase::Paused(_) => match state.permits(Actor::Arbiter, DeedKind::Continue) {
            Err(Refusal::SheetIncomplete(by)) => recording(state, by),
            _ => arbiter(Deed::Continue),
        },
        Phase::Playing(Turn::ToPress | Turn::Sealing { is_sealed: true }) => {
            Action { by: Actor::Player(state.mover()), deed: Deed::Press }
        }
        Phase::Playing(Turn::Announcing { .. }) if choice.index(4) > 0 => {
            let deed = if choice.index(3) == 0 { Deed::Spoken } else { Deed::Press };
            Action { by: Actor::Player(state.mover()), deed }
        }
        Phase::Playing(Turn::Placed { from, to }) => {
            let deed = Deed::Move(SquareMove { from, to, promotion: None }.into());
            Action { by: on_move(state), deed }
        }
        Phase::Playing(Turn::Repeating) => of_kind(on_move(state), DeedKind::Repeat),
        Phase::Playing(Turn::Sealing { .. }) if choice.index(4) > 0 => {
            of_kind(on_move(state), DeedKind::Seal)
        }
        Phase::Adjourned => arbiter(Deed::Resume),
        Phase::Resumed if state.permits(on_move(state), DeedKind::Move).is_err() => {
            of_kind(Actor::Arbiter, DeedKind::Open)
        }
        _ => match state.permits(on_move(state), DeedKind::Move) {
            Ok(()) if choice.index(3) == 0 && complaint(state).is_some() => {
                of_kind(on_move(state), complaint(state).unwrap_or(DeedKind::Tick))
            }
            Err(Refusal::Unrecorded(by) | Refusal::SheetIncomplete(by)) => recording(state, by),
            _ => Action { by: on_move(state), deed: some_move(state, choice) },
        },
    }
}

/// What the player on move could claim.
fn complaint(state: &State) -> Option<DeedKind> {
    [DeedKind::ClaimIllegalMove, DeedKind::ClaimTouch]
        .into_iter()
        .find(|&kind| state.permits(on_move(state), kind).is_ok())
}

/// The next move that a player has not written down.
fn recording(state: &State, by: Side) -> Action {
    let deed = match state.plies().get(state.written(by)) {
        Some(ply) => Deed::Record(ply.mv.path()),
        None => Deed::Tick,
    };
    Action { by: Actor::Player(by), deed }
}

fn misplaying(state: &State, choice: &Index) -> Action {
    let position = state.chess().unwrap();
    let turn = position.turn();
    let own: Vec<Square> = position.board().by_color(turn).into_iter().collect();
    let number = choice.index(own.len() * 64);
    let (from, to) = (own[number / 64], Square::ALL[number % 64]);
    let deed = Deed::Move(SquareMove { from, to, promotion: None }.into());
    Action { by: on_move(state), deed }
}

/// Whoever moves for the side that has the move.
fn on_move(state: &State) -> Actor {
    let turn = state.on_move();
    match state.player(turn) {
        Player::Person => Actor::Player(turn),
        Player::Engine(_) => Actor::Engine,
        Player::Correspondent => Actor::Correspondent,
    }
}

fn some_move(state: &State, choice: &Index) -> Deed {
    let legal = state.chess().unwrap().legal_moves();
    match legal.len() {
        0 => Deed::Tick,
        count => Deed::Move(legal[choice.index(count)].into()),
    }
}

fn touching(state: &State, choice: &Index) -> Action {
    let by = on_move(state);
    let legal = state.chess().unwrap().legal_moves();
    if legal.is_empty() || matches!(by, Actor::Engine | Actor::Correspondent) {
        return going_on(state, choice);
    }
    let pick = |moves: &[Move]| moves[choice.index(moves.len())];
    let deed = match state.phase() {
        Phase::Playing(Turn::Holding { from }) => {
            let of_it: Vec<Move> = legal.into_iter().filter(|mv| mv.from() == from).collect();
            Deed::Release(if of_it.is_empty() { from } else { pick(&of_it).to() })
        }
        Phase::Playing(Turn::Promoting { from, .. }) => match choice.index(5) {
            4 => Deed::Release(from),
            role => Deed::Promote(Role::PROMOTIONS[role]),
        },
        Phase::Playing(Turn::Thinking) => Deed::Lift(pick(&legal).from()),
        _ => return going_on(state, choice),
    };
    Action { by, deed }
}

fn permitted(state: &State, which: &Index, about: &Index) -> Action {
    let mut possible = Vec::new();
    for by in Actor::ALL {
        for kind in DeedKind::ALL {
            // otherwise few games would last, and little would be done in them
            let is_wanted = match kind {
                DeedKind::Declare
                | DeedKind::Confirm
                | DeedKind::Accept
                | DeedKind::Rule
                | DeedKind::Call
                | DeedKind::Adjourn
                | DeedKind::Pause => about.index(4) == 0,
                DeedKind::Tick | DeedKind::Explore | DeedKind::Spoken => by == Actor::Clock,
                DeedKind::Resign => {
                    !matches!(by, Actor::Engine | Actor::Correspondent) || about.index(8) == 0
                }
                _ => true,
            };
            if is_wanted && state.permits(by, kind).is_ok() {
                possible.push((by, kind));
            }
        }
    }
    let (by, kind) = possible[which.index(possible.len())];
    Action { by, deed: deed_of(state, kind, about) }
}

/// A deed of this kind that has a chance.
pub fn deed_of(state: &State, kind: DeedKind, about: &Index) -> Deed {
    let square = Square::ALL[about.index(64)];
    let color = Side::ALL[about.index(2)];
    match kind {
        DeedKind::Start => Deed::Start,
        DeedKind::Arrive => Deed::Arrive,
        DeedKind::Explore => Deed::Explore(square),
        DeedKind::Lift => Deed::Lift(square),
        DeedKind::Release => Deed::Release(square),
        DeedKind::Move => some_move(state, about),
        DeedKind::Promote => Deed::Promote(Role::PROMOTIONS[about.index(4)]),
        DeedKind::Press => Deed::Press,
        DeedKind::Offer => Deed::Offer,
        DeedKind::Accept => Deed::Accept,
        DeedKind::Decline => Deed::Decline,
        DeedKind::Adjust => {
            Deed::Adjust([square, Square::E2].into_iter().take(about.index(3)).collect())
        }
        DeedKind::Touch => Deed::Touch(square),
        DeedKind::Claim => {
            let intended = match some_move(state, about) {
                Deed::Move(asked) if about.index(3) > 0 => Some(asked),
                _ => None,
            };
            Deed::Claim(Claim::ALL[about.index(4)], intended)
        }
        DeedKind::ClaimFlag => Deed::ClaimFlag,
        DeedKind::ClaimIllegalMove => Deed::ClaimIllegalMove,
        DeedKind::ClaimTouch => Deed::ClaimTouch,
        DeedKind::Call => Deed::Call(Reason::ALL[about.index(Reason::ALL.len())]),
        DeedKind::Rule => Deed::Rule(some_ruling(state, about)),
        DeedKind::Resign => Deed::Resign,
        DeedKind::Confirm => Deed::Confirm,
        DeedKind::Cancel => Deed::Cancel,
        DeedKind::Undo => Deed::Undo(NonZeroU16::MIN.saturating_add(about.index(3) as u16)),
        DeedKind::Redo => Deed::Redo,
        DeedKind::Hint => Deed::Hint,
        DeedKind::Suggest => match some_move(state, about) {
            Deed::Move(asked) => Deed::Suggest(asked),
            deed => deed,
        },
        DeedKind::Pause => Deed::Pause,
        DeedKind::Continue => Deed::Continue,
        DeedKind::Record => match recording(state, color).deed {
            // with a blind player it may be misheard
            Deed::Record(played) if about.index(6) == 0 => {
                let played = SquareMove::try_from(played).unwrap();
                Deed::Record(SquareMove { to: square, ..played }.into())
            }
            deed => deed,
        },
        DeedKind::Spoken => Deed::Spoken,
        DeedKind::Correct => Deed::Correct,
        DeedKind::Repeat => Deed::Repeat(heard(state, square, about).into()),
        DeedKind::Follow => Deed::Follow(heard(state, square, about)),
        DeedKind::Peek => Deed::Peek,
        DeedKind::Sign => Deed::Sign,
        DeedKind::Opinion => Deed::Opinion([-400, 50, 51, 150, 151, 400][about.index(6)]),
        DeedKind::Adjourn => {
            Deed::Adjourn(["", "Monday 10:00", "\"here\" "][about.index(3)].to_owned())
        }
        DeedKind::Seal => {
            let position = state.chess().unwrap();
            Deed::Seal(Box::new(match about.index(5) {
                0 => envelopes::never_opening(),
                1 => envelopes::envelope(position, Content::IllegalMove),
                _ => envelopes::envelope(position, Content::LegalMove),
            }))
        }
        DeedKind::Resume => Deed::Resume,
        DeedKind::Open => {
            let sealed = state.adjournment().map(|adjournment| &adjournment.sealed);
            Deed::Open(match sealed {
                Some(SealedMove::Closed(envelope)) if about.index(5) > 0 => {
                    envelopes::key(envelope)
                }
                _ => envelopes::wrong_key(),
            })
        }
        DeedKind::Level => Deed::Level(
            color,
            match about.index(Level::ALL.len() + 1) {
                0 => Strength::FULL,
                number => Strength::Level(Level::ALL[number - 1]),
            },
        ),
        DeedKind::Declare => Deed::Declare(Verdict::win(color)),
        DeedKind::Tick => Deed::Tick,
        DeedKind::Send => Deed::Send,
    }
}

/// The last move, or mostly.
fn heard(state: &State, square: Square, about: &Index) -> SquareMove {
    let played = state.plies().last().map(|ply| ply.mv.path().try_into().unwrap());
    let played = played.unwrap_or(SquareMove { from: square, to: square, promotion: None });
    if about.index(5) == 0 { SquareMove { to: square, ..played } } else { played }
}

fn some_ruling(state: &State, about: &Index) -> Ruling {
    // digits of one number, so that what is ruled does not hang on for whom
    let number = about.index(100_000_000);
    let (color, number) = (Side::ALL[number % 2], number / 2);
    let (kind, amount) = (number % 20, (number / 20) as u64 % 100_000);
    match kind {
        0 => Ruling::Time(color, amount),
        1 => Ruling::Moves(color, amount as u32 % 80),
        2 => Ruling::Take(color, amount),
        3 => Ruling::Warn(color),
        4 => Ruling::Restore(state.plies().len().saturating_sub(1) as u32),
        5 => Ruling::NextPeriod(color),
        6 => Ruling::Reconstruct,
        7 => Ruling::AllowDraw,
        8 => Ruling::SwapNames,
        9 => Ruling::Agree,
        10 => Ruling::Reject,
        11 => Ruling::LostEnvelope,
        12 | 13 => Ruling::Postpone { gives_time: kind == 12 },
        14 | 15 => Ruling::Compare,
        _ => Ruling::Give(color, amount),
    }
}
