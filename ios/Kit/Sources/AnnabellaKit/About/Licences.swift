import Foundation

/// The text of a licence, and the parts of the app that have it.
public struct Licence: Identifiable, Sendable {
    public let id: Int
    public let name: String
    public let parts: [String]
    public let text: String

    /// The text as it can be laid out in lines of any width.
    public var paragraphs: [String] {
        let blocks = text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.trimmingCharacters(in: .whitespaces) }
            .split(separator: "")
        return blocks.map { block in
            block.filter { !Self.isUnderline($0) }.joined(separator: " ")
        }
        .filter { !$0.isEmpty }
    }

    private static func isUnderline(_ line: String) -> Bool {
        line.allSatisfy { $0 == "-" || $0 == "=" }
    }
}

/// The licences of all that is in the app, as `make-licences` writes them.
public enum Licences {
    public static let all: [Licence] = {
        let file = Bundle.module.url(forResource: "licences", withExtension: "txt")
        let text = file.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? ""
        let sections = ("\n" + text).components(separatedBy: "\n== ").dropFirst()
        return sections.enumerated().map(licence)
    }()

    private static func licence(_ number: Int, _ section: String) -> Licence {
        let (head, text) = halves(of: section)
        let lines = head.components(separatedBy: "\n")
        return Licence(
            id: number, name: lines[0], parts: Array(lines.dropFirst()),
            text: text.trimmingCharacters(in: .newlines))
    }

    private static func halves(of section: String) -> (head: String, text: String) {
        guard let gap = section.range(of: "\n\n") else { return (section, "") }
        return (String(section[..<gap.lowerBound]), String(section[gap.upperBound...]))
    }
}
