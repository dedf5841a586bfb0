use crate::pieces::is_word;

/// A declaration up to its body or value.
#[derive(Default)]
pub struct Head<'a> {
    pieces: Vec<&'a str>,
}

impl<'a> Head<'a> {
    pub fn push(&mut self, piece: &'a str) {
        self.pieces.push(piece);
    }

    /// Whether the declaration itself is still to come.
    pub fn is_only_annotations(&self) -> bool {
        self.without_annotations().is_empty()
    }

    /// `public`, `static`, `func` and the like: the words before the name.
    pub fn keywords(&self) -> &[&'a str] {
        self.introduction().split_last().map_or(&[], |(_, keywords)| keywords)
    }

    /// The words up to the name, and the name.
    pub fn introduction(&self) -> &[&'a str] {
        let head = self.without_annotations();
        let end = head.iter().position(|piece| !piece.starts_with(is_word));
        &head[..end.unwrap_or(head.len())]
    }

    /// Whether one of these stands anywhere in it, also as a part of a word.
    pub fn mentions(&self, parts: &[&str]) -> bool {
        self.pieces.iter().any(|piece| parts.iter().any(|part| piece.contains(part)))
    }

    /// In one form, however it was spaced.
    pub fn text(&self) -> String {
        let mut text = String::new();
        let mut before = "(";
        for piece in &self.pieces {
            if needs_space(before, piece) {
                text.push(' ');
            }
            text.push_str(piece);
            before = piece;
        }
        text
    }

    fn without_annotations(&self) -> &[&'a str] {
        let mut rest = self.pieces.as_slice();
        while let ["@", _, after @ ..] = rest {
            rest = after;
            if rest.first() == Some(&"(") {
                let end = rest.iter().position(|piece| *piece == ")");
                rest = end.map_or(&[], |end| &rest[end + 1..]);
            }
        }
        rest
    }
}

fn needs_space(before: &str, piece: &str) -> bool {
    if matches!(before, "(" | "[" | "<" | "@" | "." | "::") {
        return false;
    }
    match piece {
        ")" | "]" | ">" | "," | ":" | "::" | "?" | "!" | "<" => false,
        "(" => !(before.starts_with(is_word) || before == ">"),
        "." => matches!(before, "=" | "," | ":"),
        _ => true,
    }
}
