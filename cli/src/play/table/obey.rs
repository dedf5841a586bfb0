//! What each command does.

use annabella::engine::chess::Level;
use annabella::games::chess::notation::uci;
use annabella::games::chess::{Color, Move, Role, Square};

use super::questions::Then;
use super::{AFTER_THE_END, Question, Said, Table, say};
use crate::play::command::{BoardForm, Command};
use crate::play::ending::{End, Reason};
use crate::play::shown::escaped;
use crate::play::thinker::Purpose;
use crate::play::{help, words};

impl Table {
    pub(super) fn obey(&mut self, command: Command) -> Said {
        let position = *self.position();
        match command {
            Command::Move(mv) => self.play_for_person(mv),
            Command::Undo => self.undo(),
            Command::Redo => self.redo(),
            Command::Hint => self.hint(),
            Command::Resign => self.resign(),
            Command::Draw => self.draw(),
            Command::New => self.leave_then(Then::NewGame),
            Command::Level(level) => self.set_level(level),
            Command::Board(BoardForm::Pieces) => words::board_by_pieces(&position),
            Command::Board(BoardForm::Ranks) => {
                words::board_by_ranks(&position, self.is_from_black())
            }
            Command::Board(BoardForm::Grid) => words::board_grid(&position, self.is_from_black()),
            Command::Moves(square) => self.moves(square),
            Command::Last => say(self.last_sentence()),
            Command::Score => self.score_sentences(),
            Command::Pgn => self.record.pgn().trim_end().lines().map(escaped).collect(),
            Command::Save(path) => self.save(path),
            Command::Load(path) => self.leave_then(Then::Load(path)),
            Command::Flip => self.flip(),
            Command::Fen => say(position.to_string()),
            Command::Material => words::material_sentences(&position),
            Command::Square(square) => say(words::square_sentence(&position, square)),
            Command::Rank(rank) => say(words::rank_sentence(&position, rank)),
            Command::File(file) => say(words::file_sentence(&position, file)),
            Command::Pieces { color, role } => self.pieces(color, role),
            Command::Attackers(square) => say(words::attackers_sentence(&position, square)),
            Command::Turn => say(match self.end {
                Some(end) => end.sentence(),
                None => words::turn_sentence(&position),
            }),
            Command::Go => self.go(),
            Command::Repeat => Vec::new(),
            Command::Help => help::sentences(),
            Command::Quit => self.leave_then(Then::Quit),
        }
    }

    fn play_for_person(&mut self, mv: Move) -> Said {
        let turn = self.position().turn();
        if self.end.is_some() {
            say(AFTER_THE_END)
        } else if self.is_person(turn) {
            self.play(mv)
        } else if self.is_paused {
            say(format!("The computer plays {turn}. Type go to let it move, or undo."))
        } else {
            say(format!("It is the computer's turn: it plays {turn}."))
        }
    }

    /// Takes back to the last move that a person made, that one included.
    fn undo(&mut self) -> Said {
        let people = self.people;
        let is_ours = |color: Color| people == [false, false] || people[color as usize];
        let plies = self.record.plies();
        let last_own = self
            .record
            .moves()
            .enumerate()
            .filter(|(_, (before, _))| is_ours(before.turn()))
            .last();
        let Some(keep) = last_own.map(|(ply, _)| ply) else {
            // a player can resign before the first move
            if self.end.is_some() && End::by_position(self.position()).is_none() {
                self.reopen();
                return say(format!("The game goes on. {}", words::turn_sentence(self.position())));
            }
            return say("There is no move of yours to take back.");
        };
        let mut names: Vec<String> =
            self.record.moves().skip(keep).map(|(before, mv)| self.name_in(before, mv)).collect();
        names.reverse();
        for _ in keep..plies {
            self.record.take_back();
        }
        self.reopen();
        say(format!(
            "Taken back: {}. {}",
            words::and(&names),
            words::turn_sentence(self.position())
        ))
    }

    fn redo(&mut self) -> Said {
        let mut names = Vec::new();
        while let Some(mv) = self.record.next_undone() {
            let name = self.name(mv);
            if !self.record.play(mv) {
                break;
            }
            names.push(name);
            if self.people == [false, false] || self.is_person(self.position().turn()) {
                break;
            }
        }
        if names.is_empty() {
            return say("There is no move to play again.");
        }
        self.reopen();
        self.is_paused = false;
        say(format!(
            "Played again: {}. {}",
            words::and(&names),
            words::turn_sentence(self.position())
        ))
    }

    fn reopen(&mut self) {
        self.changed();
        self.end = End::by_position(self.position());
        self.is_paused = !self.is_person(self.position().turn());
        self.write_result();
    }

    fn hint(&mut self) -> Said {
        if self.end.is_some() {
            return say(AFTER_THE_END);
        }
        if !self.is_person(self.position().turn()) {
            return say("It is the computer's turn; ask when you have the move.");
        }
        self.errand = Some(Purpose::Hint);
        Vec::new()
    }

    fn resign(&mut self) -> Said {
        let turn = self.position().turn();
        if self.end.is_some() {
            return say(AFTER_THE_END);
        }
        let who = if self.people == [true, true] { Some(turn) } else { self.only_person() };
        match who {
            None => say("The computer plays both sides; nobody here can resign."),
            Some(color) => self.ask(Question::Resign(color)),
        }
    }

    fn draw(&mut self) -> Said {
        let turn = self.position().turn();
        if self.end.is_some() {
            return say(AFTER_THE_END);
        }
        if !self.is_person(turn) {
            return say("It is the computer's turn; claim or offer a draw when you have the move.");
        }
        if let Some(reason) = self.draw_to_claim() {
            return self.finish(End::draw(reason));
        }
        if self.has_computer() {
            self.errand = Some(Purpose::Draw);
            return say("You offer a draw.");
        }
        self.ask(Question::Draw(turn))
    }

    fn set_level(&mut self, level: Option<u8>) -> Said {
        let Some(level) = level.and_then(Level::new) else {
            return say(format!("The computer plays at {}.", self.level_name()));
        };
        self.settings.level = level;
        self.revision += 1;
        say(format!("The computer now plays at {}.", self.level_name()))
    }

    fn flip(&mut self) -> Said {
        self.is_flipped = !self.is_flipped;
        let near = if self.is_from_black() { Color::Black } else { Color::White };
        say(format!("{near} is at the near side now."))
    }

    fn go(&mut self) -> Said {
        if self.end.is_some() {
            say(AFTER_THE_END)
        } else if self.is_person(self.position().turn()) {
            say("It is your turn.")
        } else {
            self.is_paused = false;
            Vec::new()
        }
    }

    fn pieces(&self, color: Option<Color>, role: Option<Role>) -> Said {
        let colors = color.map_or(Color::ALL.to_vec(), |color| vec![color]);
        let position = self.position();
        let sentence = |color| match role {
            Some(role) => words::pieces_sentence(position, color, role),
            None => words::side_sentence(position, color),
        };
        colors.into_iter().map(sentence).collect()
    }

    fn moves(&self, square: Option<Square>) -> Said {
        let position = self.position();
        if self.end.is_some() {
            return say(AFTER_THE_END);
        }
        let mut moves = position.legal_moves();
        moves.sort_by_cached_key(|&mv| uci::write(mv, uci::Castling::KingTakesRook));
        if let Some(square) = square {
            moves.retain(|mv| mv.from() == square);
            let names: Vec<String> = moves.iter().map(|&mv| self.name(mv)).collect();
            let stands = words::square_sentence(position, square);
            return say(match (names.len(), position.board().color_at(square)) {
                (_, None) => stands,
                (_, Some(color)) if color != position.turn() => {
                    format!("{stands} {}", words::turn_sentence(position))
                }
                (0, _) => format!("{stands} It has no legal move."),
                _ => format!("{stands} Possible: {}.", names.join("; ")),
            });
        }
        let count = moves.len();
        let mut said = say(match count {
            1 => "There is 1 legal move.".to_owned(),
            _ => format!("There are {count} legal moves."),
        });
        for role in Role::ALL {
            let names: Vec<String> = moves
                .iter()
                .filter(|mv| position.board().role_at(mv.from()) == Some(role))
                .map(|&mv| self.name(mv))
                .collect();
            if !names.is_empty() {
                let mut kind = role.name().to_owned();
                kind[..1].make_ascii_uppercase();
                said.push(format!("{kind}: {}.", names.join("; ")));
            }
        }
        said
    }

    /// The end of a game in which a person gave up.
    pub(super) fn resigned(&mut self, color: Color) -> Said {
        self.finish(End::resignation(color))
    }

    pub(super) fn agreed(&mut self) -> Said {
        self.finish(End::draw(Reason::Agreement))
    }
}
