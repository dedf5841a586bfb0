import AnnabellaKit
import SwiftUI

/// What the app is, what it keeps, and whose work is in it.
struct AboutView: View {
    @Environment(Annabella.self) private var app
    private let model: AboutModel

    init(_ model: AboutModel) {
        self.model = model
    }

    var body: some View {
        FormPage(title: app.text(.homeAbout)) {
            Section {
                Text(model.name).font(.cardTitle).accessibilityAddTraits(.isHeader)
                Text(app.text(.aboutWhat))
            }
            Section {
                Text(app.text(.aboutPrivacyText))
            } header: {
                GroupName(name: app.text(.aboutPrivacy))
            }
            Section {
                Text(app.text(.aboutLicencesText))
                ForEach(model.licences) { licence in
                    ValueRow(name: licence.name, value: licence.parts.joined(separator: ", ")) {
                        model.read(licence)
                    }
                    // the licence's own page has all of its parts
                    .lineLimit(3)
                    .accessibilityValue("")
                }
            } header: {
                GroupName(name: app.text(.aboutLicences))
            }
        }
        .task { await model.appear() }
    }
}

/// One licence, word for word.
struct LicenceView: View {
    @Environment(Annabella.self) private var app
    let number: Int
    @Environment(\.theme) private var theme

    var body: some View {
        ScrollView {
            LazyVStack(alignment: .leading, spacing: 12) {
                if let licence {
                    Text(licence.parts.joined(separator: "\n"))
                    ForEach(Array(licence.paragraphs.enumerated()), id: \.offset) { part in
                        // in every language of the app
                        Text(AttributedString(part.element, in: "en")).font(.subheadline)
                    }
                }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(16)
        }
        .foregroundStyle(Color(theme.ink))
        .background(Color(theme.paper))
        .titled(licence?.name ?? app.text(.aboutLicences))
    }

    private var licence: Licence? {
        Licences.all.indices.contains(number) ? Licences.all[number] : nil
    }
}
