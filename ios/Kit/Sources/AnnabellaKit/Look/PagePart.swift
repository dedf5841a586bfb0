/// A part of a page, in the place where its view has it: by these the pages of two apps, and
/// those of two days, can be compared as text.
public struct PagePart: Equatable, Sendable {
    public enum Kind: String, Sendable {
        case page, title, card, section, line, board, panel, slip, bar
        case tile, row, primary, secondary, quiet, icon, item
        case segments, grid, slider, `switch`, stepper, field, folded, face, area, moves
    }

    public let kind: Kind
    public let label: String
    public let icon: Icon?
    /// What it says beside its label.
    public let aside: String
    public let isChosen: Bool
    /// What cannot be done now stays, and is muted.
    public let isPossible: Bool
    public let parts: [PagePart]

    init(
        _ kind: Kind, _ label: String = "", icon: Icon? = nil, aside: String = "",
        isChosen: Bool = false, isPossible: Bool = true, parts: [PagePart] = []
    ) {
        self.kind = kind
        self.label = label
        self.icon = icon
        self.aside = aside
        self.isChosen = isChosen
        self.isPossible = isPossible
        self.parts = parts
    }

    /// A line for itself, and one for each of its parts, further in.
    public func text(_ indent: String = "") -> String {
        let words = [
            kind.rawValue, label.isEmpty ? nil : "“\(label)”", icon.map { "[\($0.rawValue)]" },
            aside.isEmpty ? nil : "· \(aside)", isChosen ? "✓" : nil, isPossible ? nil : "muted",
        ]
        return indent + words.compactMap { $0 }.joined(separator: " ") + "\n"
            + parts.map { $0.text(indent + "  ") }.joined()
    }
}
