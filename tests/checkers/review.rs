//! Looking back at games of checkers: what cost most, and how it is told.

use std::fmt::Write;

use annabella::engine::CancelFlag;
use annabella::engine::checkers::Review;
use annabella::games::Side;
use annabella::games::checkers::Position;
use annabella::games::checkers::notation::{parse, pdn::Game, write};
use annabella::games::checkers::sight::{self, Reason};
use annabella::speech::{Detail, Language, Settings, Speaker, Style};
use annabella::table::{ReviewSettings, review};

/// White gives two men for one, and later Red lets two be taken at once.
const GAME: &str = "1. 12-16 23-18 2. 16-20 18-14 3. 9x18 22x15 4. 11x18 26-22 5. 6-9 22x6 *";

fn looked_back(side: Option<Side>) -> Review {
    let game: Game = GAME.parse().unwrap();
    let settings = ReviewSettings { side, nodes: 625 };
    review(&game, settings, &CancelFlag::default(), &mut |_| {}).unwrap()
}

#[test]
fn what_cost_a_man_is_a_moment() {
    let found = looked_back(None);
    let played: Vec<(usize, String)> = found
        .moments
        .iter()
        .map(|moment| (moment.ply, write(&moment.before, moment.played)))
        .collect();
    assert!(played.contains(&(3, "18-14".to_owned())), "{played:?}");
    assert!(found.moments.is_sorted_by_key(|moment| moment.ply), "{played:?}");
    for moment in &found.moments {
        assert!(
            moment.before.legal_moves().contains(&moment.better) && moment.better != moment.played
        );
        assert!(moment.loss >= 150, "{moment:?}");
    }
    // whether the other side is looked at makes no difference
    for side in Side::ALL {
        let own = found.moments.iter().filter(|moment| moment.before.turn() == side);
        assert!(own.eq(&looked_back(Some(side)).moments));
    }
}

#[test]
fn a_cancelled_review_finds_nothing() {
    let game: Game = GAME.parse().unwrap();
    let cancel = CancelFlag::default();
    let flag = cancel.clone();
    let settings = ReviewSettings { side: None, nodes: 1_000 };
    let found = review(&game, settings, &cancel, &mut |progress| {
        if progress.done == 2 {
            flag.cancel();
        }
    });
    assert_eq!(found, None);
    let game: Game = "*".parse().unwrap();
    let found = review(&game, settings, &CancelFlag::default(), &mut |_| {}).unwrap();
    assert_eq!(found, Review::default());
}

#[test]
fn moments_are_told_in_both_languages() {
    let found = looked_back(None);
    let told = |language, detail, listener| -> Vec<String> {
        let settings = Settings { language, detail, style: Style::Literate, ..Settings::default() };
        let speaker = Speaker::new(settings);
        speaker.checkers_review(&found, listener).iter().map(ToString::to_string).collect()
    };
    let mut text = String::new();
    for (name, language, detail, listener) in [
        ("en", Language::English, Detail::Verbose, None),
        ("en White", Language::English, Detail::Verbose, Some(Side::Second)),
        ("en brief", Language::English, Detail::Brief, None),
        ("de", Language::German, Detail::Verbose, None),
        ("de Red", Language::German, Detail::Verbose, Some(Side::First)),
        ("de brief", Language::German, Detail::Brief, None),
    ] {
        for line in told(language, detail, listener) {
            writeln!(text, "{name:<9} {line}").unwrap();
        }
    }
    golden::check("tests/checkers/review.txt", &text);
}

#[path = "../golden/mod.rs"]
mod golden;

#[test]
fn a_repetition_costs_when_it_can_be_claimed() {
    let game: Game = "[SetUp \"1\"]\n[FEN \"B:WK32,30:BK1,K2,3\"]\n\n\
        1. 1-6 32-27 2. 6-1 27-32 3. 1-6 32-27 4. 6-1 27-32 *"
        .parse()
        .unwrap();
    let settings = ReviewSettings { side: None, nodes: 625 };
    let found = review(&game, settings, &CancelFlag::default(), &mut |_| {}).unwrap();
    let plies: Vec<usize> = found.moments.iter().map(|moment| moment.ply).collect();
    assert_eq!(plies, [6]);
    let told = Speaker::new(Settings::default()).checkers_review(&found, None);
    let told = told[1].to_string();
    assert!(told.contains("That allows a draw by repetition."), "{told}");
}

#[test]
fn men_that_are_lost_again_are_not_won() {
    let reason = |position: &str| {
        let position: Position = position.parse().unwrap();
        sight::reason(&position, parse(&position, "7-11").unwrap())
    };
    let shot = Reason::Shot { gives: 1, takes: 2 };
    assert_eq!(reason("B:W15,16,29:B3,7,8,K30,K31"), Some(shot));
    // another man is left behind unguarded
    assert_eq!(reason("B:W12,15,16,29:B3,7,8,K30,K31"), Some(Reason::Exchanges));
}
