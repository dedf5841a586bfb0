use std::sync::Mutex;

use log::{LevelFilter, Log, Metadata, Record};
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

/// Begins logging: to logcat on Android, to the unified log on Apple's systems,
/// elsewhere into a memory that [`captured_log`] reads. Only the first call
/// counts; gives the level that is in force.
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
        install(filter);
        level
    })
}

#[cfg(target_os = "android")]
fn install(filter: LevelFilter) {
    let config = android_logger::Config::default().with_max_level(filter).with_tag("annabella");
    android_logger::init_once(config);
}

#[cfg(any(target_os = "ios", target_os = "macos"))]
fn install(filter: LevelFilter) {
    // another logger of the app may be there already
    let _ = oslog::OsLogger::new("app.annabella").level_filter(filter).init();
}

#[cfg(not(any(target_os = "android", target_os = "ios", target_os = "macos")))]
fn install(filter: LevelFilter) {
    // another logger of the program may be there already
    if log::set_logger(&CAPTURED).is_ok() {
        log::set_max_level(filter);
    }
}

/// Keeps the last lines, for programs without a log of their own.
struct Captured(Mutex<Vec<String>>);

static CAPTURED: Captured = Captured(Mutex::new(Vec::new()));

/// So many lines are kept.
const LINES: usize = 1_000;

impl Log for Captured {
    fn enabled(&self, _: &Metadata) -> bool {
        true
    }

    fn log(&self, record: &Record) {
        let mut lines = self.0.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if lines.len() == LINES {
            lines.remove(0);
        }
        lines.push(format!("{} {}: {}", record.level(), record.target(), record.args()));
    }

    fn flush(&self) {}
}

/// The lines that were logged last, where there is no log of the system; empty on
/// phones.
#[uniffi::export]
pub fn captured_log() -> Vec<String> {
    CAPTURED.0.lock().unwrap_or_else(std::sync::PoisonError::into_inner).clone()
}

/// The version of this library, such as `0.1.0`.
#[uniffi::export]
pub fn library_version() -> String {
    env!("CARGO_PKG_VERSION").to_owned()
}
