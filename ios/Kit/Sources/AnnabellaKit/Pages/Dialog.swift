import Foundation

/// A question over a page, or something that is told there.
@MainActor
public struct Dialog: Identifiable {
    /// What is between the title and the answers.
    public enum Content {
        case words(AttributedString)
        /// Several things to do.
        case menu([Row])
        /// One of several, picked at once.
        case one([Row], chosen: Int?)
        /// Any number of several.
        case some([Row])
        /// Lines to write.
        case lines([Line])
    }

    /// Something to pick.
    public struct Row: Identifiable {
        public let id: Int
        public let label: String
        let pick: @MainActor () -> Void
    }

    /// A line to write.
    public struct Line: Identifiable {
        /// What is written there.
        public enum Kind: Sendable {
            case text, number, secret
        }

        public let id: Int
        public let name: String
        public let value: String
        public let kind: Kind
    }

    /// A button below.
    public struct Answer: Identifiable {
        public enum Role: Sendable {
            /// Goes back, and comes first.
            case cancel
            case agree
        }

        public let id: Int
        public let label: String
        public let role: Role
    }

    public let id: Int
    public let title: String
    public let content: Content
    public let answers: [Answer]
    let cancelled: @MainActor () -> Void
    let agreed: @MainActor () -> Void
    /// What is wrong with the lines; nil if nothing is.
    let wrong: @MainActor ([String]) -> String?
    let written: @MainActor ([String]) -> Void
    let picked: @MainActor (Set<Int>) -> Void
    /// The rows that are picked at first.
    public let chosen: Set<Int>
}
