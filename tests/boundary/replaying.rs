//! Everything that happens in the transcripts crosses the boundary as it is.

use annabella::arbiter::clock::write_time;
use annabella::ffi::{
    DrawClaim, EndingReason, GameAction, GameActor, GameEnding, GameEvent, GamePath, GameSession,
    GameSetup, GameSide, GameStrength, Happening,
};
use annabella::games::chess::notation::{self, SquareMove};
use annabella::games::chess::{Bitboard, Square};
use annabella::games::{GameKind, GameShape, Path, Side, Winnability};
use annabella::session::{Claim, DeedKind, Ending, Event, Points, Ruling, Verdict};

use super::stage;

fn actor(actor: GameActor, kind: GameKind) -> &'static str {
    match actor {
        GameActor::First => kind.side_name(GameSide::First),
        GameActor::Second => kind.side_name(GameSide::Second),
        GameActor::Arbiter => "arbiter",
        GameActor::Assistant => "assistant",
        GameActor::Clock => "clock",
        GameActor::Engine => "engine",
        GameActor::Correspondent => "correspondent",
    }
}

fn ending(ending: &GameEnding, kind: GameKind) -> String {
    let result = match (ending.winner, ending.result.as_str()) {
        (Some(winner), _) => kind.side_name(winner),
        (None, "0-0") => "both-lose",
        (None, "1/2-1/2") => "draw",
        (None, points) => points,
    };
    let reason = match ending.reason {
        EndingReason::Checkmate => "checkmate",
        EndingReason::Stalemate => "stalemate",
        EndingReason::DeadPosition => "dead",
        EndingReason::NoMoves => "no-moves",
        EndingReason::Target => "target",
        EndingReason::Passed => "passed",
        EndingReason::Resignation => "resignation",
        EndingReason::Flag => "flag",
        EndingReason::Agreement => "agreement",
        EndingReason::Repetition => "repetition",
        EndingReason::FiftyMoves => "fifty",
        EndingReason::Default => "default",
        EndingReason::Declared => "declared",
        EndingReason::IllegalMoves => "illegal-moves",
        EndingReason::Void => "void",
        EndingReason::IllegalBlitzMove => "illegal-move",
        EndingReason::SealedMove => "sealed-move",
        EndingReason::BothFlags => "both-flags",
        EndingReason::CannotWin => "cannot-win",
        EndingReason::NoEffort => "no-effort",
        EndingReason::AutomaticRepetition => "automatic-repetition",
        EndingReason::AutomaticQuietMoves => "automatic-quiet-moves",
        EndingReason::Referred => "referred",
        EndingReason::Late => "late",
        EndingReason::Forfeit => "forfeit",
    };
    let undecided = if ending.is_undecided { " undecided" } else { "" };
    format!("ended {result} {reason}{undecided}")
}

fn claim(ground: DrawClaim) -> &'static str {
    match ground {
        DrawClaim::Repetition => "repetition",
        DrawClaim::FiftyMoves => "fifty",
        DrawClaim::CannotWin => "cannot-win",
        DrawClaim::NoEffort => "no-effort",
    }
}

/// The words of a transcript for what crossed the boundary.
fn strength(strength: GameStrength) -> String {
    match strength {
        GameStrength::Level { number } => number.to_string(),
        GameStrength::Full { move_ms } => format!("full {}", move_ms / 1_000),
    }
}

#[expect(clippy::too_many_lines, reason = "a line or two for each event")]
fn text(event: &GameEvent, shape: GameShape) -> String {
    let kind = shape.kind;
    let color = |side: GameSide| kind.side_name(side);
    let moved = |path: &GamePath| {
        let path = Path::try_from(path.clone()).expect("it is no longer than any path");
        shape.write_path(path).to_string()
    };
    let square = |number: u8| Square::from_index(number);
    let mut text = match &event.what {
        Happening::Started => "started".to_owned(),
        Happening::Arrived { by } => format!("arrived {}", color(*by)),
        Happening::Lifted { by, square: at } => format!("lifted {} {}", color(*by), square(*at)),
        Happening::PutBack { by, square: at } => format!("put-back {} {}", color(*by), square(*at)),
        Happening::PromotionAsked { by, square: at } => {
            format!("promotion-asked {} {}", color(*by), square(*at))
        }
        Happening::Moved { played } => format!("moved {} {}", color(played.by), played.notation),
        Happening::Adjusting { by, squares } => {
            let names = Bitboard(*squares).into_iter().map(|at| at.to_string());
            let words: Vec<String> = [color(*by).to_owned()].into_iter().chain(names).collect();
            format!("adjusting {}", words.join(" "))
        }
        Happening::Adjusted { by, square: at } => {
            format!("adjusted {} {}", color(*by), square(*at))
        }
        Happening::Touched { by, square: at } => format!("touched {} {}", color(*by), square(*at)),
        Happening::IllegalMove { by, path, number, refusal } => {
            let squares = moved(path);
            format!("illegal-move {} {squares} number={number} {}", color(*by), refusal.code)
        }
        Happening::ClaimRejected { by, ground, announced } => {
            let announced = announced.as_ref().map(|san| format!(" announced={san}"));
            let (by, ground) = (color(*by), claim(*ground));
            format!("claim-rejected {by} {ground}{}", announced.unwrap_or_default())
        }
        Happening::TakenOut { by, square: at } => {
            format!("taken-out {} {}", color(*by), square(*at))
        }
        Happening::Placed { by, path } => format!("placed {} {}", color(*by), moved(path)),
        Happening::Announced { by, path, is_correction } => {
            let again = if *is_correction { " correction" } else { "" };
            format!("announced {} {}{again}", color(*by), moved(path))
        }
        Happening::Spoken { by } => format!("spoken {}", color(*by)),
        Happening::Corrected { by } => format!("corrected {}", color(*by)),
        Happening::Repeated { by, path } => {
            format!("repeated {} {}", color(*by), moved(path))
        }
        Happening::WronglyRepeated { by, said, path } => {
            let (said, squares) = (moved(said), moved(path));
            format!("wrongly-repeated {} {said} move={squares}", color(*by))
        }
        Happening::Followed { by, path } => {
            format!("followed {} {}", color(*by), moved(path))
        }
        Happening::BoardSetRight { of } => format!("board-set-right {}", color(*of)),
        Happening::SheetsDiffer { number } => format!("sheets-differ {number}"),
        Happening::Peeked { by, number } => format!("peeked {} {number}", color(*by)),
        Happening::Answered { by } => format!("answered {}", color(*by)),
        Happening::AnswerSealed { by } => format!("answer-sealed {}", color(*by)),
        Happening::FlagDown { by } => format!("flag-down {}", color(*by)),
        Happening::TouchBroken { by } => format!("touch-broken {}", color(*by)),
        Happening::Retracted { by, plies: 1 } => format!("retracted {}", color(*by)),
        Happening::Retracted { by, plies } => format!("retracted {} plies={plies}", color(*by)),
        Happening::CorrectionProposed { by, ply, path } => {
            format!("correction-proposed {} {} ply={ply}", color(*by), moved(path))
        }
        Happening::IllegalIntention { by, path, refusal } => {
            format!("illegal-intention {} {} {}", color(*by), moved(path), refusal.code)
        }
        Happening::QuickplayClaimed { by, ground } => {
            format!("quickplay-claimed {} {}", color(*by), claim(*ground))
        }
        Happening::RecordNotRequired { by } => format!("record-not-required {}", color(*by)),
        Happening::Recorded { by, number } => format!("recorded {} {number}", color(*by)),
        Happening::Signed { by } => format!("signed {}", color(*by)),
        Happening::SessionOver => "session-over".to_owned(),
        Happening::Sealing { by } => format!("sealing {}", color(*by)),
        Happening::Sealed { by } => format!("sealed {}", color(*by)),
        Happening::Adjourned { by } => format!("adjourned {}", color(*by)),
        Happening::Resumed => "resumed".to_owned(),
        Happening::Opened { by, text } => format!("opened {} {text:?}", color(*by)),
        Happening::TimeGiven { to, time_ms } => {
            format!("time-given {} {}", color(*to), write_time(*time_ms))
        }
        Happening::ArbiterCalled { by, reason } => {
            format!("arbiter-called {} {}", color(*by), reason.name())
        }
        Happening::Ruled { ruling } => {
            format!("ruled {}", Ruling::try_from(ruling.clone()).unwrap().text(kind))
        }
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
        Happening::Suggested { notation, .. } => format!("suggested {notation}"),
        Happening::LevelChanged { side: of, strength: set } => {
            format!("level {} {}", color(*of), strength(*set))
        }
        Happening::Sent { by } => format!("sent {}", color(*by)),
        Happening::Paused { by } => format!("paused {}", actor(*by, kind)),
        Happening::Continued { by } => format!("continued {}", actor(*by, kind)),
        Happening::Ended { ending: how } => ending(how, kind),
        Happening::Refused { by, deed, refusal } => {
            let deed = DeedKind::ALL[*deed as usize].name();
            format!("refused {} {deed} {}", actor(*by, kind), refusal.code)
        }
    };
    if let Some(article) = &event.article {
        text = format!("{text} article={article}");
    }
    text
}

#[test]
fn every_event_of_the_transcripts_crosses_as_it_is() {
    let mut told = 0;
    for script in stage::scripts() {
        let mut session = None;
        stage::play_steps(&script.text, |step| {
            let Some(action) = step.action else {
                let setup = GameSetup::from(step.state.setup());
                let begun = GameSession::create(setup, None, None, 0, 0, None);
                session = Some(begun.expect("it begins"));
                return;
            };
            let said = format!("{}: {}", script.name, step.line);
            let state = step.state;
            let session = session.as_ref().expect("a game has begun");
            let crossing = GameAction { by: action.by.into(), deed: action.deed.clone().into() };
            let update = session.dispatch(crossing, step.time).expect("it is open");
            let crossed: Vec<String> =
                update.events.iter().map(|event| text(event, state.shape())).collect();
            let wanted: Vec<String> =
                step.events.iter().map(|event| event.text(state.shape()).to_string()).collect();
            assert_eq!(crossed, wanted, "{said}");
            assert_eq!(update.view.revision, state.revision());
            let faces = update.view.clocks.map(|clocks| {
                [clocks.first, clocks.second].map(|face| {
                    (face.left_ms, face.delay_left_ms, face.used_ms, face.moves, face.period)
                })
            });
            let wanted = state.clock_view(step.time).map(|clocks| {
                [clocks.first, clocks.second]
                    .map(|face| (face.left, face.delay_left, face.used, face.moves, face.period))
            });
            assert_eq!(faces, wanted, "{said}");
            assert_eq!(update.view.occurrences as usize, state.occurrences());
            told += step.events.len();
        });
    }
    assert!(told > 1_000, "only {told} events were told");
}

#[test]
fn every_ending_crosses_as_it_is() {
    let (by, fallen) = (Side::Second, Side::First);
    let late = |first, second| Ending::Late { first, second };
    let mut endings = vec![
        Ending::Checkmate { winner: by },
        Ending::Stalemate,
        Ending::DeadPosition,
        Ending::Resignation { by },
        Ending::BothFlags,
        Ending::Agreement { winner: None },
        Ending::Automatic(Claim::Repetition),
        Ending::Automatic(Claim::FiftyMoves),
        Ending::AutomaticByAgreement(Claim::Repetition),
        Ending::Referred { by, claim: Claim::NoEffort },
        Ending::Default { first: true, second: false },
        Ending::Forfeit { first: false, second: true },
        Ending::Forfeit { first: true, second: true },
        late(true, false),
        late(false, true),
        late(true, true),
        Ending::Declared(Verdict { first: Points::Half, second: Points::Zero }),
        Ending::Void,
    ];
    endings.extend(Claim::ALL.map(Ending::Claimed));
    for can_mate in [Winnability::Winnable, Winnability::Unwinnable, Winnability::Undecided] {
        endings.extend([
            Ending::Flag { fallen, can_mate },
            Ending::IllegalMove { by, can_mate },
            Ending::IllegalBlitzMove { by, can_mate },
            Ending::SealedMove { by, can_mate },
        ]);
    }
    for event in endings.into_iter().map(|ending| Event::Ended { ending }) {
        assert_eq!(
            text(&GameEvent::of(&event, GameKind::Chess), GameKind::Chess.into()),
            event.text(GameKind::Chess).to_string()
        );
    }
}

#[test]
fn what_happens_only_in_strict_games_crosses_as_it_is() {
    let by = Side::Second;
    let words = "Kd2 \"or so\" \u{2654}".to_owned();
    let squares: SquareMove = "a2a1n".parse().unwrap();
    for event in [
        Event::FlagDown { by },
        Event::TouchBroken { by },
        Event::Retracted { by, plies: 1 },
        Event::Retracted { by, plies: 4 },
        Event::CorrectionProposed { by, ply: 7, squares },
        Event::IllegalIntention { by, squares, refusal: notation::Refusal::NullMove },
        Event::Adjusting { by, squares: [Square::E4, Square::A1].into_iter().collect() },
        Event::QuickplayClaimed { by, claim: Claim::CannotWin },
        Event::RecordNotRequired { by },
        Event::Recorded { by, number: 17 },
        Event::Signed { by },
        Event::SessionOver,
        Event::Sealing { by },
        Event::Sealed { by },
        Event::Adjourned { by },
        Event::Resumed,
        Event::Opened { by, text: words },
        Event::TakenOut { by, square: Square::E4 },
        Event::Placed { by, squares },
        Event::Announced { by, path: squares.into(), is_correction: true },
        Event::Spoken { by },
        Event::Corrected { by },
        Event::Repeated { by, path: squares.into() },
        Event::WronglyRepeated { by, said: squares.into(), path: squares.into() },
        Event::Followed { by, squares },
        Event::BoardSetRight { of: by },
        Event::SheetsDiffer { number: 3 },
        Event::Peeked { by, number: 2 },
    ] {
        assert_eq!(
            text(&GameEvent::of(&event, GameKind::Chess), GameKind::Chess.into()),
            event.text(GameKind::Chess).to_string()
        );
    }
}
