use super::*;

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
