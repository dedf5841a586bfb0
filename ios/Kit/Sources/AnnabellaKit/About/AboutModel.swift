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
    private let app: Annabella

    public init(_ app: Annabella) {
        self.app = app
        name = app.text(.appName)
    }

    /// The number is that of the app's bundle, else it comes from the library.
    public func appear() async {
        let key = "CFBundleShortVersionString"
        let own = Bundle.main.object(forInfoDictionaryKey: key) as? String
        let version =
            if let own { own } else { await CallQueue().run { libraryVersion() } }
        name = "\(app.text(.appName)) \(version)"
    }

    public func read(_ licence: Licence) {
        app.pages.go(.licence(licence.id))
    }
}
