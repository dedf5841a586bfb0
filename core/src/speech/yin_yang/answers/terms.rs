//! What the words of the game mean.

use crate::speech::YinYangTerm;
use crate::speech::words::{Key, key};

pub(super) const fn meaning(term: YinYangTerm) -> Key {
    match term {
        YinYangTerm::Stone => key::YIN_YANG_TERM_STONE,
        YinYangTerm::Liberty => key::YIN_YANG_TERM_LIBERTY,
        YinYangTerm::Group => key::YIN_YANG_TERM_GROUP,
        YinYangTerm::Capture => key::YIN_YANG_TERM_CAPTURE,
        YinYangTerm::Atari => key::YIN_YANG_TERM_ATARI,
        YinYangTerm::DoubleAtari => key::YIN_YANG_TERM_DOUBLE_ATARI,
        YinYangTerm::Ladder => key::YIN_YANG_TERM_LADDER,
        YinYangTerm::Net => key::YIN_YANG_TERM_NET,
        YinYangTerm::Snapback => key::YIN_YANG_TERM_SNAPBACK,
        YinYangTerm::Ko => key::YIN_YANG_TERM_KO,
        YinYangTerm::Suicide => key::YIN_YANG_TERM_SUICIDE,
        YinYangTerm::Race => key::YIN_YANG_TERM_RACE,
        YinYangTerm::Eye => key::YIN_YANG_TERM_EYE,
        YinYangTerm::Sente => key::YIN_YANG_TERM_SENTE,
        YinYangTerm::Moving => key::YIN_YANG_TERM_MOVING,
        YinYangTerm::Length => key::YIN_YANG_TERM_LENGTH,
        YinYangTerm::Draw => key::YIN_YANG_TERM_DRAW,
    }
}
