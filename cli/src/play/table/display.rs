//! A simultaneous display: how its games begin, and how they come back.

use std::fs;
use std::path::PathBuf;

use annabella::engine::Strength;
use annabella::games::Side;
use annabella::session::{Player, State};
use annabella::speech::{Settings, Speaker};
use annabella::table::library::Library;
use annabella::table::replay::replay;

use super::Host;
use super::boards::Board;
use super::seated::Seated;
use super::seats::{self, Seats};
use crate::Failure;
use crate::args::{BoardsArgs, You, in_order};
use crate::play::files;

/// At how many boards somebody plays, and against whom.
#[derive(Debug)]
pub(super) struct Display {
    count: usize,
    rises: bool,
    /// Of those who sit at this terminal; against the computer nobody.
    names: Vec<String>,
}

/// What comes to the table first.
#[derive(Debug)]
pub(super) struct Sitting {
    pub(super) boards: Vec<Board>,
    /// Which of them is in front.
    pub(super) front: usize,
}

impl Sitting {
    pub(super) fn alone(board: Board) -> Sitting {
        Sitting { boards: vec![board], front: 0 }
    }
}

impl Display {
    /// What the options ask for, if they ask for one.
    pub(super) fn of(args: BoardsArgs, you: You) -> Result<Option<Display>, Failure> {
        let BoardsArgs { count, rising, against } = args;
        if count.is_none() && against.is_empty() {
            return Ok(None);
        }
        let names: Vec<String> = against.iter().map(|name| name.trim().to_owned()).collect();
        let most = usize::from(BoardsArgs::MOST);
        if count.is_none() && !(2..=most).contains(&names.len()) {
            return Err(Failure::Usage(format!(
                "--against: found {}, expected from 2 to {most} names with commas between them",
                names.len()
            )));
        }
        if names.iter().any(String::is_empty) {
            return Err(Failure::Usage(
                "--against: found an empty name, expected names with commas between them"
                    .to_owned(),
            ));
        }
        if matches!(you, You::Both | You::None) {
            return Err(Failure::Usage(
                "one side is yours at all boards, for example --you white; \
                 --against names people who play the other one"
                    .to_owned(),
            ));
        }
        let count = count.map_or(names.len(), usize::from);
        Ok(Some(Display { count, rises: rising, names }))
    }
}

impl Host {
    /// The games of a display; none where one of them cannot begin.
    pub(super) fn display(&mut self, display: &Display) -> Result<Sitting, Failure> {
        let boards = (0..display.count).map(|index| self.board_of(display, index));
        Ok(Sitting { boards: boards.collect::<Result<_, _>>()?, front: 0 })
    }

    fn board_of(&mut self, display: &Display, index: usize) -> Result<Board, Failure> {
        let start = self.settings.start.clone();
        let lots = &mut self.lots;
        let (position, kind) = start.start_of_game(|| lots.start())?;
        let in_turn = if index.is_multiple_of(2) { Side::First } else { Side::Second };
        let own = self.settings.seats.chosen(kind).unwrap_or(in_turn);
        let name = display.names.get(index);
        let people = Side::ALL.map(|side| side == own || name.is_some());
        let mut setup = self.setup(position, kind, people);
        for player in &mut setup.players {
            if display.rises
                && let Player::Engine(strength) = player
            {
                *strength = strength.risen(u16::try_from(index).unwrap_or(u16::MAX));
            }
        }
        if let Some(name) = name {
            setup.names[!own as usize].clone_from(name);
        }
        let mut at = self.begin(setup, None).map_err(Failure::BadInput)?;
        self.save_as_board(&mut at, index);
        Ok(Board::new(at, own))
    }

    /// Games of a display have files from the start on, so that all of them come back. Where that
    /// is not possible is told with the first move.
    pub(super) fn save_as_board(&self, at: &mut Seated, index: usize) {
        let settings = Settings { language: self.settings.wishes.language, ..Settings::default() };
        let name = Speaker::new(settings).board_saved(number(index));
        let _ = at.game.rename(&name, (self.means.now)());
    }

    /// What the next game at this board is like.
    pub(super) fn play_again_like(&mut self, at: &Seated) {
        let (state, setup) = (at.game.state(), at.game.state().setup());
        self.settings.seats = Seats::after(at.kind(), seats::people(setup.players));
        self.settings.names = in_order(setup.kind, setup.names.clone());
        if let Some(strength) = strength_of(state) {
            self.settings.strength = strength;
        }
    }

    /// A saved game, and where it was one of several that are still played, all of them.
    pub(super) fn resume_all(&mut self, library: &Library, id: &str) -> Result<Sitting, String> {
        let kept = kept_with(library, id);
        if kept.is_empty() {
            let (at, update) = self.resume(library, id)?;
            return Ok(Sitting::alone(Board::back(at, update)));
        }
        let front = kept.iter().position(|kept| kept.id == id).unwrap_or(0);
        let mut boards = Vec::new();
        for Kept { own, is_flipped, id } in kept {
            let (at, update) = self.resume(library, &id)?;
            let mut board = Board::back(at, update);
            (board.own, board.is_flipped) = (own, is_flipped);
            boards.push(board);
        }
        Ok(Sitting { boards, front })
    }

    /// Remembers which games are played at once.
    pub(super) fn keep_boards(&self, boards: impl Iterator<Item = Kept>) {
        let Some(library) = &self.means.library else { return };
        let lines: String = boards.map(|kept| kept.line()).collect();
        // the games themselves are kept, and say so where they are not
        let _ = files::save(&file_of(library), &lines, true);
    }
}

/// One of several boards, as it is remembered.
#[derive(Debug)]
pub(super) struct Kept {
    pub(super) own: Side,
    pub(super) is_flipped: bool,
    pub(super) id: String,
}

impl Kept {
    fn line(&self) -> String {
        let own = if self.own == Side::First { "first" } else { "second" };
        let way = if self.is_flipped { "turned" } else { "usual" };
        format!("{own} {way} {}\n", self.id)
    }

    fn read(line: &str) -> Option<Kept> {
        let mut parts = line.splitn(3, ' ');
        let own = match parts.next()? {
            "first" => Side::First,
            "second" => Side::Second,
            _ => return None,
        };
        let is_flipped = parts.next()? == "turned";
        Some(Kept { own, is_flipped, id: parts.next()?.to_owned() })
    }
}

fn file_of(library: &Library) -> PathBuf {
    library.folder().join("boards")
}

/// The boards of the display that was played last, if this game is one of them and it goes on.
fn kept_with(library: &Library, id: &str) -> Vec<Kept> {
    let text = fs::read_to_string(file_of(library)).unwrap_or_default();
    let state = |kept: &Kept| Some(replay(&library.read(&kept.id).ok()?).ok()?.state);
    let found: Vec<(Kept, State)> = text
        .lines()
        .filter_map(Kept::read)
        .filter_map(|kept| state(&kept).map(|state| (kept, state)))
        .collect();
    let goes_on = found.iter().any(|(_, state)| state.ending().is_none());
    let is_there = found.iter().any(|(kept, _)| kept.id == id);
    if found.len() < 2 || !goes_on || !is_there {
        return Vec::new();
    }
    found.into_iter().map(|(kept, _)| kept).collect()
}

/// How well the computer of a game plays, if there is one.
fn strength_of(state: &State) -> Option<Strength> {
    Side::ALL.into_iter().find_map(|side| match state.player(side) {
        Player::Engine(strength) => Some(strength),
        _ => None,
    })
}

/// The number by which people call a board.
pub(super) fn number(index: usize) -> u32 {
    u32::try_from(index + 1).unwrap_or(u32::MAX)
}
