import AnnabellaCore
import Foundation

/// What a test has to say.
struct Problem: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}

/// Why the library refused, in its own words.
func reason(_ error: any Error) -> String {
    switch error as? GameError {
    case .BadInput(let reason), .Damaged(let reason), .Unreadable(let reason),
        .Newer(let reason), .OpenElsewhere(let reason), .Missing(let reason), .Storage(let reason),
        .Internal(let reason):
        reason
    case .Mistyped(_, let reason): reason
    case .Closed: "closed"
    case nil: String(describing: error)
    }
}

/// A new folder; the caller removes it.
func temporaryFolder() -> URL {
    let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("annabella-\(UUID().uuidString)")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
}

/// The folder of the project.
let project = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

/// A number from the environment; what is no number is an error.
func number(
    _ name: String, _ usual: Int,
    in environment: [String: String] = ProcessInfo.processInfo.environment
) throws -> Int {
    guard let text = environment[name] else { return usual }
    guard let number = Int(text), number >= 0 else { throw Problem("\(name) is \(text)") }
    return number
}
