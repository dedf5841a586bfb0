use super::*;

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
