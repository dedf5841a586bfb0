import Foundation
import Observation

/// The pages on top of each other, above Home, which is always there.
@MainActor
@Observable
public final class Pages {
    /// The pages above Home, the uppermost last. A navigation stack takes pages away here
    /// when somebody goes back.
    public var path: [Page] = [] {
        didSet {
            guard path != oldValue else { return }
            turn(after: oldValue)
            changed(path)
        }
    }
    /// From this page on all face who sits at the far end of a table: he has opened the first,
    /// and the others from there.
    private var turnedFrom: Int?
    /// What is opened now is opened by him.
    @ObservationIgnored var isOpenedFromFar: @MainActor () -> Bool = { false }
    /// Another page is seen.
    @ObservationIgnored var changed: @MainActor ([Page]) -> Void = { _ in }
    /// Grows with each page that takes the place of one of its kind, and with `renew`: pages
    /// that look at it are made anew then.
    public private(set) var generation = 0

    public init() {}

    /// The uppermost page; nil for Home.
    public var top: Page? { path.last }

    /// Whether a page faces who sits at the far end of a table.
    public func isTurned(_ page: Page) -> Bool {
        guard let turnedFrom, let at = path.lastIndex(of: page) else { return false }
        return at >= turnedFrom
    }

    /// Whether the uppermost does.
    public var isTopTurned: Bool { top.map(isTurned) ?? false }

    private func turn(after before: [Page]) {
        let isNew = path.count > before.count
        // the page of a game has what belongs to each of its players turned to him
        if let from = turnedFrom, path.count <= from || path[from...].contains(.game) {
            turnedFrom = nil
        } else if turnedFrom == nil, isNew, isOpenedFromFar(), top != .game {
            turnedFrom = path.count - 1
        }
    }

    /// Puts a page on top.
    public func go(_ page: Page) {
        path.append(page)
    }

    /// Puts a page in the place of the uppermost.
    public func replace(_ page: Page) {
        generation += 1
        if path.isEmpty {
            path = [page]
        } else {
            path[path.count - 1] = page
        }
    }

    /// The pages are about another game now, and none holds on to the one before.
    func renew() {
        generation += 1
    }

    /// Takes away what shows a game, all of it or what lies below the uppermost page: a game
    /// is shown once, and only one that is on the table.
    func leaveGame(below isBelow: Bool = false) {
        let kept = isBelow ? path.suffix(1) : []
        path = path.dropLast(kept.count).filter { !$0.needsGame } + kept
    }

    /// Takes the uppermost page away; false if there is only Home.
    @discardableResult
    public func back() -> Bool { path.popLast() != nil }

    /// Goes back to the uppermost page of these; false without one.
    func back(to isIt: (Page) -> Bool) -> Bool {
        guard let place = path.lastIndex(where: isIt) else { return false }
        path = Array(path.prefix(through: place))
        return true
    }

    /// Goes back to Home.
    public func home() {
        path = []
    }

    /// The pages as text, for what the system keeps of a window.
    public var kept: String {
        let data = try? JSONEncoder().encode(path)
        return data.map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    /// Brings back what was kept. Pages of a game come only where that is on the table;
    /// what cannot be read is Home.
    public func restore(_ kept: String, hasGame: Bool) {
        let pages = try? JSONDecoder().decode([Page].self, from: Data(kept.utf8))
        path = Array((pages ?? []).prefix { hasGame || !$0.needsGame })
    }
}
