use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, PoisonError};

use log::{LevelFilter, Log, Metadata, Record};
#[cfg(any(target_os = "android", target_os = "ios", target_os = "macos"))]
use once_cell::sync::Lazy;
use once_cell::sync::OnceCell;

/// How much is logged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum LogLevel {
    /// Nothing.
    Silent,
    /// What went wrong.
    Errors,
    /// And what is odd.
    Warnings,
    /// And what was begun and ended.
    Information,
    /// And what was done in games.
    Everything,
}

static LEVEL: OnceCell<LogLevel> = OnceCell::new();

/// Begins logging: into a memory that [`captured_log`] reads, and besides to logcat on
/// Android, to the unified log on Apple's systems. Only the first call counts; gives the
/// level that is in force.
#[uniffi::export]
pub fn init_logging(level: LogLevel) -> LogLevel {
    *LEVEL.get_or_init(|| {
        let filter = match level {
            LogLevel::Silent => LevelFilter::Off,
            LogLevel::Errors => LevelFilter::Error,
            LogLevel::Warnings => LevelFilter::Warn,
            LogLevel::Information => LevelFilter::Info,
            LogLevel::Everything => LevelFilter::Debug,
        };
        // another logger of the app may be there already
        if log::set_logger(&CAPTURED).is_ok() {
            log::set_max_level(filter);
        }
        level
    })
}

/// The log of the system, where there is one.
#[cfg(target_os = "android")]
static SYSTEM: Lazy<android_logger::AndroidLogger> = Lazy::new(|| {
    // how much is logged is the same for all
    let all = android_logger::Config::default().with_max_level(LevelFilter::Trace);
    android_logger::AndroidLogger::new(all.with_tag("annabella"))
});

#[cfg(any(target_os = "ios", target_os = "macos"))]
static SYSTEM: Lazy<oslog::OsLogger> = Lazy::new(|| oslog::OsLogger::new("app.annabella"));

#[cfg(any(target_os = "android", target_os = "ios", target_os = "macos"))]
fn hand_on(record: &Record) {
    SYSTEM.log(record);
}

#[cfg(not(any(target_os = "android", target_os = "ios", target_os = "macos")))]
fn hand_on(_: &Record) {}

/// Keeps the last lines, so that whoever shares a fault can show them.
struct Captured(Mutex<VecDeque<String>>);

static CAPTURED: Captured = Captured(Mutex::new(VecDeque::new()));

/// So many lines are kept.
const LINES: usize = 1_000;

/// So many characters of each.
const LINE: usize = 300;

impl Captured {
    fn lines(&self) -> MutexGuard<'_, VecDeque<String>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Log for Captured {
    fn enabled(&self, _: &Metadata) -> bool {
        true
    }

    fn log(&self, record: &Record) {
        hand_on(record);
        let line = format!("{} {}: {}", record.level(), record.target(), record.args());
        let mut lines = self.lines();
        if lines.len() == LINES {
            lines.pop_front();
        }
        lines.push_back(line.chars().take(LINE).collect());
    }

    fn flush(&self) {}
}

/// The lines that were logged last; they are in memory alone.
#[uniffi::export]
pub fn captured_log() -> Vec<String> {
    CAPTURED.lines().iter().cloned().collect()
}

/// The version of this library, such as `0.1.0`.
#[uniffi::export]
pub fn library_version() -> String {
    env!("CARGO_PKG_VERSION").to_owned()
}
