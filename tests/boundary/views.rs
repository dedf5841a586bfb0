use super::unpacked::{Packed, unpacked};
use annabella::ffi::{
    DeedKind, DrawClaim, EndingReason, EnvelopeState, GameAction, GameActor, GameAdjournment,
    GameDeed, GameEnding, GameError, GameHint, GamePath, GamePhase, GameSession, GameSide,
    GameTurn, GameUpdate, GameView, Happening, PieceKind, QuickplayClaim,
};
use annabella::games::chess::{MoveKind, Position, Role, Square};
use annabella::session::NewGame;

use crate::{act, action, create, create_heard, happened, listener, wait};

/// The same numbers in other words.
fn board_text(view: &GameView) -> String {
    assert_eq!(view.board.len(), 64);
    let letter = |&byte: &u8| match byte {
        0 => '.',
        1..=6 => ['P', 'N', 'B', 'R', 'Q', 'K'][usize::from(byte) - 1],
        9..=14 => ['p', 'n', 'b', 'r', 'q', 'k'][usize::from(byte) - 9],
        _ => panic!("{byte} is no piece"),
    };
    let ranks = view.board.chunks(8).rev();
    ranks.map(|rank| rank.iter().map(letter).collect::<String>()).collect::<Vec<_>>().join("/")
}

fn position_text(position: &Position) -> String {
    let letter = |square| match position.piece_at(square) {
        None => '.',
        Some(piece) => piece.to_char(),
    };
    let rank = |rank: u8| (0..8).map(|file| letter(Square::from_index(rank * 8 + file))).collect();
    (0..8).rev().map(rank).collect::<Vec<String>>().join("/")
}

const POSITIONS: [&str; 6] = [
    "new chess",
    "new chess fen=\"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1\"",
    "new chess fen=\"8/2p5/3p4/KP5r/1R3pPk/8/4P3/8 b - g3 0 1\"",
    "new chess fen=\"n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1\"",
    "new chess fen=\"rnbqkb1r/ppppp1pp/7n/4Pp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3\"",
    "new chess960 fen=\"2r1kr2/8/8/8/8/8/8/1R2K1R1 w GBfc - 0 1\"",
];

#[test]
fn the_board_and_its_legal_moves_are_those_of_the_position() {
    for line in POSITIONS {
        let session = create(line);
        let position = line.parse::<NewGame>().expect("a new game").position;
        let position = position.chess().expect("chess");
        let view = session.view(0).expect("it is open");
        assert_eq!(board_text(&view), position_text(position), "{line}");
        let packed = unpacked(&view.legal_moves);
        assert_eq!(packed.len(), position.legal_moves().len(), "{line}");
        for (mv, Packed { does: kind, points, .. }) in
            position.legal_moves().into_iter().zip(packed)
        {
            let wanted = [mv.from(), mv.to()].map(|square| square.index() as u16);
            assert_eq!(points, wanted, "{line}");
            let is_right = match kind {
                0 => mv.kind() == MoveKind::Normal,
                1 => mv.kind() == MoveKind::EnPassant,
                2 => mv.kind() == MoveKind::Castle,
                3 => mv.kind() == MoveKind::Promotion(Role::Knight),
                4 => mv.kind() == MoveKind::Promotion(Role::Bishop),
                5 => mv.kind() == MoveKind::Promotion(Role::Rook),
                6 => mv.kind() == MoveKind::Promotion(Role::Queen),
                _ => false,
            };
            assert!(is_right, "{line}: {mv:?} is packed as {kind}");
        }
    }
}

/// As an app does it: from the bytes to an action.
#[test]
fn every_packed_move_can_be_made() {
    for line in POSITIONS {
        let view = create(line).view(0).expect("it is open");
        for mv in unpacked(&view.legal_moves) {
            let becomes = match mv.does {
                3 => Some(PieceKind::Knight),
                4 => Some(PieceKind::Bishop),
                5 => Some(PieceKind::Rook),
                6 => Some(PieceKind::Queen),
                _ => None,
            };
            let path = GamePath { points: mv.points.clone(), becomes };
            let by = match view.turn {
                GameSide::First => GameActor::First,
                GameSide::Second => GameActor::Second,
            };
            let action = GameAction { by, deed: GameDeed::Move { path } };
            let update = create(line).dispatch(action, 0).expect("it is open");
            let made = &happened(&update)[0];
            assert!(matches!(made, Happening::Moved { .. }), "{line} {mv:?}: {made:?}");
            assert_eq!(update.view.plies, view.plies + 1);
            assert_eq!(unpacked(&update.view.last_move), std::slice::from_ref(&mv));
            let stands = update.view.board[usize::from(mv.arrival)];
            let went = view.board[usize::from(mv.points[0])];
            let becomes = if becomes.is_some() { mv.does - 1 + went / 8 * 8 } else { went };
            assert_eq!(stands, becomes, "{line} {mv:?}");
        }
    }
}

fn phase(session: &GameSession) -> GamePhase {
    session.view(0).expect("it is open").phase
}

#[test]
fn each_phase_is_told() {
    let session = create("new chess clock=5 press=manual fen=\"7k/4P3/8/8/8/8/8/K7 w - - 0 1\"");
    assert_eq!(phase(&session), GamePhase::Waiting);
    act(&session, "white", "start");
    assert_eq!(phase(&session), GamePhase::Playing { turn: GameTurn::Thinking });
    act(&session, "white", "lift e7");
    let holding = GameTurn::Holding { from: 52 };
    assert_eq!(phase(&session), GamePhase::Playing { turn: holding.clone() });
    act(&session, "white", "pause");
    assert_eq!(phase(&session), GamePhase::Paused { turn: holding });
    assert_eq!(session.view(0).expect("it is open").legal_moves, [0; 0]);
    act(&session, "white", "continue");
    act(&session, "white", "release e8");
    let promoting = GameTurn::Promoting { from: 52, to: 60 };
    assert_eq!(phase(&session), GamePhase::Playing { turn: promoting });
    act(&session, "white", "promote queen");
    assert_eq!(phase(&session), GamePhase::Playing { turn: GameTurn::ToPress });
    act(&session, "white", "press");
    assert_eq!(session.view(0).expect("it is open").alarms, [63]);
    act(&session, "black", "resign");
    act(&session, "black", "confirm");
    let reason = EndingReason::Resignation;
    let ending = GameEnding {
        winner: Some(GameSide::First),
        result: "1-0".to_owned(),
        reason,
        is_undecided: false,
    };
    assert_eq!(phase(&session), GamePhase::Over { ending });
}

#[test]
fn what_a_player_may_is_one_bit_for_each_deed() {
    let session = create("new chess");
    act(&session, "white", "move e2e4");
    let view = act(&session, "black", "offer").view;
    let named = |bits: u64, kinds: &[DeedKind]| {
        let wanted = kinds.iter().fold(0, |bits, &kind| bits | 1 << kind as u32);
        assert_eq!(bits, wanted, "{bits:#b}, wanted {wanted:#b} for {kinds:?}");
    };
    let common = [
        DeedKind::Explore,
        DeedKind::Resign,
        DeedKind::Undo,
        DeedKind::Pause,
        DeedKind::Adjourn,
        DeedKind::Tick,
    ];
    named(
        view.first.may,
        &[&common[..], &[DeedKind::Offer, DeedKind::Accept, DeedKind::Decline]].concat(),
    );
    let on_move = [DeedKind::Lift, DeedKind::Move, DeedKind::Claim, DeedKind::Hint];
    named(view.second.may, &[&common[..], &on_move].concat());
    assert_eq!(view.offer, Some(GameSide::Second));
}

#[test]
fn the_clock_is_told_for_the_moment_that_was_asked() {
    let session = create("new chess clock=2/5+3,1");
    act(&session, "white", "start");
    act(&session, "white", "move e2e4");
    let view = session.view(2_500).expect("it is open");
    let clocks = view.clocks.expect("there is a clock");
    assert_eq!((clocks.running, view.as_of_ms), (Some(GameSide::Second), 2_500));
    assert_eq!(clocks.first.left_ms, Some(303_000), "three seconds for each move");
    assert_eq!((clocks.second.left_ms, clocks.second.used_ms), (Some(297_500), 2_500));
    assert_eq!((clocks.first.moves, clocks.first.moves_to_go), (1, Some(1)));
    assert_eq!(view.next_moment_ms, Some(300_000));
    assert_eq!(create("new chess").view(0).expect("it is open").clocks, None);
    let tick = session.dispatch(action("clock", "tick"), 5_000).expect("it is open");
    assert_eq!(tick.view.as_of_ms, 5_000);
    act(&session, "black", "move e7e5");
    assert_eq!(session.view(0).expect("it is open").as_of_ms, 0, "nothing has happened since");
}

#[test]
fn time_does_not_go_back_behind_what_happened() {
    let session = create("new chess clock=5");
    session.dispatch(action("white", "start"), 10_000).expect("it is open");
    assert_eq!(session.view(4_000).expect("it is open").as_of_ms, 10_000);
}

#[test]
fn a_game_without_a_clock_tells_when_it_begins() {
    let session = create("new chess begins=0:01 default-time=0:02");
    let view = session.view(0).expect("it is open");
    assert_eq!((view.clocks, view.next_moment_ms), (None, Some(1_000)));
    let begun = session.dispatch(action("clock", "tick"), 1_000).expect("it is open");
    assert_eq!(happened(&begun), [Happening::Started]);
    assert_eq!(begun.view.next_moment_ms, Some(3_001));
}

#[test]
fn a_hint_is_asked_found_and_shown() {
    let (listener, heard) = listener(Ok(()));
    let session = create_heard("new chess", Some(listener));
    assert_eq!(act(&session, "white", "hint").view.hint, GameHint::Asked);
    wait(&heard);
    let update = session.collect(0).expect("it is open").expect("it was found");
    let GameHint::Given { path } = &update.view.hint else { panic!("{update:?}") };
    let mut legal = unpacked(&update.view.legal_moves).into_iter();
    assert!(legal.any(|mv| mv.points == path.points), "{path:?}");
    let told = happened(&update);
    assert!(matches!(&told[0], Happening::Suggested { path: said, .. } if said == path));
}

const ENVELOPE: GameAdjournment = GameAdjournment {
    fen: String::new(),
    first_used_ms: 0,
    second_used_ms: 7_000,
    sealed_by: GameSide::Second,
    move_number: 1,
    offer: Some(GameSide::Second),
    resumption: String::new(),
    envelope: EnvelopeState::Closed,
};

/// After 1.e4, with the move that Black seals.
fn adjourned(seal: impl Fn(&GameSession)) -> std::sync::Arc<GameSession> {
    let session = create("new chess mode=strict clock=60");
    act(&session, "arbiter", "start");
    act(&session, "white", "move e2e4");
    let at = |by, deed| session.dispatch(action(by, deed), 7_000).expect("the game is open");
    at("arbiter", "adjourn Monday, \"Odd\"");
    let sealing = |is_sealed| GamePhase::Playing { turn: GameTurn::Sealing { is_sealed } };
    assert_eq!(phase(&session), sealing(false));
    at("black", "offer");
    seal(&session);
    assert_eq!(phase(&session), sealing(true));
    at("black", "press");
    assert_eq!(phase(&session), GamePhase::Adjourned);
    session
}

fn sealed(session: &GameSession) {
    let (text, passphrase) = ("e7-e5".to_owned(), "a walk in Elista".to_owned());
    session.seal_move(GameActor::Second, text, passphrase, 7_000).expect("it is sealed");
}

#[test]
fn an_adjourned_game_is_told_with_what_stands_on_the_envelope() {
    let fen = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1".to_owned();
    let resumption = "Monday, \"Odd\"".to_owned();
    let wanted = GameAdjournment { fen, resumption, ..ENVELOPE };
    let shown = |session: &GameSession| session.view(7_000).expect("it is open").adjournment;
    let session = adjourned(sealed);
    assert_eq!(shown(&session), Some(wanted.clone()));
    act(&session, "arbiter", "rule lost-envelope");
    let lost = EnvelopeState::Lost;
    assert_eq!(shown(&session), Some(GameAdjournment { envelope: lost, ..wanted.clone() }));
    let session = adjourned(|session| drop(act(session, "black", "move e7e5")));
    let on_board = EnvelopeState::OnBoard;
    assert_eq!(shown(&session), Some(GameAdjournment { envelope: on_board, ..wanted }));
}

#[test]
fn an_envelope_opens_with_its_passphrase_only() {
    let open = |session: &GameSession, passphrase: &str| -> Result<GameUpdate, GameError> {
        session.open_sealed_move(GameActor::Arbiter, passphrase.to_owned(), 8_000)
    };
    let nothing = happened(&open(&create("new chess"), "a walk in Elista").expect("it is open"));
    assert!(
        matches!(&nothing[0], Happening::Refused { refusal, .. } if refusal.code == "not-adjourned")
    );
    let session = adjourned(sealed);
    act(&session, "arbiter", "resume");
    assert_eq!(phase(&session), GamePhase::Resumed);
    act(&session, "white", "arrive");
    act(&session, "black", "arrive");
    let refused = happened(&open(&session, "a walk in Dresden").expect("it is open"));
    assert!(
        matches!(&refused[0], Happening::Refused { refusal, .. } if refusal.code == "wrong-key")
    );
    let update = open(&session, "a walk in Elista").expect("it is open");
    let told = happened(&update);
    let (by, text) = (GameSide::Second, "e7-e5".to_owned());
    assert_eq!(told[0], Happening::Opened { by, text });
    assert!(matches!(&told[1], Happening::Moved { played } if played.notation == "e5"));
    assert_eq!((update.view.adjournment, update.view.plies), (None, 2));
}

#[test]
fn what_cannot_be_sealed_says_why_and_changes_nothing() {
    let session = create("new chess");
    act(&session, "white", "adjourn");
    let before = session.view(0).expect("it is open");
    for (text, passphrase, part) in [
        ("Ke2", "a walk", "exactly one legal move"),
        ("hippo", "a walk", "not written like a move"),
        ("e4", " ", "the passphrase is empty"),
        ("e4", &"a".repeat(1_025), "at most 1024"),
    ] {
        let (by, text) = (GameActor::First, text.to_owned());
        let error = session.seal_move(by, text, passphrase.to_owned(), 0);
        let error = error.expect_err("it is not sealed").to_string();
        assert!(error.contains(part) && !error.contains("e4"), "{error}");
    }
    assert_eq!(session.view(0).expect("it is open"), before);
}

#[test]
fn a_claim_that_waits_and_who_has_signed_is_told() {
    let session = create("new chess mode=strict clock=1:30");
    act(&session, "arbiter", "start");
    let view = act(&session, "white", "claim no-effort").view;
    let claim = QuickplayClaim { by: GameSide::First, ground: DrawClaim::NoEffort };
    assert_eq!(view.quickplay_claim, Some(claim));
    let view = act(&session, "arbiter", "rule agree").view;
    assert_eq!(
        (view.quickplay_claim, view.first.has_signed, view.second.has_signed),
        (None, false, false)
    );
    let view = act(&session, "black", "sign").view;
    assert_eq!((view.first.has_signed, view.second.has_signed), (false, true));
}

#[test]
fn names_change_sides_when_the_arbiter_rules_so() {
    let session = create("new chess mode=strict white-name=\"Ann\" black-name=\"Bob\"");
    let names = || {
        [GameSide::First, GameSide::Second]
            .map(|color| session.player_name(color).expect("it is open"))
    };
    assert_eq!(names(), ["Ann", "Bob"]);
    act(&session, "arbiter", "rule swap-names");
    assert_eq!(names(), ["Bob", "Ann"]);
}

#[test]
fn a_view_tells_what_each_side_has_taken_and_who_leads() {
    let told = |line: &str, moves: &[&str]| {
        let session = create(line);
        for (index, mv) in moves.iter().enumerate() {
            act(&session, ["white", "black"][index % 2], &format!("move {mv}"));
        }
        let view = session.view(0).expect("it is open");
        (view.first.taken, view.second.taken, view.lead)
    };
    assert_eq!(told("new chess", &[]), (vec![], vec![], 0));
    let trade = ["e2e4", "d7d5", "e4d5", "d8d5", "b1c3", "d5c4", "f1c4"];
    assert_eq!(told("new chess", &trade), (vec![13, 9], vec![1], 9));
    let behind = "new chess fen=\"4k3/8/8/8/3p4/4N3/4P3/4K3 b - - 0 1\"";
    assert_eq!(told(behind, &[]), (vec![], vec![], 3));
    let session = create(behind);
    act(&session, "black", "move d4e3");
    let view = session.view(0).expect("it is open");
    // what was missing at the start was not taken
    assert_eq!((view.first.taken, view.second.taken, view.lead), (vec![], vec![2], 0));
}

#[test]
fn a_pawn_that_became_a_piece_was_not_taken() {
    let session = create("new chess fen=\"1r2k3/P7/8/8/8/8/8/4K3 w - - 0 1\"");
    act(&session, "white", "move a7b8q");
    let view = session.view(0).expect("it is open");
    assert_eq!((view.first.taken, view.second.taken, view.lead), (vec![12], vec![], 9));
    let session = create("new chess fen=\"1r2k3/P7/8/8/8/8/8/4K3 w - - 0 1\"");
    act(&session, "white", "move a7a8q");
    act(&session, "black", "move b8a8");
    let view = session.view(0).expect("it is open");
    // the queen that is taken was a pawn
    assert_eq!((view.first.taken, view.second.taken, view.lead), (vec![], vec![1], -5));
}

#[test]
fn what_was_touched_and_binds_is_told() {
    const NOTHING: [u8; 0] = [];
    let touched = |line: &str, deeds: &[&str]| {
        let session = create(line);
        for deed in deeds {
            act(&session, "white", deed);
        }
        session.view(0).expect("it is open").touched
    };
    let strict = |fen: &str| format!("new chess mode=strict fen=\"{fen} - 0 1\"");
    assert_eq!(touched("new chess mode=strict", &["touch b1", "touch f1"]), [1]);
    assert_eq!(touched("new chess mode=strict", &["lift b1"]), [1]);
    assert_eq!(touched("new chess mode=strict", &["touch a1"]), NOTHING);
    assert_eq!(touched("new chess mode=strict", &["touch b1", "move b1c3"]), NOTHING);
    assert_eq!(touched("new chess", &["touch b1"]), NOTHING);
    let capture = strict("4k3/8/8/3p4/4P3/2N5/8/4K3 w -");
    assert_eq!(touched(&capture, &["touch d5"]), [35]);
    assert_eq!(touched(&capture, &["touch d5", "touch e4"]), [28, 35]);
    let castling = strict("4k3/8/8/8/8/8/8/R3K2R w KQ");
    assert_eq!(touched(&castling, &["touch e1", "touch a1"]), [0, 4]);
    assert_eq!(touched(&castling, &["touch h1", "touch e1"]), [7]);
    let barred = strict("4k3/8/8/8/8/8/5r2/R3K2R w KQ");
    assert_eq!(touched(&barred, &["touch e1", "touch h1"]), [4]);
    let passed = "new chess mode=strict fen=\"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1\"";
    assert_eq!(touched(passed, &["touch d5"]), [35]);
    let unsupervised = "new chess mode=strict clock=5 supervised=no";
    assert_eq!(touched(unsupervised, &["start", "touch b1"]), NOTHING);
}
