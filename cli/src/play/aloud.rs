//! What is said is spoken, too: by a program that is there for that, on a thread of its
//! own, in the order of urgency.

mod pace;
mod program;
mod queue;

use std::io;
use std::process::{Child, ExitStatus};
use std::sync::mpsc::Sender;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use annabella::speech::{Phrase, Segment, Urgency};

use super::happening::Happening;
use pace::Pace;
use program::Program;
use queue::{Queue, Utterance};

/// How often it is looked whether a program has ended that speaks.
const LOOK: Duration = Duration::from_millis(15);

/// How long the dispatcher may take to fall silent.
const SILENCING: Duration = Duration::from_secs(1);

/// The voice of the table.
#[derive(Clone, Debug)]
pub(crate) struct Aloud {
    shared: Arc<Shared>,
}

#[derive(Debug, Default)]
struct Shared {
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Debug, Default)]
struct State {
    queue: Queue,
    /// How urgent it is what is being said.
    now: Option<Urgency>,
    /// Whether that is to stop.
    is_cut_off: bool,
    pace: Pace,
    /// The number of the announcement that came last.
    announcements: u64,
    /// Nothing more will be said.
    is_closed: bool,
    has_ended: bool,
}

impl Aloud {
    /// A voice, if there is a program that has one.
    ///
    /// # Errors
    ///
    /// When the system gives no thread.
    pub(crate) fn find(sender: Sender<Happening>) -> io::Result<Option<Aloud>> {
        let programs = Program::found();
        if programs.is_empty() {
            return Ok(None);
        }
        let shared = Arc::new(Shared::default());
        let speaker = Speaker { shared: Arc::clone(&shared), sender, programs };
        thread::Builder::new()
            .name("annabella-voice".to_owned())
            .spawn(move || speaker.speak_all())?;
        Ok(Some(Aloud { shared }))
    }

    /// Says what was said at the table.
    pub(crate) fn say(&self, said: &[Phrase]) {
        let mut state = self.shared.lock();
        let mut utterances = Vec::new();
        for Phrase { urgency, segments, is_announcement } in said.iter().cloned() {
            state.announcements += u64::from(is_announcement);
            let announcement = is_announcement.then_some(state.announcements);
            utterances.push(Utterance { urgency, segments, announcement });
        }
        if state.is_closed || utterances.is_empty() {
            return;
        }
        state.is_cut_off |= state.now.is_some_and(|now| queue::cuts_off(&utterances, now));
        state.queue.add(utterances);
        self.shared.changed.notify_all();
    }

    /// Says a prompt, behind all else.
    pub(crate) fn ask(&self, prompt: Phrase) {
        let mut state = self.shared.lock();
        if !state.is_closed {
            let segments = prompt.segments;
            state.queue.append(Utterance {
                urgency: Urgency::Answer,
                segments,
                announcement: None,
            });
            self.shared.changed.notify_all();
        }
    }

    /// Stops. False if nothing was being said.
    pub(crate) fn stop(&self) -> bool {
        let mut state = self.shared.lock();
        let was_speaking = state.is_speaking();
        state.queue.clear();
        state.is_cut_off = true;
        self.shared.changed.notify_all();
        was_speaking
    }

    pub(crate) fn is_speaking(&self) -> bool {
        self.shared.lock().is_speaking()
    }

    /// Whether no other announcement has come after this one.
    pub(crate) fn is_latest(&self, announcement: u64) -> bool {
        self.shared.lock().announcements == announcement
    }

    /// Speaks faster or slower from now on; false where that is not possible.
    pub(crate) fn change_pace(&self, is_faster: bool) -> bool {
        let mut state = self.shared.lock();
        let changed = state.pace.changed(is_faster);
        state.pace = changed.unwrap_or(state.pace);
        changed.is_some()
    }

    /// Stops for good, and comes back when nothing is heard any more.
    pub(crate) fn close(&self) {
        self.stop();
        let mut state = self.shared.lock();
        state.is_closed = true;
        self.shared.changed.notify_all();
        let is_there = |state: &mut State| !state.has_ended;
        drop(self.shared.changed.wait_timeout_while(state, 2 * SILENCING, is_there));
    }
}

impl State {
    fn is_speaking(&self) -> bool {
        self.now.is_some() || !self.queue.is_empty()
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, State> {
        // it is whole between any two lines that change it
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for something to say; `None` when there will be nothing more.
    fn next(&self) -> Option<Utterance> {
        let is_idle = |state: &mut State| state.queue.is_empty() && !state.is_closed;
        let state = self.changed.wait_while(self.lock(), is_idle);
        let mut state = state.unwrap_or_else(PoisonError::into_inner);
        let next = state.queue.next();
        state.now = next.as_ref().map(|utterance| utterance.urgency);
        state.is_cut_off = false;
        next
    }
}

/// The thread that speaks.
struct Speaker {
    shared: Arc<Shared>,
    sender: Sender<Happening>,
    /// The one that speaks, and those that do if it fails.
    programs: Vec<Program>,
}

/// What became of a text.
enum Spoken {
    Whole,
    CutOff,
    /// The program has failed, for this reason.
    Not(String),
}

impl Speaker {
    fn speak_all(mut self) {
        while let Some(utterance) = self.shared.next() {
            let announcement = utterance.announcement;
            let became = self.speak(utterance);
            self.shared.lock().now = None;
            // the end of one that was cut off is left to the estimate, as nobody has heard it;
            // and who has left does not want to know
            match became {
                Spoken::Whole => drop(self.sender.send(Happening::Said(announcement))),
                Spoken::CutOff => drop(self.sender.send(Happening::Said(None))),
                Spoken::Not(_) => {}
            }
        }
        self.shared.lock().has_ended = true;
        self.shared.changed.notify_all();
    }

    /// What became of it; `Not` if it has to be said by another program.
    fn speak(&mut self, utterance: Utterance) -> Spoken {
        let Some(&program) = self.programs.first() else { return Spoken::Whole };
        for segment in &utterance.segments {
            match self.speak_by(program, segment) {
                Spoken::Whole => {}
                Spoken::CutOff => return Spoken::CutOff,
                Spoken::Not(reason) => {
                    self.replace(program, &reason);
                    let mut state = self.shared.lock();
                    if !state.is_cut_off {
                        state.queue.put_back(utterance);
                    }
                    return Spoken::Not(reason);
                }
            }
        }
        Spoken::Whole
    }

    /// Another program takes the place of one that has failed, which is told.
    fn replace(&mut self, failed: Program, reason: &str) {
        self.programs.remove(0);
        let goes_on = match self.programs.first() {
            Some(next) => format!("{} speaks from here on", next.name()),
            None => "the game goes on in text".to_owned(),
        };
        let text = format!("{} does not speak ({reason}); {goes_on}", failed.name());
        drop(self.sender.send(Happening::VoiceFailed(text)));
    }

    fn speak_by(&self, program: Program, segment: &Segment) -> Spoken {
        let pace = {
            let state = self.shared.lock();
            if state.is_cut_off {
                return Spoken::CutOff;
            }
            state.pace
        };
        let child = match program.speak(segment, pace) {
            Ok(child) => child,
            Err(error) => return Spoken::Not(error.to_string()),
        };
        match self.attend(child, patience(segment), true) {
            Ok(Some(status)) if status.success() => Spoken::Whole,
            Ok(Some(status)) => Spoken::Not(status.to_string()),
            Ok(None) => {
                let is_cut_off = self.shared.lock().is_cut_off;
                if let Some(Ok(silencing)) = program.silence() {
                    // a dispatcher that does not answer is not heard either
                    let _ = self.attend(silencing, SILENCING, false);
                }
                if is_cut_off {
                    Spoken::CutOff
                } else {
                    Spoken::Not("it does not come to an end".to_owned())
                }
            }
            Err(error) => Spoken::Not(error.to_string()),
        }
    }

    /// How a program ended; `None` if it had to be ended.
    fn attend(
        &self,
        mut child: Child,
        at_most: Duration,
        can_be_cut_off: bool,
    ) -> io::Result<Option<ExitStatus>> {
        let until = Instant::now() + at_most;
        let mut state = self.shared.lock();
        loop {
            if let Some(status) = child.try_wait()? {
                return Ok(Some(status));
            }
            if can_be_cut_off && state.is_cut_off || Instant::now() >= until {
                drop(state);
                program::end(&mut child);
                return Ok(None);
            }
            let waited = self.shared.changed.wait_timeout(state, LOOK);
            state = waited.unwrap_or_else(PoisonError::into_inner).0;
        }
    }
}

/// Longer than even the slowest voice needs, also behind one that speaks before it.
fn patience(segment: &Segment) -> Duration {
    let letters = segment.text.chars().count() as u64;
    Duration::from_secs(20) + Duration::from_millis(250 * letters)
}
