//! Pieces inside sentences, with the article that their language wants.

use crate::games::chess::Role;
use crate::speech::Speaker;
use crate::speech::chess::fide;
use crate::speech::utterance::Utterance;
use crate::speech::words::{Key, Slot, key};

impl Speaker {
    /// `the knight`.
    pub(in crate::speech) fn the_piece(&self, role: Role) -> Utterance {
        let key = match role {
            Role::King => key::THE_KING,
            Role::Queen => key::THE_QUEEN,
            Role::Rook => key::THE_ROOK,
            Role::Bishop => key::THE_BISHOP,
            Role::Knight => key::THE_KNIGHT,
            Role::Pawn => key::THE_PAWN,
        };
        self.with_article(key, role)
    }

    /// `no knight`.
    pub(in crate::speech) fn no_piece(&self, role: Role) -> Utterance {
        let key = match role {
            Role::King => key::NO_KING,
            Role::Queen => key::NO_QUEEN,
            Role::Rook => key::NO_ROOK,
            Role::Bishop => key::NO_BISHOP,
            Role::Knight => key::NO_KNIGHT,
            Role::Pawn => key::NO_PAWN,
        };
        self.with_article(key, role)
    }

    /// `your knight`.
    pub(super) fn your_piece(&self, role: Role) -> Utterance {
        let key = match role {
            Role::King => key::YOUR_KING,
            Role::Queen => key::YOUR_QUEEN,
            Role::Rook => key::YOUR_ROOK,
            Role::Bishop => key::YOUR_BISHOP,
            Role::Knight => key::YOUR_KNIGHT,
            Role::Pawn => key::YOUR_PAWN,
        };
        self.with_article(key, role)
    }

    fn with_article(&self, key: Key, role: Role) -> Utterance {
        let piece = Slot::Said(self.plain_piece(role));
        self.words.fill(key, [("piece", piece)])
    }

    /// The name without a colour, whose ending would depend on the sentence.
    pub(in crate::speech) fn plain_piece(&self, role: Role) -> Utterance {
        if self.speaks_as_laws() { self.german(fide::piece(role)) } else { self.role_name(role) }
    }
}
