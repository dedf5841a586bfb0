import AnnabellaKit
import Foundation
import Testing

/// Where the areas are.
@MainActor
@Suite struct BlindLayoutTests {
    private let sizes = [
        CGSize(width: 320, height: 548), CGSize(width: 393, height: 759),
        CGSize(width: 667, height: 375), CGSize(width: 852, height: 350),
        CGSize(width: 1_024, height: 1_300), CGSize(width: 1_300, height: 960),
    ]

    @Test func theFourAreasAreInTheCornersAndLarge() {
        for size in sizes {
            let layout = BlindLayout(size: size)
            let corners = [
                layout.topLeft, layout.topRight, layout.bottomLeft, layout.bottomRight,
            ]
            for area in corners { #expect(area.width >= 96 && area.height >= 96, "\(size)") }
            #expect(layout.topLeft.minX == 4 && layout.bottomLeft.minX == 4)
            #expect(layout.topRight.maxX == size.width - 4)
            #expect(layout.bottomRight.maxX == size.width - 4)
            #expect(layout.topLeft.minY == 4 && layout.topRight.minY == 4)
            #expect(layout.bottomLeft.maxY == size.height - 4)
            #expect(layout.bottomRight.maxY == size.height - 4)
        }
    }

    @Test func nothingOverlapsAndAllIsOnThePage() {
        for size in sizes {
            let layout = BlindLayout(size: size)
            let parts = [
                layout.topLeft, layout.topRight, layout.sentence, layout.board,
                layout.bottomLeft, layout.bottomRight,
            ]
            let page = CGRect(origin: .zero, size: size)
            for (place, part) in parts.enumerated() {
                #expect(page.contains(part), "\(size)")
                for other in parts.dropFirst(place + 1) {
                    let shared = part.intersection(other)
                    #expect(shared.isNull || shared.width * shared.height < 0.01, "\(size)")
                }
            }
            #expect(layout.board.width == layout.board.height)
            #expect(layout.board.width >= 100)
            #expect(layout.sentence.height >= layout.board.height / 3)
        }
    }
}
