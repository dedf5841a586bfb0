import Foundation
import Testing

@testable import AnnabellaKit

/// Where the parts of a game's page lie, and how large the board is.
@Suite struct GameLayoutTests {
    private func layout(_ width: CGFloat, _ height: CGFloat) -> GameLayout {
        GameLayout.of(CGSize(width: width, height: height))
    }

    @Test func aScreenThatLiesHasAllElseBesideTheBoard() {
        #expect(layout(375, 667) == .upright)
        #expect(layout(667, 375) == .beside)
        #expect(layout(820, 1_180) == .upright)
        #expect(layout(1_180, 820) == .beside)
        #expect(GameLayout.isWide(CGSize(width: 1_133, height: 744)))
        #expect(!GameLayout.isWide(CGSize(width: 932, height: 430)))
    }

    @Test func theBoardIsSquareWholeAndAsLargeAsThereIsRoom() {
        let sizes: [(CGFloat, CGFloat)] = [
            (320, 480), (375, 567), (390, 750), (667, 375), (932, 430), (820, 1_180),
            (1_366, 1_024), (320, 900),
        ]
        for (width, height) in sizes {
            let size = CGSize(width: width, height: height)
            let side = layout(width, height).boardSide(in: size, around: 300)
            #expect(side <= min(width, height))
            // never so small that it helps nobody
            #expect(side >= min(width, height / 2) - 1)
        }
        // edge to edge on a phone
        let phone = CGSize(width: 390, height: 750)
        #expect(GameLayout.upright.boardSide(in: phone, around: 300) == 390)
        // there is room for what stands beside it
        let lying = CGSize(width: 667, height: 375)
        #expect(GameLayout.beside.boardSide(in: lying, around: 300) <= 667 - 200)
        #expect(GameLayout.upright.boardSide(in: .zero, around: 300) == 0)
    }

    @Test func theLargestLettersLeaveHalfTheHeightToTheBoard() {
        let size = CGSize(width: 375, height: 667)
        #expect(GameLayout.upright.boardSide(in: size, around: 600) == 333)
    }
}
