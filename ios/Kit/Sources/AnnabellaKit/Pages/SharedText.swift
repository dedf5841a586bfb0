import Foundation

/// A text for another app, which the system lets somebody choose.
public struct SharedText: Identifiable, Equatable, Sendable {
    public let id = UUID()
    public let text: String

    public init(_ text: String) {
        self.text = text
    }
}
