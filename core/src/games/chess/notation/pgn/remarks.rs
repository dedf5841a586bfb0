use super::encoding::{tidy, truncate};
use super::{NodeId, clock, limits};

/// Comments, glyphs and clocks of a game, in one list for each node that has
/// any. A game without them takes no memory for them.
#[derive(Clone, Default)]
pub(super) struct Remarks {
    /// By node, where its list begins; missing at the end for nodes without.
    heads: Vec<u32>,
    all: Vec<Remark>,
    /// All comments, one behind the other.
    text: String,
}

#[derive(Clone, Copy)]
struct Remark {
    /// The node's next remark.
    next: u32,
    what: What,
}

#[derive(Clone, Copy)]
enum What {
    Comment(Place, Span),
    Nag(u8),
    /// In milliseconds.
    Clock(u32),
}

/// On which side of a move a comment stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    Before,
    After,
}

#[derive(Clone, Copy)]
struct Span {
    start: u32,
    end: u32,
}

/// Whether a remark was kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kept {
    Yes,
    /// The move or the game has as many as it can keep.
    NoRoom,
}

const NONE: u32 = u32::MAX;

impl Remarks {
    fn of(&self, node: NodeId) -> impl Iterator<Item = (usize, Remark)> {
        let at = |index: u32| self.all.get(index as usize).map(|&remark| (index as usize, remark));
        let head = self.heads.get(node.index()).copied().unwrap_or(NONE);
        std::iter::successors(at(head), move |(_, remark)| at(remark.next))
    }

    pub(super) fn comments(&self, node: NodeId, place: Place) -> impl Iterator<Item = &str> {
        self.of(node).filter_map(move |(_, remark)| match remark.what {
            What::Comment(stands, span) if stands == place => {
                Some(&self.text[span.start as usize..span.end as usize])
            }
            _ => None,
        })
    }

    pub(super) fn nags(&self, node: NodeId) -> impl Iterator<Item = u8> {
        self.of(node).filter_map(|(_, remark)| match remark.what {
            What::Nag(nag) => Some(nag),
            _ => None,
        })
    }

    pub(super) fn clock(&self, node: NodeId) -> Option<u32> {
        self.of(node).find_map(|(_, remark)| match remark.what {
            What::Clock(millis) => Some(millis),
            _ => None,
        })
    }

    pub(super) fn equal(&self, node: NodeId, other: &Remarks, others: NodeId) -> bool {
        self.clock(node) == other.clock(others)
            && self.nags(node).eq(other.nags(others))
            && [Place::Before, Place::After]
                .into_iter()
                .all(|place| self.comments(node, place).eq(other.comments(others, place)))
    }

    pub(super) fn add_comment(&mut self, node: NodeId, text: &str) -> Kept {
        let text = tidy(truncate(text, limits::COMMENT));
        let (clock, text) = clock::split(&text);
        match clock.map(|millis| self.set_clock(node, millis)) {
            Some(Kept::NoRoom) => Kept::NoRoom,
            _ => self.push_comment(node, Place::After, &text),
        }
    }

    pub(super) fn add_comment_before(&mut self, node: NodeId, text: &str) -> Kept {
        let text = tidy(truncate(text, limits::COMMENT));
        self.push_comment(node, Place::Before, &text)
    }

    fn push_comment(&mut self, node: NodeId, place: Place, text: &str) -> Kept {
        if text.is_empty() {
            return Kept::Yes;
        }
        if self.text.len() + text.len() > limits::COMMENTS {
            return Kept::NoRoom;
        }
        let start = self.text.len() as u32;
        let span = Span { start, end: start + text.len() as u32 };
        let kept = self.push(node, What::Comment(place, span));
        if kept == Kept::Yes {
            self.text.push_str(text);
        }
        kept
    }

    pub(super) fn add_nag(&mut self, node: NodeId, nag: u8) -> Kept {
        if self.nags(node).any(|known| known == nag) {
            return Kept::Yes;
        }
        self.push(node, What::Nag(nag))
    }

    #[inline]
    pub(super) fn set_clock(&mut self, node: NodeId, millis: u32) -> Kept {
        if self.heads.len() == node.index() {
            // nothing has been said yet about this move or a later one
            return self.push(node, What::Clock(millis));
        }
        let known = self.of(node).find(|(_, remark)| matches!(remark.what, What::Clock(_)));
        match known {
            Some((index, _)) => {
                self.all[index].what = What::Clock(millis);
                Kept::Yes
            }
            None => self.push(node, What::Clock(millis)),
        }
    }

    /// Removes what is said about a node.
    pub(super) fn clear(&mut self, node: NodeId) {
        if let Some(head) = self.heads.get_mut(node.index()) {
            *head = NONE;
        }
    }

    #[inline]
    fn push(&mut self, node: NodeId, what: What) -> Kept {
        if self.all.len() >= limits::REMARKS {
            return Kept::NoRoom;
        }
        let new = self.all.len() as u32;
        if self.heads.len() == node.index() {
            self.heads.push(new);
        } else if self.heads.get(node.index()).is_none_or(|&head| head == NONE) {
            let len = self.heads.len().max(node.index() + 1);
            self.heads.resize(len, NONE);
            self.heads[node.index()] = new;
        } else {
            let count = self.of(node).count();
            if count >= limits::REMARKS_PER_MOVE {
                return Kept::NoRoom;
            }
            if let Some((last, _)) = self.of(node).last() {
                self.all[last].next = new;
            }
        }
        self.all.push(Remark { next: NONE, what });
        Kept::Yes
    }

    pub(super) fn len(&self) -> usize {
        self.all.len()
    }

    /// Makes room ahead for so many remarks on so many moves.
    pub(super) fn reserve(&mut self, moves: usize, remarks: usize) {
        if remarks > 0 {
            self.heads.reserve(moves + 1);
            self.all.reserve(remarks);
        }
    }
}
