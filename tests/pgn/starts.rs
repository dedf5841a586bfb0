use super::*;

#[test]
fn a_game_may_start_from_a_fen() {
    let fen = "4k3/8/8/8/8/8/4P3/4K3 b - - 3 40";
    let game = read(format!("[SetUp \"1\"]\n[FEN \"{fen}\"]\n\n40... Kd7 41. e4 *"));
    assert_eq!(game.start().to_string(), fen);
    assert_eq!(body(&game), "40... Kd7 41. e4 *");
    assert!(game.to_string().contains(&format!("[SetUp \"1\"]\n[FEN \"{fen}\"]\n")));
    assert!(game.notes.is_empty());
    let game = read(format!("[fen \"{fen}\"]\n\n40... Kd7 *"));
    assert_eq!(notes(&game), [NoteKind::HalfSetUp { found: "FEN", missing: "SetUp \"1\"" }]);
}

#[test]
fn a_bad_fen_is_an_error_and_the_next_game_is_read() {
    let text = "[FEN \"4k3/8/8/8 w - - 0 1\"]\n\n1. e4 e5 *\n\n[White \"B\"]\n\n1. d4 *";
    let games = read_all(text);
    assert_eq!(
        games[0].as_ref().unwrap_err().to_string(),
        "game 1, line 1: the FEN tag, column 10: found ' ', expected '/' after eight squares of a rank"
    );
    assert_eq!(moves(games[1].as_ref().unwrap()), "d4");
    assert_eq!(games.len(), 2);
}

#[test]
fn chess960_games_are_read_with_either_kind_of_castling_letters() {
    let board = "1r2k1r1/pppppppp/8/8/8/8/PPPPPPPP/1R2K1R1";
    for (variant, rights) in [("Chess960", "KQkq"), ("Fischerandom", "GBgb"), ("chess 960", "KQkq")]
    {
        let text = format!(
            "[Variant \"{variant}\"]\n[SetUp \"1\"]\n[FEN \"{board} w {rights} - 0 1\"]\n\n\
             1. O-O O-O-O *"
        );
        let game = read(&text);
        assert_eq!(moves(&game), "O-O O-O-O");
        assert_eq!(read(game.to_string()), game);
    }
    let game = read(format!("[SetUp \"1\"]\n[FEN \"{board} w KQkq - 0 1\"]\n\n*"));
    assert_eq!(game.tag("Variant"), Some("Chess960"));
}

#[test]
fn other_variants_are_refused_by_name() {
    let games =
        read_all("[Variant \"Crazyhouse\"]\n\n1. e4 *\n\n[Variant \"From Position\"]\n\n1. d4 *");
    assert_eq!(
        games[0].as_ref().unwrap_err().to_string(),
        "game 1, line 3: the variant \"Crazyhouse\" is not played here; only standard chess and \
         Chess960 are"
    );
    assert_eq!(moves(games[1].as_ref().unwrap()), "d4");
}
