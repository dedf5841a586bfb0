//! What somebody types to play.

use std::path::Path;

use super::shown::escaped;

/// A script that starts this program says here by which command.
const VARIABLE: &str = "ANNABELLA_COMMAND";

/// `./play`, or `annabella play`; options go behind it.
pub(crate) fn play_command() -> String {
    let program = std::env::args_os().next();
    command(given(), program.as_deref().map(Path::new))
}

/// `annabella`, or with its folder where a script has found it; other commands go behind it.
pub(crate) fn program_command() -> String {
    let own = std::env::args_os().next();
    program(given().is_some(), own.as_deref().map(Path::new))
}

/// The command line with the name of the script in the help of `play`, if one has started it.
pub(crate) fn with_own_name(line: clap::Command) -> clap::Command {
    let Some(given) = given() else { return line };
    let given = escaped(&given);
    line.mut_subcommand("play", |play| {
        let examples = play.get_after_help().map(ToString::to_string).unwrap_or_default();
        let examples = examples.replace("annabella play", &given);
        play.override_usage(format!("{given} [OPTIONS]")).after_help(examples)
    })
}

fn given() -> Option<String> {
    std::env::var(VARIABLE).ok().filter(|given| !given.is_empty())
}

fn command(given: Option<String>, own: Option<&Path>) -> String {
    given.map_or_else(|| format!("{} play", program(false, own)), |given| escaped(&given))
}

fn program(is_found_by_script: bool, own: Option<&Path>) -> String {
    let name = own
        .and_then(|own| if is_found_by_script { Some(own.as_os_str()) } else { own.file_name() });
    escaped(&name.map_or("annabella".into(), |name| name.to_string_lossy()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_started_the_program_names_it() {
        let program = Some(Path::new("/usr/bin/annabella-2"));
        assert_eq!(command(Some("./play".to_owned()), program), "./play");
        assert_eq!(command(None, program), "annabella-2 play");
        assert_eq!(command(None, None), "annabella play");
        assert_eq!(super::program(true, program), "/usr/bin/annabella-2");
        assert_eq!(super::program(false, program), "annabella-2");
    }
}
