package app.annabella.library

import android.content.Context
import android.content.Intent
import android.net.Uri
import android.os.Build
import app.annabella.core.store.Outcome
import app.annabella.platform.NewerAndroid
import java.io.ByteArrayOutputStream
import java.io.IOException
import java.io.InputStream
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.withContext

/** Games that come from elsewhere: a file that was chosen, or what another app hands over. */
sealed interface ImportSource {
    class Text(val text: String) : ImportSource

    class File(val uri: Uri) : ImportSource

    companion object {
        /** Asks for a file. */
        fun question(): Intent = Intent(Intent.ACTION_OPEN_DOCUMENT)
            .addCategory(Intent.CATEGORY_OPENABLE)
            // few devices know the type of PGN
            .setType("*/*")

        /** What an intent hands over; null if nothing. */
        fun of(intent: Intent?): ImportSource? = when (intent?.action) {
            Intent.ACTION_VIEW -> intent.data?.let(::File)
            Intent.ACTION_SEND -> stream(intent)?.let(::File)
                ?: intent.getStringExtra(Intent.EXTRA_TEXT)?.let(::Text)
            else -> null
        }

        /** The bytes of it. */
        suspend fun read(
            context: Context,
            from: ImportSource,
        ): Outcome<ByteArray> = withContext(Dispatchers.IO) {
            when (from) {
                is Text -> Outcome.Done(from.text.encodeToByteArray())
                is File -> read(context, from.uri)
            }
        }

        private fun read(context: Context, uri: Uri): Outcome<ByteArray> = Documents.use {
            val bytes = context.contentResolver.openInputStream(uri)?.use { it.readUpTo(MOST_BYTES + 1) }
            if (bytes != null && bytes.size > MOST_BYTES) throw IOException("more than $MOST_BYTES bytes")
            bytes
        }

        private fun InputStream.readUpTo(most: Int): ByteArray {
            val out = ByteArrayOutputStream()
            val part = ByteArray(PART_BYTES)
            while (out.size() < most) {
                val count = read(part, 0, minOf(part.size, most - out.size()))
                if (count < 0) break
                out.write(part, 0, count)
            }
            return out.toByteArray()
        }

        private fun stream(intent: Intent): Uri? =
            if (Build.VERSION.SDK_INT >= 33) stream33(intent) else streamBefore(intent)

        @NewerAndroid
        private fun stream33(intent: Intent): Uri? =
            intent.getParcelableExtra(Intent.EXTRA_STREAM, Uri::class.java)

        @Suppress("DEPRECATION")
        private fun streamBefore(intent: Intent): Uri? = intent.getParcelableExtra(Intent.EXTRA_STREAM)

        // a hundred thousand games or so
        private const val MOST_BYTES = 64 * 1024 * 1024
        private const val PART_BYTES = 64 * 1024
    }
}
