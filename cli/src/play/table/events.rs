//! What happened, in sentences.

use annabella::games::chess::Position;
use annabella::session::{Actor, Ending, Event, Phase, Ply, Refusal, Turn};
use annabella::table::EARLY_PLIES;

use super::{Question, Said, Table};
use crate::play::{ending, times, words};

impl Table {
    /// What there is to be said of these events, a line for each that matters.
    pub(super) fn sentences(&self, events: &[Event], by: Actor) -> Said {
        let has_ended = events.iter().any(|event| matches!(event, Event::Ended { .. }));
        let mut said = Said::new();
        for event in events {
            match event {
                Event::Ended { ending } => self.tell_end(*ending, by, &mut said),
                // the end is the news then
                Event::Refused { .. } if has_ended => {}
                Event::Refused { refusal, .. } => said.push(self.refusal(*refusal)),
                Event::Moved { is_check, .. } => {
                    let Some(ply) = self.state().plies().last() else { continue };
                    let mut sentence = self.move_sentence(ply);
                    if *is_check && !has_ended {
                        sentence += " Check.";
                    }
                    said.push(sentence);
                }
                other => said.extend(self.sentence(other, by)),
            }
        }
        said
    }

    fn tell_end(&self, ending: Ending, by: Actor, said: &mut Said) {
        let sentence = ending::sentence(ending);
        let is_by_computer = by == Actor::Engine;
        match ending {
            Ending::Checkmate { .. } | Ending::Stalemate | Ending::DeadPosition => {
                match said.last_mut() {
                    Some(line) => *line = format!("{line} {sentence}"),
                    None => said.push(sentence),
                }
            }
            Ending::Claimed(_) if is_by_computer => {
                said.push(format!("{} claims a draw. {sentence}", self.position().turn()));
            }
            Ending::Agreement if is_by_computer => {
                said.push(format!("The computer accepts. {sentence}"));
            }
            _ => said.push(sentence),
        }
    }

    fn sentence(&self, event: &Event, by: Actor) -> Option<String> {
        Some(match event {
            Event::Started => format!("The game begins. {}", self.whose_time()),
            Event::Arrived { by } => format!("{by} is there."),
            Event::Pressed { by } => {
                let deed = if self.only_person() == Some(*by) { "You press" } else { "" };
                let deed = if deed.is_empty() { format!("{by} presses") } else { deed.to_owned() };
                format!("{deed} the clock. {}", self.whose_time())
            }
            Event::PeriodBegan { by, period } => {
                let control = &self.state().controls()[*by];
                let moves = control.period(*period - 2).map_or(0, |period| period.moves);
                let more = control.period(*period - 1).map_or(0, |period| period.time);
                let moves = times::counted(moves.into(), "move");
                format!("{by} has made {moves} in time and gets {} more.", times::in_words(more))
            }
            Event::FlagFell { by, period, is_out_of_time: false } => {
                let which = times::ordinal(*period);
                format!(
                    "Nothing is lost: {by}'s time of the {which} period is used up, the moves were made."
                )
            }
            Event::Offered { by } if self.is_person(!*by) => self.asked(&Question::Draw(*by)),
            Event::Offered { by } if self.is_person(*by) => "You offer a draw.".to_owned(),
            Event::Offered { by } => format!("{by} offers a draw."),
            Event::Declined { .. } if by == Actor::Engine => {
                let is_early = self.plies() < EARLY_PLIES;
                let why = if is_early {
                    "The game has only begun"
                } else {
                    "It thinks that it is better"
                };
                format!("The computer declines. {why}.")
            }
            Event::Declined { by } => format!("{by} declines the draw."),
            Event::Adjusting { .. } => "You may put a piece right.".to_owned(),
            Event::Adjusted { square, .. } => {
                format!("The piece on {square} was only put right.")
            }
            Event::Touched { by, square } => match self.position().piece_at(*square) {
                Some(piece) => format!("{by} touches the {} on {square}.", piece.role.name()),
                None => format!("{by} touches {square}."),
            },
            Event::IllegalMove { by, refusal, number, .. } => {
                let count = times::ordinal(*number);
                format!("Not legal: {refusal}. That is {by}'s {count} illegal move.")
            }
            Event::ClaimRejected { by, claim, announced } => {
                let refusal = Refusal::NotDue(*claim);
                let bound = match announced {
                    Some(san) => format!(" {by} has to play {san}."),
                    None => String::new(),
                };
                format!("The claim is wrong: {refusal}.{bound}")
            }
            Event::TimeGiven { to, time, .. } => {
                format!("{to} gets {}.", times::in_words(*time))
            }
            Event::ArbiterCalled { by, .. } => format!("{by} calls the arbiter."),
            Event::Ruled { ruling } => format!("The arbiter rules: {ruling}."),
            Event::ResignationAsked { by } => self.asked(&Question::Resign(*by)),
            Event::ResignationCancelled { .. } => "The game goes on.".to_owned(),
            Event::PromotionAsked { square, .. } => self.asked(&Question::Promotion(*square)),
            Event::PutBack { .. } => "The pawn stays where it was.".to_owned(),
            Event::TakenBack { plies: 0 } => {
                format!("The game goes on. {}", self.whose_time())
            }
            Event::TakenBack { .. } => {
                let names = words::and(&self.undone_names());
                format!("Taken back: {names}. {}", self.whose_time())
            }
            Event::PlayedAgain { plies } => {
                let played = &self.state().plies()[self.plies() - plies..];
                let names: Vec<String> =
                    played.iter().map(|ply| self.name_in(&ply.before, ply.mv)).collect();
                let names =
                    if names.is_empty() { "the end".to_owned() } else { words::and(&names) };
                let whose = match self.ending() {
                    Some(end) => ending::sentence(end),
                    None => self.whose_time(),
                };
                format!("Played again: {names}. {whose}")
            }
            Event::Suggested { mv, .. } => {
                format!("The computer would choose {}.", self.name_in(self.position(), *mv))
            }
            Event::LevelSet { .. } => {
                format!("The computer now plays at {}.", self.level_name())
            }
            Event::Paused { .. } if self.state().controls().is_timed() => {
                "The clocks stand. Type continue to go on.".to_owned()
            }
            Event::Paused { .. } => "The game is interrupted. Type continue to go on.".to_owned(),
            Event::Continued { .. } => format!("The game goes on. {}", self.whose_time()),
            // the end of the game tells of the last flag
            Event::FlagFell { .. }
            | Event::Lifted { .. }
            | Event::HintAsked { .. }
            | Event::Moved { .. }
            | Event::Ended { .. }
            | Event::Refused { .. } => return None,
        })
    }

    /// Whose time runs; without a clock, whose turn it is.
    pub(super) fn whose_time(&self) -> String {
        match self.state().clock().running().filter(|_| self.state().controls().is_timed()) {
            Some(color) => format!("{color}'s time runs."),
            None => self.turn_told(),
        }
    }

    /// Who has to act for the game to go on.
    pub(super) fn turn_told(&self) -> String {
        if self.is_to_press() {
            words::to_press_sentence(self.state().mover())
        } else {
            words::turn_sentence(self.position())
        }
    }

    /// Whether a move was made and the clock has to be pressed.
    pub(super) fn is_to_press(&self) -> bool {
        matches!(self.state().phase(), Phase::Playing(Turn::ToPress) | Phase::Paused(Turn::ToPress))
    }

    pub(super) fn turn_or_end(&self) -> String {
        match self.state().phase() {
            Phase::Over(end) => ending::sentence(end),
            _ => self.turn_told(),
        }
    }

    /// What was taken back, the last move first.
    fn undone_names(&self) -> Vec<String> {
        let mut position: Position = *self.position();
        let mut names = Vec::new();
        for mv in self.state().undone_moves() {
            names.push(self.name_in(&position, mv));
            position = position.after_legal(mv);
        }
        names.reverse();
        names
    }

    /// `You play e4.`, `Black castles short.`
    pub(super) fn move_sentence(&self, ply: &Ply) -> String {
        let turn = ply.before.turn();
        let deed = self.deed_in(&ply.before, ply.mv);
        if self.only_person() == Some(turn) {
            let deed = deed.replacen("plays ", "play ", 1).replacen("castles ", "castle ", 1);
            format!("You {deed}.")
        } else {
            format!("{turn} {deed}.")
        }
    }
}
