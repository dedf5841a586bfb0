//! The verdicts.

use crate::games::chess::{Color, Move};
use crate::speech::players::player_key;
use crate::speech::utterance::Utterance;
use crate::speech::words::{Slot, key};
use crate::speech::{Phrase, Speaker, Urgency};
use crate::trainer::{Answer, Hunt, Mistake, Prey, Task, Verdict};

impl Speaker {
    /// What comes of a reply to a task.
    pub fn verdict(&self, task: &Task, verdict: &Verdict) -> Phrase {
        let said = match verdict {
            Verdict::Right => self.words.say(key::VERDICT_RIGHT),
            Verdict::Wrong { mistake, answer } => self.wrong(task, *mistake, answer),
            Verdict::Partly { found, misses, missing } => {
                self.partly(task, *found, *misses, missing)
            }
            Verdict::GoesOn if matches!(task, Task::Knight(_)) => {
                self.words.say(key::VERDICT_AND_THEN)
            }
            Verdict::GoesOn => self.words.say(key::VERDICT_GOES_ON),
            Verdict::Again => self.words.say(key::VERDICT_AGAIN),
            Verdict::Miss(mv) => self.miss(task, *mv),
            Verdict::Unfit => return self.task_hint(task),
        };
        said.into_phrase(if verdict.is_over() { Urgency::Assertive } else { Urgency::Answer })
    }

    fn wrong(&self, task: &Task, mistake: Option<Mistake>, answer: &Answer) -> Utterance {
        let answer = ("answer", Slot::Said(self.right_answer(task, answer)));
        match mistake {
            None => self.words.fill(key::VERDICT_WRONG, [answer]),
            Some(Mistake::Skipped) => self.words.fill(key::VERDICT_SKIPPED, [answer]),
            Some(Mistake::NoLeap { from, to }) => {
                let squares = [self.square_slot("from", from), self.square_slot("to", to), answer];
                self.words.fill(key::VERDICT_NO_LEAP, squares)
            }
            Some(Mistake::Forbidden(square)) => {
                let slots = [self.square_slot("square", square), answer];
                self.words.fill(key::VERDICT_FORBIDDEN, slots)
            }
            Some(Mistake::Longer(count)) => {
                let slots = [("count", Slot::Number(count.into())), answer];
                self.words.fill(key::VERDICT_LONGER, slots)
            }
        }
    }

    fn right_answer(&self, task: &Task, answer: &Answer) -> Utterance {
        match answer {
            Answer::Color(color) if matches!(task, Task::Colours(_)) => {
                self.words.say(match color {
                    Color::White => key::REPLY_LIGHT,
                    Color::Black => key::REPLY_DARK,
                })
            }
            Answer::Color(color) => self.words.say(player_key(self.kind, *color)),
            Answer::YesNo(true) => self.words.say(key::REPLY_YES),
            Answer::YesNo(false) => self.words.say(key::REPLY_NO),
            Answer::Number(number) => Utterance::of(self.settings.language, &number.to_string()),
            Answer::Piece(Some(piece)) => self.own_piece(*piece),
            Answer::Piece(None) => self.words.say(key::ANSWER_NOTHING),
            Answer::Squares(squares) => self.squares_listed(squares.iter().copied()),
            Answer::OneOf(squares) => {
                let squares = squares.iter().map(|&square| self.square(square)).collect();
                Utterance::list(squares, self.words.language, self.words.text(key::LIST_OR))
            }
            Answer::Way(way) => {
                let list = ("list", Slot::Said(self.squares_listed(way.iter().copied())));
                let count = ("count", Slot::Number(way.len() as u64));
                self.words.fill(key::REPLY_WAY, [count, list])
            }
            Answer::Moves(moves) => match task {
                Task::Checks(hunt) => self.moves_listed(hunt, moves),
                _ => Utterance::default(),
            },
        }
    }

    fn partly(&self, task: &Task, found: u32, misses: u32, missing: &[Move]) -> Utterance {
        let Task::Checks(hunt) = task else { return Utterance::default() };
        if missing.is_empty() {
            return self.words.fill(key::VERDICT_MISSES, [("misses", Slot::Number(misses.into()))]);
        }
        let all = u64::from(found) + missing.len() as u64;
        let slots = [
            ("found", Slot::Number(found.into())),
            ("all", Slot::Number(all)),
            ("list", Slot::Said(self.moves_listed(hunt, missing))),
        ];
        self.words.fill(key::VERDICT_MISSING, slots)
    }

    fn miss(&self, task: &Task, mv: Move) -> Utterance {
        let Task::Checks(hunt) = task else { return Utterance::default() };
        let key = match hunt.prey {
            Prey::Checks => key::VERDICT_NO_CHECK,
            Prey::Captures => key::VERDICT_NO_CAPTURE,
        };
        let name = self.name_unhinted(hunt.position(), mv);
        self.words.fill(key, [("move", Slot::Said(name))])
    }

    fn moves_listed(&self, hunt: &Hunt, moves: &[Move]) -> Utterance {
        crate::speech::utterance::separated(
            moves.iter().map(|&mv| self.name_unhinted(hunt.position(), mv)),
        )
    }
}
