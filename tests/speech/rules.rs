//! The rules of the games, to be read.

use annabella::games::GameKind;
use annabella::speech::{Language, rules};

#[test]
fn they_are_told_alike_in_each_language() {
    for kind in [GameKind::Checkers, GameKind::YinYang] {
        let counts = Language::ALL.map(|language| {
            let sections = rules(kind, language);
            for section in &sections {
                assert!(!section.heading.is_empty() && !section.heading.ends_with('.'));
                assert!(!section.paragraphs.is_empty(), "{}", section.heading);
                for paragraph in &section.paragraphs {
                    assert!(paragraph.ends_with('.'), "{paragraph}");
                    assert!(paragraph.len() < 500, "{paragraph}");
                }
            }
            sections.iter().map(|section| section.paragraphs.len()).collect::<Vec<_>>()
        });
        assert!(!counts[0].is_empty(), "{kind:?}");
        assert!(counts.iter().all(|count| *count == counts[0]), "{kind:?}: {counts:?}");
    }
}
