//! What can be said or typed, to be read.

use annabella::games::GameKind;
use annabella::speech::{Language, sayings};

fn all(kind: GameKind, language: Language) -> String {
    let line = |section: &annabella::speech::TextSection| {
        format!("# {}\n{}\n", section.heading, section.paragraphs.join("\n"))
    };
    sayings(kind, language).iter().map(line).collect()
}

#[test]
fn each_page_has_a_heading_and_sentences_in_each_language() {
    for kind in GameKind::ALL {
        for language in Language::ALL {
            let sections = sayings(kind, language);
            assert_eq!(sections.len(), if kind.has_laws() { 7 } else { 6 }, "{kind:?}");
            for section in sections {
                assert!(section.paragraphs.len() > 2, "{}", section.heading);
                for paragraph in section.paragraphs {
                    assert!(paragraph.ends_with('.') && !paragraph.contains('`'), "{paragraph}");
                }
            }
        }
    }
}

#[test]
fn they_are_those_of_the_game_and_name_nothing_of_a_terminal() {
    let chess = all(GameKind::Chess, Language::English);
    for line in [
        "# Moves\ne4, Nf3, exd5, O-O: notation; also e2e4 or 5254.",
        "castle short: or castle long.",
        "what is on e4: or e4 with a question mark; also is e4 attacked.",
        "peek: a look at a hidden board, which is counted.",
        "# By the Laws\n",
        "the reason may follow; clock, piece, board, settings, disturbance, help; illegal move, touch",
    ] {
        assert!(chess.contains(line), "{line}: {chess}");
    }
    assert!(all(GameKind::Checkers, Language::English).contains("who can jump: which pieces"));
    assert!(all(GameKind::YinYang, Language::German).contains("D4"));
    for (kind, language) in
        GameKind::ALL.into_iter().flat_map(|kind| Language::ALL.map(|language| (kind, language)))
    {
        let text = all(kind, language);
        for word in [
            ",.",
            ",;",
            "..",
            "--",
            "Enter",
            "arbiter continue",
            "board grid",
            "fen,",
            "pgn",
            "levels:",
        ] {
            assert!(!text.contains(word), "{word}: {text}");
        }
    }
}
