//! How a game ended.

use super::telling::Telling;
use super::utterance::Utterance;
use super::words::{Key, Slot, key};
use super::{Phrase, Speaker, Urgency};
use crate::games::{Side, Winnability};
use crate::session::{Claim, Ending, Hidden, Points, State, Verdict};

impl Speaker {
    /// How a game ended, and the result; in strict games with points and article.
    pub fn ending(&self, state: &State, ending: Ending, listener: Option<Side>) -> Phrase {
        let telling = Telling { speaker: self.in_game(state), state, listener };
        telling.ending(ending, false).into_phrase(Urgency::Assertive)
    }
}

impl Telling<'_> {
    /// The reason is left out where it was just told.
    pub(super) fn ending(&self, ending: Ending, is_known: bool) -> Utterance {
        if let Some(said) = self.mated(ending) {
            return said;
        }
        let mut said = if is_known { Utterance::default() } else { self.end_reason(ending) };
        if let Some((loser, can_mate)) = lost(ending) {
            said.append(self.who_could_mate(!loser, can_mate));
        }
        if let Ending::Declared(verdict) = ending {
            said.append(self.declared(verdict));
            return said;
        }
        if !matches!(ending, Ending::Void | Ending::Referred { .. }) {
            let mut result = self.result(ending.winner(), ending.result());
            if self.is_strict() && !self.is_brief() {
                result.pause();
                result.append(self.say(score_key(ending.result())));
            }
            let is_agreed = matches!(ending, Ending::Agreement { .. }) && !is_known;
            if is_agreed && self.agrees_on_draw() {
                said = self.fill(key::END_AGREEMENT, [("result", Slot::Said(result))]);
            } else {
                said.append(result.into_sentence());
            }
        }
        said.append(self.article(ending.article()));
        if !self.is_brief() {
            said.append(self.looked());
        }
        said
    }

    /// Who has mated among friends, in one sentence, where he is told otherwise than by his side.
    fn mated(&self, ending: Ending) -> Option<Utterance> {
        let Ending::Checkmate { winner } = ending else { return None };
        let has_name = self.listener == Some(winner) || !self.state.name(winner).is_empty();
        if self.is_strict() || self.is_brief() || !has_name {
            return None;
        }
        let mut said = self.by_name(key::END_WON_BY_CHECKMATE, winner);
        said.append(self.looked());
        Some(said)
    }

    /// How often those have looked at the board who played blindfold among friends.
    pub(super) fn looked(&self) -> Utterance {
        let conduct = &self.state.setup().conduct;
        let is_hidden = |side: &Side| conduct[*side as usize].hidden != Hidden::Nothing;
        let mut said = Utterance::default();
        for side in Side::ALL.into_iter().filter(is_hidden) {
            let count = ("count", Slot::Number(self.state.peeks(side).into()));
            said.append(self.fill(key::LOOKED, [self.who(side), self.player(side), count]));
        }
        said
    }

    fn end_reason(&self, ending: Ending) -> Utterance {
        let pick = |key: Key, brief: Key| self.say(if self.is_brief() { brief } else { key });
        match ending {
            Ending::Checkmate { .. } => self.say(key::END_CHECKMATE),
            Ending::Stalemate => pick(key::END_STALEMATE, key::END_STALEMATE_BRIEF),
            Ending::DeadPosition => pick(key::END_DEAD, key::END_DEAD_BRIEF),
            Ending::NoMoves { winner } => {
                let has_pieces = self.has_pieces(!winner);
                self.by_name(
                    if has_pieces { key::END_NO_MOVES } else { key::END_NO_PIECES },
                    !winner,
                )
            }
            Ending::Target { .. } if self.is_brief() => self.say(key::END_TARGET_BRIEF),
            Ending::Target { winner } => self.target_reached(winner),
            Ending::Passed { .. } => {
                let mut said = self.say(key::END_PASSED);
                said.append(self.captures_at_end());
                said
            }
            Ending::Resignation { by } => self.by_name(key::END_RESIGNED, by),
            Ending::Flag { fallen, .. } => self.by_name(key::END_FLAG, fallen),
            Ending::IllegalMove { by, .. } => self.by_name(key::END_ILLEGAL_MOVES, by),
            Ending::IllegalBlitzMove { by, .. } => self.by_name(key::END_ILLEGAL_MOVE, by),
            Ending::SealedMove { by, .. } => self.by_name(key::END_SEALED_MOVE, by),
            Ending::BothFlags => self.say(key::END_BOTH_FLAGS),
            // told with the result
            Ending::Agreement { .. } if self.agrees_on_draw() => Utterance::default(),
            Ending::Agreement { .. } => {
                let mut said = self.say(self.speaker.own_key(key::END_AGREEMENT));
                said.append(self.captures_at_end());
                said
            }
            Ending::Claimed(claim) => self.claimed(claim),
            Ending::Automatic(claim) | Ending::AutomaticByAgreement(claim) => match claim {
                Claim::Repetition => self.say(key::END_TOO_OFTEN),
                _ => self.say(self.speaker.too_quiet_key()),
            },
            Ending::Referred { by, .. } => {
                let mut said = self.by_name(key::END_REFERRED, by);
                said.append(self.by_name(key::END_TO_VERIFY, !by));
                said
            }
            Ending::Default { first: true, second: true }
            | Ending::Late { first: true, second: true } => self.say(key::END_BOTH_LATE),
            Ending::Default { first, .. } | Ending::Late { first, .. } => {
                self.by_name(key::END_LATE, if first { Side::First } else { Side::Second })
            }
            Ending::Forfeit { first: true, second: true } => self.say(key::END_BOTH_FORFEIT),
            Ending::Forfeit { first, .. } => {
                self.by_name(key::END_FORFEIT, if first { Side::First } else { Side::Second })
            }
            Ending::Void => self.say(key::END_VOID),
            Ending::Declared(_) => Utterance::default(),
        }
    }

    /// Whether what players agree on is a draw, and not that the game is over as it stands.
    fn agrees_on_draw(&self) -> bool {
        self.speaker.own_key(key::END_AGREEMENT) == key::END_AGREEMENT
    }

    fn has_pieces(&self, side: Side) -> bool {
        let owner = |byte: u8| if byte < 8 { Side::First } else { Side::Second };
        self.state.position().pieces().into_iter().any(|byte| byte != 0 && owner(byte) == side)
    }

    /// Whether the opponent of who has lost could mate, if that changes the result or was
    /// not decided (articles 6.9, 7.4.b).
    fn who_could_mate(&self, side: Side, can_mate: Winnability) -> Utterance {
        match can_mate {
            Winnability::Unwinnable => self.by_name(key::END_CANNOT_MATE, side),
            Winnability::Undecided if !self.is_brief() => self.by_name(key::END_UNDECIDED, side),
            _ => Utterance::default(),
        }
    }

    fn claimed(&self, claim: Claim) -> Utterance {
        let ground = match claim {
            Claim::Repetition => key::END_REPETITION,
            Claim::FiftyMoves => self.speaker.quiet_moves_key(),
            // the claim was told when it was made
            Claim::CannotWin => return self.say(key::END_CANNOT_WIN),
            Claim::NoEffort => return self.say(key::END_NO_EFFORT),
        };
        if self.is_brief() {
            return self.say(ground);
        }
        let by = self.state.on_move();
        let mut said = match self.state.claimed_with() {
            Some(mv) => {
                let name = ("move", Slot::Said(self.speaker.name_next(self.state, mv)));
                self.fill(key::END_CLAIMED_WITH, [self.who(by), self.player(by), name])
            }
            None => self.by_name(key::END_CLAIMED, by),
        };
        said.append(self.say(ground));
        said
    }

    fn declared(&self, verdict: Verdict) -> Utterance {
        let result = match verdict.winner() {
            None if !matches!(verdict.name(), "1/2-1/2" | "0-0") => {
                let first = ("first", Slot::Text(self.points(verdict.first)));
                let second = ("second", Slot::Text(self.points(verdict.second)));
                let [first_player, second_player] = self.speaker.players_slots();
                self.fill(key::RESULT_POINTS, [first, first_player, second, second_player])
            }
            winner => self.result(winner, verdict.name()),
        };
        if self.is_brief() {
            return result.into_sentence();
        }
        let key = if self.is_strict() { key::END_DECIDED } else { key::END_DECLARED };
        self.fill(key, [("result", Slot::Said(result))])
    }

    fn points(&self, points: Points) -> String {
        let key = match points {
            Points::Zero => key::POINTS_NONE,
            Points::Half => key::POINTS_HALF,
            Points::One => key::POINTS_ONE,
        };
        self.speaker.words.text(key).to_owned()
    }

    /// Who has won, as a part of a sentence.
    fn result(&self, winner: Option<Side>, points: &str) -> Utterance {
        match winner {
            Some(winner) => self
                .lost_to_computer(winner)
                .unwrap_or_else(|| self.by_name(key::RESULT_WIN, winner)),
            None if points == "0-0" => self.say(key::RESULT_BOTH_LOSE),
            None => self.say(key::RESULT_DRAW),
        }
    }
}

/// Who has lost, unless the opponent cannot mate.
const fn lost(ending: Ending) -> Option<(Side, Winnability)> {
    match ending {
        Ending::Flag { fallen: by, can_mate }
        | Ending::IllegalMove { by, can_mate }
        | Ending::IllegalBlitzMove { by, can_mate }
        | Ending::SealedMove { by, can_mate } => Some((by, can_mate)),
        _ => None,
    }
}

fn score_key(points: &str) -> Key {
    match points {
        // who has won was named before it
        "1-0" | "0-1" => key::SCORE_WON,
        "0-0" => key::SCORE_NONE,
        _ => key::SCORE_DRAW,
    }
}
