/// The pieces of a Kotlin or Swift source: words, strings, signs and ends of lines.
/// Spaces, comments and the preprocessor's lines are left out.
pub fn pieces(source: &str) -> Vec<&str> {
    let mut pieces = Vec::new();
    let mut rest = source;
    while let Some(first) = rest.chars().next() {
        let at_line_start = matches!(pieces.last(), None | Some(&"\n"));
        let length = match first {
            '/' if rest.starts_with("//") => line(rest),
            '/' if rest.starts_with("/*") => comment(rest),
            '#' if at_line_start => line(rest),
            '"' => string(rest),
            _ if is_word(first) => rest.find(|c| !is_word(c)).unwrap_or(rest.len()),
            _ if SIGNS.iter().any(|sign| rest.starts_with(sign)) => 2,
            _ => first.len_utf8(),
        };
        let (piece, after) = rest.split_at(length);
        let is_comment = piece.starts_with("//") || piece.starts_with("/*");
        let is_directive = piece.starts_with('#') && at_line_start;
        let is_space = first.is_whitespace() && piece != "\n";
        if !(is_comment || is_directive || is_space) {
            pieces.push(piece);
        }
        rest = after;
    }
    pieces
}

/// Signs of two characters.
const SIGNS: [&str; 3] = ["->", "==", "::"];

/// A name may stand in backticks.
pub fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_' || c == '`'
}

fn line(rest: &str) -> usize {
    rest.find('\n').unwrap_or(rest.len())
}

/// Comments stand in comments in both languages.
fn comment(rest: &str) -> usize {
    let mut depth = 0;
    let mut at = 0;
    while at < rest.len() {
        let here = &rest.as_bytes()[at..];
        if here.starts_with(b"/*") {
            depth += 1;
            at += 2;
        } else if here.starts_with(b"*/") {
            depth -= 1;
            at += 2;
            if depth == 0 {
                return at;
            }
        } else {
            at += 1;
        }
    }
    rest.len()
}

fn string(rest: &str) -> usize {
    let mut escaped = false;
    for (at, c) in rest.char_indices().skip(1) {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => return at + 1,
            _ => {}
        }
    }
    rest.len()
}
