import AnnabellaCore
import AnnabellaKit
import SwiftUI

/// The page on which somebody plays without seeing it: four areas in the corners, and between
/// them the last sentence and the board.
struct BlindView: View {
    @Environment(Annabella.self) private var app
    private let model: BlindModel
    @Environment(\.theme) private var theme

    init(_ model: BlindModel) {
        self.model = model
    }

    var body: some View {
        GeometryReader { page in
            let layout = BlindLayout(size: page.size)
            ZStack {
                areas(layout)
                middle(layout)
                if model.spokenMenu.isOpen {
                    // a tap that chooses plays nothing
                    Color.clear
                        .contentShape(Rectangle())
                        .onTapGesture { model.tapMiddle() }
                        .place(layout.middle)
                        .accessibilityHidden(true)
                }
            }
            .simultaneousGesture(swipe(layout))
            .accessibilityElement(children: .contain)
        }
        // fingers find the corners where they are in every language
        .environment(\.layoutDirection, .leftToRight)
        .background(Color(theme.paper))
        .navigationTitle(app.text(.blindTitle))
        .toolbar(.hidden, for: .navigationBar)
        // a swipe from the edge goes through the moves, or the menu
        .navigationBarBackButtonHidden()
        .accessibilityAction(.magicTap) { model.repeatLast() }
        .accessibilityAction(.escape) { model.escape() }
        .onKeyPress(phases: [.down, .repeat]) { take(KeyEvent($0)) }
        .onAppear { model.board.hasKeys = true }
        .task { await model.run() }
    }

    /// Keys that lead over the board are for it alone.
    private func take(_ event: KeyEvent) -> KeyPress.Result {
        if event.isForBoardOnly, !model.board.hasKeys { return .ignored }
        return model.key(event) ? .handled : .ignored
    }

    // each comes to VoiceOver in the order from above to below
    @ViewBuilder private func areas(_ layout: BlindLayout) -> some View {
        CornerArea(.repeat, app.text(.blindRepeat)) { model.repeatLast() }
            .place(layout.topLeft)
            .accessibilitySortPriority(6)
        CornerArea(.clocks, app.text(.blindClocks), touch: model.clockArea) {
            model.tellClocks()
        }
        .accessibilityHint(app.text(.blindClocksTell))
        .accessibilityAction(named: Text(app.text(.blindClocksFeel))) {
            model.feelClock(isOnce: true)
        }
        .place(layout.topRight)
        .accessibilitySortPriority(5)
        CornerArea(.speak, model.talk.label, touch: model.talk.area) {
            model.talk.type()
        }
        .accessibilityHint(app.text(.blindType))
        .accessibilityAction(named: Text(app.text(.blindTalk))) { model.talk.talk() }
        .place(layout.bottomLeft)
        .accessibilitySortPriority(2)
        CornerArea(.menu, app.text(.gameMenu)) { model.openMenu() }
            .place(layout.bottomRight)
            .accessibilitySortPriority(1)
    }

    @ViewBuilder private func middle(_ layout: BlindLayout) -> some View {
        ScrollView {
            LastSentence(announcer: app.announcer)
                .font(.display)
                .foregroundStyle(Color(theme.ink))
                .multilineTextAlignment(.center)
                .padding(8)
                .frame(maxWidth: .infinity)
                .accessibilityAction(named: Text(app.text(.blindStepBack))) { model.step(-1) }
                .accessibilityAction(named: Text(app.text(.blindStepOn))) { model.step(1) }
        }
        .place(layout.sentence)
        .accessibilitySortPriority(4)
        BoardView(board: model.board, rotors: model.rotors) { model.read($0) }
            .opacity(model.boardOpacity)
            .place(layout.board)
            .accessibilitySortPriority(3)
    }

    private func swipe(_ layout: BlindLayout) -> some Gesture {
        DragGesture(minimumDistance: MoveSwipe.least).onEnded { finger in
            guard layout.middle.contains(finger.startLocation) else { return }
            model.swiped(
                finger.translation, onBoard: layout.board.contains(finger.startLocation))
        }
    }
}

extension View {
    /// Puts it where a layout has it.
    fileprivate func place(_ place: CGRect) -> some View {
        frame(width: place.width, height: place.height)
            .position(CGPoint(x: place.midX, y: place.midY))
    }
}
