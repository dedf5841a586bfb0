use super::{GameError, GameQuestion, GameSession};
use crate::arbiter::clock::Millis;
use crate::games::Side;
use crate::session::{Player, State};
use crate::speech::{
    self, Detail, Language, NamedMoves, PieceNames, Place, Question, Ranks, Settings, Speaker,
    SquareNames, Style, Urgency, felt_clock,
};

/// One utterance.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct Phrase {
    /// How it stands beside others.
    pub urgency: Urgency,
    /// Its parts, in order.
    pub segments: Vec<PhraseSegment>,
    /// The same for the eye, with squares as e4.
    pub printed: String,
    /// Whether it announces a blind player's move. When the voice has finished it, and no
    /// other announcement has come meanwhile, the app reports `Spoken`: only then does
    /// the time begin in which the move can be corrected.
    pub is_announcement: bool,
}

/// A part of an utterance in one language.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct PhraseSegment {
    /// The language, such as `de`.
    pub lang: String,
    /// The words.
    pub text: String,
}

/// How a player wants to be spoken to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Record)]
#[allow(clippy::struct_excessive_bools, reason = "wishes that do not depend on each other")]
pub struct SpeechSettings {
    /// The language of sentences.
    pub language: Language,
    /// How moves and squares are named.
    pub style: Style,
    /// How they are named in what is said of a game with a blind player, where that is another
    /// way; labels and scoresheets go by `style`.
    #[uniffi(default = None)]
    pub announcements: Option<Style>,
    /// How pieces are named.
    pub pieces: PieceNames,
    /// Where the name of a square stands beside what is on it.
    pub place: Place,
    /// Whether `Fide` names the ranks in the language of sentences, not in German.
    pub own_ranks: bool,
    /// Whether only the news is said.
    pub is_brief: bool,
    /// Whether a pawn's name is said with its moves.
    pub names_pawns: bool,
    /// Whether moves say what they capture.
    pub names_captured: bool,
    /// Whether moves leave out that they give check.
    pub omits_check: bool,
    /// Whether pieces have long names where their place of origin is known.
    pub long_names: bool,
    /// Whether words are written for the eye and not for a voice: squares as e4, the German
    /// ones of the Laws without umlauts.
    pub as_printed: bool,
    /// Whether squares of checkers are named by column and row, not by number.
    #[uniffi(default = false)]
    pub names_columns_and_rows: bool,
}

/// Who is spoken to, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Record)]
pub struct GameSpeech {
    /// How phrases are made.
    pub settings: SpeechSettings,
    /// For whom: one player, or both at one device; where the board is hidden from the one
    /// who is before it, him.
    pub listener: Option<Side>,
}

/// A device rests and then vibrates.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Record)]
pub struct FeltPulse {
    /// How long it rests first.
    pub pause_ms: u32,
    /// How long it vibrates then.
    pub length_ms: u32,
}

/// What is felt of a clock while a finger is on it.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct FeltPattern {
    /// In the order in which they are given.
    pub pulses: Vec<FeltPulse>,
    /// Whether it is to be asked for again at its end, for as long as the clock is felt.
    pub repeats: bool,
}

/// Who is spoken to, and how.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Listener {
    pub(super) settings: Settings,
    pub(super) side: Option<Side>,
}

impl Listener {
    /// The same, or the player from whom the board is hidden if nobody is named.
    pub(super) fn in_game(self, state: &State) -> Listener {
        Listener { side: speech::listener_at(state, self.side), ..self }
    }

    pub(super) fn speaker(self) -> Speaker {
        Speaker::new(self.settings)
    }

    /// What a speaker makes, for the ear and for the eye.
    pub(super) fn told(self, make: impl Fn(&Speaker) -> Vec<speech::Phrase>) -> Vec<Phrase> {
        let printed = make(&Speaker::new(seen_with_board(self.settings))).into_iter();
        let spoken = make(&self.speaker()).into_iter();
        spoken
            .zip(printed)
            .map(|(phrase, printed)| Phrase { printed: printed.to_string(), ..phrase.into() })
            .collect()
    }
}

#[uniffi::export]
impl GameSession {
    /// How phrases are made from now on, and for whom.
    pub fn set_speech(&self, speech: GameSpeech) -> Result<(), GameError> {
        self.set_listener(speech.into());
        Ok(())
    }

    /// What was agreed, and where the game stands.
    pub fn describe(&self, now_ms: u64) -> Result<Vec<Phrase>, GameError> {
        self.described(false, now_ms)
    }

    /// The same for a game that comes to a table: the move with which the computer has begun a new
    /// game is told with its update, and not here once more.
    pub fn introduce(&self, now_ms: u64) -> Result<Vec<Phrase>, GameError> {
        self.described(self.is_new(), now_ms)
    }

    /// What the game is and where it stands, in the sentence that a list of saved games has: also
    /// of a game without a move, which is in no list.
    pub fn summary(&self, now_ms: u64) -> Result<Phrase, GameError> {
        let listener = self.listener();
        self.with_game(|game| {
            let (state, now) = (game.state(), game.game_time(now_ms));
            Ok(phrase(listener.settings, |speaker| speaker.summary_at(state, now)))
        })
    }

    /// The answer to a question of the player who listens.
    pub fn ask(&self, question: GameQuestion, now_ms: u64) -> Result<Vec<Phrase>, GameError> {
        let question = Question::try_from(question)?;
        self.told_of(
            |speaker, state, side, now| speaker.answer(&question, state, side, now),
            now_ms,
        )
    }

    /// The names of the 64 squares with what is on them, a1 first, for a screen reader.
    pub fn square_labels(&self) -> Result<Vec<Phrase>, GameError> {
        self.told_of(
            |speaker, state, side, _| {
                speaker.board_labels(state, side).into_iter().map(label).collect()
            },
            0,
        )
    }

    /// What is felt of a player's clock now; nothing without a clock.
    pub fn felt_clock(&self, side: Side, now_ms: u64) -> Result<Option<FeltPattern>, GameError> {
        self.with_game(|game| {
            let clocks = game.clocks(now_ms);
            let face = clocks.as_ref().map(|clocks| clocks.of(side));
            Ok(face.and_then(felt_clock::of_face).map(Into::into))
        })
    }
}

impl GameSession {
    pub(super) fn told_of(
        &self,
        tell: impl Fn(&Speaker, &State, Option<Side>, Millis) -> Vec<speech::Phrase>,
        now_ms: u64,
    ) -> Result<Vec<Phrase>, GameError> {
        let listener = self.listener();
        self.with_game(|game| {
            let (state, now) = (game.state(), game.game_time(now_ms));
            let listener = listener.in_game(state);
            Ok(listener.told(|speaker| tell(speaker, state, listener.side, now)))
        })
    }

    fn described(&self, is_new: bool, now_ms: u64) -> Result<Vec<Phrase>, GameError> {
        self.told_of(
            |speaker, state, side, _| {
                let mut phrases = speaker.opening(state, side);
                phrases.extend(
                    if is_new && !state.phase().is_over() && has_computer_begun(state) {
                        speaker.standing(state, side)
                    } else {
                        speaker.situation(state, None, side)
                    },
                );
                phrases
            },
            now_ms,
        )
    }
}

/// The same settings for who reads beside the board what is said.
pub(super) fn seen_with_board(settings: Settings) -> Settings {
    let named_moves = NamedMoves::Written;
    // who reads it has buttons
    Settings { as_printed: true, named_moves, tells_answers: false, ..settings }
}

/// Whether the only move is one of the computer's.
fn has_computer_begun(state: &State) -> bool {
    let mut made = state.plies().iter().skip(state.setup().moves.len());
    let is_first_its =
        made.next().is_some_and(|ply| matches!(state.player(ply.by()), Player::Engine(_)));
    is_first_its && made.next().is_none()
}

/// What a speaker makes where no game is, for the ear and for the eye.
pub(super) fn phrase(settings: Settings, make: impl Fn(&Speaker) -> speech::Phrase) -> Phrase {
    let for_the_eye = Speaker::new(Settings { as_printed: true, ..settings });
    let printed = make(&for_the_eye).to_string();
    Phrase { printed, ..make(&Speaker::new(settings)).into() }
}

/// The name of a square with what is on it.
pub(super) fn label(segments: Vec<speech::Segment>) -> speech::Phrase {
    speech::Phrase { urgency: Urgency::Answer, segments, is_announcement: false }
}

impl From<speech::Phrase> for Phrase {
    fn from(phrase: speech::Phrase) -> Phrase {
        let segment = |segment: speech::Segment| PhraseSegment {
            lang: segment.lang.code().to_owned(),
            text: segment.text,
        };
        Phrase {
            printed: phrase.to_string(),
            urgency: phrase.urgency,
            segments: phrase.segments.into_iter().map(segment).collect(),
            is_announcement: phrase.is_announcement,
        }
    }
}

impl From<felt_clock::Pattern> for FeltPattern {
    fn from(pattern: felt_clock::Pattern) -> FeltPattern {
        let pulse = |pulse: &felt_clock::Pulse| FeltPulse {
            pause_ms: pulse.pause,
            length_ms: pulse.length,
        };
        FeltPattern { pulses: pattern.pulses.iter().map(pulse).collect(), repeats: pattern.repeats }
    }
}

impl From<GameSpeech> for Listener {
    fn from(speech: GameSpeech) -> Listener {
        let GameSpeech { settings, listener } = speech;
        Listener { settings: settings.into(), side: listener }
    }
}

impl From<SpeechSettings> for Settings {
    fn from(settings: SpeechSettings) -> Settings {
        Settings {
            language: settings.language,
            style: settings.style,
            announcements: settings.announcements,
            pieces: settings.pieces,
            place: settings.place,
            ranks: if settings.own_ranks { Ranks::Own } else { Ranks::German },
            detail: if settings.is_brief { Detail::Brief } else { Detail::Verbose },
            names_pawns: settings.names_pawns,
            names_captured: settings.names_captured,
            omits_check: settings.omits_check,
            long_names: settings.long_names,
            as_printed: settings.as_printed,
            square_names: if settings.names_columns_and_rows {
                SquareNames::ColumnAndRow
            } else {
                SquareNames::Number
            },
            named_moves: NamedMoves::All,
            tells_answers: true,
            is_dictated: false,
            is_looking_back: false,
        }
    }
}
