//! The command line as clap reads it.

use std::path::PathBuf;

use annabella::arbiter::clock::{Millis, TimeControl, parse_time};
use annabella::games::chess::chess960;
use annabella::session::{Draws, Mode, Press};
use annabella::speech::{self, Language, Settings, braille};
use clap::{Args as Group, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;

/// Chess and Chess960 in the terminal: to play, to check and to measure.
///
/// Without a command, a game begins.
#[derive(Debug, Parser)]
#[command(name = "annabella", version, args_conflicts_with_subcommands = true)]
#[command(after_help = "\
Examples:
  annabella                             play against the computer
  annabella play --you white --level 2  an easy game with the white pieces
  annabella play --blind                a game in words, for ears and Braille
  annabella train                       exercises for playing without a board
  annabella perft 5 --divide            count the moves from the start
  annabella replay games.pgn            check every game of a file
  annabella save show game.annabella    tell a saved game in words

Run 'annabella COMMAND --help' for the options of a command.")]
pub(crate) struct Args {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,

    #[command(flatten)]
    pub(crate) play: PlayArgs,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    Play(PlayArgs),
    Train(TrainArgs),
    Perft(PerftArgs),
    Judge(JudgeArgs),
    Moves(MovesArgs),
    Say(SayArgs),
    Hear(HearArgs),
    Replay(ReplayArgs),
    Convert(ConvertArgs),
    Save(SaveArgs),
    Transcript(TranscriptArgs),
    Completions(CompletionsArgs),
}

/// Play a game
///
/// With a terminal the board fills the window; with --blind, or when the output
/// goes elsewhere, the game is played in words, a line at a time.
#[derive(Debug, Group)]
#[command(after_help = "\
Examples:
  annabella play --you black --level 5
  annabella play --game chess960 --start 518
  annabella play --you none --seed 1 --blind     the computer against itself
  annabella play --load game.pgn --you both      two people go on with a game
  annabella play --clock 5+3 --level 4           five minutes, and three seconds for each move
  annabella play --continue                      go on with the last unfinished game

Clocks are, for example, 5 (minutes), 0:30, 5+3 (seconds added for each move), 5d3
(delay), 5b3 (Bronstein), 40/90,30 (moves and minutes of each period) and 3days.

Type help during the game for what can be said there.")]
pub(crate) struct PlayArgs {
    #[command(flatten)]
    pub(crate) start: StartArgs,

    /// Which pieces are yours; random draws them by lot, or keeps those of the game loaded
    #[arg(long, value_enum, default_value_t = You::Random)]
    pub(crate) you: You,

    /// How well the computer plays, from 1 to 8 [default: 3, or that of the game loaded]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=8))]
    pub(crate) level: Option<u8>,

    /// Play in words only, a line at a time, for a screen reader or a Braille display
    #[arg(long)]
    pub(crate) blind: bool,

    /// Go on from the end of the last game in this PGN file, or with this saved game
    #[arg(long, value_name = "FILE", conflicts_with_all = ["fen", "start", "game"])]
    pub(crate) load: Option<PathBuf>,

    /// Go on with a kept game, by id or name; without one, with the unfinished game changed last
    #[arg(
        long = "continue",
        value_name = "ID",
        num_args = 0..=1,
        default_missing_value = "",
        conflicts_with_all = [
            "load", "fen", "start", "game", "you", "level", "seed", "mode", "clock",
            "clock_black", "press", "unsupervised", "draws", "score_by_hand", "session",
            "white_name", "black_name", "announce", "correct", "repeated"
        ]
    )]
    pub(crate) resume: Option<String>,

    /// How strictly the game is played
    #[arg(long, value_enum, default_value_t = ModeName::Casual)]
    pub(crate) mode: ModeName,

    /// The time of each side, such as 5+3 or 40/90,30; without it there is no clock
    #[arg(long, value_name = "SPEC")]
    pub(crate) clock: Option<TimeControl>,

    /// Another time for Black
    #[arg(long, value_name = "SPEC")]
    pub(crate) clock_black: Option<TimeControl>,

    /// Who presses the clock after a move of yours
    #[arg(long, value_enum, default_value_t = PressName::Auto)]
    pub(crate) press: PressName,

    #[command(flatten)]
    pub(crate) strict: StrictArgs,

    #[command(flatten)]
    pub(crate) announce: AnnounceArgs,

    /// The same seed draws the same lots and gives the same replies
    #[arg(long, value_name = "N")]
    pub(crate) seed: Option<u64>,

    /// How moves are written in sentences; without it they are said in words
    #[arg(long, value_enum)]
    pub(crate) style: Option<Style>,
}

impl PlayArgs {
    /// Whether the options leave open what is played.
    pub(crate) fn asks_for_nothing(&self) -> bool {
        self.you == You::Random
            && self.mode == ModeName::Casual
            && self.press == PressName::Auto
            && self.strict == StrictArgs::default()
            && self.announce.who.is_none()
            && self.level.is_none()
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
    pub(crate) who: Option<Announcing>,

    /// How many seconds an announcement can be corrected
    #[arg(
        long,
        value_name = "N",
        value_parser = clap::value_parser!(u64).range(0..=60),
        default_value_t = 3,
        requires = "announce"
    )]
    pub(crate) correct: u64,

    /// The program repeats the opponent's moves for you
    #[arg(long, requires = "announce")]
    pub(crate) repeated: bool,

    /// The language in which such a game is played, English if nothing is said
    #[arg(long, value_enum)]
    pub(crate) lang: Option<Lang>,
}

/// Who announces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Announcing {
    /// Everybody who is no computer
    You,
    /// White
    White,
    /// Black
    Black,
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

    /// What the player of the black pieces is called
    #[arg(long, value_name = "NAME")]
    pub(crate) black_name: Option<String>,

    /// Adjourn the game with a sealed move after this time, such as 4:00:00
    #[arg(long, value_name = "TIME", value_parser = session)]
    pub(crate) session: Option<Millis>,
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
            PressName::Auto => Press::Auto,
            PressName::Manual => Press::Manual,
        }
    }
}

/// Whose moves are typed and not computed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum You {
    /// You play White
    White,
    /// You play Black
    Black,
    /// Your colour is drawn by lot
    Random,
    /// Two people play at this terminal
    Both,
    /// The computer plays both sides
    None,
}

/// Train to play without a board: in words only, a line at a time
#[derive(Debug, Group)]
#[command(after_help = "\
Examples:
  annabella train colours
  annabella train knight --level 3 --tasks 5
  annabella train game --lang de --style fide
  annabella train results

Without an exercise you are asked which. During a course, help says what can be said.")]
pub(crate) struct TrainArgs {
    /// What is trained, or results, to hear what came of it so far
    #[arg(value_enum, value_name = "EXERCISE")]
    pub(crate) what: Option<Training>,

    /// How hard it is, from 1 to 5
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=5))]
    pub(crate) level: u8,

    /// How many tasks there are
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..=1000))]
    pub(crate) tasks: u32,

    /// The same seed sets the same tasks
    #[arg(long, value_name = "N")]
    pub(crate) seed: Option<u64>,

    #[command(flatten)]
    pub(crate) voice: VoiceArgs,
}

/// What can be trained.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Training {
    /// The colours of squares, and diagonals
    Colours,
    /// The shortest ways of a knight
    Knight,
    /// A game is told, and a question asked about it
    Game,
    /// Finding every check, on the easiest level every capture
    Checks,
    /// What came of it so far
    Results,
}

/// Count the positions that are so many plies away
#[derive(Debug, Group)]
#[command(after_help = "\
Examples:
  annabella perft 6
  annabella perft 5 --divide --fen 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq -'
  annabella perft 7 --hash 256")]
pub(crate) struct PerftArgs {
    /// How many plies deep
    #[arg(value_name = "DEPTH", value_parser = clap::value_parser!(u32).range(0..=64))]
    pub(crate) depth: u32,

    /// Say first how the count divides among the moves
    #[arg(long)]
    pub(crate) divide: bool,

    /// Make every last move instead of counting the moves of the position before
    #[arg(long)]
    pub(crate) no_bulk: bool,

    /// Remember counts of positions met before, in so many mebibytes
    #[arg(long, value_name = "MB", value_parser = clap::value_parser!(u32).range(1..=65_536))]
    pub(crate) hash: Option<u32>,

    #[command(flatten)]
    pub(crate) start: StartArgs,

    #[command(flatten)]
    pub(crate) form: Form,
}

/// Rule on positions: read FENs from stdin, a line each, and answer each at once
///
/// Blank lines and lines that begin with # are skipped.
#[derive(Debug, Group)]
#[command(after_help = "\
Example:
  echo '7k/5Q2/6K1/8/8/8/8/8 b - - 0 1' | annabella judge --json")]
pub(crate) struct JudgeArgs {
    /// The game; castling that only Chess960 has is noted in chess
    #[arg(long, value_enum, default_value_t = GameKind::Chess)]
    pub(crate) game: GameKind,

    #[command(flatten)]
    pub(crate) form: Form,
}

/// List the legal moves of a position, one a line
#[derive(Debug, Group)]
#[command(after_help = "\
Examples:
  annabella moves
  annabella moves --style san --fen '4k3/P7/8/8/8/8/8/4K3 w - -'")]
pub(crate) struct MovesArgs {
    #[command(flatten)]
    pub(crate) start: StartArgs,

    /// How moves are written
    #[arg(long, value_enum, default_value_t = Style::Uci)]
    pub(crate) style: Style,

    #[command(flatten)]
    pub(crate) form: Form,
}

/// Say moves: read them from stdin, a line each, and print what is spoken
///
/// Moves are read as SAN or as UCI. Before the text of each part stands the language of
/// the voice that it is for.
#[derive(Debug, Group)]
#[command(after_help = "\
Examples:
  echo Nf3 | annabella say --style fide
  annabella say --play --lang de --json < moves.txt")]
pub(crate) struct SayArgs {
    #[command(flatten)]
    pub(crate) start: StartArgs,

    #[command(flatten)]
    pub(crate) voice: VoiceArgs,

    /// Go on from each move
    #[arg(long)]
    pub(crate) play: bool,

    #[command(flatten)]
    pub(crate) form: Form,
}

/// Understand what is said or typed: read it from stdin, a line each
///
/// Understands moves in every notation and in words, questions and commands, in the
/// language of --lang and in the words of play with the blind.
#[derive(Debug, Group)]
#[command(after_help = "\
Examples:
  echo 'knight to f three' | annabella hear
  echo 'Springer Felix drei' | annabella hear --lang de --json
  annabella hear --play < utterances.txt")]
pub(crate) struct HearArgs {
    #[command(flatten)]
    pub(crate) start: StartArgs,

    #[command(flatten)]
    pub(crate) voice: VoiceArgs,

    /// Go on from each move
    #[arg(long)]
    pub(crate) play: bool,

    #[command(flatten)]
    pub(crate) form: Form,
}

/// How moves are spoken.
#[derive(Clone, Copy, Debug, Group)]
pub(crate) struct VoiceArgs {
    /// The language of sentences
    #[arg(long, value_enum, default_value_t = Lang::En)]
    pub(crate) lang: Lang,

    /// How moves and squares are named
    #[arg(long, value_enum, default_value_t = SpokenStyle::Plain)]
    pub(crate) style: SpokenStyle,
}

/// A language of sentences.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Lang {
    /// English
    En,
    /// German
    De,
}

/// How moves are spoken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum SpokenStyle {
    /// As in play with the blind: Springer Felix drei
    Fide,
    /// Short, with pauses: knight, f 3
    Plain,
    /// Files by the spelling alphabet: knight foxtrot 3
    Nato,
    /// In full words: knight f 3
    Literate,
    /// As in PGN: Nf3
    San,
    /// From square to square: g1f3
    Uci,
}

impl Lang {
    pub(crate) const fn language(self) -> Language {
        match self {
            Lang::En => Language::English,
            Lang::De => Language::German,
        }
    }
}

impl VoiceArgs {
    pub(crate) fn settings(self) -> Settings {
        let language = self.lang.language();
        let style = match self.style {
            SpokenStyle::Fide => speech::Style::Fide,
            SpokenStyle::Plain => speech::Style::Plain,
            SpokenStyle::Nato => speech::Style::Nato,
            SpokenStyle::Literate => speech::Style::Literate,
            SpokenStyle::San => speech::Style::San,
            SpokenStyle::Uci => speech::Style::Uci,
        };
        Settings { language, style, ..Settings::default() }
    }
}

/// Play through every game of PGN files and say which of them do not hold
#[derive(Debug, Group)]
#[command(after_help = "\
Examples:
  annabella replay games.pgn
  annabella replay --strict --json *.pgn")]
pub(crate) struct ReplayArgs {
    /// The files to read
    #[arg(value_name = "FILE", required = true)]
    pub(crate) files: Vec<PathBuf>,

    /// Accept only what the PGN standard allows
    #[arg(long)]
    pub(crate) strict: bool,

    /// The game, and so PGN, whatever the endings of the files are
    #[arg(long, value_enum)]
    pub(crate) game: Option<GameKind>,

    #[command(flatten)]
    pub(crate) form: Form,
}

/// Look at files of saved games
#[derive(Debug, Group)]
#[command(after_help = "\
Examples:
  annabella save show game.annabella
  annabella save check --json *.annabella
  annabella save repair game.annabella --to whole.annabella")]
pub(crate) struct SaveArgs {
    #[command(subcommand)]
    pub(crate) command: SaveCommand,
}

#[derive(Debug, Subcommand)]
pub(crate) enum SaveCommand {
    Show(SaveShowArgs),
    Check(SaveCheckArgs),
    Repair(SaveRepairArgs),
}

/// Tell a saved game in words: what was agreed, the moves with their times, the clocks
///
/// Of a damaged file, or one of a newer version, as much as can be read.
#[derive(Debug, Group)]
pub(crate) struct SaveShowArgs {
    /// The saved game
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
}

/// Say whether files of saved games are whole
#[derive(Debug, Group)]
pub(crate) struct SaveCheckArgs {
    /// The saved games
    #[arg(value_name = "FILE", required = true)]
    pub(crate) files: Vec<PathBuf>,

    #[command(flatten)]
    pub(crate) form: Form,
}

/// Save what can be read of a damaged game into a new file
///
/// The old file stays as it is, and no other is ever replaced.
#[derive(Debug, Group)]
pub(crate) struct SaveRepairArgs {
    /// The damaged game
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,

    /// The new file; without it one beside the old
    #[arg(long, value_name = "FILE")]
    pub(crate) to: Option<PathBuf>,

    #[command(flatten)]
    pub(crate) form: Form,
}

/// Translate the games of a PGN file, a saved game, or a score in Braille into another form
#[derive(Debug, Group)]
#[command(after_help = "\
Examples:
  annabella convert --to json games.pgn
  annabella convert --to fen < game.pgn          the final position of each game
  annabella convert --to pgn game.annabella      a saved game, with its times
  annabella convert --to brf games.pgn > games.brf
  annabella convert --to pgn games.brf           a score in Braille")]
pub(crate) struct ConvertArgs {
    /// The form to write
    #[arg(long, value_enum)]
    pub(crate) to: TargetForm,

    /// The file to read; stdin without it
    #[arg(value_name = "FILE")]
    pub(crate) file: Option<PathBuf>,

    #[command(flatten)]
    pub(crate) braille: BrailleArgs,
}

/// How a score in Braille is written, or what is known of one that is read.
#[derive(Clone, Copy, Debug, Group)]
pub(crate) struct BrailleArgs {
    /// How moves are written in Braille [default: literal, or as the score looks]
    #[arg(long, value_enum)]
    pub(crate) profile: Option<ProfileName>,

    /// The language of a score in Braille [default: en, or that of its header]
    #[arg(long, value_enum, value_name = "LANGUAGE")]
    pub(crate) lang: Option<BrailleLanguage>,
}

impl BrailleArgs {
    /// For a score that is written.
    pub(crate) fn style(self) -> braille::Style {
        let braille::Options { profile, language } = self.options();
        braille::Style {
            profile: profile.unwrap_or_default(),
            language: language.unwrap_or_default(),
        }
    }

    /// For a score that is read.
    pub(crate) fn options(self) -> braille::Options {
        let profile = self.profile.map(|profile| match profile {
            ProfileName::Literal => braille::Profile::Literal,
            ProfileName::Compact => braille::Profile::Compact,
        });
        let language = self.lang.map(|language| match language {
            BrailleLanguage::En => braille::Language::English,
            BrailleLanguage::De => braille::Language::German,
        });
        braille::Options { profile, language }
    }
}

/// How moves are written in Braille.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum ProfileName {
    /// As in print, sign by sign: every reader of Braille can read it
    Literal,
    /// As players write: no signs for capitals and numbers
    Compact,
}

/// Languages of a score in Braille.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum BrailleLanguage {
    /// English
    En,
    /// German
    De,
}

/// Replay games as they happened, and name the first line that does not hold
#[derive(Debug, Group)]
#[command(after_help = "\
Examples:
  annabella transcript tests/laws/*.txt
  annabella transcript --update game.txt         rewrite what has changed")]
pub(crate) struct TranscriptArgs {
    /// The transcripts
    #[arg(value_name = "FILE", required = true)]
    pub(crate) files: Vec<PathBuf>,

    /// Rewrite the lines of events and facts as they are now
    #[arg(long)]
    pub(crate) update: bool,

    #[command(flatten)]
    pub(crate) form: Form,
}

/// Forms into which a game can be translated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum TargetForm {
    /// Portable Game Notation
    Pgn,
    /// The final position, a line for each game
    Fen,
    /// The moves in numeric notation, a line for each game
    Iccf,
    /// An object for each game, a line each
    Json,
    /// A score in Braille, as Unicode text
    Braille,
    /// A score in Braille, as pages in Braille ASCII
    Brf,
    /// A saved game as it happened, with times and all that was done
    Transcript,
}

/// Print the script that lets a shell complete the command line
#[derive(Debug, Group)]
#[command(after_help = "\
Example:
  annabella completions bash > ~/.local/share/bash-completion/completions/annabella")]
pub(crate) struct CompletionsArgs {
    /// The shell
    #[arg(value_enum)]
    pub(crate) shell: Shell,
}

/// Where a game or a question begins.
#[derive(Debug, Group)]
pub(crate) struct StartArgs {
    /// The game; chess if nothing is said, and Chess960 with --start
    #[arg(long, value_enum)]
    pub(crate) game: Option<GameKind>,

    /// Begin with this position (FEN, X-FEN or Shredder-FEN)
    #[arg(long, value_name = "TEXT", conflicts_with = "start")]
    pub(crate) fen: Option<String>,

    /// Begin with this start, from 0 to 959, and play Chess960
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(0..i64::from(chess960::COUNT)))]
    pub(crate) start: Option<u16>,
}

/// The games that can be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum GameKind {
    /// The ordinary game
    Chess,
    /// With the pieces behind the pawns drawn by lot
    Chess960,
}

/// How moves are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Style {
    /// As in appendix C of the Laws: Ngf3, 0-0, e8Q
    Fide,
    /// As in PGN: Ngf3, O-O, e8=Q
    San,
    /// As chess engines write them: g1f3, e1g1, e7e8q
    Uci,
}

/// Words or JSON.
#[derive(Clone, Copy, Debug, Group)]
pub(crate) struct Form {
    /// Print one JSON object a line
    #[arg(long)]
    pub(crate) json: bool,
}
