import Foundation
import Testing

/// A game that both apps play, line by line.
struct Script: CustomTestStringConvertible, Sendable {
    let name: String
    var lines: [String]

    var testDescription: String { name }

    /// All of a folder of `tests`.
    static func all(of folder: String) throws -> [Script] {
        let folder = project.appendingPathComponent("tests/\(folder)")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        return try names.filter { $0.hasSuffix(".txt") }.sorted().flatMap { name in
            let file = folder.appendingPathComponent(name)
            return read(try String(contentsOf: file, encoding: .utf8), of: String(name.dropLast(4)))
        }
    }

    private static func read(_ text: String, of file: String) -> [Script] {
        var scripts: [Script] = []
        var heading = ""
        for line in text.components(separatedBy: "\n").map(trimmed) where !line.isEmpty {
            if line.hasPrefix("#") {
                heading = trimmed(line.dropFirst())
            } else if line.hasPrefix("new ") {
                scripts.append(Script(name: "\(file): \(heading)", lines: [line]))
            } else {
                scripts[scripts.count - 1].lines.append(line)
            }
        }
        return scripts
    }
}

/// The parts of a line that stand between these.
func parts(_ text: String, _ separator: Character = ";") -> [String] {
    text.split(separator: separator).map { trimmed($0) }.filter { !$0.isEmpty }
}
