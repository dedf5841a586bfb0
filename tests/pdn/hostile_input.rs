use super::*;

/// So many bytes, each one of a row in turn.
struct Endless<'a>(u64, &'a [u8], usize);

impl Read for Endless<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let Endless(left, row, at) = self;
        let count = (*left).min(buffer.len() as u64) as usize;
        for slot in &mut buffer[..count] {
            *slot = row[*at];
            *at = (*at + 1) % row.len();
        }
        *left -= count as u64;
        Ok(count)
    }
}

const MEGABYTES: u64 = 16 << 20;

/// A row of bytes again and again after `start`, then a good game, which is read.
fn flood(start: &str, row: &[u8], len: u64, end: &str) -> Vec<Result<Game, PdnError>> {
    let next = b"\n[Event \"next\"]\n\n1. 11-15 *";
    let filler = Endless(len, row, 0);
    let input = start.as_bytes().chain(filler).chain(end.as_bytes()).chain(&next[..]);
    let games: Vec<_> = Reader::new(input).collect();
    let last = games.last().unwrap().as_ref().unwrap();
    assert_eq!(last.tag("Event"), Some("next"), "{start:?} {row:?}");
    assert_eq!(moves(last), "11-15");
    games
}

#[test]
fn long_symbols_comments_and_tags_are_cut() {
    for row in [&b"1"[..], b"x", b"1-", b"11x"] {
        let games = flood("1. ", row, MEGABYTES, " *");
        assert!(games[0].as_ref().map_or_else(|error| error.to_string().len() < 400, |_| true));
    }
    for (start, end) in [("1. 11-15 {", "} 22-18 *"), ("1. 11-15 ;", "\n22-18 *")] {
        let games = flood(start, b"x", MEGABYTES, end);
        let game = games[0].as_ref().unwrap();
        assert_eq!(moves(game), "11-15 22-18");
        assert_eq!(game.comments(1).next().map(str::len), Some(limits::COMMENT));
        assert_eq!(notes(game), [NoteKind::LongComment]);
    }
    for start in ["[White \"", "[White ", "[", "[White", "[FEN \"", "[Result \"", "[GameType \""] {
        for row in [&b"W"[..], b"\\", b"\""] {
            flood(start, row, MEGABYTES / 4, "\n");
        }
    }
}

#[test]
fn what_does_not_end_ends_with_the_next_game() {
    for start in ["1. 11-15 {", "1. 11-15 (9-14 {", "1. 11-15 (", "1. x5 {", "1. x5 ("] {
        for row in [&b"\n"[..], b"(", b"{", b"{}", b"{{}", b"x ", b"}"] {
            flood(start, row, 1 << 20, "");
        }
    }
}

#[test]
fn any_single_byte_a_million_times_is_survived() {
    for byte in 0..=u8::MAX {
        for start in ["", "1. 11-15 "] {
            flood(start, &[byte], 100_000, "\n");
        }
    }
}

#[test]
fn an_endless_game_is_an_error() {
    let shuffle = b"1-5 32-28 5-1 28-32 ";
    let games = flood("[FEN \"B:WK32:BK1\"]\n\n", shuffle, MEGABYTES, "");
    assert!(matches!(games[0].as_ref().unwrap_err().kind, PdnErrorKind::TooManyPlies));
}

#[test]
fn endless_remarks_tags_and_variations_are_cut() {
    for row in [&b"{x} "[..], b"$1 $2 ", b"(9-14) ", b"? "] {
        flood("1. 11-15 ", row, MEGABYTES / 4, "");
    }
    let game = read(format!("1. 11-15 {} *", "{x} ".repeat(1000)));
    assert_eq!(game.comments(1).count(), limits::REMARKS_PER_MOVE);
    assert_eq!(game.notes.len(), limits::NOTES);
    assert_eq!(game.notes.last().map(|note| &note.kind), Some(&NoteKind::More));
    let tags: String =
        (0..2000).map(|number| ["[T", &number.to_string(), " \"x\"]\n"].concat()).collect();
    assert_eq!(read(format!("{tags}\n1. 11-15 *")).tags().count(), limits::TAGS);
    let deep = format!("1. 11-15 {} {} 22-18 *", "(9-14 ".repeat(100_000), ")".repeat(100_000));
    assert_eq!(moves(&read(deep)), "11-15 22-18");
}

/// A text with all that the reader tells apart.
const ALL: &str = "\u{FEFF}[Event \"M\u{FC}ller {x}\"]\r\n[Result \"1-0\"]\n[FEN \"B:W7,15,22:B3,12\"]\n\
    [GameType \"21,B\"]\n\n{a {b} c} 1. 3x10 10x19! (x (y) 1-0) 22-18(?) $2 ; end\n2. 12 - 16* 1.\n\
    % no\n{[%clk]} 18-14 16-20 1/2-1/2 {after}\n\n1. 1115 2218 2-0 *\n\n[White \"x\"]\n9-13";

#[test]
fn a_text_cut_anywhere_or_with_a_byte_changed_is_survived() {
    let all = ALL.as_bytes();
    let games = read_all(all);
    assert!(games.len() == 3 && games.iter().all(Result::is_ok), "{games:?}");
    let check = |bytes: &[u8]| {
        for game in read_all(bytes).into_iter().flatten() {
            let text = game.to_string();
            assert_eq!(read(&text), game, "{text}");
        }
    };
    for end in 0..all.len() {
        check(&all[..end]);
        for byte in *b"0-[{}(\"*\n\\;\xFF " {
            let mut bytes = all.to_vec();
            bytes[end] = byte;
            check(&bytes);
        }
    }
}

#[test]
fn reading_in_drops_gives_the_same_games() {
    let text = format!("{ALL} 1-0\n\n[Event \"bad\"]\n\n1. 11-12 *\n\n").repeat(300);
    let at_once = read_all(&text);
    let in_drops: Vec<_> = Reader::new(Drops(text.as_bytes())).collect();
    assert_eq!((at_once.len(), in_drops.len()), (1200, 1200));
    for (a, b) in at_once.iter().zip(&in_drops) {
        match (a, b) {
            (Ok(a), Ok(b)) => assert_eq!((a, &a.notes), (b, &b.notes)),
            (Err(a), Err(b)) => assert_eq!(a.to_string(), b.to_string()),
            _ => panic!("{a:?} is not {b:?}"),
        }
    }
}
