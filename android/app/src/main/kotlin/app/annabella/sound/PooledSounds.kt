package app.annabella.sound

import android.content.Context
import android.media.AudioAttributes
import android.media.SoundPool

/** Plays the sounds of the app, which are read when the first one is wished for. */
class PooledSounds(private val context: Context) : Sounds {
    private val pool: SoundPool by lazy(LazyThreadSafetyMode.NONE) {
        val attributes = AudioAttributes.Builder()
            .setUsage(AudioAttributes.USAGE_GAME)
            .setContentType(AudioAttributes.CONTENT_TYPE_SONIFICATION)
            .build()
        SoundPool.Builder().setMaxStreams(AT_ONCE).setAudioAttributes(attributes).build()
            .also { it.setOnLoadCompleteListener { _, id, status -> loaded(id, status) } }
    }
    private val ids: Map<Sound, Int> by lazy(LazyThreadSafetyMode.NONE) {
        Sound.entries.associateWith { pool.load(context, it.file, 1) }
    }
    private val ready = HashSet<Int>()

    /** What was wished for before it was there. */
    private var awaited: Int? = null

    override fun play(sound: Sound) {
        val id = ids.getValue(sound)
        if (id in ready) play(id) else awaited = id
    }

    private fun loaded(id: Int, status: Int) {
        if (status != 0) return
        ready += id
        if (id == awaited) {
            awaited = null
            play(id)
        }
    }

    private fun play(id: Int) {
        pool.play(id, 1f, 1f, 1, 0, 1f)
    }

    private companion object {
        const val AT_ONCE = 4
    }
}
