import AnnabellaCore
import Foundation
import Observation

/// A fault of the library has ended the game, which is in its file; the player goes on from
/// there.
@MainActor
@Observable
public final class FaultModel {
    /// What happened, to be handed to another app; nil until it is written.
    public private(set) var file: URL?

    private let library: GameLibrary
    private let pages: Pages
    private let opener: GameOpener
    private let sharedFolder: String
    private let device: String
    private let game: GameStore?
    /// A game without a move has no file.
    private let id: String?
    @ObservationIgnored private var isOpening = false

    init(
        _ games: Games, _ library: GameLibrary, _ pages: Pages, _ opener: GameOpener,
        _ ports: Ports
    ) {
        self.library = library
        self.pages = pages
        self.opener = opener
        sharedFolder = ports.sharedFolder
        device = ports.device
        game = games.current
        id = games.idOnTable
    }

    /// Writes down what happened, so that it can be shared at once.
    public func prepare() async {
        file = try? await written().get()
    }

    /// Tells why it cannot be shared, unless it can now.
    public func share() async {
        switch await written() {
        case .success(let written): file = written
        case .failure(let error): opener.tell(error)
        }
    }

    /// Back to the page on which it happened, with the game as its file has it.
    public func goOn() async {
        guard !isOpening else { return }
        isOpening = true
        defer { isOpening = false }
        guard game?.state.isClosed == true else {
            pages.back()
            return
        }
        guard let id else { return pages.home() }
        switch await opener.reopen(id) {
        case .success:
            pages.renew()
            pages.back()
        case .failure(let error): opener.tell(error) { [pages] in pages.home() }
        }
    }

    private func written() async -> Result<URL, GameError> {
        var transcript = ""
        if let id {
            switch await library.transcript(id) {
            case .success(let told): transcript = told
            case .failure(let error): return .failure(error)
            }
        }
        // it crosses into the library
        let log = await CallQueue().run { capturedLog() }
        return await SharedFile.write(
            report(log, transcript), as: Self.name, in: sharedFolder)
    }

    /// For whoever looks for the fault, in English as the transcript is.
    private func report(_ log: [String], _ transcript: String) -> String {
        let fault = game?.state.fault ?? ""
        let warnings = log.map { "# log: \($0.replacingOccurrences(of: "\n", with: " "))\n" }
        return
            "# Annabella \(device)\n# fault: \(fault)\n\(warnings.joined())\(transcript)"
    }

    private static let name = "annabella-transcript.txt"
}
