//! What each command of the terminal does.

use annabella::games::chess::Color;

use super::leaving::Then;
use super::{Said, Table, own, say};
use crate::play::command::Command;
use crate::play::{help, words};

impl Table {
    pub(super) fn obey(&mut self, command: Command) -> Said {
        match command {
            Command::Enter => self.start(),
            Command::Save(path) => self.save(path),
            Command::Load(path) => self.leave_then(Then::Load(path)),
            Command::Games { all } => self.games(all),
            Command::Continue(game) => self.go_on_with(&game),
            Command::Rename(name) => self.rename(&name),
            Command::Delete(game) => self.delete(&game),
            Command::Undelete => self.undelete(),
            Command::Kept => self.kept(),
            // what hides the board hides its drawing, too
            Command::Fen | Command::Grid if self.is_board_hidden() => self.board_told(),
            Command::Pgn => self.sheet_lines(),
            Command::Fen => say(self.position().to_string()),
            Command::Grid => {
                let lines = words::board_grid(self.position(), self.is_from_black());
                lines.into_iter().map(own).collect()
            }
            Command::Flip => self.flip(),
            Command::Go => self.go(),
            Command::Envelope => self.envelope_told(),
            Command::Arbiter(words) if words.is_empty() => self.arbiter_menu(),
            Command::Arbiter(words) => self.obey_arbiter(&words),
            Command::Help(topic) => help::sentences(topic).into_iter().map(own).collect(),
        }
    }

    pub(super) fn new_game(&mut self) -> Said {
        self.leave_then(Then::NewGame)
    }

    pub(super) fn quit(&mut self) -> Said {
        self.leave_then(Then::Quit)
    }

    fn flip(&mut self) -> Said {
        self.is_flipped = !self.is_flipped;
        let near = if self.is_from_black() { Color::Black } else { Color::White };
        say(format!("{near} is at the near side now."))
    }
}
