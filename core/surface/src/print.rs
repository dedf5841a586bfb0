use std::fmt::Write as _;

/// A declaration as it is printed.
pub struct Shown {
    pub text: String,
    pub members: Vec<Shown>,
}

/// Longer lines have their parameters one below the other.
const WIDTH: usize = 96;

/// All declarations, under a line that says what they are.
pub fn page(language: &str, declarations: &[Shown]) -> String {
    let mut page = format!(
        "// What {language} sees of the library. tools/surface.sh checks and writes this file.\n\n"
    );
    for declaration in declarations {
        print(&mut page, declaration, "");
    }
    page
}

fn print(page: &mut String, shown: &Shown, indent: &str) {
    let line = if indent.len() + shown.text.len() > WIDTH {
        broken(&shown.text, indent)
    } else {
        shown.text.clone()
    };
    let brace = if shown.members.is_empty() { "" } else { " {" };
    // writing to a string does not fail
    let _ = writeln!(page, "{indent}{line}{brace}");
    let inner = format!("{indent}    ");
    for member in &shown.members {
        print(page, member, &inner);
    }
    if !shown.members.is_empty() {
        let _ = writeln!(page, "{indent}}}");
    }
}

/// With each parameter on a line of its own.
fn broken(text: &str, indent: &str) -> String {
    let Some((before, parameters, after)) = parameters(text) else {
        return text.to_owned();
    };
    let lines: Vec<_> = parameters.iter().map(|it| format!("{indent}    {},", it.trim())).collect();
    format!("{before}\n{}\n{indent}{after}", lines.join("\n"))
}

/// The first parentheses with more than one parameter, and what stands around these.
fn parameters(text: &str) -> Option<(&str, Vec<&str>, &str)> {
    let mut depth = 0;
    let mut parameters = Vec::new();
    let (mut open, mut start) = (0, 0);
    let mut previous = ' ';
    for (at, c) in text.char_indices() {
        match c {
            '(' | '[' | '<' => {
                depth += 1;
                if depth == 1 {
                    (open, start) = (at + 1, at + 1);
                    parameters.clear();
                }
            }
            ',' if depth == 1 => {
                parameters.push(&text[start..at]);
                start = at + 1;
            }
            // not that of an arrow
            ')' | ']' | '>' if previous != '-' => {
                depth -= 1;
                if depth == 0 && c == ')' && !parameters.is_empty() {
                    parameters.push(&text[start..at]);
                    return Some((&text[..open], parameters, &text[at..]));
                }
            }
            _ => {}
        }
        previous = c;
    }
    None
}
