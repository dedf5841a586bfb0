//! A text in the place of the board.

use ratatui::Frame;
use ratatui::layout::Constraint;
use ratatui::symbols::border;
use ratatui::text::Text;
use ratatui::widgets::{Block, Clear, Padding, Paragraph};

use crate::play::screen::page::{EDGES, Page, cells};
use crate::words::{Words, key};

const ASCII_BORDER: border::Set = border::Set {
    top_left: "+",
    top_right: "+",
    bottom_left: "+",
    bottom_right: "+",
    vertical_left: "|",
    vertical_right: "|",
    horizontal_top: "-",
    horizontal_bottom: "-",
};

pub(super) fn draw(frame: &mut Frame, page: &Page, is_ascii: bool, words: Words) {
    let screen = frame.area();
    let (width, lines) = page.wrapped(screen);
    let height = cells(lines.len()).saturating_add(EDGES).min(screen.height);
    // the window may have become higher since somebody scrolled
    let scroll = cells(page.scroll.min(page.last_scroll(screen)));
    let area = screen.centered(Constraint::Length(width), Constraint::Length(height));
    let borders = if is_ascii { ASCII_BORDER } else { border::ROUNDED };
    let block = Block::bordered()
        .border_set(borders)
        .padding(Padding::horizontal(1))
        .title(format!(" {} ", page.title))
        .title_bottom(format!(" {} ", words.text(key::SCREEN_CLOSE)));
    let paragraph = Paragraph::new(Text::from(lines.join("\n"))).scroll((scroll, 0)).block(block);
    // pieces of the board around the text would only be in its way
    frame.render_widget(Clear, screen);
    frame.render_widget(paragraph, area);
}
