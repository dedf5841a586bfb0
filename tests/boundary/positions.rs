use annabella::ffi::{
    GameError, PieceNaming, PlayerColor, PositionCheck, PositionDraft, SpeechSettings, SpeechStyle,
    board_labels, check_fen, check_position, chess960_number, chess960_start, hear_pieces,
};

use crate::create;
use crate::speech::{fide, german, said};

fn draft() -> PositionDraft {
    let board = create("new chess").view(0).expect("it is open").board;
    PositionDraft {
        board,
        turn: PlayerColor::White,
        castling_rooks: vec![0, 7, 56, 63],
        en_passant: None,
    }
}

#[test]
fn a_draft_becomes_a_fen() {
    let check = check_position(draft(), fide()).expect("it makes sense");
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    assert_eq!(check.fen.as_deref(), Some(start));
    assert_eq!((check.problem.clone(), check.notes.len()), (None, 0));
    assert_eq!(check_fen(start.to_owned(), fide()), Ok(check));
}

#[test]
fn what_is_wrong_or_odd_is_told() {
    let mut without_king = draft();
    without_king.board[4] = 0;
    let check = check_position(without_king, fide()).expect("it makes sense");
    assert!(check.problem.expect("it has no king").printed.contains("king"));
    assert_eq!((check.fen, check.board), (None, vec![]));

    let mut without_rook = draft();
    without_rook.board[0] = 0;
    let check = check_position(without_rook, fide()).expect("it makes sense");
    assert!(check.fen.expect("it can be played").contains(" w Kkq "));
    assert_eq!(check.notes.len(), 1);

    let check = check_fen("nothing".to_owned(), fide()).expect("it is looked at");
    assert!(check.fen.is_none() && check.problem.is_some());
}

#[test]
fn what_is_wrong_is_told_in_the_language_of_the_settings() {
    let german = SpeechSettings { style: SpeechStyle::Plain, ..german() };
    let mut without_king = draft();
    without_king.board[4] = 0;
    let said = |check: Result<PositionCheck, GameError>| {
        check.expect("it is looked at").problem.expect("it is wrong").printed
    };
    assert_eq!(
        said(check_position(without_king, german)),
        "Weiß hat keinen König. Jede Seite braucht genau einen."
    );
    assert_eq!(
        said(check_fen("4k3/8/8/8/8/8/8/P3K3 w - -".to_owned(), german)),
        "Auf a1 steht ein Bauer, und auf der ersten und der letzten Reihe kann keiner stehen."
    );
}

#[test]
fn what_no_game_brings_about_is_refused_by_hand_and_read_as_fen() {
    const PAWNS: &str = "rnbqkbnr/pppppppp/8/8/P7/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    const NINE: &str = "4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1";
    const TWO_QUEENS: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/QNBQKBNR w Kkq - 0 1";
    const THREE_ROOKS: &str = "rrrnk3/qqpppppp/p7/8/8/8/8/4K3 w - - 0 1";
    const SEVENTEEN: &str = "4k3/8/8/8/8/NN6/NNNNNNNN/NNNNKNN1 w - - 0 1";
    let german = SpeechSettings { style: SpeechStyle::Plain, ..german() };
    let english = SpeechSettings { style: SpeechStyle::Plain, ..fide() };
    for (fen, problem, german_problem) in [
        (
            PAWNS,
            "White has 9 pawns. Nobody has more than eight.",
            "Weiß hat 9 Bauern. Mehr als acht hat niemand.",
        ),
        (
            NINE,
            "White has 9 pawns. Nobody has more than eight.",
            "Weiß hat 9 Bauern. Mehr als acht hat niemand.",
        ),
        (
            TWO_QUEENS,
            "White has 1 piece that must have been a pawn, but no pawn is missing.",
            "Weiß hat 1 Figur, die ein Bauer gewesen sein muss, aber kein Bauer fehlt.",
        ),
        (
            THREE_ROOKS,
            "Black has 2 pieces that must have been pawns, but only 1 pawn is missing.",
            "Schwarz hat 2 Figuren, die Bauern gewesen sein müssen, aber nur 1 Bauer fehlt.",
        ),
        (
            SEVENTEEN,
            "White has 17 pieces and pawns. Nobody has more than sixteen.",
            "Weiß hat 17 Figuren und Bauern. Mehr als sechzehn hat niemand.",
        ),
    ] {
        let read = check_fen(fen.to_owned(), english).expect("it is looked at");
        assert_eq!(read.fen.as_deref(), Some(fen), "compositions can be read");
        let by_hand = |settings| {
            let draft = PositionDraft {
                board: read.board.clone(),
                turn: PlayerColor::White,
                castling_rooks: vec![],
                en_passant: None,
            };
            let check = check_position(draft, settings).expect("it makes sense");
            assert_eq!((&check.fen, check.board.len()), (&None, 0), "{fen}");
            check.problem.expect("it is refused").printed
        };
        assert_eq!(by_hand(english), problem);
        assert_eq!(by_hand(german), german_problem);
    }
}

#[test]
fn what_pawns_can_have_become_is_no_problem() {
    let fen = "rrr1k3/qqpppp2/8/8/8/8/8/4K3 w - - 0 1";
    let read = check_fen(fen.to_owned(), fide()).expect("it is looked at");
    let draft = PositionDraft {
        board: read.board.clone(),
        turn: PlayerColor::White,
        castling_rooks: vec![],
        en_passant: None,
    };
    assert_eq!(check_position(draft, fide()), Ok(read));
}

#[test]
fn pieces_with_their_squares_are_heard() {
    let placed = |text: &str, settings| {
        let heard = hear_pieces(text.to_owned(), settings).expect("no text is an error");
        heard.map(|heard| heard.iter().map(|it| (it.square, it.piece)).collect::<Vec<_>>())
    };
    assert_eq!(placed("white knight f3, clear e4", fide()), Some(vec![(21, 2), (28, 0)]));
    assert_eq!(placed("schwarze Dame d8", german()), Some(vec![(59, 13)]));
    assert_eq!(placed("nothing of that kind", fide()), None);
}

#[test]
fn bytes_that_mean_nothing_are_an_error() {
    let with = |change: &dyn Fn(&mut PositionDraft)| {
        let mut draft = draft();
        change(&mut draft);
        check_position(draft, fide()).expect_err("it makes no sense")
    };
    for error in [
        with(&|draft| draft.board.truncate(63)),
        with(&|draft| draft.board[20] = 7),
        with(&|draft| draft.board[20] = 8),
        with(&|draft| draft.board[20] = 15),
        with(&|draft| draft.board[20] = 17),
        with(&|draft| draft.castling_rooks.push(64)),
        with(&|draft| draft.en_passant = Some(99)),
    ] {
        assert!(matches!(error, GameError::BadInput { .. }), "{error:?}");
    }
}

#[test]
fn each_start_of_chess960_has_its_number() {
    let usual = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    assert_eq!(chess960_start(518).as_deref(), Ok(usual));
    assert!(chess960_start(0).is_ok_and(|fen| fen.starts_with("bbqnnrkr/")));
    assert!(chess960_start(960).is_err() && chess960_start(65_536 + 518).is_err());
}

#[test]
fn starts_of_chess960_have_their_numbers() {
    for number in [0, 518, 959] {
        let fen = chess960_start(number).expect("a start");
        assert_eq!(chess960_number(fen), Ok(Some(number)));
    }
    assert_eq!(chess960_number("4k3/8/8/8/8/8/8/4K3 w - -".to_owned()), Ok(None));
    let error = chess960_number("nothing".to_owned());
    assert!(matches!(error, Err(GameError::BadInput { .. })), "{error:?}");
}

#[test]
fn the_squares_of_a_draft_have_labels() {
    let mut board = vec![0; 64];
    (board[4], board[28]) = (6, 10);
    let plain = SpeechSettings { style: SpeechStyle::Plain, ..fide() };
    let labels = said(&board_labels(board.clone(), plain).expect("a board"));
    assert_eq!(labels.len(), 64);
    assert_eq!(
        [&labels[4], &labels[28], &labels[0]],
        ["en:e 1, white king", "en:e 4, black knight", "en:a, 1, empty"]
    );
    let german =
        SpeechSettings { style: SpeechStyle::Plain, pieces: PieceNaming::Word, ..german() };
    let labels = said(&board_labels(board.clone(), german).expect("a board"));
    assert_eq!(labels[28], "de:e vier, schwarzer Springer");
    for wrong in [vec![0; 63], vec![7; 64]] {
        let error = board_labels(wrong, plain);
        assert!(matches!(error, Err(GameError::BadInput { .. })), "{error:?}");
    }
}
