//! The tasks.

use crate::games::chess::{Color, Piece, Square};
use crate::speech::utterance::Utterance;
use crate::speech::words::{Slot, key};
use crate::speech::{Phrase, Speaker, Urgency};
use crate::trainer::{Asked, Colours, Hunt, Prey, Recall, Ride, Scene, Story, Task};

impl Speaker {
    /// A task: what there is to be told, and the question.
    pub fn task(&self, task: &Task) -> Vec<Phrase> {
        let mut told = match task {
            Task::Colours(_) | Task::Knight(_) => Vec::new(),
            Task::Game(recall) => self.story(&recall.story),
            Task::Checks(hunt) => match &hunt.scene {
                Scene::Followed(story) => self.story(story),
                Scene::Read(position) => self.position_told(position, position.turn().into()),
            },
        };
        told.push(self.asked(task));
        told.into_iter().map(|said| said.into_phrase(Urgency::Polite)).collect()
    }

    /// The question of a task alone.
    pub fn task_question(&self, task: &Task) -> Phrase {
        self.asked(task).into_phrase(Urgency::Answer)
    }

    /// What can be said to a task.
    pub fn task_hint(&self, task: &Task) -> Phrase {
        let key = match task {
            Task::Colours(Colours::Shade(_)) => key::HINT_SHADE,
            Task::Colours(Colours::SameShade(..) | Colours::SameDiagonal(..)) => key::HINT_YES_NO,
            Task::Colours(Colours::Over(..)) => return self.example(false),
            Task::Knight(_) => key::HINT_WAY,
            Task::Game(recall) => match recall.asked {
                Asked::On(_) => key::HINT_PIECE,
                Asked::Where(piece) => return self.example(stands_often(recall, piece)),
                Asked::Moves(_) | Asked::Count(_) => key::HINT_NUMBER,
                Asked::Attackers(_) => key::HINT_SIDE,
                Asked::InCheck | Asked::CanCheck => key::HINT_YES_NO,
            },
            Task::Checks(_) => key::HINT_MOVES,
        };
        self.words.say(key).into_phrase(Urgency::Answer)
    }

    fn example(&self, has_several: bool) -> Phrase {
        let key = if has_several { key::HINT_SQUARES } else { key::HINT_SQUARE };
        let said = self.words.fill(key, [self.square_slot("square", Square::E4)]);
        said.into_phrase(Urgency::Answer)
    }

    /// `1: e 4; e 5.`, a sentence for each pair of moves.
    fn story(&self, story: &Story) -> Vec<Utterance> {
        let steps = story.steps().map(|(before, mv)| self.name_unhinted(&before, mv));
        let names: Vec<Utterance> = steps.collect();
        let pair = |(number, pair): (u64, &[Utterance])| {
            let number = ("number", Slot::Number(number));
            match pair {
                [first, second] => {
                    let first = ("first", Slot::Said(first.clone()));
                    let second = ("second", Slot::Said(second.clone()));
                    self.words.fill(key::ANSWER_MOVE_PAIR_BRIEF, [number, first, second])
                }
                others => {
                    let single = others.first().cloned().unwrap_or_default();
                    let slots =
                        [number, self.side_slot(Color::White), ("move", Slot::Said(single))];
                    self.words.fill(key::ANSWER_SINGLE_MOVE_BRIEF, slots)
                }
            }
        };
        (1..).zip(names.chunks(2)).map(pair).collect()
    }

    fn asked(&self, task: &Task) -> Utterance {
        match task {
            Task::Colours(colours) => self.asked_of_colours(*colours),
            Task::Knight(ride) => self.asked_of_ride(ride),
            Task::Game(recall) => self.asked_of_game(recall),
            Task::Checks(hunt) => self.asked_of_hunt(hunt),
        }
    }

    fn asked_of_colours(&self, colours: Colours) -> Utterance {
        match colours {
            Colours::Shade(square) => {
                let key = self.verbose_or(key::ASK_SHADE_BRIEF, key::ASK_SHADE);
                self.words.fill(key, [self.square_slot("square", square)])
            }
            Colours::SameShade(one, two) => {
                let squares = [self.square_slot("one", one), self.square_slot("two", two)];
                self.words.fill(key::ASK_SAME_SHADE, squares)
            }
            Colours::SameDiagonal(one, two) => {
                let squares = [self.square_slot("one", one), self.square_slot("two", two)];
                self.words.fill(key::ASK_SAME_DIAGONAL, squares)
            }
            Colours::Over(from, to) => {
                let squares = [self.square_slot("from", from), self.square_slot("to", to)];
                self.words.fill(key::ASK_OVER, squares)
            }
        }
    }

    fn asked_of_ride(&self, ride: &Ride) -> Utterance {
        let from = self.square_slot("from", ride.from);
        let to = self.square_slot("to", ride.to);
        if ride.forbidden.is_empty() {
            let key = self.verbose_or(key::ASK_RIDE_BRIEF, key::ASK_RIDE);
            return self.words.fill(key, [from, to]);
        }
        let list = ("list", Slot::Said(self.squares_listed(ride.forbidden)));
        self.words.fill(key::ASK_RIDE_AROUND, [from, to, list])
    }

    fn asked_of_game(&self, recall: &Recall) -> Utterance {
        let side = self.side_slot(recall.story.end().turn());
        let square = |square| [self.square_slot("square", square)];
        match recall.asked {
            Asked::On(on) => self.words.fill(key::ASK_ON, square(on)),
            Asked::Moves(on) => self.words.fill(key::ASK_MOVES, square(on)),
            Asked::Attackers(on) => self.words.fill(key::ASK_ATTACKERS, square(on)),
            Asked::InCheck => self.words.fill(key::ASK_IN_CHECK, [side]),
            Asked::CanCheck => self.words.fill(key::ASK_CAN_CHECK, [side]),
            Asked::Count(piece) => {
                let pieces = ("pieces", Slot::Said(self.own_pieces(piece).capitalised()));
                self.words.fill(key::ASK_COUNT, [pieces])
            }
            Asked::Where(piece) if stands_often(recall, piece) => {
                let pieces = ("pieces", Slot::Said(self.own_pieces(piece).capitalised()));
                self.words.fill(key::ASK_WHERE_SEVERAL, [pieces])
            }
            Asked::Where(piece) => {
                let piece = ("piece", Slot::Said(self.own_piece(piece).capitalised()));
                self.words.fill(key::ASK_WHERE, [piece])
            }
        }
    }

    fn asked_of_hunt(&self, hunt: &Hunt) -> Utterance {
        let key = match hunt.prey {
            Prey::Checks => key::ASK_CHECKS,
            Prey::Captures => key::ASK_CAPTURES,
        };
        self.words.fill(key, [self.side_slot(hunt.position().turn())])
    }
}

/// Whether there are several of these. That is told, so that nobody stops at the first.
fn stands_often(recall: &Recall, Piece { color, role }: Piece) -> bool {
    recall.story.end().board().pieces(color, role).has_several()
}
