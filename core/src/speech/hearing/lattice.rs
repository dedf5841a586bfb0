//! All that the words of an utterance can mean, side by side.

use super::lexicon::Lexicon;
use super::tokens::Token;
use crate::speech::chess::hearing::meaning::Meaning;

/// All that the words of an utterance can mean: edges from each word to the one behind
/// what was understood.
pub(in crate::speech) struct Lattice {
    edges: Vec<Vec<Edge>>,
}

/// What letters alone can name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::speech) enum Letters {
    /// Files.
    Files,
    /// Files and pieces.
    Pieces,
}

/// Some words and what they can mean.
#[derive(Clone, Debug)]
pub(in crate::speech) struct Edge {
    pub(in crate::speech) meanings: Vec<Meaning>,
    /// How many words it takes.
    pub(in crate::speech) len: usize,
}

/// So many words that no table has are looked at more closely.
const MAX_UNKNOWN: usize = 4;

impl Lattice {
    /// What these words can mean.
    pub(in crate::speech) fn of(words: &[Token], lexicon: &Lexicon, letters: Letters) -> Lattice {
        let mut edges: Vec<Vec<Edge>> = Vec::with_capacity(words.len());
        let mut unknown = 0;
        for at in 0..words.len() {
            let mut here = Vec::new();
            lexicon.find(&words[at..], |entry, len| {
                here.push(Edge { meanings: entry.meanings.clone(), len });
            });
            if letters == Letters::Files {
                here.retain(|edge| !matches!(edge.meanings[..], [Meaning::Letter(_)]));
            }
            if here.is_empty() && unknown < MAX_UNKNOWN {
                unknown += 1;
                let meanings = lexicon.unglued(&words[at].text);
                here.extend(meanings.map(|meanings| Edge { meanings, len: 1 }));
            }
            edges.push(here);
        }
        Lattice { edges }
    }

    /// The same of single characters, each with its own meanings.
    pub(in crate::speech) fn of_characters(meanings: Vec<Vec<Meaning>>) -> Lattice {
        let edge = |meaning| Edge { meanings: vec![meaning], len: 1 };
        let edges = meanings.into_iter().map(|some| some.into_iter().map(edge).collect());
        Lattice { edges: edges.collect() }
    }

    /// How many words there are.
    pub(in crate::speech) fn len(&self) -> usize {
        self.edges.len()
    }

    /// What begins with this word.
    pub(in crate::speech) fn at(&self, word: usize) -> &[Edge] {
        self.edges.get(word).map_or(&[], Vec::as_slice)
    }

    /// The first word that means nothing, alone or with those around it.
    pub(super) fn unknown(&self) -> Option<usize> {
        let mut known_until = 0;
        for (at, edges) in self.edges.iter().enumerate() {
            let longest = edges.iter().map(|edge| at + edge.len).max().unwrap_or(0);
            known_until = known_until.max(longest);
            if known_until <= at {
                return Some(at);
            }
        }
        None
    }
}
