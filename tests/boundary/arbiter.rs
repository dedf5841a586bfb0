//! What the arbiter's page shows beside its commands.

use annabella::ffi::{GameDeed, GameRuling, SpeechLanguage, article_of_arbiter, parse_action};
use annabella::games::{GameKind, Side};

/// As it is printed and as it is told.
fn named(deed: GameDeed, language: SpeechLanguage) -> [String; 2] {
    let name = article_of_arbiter(deed, language).expect("it is a deed");
    name.map(|name| [name.printed, name.told]).expect("the Laws speak of it")
}

fn deed(text: &str) -> GameDeed {
    let action = parse_action(GameKind::Chess, format!("arbiter > {text}"), None);
    action.expect("the arbiter does something").deed
}

#[test]
fn each_command_of_the_arbiter_has_its_article() {
    let warn = GameDeed::Rule { ruling: GameRuling::Warn { side: Side::First } };
    assert_eq!(
        named(warn.clone(), SpeechLanguage::English),
        ["Article 13.4.a", "Article 13 point 4, letter A."]
    );
    assert_eq!(
        named(warn, SpeechLanguage::German),
        ["Artikel 13.4.a", "Artikel 13 Punkt 4, Buchstabe A."]
    );
    for (text, printed) in [
        ("start", "Article 6.5"),
        ("pause", "Article 6.12.a"),
        ("continue", "Article 6.12.c"),
        ("adjourn Monday", "Guideline 1.a for adjourned games"),
        ("resume", "Guideline 5 for adjourned games"),
        ("sign", "Appendix D, 4"),
        ("declare 0-0", "Article 13.4.d"),
        ("rule compare", "Appendix E, 2.7"),
        ("rule lost-envelope", "Guideline 11.a for adjourned games"),
    ] {
        assert_eq!(named(deed(text), SpeechLanguage::English)[0], printed, "{text}");
    }
}

#[test]
fn of_a_draw_that_is_ruled_the_laws_do_not_speak() {
    let article = article_of_arbiter(deed("declare 1/2-1/2"), SpeechLanguage::English);
    assert_eq!(article, Ok(None));
}
