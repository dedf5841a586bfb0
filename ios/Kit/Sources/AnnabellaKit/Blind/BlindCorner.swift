/// The areas in the corners of the page for blind play: a sign over a word.
public enum BlindCorner: CaseIterable, Sendable {
    // from above to below, as a reader meets them
    case `repeat`
    case clocks
    case speak
    case menu

    public var label: LabelName {
        switch self {
        case .repeat: .blindRepeat
        case .clocks: .blindClocks
        case .speak: .blindSpeak
        case .menu: .gameMenu
        }
    }

    /// The one of four that is pressed most.
    public var isAccent: Bool { self == .speak }
}

extension BlindModel {
    /// The page from above: what lies between the corners comes in their midst.
    public var page: PagePart {
        func area(_ corner: BlindCorner) -> PagePart {
            PagePart(.area, localization.text(corner.label), icon: corner.label.icon)
        }
        return PagePart(
            .page, localization.text(.blindTitle),
            parts: [
                area(.repeat), area(.clocks), PagePart(.line), PagePart(.board, board.title),
                area(.speak), area(.menu),
            ])
    }
}
