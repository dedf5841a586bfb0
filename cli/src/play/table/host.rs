//! Setting up games: new ones, those of files, and those that were kept.

use std::path::Path;
use std::sync::Arc;

use annabella::arbiter::clock::{Controls, Millis, TimeControl};
use annabella::arbiter::rulings::Rulings;
use annabella::engine::{Level, Strength};
use annabella::games::{GameKind, Position, Record, Side, yin_yang};
use annabella::session::{
    Action, Actor, Begin, Conduct, Deed, Draws, Mode, NewGame, Player, Press, ScoreKeeping,
    Supervision,
};
use annabella::speech::{Language, Style};
use annabella::table::import::{from_elsewhere, result_elsewhere};
use annabella::table::journal::{OpenError, ResumeError};
use annabella::table::library::{Library, LibraryError};
use annabella::table::replay::replay;
use annabella::table::{ContinueError, Moment, TimeMarks, Update, source_record};

use super::boards::Board;
use super::display::{Display, Sitting};
use super::seated::Seated;
use super::seats::{self, Seats};
use super::target::{lacks_target, with_target};
use super::{Means, names, shelf};
use crate::Failure;
use crate::args::{
    AnnounceArgs, BlindfoldArgs, CorrespondArgs, NamingArgs, PlayArgs, SpokenStyle, StartArgs, You,
    in_order,
};
use crate::endgames::Endgames;
use crate::play::date::{pgn_date, unix_ms};
use crate::play::files::{self, Loaded};
use crate::play::lots::Lots;
use crate::play::own_name::program_command;
use crate::play::shown::{escaped, shown, shown_path};
use crate::words::{Words, key};

/// What goes on from one game to the next.
#[derive(Debug)]
pub(super) struct Settings {
    pub(super) start: StartArgs,
    pub(super) seats: Seats,
    pub(super) strength: Strength,
    /// In chess the computer plays as strongly as the player.
    pub(super) is_fair: bool,
    mode: Mode,
    /// Of White and of the other player.
    clocks: [TimeControl; 2],
    press: Press,
    supervision: Supervision,
    draws: Draws,
    score: ScoreKeeping,
    automatic_draws: bool,
    computer_resigns: bool,
    /// How long the computer takes for a move at least, if that was said.
    moment: Option<Moment>,
    /// What the computer knows of endings of checkers beside the library.
    endgames: Option<Endgames>,
    session: Option<Millis>,
    begin: Begin,
    pub(super) announce: AnnounceArgs,
    /// That of a game that was gone on with, for those that follow.
    pub(super) conduct: Option<KeptConduct>,
    pub(super) blindfold: BlindfoldArgs,
    pub(super) wishes: Wishes,
    /// Times left of which each person is told, in milliseconds.
    time_marks: Vec<Millis>,
    /// Of two people, that of White first.
    pub(super) names: [String; 2],
    /// Who plays on another device.
    correspondent: Option<Correspondent>,
}

/// With whom a game by correspondence is played.
#[derive(Clone, Debug)]
struct Correspondent {
    name: String,
    own_name: String,
    days: Option<u8>,
}

impl Settings {
    /// A game that has no Laws is friendly, and so are those after it.
    /// As the options have it.
    fn of(args: PlayArgs) -> Result<Settings, Failure> {
        let asked_strength = args.level;
        let white = args.clock.unwrap_or_default();
        let clocks = [white.clone(), args.clock_black.unwrap_or(white)];
        let press: Press = args.press.into();
        let is_timed = clocks.iter().any(|clock| *clock != TimeControl::Untimed);
        if press == Press::ByHand && !is_timed {
            return Err(Failure::Usage(
                "--press manual needs a clock, for example --clock 5".to_owned(),
            ));
        }
        TimeMarks::new(&args.tell_time, &[])
            .map_err(|error| Failure::Usage(format!("--tell-time: {error}")))?;
        let supervision = if args.strict.unsupervised {
            Supervision::Unsupervised
        } else {
            Supervision::Supervised
        };
        let kind = args.start.kind();
        if asked_strength.is_some_and(|strength| !strength.is_of(kind)) {
            let (game, last) = (kind.name(), Level::ALL.len());
            let problem =
                format!("--level: ratings are of chess alone; {game} has levels from 1 to {last}");
            return Err(Failure::Usage(problem));
        }
        let correspondent = correspondent(args.correspond, args.you)?;
        Ok(Settings {
            start: args.start,
            seats: args.you.into(),
            strength: asked_strength.unwrap_or_else(|| Strength::default_of(kind)),
            is_fair: false,
            mode: args.mode.into(),
            clocks,
            press,
            supervision,
            draws: args.strict.draws,
            score: if args.strict.score_by_hand {
                ScoreKeeping::ByHand
            } else {
                ScoreKeeping::Kept
            },
            automatic_draws: args.automatic_draws,
            computer_resigns: args.computer_resigns,
            moment: args.moment,
            endgames: args.endgames,
            session: args.strict.session,
            begin: args.strict.begins.map_or(Begin::AtCommand, |at| Begin::Scheduled {
                at,
                default_time: args.strict.default_time,
            }),
            announce: args.announce,
            conduct: None,
            blindfold: args.blindfold,
            time_marks: args.tell_time,
            wishes: Wishes {
                language: args.lang.language(),
                style: args.style.map(SpokenStyle::style),
                naming: args.naming,
                is_dictated: args.dictated,
            },
            names: [args.strict.white_name, args.strict.black_name].map(Option::unwrap_or_default),
            correspondent,
        })
    }

    fn forget_laws(&mut self) {
        self.mode = Mode::Casual;
        self.supervision = Supervision::Supervised;
        self.draws = Draws::Free;
        self.score = ScoreKeeping::Kept;
        self.session = None;
        self.begin = Begin::AtCommand;
    }
}

/// How the players of a game behave, and which of them are people.
#[derive(Clone, Copy, Debug)]
pub(super) struct KeptConduct {
    pub(super) of: [Conduct; 2],
    pub(super) people: [bool; 2],
}

/// How somebody wants to be spoken to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Wishes {
    pub(super) language: Language,
    /// As it is usual for the game, without one.
    pub(super) style: Option<Style>,
    pub(super) naming: NamingArgs,
    /// What is typed comes from a recogniser of speech.
    pub(super) is_dictated: bool,
}

/// Who sets up the games.
#[derive(Debug)]
pub(super) struct Host {
    pub(super) settings: Settings,
    pub(super) means: Means,
    pub(super) lots: Lots,
    /// How many games have been at the table.
    games: u64,
}

impl Host {
    /// The terminal's own sentences, in the language that is wanted.
    pub(super) fn words(&self) -> Words {
        Words::of(self.settings.wishes.language)
    }

    /// The first game, or several.
    pub(super) fn open(args: PlayArgs, means: Means) -> Result<(Host, Sitting), Failure> {
        let mut args = args.by_the_laws();
        let display = Display::of(std::mem::take(&mut args.boards), args.you)?;
        let (resume, load, seed) = (args.resume.take(), args.load.take(), args.seed);
        let (asked_strength, is_red) = (args.level, args.you == You::Red);
        let settings = Settings::of(args)?;
        let mut host = Host { settings, means, lots: Lots::new(seed), games: 0 };
        // before anything is begun or gone on with
        if let Some(id) = resume {
            let (library, id) =
                host.kept(&id, host.settings.start.game).map_err(Failure::BadInput)?;
            host.check_endgames(kind_of_saved(&library, &id))?;
            let sitting = host
                .resume_all(&library, &id)
                .map_err(|problem| Failure::BadInput(problem.trim_end_matches('.').to_owned()))?;
            return Ok((host, sitting));
        }
        let Some(path) = load else {
            let kind = host.settings.start.kind();
            if is_red && kind.read_side("red").is_none() {
                let name = kind.name();
                let problem = format!(
                    "--you red: {name} is played by White and Black; Red plays --game checkers"
                );
                return Err(Failure::Usage(problem));
            }
            host.check_endgames(Some(kind))?;
            let sitting = match display {
                Some(display) => host.display(&display)?,
                None => Sitting::alone(Board::alone(host.new_game(None)?)),
            };
            return Ok((host, sitting));
        };
        let without_stop =
            |problem: String| Failure::BadInput(problem.trim_end_matches('.').to_owned());
        match files::load(&path, host.words()).map_err(without_stop)? {
            Loaded::Record(record) => {
                host.check_kind(Some(record.kind()), &path)?;
                host.check_endgames(Some(record.kind()))?;
                let record = match host.settings.start.target {
                    _ if !lacks_target(&record) => record,
                    Some(target) => {
                        with_target(&record, target, host.words()).map_err(without_stop)?
                    }
                    None => {
                        let file = ("file", shown_path(&path).into());
                        let problem = host.words().fill(key::FILE_WITHOUT_TARGET, [file]);
                        return Err(without_stop(problem));
                    }
                };
                let at = host
                    .game_of(record, asked_strength, host.settings.seats.are_drawn())
                    .map_err(without_stop)?;
                Ok((host, Sitting::alone(Board::alone(at))))
            }
            Loaded::Saved => {
                let saved = files::folder_and_id(&path);
                let kind =
                    saved.and_then(|(folder, id)| kind_of_saved(&Library::open(folder), &id));
                host.check_kind(kind, &path)?;
                host.check_endgames(kind)?;
                let (at, update) = host.resume_file(&path).map_err(without_stop)?;
                Ok((host, Sitting::alone(Board::back(at, update))))
            }
        }
    }

    /// A new game with the settings, from the start of another kind if one is named. Where it
    /// begins is drawn anew, if that was left to chance.
    pub(super) fn new_game(&mut self, kind: Option<GameKind>) -> Result<Seated, Failure> {
        let start = match kind {
            Some(kind) => {
                if !kind.has_laws() {
                    self.settings.forget_laws();
                }
                // the board of the game before it stays, where it has one
                let StartArgs { size, target, .. } = self.settings.start;
                let (size, target) =
                    if kind == GameKind::YinYang { (size, target) } else { (None, None) };
                StartArgs { game: Some(kind), size, target, ..StartArgs::default() }
            }
            None => self.settings.start.clone(),
        };
        let lots = &mut self.lots;
        let people = self.settings.seats.people(start.kind(), lots);
        let (position, kind) = start.start_of_game(|| lots.start())?;
        let setup = self.setup(position, kind, people);
        let at = self.begin(setup, None).map_err(Failure::BadInput)?;
        self.settings.start = start;
        self.next_seats_after(kind, people);
        Ok(at)
    }

    /// A game from a position of the one before it; the next is like it.
    pub(super) fn play_from(&mut self, setup: NewGame) -> Result<Seated, String> {
        let seed = self.lots.seed();
        let at = self.begin(NewGame { seed, ..setup }, None)?;
        self.take_settings(&at);
        Ok(at)
    }

    /// Chosen seats stay; others are drawn again, or change where sides alternate.
    fn next_seats_after(&mut self, kind: GameKind, people: [bool; 2]) {
        if self.settings.seats.are_drawn() && kind.alternates_sides() {
            self.settings.seats = Seats::after(kind, people);
        }
    }

    /// A game from elsewhere, from its end on; of one that was played here everybody may sit where
    /// he sat.
    pub(super) fn game_of(
        &mut self,
        record: Record,
        asked_strength: Option<Strength>,
        keeps_seats: bool,
    ) -> Result<Seated, String> {
        let NewGame { kind, position, .. } = from_elsewhere(&record, NewGame::default());
        let mut people = self.settings.seats.people(kind, &mut self.lots);
        if let Some((seated, strength)) = names::seated(record.tag("White"), record.tag("Black")) {
            self.settings.strength = asked_strength.unwrap_or(strength);
            if keeps_seats {
                people = in_order(kind, seated);
            }
        }
        let setup = self.setup(position, kind, people);
        let mut at = self.begin(from_elsewhere(&record, setup), Some(record))?;
        self.next_seats_after(kind, people);
        let source = at.source.as_ref();
        if let Some(verdict) = source.and_then(|game| result_elsewhere(game, at.game.state())) {
            let action = Action { by: Actor::Arbiter, deed: Deed::Declare(verdict) };
            at.game.dispatch(action, (self.means.now)());
        }
        Ok(at)
    }

    /// The saved game in this file, kept there from now on.
    pub(super) fn resume_file(&mut self, path: &Path) -> Result<(Seated, Update), String> {
        let (folder, id) = files::folder_and_id(path).ok_or_else(|| {
            self.words().fill(key::FILE_NOT_NAMED, [("file", shown_path(path).into())])
        })?;
        self.resume(&Library::open(folder), &id)
    }

    /// The game of this id in the library; the last unfinished one if it is
    /// empty.
    fn kept(&self, id: &str, kind: Option<GameKind>) -> Result<(Library, String), String> {
        let words = self.words();
        let without_stop = |problem: String| problem.trim_end_matches('.').to_owned();
        let library = self.means.library.clone();
        let library = library.ok_or_else(|| without_stop(words.text(key::NO_LIBRARY)))?;
        let id = if id.is_empty() {
            let last = shelf::last_unfinished(&library, kind)
                .map_err(|error| without_stop(shelf::not_listed(&error, words)))?;
            last.ok_or_else(|| words.text(key::NO_UNFINISHED_GAME))?.0
        } else {
            let without_hint = |problem: String| match problem.split_once(';') {
                Some((problem, _)) => problem.to_owned(),
                None => problem,
            };
            let found = shelf::find(&library, id, words).map_err(without_hint)?;
            let is_asked = kind.is_none_or(|kind| kind_of_saved(&library, &found) == Some(kind));
            if !is_asked {
                let asked = [("asked", shown(id).into())];
                return Err(without_hint(words.fill(key::NO_SUCH_GAME, asked)));
            }
            found
        };
        Ok((library, id))
    }

    pub(super) fn resume(
        &mut self,
        library: &Library,
        id: &str,
    ) -> Result<(Seated, Update), String> {
        let words = self.words();
        let cannot = |problem: String| {
            let slots = [("game", escaped(id).into()), ("error", escaped(&problem).into())];
            words.fill(key::NOT_CONTINUED, slots)
        };
        let reading = library.read(id).map_err(|error| cannot(error.to_string()))?;
        let date = pgn_date(reading.created);
        let number = self.games + 1;
        let resumed = Seated::resume(library.clone(), id, &self.means, number, date);
        let (mut at, update) = resumed.map_err(|error| match &error {
            ContinueError::Library(LibraryError::Open(OpenError::Resume(
                ResumeError::Damaged { line },
            ))) => {
                let path = library.path(id).unwrap_or_default();
                let repair = format!("{} save repair {}", program_command(), shown_path(&path));
                let slots = [("line", (*line).into()), ("command", repair.into())];
                cannot(words.fill(key::DAMAGED_LINE, slots))
            }
            _ => cannot(error.to_string()),
        })?;
        at.source = source_record(&reading.entries);
        self.games = number;
        self.take_settings(&at);
        self.set_time_marks(&mut at);
        self.set_moment(&mut at);
        self.use_endgames(&mut at);
        Ok((at, update))
    }

    /// The next new game is like this one.
    fn take_settings(&mut self, at: &Seated) {
        let state = at.game.state();
        let setup = state.setup();
        let settings = &mut self.settings;
        let board = setup.position.yin_yang();
        settings.start = StartArgs {
            game: Some(at.kind()),
            size: board.map(|position| position.size().columns()),
            target: board.map(yin_yang::Position::target),
            ..StartArgs::default()
        };
        let people = seats::people(setup.players);
        settings.seats = Seats::after(at.kind(), people);
        settings.mode = setup.mode;
        let clocks = Side::ALL.map(|side| setup.controls[side].clone());
        settings.clocks = in_order(setup.kind, clocks);
        settings.press = setup.press;
        settings.supervision = setup.supervision;
        settings.draws = setup.draws;
        settings.score = setup.score;
        settings.automatic_draws = setup.automatic_draws;
        settings.computer_resigns = setup.computer_resigns;
        settings.session = setup.session;
        settings.begin = setup.begin;
        settings.correspondent = state.correspondent().map(|side| Correspondent {
            name: setup.names[side as usize].clone(),
            own_name: setup.names[!side as usize].clone(),
            days: setup.days,
        });
        settings.names = in_order(setup.kind, setup.names.clone());
        settings.conduct = Some(KeptConduct { of: setup.conduct, people });
        for side in Side::ALL {
            if let Player::Engine(strength) = state.player(side) {
                settings.strength = strength;
            }
        }
    }

    pub(super) fn setup(
        &mut self,
        position: Position,
        kind: GameKind,
        people: [bool; 2],
    ) -> NewGame {
        let Settings {
            strength,
            mode,
            clocks,
            press,
            supervision,
            draws,
            score,
            automatic_draws,
            computer_resigns,
            session,
            begin,
            names,
            correspondent,
            ..
        } = &self.settings;
        let [first, second] = in_order(kind, clocks.clone());
        let controls = Controls::new(first, second);
        let strength = if self.settings.is_fair {
            Strength::Rating(self.own_rating().fair())
        } else {
            *strength
        };
        // another game than the last may have no ratings
        let strength = Some(strength).filter(|strength| strength.is_of(kind));
        let strength = strength.unwrap_or_else(|| Strength::default_of(kind));
        let correspondent = correspondent.as_ref().filter(|_| people[0] != people[1]);
        let other = match correspondent {
            Some(_) => Player::Correspondent,
            None => Player::Engine(strength),
        };
        let player = |is_person| if is_person { Player::Person } else { other };
        NewGame {
            kind,
            position,
            moves: Vec::new(),
            players: people.map(player),
            names: match (people, correspondent) {
                ([true, true], _) => in_order(kind, names.clone()),
                ([is_first, _], Some(Correspondent { name, own_name, .. })) => {
                    let [own, other] = [own_name, name].map(Clone::clone);
                    if is_first { [own, other] } else { [other, own] }
                }
                _ => Default::default(),
            },
            seed: self.lots.seed(),
            mode: *mode,
            away: NewGame::usual_away(*mode, &controls, *begin, people.map(player)),
            controls,
            press: *press,
            begin: *begin,
            supervision: *supervision,
            draws: *draws,
            score: *score,
            automatic_draws: *automatic_draws,
            computer_resigns: *computer_resigns,
            conduct: self.conduct(kind, people),
            session: *session,
            days: correspondent.and_then(|correspondent| correspondent.days),
            earlier: None,
            rulings: Rulings::TODAY,
        }
    }

    pub(super) fn begin(
        &mut self,
        setup: NewGame,
        source: Option<Record>,
    ) -> Result<Seated, String> {
        let number = self.games + 1;
        let begun = Seated::begin(setup, source, &self.means, number, pgn_date(unix_ms()));
        let mut at = begun.map_err(|error| {
            self.words().fill(key::CANNOT_BEGIN, [("error", error.to_string().into())])
        })?;
        self.games = number;
        self.set_time_marks(&mut at);
        self.set_moment(&mut at);
        self.use_endgames(&mut at);
        Ok(at)
    }

    /// A moment before each move of the computer, where a person waits for it.
    fn set_moment(&self, at: &mut Seated) {
        let state = at.game.state();
        let has_person = Side::ALL.into_iter().any(|side| state.player(side) == Player::Person);
        let usual = if has_person { self.means.moment } else { Moment::NONE };
        let moment = self.settings.moment.unwrap_or(usual);
        at.game.set_answer_moment(moment, (self.means.now)());
    }

    fn use_endgames(&self, at: &mut Seated) {
        if let Some(endgames) = &self.settings.endgames {
            at.game.use_endgames(Arc::clone(&endgames.tables), (self.means.now)());
        }
    }

    /// Whether the game of a file is the one that `--game` names, if it names one. A game that
    /// cannot be read complains of itself later.
    fn check_kind(&self, kind: Option<GameKind>, path: &Path) -> Result<(), Failure> {
        match (kind, self.settings.start.game) {
            (Some(kind), Some(asked)) if kind != asked => Err(Failure::Usage(format!(
                "--game {} cannot be used with {}, a game of {}",
                asked.name(),
                shown_path(path),
                kind.name()
            ))),
            _ => Ok(()),
        }
    }

    /// Whether a game is one that the tables are for. A game that cannot be read complains of
    /// itself later.
    fn check_endgames(&self, kind: Option<GameKind>) -> Result<(), Failure> {
        match kind {
            Some(kind) if self.settings.endgames.is_some() && kind != GameKind::Checkers => {
                let name = kind.name();
                Err(Failure::Usage(format!(
                    "--endgames: found a game of {name}, expected checkers"
                )))
            }
            _ => Ok(()),
        }
    }

    /// Of the clocks of persons.
    fn set_time_marks(&self, at: &mut Seated) {
        let marks = Side::ALL.map(|side| match at.game.state().player(side) {
            Player::Person => &self.settings.time_marks[..],
            Player::Engine(_) | Player::Correspondent => &[],
        });
        // that they are possible was seen when the table was laid
        let marks = TimeMarks::new(marks[0], marks[1]).unwrap_or_default();
        at.game.set_time_marks(marks, (self.means.now)());
    }
}

/// The player on another device, if a game by correspondence is asked for.
fn correspondent(args: CorrespondArgs, you: You) -> Result<Option<Correspondent>, Failure> {
    let CorrespondArgs { correspondent, days, own_name } = args;
    let Some(name) = correspondent else { return Ok(None) };
    if matches!(you, You::Both | You::None) {
        return Err(Failure::Usage(
            "--correspondent: one side is yours, for example --you black".to_owned(),
        ));
    }
    Ok(Some(Correspondent { name, own_name: own_name.unwrap_or_default(), days }))
}

/// Which game a saved one is, if it can be read.
fn kind_of_saved(library: &Library, id: &str) -> Option<GameKind> {
    let reading = library.read(id).ok()?;
    Some(replay(&reading).ok()?.state.kind())
}
