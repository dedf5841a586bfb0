//! What happened, in sentences.

use annabella::games::chess::{Color, Position};
use annabella::session::{Actor, Ending, Event, Phase, Ply, Turn};
use annabella::table::EARLY_PLIES;

use super::{Question, Said, Table};
use crate::play::adjournment::envelope;
use crate::play::{ending, times, words};

impl Table {
    /// What there is to be said of these events, a line for each that matters.
    pub(super) fn sentences(&self, events: &[Event], by: Actor) -> Said {
        if self.has_blind_player() {
            return self.words_of(events);
        }
        let has = |is_it: fn(&Event) -> bool| events.iter().any(is_it);
        let has_ended = has(|event| matches!(event, Event::Ended { .. }));
        let is_claimed = has(|event| {
            matches!(event, Event::ClaimRejected { .. } | Event::QuickplayClaimed { .. })
        });
        let is_adjourned = has(|event| matches!(event, Event::Adjourned { .. }));
        let is_bound =
            has(|event| matches!(event, Event::IllegalMove { .. } | Event::TouchBroken { .. }));
        let is_ruled = has(|event| matches!(event, Event::Ruled { .. }));
        let mut said = Said::new();
        for event in events {
            match event {
                Event::Ended { ending } => self.tell_end(*ending, by, &mut said),
                // the end is the news then
                Event::Refused { .. } | Event::Adjourned { .. } if has_ended => {}
                Event::Refused { deed, refusal, .. } => {
                    said.push(self.refusal_of(*deed, *refusal));
                }
                Event::Offered { by } if is_claimed => said.push(self.offered_by_claim(*by)),
                Event::PeriodBegan { by, period } if is_ruled => {
                    said.push(self.next_period(*by, *period));
                }
                Event::Pressed { by } if has_ended || is_adjourned => {
                    said.push(self.press_sentence(*by));
                }
                Event::Adjourned { .. } => {
                    said.push("The game is adjourned. This stands on the envelope.".to_owned());
                    said.extend(envelope(self.state(), true));
                    said.push("Type resume to go on, or quit; the game is kept.".to_owned());
                }
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
        if is_bound && !has_ended {
            said.extend(self.duty_sentence());
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
            Ending::Claimed(claim) if is_by_computer && !claim.is_quickplay() => {
                said.push(format!("{} claims a draw. {sentence}", self.position().turn()));
            }
            Ending::Agreement if is_by_computer => {
                said.push(format!("The computer accepts. {sentence}"));
            }
            Ending::Declared(verdict) if by == Actor::Arbiter => {
                said.push(ending::declared(verdict));
            }
            _ => said.push(sentence),
        }
    }

    fn press_sentence(&self, by: Color) -> String {
        if self.only_person() == Some(by) {
            "You press the clock.".to_owned()
        } else {
            format!("{by} presses the clock.")
        }
    }

    fn sentence(&self, event: &Event, by: Actor) -> Option<String> {
        if let Some(sentence) = self.strict_sentence(event) {
            return Some(sentence);
        }
        Some(match event {
            Event::Started => format!("The game begins. {}", self.whose_time()),
            Event::Arrived { by } => format!("{by} is there."),
            Event::Pressed { by } => {
                format!("{} {}", self.press_sentence(*by), self.whose_time())
            }
            Event::Answered { by } => {
                format!("{} answers before {by} has pressed the clock.", !*by)
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
            Event::Paused { .. } if self.state().is_decision_due() => {
                "The clocks stand.".to_owned()
            }
            Event::Paused { .. } if self.state().controls().is_timed() => {
                "The clocks stand. Type continue to go on.".to_owned()
            }
            Event::Paused { .. } => "The game is interrupted. Type continue to go on.".to_owned(),
            Event::Continued { .. } => format!("The game goes on. {}", self.whose_time()),
            // the end of the game tells of the last flag
            _ => return None,
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
        match self.state().phase() {
            Phase::Adjourned | Phase::Resumed => self.adjourned_sentence(),
            Phase::Playing(Turn::Sealing { .. }) => {
                format!("{} has to seal a move.", self.state().mover())
            }
            _ if self.is_to_press() => words::to_press_sentence(self.state().mover()),
            _ => words::turn_sentence(self.position()),
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
