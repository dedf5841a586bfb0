package app.annabella.look

import android.graphics.Bitmap
import java.io.File

/**
 * Pictures in src/test/pictures with which what is seen is compared. `ANNABELLA_UPDATE=1` in the
 * environment writes them anew; look at them before they are committed.
 */
object KeptPicture {
    /** A pixel counts if a channel differs by more: less comes of smooth edges and of few colours. */
    private const val NEAR = 40

    /** So many of a million pixels may differ. */
    private const val MOST_PER_MILLION = 300
    private const val MILLION = 1_000_000

    private const val SAME = 0xE8E8E8
    private const val OTHER = 0xC00000

    private val folder = File("src/test/pictures")
    private val isUpdate = System.getenv("ANNABELLA_UPDATE") != null

    /** What is wrong with a picture; null if it is as it was. */
    fun check(name: String, bitmap: Bitmap): String? {
        // what has many colours has lost some of them in the kept one
        val now = Pixels.of(bitmap).reduced()
        val file = File(folder, "$name.png")
        if (isUpdate) {
            if (!file.exists() || difference(Pixels.read(file), now) != null) now.write(file)
            return null
        }
        val seen = File(checkNotNull(System.getProperty("annabella.pictures")), "look")
        if (!file.exists()) {
            now.write(File(seen, "$name.png"))
            return "$name: there is no such picture yet"
        }
        val kept = Pixels.read(file)
        val difference = difference(kept, now) ?: return null
        now.write(File(seen, "$name.png"))
        painted(kept, now).write(File(seen, "$name-difference.png"))
        return "$name: $difference"
    }

    /** What is to be done about pictures that differ. */
    const val ADVICE = "target/pictures/look has what is seen now, and where it differs. " +
        "If that is right, ANNABELLA_UPDATE=1 takes it into src/test/pictures."

    /** In words, how two pictures differ; null if no eye would tell. */
    fun difference(kept: Pixels, now: Pixels): String? {
        if (kept.width != now.width || kept.height != now.height) {
            return "${now.width} x ${now.height}, and was ${kept.width} x ${kept.height}"
        }
        var count = 0
        for (y in 0 until now.height) for (x in 0 until now.width) if (differs(kept, now, x, y)) count++
        val perMillion = count.toLong() * MILLION / (now.width * now.height)
        return if (perMillion <= MOST_PER_MILLION) null else "$count pixels differ, $perMillion of a million"
    }

    private fun differs(kept: Pixels, now: Pixels, x: Int, y: Int) =
        Pixels.distance(kept[x, y], now[x, y]) > NEAR

    private fun painted(kept: Pixels, now: Pixels): Pixels {
        val colors = IntArray(now.width * now.height) { at ->
            val (x, y) = at % now.width to at / now.width
            val isSame = x < kept.width && y < kept.height && !differs(kept, now, x, y)
            if (isSame) SAME else OTHER
        }
        return Pixels(now.width, now.height, colors)
    }
}
