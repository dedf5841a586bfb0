use super::encoding::tidy;
use super::limits;

/// The seven tags of every game, in their order.
pub(super) const ROSTER: [&str; 7] = ["Event", "Site", "Date", "Round", "White", "Black", "Result"];

/// The number of the game among all that PDN knows: English draughts.
pub(super) const GAME_TYPE: &str = "21";

/// Tag pairs in the order in which they came. A name is the same in letters of either case.
#[derive(Clone, Default)]
pub(super) struct Tags(Vec<(String, String)>);

impl Tags {
    pub(super) fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }

    pub(super) fn get(&self, name: &str) -> Option<&str> {
        self.iter().find(|(known, _)| known.eq_ignore_ascii_case(name)).map(|(_, value)| value)
    }

    /// Sets a tag; a new one goes to the end. True where it was there already.
    ///
    /// Of the name only letters, digits and underscores are kept, and a tag without a name is
    /// not kept at all.
    pub(super) fn set(&mut self, name: &str, value: &str) -> bool {
        let is_good = |c: &char| c.is_ascii_alphanumeric() || *c == '_';
        let name: String = name.chars().filter(is_good).take(limits::TAG_NAME).collect();
        let value = tidy(value, limits::TAG_VALUE);
        if let Some(pair) = self.0.iter_mut().find(|(known, _)| known.eq_ignore_ascii_case(&name)) {
            pair.1 = value;
            return true;
        }
        let usual = ROSTER.into_iter().find(|tag| tag.eq_ignore_ascii_case(&name));
        if !name.is_empty() {
            self.0.push((usual.map_or(name, str::to_owned), value));
        }
        false
    }

    pub(super) fn remove(&mut self, name: &str) {
        self.0.retain(|(known, _)| !known.eq_ignore_ascii_case(name));
    }
}

/// Whether a tag of this name says what the game says in another way.
pub(super) fn is_of_game(name: &str) -> bool {
    ["Result", "GameType", "FEN", "SetUp"].iter().any(|tag| tag.eq_ignore_ascii_case(name))
}
