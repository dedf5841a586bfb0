import AnnabellaCore
import Foundation
import Testing

@testable import AnnabellaKit

/// Where squares lie, and what a board shows beside its pieces.
@Suite struct BoardLookTests {
    private let size = CGSize(width: 483, height: 600)

    private func geometry(flipped: Bool = false) -> BoardGeometry {
        BoardGeometry(size: size, isFlipped: flipped)
    }

    private func squares(_ names: String) -> Set<Int> {
        Set(names.split(separator: " ").compactMap { Squares.number(of: String($0)) })
    }

    @Test func a1IsBelowOnTheLeftForWhiteAndAboveOnTheRightForBlack() {
        let (white, black) = (geometry(), geometry(flipped: true))
        #expect(white.square == 60)
        #expect(white.rect(of: 0).origin == CGPoint(x: 1, y: 480))
        #expect(white.rect(of: 63).origin == CGPoint(x: 421, y: 60))
        #expect(black.rect(of: 0).origin == white.rect(of: 63).origin)
        #expect(white.order.first == 56)
        #expect(black.order.first == 7)
        #expect(Set(white.order).count == 64)
    }

    @Test func aPointIsOnTheSquareWhereItIsDrawn() {
        for flipped in [false, true] {
            let geometry = geometry(flipped: flipped)
            for square in Squares.all {
                let rect = geometry.rect(of: square)
                #expect(geometry.square(under: rect.origin) == square)
                #expect(geometry.square(under: geometry.middle(of: square)) == square)
            }
            for beside in [CGPoint(x: 0, y: 100), CGPoint(x: 100, y: 59), CGPoint(x: 482, y: 100)] {
                #expect(geometry.square(under: beside) == nil)
            }
        }
        #expect(BoardGeometry(size: .zero, isFlipped: false).square(under: .zero) == nil)
    }

    private func drawn(
        _ picture: BoardPicture = .start, coordinates: Bool = false, texture: Bool = false,
        flipped: Bool = false, turned: GameSide? = nil, cursor: Int? = nil
    ) -> [BoardPaint] {
        let painter = BoardPainter(.light, showsCoordinates: coordinates, hasTexture: texture)
        return BoardDrawing(painter, geometry(flipped: flipped), turnedSide: turned)
            .paints(picture, cursor: cursor)
    }

    /// The squares on which two boards are not the same.
    private func differing(_ one: [BoardPaint], _ other: [BoardPaint]) -> Set<Int> {
        var squares: Set<Int> = []
        for paint in other where !one.contains(paint) {
            for point in points(of: paint) {
                squares.formUnion([geometry().square(under: point)].compactMap { $0 })
            }
        }
        return squares
    }

    private func points(of paint: BoardPaint) -> [CGPoint] {
        switch paint {
        case .letter(let letter): return [letter.point]
        case .faint(let paints): return paints.flatMap(points)
        case .fill(let path, _), .stroke(let path, _, _):
            return path.steps.flatMap { step -> [CGPoint] in
                switch step {
                case .move(let point), .line(let point): [point]
                case .curve(_, _, let end): [end]
                case .circle(let middle, _): [middle]
                case .close: []
                }
            }
        }
    }

    @Test func coordinatesStandAtTheEdgeOrNowhere() {
        let edge = squares("a1 b1 c1 d1 e1 f1 g1 h1 a2 a3 a4 a5 a6 a7 a8")
        #expect(differing(drawn(), drawn(coordinates: true)) == edge)
        // the same places, other names
        let turned = drawn(coordinates: true, flipped: true)
        let letters = turned.compactMap { paint -> String? in
            if case .letter(let letter) = paint { letter.text } else { nil }
        }
        #expect(letters.filter { $0.first?.isLetter == true } == "hgfedcba".map { String($0) })
        #expect(letters.filter { $0.first?.isNumber == true } == "12345678".map { String($0) })
    }

    @Test func aLargeBoardHasTheCoordinatesInARim() {
        let painter = BoardPainter(.light, showsCoordinates: true, isLarge: true)
        let size = CGSize(width: 600, height: 640)
        let large = BoardGeometry(size: size, isFlipped: false, rim: painter.rim)
        #expect(large.rim == 26 && large.square == 68)
        #expect(large.whole.contains(large.rect(of: 0)) && large.whole.width == 8 * 68 + 52)
        let letters = painter.squares(large).compactMap { paint -> BoardLetter? in
            if case .letter(let letter) = paint { letter } else { nil }
        }
        #expect(letters.count == 16)
        #expect(letters.allSatisfy { large.square(under: $0.point) == nil })
        #expect(letters.allSatisfy { large.whole.contains($0.point) })
        // where it would leave too little to the squares there is none
        let small = CGSize(width: 400, height: 400)
        #expect(BoardGeometry(size: small, isFlipped: false, rim: painter.rim).rim == 0)
        // all games have the same one, if coordinates are wished
        for kind in [GameKind.checkers, .yinYang] {
            let wished = BoardPainter(.light, kind: kind, showsCoordinates: true, isLarge: true)
            #expect(wished.rim == .points(26))
            let painter = BoardPainter(.light, kind: kind, isLarge: true)
            #expect(painter.rim == .none)
        }
    }

    @Test func theLastMoveIsTintedButInHighContrast() {
        for (theme, isTinted) in [(Theme.light, true), (.dark, true), (.highContrast, false)] {
            let painter = BoardPainter(theme, showsCoordinates: true)
            let (plain, moved) = (
                painter.squares(geometry()), painter.squares(geometry(), lastMove: [8, 12, 28])
            )
            #expect((plain != moved) == isTinted)
        }
    }

    @Test func lettersStandForFiguresAndFaceTheirPlayer() {
        let letters = ["P", "N", "B", "R", "Q", "K"]
        let painter = BoardPainter(Theme.light.with(letters: letters))
        let rect = CGRect(x: 10, y: 20, width: 60, height: 60)
        for (number, kind) in PieceKind.allCases.enumerated() {
            for (side, isTurned) in [(UInt8(0), false), (8, true)] {
                let byte = UInt8(number + 1) + side
                let signs = painter.piece(byte, in: rect, isTurned: isTurned).compactMap {
                    paint -> BoardLetter? in
                    if case .letter(let letter) = paint { letter } else { nil }
                }
                #expect(signs.map(\.text) == [letters[number]], "\(kind)")
                #expect(signs.first?.point == CGPoint(x: 40, y: 50))
                #expect(signs.first?.isTurned == isTurned)
                let moved = painter.piece(byte, in: rect, isTurned: isTurned).map {
                    $0.moved(by: CGPoint(x: 1, y: 1))
                }
                #expect(
                    moved
                        == painter.piece(
                            byte, in: rect.offsetBy(dx: 1, dy: 1), isTurned: isTurned))
            }
        }
        // by a ring, where tones are not told apart
        let ringed = BoardPainter(Theme.light.with(letters: letters), hasTexture: true)
        #expect(ringed.piece(2, in: rect).count == painter.piece(2, in: rect).count)
        #expect(ringed.piece(10, in: rect).count == painter.piece(10, in: rect).count + 1)
    }

    @Test func darkSquaresAndBlackPiecesAreHatchedAndNothingElseIs() {
        let dark = Set(Squares.all.filter(Squares.isDark))
        let black = Set(48..<64)
        let empty = differing(drawn(.empty), drawn(.empty, texture: true))
        #expect(empty == dark)
        #expect(differing(drawn(), drawn(texture: true)) == dark.union(black))
    }

    @Test func everyMarkIsDrawnInTwoTonesOnItsSquare() {
        var marked: [(String, BoardPicture, String)] = []
        func mark(_ name: String, _ squares: String, _ set: (inout BoardPicture) -> Void) {
            var picture = BoardPicture.start
            set(&picture)
            marked.append((name, picture, squares))
        }
        mark("last move", "e2 e4") { $0.lastMove = [12, 28] }
        mark("check", "e1") { $0.alarms = [4] }
        mark("selected", "e2") { $0.selected = 12 }
        mark("target", "e4") { $0.targets = [28] }
        mark("capture", "e7") { $0.targets = [52] }
        mark("touched", "e2") { $0.touched = [12] }
        mark("hint", "e2 e4") { $0.hint = BoardPicture.Hint(from: 12, to: 28) }
        var shapes: [[BoardPaint]] = []
        for (name, picture, on) in marked {
            let before = drawn()
            let new = drawn(picture).filter { !before.contains($0) }
            // the last move has a tint beside its brackets
            let tints = [Theme.light.lastLight.value, Theme.light.lastDark.value]
            let tones = Set(new.map { tone(of: $0) }).subtracting(name == "last move" ? tints : [])
            let core = name == "hint" ? Theme.light.hintCore : Theme.light.markCore
            // the sign of check stands on a disc of its own tone
            let sign: Set = name == "check" ? [Theme.light.checkCore.value] : []
            #expect(
                tones == sign.union([core.value, Theme.light.markEdge.value]), "\(name)")
            let seen = differing(before, drawn(picture))
            #expect(squares(on).isSubset(of: seen), "\(name) is on \(seen)")
            shapes.append(new)
        }
        // dots, wedges, a frame and so on: none looks like another on its square
        let empty = drawn(.empty, cursor: 12)
        #expect(Set(empty.map { tone(of: $0) }).isSuperset(of: [Theme.light.markCore.value]))
        let kinds = shapes.map { shape in shape.map { points(of: $0).count } }
        #expect(Set(kinds).count >= marked.count - 1)
    }

    private func tone(of paint: BoardPaint) -> UInt32 {
        switch paint {
        case .fill(_, let color), .stroke(_, let color, _): color.value
        case .letter(let letter): letter.color.value
        case .faint(let paints): paints.first.map(tone) ?? 0
        }
    }

    @Test func piecesThatAreNotToBeSeenAreNotDrawn() {
        var hidden = BoardPicture.start
        hidden.hidesPieces = true
        #expect(drawn(hidden) == drawn(.empty))
        #expect(drawn().count > drawn(.empty).count)
    }

    @Test func thePiecesOfTheFarSideFaceTheirPlayer() {
        let plain = drawn()
        let turned = drawn(turned: .second)
        let black = Set(48..<64)
        #expect(differing(plain, turned) == black)
        // a turned piece stays in its square
        let path = PieceShapes.outline(.knight)
        let rect = CGRect(x: 0, y: 0, width: 45, height: 45)
        let knight = PaintedPoints(points(of: .fill(path, 0)))
        let back = PaintedPoints(
            points(of: .fill(path.placed(in: rect, grid: 45, isTurned: true), 0)).map {
                CGPoint(x: 45 - $0.x, y: 45 - $0.y)
            })
        #expect(knight == back)
    }

    /// Points to a thousandth.
    private struct PaintedPoints: Equatable {
        let places: [Int]
        init(_ points: [CGPoint]) {
            places = points.flatMap {
                [Int(($0.x * 1_000).rounded()), Int(($0.y * 1_000).rounded())]
            }
        }
    }

    @Test func everyPieceHasItsShapes() {
        for kind in PieceKind.allCases {
            #expect(PieceShapes.outline(kind).steps.count > 4)
            #expect(!PieceShapes.texture(kind).steps.isEmpty)
            if case .close = PieceShapes.outline(kind).steps.last {
            } else {
                Issue.record("\(kind) is open")
            }
        }
        #expect(Set(PieceKind.allCases.map { PieceShapes.outline($0).steps.count }).count > 3)
    }

    @Test func squaresHaveTheirNames() {
        #expect(Squares.name(of: 0) == "a1")
        #expect(Squares.name(of: 28) == "e4")
        #expect(Squares.number(of: "h8") == 63)
        #expect(Squares.number(of: "i9") == nil)
        #expect(Squares.isDark(0) && !Squares.isDark(1) && Squares.isDark(63))
    }
}
