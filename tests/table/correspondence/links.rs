use super::*;
use annabella::games::Position;
use annabella::session::{NewGame, Player};
use annabella::table::correspondence::Link;
use proptest::prelude::*;
use proptest::sample::{Index, select};

/// A link of some game.
fn link() -> impl Strategy<Value = Link> {
    let starts = prop_oneof![
        4 => select(kinds().to_vec()).prop_map(|kind| (kind, Position::usual_start(kind))),
        1 => select(vec!["8/P6k/8/8/8/8/8/K7 w - - 0 1", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"])
            .prop_map(|fen| (GameKind::Chess, Position::read(GameKind::Chess, fen).unwrap())),
        1 => (0..960u16).prop_map(|number| {
            let start = annabella::games::chess::chess960::start(number).unwrap();
            (GameKind::Chess960, start.into())
        }),
        1 => (5..=19u8, 1..=99u8).prop_map(|(lines, target)| {
            let size = annabella::games::yin_yang::Size::square(lines).unwrap();
            let start = annabella::games::yin_yang::Position::new(size, target).unwrap();
            (GameKind::YinYang, start.into())
        }),
    ];
    let names = || prop_oneof![Just(String::new()), r"[A-Za-zäß ]{1,12}", r"\PC{0,30}"];
    let word = prop::option::of(select(annabella::session::Word::ALL.to_vec()));
    let days = prop::option::of(1..=60u8);
    let side = select(Side::ALL.to_vec());
    let choices = prop::collection::vec(any::<Index>(), 0..40);
    (starts, any::<u64>(), side, [names(), names()], days, choices, word).prop_map(
        |((kind, start), id, from, names, days, choices, word)| {
            let moves = played(start, &choices);
            Link { kind, id, from, names, days, start, moves, word }
        },
    )
}

fn played(mut position: Position, choices: &[Index]) -> Vec<annabella::games::Move> {
    let (mut moves, mut past) = (Vec::new(), Vec::new());
    for choice in choices {
        let legal = position.legal_moves(&past);
        if legal.is_empty() {
            break;
        }
        let mv = legal[choice.index(legal.len())];
        past.push(position.key());
        position = position.after(mv);
        moves.push(mv);
    }
    moves
}

proptest! {
    #[test]
    fn a_link_is_read_as_it_is_written(link in link()) {
        let text = link.to_string();
        prop_assert!(text.bytes().all(|byte| byte.is_ascii_graphic()), "{}", text);
        prop_assert_eq!(Link::find(&text), Ok(link));
    }

    #[test]
    fn a_mailer_around_and_within_it_does_no_harm(
        link in link(), width in 20..100usize, quote in select(vec!["", "> ", ">> "]),
    ) {
        let text = format!("Hello Bella,\nmy move:\n{link}\n\n-- \nAnna");
        let mut folded = String::new();
        for line in text.lines() {
            let letters: Vec<char> = line.chars().collect();
            for part in letters.chunks(width) {
                folded.push_str(quote);
                folded.extend(part);
                folded.push_str("\r\n");
            }
        }
        // what is folded through its name is no link any more
        prop_assume!(folded.contains("annabella:game?"));
        prop_assert_eq!(Link::find(&folded), Ok(link));
    }

    #[test]
    fn a_changed_byte_is_refused_or_means_the_same(
        link in link(), at: Index, byte in any::<u8>(),
    ) {
        let mut bytes = link.to_string().into_bytes();
        let at = at.index(bytes.len());
        bytes[at] = byte;
        let text = String::from_utf8_lossy(&bytes);
        if let Ok(found) = Link::find(&text) {
            prop_assert_eq!(found, link);
        }
    }

    #[test]
    fn any_text_is_survived(text in r"\PC{0,80}", rest in r"(annabella:game\?|[ -~]){0,20}") {
        let _ = Link::find(&text);
        let _ = Link::find(&format!("annabella:game?{rest}{text}"));
    }

    #[test]
    fn an_invitation_begins_the_same_game(link in link()) {
        if let Ok(game) = link.invitation() {
            prop_assert_eq!(game.player(link.from), Player::Correspondent);
            prop_assert_eq!((game.seed, game.days), (link.id, link.days));
            prop_assert_eq!(&game.moves, &link.moves);
            let again = NewGame::from_saved(&game.to_saved()).unwrap();
            prop_assert_eq!(again, game);
        }
    }
}

#[test]
fn of_several_links_the_longest_game_counts() {
    let mut anna = Device::with(CHESS);
    let first = anna.plays("move e2e4");
    assert_eq!(anna.takes_in("e5").unwrap(), ["moved black e5"]);
    let second = anna.plays("move g1f3");
    let answer = format!("{second}\n\n> you wrote:\n> {first}");
    assert_eq!(Link::find(&answer), Link::find(&second));
    let answer = format!("> {first}\n{second}");
    assert_eq!(Link::find(&answer), Link::find(&second));
}

#[test]
fn the_numbers_are_those_of_the_iccf() {
    let text = Device::with(CHESS).plays("move e2e4");
    let link = text.lines().last().unwrap();
    assert!(
        link.starts_with(
            "annabella:game?v=1&kind=chess&id=0000000000000007&from=white&name=Anna&other=Bella\
             &days=3&moves=5254&sum="
        ),
        "{link}"
    );
}
