import Foundation
import Testing

/// The sheet of what is tried by hand.
enum Guide {
    /// A part of it has these sentences, in this order.
    static func check(_ part: String, has heard: [String]) throws {
        let file = project.appendingPathComponent("ios/HANDTEST.md")
        let text = try String(contentsOf: file, encoding: .utf8)
        let after = try #require(text.components(separatedBy: "\n## \(part)\n").last)
        let guide = try #require(after.components(separatedBy: "\n## ").first)
        var rest = guide[...]
        for sentence in heard {
            guard let found = rest.range(of: "“\(sentence)”") else {
                throw Problem(
                    "“\(sentence)” is not told in its place; heard was\n"
                        + heard.joined(separator: "\n"))
            }
            rest = rest[found.upperBound...]
        }
    }
}
