import AnnabellaKit
import SwiftUI

/// A page of lines on which things are chosen, in the app's colours.
struct FormPage<Content: View>: View {
    let title: String
    @ViewBuilder let content: Content
    @Environment(\.theme) private var theme

    var body: some View {
        Form {
            content.listRowBackground(Color(theme.surface))
        }
        .scrollContentBackground(.hidden)
        .background(Color(theme.paper))
        .foregroundStyle(Color(theme.ink))
        .titled(title)
    }
}

/// The name of a group of lines.
struct GroupName: View {
    let name: String

    var body: some View { SectionName(name) }
}

/// A line that does something when it is touched, and says how it stands.
struct ValueRow: View {
    let name: String
    var value: String?
    /// What is said about it in small letters, and read after its name.
    var aside: String?
    let act: @MainActor () -> Void
    @Environment(\.theme) private var theme

    var body: some View {
        Button(action: act) {
            VStack(alignment: .leading, spacing: 4) {
                Text(name).foregroundStyle(Color(theme.ink))
                if let aside { Aside(aside) }
                if let value {
                    Text(value).font(.aside).foregroundStyle(Color(theme.muted))
                }
            }
            .multilineTextAlignment(.leading)
            .frame(maxWidth: .infinity, minHeight: 48, alignment: .leading)
        }
        .buttonStyle(.bare())
        .accessibilityLabel([name, aside].compactMap { $0 }.joined(separator: ", "))
        .accessibilityValue(value ?? "")
    }
}

/// What is said about a line, in small letters below its name.
private struct Aside: View {
    private let words: String
    @Environment(\.theme) private var theme

    init(_ words: String) {
        self.words = words
    }

    var body: some View {
        Text(words).font(.caption).foregroundStyle(Color(theme.muted))
    }
}

/// A line that is on or off.
struct SwitchRow: View {
    private let name: String
    private let aside: String?
    private let isOn: @MainActor () -> Bool
    private let set: @MainActor (Bool) -> Void
    @Environment(\.theme) private var theme

    /// `isOn` is read whenever somebody asks: a switch that is touched twice before it is drawn
    /// anew goes by how it stands.
    init(
        name: String, aside: String? = nil, isOn: @escaping @MainActor () -> Bool,
        set: @escaping @MainActor (Bool) -> Void
    ) {
        self.name = name
        self.aside = aside
        self.isOn = isOn
        self.set = set
    }

    var body: some View {
        // so that it is drawn anew with what it shows
        let _ = isOn()
        Toggle(isOn: Binding(get: { isOn() }, set: { set($0) })) {
            VStack(alignment: .leading, spacing: 4) {
                Text(name).foregroundStyle(Color(theme.ink))
                if let aside { Aside(aside) }
            }
            .multilineTextAlignment(.leading)
        }
        .toggleStyle(.filled)
    }
}

/// One of a few, all to be seen: beside each other in a trough, or in rows if they are many.
struct OptionsRow: View {
    let options: FewOptions
    private let aside: String?
    @ScaledMetric private var width = 76.0
    @Environment(\.theme) private var theme

    init(_ options: FewOptions, aside: String? = nil) {
        self.options = options
        self.aside = aside
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            SectionName(options.title)
            if let aside { Aside(aside) }
            if options.isTrough { trough } else { grid }
            if !options.told.isEmpty { Aside(options.told) }
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel(options.title)
    }

    /// Below each other where they would be cut off.
    private var trough: some View {
        ViewThatFits(in: .horizontal) {
            HStack(spacing: 4) { segments }
            VStack(spacing: 4) { segments }
        }
        .padding(4)
        .filled(theme.wash, radius: Radius.trough)
    }

    private var segments: some View {
        ForEach(options.choices) { choice in
            button(choice, radius: Radius.segment, fill: choice.isChosen ? theme.surface : nil)
        }
    }

    private var grid: some View {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: width))], spacing: 8) {
            ForEach(options.choices) { choice in
                button(
                    choice, radius: Radius.small,
                    fill: choice.isChosen ? theme.accentWash : theme.wash
                )
            }
        }
    }

    private func button(_ choice: FewOptions.Choice, radius: CGFloat, fill: RGB?) -> some View {
        Button {
            options.pick(choice)
        } label: {
            Text(choice.label)
                .fontWeight(choice.isChosen ? .semibold : nil)
                .multilineTextAlignment(.center)
                .padding(.horizontal, 8)
                .padding(.vertical, 4)
                .frame(maxWidth: .infinity, minHeight: 48)
                .foregroundStyle(Color(theme.ink))
                .background(fill.map { Color($0) } ?? Color.clear)
                .clipShape(RoundedRectangle(cornerRadius: radius))
                .chosen(choice.isChosen, radius: radius)
        }
        .buttonStyle(.bare(radius: radius))
        .accessibilityAddTraits(choice.isChosen ? .isSelected : [])
    }
}

/// A number between two buttons that count it. VoiceOver meets one element, which it counts by
/// swipes up and down.
struct NumberRow: View {
    private let choice: NumberChoice
    @Environment(\.theme) private var theme

    init(_ choice: NumberChoice) {
        self.choice = choice
    }

    var body: some View {
        HStack(spacing: 8) {
            Text(choice.name).foregroundStyle(Color(theme.ink))
            Spacer(minLength: 0)
            button(.minus, choice.canBeLess) { choice.count(-1) }
            Text(verbatim: String(choice.value()))
                .font(.title2)
                .monospacedDigit()
                .foregroundStyle(Color(theme.ink))
                .frame(minWidth: 36)
            button(.plus, choice.canBeMore) { choice.count(1) }
        }
        .frame(minHeight: 48)
        .accessibilityElement()
        .accessibilityLabel(choice.name)
        .accessibilityValue(String(choice.value()))
        .accessibilityAdjustableAction { choice.count($0 == .increment ? 1 : -1) }
        // who speaks to the device has no swipes
        .accessibilityActions {
            Button(choice.less) { choice.count(-1) }
            Button(choice.more) { choice.count(1) }
        }
    }

    private func button(
        _ sign: Icon, _ isPossible: Bool, _ act: @escaping @MainActor () -> Void
    ) -> some View {
        Button(action: act) {
            IconView(sign, isPossible ? theme.ink : theme.muted)
                .frame(minWidth: 48, minHeight: 48)
                .background(Color(theme.wash))
                .clipShape(Circle())
        }
        // one row has two of them, which a style of their own keeps apart
        .buttonStyle(.bare(radius: Radius.area))
        .buttonRepeatBehavior(.enabled)
        .disabled(!isPossible)
    }
}

/// A line to write, below its name.
struct FieldRow: View {
    private let name: String
    private let text: @MainActor () -> String
    private let isNumber: Bool
    private let problem: String?
    private let write: @MainActor (String) -> Void
    @Environment(\.theme) private var theme

    /// `text` is read whenever somebody asks: fast fingers write on what stands there.
    init(
        name: String, text: @escaping @MainActor () -> String,
        isNumber: Bool = false, problem: String? = nil,
        write: @escaping @MainActor (String) -> Void
    ) {
        self.name = name
        self.text = text
        self.isNumber = isNumber
        self.problem = problem
        self.write = write
    }

    var body: some View {
        let _ = text()
        VStack(alignment: .leading, spacing: 4) {
            Text(name)
                .font(.subheadline)
                .foregroundStyle(Color(theme.muted))
                .accessibilityHidden(true)
            TextField(name, text: Binding(get: { text() }, set: { write($0) }))
                .keyboardType(isNumber ? .numberPad : .default)
                .autocorrectionDisabled()
                .fielded()
                .accessibilityLabel(name)
                .accessibilityHint(problem ?? "")
            if let problem {
                Text(problem).font(.subheadline).foregroundStyle(Color(theme.warning))
            }
        }
    }
}

extension View {
    /// A line to write on: on the surface, in a line.
    func fielded() -> some View { modifier(Fielded()) }
}

private struct Fielded: ViewModifier {
    @Environment(\.theme) private var theme

    func body(content: Content) -> some View {
        content
            .padding(.horizontal, 12)
            .frame(minHeight: 52)
            .background(Color(theme.surface))
            .clipShape(RoundedRectangle(cornerRadius: Radius.small))
            .edged(theme.line, radius: Radius.small)
    }
}

/// What was said last: seen as it is printed, and read as it was said, each part in its
/// language.
struct LastSentence: View {
    let announcer: Announcer
    /// What of it is seen, where that is not all.
    var shown: String?

    var body: some View {
        Text(shown ?? announcer.lastSentence)
            .accessibilityHidden(announcer.lastSentence.isEmpty)
            .accessibilityLabel(Text(announcer.lastSpoken))
    }
}
