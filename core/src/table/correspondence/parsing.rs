//! A link in a text, and what it says.

use std::borrow::Cow;

use percent_encoding::percent_decode_str;

use super::link::{Link, PREFIX, SUM, VERSION};
use crate::games::{GameKind, Move, Position, Side};
use crate::session::{NewGame, NotTaken, Word};
use crate::table::journal::crc32;

/// The digits of the checksum.
const DIGITS: usize = 8;

impl Link {
    /// The link in a text, whatever stands around it; of several, as where a mail quotes the one
    /// before, the one with most moves. Line ends that a mailer has put into it, and its signs of
    /// quotation, do not matter.
    ///
    /// # Errors
    ///
    /// [`NotTaken::NoLink`] without one, and what is wrong with it.
    pub fn find(text: &str) -> Result<Link, NotTaken> {
        let lower = text.to_ascii_lowercase();
        let mut found: Option<Link> = None;
        let mut problem = NotTaken::NoLink;
        for (at, _) in lower.match_indices(PREFIX) {
            match read(&text[at + PREFIX.len()..]) {
                Ok(link)
                    if found.as_ref().is_none_or(|best| link.moves.len() > best.moves.len()) =>
                {
                    found = Some(link);
                }
                Ok(_) => {}
                Err(why) => problem = why,
            }
        }
        found.ok_or(problem)
    }
}

/// Reads what stands behind the prefix.
fn read(text: &str) -> Result<Link, NotTaken> {
    let whole = unfolded(text);
    let body = match whole.find(SUM) {
        Some(at) => {
            let sum = whole.get(at + SUM.len()..at + SUM.len() + DIGITS);
            let is_sound = sum == Some(&*format!("{:08x}", crc32(&whole.as_bytes()[..at])));
            is_sound.then_some(&whole[..at])
        }
        None => None,
    };
    let body = body.ok_or_else(|| {
        // who writes another version may reckon in another way
        let version = whole.strip_prefix("v=").and_then(|rest| rest.split('&').next());
        let is_other = version.is_some_and(|version| {
            version != VERSION && version.len() < 4 && version.parse::<u16>().is_ok()
        });
        if is_other { NotTaken::OtherVersion } else { NotTaken::Damaged }
    })?;
    let fields = Fields(body);
    if fields.get("v")? != VERSION {
        return Err(NotTaken::OtherVersion);
    }
    fields.link()
}

/// The text without what a mailer may have put in, up to what can be no part of a link.
fn unfolded(text: &str) -> String {
    let mut whole = String::new();
    for c in text.chars() {
        match c {
            '!'..='~' if c != '>' => whole.push(c),
            '>' => {}
            c if c.is_ascii_whitespace() => {}
            _ => break,
        }
        let ends = whole.len() - whole.len().min(DIGITS);
        if whole[..ends].ends_with(SUM) {
            break;
        }
    }
    whole
}

struct Fields<'a>(&'a str);

impl<'a> Fields<'a> {
    fn find(&self, name: &str) -> Option<&'a str> {
        self.0.split('&').find_map(|field| field.strip_prefix(name)?.strip_prefix('='))
    }

    fn get(&self, name: &str) -> Result<&'a str, NotTaken> {
        self.find(name).ok_or(NotTaken::Damaged)
    }

    fn text(&self, name: &str) -> Result<Cow<'a, str>, NotTaken> {
        percent_decode_str(self.find(name).unwrap_or_default())
            .decode_utf8()
            .map_err(|_| NotTaken::Damaged)
    }

    fn number<T: std::str::FromStr>(&self, name: &str) -> Result<Option<T>, NotTaken> {
        self.find(name).map(|text| text.parse().map_err(|_| NotTaken::Damaged)).transpose()
    }

    fn link(&self) -> Result<Link, NotTaken> {
        let kind = GameKind::read(self.get("kind")?).ok_or(NotTaken::UnknownKind)?;
        let id = u64::from_str_radix(self.get("id")?, 16).map_err(|_| NotTaken::Damaged)?;
        let from = kind.read_side(self.get("from")?).ok_or(NotTaken::Damaged)?;
        let (name, other) = (self.text("name")?.into_owned(), self.text("other")?.into_owned());
        let names = if from == Side::First { [name, other] } else { [other, name] };
        let days = self.number("days")?;
        let start = self.start(kind)?;
        let moves = self.moves(start)?;
        let word = match self.find("say") {
            None => None,
            Some(said) => {
                let word = Word::ALL.into_iter().find(|word| word.name() == said);
                Some(word.ok_or(NotTaken::Damaged)?)
            }
        };
        Ok(Link { kind, id, from, names, days, start, moves, word })
    }

    fn start(&self, kind: GameKind) -> Result<Position, NotTaken> {
        if self.find("fen").is_some() {
            let fen = self.text("fen")?;
            return Position::read(kind, &fen).map_err(|_| NotTaken::Damaged);
        }
        let (Some(size), Some(target)) = (self.number("size")?, self.number("target")?) else {
            return Ok(Position::usual_start(kind));
        };
        Position::of_lines_and_target(kind, size, target).ok_or(NotTaken::Damaged)
    }

    fn moves(&self, start: Position) -> Result<Vec<Move>, NotTaken> {
        let Some(texts) = self.find("moves") else { return Ok(Vec::new()) };
        let mut position = start;
        let (mut moves, mut past) = (Vec::new(), Vec::new());
        for (ply, text) in texts.split('.').enumerate() {
            if ply >= NewGame::MAX_MOVES {
                return Err(NotTaken::Damaged);
            }
            let mv = position.read_posted(text, &past);
            let mv = mv.ok_or_else(|| NotTaken::Illegal {
                ply,
                number: position.move_number(),
                text: text.chars().take(20).collect(),
            })?;
            past.push(position.key());
            position = position.after(mv);
            moves.push(mv);
        }
        Ok(moves)
    }
}
