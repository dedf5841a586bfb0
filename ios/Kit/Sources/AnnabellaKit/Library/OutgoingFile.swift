import AnnabellaCore
import Foundation

/// A file with games whose place somebody chooses.
public struct OutgoingFile: Equatable, Sendable {
    public enum Kind: Sendable {
        case pgn, pdn, sgf, braille

        public var ending: String {
            switch self {
            case .pgn: "pgn"
            case .pdn: "pdn"
            case .sgf: "sgf"
            case .braille: "txt"
            }
        }
    }

    /// What the file is called at first, without its ending.
    public let name: String
    public let kind: Kind
    public let text: String

    init(_ name: String, _ kind: Kind, _ text: String) {
        self.name = String(
            name.map { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" ? $0 : "-" })
        self.kind = kind
        self.text = text
    }
}
