use super::*;

#[test]
fn reading_in_drops_gives_the_same_games() {
    let mut text = String::new();
    for number in 0..300 {
        let mut position = Position::default();
        writeln!(text, "[Event \"{number}\"]\n[White \"Ä {number}\"]\n").unwrap();
        for ply in 0..number % 90 {
            let legal = position.legal_moves();
            let Some(&mv) = legal.get((number * 7 + ply * 13) % legal.len().max(1)) else { break };
            if ply % 2 == 0 {
                write!(text, "{}. ", ply / 2 + 1).unwrap();
            }
            position = san::append(&mut text, &position, mv, &Style::PGN);
            text.push_str([" ", " {[%clk 0:01:02]} ", "\n", " $4 ", " {long\nish} "][ply % 5]);
        }
        text.push_str(if number % 40 == 7 { "Xx9 *\n\n" } else { "1/2-1/2\n\n" });
    }
    let at_once = read_all(&text);
    let in_drops: Vec<_> = Reader::new(Drops(text.as_bytes())).collect();
    assert_eq!(at_once.len(), 300);
    for (a, b) in at_once.iter().zip(&in_drops) {
        match (a, b) {
            (Ok(a), Ok(b)) => assert_eq!((a, &a.notes), (b, &b.notes)),
            (Err(a), Err(b)) => assert_eq!(a.to_string(), b.to_string()),
            _ => panic!("{a:?} is not {b:?}"),
        }
    }
    assert_eq!(in_drops.len(), 300);
}
