/// What the pages of the game on the table share.
@MainActor
public struct GameDependencies {
    let games: Games
    let settings: Settings
    let localization: Localization
    let pages: Pages
    let dialogs: Dialogs
    let overlay: Overlay
    let announcer: Announcer
    let effects: Effects
    let haptics: any Haptics
    let opener: GameOpener
    let reviews: Reviews
    let again: PlayAgain
    let ownRatings: OwnRatings
    let life: AppLife
    let library: GameLibrary
    /// Texts that have come, and what is on the clipboard.
    let inbox: Inbox
    let pasting: Pasting
    /// The device's clock, screen reader and recogniser.
    let ports: Ports
    /// What is chosen, looked at and typed in the game, on whichever page.
    let choices: KeptChoices
    let peeks: Peeks
    let lookWish: LookWish
    let typedLines: TypedLines
}
