//! Looking back at a game: nothing of that changes it.

use annabella::ffi::{
    GameQuestion, GameSession, GameSide, GameSpeech, GameView, LookBack, PastView, Phrase,
    ScoreLetters, Understood, parse_action, parse_setup,
};
use annabella::games::GameKind;
use annabella::session::{Action, Actor, Deed, NewGame, State, reduce};

use crate::speech::german;
use crate::{act, create};

const LETTERS: ScoreLetters = ScoreLetters::Language;

fn past(session: &GameSession, ply: u32) -> PastView {
    session.past(ply, LETTERS, 0).expect("so many moves were made")
}

fn said(phrases: &[Phrase]) -> Vec<String> {
    phrases.iter().map(|phrase| phrase.printed.clone()).collect()
}

fn look(session: &GameSession, from: u32, to: LookBack) -> PastView {
    session.look(from, to, LETTERS, 0).expect("it is open")
}

/// What of a view tells the position and how it came about.
fn shown(view: &GameView) -> impl PartialEq + std::fmt::Debug + use<> {
    let GameView { board, turn, alarms, last_move, lead, plies, move_number, .. } = view.clone();
    let taken = [view.first.taken.clone(), view.second.taken.clone()];
    ((board, turn, alarms, last_move), (lead, plies, move_number, view.occurrences), taken)
}

/// Some moves of a game of this line, each with the view and the labels when it was made.
fn played(session: &GameSession, line: &str) -> Vec<(GameView, Vec<Phrase>)> {
    let now =
        || (session.view(0).expect("it is open"), session.square_labels().expect("it is open"));
    let mut state = State::new(line.parse::<NewGame>().expect("a game")).expect("it can begin");
    let mut seen = vec![now()];
    for at in 0..24 {
        let moves = state.view(0).legal_moves;
        let Some(mv) = moves.get(at * 7 % moves.len().max(1)) else { break };
        let by = Actor::Player(state.on_move());
        let deed = Deed::Move(mv.path());
        let kind = state.kind();
        let text = format!("{} > {}", by.name(kind), deed.text(state.shape()));
        let lines = (kind == GameKind::YinYang).then_some(9);
        let action = parse_action(kind, text, lines).expect("it was written so");
        session.dispatch(action, 0).expect("it is open");
        state = reduce(state, Action { by, deed }, 0).0;
        seen.push(now());
    }
    seen
}

#[test]
fn each_position_of_each_game_is_seen_again_as_it_was() {
    for line in ["new chess", "new chess960", "new checkers", "new yin-yang size=9"] {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().to_str().expect("a path of UTF-8").to_owned();
        let setup = parse_setup(line.to_owned()).expect("a setup");
        let session =
            GameSession::create(setup, Some(path), None, 0, 0, None).expect("it can begin");
        let seen = played(&session, line);
        assert!(seen.len() > 10, "{line}");
        let file = || -> Vec<Vec<u8>> {
            let files = std::fs::read_dir(folder.path()).expect("a folder");
            let paths = files.map(|file| file.expect("a file").path());
            paths
                .filter(|path| path.is_file())
                .filter_map(|path| std::fs::read(path).ok())
                .collect()
        };
        let (kept, now) = (file(), session.view(0));
        let last = seen.len() as u32 - 1;
        for ply in (0..=last).rev().chain(0..=last) {
            let there = past(&session, ply);
            let (view, labels) = &seen[ply as usize];
            assert_eq!(shown(&there.view), shown(view), "{line} {ply}");
            assert_eq!(there.labels, *labels, "{line} {ply}");
            assert_eq!((there.ply, there.plies, there.is_board_shown), (ply, last, true));
            assert_eq!(there.entry.map(|entry| entry.ply), (ply > 0).then_some(ply));
            let offered =
                (&there.view.legal_moves, &there.view.first.buttons, there.view.first.may);
            assert_eq!(offered, (&Vec::new(), &Vec::new(), 0), "{line} {ply}");
        }
        assert_eq!((file(), session.view(0)), (kept, now), "{line}");
        assert!(session.past(last + 1, LETTERS, 0).is_err());
    }
}

fn opened(line: &str) -> std::sync::Arc<GameSession> {
    let session = create(line);
    for (by, deed) in [("white", "move e2e4"), ("black", "move e7e5"), ("white", "move g1f3")] {
        act(&session, by, deed);
    }
    session
}

#[test]
fn a_step_goes_as_far_as_there_are_moves_and_says_so() {
    let session = opened("new chess");
    let to = |number, side| LookBack::To { number, side };
    for (from, step, ply, told) in [
        (3, LookBack::Back { plies: 1 }, 2, &["Move 1, Black: e5."][..]),
        (2, LookBack::Back { plies: 2 }, 0, &["The position at the beginning."]),
        (
            1,
            LookBack::Back { plies: 2 },
            0,
            &["That is the first position.", "The position at the beginning."],
        ),
        (2, LookBack::On { plies: 1 }, 3, &["Move 2, White: knight, f3."]),
        (
            3,
            LookBack::On { plies: u32::MAX },
            3,
            &["No later move was made.", "Move 2, White: knight, f3."],
        ),
        (1, LookBack::End, 3, &["Move 2, White: knight, f3."]),
        (3, LookBack::Start, 0, &["The position at the beginning."]),
        (3, to(1, None), 1, &["Move 1, White: e4."]),
        (3, to(1, Some(GameSide::Second)), 2, &["Move 1, Black: e5."]),
        (1, to(2, Some(GameSide::Second)), 1, &["The game has 2 moves.", "Move 1, White: e4."]),
    ] {
        let there = look(&session, from, step);
        assert_eq!(
            (there.ply, said(&there.phrases)),
            (ply, told.iter().map(ToString::to_string).collect()),
            "{step:?}"
        );
    }
    let none = look(&create("new chess"), 0, to(1, None));
    assert_eq!(said(&none.phrases)[0], "No move has been made.");
    session.set_speech(GameSpeech { settings: german(), listener: None }).expect("it is open");
    let there = look(&session, 0, to(5, None));
    assert_eq!(said(&there.phrases), ["Die Partie hat 2 Züge.", "Die Stellung am Anfang."]);
}

#[test]
fn steps_are_heard_in_both_languages() {
    let session = opened("new chess");
    let back = |plies| LookBack::Back { plies };
    let on = |plies| LookBack::On { plies };
    let to = |number, side| LookBack::To { number, side };
    let second = Some(GameSide::Second);
    let always = [
        ("go back", back(1)),
        ("step back", back(1)),
        ("back two", back(2)),
        ("back 2", back(2)),
        ("forward three", on(3)),
        ("step forward", on(1)),
        ("go to the start", LookBack::Start),
        ("go to the end", LookBack::End),
        ("go to move 12", to(12, None)),
        ("show move 12", to(12, None)),
        ("move 12 of black", to(12, second)),
        ("geh zu Zug 12", to(12, None)),
        ("zeig Zug 12", to(12, None)),
        ("Zug 12 von Schwarz", to(12, second)),
        ("zurück zwei", back(2)),
        ("blättere zurück", back(1)),
        ("vor drei", on(3)),
        ("zum Anfang", LookBack::Start),
        ("geh zum Ende", LookBack::End),
    ];
    let alone = [
        ("back", back(1)),
        ("on", on(1)),
        ("next", on(1)),
        ("start", LookBack::Start),
        ("beginning", LookBack::Start),
        ("end", LookBack::End),
        ("last", LookBack::End),
        ("zurück", back(1)),
        ("weiter", on(1)),
        ("vor", on(1)),
        ("Anfang", LookBack::Start),
        ("Ende", LookBack::End),
    ];
    let hear = |text: &str, is_looking| {
        session.hear(text.to_owned(), false, is_looking).expect("no text is an error")
    };
    for (text, to) in always {
        for is_looking in [false, true] {
            assert_eq!(hear(text, is_looking), Understood::Look { to }, "{text}");
        }
    }
    for (text, to) in alone {
        assert_eq!(hear(text, true), Understood::Look { to }, "{text}");
        let usual = hear(text, false);
        assert!(!matches!(usual, Understood::Look { .. }), "{text}: {usual:?}");
    }
    for text in ["take back", "take that back", "nimm zurück", "e5", "resign"] {
        let heard = hear(text, true);
        assert!(
            matches!(heard, Understood::Action { .. } | Understood::NotUnderstood { .. }),
            "{text}: {heard:?}"
        );
    }
    for (text, name) in [
        ("back to the game", "look-end"),
        ("zurück zur Partie", "look-end"),
        ("play from here", "play-from-here"),
        ("ab hier spielen", "play-from-here"),
    ] {
        let command = Understood::Command { name: name.to_owned(), number: None };
        assert_eq!([hear(text, false), hear(text, true)], [command.clone(), command], "{text}");
    }
}

#[test]
fn questions_are_about_the_position_that_is_looked_at() {
    let session = opened("new chess");
    let Understood::Question { question } =
        session.hear("what is on e4".to_owned(), false, true).expect("no text is an error")
    else {
        panic!("it is a question")
    };
    let ask = |question: GameQuestion, ply| {
        said(&session.ask_past(question, ply, 0).expect("it is open"))
    };
    assert_eq!(ask(question, 3), said(&session.ask(question, 0).expect("it is open")));
    assert!(ask(question, 0)[0].contains("nothing"), "{:?}", ask(question, 0));
}

#[test]
fn of_a_strict_game_only_the_moves_are_told_until_it_is_over() {
    let session = create("new chess mode=strict");
    for (by, deed) in [("white", "move e2e4"), ("black", "move e7e5")] {
        act(&session, by, deed);
    }
    let there = past(&session, 1);
    assert!(!there.is_board_shown && there.labels.is_empty());
    assert!(there.view.board.iter().all(|&byte| byte == 0));
    assert_eq!(
        said(&there.phrases),
        [
            "Move 1, White: e4.",
            "By the Laws a look back tells the moves and shows no earlier position until the game is over.",
        ]
    );
    assert!(there.no_branch.is_some() && session.branch(1).is_err());
    let last = past(&session, 2);
    assert_eq!(last.view.board, session.view(0).expect("it is open").board);
    act(&session, "white", "resign");
    act(&session, "white", "confirm");
    let there = past(&session, 1);
    assert!(there.is_board_shown && there.labels.len() == 64, "{:?}", session.view(0));
    assert_eq!(there.no_branch, None);
}

#[test]
fn a_hidden_board_stays_hidden() {
    for hidden in ["pieces", "board"] {
        let session = opened(&format!("new chess black=level:3 white-hidden={hidden}"));
        let labels = session.square_labels().expect("it is open");
        for ply in 0..=1 {
            let there = past(&session, ply);
            assert!(there.view.board.iter().all(|&byte| byte == 0), "{hidden}");
            assert_eq!(there.labels, labels, "{hidden}: the squares alone");
            assert_eq!(session.view(0).expect("it is open").first.peeks, 0);
        }
    }
}

#[test]
fn a_move_that_is_not_repeated_yet_stands_on_no_board() {
    let session = create("new chess blind=black");
    let to_black = GameSpeech { settings: german(), listener: Some(GameSide::Second) };
    session.set_speech(to_black).expect("it is open");
    let start = session.view(0).expect("it is open").board;
    act(&session, "white", "move e2e4");
    assert!(session.view(0).expect("it is open").awaits_repetition);
    let there = look(&session, 0, LookBack::End);
    assert!(there.view.board == start && there.view.awaits_repetition);
    assert_eq!(there.labels, past(&session, 0).labels);
    assert_eq!((there.ply, there.entry), (1, None));
}

#[test]
fn another_game_is_played_from_an_earlier_position() {
    let session = opened("new chess white-name=Anna");
    let plies = session.view(0).expect("it is open").plies;
    let setup = session.branch(plies.min(1)).expect("a game can begin");
    let other = GameSession::create(setup, None, None, 0, 0, None).expect("it can begin");
    let (here, there) = (other.view(0).expect("open"), past(&session, plies.min(1)));
    assert_eq!((here.board, here.plies), (there.view.board, there.view.plies));
    assert_eq!(other.player_name(GameSide::First), session.player_name(GameSide::First));
    assert_eq!(session.view(0).expect("it is open").plies, plies);
}

#[test]
fn no_game_is_played_from_a_mate() {
    let session = create("new chess");
    for (by, deed) in [
        ("white", "move f2f3"),
        ("black", "move e7e5"),
        ("white", "move g2g4"),
        ("black", "move d8h4"),
    ] {
        act(&session, by, deed);
    }
    let there = past(&session, 4);
    let why = there.no_branch.map(|phrase| phrase.printed);
    assert_eq!(why.as_deref(), Some("The game is over in this position."));
    assert_eq!(said(&there.phrases).len(), 2, "the move, and how the game ended");
    assert!(said(&there.phrases)[1] == "Black wins.", "{:?}", there.phrases);
    assert_eq!(past(&session, 3).no_branch, None);
}

#[test]
fn each_game_hears_steps_by_the_names_of_its_players() {
    let to = |number, side| Understood::Look { to: LookBack::To { number, side } };
    for (line, told) in [
        (
            "new checkers",
            &[("move 3 of red", GameSide::First), ("zeig Zug 3 von Weiß", GameSide::Second)],
        ),
        (
            "new yin-yang size=9",
            &[("move 3 of white", GameSide::Second), ("zeig Zug 3 von Schwarz", GameSide::First)],
        ),
        (
            "new chess960",
            &[("show move 3 of white", GameSide::First), ("Zug 3 von Schwarz", GameSide::Second)],
        ),
    ] {
        let session = create(line);
        let hear =
            |text: &str| session.hear(text.to_owned(), false, true).expect("no text is an error");
        for &(text, side) in told {
            assert_eq!(hear(text), to(3, Some(side)), "{line}: {text}");
        }
        assert_eq!(hear("go to move 12"), to(12, None), "{line}");
        let back = LookBack::Back { plies: 2 };
        for text in ["back 2", "back two", "zurück zwei"] {
            assert_eq!(hear(text), Understood::Look { to: back }, "{line}: {text}");
        }
        assert_eq!(hear("back"), Understood::Look { to: LookBack::Back { plies: 1 } }, "{line}");
    }
}

#[test]
fn before_a_position_is_restored_it_is_asked_what_falls_away() {
    let session = create("new chess mode=strict");
    for (by, deed) in [("white", "move e2e4"), ("black", "move e7e5"), ("white", "move g1f3")] {
        act(&session, by, deed);
    }
    let asked = |ply| {
        let question = session.restore_question(ply).expect("it is open");
        question.map(|asked| asked.question.printed)
    };
    assert_eq!(
        asked(2).as_deref(),
        Some("Move 2 of White falls away. Restore the position after move 1 of Black?")
    );
    assert_eq!(
        asked(0).as_deref(),
        Some("3 moves fall away, from move 1 of White on. Restore the position at the beginning?")
    );
    assert_eq!([asked(3), asked(4)], [None, None]);
    // the arbiter, who may not see it, hears what he brings back
    let asked = session.restore_question(1).expect("it is open").expect("moves fall away");
    let position: Vec<&str> = asked.position.iter().map(|said| said.printed.as_str()).collect();
    assert_eq!(
        position[..2],
        [
            "White: king e1, queen d1, rooks a1, h1, bishops c1, f1, knights b1, g1.",
            "White pawns: a2 to d2, e4, f2 to h2.",
        ]
    );
}
