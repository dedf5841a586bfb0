//! Lines to a process and back, without waiting for ever.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use crate::matches::fault::Fault;

pub(super) struct Pipe {
    child: Child,
    input: Option<ChildStdin>,
    output: Receiver<(Instant, String)>,
}

/// How many lines an engine may be ahead; then it has to wait.
const LINES: usize = 1024;

/// A longer line is read as several.
const LINE: u64 = 65_536;

/// How long an engine may take to end when told so.
const END: Duration = Duration::from_millis(500);

impl Pipe {
    pub(super) fn open(program: &str, args: &[String]) -> io::Result<Pipe> {
        let mut child = Command::new(program)
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()?;
        let (sender, output) = sync_channel(LINES);
        let input = child.stdin.take();
        if let Some(stdout) = child.stdout.take() {
            thread::spawn(move || pass_on(stdout, &sender));
        }
        Ok(Pipe { child, input, output })
    }

    pub(super) fn say(&mut self, line: &str) -> Result<(), Fault> {
        let input = self.input.as_mut().ok_or(Fault::Died)?;
        // one write, so that no engine sees half a line
        input.write_all(format!("{line}\n").as_bytes()).map_err(|_| Fault::Died)
    }

    /// The next line and when it came.
    pub(super) fn hear(&mut self, until: Instant) -> Result<(Instant, String), Fault> {
        let wait = until.saturating_duration_since(Instant::now());
        match self.output.recv_timeout(wait) {
            Ok((at, line)) if at <= until => Ok((at, line)),
            // an engine that talks without end is not listened to for ever
            Ok(_) | Err(RecvTimeoutError::Timeout) => Err(Fault::Hung),
            Err(RecvTimeoutError::Disconnected) => Err(Fault::Died),
        }
    }

    /// The lines before the one that begins with `word`.
    pub(super) fn wait_for(&mut self, word: &str, wait: Duration) -> Result<Vec<String>, Fault> {
        let until = Instant::now() + wait;
        let mut lines = Vec::new();
        loop {
            let (_, line) = self.hear(until)?;
            if line.split_ascii_whitespace().next() == Some(word) {
                return Ok(lines);
            }
            if lines.len() < LINES {
                lines.push(line);
            }
        }
    }
}

fn pass_on(stdout: ChildStdout, sender: &SyncSender<(Instant, String)>) {
    let mut stdout = BufReader::new(stdout);
    let mut line = Vec::new();
    loop {
        line.clear();
        match (&mut stdout).take(LINE).read_until(b'\n', &mut line) {
            Ok(1..) => {}
            Ok(0) | Err(_) => return,
        }
        let text = String::from_utf8_lossy(&line).trim().to_owned();
        if sender.send((Instant::now(), text)).is_err() {
            return;
        }
    }
}

impl Drop for Pipe {
    fn drop(&mut self) {
        let _ = self.say("quit");
        self.input = None;
        let until = Instant::now() + END;
        // what it still says is thrown away, or it could not end
        while Instant::now() < until {
            match self.child.try_wait() {
                Ok(None) => while self.output.try_recv().is_ok() {},
                Ok(Some(_)) | Err(_) => return,
            }
            thread::sleep(Duration::from_millis(5));
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
