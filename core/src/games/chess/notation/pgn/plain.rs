//! Movetext as nearly all of it is written, read in one go.

use std::io::Read;

use memchr::memchr2;

use super::game::NodeId;
use super::reader::{Extras, Parse};
use super::remarks::Kept;
use super::token::symbol_len;
use super::{Game, Options, clock, limits};
use crate::games::chess::notation::san;

/// So far ahead it is read.
const WINDOW: usize = 768;

impl<R: Read> Parse<'_, R> {
    /// Reads moves, their numbers and comments as long as they are written in the
    /// usual way and are near at hand; anything else is left where it stands.
    ///
    /// This is what nearly all movetext is made of, and three times as fast as
    /// reading symbol by symbol.
    pub(super) fn read_plain_moves(&mut self) {
        let data = self.source.data();
        let data = &data[..data.len().min(WINDOW)];
        let text = match std::str::from_utf8(data) {
            Ok(text) => text,
            Err(error) => std::str::from_utf8(&data[..error.valid_up_to()]).unwrap_or_default(),
        };
        let bytes = text.as_bytes();
        let line = &mut self.line;
        let mut has_blank_line = self.has_blank_line;
        let mut at = 0;
        while let Some(&first) = bytes.get(at) {
            let rest = &bytes[at..];
            at += match first {
                b' ' => 1,
                b'a'..=b'z' | b'A'..=b'Z' => {
                    let len = symbol_len(rest);
                    let has_room =
                        self.game.move_count() < limits::PLIES && self.pending.is_empty();
                    if len == rest.len() || !has_room {
                        break;
                    }
                    let Ok(mv) = san::parse(line.position(), &text[at..at + len]) else { break };
                    line.play(&mut self.game, mv);
                    has_blank_line = false;
                    len
                }
                b'0'..=b'9' if !has_blank_line => {
                    let Some(len) = number_len(rest) else { break };
                    line.is_numbered = true;
                    len
                }
                b'{' if !line.announces && !line.is_numbered => {
                    let comment = &text[at + 1..];
                    let kept = take_comment(&mut self.game, line.node, comment, self.options);
                    let Some(len) = kept else { break };
                    line.is_interrupted = true;
                    1 + len
                }
                b'\n' if !matches!(rest.get(1), None | Some(b'\n' | b'\r')) => 1,
                _ => break,
            };
        }
        self.has_blank_line = has_blank_line;
        self.source.consume(at);
    }
}

/// The length of digits and the dots that follow, if dots do.
#[inline]
fn number_len(text: &[u8]) -> Option<usize> {
    let mut len = 1;
    while text.get(len)?.is_ascii_digit() {
        len += 1;
    }
    if text.get(len) != Some(&b'.') {
        return None;
    }
    while text.get(len) == Some(&b'.') {
        len += 1;
    }
    Some(len)
}

/// Takes a comment on the last move and says how long it was with its closing
/// brace; `None` if it is not an ordinary one.
#[inline]
fn take_comment(game: &mut Game, node: NodeId, text: &str, options: Options) -> Option<usize> {
    let bytes = text.as_bytes();
    if options.comments == Extras::Keep {
        let from = usize::from(bytes.first() == Some(&b' '));
        if let Some((millis, len)) = clock::parse(&bytes[from..]) {
            let to = from + len + usize::from(bytes.get(from + len) == Some(&b' '));
            if bytes.get(to) == Some(&b'}') {
                let kept = game.remarks_mut().set_clock(node, millis);
                return (kept == Kept::Yes).then_some(to + 1);
            }
        }
    }
    let end = memchr2(b'}', b'\n', bytes).filter(|&end| bytes[end] == b'}')?;
    if options.comments == Extras::Keep {
        let kept = game.remarks_mut().add_comment(node, &text[..end]);
        return (kept == Kept::Yes).then_some(end + 1);
    }
    Some(end + 1)
}
