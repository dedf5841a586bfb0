package app.annabella.settings

/** With whom somebody plays. */
enum class Opponent {
    COMPUTER,

    /** Somebody at this device. */
    PERSON,

    /** Somebody on another device: the moves come and go as text. */
    CORRESPONDENT,
}
