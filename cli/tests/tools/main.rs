//! The commands that measure and check, through the program itself.

#[path = "../common/mod.rs"]
mod common;

mod convert;
mod judge;
mod moves;
mod perft;
mod replay;
mod review;
mod transcript;
mod usage;

const TWO_GAMES: &str = "\
[White \"Vera\"]
[Black \"Paul\"]
[Result \"0-1\"]

1. f3 e5 2. g4 Qh4# 0-1

[White \"Vera\"]
[Black \"Paul\"]
[Result \"*\"]

1. e4 e5
2. Nf6 *
";

const ONE_GAME: &str = "[White \"Vera\"]\n[Black \"Paul\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n";

const CHECKERS: &str = "[Black \"Vera\"]\n[Result \"0-1\"]\n\n1. 11-15 22-18 {old} 2. 15x22 25x18 \
                        0-1\n\n[FEN \"B:W15:B11,10.\"]\n[Termination \"normal\"]\n1. 10x19 0-1\n\n\
                        [Black \"x\"]\n\n1. 11-15 22-18\n2. 8-11 *\n";
