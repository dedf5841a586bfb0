//! A game by correspondence: what is sent and what comes back.

use annabella::session::NotTaken;
use annabella::table::correspondence::{Received, receive};

use super::{Said, Table};
use crate::play::device_clock::wall_ms;
use crate::play::own_name::program_command;
use crate::play::shown::escaped;
use crate::words::key;

impl Table {
    /// The text for the player on the other device; he knows all up to here then.
    pub(super) fn send(&mut self) -> Said {
        let (now, voice) = ((self.host.means.now)(), self.voice());
        let (text, update) = self.at.game.share(&voice, now);
        let words = self.words();
        let lines = text.iter().flat_map(|text| text.lines());
        let mut said: Said = lines.map(|line| words.phrase(escaped(line))).collect();
        said.extend(self.tell(&update));
        said
    }

    /// Takes a text in that came from there.
    pub(super) fn take_in(&mut self, text: &str) -> Said {
        let (now, settings) = ((self.host.means.now)(), self.voice_settings());
        let why = match self.at.game.take_in(settings, text, now) {
            Ok(update) => return self.tell(&update),
            Err(why) => why,
        };
        self.sound.is_refusal = true;
        let mut said = vec![self.voice().not_taken(&why, Some(self.state()))];
        if matches!(
            why,
            NotTaken::OtherGame | NotTaken::OtherKind { .. } | NotTaken::NoCorrespondence
        ) {
            said.extend(self.where_it_belongs(text));
        }
        said
    }

    /// To which other game a text belongs.
    fn where_it_belongs(&self, text: &str) -> Said {
        let Some(library) = &self.host.means.library else { return Said::new() };
        match receive(library, text, wall_ms((self.host.means.now)())) {
            Ok(Ok(Received::ForGame { id, .. } | Received::NotTaken { id, .. })) => {
                self.say_with(key::TYPE_CONTINUE_OTHER, [("game", escaped(&id).into())])
            }
            Ok(Ok(Received::Invitation(_))) => {
                let command = format!("{} receive", program_command());
                self.say_with(key::BEGINS_BY_RECEIVE, [("command", command.into())])
            }
            Ok(Err(_)) | Err(_) => Said::new(),
        }
    }
}
