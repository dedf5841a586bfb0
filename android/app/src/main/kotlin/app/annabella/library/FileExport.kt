package app.annabella.library

import android.content.Intent
import android.net.Uri
import android.os.Bundle
import app.annabella.MainActivity
import app.annabella.R
import app.annabella.core.BrailleForm
import app.annabella.core.BrailleProfile
import app.annabella.core.BrailleStyle
import app.annabella.core.GameException
import app.annabella.core.GameKind
import app.annabella.core.store.Outcome
import app.annabella.speech.SpeechChoices
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.withContext

/** Writes games into files whose place the player chooses. */
class FileExport(private val activity: MainActivity) {
    /** What is written. */
    enum class Kind(val type: String, val ending: String) {
        PGN("application/x-chess-pgn", "pgn"),
        PDN("text/plain", "pdn"),
        SGF("application/x-go-sgf", "sgf"),
        BRAILLE("text/plain", "txt"),
        ALL("application/x-chess-pgn", "pgn"),
        ALL_PDN("text/plain", "pdn"),
        ALL_SGF("application/x-go-sgf", "sgf"),
    }

    private val app = activity.app
    private var kind = Kind.PGN
    private var id = ""

    /** The page is made anew while another app is asked for the place. */
    fun keep(into: Bundle) {
        into.putString(KIND, kind.name)
        into.putString(ID, id)
    }

    fun restore(from: Bundle?) {
        kind = Kind.entries.find { it.name == from?.getString(KIND) } ?: Kind.PGN
        id = from?.getString(ID).orEmpty()
    }

    /** Asks where to write a game, or all of them. */
    fun ask(kind: Kind, id: String, name: String) {
        this.kind = kind
        this.id = id
        val file = name.map { if (it.isLetterOrDigit() || it in " -") it else '-' }.joinToString("")
        val intent = Intent(Intent.ACTION_CREATE_DOCUMENT)
            .addCategory(Intent.CATEGORY_OPENABLE)
            .setType(kind.type)
            .putExtra(Intent.EXTRA_TITLE, "$file.${kind.ending}")
        Documents.ask(activity, intent, REQUEST)
    }

    /** Writes it there; gives what went wrong. */
    suspend fun write(to: Uri): GameException? {
        val text = when (val made = text()) {
            is Outcome.Failed -> return made.error
            is Outcome.Done -> made.value
        }
        val written = withContext(Dispatchers.IO) {
            Documents.use {
                app.contentResolver.openOutputStream(to, "wt")?.use { it.write(text.encodeToByteArray()) }
            }
        }
        return (written as? Outcome.Failed)?.error
    }

    private suspend fun text(): Outcome<String> = when (kind) {
        Kind.PGN, Kind.PDN, Kind.SGF -> app.library.notation(id)
        Kind.BRAILLE -> {
            val language = SpeechChoices.languageOf(activity.getString(R.string.language_code))
            app.library.braille(id, BrailleStyle(BrailleProfile.LITERAL, language, BrailleForm.UNICODE))
        }
        Kind.ALL -> app.library.export(GameKind.CHESS)
        Kind.ALL_PDN -> app.library.export(GameKind.CHECKERS)
        Kind.ALL_SGF -> app.library.export(GameKind.YIN_YANG)
    }

    private companion object {
        const val REQUEST = 1
        const val KIND = "kind"
        const val ID = "id"
    }
}
