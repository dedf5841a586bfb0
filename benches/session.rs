//! Microseconds an action: real games and a very long one through
//! `session::reduce`, beside shakmaty doing the least that such a move needs.
//!
//! `cargo bench --bench session`. CPU time, best of three, in turn.

mod measure;

use std::hint::black_box;
use std::time::Duration;

use annabella::ffi::{GameAction, GameActor, GameDeed, GameSession, parse_setup};
use annabella::games::Side;
use annabella::games::chess::notation::SquareMove;
use annabella::games::chess::notation::pgn::{Options, Reader};
use annabella::games::chess::notation::uci::{self, Castling};
use annabella::games::{GameKind, GameShape};
use annabella::session::{Action, Actor, Deed, Event, NewGame, State, reduce};
use measure::{best_of_three, millions};
use shakmaty::Position as _;
use shakmaty::san::San;
use shakmaty::uci::UciMove;

const GAMES: &[u8] = include_bytes!("data/lichess-2025-05.pgn");
const PASSES: usize = 20;
const LONG_PASSES: usize = 100;
const SETUP: &str = "new chess mode=strict clock=40/100+30,1000+30";
/// Between one action and the next, in milliseconds.
const STEP: u64 = 700;

fn main() {
    println!("microseconds of CPU time, best of three\n");
    let games = real_games();
    compare("real games", &games, PASSES);
    by_hand(&games);
    compare("a game of 2000 plies", &[long_game()], LONG_PASSES);
}

/// The same moves in three programs, per move.
fn compare(title: &str, games: &[Vec<String>], passes: usize) {
    let moves = games.iter().map(Vec::len).sum::<usize>();
    let actions: Vec<Vec<Action>> = games.iter().map(|game| moves_of(game)).collect();
    let crossing: Vec<Vec<GameAction>> = actions.iter().map(|game| crossing(game)).collect();
    let times = best_of_three(&mut [
        &mut || each(passes, &actions, |game| play(game, |_, _| {})),
        &mut || each(passes, &actions, |game| play(game, |state, now| drop(state.view(now)))),
        &mut || each(passes, &crossing, |game| play_across(game)),
        &mut || {
            each(passes, games, |game| {
                let moves = game.iter().zip(Side::ALL.into_iter().cycle());
                play_all(moves.map(move_of), |_, _| {});
            });
        },
        &mut || each(passes, games, |game| play_by_shakmaty(game)),
    ]);
    let names = [
        "annabella, reduce",
        "annabella, reduce and view",
        "annabella, a GameSession's update",
        "annabella, from UCI text",
        "shakmaty, from UCI text",
    ];
    print(title, "a move", &names, moves * passes, &times);
}

/// Lifted, released, and the clock pressed: three actions a move.
fn by_hand(games: &[Vec<String>]) {
    let actions: Vec<Vec<Action>> = games.iter().map(|game| handled(game)).collect();
    let count = actions.iter().map(Vec::len).sum::<usize>();
    let mut pass = || {
        each(PASSES, &actions, |game| {
            let mut state = started("new chess mode=strict clock=1000+5 press=manual");
            for (now, action) in (1..).map(|step| step * STEP).zip(game) {
                state = done(state, action.clone(), now);
            }
            black_box(state);
        });
    };
    let times = best_of_three(&mut [&mut pass]);
    let names = ["annabella, lift, release and press"];
    print("real games by hand", "an action", &names, count * PASSES, &times);
}

fn each<T>(passes: usize, games: &[T], play: impl Fn(&T)) {
    for _ in 0..passes {
        for game in games {
            play(game);
        }
    }
}

fn play(game: &[Action], look: impl Fn(&State, u64)) {
    play_all(game.iter().cloned(), look);
}

fn play_all(game: impl Iterator<Item = Action>, look: impl Fn(&State, u64)) {
    let mut state = started(SETUP);
    for (now, action) in (1..).map(|step| step * STEP).zip(game) {
        state = done(state, action, now);
        look(&state, now);
    }
    black_box(state);
}

/// What Kotlin and Swift would send.
fn crossing(game: &[Action]) -> Vec<GameAction> {
    game.iter()
        .map(|action| GameAction { by: action.by.into(), deed: action.deed.clone().into() })
        .collect()
}

/// The Rust half of what a call from Kotlin or Swift costs.
fn play_across(game: &[GameAction]) {
    let setup = parse_setup(SETUP.to_owned()).expect("a new game");
    let session = GameSession::create(setup, None, None, 0, 0, None).expect("a game");
    let start = GameAction { by: GameActor::Arbiter, deed: GameDeed::Start };
    session.dispatch(start, 0).expect("a game that is open");
    for (now, action) in (1..).map(|step| step * STEP).zip(game) {
        black_box(session.dispatch(action.clone(), now).expect("a game that is open"));
    }
}

fn started(line: &str) -> State {
    let game: NewGame = line.parse().expect("a new game");
    let state = State::new(game).expect("a new game");
    done(state, Action { by: Actor::Arbiter, deed: Deed::Start }, 0)
}

fn done(state: State, action: Action, now: u64) -> State {
    let (state, events) = reduce(state, action, now);
    let is_refused = matches!(black_box(&events).last(), Some(Event::Refused { .. }));
    assert!(!is_refused, "real games are legal");
    state
}

fn moves_of(game: &[String]) -> Vec<Action> {
    game.iter().zip(Side::ALL.into_iter().cycle()).map(move_of).collect()
}

fn move_of((text, by): (&String, Side)) -> Action {
    Action {
        by: Actor::Player(by),
        deed: Deed::Move(GameShape::from(GameKind::Chess).read_path(text).expect("two squares")),
    }
}

/// Without the last press, as the last move can end the game.
fn handled(game: &[String]) -> Vec<Action> {
    let mut actions = Vec::new();
    for Action { by, deed } in moves_of(game) {
        let Deed::Move(path) = deed else { continue };
        let asked = SquareMove::try_from(path).expect("two squares");
        let mut push = |deed| actions.push(Action { by, deed });
        push(Deed::Lift(asked.from));
        push(Deed::Release(asked.to));
        if let Some(role) = asked.promotion {
            push(Deed::Promote(role));
        }
        push(Deed::Press);
    }
    actions.pop();
    actions
}

/// Finds the legal move, writes it, makes it and asks for the outcome.
fn play_by_shakmaty(game: &[String]) {
    let mut position = shakmaty::Chess::default();
    let mut text = String::new();
    for uci in game {
        let uci: UciMove = uci.parse().expect("two squares");
        let mv = uci.to_move(&position).expect("real games are legal");
        text.clear();
        San::from_move(&position, mv).append_to_string(&mut text);
        position.play_unchecked(mv);
        let outcome = position.outcome();
        if position.is_check() {
            text.push(if outcome.is_known() { '#' } else { '+' });
        }
        black_box(&text);
    }
    black_box(position);
}

fn real_games() -> Vec<Vec<String>> {
    let mut reader = Reader::with_options(GAMES, Options::default());
    std::iter::from_fn(|| reader.next_game().expect("real games can be read"))
        .map(|game| game.mainline().map(|mv| uci::write(mv, Castling::Standard)).collect())
        .collect()
}

/// Knights that come back to where they were.
fn long_game() -> Vec<String> {
    let moves = ["g1f3", "g8f6", "b1c3", "b8c6", "f3g1", "f6g8", "c3b1", "c6b8"];
    moves.into_iter().cycle().take(2_000).map(str::to_owned).collect()
}

fn print(title: &str, unit: &str, names: &[&str], count: usize, times: &[Duration]) {
    println!("{title:<38}{unit:>10}{:>8}", if times.len() > 1 { "ratio" } else { "" });
    let peer = times[times.len() - 1].as_secs_f64();
    for (name, &time) in names.iter().zip(times) {
        let each = 1.0 / millions(count as u64, time);
        print!("{name:<38}{each:>10.3}");
        if times.len() > 1 {
            print!("{:>8.2}", peer / time.as_secs_f64());
        }
        println!();
    }
    println!();
}
