package app.annabella.settings

import app.annabella.core.GameKind

/** The clock that is agreed before a game, kept under names that begin with [prefix]. */
class AgreedClock(settings: Settings, prefix: String) {
    var clock by settings.text("${prefix}clock", "none")
    var friendlyClock by settings.text("${prefix}friendly-clock", "none")
    var blackClock by settings.text("${prefix}black-clock", "5")
    var hasOdds by settings.switch("${prefix}odds", false)
    var pressByHand by settings.switch("${prefix}press-by-hand", false)

    companion object {
        fun prefixOf(game: GameKind) = when (game) {
            GameKind.CHESS, GameKind.CHESS960 -> ""
            GameKind.CHECKERS -> "checkers-"
            GameKind.YIN_YANG -> "yin-yang-"
        }
    }
}
