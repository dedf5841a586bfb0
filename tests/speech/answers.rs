//! Every question in several games, as tables in answers.txt, and in random ones.

pub mod random;
mod scenes;

use std::fmt::Write;

use annabella::games::Side;
use annabella::games::chess::Color;
use annabella::speech::{Detail, Language, Phrase, Question, Settings, Speaker, Style};
use scenes::Scene;

use super::traps;

/// The ways of speaking that the table shows.
const WAYS: [(Language, Style, Detail); 9] = [
    (Language::English, Style::Fide, Detail::Verbose),
    (Language::German, Style::Fide, Detail::Verbose),
    (Language::German, Style::Fide, Detail::Brief),
    (Language::English, Style::Plain, Detail::Verbose),
    (Language::English, Style::Plain, Detail::Brief),
    (Language::German, Style::Plain, Detail::Verbose),
    (Language::English, Style::Nato, Detail::Verbose),
    (Language::English, Style::San, Detail::Brief),
    (Language::German, Style::San, Detail::Verbose),
];

/// Phrases between bars; what is for another voice than that of the language stands in
/// angle brackets.
fn text(language: Language, phrases: &[Phrase]) -> String {
    let phrase = |phrase: &Phrase| {
        let segments: Vec<String> = phrase
            .segments
            .iter()
            .map(|part| match part.lang {
                lang if lang == language => part.text.clone(),
                _ => format!("<{}>", part.text),
            })
            .collect();
        segments.join(" ")
    };
    phrases.iter().map(phrase).collect::<Vec<_>>().join(" | ")
}

fn answer(scene: &Scene, settings: Settings, question: Question) -> Vec<Phrase> {
    let said = Speaker::new(settings).answer(
        &question,
        &scene.state,
        scene.asker.map(Side::from),
        scene.now,
    );
    for phrase in &said {
        traps::check(&phrase.segments, &settings, || format!("{question:?} {}", scene.title));
    }
    said
}

#[test]
fn every_question_in_several_games() {
    let mut table = String::new();
    for scene in scenes::all() {
        writeln!(table, "\n## {}\n", scene.title).unwrap();
        for &question in &scene.questions {
            writeln!(table, "{question:?}").unwrap();
            for (language, style, detail) in WAYS {
                let settings = Settings { language, style, detail, ..Settings::default() };
                let way = format!("{} {} {}", language.code(), style.name(), detail_name(detail));
                let said = text(language, &answer(&scene, settings, question));
                writeln!(table, "  {way:<16} {said}").unwrap();
            }
        }
    }
    super::golden::check("tests/speech/answers.txt", table.trim_start());
}

fn detail_name(detail: Detail) -> &'static str {
    match detail {
        Detail::Verbose => "",
        Detail::Brief => "brief",
    }
}

#[test]
fn l12_3_no_advice_is_given_in_a_strict_game_until_it_is_over() {
    let advice: Vec<Question> =
        random::questions().into_iter().filter(|question| question.is_advice()).collect();
    assert!(advice.len() >= 5);
    let settings = Settings::default();
    let refusal = "Not in a strict game, article 12 point 3.";
    for (line, is_refused) in [
        ("new chess", false),
        ("new chess mode=strict", true),
        ("new chess mode=strict moves=\"f2f3 e7e5 g2g4 d8h4\"", false),
        ("new chess mode=strict clock=5", true),
    ] {
        let scene = Scene::new(line);
        for question in random::questions() {
            let said = text(Language::English, &answer(&scene, settings, question));
            let expected = is_refused && question.is_advice();
            assert_eq!(said == refusal, expected, "{line} {question:?}: {said}");
        }
    }
}

#[test]
fn e2_9_d_the_moves_made_and_the_times_used_by_both_are_told() {
    let mut scene = Scene::new("new chess mode=strict clock=40/90+30");
    scene.plays("arbiter start").waits(61_000).plays("white move e2e4");
    scene.waits(3_725_000).plays("black move e7e5").waits(5_500);
    let said = answer(&scene, Settings::default(), Question::TimesUsed);
    assert_eq!(
        text(Language::English, &said),
        "White: 1 move; 1 minute and 6 seconds used. | \
         Black: 1 move; 1 hour, 2 minutes and 5 seconds used."
    );
    scene.asker = Some(Color::Black);
    let german = Settings { language: Language::German, ..Settings::default() };
    let said = answer(&scene, german, Question::TimesUsed);
    assert_eq!(
        text(Language::German, &said),
        "Schwarz: 1 Zug; eine Stunde, 2 Minuten und 5 Sekunden verbraucht. | \
         Weiß: 1 Zug; eine Minute und 6 Sekunden verbraucht."
    );
}
