import AnnabellaCore
import Foundation

/// A file that somebody hands to another app. It lies among what the system may delete, in
/// the place of the one before.
enum SharedFile {
    static func write(
        _ text: String, as name: String, in folder: String
    ) async -> Result<URL, GameError> {
        await CallQueue().run {
            let folder = URL(fileURLWithPath: folder)
            let file = folder.appendingPathComponent(name)
            do {
                try FileManager.default.createDirectory(
                    at: folder, withIntermediateDirectories: true)
                try Data(text.utf8).write(to: file, options: .atomic)
                return .success(file)
            } catch {
                return .failure(.Storage(reason: String(describing: error)))
            }
        }
    }
}
