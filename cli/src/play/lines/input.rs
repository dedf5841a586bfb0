use std::io::{self, BufRead, IsTerminal, Write};

use rustyline::DefaultEditor;
use rustyline::error::ReadlineError;

/// Where lines come from.
pub(super) struct Input {
    /// Editing and history, when somebody sits at a keyboard.
    editor: Option<DefaultEditor>,
}

/// What came.
pub(super) enum Typed {
    Line(String),
    /// Ctrl-C at the prompt.
    Interrupt,
    /// There will be no more.
    End,
}

impl Input {
    pub(super) fn new() -> Input {
        let has_keyboard = io::stdin().is_terminal() && io::stdout().is_terminal();
        Input { editor: if has_keyboard { DefaultEditor::new().ok() } else { None } }
    }

    pub(super) fn is_keyboard(&self) -> bool {
        self.editor.is_some()
    }

    /// Shows the prompt, on a line of its own in a pipe, and waits for a line.
    pub(super) fn read(&mut self, prompt: &str) -> io::Result<Typed> {
        match &mut self.editor {
            Some(editor) => read_edited(editor, prompt),
            None => read_plain(prompt),
        }
    }
}

fn read_edited(editor: &mut DefaultEditor, prompt: &str) -> io::Result<Typed> {
    match editor.readline(&format!("{prompt} ")) {
        Ok(line) => {
            if !line.trim().is_empty() {
                // a line that cannot be kept is only not there to be called back
                let _ = editor.add_history_entry(&line);
            }
            Ok(Typed::Line(line))
        }
        Err(ReadlineError::Interrupted) => Ok(Typed::Interrupt),
        Err(ReadlineError::Eof) => Ok(Typed::End),
        Err(ReadlineError::Io(error)) => Err(error),
        Err(error) => Err(io::Error::other(error)),
    }
}

fn read_plain(prompt: &str) -> io::Result<Typed> {
    let mut out = io::stdout().lock();
    writeln!(out, "{prompt}")?;
    out.flush()?;
    let mut line = Vec::new();
    if io::stdin().lock().read_until(b'\n', &mut line)? == 0 {
        return Ok(Typed::End);
    }
    Ok(Typed::Line(String::from_utf8_lossy(&line).into_owned()))
}
