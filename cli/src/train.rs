//! `annabella train`: exercises for playing without a board, a line at a time.

mod lesson;
mod results;

use annabella::speech::Speaker;

use crate::Failure;
use crate::args::{TrainArgs, Training};
use crate::play::device_clock;
use crate::play::happening::{self, Happening};
use crate::play::lines::input::Input;
use crate::play::lines::tell;
use crate::play::lots::Lots;
use crate::play::signals::{self, Interrupt};
use crate::words::Words;
use lesson::Lesson;

pub(crate) fn run(args: &TrainArgs) -> Result<(), Failure> {
    let settings = args.voice.settings_to_read();
    if args.what == Some(Training::Results) {
        return results::tell_all(&Speaker::new(settings));
    }
    let seed = Lots::new(args.seed).seed();
    let mut lesson = Lesson::new(settings, args.what, args.level, args.tasks, seed);
    let words = Words::of(args.voice.lang.language());
    let trained = train(&mut lesson, words);
    // the terminal or the pipe may be gone; what was done counts
    let kept = results::keep(&lesson);
    trained?;
    tell(&lesson.farewell())?;
    kept
}

fn train(lesson: &mut Lesson, words: Words) -> Result<(), Failure> {
    let (sender, happenings) = happening::channel();
    let mut input =
        Input::new(sender.clone()).map_err(|error| Failure::io("standard input", error))?;
    signals::listen(Interrupt::IsHeard, sender).map_err(|error| Failure::io("signals", error))?;
    tell(&lesson.welcome())?;
    while !lesson.is_over() {
        input.ask(&lesson.prompt(), false).map_err(Failure::output)?;
        lesson.begin(device_clock::now_ms());
        match happenings.wait(None) {
            Some(Happening::Line(line)) => {
                let now = device_clock::now_ms();
                input.came();
                match line.map_err(|error| Failure::io("standard input", error))? {
                    Some(Ok(line)) => tell(&lesson.hear(&line, now))?,
                    Some(Err(_)) => tell(&[words.line_too_long()])?,
                    None => return end_line(&input),
                }
            }
            Some(Happening::Interrupt | Happening::Close) => return end_line(&input),
            _ => {}
        }
    }
    Ok(())
}

/// A terminal leaves its cursor behind the prompt.
fn end_line(input: &Input) -> Result<(), Failure> {
    if input.is_keyboard() { tell(&[String::new()]) } else { Ok(()) }
}
