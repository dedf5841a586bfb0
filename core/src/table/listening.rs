//! What an utterance means in a game: what is heard, held against where the game stands.

use std::num::NonZeroU16;

use super::talk::{Asked, Begun};
use crate::games::chess::notation::{self, SquareMove};
use crate::games::chess::{self, Move, Role, Square};
use crate::games::{Path, Position, Side};
use crate::session::{
    Action, Actor, Deed, DeedKind, Event, LookBack, Mode, Phase, Player, Reason, Refusal, State,
    Turn,
};
use crate::speech::{
    Command, Heard, Hearing, MAX_OFFERED, NotUnderstood, Phrase, Question, Settings, Speaker, Why,
    offered,
};

/// A reason that nobody hears.
const ANY_REASON: notation::Refusal = notation::Refusal::EmptySquare(Square::A1);

/// What an utterance, or a line that was typed, means in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Understood {
    /// Something that is done in the game, legal or not: it can be dispatched as it is.
    /// A move of a pawn to the last rank without its piece is among that; the game asks
    /// for the piece.
    Action(Action),
    /// A question about the game, for [`Speaker::answer`].
    Question(Question),
    /// What is done outside the game. [`Command::Draw`], [`Command::Record`] and [`Command::Follow`] are not
    /// among that: they have become actions.
    Command(Command),
    /// Several moves fit, or one that has to be confirmed. Nothing is done before the
    /// answer, for which [`Talk`](super::Talk) remembers the question.
    Ambiguous {
        /// What is done with the move that is meant: it is made, repeated or recorded.
        kind: DeedKind,
        /// The position in which they are moves.
        position: Position,
        /// The moves.
        candidates: Vec<Move>,
        /// Asks which of them is meant.
        question: Phrase,
    },
    /// The move that was asked for is not meant. Says so.
    Dropped(Phrase),
    /// The opponent's move has to be repeated, and what was said cannot be it (article
    /// E2.1). Says what the move is.
    WronglyRepeated(Vec<Phrase>),
    /// A part of a move; its rest may follow, which [`Talk`](super::Talk) remembers.
    Begun {
        /// What is done with the move.
        kind: DeedKind,
        /// The position in which it is one.
        position: Position,
        /// Says that it is only a part.
        heard: NotUnderstood,
    },
    /// None of that.
    NotUnderstood(NotUnderstood),
}

/// Understands what somebody has said or typed. `by` is the player who has; without it,
/// and with two people at one device, it is whoever can do what was said, the player who
/// has to act first. Nothing is done.
///
/// What is repeated is heard with the position before the opponent's move, what is
/// recorded with the one in which it was made.
///
/// ```
/// use annabella::games::GameKind;
/// use annabella::session::{NewGame, State};
/// use annabella::speech::Settings;
/// use annabella::table::{Understood, understand};
///
/// let state = State::new("new chess blind=white".parse::<NewGame>().unwrap()).unwrap();
/// let understood = understand(&state, None, Settings::default(), "Springer Felix drei");
/// let Understood::Action(action) = understood else { panic!("{understood:?}") };
/// let deed = action.deed.text(GameKind::Chess).to_string();
/// assert_eq!((action.by.name(GameKind::Chess), &*deed), ("white", "move g1f3"));
/// ```
pub fn understand(state: &State, by: Option<Side>, settings: Settings, text: &str) -> Understood {
    let listening = Listening::new(state, by, settings);
    let context = listening.context();
    listening.meaning(context, listening.hear_in(context, text), text)
}

/// The same of what a player writes down as the next move that is missing on his scoresheet,
/// in games where the score is kept by hand (article 8.1).
pub fn understand_record(state: &State, by: Side, settings: Settings, text: &str) -> Understood {
    Listening::new(state, Some(by), settings).recorded(text)
}

/// Somebody who has spoken in a game.
pub(super) struct Listening<'a> {
    state: &'a State,
    by: Option<Side>,
    settings: Settings,
}

/// What a move is heard for, and with which position.
#[derive(Clone, Copy)]
struct Context<'a> {
    kind: DeedKind,
    position: &'a Position,
    /// After so many plies.
    plies: usize,
}

impl<'a> Listening<'a> {
    pub(super) fn new(state: &'a State, by: Option<Side>, settings: Settings) -> Listening<'a> {
        Listening {
            state,
            by: by.or_else(|| only_person(state)),
            settings: settings.in_game(state),
        }
    }

    /// What an answer comes to; `None` if the text is none.
    pub(super) fn reply_to(&self, asked: Option<&Asked>, text: &str) -> Option<Understood> {
        if matches!(self.state.phase(), Phase::Playing(Turn::Promoting { .. }))
            && let Some(role) = self.hearing().piece(text)
            && Role::PROMOTIONS.contains(&role)
        {
            return Some(self.action(Deed::Promote(role)));
        }
        let asked = asked?;
        let context = self.context_of(asked.kind);
        if context.kind != asked.kind || *context.position != asked.position {
            return None;
        }
        let hearing = self.hearing_in(context);
        let position = context.position.chess()?;
        let chosen = hearing.chosen(text, position, &asked.moves);
        if chosen.is_empty() {
            return match self.hear_in(context, text) {
                Heard::Deed(Deed::Confirm) | Heard::Command(Command::Correct) => {
                    Some(self.meant(context, position, &asked.moves, text))
                }
                Heard::Deed(Deed::Cancel | Deed::Correct) => {
                    Some(Understood::Dropped(hearing.dropped()))
                }
                _ => None,
            };
        }
        // of a hidden board the question does not say where the piece goes
        let is_unseen = self.settings.is_dictated && self.hides_board() && asked.moves.len() > 1;
        if chosen.len() == 1
            && (is_unseen || hearing.is_answer_doubtful(text, position, &asked.moves))
        {
            let again = hearing.ask(chosen, position);
            return Some(self.meaning(context, again, text));
        }
        Some(self.meant(context, position, &chosen, text))
    }

    /// What comes of it where one of these moves is meant: if they are several, it is asked.
    fn meant(
        &self,
        context: Context<'_>,
        position: &chess::Position,
        moves: &[Move],
        text: &str,
    ) -> Understood {
        match moves {
            [only] => self.action(context.deed((*only).into())),
            [first, rest @ ..] if rest.iter().all(|mv| squares_of(*mv) == squares_of(*first)) => {
                self.action(context.deed(squares_of(*first).into()))
            }
            several => {
                let again = self.hearing_in(context).ask(several.to_vec(), position);
                self.meaning(context, again, text)
            }
        }
    }

    /// What the rest of a move comes to of which a part was said before: "knight", and then
    /// "f 3". Where the rest is a move of its own as well, it is asked which is meant, unless
    /// the board is hidden. `None` if it is no rest of that.
    pub(super) fn go_on(&self, begun: &Begun, text: &str) -> Option<Understood> {
        let context = self.context_of(begun.kind);
        if context.kind != begun.kind || *context.position != begun.position {
            return None;
        }
        let hearing = self.hearing_in(context);
        let position = match context.position {
            Position::Chess(position) => position,
            Position::Checkers(position) => {
                let heard = hearing.rest_in_checkers(&begun.text, text, position)?;
                return Some(self.meaning(context, heard, text));
            }
            Position::YinYang(position) => {
                // "row 4" is read out
                if matches!(self.hear_in(context, text), Heard::Question(_) | Heard::Command(_)) {
                    return None;
                }
                let heard = hearing.rest_in_yin_yang(&begun.text, text, position)?;
                return Some(self.meaning(context, heard, text));
            }
        };
        let hear = |text: &str| self.hear_in(context, text);
        let alone = hear(text);
        if matches!(&alone, Heard::Question(_) | Heard::Command(_)) {
            return None;
        }
        let whole = format!("{} {text}", begun.text);
        let mut joined = hear(&whole);
        let is_clear = match &joined {
            Heard::NotUnderstood(heard) => matches!(heard.why, Why::Impossible(Some(_))),
            _ => true,
        };
        if !is_clear {
            // "takes" and "the pawn" come to one as "the pawn takes"
            let backward = hear(&format!("{text} {}", begun.text));
            let promotes = |mv: &Move| mv.promoted_to().is_some();
            if !moves_of(&backward).is_empty() && !moves_of(&backward).iter().any(promotes) {
                joined = backward;
            }
        }
        let mut others = moves_of(&alone);
        others.retain(|mv| !moves_of(&joined).contains(mv));
        // of a hidden board it is not told what else is possible
        let is_long = offered(&moves_of(&joined)) > MAX_OFFERED;
        if self.hides_board() || others.is_empty() && !is_long {
            let is_rest = is_of_move(&joined) || !moves_of(&joined).is_empty();
            return is_rest.then(|| self.meaning(context, joined, &whole));
        }
        if moves_of(&joined).is_empty() && !is_of_move(&joined) {
            return None;
        }
        let mut candidates = moves_of(&joined);
        candidates.extend(others);
        if offered(&candidates) > MAX_OFFERED {
            return Some(context.begun(hearing.incomplete(&whole)));
        }
        Some(self.meaning(context, hearing.ask(candidates, position), text))
    }

    fn hearing(&self) -> Hearing {
        let hearing = Hearing::new(self.settings).of_kind(self.state.kind());
        let hearing = self.by.map_or(hearing, |by| hearing.of_player(by));
        if self.hides_board() { hearing.of_hidden_board() } else { hearing }
    }

    /// Whether what stands on the board is hidden from who speaks; at one device nobody knows
    /// who types.
    fn hides_board(&self) -> bool {
        let hides =
            |side: Side| self.by.is_none_or(|by| by == side) && !self.state.hidden(side).may_ask();
        Side::ALL.into_iter().any(hides)
    }

    /// Whether he plays blindfold among friends, where no touch binds.
    fn is_blindfold(&self) -> bool {
        self.hides_board() && self.state.setup().mode == Mode::Casual
    }

    /// The one who hears moves in this context, by long names too.
    fn hearing_in(&self, context: Context<'_>) -> Hearing {
        let hearing = self.hearing().of_game(self.state, context.plies);
        // what is repeated wrongly is only said again
        if context.kind == DeedKind::Repeat { hearing.of_typed() } else { hearing }
    }

    fn hear_in(&self, context: Context<'_>, text: &str) -> Heard {
        self.hearing_in(context).hear_in(text, context.position)
    }

    fn context(&self) -> Context<'a> {
        let plies = self.state.plies();
        let position = self.state.position();
        let now = Context { kind: DeedKind::Move, position, plies: plies.len() };
        let Some(last) = plies.last() else { return now };
        let before = Context { position: &last.before, plies: plies.len() - 1, ..now };
        let on_move = self.state.on_move();
        let is_to_press = self.state.phase() == Phase::Playing(Turn::ToPress);
        let is_for_other = self.by == Some(!on_move);
        let may_repeat = self.state.permits(Actor::Player(on_move), DeedKind::Repeat).is_ok();
        if may_repeat && !is_for_other {
            return Context { kind: DeedKind::Repeat, ..before };
        }
        // it can be put right before the clock is pressed
        let is_illegal = is_to_press && !last.is_legal && self.by != Some(on_move);
        if is_illegal { before } else { now }
    }

    fn meaning(&self, context: Context<'_>, heard: Heard, text: &str) -> Understood {
        let is_to_repeat = context.kind == DeedKind::Repeat;
        match heard {
            Heard::Move(mv) => self.action(context.deed(mv.into())),
            Heard::Irregular { squares, .. } | Heard::PromotionMissing { squares, .. } => {
                self.action(context.deed(squares.into()))
            }
            Heard::Ambiguous { candidates, question } => Understood::Ambiguous {
                kind: context.kind,
                position: *context.position,
                candidates,
                question,
            },
            Heard::Question(question) => Understood::Question(question),
            // it begins a move where no pawn waits for it
            Heard::Deed(Deed::Promote(_))
                if context.kind == DeedKind::Record || !self.is_piece_asked() =>
            {
                context.begun(self.hearing().incomplete(text))
            }
            // a hand on the board would tell what stands there
            Heard::Deed(Deed::Lift(_) | Deed::Touch(_)) if self.is_blindfold() => {
                Understood::NotUnderstood(self.hearing().hidden_board(text))
            }
            Heard::Deed(Deed::Undo(times)) => self.action(self.taking_back(times)),
            Heard::Deed(Deed::Confirm) => self.reply(true, text),
            Heard::Deed(Deed::Cancel) => self.reply(false, text),
            // who has misspoken does not mean that he resigns
            Heard::Deed(Deed::Correct) if !self.may_correct() && self.resigning().is_some() => {
                self.reply(false, text)
            }
            Heard::Deed(Deed::Move(path)) => self.action(context.deed(path)),
            Heard::Deed(Deed::Accept) if self.agrees_to_correction() => {
                self.action(Deed::ClaimIllegalMove)
            }
            // a game by older rulings has no call ahead of its reason
            Heard::Deed(Deed::Call(Reason::Unsaid))
                if !self.state.setup().rulings.calls_before_reasons =>
            {
                self.action(Deed::Call(Reason::Help))
            }
            Heard::Deed(deed) => self.action(deed),
            // the move that he has to repeat
            Heard::Command(Command::Repeat) if is_to_repeat => {
                Understood::Question(Question::LastMoves(1))
            }
            Heard::Command(Command::Claim) => self.claim(text),
            Heard::Command(Command::Correct) if !self.may_correct() && self.is_asked() => {
                self.reply(true, text)
            }
            Heard::Command(Command::Correct) => self.action(Deed::Correct),
            Heard::Command(Command::Draw) => self.action(self.draw()),
            Heard::Command(Command::Record(words)) => self.recorded(&words),
            Heard::Command(Command::Follow(words)) => self.followed(&words),
            // who goes forward after taking back means the moves that were taken back
            Heard::Command(Command::Look(LookBack::On { .. }))
                if !self.settings.is_looking_back && self.may_play_again() =>
            {
                self.action(Deed::Redo)
            }
            Heard::Command(command) => Understood::Command(command),
            Heard::NotUnderstood(heard)
                if is_to_repeat && matches!(heard.why, Why::Impossible(_)) =>
            {
                Understood::WronglyRepeated(self.wrongly_repeated())
            }
            Heard::NotUnderstood(NotUnderstood { heard, why: Why::Impossible(why), phrase }) => {
                // from whom the board is hidden hears the same whatever the reason is
                let reason = why.or_else(|| self.hides_board().then_some(ANY_REASON));
                let phrase = reason.map_or(phrase, |why| self.not_possible(context, why));
                let why = Why::Impossible(why);
                Understood::NotUnderstood(NotUnderstood { heard, why, phrase })
            }
            Heard::NotUnderstood(heard) if matches!(heard.why, Why::Incomplete) => {
                context.begun(heard)
            }
            Heard::NotUnderstood(heard) => Understood::NotUnderstood(heard),
        }
    }

    fn action(&self, deed: Deed) -> Understood {
        let by = self.actor(deed.kind());
        Understood::Action(Action { by, deed })
    }

    /// Who can do it; in a game without people, whoever watches it.
    fn actor(&self, kind: DeedKind) -> Actor {
        if let Some(side) = self.by {
            return Actor::Player(side);
        }
        if !Side::ALL.into_iter().any(|side| is_person(self.state, side)) {
            return Actor::Arbiter;
        }
        // nobody at this device speaks for the player on another one
        if let Some(correspondent) = self.state.correspondent() {
            return Actor::Player(!correspondent);
        }
        let first = match kind {
            // it is claimed against the player whose time runs
            DeedKind::ClaimFlag => !self.state.mover(),
            // and this against who has moved, or by who agrees to it
            DeedKind::ClaimIllegalMove => {
                let on_move = self.state.on_move();
                self.state.correction_proposed().map_or(on_move, |proposer| !proposer)
            }
            _ => self.state.mover(),
        };
        // an offer that is made twice is not one of the other side
        if kind == DeedKind::Offer && is_person(self.state, first) {
            return Actor::Player(first);
        }
        let may = |side: &Side| self.state.permits(Actor::Player(*side), kind).is_ok();
        Actor::Player([first, !first].into_iter().find(may).unwrap_or(first))
    }

    fn is_piece_asked(&self) -> bool {
        let phase = self.state.phase();
        matches!(
            phase,
            Phase::Playing(Turn::Promoting { .. } | Turn::Placed { .. } | Turn::Announcing { .. })
        )
    }

    /// A pawn that has still to become something goes back before any move does; what takes back
    /// a move takes it back as well.
    fn taking_back(&self, times: NonZeroU16) -> Deed {
        match self.state.phase() {
            Phase::Playing(Turn::Promoting { from, .. }) => {
                NonZeroU16::new(times.get() - 1).map_or(Deed::Release(from), Deed::Undo)
            }
            _ => Deed::Undo(times),
        }
    }

    /// Yes or no: to the question whether he resigns, to an offer, to a promotion.
    fn reply(&self, is_yes: bool, text: &str) -> Understood {
        let usual = if is_yes { Deed::Confirm } else { Deed::Cancel };
        if let Some(side) = self.resigning() {
            return Understood::Action(Action { by: Actor::Player(side), deed: usual });
        }
        let answer = if is_yes { Deed::Accept } else { Deed::Decline };
        let by = self.actor(answer.kind());
        let deed = match self.state.phase() {
            _ if self.state.permits(by, answer.kind()).is_ok() => answer,
            _ if is_yes && self.agrees_to_correction() => Deed::ClaimIllegalMove,
            Phase::Playing(Turn::Promoting { .. }) if is_yes => {
                return Understood::NotUnderstood(self.hearing().promotion_missing(text));
            }
            Phase::Playing(Turn::Promoting { from, .. }) if !is_yes => Deed::Release(from),
            _ => usual,
        };
        self.action(deed)
    }

    /// Who was asked whether he means to resign, and answers.
    fn resigning(&self) -> Option<Side> {
        let answers = |side: &Side| self.by.is_none_or(|by| by == *side);
        Side::ALL.into_iter().filter(answers).find(|&side| self.state.is_resigning(side))
    }

    /// Whether moves were taken back that can be played again.
    fn may_play_again(&self) -> bool {
        self.state.permits(self.actor(DeedKind::Redo), DeedKind::Redo).is_ok()
    }

    /// Whether an announcement can be taken back.
    fn may_correct(&self) -> bool {
        let by = self.actor(DeedKind::Correct);
        self.state.permits(by, DeedKind::Correct).is_ok()
    }

    /// Whether the game waits for a yes or no.
    fn is_asked(&self) -> bool {
        let by = self.actor(DeedKind::Accept);
        self.state.permits(by, DeedKind::Accept).is_ok()
            || Side::ALL.into_iter().any(|side| self.state.is_resigning(side))
    }

    /// Whether the other side has proposed to put an illegal move right (article B3.c).
    fn agrees_to_correction(&self) -> bool {
        let by = self.actor(DeedKind::ClaimIllegalMove);
        let is_proposed = self.state.correction_proposed().is_some();
        is_proposed && self.state.permits(by, DeedKind::ClaimIllegalMove).is_ok()
    }

    /// Claims a draw that is due; else what is claimed has to be said.
    fn claim(&self, text: &str) -> Understood {
        match self.state.due_claim() {
            Some(claim) => self.action(Deed::Claim(claim, None)),
            None => Understood::NotUnderstood(self.hearing().claim_unclear(text)),
        }
    }

    /// Claims a draw that is due, else offers one.
    fn draw(&self) -> Deed {
        let may_claim = self.state.permits(self.actor(DeedKind::Claim), DeedKind::Claim).is_ok();
        let due = self.state.due_claim().filter(|_| may_claim);
        due.map_or(Deed::Offer, |claim| Deed::Claim(claim, None))
    }

    /// The next move that is missing on his scoresheet.
    fn recorded(&self, words: &str) -> Understood {
        let context = self.context_of_record();
        match self.hear_in(context, words) {
            heard @ (Heard::Move(_)
            | Heard::Irregular { .. }
            | Heard::PromotionMissing { .. }
            | Heard::Ambiguous { .. }
            | Heard::NotUnderstood(_)
            // a piece alone is a part of a move
            | Heard::Deed(Deed::Promote(_))) => self.meaning(context, heard, words),
            // it is no move, whatever else it would be
            Heard::Question(_) | Heard::Deed(_) | Heard::Command(_) => {
                Understood::NotUnderstood(self.hearing().no_meaning(words))
            }
        }
    }

    /// A move on the speaker's own board: the opponent's last one, or whatever he puts there
    /// (article E2.7).
    fn followed(&self, words: &str) -> Understood {
        let plies = self.state.plies();
        let last = plies.last();
        let position = last.map_or(self.state.position(), |ply| &ply.before);
        let context =
            Context { kind: DeedKind::Follow, position, plies: plies.len().saturating_sub(1) };
        let squares = match self.hear_in(context, words) {
            Heard::Move(mv) => Some(SquareMove::of(mv)),
            Heard::Irregular { squares, .. } | Heard::PromotionMissing { squares, .. } => {
                Some(squares)
            }
            Heard::Ambiguous { candidates, .. } => last
                .and_then(|ply| ply.mv.chess())
                .filter(|mv| candidates.contains(mv))
                .map(SquareMove::of),
            _ => None,
        };
        match squares {
            Some(squares) => self.action(Deed::Follow(squares)),
            None => Understood::NotUnderstood(self.hearing().no_meaning(words)),
        }
    }

    /// The context in which something of this kind was asked or begun.
    fn context_of(&self, kind: DeedKind) -> Context<'a> {
        match kind {
            DeedKind::Record => self.context_of_record(),
            _ => self.context(),
        }
    }

    fn context_of_record(&self) -> Context<'a> {
        let by = self.by.unwrap_or(self.state.mover());
        let plies = self.state.written(by);
        let next = self.state.plies().get(plies);
        let position = next.map_or(self.state.position(), |ply| &ply.before);
        Context { kind: DeedKind::Record, position, plies }
    }

    /// Why a move cannot be made that is not so clear that it would count as announced.
    fn not_possible(&self, context: Context<'_>, why: notation::Refusal) -> Phrase {
        let kind = context.kind;
        let by = self.actor(kind);
        let refusal = match self.state.permits(by, kind) {
            // then no move at all is possible, whatever it is
            Err(refusal) => refusal,
            Ok(()) => Refusal::Illegal(why.into()),
        };
        // who writes a move down need not have made it
        let by = if kind == DeedKind::Record { Actor::Player(context.position.turn()) } else { by };
        Speaker::new(self.settings).refusal(self.state, by, kind, refusal, self.by)
    }

    fn wrongly_repeated(&self) -> Vec<Phrase> {
        let Some(last) = self.state.plies().last() else { return Vec::new() };
        let (by, path) = (!last.by(), last.mv.path());
        let event = Event::WronglyRepeated { by, said: path, path };
        Speaker::new(self.settings).events(self.state, &[event], self.by)
    }
}

impl Context<'_> {
    fn begun(self, heard: NotUnderstood) -> Understood {
        Understood::Begun { kind: self.kind, position: *self.position, heard }
    }

    fn deed(self, path: Path) -> Deed {
        match self.kind {
            DeedKind::Repeat => Deed::Repeat(path),
            DeedKind::Record => Deed::Record(path),
            _ => Deed::Move(path),
        }
    }
}

/// Whether it tells of a move, though not of a legal one alone.
fn is_of_move(heard: &Heard) -> bool {
    match heard {
        Heard::NotUnderstood(heard) => matches!(heard.why, Why::Impossible(_) | Why::Incomplete),
        Heard::PromotionMissing { .. } | Heard::Irregular { .. } => true,
        _ => false,
    }
}

/// A move without what the pawn becomes.
fn squares_of(mv: Move) -> SquareMove {
    SquareMove { promotion: None, ..SquareMove::of(mv) }
}

/// The legal moves that are named.
fn moves_of(heard: &Heard) -> Vec<Move> {
    match heard {
        Heard::Move(mv) => vec![*mv],
        Heard::Ambiguous { candidates, .. } => candidates.clone(),
        _ => Vec::new(),
    }
}

fn is_person(state: &State, side: Side) -> bool {
    state.player(side) == Player::Person
}

/// The only person who plays.
pub(super) fn only_person(state: &State) -> Option<Side> {
    let mut people = Side::ALL.into_iter().filter(|&side| is_person(state, side));
    people.next().filter(|_| people.next().is_none())
}
