//! The ways in which a command ends without success.

use std::io;
use std::process::ExitCode;

use thiserror::Error;

use crate::output::complain;

/// Why a command stopped early.
#[derive(Debug, Error)]
pub enum Failure {
    /// The input was bad; the text says where, and what was expected.
    #[error("{0}")]
    BadInput(String),
    /// The options do not fit each other.
    #[error("{0}\n\nFor more information, try '--help'.")]
    Usage(String),
    /// The arguments cannot be understood, and it has been said why.
    #[error("the arguments are wrong")]
    WrongArguments,
    /// A check found errors, and each has been reported already.
    #[error("a check failed")]
    Reported,
    /// The reader of our output has gone.
    #[error("the output was closed")]
    OutputClosed,
    /// The machine refused something.
    #[error("{what}: {error}")]
    Io {
        /// What was tried, or with which file.
        what: String,
        /// The reason.
        error: io::Error,
    },
}

impl Failure {
    pub(crate) fn io(what: impl Into<String>, error: io::Error) -> Failure {
        Failure::Io { what: what.into(), error }
    }

    /// A failed write to stdout; a closed pipe is nothing to complain about.
    pub(crate) fn output(error: io::Error) -> Failure {
        if error.kind() == io::ErrorKind::BrokenPipe {
            Failure::OutputClosed
        } else {
            Failure::io("standard output", error)
        }
    }

    /// Says on stderr what went wrong, unless that has been said or nobody listens.
    pub(crate) fn complain(&self) {
        use Failure::{OutputClosed, Reported, WrongArguments};
        if !matches!(self, Reported | OutputClosed | WrongArguments) {
            complain(format_args!("error: {self}"));
        }
    }

    pub(crate) fn exit_code(&self) -> ExitCode {
        match self {
            Failure::OutputClosed => ExitCode::SUCCESS,
            Failure::Usage(_) | Failure::WrongArguments => ExitCode::from(2),
            Failure::BadInput(_) | Failure::Reported | Failure::Io { .. } => ExitCode::FAILURE,
        }
    }
}
