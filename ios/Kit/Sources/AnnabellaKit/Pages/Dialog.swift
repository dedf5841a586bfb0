import AnnabellaCore
import Foundation
import Observation

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
        /// A sign before it.
        public var icon: Icon?
        /// A piece of chess before it, as boards have it.
        public var figure: UInt8?
        /// What there is to know of it, in small letters below.
        public var aside = ""
        /// A board at its end.
        public var board: LastBoard?
        let pick: @MainActor () -> Void
    }

    /// A line to write.
    public struct Line: Identifiable {
        /// What is written there.
        public enum Kind: Sendable {
            case text, number, secret
            /// Sentences, in which the keyboard may help.
            case prose
        }

        public let id: Int
        public let name: String
        public let value: String
        public let kind: Kind
    }

    /// What is written on the lines so far: it outlasts the view of them.
    @MainActor
    @Observable
    public final class Draft {
        public var lines: [String]
        /// What is wrong with what was written.
        public internal(set) var problem: String?

        init(_ lines: [String]) {
            self.lines = lines
        }
    }

    /// A board, and what stands on it in words.
    public struct Picture: Sendable {
        public let board: BoardPicture
        public let label: String
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
    public let draft: Draft
    /// Where on the board it is asked, by the page; nil for what lies over all pages.
    public let square: Int?
    /// What a reader says in the place of the words, where that is other.
    public let spoken: String?
    /// A position that the question is about.
    public let picture: Picture?
    public let answers: [Answer]
    let cancelled: @MainActor () -> Void
    let agreed: @MainActor () -> Void
    /// What is wrong with the lines; nil if nothing is.
    let wrong: @MainActor ([String]) -> String?
    let written: @MainActor ([String]) -> Void
    let picked: @MainActor (Set<Int>) -> Void
    /// The rows that are picked at first.
    public let chosen: Set<Int>
    /// It is read from the far end of a table.
    public let isTurned: Bool
    /// Who writes in his half of a table, so that the board stays to be seen; nil elsewhere.
    public let half: GameSide?

    /// The page itself shows it, and no sheet over all pages.
    var isOnPage: Bool { square != nil || half != nil }
}

/// The digits 1 to 9 of a keyboard choose what is in a question: its rows, counted from the
/// top, and then its answers, but for the one that goes back. None do where something is
/// written, which may be digits.
extension Dialog {
    /// The digit of a row that can be picked.
    public func digit(of row: Row) -> Int? { digit(at: rows.firstIndex { $0.id == row.id }) }

    /// The digit of an answer.
    public func digit(of answer: Answer) -> Int? {
        if case .lines = content { return nil }
        let onward = answers.filter { $0.role != .cancel }
        return digit(at: onward.firstIndex { $0.id == answer.id }.map { rows.count + $0 })
    }

    /// What there is to pick.
    public var rows: [Row] {
        switch content {
        case .menu(let rows), .one(let rows, _), .some(let rows): rows
        case .words, .lines: []
        }
    }

    private func digit(at place: Int?) -> Int? { place.flatMap { $0 < 9 ? $0 + 1 : nil } }
}
