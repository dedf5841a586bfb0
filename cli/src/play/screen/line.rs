/// A line has at most this many characters; a path can have that many.
const LONGEST: usize = 4_096;

/// The line being typed, and those typed before.
#[derive(Debug, Default)]
pub(super) struct Line {
    chars: Vec<char>,
    /// Before which character the next one goes.
    at: usize,
    earlier: Vec<String>,
    /// Which earlier line is being shown, counted from the latest.
    back: usize,
}

impl Line {
    pub(super) fn is_empty(&self) -> bool {
        self.chars.is_empty()
    }

    pub(super) fn text(&self) -> String {
        self.chars.iter().collect()
    }

    /// How many characters are before the cursor.
    pub(super) fn cursor(&self) -> usize {
        self.at
    }

    /// What is longer than any command is not taken.
    pub(super) fn insert(&mut self, c: char) {
        if self.chars.len() >= LONGEST {
            return;
        }
        self.chars.insert(self.at, c);
        self.at += 1;
    }

    pub(super) fn backspace(&mut self) {
        if self.at > 0 {
            self.at -= 1;
            self.chars.remove(self.at);
        }
    }

    pub(super) fn delete(&mut self) {
        if self.at < self.chars.len() {
            self.chars.remove(self.at);
        }
    }

    /// Removes what is before the cursor.
    pub(super) fn delete_to_start(&mut self) {
        self.chars.drain(..self.at);
        self.at = 0;
    }

    pub(super) fn delete_word(&mut self) {
        while self.at > 0 && self.chars[self.at - 1] == ' ' {
            self.backspace();
        }
        while self.at > 0 && self.chars[self.at - 1] != ' ' {
            self.backspace();
        }
    }

    pub(super) fn left(&mut self) {
        self.at = self.at.saturating_sub(1);
    }

    pub(super) fn right(&mut self) {
        self.at = (self.at + 1).min(self.chars.len());
    }

    pub(super) fn home(&mut self) {
        self.at = 0;
    }

    pub(super) fn end(&mut self) {
        self.at = self.chars.len();
    }

    pub(super) fn clear(&mut self) {
        self.set("");
        self.back = 0;
    }

    /// Takes the line away and forgets it.
    pub(super) fn take(&mut self) -> String {
        let text = self.text();
        self.clear();
        text
    }

    /// Takes the line away and remembers it.
    pub(super) fn submit(&mut self) -> String {
        let text = self.text();
        if self.earlier.last() != Some(&text) {
            self.earlier.push(text.clone());
        }
        self.clear();
        text
    }

    pub(super) fn older(&mut self) {
        if self.back < self.earlier.len() {
            self.back += 1;
            self.recall();
        }
    }

    pub(super) fn newer(&mut self) {
        self.back = self.back.saturating_sub(1);
        self.recall();
    }

    fn recall(&mut self) {
        let text = match self.back {
            0 => String::new(),
            back => self.earlier[self.earlier.len() - back].clone(),
        };
        self.set(&text);
    }

    pub(super) fn set(&mut self, text: &str) {
        self.chars = text.chars().collect();
        self.at = self.chars.len();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn typed(text: &str) -> Line {
        let mut line = Line::default();
        text.chars().for_each(|c| line.insert(c));
        line
    }

    #[test]
    fn a_line_is_edited_anywhere() {
        let mut line = typed("knigt f3");
        for _ in 0..4 {
            line.left();
        }
        line.insert('h');
        assert_eq!((line.text().as_str(), line.cursor()), ("knight f3", 5));
        line.end();
        line.delete_word();
        assert_eq!(line.text(), "knight ");
        line.delete_to_start();
        assert!(line.is_empty());
    }

    #[test]
    fn earlier_lines_come_back() {
        let mut line = typed("e4");
        line.submit();
        line.insert('m');
        line.submit();
        line.older();
        line.older();
        assert_eq!(line.text(), "e4");
        line.older();
        line.newer();
        assert_eq!(line.text(), "m");
        line.newer();
        assert!(line.is_empty());
    }
}
