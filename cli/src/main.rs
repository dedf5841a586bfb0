//! The program `annabella`; all it does is in the library beside it.

use std::process::ExitCode;

fn main() -> ExitCode {
    annabella_cli::run()
}
