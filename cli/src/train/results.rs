//! What came of training, kept and told.

use std::path::PathBuf;

use annabella::speech::{Notice, Speaker};
use annabella::table::results;

use super::lesson::Lesson;
use crate::Failure;
use crate::output::{Output, complain};
use crate::play::date::unix_ms;
use crate::play::files::games_folder;
use crate::play::shown::shown_path;

const DAY: u64 = 86_400_000;

/// Keeps what came of a lesson, if anything did.
pub(super) fn keep(lesson: &Lesson) -> Result<(), Failure> {
    let Some(course) = lesson.course().filter(|course| !course.outcomes().is_empty()) else {
        return Ok(());
    };
    let path = path()?;
    let summary = course.summary();
    let recorded = results::record(&path, course.exercise(), course.level(), &summary, unix_ms());
    let recorded = recorded.map_err(|error| {
        Failure::BadInput(format!("{}: the results are not kept: {error}", shown_path(&path)))
    })?;
    if let Some(aside) = recorded.aside {
        complain(format_args!(
            "note: the file of results was damaged and is now {}",
            shown_path(&aside)
        ));
    }
    Ok(())
}

/// Tells all that is kept.
pub(super) fn tell_all(speaker: &Speaker) -> Result<(), Failure> {
    let path = path()?;
    let kept = results::load(&path)
        .map_err(|error| Failure::BadInput(format!("{}: {error}", shown_path(&path))))?;
    let mut output = Output::new();
    let today = unix_ms() / DAY;
    let mut has_any = false;
    for (exercise, level, score) in kept.scores() {
        let days_ago = today.saturating_sub(score.last / DAY);
        output.line(speaker.score(exercise, level, &score.summary, days_ago))?;
        has_any = true;
    }
    if !has_any {
        output.line(speaker.notice(Notice::NoResults))?;
    }
    output.flush()
}

fn path() -> Result<PathBuf, Failure> {
    let folder = games_folder().ok_or_else(|| {
        let problem = "results are not kept: neither XDG_DATA_HOME nor HOME names a folder for \
                       them from the root on";
        Failure::BadInput(problem.to_owned())
    })?;
    Ok(folder.join("results.json"))
}
