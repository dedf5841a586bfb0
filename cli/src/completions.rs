//! `annabella completions`: scripts for shells.

use clap::CommandFactory;

use crate::Failure;
use crate::args::{Args, CompletionsArgs};
use crate::output::write_out;

pub(crate) fn run(args: &CompletionsArgs) -> Result<(), Failure> {
    // clap_complete panics when its writer fails, so it never gets stdout itself
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Args::command(), "annabella", &mut script);
    write_out(&script)
}
