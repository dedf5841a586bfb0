// Types of files.
@_exported import Foundation

public struct UTType: Hashable, Sendable {
    public static var data: UTType { fatalError("stub") }
}
