//! Several boards at one table: one is in front, which all that is said is about, and the others
//! go on behind it. What happens there is told when they come to the front.

use annabella::games::{GameKind, Side};
use annabella::session::{Phase, Player, State, Turn};
use annabella::speech::Phrase;
use annabella::table::{Thought, Update};

use super::display::{Kept, Sitting, number};
use super::looking::Looking;
use super::seated::Seated;
use super::{Explained, Question, Said, Table};
use crate::words::key;

/// The boards that are not in front.
#[derive(Debug)]
pub(super) struct Boards {
    /// In the order of their numbers.
    pub(super) behind: Vec<Board>,
    /// Where the one in front stands among all of them.
    front: usize,
    /// Which side is played there by who plays at all boards.
    own: Side,
}

/// One of several boards while another is in front.
#[derive(Debug)]
pub(super) struct Board {
    pub(super) at: Seated,
    pub(super) own: Side,
    pub(super) is_flipped: bool,
    /// What its return has brought about, until that is told.
    pub(super) back: Option<Update>,
    looking: Option<Looking>,
    question: Option<Question>,
    advised: Option<Phrase>,
    last_said: Said,
    explained: Option<Explained>,
    /// What has happened there since it was in front.
    news: Said,
}

impl Board {
    /// A game that begins; between two people whoever plays at all boards sits below.
    pub(super) fn new(at: Seated, own: Side) -> Board {
        let has_two = only_person(at.game.state()).is_none();
        // a board of Yin-Yang stands for everybody as it is told
        let is_flipped = has_two && own == Side::Second && at.kind() != GameKind::YinYang;
        Board {
            at,
            own,
            is_flipped,
            back: None,
            looking: None,
            question: None,
            advised: None,
            last_said: Said::new(),
            explained: None,
            news: Said::new(),
        }
    }

    /// A game alone.
    pub(super) fn alone(at: Seated) -> Board {
        let own = only_person(at.game.state()).unwrap_or(Side::First);
        Board { is_flipped: false, ..Board::new(at, own) }
    }

    /// The same of one that has come back.
    pub(super) fn back(at: Seated, update: Update) -> Board {
        Board { back: Some(update), ..Board::alone(at) }
    }

    /// Whether who plays at all boards is to move here.
    fn is_waiting(&self) -> bool {
        waits_for(self.at.game.state(), self.own)
    }
}

/// Whether a game goes on and this side is to move.
fn waits_for(state: &State, side: Side) -> bool {
    let is_on = matches!(state.phase(), Phase::Playing(_) | Phase::Paused(_) | Phase::Waiting);
    is_on && state.mover() == side
}

fn only_person(state: &State) -> Option<Side> {
    let is_person = |side: &Side| state.player(*side) == Player::Person;
    let mut people = Side::ALL.into_iter().filter(is_person);
    people.next().filter(|_| people.next().is_none())
}

impl Boards {
    /// Takes the one in front out of them.
    pub(super) fn of(sitting: Sitting) -> (Board, Boards) {
        let Sitting { boards: mut behind, front } = sitting;
        let board = behind.remove(front);
        let own = board.own;
        (board, Boards { behind, front, own })
    }

    fn count(&self) -> usize {
        self.behind.len() + 1
    }
}

impl Table {
    pub(crate) fn has_several_boards(&self) -> bool {
        !self.boards.behind.is_empty()
    }

    /// Which board is in front, from 0 on.
    pub(crate) fn board_in_front(&self) -> usize {
        self.boards.front
    }

    /// The number of the game in front, which no other one has.
    pub(crate) fn game_in_front(&self) -> u64 {
        self.at.number
    }

    /// `Board 2 of 4`, where there are several.
    pub(crate) fn board_title(&self) -> Option<String> {
        let [at, of] = [self.boards.front, self.boards.count() - 1].map(number);
        self.has_several_boards().then(|| self.voice().board_number(at, of))
    }

    /// The same, with the others that wait for a move.
    pub(super) fn board_title_waiting(&self) -> Option<String> {
        let [at, of] = [self.boards.front, self.boards.count() - 1].map(number);
        let waiting = self.boards.behind.iter().filter(|board| board.is_waiting()).count();
        let waiting = u32::try_from(waiting).unwrap_or(u32::MAX);
        self.has_several_boards().then(|| self.voice().board_number_waiting(at, of, waiting))
    }

    /// The same as a sentence.
    pub(super) fn which_board(&self) -> Option<Phrase> {
        self.board_title_waiting().map(|title| self.words().phrase(format!("{title}.")))
    }

    /// The same for whoever does not see it.
    pub(super) fn which_board_first(&self) -> Option<Phrase> {
        self.which_board().filter(|_| !self.is_seen)
    }

    /// Who sits opposite at each board, by the names that were given.
    pub(super) fn opponents(&self) -> Vec<&str> {
        let behind = self.boards.behind.iter();
        let mut names: Vec<&str> =
            behind.map(|board| board.at.game.state().name(!board.own)).collect();
        names.insert(self.boards.front, self.state().name(!self.boards.own));
        names
    }

    /// To the next board for 1, to the one before for -1; after the last comes the first.
    pub(crate) fn step_board(&mut self, by: isize) -> Said {
        let said = self.bring_beside(by);
        self.remember(said)
    }

    pub(super) fn bring_beside(&mut self, by: isize) -> Said {
        if !self.has_several_boards() {
            return self.say(key::ONLY_BOARD);
        }
        let count = self.boards.count();
        let back = if by < 0 { count - 1 } else { 1 };
        self.bring((self.boards.front + back) % count)
    }

    /// To the board with this number, from 1 on.
    pub(super) fn bring_numbered(&mut self, number: u16) -> Said {
        match usize::from(number).checked_sub(1) {
            Some(index) if index < self.boards.count() && self.has_several_boards() => {
                self.bring(index)
            }
            _ if !self.has_several_boards() => self.say(key::ONLY_BOARD),
            _ => {
                self.sound.is_refusal = true;
                self.say_with(key::NO_SUCH_BOARD, [("last", self.boards.count().into())])
            }
        }
    }

    fn bring(&mut self, to: usize) -> Said {
        let front = self.boards.front;
        let mut news = Said::new();
        let mut back = None;
        if to != front {
            let index = to - usize::from(to > front);
            self.swap(index);
            let mut before = self.boards.behind.remove(index);
            // what waited was that of the board that comes
            (news, back) = (std::mem::take(&mut before.news), before.back.take());
            self.boards.behind.insert(front - usize::from(to < front), before);
            self.boards.front = to;
        }
        let mut said: Said = self.which_board().into_iter().collect();
        if let Some(update) = back {
            said.extend(self.came_back(&update));
            said.extend(news);
            return said;
        }
        if self.is_seen {
            said.extend(news);
            return said;
        }
        said.extend(self.opening_of_new());
        let mut stands = self.situation();
        if !news.is_empty() {
            // which tells the last move; else that is a reminder
            stands.drain(..stands.len().saturating_sub(1));
        }
        said.extend(news);
        said.extend(stands);
        said
    }

    /// What is played here, before the own first move.
    fn opening_of_new(&self) -> Said {
        let state = self.state();
        let is_waiting = waits_for(state, self.boards.own);
        let is_new = match self.plies() {
            0 => true,
            1 => is_waiting,
            _ => false,
        };
        if !is_new {
            return Said::new();
        }
        let colour = self.own_colour_told();
        if !colour.is_empty() {
            return colour;
        }
        let mut opening = self.voice().opening(state, self.only_person());
        opening.truncate(1);
        opening
    }

    /// `Against Anna you play White.` of who plays at all boards, where others sit opposite.
    pub(super) fn own_colour_told(&self) -> Said {
        let own = self.boards.own;
        let name = self.state().name(!own);
        if !self.has_several_boards() || self.only_person().is_some() || name.is_empty() {
            return Said::new();
        }
        let player = ("player", self.words().player(own).into());
        self.say_with(key::AGAINST_YOU_PLAY, [("name", name.into()), player])
    }

    /// Where the game in front stands: the last move, and whose turn it is or how it ended.
    fn situation(&self) -> Said {
        self.voice().situation(self.state(), None, self.only_person())
    }

    /// How the games at all boards stand.
    pub(super) fn boards_told(&mut self) -> Said {
        if !self.has_several_boards() {
            return self.say(key::ONLY_BOARD);
        }
        self.at_all_boards(|table| table.line_of_board())
    }

    /// Who plays there, the last move, and whose turn it is or how the game has ended.
    fn line_of_board(&self) -> Phrase {
        let (voice, state) = (self.voice(), self.state());
        let other = !self.boards.own;
        let mut name = voice.seat_name(other, state.player(other), state.name(other), false);
        if matches!(state.player(other), Player::Engine(_)) {
            name = format!("{name}, {}", self.strength_name());
        }
        let stands: Vec<String> = self.situation().iter().map(Phrase::to_string).collect();
        let title = voice.board_named(number(self.boards.front), &name);
        self.words().phrase(format!("{title}. {}", stands.join(" ")))
    }

    /// The number of the board behind at which a kept game is played.
    pub(super) fn board_with(&self, id: &str) -> Option<u16> {
        let library = &self.host.means.library;
        let is_it = |board: &Board| board.at.library == *library && board.at.game.id() == Some(id);
        let index = self.boards.behind.iter().position(is_it)?;
        u16::try_from(index + 1 + usize::from(index >= self.boards.front)).ok()
    }

    /// Does something at a board behind, which nobody hears before it comes to the front.
    fn visit<T>(&mut self, index: usize, act: impl FnOnce(&mut Table) -> T) -> T {
        let (is_refusal, front) = (self.sound.is_refusal, self.boards.front);
        self.swap(index);
        self.boards.front = index + usize::from(index >= front);
        let answer = act(self);
        self.boards.front = front;
        self.swap(index);
        self.sound.is_refusal = is_refusal;
        answer
    }

    /// Does something at each board.
    pub(super) fn at_all_boards<T>(&mut self, mut act: impl FnMut(&mut Table) -> T) -> Vec<T> {
        let front = self.boards.front;
        (0..self.boards.count())
            .map(|board| match board {
                _ if board == front => act(self),
                _ => self.visit(board - usize::from(board > front), &mut act),
            })
            .collect()
    }

    /// All that belongs to the board in front changes places with that of one behind.
    fn swap(&mut self, index: usize) {
        use std::mem::swap;
        let board = &mut self.boards.behind[index];
        swap(&mut self.at, &mut board.at);
        swap(&mut self.boards.own, &mut board.own);
        swap(&mut self.is_flipped, &mut board.is_flipped);
        swap(&mut self.looking, &mut board.looking);
        swap(&mut self.question, &mut board.question);
        swap(&mut self.advised, &mut board.advised);
        swap(&mut self.last_said, &mut board.last_said);
        swap(&mut self.explained, &mut board.explained);
    }

    /// What the opponent has found at a board behind.
    pub(super) fn take_behind(&mut self, game: u64, thought: &Thought) {
        let place = self.boards.behind.iter().position(|board| board.at.number == game);
        if let Some(index) = place {
            let said = self.visit(index, |table| table.take(game, thought));
            self.boards.behind[index].news.extend(said);
        }
    }

    /// Looks at the clocks of the boards behind.
    pub(super) fn tick_behind(&mut self) {
        let now = (self.host.means.now)();
        for index in 0..self.boards.behind.len() {
            let due = self.boards.behind[index].at.game.next_moment();
            if due.is_some_and(|due| due <= now) {
                let said = self.visit(index, Table::tick_in_front);
                self.boards.behind[index].news.extend(said);
            }
        }
    }

    /// What was announced at boards behind has been spoken.
    pub(super) fn finish_announcements_behind(&mut self) {
        for index in 0..self.boards.behind.len() {
            let phase = self.boards.behind[index].at.game.state().phase();
            if matches!(phase, Phase::Playing(Turn::Announcing { is_spoken: false, .. })) {
                let said = self.visit(index, Table::finish_announcement);
                self.boards.behind[index].news.extend(said);
            }
        }
    }

    /// When the clock of a board behind matters next.
    pub(super) fn next_moment_behind(&self) -> Option<u64> {
        self.boards.behind.iter().filter_map(|board| board.at.game.next_moment()).min()
    }

    /// Games that have come back take the place of the one on the table.
    pub(super) fn seat_all(&mut self, sitting: Sitting) -> Said {
        let (Board { at, is_flipped, back, .. }, boards) = Boards::of(sitting);
        self.boards = boards;
        self.is_flipped = is_flipped;
        let mut said = self.take_seat(at);
        said.extend(back.into_iter().flat_map(|update| self.came_back(&update)));
        said
    }

    /// Brings the games at all boards to the disk.
    pub(super) fn keep_games(&mut self) -> Result<Said, String> {
        let kept: Result<Vec<Said>, String> =
            self.at_all_boards(Table::keep_game).into_iter().collect();
        Ok(kept?.concat())
    }

    /// The games that cannot be kept, in their own notation, each with its board.
    pub(super) fn records_of_unkept(&mut self) -> Said {
        let records = self.at_all_boards(|table| match table.keep_game() {
            Err(_) => {
                let title = table.board_title().map(|title| format!("{title}."));
                let title = title.map(|title| table.words().phrase(title));
                title.into_iter().chain(table.record_lines()).collect()
            }
            Ok(_) => Said::new(),
        });
        records.concat()
    }

    /// Whether a game at any board goes on from its file.
    pub(super) fn is_any_kept_unfinished(&self) -> bool {
        let behind = self.boards.behind.iter().map(|board| &board.at);
        behind.chain([&self.at]).any(Seated::is_kept_unfinished)
    }

    /// Another game has come to the board in front.
    pub(super) fn seat_at_board(&mut self) {
        self.boards.own = self.only_person().unwrap_or(self.boards.own);
        self.keep_boards();
    }

    /// A game that begins gets the name of its board, if it is one of several.
    pub(super) fn save_at_board(&mut self) {
        if self.has_several_boards() {
            self.host.save_as_board(&mut self.at, self.boards.front);
            self.keep_boards();
        }
    }

    /// Remembers which games are played at once, if there are several.
    pub(super) fn keep_boards(&self) {
        if !self.has_several_boards() {
            return;
        }
        let library = &self.host.means.library;
        let kept = |at: &Seated, own, is_flipped| {
            let id = at.game.id().filter(|_| at.library == *library)?;
            Some(Kept { own, is_flipped, id: id.to_owned() })
        };
        let behind = |board: &Board| kept(&board.at, board.own, board.is_flipped);
        let mut all: Vec<_> = self.boards.behind.iter().map(behind).collect();
        all.insert(self.boards.front, kept(&self.at, self.boards.own, self.is_flipped));
        self.host.keep_boards(all.into_iter().flatten());
    }
}
