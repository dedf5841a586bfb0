//! Lines of the protocol: a command, and arguments with values.

use crate::uci::shown;

/// A line that was read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Line {
    pub(crate) command: String,
    /// Names and values; one that stands alone has an empty value.
    arguments: Vec<(String, String)>,
}

impl Line {
    /// Reads `command name=value name="a value" name`, with blanks as somebody likes.
    ///
    /// # Errors
    ///
    /// What was expected, where a quotation does not end.
    pub(crate) fn parse(text: &str) -> Result<Line, String> {
        let text = text.trim();
        let (command, mut rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let mut line = Line { command: command.to_owned(), arguments: Vec::new() };
        loop {
            rest = rest.trim_start();
            let end = rest.find(|c: char| c == '=' || c.is_whitespace()).unwrap_or(rest.len());
            let (name, behind) = rest.split_at(end);
            let Some(value) = behind.trim_start().strip_prefix('=') else {
                if name.is_empty() {
                    return Ok(line);
                }
                line.arguments.push((name.to_owned(), String::new()));
                rest = behind;
                continue;
            };
            let value = value.trim_start();
            let (value, behind) = match value.strip_prefix('"') {
                Some(quoted) => quoted.split_once('"').ok_or_else(|| {
                    format!("{name}: found {}, expected another \"", shown(value))
                })?,
                None => value.split_at(value.find(char::is_whitespace).unwrap_or(value.len())),
            };
            line.arguments.push((name.to_owned(), value.to_owned()));
            rest = behind;
        }
    }

    /// The value of an argument, if it is there; the first one counts.
    pub(crate) fn value(&self, name: &str) -> Option<&str> {
        self.arguments.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// Whether an argument is there.
    pub(super) fn has(&self, name: &str) -> bool {
        self.value(name).is_some()
    }
}

/// A value as it stands in a line: in quotes where it has to.
pub(crate) fn quoted(value: &str) -> String {
    let is_word = |c: char| !c.is_whitespace() && c != '=' && c != '"';
    if !value.is_empty() && value.chars().all(is_word) {
        return value.to_owned();
    }
    format!("\"{}\"", value.replace('"', "'"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_a_command_and_arguments() {
        let line = Line::parse("  level  moves = 9 time=29.5 name=\"a b=c\" infinite flag=\"\" ");
        let line = line.unwrap();
        assert_eq!(line.command, "level");
        for (name, value) in
            [("moves", "9"), ("time", "29.5"), ("name", "a b=c"), ("infinite", ""), ("flag", "")]
        {
            assert_eq!(line.value(name), Some(value), "{name}");
        }
        assert!(!line.has("a") && !line.has("9"));
        assert_eq!(Line::parse("").unwrap(), Line::default());
        assert_eq!(Line::parse("go").unwrap().arguments, []);
        let problem = Line::parse("pos moves=\"11-15").unwrap_err();
        assert_eq!(problem, "moves: found \\\"11-15, expected another \"");
    }

    #[test]
    fn a_value_with_blanks_stands_in_quotes() {
        for (value, written) in
            [("11-15", "11-15"), ("a b", "\"a b\""), ("", "\"\""), ("=", "\"=\"")]
        {
            assert_eq!(quoted(value), written);
            let line = Line::parse(&format!("x y={written}")).unwrap();
            assert_eq!(line.value("y"), Some(value));
        }
    }
}
