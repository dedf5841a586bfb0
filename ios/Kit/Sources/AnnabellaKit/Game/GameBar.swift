import AnnabellaCore
import Foundation

/// A thing in the bar at the foot of a page: a sign over a word, in the same place as long as
/// the page is there. What cannot be done now stays, and is muted.
@MainActor
public struct BarItem: Identifiable {
    public nonisolated let place: BarPlace
    private let act: (@MainActor () -> Void)?

    init(_ place: BarPlace, act: (@MainActor () -> Void)?) {
        self.place = place
        self.act = act
    }

    public nonisolated var id: LabelName { place.label }
    public nonisolated var label: LabelName { place.label }
    public nonisolated var icon: Icon { place.icon }
    public var isPossible: Bool { act != nil }

    /// Does nothing where it cannot be done.
    public func run() { act?() }
}

/// A place in a bar.
public struct BarPlace: Equatable, Sendable {
    public let label: LabelName
    public let icon: Icon

    init(_ label: LabelName, _ icon: Icon) {
        self.label = label
        self.icon = icon
    }
}

/// What stands in the bar of a game, by who plays it and how.
public enum GameBar {
    private static let menu = BarPlace(.gameMenu, .menu)
    private static let undo = BarPlace(.gameUndo, .undo)
    private static let redo = BarPlace(.gameRedo, .redo)
    private static let hint = BarPlace(.gameHint, .hint)
    private static let pass = BarPlace(.gamePass, .pass)
    private static let claim = BarPlace(.strictClaim, .claim)
    private static let previous = BarPlace(.stepsPrevious, .stepBack)
    private static let resign = BarPlace(.gameResign, .resign)

    static func places(of view: GameView) -> [BarPlace] {
        let offer = BarPlace(view.kind.offerLabel, .draw)
        let isOnLines = view.kind.isOnLines
        if view.mode == .strict { return [menu, claim, offer, resign, previous] }
        // nobody helps in a game by correspondence
        if view.hasTwoPeople || view.correspondence != nil {
            return [menu, isOnLines ? pass : undo, offer, resign, previous]
        }
        return isOnLines
            ? [menu, undo, hint, pass, previous] : [menu, undo, redo, hint, previous]
    }

    /// With lines of words of this height not all of it is in sight at once.
    static func isOutOfSight(lineHeight: CGFloat) -> Bool { lineHeight >= 33 }

    /// Never what a game waits for: where they are not in the bar, they are in the menu.
    static let help: [LabelName] = [undo, redo, hint].map(\.label)

    /// How many stand beside each other, which are `count`: all of them, or half of them where
    /// the letters are so large that words would be cut off.
    public static func columns(of count: Int, hasLargeText: Bool) -> Int {
        hasLargeText ? (count + 1) / 2 : count
    }
}
