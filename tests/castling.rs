//! Castling from every start of Chess960 (appendix F).

use annabella::games::chess::{
    CastlingSide, Color, Move, Piece, Position, Role, Setup, Square, chess960,
};

/// The kings of a start and the rooks of one side, with nothing in their way but
/// pawns before the rooks, which would else look at each other.
fn kings_and_rooks(number: u16, side: CastlingSide) -> Position {
    let start = chess960::start(number).expect("a number below 960");
    let mut setup = Setup { turn: Color::White, ..Setup::empty() };
    for color in Color::ALL {
        let king = start.king(color);
        setup.board.set(king, start.piece_at(king));
        let rook = start.castling_rook(color, side).expect("nobody has moved");
        setup.board.set(rook, start.piece_at(rook));
        setup.castling_rooks |= rook.into();
        let pawn = Some(Piece { color, role: Role::Pawn });
        setup.board.set(Square::new(rook.file(), color.pawn_rank()), pawn);
    }
    setup.position().expect("kings and rooks of a start are playable").0
}

#[test]
fn f3_final_squares_from_every_start() {
    for number in 0..chess960::COUNT {
        for side in CastlingSide::ALL {
            let position = kings_and_rooks(number, side);
            let king = position.king(Color::White);
            let rook = position.castling_rook(Color::White, side).expect("nobody has moved");
            let castled = position
                .after(Move::castle(king, rook))
                .unwrap_or_else(|error| panic!("start {number} {side:?}: {error}"));
            let on = |square| castled.piece_at(square);
            let (king_file, rook_file) = match side {
                CastlingSide::Short => (Square::G1, Square::F1),
                CastlingSide::Long => (Square::C1, Square::D1),
            };
            assert_eq!(on(king_file), Some(Piece { color: Color::White, role: Role::King }));
            assert_eq!(on(rook_file), Some(Piece { color: Color::White, role: Role::Rook }));
            assert_eq!(castled.board().by_color(Color::White).len(), 3);
            assert_eq!(castled.castling_rook(Color::White, side), None);
        }
    }
}
