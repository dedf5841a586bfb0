//! Texts and lists, whatever they are about: what no game needs of its own and several rooms do.

pub(crate) mod sorting;
pub(crate) mod unicode;
