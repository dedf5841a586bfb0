import AnnabellaKit
import SwiftUI

/// A large area in a corner, which can be found without looking.
struct CornerArea: View {
    private let label: String
    private let corner: BlindCorner
    private let touch: HeldArea?
    private let act: () -> Void
    @GestureState private var finger = Finger.none
    @Environment(\.theme) private var theme

    private enum Finger {
        case none, down
        /// It has slid away.
        case away
    }

    /// `act` is what a tap does, also for who has no finger on it; `touch` takes the finger
    /// where to hold it is something else.
    init(
        _ corner: BlindCorner, _ label: String, touch: HeldArea? = nil,
        act: @escaping () -> Void
    ) {
        self.label = label
        self.corner = corner
        self.touch = touch
        self.act = act
    }

    var body: some View {
        if let touch {
            face
                .gesture(gesture)
                .onChange(of: finger) { before, now in turn(touch, before, now) }
                .accessibilityElement(children: .ignore)
                .accessibilityLabel(label)
                .accessibilityAddTraits(.isButton)
                .accessibilityAction { act() }
        } else {
            Button {
                act()
            } label: {
                face
            }
            .buttonStyle(.bare(radius: Radius.area))
        }
    }

    private var face: some View {
        let (fill, ink) =
            corner.isAccent
            ? (finger == .down ? theme.accentPressed : theme.accent, theme.onAccent)
            : (theme.surface, theme.ink)
        return VStack(spacing: 8) {
            if let icon = corner.label.icon { IconView(icon, ink, size: 36) }
            Text(label)
                .font(.title2.weight(.semibold))
                .lineLimit(2)
                // long words in a large script become smaller before they are broken
                .minimumScaleFactor(0.4)
                .multilineTextAlignment(.center)
        }
        .foregroundStyle(Color(ink))
        .padding(8)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .overlay {
            Color(theme.ink).opacity(finger == .down && !corner.isAccent ? ButtonFace.veil : 0)
        }
        .filled(fill, radius: Radius.area)
        .contentShape(Rectangle())
    }

    // its state goes back also where the system takes the finger away
    private var gesture: some Gesture {
        DragGesture(minimumDistance: 0).updating($finger) { drag, finger, _ in
            let way = hypot(drag.translation.width, drag.translation.height)
            if way > 80 { finger = .away } else if finger == .none { finger = .down }
        }
    }

    private func turn(_ touch: HeldArea, _ before: Finger, _ now: Finger) {
        switch (before, now) {
        case (.none, .down): touch.down()
        case (.down, .none): touch.up()
        case (.down, .away): touch.cancel()
        default: break
        }
    }
}
