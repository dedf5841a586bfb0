//! What each command does.

use annabella::games::chess::notation::uci;
use annabella::games::chess::{Color, Role, Square};
use annabella::session::Deed;

use super::leaving::Then;
use super::refusals::AFTER_THE_END;
use super::{Said, Table, say};
use crate::play::command::{BoardForm, Command};
use crate::play::{help, words};

impl Table {
    pub(super) fn obey(&mut self, command: Command) -> Said {
        match command {
            Command::Move(mv) => self.play_for_person(mv),
            Command::Announced(asked) => self.move_squares(asked),
            Command::Undo => self.undo(),
            Command::Redo => self.act_here(Deed::Redo),
            Command::Hint => self.hint(),
            Command::Resign => self.resign(),
            Command::Draw => self.draw(),
            Command::Offer => self.offer(),
            Command::Accept => self.answer_offer(Deed::Accept),
            Command::Decline => self.answer_offer(Deed::Decline),
            Command::Claim(claim, intended) => self.claim(claim, intended.as_deref()),
            Command::ClaimFlag => self.claim_flag(),
            Command::ClaimIllegalMove => self.act_here(Deed::ClaimIllegalMove),
            Command::ClaimTouch => self.act_here(Deed::ClaimTouch),
            Command::Hand(deed) => self.act_here(deed),
            Command::Call(reason) => self.act_here(Deed::Call(reason)),
            Command::Record(text) => self.record(&text),
            Command::Sign => self.sign(),
            Command::Arrive => self.arrive(),
            Command::Adjourn(resumption) => self.adjourn(&resumption),
            Command::Seal => self.seal(),
            Command::Open => self.open(),
            Command::Resume => self.resume(),
            Command::Arbiter(words) if !words.is_empty() => self.obey_arbiter(&words),
            Command::Start | Command::Enter => self.start(),
            Command::Press => self.press(),
            Command::Pause => self.pause(),
            Command::Continue(None) => self.go_on(),
            Command::Continue(Some(game)) => self.go_on_with(&game),
            Command::New => self.leave_then(Then::NewGame),
            Command::Level(level) => self.set_level(level),
            Command::Save(path) => self.save(path),
            Command::Load(path) => self.leave_then(Then::Load(path)),
            Command::Games { all } => self.games(all),
            Command::Rename(name) => self.rename(&name),
            Command::Delete(game) => self.delete(&game),
            Command::Undelete => self.undelete(),
            Command::Flip => self.flip(),
            Command::Go => self.go(),
            Command::Quit => self.leave_then(Then::Quit),
            other => self.answer(&other),
        }
    }

    /// What only asks.
    fn answer(&self, command: &Command) -> Said {
        let position = *self.position();
        match *command {
            Command::Board(BoardForm::Pieces) => self.and_turn(words::board_by_pieces(&position)),
            Command::Board(BoardForm::Ranks) => {
                self.and_turn(words::board_by_ranks(&position, self.is_from_black()))
            }
            Command::Board(BoardForm::Grid) => words::board_grid(&position, self.is_from_black()),
            Command::Moves(square) => self.moves(square),
            Command::Last => say(self.last_sentence()),
            Command::Score => self.score_sentences(),
            Command::Pgn => self.sheet_lines(),
            Command::Fen => say(position.to_string()),
            Command::Material => words::material_sentences(&position),
            Command::Square(square) => say(words::square_sentence(&position, square)),
            Command::Rank(rank) => say(words::rank_sentence(&position, rank)),
            Command::File(file) => say(words::file_sentence(&position, file)),
            Command::Pieces { color, role } => self.pieces(color, role),
            Command::Attackers(square) => say(words::attackers_sentence(&position, square)),
            Command::Turn => say(self.turn_or_end()),
            Command::Clock => self.clocks_told(),
            Command::Kept => self.kept(),
            Command::Envelope => self.envelope_told(),
            Command::Arbiter(_) => self.arbiter_menu(),
            Command::Help(topic) => help::sentences(topic),
            // the others do something
            _ => Said::new(),
        }
    }

    /// What was said of the board, and who has to act as long as somebody has.
    pub(super) fn and_turn(&self, mut said: Said) -> Said {
        if self.ending().is_none() {
            said.push(self.turn_told());
        }
        said
    }

    fn flip(&mut self) -> Said {
        self.is_flipped = !self.is_flipped;
        let near = if self.is_from_black() { Color::Black } else { Color::White };
        say(format!("{near} is at the near side now."))
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
        if self.ending().is_some() {
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
}
