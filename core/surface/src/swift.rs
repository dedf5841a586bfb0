use crate::head::Head;
use crate::outline::{Declaration, outline};
use crate::pieces::pieces;
use crate::print::{Shown, page};

/// What these declare has members.
const TYPES: [&str; 5] = ["struct", "class", "enum", "protocol", "extension"];
/// `UniFFI`'s own parts, public or not; it keeps some of them out of documentation.
const MACHINERY: [&str; 6] =
    ["_documentation", "Uniffi", "uniffi", "FfiConverter", "RustBuffer", "NoHandle"];

/// The public declarations of a generated Swift file.
pub fn surface(source: &str) -> String {
    let declarations = outline(&pieces(source));
    let shown: Vec<_> = declarations.iter().filter_map(|it| shown(it, None)).collect();
    page("Swift", &shown)
}

fn shown(declaration: &Declaration, around: Option<&Declaration>) -> Option<Shown> {
    let head = &declaration.head;
    if head.mentions(&MACHINERY) || !is_public(head, around.map(|around| &around.head)) {
        return None;
    }
    let is_type = head.keywords().iter().any(|word| TYPES.contains(word));
    let inside = if is_type { declaration.members.as_slice() } else { &[] };
    let members: Vec<_> = inside.iter().filter_map(|it| shown(it, Some(declaration))).collect();
    let text = head.text();
    if around.is_some_and(|around| text == memberwise(around)) {
        return None;
    }
    // all of it is public
    let text = text.strip_prefix("public ").unwrap_or(&text).to_owned();
    Some(Shown { text, members })
}

/// The initialiser that takes all fields and says nothing new.
fn memberwise(record: &Declaration) -> String {
    let texts = record.members.iter().map(|member| member.head.text());
    let fields: Vec<_> =
        texts.filter_map(|text| Some(text.strip_prefix("public let ")?.to_owned())).collect();
    format!("public init({})", fields.join(", "))
}

fn is_public(head: &Head, around: Option<&Head>) -> bool {
    let has = |head: &Head, word| head.keywords().contains(&word);
    match around {
        Some(around) if has(around, "protocol") => true,
        Some(around) if has(around, "enum") && has(head, "case") => true,
        // an open method stands in the protocol of its class already
        Some(_) => has(head, "public"),
        None => has(head, "public") || has(head, "open") || head.keywords() == ["extension"],
    }
}
