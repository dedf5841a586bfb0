//! Bytes as a game: a line `new …`, then actions of four bytes each. A byte
//! for who, one for what, one for what it is about, one for when. Where the
//! second is [`TEXT`], the deed is written out up to the end of the line.

use std::num::NonZeroU16;
use std::sync::LazyLock;

use annabella::arbiter::envelope::{Envelope, EnvelopeKey};
use annabella::engine::{Level, Strength};
use annabella::games::GameKind;
use annabella::games::chess::notation::SquareMove;
use annabella::games::chess::{Role, Square};
use annabella::games::{self, Side};
use annabella::session::Ply;
use annabella::session::{
    Action, Actor, Adjournment, Claim, Deed, DeedKind, Event, NewGame, Phase, Reason, Ruling,
    SealedMove, State, Verdict, reduce,
};

const TEXT: u8 = b' ';
const MAX_ACTIONS: usize = 200;
/// Later than any game lasts; at the end of time all that is to come has come.
const LATE: u64 = 1 << 50;

/// Envelopes that open, in the usual start. To seal is slow.
static ENVELOPES: LazyLock<[(Envelope, EnvelopeKey); 2]> = LazyLock::new(|| {
    let marking = Adjournment::marking(&games::Position::default());
    ["e4", "Ke5"].map(|text| {
        let envelope = Envelope::seal(text, "a walk", &marking).expect("it is sealed");
        (envelope, envelope.key("a walk").expect("it has a key"))
    })
});

/// Whatever is done in whatever game: one clock runs while it goes on, a refusal
/// changes nothing, nothing happens before its moment, what was taken back can be
/// played again, and what changed something makes the same game again.
pub fn session(data: &[u8]) {
    let (line, mut rest) = split_line(data);
    let Ok(line) = std::str::from_utf8(line) else { return };
    let Ok(game) = line.parse::<NewGame>() else { return };
    assert_eq!(game.to_string().parse().as_ref(), Ok(&game), "our own line reads back");
    let Ok(first) = State::new(game) else { return };
    let (mut state, mut now, mut changes) = (first.clone(), 0, Vec::new());
    for _ in 0..MAX_ACTIONS {
        let Some((action, then)) = next_action(&state, now, &mut rest) else { break };
        now = then;
        let deed: Deed =
            Deed::read(GameKind::Chess, &action.deed.text(GameKind::Chess).to_string())
                .expect("our own deed reads back");
        assert_eq!(deed, action.deed);
        let _ = reduce(state.clone(), action.clone(), u64::MAX);
        let (after, events) = reduce(state.clone(), action.clone(), now);
        check_step(&state, &after, &events);
        check_moments(&after);
        check_undo(&after, now);
        if after.revision() != state.revision() {
            changes.push((action, now));
        }
        state = after;
    }
    let again =
        changes.into_iter().fold(first, |state, (action, now)| reduce(state, action, now).0);
    assert_eq!(again, state);
}

fn check_step(before: &State, after: &State, events: &[Event]) {
    let refused = events.iter().filter(|event| matches!(event, Event::Refused { .. })).count();
    let happened = events.len() - refused;
    assert!(refused <= 1);
    assert_eq!(after.revision() - before.revision(), u64::from(happened > 0));
    assert_eq!(after == before, happened == 0);
    assert!(before.time() <= after.time());
    let runs = match after.phase() {
        Phase::Playing(_) => Some(after.mover()),
        Phase::Resumed if !after.is_decision_due() => awaited(after),
        _ => None,
    };
    assert_eq!(after.clock().running(), runs);
    let _ = after.view(after.time());
}

/// Whose time runs while a sealed move is not made: that of the player who is awaited to
/// answer it, else of its player, if it is to be made again.
fn awaited(state: &State) -> Option<Side> {
    let Adjournment { sealed_by, sealed, .. } = state.adjournment()?;
    if state.permits(Actor::Player(!*sealed_by), DeedKind::Arrive).is_ok() {
        return Some(!*sealed_by);
    }
    (*sealed == SealedMove::Lost).then_some(*sealed_by)
}

const TICK: Action = Action { by: Actor::Clock, deed: Deed::Tick };

fn check_moments(state: &State) {
    match state.next_moment() {
        None => assert!(reduce(state.clone(), TICK, u64::MAX).1.is_empty()),
        Some(at) => {
            if at > state.time() {
                assert!(reduce(state.clone(), TICK, at - 1).1.is_empty());
            }
            assert!(!reduce(state.clone(), TICK, at).1.is_empty());
        }
    }
}

/// Where nothing has become due while the game was over.
fn check_undo(state: &State, now: u64) {
    let arbiter = |deed| Action { by: Actor::Arbiter, deed };
    let (undone, events) = reduce(state.clone(), arbiter(Deed::UNDO), now);
    let is_at_rest = undone.next_moment().is_none_or(|at| at > now.max(undone.time()));
    if is_at_rest && matches!(events[..], [Event::TakenBack { .. }]) {
        let (again, _) = reduce(undone, arbiter(Deed::Redo), now);
        assert!(again.is_same_game(state));
    }
}

fn next_action(state: &State, now: u64, rest: &mut &[u8]) -> Option<(Action, u64)> {
    let &[who, what, about, when, ref others @ ..] = *rest else { return None };
    *rest = others;
    let now = moment(state, now, when);
    let kind = DeedKind::ALL[usize::from(what) % DeedKind::ALL.len()];
    let deed = if what == TEXT {
        let (line, others) = split_line(rest);
        *rest = others;
        Deed::read(GameKind::Chess, std::str::from_utf8(line).ok()?).ok()?
    } else {
        deed(state, kind, about.into())
    };
    let by = match Actor::ALL.get(usize::from(who)) {
        Some(&by) => by,
        None => Actor::ALL
            .into_iter()
            .find(|&by| state.permits(by, deed.kind()).is_ok())
            .unwrap_or(Actor::Clock),
    };
    Some((Action { by, deed }, now))
}

fn moment(state: &State, now: u64, when: u8) -> u64 {
    let next = state.next_moment().unwrap_or(now);
    match when {
        0xfe.. => (now * 2 + 1_000).min(LATE),
        0xfd => next.saturating_sub(1),
        0xfc => next,
        0xfb => next + 1,
        0xf0..=0xfa => now.saturating_sub(u64::from(when - 0xf0) * 500),
        _ => now.saturating_add(u64::from(when) * 20),
    }
}

fn deed(state: &State, kind: DeedKind, about: usize) -> Deed {
    let square = Square::ALL[about % 64];
    let color = Side::ALL[about % 2];
    let legal = state.chess().unwrap().legal_moves();
    // without a legal move one that is not
    let asked = match legal.len() {
        0 => SquareMove { from: square, to: Square::A1, promotion: None },
        count => SquareMove::of(legal[about % count]),
    };
    // mostly the last move
    let squares = |ply: &Ply| ply.mv.path().try_into().expect("a move of chess");
    let played: Option<SquareMove> = state.plies().last().map(squares);
    let heard = played.filter(|_| !about.is_multiple_of(5)).unwrap_or(asked);
    let unwritten = state.plies().get(state.written(color));
    match kind {
        DeedKind::Start => Deed::Start,
        DeedKind::Arrive => Deed::Arrive,
        DeedKind::Explore => Deed::Explore(square),
        DeedKind::Lift => Deed::Lift(square),
        DeedKind::Release => Deed::Release(square),
        DeedKind::Move => Deed::Move(asked.into()),
        DeedKind::Promote => Deed::Promote(Role::PROMOTIONS[about % 4]),
        DeedKind::Press => Deed::Press,
        DeedKind::Offer => Deed::Offer,
        DeedKind::Accept => Deed::Accept,
        DeedKind::Decline => Deed::Decline,
        DeedKind::Adjust => {
            Deed::Adjust([square, asked.from].into_iter().take(about % 3).collect())
        }
        DeedKind::Touch => Deed::Touch(square),
        DeedKind::Claim => {
            let claim = Claim::ALL[about % 4];
            let announced = if about.is_multiple_of(7) {
                SquareMove { from: asked.from, to: square, promotion: None }
            } else {
                asked
            };
            Deed::Claim(claim, (!about.is_multiple_of(3)).then_some(announced.into()))
        }
        DeedKind::ClaimFlag => Deed::ClaimFlag,
        DeedKind::ClaimIllegalMove => Deed::ClaimIllegalMove,
        DeedKind::ClaimTouch => Deed::ClaimTouch,
        DeedKind::Call => Deed::Call(Reason::ALL[about % Reason::ALL.len()]),
        DeedKind::Rule => Deed::Rule(ruling(color, about / 2)),
        DeedKind::Resign => Deed::Resign,
        DeedKind::Confirm => Deed::Confirm,
        DeedKind::Cancel => Deed::Cancel,
        DeedKind::Undo => Deed::Undo(NonZeroU16::new(about as u16 % 4).unwrap_or(NonZeroU16::MIN)),
        DeedKind::Redo => Deed::Redo,
        DeedKind::Hint => Deed::Hint,
        DeedKind::Suggest => Deed::Suggest(asked.into()),
        DeedKind::Pause => Deed::Pause,
        DeedKind::Continue => Deed::Continue,
        DeedKind::Record => Deed::Record(unwritten.map_or(asked.into(), |ply| ply.mv.path())),
        DeedKind::Sign => Deed::Sign,
        DeedKind::Opinion => Deed::Opinion(about as i32 * 2 - 200),
        DeedKind::Adjourn => Deed::Adjourn("tomorrow".repeat(about % 3)),
        DeedKind::Seal => Deed::Seal(Box::new(ENVELOPES[about % 2].0)),
        DeedKind::Resume => Deed::Resume,
        DeedKind::Open => Deed::Open(key(state, about)),
        DeedKind::Level => {
            Deed::Level(color, Strength::Level(Level::ALL[about % Level::ALL.len()]))
        }
        DeedKind::Declare => Deed::Declare(Verdict::win(color)),
        DeedKind::Spoken => Deed::Spoken,
        DeedKind::Correct => Deed::Correct,
        DeedKind::Repeat => Deed::Repeat(heard.into()),
        DeedKind::Follow => Deed::Follow(heard),
        DeedKind::Peek => Deed::Peek,
        DeedKind::Tick => Deed::Tick,
        DeedKind::Send => Deed::Send,
    }
}

fn ruling(color: Side, about: usize) -> Ruling {
    match about % 24 {
        0 => Ruling::Time(color, about as u64 * 20),
        1 => Ruling::Moves(color, about as u32),
        2 => Ruling::Give(color, about as u64),
        3 => Ruling::Take(color, about as u64 * 20),
        4 => Ruling::Warn(color),
        5 => Ruling::Expel(color),
        6 => Ruling::Restore(about as u32 / 18),
        7 => Ruling::NextPeriod(color),
        8 => Ruling::Reconstruct,
        9 => Ruling::AllowDraw,
        10 => Ruling::SwapNames,
        11 => Ruling::Agree,
        12 => Ruling::Postpone { gives_time: false },
        13 => Ruling::Postpone { gives_time: true },
        14 => Ruling::Reject,
        15 => Ruling::LostEnvelope,
        16 => Ruling::Compare,
        17 => Ruling::Unreadable,
        18 => Ruling::IllegalMove(color),
        19 => Ruling::Forfeit(color),
        20 => Ruling::RaisePoints(color),
        21 => Ruling::LowerPoints(color),
        22 => Ruling::GiveOpponent(color, about as u64),
        _ => Ruling::Void,
    }
}

/// The one that fits, or another.
fn key(state: &State, about: usize) -> EnvelopeKey {
    let sealed = state.adjournment().map(|adjournment| &adjournment.sealed);
    let fits = |(envelope, _): &&(Envelope, EnvelopeKey)| matches!(sealed, Some(SealedMove::Closed(closed)) if **closed == *envelope);
    match ENVELOPES.iter().find(fits).filter(|_| !about.is_multiple_of(8)) {
        Some((_, key)) => *key,
        None => ENVELOPES[about % 2].1,
    }
}

fn split_line(data: &[u8]) -> (&[u8], &[u8]) {
    match data.iter().position(|&byte| byte == b'\n') {
        Some(at) => (&data[..at], &data[at + 1..]),
        None => (data, &[]),
    }
}
