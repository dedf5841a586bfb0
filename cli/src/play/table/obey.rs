//! What each command of the terminal does.

use annabella::games::chess::Square;
use annabella::games::{GameKind, Position, Side, checkers};
use annabella::session::{Deed, DeedKind, Refusal};
use annabella::speech::{
    self, CheckersQuestion, ChessQuestion, HelpPage, Question, TextSection, YinYangQuestion, rules,
};
use annabella::table::Understood;

use super::leaving::Then;
use super::{Explained, Said, Table};
use crate::play::command::{self, Command};
use crate::play::drawing;
use crate::play::help::{self, Topic};
use crate::play::shown::escaped;
use crate::source::Notation;
use crate::words::{folded, key};

impl Table {
    pub(super) fn obey(&mut self, command: Command) -> Said {
        match command {
            Command::Enter => self.start(),
            Command::SaveWhat(words) => self.save_what(&words),
            Command::Save(path) => self.save(path),
            Command::Load(path) => self.leave_then(Then::Load(path)),
            Command::Games { all } => self.games(all),
            Command::Continue(game) => self.go_on_with(&game),
            Command::Rename(name) => self.rename(&name),
            Command::Delete(game) => self.delete(&game),
            Command::Undelete => self.undelete(),
            Command::Review(whose) => self.review(whose),
            Command::Kept => self.kept(),
            // what hides the board hides its drawing, too
            Command::Fen | Command::Grid if self.is_board_hidden() => self.board_told(),
            // nor is it drawn for nothing for who may only ask
            Command::Fen | Command::Grid if self.hides_pieces() => self.look_and_draw(&command),
            Command::Record => self.record_lines(),
            Command::Fen | Command::Grid => self.drawn(&command),
            Command::New(kind) => self.new_game(Some(kind)),
            Command::Flip => self.flip(),
            Command::Coordinates => self.change_coordinates(),
            Command::Send => self.send(),
            Command::TakeIn(text) => self.take_in(&text),
            Command::Go => self.go(),
            Command::Envelope => self.envelope_told(),
            Command::Arbiter(words) if words.is_empty() => self.arbiter_menu(),
            Command::Arbiter(words) => self.obey_arbiter(&words),
            Command::Strength(strength) => self.set_strength(strength),
            Command::Help(topic) => self.help(topic),
            Command::Why => self.why(),
            Command::HelpAbout(word) => {
                let words = self.words();
                let lines = help::lines_about(&word, words).into_iter();
                lines.map(|line| words.phrase(line)).collect()
            }
            Command::Rules(about) => {
                let sections = rules(self.words().kind, self.words().language).len();
                self.listed_rules = if about.is_empty() { sections } else { 0 };
                self.rules(&about)
            }
        }
    }

    /// Why something was refused or advised, right after that.
    fn why(&mut self) -> Said {
        let is_bare = || !self.hides_pieces() && !self.voice().tells_why_of_hint(self.state());
        match self.explained {
            None => return self.say(key::NOTHING_TO_EXPLAIN),
            Some(Explained::Hint) if is_bare() => self.last_said = self.say(key::HINT_WITHOUT_FACT),
            Some(_) => {}
        }
        self.last_said.clone()
    }

    /// The whole board at a look, which is counted while its pieces are hidden.
    fn look_and_draw(&mut self, command: &Command) -> Said {
        let mut said = self.act_here(Deed::Peek);
        if !self.sound.is_refusal {
            said.extend(self.drawn(command));
        }
        said
    }

    /// The board as FEN, or in letters.
    fn drawn(&self, command: &Command) -> Said {
        if *command == Command::Fen {
            return self.say_text(self.position_seen().to_string());
        }
        let grid =
            if self.hides_coordinates { drawing::board_grid_alone } else { drawing::board_grid };
        let lines = grid(self.position_seen(), self.is_from_second());
        lines.into_iter().flat_map(|line| self.say_text(line)).collect()
    }

    pub(super) fn help(&self, topic: Topic) -> Said {
        let words = self.words();
        topic
            .sentences(words.kind, words.language, |typed| self.is_told(typed))
            .into_iter()
            .map(|line| words.phrase(line))
            .chain(self.help_of_hidden_board(topic))
            .collect()
    }

    /// The same as a page in columns for who sees it, and where the second one begins.
    pub(crate) fn help_page(&self, topic: Topic) -> (usize, Vec<String>) {
        let words = self.words();
        topic.page(words.kind, words.language, |typed| self.is_had(typed))
    }

    /// Whether a game like this one has what is typed here: a strict one gives no advice and
    /// takes nothing back.
    fn is_had(&self, typed: &str) -> bool {
        if !self.is_strict() || !matches!(command::parse(typed, self.words()), Ok(None)) {
            return true;
        }
        let kind = match self.meant(typed, self.only_person()) {
            Understood::Question(question) => return !question.is_advice(),
            Understood::Action(action) => action.deed.kind(),
            Understood::Command(
                speech::Command::Level(_)
                | speech::Command::Harder
                | speech::Command::Easier
                | speech::Command::FullStrength
                | speech::Command::Fair,
            ) => DeedKind::Level,
            _ => return true,
        };
        self.state().permits(self.speaker(), kind) != Err(Refusal::OnlyCasual)
    }

    /// Whether what is typed here is answered: in this kind of game, and while the board is
    /// hidden, if it is.
    fn is_told(&self, typed: &str) -> bool {
        if !self.is_board_hidden() {
            return self.is_had(typed);
        }
        self.is_had(typed)
            && match command::parse(typed, self.words()) {
                Ok(Some(Command::Grid | Command::Fen)) => false,
                // of a group, and not of a file
                Ok(Some(Command::SaveWhat(words))) => self.saving_asked(&words).is_none(),
                Ok(Some(_)) | Err(_) => true,
                Ok(None) => match self.meant(typed, self.only_person()) {
                    Understood::Question(question) => !question.is_about_position(),
                    _ => true,
                },
            }
    }

    /// What of a page does not hold while the board is hidden.
    fn help_of_hidden_board(&self, topic: Topic) -> Said {
        let is_named = matches!(topic, Topic::Short | Topic::Page(HelpPage::Questions));
        if is_named && self.is_board_hidden() { self.say(key::HELP_BLINDFOLD) } else { Said::new() }
    }

    /// A number alone behind the headings of the rules is one of them.
    pub(super) fn rules_numbered(&mut self, words: &str) -> Option<Said> {
        let listed = std::mem::take(&mut self.listed_rules);
        let words = words.trim();
        let number: usize = words.parse().ok()?;
        (1..=listed).contains(&number).then(|| self.rules(words))
    }

    /// The headings of the rules, or what stands below one of them, or below all.
    fn rules(&self, about: &str) -> Said {
        let words = self.words();
        let sections = rules(words.kind, words.language);
        let say = |key| vec![words.phrase(words.text(key))];
        if sections.is_empty() {
            return say(key::NO_RULES);
        }
        let heading = |(at, section): &(usize, &TextSection)| {
            words.phrase(format!("{at}: {}.", section.heading))
        };
        let read = |section: (usize, &TextSection)| {
            let paragraphs = section.1.paragraphs.iter().map(|text| words.phrase(&**text));
            [heading(&section)].into_iter().chain(paragraphs).collect::<Said>()
        };
        let mut all = (1..).zip(&sections);
        match &*folded(about) {
            "" => all.map(|section| heading(&section)).chain(say(key::RULES_HOW)).collect(),
            "all" | "alle" => all.flat_map(read).collect(),
            asked => {
                if let Some(section) = all.find(|(at, _)| asked.parse() == Ok(*at)) {
                    return read(section);
                }
                if let Some(section) = rules_about(&sections, asked) {
                    return read(section);
                }
                let last = ("last", sections.len().into());
                let expected = words.fill(key::EXPECTED_RULES, [last]);
                vec![words.phrase(command::expected(words, &expected, about))]
            }
        }
    }

    pub(super) fn new_game(&mut self, kind: Option<GameKind>) -> Said {
        self.leave_then(Then::NewGame(kind))
    }

    pub(super) fn quit(&mut self) -> Said {
        self.leave_then(Then::Quit)
    }

    /// Leaves without a word, as with a key.
    pub(crate) fn leave(&mut self) -> Said {
        let said = self.quit();
        self.remember(said)
    }

    /// Begins without a word.
    pub(crate) fn begin(&mut self) -> Said {
        let said = self.start();
        self.remember(said)
    }

    /// The legal moves of the piece on a point, or what else is there.
    pub(crate) fn moves_of(&mut self, point: u16) -> Said {
        let said = match self.position() {
            Position::Chess(_) => {
                // a board of chess has no other points
                let square = Square::ALL[usize::from(point) % Square::ALL.len()];
                self.answer(&Question::Chess(ChessQuestion::Moves(Some(square))))
            }
            Position::Checkers(position) => match checkers::Square::from_point(point) {
                Some(square) => self.checkers_moves_of(position, square),
                None => Said::new(),
            },
            // a board that hides its stones tells only the name of the point
            Position::YinYang(position) => match position.size().point(point) {
                Some(point) => self.answer(&Question::YinYang(YinYangQuestion::On { point })),
                None => Said::new(),
            },
        };
        self.remember(said)
    }

    /// `save C6` and `save it` ask how a group is saved.
    fn saving_asked(&self, words: &str) -> Option<Understood> {
        let meant = self.meant(&format!("save {words}"), self.only_person());
        Some(meant).filter(|meant| matches!(meant, Understood::Question(_)))
    }

    fn save_what(&mut self, words: &str) -> Said {
        if let Some(question) = self.saving_asked(words) {
            return self.act_on(question);
        }
        let ending = Notation::of(self.kind()).ending();
        let slots = [("name", escaped(words).into()), ("ending", ending.into())];
        self.say_with(key::SAVE_NEEDS_ENDING, slots)
    }

    fn checkers_moves_of(&self, position: &checkers::Position, square: checkers::Square) -> Said {
        let answer = |question| self.answer(&Question::Checkers(question));
        if self.hides_pieces() {
            // what else is said would tell where something stands
            return answer(CheckersQuestion::Moves { square: Some(square) });
        }
        if !position.pieces(position.turn()).contains(square) {
            return answer(CheckersQuestion::On { square });
        }
        let mut said = answer(CheckersQuestion::Moves { square: Some(square) });
        // the reason is most often that another piece has to jump
        let jumpers = position.jumpers();
        if !jumpers.is_empty() && !jumpers.contains(square) {
            said.extend(answer(CheckersQuestion::Jumpers));
        }
        said
    }

    fn change_coordinates(&mut self) -> Said {
        self.hides_coordinates = !self.hides_coordinates;
        self.say(if self.hides_coordinates {
            key::COORDINATES_HIDDEN
        } else {
            key::COORDINATES_SHOWN
        })
    }

    fn flip(&mut self) -> Said {
        self.is_flipped = !self.is_flipped;
        self.keep_boards();
        let near = if self.is_from_second() { Side::Second } else { Side::First };
        let player = [("player", self.words().player(near).into())];
        self.say_with(if self.is_seen { key::NEAR_SIDE } else { key::NEAR_SIDE_OF_GRID }, player)
    }
}

/// The section that has these words as its heading, or in it, or else most often in its text, and
/// its number.
fn rules_about<'a>(sections: &'a [TextSection], asked: &str) -> Option<(usize, &'a TextSection)> {
    let numbered = || (1..).zip(sections);
    if let Some(found) = numbered().find(|(_, section)| folded(&section.heading) == asked) {
        return Some(found);
    }
    if asked.chars().count() < SHORTEST_WORD {
        return None;
    }
    let is_headed = |section: &TextSection| folded(&section.heading).contains(asked);
    if let Some(found) = numbered().find(|(_, section)| is_headed(section)) {
        return Some(found);
    }
    // where it stands most often, and then where a paragraph begins with it
    let found = numbered().filter_map(|found| {
        let texts = found.1.paragraphs.iter().map(|text| folded(text));
        let places: Vec<usize> = texts.flat_map(|text| places_of(&text, asked)).collect();
        Some((places.len(), *places.iter().min()?, found))
    });
    found.min_by_key(|(hits, first, _)| (usize::MAX - hits, *first)).map(|(_, _, found)| found)
}

/// Where whole words stand in a text.
fn places_of(text: &str, asked: &str) -> Vec<usize> {
    let is_inner = |letter: Option<char>| letter.is_some_and(char::is_alphanumeric);
    let is_whole = |at: &usize| {
        let (before, behind) = (text.get(..*at), text.get(at + asked.len()..));
        !is_inner(before.and_then(|text| text.chars().next_back()))
            && !is_inner(behind.and_then(|text| text.chars().next()))
    };
    text.match_indices(asked).map(|(at, _)| at).filter(is_whole).collect()
}

/// A shorter word would stand in nearly every section.
const SHORTEST_WORD: usize = 3;
