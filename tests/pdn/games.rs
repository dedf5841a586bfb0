use super::*;

/// As the program `CheckerBoard` writes: a blank behind the bracket, moves numbered by pairs, whole ways of
/// jumps, an `x` also where nothing is taken.
const OLD: &str = "[Event \"Ohio State Ty 1946\"]\r\n[Black \"MF Tinsley\"] \r\n[White \"M Rex\"] \r\n\
    [Result \"1/2-1/2\"] \r\n1. 11-15 23-18 2. 8-11 27-23 3. 4-8 23-19 4. 10x14 19x10 5. 14x23 \
    26x19 6. \r\n7x14 24-20 7. 6-10 30-26 8. 11-15 28-24 9. 14-18 20-16 10. 18-23 16-11 11. \r\n\
    23x30 11x4 1/2-1/2\r\n\r\n[Event \"US National 1946\"]\r\n[Black \"MF Tinsley\"] \r\n\
    [White \"E Fuller\"] \r\n[Result \"1/2-1/2\"] \r\n1. 11-15 23-18 2. 9-14 18x9 3. 5x14 22-17 \
    4. 12-16 24-19 5. 16x23 27x18x9 6. \r\n6x13x22 25x18x11 7. 8x15 21-17 1/2-1/2\r\n";

#[test]
fn an_old_collection() {
    let games = read_games(OLD);
    assert_eq!(games.len(), 2);
    assert_eq!(games[0].moves().len(), 22);
    assert_eq!(games[0].tag("White"), Some("M Rex"));
    assert_eq!(
        games[0].final_position().to_string().split(":H").next(),
        Some("B:WK4,19,21,22,24,25,29,31,32:B1,2,3,5,9,10,12,15,K30")
    );
    assert_eq!(games[1].tag("Event"), Some("US National 1946"));
    assert!(moves(&games[1]).ends_with("16x23 27x18x9 6x13x22 25x18x11 8x15 21-17"));
    assert!(games.iter().all(|game| game.notes.is_empty()));
}

/// A server's form: its own tags, clocks as comments, and counts behind the position.
#[test]
fn a_game_of_a_server() {
    let game = read(
        "[Event \"Rated game\"]\n[Site \"https://example.org/x\"]\n[Date \"2026.01.02\"]\n\
         [Round \"-\"]\n[White \"one\"]\n[Black \"two\"]\n[Result \"0-2\"]\n[GameType \"21\"]\n\
         [TimeControl \"180+2\"]\n[FEN \"W:WK31:B1,K5:H3:F17\"]\n\n\
         17... 31-27 { [%clock w0:03:00 B0:02:58] } 18. 1-6 { [%clock W0:03:00 b0:02:58] } 0-2",
    );
    assert_eq!(moves(&game), "31-27 1-6");
    assert_eq!(game.start().to_string(), "W:WK31:B1,K5:H3:F17");
    assert_eq!(comments(&game, 1), ["[%clock w0:03:00 B0:02:58]"]);
    assert_eq!(game.result(), GameResult::SecondWins);
    assert_eq!(game.tag("TimeControl"), Some("180+2"));
    let form = NoteKind::ResultForm { found: "0-2".to_owned(), meant: GameResult::SecondWins };
    assert_eq!(notes(&game), [form]);
    assert_eq!(read(game.to_string()), game);
}

/// The positions that Wikipedia shows, and a problem with its solution only.
#[test]
fn problems() {
    for fen in [
        "B:W18,24,27,28,K10,K15:B12,16,20,K22,K25,K29",
        "B:W18,19,21,23,24,26,29,30,31,32:B1,2,3,4,6,7,9,10,11,12",
    ] {
        let game = read(format!("[FEN \"{fen}\"]\n"));
        assert!(game.moves().is_empty());
        assert_ne!(*game.start(), Position::default());
    }
    let game = read(
        "[SetUp \"1\"]\n[FEN \"W:WK22,K23,K24:BK31,K32.\"]\n{White to play}\n1. 24-27! 31x24 2. 23-19 *",
    );
    assert_eq!(moves(&game), "24-27 31x24 23-19");
    assert_eq!(comments(&game, 0), ["White to play"]);
    assert_eq!(glyphs(&game, 1), [1]);
    assert!(
        body(&game).starts_with("{White to play} 1... 24-27 $1 2. 31x24 23-19"),
        "{}",
        body(&game)
    );
}

#[test]
fn every_spelling_of_a_position() {
    let usual = read("[FEN \"B:W18,K22:B1,2,3,K30\"]\n1. *");
    for fen in [
        "B:B1-3,K30:W18,K22",
        "b:w18,k22:b1,2,3,k30",
        "B:W18,K22:B1,2,3,K30.",
        " B : W 18, K22 : B 1, 2, 3, K 30 . ",
        "B:W18,K22,:B1,2,3,K30,",
        "B:W18,K22-K22:B01,02,03,K30",
        "B:W18,K22:B1-3,K30:H0:F1",
    ] {
        let game = read(format!("[FEN \"{fen}\"]\n1. *"));
        assert_eq!(game.start(), usual.start(), "{fen}");
    }
    for fen in ["W:WK4", "W:WK4:B", "W:B:WK4."] {
        let game = read(format!("[FEN \"{fen}\"]\n1. *"));
        assert_eq!(game.start().to_string(), "W:WK4:B", "{fen}");
    }
}
