//! What can be seen and pressed on the screen.

mod ahead;
mod hand;

use std::collections::VecDeque;

use annabella::games::{GameKind, Side};
use annabella::session::{LookBack, Phase};
use annabella::speech::Phrase;
use annabella::table::{Purpose, Thought};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::Rect;

use super::geometry::{Layout, Shape};
use super::line::Line;
use super::look::{self, Piece};
use super::page::Page;
use super::theme::Theme;
use super::wrap::wrap;
use crate::play::help::Topic;
use crate::play::table::{Question, Said, Table};
use crate::words::key;

/// An answer of more sentences than this gets a page of its own.
const STATUS_LINES: usize = 2;

/// As most terminals begin, until it is drawn for the first time.
const USUAL_SCREEN: Rect = Rect::new(0, 0, 80, 24);

#[derive(Debug)]
pub(super) struct App {
    table: Table,
    theme: Theme,
    line: Line,
    /// Where the arrow keys are; hidden until one is pressed.
    cursor: Option<u16>,
    /// The points with which a move was begun: of the piece in the hand, and where it has
    /// jumped.
    chosen: Vec<u16>,
    /// Whether the line holds a secret.
    is_secret: bool,
    /// What was answered last, and what nobody asked for since: each stands on lines of its own.
    said: Vec<Said>,
    /// Lines entered while the computer thinks about its move, each with the number of its game,
    /// the first one first.
    ahead: VecDeque<(u64, String)>,
    page: Option<Page>,
    /// Whether nobody has pressed a key yet.
    is_fresh: bool,
    /// Whether a hidden board is looked at, until the next key.
    is_peeking: bool,
    /// What there is room on.
    screen: Rect,
}

impl App {
    pub(super) fn new(table: Table, theme: Theme) -> App {
        let mut app = App {
            table,
            theme,
            line: Line::default(),
            cursor: None,
            chosen: Vec::new(),
            is_secret: false,
            said: Vec::new(),
            ahead: VecDeque::new(),
            page: None,
            is_fresh: true,
            is_peeking: false,
            screen: USUAL_SCREEN,
        };
        let has_news = app.table.has_news();
        let mut welcome = app.table.welcome_on_screen();
        let is_playing = matches!(app.table.state().phase(), Phase::Playing(_));
        if is_playing && !has_news && app.table.question().is_none() {
            let of_stones = app.kind() == GameKind::YinYang;
            let begin = if of_stones { key::SCREEN_BEGIN_WITH_STONES } else { key::SCREEN_BEGIN };
            welcome.push(app.table.own(begin));
        }
        app.say(welcome);
        // what else has to be known first
        let is_special = app.table.hides_pieces() || app.table.state().has_blind_player();
        if is_special {
            app.show_if_long();
        }
        app
    }

    pub(super) fn set_screen(&mut self, screen: Rect) {
        self.screen = screen;
        // how large it is was not known when the welcome was written
        if self.is_fresh {
            self.page = None;
            self.show_if_long();
        }
    }

    #[cfg(test)]
    pub(super) fn screen(&self) -> Rect {
        self.screen
    }

    pub(super) fn table(&self) -> &Table {
        &self.table
    }

    pub(super) fn theme(&self) -> &Theme {
        &self.theme
    }

    pub(super) fn line(&self) -> &Line {
        &self.line
    }

    /// What is shown of the line.
    pub(super) fn typed(&self) -> String {
        let text = self.line.text();
        if self.is_secret { "*".repeat(text.chars().count()) } else { text }
    }

    pub(super) fn cursor(&self) -> Option<u16> {
        self.cursor
    }

    pub(super) fn chosen(&self) -> &[u16] {
        &self.chosen
    }

    pub(super) fn kind(&self) -> GameKind {
        self.table.kind()
    }

    /// What there is room for on this screen, if there is room for the board.
    pub(super) fn layout(&self, screen: Rect) -> Option<Layout> {
        Layout::new(screen, self.shape(), &self.theme)
    }

    fn shape(&self) -> Shape {
        let (columns, rows) = self.table.position().shape();
        Shape { columns, rows, names: look::names(self.kind()) }
    }

    /// Whose side of the board is the near one.
    pub(super) fn near_side(&self) -> Side {
        if self.table.is_from_second() { Side::Second } else { Side::First }
    }

    pub(super) fn page(&self) -> Option<&Page> {
        self.page.as_ref()
    }

    /// Whether the pieces must not be seen now.
    pub(super) fn hides_pieces(&self) -> bool {
        self.table.hides_pieces() && !self.is_peeking
    }

    /// The pieces that are seen, point by point.
    pub(super) fn pieces(&self) -> Vec<Option<Piece>> {
        let kind = self.kind();
        let is_seen = !self.hides_pieces();
        let pieces = self.table.pieces().into_iter();
        pieces.map(|byte| Piece::of_byte(kind, byte).filter(|_| is_seen)).collect()
    }

    /// Whether the computer plays against itself.
    pub(super) fn is_show(&self) -> bool {
        !self.table.has_person()
    }

    /// The status as one paragraph.
    pub(super) fn status(&self) -> String {
        self.paragraphs().join(" ")
    }

    /// The status as lines of this width, those of each answer by themselves.
    pub(super) fn status_lines(&self, width: usize) -> Vec<String> {
        self.paragraphs().iter().flat_map(|text| wrap(text, width)).collect()
    }

    fn paragraphs(&self) -> Vec<String> {
        let said = self.said.iter().filter(|said| !said.is_empty());
        said.map(paragraph).collect()
    }

    /// Says this in the place of what was said before.
    fn say(&mut self, said: Said) {
        self.said = vec![said];
    }

    /// What should still be read when the screen is gone.
    pub(super) fn last_words(&self) -> Said {
        if self.table.has_lost() { self.said.concat() } else { self.table.farewell().to_vec() }
    }

    pub(super) fn input_ended(&mut self) -> Said {
        self.table.input_ended()
    }

    pub(super) fn take(&mut self, game: u64, thought: &Thought) {
        let said = self.table.take(game, thought);
        // that it was looked for need not be read any more
        if thought.purpose == Purpose::Hint && !said.is_empty() {
            self.said.clear();
        }
        self.tell_more(said);
        self.go_on_with_ahead();
    }

    /// The clock has brought something about.
    pub(super) fn tick(&mut self) {
        let said = self.table.tick();
        self.tell_more(said);
    }

    /// Adds what nobody at the keyboard has asked for.
    fn tell_more(&mut self, said: Said) {
        // what was being typed for a question that is gone
        if std::mem::replace(&mut self.is_secret, self.table.asks_secret()) && !self.is_secret {
            self.line.clear();
        }
        if said.is_empty() {
            return;
        }
        if self.is_show() {
            self.said.clear();
        }
        self.chosen.clear();
        self.said.push(said);
    }

    /// Plays moves of both sides, for a picture.
    pub(super) fn play_both(&mut self, moves: &[&str]) -> Result<(), String> {
        for text in moves {
            let before = self.table.plies();
            let said = self.table.hear(text);
            self.say(said);
            if self.table.plies() == before {
                return Err(self.status());
            }
        }
        Ok(())
    }

    pub(super) fn press(&mut self, key: KeyEvent) {
        (self.is_peeking, self.is_fresh) = (false, false);
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            self.page = None;
            self.press_with_control(key.code);
        } else if self.page.is_some() {
            self.press_on_page(key.code);
        } else {
            self.press_on_board(key.code);
        }
    }

    fn press_on_page(&mut self, key: KeyCode) {
        let Some(page) = &mut self.page else { return };
        let scroll = page.scroll;
        match key {
            KeyCode::Up => page.scroll_to(scroll.saturating_sub(1), self.screen),
            KeyCode::Down => page.scroll_to(scroll + 1, self.screen),
            KeyCode::PageUp => page.scroll_to(scroll.saturating_sub(10), self.screen),
            KeyCode::PageDown => page.scroll_to(scroll + 10, self.screen),
            // what is typed is never lost
            KeyCode::Char(letter) if letter.is_alphanumeric() => {
                self.page = None;
                self.press_on_board(key);
            }
            _ => self.page = None,
        }
    }

    fn press_with_control(&mut self, key: KeyCode) {
        match key {
            // asked once already, so this is a wish to leave at once
            KeyCode::Char('c')
                if self.table.question().is_some_and(Question::is_about_quitting) =>
            {
                let said = self.table.input_ended();
                self.say(said);
            }
            KeyCode::Char('c' | 'd') => {
                self.table.cancel_question();
                if std::mem::take(&mut self.is_secret) {
                    self.line.clear();
                }
                self.answer_with(Table::leave);
            }
            KeyCode::Char('a') => self.line.home(),
            KeyCode::Char('e') => self.line.end(),
            KeyCode::Char('u') => self.line.delete_to_start(),
            KeyCode::Char('w') => self.line.delete_word(),
            KeyCode::Char('h') => self.line.backspace(),
            KeyCode::PageDown if !self.is_secret => self.step_board(1),
            KeyCode::PageUp if !self.is_secret => self.step_board(-1),
            _ => {}
        }
    }

    fn step_board(&mut self, by: isize) {
        self.answer_with(|table| table.step_board(by));
        self.go_on_with_ahead();
    }

    fn press_on_board(&mut self, key: KeyCode) {
        let is_typing = !self.line.is_empty();
        match key {
            KeyCode::Enter if self.is_secret => {
                let text = self.line.take();
                self.hear(&text);
            }
            KeyCode::Char(c) if self.is_secret => self.line.insert(c),
            KeyCode::Up | KeyCode::Down if self.is_secret => {}
            KeyCode::Enter if is_typing => {
                let text = self.line.submit();
                self.hear(&text);
            }
            KeyCode::Enter => self.pick_or_put(),
            KeyCode::Char(' ') if !is_typing => self.pick_or_put(),
            KeyCode::Char('?') if !is_typing => self.show_help(),
            KeyCode::F(1) => self.show_help(),
            KeyCode::Char(c) => self.line.insert(c),
            KeyCode::Backspace => self.line.backspace(),
            KeyCode::Delete => self.line.delete(),
            KeyCode::Home if is_typing || self.is_secret => self.line.home(),
            KeyCode::End if is_typing || self.is_secret => self.line.end(),
            KeyCode::Home => self.look_back(LookBack::Start),
            KeyCode::End => self.look_back(LookBack::End),
            KeyCode::PageUp if !self.is_secret => self.look_back(LookBack::Back { plies: 1 }),
            KeyCode::PageDown if !self.is_secret => self.look_back(LookBack::On { plies: 1 }),
            KeyCode::Esc => self.escape(),
            KeyCode::Up if is_typing => self.line.older(),
            KeyCode::Down if is_typing => self.line.newer(),
            KeyCode::Left if is_typing => self.line.left(),
            KeyCode::Right if is_typing => self.line.right(),
            KeyCode::Up => self.walk(0, 1),
            KeyCode::Down => self.walk(0, -1),
            KeyCode::Left => self.walk(-1, 0),
            KeyCode::Right => self.walk(1, 0),
            _ => {}
        }
    }

    fn show_help(&mut self) {
        self.show_help_about(Topic::Short);
    }

    fn show_help_about(&mut self, topic: Topic) {
        let title = self.table.words().text(key::SCREEN_HELP);
        let (hanging, lines) = self.table.help_page(topic);
        self.page = Some(Page { title, lines, hanging, scroll: 0 });
    }

    /// Looks at another position of the game.
    fn look_back(&mut self, to: LookBack) {
        self.chosen.clear();
        self.answer_with(|table| table.step(to));
    }

    /// Undoes the nearest thing that is half done.
    fn escape(&mut self) {
        if !self.line.is_empty() {
            self.line.clear();
        } else if !std::mem::take(&mut self.chosen).is_empty() {
        } else if self.table.is_asked() {
            let said = self.table.cancel_question();
            self.say(said);
            self.is_secret = false;
        } else if self.table.is_looking_back() {
            let said = self.table.look_end();
            self.say(said);
        } else if self.take_ahead_back() {
        } else if self.table.thinks_about().is_some() {
            let said = self.table.stop_thinking();
            self.say(said);
        } else {
            self.cursor = None;
        }
    }

    fn hear(&mut self, text: &str) {
        let words = self.table.words();
        let topic = Topic::asked(text, words).filter(|_| !self.is_secret);
        if self.keeps_for_later(text) {
            return;
        }
        let game = self.table.game_in_front();
        self.answer_with(|table| table.hear(text));
        if let Some(topic) = topic {
            let said = self.table.question_asked();
            self.say(said);
            self.show_help_about(topic);
        }
        if self.table.game_in_front() != game {
            self.go_on_with_ahead();
        } else if !self.is_waited_for() {
            // who has taken back or stopped the computer thinks anew
            self.drop_ahead(game);
        }
    }

    /// Shows what the table says.
    fn answer_with(&mut self, ask: impl FnOnce(&mut Table) -> Said) {
        let plies = self.table.plies();
        let (peeks, board) = (self.table.peeks(), self.table.board_in_front());
        let said = ask(&mut self.table);
        let is_other_board = self.table.board_in_front() != board;
        self.is_peeking = !is_other_board && self.table.peeks() > peeks;
        self.is_secret = self.table.asks_secret();
        let is_changed = is_other_board || self.table.plies() != plies || self.table.is_asked();
        if is_changed {
            self.chosen.clear();
        }
        if said.len() > STATUS_LINES {
            self.said.clear();
            self.show_page(&said);
        } else {
            self.say(said);
            self.show_if_long();
        }
    }

    fn show_page(&mut self, said: &[Phrase]) {
        let lines = said.iter().map(Phrase::to_string).collect();
        self.page = Some(Page { title: "Annabella".to_owned(), lines, hanging: 0, scroll: 0 });
    }

    /// What the lines below the board have no room for is shown on a page; as much of it as
    /// there is room for is still there afterwards.
    fn show_if_long(&mut self) {
        if let Some(said) = self.said.first().filter(|said| !self.has_room_for(said)) {
            self.show_page(&said.clone());
        }
    }

    fn has_room_for(&self, said: &Said) -> bool {
        let (width, height) = match self.layout(self.screen) {
            Some(layout) => (layout.status.width, layout.status.height),
            // the last line is the one for the answer
            None => (self.screen.width, self.screen.height.saturating_sub(1)),
        };
        wrap(&paragraph(said), width.into()).len() <= height.into()
    }
}

fn paragraph(said: &Said) -> String {
    said.iter().map(Phrase::to_string).collect::<Vec<_>>().join(" ")
}
