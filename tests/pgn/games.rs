use super::*;

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

    game.truncate(3);
    assert_eq!(body(&game), "1. e4 e5 2. Nf3 {[%clk 0:00:01.5]} *");
    game.truncate(2);
    let mv = san::parse(&game.final_position(), "Nf3").unwrap();
    game.push(mv).unwrap();
    assert_eq!(body(&game), "1. e4 e5 2. Nf3 *");
    game.truncate(0);
    assert_eq!(game, Game::default());
    game.truncate(5);
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
    game.truncate(1);
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
