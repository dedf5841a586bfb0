import AnnabellaCore
import Observation

/// The scoresheet, open to players and arbiter at all times (article 8.2); both of them where
/// the players write. One line for each move, in words for VoiceOver.
@MainActor
@Observable
public final class ScoreModel {
    /// A sheet; nameless where the app writes for both.
    public struct Sheet: Identifiable, Equatable, Sendable {
        public let id: Int
        public let name: LabelName?
        public let lines: [ScoreLine]
        /// Who can write his next move here, and what that is called.
        public let writer: GameSide?
        public let write: LabelName?
    }

    public private(set) var sheets: [Sheet] = []
    /// Who plays: `Anna – Bella`.
    public private(set) var players = ""

    private let game: GameStore
    private let announcer: Announcer
    private let localization: Localization
    private let recording: Recording

    init(
        _ game: GameStore, _ announcer: Announcer, _ localization: Localization,
        _ recording: Recording
    ) {
        self.localization = localization
        self.game = game
        self.announcer = announcer
        self.recording = recording
    }

    /// What was said last.
    public var sentence: String { announcer.lastSentence }

    /// The page is seen; returns when its task is cancelled.
    public func run() async {
        players = await pairing()
        for await view in observed({ self.game.state.view }) {
            let new = await read(view)
            // what has not changed is left alone, and a reader's place with it
            if !Task.isCancelled, new != sheets { sheets = new }
        }
    }

    private func pairing() async -> String {
        var names: [String] = []
        for side in GameSide.allCases {
            let name = try? await game.playerName(side).get()
            names.append(
                localization.seatName(
                    of: side, in: game.state.view, named: name, isForPlayers: false))
        }
        return names.joined(separator: " – ")
    }

    /// Asks whoever can write on a sheet for his move.
    public func write(on sheet: Sheet) {
        sheet.writer.map { recording.ask($0) }
    }

    private func read(_ view: GameView) async -> [Sheet] {
        let rows = (try? await game.score(.language).get()) ?? []
        guard (try? await game.setup().get())?.isScoreByHand == true else {
            return [
                Sheet(
                    id: 0, name: nil, lines: rows.map { ScoreLine($0, in: view.kind) },
                    writer: nil,
                    write: nil)
            ]
        }
        var sheets: [Sheet] = []
        for side in GameSide.allCases {
            let written = (try? await game.written(side).get()) ?? 0
            let isWhite = side == .first
            let mayWrite = view.may(side, .record)
            sheets.append(
                Sheet(
                    id: sheets.count, name: isWhite ? .scoreWhite : .scoreBlack,
                    lines: rows.compactMap { $0.part(upTo: written) }
                        .map { ScoreLine($0, in: view.kind) },
                    writer: mayWrite ? side : nil,
                    write: mayWrite ? (isWhite ? .scoreWriteWhite : .scoreWriteBlack) : nil))
        }
        return sheets
    }
}

extension ScoreRow {
    /// The moves of a line after one ply and up to another; nil if there is none.
    func part(after first: UInt32 = 0, upTo last: UInt32 = .max) -> ScoreRow? {
        let seen = [self.first, second].map { move in
            move.flatMap { $0.ply > first && $0.ply <= last ? $0 : nil }
        }
        guard seen.contains(where: { $0 != nil }) else { return nil }
        return ScoreRow(number: number, first: seen[0], second: seen[1])
    }
}

/// A line of the score, as it is seen and as it is read.
public struct ScoreLine: Identifiable, Equatable, Sendable {
    public let id: UInt32
    /// Such as `1. e4 e5`; written from left to right in every language.
    public let text: String
    public let spoken: String

    init(_ row: ScoreRow, in kind: GameKind) {
        let moves = [row.first, row.second].compactMap { $0 }
        id = row.number
        let isFirstMissing = row.first == nil && !kind.numbersEach
        text = (["\(row.number)."] + (isFirstMissing ? ["…"] : []) + moves.map(\.text))
            .joined(separator: " ")
        spoken = moves.map(\.phrase.printed).joined(separator: " ")
    }
}
