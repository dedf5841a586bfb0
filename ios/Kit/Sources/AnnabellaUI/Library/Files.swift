import AnnabellaKit
import SwiftUI
import UniformTypeIdentifiers

extension View {
    /// Lets somebody choose a file with games, or a place for one.
    func files(of model: LibraryModel) -> some View {
        // few devices know the type of PGN
        fileImporter(
            isPresented: Binding(get: { model.isImporting }, set: { model.isImporting = $0 }),
            allowedContentTypes: [.data]
        ) {
            model.imported($0)
        }
        .background {
            Color.clear.fileExporter(
                isPresented: Binding(
                    get: { model.outgoing != nil },
                    set: { if !$0 { model.outgoing = nil } }),
                document: model.outgoing.map { TextFile(text: $0.text) },
                contentType: model.outgoing?.kind.type ?? .plainText,
                defaultFilename: model.outgoing?.name
            ) {
                model.exported($0)
            }
        }
    }
}

extension OutgoingFile.Kind {
    /// What the system calls it; a device that knows no PGN names a type after the ending.
    var type: UTType {
        UTType(filenameExtension: ending, conformingTo: .plainText) ?? .plainText
    }
}

/// A file of text, as the system writes it.
private struct TextFile: FileDocument {
    static let readableContentTypes = [OutgoingFile.Kind.pgn.type, .plainText]

    let text: String

    init(text: String) {
        self.text = text
    }

    init(configuration: ReadConfiguration) throws {
        let bytes = configuration.file.regularFileContents ?? Data()
        text = String(decoding: bytes, as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(text.utf8))
    }
}
