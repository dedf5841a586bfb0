package app.annabella.fault

import android.content.ContentProvider
import android.content.ContentValues
import android.content.Context
import android.database.Cursor
import android.database.MatrixCursor
import android.net.Uri
import android.os.ParcelFileDescriptor
import android.provider.OpenableColumns
import app.annabella.core.store.Outcome
import app.annabella.library.Documents
import java.io.File
import java.io.FileNotFoundException
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.withContext

/**
 * Lets the app that somebody chooses read a file that he shares; no other app, and no other
 * file. What is shared lies among what the system may delete.
 */
class SharedFiles : ContentProvider() {
    override fun onCreate(): Boolean = true

    override fun getType(uri: Uri): String = TEXT

    override fun openFile(uri: Uri, mode: String): ParcelFileDescriptor {
        if (mode != "r") throw FileNotFoundException("only to be read")
        return ParcelFileDescriptor.open(file(uri), ParcelFileDescriptor.MODE_READ_ONLY)
    }

    override fun query(
        uri: Uri,
        columns: Array<String>?,
        selection: String?,
        arguments: Array<String>?,
        order: String?,
    ): Cursor {
        val file = file(uri)
        val asked = columns ?: arrayOf(OpenableColumns.DISPLAY_NAME, OpenableColumns.SIZE)
        val row = asked.map { column ->
            when (column) {
                OpenableColumns.DISPLAY_NAME -> file.name
                OpenableColumns.SIZE -> file.length()
                else -> null
            }
        }
        return MatrixCursor(asked).apply { addRow(row) }
    }

    // a name alone: nothing leads out of the folder
    private fun file(uri: Uri): File {
        val name = uri.pathSegments.singleOrNull()
        val file = folder(checkNotNull(context)).listFiles().orEmpty().find { it.name == name }
        return file ?: throw FileNotFoundException("no such file")
    }

    override fun insert(uri: Uri, values: ContentValues?): Uri? = null

    override fun update(
        uri: Uri,
        values: ContentValues?,
        selection: String?,
        arguments: Array<String>?,
    ): Int = 0

    override fun delete(uri: Uri, selection: String?, arguments: Array<String>?): Int = 0

    companion object {
        private const val AUTHORITY = "app.annabella.shared"
        const val TEXT = "text/plain"

        /** Writes a file to be shared, in the place of the one before. */
        suspend fun write(context: Context, name: String, text: String): Outcome<Uri> =
            withContext(Dispatchers.IO) {
                Documents.use {
                    val folder = folder(context)
                    folder.mkdirs()
                    File(folder, name).writeText(text)
                    Uri.Builder().scheme("content").authority(AUTHORITY).appendPath(name).build()
                }
            }

        private fun folder(context: Context) = File(context.cacheDir, "shared")
    }
}
