// Types of files.
@_exported import Foundation

public struct UTType: Hashable, Sendable {
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) { fatalError("stub") }
    public static var data: UTType { fatalError("stub") }
    public static var plainText: UTType { fatalError("stub") }
}
