import AnnabellaCore

extension SettingsModel {
    /// All groups but for what depends on the game on the table.
    static let groups: [Group] = [
        Group(name: .settingsPlay, lines: play),
        Group(name: .settingsBoard, lines: board, hasLook: true),
        Group(name: .settingsSound, lines: sound),
        Group(name: .settingsAccess, lines: access),
        Group(name: .settingsLanguage, lines: [language]),
        Group(name: .settingsLaws, lines: laws),
    ]

    private static var play: [SettingsLine] {
        [
            .choice(
                .settingsMoment, \.answerMoment,
                [
                    .none: .settingsMomentNone, .usual: .settingsMomentUsual,
                    .long: .settingsMomentLong,
                ]),
            SettingsLine(label: .settingsTimeMarks, kind: .timeMarks),
            SettingsLine(label: .settingsForgetRating, kind: .forgetRating),
            .choice(
                .settingsClockPlace, \.clockPlace,
                [.end: .settingsClockEnd, .start: .settingsClockStart]),
        ]
    }

    private static var board: [SettingsLine] {
        [
            .choice(
                .settingsTheme, \.theme,
                [
                    .system: .settingsAsSystem, .light: .settingsThemeLight,
                    .dark: .settingsThemeDark, .highContrast: .settingsThemeContrast,
                ]),
            .flag(.settingsCoordinates, \.coordinates),
            .flag(.settingsSquareNumbers, \.squareNumbers),
            .flag(.settingsTexture, \.texture),
            .choice(
                .settingsFacing, \.facing,
                [
                    .fixed: .settingsFacingFixed, .turns: .settingsFacingTurns,
                    .bothWays: .settingsFacingBoth,
                ]),
            .flag(.settingsLeftHanded, \.leftHanded),
            .flag(.settingsFullScreen, \.fullScreen),
            .flag(.settingsMotion, \.pieceMotion),
        ]
    }

    private static var sound: [SettingsLine] {
        [
            .flag(.settingsSounds, \.sounds),
            .flag(.settingsHaptics, \.haptics),
            .flag(.settingsTicks, \.exploringTicks),
            .choice(
                .settingsVoice, \.voice,
                [
                    .auto: .settingsVoiceAuto, .app: .settingsVoiceApp, .off: .settingsVoiceOff,
                ]),
            .percent(
                .settingsVoiceRate, \.voiceRate,
                [50, 75, 100, 125, 150, 175, 200, 250, 300, 400]),
            .percent(.settingsVoicePitch, \.voicePitch, [50, 75, 100, 125, 150, 200]),
        ]
    }

    private static var styles: KeyValuePairs<SpeechStyle, LabelName> {
        [
            .plain: .settingsStylePlain, .fide: .settingsStyleFide,
            .nato: .settingsStyleNato, .literate: .settingsStyleLiterate,
            .san: .settingsStyleSan, .uci: .settingsStyleUci,
        ]
    }

    private static var access: [SettingsLine] {
        [
            .choice(.settingsStyle, \.speechStyle, styles),
            .choice(.settingsAnnouncements, \.announcements, styles),
            .choice(
                .settingsNaming, \.pieceNaming,
                [
                    .word: .settingsNamingWord, .wordWithColor: .settingsNamingColor,
                    .letter: .settingsNamingLetter,
                ]),
            .choice(
                .settingsPlace, \.squarePlace,
                [
                    .before: .settingsPlaceBefore, .after: .settingsPlaceAfter,
                    .unsaid: .settingsPlaceUnsaid,
                ]),
            .flag(.settingsBrief, \.isBrief),
            .flag(.settingsNamesPawns, \.namesPawns),
            .flag(.settingsNamesCaptured, \.namesCaptured),
            .flag(.settingsLongNames, \.longNames),
            .flag(.settingsExplore, \.exploreByFinger),
            .flag(.settingsColumnsAndRows, \.columnsAndRows),
            .flag(.settingsLightSquares, \.lightSquares),
            .choice(
                .settingsBlindBoard, \.blindBoard,
                [
                    .shown: .settingsBlindBoardShown, .dimmed: .settingsBlindBoardDimmed,
                    .hidden: .settingsBlindBoardHidden,
                ]),
            SettingsLine(label: .keysTitle, kind: .page(.keys)),
        ]
    }

    private static var language: SettingsLine {
        .choice(
            .settingsLanguage, \.language,
            [
                .system: .settingsAsSystem, .english: .settingsEnglish,
                .german: .settingsGerman,
            ])
    }

    private static var laws: [SettingsLine] {
        [
            .agreed(
                .settingsNewGames, \.strict, [false: .newFriendly, true: .newStrict]),
            .agreed(.newPress, \.pressByHand, [false: .newPressApp, true: .newPressHand]),
        ]
    }
}
