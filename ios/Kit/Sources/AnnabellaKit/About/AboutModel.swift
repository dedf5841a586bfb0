import AnnabellaCore
import Foundation
import Observation

/// What the app is, what it keeps, and whose work is in it.
@MainActor
@Observable
public final class AboutModel {
    /// The name, with the version once that is known.
    public private(set) var name: String
    public let licences = Licences.all
    private let pages: Pages
    private let localization: Localization

    init(_ pages: Pages, _ localization: Localization) {
        self.pages = pages
        self.localization = localization
        name = localization.text(.appName)
    }

    /// The number is that of the app's bundle, else it comes from the library.
    public func appear() async {
        let key = "CFBundleShortVersionString"
        let own = Bundle.main.object(forInfoDictionaryKey: key) as? String
        let version =
            if let own { own } else { await CallQueue().run { libraryVersion() } }
        name = "\(localization.text(.appName)) \(version)"
    }

    public func read(_ licence: Licence) {
        pages.go(.licence(licence.id))
    }
}
