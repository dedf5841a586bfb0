//! New games of every kind: clocks, players, press, start, position.

use annabella::arbiter::clock::{Controls, Millis, PRESETS};
use annabella::arbiter::rulings::Rulings;
use annabella::engine::{Level, Strength};
use annabella::games::GameKind;
use annabella::games::chess::{Move, Position, Status, chess960};
use annabella::session::{
    AssistantDuties, Away, Begin, Conduct, Draws, Hidden, Mode, NewGame, Player, Press, Repeats,
    ScoreKeeping, Supervision, Voice,
};
use proptest::option::weighted;
use proptest::prelude::*;
use proptest::sample::{Index, select};

/// A start, promotions, mates and stalemates at hand, endings, castling.
pub(super) const FENS: [&str; 14] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "8/P1P4k/8/8/8/8/p1p4K/8 w - - 0 1",
    "1n3n1r/PPP3PP/4k3/8/8/3K4/pp3ppp/1N3N1R b - - 0 1",
    "7k/8/6K1/5Q2/8/8/8/8 w - - 0 1",
    "7k/8/6K1/8/8/5Q2/8/8 w - - 0 1",
    "rnbqkbnr/ppppp2p/5p2/6p1/4P3/3P4/PPP2PPP/RNBQKBNR w KQkq - 0 3",
    "7k/8/8/8/8/8/1r6/K7 w - - 0 1",
    "k7/8/8/8/8/8/8/3QK3 w - - 0 1",
    "kn6/8/8/8/8/8/8/3QK3 w - - 0 1",
    "kn6/8/8/8/8/8/8/3RK3 b - - 0 1",
    "4k3/8/8/8/8/8/4P3/4K2R w K - 97 90",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "1rk1r3/8/8/8/8/8/8/1RK1R3 w EBeb - 0 1",
    "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
];

/// Short times, so that flags fall within a few moves; and longer ones where the Laws
/// ask for them.
const CONTROLS: [&str; 19] = [
    "0:03",
    "0:20",
    "0:05+1",
    "0:03d2",
    "0:03b2",
    "2/0:06,0:04",
    "1/0:04+1,2/0:03d1,0:02b1",
    "1/0:02",
    "2/0:03+1",
    "1/0:02,1/0:03,1/0:02",
    "5d3",
    "2/0:40",
    "2/6",
    "1/7,60",
    "1/6d30,1/60,0:02",
    "1/60+1,2/5:01",
    "1day",
    "3days",
    "none",
];

fn kind_and_position() -> impl Strategy<Value = (GameKind, Position)> {
    prop_oneof![
        2 => Just((GameKind::Chess, Position::default())),
        4 => select(&FENS[..]).prop_map(|fen| (GameKind::Chess, fen.parse().unwrap())),
        1 => (0..chess960::COUNT)
            .prop_map(|number| (GameKind::Chess960, chess960::start(number).unwrap())),
    ]
}

fn controls() -> impl Strategy<Value = Controls> {
    let control = || {
        prop_oneof![
            6 => select(&CONTROLS[..]),
            1 => select(&PRESETS[..]),
        ]
        .prop_map(|text| text.parse().unwrap())
    };
    prop_oneof![
        3 => control().prop_map(Controls::same),
        1 => (control(), control()).prop_map(|(white, black)| Controls::new(white, black)),
    ]
}

pub fn strength() -> impl Strategy<Value = Strength> {
    prop_oneof![
        3 => select(&Level::ALL[..]).prop_map(Strength::Level),
        1 => (100_u64..=3_600_000).prop_map(|time| Strength::full(time).unwrap()),
    ]
}

fn player() -> impl Strategy<Value = Player> {
    prop_oneof![
        3 => Just(Player::Person),
        1 => strength().prop_map(Player::Engine),
    ]
}

fn begin() -> impl Strategy<Value = Begin> {
    let moment = || select(vec![0, 1, 999, 1_000, 5_000 as Millis]);
    prop_oneof![
        4 => Just(Begin::AtCommand),
        1 => Just(Begin::WithFirstMove),
        1 => (moment(), moment())
            .prop_map(|(at, default_time)| Begin::Scheduled { at, default_time }),
    ]
}

fn name() -> impl Strategy<Value = String> {
    prop_oneof![
        2 => Just(String::new()),
        1 => r#"[a-zäß€ "\\=#]{0,12}"#,
        1 => r"\PC{0,200}",
    ]
}

/// How the sides play: mostly as usual, else with a blind player.
fn conduct() -> impl Strategy<Value = [Conduct; 2]> {
    let blind = || {
        let assistant =
            prop_oneof![Just(0b11_1111), any::<u8>()].prop_map(AssistantDuties::from_bits);
        let repeats = select(vec![Repeats::Himself, Repeats::Program]);
        let voice = select(vec![Voice::Estimated, Voice::Reports]);
        (assistant, repeats, select(vec![0, 1, 500, 3_000]), voice).prop_map(
            |(assistant, repeats, correction, voice)| Conduct {
                is_blind: true,
                assistant,
                repeats,
                correction,
                voice,
                ..Conduct::default()
            },
        )
    };
    let sighted = || {
        let repeats = select(vec![Repeats::Himself, Repeats::Program]);
        let hidden = select(vec![Hidden::Nothing, Hidden::Board { may_ask: false }]);
        (0..4u8, repeats, hidden).prop_map(|(bits, repeats, hidden)| Conduct {
            assistant: AssistantDuties::from_bits(bits),
            repeats,
            hidden,
            ..Conduct::default()
        })
    };
    prop_oneof![
        4 => Just([Conduct::default(); 2]),
        1 => [blind(), blind()],
        1 => (blind(), sighted()).prop_map(|(blind, sighted)| [blind, sighted]),
        1 => (blind(), sighted()).prop_map(|(blind, sighted)| [sighted, blind]),
    ]
}

/// What is agreed for a strict game.
#[derive(Clone, Debug)]
struct Terms {
    is_unsupervised: bool,
    is_by_hand: bool,
    draws: Draws,
    session: Option<Millis>,
    rulings: Rulings,
    earlier: Option<[u32; 2]>,
}

prop_compose! {
    fn terms()(
        is_unsupervised in any::<bool>(),
        is_by_hand in prop::bool::weighted(0.4),
        draws in prop_oneof![
            4 => Just(Draws::Free),
            1 => (1..6u32).prop_map(Draws::From),
            1 => Just(Draws::Never),
        ],
        session in weighted(0.3, select(vec![0, 1_000, 3_000, 60_000, 4_000_000, 1 << 40])),
        rulings in prop_oneof![1 => Just(Rulings::FIRST), 4 => Just(Rulings::TODAY)],
        earlier in weighted(0.1, [0..9u32, 0..9u32]),
    ) -> Terms {
        Terms { is_unsupervised, is_by_hand, draws, session, rulings, earlier }
    }
}

prop_compose! {
    fn game_of_this_device()(
        (kind, position) in kind_and_position(),
        moves in prop_oneof![3 => Just(vec![]), 1 => prop::collection::vec(any::<Index>(), 0..8)],
        players in [player(), player()],
        names in [name(), name()],
        seed in any::<u64>(),
        mode in select(vec![Mode::Casual, Mode::Strict]),
        controls in controls(),
        press in select(vec![Press::Automatic, Press::ByHand]),
        begin in begin(),
        away in select(vec![Away::Stands, Away::Runs]),
        terms in terms(),
        mut conduct in conduct(),
        automatic_draws in any::<bool>(),
        computer_resigns in any::<bool>(),
    ) -> NewGame {
        for (conduct, player) in conduct.iter_mut().zip(players) {
            if player != Player::Person {
                *conduct = Conduct::default();
            }
        }
        if !conduct.iter().any(|conduct| conduct.is_blind) {
            for conduct in &mut conduct {
                conduct.assistant = AssistantDuties::NONE;
            }
        }
        let is_strict = mode == Mode::Strict;
        let is_unsupervised =
            terms.is_unsupervised && is_strict && players == [Player::Person; 2];
        let supervision =
            if is_unsupervised { Supervision::Unsupervised } else { Supervision::Supervised };
        let is_by_hand = terms.is_by_hand && is_strict;
        let score = if is_by_hand { ScoreKeeping::ByHand } else { ScoreKeeping::Kept };
        let Terms { draws, session, rulings, earlier, .. } = terms;
        let moves = played(position, &moves).into_iter().map(Into::into).collect();
        let away = if begin.is_scheduled() { Away::Runs } else { away };
        let is_by_move = begin == Begin::WithFirstMove;
        let begin = if is_by_move && is_strict { Begin::AtCommand } else { begin };
        NewGame {
            kind, position: position.into(), moves, players, names, seed, mode, controls, press, begin, away,
            supervision, draws, automatic_draws: automatic_draws && !is_strict, computer_resigns, score, conduct, session, days: None, earlier, rulings,
        }
    }
}

/// Moves from a position, until the game is over.
fn played(mut position: Position, choices: &[Index]) -> Vec<Move> {
    let mut moves = Vec::new();
    for choice in choices {
        if position.status() != Status::Ongoing {
            break;
        }
        let legal = position.legal_moves();
        let mv = legal[choice.index(legal.len())];
        moves.push(mv);
        position = position.after_legal(mv);
    }
    moves
}

/// One in so many games is one by correspondence.
pub fn new_game() -> impl Strategy<Value = NewGame> {
    (game_of_this_device(), prop::bool::weighted(0.1), any::<bool>(), weighted(0.5, 1..=60u8))
        .prop_map(
            |(game, is_by_post, is_first, days)| {
                if is_by_post { by_correspondence(game, is_first, days) } else { game }
            },
        )
}

fn by_correspondence(game: NewGame, is_first: bool, days: Option<u8>) -> NewGame {
    let mut players = [Player::Person, Player::Correspondent];
    if is_first {
        players.reverse();
    }
    let NewGame { kind, position, moves, names, seed, .. } = game;
    let away = Away::Runs;
    NewGame { kind, position, moves, players, names, seed, days, away, ..NewGame::default() }
}
