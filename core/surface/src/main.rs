//! `annabella-surface kotlin|swift FILE` prints what an app can use of a generated
//! file: its public declarations, without bodies, comments and `UniFFI`'s own parts.

mod head;
mod kotlin;
mod outline;
mod pieces;
mod print;
mod swift;
#[cfg(test)]
mod tests;

use std::process::ExitCode;

fn main() -> ExitCode {
    match run(&std::env::args().skip(1).collect::<Vec<_>>()) {
        Ok(surface) => {
            print!("{surface}");
            ExitCode::SUCCESS
        }
        Err(problem) => {
            eprintln!("annabella-surface: {problem}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &[String]) -> Result<String, String> {
    let [language, file] = arguments else {
        return Err("expected a language and a file".to_owned());
    };
    let surface = match language.as_str() {
        "kotlin" => kotlin::surface,
        "swift" => swift::surface,
        _ => return Err(format!("expected kotlin or swift, found {language}")),
    };
    let source = std::fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))?;
    Ok(surface(&source))
}
