import AnnabellaCore
import Foundation

/// The pieces of a board that is looked at, as a view has them.
typealias PeekedBoard = Data

/// A look at the board of somebody who plays blindfold: it lasts until the game goes on.
struct Peek {
    private var looks: UInt32
    private var plies: UInt32?

    init(_ view: GameView) {
        looks = Self.looks(view)
    }

    /// The game has changed; the core counts the looks.
    mutating func changed(_ view: GameView) {
        let now = Self.looks(view)
        if now > looks { plies = view.plies } else if plies != view.plies { plies = nil }
        looks = now
    }

    func isOn(_ view: GameView) -> Bool { plies == view.plies }

    private static func looks(_ view: GameView) -> UInt32 { view.whitePeeks + view.blackPeeks }
}
