import AnnabellaKit
import SwiftUI

/// What is agreed before a game.
struct NewGameView: View {
    @Environment(Annabella.self) private var app
    @Bindable private var model: NewGameModel
    @Environment(\.theme) private var theme

    init(_ model: NewGameModel) {
        self.model = model
    }

    var body: some View {
        FormPage(title: app.text(.gameNew)) {
            Section { OptionsRow(model.game) }
            Section { players }
            if model.lines != nil || model.target != nil {
                Section {
                    if let lines = model.lines { OptionsRow(lines) }
                    if let target = model.target { NumberRow(target) }
                }
            }
            Section { OptionsRow(model.clock) }
            Section {
                DisclosureGroup(isExpanded: $model.isOpen) {
                    MoreChoicesView(model: model)
                } label: {
                    folded
                }
            }
        }
        .safeAreaInset(edge: .bottom) {
            Button(app.text(.newStart)) { Task { await model.start() } }
                .buttonStyle(.primaryWords)
                .padding(16)
                .background(Color(theme.paper))
        }
        .task { await model.appear() }
    }

    @ViewBuilder private var players: some View {
        OptionsRow(model.opponent)
        if model.isAgainstComputer {
            ValueRow(name: app.text(.newLevel), value: model.level.level) {
                model.level.chooseLevel()
            }
            if let seconds = model.level.seconds {
                ValueRow(name: app.text(.newFullSeconds), value: seconds) {
                    model.level.chooseSeconds()
                }
            }
        } else {
            FieldRow(
                name: model.name(of: .first), text: { model.settings.whiteName },
                write: { model.settings.whiteName = $0 })
            FieldRow(
                name: model.name(of: .second), text: { model.settings.blackName },
                write: { model.settings.blackName = $0 })
        }
        if let color = model.color { OptionsRow(color) }
    }

    private var folded: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text(app.text(.newMore)).foregroundStyle(Color(theme.ink))
            if !model.more.summary.isEmpty {
                Text(model.more.summary)
                    .font(.subheadline)
                    .foregroundStyle(Color(theme.muted))
            }
        }
        .frame(minHeight: 44, alignment: .leading)
        .accessibilityElement(children: .combine)
    }
}

/// What is rarely changed before a game.
private struct MoreChoicesView: View {
    @Environment(Annabella.self) private var app
    let model: NewGameModel

    var body: some View {
        let (more, agreed) = (model.more, model.agreed)
        if let variant = more.variant { OptionsRow(variant) }
        if agreed.kind == .chess960 { start }
        if let rules = more.rules { OptionsRow(rules) }
        if more.canKeepScore {
            SwitchRow(
                name: app.text(.newScore), isOn: { agreed.scoreByHand },
                set: { agreed.scoreByHand = $0 })
        }
        if let choice = more.unsupervised { row(choice) }
        ForEach(more.terms.lines) { line in
            ValueRow(name: app.text(line.name), value: line.value, act: line.choose)
        }
        if let choice = more.automaticDraws { row(choice) }
        if let press = more.press { OptionsRow(press) }
        if more.canHaveOdds {
            SwitchRow(
                name: app.text(agreed.kind.oddsLabel), isOn: { agreed.hasOdds },
                set: { agreed.hasOdds = $0 })
        }
        if let clock = more.blackClock { OptionsRow(clock) }
        if let blind = more.blind { OptionsRow(blind) }
        if let choice = more.playsBlind { row(choice) }
        if more.isBlind {
            SwitchRow(
                name: app.text(.newAppRepeats), isOn: { agreed.appRepeats },
                set: { agreed.appRepeats = $0 })
        }
        if let duties = more.duties {
            ValueRow(name: app.text(.newDuties), value: duties.value) { duties.choose() }
        }
        if let choice = more.assistsSighted { row(choice) }
        OptionsRow(more.hidden)
        if let from = more.hiddenFrom { OptionsRow(from) }
        if model.isAgainstComputer {
            FieldRow(
                name: app.text(.newOwnName), text: { model.settings.ownName },
                write: { model.settings.ownName = $0 })
        }
    }

    private func row(_ choice: MoreChoices.Switch) -> some View {
        SwitchRow(name: choice.name, isOn: choice.isOn, set: choice.set)
    }

    @ViewBuilder private var start: some View {
        let start = model.start960
        SwitchRow(
            name: app.text(.newStartByLot), isOn: { start.isByLot }, set: { start.setByLot($0) })
        if !start.isByLot {
            FieldRow(
                name: app.text(.newStartNumber), text: { start.number }, isNumber: true,
                problem: start.isWrong ? app.text(.newStartWrong) : nil, write: { start.write($0) })
            Button {
                start.draw()
            } label: {
                Label(app.text(.newDice), systemImage: "dice").frame(minHeight: 44)
            }
        }
    }
}
