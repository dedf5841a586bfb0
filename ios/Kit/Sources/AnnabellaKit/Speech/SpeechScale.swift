extension SpeechPart {
    /// The rate as Apple's synthesizer counts it: half is the usual one, below that it is
    /// slower in proportion, and 1 is four times as fast.
    public var systemRate: Float {
        let usual = 0.5
        let scaled = rate <= 1 ? usual * rate : usual + (rate - 1) / 3 * (1 - usual)
        return Float(min(max(scaled, 0), 1))
    }

    /// The pitch as Apple's synthesizer counts it, from 0.5 to 2.
    public var systemPitch: Float { Float(min(max(pitch, 0.5), 2)) }
}
