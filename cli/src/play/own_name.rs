//! What somebody types to play.

use std::path::Path;

use super::shown::escaped;

/// A script that starts this program says here by which command.
const VARIABLE: &str = "ANNABELLA_COMMAND";

/// `./play`, or `annabella play`; options go behind it.
pub(crate) fn play_command() -> String {
    let given = std::env::var(VARIABLE).ok();
    let program = std::env::args_os().next();
    command(given, program.as_deref().map(Path::new))
}

fn command(given: Option<String>, program: Option<&Path>) -> String {
    let own = || {
        let name = program.and_then(Path::file_name).map(|name| name.to_string_lossy());
        format!("{} play", name.as_deref().unwrap_or("annabella"))
    };
    escaped(&given.filter(|given| !given.is_empty()).unwrap_or_else(own))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_started_the_program_names_it() {
        let program = Some(Path::new("/usr/bin/annabella-2"));
        assert_eq!(command(Some("./play".to_owned()), program), "./play");
        assert_eq!(command(Some(String::new()), program), "annabella-2 play");
        assert_eq!(command(None, None), "annabella play");
    }
}
