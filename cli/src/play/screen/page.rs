use ratatui::layout::Rect;

use super::wrap::wrap_hanging;

/// A text over the board.
#[derive(Debug)]
pub(super) struct Page {
    pub(super) title: String,
    pub(super) lines: Vec<String>,
    /// In which column a line goes on that is wider than the page.
    pub(super) hanging: usize,
    pub(super) scroll: usize,
}

/// The frame and the blanks beside the text, and the frame above and below.
pub(super) const MARGIN: u16 = 4;
pub(super) const EDGES: u16 = 2;

impl Page {
    /// How wide the page is on this screen, and the lines on it.
    pub(super) fn wrapped(&self, screen: Rect) -> (u16, Vec<String>) {
        let longest = self.lines.iter().map(|line| line.chars().count()).max().unwrap_or(0);
        let width = cells(longest).saturating_add(MARGIN).min(screen.width);
        let text_width = width.saturating_sub(MARGIN).into();
        let wrapped = |line: &String| wrap_hanging(line, text_width, self.hanging);
        (width, self.lines.iter().flat_map(wrapped).collect())
    }

    /// The page ends with its last line, however far somebody scrolls.
    pub(super) fn scroll_to(&mut self, scroll: usize, screen: Rect) {
        self.scroll = scroll.min(self.last_scroll(screen));
    }

    pub(super) fn last_scroll(&self, screen: Rect) -> usize {
        let height = screen.height.saturating_sub(EDGES).max(1);
        self.wrapped(screen).1.len().saturating_sub(height.into())
    }
}

/// A count of characters as a width on the screen.
pub(super) fn cells(count: usize) -> u16 {
    u16::try_from(count).unwrap_or(u16::MAX)
}
