//! Looking back at a game.

use super::score::entry;
use super::session::view_of;
use super::speech::label;
use super::{
    EngineState, GameError, GameHint, GameQuestion, GameSession, GameSetup, GameView, Phrase,
    ScoreEntry, ScoreLetters,
};
use crate::games::Side;
use crate::session::{Hidden, LookBack, LookedBack, State};
use crate::speech::{self, Question, Speaker};
use crate::table::{Game, may_comment};

/// All that a page shows and says of an earlier position of a game.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct PastView {
    /// After how many moves of both sides it stands, 0 for the beginning.
    pub ply: u32,
    /// How many are told: all, but for those that a player has still to write himself.
    pub plies: u32,
    /// The position as the view of a game, for what draws that: nothing can be done in it, and
    /// its clocks stand as they did after the last move of each player. Whose side is looked at is
    /// as in the game. From whom the board is hidden, and where it is not shown, the board is
    /// empty, and nothing else tells what stands there.
    pub view: GameView,
    /// Whether the position may be shown: in a game by the Laws that is not over only the moves
    /// may be read.
    pub is_board_shown: bool,
    /// The names of the points with what is on them, as `square_labels` has them; none where the
    /// board is not shown.
    pub labels: Vec<Phrase>,
    /// What is said there, in order: why a step went no further, the move or that it is the
    /// beginning, and that no board is shown.
    pub phrases: Vec<Phrase>,
    /// The last move as the score has it; none at the beginning, and none that has still to be
    /// repeated.
    pub entry: Option<ScoreEntry>,
    /// Why no game can go on from here; none where one can.
    pub no_branch: Option<Phrase>,
    /// What a player has said of the position, in one line; empty if nothing.
    pub comment: String,
    /// What was said of it where the game came from.
    pub remarks: Vec<String>,
    /// Whether something may be said of it now: not while a game by the Laws goes on.
    pub may_comment: bool,
}

/// What the arbiter is asked before a position is restored.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct RestoreQuestion {
    /// Whether that is meant, with how many moves fall away.
    pub question: Phrase,
    /// What stands in the position, in words.
    pub position: Vec<Phrase>,
}

#[uniffi::export]
impl GameSession {
    /// The position after so many moves of both sides, 0 for the beginning. The game, its file
    /// and its clocks stay as they are, and nothing of it is remembered.
    pub fn past(
        &self,
        ply: u32,
        letters: ScoreLetters,
        now_ms: u64,
    ) -> Result<PastView, GameError> {
        self.with_game(|game| {
            let told = game.state().told_plies();
            let plies = ply as usize;
            if plies > told {
                return Err(GameError::bad_input(format!("only {told} moves are told")));
            }
            self.past_view(game, LookedBack { plies, limit: None }, letters, now_ms)
        })
    }

    /// The position to which a step leads from the one after so many moves. It goes as far as
    /// there are moves, and what is said tells where it could not go on.
    pub fn look(
        &self,
        from_ply: u32,
        to: LookBack,
        letters: ScoreLetters,
        now_ms: u64,
    ) -> Result<PastView, GameError> {
        self.with_game(|game| {
            let looked = game.state().look(from_ply as usize, to);
            self.past_view(game, looked, letters, now_ms)
        })
    }

    /// The answer to a question of the player who listens and looks at the position after so many
    /// moves: about that position, but for times, which are those of now.
    pub fn ask_past(
        &self,
        question: GameQuestion,
        ply: u32,
        now_ms: u64,
    ) -> Result<Vec<Phrase>, GameError> {
        let question = Question::try_from(question)?;
        self.told_of(
            |speaker, state, side, now| {
                let plies = (ply as usize).min(state.told_plies());
                speaker.answer_looking_back(&question, state, plies, side, now)
            },
            now_ms,
        )
    }

    /// What the arbiter is asked before he restores the position after so many moves of both
    /// sides; none where no move would fall away by it.
    pub fn restore_question(&self, ply: u32) -> Result<Option<RestoreQuestion>, GameError> {
        self.with_game(|game| {
            let (state, plies) = (game.state(), ply as usize);
            let told = |make: &dyn Fn(&Speaker) -> Vec<speech::Phrase>| self.listener().told(make);
            let question =
                told(&|speaker| speaker.restore_question(state, plies).into_iter().collect());
            let position = told(&|speaker| speaker.position_to_restore(state, plies));
            let question = question.into_iter().next();
            Ok(question.map(|question| RestoreQuestion { question, position }))
        })
    }

    /// Says something of the position after so many moves, in the place of what was said of it
    /// before; an empty text takes that away. It is saved with the game, and stands in its
    /// notation.
    pub fn set_comment(&self, ply: u32, text: String, now_ms: u64) -> Result<(), GameError> {
        self.with_game(|game| Ok(game.set_comment(ply as usize, &text, now_ms)?))
    }

    /// What is agreed in a friendly game of the same players that goes on from the position
    /// after so many moves, with those moves: to be created as any new game is. The game itself
    /// stays as it is. Where none can go on, `no_branch` of that position says why.
    pub fn branch(&self, ply: u32) -> Result<GameSetup, GameError> {
        self.with_game(|game| {
            let branch = game.state().branch(ply as usize);
            let setup = branch.map_err(|_| GameError::bad_input("no game goes on from there"))?;
            Ok(GameSetup::from(&setup))
        })
    }
}

impl GameSession {
    fn past_view(
        &self,
        game: &Game,
        looked: LookedBack,
        letters: ScoreLetters,
        now_ms: u64,
    ) -> Result<PastView, GameError> {
        let state = game.state();
        let plies = looked.plies;
        let past = state.past(plies);
        let past = past.ok_or_else(|| GameError::bad_input("so many moves were not made"))?;
        let listener = self.listener().in_game(state);
        let is_board_shown = state.shows_past(plies);
        let view = view_of(&past, game, now_ms, listener.side);
        let hides_board = !is_board_shown || hides_board(state, listener.side);
        let view = only_looked_at(view, state, hides_board);
        let (comment, remarks) = (game.comment(plies).to_owned(), game.remarks(plies));
        let has_comment = !comment.is_empty() || !remarks.is_empty();
        let letters_of = |index| entry(state, listener.speaker(), letters, index, has_comment);
        let shown = plies.checked_sub(1).filter(|_| !view.awaits_repetition);
        let branch = state.branch(plies).err();
        let no_branch = listener
            .told(|speaker| branch.into_iter().map(|reason| speaker.no_branch(reason)).collect());
        Ok(PastView {
            ply: plies as u32,
            plies: state.told_plies() as u32,
            view,
            is_board_shown,
            labels: listener.told(|speaker| {
                let labels = if is_board_shown {
                    speaker.board_labels(&past, listener.side)
                } else {
                    Vec::new()
                };
                labels.into_iter().map(label).collect()
            }),
            phrases: listener.told(|speaker| speaker.looked_back(state, looked)),
            entry: shown.map(letters_of),
            no_branch: no_branch.into_iter().next(),
            comment,
            remarks,
            may_comment: may_comment(state),
        })
    }
}

/// Whether somebody is before the board who does not see all of it, whether he may ask or not.
fn hides_board(state: &State, listener: Option<Side>) -> bool {
    let is_before_it = |side: Side| listener.is_none_or(|listener| listener == side);
    Side::ALL.into_iter().any(|side| is_before_it(side) && state.hidden(side) != Hidden::Nothing)
}

/// A view in which nothing can be done, seen from where the game is seen now.
fn only_looked_at(view: GameView, state: &State, hides_board: bool) -> GameView {
    let now = state.view(state.time());
    let mut view = GameView {
        revision: state.revision(),
        mode: state.setup().mode,
        own_side: now.offers.own_side,
        actor: now.offers.actor,
        hidden_now: now.offers.hidden_now,
        legal_moves: Vec::new(),
        touched: Vec::new(),
        next_moment_ms: None,
        correspondence: None,
        offer: None,
        hint: GameHint::NotAsked,
        engine: EngineState::Idle,
        is_persons_turn: false,
        is_in_play: false,
        verifier: None,
        has_scoresheets: false,
        ..view
    };
    for seat in [&mut view.first, &mut view.second] {
        seat.may = 0;
        seat.is_resigning = false;
        seat.buttons.clear();
        seat.menu.clear();
        seat.claims.clear();
        seat.calls.clear();
        seat.questions.clear();
    }
    if hides_board {
        view.board.fill(0);
        view.alarms.clear();
        view.lead = 0;
        view.first.taken.clear();
        view.second.taken.clear();
    }
    view
}
