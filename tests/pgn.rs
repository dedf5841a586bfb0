//! Games as PGN: what real files contain, what hostile ones contain, and back.

use std::fmt::Write as _;
use std::io::{self, Read};
use std::time::Duration;

use annabella::games::chess::notation::pgn::{
    At, Event, Extras, Game, GameResult, NodeId, NoteKind, Options, PgnError, PgnErrorKind, Reader,
    limits,
};
use annabella::games::chess::notation::san::{self, Style};
use annabella::games::chess::{Color, Position};
use proptest::prelude::*;
use proptest::sample::Index;

const STRICT: Options = Options { strict: true, variations: Extras::Keep, comments: Extras::Keep };

const ROSTER: &str = "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n\
                      [White \"?\"]\n[Black \"?\"]\n[Result \"*\"]\n\n";

fn read_all(text: impl AsRef<[u8]>) -> Vec<Result<Game, PgnError>> {
    Reader::new(text.as_ref()).collect()
}

#[track_caller]
fn read(text: impl AsRef<[u8]>) -> Game {
    let mut games = read_all(text);
    assert_eq!(games.len(), 1, "{games:?}");
    games.pop().unwrap().unwrap()
}

#[track_caller]
fn read_games(text: impl AsRef<[u8]>) -> Vec<Game> {
    read_all(text).into_iter().map(Result::unwrap).collect()
}

#[track_caller]
fn error(text: impl AsRef<[u8]>) -> PgnError {
    read_all(text).into_iter().find_map(Result::err).expect("an error")
}

/// The error of reading a text strictly, with the seven tags before it.
#[track_caller]
fn strict_error(moves: &str) -> String {
    let text = format!("{ROSTER}{moves}");
    let first = Reader::with_options(text.as_bytes(), STRICT).next().expect("a game");
    first.expect_err("an error").to_string()
}

fn moves(game: &Game) -> String {
    let mut text = String::new();
    let mut position = *game.start();
    for mv in game.mainline() {
        position = san::append(&mut text, &position, mv, &Style::PGN);
        text.push(' ');
    }
    text.trim_end().to_owned()
}

/// The text without the roster.
fn body(game: &Game) -> String {
    let text = game.to_string();
    text.split_once("\n\n").map(|(_, moves)| moves.trim_end().to_owned()).unwrap()
}

fn notes(game: &Game) -> Vec<NoteKind> {
    game.notes.iter().map(|note| note.kind.clone()).collect()
}

fn no_result() -> Vec<NoteKind> {
    vec![NoteKind::ResultMissing]
}

// Tags

#[test]
fn tags_are_read_with_escaped_quotes_and_backslashes() {
    let game = read(
        r#"[Event "The \"Big\" One"]
[Site "C:\\games\\new"]

*"#,
    );
    assert_eq!(game.tag("Event"), Some("The \"Big\" One"));
    assert_eq!(game.tag("Site"), Some("C:\\games\\new"));
    assert!(game.notes.is_empty());
    assert!(game.to_string().starts_with("[Event \"The \\\"Big\\\" One\"]\n[Site \"C:\\\\games"));
}

#[test]
fn several_tags_may_share_a_line() {
    let game = read("[White \"Vera\"][Black \"Sonja\"] [Round \"3\"]\n1. e4 *");
    assert_eq!(game.tag("White"), Some("Vera"));
    assert_eq!(game.tag("Black"), Some("Sonja"));
    assert_eq!(game.tag("Round"), Some("3"));
}

#[test]
fn of_a_tag_given_twice_the_last_value_counts() {
    let game = read("[White \"A\"]\n[Black \"C\"]\n[White \"B\"]\n\n*");
    assert_eq!(game.tag("White"), Some("B"));
    assert_eq!(game.tags().collect::<Vec<_>>(), [("White", "B"), ("Black", "C")]);
    assert_eq!(notes(&game), [NoteKind::DuplicateTag("White".into())]);
    assert_eq!(game.notes[0].line, 3);
}

#[test]
fn junk_between_tags_is_passed_over() {
    let game = read("[White \"A\"]\nfrom my archive\n[Black \"B\"] !!\n\n1. e4 *");
    assert_eq!(game.tag("Black"), Some("B"));
    assert_eq!(moves(&game), "e4");
    assert_eq!(game.notes[0].to_string(), "line 2: \"from my archive\" is no part of a game");
}

#[test]
fn text_before_the_first_game_is_passed_over() {
    let game = read("Games of 2024, collected by hand\n\n[White \"A\"]\n\n1. e4 *");
    assert_eq!(game.tag("White"), Some("A"));
    assert_eq!(moves(&game), "e4");
}

#[test]
fn broken_tags_are_mended() {
    let text = "[White \"A]\n[Black Bob]\n[Event \"x\"\n[Site \"the \"old\" hall\"]\n[Round \"C:\\\"]\n\n*";
    let game = read(text);
    assert_eq!(game.tag("White"), Some("A"));
    assert_eq!(game.tag("Black"), Some("Bob"));
    assert_eq!(game.tag("Event"), Some("x"));
    assert_eq!(game.tag("Site"), Some("the \"old\" hall"));
    assert_eq!(game.tag("Round"), Some("C:\\"));
    assert_eq!(game.notes.len(), 5);
    assert_eq!(
        game.notes[0].to_string(),
        "line 1: found \"[White \\\"A]\", expected a tag as [Name \"value\"]"
    );
}

#[test]
fn tag_values_lose_the_blanks_around_them() {
    let game = read("[White \"  Vera \t\"]\n[ Black  \"Sonja\" ]\n\n*");
    assert_eq!(game.tag("White"), Some("Vera"));
    assert_eq!(game.tag("Black"), Some("Sonja"));
}

#[test]
fn a_long_tag_value_is_cut() {
    let game = read(format!("[White \"{}\"]\n[Black \"B\"]\n\n1. e4 *", "ä".repeat(9000)));
    assert_eq!(game.tag("White").map(str::len), Some(limits::TAG_VALUE));
    assert_eq!(game.tag("Black"), Some("B"));
    assert_eq!(notes(&game), [NoteKind::LongTag("White".into())]);
}

#[test]
fn tags_beyond_the_limit_are_passed_over() {
    let mut text = String::new();
    for number in 0..=limits::TAGS {
        writeln!(text, "[Tag{number} \"{number}\"]").unwrap();
    }
    let game = read(text + "\n1. e4 *");
    assert_eq!(game.tags().count(), limits::TAGS);
    assert_eq!(notes(&game), [NoteKind::ManyTags]);
}

// Movetext

#[test]
fn comments_are_read_in_both_forms() {
    let game = read("{before} 1. e4 {good } ; best by test\n e5 *");
    let ids: Vec<NodeId> = game.line(NodeId::ROOT).collect();
    assert_eq!(game.comments(NodeId::ROOT).collect::<Vec<_>>(), ["before"]);
    assert_eq!(game.comments(ids[0]).collect::<Vec<_>>(), ["good", "best by test"]);
    assert!(game.notes.is_empty());
}

#[test]
fn a_comment_between_number_and_move_is_about_the_move() {
    let game = read("1. e4 e5 2. {sharp} f4 (2. Nf3 {solid}) {now} 2... exf4 *");
    let ids: Vec<NodeId> = game.line(NodeId::ROOT).collect();
    assert_eq!(game.comments_before(ids[2]).collect::<Vec<_>>(), ["sharp"]);
    assert_eq!(game.comments_before(ids[3]).collect::<Vec<_>>(), ["now"]);
    assert_eq!(body(&game), "1. e4 e5 2. {sharp} f4 (2. Nf3 {solid}) {now} 2... exf4 *");
}

#[test]
fn a_comment_alone_in_parentheses_is_a_comment() {
    let game = read("1. e4 ({this was new}) e5 *");
    assert_eq!(body(&game), "1. e4 {this was new} 1... e5 *");
}

#[test]
fn line_breaks_in_comments_are_blanks() {
    let game = read("1. e4 {a comment  \r\n  over three\nlines} *");
    assert_eq!(game.comments(game.tip()).collect::<Vec<_>>(), ["a comment over three lines"]);
}

#[test]
fn lines_after_a_percent_sign_are_passed_over() {
    let game = read("% made by hand\n[White \"A\"]\n%x\n\n1. e4\n% e5\n1... c5 *");
    assert_eq!(moves(&game), "e4 c5");
    assert!(game.notes.is_empty());
}

#[test]
fn variations_are_kept_as_they_are_nested() {
    let text = "1. e4 e5 (1... c5 2. Nf3 (2. c3 d5) (2. Nc3) 2... d6) (1... e6) 2. Nf3 *";
    let game = read(text);
    assert_eq!(moves(&game), "e4 e5 Nf3");
    assert_eq!(body(&game), text);
    let e4 = game.line(NodeId::ROOT).next().unwrap();
    assert_eq!(game.children(e4).count(), 3);
    assert_eq!(game.walk().filter(|event| *event == Event::VariationStart).count(), 4);
}

#[test]
fn variations_and_comments_can_be_skipped() {
    let text = "1. e4 {[%clk 0:01:00]} e5 (1... c5 {a ) in it} (1... e6) ; and ( there\n) 2. Nf3 *";
    let options = Options { variations: Extras::Skip, comments: Extras::Skip, strict: false };
    let game = Reader::with_options(text.as_bytes(), options).next().unwrap().unwrap();
    assert_eq!(body(&game), "1. e4 e5 2. Nf3 *");
    assert!(game.notes.is_empty());
}

#[test]
fn glyphs_are_read_as_numbers_and_as_signs() {
    let game = read("1. e4! e5? 2. Nf3!! Nc6?? 3. Bb5!? a6?! 4. Ba4 $14 $36 Nf6 $255 *");
    let nags: Vec<Vec<u8>> = game.line(NodeId::ROOT).map(|id| game.nags(id).collect()).collect();
    let expected: [&[u8]; 8] = [&[1], &[2], &[3], &[4], &[5], &[6], &[14, 36], &[255]];
    assert_eq!(nags, expected);
    let odd = read("1. e4 $256 $ e5 *");
    assert_eq!(notes(&odd), [NoteKind::BadNag("$256".into()), NoteKind::BadNag("$".into())]);
}

#[test]
fn clocks_are_read_from_comments() {
    let game = read(
        "1. e4 {[%clk 1:02:03]} e5 { [%eval 0.25] [%clk 0:00:09.5] } 2. Nf3 {fine [%clk 0:05:00] now} \
         Nc6 {[%emt 0:00:05]} 3. Bb5 {[%clk 12:3]} *",
    );
    let ids: Vec<NodeId> = game.line(NodeId::ROOT).collect();
    let clocks: Vec<_> = ids.iter().map(|&id| game.clock(id)).collect();
    let comments: Vec<Vec<&str>> = ids.iter().map(|&id| game.comments(id).collect()).collect();
    let millis = |millis| Some(Duration::from_millis(millis));
    assert_eq!(clocks, [millis(3_723_000), millis(9500), millis(300_000), None, None]);
    let expected: [&[&str]; 5] =
        [&[], &["[%eval 0.25]"], &["fine now"], &["[%emt 0:00:05]"], &["[%clk 12:3]"]];
    assert_eq!(comments, expected);
    assert!(body(&game).starts_with(
        "1. e4 {[%clk 1:02:03]} 1... e5 {[%clk 0:00:09.5] [%eval 0.25]} 2. Nf3\n{[%clk 0:05:00] fine now}"
    ));
}

#[test]
fn move_numbers_may_have_any_form() {
    for text in [
        "1.e4 e5 2.Nf3 *",
        "1 e4 e5 2 Nf3 *",
        "1 . e4 1 ... e5 2 .Nf3 *",
        "1.e4 1...e5 2.Nf3 *",
        "1. e4 1. ... e5 17. Nf3 *",
        "1e4 e5 2Nf3 *",
        "e4 e5 Nf3 *",
        "1.\ne4\n\ne5\n2.\nNf3\n*",
    ] {
        assert_eq!(moves(&read(text)), "e4 e5 Nf3", "{text}");
    }
}

#[test]
fn odd_ways_to_write_moves_are_understood() {
    let game = read(
        "1. e2-e4 e7e5 2. Ng1f3 Nb8c6 3. Bf1b5+ a6 4. 0-0 axb5# 5. Nxe5 d5 6. h3 d4 7. c4 dxc3 e.p. 8. h4 b4 *",
    );
    assert_eq!(moves(&game), "e4 e5 Nf3 Nc6 Bb5 a6 O-O axb5 Nxe5 d5 h3 d4 c4 dxc3 h4 b4");
    assert!(game.notes.is_empty());
    let fen = "[FEN \"4k3/P7/8/3pP3/8/8/8/R3K3 w Q d6 0 1\"]\n[SetUp \"1\"]\n\n";
    for text in ["exd6e.p. *", "exd6 ep *", "exd6 e.p. *", "ed6 *"] {
        assert_eq!(moves(&read(format!("{fen}{text}"))), "exd6", "{text}");
    }
    for text in ["a8Q *", "a8=Q+ *", "a8(Q) *", "a8/Q *"] {
        assert_eq!(moves(&read(format!("{fen}{text}"))), "a8=Q+", "{text}");
    }
    for text in ["O–O–O *", "0-0-0 *", "o-o-o *", "O-O-O+ *"] {
        assert_eq!(moves(&read(format!("{fen}{text}"))), "O-O-O", "{text}");
    }
    assert_eq!(moves(&read("1.\u{A0}e4\u{A0}e5 2.\u{A0}♘f3 *")), "e4 e5 Nf3");
}

#[test]
fn a_byte_order_mark_and_crlf_are_no_obstacle() {
    let game =
        read("\u{FEFF}[White \"A\"]\r\n[Black \"B\"]\r\n\r\n1. e4 e5\r\n2. Nf3 {x}\r\n*\r\n");
    assert_eq!(game.tag("White"), Some("A"));
    assert_eq!(moves(&game), "e4 e5 Nf3");
    assert!(game.notes.is_empty());
}

#[test]
fn text_that_is_not_utf8_is_read_as_windows_1252() {
    let game = read(b"[White \"G\xF6rlitz \x80\"]\n\n1. e4 {sch\xF6n \x96 gut} \xBD-\xBD");
    assert_eq!(game.tag("White"), Some("Görlitz €"));
    assert_eq!(game.comments(game.tip()).collect::<Vec<_>>(), ["schön – gut"]);
    assert_eq!(game.result, GameResult::Draw);
    assert_eq!(notes(&game)[..2], [NoteKind::NotUtf8, NoteKind::NotUtf8]);
}

#[test]
fn results_are_read_in_every_form() {
    use GameResult::{BlackWins, Draw, Unknown, WhiteWins};
    for (text, result) in [
        ("1-0", WhiteWins),
        ("0-1", BlackWins),
        ("1/2-1/2", Draw),
        ("1/2", Draw),
        ("½-½", Draw),
        ("½", Draw),
        ("1–0", WhiteWins),
        ("0—1", BlackWins),
        ("1/2–1/2", Draw),
        ("*", Unknown),
    ] {
        for moves in ["1. e4 ", ""] {
            let games = read_games(format!("[White \"A\"]\n\n{moves}{text}\n\n[White \"B\"]\n\n*"));
            assert_eq!(games.len(), 2, "{text}");
            assert_eq!(games[0].result, result, "{text}");
            assert_eq!(games[0].mainline().count(), usize::from(!moves.is_empty()));
        }
    }
}

#[test]
fn a_missing_result_is_taken_from_the_tag() {
    let games = read_games("[Result \"1-0\"]\n\n1. e4 e5\n\n[Result \"0-1\"]\n\n1. d4");
    assert_eq!(games[0].result, GameResult::WhiteWins);
    assert_eq!(games[1].result, GameResult::BlackWins);
    assert_eq!(notes(&games[0]), no_result());
}

#[test]
fn the_result_after_the_moves_counts_more_than_the_tag() {
    let game = read("[Result \"1-0\"]\n\n1. e4 0-1");
    assert_eq!(game.result, GameResult::BlackWins);
    assert_eq!(game.tag("Result"), Some("0-1"));
    let (tag, end) = (GameResult::WhiteWins, GameResult::BlackWins);
    assert_eq!(notes(&game), [NoteKind::ResultDiffers { tag, end }]);
}

#[test]
fn words_after_the_result_in_its_line_belong_to_the_game() {
    let games = read_games("1. e4 1-0 {White wins} 1-0\n\n{next} 1. d4 *");
    assert_eq!(games.len(), 2);
    assert_eq!(games[0].comments(games[0].tip()).collect::<Vec<_>>(), ["White wins"]);
    assert_eq!(games[1].comments(NodeId::ROOT).collect::<Vec<_>>(), ["next"]);
}

#[test]
fn games_without_tags_are_told_apart() {
    let games = read_games("1. e4 e5 1-0 1. d4 0-1\n\n1. c4 c5\n\n1. Nf3 *");
    let all: Vec<String> = games.iter().map(moves).collect();
    assert_eq!(all, ["e4 e5", "d4", "c4 c5", "Nf3"]);
}

#[test]
fn games_without_moves_are_games() {
    let games = read_games(
        "[Event \"A\"]\n[Result \"1-0\"]\n\n[Event \"B\"]\n\n*\n[Event \"C\"]\n1-0[Event \"D\"]\n",
    );
    let events: Vec<_> = games.iter().filter_map(|game| game.tag("Event")).collect();
    assert_eq!(events, ["A", "B", "C", "D"]);
    assert_eq!(games[0].result, GameResult::WhiteWins);
}

#[test]
fn games_without_a_line_between_them_are_told_apart() {
    let games = read_games(
        "[White \"A\"]\n1. e4 1-0\n[White \"B\"]\n1. d4\n[White \"C\"]\n1. c4 [White \"D\"] *",
    );
    let all: Vec<_> = games.iter().map(|game| (game.tag("White").unwrap(), moves(game))).collect();
    let expected = [("A", "e4"), ("B", "d4"), ("C", "c4"), ("D", "")];
    assert_eq!(all, expected.map(|(white, moves)| (white, moves.to_owned())));
}

#[test]
fn an_empty_input_holds_no_game() {
    for text in ["", "\n\n", "\u{FEFF}", "% nothing\n", "{only a comment}", "some words"] {
        assert!(read_all(text).is_empty(), "{text:?}");
    }
    assert!(matches!("".parse::<Game>(), Err(PgnError { kind: PgnErrorKind::NoGame, .. })));
}

#[test]
fn null_moves_end_a_variation_and_are_errors_in_the_main_line() {
    let game = read("1. e4 e5 (1... -- 2. d4 {x} (2. c4)) 2. Nf3 (2. Bc4 Z0 3. Qh5) 2... Nc6 *");
    assert_eq!(body(&game), "1. e4 e5 2. Nf3 (2. Bc4) 2... Nc6 *");
    assert_eq!(game.notes.len(), 2);
    assert_eq!(
        error("1. e4 -- 2. d4 *").to_string(),
        "game 1, line 1, ply 2, at 1... --: \"--\" is not possible: a player may not pass"
    );
}

#[test]
fn a_bad_move_ends_only_its_variation() {
    let game = read("1. e4 (1. d4 d5 2. Qh9 (2. e3) {lost} Nf6) 1... e5 *");
    assert_eq!(body(&game), "1. e4 (1. d4 d5) 1... e5 *");
    let [NoteKind::BadVariation { at, .. }] = &notes(&game)[..] else { panic!("{game:?}") };
    let expected = At { ply: 3, number: 2, color: Color::White, found: "Qh9".into() };
    assert_eq!(*at, expected);
}

#[test]
fn stray_parentheses_and_variations_are_passed_over() {
    let game = read("(1. d4) 1. e4 ) e5 (((x) y) 1... c5) 2. Nf3 *");
    assert_eq!(body(&game), "1. e4 e5 (1... c5) 2. Nf3 *");
    assert_eq!(
        notes(&game),
        [NoteKind::StrayVariation, NoteKind::StrayParenthesis, NoteKind::StrayVariation]
    );
}

#[test]
fn an_unclosed_comment_does_not_swallow_the_next_game() {
    let games = read_games("1. e4 {no end\n\n[Event \"B\"]\n\n1. d4 {fine} *");
    assert_eq!(games.len(), 2);
    assert_eq!(games[0].comments(games[0].tip()).collect::<Vec<_>>(), ["no end"]);
    assert_eq!(games[0].notes[0].kind, NoteKind::UnclosedComment);
    assert_eq!(games[0].notes[0].line, 1);
    assert_eq!(moves(&games[1]), "d4");
}

#[test]
fn an_unclosed_variation_does_not_swallow_the_next_game() {
    for skip in [Extras::Keep, Extras::Skip] {
        let options = Options { variations: skip, ..Options::default() };
        let text = "1. e4 (1. d4 d5 1-0\n\n[White \"B\"]\n\n1. c4 *";
        let games: Vec<Game> =
            Reader::with_options(text.as_bytes(), options).map(Result::unwrap).collect();
        assert_eq!(games.len(), 2);
        assert_eq!(moves(&games[0]), "e4");
        assert!(notes(&games[0]).contains(&NoteKind::UnclosedVariation));
    }
}

// Starts

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

// Errors

#[test]
fn an_error_names_game_line_ply_and_move() {
    let text = "[White \"A\"]\n\n1. e4 e5 1-0\n\n[White \"B\"]\n\n1. e4 e5\n2. Nf3 Nc6 3. Bb5\nNf6 4. Qd4 0-1\n\n[White \"C\"]\n\n1. c4 *";
    let games = read_all(text);
    let error = games[1].as_ref().unwrap_err();
    assert_eq!(error.game, 2);
    assert_eq!(error.line, 9);
    let at = error.at.as_ref().unwrap();
    assert_eq!((at.ply, at.number, at.color), (7, 4, Color::White));
    assert_eq!(
        error.to_string(),
        "game 2, line 9, ply 7, at 4. Qd4: \"Qd4\" is not possible: no queen of White can go to d4; \
         possible: Qe2"
    );
    assert_eq!(games.len(), 3);
    assert_eq!(moves(games[2].as_ref().unwrap()), "c4");
}

#[test]
fn a_move_of_black_is_named_with_three_points() {
    assert_eq!(
        error("1. e4 e5 2. Nf3 Kd7").to_string(),
        "game 1, line 1, ply 4, at 2... Kd7: \"Kd7\" is not possible: d7 is held by a pawn of the \
         same side; possible: Ke7"
    );
    assert_eq!(
        error("1. e4 hello *").to_string(),
        "game 1, line 1, ply 2, at 1... hello: \"hello\" is not a move; character 3: found 'l', \
         expected a rank from 1 to 8"
    );
}

#[test]
fn after_an_error_reading_goes_on_with_the_next_game() {
    let text = "1. e5 e5 {[Event \"no\"]\n[White \"no\"]} 2. Ke2 (2. x 1-0) 1-0 1. d4 *\n\n1. Kh8\n\n[Event \"C\"]\n\n1. c4 *";
    let games = read_all(text);
    let kinds: Vec<bool> = games.iter().map(Result::is_ok).collect();
    assert_eq!(kinds, [false, true, false, true]);
    assert_eq!(games[2].as_ref().unwrap_err().game, 3);
    assert_eq!(games[3].as_ref().unwrap().tag("Event"), Some("C"));
}

#[test]
fn a_failing_input_ends_the_reading() {
    struct Failing(bool);
    impl Read for Failing {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            if std::mem::replace(&mut self.0, true) {
                return Err(io::Error::other("the disk is gone"));
            }
            buffer[..6].copy_from_slice(b"1. e4 ");
            Ok(6)
        }
    }
    let mut reader = Reader::new(Failing(false));
    let error = reader.next_game().unwrap_err();
    assert_eq!(error.to_string(), "game 1, line 1: reading failed: the disk is gone");
    assert!(matches!(reader.next_game(), Ok(None)));
}

// Strict reading

#[test]
fn strict_reading_takes_what_the_standard_describes() {
    let text = format!(
        "{ROSTER}1. e4 $1 e5 {{a comment}} 2. Nf3 (2. f4 exf4 {{x}} 3. Nf3) 2... Nc6 3. Bb5 a6 4. Bxc6\ndxc6 5. O-O *\n"
    );
    let game = Reader::with_options(text.as_bytes(), STRICT).next().unwrap().unwrap();
    assert_eq!(game.mainline().count(), 9);
}

#[test]
fn strict_reading_reports_the_first_breach() {
    let text = "[Event \"?\"]\n[Date \"????.??.??\"]\n\n*";
    let error = Reader::with_options(text.as_bytes(), STRICT).next().unwrap().unwrap_err();
    assert_eq!(error.to_string(), "game 1, line 2: found the tag Date, expected the tag Site");
    for (moves, expected) in [
        ("1. e4 2. e5 *", "game 1, line 9: found 2., expected the move number 1..."),
        ("1.. e4 *", "game 1, line 9: found 1.., expected the move number 1."),
        ("e4 *", "game 1, line 9: found the move e4, expected the move number 1."),
        ("1. e4 {x} e5 *", "game 1, line 9: found the move e5, expected the move number 1..."),
        (
            "1. e4 e5 2. Ng1f3 *",
            "game 1, line 9, ply 3, at 2. Ng1f3: \"Ng1f3\" is not possible: the move is legal, but \
             not written as asked; possible: Nf3",
        ),
        ("1. e4\ne5 1-0", "game 1, line 10: the tag Result says *, the end of the game 1-0"),
        ("1. e4 e5", "game 1, line 9: the moves end without a result"),
        ("1. e4 1/2", "game 1, line 9: the result: found \"1/2\", expected 1/2-1/2"),
        ("1. e4 $300 *", "game 1, line 9: found \"$300\", expected a glyph from $0 to $255"),
        ("1. e4 ) *", "game 1, line 9: found ')' outside a variation"),
    ] {
        assert_eq!(strict_error(moves), expected);
    }
}

#[test]
fn strict_reading_wants_the_whole_roster_and_utf8() {
    let read = |text: &[u8]| Reader::with_options(text, STRICT).next().unwrap().unwrap_err();
    assert_eq!(
        read(b"[Event \"?\"]\n\n1. e4 *").to_string(),
        "game 1, line 3: found no more tags, expected the tag Site"
    );
    let text = [ROSTER.as_bytes(), b"1. e4 {sch\xF6n} *"].concat();
    assert_eq!(
        read(&text).to_string(),
        "game 1, line 9: found text in another encoding than UTF-8, here read as Windows-1252"
    );
}

#[test]
fn strict_reading_takes_an_odd_position_but_none_that_needs_mending() {
    let game = |fen: &str| {
        format!(
            "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n\
             [Black \"?\"]\n[Result \"*\"]\n[FEN \"{fen}\"]\n[SetUp \"1\"]\n\n*\n"
        )
    };
    let strict = Options { strict: true, ..Options::default() };
    let read = |fen| Reader::with_options(game(fen).as_bytes(), strict).next_game().map(|_| ());
    assert_eq!(read("4k3/8/8/P7/PPPPPPPP/8/8/4K3 w - - 0 1").map_err(|e| e.to_string()), Ok(()));
    // the standard writes the square behind any double step
    let after_e4 = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1";
    assert_eq!(read(after_e4).map_err(|e| e.to_string()), Ok(()));
    assert!(read("4k3/8/8/8/8/8/8/4K3 w K - 0 1").is_err());
}

#[test]
fn a_result_in_a_variation_is_not_that_of_the_game() {
    let text = "[Result \"0-1\"]\n\n1. e4 (1. d4 1-0) 1... e5\n";
    let game: Game = text.parse().unwrap();
    assert_eq!(game.result, GameResult::BlackWins);
}

#[test]
fn tags_that_the_game_itself_decides_cannot_be_set_in_any_spelling() {
    let mut game = Game::default();
    for name in ["fen", "F-EN", "setup", "Set Up"] {
        game.set_tag(name, "nonsense");
    }
    game.set_tag("Res-ult", "1-0");
    assert_eq!(game.result, GameResult::WhiteWins);
    assert_eq!(game.to_string().parse::<Game>().unwrap(), game);
}

#[test]
fn strict_reading_goes_on_with_the_next_game_after_a_breach() {
    let text = format!("[White \"A\"]\n[Black \"B\"]\n\n1. e4 *\n\n{ROSTER}1. d4 *\n");
    let games: Vec<_> = Reader::with_options(text.as_bytes(), STRICT).collect();
    assert_eq!(games.len(), 2);
    assert_eq!(moves(games[1].as_ref().unwrap()), "d4");
}

// Games

#[test]
fn moves_are_played_and_taken_back() {
    let mut game = Game::default();
    for text in ["e4", "e5", "Nf3"] {
        let mv = san::parse(&game.final_position(), text).unwrap();
        game.push(mv).unwrap();
    }
    assert_eq!(game.positions().last(), Some(game.final_position()));
    let illegal = san::parse(&Position::default(), "e4").unwrap();
    assert!(game.push(illegal).is_err());
    game.set_clock(game.tip(), Duration::from_millis(1500));
    assert_eq!(body(&game), "1. e4 e5 2. Nf3 {[%clk 0:00:01.5]} *");

    let mv = game.take_back().unwrap();
    assert_eq!(mv, san::parse(&game.final_position(), "Nf3").unwrap());
    game.push(mv).unwrap();
    assert_eq!(body(&game), "1. e4 e5 2. Nf3 *");
    while game.take_back().is_some() {}
    assert_eq!(game, Game::default());
}

#[test]
fn variations_and_remarks_are_added() {
    let mut game: Game = "1. e4 e5 *".parse().unwrap();
    let e4 = game.line(NodeId::ROOT).next().unwrap();
    let c5 = game.add(e4, san::parse(&game.position(e4), "c5").unwrap()).unwrap();
    game.add(c5, san::parse(&game.position(c5), "Nf3").unwrap()).unwrap();
    game.add_comment(c5, " the\nSicilian ");
    game.add_comment_before(c5, "or");
    game.add_nag(c5, 1);
    game.add_nag(c5, 1);
    assert_eq!(body(&game), "1. e4 e5 ({or} 1... c5 $1 {the Sicilian} 2. Nf3) *");
    assert_eq!(game.mainline().count(), 2);
    game.take_back();
    assert_eq!(body(&game), "1. e4 *");
}

#[test]
fn tags_are_set_and_removed() {
    let mut game = Game::default();
    game.set_tag("White", " Vera\n");
    game.set_tag("ECO", "C20");
    game.set_tag("White Elo!", "2000");
    game.set_tag("Result", "1-0");
    game.set_tag("White", "Vera Menchik");
    assert_eq!(game.result, GameResult::WhiteWins);
    assert_eq!(
        game.tags().collect::<Vec<_>>(),
        [("White", "Vera Menchik"), ("ECO", "C20"), ("WhiteElo", "2000")]
    );
    game.remove_tag("ECO");
    assert_eq!(game.tag("ECO"), None);
    assert_eq!(
        game.to_string(),
        "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n\
         [White \"Vera Menchik\"]\n[Black \"?\"]\n[Result \"1-0\"]\n[WhiteElo \"2000\"]\n\n1-0\n\n"
    );
}

#[test]
fn lines_are_shorter_than_80_characters() {
    let mut game: Game = "1. Nf3 Nf6 2. Ng1 Ng8 ".repeat(20).parse().unwrap();
    let words = "a word, and [%cal Ga1a2, Gb1b2] %x a  b ".repeat(9);
    game.add_comment(game.tip(), &words);
    game.add_comment(NodeId::ROOT, &words);
    let text = game.to_string();
    assert!(text.lines().all(|line| line.chars().count() < 80), "{text}");
    assert!(text.lines().all(|line| !line.starts_with('%')), "{text}");
    assert_eq!(read(&text), game);
}

#[test]
fn a_closing_brace_in_a_comment_survives() {
    let mut game: Game = "1. e4 e5 *".parse().unwrap();
    game.add_comment(NodeId::ROOT, "{in braces}");
    game.add_comment(game.tip(), "so } it [%clk 0:00:01] is");
    assert_eq!(body(&game), "; {in braces}\n1. e4 e5 {[%clk 0:00:01]} ; so } it is\n*");
    assert_eq!(read(game.to_string()), game);
}

#[test]
fn games_of_other_trees_are_not_equal() {
    let game = read("1. e4 e5 *");
    for other in [
        "1. e4 *",
        "1. e4 e5 1-0",
        "1. e4 c5 *",
        "1. e4 e5 (1... c5) *",
        "1. e4 e5 2. d4 *",
        "1. e4 e5 $1 *",
        "{x} 1. e4 e5 *",
        "[White \"A\"]\n\n1. e4 e5 *",
    ] {
        assert_ne!(read(other), game, "{other}");
    }
}

// Hostile input

/// So many bytes made by a function of their position.
struct Made<F>(u64, u64, F);

impl<F: FnMut(u64) -> u8> Read for Made<F> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let Made(at, len, byte) = self;
        let count = (*len - *at).min(buffer.len() as u64);
        for slot in &mut buffer[..count as usize] {
            *slot = byte(*at);
            *at += 1;
        }
        Ok(count as usize)
    }
}

const HUNDRED_MEGABYTES: u64 = 100 << 20;

/// `len` times one byte after `start`, then a good game.
fn flood(len: u64, start: &str, byte: u8, end: &str) -> Vec<Result<Game, PgnError>> {
    let next = b"\n[Event \"next\"]\n\n1. e4 *";
    let filler = Made(0, len, move |_| byte);
    Reader::new(start.as_bytes().chain(filler).chain(end.as_bytes()).chain(&next[..])).collect()
}

#[track_caller]
fn assert_next_game_is_read(games: &[Result<Game, PgnError>]) {
    let last = games.last().unwrap().as_ref().unwrap();
    assert_eq!(last.tag("Event"), Some("next"));
    assert_eq!(moves(last), "e4");
}

#[test]
fn a_symbol_of_100_megabytes_is_an_error() {
    let games = flood(HUNDRED_MEGABYTES, "1. ", b'N', " e4 *");
    let error = games[0].as_ref().unwrap_err();
    assert_eq!(error.line, 1);
    assert!(error.to_string().len() < 400, "{error}");
    assert_next_game_is_read(&games);
}

#[test]
fn a_comment_of_100_megabytes_is_cut() {
    for (start, end) in [("1. e4 {", "} e5 *"), ("1. e4 ;", "\n e5 *")] {
        let games = flood(HUNDRED_MEGABYTES, start, b'x', end);
        let game = games[0].as_ref().unwrap();
        assert_eq!(moves(game), "e4 e5");
        let first = game.line(NodeId::ROOT).next().unwrap();
        assert_eq!(game.comments(first).next().map(str::len), Some(limits::COMMENT));
        assert_eq!(notes(game), [NoteKind::LongComment]);
        assert_next_game_is_read(&games);
    }
}

#[test]
fn endless_comments_and_variations_end_with_the_next_game() {
    for start in ["1. e4 {", "1. e4 (1. d4 {", "1. e4 (1. x ", "1. e4 (", "1. x {"] {
        assert_next_game_is_read(&flood(1 << 24, start, b'\n', ""));
    }
}

#[test]
fn a_tag_of_100_megabytes_is_cut() {
    for start in ["[White \"", "[White ", "[", "[White"] {
        let games = flood(HUNDRED_MEGABYTES, start, b'W', "");
        assert_next_game_is_read(&games);
    }
    let games = flood(HUNDRED_MEGABYTES, "[White \"", b'\\', "");
    assert_next_game_is_read(&games);
}

#[test]
fn any_single_byte_a_million_times_is_survived() {
    for byte in [0, b' ', b'.', b'1', b'(', b')', b'[', b'"', b'$', b'!', b'-', b'%', 0xFF, b';'] {
        for start in ["", "1. e4 "] {
            assert_next_game_is_read(&flood(1 << 20, start, byte, "\n"));
        }
    }
}

#[test]
fn ten_thousand_nested_variations_are_cut_at_the_limit() {
    let open = "(1. e3 e6 ".repeat(10_000);
    let text = format!("1. e4 e5 {open}{} 2. Nf3 *", ")".repeat(10_000));
    let game = read(text.replace("1. e3 e6", "1... e6"));
    assert_eq!(moves(&game), "e4 e5 Nf3");
    assert_eq!(notes(&game), [NoteKind::DeepVariation]);
    let copy = game.clone();
    assert_eq!(read(game.to_string()), copy);
    let _ = format!("{copy:?}");
}

#[test]
fn an_endless_game_is_an_error() {
    let shuffle = b"Nf3 Nf6 Ng1 Ng8 ";
    let endless = Made(0, HUNDRED_MEGABYTES, |at| shuffle[at as usize % shuffle.len()]);
    let next = b"\n\n[Event \"next\"]\n\n1. e4 *";
    let games: Vec<_> = Reader::new(endless.chain(&next[..])).collect();
    assert!(matches!(games[0].as_ref().unwrap_err().kind, PgnErrorKind::TooManyPlies));
    assert_next_game_is_read(&games);
}

#[test]
fn endless_variations_are_an_error() {
    let shuffle = b"(e3 e6) ";
    let endless = Made(0, HUNDRED_MEGABYTES, |at| shuffle[at as usize % shuffle.len()]);
    let next = b"\n\n[Event \"next\"]\n\n1. e4 *";
    let games: Vec<_> = Reader::new(b"e4 ".chain(endless).chain(&next[..])).collect();
    assert!(matches!(games[0].as_ref().unwrap_err().kind, PgnErrorKind::TooManyMoves));
    assert_next_game_is_read(&games);
}

#[test]
fn endless_remarks_on_a_move_are_cut() {
    for remark in [&b"{x} "[..], b"$1 $2 $3", b"e4 ({x}) "] {
        let endless = Made(0, 10 << 20, |at| remark[at as usize % remark.len()]);
        let next = b"\n\n[Event \"next\"]\n\n1. e4 *";
        let games: Vec<_> = Reader::new(b"e4 ".chain(endless).chain(&next[..])).collect();
        assert_next_game_is_read(&games);
    }
    let text = format!("1. e4 {} *", "{x} ".repeat(1000));
    let game = read(text);
    assert_eq!(game.comments(game.tip()).count(), limits::REMARKS_PER_MOVE);
    assert_eq!(game.notes.len(), limits::NOTES);
    assert_eq!(game.notes.last().map(|note| &note.kind), Some(&NoteKind::More));
}

// Streaming

/// Hands out a few bytes at a time.
struct Drops<'a>(&'a [u8]);

impl Read for Drops<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.0.len().min(buffer.len()).min(7);
        buffer[..count].copy_from_slice(&self.0[..count]);
        self.0 = &self.0[count..];
        Ok(count)
    }
}

#[test]
fn reading_in_drops_gives_the_same_games() {
    let mut text = String::new();
    for number in 0..300 {
        let mut position = Position::default();
        writeln!(text, "[Event \"{number}\"]\n[White \"Ä {number}\"]\n").unwrap();
        for ply in 0..number % 90 {
            let legal = position.legal_moves();
            let Some(&mv) = legal.get((number * 7 + ply * 13) % legal.len().max(1)) else { break };
            if ply % 2 == 0 {
                write!(text, "{}. ", ply / 2 + 1).unwrap();
            }
            position = san::append(&mut text, &position, mv, &Style::PGN);
            text.push_str([" ", " {[%clk 0:01:02]} ", "\n", " $4 ", " {long\nish} "][ply % 5]);
        }
        text.push_str(if number % 40 == 7 { "Xx9 *\n\n" } else { "1/2-1/2\n\n" });
    }
    let at_once = read_all(&text);
    let in_drops: Vec<_> = Reader::new(Drops(text.as_bytes())).collect();
    assert_eq!(at_once.len(), 300);
    for (a, b) in at_once.iter().zip(&in_drops) {
        match (a, b) {
            (Ok(a), Ok(b)) => assert_eq!((a, &a.notes), (b, &b.notes)),
            (Err(a), Err(b)) => assert_eq!(a.to_string(), b.to_string()),
            _ => panic!("{a:?} is not {b:?}"),
        }
    }
    assert_eq!(in_drops.len(), 300);
}

// Round trips

#[derive(Clone, Debug)]
enum Step {
    Play(Index),
    /// A variation instead of some earlier move.
    Branch(Index, Index),
    Comment(Index, String),
    CommentBefore(Index, String),
    Nag(Index, u8),
    Clock(Index, u32),
    Tag(String, String),
}

fn step() -> impl Strategy<Value = Step> {
    let text = r"[a-zäß€\u{A0}\u{85} \[\]\{\}();%$!\\\x22\n\t1.*\u{1}-]{0,40}";
    prop_oneof![
        8 => any::<Index>().prop_map(Step::Play),
        4 => any::<(Index, Index)>().prop_map(|(node, mv)| Step::Branch(node, mv)),
        2 => (any::<Index>(), text).prop_map(|(node, text)| Step::Comment(node, text)),
        2 => (any::<Index>(), text).prop_map(|(node, text)| Step::CommentBefore(node, text)),
        1 => any::<(Index, u8)>().prop_map(|(node, nag)| Step::Nag(node, nag)),
        1 => any::<(Index, u32)>().prop_map(|(node, millis)| Step::Clock(node, millis)),
        1 => ("[A-Z][a-z]{0,3}", text).prop_map(|(name, value)| Step::Tag(name, value)),
    ]
}

const STARTS: [&str; 4] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "nrbkqnrb/pppppppp/8/8/8/8/PPPPPPPP/NRBKQNRB w KQkq - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 12",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 b - - 5 60",
];

fn build(start: &str, steps: Vec<Step>, result: GameResult) -> Game {
    let mut game = Game::new(start.parse().unwrap());
    let mut nodes = vec![NodeId::ROOT];
    let pick = |nodes: &[NodeId], at: Index| nodes[at.index(nodes.len())];
    for step in steps {
        match step {
            Step::Play(mv) => {
                let legal = game.final_position().legal_moves();
                if !legal.is_empty() {
                    nodes.push(game.push(legal[mv.index(legal.len())]).unwrap());
                }
            }
            Step::Branch(node, mv) => {
                let parent = pick(&nodes, node);
                let legal = game.position(parent).legal_moves();
                if !legal.is_empty() {
                    nodes.push(game.add(parent, legal[mv.index(legal.len())]).unwrap());
                }
            }
            Step::Comment(node, text) => game.add_comment(pick(&nodes, node), &text),
            Step::CommentBefore(node, text) => game.add_comment_before(pick(&nodes, node), &text),
            Step::Nag(node, nag) => game.add_nag(pick(&nodes, node), nag),
            Step::Clock(node, millis) => {
                game.set_clock(pick(&nodes, node), Duration::from_millis(millis.into()));
            }
            Step::Tag(name, value) => game.set_tag(&name, &value),
        }
    }
    game.result = result;
    game
}

fn result() -> impl Strategy<Value = GameResult> {
    use GameResult::{BlackWins, Draw, Unknown, WhiteWins};
    prop::sample::select(vec![WhiteWins, BlackWins, Draw, Unknown])
}

proptest! {
    #[test]
    fn what_is_written_reads_back_as_the_same_game(
        start in prop::sample::select(&STARTS[..]),
        steps in prop::collection::vec(step(), 0..80),
        result in result(),
    ) {
        let game = build(start, steps, result);
        let text = game.to_string();
        let again = read(&text);
        prop_assert_eq!(&again, &game, "{}", text);
        prop_assert_eq!(&again.notes, &[]);
        prop_assert_eq!(again.to_string(), text.clone());
        prop_assert_eq!(again.final_position(), game.final_position());
        let strict = Reader::with_options(text.as_bytes(), STRICT).next().unwrap();
        prop_assert_eq!(strict.map_err(|error| error.to_string()), Ok(game));
    }

    #[test]
    fn games_written_one_after_the_other_are_read_so(
        games in prop::collection::vec((prop::collection::vec(step(), 0..20), result()), 0..5),
    ) {
        let games: Vec<Game> =
            games.into_iter().map(|(steps, result)| build(STARTS[0], steps, result)).collect();
        let text: String = games.iter().map(Game::to_string).collect();
        prop_assert_eq!(read_games(text), games);
    }

    #[test]
    fn any_bytes_are_survived(bytes in prop::collection::vec(any::<u8>(), 0..500)) {
        let _ = read_all(&bytes);
        let _: Vec<_> = Reader::with_options(&bytes[..], STRICT).collect();
    }

    #[test]
    fn anything_made_of_pieces_of_pgn_is_survived_and_reads_back(
        pieces in prop::collection::vec(prop::sample::select(vec![
            "[White \"", "\"]\n", "\n", "\n\n", "1. ", "...", " e4 ", " e5 ", "Nf3 ", "Nf6 ", "(",
            ")", "{", "}", ";", "$1 ", "!?", "1-0 ", "* ", "--", "[%clk 0:00:01]", "%", "\\", "½",
            "[Event \"x\"]\n", "[FEN \"8/8/8/4k3/8/4K3/8/8 b - - 0 1\"]\n", "\u{A0}", "e.p.", "\0",
        ]), 0..60),
    ) {
        let text = pieces.concat();
        for game in read_all(&text).into_iter().flatten() {
            let written = game.to_string();
            prop_assert_eq!(&read(&written), &game, "{}\n{}", text, written);
        }
    }
}
