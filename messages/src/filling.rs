use crate::{ARGUMENT, CASE, CHOICE, CHOSEN, END, NEXT, Value};

/// A message that is being filled.
pub(crate) struct Filling<'a> {
    rest: &'a str,
    arguments: &'a [(&'a str, Value)],
    text: String,
}

impl<'a> Filling<'a> {
    pub(crate) fn new(message: &'a str, arguments: &'a [(&'a str, Value)]) -> Filling<'a> {
        Filling { rest: message, arguments, text: String::with_capacity(message.len()) }
    }

    /// The message as it is said.
    pub(crate) fn text(mut self) -> String {
        self.pattern(true);
        self.text
    }

    /// Adds what comes to the text where it is meant, up to the end of this case.
    fn pattern(&mut self, is_meant: bool) {
        loop {
            let at = self.rest.find(is_sign).unwrap_or(self.rest.len());
            let (plain, rest) = self.rest.split_at(at);
            if is_meant {
                self.text.push_str(plain);
            }
            self.rest = rest;
            if let Some(name) = self.name_behind(ARGUMENT) {
                if is_meant {
                    self.argument(name);
                }
            } else if let Some(name) = self.name_behind(CHOICE) {
                self.choice(name, is_meant);
            } else {
                return;
            }
        }
    }

    /// Adds the first case that fits; the last one always does.
    fn choice(&mut self, name: &str, mut is_meant: bool) {
        while let Some(case) = self.name_behind(CASE) {
            let is_this = is_meant && (case.is_empty() || self.is(name, case));
            self.pattern(is_this);
            is_meant &= !is_this;
        }
        self.rest = self.rest.strip_prefix(CHOSEN).unwrap_or(self.rest);
    }

    /// The name behind a sign, if that comes next.
    fn name_behind(&mut self, sign: char) -> Option<&'a str> {
        let (name, rest) = self.rest.strip_prefix(sign)?.split_once(END)?;
        self.rest = rest;
        Some(name)
    }

    fn value(&self, name: &str) -> Option<&'a Value> {
        let found = self.arguments.iter().find(|(argument, _)| *argument == name);
        debug_assert!(found.is_some(), "no argument {name}");
        found.map(|(_, value)| value)
    }

    fn argument(&mut self, name: &str) {
        match self.value(name) {
            Some(Value::Number(number)) => self.text.push_str(&number.to_string()),
            Some(Value::Text(text)) => self.text.push_str(text),
            None => {}
        }
    }

    fn is(&self, name: &str, case: &str) -> bool {
        match self.value(name) {
            Some(&Value::Number(number)) => case == plural(number) || case.parse() == Ok(number),
            Some(Value::Text(text)) => case == text,
            None => false,
        }
    }
}

/// The plural form that a number has in English, German and many others. A language with
/// more of them needs a function of its own; `build` knows their names.
fn plural(number: u64) -> &'static str {
    if number == 1 { "one" } else { "other" }
}

pub(crate) fn is_sign(c: char) -> bool {
    (NEXT..=END).contains(&c)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn filled(message: &str, count: u64, who: &str) -> String {
        Filling::new(message, &[("count", count.into()), ("who", who.into())]).text()
    }

    #[test]
    fn arguments_are_put_in() {
        assert_eq!(filled("plain", 0, ""), "plain");
        let message = "\u{1}who\u{5} has \u{1}count\u{5}.";
        assert_eq!(filled(message, 12, "Weiß"), "Weiß has 12.");
    }

    #[test]
    fn cases_are_chosen_also_inside_of_cases() {
        let message = "a \u{2}count\u{5}\u{3}0\u{5}none\u{3}one\u{5}\
                       \u{2}who\u{5}\u{3}you\u{5}yours\u{3}\u{5}one of \u{1}who\u{5}\u{4}\
                       \u{3}\u{5}\u{1}count\u{5}\u{4} b";
        assert_eq!(filled(message, 0, "you"), "a none b");
        assert_eq!(filled(message, 1, "you"), "a yours b");
        assert_eq!(filled(message, 1, "Anna"), "a one of Anna b");
        assert_eq!(filled(message, 7, "you"), "a 7 b");
    }
}
