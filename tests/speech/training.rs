//! The trainer in words: tasks of every exercise and what comes of them, as a table in
//! training.txt.

use std::fmt::Write;

use annabella::games::chess::Color;
use annabella::games::chess::{Bitboard, Piece, Position, Role, Square};
use annabella::speech::{
    Detail, Language, Notice, Phrase, Replied, Settings, Speaker, Style, read_reply,
};
use annabella::trainer::{
    Answer, Asked, Attempt, Colours, Course, Exercise, Hunt, Level, Mistake, Prey, Recall, Reply,
    Ride, Scene, Story, Summary, Task, Verdict,
};

const WAYS: [(Language, Style, Detail); 7] = [
    (Language::English, Style::Plain, Detail::Verbose),
    (Language::English, Style::Fide, Detail::Verbose),
    (Language::English, Style::San, Detail::Brief),
    (Language::German, Style::Plain, Detail::Verbose),
    (Language::German, Style::Plain, Detail::Brief),
    (Language::German, Style::Fide, Detail::Verbose),
    (Language::German, Style::Nato, Detail::Verbose),
];

/// A title, a task, and verdicts on it.
type Case = (&'static str, Task, Vec<Verdict>);

/// Phrases as one line, once it is sure that a voice can read them.
fn text(speaker: &Speaker, phrases: &[Phrase]) -> String {
    for phrase in phrases {
        super::traps::check(&phrase.segments, speaker.settings(), || phrase.to_string());
    }
    phrases.iter().map(Phrase::to_string).collect::<Vec<String>>().join(" | ")
}

fn speakers() -> impl Iterator<Item = (String, Speaker)> {
    WAYS.into_iter().map(|(language, style, detail)| {
        let settings = Settings { language, style, detail, ..Settings::default() };
        let detail = if detail == Detail::Brief { " brief" } else { "" };
        let way = format!("{} {}{detail}", language.code(), style.name());
        (format!("  {way:<15}"), Speaker::new(settings))
    })
}

fn cases() -> Vec<Case> {
    [colours(), rides(), recalls(), hunts()].concat()
}

fn wrong(task: &Task) -> Verdict {
    Verdict::Wrong { mistake: None, answer: task.answer() }
}

fn colours() -> Vec<Case> {
    let cases = [
        ("shade", Colours::Shade(Square::A1)),
        ("same shade", Colours::SameShade(Square::B7, Square::E4)),
        ("same diagonal", Colours::SameDiagonal(Square::A3, Square::F8)),
        ("over", Colours::Over(Square::D4, Square::F4)),
    ];
    let case = |(title, colours)| {
        let task = Task::Colours(colours);
        let verdicts = vec![Verdict::Right, wrong(&task), Verdict::Unfit];
        (title, task, verdicts)
    };
    cases.map(case).to_vec()
}

fn rides() -> Vec<Case> {
    let ride = Ride { from: Square::G1, to: Square::E5, forbidden: Bitboard::EMPTY };
    let around = Ride { forbidden: [Square::F3, Square::C4].into_iter().collect(), ..ride };
    let (task, other) = (Task::Knight(ride), Task::Knight(around));
    let answer = Answer::Way(ride.shortest());
    let mistake = |mistake| Verdict::Wrong { mistake: Some(mistake), answer: answer.clone() };
    let verdicts = vec![
        Verdict::GoesOn,
        wrong(&task),
        mistake(Mistake::Skipped),
        mistake(Mistake::NoLeap { from: Square::G1, to: Square::G3 }),
        mistake(Mistake::Longer(4)),
        Verdict::Unfit,
    ];
    let forbidden = Mistake::Forbidden(Square::F3);
    let verdict = Verdict::Wrong { mistake: Some(forbidden), answer: other.answer() };
    vec![("ride", task, verdicts), ("ride around", other, vec![verdict])]
}

fn recalls() -> Vec<Case> {
    let mut position = Position::default();
    let mut moves = Vec::new();
    for text in ["e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6", "b5c6"] {
        let legal = position.legal_moves().into_iter();
        let mut found = legal.filter(|mv| format!("{}{}", mv.from(), mv.to()) == text);
        let mv = found.next().unwrap();
        position = position.after(mv).unwrap();
        moves.push(mv);
    }
    let story = Story::new(moves);
    let knights = Piece { color: Color::Black, role: Role::Knight };
    let rooks = Piece { color: Color::White, role: Role::Rook };
    let asked = [
        Asked::On(Square::C6),
        Asked::On(Square::F1),
        Asked::Where(knights),
        Asked::Where(rooks),
        Asked::Moves(Square::D8),
        Asked::Attackers(Square::D3),
        Asked::InCheck,
        Asked::CanCheck,
        Asked::Count(knights),
    ];
    let case = |asked| {
        let task = Task::Game(Recall { story: story.clone(), asked });
        let verdicts = vec![wrong(&task), Verdict::Unfit];
        ("a game", task, verdicts)
    };
    asked.map(case).to_vec()
}

fn hunts() -> Vec<Case> {
    let position: Position = "4k3/8/8/1p6/P7/8/3Q4/4K2R w K -".parse().unwrap();
    let hunt = |prey| Task::Checks(Hunt { scene: Scene::Read(position), prey });
    let legal = position.legal_moves();
    let miss = legal.iter().copied().find(|mv| mv.to() == Square::D3).unwrap();
    let Answer::Moves(sought) = hunt(Prey::Checks).answer() else { panic!("moves are sought") };
    let missing = sought[..2].to_vec();
    let verdicts = vec![
        Verdict::GoesOn,
        Verdict::Again,
        Verdict::Miss(miss),
        Verdict::Partly { found: 3, misses: 1, missing },
        Verdict::Partly { found: 5, misses: 1, missing: vec![] },
        Verdict::Partly { found: 5, misses: 2, missing: vec![] },
        Verdict::Unfit,
    ];
    let captures = hunt(Prey::Captures);
    let found = Attempt::default().reply(&captures, &Reply::Done);
    vec![
        ("checks", hunt(Prey::Checks), verdicts),
        ("captures", captures, vec![Verdict::Miss(miss), found]),
    ]
}

#[test]
fn tasks_and_verdicts_in_words() {
    let mut table = String::new();
    for (title, task, verdicts) in cases() {
        writeln!(table, "\n## {title}\n").unwrap();
        for (way, speaker) in speakers() {
            writeln!(table, "{way} {}", text(&speaker, &speaker.task(&task))).unwrap();
        }
        for verdict in verdicts {
            writeln!(table, "{verdict:?}").unwrap();
            for (way, speaker) in speakers() {
                let said = text(&speaker, &[speaker.verdict(&task, &verdict)]);
                writeln!(table, "{way} {said}").unwrap();
            }
        }
    }
    writeln!(table, "\n## courses\n").unwrap();
    let best =
        Summary { done: 10, right: 9, best_streak: 7, total_time: 71_000, best_time: Some(2_300) };
    let worst = Summary { done: 1, total_time: 100_000, ..Summary::default() };
    for (way, speaker) in speakers() {
        for (exercise, tasks) in Exercise::ALL.into_iter().zip([10, 1, 5, 2]) {
            let course = Course::new(exercise, Level::HARDEST, tasks, 1);
            let said = [speaker.course(&course), speaker.task_number(&course)];
            writeln!(table, "{way} {}", text(&speaker, &said)).unwrap();
        }
        for summary in [Summary::default(), best, worst] {
            writeln!(table, "{way} {}", text(&speaker, &speaker.course_summary(&summary))).unwrap();
        }
        for (summary, days) in [(best, 0), (best, 1), (worst, 12)] {
            let score = speaker.score(Exercise::Knight, Level::EASIEST, &summary, days);
            writeln!(table, "{way} {}", text(&speaker, &[score])).unwrap();
        }
        for notice in [
            Notice::WhichExercise,
            Notice::NotUnderstood,
            Notice::NotPossible,
            Notice::Ambiguous,
            Notice::Help,
            Notice::NoResults,
        ] {
            writeln!(table, "{way} {}", text(&speaker, &[speaker.notice(notice)])).unwrap();
        }
    }
    super::golden::check("tests/speech/training.txt", table.trim_start());
}

#[test]
fn a_voice_can_read_every_task() {
    for exercise in Exercise::ALL {
        for level in Level::all() {
            for seed in 0..10 {
                let task = Task::new(exercise, level, seed);
                for (way, speaker) in speakers() {
                    let said = text(&speaker, &speaker.task(&task));
                    assert!(said.ends_with('?'), "{way} {said}");
                    text(&speaker, &[speaker.task_hint(&task)]);
                    assert!(said.ends_with(&speaker.task_question(&task).to_string()));
                }
            }
        }
    }
}

/// What players say to a task, and what it comes to.
#[test]
fn the_trainer_hears_what_the_game_hears() {
    let task = |exercise| Task::new(exercise, Level::new(1).unwrap(), 3);
    let colours = task(Exercise::Colours);
    let knight = task(Exercise::Knight);
    let light = Replied::Reply(Reply::Color(Color::White));
    let dark = Replied::Reply(Reply::Color(Color::Black));
    let squares = |text: &str| {
        let squares = text.split(' ').map(|square| square.parse().unwrap());
        Replied::Reply(Reply::Squares(squares.collect()))
    };
    let piece = |color, role| Replied::Reply(Reply::Piece { color, role });
    let cases = [
        (&colours, "l", light.clone()),
        (&colours, "hell", light.clone()),
        (&colours, "d", dark.clone()),
        (&colours, "White", light),
        (&colours, "schwarz", dark),
        (&colours, "solution", Replied::Reply(Reply::Done)),
        (&colours, "I don't know", Replied::Reply(Reply::Done)),
        (&colours, "Lösung", Replied::Reply(Reply::Done)),
        (&colours, "wie bitte", Replied::Repeat),
        (&colours, "say that again", Replied::Repeat),
        (&colours, "help me", Replied::Help),
        (&colours, "yes", Replied::Reply(Reply::YesNo(true))),
        (&colours, "nein", Replied::Reply(Reply::YesNo(false))),
        (&colours, "quit", Replied::Quit),
        (&colours, "", Replied::Question),
        (&colours, "blorf", Replied::Nothing),
        (&knight, "Eva vier", squares("e4")),
        (&knight, "e four, f six", squares("e4 f6")),
        (&knight, "echo for", squares("e4")),
        (&knight, "to c3 and then to d5", squares("c3 d5")),
        (&knight, "g1f3", squares("g1 f3")),
        (&knight, "vier Züge", Replied::Reply(Reply::Number(4))),
        (&knight, "drei", Replied::Reply(Reply::Number(3))),
        (&knight, "12", Replied::Reply(Reply::Number(12))),
        (&knight, "the white night", piece(Some(Color::White), Role::Knight)),
        (&knight, "schwarze Dame", piece(Some(Color::Black), Role::Queen)),
        (&knight, "Läufer", piece(None, Role::Bishop)),
        (&knight, "leer", Replied::Reply(Reply::Nothing)),
    ];
    for language in Language::ALL {
        let settings = Settings { language, ..Settings::default() };
        for (task, text, expected) in &cases {
            assert_eq!(
                read_reply(text, task, settings),
                *expected,
                "{text} in {}",
                language.code()
            );
        }
    }
}
