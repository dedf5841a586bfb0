//! A disk in memory that fails when it is told to.

use std::cell::RefCell;
use std::io::{self, ErrorKind};
use std::rc::Rc;

use annabella::table::journal::Storage;

/// What the disk does; the test and the writer share it.
#[derive(Clone, Default)]
pub(crate) struct Disk(Rc<RefCell<State>>);

#[derive(Default)]
struct State {
    /// As another program would read it now.
    bytes: Vec<u8>,
    /// As it is after a power loss, if the system had brought nothing to the
    /// disk unasked.
    durable: Vec<u8>,
    /// How many bytes may still be written before the disk is full.
    room: Option<usize>,
    /// How many bytes a call of `write_at` still writes, new or not.
    breaks_after: Option<usize>,
    sync_fails: bool,
    truncate_fails: bool,
    /// Calls of `write_at` and of `sync`.
    writes: usize,
    syncs: usize,
    /// How the file stood after each single byte written and each cut.
    history: Option<Vec<Vec<u8>>>,
}

impl Disk {
    pub(crate) fn holding(bytes: &[u8]) -> Disk {
        let disk = Disk::default();
        disk.0.borrow_mut().bytes = bytes.to_vec();
        disk.0.borrow_mut().durable = bytes.to_vec();
        disk
    }

    /// Remembers every state from now on.
    pub(crate) fn remember(&self) {
        self.0.borrow_mut().history = Some(Vec::new());
    }

    pub(crate) fn history(&self) -> Vec<Vec<u8>> {
        self.0.borrow_mut().history.take().expect("the history is remembered")
    }

    /// The disk is full after so many more bytes; never for `None`.
    pub(crate) fn leave_room(&self, room: Option<usize>) {
        self.0.borrow_mut().room = room;
    }

    /// Each write breaks off after so many bytes; never for `None`.
    pub(crate) fn break_writes(&self, after: Option<usize>) {
        self.0.borrow_mut().breaks_after = after;
    }

    pub(crate) fn fail_syncs(&self, fails: bool) {
        self.0.borrow_mut().sync_fails = fails;
    }

    pub(crate) fn fail_cuts(&self, fails: bool) {
        self.0.borrow_mut().truncate_fails = fails;
    }

    pub(crate) fn bytes(&self) -> Vec<u8> {
        self.0.borrow().bytes.clone()
    }

    pub(crate) fn durable(&self) -> Vec<u8> {
        self.0.borrow().durable.clone()
    }

    pub(crate) fn writes_and_syncs(&self) -> (usize, usize) {
        let state = self.0.borrow();
        (state.writes, state.syncs)
    }
}

impl State {
    fn put(&mut self, at: usize, byte: u8) {
        if at >= self.bytes.len() {
            self.bytes.resize(at + 1, 0);
        }
        self.bytes[at] = byte;
        self.note();
    }

    fn note(&mut self) {
        if let Some(history) = &mut self.history {
            history.push(self.bytes.clone());
        }
    }
}

impl Storage for Disk {
    fn write_at(&mut self, offset: u64, bytes: &[u8]) -> io::Result<()> {
        let state = &mut *self.0.borrow_mut();
        state.writes += 1;
        for (at, &byte) in (offset as usize..).zip(bytes) {
            if state.breaks_after == Some(at - offset as usize) {
                return Err(io::Error::other("input/output error"));
            }
            // what lies there already takes no new room
            if at >= state.bytes.len() {
                match &mut state.room {
                    Some(0) => return Err(ErrorKind::StorageFull.into()),
                    Some(room) => *room -= 1,
                    None => {}
                }
            }
            state.put(at, byte);
        }
        Ok(())
    }

    fn sync(&mut self) -> io::Result<()> {
        let state = &mut *self.0.borrow_mut();
        state.syncs += 1;
        if state.sync_fails {
            return Err(io::Error::other("input/output error"));
        }
        state.durable = state.bytes.clone();
        Ok(())
    }

    fn truncate(&mut self, length: u64) -> io::Result<()> {
        let state = &mut *self.0.borrow_mut();
        if state.truncate_fails {
            return Err(ErrorKind::ReadOnlyFilesystem.into());
        }
        if let Some(room) = &mut state.room {
            *room += state.bytes.len().saturating_sub(length as usize);
        }
        state.bytes.resize(length as usize, 0);
        state.note();
        Ok(())
    }

    fn length(&self) -> io::Result<u64> {
        Ok(self.0.borrow().bytes.len() as u64)
    }
}
