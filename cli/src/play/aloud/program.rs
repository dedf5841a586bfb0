//! The programs that can speak.

use std::env::consts::EXE_SUFFIX;
use std::io::{self, Write};
use std::process::{Child, Command, Stdio};

use annabella::speech::Segment;

use super::pace::Pace;

/// A program that speaks, found by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Program {
    /// The client of Speech Dispatcher, which speaks as the desktop's screen reader does.
    SpdSay,
    EspeakNg,
}

impl Program {
    /// Those that are there, the best first.
    pub(super) fn found() -> Vec<Program> {
        let path = std::env::var_os("PATH").unwrap_or_default();
        let is_there = |program: &Program| {
            let file = format!("{}{EXE_SUFFIX}", program.name());
            std::env::split_paths(&path).any(|folder| folder.join(&file).is_file())
        };
        [Program::SpdSay, Program::EspeakNg].into_iter().filter(is_there).collect()
    }

    pub(super) const fn name(self) -> &'static str {
        match self {
            Program::SpdSay => "spd-say",
            Program::EspeakNg => "espeak-ng",
        }
    }

    /// Speaks a text with a voice of its language, and ends when it has been spoken.
    pub(super) fn speak(self, segment: &Segment, pace: Pace) -> io::Result<Child> {
        let mut command = self.command();
        let language = segment.lang.code();
        match self {
            Program::SpdSay => {
                let rate = pace.in_percent().to_string();
                command.args(["-w", "-N", "annabella", "-l", language, "-r", &rate, "--"]);
                // it takes the text for a format
                command.arg(segment.text.replace('%', "%%"));
                command.spawn()
            }
            Program::EspeakNg => {
                let rate = pace.in_words().to_string();
                command.args(["-v", language, "-s", &rate, "--stdin"]).stdin(Stdio::piped());
                let mut child = command.spawn()?;
                if let Some(mut stdin) = child.stdin.take() {
                    // how it ended says more than this error
                    let _ = stdin.write_all(segment.text.as_bytes());
                }
                Ok(child)
            }
        }
    }

    /// What has to be done besides ending it. The dispatcher goes on without its client.
    pub(super) fn silence(self) -> Option<io::Result<Child>> {
        match self {
            Program::SpdSay => Some(self.command().arg("-S").spawn()),
            Program::EspeakNg => None,
        }
    }

    fn command(self) -> Command {
        let mut command = Command::new(self.name());
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        #[cfg(unix)]
        {
            use std::os::unix::process::CommandExt;
            // Ctrl-C is for the player's program, which ends this one
            command.process_group(0);
        }
        command
    }
}

/// Ends a program that speaks, with all that it has started.
pub(super) fn end(child: &mut Child) {
    #[cfg(unix)]
    {
        use rustix::process::{Pid, Signal, kill_process_group};
        // it is gone if it cannot be reached
        let _ = kill_process_group(Pid::from_child(child), Signal::KILL);
    }
    let _ = child.kill();
    let _ = child.wait();
}
