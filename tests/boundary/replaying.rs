//! Everything that happens in the transcripts crosses the boundary as it is.

use std::fs;

use annabella::arbiter::clock::write_time;
use annabella::ffi::{
    DrawClaim, EndingReason, GameAction, GameActor, GameEnding, GameEvent, GameSession, GameSetup,
    Happening, PlayerColor,
};
use annabella::games::chess::Square;
use annabella::games::chess::notation::SquareMove;
use annabella::session::{Action, DeedKind, NewGame, Reason, Ruling, State, reduce};

fn color(color: PlayerColor) -> &'static str {
    match color {
        PlayerColor::White => "white",
        PlayerColor::Black => "black",
    }
}

fn actor(actor: GameActor) -> &'static str {
    match actor {
        GameActor::White => "white",
        GameActor::Black => "black",
        GameActor::Arbiter => "arbiter",
        GameActor::Assistant => "assistant",
        GameActor::Clock => "clock",
        GameActor::Engine => "engine",
    }
}

fn ending(ending: &GameEnding) -> String {
    let result = match (ending.winner, ending.result.as_str()) {
        (Some(winner), _) => color(winner),
        (None, "0-0") => "both-lose",
        (None, "1/2-1/2") => "draw",
        (None, points) => points,
    };
    let reason = match ending.reason {
        EndingReason::Checkmate => "checkmate",
        EndingReason::Stalemate => "stalemate",
        EndingReason::DeadPosition => "dead",
        EndingReason::Resignation => "resignation",
        EndingReason::Flag => "flag",
        EndingReason::Agreement => "agreement",
        EndingReason::Repetition => "repetition",
        EndingReason::FiftyMoves => "fifty",
        EndingReason::Default => "default",
        EndingReason::Declared => "declared",
        EndingReason::IllegalMoves => "illegal-moves",
        EndingReason::Void => "void",
    };
    let undecided = if ending.is_undecided { " undecided" } else { "" };
    format!("ended {result} {reason}{undecided}")
}

/// The words of a transcript for what crossed the boundary.
fn text(event: &GameEvent) -> String {
    let square = |number: u8| Square::from_index(number);
    let mut text = match &event.what {
        Happening::Started => "started".to_owned(),
        Happening::Arrived { by } => format!("arrived {}", color(*by)),
        Happening::Lifted { by, square: at } => format!("lifted {} {}", color(*by), square(*at)),
        Happening::PutBack { by, square: at } => format!("put-back {} {}", color(*by), square(*at)),
        Happening::PromotionAsked { by, square: at } => {
            format!("promotion-asked {} {}", color(*by), square(*at))
        }
        Happening::Moved { played } => format!("moved {} {}", color(played.by), played.san),
        Happening::Adjusting { by } => format!("adjusting {}", color(*by)),
        Happening::Adjusted { by, square: at } => {
            format!("adjusted {} {}", color(*by), square(*at))
        }
        Happening::Touched { by, square: at } => format!("touched {} {}", color(*by), square(*at)),
        Happening::IllegalMove { by, squares, number, refusal } => {
            let squares = SquareMove::try_from(*squares).expect("they are on the board");
            format!("illegal-move {} {squares} number={number} {}", color(*by), refusal.code)
        }
        Happening::ClaimRejected { by, ground, announced } => {
            let ground = match ground {
                DrawClaim::Repetition => "repetition",
                DrawClaim::FiftyMoves => "fifty",
            };
            let announced = announced.as_ref().map(|san| format!(" announced={san}"));
            format!("claim-rejected {} {ground}{}", color(*by), announced.unwrap_or_default())
        }
        Happening::TimeGiven { to, time_ms } => {
            format!("time-given {} {}", color(*to), write_time(*time_ms))
        }
        Happening::ArbiterCalled { by, reason } => {
            format!("arbiter-called {} {}", color(*by), Reason::from(*reason).name())
        }
        Happening::Ruled { ruling } => format!("ruled {}", Ruling::from(*ruling)),
        Happening::Pressed { by } => format!("pressed {}", color(*by)),
        Happening::PeriodBegan { by, period } => format!("period {} {period}", color(*by)),
        Happening::FlagFell { by, period, is_out_of_time } => {
            let end = if *is_out_of_time { " out-of-time" } else { "" };
            format!("flag {} period={period}{end}", color(*by))
        }
        Happening::Offered { by } => format!("offered {}", color(*by)),
        Happening::Declined { by } => format!("declined {}", color(*by)),
        Happening::ResignationAsked { by } => format!("resignation-asked {}", color(*by)),
        Happening::ResignationCancelled { by } => format!("resignation-cancelled {}", color(*by)),
        Happening::TakenBack { plies } => format!("taken-back {plies}"),
        Happening::PlayedAgain { plies } => format!("played-again {plies}"),
        Happening::HintAsked { by } => format!("hint-asked {}", color(*by)),
        Happening::Suggested { san, .. } => format!("suggested {san}"),
        Happening::LevelChanged { color: of, level } => format!("level {} {level}", color(*of)),
        Happening::Paused { by } => format!("paused {}", actor(*by)),
        Happening::Continued { by } => format!("continued {}", actor(*by)),
        Happening::Ended { ending: how } => ending(how),
        Happening::Refused { by, deed, refusal } => {
            let deed = DeedKind::ALL[*deed as usize].name();
            format!("refused {} {deed} {}", actor(*by), refusal.code)
        }
    };
    if let Some(article) = &event.article {
        text = format!("{text} article={article}");
    }
    text
}

/// The cases of the transcripts: how each begins, and what is done.
fn cases() -> Vec<(NewGame, Vec<Action>)> {
    let mut cases: Vec<(NewGame, Vec<Action>)> = Vec::new();
    for folder in ["laws", "transcripts"] {
        let folder = format!("{}/tests/{folder}", env!("CARGO_MANIFEST_DIR"));
        for entry in fs::read_dir(folder).expect("the files are there") {
            let text = fs::read_to_string(entry.expect("a file").path()).expect("it can be read");
            let mut is_known = false;
            for line in text.lines() {
                if line.starts_with("new ") {
                    let setup = line.parse::<NewGame>().ok();
                    let setup = setup.filter(|setup| State::new(setup.clone()).is_ok());
                    is_known = setup.is_some();
                    cases.extend(setup.map(|setup| (setup, Vec::new())));
                } else if let Some(action) = action(line).filter(|_| is_known) {
                    cases.last_mut().expect("a case has begun").1.push(action);
                }
            }
        }
    }
    cases
}

/// `white > move e2e4`, perhaps with a time before it.
fn action(line: &str) -> Option<Action> {
    let (by, deed) = line.split_once(" > ")?;
    let by = by.split(' ').next_back()?;
    Some(Action { by: by.parse().ok()?, deed: deed.trim().parse().ok()? })
}

#[test]
fn every_event_of_the_transcripts_crosses_as_it_is() {
    let mut told = 0;
    for (setup, actions) in cases() {
        let crossing = GameSetup::from(&setup);
        let session = GameSession::create(crossing, None, None, 0, 0).expect("it begins");
        let mut state = State::new(setup).expect("it begins");
        for (now, action) in (0..).step_by(7_000).zip(actions) {
            let (next, events) = reduce(state, action, now);
            state = next;
            let crossing = GameAction { by: action.by.into(), deed: action.deed.into() };
            let update = session.dispatch(crossing, now).expect("it is open");
            let crossed: Vec<String> = update.events.iter().map(text).collect();
            let wanted: Vec<String> = events.iter().map(ToString::to_string).collect();
            assert_eq!(crossed, wanted, "{} {}", action.by, action.deed);
            assert_eq!(update.view.revision, state.revision());
            let faces = update.view.clocks.map(|clocks| {
                [clocks.white, clocks.black].map(|face| {
                    (face.left_ms, face.delay_left_ms, face.used_ms, face.moves, face.period)
                })
            });
            let wanted = state.clock_view(now).map(|clocks| {
                [clocks.white, clocks.black]
                    .map(|face| (face.left, face.delay_left, face.used, face.moves, face.period))
            });
            assert_eq!(faces, wanted, "{} {}", action.by, action.deed);
            assert_eq!(update.view.occurrences as usize, state.occurrences());
            told += events.len();
        }
    }
    assert!(told > 1_000, "only {told} events were told");
}
