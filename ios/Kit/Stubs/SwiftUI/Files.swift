// Files that somebody chooses.
import UniformTypeIdentifiers

public final class FileWrapper: NSObject {
    public init(regularFileWithContents contents: Data) { stub() }
    public var regularFileContents: Data? { stub() }
}
public struct FileDocumentReadConfiguration { public let contentType: UTType; public let file: FileWrapper }
public struct FileDocumentWriteConfiguration { public let contentType: UTType }
@preconcurrency public protocol FileDocument: Sendable {
    typealias ReadConfiguration = FileDocumentReadConfiguration
    typealias WriteConfiguration = FileDocumentWriteConfiguration
    static var readableContentTypes: [UTType] { get }
    init(configuration: ReadConfiguration) throws
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}
extension View {
    nonisolated public func fileImporter(isPresented: Binding<Bool>, allowedContentTypes: [UTType], onCompletion: @escaping (Result<URL, any Error>) -> Void) -> some View { _Some() }
    nonisolated public func fileExporter<D: FileDocument>(isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void) -> some View { _Some() }
}
