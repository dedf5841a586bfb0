use super::*;

#[derive(Clone, Debug)]
enum Step {
    Play(Index),
    Comment(Index, String),
    Glyph(Index, u8),
    Tag(String, String),
}

fn step() -> impl Strategy<Value = Step> {
    let text = r"[a-zäß€\u{A0}\u{85} \[\]\{\}();%$!\\\x22\n\t1.*\u{1}-]{0,60}";
    prop_oneof![
        8 => any::<Index>().prop_map(Step::Play),
        2 => (any::<Index>(), text).prop_map(|(plies, text)| Step::Comment(plies, text)),
        1 => any::<(Index, u8)>().prop_map(|(plies, glyph)| Step::Glyph(plies, glyph)),
        1 => ("[A-Za-z][a-z]{0,3}|white|EVENT", text)
            .prop_map(|(name, value)| Step::Tag(name, value)),
    ]
}

const STARTS: [&str; 5] = [
    "B:W21-32:B1-12",
    "W:W18,21,22,24-26,28-32:B1-8,10,12,16",
    "B:W6,7,14,15,22,23:BK2,K3,10:H7:F30",
    "W:WK18,K19,K22:BK1,K5",
    "B:W10,11,18,19,26:BK7",
];

fn build(start: &str, steps: Vec<Step>, result: GameResult) -> Game {
    let mut game = Game::new(start.parse().unwrap());
    for step in steps {
        let plies = |at: Index| at.index(game.moves().len() + 1);
        match step {
            Step::Play(mv) => {
                let legal = game.final_position().legal_moves();
                if !legal.is_empty() {
                    game.push(legal[mv.index(legal.len())]).unwrap();
                }
            }
            Step::Comment(at, text) => {
                let plies = plies(at);
                assert!(game.add_comment(plies, &text));
            }
            Step::Glyph(at, glyph) => {
                let plies = plies(at);
                assert_eq!(game.add_glyph(plies, glyph), plies > 0);
            }
            Step::Tag(name, value) => game.set_tag(&name, &value),
        }
    }
    game.set_result(result);
    game
}

fn result() -> impl Strategy<Value = GameResult> {
    use GameResult::{Draw, FirstWins, SecondWins, Unknown};
    prop::sample::select(vec![FirstWins, SecondWins, Draw, Unknown])
}

proptest! {
    #[test]
    fn what_is_written_reads_back_as_the_same_game(
        start in prop::sample::select(&STARTS[..]),
        steps in prop::collection::vec(step(), 0..120),
        result in result(),
    ) {
        let game = build(start, steps, result);
        let text = game.to_string();
        let again = read(&text);
        prop_assert_eq!(&again, &game, "{}", text);
        prop_assert_eq!(&again.notes, &[]);
        prop_assert_eq!(again.variations, 0);
        prop_assert_eq!(again.to_string(), text);
        prop_assert_eq!(again.final_position(), game.final_position());
    }

    #[test]
    fn lines_are_short(moves in prop::collection::vec(any::<Index>(), 0..150)) {
        let game = build(STARTS[0], moves.into_iter().map(Step::Play).collect(), GameResult::Draw);
        prop_assert!(game.to_string().lines().all(|line| line.chars().count() < 80));
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
    }

    #[test]
    fn anything_made_of_pieces_of_pdn_is_survived_and_reads_back(
        pieces in prop::collection::vec(prop::sample::select(vec![
            "[White \"", "\"]\n", "\n", "\n\n", "1. ", "...", " 11-15 ", " 22-18 ", "15x22", "25x18 ",
            "(", ")", "{", "}", ";", "$1 ", "!?", "1-0 ", "* ", "--", "[%clk 0:00:01]", "%", "\\", "½",
            "[Event \"x\"]\n", "[FEN \"B:W7,15,22:B3,12\"]\n", "3x10 10x19", " - ", "1115 ", "\0",
            "\u{A0}", "1", "/", "[Result \"0-1\"]",
        ]), 0..60),
    ) {
        let text = pieces.concat();
        for game in read_all(&text).into_iter().flatten() {
            let written = game.to_string();
            prop_assert_eq!(&read(&written), &game, "{}\n{}", text, written);
        }
    }
}

#[test]
fn moves_that_are_not_legal_are_not_taken() {
    let mut game = Game::default();
    let other: Position = "B:W18:B15".parse().unwrap();
    let mv = notation::parse(&other, "15x22").unwrap();
    assert!(game.push(mv).is_err());
    assert!(game.moves().is_empty());
    assert!(!game.add_comment(1, "x") && !game.add_glyph(0, 1));
}
