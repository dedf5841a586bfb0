//! The position that the options describe.

use annabella::games::chess::notation::fen;
use annabella::games::chess::{Note, Position, chess960};
use annabella::games::yin_yang::Size;
use annabella::games::{self, GameKind, checkers, yin_yang};

use crate::Failure;
use crate::args::StartArgs;
use crate::output::complain;

/// Where a game or a question begins.
#[derive(Clone, Debug)]
pub(crate) struct Start {
    pub(crate) position: Position,
    pub(crate) game: GameKind,
}

impl StartArgs {
    /// Which game is asked for.
    pub(crate) fn kind(&self) -> GameKind {
        self.game.unwrap_or(if self.start.is_some() { GameKind::Chess960 } else { GameKind::Chess })
    }

    /// Where a game of any kind begins, drawn by `lot` where that is left open.
    pub(crate) fn start_of_game(
        &self,
        lot: impl FnOnce() -> u16,
    ) -> Result<(games::Position, GameKind), Failure> {
        match self.game.unwrap_or_default() {
            GameKind::Chess | GameKind::Chess960 => {
                let Start { position, game } = self.start(lot)?;
                Ok((position.into(), game))
            }
            GameKind::Checkers => Ok((self.start_of_checkers()?.into(), GameKind::Checkers)),
            GameKind::YinYang => Ok((self.start_of_yin_yang()?.into(), GameKind::YinYang)),
        }
    }

    /// The position of checkers asked for.
    pub(crate) fn start_of_checkers(&self) -> Result<checkers::Position, Failure> {
        if self.start.is_some() {
            return Err(Failure::Usage(
                "--start begins a game of Chess960, it cannot be used with --game checkers"
                    .to_owned(),
            ));
        }
        self.check_board("checkers")?;
        let read = |text: &String| {
            text.parse().map_err(|error| Failure::BadInput(format!("--fen: {error}")))
        };
        self.fen.as_ref().map_or_else(|| Ok(checkers::Position::default()), read)
    }

    /// The position of Yin-Yang asked for.
    pub(crate) fn start_of_yin_yang(&self) -> Result<yin_yang::Position, Failure> {
        if self.start.is_some() {
            return Err(Failure::Usage(
                "--start begins a game of Chess960, it cannot be used with --game yin-yang"
                    .to_owned(),
            ));
        }
        if let Some(text) = &self.fen {
            return text.parse().map_err(|error| Failure::BadInput(format!("--fen: {error}")));
        }
        let usual = yin_yang::Position::default();
        let size = self.size.and_then(Size::square).unwrap_or(usual.size());
        let target = self.target.unwrap_or(usual.target());
        // both are in their ranges
        Ok(yin_yang::Position::new(size, target).unwrap_or(usual))
    }

    /// The position of chess asked for. `lot` draws the number of a Chess960 start when
    /// neither a number nor a position is given.
    pub(crate) fn start(&self, lot: impl FnOnce() -> u16) -> Result<Start, Failure> {
        if self.start.is_some() && self.game == Some(GameKind::Chess) {
            return Err(Failure::Usage(
                "--start begins a game of Chess960, it cannot be used with --game chess".to_owned(),
            ));
        }
        let game = self.game.unwrap_or(GameKind::Chess);
        if !game.has_laws() {
            return Err(Failure::Usage(format!("--game {}: this is for chess alone", game.name())));
        }
        self.check_board(game.name())?;
        if let Some(text) = &self.fen {
            let (position, notes) =
                fen::parse(text).map_err(|error| Failure::BadInput(format!("--fen: {error}")))?;
            complain_of_notes("--fen", &notes);
            return Ok(Start { position, game });
        }
        let number = match (self.start, game) {
            (Some(number), _) => number,
            (None, GameKind::Chess960) => lot(),
            (None, _) => chess960::CLASSICAL,
        };
        let position = chess960::start(number).ok_or_else(|| {
            Failure::Usage(format!("--start: found {number}, expected a number from 0 to 959"))
        })?;
        let game = if self.start.is_some() { GameKind::Chess960 } else { game };
        Ok(Start { position, game })
    }

    /// Size and target are those of Yin-Yang.
    fn check_board(&self, game: &str) -> Result<(), Failure> {
        let given = [("--size", self.size), ("--target", self.target)];
        match given.into_iter().find(|(_, value)| value.is_some()) {
            Some((option, _)) => Err(Failure::Usage(format!(
                "{option} is for games of Yin-Yang, it cannot be used with --game {game}"
            ))),
            None => Ok(()),
        }
    }

    /// As [`StartArgs::start`], for commands that draw no lots: Chess960 begins
    /// with the classical start.
    pub(crate) fn start_without_lot(&self) -> Result<Start, Failure> {
        self.start(|| chess960::CLASSICAL)
    }
}

/// Says on stderr what was dropped from a position or is odd about it.
fn complain_of_notes(place: &str, notes: &[Note]) {
    for note in notes {
        complain(format_args!("note: {place}: {note}"));
    }
}
