import AnnabellaCore
import AnnabellaKit
import SwiftUI

/// A board, drawn, and over it an element for each square for who reads it.
struct BoardView: View {
    let board: BoardModel
    /// Ways through the squares.
    let rotors: [BoardRotor]
    /// Nothing is carried on it: a finger only taps, so that one that slides means the page.
    var isStill = false
    /// VoiceOver is on a square, or on none of them.
    let read: @MainActor (Int?) -> Void

    @Environment(\.theme) private var theme
    @Environment(Annabella.self) private var app
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.accessibilityDifferentiateWithoutColor) private var needsTexture
    @Environment(\.isLarge) private var isLarge
    @GestureState private var isTouched = false
    @FocusState private var hasKeys: Bool
    @State private var gliding: BoardModel.Glide?

    var body: some View {
        GeometryReader { place in
            let painter = BoardPainter(
                app.settings, theme, board.picture.kind, needsTexture: needsTexture,
                isLarge: isLarge)
            let geometry = BoardGeometry(
                size: place.size, isFlipped: board.isFlipped, board: board.picture.size,
                rim: painter.rim)
            ZStack(alignment: .topLeading) {
                picture(painter, geometry, place.size).opacity(board.isUnseen ? 0 : 1)
                SquareElements(board: board, rotors: rotors, side: geometry.square, read: read)
                    .equatable()
                    .offset(x: geometry.origin.x, y: geometry.origin.y)
            }
            .contentShape(Rectangle())
            .modifier(Touched(isStill: isStill, touch: touch(geometry), tap: tap(geometry)))
        }
        .aspectRatio(board.picture.size.aspect, contentMode: .fit)
        // never mirrored
        .environment(\.layoutDirection, .leftToRight)
        .keys($hasKeys, wished: board.hasKeys)
        .onChange(of: hasKeys) { _, hasKeys in board.hasKeys = hasKeys }
        .onChange(of: isTouched) { _, isTouched in
            // what has ended as it should is gone already
            guard !isTouched else { return }
            board.touch.cancel()
            board.explorer.cancel()
        }
        .onChange(of: board.glide) { _, glide in gliding = reducesMotion ? nil : glide }
        .task(id: gliding) {
            guard gliding != nil else { return }
            try? await Task.sleep(for: .milliseconds(150))
            gliding = nil
        }
    }

    @ViewBuilder private func picture(
        _ painter: BoardPainter, _ geometry: BoardGeometry, _ size: CGSize
    ) -> some View {
        let picture = board.picture
        let drawing = BoardDrawing(painter, geometry, turnedSide: board.turnedSide)
        let carried = board.touch.carried
        let without = Set([carried, gliding?.to].compactMap { $0 })
        let cursor = board.showsCursor ? board.cursor : nil
        ZStack(alignment: .topLeading) {
            BoardCanvas(
                DrawnBoard(
                    painter, picture, isFlipped: geometry.isFlipped, turnedSide: board.turnedSide,
                    without: without, cursor: cursor)
            )
            .equatable()
            if let gliding, !picture.hidesPieces {
                GlidingPiece(
                    from: geometry.middle(of: gliding.from), to: geometry.middle(of: gliding.to)
                ) { PieceView(board, gliding.to, drawing) }
                .frame(width: geometry.square, height: geometry.square)
                .id(gliding.number)
            }
            if let aimed = board.touch.aimed {
                BoardCanvas(
                    DrawnAim(
                        painter, at: aimed, isFlipped: geometry.isFlipped, board: geometry.board)
                )
                .equatable()
            }
            if let aimed = board.touch.aimed, picture.kind.tapsTwice(on: picture.size) {
                Loupe(
                    board: DrawnBoard(painter, picture, isFlipped: geometry.isFlipped),
                    square: aimed, size: size, finger: board.touch.point)
            }
            if let carried {
                CarriedPiece(board: board, square: carried, drawing: drawing)
            }
        }
        .accessibilityHidden(true)
    }

    private func tap(_ geometry: BoardGeometry) -> some Gesture {
        SpatialTapGesture().onEnded { finger in
            if let square = geometry.square(under: finger.location) { board.choose(square) }
        }
    }

    private func touch(_ geometry: BoardGeometry) -> some Gesture {
        DragGesture(minimumDistance: 0)
            .updating($isTouched) { _, isTouched, _ in isTouched = true }
            .onChanged { finger in
                if board.isExplored {
                    board.explorer.move(to: finger.location, in: geometry)
                } else {
                    board.touch.move(to: finger.location, in: geometry)
                }
            }
            .onEnded { finger in
                if board.isExplored {
                    board.explorer.end()
                } else {
                    board.touch.end(at: finger.location, in: geometry)
                }
            }
    }
}

// who shows a board has no other reason to draw it anew
extension BoardView: Equatable {
    nonisolated static func == (one: BoardView, other: BoardView) -> Bool {
        one.board === other.board && one.rotors == other.rotors && one.isStill == other.isStill
    }
}

/// What a finger does on a board.
private struct Touched<Touch: Gesture, Tap: Gesture>: ViewModifier {
    let isStill: Bool
    let touch: Touch
    let tap: Tap

    func body(content: Content) -> some View {
        if isStill { content.gesture(tap) } else { content.gesture(touch) }
    }
}

extension PieceView {
    /// The piece of a square.
    fileprivate init(_ board: BoardModel, _ square: Int, _ drawing: BoardDrawing) {
        let byte = board.picture.byte(at: square)
        self.init(byte: byte, painter: drawing.painter, isTurned: drawing.isTurned(byte))
    }
}

/// What lies under a finger, larger and above it, where lines are too close to be seen there.
private struct Loupe: View {
    let board: DrawnBoard
    let square: Int
    /// Of the board.
    let size: CGSize
    let finger: CGPoint
    @Environment(\.theme) private var theme

    private static let side: CGFloat = 132
    private static let above: CGFloat = 120

    var body: some View {
        let reach = Self.side / 2
        // below the finger where there is no room above it
        let y = finger.y - Self.above < reach ? finger.y + Self.above : finger.y - Self.above
        BoardCanvas(DrawnLoupe(board, at: square, of: size))
            .equatable()
            .frame(width: Self.side, height: Self.side)
            .clipShape(Circle())
            .overlay { Circle().strokeBorder(Color(theme.ink), lineWidth: 3) }
            .position(CGPoint(x: min(max(finger.x, reach), max(reach, size.width - reach)), y: y))
    }
}

/// A piece that a finger carries: larger than the others and above the finger, where it can
/// be seen; and the square below it.
private struct CarriedPiece: View {
    let board: BoardModel
    let square: Int
    let drawing: BoardDrawing

    var body: some View {
        let point = board.touch.point
        let size = drawing.geometry.square * 1.7
        let lift = drawing.isTurned(board.picture.byte(at: square)) ? 0 : size * 0.35
        ZStack(alignment: .topLeading) {
            if let over = drawing.geometry.square(under: point) {
                BoardCanvas(
                    DrawnFrame(
                        drawing.painter, on: over, isFlipped: drawing.geometry.isFlipped,
                        board: drawing.geometry.board)
                )
                .equatable()
            }
            if !board.picture.hidesPieces {
                PieceView(board, square, drawing)
                    .frame(width: size, height: size)
                    .position(CGPoint(x: point.x, y: point.y - lift))
            }
        }
    }
}

/// A piece on its way to where it stands.
private struct GlidingPiece<Piece: View>: View {
    let from: CGPoint
    let to: CGPoint
    @ViewBuilder let piece: Piece
    @State private var isThere = false

    var body: some View {
        piece.position(isThere ? to : from)
            .onAppear { withAnimation(.easeOut(duration: 0.15)) { isThere = true } }
    }
}
