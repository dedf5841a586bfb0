import Foundation

/// Games that come from elsewhere: a file that was chosen, or what another app hands over.
public enum ImportSource: Sendable {
    case text(String)
    case file(URL)

    // a hundred thousand games or so
    private static let mostBytes = 64 * 1_024 * 1_024

    /// The bytes of it; throws what the file's keeper says.
    func read() throws -> Data {
        switch self {
        case .text(let text): return Data(text.utf8)
        case .file(let url):
            #if canImport(Darwin)
                // the file is another app's, which lends it for as long as it is read
                let isLent = url.startAccessingSecurityScopedResource()
                defer { if isLent { url.stopAccessingSecurityScopedResource() } }
                // one that is not on the device is fetched before
                var problem: NSError?
                var bytes: Result<Data, any Error>?
                NSFileCoordinator().coordinate(readingItemAt: url, error: &problem) { file in
                    bytes = Result { try Self.bytes(of: file) }
                }
                if let problem { throw problem }
                return try bytes?.get() ?? Data()
            #else
                return try Self.bytes(of: url)
            #endif
        }
    }

    private static func bytes(of url: URL) throws -> Data {
        let file = try FileHandle(forReadingFrom: url)
        defer { try? file.close() }
        let bytes = try file.read(upToCount: mostBytes + 1) ?? Data()
        guard bytes.count <= mostBytes else { throw CocoaError(.fileReadTooLarge) }
        return bytes
    }
}
