use std::fmt::Write;

use super::*;
use annabella::speech::Language;
use annabella::table::correspondence::Link;

#[path = "../../golden/mod.rs"]
mod golden;

/// A game at move 2 of White, whose own device is Bella's: the text of Anna's third move is at
/// hand, and the one before.
fn scene() -> (Device, Device, String, String) {
    let (mut anna, mut bella) = begun(CHESS, "move e2e4");
    let old = anna.shares();
    let text = bella.plays("move e7e5");
    anna.takes_in(&text).unwrap();
    let new = anna.plays("move g1f3");
    (anna, bella, old, new)
}

/// The same link with something else in it, under a right checksum.
fn forged(text: &str, change: impl FnOnce(&mut Link)) -> String {
    let mut link = Link::find(text).expect("a link");
    change(&mut link);
    link.to_string()
}

/// The link of a text with other words in it, under a right checksum.
fn summed(text: &str, from: &str, to: &str) -> String {
    let link = text.lines().last().expect("a line").replace(from, to);
    let body = link.trim_start_matches("annabella:game?");
    let body = &body[..body.find("&sum=").expect("a sum")];
    format!("annabella:game?{body}&sum={:08x}", crc32fast::hash(body.as_bytes()))
}

fn cases() -> Vec<(&'static str, String)> {
    let (anna, _, old, new) = scene();
    let mv = |state: &State, text: &str| {
        state.position().read_move(text, state.earlier_keys()).expect("a legal move")
    };
    let start = State::default();
    let line = new.lines().last().expect("a line").to_owned();
    let e4 = mv(&start, "e2e4");
    let mut after = start.position().after(e4);
    let other = ["c7c5", "g1f3"].map(|text| {
        let mv = after.read_move(text, &[]).expect("a legal move");
        after = after.after(mv);
        mv
    });
    let mut longer = anna.state().position().to_owned();
    let more = ["b8c6", "f1b5", "a7a6"].map(|text| {
        let mv = longer.read_move(text, &[]).expect("a legal move");
        longer = longer.after(mv);
        mv
    });
    let checkers = Device::with("new checkers white=correspondent seed=7").plays("move 11-15");
    vec![
        ("nothing of it", "Hello! How are you?".to_owned()),
        ("one digit is another", line.replace("7163", "7162")),
        ("cut", line[..line.len() - 3].to_owned()),
        ("of a newer version", line.replace("v=1", "v=2")),
        ("of a game of tomorrow", summed(&checkers, "kind=checkers", "kind=shogi")),
        ("of another game", checkers),
        ("of another pair", forged(&new, |link| link.id = 8)),
        ("other days", forged(&new, |link| link.days = Some(9))),
        ("her own", forged(&new, |link| link.from = Side::Second)),
        ("old", old),
        ("another history", forged(&new, |link| link.moves = [&[e4], &other[..]].concat())),
        ("her move", forged(&new, |link| link.moves.push(more[0]))),
        ("three moves", forged(&new, |link| link.moves.extend(more))),
        ("illegal", summed(&line, "7163", "7153")),
        (
            "a claim too soon",
            forged(&new, |link| {
                link.moves.pop();
                link.word = Some(annabella::session::Word::ClaimFlag);
            }),
        ),
        (
            "a claim that is not due",
            forged(&new, |link| {
                link.moves.pop();
                let claim = annabella::session::Claim::Repetition;
                link.word = Some(annabella::session::Word::Claim(claim));
            }),
        ),
        ("a move on her turn", "Nf3".to_owned()),
        ("no move", "Nf6".to_owned()),
    ]
}

/// Bella's device before Anna's third move has come, the last case of two after it.
fn refused(name: &str, text: &str) -> (Device, NotTaken) {
    let (_, mut bella, _, new) = scene();
    if matches!(name, "a move on her turn" | "no move") {
        bella.takes_in(&new).expect("it fits");
    }
    if name == "no move" {
        bella.plays("move b8c6");
    }
    let before = bella.state().clone();
    let why = bella.takes_in(text).expect_err(name);
    assert_eq!(*bella.state(), before, "{name} changes nothing");
    (bella, why)
}

#[test]
fn each_refusal_says_what_is_wrong_and_what_to_do() {
    let mut told = String::new();
    for (name, text) in cases() {
        let (bella, why) = refused(name, &text);
        writeln!(told, "= {name}: {}", why.name()).expect("a string takes all");
        for language in [Language::English, Language::German] {
            let speaker = Speaker::new(Settings { language, ..Settings::default() });
            let line = speaker.not_taken(&why, Some(bella.state()));
            writeln!(told, "{line}").expect("a string takes all");
        }
    }
    golden::check("tests/table/correspondence/not_taken.txt", &told);
}

#[test]
fn every_reason_is_proved() {
    let found: Vec<String> =
        cases().iter().map(|(name, text)| refused(name, text).1.name().to_owned()).collect();
    for name in [
        "no-link",
        "damaged",
        "other-version",
        "unknown-kind",
        "other-kind",
        "other-game",
        "other-beginning",
        "own",
        "nothing-new",
        "changed",
        "not-made-here",
        "too-many",
        "illegal",
        "refused",
        "own-turn",
    ] {
        assert!(found.iter().any(|found| found == name), "{name} of {found:?}");
    }
    let mut game = Device::with("new chess black=correspondent");
    game.begin("new chess".parse().unwrap());
    let text = Device::with(CHESS).plays("move e2e4");
    assert_eq!(game.takes_in(&text), Err(NotTaken::NoCorrespondence));
}

#[test]
fn what_was_said_beside_a_move_is_answered_once() {
    let (mut anna, mut bella, _, _) = scene();
    let text = anna.plays("offer");
    assert_eq!(bella.takes_in(&text).unwrap(), ["moved white Nf3", "offered white article=9.1.b"]);
    assert_eq!(bella.takes_in(&text), Err(NotTaken::NothingNew { number: 2 }));
    let text = bella.plays("decline");
    assert_eq!(anna.takes_in(&text).unwrap(), ["declined black article=9.1.b"]);
    assert!(matches!(anna.takes_in(&text), Err(NotTaken::NothingNew { .. })));
    bella.act("resign");
    let text = bella.plays("confirm");
    assert_eq!(anna.takes_in(&text).unwrap(), ["ended white resignation article=5.1.b"]);
    assert!(matches!(anna.takes_in(&text), Err(NotTaken::NothingNew { .. })));
}
