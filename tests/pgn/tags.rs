use super::*;

#[test]
fn tags_are_read_with_escaped_quotes_and_backslashes() {
    let game = read(
        r#"[Event "The \"Big\" One"]
[Site "C:\\games\\new"]

*"#,
    );
    assert_eq!(game.tag("Event"), Some("The \"Big\" One"));
    assert_eq!(game.tag("Site"), Some("C:\\games\\new"));
    assert!(game.notes.is_empty());
    assert!(game.to_string().starts_with("[Event \"The \\\"Big\\\" One\"]\n[Site \"C:\\\\games"));
}

#[test]
fn several_tags_may_share_a_line() {
    let game = read("[White \"Vera\"][Black \"Sonja\"] [Round \"3\"]\n1. e4 *");
    assert_eq!(game.tag("White"), Some("Vera"));
    assert_eq!(game.tag("Black"), Some("Sonja"));
    assert_eq!(game.tag("Round"), Some("3"));
}

#[test]
fn of_a_tag_given_twice_the_last_value_counts() {
    let game = read("[White \"A\"]\n[Black \"C\"]\n[White \"B\"]\n\n*");
    assert_eq!(game.tag("White"), Some("B"));
    assert_eq!(game.tags().collect::<Vec<_>>(), [("White", "B"), ("Black", "C")]);
    assert_eq!(notes(&game), [NoteKind::DuplicateTag("White".into())]);
    assert_eq!(game.notes[0].line, 3);
}

#[test]
fn junk_between_tags_is_passed_over() {
    let game = read("[White \"A\"]\nfrom my archive\n[Black \"B\"] !!\n\n1. e4 *");
    assert_eq!(game.tag("Black"), Some("B"));
    assert_eq!(moves(&game), "e4");
    assert_eq!(game.notes[0].to_string(), "line 2: \"from my archive\" is no part of a game");
}

#[test]
fn text_before_the_first_game_is_passed_over() {
    let game = read("Games of 2024, collected by hand\n\n[White \"A\"]\n\n1. e4 *");
    assert_eq!(game.tag("White"), Some("A"));
    assert_eq!(moves(&game), "e4");
}

#[test]
fn broken_tags_are_mended() {
    let text = "[White \"A]\n[Black Bob]\n[Event \"x\"\n[Site \"the \"old\" hall\"]\n[Round \"C:\\\"]\n\n*";
    let game = read(text);
    assert_eq!(game.tag("White"), Some("A"));
    assert_eq!(game.tag("Black"), Some("Bob"));
    assert_eq!(game.tag("Event"), Some("x"));
    assert_eq!(game.tag("Site"), Some("the \"old\" hall"));
    assert_eq!(game.tag("Round"), Some("C:\\"));
    assert_eq!(game.notes.len(), 5);
    assert_eq!(
        game.notes[0].to_string(),
        "line 1: found \"[White \\\"A]\", expected a tag as [Name \"value\"]"
    );
}

#[test]
fn tag_values_lose_the_blanks_around_them() {
    let game = read("[White \"  Vera \t\"]\n[ Black  \"Sonja\" ]\n\n*");
    assert_eq!(game.tag("White"), Some("Vera"));
    assert_eq!(game.tag("Black"), Some("Sonja"));
}

#[test]
fn a_long_tag_value_is_cut() {
    let game = read(format!("[White \"{}\"]\n[Black \"B\"]\n\n1. e4 *", "ä".repeat(9000)));
    assert_eq!(game.tag("White").map(str::len), Some(limits::TAG_VALUE));
    assert_eq!(game.tag("Black"), Some("B"));
    assert_eq!(notes(&game), [NoteKind::LongTag("White".into())]);
}

#[test]
fn tags_beyond_the_limit_are_passed_over() {
    let mut text = String::new();
    for number in 0..=limits::TAGS {
        writeln!(text, "[Tag{number} \"{number}\"]").unwrap();
    }
    let game = read(text + "\n1. e4 *");
    assert_eq!(game.tags().count(), limits::TAGS);
    assert_eq!(notes(&game), [NoteKind::ManyTags]);
}
