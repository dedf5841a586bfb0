import AnnabellaCore

extension ClockDisplay {
    /// The time of a side runs, and is so short that it is shown with tenths of a second.
    func isLow(_ side: GameSide, _ clocks: GameClocks?) -> Bool {
        clocks?.running == side && lowInMs == nil && time(side) != nil
    }
}
