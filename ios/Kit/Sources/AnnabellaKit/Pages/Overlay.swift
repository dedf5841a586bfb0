import Foundation
import Observation

/// What lies over the pages, which is one thing at a time: the system shows one sheet, and what
/// is to be shown while another one goes would be lost. A question lies above all else.
@MainActor
@Observable
public final class Overlay {
    /// Something that can lie there.
    public enum Content {
        case question(Dialog)
        case typing(TypedEntry)
        case key(KeysModel, KeysModel.Row)
        case sharing(TextToShare)
        /// A file is chosen, and goes to the page.
        case opening(LibraryModel)
        /// A place for this file is chosen.
        case saving(LibraryModel, URL)

        enum Kind {
            case typing, key, sharing, opening, saving
        }
    }

    public struct Item: Identifiable {
        public let id: Int
        public let content: Content
        let left: @MainActor () -> Void
    }

    /// What the system is to show.
    public private(set) var shown: Item?
    /// The same, and for as long as the sheet goes what was on it.
    public private(set) var face: Item?
    /// The sheet before has not quite gone.
    public private(set) var isGoing = false

    @ObservationIgnored private var question: Item?
    @ObservationIgnored private var others:
        [(owner: ObjectIdentifier, kind: Content.Kind, item: Item)] = []
    /// The one that has come before the eye; the system tells only that a sheet has gone, not
    /// which.
    @ObservationIgnored private var seen: Int?
    @ObservationIgnored private var count = 0

    init() {}

    /// Something is over the pages, or will be when there is room.
    public var isBusy: Bool { shown != nil || isGoing }

    /// This is asked, or nothing any more; `left` is called if somebody only closes it.
    func ask(_ dialog: Dialog?, left: @escaping @MainActor () -> Void) {
        question = dialog.map { item(.question($0), left) }
        update()
    }

    /// Shows this for its owner in the place of what it showed of the kind, or nothing any
    /// more; `left` is called if somebody only closes it, or leaves the page.
    func show(
        _ content: Content?, instead kind: Content.Kind, of owner: AnyObject,
        left: @escaping @MainActor () -> Void
    ) {
        let owner = ObjectIdentifier(owner)
        others.removeAll { $0.owner == owner && $0.kind == kind }
        if let content { others.append((owner, kind, item(content, left))) }
        update()
    }

    /// The page is left, and what belongs to it.
    func clear() {
        let items = others.map(\.item)
        others = []
        for item in items { item.left() }
        update()
    }

    // MARK: What the system tells

    /// This is before the eye.
    public func appears(_ item: Item) { seen = item.id }

    /// Somebody has taken the sheet away, or it has closed itself. What has come to it unseen
    /// comes again.
    public func leave() {
        guard let item = shown else { return }
        shown = nil
        isGoing = true
        guard item.id == seen else { return }
        if question?.id == item.id { question = nil }
        others.removeAll { $0.item.id == item.id }
        item.left()
    }

    /// The sheet has quite gone.
    public func gone() {
        seen = nil
        face = nil
        isGoing = false
        update()
    }

    private func item(_ content: Content, _ left: @escaping @MainActor () -> Void) -> Item {
        count += 1
        return Item(id: count, content: content, left: left)
    }

    private func update() {
        let wished = question ?? others.last?.item
        guard !isGoing, wished?.id != shown?.id else { return }
        // one that was never seen does not go
        isGoing = wished == nil && seen != nil
        shown = wished
        // nothing holds on to a page that is left
        if wished != nil || !isGoing { face = wished }
    }
}

/// A text for another app, which the system lets somebody choose.
public struct TextToShare: Identifiable, Equatable, Sendable {
    public let id = UUID()
    public let text: String

    public init(_ text: String) {
        self.text = text
    }
}
