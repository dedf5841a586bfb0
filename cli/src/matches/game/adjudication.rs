//! Ends games that both players see as decided.

use annabella::engine::chess::Score;
use annabella::games::{Position, Side};

use super::Ending;
use crate::args::{DrawRule, ResignRule};
use crate::matches::rules::Rules;

/// Counts how long each side has been of one opinion.
pub(super) struct Adjudicator {
    draw: Option<DrawRule>,
    resign: Option<ResignRule>,
    /// By side, in moves.
    sees_draw: [u32; 2],
    sees_win: [u32; 2],
    sees_loss: [u32; 2],
}

impl Adjudicator {
    pub(super) fn new(rules: &Rules) -> Adjudicator {
        let (draw, resign) = (rules.draw, rules.resign);
        Adjudicator { draw, resign, sees_draw: [0; 2], sees_win: [0; 2], sees_loss: [0; 2] }
    }

    /// Takes in what the mover thinks of `position`.
    pub(super) fn hear(&mut self, position: &Position, score: Option<Score>) -> Option<Ending> {
        let side = position.turn();
        let value = score.map(|score| match score {
            Score::Centipawns(value) => value,
            Score::MateIn(moves) if moves > 0 => i32::MAX,
            Score::MateIn(_) => -i32::MAX,
        });
        let count = |counts: &mut [u32; 2], holds: bool| {
            let count = &mut counts[side as usize];
            *count = if holds { *count + 1 } else { 0 };
        };
        if let Some(rule) = self.draw {
            let is_late = position.move_number() >= rule.from;
            let is_level =
                value.is_some_and(|value| value.unsigned_abs() <= rule.centipawns.unsigned_abs());
            count(&mut self.sees_draw, is_late && is_level);
            if self.sees_draw.iter().all(|&moves| moves >= rule.moves) {
                return Some(Ending::Drawn);
            }
        }
        let rule = self.resign?;
        count(&mut self.sees_win, value.is_some_and(|value| value >= rule.centipawns));
        count(&mut self.sees_loss, value.is_some_and(|value| value <= -rule.centipawns));
        let is_won = |winner: &Side| {
            let loser = !*winner;
            self.sees_win[*winner as usize].min(self.sees_loss[loser as usize]) >= rule.moves
        };
        Side::ALL.into_iter().find(is_won).map(Ending::Won)
    }
}

#[cfg(test)]
mod tests {
    use annabella::games::chess;

    use super::*;

    fn hear(scores: &[i32], draw: Option<DrawRule>, resign: Option<ResignRule>) -> Option<Ending> {
        let zero = [0; 2];
        let (sees_draw, sees_win, sees_loss) = (zero, zero, zero);
        let mut adjudicator = Adjudicator { draw, resign, sees_draw, sees_win, sees_loss };
        let start: chess::Position = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 30".parse().unwrap();
        let mut position = Position::from(start);
        let mut last = None;
        for &score in scores {
            last = adjudicator.hear(&position, Some(Score::Centipawns(score)));
            position = position.after(position.legal_moves(&[])[0]);
        }
        last
    }

    #[test]
    fn a_game_is_drawn_when_both_have_said_so_long_enough() {
        let rule = |from| Some(DrawRule { from, moves: 2, centipawns: 10 });
        assert_eq!(hear(&[0, -10, 10], rule(30), None), None);
        assert_eq!(hear(&[0, -10, 10, 5], rule(30), None), Some(Ending::Drawn));
        assert_eq!(hear(&[0, -10, 11, 5], rule(30), None), None);
        assert_eq!(hear(&[0, -10, 10, 5], rule(31), None), None);
    }

    #[test]
    fn a_game_is_lost_when_both_see_it() {
        let rule = Some(ResignRule { moves: 2, centipawns: 600 });
        assert_eq!(hear(&[700, -700, 700, -700], None, rule), Some(Ending::Won(Side::First)));
        assert_eq!(hear(&[-700, 700, -700, 700], None, rule), Some(Ending::Won(Side::Second)));
        assert_eq!(hear(&[0, -700, 0, -700], None, rule), None);
        assert_eq!(hear(&[700, -700, 700, -500], None, rule), None);
    }
}
