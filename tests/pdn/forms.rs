use super::*;

const PLAIN: &str = "11-15 22-18 15x22 25x18 8-11";

#[test]
fn moves_in_all_their_forms() {
    for text in [
        "1. 11-15 22-18 2. 15x22 25x18 3. 8-11 *",
        "1.11-15 22-18 2.15x22 25x18 3.8-11 *",
        "1. 11-15 1... 22-18 2. 15x22 2. ... 25x18 3. 8-11 *",
        "11-15 22-18 15x22 25x18 8-11 *",
        "1 11-15 22-18 2 15x22 25x18 3 8-11 *",
        "1) 11-15 22-18 2) 15x22 25x18 3) 8-11 *",
        "1. 11 - 15 22 -18 2. 15 x 22 25 x18 3. 8- 11 *",
        "1. 11-\n15 22-18 2. 15\nx22 25x18 3. 8-11 *",
        "1. 11-15 22-18 2. 15:22 25X18 3. 8x11 *",
        "1. 11–15 22−18 2. 15×22 25x18 3. 8-11 *",
        "1. 1115 2218 2. 1522 2518 3. 0811 *",
        "1. 11-15, 22-18; 15x22 is forced\n15x22 25x18 08-11 *",
        "1. 11-15\u{A0}22-18\n\n\n2.\t15x22 25x18\r\n\r\n3. 8-11\n*",
    ] {
        let game = read(text);
        assert_eq!(moves(&game), PLAIN, "{text}");
    }
    // Latin-1: a blank with the highest bit set, and a dash of Windows
    assert_eq!(moves(&read(b"1. 11\x9615\xA022-18 *")), "11-15 22-18");
}

#[test]
fn jumps_of_several_pieces_in_all_their_forms() {
    let start = "[FEN \"B:W7,15,22:B3,12\"]\n";
    for text in ["3x10x19", "3:10:19", "3x19", "3x10 10x19", "3x10\n10 x 19", "3 x 10 x 19"] {
        let game = read(format!("{start}1. {text} 22-18 2. 12-16 *"));
        assert_eq!(moves(&game), "3x10x19 22-18 12-16", "{text}");
    }
    // three jumps of their own, with marks only behind the last
    let game = read("[FEN \"B:W7,15,23,29:B3\"]\n1. 3x10 10x19 19x26! 29-25 *");
    assert_eq!(moves(&game), "3x10x19x26 29-25");
    assert_eq!(glyphs(&game, 1), [1]);
    // where two ways share their ends, the whole way has to be told
    let start = "[FEN \"B:W10,11,18,19:BK7\"]\n";
    let error = error(format!("{start}1. 7x7 *"));
    assert!(error.to_string().contains("several jumps lead from 7 to 7"), "{error}");
    let game = read(format!("{start}1. 7x14x23x16x7 1-0"));
    assert_eq!(moves(&game), "7x14x23x16x7");
    assert!(game.to_string().contains("7x14x23x16x7"));
}

#[test]
fn marks_and_glyphs() {
    let game = read("1. 11-15! 22-18? 2. 15x22!? 25x18?! 3. 8-11!! 29-25?? 4. 4-8* $10 24-20(?) *");
    let all: Vec<Vec<u8>> = (0..=8).map(|plies| glyphs(&game, plies)).collect();
    assert_eq!(all, [&[][..], &[1], &[2], &[5], &[6], &[3], &[4], &[7, 10], &[2]]);
    assert_eq!(game.result(), GameResult::Unknown);
    // attached it is a mark, alone a result
    let games = read_games("1. 11-15* 22-18 * 1. 9-14 *");
    assert_eq!(games.iter().map(moves).collect::<Vec<_>>(), ["11-15 22-18", "9-14"]);
    let game = read("1. 11-15!* 22-18 $ $900 *");
    assert_eq!(glyphs(&game, 1), [1, 7]);
    let bad = |text: &str| NoteKind::BadGlyph(text.to_owned());
    assert_eq!(notes(&game), [bad("$"), bad("$900")]);
    assert_eq!(notes(&read("$3 1. 11-15 *")), [NoteKind::StrayGlyph(3)]);
}

#[test]
fn comments_of_all_kinds() {
    let game = read(
        "% written by hand\n{before} 1. 11-15 {one}{two} ; to the end of the line 22-18\n\
         22-18 { a { b } c } 15x22 {d\n  e\tf}\n% no move: 1-1\n25x18 {} *{last}",
    );
    assert_eq!(moves(&game), "11-15 22-18 15x22 25x18");
    assert_eq!(comments(&game, 0), ["before"]);
    assert_eq!(comments(&game, 1), ["one", "two", "to the end of the line 22-18"]);
    assert_eq!(comments(&game, 2), ["a { b } c"]);
    assert_eq!(comments(&game, 3), ["d e f"]);
    assert_eq!(comments(&game, 4), ["last"]);
    assert!(game.notes.is_empty());
    // an opening brace in a comment opens nothing where nothing closes it
    let game = read("1. 11-15 { a { b } 22-18 {c} 15x22 *");
    assert_eq!(moves(&game), "11-15 22-18 15x22");
    assert_eq!(comments(&game, 1), ["a { b"]);
    // another game begins: the brace is missing
    let games = read_games("1. 11-15 {lost\n22-18\n[Event \"next\"]\n\n1. 9-14 *");
    assert_eq!(games[0].notes[0].to_string(), "line 1, column 10: a comment has no closing brace");
    assert_eq!(moves(&games[1]), "9-14");
}

#[test]
fn variations_are_passed_over_and_counted() {
    let game = read(
        "1. 11-15 (1. 9-14 22-18 (22-17 {)} 11-16) 5-9) (1. 77-99 text; with (:) 1-0) 22-18 \
         2. 15x22 (\n25-9\n) 25x18 *",
    );
    assert_eq!(moves(&game), "11-15 22-18 15x22 25x18");
    assert_eq!((game.variations, game.notes.len()), (3, 0));
    let games = read_games("1. 11-15 (22-18 15x22\n\n[Event \"next\"]\n\n1. 9-14 *");
    assert_eq!(notes(&games[0]), [NoteKind::UnclosedVariation, NoteKind::ResultMissing]);
    assert_eq!(moves(&games[1]), "9-14");
    let game = read("1. 11-15 ) 22-18 *");
    assert_eq!(notes(&game), [NoteKind::Junk(")".to_owned())]);
}

#[test]
fn tags_in_any_order_and_spelling() {
    let game = read(
        "[result \"1-0\"]\n[ECF \"x\"]\n  [ BLACK  \"Wiswell, \\\"T\\\"\" ] [white \"Long, \
         \"Asa\" J\"]\n[gametype \"21,B,8,8,N1,0\"]\n[Setup \"0\"]\n[Opening \"a\\\\b \
         c\"]\n\n\n1. 11-15 1-0",
    );
    assert_eq!(game.tag("Black"), Some("Wiswell, \"T\""));
    assert_eq!(game.tag("WHITE"), Some("Long, \"Asa\" J"));
    let tags: Vec<_> = game.tags().map(|(name, _)| name).collect();
    assert_eq!(tags, ["ECF", "Black", "White", "Opening"]);
    assert_eq!(game.tag("GameType"), Some("21"));
    assert_eq!(game.result(), GameResult::FirstWins);
    assert_eq!(notes(&game).len(), 1, "{:?}", game.notes);
    let text = game.to_string();
    assert!(
        text.starts_with(
            "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n\
         [White \"Long, \\\"Asa\\\" J\"]\n[Black \"Wiswell, \\\"T\\\"\"]\n[Result \"1-0\"]\n\
         [GameType \"21\"]\n[ECF \"x\"]\n[Opening \"a\\\\b c\"]\n\n1. 11-15 1-0\n\n"
        ),
        "{text}"
    );
    assert_eq!(read(text), game);
}

#[test]
fn names_in_other_encodings() {
    let game = read(b"\xEF\xBB\xBF[Black \"M\xFCller\"]\r\n[White \"\x8Aimon \xD6\"]\r\n\r\n1. 11-15 {na\xEFf} *\r\n");
    assert_eq!((game.tag("Black"), game.tag("White")), (Some("Müller"), Some("Šimon Ö")));
    assert_eq!(comments(&game, 1), ["naïf"]);
    assert_eq!(notes(&game), [NoteKind::NotUtf8, NoteKind::NotUtf8, NoteKind::NotUtf8]);
    assert_eq!(read("[Black \"Müller\"]\n1. 11-15 *").tag("Black"), Some("Müller"));
}

#[test]
fn games_end_in_many_ways() {
    let text = "[Event \"a\"]\n[Result \"0-1\"]\n1. 11-15\n22-18\n[Event \"b\"]\n\n1. 9-14 1-0\n\
        1. 10-14 0-1 1. 10-15\n22-18\n\n1. 12-16 24-20 2. 8-12 1/2-1/2\n\n[Event \"c\"]\n\n\
        [Event \"d\"]\n[Black \"x\"]\n\n1. 1/2-1/2\n\n\n1. 11-16";
    let games = read_games(text);
    let all: Vec<_> =
        games.iter().map(|game| (game.tag("Event"), moves(game), game.result().as_str())).collect();
    let ours = |tag, moves: &str, result| (tag, moves.to_owned(), result);
    assert_eq!(
        all,
        [
            ours(Some("a"), "11-15 22-18", "0-1"),
            ours(Some("b"), "9-14", "1-0"),
            ours(None, "10-14", "0-1"),
            ours(None, "10-15 22-18", "*"),
            ours(None, "12-16 24-20 8-12", "1/2-1/2"),
            ours(Some("c"), "", "*"),
            ours(Some("d"), "", "1/2-1/2"),
            ours(None, "11-16", "*"),
        ]
    );
}

#[test]
fn what_is_no_game_is_none() {
    for text in
        ["", "\n\n", "Games of 1930\n1994 World title match, 40 games\n3-move ballots", "% x"]
    {
        assert!(read_all(text).is_empty(), "{text}");
        assert!(matches!(text.parse::<Game>().unwrap_err().kind, PdnErrorKind::NoGame));
    }
    let game = read("Played in 1930.\n\n1. 11-15 22-18 Black resigned 1-0");
    assert_eq!(moves(&game), "11-15 22-18");
    let junk = |text: &str| NoteKind::Junk(text.to_owned());
    assert_eq!(notes(&game), [junk("Played in 1930."), junk("Black"), junk("resigned")]);
}
