package app.annabella.look

import app.annabella.settings.ThemeChoice
import app.annabella.settings.VoiceChoice
import app.annabella.testing.Device
import org.robolectric.RuntimeEnvironment

/** The shapes of devices, as qualifiers of resources. */
enum class Shape(val qualifiers: String) {
    PHONE("w411dp-h891dp-port"),
    SMALL("w360dp-h640dp-port"),
    LYING("w640dp-h360dp-land"),
    TABLET("sw800dp-w1280dp-h800dp-land"),
    UPRIGHT_TABLET("sw800dp-w800dp-h1280dp-port"),
    TABLE("sw1300dp-w2100dp-h1300dp-land"),
}

/** How a device shows the app. */
data class Look(
    val shape: Shape,
    val language: String = "en-rUS",
    val textPercent: Int = 100,
    val theme: ThemeChoice = ThemeChoice.LIGHT,
) {
    /** Starts the app on such a device. */
    fun start(): Device {
        // the direction of a pseudo-locale is not known by itself
        val direction = if (language == RIGHT_TO_LEFT) "ldrtl" else "ldltr"
        RuntimeEnvironment.setQualifiers("$language-$direction-${shape.qualifiers}-mdpi")
        RuntimeEnvironment.setFontScale(textPercent / 100f)
        val device = Device()
        device.app.settings.theme = theme
        // what is said is seen at once
        device.app.settings.voice = VoiceChoice.OFF
        return device.start()
    }

    override fun toString() =
        "${shape.name.lowercase()} $language $textPercent % ${theme.name.lowercase()}"

    companion object {
        const val LONG = "en-rXA"
        const val RIGHT_TO_LEFT = "ar-rXB"
        const val GERMAN = "de-rDE"
    }
}

/** The user goes away, and the app's process stays. */
fun Device.end() {
    closeDialog()
    controller.pause().stop().destroy()
    settle()
}
