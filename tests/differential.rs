//! Random games, move by move beside shakmaty and cozy-chess.
//!
//! `ANNABELLA_WALK_POSITIONS` sets how many positions are compared.

mod peers;

use annabella::games::chess::notation::fen::{self, FenStyle};
use annabella::games::chess::notation::san::{self, Style};
use annabella::games::chess::{Color, Move, MoveKind, Position, Setup, Status, chess960};
use peers::{
    cozy_board, cozy_moves, our_moves, plain, plain_cozy, plain_shakmaty, shakmaty_fen,
    shakmaty_moves, shakmaty_position,
};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use shakmaty::Position as _;
use shakmaty::san::SanPlus;

const PLIES_A_GAME: usize = 200;

#[test]
fn random_games_of_ordinary_chess() {
    let mut random = ChaCha8Rng::seed_from_u64(1);
    let mut left = positions_to_compare() / 2;
    while left > 0 {
        left = left.saturating_sub(walk(Position::default(), &mut random));
    }
}

#[test]
fn random_games_of_chess960() {
    let mut random = ChaCha8Rng::seed_from_u64(2);
    let mut left = positions_to_compare() / 2;
    while left > 0 {
        let number = (random.next_u32() % u32::from(chess960::COUNT)) as u16;
        let start = chess960::start(number).expect("a number below 960");
        left = left.saturating_sub(walk(start, &mut random));
    }
}

fn positions_to_compare() -> usize {
    std::env::var("ANNABELLA_WALK_POSITIONS")
        .map_or(100_000, |text| text.parse().expect("ANNABELLA_WALK_POSITIONS is a number"))
}

/// Plays random moves in all three libraries and compares after each; returns
/// how many positions were compared.
fn walk(start: Position, random: &mut ChaCha8Rng) -> usize {
    let mut ours = start;
    let mut shakmaty = shakmaty_position(&start.to_string());
    let mut cozy = cozy_board(&fen::write(&start, FenStyle::Shredder));
    for ply in 0..PLIES_A_GAME {
        compare(&ours, &shakmaty, &cozy);
        let moves = ours.legal_moves();
        if moves.is_empty() {
            return ply + 1;
        }
        let mv = pick(&ours, &moves, random);
        ours = ours.after(mv).expect("a legal move can be made");
        let theirs = shakmaty.legal_moves().into_iter().find(|m| plain_shakmaty(m) == plain(mv));
        shakmaty.play_unchecked(theirs.expect("shakmaty has the move"));
        let mut theirs = None;
        cozy.generate_moves(|set| {
            theirs = theirs.or(set.into_iter().find(|&m| plain_cozy(m) == plain(mv)));
            false
        });
        cozy.play(theirs.expect("cozy-chess has the move"));
    }
    PLIES_A_GAME
}

/// Any move, but castling and en passant whenever they are drawn against
/// another, since a blind draw seldom meets them.
fn pick(position: &Position, moves: &[Move], random: &mut ChaCha8Rng) -> Move {
    let mut draw = || moves[random.next_u32() as usize % moves.len()];
    let (first, second) = (draw(), draw());
    let rare = |mv: Move| mv.is_castle() || position.en_passant() == Some(mv.to());
    if rare(second) { second } else { first }
}

fn compare(ours: &Position, shakmaty: &shakmaty::Chess, cozy: &cozy_chess::Board) {
    let text = ours.to_string();
    assert_eq!(our_moves(ours), shakmaty_moves(shakmaty), "legal moves of {text}");
    assert_eq!(our_moves(ours), cozy_moves(cozy), "legal moves of {text}");
    assert_eq!(text, shakmaty_fen(shakmaty));
    assert_eq!(ours.is_check(), shakmaty.is_check(), "check in {text}");
    assert_eq!(ours.checkers().0, cozy.checkers().0, "checkers in {text}");
    compare_outcome(ours, shakmaty, cozy);
    compare_search_moves(ours, cozy);
    compare_san(ours, shakmaty);

    let (again, notes) = fen::parse(&text).expect("our own FEN reads back");
    assert_eq!((again, notes), (*ours, Vec::new()), "{text}");
    assert_eq!(again.key(), ours.key(), "the key of {text} against one made afresh");
    let shredder = fen::write(ours, FenStyle::Shredder);
    assert_eq!(fen::parse(&shredder).expect("our own FEN reads back").0, *ours, "{shredder}");
    let (again, _) = Setup::from(ours).position().expect("a position is a valid setup");
    assert_eq!(again, *ours);
}

fn compare_outcome(ours: &Position, shakmaty: &shakmaty::Chess, cozy: &cozy_chess::Board) {
    let status = ours.status();
    assert_eq!(status == Status::Checkmate, shakmaty.is_checkmate(), "{ours}");
    assert_eq!(status == Status::Stalemate, shakmaty.is_stalemate(), "{ours}");
    assert_eq!(
        matches!(status, Status::Checkmate | Status::Stalemate),
        !cozy.generate_moves(|_| true),
        "{ours}"
    );
    if status == Status::Ongoing || status == Status::Dead {
        assert_eq!(status == Status::Dead, shakmaty.is_insufficient_material(), "{ours}");
        for (color, theirs) in
            [(Color::White, shakmaty::Color::White), (Color::Black, shakmaty::Color::Black)]
        {
            let lost_hope = ours.can_win(color) == Some(false);
            assert_eq!(lost_hope, shakmaty.has_insufficient_material(theirs), "{color} in {ours}");
        }
    }
}

/// Captures alone, and a pass: what a search asks for beside all moves.
fn compare_search_moves(ours: &Position, cozy: &cozy_chess::Board) {
    let gains = |mv: &Move| {
        let takes = !mv.is_castle() && ours.piece_at(mv.to()).is_some();
        takes || mv.promoted_to().is_some() || mv.kind() == MoveKind::EnPassant
    };
    let expected: Vec<Move> = ours.legal_moves().into_iter().filter(gains).collect();
    let mut captures = Vec::new();
    ours.legal_captures_into(&mut captures);
    assert_eq!(captures, expected, "captures in {ours}");

    let passed = ours.after_pass();
    let theirs = cozy.null_move().map(|board| cozy_moves(&board));
    assert_eq!(passed.as_ref().map(our_moves), theirs, "replies to a pass in {ours}");
    if let Some(passed) = passed {
        let (again, _) = Setup::from(&passed).position().expect("a pass leaves a valid setup");
        assert_eq!(again, passed, "a pass in {ours}");
    }
}

/// Every legal move is written as shakmaty writes it, and reads back.
fn compare_san(ours: &Position, shakmaty: &shakmaty::Chess) {
    let theirs = shakmaty.legal_moves();
    for mv in ours.legal_moves() {
        let text = san::write(ours, mv, &Style::PGN);
        let same = theirs.iter().find(|theirs| plain_shakmaty(theirs) == plain(mv));
        let same = *same.expect("the legal moves are the same");
        assert_eq!(text, SanPlus::from_move(shakmaty.clone(), same).to_string(), "in {ours}");
        assert_eq!(san::parse(ours, &text), Ok(mv), "{text} in {ours}");
        assert_eq!(san::parse_strict(ours, &text), Ok(mv), "{text} in {ours}");
        let fide = san::write(ours, mv, &Style::FIDE);
        assert_eq!(san::parse(ours, &fide), Ok(mv), "{fide} in {ours}");
    }
}

/// Chess960 move counts at twenty starts spread over the numbers, by three
/// libraries.
#[test]
fn perft_of_chess960_starts() {
    for number in (0..chess960::COUNT).step_by(48) {
        let start = chess960::start(number).expect("a number below 960");
        let cozy = cozy_board(&fen::write(&start, FenStyle::Shredder));
        let shakmaty = shakmaty_position(&start.to_string());
        let ours = annabella::games::chess::perft(&start, 4);
        assert_eq!(ours, shakmaty::perft(&shakmaty, 4), "start {number}");
        assert_eq!(ours, cozy_perft(&cozy, 4), "start {number}");
    }
}

/// All 960 starts: their first moves, and the same array as cozy-chess's.
#[test]
fn every_start_of_chess960() {
    for number in 0..chess960::COUNT {
        let start = chess960::start(number).expect("a number below 960");
        let cozy = cozy_chess::Board::chess960_startpos(u32::from(number));
        assert_eq!(cozy_board(&fen::write(&start, FenStyle::Shredder)), cozy, "start {number}");
        assert_eq!(our_moves(&start), cozy_moves(&cozy), "start {number}");
        assert_eq!(chess960::number(&start), Some(number));
    }
}

fn cozy_perft(board: &cozy_chess::Board, depth: u32) -> u64 {
    let mut nodes = 0;
    board.generate_moves(|moves| {
        if depth == 1 {
            nodes += moves.len() as u64;
            return false;
        }
        for mv in moves {
            let mut child = board.clone();
            child.play_unchecked(mv);
            nodes += cozy_perft(&child, depth - 1);
        }
        false
    });
    nodes
}
