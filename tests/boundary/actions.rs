use annabella::ffi::{
    GameAction, GameActor, GameDeed, GameError, GamePath, GameRefusal, GameSide, GameStrength,
    Happening, MoveKind, PieceKind, PlayedMove, action_text,
};
use annabella::games::GameKind;
use annabella::session::{Action, Claim, DeedKind, Reason};

use crate::{act, action, create, happened};

/// One of each kind, and of what they can be about.
const DEEDS: &[&str] = &[
    "adjust",
    "touch d5",
    "claim repetition b8g8",
    "claim fifty e7e8n",
    "claim cannot-win",
    "claim no-effort",
    "claim-flag",
    "claim-illegal",
    "claim-touch",
    "call piece",
    "call clock",
    "call board",
    "call settings",
    "call disturbance",
    "call help",
    "call unsaid",
    "call illegal-move",
    "call touch",
    "call conduct",
    "call other",
    "declare 1/2-0",
    "rule time white 5:00",
    "rule moves black 40",
    "rule give white 2:00",
    "rule give-opponent white 2:00",
    "rule take black 1:00",
    "rule warn white",
    "rule expel black",
    "rule restore 12",
    "rule next-period white",
    "rule reconstruct",
    "rule allow-draw",
    "rule swap-names",
    "rule agree",
    "rule postpone",
    "rule postpone-with-time",
    "rule reject",
    "rule lost-envelope",
    "rule lower-points white",
    "rule void",
    "start",
    "arrive",
    "explore a1",
    "lift h8",
    "release e4",
    "move e2e4",
    "move e7e8q",
    "move e7e8n",
    "promote queen",
    "promote rook",
    "promote bishop",
    "promote knight",
    "press",
    "offer",
    "accept",
    "decline",
    "claim repetition",
    "claim fifty",
    "resign",
    "confirm",
    "cancel",
    "undo",
    "redo",
    "hint",
    "suggest g1f3",
    "pause",
    "continue",
    "record e2e4",
    "record e7e8q",
    "sign",
    "opinion 0",
    "opinion -35",
    "opinion 2147483647",
    "adjourn",
    "adjourn tomorrow at 10, Elista \"II\"",
    "resume",
    "level white 1",
    "level black 12",
    "level black full 3",
    "level white full 0.25",
    "declare 1-0",
    "declare 0-1",
    "declare 1/2-1/2",
    "spoken",
    "correct",
    "repeat e2e4",
    "follow a7a8q",
    "peek",
    "send",
];

/// Nobody needs it to open for that.
fn envelope() -> String {
    "0123456789ab".repeat(20)
}

fn key() -> String {
    "89abcdef".repeat(8)
}

#[test]
fn every_deed_crosses_and_is_the_same() {
    let mut kinds = Vec::new();
    let secret = [format!("seal {}", envelope()), format!("open {}", key())];
    let others = secret.iter().map(String::as_str).chain(["tick"]);
    for text in DEEDS.iter().copied().chain(others) {
        for by in ["white", "black", "arbiter", "assistant", "clock", "engine", "correspondent"] {
            let crossing = action(by, text);
            let back = Action::try_from(crossing.clone()).expect("it makes sense");
            assert_eq!(
                (
                    back.by.name(GameKind::Chess),
                    back.deed.text(GameKind::Chess).to_string().as_str()
                ),
                (by, text)
            );
            assert_eq!(GameActor::from(back.by), crossing.by);
            assert_eq!(GameDeed::from(back.deed.clone()), crossing.deed);
            assert_eq!(action_text(GameKind::Chess, crossing, None), Ok(format!("{by} > {text}")));
            kinds.push(back.deed.kind());
        }
    }
    assert!(DeedKind::ALL.iter().all(|kind| kinds.contains(kind)), "a kind has no text above");
    let is_told = |text: String| DEEDS.contains(&text.as_str());
    assert!(Claim::ALL.iter().all(|claim| is_told(format!("claim {}", claim.name()))));
    assert!(Reason::ALL.iter().all(|reason| is_told(format!("call {}", reason.name()))));
}

#[test]
fn what_makes_no_sense_is_an_error_and_changes_nothing() {
    let session = create("new chess");
    let elsewhere = GamePath { points: vec![12, 64], becomes: None };
    let white = |deed| GameAction { by: GameActor::First, deed };
    for (wrong, reason) in [
        (GameDeed::Explore { square: 64 }, "there is no square 64, only 0 to 63"),
        (GameDeed::Lift { square: 255 }, "there is no square 255, only 0 to 63"),
        (
            GameDeed::SetLevel {
                side: GameSide::First,
                strength: GameStrength::Level { number: 0 },
            },
            "there is no level 0, only 1 to 12, or a rating of chess from 600 to 2400",
        ),
        (
            GameDeed::SetLevel {
                side: GameSide::First,
                strength: GameStrength::Level { number: 264 },
            },
            "there is no level 264, only 1 to 12, or a rating of chess from 600 to 2400",
        ),
        (
            GameDeed::Follow { path: elsewhere },
            "a move of chess has two points from 0 to 63, not [12, 64]",
        ),
        (
            GameDeed::Seal { envelope: "Kd2".to_owned() },
            "3 characters are not an envelope, which has 240 hexadecimal digits",
        ),
        (
            GameDeed::Seal { envelope: envelope().replace('b', "x") },
            "this is not an envelope: character 12 is no hexadecimal digit (0 to 9, a to f)",
        ),
        (
            GameDeed::Open { key: "a passphrase".to_owned() },
            "12 characters are not the key of an envelope, which has 64 hexadecimal digits",
        ),
    ] {
        let error = session.dispatch(white(wrong), 0).expect_err("it makes no sense");
        assert_eq!(error, GameError::BadInput { reason: reason.to_owned() });
    }
    for resumption in ["two\nlines".to_owned(), "a".repeat(201)] {
        let error = session.dispatch(white(GameDeed::Adjourn { resumption }), 0);
        let error = error.expect_err("it makes no sense").to_string();
        assert!(error.contains("at most 200 characters"), "{error}");
    }
    assert_eq!(session.view(0).expect("it is open").revision, 0);
}

/// What is kept has to be read again, so that no other path is repeated or written down.
#[test]
fn what_cannot_be_written_as_a_move_is_refused() {
    let over = |points: &[u16]| GamePath { points: points.to_vec(), becomes: None };
    let paths = [over(&[52, 64]), over(&[52]), over(&[]), over(&[52, 44, 36])];
    let blind = create("new chess blind=both");
    let by_hand = create("new chess mode=strict score=hand clock=90+30 blind=black");
    act(&by_hand, "arbiter", "start");
    for session in [&blind, &by_hand] {
        act(session, "white", "move e2e4");
        act(session, "white", "press");
    }
    for path in paths {
        for (session, by, deed) in [
            (&blind, GameActor::Second, GameDeed::Repeat { path: path.clone() }),
            (&by_hand, GameActor::Second, GameDeed::Repeat { path: path.clone() }),
            (&by_hand, GameActor::First, GameDeed::Record { path: path.clone() }),
        ] {
            let told = format!("{deed:?}");
            let update = session.dispatch(GameAction { by, deed }, 0).expect("it is open");
            let [event] = &update.events[..] else { panic!("{told}: {update:?}") };
            let Happening::Refused { refusal, .. } = &event.what else {
                panic!("{told}: {event:?}")
            };
            assert_eq!(refusal.code, "other-form", "{told}");
        }
    }
}

#[test]
fn what_cannot_be_is_an_event() {
    let session = create("new chess");
    let promotion = GamePath { points: vec![12, 28], becomes: Some(PieceKind::King) };
    let elsewhere = GamePath { points: vec![12, 64], becomes: None };
    let over_three = GamePath { points: vec![12, 20, 28], becomes: None };
    let many = GamePath { points: vec![12; 14], becomes: None };
    let error = session
        .dispatch(GameAction { by: GameActor::First, deed: GameDeed::Move { path: many } }, 0)
        .expect_err("no move has so many points");
    let reason = "a move has at most 13 points, not 14".to_owned();
    assert_eq!(error, GameError::BadInput { reason });
    for (wrong, code, article) in [
        (GameDeed::Move { path: elsewhere }, "other-form", None),
        (GameDeed::Move { path: over_three }, "other-form", None),
        (GameDeed::Move { path: promotion }, "no-promotion", Some("3.7.e")),
        (GameDeed::Promote { piece: PieceKind::King }, "no-promotion-here", None),
        (GameDeed::Redo, "nothing-to-redo", None),
    ] {
        let by = GameActor::First;
        let update = session.dispatch(GameAction { by, deed: wrong }, 0).expect("it is open");
        let [event] = &update.events[..] else { panic!("{update:?}") };
        let Happening::Refused { refusal: GameRefusal { code: told, reason }, .. } = &event.what
        else {
            panic!("{event:?}")
        };
        assert_eq!((told.as_str(), event.article.as_deref()), (code, article), "{reason}");
        assert!(!reason.is_empty());
        assert_eq!(update.view.revision, 0);
    }
}

#[test]
fn an_update_tells_what_happened() {
    let session = create("new chess");
    act(&session, "white", "move e2e4");
    act(&session, "black", "move d7d5");
    let update = act(&session, "white", "move e4d5");
    assert_eq!(
        happened(&update),
        [Happening::Moved {
            played: PlayedMove {
                by: GameSide::First,
                path: GamePath { points: vec![28, 35], becomes: None },
                kind: MoveKind::Plain,
                notation: "exd5".to_owned(),
                is_capture: true,
                is_alarm: false,
            }
        }]
    );
    assert_eq!((update.view.revision, update.view.plies), (3, 3));
    assert_eq!((update.not_saved, update.cannot_think), (None, None));
    let asked = act(&session, "black", "resign");
    assert_eq!(happened(&asked), [Happening::ResignationAsked { by: GameSide::Second }]);
    assert!(asked.view.second.is_resigning && !asked.view.first.is_resigning);
}
