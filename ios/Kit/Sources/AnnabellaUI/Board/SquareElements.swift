import AnnabellaCore
import AnnabellaKit
import SwiftUI

/// What VoiceOver, Switch Control and Voice Control meet on a board: the squares, rank by
/// rank, each a group of its own.
struct SquareElements: View {
    let board: BoardModel
    let rotors: [BoardRotor]
    /// Of a square.
    let side: CGFloat
    let read: @MainActor (Int?) -> Void

    @AccessibilityFocusState private var square: Int?
    @Namespace private var names
    @Environment(Annabella.self) private var app

    var body: some View {
        let rows = board.places(isRead: app.ports.reader.isOn)
        VStack(spacing: 0) {
            ForEach(Array(rows.indices), id: \.self) { row in
                HStack(spacing: 0) {
                    ForEach(rows[row]) { place in
                        if let square = place.square {
                            SquareElement(
                                board: board, square: square, side: side, focus: $square,
                                names: names
                            )
                            .equatable()
                        } else {
                            Color.clear.frame(width: side, height: side).accessibilityHidden(true)
                        }
                    }
                }
                .accessibilityElement(children: .contain)
            }
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel(board.title)
        .modifier(BoardRotors(board: board, rotors: rotors, squares: names))
        .onChange(of: square) { _, square in read(square) }
        .task(id: board.focus.at) { await lead(to: board.focus.at) }
    }

    /// VoiceOver comes to where it is led; once more when what was before the page is gone.
    private func lead(to wanted: Int?) async {
        for pause in [0, 500] {
            try? await Task.sleep(for: .milliseconds(pause))
            guard !Task.isCancelled, let wanted, square != wanted else { return }
            square = wanted
        }
    }
}

extension SquareElements: Equatable {
    nonisolated static func == (one: SquareElements, other: SquareElements) -> Bool {
        one.board === other.board && one.rotors == other.rotors && one.side == other.side
    }
}

/// A square: made anew only where something else is told of it.
private struct SquareElement: View {
    let board: BoardModel
    let square: ReadSquare
    let side: CGFloat
    let focus: AccessibilityFocusState<Int?>.Binding
    let names: Namespace.ID

    var body: some View {
        let element = square.element
        Color.clear
            .frame(width: side, height: side)
            .accessibilityElement()
            .accessibilityLabel(Text(element.label))
            .accessibilityValue(element.value)
            .accessibilityInputLabels(element.inputLabels)
            .modifier(MoreOfSquare(extra: element.extra))
            .accessibilityAddTraits(.isButton)
            .accessibilityAction { board.choose(element.id) }
            .accessibilityActions {
                ForEach(square.actions) { action in
                    Button(action.label) { action.run() }
                }
            }
            .accessibilityFocused(focus, equals: element.id)
            .accessibilityRotorEntry(id: element.id, in: names)
            // what is in another language is said by its voice
            .environment(\.locale, Locale(identifier: element.label.first?.lang ?? "en"))
    }
}

extension SquareElement: Equatable {
    nonisolated static func == (one: SquareElement, other: SquareElement) -> Bool {
        one.board === other.board && one.square == other.square && one.side == other.side
    }
}

/// What is told of a square to who asks for more.
private struct MoreOfSquare: ViewModifier {
    let extra: BoardElement.Extra?

    func body(content: Content) -> some View {
        if let extra {
            content.accessibilityCustomContent(
                Text(verbatim: extra.name), Text(verbatim: extra.value))
        } else {
            content
        }
    }
}

/// The ways through the squares, each a rotor.
private struct BoardRotors: ViewModifier {
    let board: BoardModel
    let rotors: [BoardRotor]
    let squares: Namespace.ID
    @Environment(Annabella.self) private var app

    @ViewBuilder
    func body(content: Content) -> some View {
        // a rotor without a name would be offered, too
        if rotors.count > 6 {
            six(content)
                .accessibilityRotor(name(6)) { entries(6) }
                .accessibilityRotor(name(7)) { entries(7) }
        } else {
            six(content)
        }
    }

    private func six(_ content: Content) -> some View {
        content
            .accessibilityRotor(name(0)) { entries(0) }
            .accessibilityRotor(name(1)) { entries(1) }
            .accessibilityRotor(name(2)) { entries(2) }
            .accessibilityRotor(name(3)) { entries(3) }
            .accessibilityRotor(name(4)) { entries(4) }
            .accessibilityRotor(name(5)) { entries(5) }
    }

    private func name(_ number: Int) -> String {
        rotors.indices.contains(number) ? app.text(rotors[number].label) : ""
    }

    private func entries(_ number: Int) -> some AccessibilityRotorContent {
        let way = rotors.indices.contains(number) ? rotors[number].squares : []
        return ForEach(way.map { board.element(of: $0) }) { element in
            AccessibilityRotorEntry(Text(verbatim: element.name), id: element.id, in: squares)
        }
    }
}

extension Text {
    /// What a voice says, each part in its language.
    init(_ segments: [PhraseSegment]) {
        self.init(AttributedString(segments))
    }
}
