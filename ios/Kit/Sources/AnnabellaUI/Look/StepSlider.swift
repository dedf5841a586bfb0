import AnnabellaKit
import SwiftUI

/// A choice among steps in an order, by a handle on a strip of squares, or on a line where the
/// steps are moves: those run from left to right in every language. VoiceOver meets one
/// element, which it counts by swipes up and down; the arrows of a keyboard count, too.
struct StepSlider: View {
    private let choice: StepChoice
    private let areMoves: Bool
    @Environment(\.theme) private var theme
    @Environment(\.layoutDirection) private var direction

    private static let handle: CGFloat = 28

    init(_ choice: StepChoice, areMoves: Bool = false) {
        self.choice = choice
        self.areMoves = areMoves
    }

    var body: some View {
        let (strip, isMirrored) = (choice.strip, direction == .rightToLeft && !areMoves)
        GeometryReader { place in
            let width = max(0, place.size.width - Self.handle)
            ZStack {
                Group {
                    if areMoves {
                        BoardCanvas(DrawnTrack(strip, theme)).equatable()
                    } else {
                        BoardCanvas(DrawnStrip(strip, theme, isMirrored: isMirrored)).equatable()
                    }
                }
                .frame(width: width, height: 16)
                Circle()
                    .fill(Color(theme.accent))
                    .overlay { Circle().strokeBorder(Color(theme.surface), lineWidth: 3) }
                    .frame(width: Self.handle, height: Self.handle)
                    .position(
                        CGPoint(
                            x: Self.handle / 2 + strip.end(in: width, isMirrored: isMirrored),
                            y: place.size.height / 2))
            }
            .frame(width: place.size.width, height: place.size.height)
            .contentShape(Rectangle())
            .gesture(
                DragGesture(minimumDistance: 0).onChanged { finger in
                    let x = finger.location.x - Self.handle / 2
                    choice.pick(strip.square(at: x, in: width, isMirrored: isMirrored))
                })
        }
        // its places are counted from the left in every language
        .environment(\.layoutDirection, .leftToRight)
        .frame(height: 48)
        .focusable()
        .onKeyPress(keys: [.leftArrow, .rightArrow], phases: [.down, .repeat]) { press in
            choice.count((press.key == .rightArrow) != isMirrored ? 1 : -1)
            return .handled
        }
        .accessibilityElement()
        .accessibilityLabel(choice.name)
        .accessibilityValue(choice.value)
        .accessibilityAdjustableAction { choice.count($0 == .increment ? 1 : -1) }
    }
}
