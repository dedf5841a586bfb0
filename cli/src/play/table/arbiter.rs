//! What the arbiter does: somebody who is not a player, with the word `arbiter` in front.

use annabella::games::chess::Color;
use annabella::session::{Actor, Deed, DeedKind, Draws, Ending, Ruling, ScoreKeeping, SealedMove};

use super::{Said, Table, own, say};
use crate::play::command;

/// Words with spaces that are one word of the arbiter.
const SPOKEN: [(&str, &str); 6] = [
    ("next period", "next-period"),
    ("allow draw", "allow-draw"),
    ("swap names", "swap-names"),
    ("postpone with time", "postpone-with-time"),
    ("lost envelope", "lost-envelope"),
    ("the ", ""),
];

/// Something that the arbiter may do.
struct May {
    words: &'static str,
    /// What goes behind the words, as an example.
    example: &'static str,
    does: &'static str,
}

impl May {
    fn typed(&self) -> String {
        format!("{} {}", self.words, self.example).trim_end().to_owned()
    }
}

impl Table {
    /// What the arbiter may do now.
    fn arbiter_may(&self) -> Vec<May> {
        let state = self.state();
        let may = |kind| state.permits(Actor::Arbiter, kind).is_ok();
        let setup = state.setup();
        let is_over = self.ending().is_some();
        let rules = self.is_strict() && may(DeedKind::Rule);
        let is_timed = rules && !is_over && state.controls().is_timed();
        let is_due = state.is_decision_due();
        // what was put off until the flag fell is not put off again
        let may_wait = is_due
            && state
                .clock_view(state.time())
                .zip(state.quickplay_claim())
                .is_some_and(|(view, (by, _))| !view.of(by).is_out_of_time);
        let claimed = rules && state.quickplay_claim().is_some();
        let has_periods = is_timed
            && state.clock_view(state.time()).is_some_and(|view| {
                Color::ALL.iter().any(|&color| view.of(color).moves_to_go.is_some())
            });
        let has_envelope = state
            .adjournment()
            .is_some_and(|adjournment| matches!(adjournment.sealed, SealedMove::Closed(_)));
        let is_referred = matches!(self.ending(), Some(Ending::Referred { .. }));
        let is_by_hand = rules && setup.score == ScoreKeeping::ByHand && !is_over;
        let has_draw_rule = rules && setup.draws != Draws::Free && !is_over;
        let has_names = rules && setup.names.iter().any(|name| !name.is_empty());
        let has_moves = rules && self.plies() > 0;
        [
            (claimed, "agree", "", "the claim is right, and the game is drawn"),
            (claimed && may_wait, "postpone", "", "the decision is put off"),
            (claimed && may_wait, "postpone with time", "", "put off, and the opponent gets time"),
            (claimed, "reject", "", "the claim is wrong, and the opponent gets time"),
            (is_referred && may(DeedKind::Sign), "sign", "", "verifies in place of the opponent"),
            (may(DeedKind::Start), "start", "", "the game begins"),
            (may(DeedKind::Continue), "continue", "", "the game goes on"),
            (may(DeedKind::Resume), "resume", "", "the adjourned game goes on"),
            (may(DeedKind::Open), "open", "", "the envelope is opened"),
            (has_envelope, "lost envelope", "", "the sealed move is made again"),
            (may(DeedKind::Press), "press", "", "presses the clock for a player"),
            (may(DeedKind::Pause), "pause", "", "the game is interrupted"),
            (is_timed, "give", "white 2:00", "a player gets time"),
            (is_timed, "take", "black 1:00", "a player loses time"),
            (is_timed, "time", "white 5:00", "a clock shows this from now on"),
            (is_timed, "moves", "white 12", "a move counter shows this from now on"),
            (has_periods, "next period", "white", "the next move is the first of a period"),
            (rules && !is_over, "warn", "white", "a player is warned"),
            (rules && !is_over, "expel", "white", "a player has to leave"),
            (has_moves, "restore", "move 1", "back to before this move of White; or move 1 black"),
            (is_by_hand, "reconstruct", "", "both scoresheets are completed"),
            (has_draw_rule, "allow draw", "", "the players may agree on a draw"),
            (has_names, "swap names", "", "the names change sides"),
            (may(DeedKind::Adjourn), "adjourn", "Saturday at ten", "the player on move seals"),
            (rules, "declare", "1-0", "how the game has ended; also draw, 0-1 or 0-0"),
            (rules && !is_over, "void", "", "the game does not count"),
        ]
        .into_iter()
        .filter_map(|(is_there, words, example, does)| {
            is_there.then_some(May { words, example, does })
        })
        .collect()
    }

    /// The list with numbers.
    pub(super) fn arbiter_menu(&self) -> Said {
        let lines = self.arbiter_may();
        if lines.is_empty() {
            return say("There is nothing for an arbiter to do now.");
        }
        let mut said =
            say("The arbiter may do this now. Type arbiter and the words or the number.");
        let line =
            |(number, may): (usize, May)| format!("{number}: {}: {}.", may.typed(), may.does);
        said.extend((1..).zip(lines).map(line).map(own));
        said
    }

    /// Does what stands behind the word `arbiter`.
    pub(super) fn obey_arbiter(&mut self, words: &str) -> Said {
        let words = match self.in_words(words) {
            Ok(words) => words,
            Err(problem) => return say(problem),
        };
        let (word, rest) = words.split_once(' ').unwrap_or((&words, ""));
        match word {
            "open" => return self.open(),
            "adjourn" => return self.adjourn_by(Actor::Arbiter, rest),
            _ => {}
        }
        match self.read_ruling(word, rest, &words) {
            Ok(deed) => self.act(Actor::Arbiter, deed),
            Err(problem) => say(problem),
        }
    }

    /// `3 white 2:00` for the third line of the list.
    fn in_words(&self, words: &str) -> Result<String, String> {
        let (first, rest) = words.split_once(' ').unwrap_or((words, ""));
        let mut spoken = words.to_owned();
        if let Ok(number) = first.parse::<usize>() {
            let lines = self.arbiter_may();
            let may =
                number.checked_sub(1).and_then(|index| lines.get(index)).ok_or_else(|| {
                    format!("There is no number {number}. Type arbiter for the list.")
                })?;
            if rest.is_empty() && !may.example.is_empty() {
                return Err(format!("Say more, for example arbiter {}.", may.typed()));
            }
            spoken = [may.words, rest].join(" ");
        }
        // when and where the game goes on is written as it is said
        if spoken.to_lowercase().starts_with("adjourn") {
            return Ok(spoken);
        }
        let mut spoken = spoken.to_lowercase();
        for (several, one) in SPOKEN {
            spoken = spoken.replace(several, one);
        }
        Ok(spoken.trim().to_owned())
    }

    fn read_ruling(&self, word: &str, rest: &str, words: &str) -> Result<Deed, String> {
        let text = match word {
            "start" | "continue" | "resume" | "press" | "pause" | "sign" => words.to_owned(),
            "declare" => match rest {
                "white" | "white wins" => "declare 1-0".to_owned(),
                "black" | "black wins" => "declare 0-1".to_owned(),
                "draw" => "declare 1/2-1/2".to_owned(),
                _ => words.to_owned(),
            },
            "restore" => {
                let plies = self.plies_before(rest)?;
                return Ok(Deed::Rule(Ruling::Restore(plies)));
            }
            // two alone would be two seconds
            "give" | "take" | "time" if !rest.contains(':') => {
                let expected = format!("a colour and a time, for example {word} white 2:00");
                return Err(command::expected(&expected, words));
            }
            _ => format!("rule {words}"),
        };
        text.parse::<Deed>().map_err(|error| {
            let is_unknown = error.expected.starts_with("time, moves");
            let expected = if is_unknown { "what the word arbiter lists" } else { error.expected };
            command::expected(expected, words)
        })
    }

    /// `move 6`, `move 6 black`, or a number of half-moves.
    fn plies_before(&self, text: &str) -> Result<u32, String> {
        let expected = || {
            command::expected("a move, for example restore move 6 or restore move 6 black", text)
        };
        let Some(named) = text.strip_prefix("move ") else {
            return text.parse().map_err(|_| expected());
        };
        let (number, color) = match named.split_once(' ') {
            None | Some((_, "white")) => (named.split(' ').next(), Color::White),
            Some((number, "black")) => (Some(number), Color::Black),
            _ => return Err(expected()),
        };
        let number: u32 = number.and_then(|number| number.parse().ok()).ok_or_else(expected)?;
        let is_it = |before: &annabella::games::chess::Position| {
            before.fullmove_number() == number && before.turn() == color
        };
        let found = self.state().plies().iter().position(|ply| is_it(&ply.before));
        found
            .map(|index| index as u32)
            .ok_or_else(|| format!("{color} has not made move {number} in this game."))
    }
}
