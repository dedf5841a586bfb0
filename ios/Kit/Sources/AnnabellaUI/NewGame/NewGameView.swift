import AnnabellaKit
import SwiftUI

/// What is agreed before a game.
struct NewGameView: View {
    @Environment(Annabella.self) private var app
    private let model: NewGameModel
    @Environment(\.theme) private var theme
    @Environment(\.isLarge) private var isLarge
    @Environment(\.dynamicTypeSize) private var textSize

    init(_ model: NewGameModel) {
        self.model = model
    }

    var body: some View {
        GeometryReader { place in
            let hasColumns =
                isLarge && place.size.width > place.size.height && !textSize.isAccessibilitySize
            ScrollViewReader { scroll in
                ScrollView {
                    VStack(alignment: .leading, spacing: 16) {
                        parts(model.games)
                        let layout =
                            hasColumns
                            ? AnyLayout(HStackLayout(alignment: .top, spacing: 24))
                            : AnyLayout(VStackLayout(alignment: .leading, spacing: 16))
                        layout {
                            VStack(alignment: .leading, spacing: 16) { parts(model.who) }
                            VStack(alignment: .leading, spacing: 16) { parts(model.what) }
                        }
                    }
                    .frame(maxWidth: hasColumns ? 1120 : 640)
                    .padding(16)
                    .frame(maxWidth: .infinity)
                }
                // what comes there is in sight at once, as far as there is room under its line
                .onChange(of: model.isOpen) { _, isOpen in
                    if isOpen { withAnimation { scroll.scrollTo(NewGamePart.more, anchor: .top) } }
                }
            }
        }
        .background(Color(theme.paper))
        .foregroundStyle(Color(theme.ink))
        .titled(app.text(.gameNew))
        .safeAreaInset(edge: .bottom) {
            Button(app.text(.newStart)) { Task { await model.start() } }
                .buttonStyle(.primaryWords)
                .padding(.horizontal, 16)
                .padding(.vertical, 12)
                .background(Color(theme.paper))
        }
        .task { await model.appear() }
    }

    private func parts(_ parts: [NewGamePart]) -> some View {
        ForEach(parts) { NewGamePartView(part: $0, model: model).id($0.id) }
    }
}

/// A part of the page, whichever it is.
private struct NewGamePartView: View {
    let part: NewGamePart
    let model: NewGameModel
    @Environment(Annabella.self) private var app

    var body: some View {
        switch part.content {
        case .options(let options): OptionsRow(options)
        case .level(let level): LevelCard(level: level)
        case .number(let number): Card { NumberRow(number) }
        case .field(let field): FieldRow(name: field.name, text: field.text, write: field.write)
        case .flag(let flag):
            Card { SwitchRow(name: flag.name, isOn: flag.isOn, set: flag.set) }
        case .value(let line):
            Card {
                ValueRow(
                    name: line.name, value: line.value.isEmpty ? nil : line.value, act: line.act)
            }
        case .start(let start): StartView(start: start)
        case .rules(let rules): Card { RulesRow(rules: rules) }
        case .more: MoreView(model: model)
        }
    }
}

/// What leads to the page of the rules, and how they stand.
private struct RulesRow: View {
    let rules: RuleChoice
    @Environment(Annabella.self) private var app
    @Environment(\.theme) private var theme

    var body: some View {
        Button(action: rules.open) {
            HStack(spacing: 16) {
                VStack(alignment: .leading, spacing: 4) {
                    Text(app.text(.newRules))
                    Text(rules.value).font(.aside).foregroundStyle(Color(theme.muted))
                    if !rules.details.isEmpty {
                        Text(rules.details).font(.aside).foregroundStyle(Color(theme.muted))
                    }
                }
                .multilineTextAlignment(.leading)
                Spacer(minLength: 0)
                IconView(.next, theme.muted)
            }
            .foregroundStyle(Color(theme.ink))
            .frame(maxWidth: .infinity, minHeight: 48)
        }
        .buttonStyle(.bare())
        .accessibilityLabel(app.text(.newRules))
        .accessibilityValue(
            [rules.value, rules.details].filter { !$0.isEmpty }.joined(separator: ", "))
    }
}

/// How well the computer plays.
private struct LevelCard: View {
    let level: LevelChoice
    @Environment(Annabella.self) private var app
    @Environment(\.theme) private var theme

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            VStack(alignment: .leading, spacing: 4) {
                ViewThatFits(in: .horizontal) {
                    HStack(alignment: .firstTextBaseline, spacing: 8) {
                        name
                        Spacer(minLength: 0)
                        standing
                    }
                    VStack(alignment: .leading, spacing: 4) {
                        name
                        standing
                    }
                }
                if let slider = level.slider {
                    StepSlider(slider)
                } else {
                    // its place is kept until the levels are known
                    Color.clear.frame(height: 48)
                }
            }
            .padding(16)
            if let fair = level.fair {
                Hair().padding(.leading, 16)
                row(fair)
            }
            Hair().padding(.leading, 16)
            row(level.full)
            if let seconds = level.seconds {
                Hair().padding(.leading, 16)
                ValueRow(name: app.text(.newFullSeconds), value: seconds) {
                    level.chooseSeconds()
                }
                .padding(.horizontal, 16)
            }
        }
        .card()
    }

    private var name: some View { Text(level.name).font(.cardTitle) }

    private var standing: some View {
        Text(level.standing).font(.aside).foregroundStyle(Color(theme.muted))
    }

    private func row(_ flag: MoreChoices.Switch) -> some View {
        SwitchRow(name: flag.name, isOn: flag.isOn, set: flag.set).padding(.horizontal, 16)
    }
}

/// What is rarely changed, under a line that opens it.
private struct MoreView: View {
    @Bindable var model: NewGameModel
    @Environment(Annabella.self) private var app
    @Environment(\.theme) private var theme

    var body: some View {
        DisclosureGroup(isExpanded: $model.isOpen) {
            VStack(alignment: .leading, spacing: 16) {
                ForEach(model.moreParts) { NewGamePartView(part: $0, model: model) }
            }
            .padding(.top, 16)
        } label: {
            VStack(alignment: .leading, spacing: 4) {
                Text(app.text(.newMore)).foregroundStyle(Color(theme.ink))
                if !model.more.summary.isEmpty {
                    Text(model.more.summary).font(.aside).foregroundStyle(Color(theme.muted))
                }
            }
            .frame(minHeight: 48, alignment: .leading)
            .accessibilityElement(children: .combine)
        }
    }
}

/// A start of Chess960, by lot or by its number.
private struct StartView: View {
    let start: Start960
    @Environment(Annabella.self) private var app

    var body: some View {
        Card {
            SwitchRow(
                name: app.text(.newStartByLot), isOn: { start.isByLot },
                set: { start.setByLot($0) })
            if !start.isByLot {
                FieldRow(
                    name: app.text(.newStartNumber), text: { start.number }, isNumber: true,
                    problem: start.isWrong ? app.text(.newStartWrong) : nil,
                    write: { start.write($0) })
                Button(app.text(.newDice)) { start.draw() }.buttonStyle(.words)
            }
        }
    }
}
