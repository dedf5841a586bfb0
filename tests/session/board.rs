use super::*;

#[test]
fn a_piece_is_lifted_and_released() {
    let mut table = Table::new("new chess");
    table.hears("white lift e2", "lifted white e2");
    table.hears("white release e4", "moved white e4");
    table.hears("black lift b8", "lifted black b8");
    table.hears("black release b8", "put-back black b8");
    table.hears("black release c6", "refused black release hand-empty");
}

#[test]
fn a_release_where_the_piece_cannot_go_leaves_it_in_the_hand() {
    let mut table = Table::new("new chess");
    table.told("white lift e2");
    let told = table.told("white release e5");
    assert!(told.starts_with("refused white release"), "{told}");
    assert!(matches!(table.state.phase(), Phase::Playing(Turn::Holding { .. })));
    table.hears("white release e3", "moved white e3");
}

#[test]
fn only_an_own_piece_is_lifted_and_another_can_be_lifted_instead() {
    let mut table = Table::new("new chess");
    assert!(table.told("white lift e7").starts_with("refused"));
    assert!(table.told("white lift e4").starts_with("refused"));
    table.hears("black lift e7", "refused black lift not-your-turn article=1.1");
    table.told("white lift e2");
    table.hears("white lift e2", "");
    table.hears("white lift d2", "lifted white d2");
    table.hears("white release d4", "moved white d4");
}

const PROMOTION: &str = "new chess fen=\"8/4P2k/8/8/8/8/8/K7 w - - 0 1\"";

#[test]
fn a_promotion_is_asked_and_chosen() {
    for (role, san) in [("queen", "e8=Q"), ("rook", "e8=R"), ("bishop", "e8=B")] {
        let mut table = Table::new(PROMOTION);
        table.hears("white move e7e8", "promotion-asked white e8 article=3.7.e");
        let told = table.told(&format!("white promote {role}"));
        assert!(told.starts_with(&format!("moved white {san}")), "{told}");
    }
}

#[test]
fn a_promotion_can_be_said_with_the_move() {
    let mut table = Table::new(PROMOTION);
    table.hears("white move e7e8r", "moved white e8=R");
}

#[test]
fn without_a_pawn_on_the_last_rank_nothing_is_chosen() {
    let mut table = Table::new(PROMOTION);
    table.hears("white promote queen", "refused white promote no-promotion-here");
    table.told("white lift e7");
    table.hears("white promote queen", "refused white promote no-promotion-here");
    table.hears("white release e8", "promotion-asked white e8 article=3.7.e");
    assert!(table.told("white release e8").starts_with("refused"));
    table.hears("white promote queen", "moved white e8=Q");
}

#[test]
fn the_computer_has_to_say_what_it_promotes_to() {
    let line = "new chess white=level:1 fen=\"8/4P2k/8/8/8/8/8/K7 w - - 0 1\"";
    let mut table = Table::new(line);
    assert!(table.told("engine move e7e8").starts_with("refused engine move"));
    table.hears("engine move e7e8q", "moved white e8=Q");
}

#[test]
fn castling_is_two_squares_or_king_onto_rook() {
    let line = "new chess fen=\"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1\"";
    for (squares, san) in
        [("e1 g1", "O-O"), ("e1 h1", "O-O"), ("e1 c1", "O-O-O"), ("e1 a1", "O-O-O")]
    {
        let (from, to) = squares.split_once(' ').unwrap();
        let mut table = Table::new(line);
        table.told(&format!("white lift {from}"));
        table.hears(&format!("white release {to}"), &format!("moved white {san}"));
    }
}

#[test]
fn in_chess960_a_king_castles_onto_its_rook_and_a_step_is_a_step() {
    let line = "new chess960 fen=\"4k3/8/8/8/8/8/8/5KR1 w G - 0 1\"";
    let mut table = Table::new(line);
    table.hears("white move f1g1", "moved white O-O");
    let mut table = Table::new(line);
    table.hears("white move f1f2", "moved white Kf2");
}

#[test]
fn a_square_is_explored_without_touching() {
    let mut table = Table::new("new chess");
    let before = table.state.clone();
    for by in ["white", "black", "arbiter", "engine"] {
        table.hears(&format!("{by} explore e2"), "");
    }
    assert_eq!(table.state, before);
}

#[test]
fn mate_and_stalemate_and_dead_positions_end_the_game_at_once() {
    let mut table = Table::new("new chess");
    table.play("f2f3 e7e5 g2g4");
    table.hears("black move d8h4", "moved black Qh4#, ended black checkmate article=5.1.a");
    let mut table = Table::new("new chess fen=\"7k/8/6K1/5Q2/8/8/8/8 w - - 0 1\"");
    table.hears("white move f5f8", "moved white Qf8#, ended white checkmate article=5.1.a");
    let mut table = Table::new("new chess fen=\"7k/8/6K1/8/8/5Q2/8/8 w - - 0 1\"");
    table.hears("white move f3f7", "moved white Qf7, ended draw stalemate article=5.2.a");
    let mut table = Table::new("new chess fen=\"7k/8/8/8/8/8/1r6/2K5 w - - 0 1\"");
    table.hears("white move c1b2", "moved white Kxb2, ended draw dead article=5.2.b");
}

#[test]
fn a_position_that_is_over_cannot_be_played() {
    let mut table = Table::new("new chess clock=5 fen=\"7k/5Q2/6K1/8/8/8/8/8 b - - 0 1\"");
    assert_eq!(table.result(), "1/2-1/2");
    table.hears("white start", "refused white start game-over");
}

#[test]
fn moves_that_were_given_are_played_on() {
    let mut table = Table::new("new chess moves=\"e2e4 e7e5\"");
    table.play("g1f3");
    assert_eq!(table.state.plies().len(), 3);
    assert_eq!(table.state.plies()[1].thought, 0);
}
