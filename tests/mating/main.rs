//! Who can still mate (articles 5.2.b, 6.9, 7.4.b and 9.6): known positions, all
//! positions of one piece each, and properties of random games.
//!
//! `ANNABELLA_MATING=all` compares every legal position of one piece each with
//! tables solved backwards from the mates (three quarters of an hour with
//! `--release`), and asks also the blocked boards that take long (some seconds);
//! without it a sample is proved one by one.

mod blocked;
mod forced;
mod pairs;
mod positions;
mod proofs;
mod properties;
mod retrograde;
