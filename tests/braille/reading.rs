//! What real files have that ours do not.

use super::*;

fn moves(game: &Game) -> String {
    let text = game.to_string();
    text.split_once("\n\n").unwrap().1.trim_end().to_owned()
}

#[test]
fn form_and_profile_are_seen_from_the_text() {
    let expected = "1. e4 e5 2. Nf3 1-0";
    for text in [
        "#A4 E#D E#E\r\n#B4 ,NF#C\r\n#A-#J\r\n",
        "#a4 e#d e#e\n#b4 ,nf#c\n#a-#j",
        "1 E4 E5\n2 SF3\n1-0\n",
        "1 e4 e5 2 sf3 1-0\x1A",
        "1 E4\n  E5\n2\tSF3   \n\n  \n1-0\n",
        "1 E4 E5\r2 SF3\r1-0\r",
        "1 E4 E5\x0C2 SF3\r\n\x0C1-0\r\n\x0C",
        "1 E4 E\"\n5 2 \"\n SF3 1-0",
        "E4 E5 SF3 1-0".replace("E4", "1 E4").as_str(),
        "⠼⠁⠲ ⠑⠼⠙ ⠑⠼⠑\n⠼⠃⠲⠀⠠⠝⠋⠼⠉\n⠼⠁⠤⠼⠚",
        "\u{FEFF}⠂⠀⠑⠲⠀⠑⠢⠀⠆⠀⠎⠋⠒⠀⠂⠤⠴",
    ] {
        assert_eq!(moves(&read(text)), expected, "{text}");
    }
}

#[test]
fn what_is_told_beforehand_holds() {
    let read = |profile, language| {
        let options = Options { profile, language, kind: None };
        Reader::with_options(b"1 E4 E5 2 DE2 SF6\n", options).next().unwrap().map(chess)
    };
    let german = Some(Language::German);
    assert_eq!(moves(&read(None, german).unwrap()), "1. e4 e5 2. Qe2 Nf6 *");
    assert_eq!(moves(&read(None, None).unwrap()), "1. e4 e5 2. Qe2 Nf6 *");
    assert!(read(None, Some(Language::English)).is_err());
    assert!(read(Some(Profile::Literal), None).is_err());
}

#[test]
fn the_header_tells_the_language_of_the_letters() {
    // a queen's capture in German, a pawn's in English
    let moves_of = |header: &str| {
        let text = format!("{header}1 D4 E5 2 C3 A6 3 DA4 A5 4 E3 H6 5 DB4 AXB4\n");
        let games = read_all(&text);
        assert_eq!(games.len(), 1);
        games.into_iter().next().unwrap()
    };
    assert!(moves_of("TURNIER3 X\n").is_ok());
    let error = moves_of(",EVENT3 ,X\n").unwrap_err();
    assert_eq!((error.game, error.line), (1, 2));
}

#[test]
fn the_label_of_a_position_tells_the_language_too() {
    let start = ",,FEN3 #DK#C_/ #H_/ #H_/ #DP#C_/ #C,P#D_/\n  #H_/ #H_/ #B,K#A,Q#C W - - #J #A\n";
    let text = format!("{start}\n1 DXE5>P\n\"9\n");
    assert_eq!(moves(&read(&text)), "1. dxe5 *");
    let german = text.replacen(",,FEN", "FEN", 1);
    assert_eq!(moves(&read(&german)), "1. Qxe5+ *");
}

#[test]
fn several_games_stand_in_a_text() {
    let text =
        ",WHITE3 ,ADA\n\n1 E4 E5\n1-0\n,WHITE3 ,EVA\n1 D4\n,WHITE3 ,EDA\n1-0\n1 C4\n\"9\n1 G3";
    let games: Vec<Game> = read_all(text).into_iter().map(Result::unwrap).collect();
    let told: Vec<(Option<&str>, String)> =
        games.iter().map(|game| (game.tag("White"), moves(game))).collect();
    let expected = [
        (Some("Ada"), "1. e4 e5 1-0"),
        (Some("Eva"), "1. d4 *"),
        (Some("Eda"), "1-0"),
        (None, "1. c4 *"),
        (None, "1. g3 *"),
    ];
    assert_eq!(told, expected.map(|(name, moves)| (name, moves.to_owned())));
    assert!(read_all("").is_empty());
    assert!(read_all(" \r\n\x0C\n").is_empty());
}

#[test]
fn after_a_bad_game_the_next_one_follows() {
    let games = read_all("1 E4 E6 2 E6\n1-0\n,EVENT3 \"\"X\n1 E4\n1-0\n1 D4\n");
    let outcome: Vec<bool> = games.iter().map(Result::is_ok).collect();
    assert_eq!(outcome, [false, false, true]);
    assert_eq!(games[1].as_ref().unwrap_err().game, 2);
}

#[test]
fn the_result_of_the_header_serves() {
    assert_eq!(read(",RESULT3 #A-#J\n1 E4\n").result, GameResult::WhiteWins);
    assert_eq!(read(",RESULT3 #A-#J\n1 E4 \"9\n").result, GameResult::WhiteWins);
    assert_eq!(read("1 E4 0-1\n").result, GameResult::BlackWins);
    assert_eq!(read("1 E4\n").result, GameResult::Unknown);
}

#[test]
fn a_position_that_is_odd_leaves_a_note() {
    let game = read(",,FEN3 #DK#C_/ #H_/ #H_/ #H_/ #H_/ #H_/ #H_/ #D,K#C W ,K - #J #A\n\"9\n");
    assert_eq!(game.notes.len(), 1);
    assert_eq!(game.notes[0].line, 1);
}
