import AnnabellaCore

/// Makes things felt.
@MainActor
public protocol Haptics: AnyObject {
    /// A touch.
    func feel(_ feel: Feel)

    /// What somebody has asked for with a finger; in place of what is felt now.
    func feel(_ pattern: FeltPattern)

    func stop()
}
