package app.annabella.touch

import android.content.Context
import android.media.AudioAttributes
import android.os.Build
import android.os.VibrationAttributes
import android.os.VibrationEffect
import android.os.Vibrator
import android.os.VibratorManager
import android.provider.Settings.System as SystemSettings
import app.annabella.core.FeltPattern
import app.annabella.platform.NewerAndroid
import app.annabella.settings.Settings

/** The device's vibrator, as the settings of the app and of the system allow it. */
class SystemHaptics(private val context: Context, private val settings: Settings) : Haptics {
    private val vibrator: Vibrator =
        if (Build.VERSION.SDK_INT >= 31) vibrator31(context) else vibratorBefore(context)

    /** Felt more finely than a waveform where the device has such. */
    private val finely: Map<HapticEffect, VibrationEffect> by lazy(LazyThreadSafetyMode.NONE) {
        if (Build.VERSION.SDK_INT >= 31) composed31() else emptyMap()
    }

    override fun play(effect: HapticEffect) {
        if (!settings.haptics || !vibrator.hasVibrator()) return
        val vibration = finely[effect] ?: waveform(
            effect.pulses.flatMap { listOf(it.pauseMs.toLong(), it.lengthMs.toLong()) },
            effect.pulses.flatMap { listOf(0, it.strength) },
        )
        if (Build.VERSION.SDK_INT >= 33) {
            vibrate33(vibration, VibrationAttributes.USAGE_TOUCH)
        } else if (isWishedBefore()) {
            vibrateBefore(vibration, AudioAttributes.USAGE_ASSISTANCE_SONIFICATION)
        }
    }

    override fun play(pattern: FeltPattern) {
        if (!settings.haptics || !vibrator.hasVibrator()) return
        val effect = waveform(
            pattern.pulses.flatMap { listOf(it.pauseMs.toLong(), it.lengthMs.toLong()) },
            pattern.pulses.flatMap { listOf(0, VibrationEffect.DEFAULT_AMPLITUDE) },
        )
        // it is an answer, and no ornament of a touch
        if (Build.VERSION.SDK_INT >= 33) {
            vibrate33(effect, VibrationAttributes.USAGE_ACCESSIBILITY)
        } else {
            vibrateBefore(effect, AudioAttributes.USAGE_ASSISTANCE_ACCESSIBILITY)
        }
    }

    override fun stop() = vibrator.cancel()

    private fun waveform(timesMs: List<Long>, strengths: List<Int>): VibrationEffect =
        VibrationEffect.createWaveform(timesMs.toLongArray(), strengths.toIntArray(), ONCE)

    @NewerAndroid
    private fun composed31(): Map<HapticEffect, VibrationEffect> {
        val light = VibrationEffect.Composition.PRIMITIVE_LOW_TICK
        val dark = VibrationEffect.Composition.PRIMITIVE_CLICK
        if (!vibrator.areAllPrimitivesSupported(light, dark)) return emptyMap()
        val pieces = mapOf(
            HapticEffect.LIGHT_SQUARE to listOf(light),
            HapticEffect.LIGHT_OWN to listOf(light, dark),
            HapticEffect.LIGHT_OTHER to listOf(light, dark, dark),
            HapticEffect.DARK_SQUARE to listOf(dark),
            HapticEffect.DARK_OWN to listOf(dark, dark),
            HapticEffect.DARK_OTHER to listOf(dark, dark, dark),
        )
        return pieces.mapValues { (_, primitives) ->
            val made = VibrationEffect.startComposition()
            primitives.forEachIndexed { index, primitive ->
                made.addPrimitive(primitive, 1f, if (index == 0) 0 else BETWEEN_MS)
            }
            made.compose()
        }
    }

    // from Android 13 on the system looks by itself
    @Suppress("DEPRECATION")
    private fun isWishedBefore(): Boolean = SystemSettings.getInt(
        context.contentResolver,
        SystemSettings.HAPTIC_FEEDBACK_ENABLED,
        1,
    ) == 1

    @NewerAndroid
    private fun vibrate33(effect: VibrationEffect, usage: Int) =
        vibrator.vibrate(effect, VibrationAttributes.createForUsage(usage))

    @Suppress("DEPRECATION")
    private fun vibrateBefore(effect: VibrationEffect, usage: Int) =
        vibrator.vibrate(effect, AudioAttributes.Builder().setUsage(usage).build())

    private companion object {
        const val ONCE = -1
        const val BETWEEN_MS = 60

        @NewerAndroid
        fun vibrator31(context: Context): Vibrator =
            (context.getSystemService(Context.VIBRATOR_MANAGER_SERVICE) as VibratorManager)
                .defaultVibrator

        @Suppress("DEPRECATION")
        fun vibratorBefore(context: Context): Vibrator =
            context.getSystemService(Context.VIBRATOR_SERVICE) as Vibrator
    }
}
