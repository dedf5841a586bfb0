import AnnabellaCore
import Foundation
import Testing

@testable import AnnabellaKit

/// The parts of which pages are made.
@MainActor
@Suite struct PartsTests {
    private let themes: [Theme] = [.light, .dark, .highContrast]

    @Test func theWordsOfButtonsCanBeReadInEveryState() {
        for theme in themes {
            for kind in ButtonKind.allCases {
                for (isPressed, isEnabled) in [(false, true), (true, true), (false, false)] {
                    let face = ButtonFace(kind, theme, isPressed: isPressed, isEnabled: isEnabled)
                    for ground in face.fill.map({ [$0] }) ?? [theme.paper, theme.surface] {
                        #expect(contrast(face.words, ground) >= 4.5, "\(kind) in \(theme)")
                    }
                }
            }
        }
    }

    @Test func filledButtonsHaveALineWhereTheyWouldNotBeTold() {
        #expect(ButtonFace(.secondary, .highContrast).hasLine)
        #expect(ButtonFace(.grave, .highContrast).hasLine)
        #expect(!ButtonFace(.secondary, .light).hasLine)
        #expect(!ButtonFace(.primary, .highContrast).hasLine)
        #expect(ButtonFace(.primary, .light, isPressed: true).fill == Theme.light.accentPressed)
        #expect(ButtonFace(.secondary, .light, isPressed: true).hasVeil)
        #expect(!ButtonFace(.secondary, .light, isPressed: true, isEnabled: false).hasVeil)
    }

    @Test func aSliderIsLedByAFingerByStepsAndAlsoFromTheRight() {
        let strip = Strip(squares: 12, filled: 2.5)
        #expect(strip.square(at: 0, in: 120, isMirrored: false) == 0)
        #expect(strip.square(at: 29, in: 120, isMirrored: false) == 2)
        #expect(strip.square(at: 29, in: 120, isMirrored: true) == 9)
        #expect(strip.square(at: -40, in: 120, isMirrored: false) == 0)
        #expect(strip.square(at: 400, in: 120, isMirrored: false) == 11)
        #expect(strip.square(at: 400, in: 0, isMirrored: false) == 0)
        #expect(strip.end(in: 120, isMirrored: false) == 25)
        #expect(strip.end(in: 120, isMirrored: true) == 95)
        // where the finger finds the handle it picks what is chosen
        for mirrored in [false, true] {
            let end = strip.end(in: 120, isMirrored: mirrored)
            #expect(strip.square(at: end, in: 120, isMirrored: mirrored) == 2)
        }
    }

    @Test func aSliderIsCountedAsFarAsItGoes() {
        var picked: [Int] = []
        let first = StepChoice("Level", ["one", "two", "three"], chosen: 0) { picked.append($0) }
        first.count(-1)
        first.count(1)
        first.pick(7)
        #expect(picked == [1])
        #expect(first.value == "one")
        let last = StepChoice("Level", ["one", "two", "three"], chosen: 2) { picked.append($0) }
        last.count(1)
        last.count(-1)
        #expect(picked == [1, 1])
    }

    @Test func theStripIsFilledFromWhereWordsBegin() throws {
        for isMirrored in [false, true] {
            let drawn = DrawnStrip(
                Strip(squares: 4, filled: 1.5), .light, isMirrored: isMirrored)
            let paints = drawn.paints(in: CGSize(width: 40, height: 16))
            // four squares, two of them filled, and the line around
            #expect(paints.count == 7)
            var filled: [CGFloat] = []
            for case .fill(let path, let color) in paints
            where [Theme.light.accent, Theme.light.accentPressed].contains(color) {
                if case .move(let point)? = path.steps.first { filled.append(point.x) }
            }
            #expect(filled == (isMirrored ? [30, 25] : [0, 10]))
        }
    }

    @Test func everyIconIsDrawn() {
        for icon in Icon.allCases {
            let paints = DrawnIcon(icon, 0x000000).paints(in: CGSize(width: 48, height: 24))
            #expect(!paints.isEmpty, "\(icon)")
        }
        #expect(Mark.layers.allSatisfy { !$0.path(side: 36).steps.isEmpty })
    }

    @Test func eachGameHasItsEmblemAndPieces() {
        for kind in GameKind.games {
            let painter = BoardPainter(.light, kind: kind)
            let drawn = DrawnBoard(painter, kind.emblem, isFlipped: false)
            #expect(!drawn.paints(in: CGSize(width: 72, height: 48)).isEmpty)
            for side in GameSide.allCases {
                let piece = DrawnPiece(painter, kind.piece(of: side), isTurned: false)
                #expect(!piece.paints(in: CGSize(width: 34, height: 34)).isEmpty)
            }
        }
    }
}
