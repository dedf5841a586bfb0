//! People and players, measured on the same games.

use annabella::games::chess::{Move, Position};

use super::bands::Band;
use super::chooser::{Player, Question};
use super::figures::{Choice, Figures};
use super::games::RatedGame;
use super::guesses::Guess;
use super::judgements::Judgements;
use super::sample::{Case, cases, drawn};
use super::spread::spread;
use super::verdict::{Verdict, is_mate_near, is_telling};
use crate::Failure;

/// How far a rating counts for another one, as the width of a normal curve.
const KERNEL: f64 = 150.0;

/// A rating is asked where people played whose ratings are no further from it.
pub(super) const NEAR: u16 = 150;

/// Games with all that was judged in them.
pub(super) struct Measure<'a> {
    games: &'a [RatedGame],
    /// Those that tell something, and what was played there.
    cases: Vec<(Case, Verdict)>,
    judgements: Judgements,
    asking: Asking,
}

/// How players are asked.
#[derive(Clone, Copy, Debug)]
pub(super) struct Asking {
    pub(super) threads: usize,
    /// How often a level is asked to find out how likely its moves are; 0 for not at all.
    pub(super) draws: u32,
}

impl<'a> Measure<'a> {
    /// Judges all positions of the games in which somebody chose a move, and what came of it.
    pub(super) fn new(
        games: &'a [RatedGame],
        mut judgements: Judgements,
        asking: Asking,
    ) -> Result<Measure<'a>, Failure> {
        let mut cases = cases(games);
        judgements.learn(cases.iter().map(|case| case.position))?;
        cases.retain(|case| judgements.of(&case.position).is_some_and(is_telling));
        judgements.learn(cases.iter().map(|case| case.position.after_legal(case.played)))?;
        let judged = |case: Case| Some((case, verdict(&judgements, &case, case.played)?));
        let cases = cases.into_iter().filter_map(judged).collect();
        Ok(Measure { games, cases, judgements, asking })
    }

    /// How many positions are still open, and so counted.
    pub(super) fn positions(&self) -> usize {
        self.open().count()
    }

    fn open(&self) -> impl Iterator<Item = &Case> {
        let open = self.cases.iter().filter(|(_, verdict)| verdict.is_open);
        open.map(|(case, _)| case)
    }

    /// Those with a mate in one or two.
    fn mates(&self) -> impl Iterator<Item = &Case> {
        let cases = self.cases.iter().map(|(case, _)| case);
        cases.filter(|case| self.judgements.of(&case.position).is_some_and(is_mate_near))
    }

    /// What people of a band played, smoothed over their ratings.
    pub(super) fn people(&self, band: Band) -> Option<Figures> {
        let choice = |&(case, verdict): &(Case, Verdict)| {
            let distance = (f64::from(case.rating) - f64::from(band.middle)) / KERNEL;
            Choice {
                game: case.game,
                weight: (-distance * distance / 2.0).exp(),
                is_own: band.contains(case.rating),
                verdict,
                is_same: true,
                guess: None,
            }
        };
        let choices: Vec<Choice> = self.cases.iter().map(choice).collect();
        Figures::of(&choices, self.games.len())
    }

    /// What a player plays in so many open positions of the games, and in as many with a mate.
    pub(super) fn player(
        &mut self,
        player: Player,
        count: usize,
    ) -> Result<Option<Figures>, Failure> {
        let is_near = |case: &&Case| match player {
            Player::Level(_) => true,
            Player::Rating(rating) => case.rating.abs_diff(rating) <= NEAR,
        };
        let mut asked = drawn(self.open().filter(is_near), self.games, count);
        asked.extend(drawn(self.mates().filter(is_near), self.games, count));
        let asked: Vec<(usize, Case)> = asked.into_iter().copied().enumerate().collect();
        let mut chosen: Vec<Option<(Move, Option<Guess>)>> = vec![None; asked.len()];
        spread(
            &asked,
            self.asking.threads,
            || Ok(player.enter(self.asking.draws)),
            |chooser, (_, case)| {
                let game = &self.games[case.game];
                let keys = game.positions().map(|position| position.key());
                let past: Vec<u64> = keys.take(case.ply).collect();
                let (position, seed) = (&case.position, game.number);
                let moves = &game.moves[..case.ply];
                let question = Question { position, past: &past, moves, seed };
                let chances = chooser.chances(&question);
                let best = self.judgements.of(position).and_then(|judged| judged.best);
                let guess = chances.map(|chances| Guess::new(&chances, case.played, best));
                Ok(chooser.choose(&question).map(|mv| (mv, guess)))
            },
            |&(index, _), answer| {
                chosen[index] = answer;
                Ok(())
            },
        )?;
        let answers = asked.iter().zip(&chosen);
        let pairs = || answers.clone().filter_map(|((_, case), answer)| Some((case, (*answer)?)));
        let after: Vec<Position> =
            pairs().map(|(case, (mv, _))| case.position.after_legal(mv)).collect();
        self.judgements.learn(after.into_iter())?;
        let choice = |(case, (mv, guess)): (&Case, (Move, Option<Guess>))| {
            let (game, is_same) = (case.game, mv == case.played);
            let verdict = verdict(&self.judgements, case, mv)?;
            Some(Choice { game, weight: 1.0, is_own: true, verdict, is_same, guess })
        };
        let choices: Vec<Choice> = pairs().filter_map(choice).collect();
        Ok(Figures::of(&choices, self.games.len()))
    }
}

/// What a move is worth, where it has been judged.
fn verdict(judgements: &Judgements, case: &Case, mv: Move) -> Option<Verdict> {
    let before = judgements.of(&case.position)?;
    let after = judgements.of(&case.position.after_legal(mv))?;
    Some(Verdict::new(case, mv, before, after))
}
