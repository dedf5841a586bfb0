import Foundation

/// Where the app keeps small things between its starts; `UserDefaults` on a device.
@MainActor
public protocol KeptValues: AnyObject {
    func text(_ key: String) -> String?
    func number(_ key: String) -> Int?
    func flag(_ key: String) -> Bool?
    func keep(_ text: String?, as key: String)
    func keep(_ number: Int, as key: String)
    func keep(_ flag: Bool, as key: String)
}

/// Those of the system.
@MainActor
public final class SystemValues: KeptValues {
    private let defaults: UserDefaults

    public init(_ defaults: UserDefaults = .standard) {
        self.defaults = defaults
    }

    public func text(_ key: String) -> String? { defaults.object(forKey: key) as? String }
    public func number(_ key: String) -> Int? { defaults.object(forKey: key) as? Int }
    public func flag(_ key: String) -> Bool? { defaults.object(forKey: key) as? Bool }
    public func keep(_ text: String?, as key: String) { defaults.set(text, forKey: key) }
    public func keep(_ number: Int, as key: String) { defaults.set(number, forKey: key) }
    public func keep(_ flag: Bool, as key: String) { defaults.set(flag, forKey: key) }
}
