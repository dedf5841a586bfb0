import AnnabellaCore
import Foundation
import Testing

@testable import AnnabellaKit

/// Boards as they are drawn, compared with `Tests/Pictures`. After a change that is meant,
/// `ANNABELLA_UPDATE=1` takes over what is seen now: look at it in any browser.
@Suite struct BoardPictureTests {
    private let usual: CGFloat = 360
    private let isUpdated = ProcessInfo.processInfo.environment["ANNABELLA_UPDATE"] == "1"

    private func compare(
        _ name: String, _ theme: Theme, isFlipped: Bool = false, hasTexture: Bool = false,
        turnedSide: GameSide? = nil, cursor: Int? = nil, isLarge: Bool = false,
        _ picture: BoardPicture
    ) throws {
        let side = isLarge ? 480 : usual
        let painter = BoardPainter(
            theme, kind: picture.kind, showsCoordinates: true, showsNumbers: true,
            hasTexture: hasTexture, isLarge: isLarge)
        let geometry = BoardGeometry(
            size: CGSize(width: side, height: side), isFlipped: isFlipped, board: picture.size,
            rim: painter.rim)
        let drawing = BoardDrawing(painter, geometry, turnedSide: turnedSide)
        let seen = svg(drawing.paints(picture, cursor: cursor), side: Int(side))
        let file = project.appendingPathComponent("ios/Kit/Tests/Pictures/\(name).svg")
        if isUpdated { try seen.write(to: file, atomically: true, encoding: .utf8) }
        let kept = try? String(contentsOf: file, encoding: .utf8)
        #expect(kept == seen, "\(name) is drawn in another way")
    }

    @Test func theStart() throws {
        try compare("start", .light, .start)
        try compare("start-high-contrast", .highContrast, hasTexture: true, .start)
        try compare("start-two-sides", .light, turnedSide: .second, .start)
    }

    @Test func lettersOnDiscsAndARim() throws {
        let letters = ["P", "N", "B", "R", "Q", "K"]
        var picture = BoardPicture.start
        picture.lastMove = [12, 28]
        let walnut = Theme.light.on(.walnut)
        try compare(
            "letters", walnut.with(letters: letters), turnedSide: .second, isLarge: true, picture)
        try compare(
            "letters-high-contrast", Theme.highContrast.with(letters: letters), hasTexture: true,
            picture)
        try compare("start-slate-night", .dark.on(.slate), picture)
    }

    @Test func everyMark() throws {
        var picture = BoardPicture.start
        picture.lastMove = [52, 36]
        picture.selected = 6
        picture.targets = [21, 23, 44]
        picture.touched = [1]
        picture.alarms = [60]
        picture.hint = BoardPicture.Hint(from: 12, to: 28)
        picture.pieces[44] = 9
        try compare("marks", .dark, isFlipped: true, cursor: 35, picture)
    }

    @Test func theStartOfCheckers() throws {
        let start = BoardPicture.start(of: .checkers)
        try compare("checkers-start", .light, start)
        try compare("checkers-start-night", .dark, isFlipped: true, start)
        try compare("checkers-start-high-contrast", .highContrast, hasTexture: true, start)
    }

    @Test func everyMarkOfCheckers() throws {
        var pieces = Data(count: 64)
        for (point, piece) in [
            (2, 1), (4, 2), (22, 1), (29, 9), (43, 9), (31, 10), (59, 10), (52, 1), (38, 9),
        ] { pieces[point] = UInt8(piece) }
        var picture = BoardPicture(kind: .checkers, pieces: pieces)
        picture.lastMove = [47, 38]
        picture.alarms = [22, 4]
        picture.selected = 22
        picture.targets = [36, 50]
        picture.victims = [29, 43]
        try compare("checkers-marks", .light, picture)
        // as far as the jump has come
        picture.pieces[22] = 0
        picture.pieces[36] = 1
        picture.passed = [36]
        picture.targets = [50]
        picture.hint = BoardPicture.Hint(from: 36, to: 50)
        try compare(
            "checkers-marks-night", .dark, hasTexture: true, turnedSide: .second, cursor: 9,
            picture)
    }

    /// A board of lines with stones on these points.
    private func stones(_ lines: Int, black: [Int], white: [Int]) -> BoardPicture {
        var picture = BoardPicture.start(of: .yinYang, lines: lines)
        for point in black { picture.pieces[point] = 1 }
        for point in white { picture.pieces[point] = 9 }
        return picture
    }

    @Test func theStartOfYinYang() throws {
        try compare("yin-yang-start", .light, .start(of: .yinYang))
        try compare("yin-yang-start-19", .dark, isFlipped: true, .start(of: .yinYang, lines: 19))
    }

    @Test func everyMarkOfYinYang() throws {
        var picture = stones(9, black: [20, 21, 30, 40, 49], white: [22, 31, 29, 39, 50, 0, 80])
        picture.lastMove = [31]
        picture.alarms = [30, 50]
        picture.hint = BoardPicture.Hint(from: 13, to: 13)
        try compare("yin-yang-marks", .light, cursor: 60, picture)
        try compare("yin-yang-marks-high-contrast", .highContrast, hasTexture: true, picture)
        // on many lines a stone is shown before it is put
        picture = stones(13, black: [84, 85, 98], white: [86, 71])
        picture.lastMove = [98]
        picture.selected = 72
        picture.ghost = 9
        try compare("yin-yang-marks-night", .dark, picture)
    }

    @Test func whatIsHiddenIsNotDrawn() throws {
        var picture = BoardPicture.start
        picture.hidesPieces = true
        picture.lastMove = [12, 28]
        try compare("hidden", .light, picture)
    }
}
