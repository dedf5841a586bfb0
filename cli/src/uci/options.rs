//! The options that another program can set.

use annabella::engine::chess::Searcher;
use annabella::engine::{Level, Rating, Strength};

use super::command::shown;

/// What has been set.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools, reason = "each is an option of its own")]
pub(super) struct Options {
    pub(super) is_chess960: bool,
    limits_strength: bool,
    elo: u32,
    skill: u32,
    pub(super) threads: usize,
    /// In MiB.
    pub(super) hash: usize,
    pub(super) lines: usize,
    /// In milliseconds.
    pub(super) overhead: u64,
    pub(super) shows_chances: bool,
    pub(super) uses_network: bool,
}

/// What the engine has to do now, beside remembering the value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Change {
    Nothing,
    ClearHash,
    ResizeHash,
    Threads,
    Network,
}

/// `Skill Level` above all levels: the engine as good as it is.
const FULL_SKILL: u32 = Level::ALL.len() as u32 + 1;

/// An option with a number, its default and its least and greatest value.
struct Spin {
    name: &'static str,
    default: u32,
    min: u32,
    max: u32,
}

const UCI_ELO: Spin = Spin {
    name: "UCI_Elo",
    default: Rating::MOST.number() as u32,
    min: Rating::LEAST.number() as u32,
    max: Rating::MOST.number() as u32,
};
const SKILL: Spin = Spin { name: "Skill Level", default: FULL_SKILL, min: 1, max: FULL_SKILL };
const THREADS: Spin = Spin { name: "Threads", default: 1, min: 1, max: 256 };
const HASH: Spin = Spin { name: "Hash", default: 16, min: 1, max: Searcher::MAX_HASH_MIB as u32 };
const MULTI_PV: Spin = Spin { name: "MultiPV", default: 1, min: 1, max: 256 };
const OVERHEAD: Spin = Spin { name: "Move Overhead", default: 10, min: 0, max: 5_000 };

impl Default for Options {
    fn default() -> Options {
        Options {
            is_chess960: false,
            limits_strength: false,
            elo: UCI_ELO.default,
            skill: SKILL.default,
            threads: THREADS.default as usize,
            hash: HASH.default as usize,
            lines: MULTI_PV.default as usize,
            overhead: OVERHEAD.default.into(),
            shows_chances: false,
            uses_network: true,
        }
    }
}

impl Options {
    /// What is told in answer to `uci`, a line each.
    pub(super) fn declarations() -> Vec<String> {
        let spin = |&Spin { name, default, min, max }: &Spin| {
            format!("option name {name} type spin default {default} min {min} max {max}")
        };
        let check = |(name, default): (&str, bool)| {
            format!("option name {name} type check default {default}")
        };
        let spins = [&HASH, &THREADS, &MULTI_PV, &OVERHEAD, &SKILL, &UCI_ELO].map(spin);
        let checks = [
            ("UCI_LimitStrength", false),
            ("UCI_Chess960", false),
            ("UCI_ShowWDL", false),
            ("Ponder", false),
            ("UseNetwork", true),
        ]
        .map(check);
        let button = "option name Clear Hash type button".to_owned();
        spins.into_iter().chain(checks).chain([button]).collect()
    }

    /// Sets an option; names are the same in letters of either case. What is refused
    /// stays as it was.
    pub(super) fn set(&mut self, name: &str, value: &str) -> Result<Change, String> {
        match name.to_lowercase().as_str() {
            "uci_chess960" => self.is_chess960 = on(name, value)?,
            "uci_limitstrength" => self.limits_strength = on(name, value)?,
            "uci_showwdl" => self.shows_chances = on(name, value)?,
            // the other program decides when to ponder
            "ponder" => drop(on(name, value)?),
            "uci_elo" => self.elo = UCI_ELO.read(value)?,
            "skill level" => self.skill = SKILL.read(value)?,
            "multipv" => self.lines = MULTI_PV.read(value)? as usize,
            "move overhead" => self.overhead = OVERHEAD.read(value)?.into(),
            "usenetwork" => {
                self.uses_network = on(name, value)?;
                return Ok(Change::Network);
            }
            "threads" => {
                self.threads = THREADS.read(value)? as usize;
                return Ok(Change::Threads);
            }
            "hash" => {
                self.hash = HASH.read(value)? as usize;
                return Ok(Change::ResizeHash);
            }
            "clear hash" => return Ok(Change::ClearHash),
            _ => {
                return Err(format!(
                    "setoption: found {}, expected an option that uci lists",
                    shown(name)
                ));
            }
        }
        Ok(Change::Nothing)
    }

    /// Who plays, if it is not the whole engine: like people of a rating, or at a level.
    pub(super) fn opponent(&self) -> Option<Strength> {
        if self.limits_strength {
            let rating = u16::try_from(self.elo).ok().and_then(Rating::new);
            return rating.map(Strength::Rating);
        }
        Level::ALL.get(self.skill as usize - 1).copied().map(Strength::Level)
    }
}

impl Spin {
    fn read(&self, value: &str) -> Result<u32, String> {
        let &Spin { name, min, max, .. } = self;
        value.parse().ok().filter(|number| (min..=max).contains(number)).ok_or_else(|| {
            format!("{name}: found {}, expected a number from {min} to {max}", found(value))
        })
    }
}

fn on(name: &str, value: &str) -> Result<bool, String> {
    match value.to_lowercase().as_str() {
        "true" => Ok(true),
        "false" => Ok(false),
        _ => Err(format!("{}: found {}, expected true or false", shown(name), found(value))),
    }
}

fn found(value: &str) -> String {
    if value.is_empty() { "nothing".to_owned() } else { shown(value) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_option_that_is_told_can_be_set() {
        let mut options = Options::default();
        for line in Options::declarations() {
            let (name, rest) = line["option name ".len()..].split_once(" type ").unwrap();
            let default = rest.split(' ').nth(2).unwrap_or_default();
            assert!(options.set(name, default).is_ok(), "{line}");
            assert!(options.set(&name.to_uppercase(), default).is_ok(), "{line}");
        }
        assert_eq!(options, Options::default());
    }

    #[test]
    fn what_is_refused_changes_nothing() {
        let mut options = Options::default();
        for (name, value) in [
            ("Hash", "0"),
            ("Hash", "65537"),
            ("Hash", "99999999999999999999"),
            ("Hash", "-1"),
            ("Hash", ""),
            ("Threads", "two"),
            ("Ponder", "yes"),
            ("UCI_Elo", "599"),
            ("Style", "1"),
        ] {
            let complaint = options.set(name, value).unwrap_err();
            assert!(complaint.contains(": found ") && complaint.contains(", expected "));
        }
        assert_eq!(options, Options::default());
    }

    #[test]
    fn strength_is_limited_by_either_option() {
        let mut options = Options::default();
        assert_eq!(options.opponent(), None);
        options.set("Skill Level", "2").unwrap();
        assert_eq!(options.opponent(), Level::new(2).map(Strength::Level));
        options.set("UCI_Elo", "600").unwrap();
        assert_eq!(options.opponent(), Level::new(2).map(Strength::Level));
        options.set("UCI_LimitStrength", "true").unwrap();
        assert_eq!(options.opponent(), Rating::new(600).map(Strength::Rating));
    }
}
