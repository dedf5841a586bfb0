use crate::head::Head;

/// A declaration and, if it has braces, what stands in them. In the body of a function
/// that is of no meaning.
pub struct Declaration<'a> {
    pub head: Head<'a>,
    pub members: Vec<Declaration<'a>>,
}

/// What a source declares.
pub fn outline<'a>(pieces: &[&'a str]) -> Vec<Declaration<'a>> {
    Reader { pieces, at: 0 }.declarations()
}

struct Reader<'p, 'a> {
    pieces: &'p [&'a str],
    at: usize,
}

impl<'a> Reader<'_, 'a> {
    /// Reads to the brace that closes, or to the end.
    fn declarations(&mut self) -> Vec<Declaration<'a>> {
        let mut declarations = Vec::new();
        while let Some(piece) = self.here() {
            match piece {
                "}" => break,
                "\n" | ";" | "," => self.at += 1,
                _ => declarations.push(self.declaration()),
            }
        }
        declarations
    }

    fn declaration(&mut self) -> Declaration<'a> {
        let mut head = Head::default();
        let mut members = Vec::new();
        let mut depth = 0_usize;
        while let Some(piece) = self.here() {
            if depth == 0 {
                match piece {
                    "\n" if !head.is_only_annotations() && !self.goes_on() => break,
                    // an enum's entry
                    "," if self.pieces.get(self.at + 1) == Some(&"\n") => break,
                    ";" | "}" => break,
                    "{" => {
                        self.at += 1;
                        members = self.declarations();
                        self.at += 1;
                        break;
                    }
                    "=" => {
                        self.at += 1;
                        self.skip_value();
                        break;
                    }
                    _ => {}
                }
            }
            depth = depth_after(depth, piece);
            if piece != "\n" {
                head.push(piece);
            }
            self.at += 1;
        }
        Declaration { head, members }
    }

    /// Whether the next line still belongs to this head.
    fn goes_on(&self) -> bool {
        let next = self.pieces[self.at..].iter().find(|piece| **piece != "\n");
        matches!(next, Some(&("{" | "=" | ":")))
    }

    fn skip_value(&mut self) {
        while self.here() == Some("\n") {
            self.at += 1;
        }
        let mut depth = 0;
        while let Some(piece) = self.here() {
            if depth == 0 && matches!(piece, "\n" | "}") {
                break;
            }
            depth = depth_after(depth, piece);
            self.at += 1;
        }
    }

    fn here(&self) -> Option<&'a str> {
        self.pieces.get(self.at).copied()
    }
}

fn depth_after(depth: usize, piece: &str) -> usize {
    match piece {
        "(" | "[" | "{" => depth + 1,
        ")" | "]" | "}" => depth.saturating_sub(1),
        _ => depth,
    }
}
