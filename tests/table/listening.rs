//! What an utterance means depends on where the game stands.

use annabella::games::GameKind;
use annabella::games::Side::{self, First, Second};
use annabella::session::Deed;
use annabella::speech::{Language, Phrase, Settings, Speaker, Style};
use annabella::table::{Game, Understood, understand};

use crate::{act, new_game};

fn english() -> Settings {
    Settings { style: Style::Fide, ..Settings::default() }
}

fn german() -> Settings {
    Settings { language: Language::German, ..english() }
}

fn joined(phrases: &[Phrase]) -> String {
    phrases.iter().map(Phrase::to_string).collect::<Vec<String>>().join(" ")
}

fn meaning_to(game: &Game, by: Option<Side>, settings: Settings, text: &str) -> String {
    told(understand(game.state(), by, settings, text))
}

pub(crate) fn told(understood: Understood) -> String {
    match understood {
        Understood::Action(action) => {
            format!("{} {}", action.by.name(GameKind::Chess), action.deed.text(GameKind::Chess))
        }
        Understood::Question(question) => format!("ask {}", question.text(GameKind::Chess)),
        Understood::Command(command) => format!("tell {command}"),
        Understood::Ambiguous { candidates, question, .. } => {
            format!("{} of: {question}", candidates.len())
        }
        Understood::Dropped(phrase) => format!("dropped: {phrase}"),
        Understood::WronglyRepeated(phrases) => format!("wrong: {}", joined(&phrases)),
        Understood::Begun { heard, .. } | Understood::NotUnderstood(heard) => {
            format!("{}: {}", heard.why.name(), heard.phrase)
        }
    }
}

/// What a text means after the question that a text before it has led to.
fn replied(setup: &str, text: &str, reply: &str) -> String {
    let mut game = game(setup);
    let asked = game.hear(None, english(), text);
    assert!(matches!(asked, Understood::Ambiguous { .. }), "{text}: {asked:?}");
    told(game.hear(None, english(), reply))
}

fn meaning(game: &Game, text: &str) -> String {
    meaning_to(game, None, english(), text)
}

fn game(setup: &str) -> Game {
    new_game(setup, None).0
}

/// Does what was said, which must be something that is done.
fn say(game: &mut Game, text: &str) -> Vec<String> {
    let Understood::Action(action) = understand(game.state(), None, german(), text) else {
        panic!("{text}: {}", meaning_to(game, None, german(), text));
    };
    act(game, action.by.name(GameKind::Chess), &action.deed.text(GameKind::Chess).to_string(), 0)
}

#[test]
fn in_any_game_a_move_is_a_move_legal_or_not() {
    let game = game("new chess");
    assert_eq!(meaning(&game, "knight f three"), "white move g1f3");
    assert_eq!(meaning(&game, "e2e5"), "white move e2e5");
    assert_eq!(meaning(&game, "what is on e four"), "ask on e4");
    assert_eq!(meaning(&game, "level 5"), "tell level 5");
    assert_eq!(meaning(&game, "take back three moves"), "white undo 3");
    assert_eq!(meaning(&game, "take back one move"), "white undo");
    assert_eq!(meaning(&game, "I resign"), "white resign");
    assert_eq!(meaning(&game, "draw"), "white offer");
    assert_eq!(meaning(&game, ""), "silence: I heard nothing.");
    assert!(meaning(&game, "knight f").ends_with("of: Did you mean Springer Felix drei?"));
    assert!(meaning(&game, "banana").starts_with("unknown-word: "));
    // among ordinary games nothing is repeated, and then no move comes of it
    assert_eq!(meaning(&game, "repeat knight f three"), "white repeat g1f3");
}

#[test]
fn a_whole_game_between_blind_players_is_understood() {
    let mut game = game("new chess blind=both");
    for (text, told) in [
        ("Felix zwei Felix drei", "announced white f2f3"),
        ("Korrektur", "corrected white"),
        ("Felix drei", "announced white f2f3"),
        ("ich drücke die Uhr", "pressed white"),
        ("wiederhole Felix drei", "repeated black f2f3 article=E2.1"),
        ("Eva fünf", "announced black e7e5"),
        ("drücken", "pressed black"),
        ("Eva fünf", "repeated white e7e5 article=E2.1"),
        ("Gustav vier", "announced white g2g4"),
        ("drücken", "pressed white"),
        ("Gustav vier", "repeated black g2g4 article=E2.1"),
        ("Dame Hector vier matt", "announced black d8h4"),
        ("drücken", "pressed black"),
    ] {
        let events = say(&mut game, text);
        assert!(events[0].starts_with(told), "{text}: {events:?}");
    }
    assert!(game.state().phase().is_over());
}

#[test]
fn what_is_repeated_is_heard_with_the_position_before_it() {
    let mut game = game("new chess blind=white");
    for (by, deed) in [("white", "move e2e4"), ("white", "press"), ("black", "repeat e2e4")] {
        act(&mut game, by, deed, 0);
    }
    act(&mut game, "black", "move d7d5", 0);
    for text in ["d five", "repeat d five", "David fünf", "d7d5"] {
        assert_eq!(meaning(&game, text), "white repeat d7d5", "{text}");
    }
    assert_eq!(meaning(&game, "d six"), "white repeat d7d6");
    // no move of Black's, so that no squares are wrong
    assert_eq!(meaning(&game, "knight e five"), "wrong: No. First repeat: David fünf.");
    assert_eq!(
        meaning_to(&game, Some(First), german(), "Bauer Anna vier"),
        "wrong: Nein. Wiederhole zuerst: David fünf."
    );
    assert!(meaning(&game, "banana").starts_with("unknown-word: "));
    assert_eq!(meaning(&game, "what is on d five"), "ask on d5");
    act(&mut game, "white", "repeat d7d5", 0);
    assert_eq!(meaning(&game, "e takes d five"), "white move e4d5");
}

#[test]
fn who_answers_before_the_press_repeats_and_who_has_moved_puts_right() {
    let mut game = game("new chess mode=strict supervised=no press=manual blind=white");
    act(&mut game, "arbiter", "start", 0);
    act(&mut game, "white", "move e2e4", 0);
    act(&mut game, "white", "press", 0);
    act(&mut game, "black", "repeat e2e4", 0);
    act(&mut game, "black", "move e7e4", 0);
    assert_eq!(meaning_to(&game, Some(First), english(), "e7 e4"), "white repeat e7e4");
    assert_eq!(meaning_to(&game, Some(Second), english(), "e5"), "black move e7e5");
}

#[test]
fn an_announcement_that_lacks_its_piece_is_asked_for_by_the_game() {
    for (setup, told) in
        [("new chess", "moved white a8=N"), ("new chess blind=white", "announced white a7a8n")]
    {
        let setup = format!("{setup} fen=\"8/P6k/8/8/8/8/8/4K3 w - - 0 1\"");
        let mut game = game(&setup);
        assert_eq!(meaning(&game, "Anna acht"), "white move a7a8");
        let events = say(&mut game, "Anna acht");
        assert_eq!(events, ["promotion-asked white a8 article=3.7.e"], "{setup}");
        assert_eq!(meaning(&game, "rook"), "white promote rook");
        assert!(say(&mut game, "Springer")[0].starts_with(told), "{setup}");
    }
}

#[test]
fn a_record_is_heard_with_the_position_in_which_it_was_made() {
    let mut game = game("new chess mode=strict score=hand");
    act(&mut game, "arbiter", "start", 0);
    act(&mut game, "white", "move g1f3", 0);
    assert_eq!(meaning_to(&game, Some(Second), english(), "record knight f3"), "black record g1f3");
    assert_eq!(meaning_to(&game, Some(First), german(), "notiere Sf3"), "white record g1f3");
    let asked = meaning_to(&game, Some(Second), english(), "record knight f");
    assert!(asked.ends_with("Did you mean Springer Felix drei?"), "{asked}");
    act(&mut game, "black", "record g1f3", 0);
    assert_eq!(meaning_to(&game, Some(Second), english(), "record e5"), "black record e7e5");
}

#[test]
fn a_draw_is_claimed_where_it_is_due_and_offered_else() {
    let mut game = game("new chess fen=\"4k3/8/8/8/8/8/8/4K2R w - - 100 80\"");
    assert_eq!(meaning(&game, "draw"), "white claim fifty");
    assert_eq!(meaning_to(&game, Some(Second), german(), "remis"), "black offer");
    act(&mut game, "white", "offer", 0);
    assert_eq!(meaning(&game, "I accept"), "black accept");
    // said again, it is still the same side's
    let mut game = self::game("new chess");
    act(&mut game, "white", "offer", 0);
    assert_eq!(meaning(&game, "draw"), "white offer");
}

#[test]
fn who_speaks_is_the_only_person_or_whoever_can() {
    let against_computer = game("new chess white=level:1");
    assert_eq!(meaning(&against_computer, "resign"), "black resign");
    let alone = game("new chess white=level:1 black=level:1");
    assert_eq!(meaning(&alone, "undo"), "arbiter undo");
    let mut timed = game("new chess mode=strict clock=60");
    act(&mut timed, "arbiter", "start", 0);
    assert_eq!(meaning(&timed, "claim flag"), "black claim-flag");
    let promoting = game("new chess fen=\"8/P6k/8/8/8/8/8/4K3 w - - 0 1\"");
    // a claim that names a move is no move, also where that lacks its piece
    assert_eq!(
        meaning(&promoting, "claim repetition with a8"),
        "unclear: What does the pawn become: queen, rook, bishop or knight? Say all of it again, with the whole move."
    );
}

#[test]
fn what_is_recorded_is_a_move_and_nothing_else() {
    let mut by_hand = game("new chess mode=strict score=hand");
    act(&mut by_hand, "white", "move e2e4", 0);
    assert_eq!(meaning(&by_hand, "record e4"), "black record e2e4");
    for words in ["resign", "draw", "quit", "record record e4", "board", "new game"] {
        let said = meaning(&by_hand, &format!("record {words}"));
        assert!(said.starts_with("no-meaning: "), "{words}: {said}");
    }
}

const ROOKS: &str = "new chess fen=\"3k4/8/8/8/8/8/4K3/R6R w - - 0 1\"";

#[test]
fn a_question_is_answered_by_as_little_as_tells_the_moves_apart() {
    for reply in ["a1", "a", "the a rook", "the one on a1", "Anna one", "rook a1", "the first"] {
        assert_eq!(replied(ROOKS, "rook d1", reply), "white move a1d1", "{reply}");
    }
    for reply in ["h", "h1", "from h1", "the second", "please h one"] {
        assert_eq!(replied(ROOKS, "rook d1", reply), "white move h1d1", "{reply}");
    }
    let takes = "new chess fen=\"4k3/8/8/3p4/4P3/2N5/8/4K3 w - - 0 1\"";
    assert_eq!(replied(takes, "takes", "knight"), "white move c3d5");
    assert_eq!(replied(takes, "takes", "the pawn"), "white move e4d5");
    assert_eq!(replied(takes, "takes", "n"), "white move c3d5", "not no");
}

#[test]
fn a_question_is_answered_by_place_by_side_and_by_what_happens() {
    for reply in ["the left one", "left", "1", "queen's rook"] {
        let meant = replied(ROOKS, "rook d1", reply);
        let is_long = reply == "queen's rook";
        // nobody knows where these rooks come from
        assert_eq!(meant == "white move a1d1", !is_long, "{reply}: {meant}");
    }
    for reply in ["the right rook", "the last", "the last one", "2"] {
        assert_eq!(replied(ROOKS, "rook d1", reply), "white move h1d1", "{reply}");
    }
    for reply in ["none", "neither", "none of them"] {
        assert!(replied(ROOKS, "rook d1", reply).starts_with("dropped: "), "{reply}");
    }
    let passing = "new chess fen=\"4k3/8/8/2ppP3/2P5/8/8/4K3 w - d6 0 2\"";
    assert!(replied(passing, "takes", "blorf").starts_with("unknown-word: "));
    assert_eq!(replied(passing, "takes", "en passant"), "white move e5d6");
    let mut game = game(ROOKS);
    game.hear(None, german(), "Turm d1");
    for (reply, meant) in [("der zweite", "h1d1"), ("den linken", "a1d1"), ("der letzte", "h1d1")] {
        assert_eq!(
            told(game.talk().understand(game.state(), None, german(), reply)),
            format!("white move {meant}"),
            "{reply}"
        );
    }
    let keiner = game.talk().understand(game.state(), None, german(), "keiner");
    assert!(told(keiner).starts_with("dropped: "));
}

#[test]
fn a_part_of_a_move_waits_for_the_rest_of_it() {
    let rest = |setup: &str, part: &str, rest: &str| {
        let mut game = game(setup);
        let begun = told(game.hear(None, english(), part));
        assert!(begun.starts_with("incomplete: "), "{begun}");
        told(game.hear(None, english(), rest))
    };
    let start = "new chess";
    // the pawn could go there, too
    assert_eq!(rest(start, "knight", "f3"), "2 of: Which move: Springer Felix drei or Felix drei?");
    assert_eq!(rest(start, "knight", "e4"), "1 of: Did you mean Eva vier?");
    assert_eq!(
        rest(start, "knight", "to f3"),
        "2 of: Which move: Springer Felix drei or Felix drei?"
    );
    assert_eq!(rest(start, "knight", "g1 f3"), "white move g1f3");
    assert_eq!(rest(start, "knight", "pawn e4"), "white move e2e4");
    assert_eq!(rest(start, "knight", "what is on e4"), "ask on e4");
    assert!(rest(start, "knight", "d5").starts_with("out-of-reach: "));
    let open = "new chess fen=\"rnbqkbnr/8/8/pppppppp/PPPPPPPP/8/8/RNBQKBNR w KQkq - 0 1\"";
    assert_eq!(rest(open, "takes", "e takes d5"), "white move e4d5");
    let which = "2 of: Which pawn: Anna vier or Cesar vier?";
    assert_eq!(rest(open, "takes", "pawn on b5"), which);
    assert_eq!(rest(open, "takes", "the pawn").split(':').next(), Some("incomplete"));
    let knight = "new chess fen=\"rnbqkbnr/8/8/pppppppp/PPPPPPPP/3N4/8/R1BQKBNR w KQkq - 0 1\"";
    assert_eq!(
        rest(knight, "takes", "knight"),
        "2 of: Which move: Springer schlägt Cesar fünf or Springer schlägt Eva fünf?"
    );
}

#[test]
fn s_16_pieces_are_heard_by_their_long_names() {
    let moves = "moves=\"d2d3 d7d6 g1f3 g8f6\"";
    let mut knights = game(&format!("new chess {moves}"));
    for (said, meant) in [
        ("queen's knight to d2", "b1d2"),
        ("king's knight d2", "f3d2"),
        ("queen's knight e5", ""),
        ("king's pawn e4", "e2e4"),
        ("queen's bishop's pawn to c4", "c2c4"),
        ("Damenspringer David zwei", "b1d2"),
        ("Königsspringer d2", "f3d2"),
    ] {
        let told = meaning(&knights, said);
        let is_heard = told == format!("white move {meant}");
        assert_eq!(is_heard, !meant.is_empty(), "{said}: {told}");
    }
    knights.hear(None, english(), "knight d2");
    let reply = knights.talk().understand(knights.state(), None, english(), "the queen's knight");
    assert_eq!(told(reply), "white move b1d2");
    act(&mut knights, "white", "move b1d2", 0);
    act(&mut knights, "black", "move b8d7", 0);
    act(&mut knights, "white", "move f3g1", 0);
    act(&mut knights, "black", "move d7b8", 0);
    assert_eq!(meaning(&knights, "queen's knight f3"), "white move d2f3");
    assert_eq!(meaning(&knights, "king's knight f3"), "white move g1f3");
}

#[test]
fn s_16_what_is_said_with_long_names_is_heard() {
    let moves = "d2d4 d7d5 b1d2 b8d7 g1f3 g8f6 e2e3 e7e6 f1d3 f8d6 e1h1 e8h8 d2b1 d7b8 f3d2 f6d7 \
                 d3h7 g8h7 d1h5 h7g8 a2a4 b7b5 a4b5 a7a6 b5a6 c8a6 a1a6 b8a6 b1c3 a6b4";
    let mut long = game("new chess");
    for mv in moves.split(' ') {
        for language in Language::ALL {
            for style in [Style::Fide, Style::Plain, Style::Literate] {
                let settings = Settings {
                    language,
                    style,
                    long_names: true,
                    names_pawns: true,
                    ..Settings::default()
                };
                let speaker = Speaker::new(settings);
                for legal in long.state().moves_left() {
                    let name = speaker.next_move_name(long.state(), legal);
                    let name: Vec<&str> = name.iter().map(|part| &*part.text).collect();
                    let heard = understand(long.state(), None, settings, &name.join(" "));
                    let path = legal.path();
                    let is_heard = match &heard {
                        Understood::Action(action) => action.deed == Deed::Move(path),
                        _ => false,
                    };
                    assert!(is_heard, "{legal:?}: {name:?}: {heard:?}");
                }
            }
        }
        let by = if long.state().on_move() == First { "white" } else { "black" };
        let events = act(&mut long, by, &format!("move {mv}"), 0);
        assert!(events[0].starts_with("moved"), "{mv}: {events:?}");
    }
}

#[test]
fn whether_a_move_is_meant_is_answered_by_yes_or_no() {
    let setup = "new chess fen=\"4k3/7p/8/6b1/8/4B3/P7/4K3 w - - 0 1\"";
    assert_eq!(replied(setup, "b takes g5", "yes"), "white move e3g5");
    assert!(replied(setup, "b takes g5", "no").starts_with("dropped: "));
    assert!(replied(ROOKS, "rook d1", "no").starts_with("dropped: "));
}

#[test]
fn another_whole_move_and_what_is_asked_besides_are_no_answers() {
    assert_eq!(replied(ROOKS, "rook d1", "king e three"), "white move e2e3");
    assert_eq!(replied(ROOKS, "rook d1", "rook a5"), "white move a1a5");
    assert_eq!(replied(ROOKS, "rook d1", "what is on a1"), "ask on a1");
    assert_eq!(replied(ROOKS, "rook d1", "moves a1"), "ask moves a1");
    assert!(replied(ROOKS, "rook d1", "yes").starts_with("2 of: Which rook"));
    let mut game = game(ROOKS);
    for text in ["rook d1", "what is on a1", "blorf"] {
        game.hear(None, english(), text);
    }
    assert_eq!(told(game.hear(None, english(), "h")), "white move h1d1", "it is still asked");
    game.hear(None, english(), "rook d1");
    act(&mut game, "white", "move e2e3", 0);
    act(&mut game, "black", "move d8e8", 0);
    assert_eq!(told(game.hear(None, english(), "h")), "tell help", "the board is another one");
}

#[test]
fn what_a_pawn_becomes_is_a_word_or_a_letter() {
    let mut game = game("new chess fen=\"7k/P7/8/8/8/8/8/K7 w - - 0 1\"");
    act(&mut game, "white", "move a7a8", 0);
    assert_eq!(told(game.hear(None, english(), "take it back")), "white release a7");
    for (reply, piece) in [("q", "queen"), ("a queen", "queen"), ("r", "rook"), ("n", "knight")] {
        let meant = told(game.hear(None, english(), reply));
        assert_eq!(meant, format!("white promote {piece}"), "{reply}");
    }
    for (reply, piece) in [("D", "queen"), ("d", "queen"), ("eine Dame", "queen"), ("l", "bishop")]
    {
        let meant = told(game.hear(None, german(), reply));
        assert_eq!(meant, format!("white promote {piece}"), "{reply}");
    }
}

/// Pairs of positions that differ only in what is hidden from White.
const UNSEEN: [[&str; 2]; 3] = [
    ["4k3/7p/8/6b1/8/4B3/P7/4K3 w - - 0 1", "4k3/7p/8/8/6b1/4B3/P7/4K3 w - - 0 1"],
    ["3k4/8/8/8/8/8/4K3/R6R w - - 0 1", "4k3/8/8/8/8/8/4K3/R6R w - - 0 1"],
    ["4k3/8/8/3p4/4P3/2N5/8/4K3 w - - 0 1", "4k3/8/3p4/8/4P3/2N5/8/4K3 w - - 0 1"],
];

#[test]
fn what_is_asked_back_of_a_hidden_board_tells_nothing_of_it() {
    let said = [
        "b g5",
        "bishop takes g5",
        "b takes g5",
        "takes",
        "knight takes pawn",
        "rook d1",
        "knight",
        "rook d1 check",
        "rook takes",
        "bishop g",
        "knight d five",
        "takes on d5",
        "e",
        "take en passant",
    ];
    for fens in UNSEEN {
        for text in said {
            let answers = fens.map(|fen| {
                let setup = format!("new chess white-hidden=board fen=\"{fen}\"");
                told(game(&setup).hear(Some(First), english(), text))
            });
            // a move that can be made is one, and nothing else differs
            let is_move = answers
                .iter()
                .any(|answer| answer.starts_with("white move") || answer.contains(" of: "));
            assert!(is_move || answers[0] == answers[1], "{text}: {answers:?}");
            for answer in answers.iter().filter(|answer| answer.contains(" of: ")) {
                let tells = ["takes", "check", "Anna", "Hector", " or "];
                assert!(!tells.iter().any(|word| answer.contains(word)), "{text}: {answer}");
            }
        }
    }
    let mut rooks = game("new chess white-hidden=board fen=\"3k4/8/8/8/8/8/4K3/R6R w - - 0 1\"");
    assert_eq!(told(rooks.hear(Some(First), english(), "rook d1")), "2 of: Which rook?");
    assert_eq!(told(rooks.hear(Some(First), english(), "h")), "white move h1d1");
}

#[test]
fn a_move_is_heard_with_its_number() {
    let game = game("new chess");
    for text in ["1. e4", "1.e4", "1... e4", "1… e4"] {
        assert_eq!(meaning(&game, text), "white move e2e4", "{text}");
    }
}
