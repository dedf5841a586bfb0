//! Options of the game that is played.

use std::path::PathBuf;

use annabella::arbiter::clock::{Millis, TimeControl, parse_time};
use annabella::engine::{Level, Rating, Strength};
use annabella::games::{GameKind, Side};
use annabella::session::{
    AssistantDuties, AssistantDuty, Draws, LawSet, Mode, Press, ScoreKeeping, Supervision,
};
use annabella::speech::SquareNames;
use annabella::table::Moment;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args as Group, ValueEnum};

use super::{BoardsArgs, CorrespondArgs, Lang, SpokenStyle, StartArgs, endgames, within};
use crate::endgames::Endgames;

/// Play a game
///
/// With a terminal the board fills the window; with --blind, or when the output
/// goes elsewhere, the game is played in words, a line at a time.
#[derive(Debug, Group)]
#[allow(clippy::struct_excessive_bools, reason = "options that do not depend on each other")]
#[command(after_help = "\
Examples:
  annabella play --you black --level 5
  annabella play --game chess960 --start 518
  annabella play --game checkers --you red       checkers; Red moves first
  annabella play --you none --seed 1 --blind     the computer against itself
  annabella play --speak --announce              a game by ear, by the rules for the blind
  annabella play --load game.pgn --you both      two people go on with a game
  annabella play --clock 5+3 --level 4           five minutes, and three seconds for each move
  annabella play --level full                    the computer as strong as it can be
  annabella play --continue                      go on with the last unfinished game
  annabella play --boards 4 --rising             at four boards, each stronger than the one before
  annabella play --against Anna,Bella,Carl       at three boards against people
  annabella play --correspondent Bella --days 3  a game of days a move, by texts that you send

Clocks are, for example, 5 (minutes), 0:30, 5+3 (seconds added for each move), 5d3
(delay), 5b3 (Bronstein), 40/90,30 (moves and minutes of each period) and 3days.

Type help during the game for what can be said there.")]
pub(crate) struct PlayArgs {
    #[command(flatten)]
    pub(crate) start: StartArgs,

    /// Which pieces are yours; random draws them by lot, or keeps those of the game loaded; in checkers they change with each further game
    #[arg(long, value_enum, visible_alias = "side", default_value_t = You::Random)]
    pub(crate) you: You,

    #[arg(long, value_name = "LEVEL", value_parser = level, help = level_help(), long_help = all_levels())]
    pub(crate) level: Option<Strength>,

    /// Play in words only, a line at a time, for a screen reader or a Braille display
    #[arg(long)]
    pub(crate) blind: bool,

    /// Speak what is said, with spd-say or espeak-ng, whichever is there; implies --blind
    #[arg(long)]
    pub(crate) speak: bool,

    /// The lines are dictated to a recogniser of speech: a move is asked for where another one sounds like it; implies --blind
    #[arg(long)]
    pub(crate) dictated: bool,

    /// Go on from the end of the last game in this PGN file, PDN file (.pdn), SGF file (.sgf) or score in Braille, or with this saved game
    #[arg(long, value_name = "FILE", conflicts_with_all = ["fen", "start"])]
    pub(crate) load: Option<PathBuf>,

    /// Go on with a kept game, by id or name; without one, with the unfinished game changed last, with --game of that kind
    #[arg(
        long = "continue",
        value_name = "ID",
        num_args = 0..=1,
        default_missing_value = "",
        conflicts_with_all = [
            "load", "fen", "start", "you", "level", "seed", "mode", "laws", "clock", "clock_black",
            "press", "unsupervised", "draws", "score_by_hand", "session", "begins", "default_time",
            "white_name", "black_name", "automatic_draws", "computer_resigns", "announce",
            "duties", "sighted_duties", "correct", "repeated", "blindfold", "asking", "correspondent",
            "count", "against"
        ]
    )]
    pub(crate) resume: Option<String>,

    /// How strictly the game is played
    #[arg(long, value_enum, default_value_t = ModeName::Casual)]
    pub(crate) mode: ModeName,

    /// A game by the Laws as players know it by name: times, who presses the clock, who keeps the score and who watches; of two people if nothing else is said
    #[arg(
        long,
        value_name = "SET",
        value_parser = laws(),
        conflicts_with_all = [
            "mode", "clock", "clock_black", "press", "unsupervised", "score_by_hand", "automatic_draws", "announce"
        ]
    )]
    pub(crate) laws: Option<LawSet>,

    /// The time of each side, such as 5+3 or 40/90,30; without it there is no clock
    #[arg(long, value_name = "SPEC")]
    pub(crate) clock: Option<TimeControl>,

    /// Another time for Black, in checkers for Red
    #[arg(long, value_name = "SPEC", visible_alias = "clock-red")]
    pub(crate) clock_black: Option<TimeControl>,

    /// Who presses the clock after a move of yours
    #[arg(long, value_enum, default_value_t = PressName::Auto)]
    pub(crate) press: PressName,

    /// Tell when your clock has sunk to one of these times, such as 10:00,5:00,0:30
    #[arg(long, value_name = "TIMES", value_delimiter = ',', value_parser = time_left)]
    pub(crate) tell_time: Vec<Millis>,

    /// How long the computer takes for a move at least, in seconds: a range to draw from such as 0.7-2, or none [default: 0.7-2 where a person plays on a terminal, else none]
    #[arg(long, value_name = "SPEC", value_parser = moment)]
    pub(crate) moment: Option<Moment>,

    /// A friendly game is drawn as soon as a draw could be claimed: by a third repetition, or by fifty moves without progress, forty in checkers
    #[arg(long)]
    pub(crate) automatic_draws: bool,

    /// Endgame tables of checkers from a file, made as docs/cli.md says; the computer plays by them at full strength
    #[arg(long, value_name = "FILE", value_parser = endgames())]
    pub(crate) endgames: Option<Endgames>,

    /// The computer resigns when it has seen for some moves that it is lost
    #[arg(long)]
    pub(crate) computer_resigns: bool,

    #[command(flatten)]
    pub(crate) boards: BoardsArgs,

    #[command(flatten)]
    pub(crate) correspond: CorrespondArgs,

    #[command(flatten)]
    pub(crate) strict: StrictArgs,

    #[command(flatten)]
    pub(crate) announce: AnnounceArgs,

    #[command(flatten)]
    pub(crate) blindfold: BlindfoldArgs,

    #[command(flatten)]
    pub(crate) naming: NamingArgs,

    /// The same seed draws the same lots and gives the same replies
    #[arg(long, value_name = "N")]
    pub(crate) seed: Option<u64>,

    /// The language that is spoken and understood
    #[arg(long, value_enum, default_value_t = Lang::En)]
    pub(crate) lang: Lang,

    /// How moves and squares are named [default: literate; plain with --speak, san where the board is drawn, fide with --announce]
    #[arg(long, value_enum)]
    pub(crate) style: Option<SpokenStyle>,
}

impl PlayArgs {
    /// The same with what a set of rules says in place of the options that it stands for.
    pub(crate) fn by_the_laws(mut self) -> PlayArgs {
        let Some(set) = self.laws.take() else { return self };
        let game = set.game();
        let is_alone = self.boards == BoardsArgs::default();
        if is_alone && self.you == You::Random && self.level.is_none() {
            self.you = You::Both;
        }
        self.mode = ModeName::Strict;
        self.press = PressName::Manual;
        self.clock = Some(game.controls[Side::First].clone());
        self.strict.unsupervised = game.supervision == Supervision::Unsupervised;
        self.strict.score_by_hand = game.score == ScoreKeeping::ByHand;
        let blind = Side::ALL.into_iter().find(|&side| game.conduct[side as usize].is_blind);
        self.announce.who = blind.map(|side| match side {
            Side::First => Whose::White,
            Side::Second => Whose::Black,
        });
        self
    }

    /// Whether the options leave open what is played.
    pub(crate) fn asks_for_nothing(&self) -> bool {
        self.you == You::Random
            && self.mode == ModeName::Casual
            && self.laws.is_none()
            && self.press == PressName::Auto
            && self.strict == StrictArgs::default()
            && self.boards == BoardsArgs::default()
            && self.correspond == CorrespondArgs::default()
            && self.announce.who.is_none()
            && self.blindfold.who.is_none()
            && self.level.is_none()
            && !self.automatic_draws
            && !self.computer_resigns
            && self.load.is_none()
            && self.resume.is_none()
            && self.seed.is_none()
            && self.clock.is_none()
            && self.clock_black.is_none()
            && self.start.game.is_none()
            && self.start.fen.is_none()
            && self.start.start.is_none()
    }
}

/// What is agreed before a game with a blind player.
#[derive(Clone, Copy, Debug, Group)]
pub(crate) struct AnnounceArgs {
    /// Who plays by the rules for the blind (appendix E): moves are announced, repeated, and corrected until the clock is started [without a colour: you]
    #[arg(
        id = "announce",
        long = "announce",
        value_enum,
        value_name = "WHO",
        num_args = 0..=1,
        default_missing_value = "you"
    )]
    pub(crate) who: Option<Whose>,

    /// What the program does as the assistant of who announces, by the letters of article E2.9, or none: a moves on both boards, b announcements, c the score and the clock, d times and numbers, e claims, f adjournments
    #[arg(long, value_name = "LETTERS", value_parser = duties, default_value = "abcdef", requires = "announce")]
    pub(crate) duties: AssistantDuties,

    /// What the program does for the sighted opponent of a blind player (article E2.10): a moves on both boards, b announcements, ab both
    #[arg(long, value_name = "LETTERS", value_parser = duties, default_value = "none", requires = "announce")]
    pub(crate) sighted_duties: AssistantDuties,

    /// How many seconds an announcement can be corrected
    #[arg(
        long,
        value_name = "N",
        value_parser = within::<u64>(0, 60),
        default_value_t = 3,
        requires = "announce"
    )]
    pub(crate) correct: u64,

    /// The program repeats the opponent's moves for you
    #[arg(long, requires = "announce")]
    pub(crate) repeated: bool,
}

/// How pieces are named.
#[derive(Clone, Copy, Debug, Group)]
pub(crate) struct NamingArgs {
    /// Name pieces by the wing they come from: king's rook, queen's bishop's pawn
    #[arg(long)]
    pub(crate) long_names: bool,

    /// Say what a move captures [default: against the levels 1 to 3]
    #[arg(long)]
    pub(crate) name_captured: bool,

    /// How squares of checkers are named; both ways are understood
    #[arg(long, value_enum, default_value_t = SquareNaming::Number)]
    pub(crate) squares: SquareNaming,
}

/// How squares of checkers are named.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum SquareNaming {
    /// By their numbers: 18
    Number,
    /// By column and row, seen from Red's left: e 5
    ColumnRow,
}

impl From<SquareNaming> for SquareNames {
    fn from(naming: SquareNaming) -> SquareNames {
        match naming {
            SquareNaming::Number => SquareNames::Number,
            SquareNaming::ColumnRow => SquareNames::ColumnAndRow,
        }
    }
}

fn laws() -> impl TypedValueParser<Value = LawSet> {
    PossibleValuesParser::new(LawSet::ALL.map(LawSet::name)).map(|name| {
        LawSet::ALL.into_iter().find(|set| set.name() == name).unwrap_or(LawSet::Classical)
    })
}

/// `abcd`, `none`.
fn duties(text: &str) -> Result<AssistantDuties, String> {
    let letters = if text == "none" { "" } else { text };
    let duty = |letter| AssistantDuty::ALL.into_iter().find(|duty| duty.letter() == letter);
    let duties: Option<AssistantDuties> = letters.chars().map(duty).collect();
    duties.ok_or_else(|| "the duties are letters from a to f, or none".to_owned())
}

/// Who plays without seeing the pieces.
#[derive(Clone, Copy, Debug, Group)]
pub(crate) struct BlindfoldArgs {
    /// Who plays blindfold: the pieces are hidden until the end, peek shows them once and counts [without a colour: you]
    #[arg(
        id = "blindfold",
        long = "blindfold",
        value_enum,
        value_name = "WHO",
        num_args = 0..=1,
        default_missing_value = "you"
    )]
    pub(crate) who: Option<Whose>,

    /// Who plays blindfold may ask what stands where
    #[arg(long, requires = "blindfold")]
    pub(crate) asking: bool,
}

/// Whom something is agreed for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Whose {
    /// Everybody who is no computer
    You,
    /// White
    White,
    /// Black; in checkers Red
    Black,
    /// Red, in checkers
    Red,
}

impl Whose {
    /// Whether it is agreed for this side.
    pub(crate) fn is(self, side: Side, kind: GameKind) -> bool {
        match self {
            Whose::You => true,
            Whose::White => side == named(kind, "white"),
            Whose::Black | Whose::Red => side != named(kind, "white"),
        }
    }
}

/// What belongs to White and to the other player, with the first player's in front; or the
/// other way round.
pub(crate) fn in_order<T>(kind: GameKind, [white, other]: [T; 2]) -> [T; 2] {
    match named(kind, "white") {
        Side::First => [white, other],
        Side::Second => [other, white],
    }
}

/// The player of this game who is called so.
pub(crate) fn named(kind: GameKind, name: &str) -> Side {
    kind.read_side(name).unwrap_or(Side::First)
}

/// What is agreed before a strict game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Group)]
pub(crate) struct StrictArgs {
    /// Nobody watches a strict game of two people: flags and illegal moves are claimed
    #[arg(long)]
    pub(crate) unsupervised: bool,

    /// When draws may be agreed: free, never, or from this move on
    #[arg(long, value_name = "SPEC", value_parser = draws, default_value = "free")]
    pub(crate) draws: Draws,

    /// In a strict game the players write the moves down
    #[arg(long)]
    pub(crate) score_by_hand: bool,

    /// What the player of the white pieces is called, in a game of two people
    #[arg(long, value_name = "NAME")]
    pub(crate) white_name: Option<String>,

    /// What the player of the black pieces is called, in checkers of the red ones
    #[arg(long, value_name = "NAME", visible_alias = "red-name")]
    pub(crate) black_name: Option<String>,

    /// Adjourn the game with a sealed move after this time, such as 4:00:00
    #[arg(long, value_name = "TIME", value_parser = session)]
    pub(crate) session: Option<Millis>,

    /// The game begins by itself after this time, such as 10:00, and White's clock runs from then on (article 6.5); who is there types arrive
    #[arg(long, value_name = "TIME", value_parser = time_ahead)]
    pub(crate) begins: Option<Millis>,

    /// Who comes later than this after the beginning has lost (article 6.6)
    #[arg(long, value_name = "TIME", value_parser = time_ahead, requires = "begins", default_value = "0:00")]
    pub(crate) default_time: Millis,
}

const RATINGS: [Rating; 2] = [Rating::LEAST, Rating::MOST];

fn level_help() -> String {
    let (highest, usual) = (Level::ALL.len(), Level::DEFAULT.number());
    let ([least, most], rating) = (RATINGS.map(Rating::number), Rating::DEFAULT.number());
    format!(
        "How well the computer plays: chess like people of a rating from {least} to {most}; any \
         game at a level from 1 to {highest}; or full, or full:5 with seconds for each move where \
         there is no clock [default: {rating} in chess, else {usual}, or that of the game loaded]"
    )
}

fn all_levels() -> String {
    let names: Vec<String> =
        Level::ALL.iter().map(|level| format!("{} {}", level.number(), level.name())).collect();
    format!("{}\n\nThe levels: {}", level_help(), names.join(", "))
}

fn level(text: &str) -> Result<Strength, String> {
    let strength = match text.strip_prefix("full") {
        Some("") => Some(Strength::FULL),
        Some(rest) => rest.strip_prefix(':').and_then(Strength::full_from_seconds),
        None => text.parse().ok().and_then(Strength::of_number),
    };
    strength.ok_or_else(|| {
        let (highest, [least, most]) = (Level::ALL.len(), RATINGS.map(Rating::number));
        format!(
            "expected a level from 1 to {highest}, a rating of chess from {least} to {most}, full, \
             or full:SECONDS from 0.1 to 3600"
        )
    })
}

fn moment(text: &str) -> Result<Moment, String> {
    if text == "none" {
        return Ok(Moment::NONE);
    }
    let (least, most) = text.split_once('-').unwrap_or((text, text));
    let times = parse_time(least).zip(parse_time(most));
    let (least, most) = times.ok_or("expected seconds such as 0.7-2, or none")?;
    Moment::new(least, most).map_err(|error| error.to_string())
}

fn draws(text: &str) -> Result<Draws, String> {
    match text {
        "free" => Ok(Draws::Free),
        "never" => Ok(Draws::Never),
        _ => match text.parse() {
            Ok(number) => Ok(Draws::From(number)),
            Err(_) => Err("expected free, never or the number of a move".to_owned()),
        },
    }
}

fn time_left(text: &str) -> Result<Millis, String> {
    parse_time(text).ok_or_else(|| "expected minutes and seconds such as 5:00".to_owned())
}

fn time_ahead(text: &str) -> Result<Millis, String> {
    parse_time(text).ok_or_else(|| "expected minutes and seconds such as 10:00".to_owned())
}

fn session(text: &str) -> Result<Millis, String> {
    parse_time(text).ok_or_else(|| "expected hours, minutes and seconds such as 4:00:00".to_owned())
}

/// How strictly a game is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum ModeName {
    /// With hints, and moves can be taken back
    Casual,
    /// By the Laws
    Strict,
}

impl From<ModeName> for Mode {
    fn from(name: ModeName) -> Mode {
        match name {
            ModeName::Casual => Mode::Casual,
            ModeName::Strict => Mode::Strict,
        }
    }
}

/// Who presses the clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum PressName {
    /// The program, at once
    Auto,
    /// You, with the word press
    Manual,
}

impl From<PressName> for Press {
    fn from(name: PressName) -> Press {
        match name {
            PressName::Auto => Press::Automatic,
            PressName::Manual => Press::ByHand,
        }
    }
}

/// Whose moves are typed and not computed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum You {
    /// You play White
    #[value(aliases = ["weiß", "weiss"])]
    White,
    /// You play Black; in checkers Red
    #[value(alias = "schwarz")]
    Black,
    /// You play Red, in checkers
    #[value(alias = "rot")]
    Red,
    /// Your colour is drawn by lot
    Random,
    /// Two people play at this terminal
    #[value(alias = "beide")]
    Both,
    /// The computer plays both sides
    None,
}
