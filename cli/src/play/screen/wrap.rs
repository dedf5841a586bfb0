/// The lines into which a text falls at so many characters, cut between words.
pub(super) fn wrap(text: &str, width: usize) -> Vec<String> {
    let width = width.max(1);
    let mut lines: Vec<String> = Vec::new();
    let mut line = String::new();
    let mut count = 0;
    for word in text.split(' ') {
        let letters = word.chars().count();
        if count > 0 && count + 1 + letters > width {
            lines.push(std::mem::take(&mut line));
            count = 0;
        } else if count > 0 {
            line.push(' ');
            count += 1;
        }
        for c in word.chars() {
            if count == width {
                lines.push(std::mem::take(&mut line));
                count = 0;
            }
            line.push(c);
            count += 1;
        }
    }
    lines.push(line);
    lines
}

/// The same of a text in two columns: what goes on stays in the second one, which begins behind
/// so many characters, if that leaves it at least half of the width.
pub(super) fn wrap_hanging(text: &str, width: usize, indent: usize) -> Vec<String> {
    let at = text.char_indices().nth(indent).map(|(at, _)| at);
    let Some(at) = at.filter(|_| indent > 0 && indent <= width / 2) else {
        return wrap(text, width);
    };
    let (first, second) = text.split_at(at);
    let blank = " ".repeat(indent);
    let lines = wrap(second, width - indent).into_iter().enumerate();
    lines.map(|(n, line)| format!("{}{line}", if n == 0 { first } else { &blank })).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_stay_whole_where_they_can() {
        assert_eq!(wrap("", 5), [""]);
        assert_eq!(wrap("you play e4", 8), ["you play", "e4"]);
        assert_eq!(wrap("/a/very/long/name is kept", 10), ["/a/very/lo", "ng/name is", "kept"]);
        let two = "D4, pass  puts a stone there; passes";
        assert_eq!(
            wrap_hanging(two, 24, 10),
            ["D4, pass  puts a stone", "          there; passes"]
        );
        assert_eq!(wrap_hanging(two, 18, 10), wrap(two, 18));
        for width in 1..30 {
            let lines = wrap("The pawn reaches e8. What does it become?", width);
            assert!(lines.iter().all(|line| line.chars().count() <= width));
        }
    }
}
