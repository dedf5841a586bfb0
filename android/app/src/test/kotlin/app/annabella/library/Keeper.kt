package app.annabella.library

import android.content.ContentProvider
import android.content.ContentValues
import android.database.Cursor
import android.database.MatrixCursor
import android.net.Uri
import android.provider.OpenableColumns

/** Another app that keeps one file, and says what it is called and of which type it is. */
class Keeper : ContentProvider() {
    var name: String? = null
    var type: String? = null

    override fun onCreate() = true

    override fun getType(uri: Uri): String? = type

    override fun query(
        uri: Uri,
        columns: Array<String>?,
        selection: String?,
        arguments: Array<String>?,
        order: String?,
    ): Cursor = MatrixCursor(arrayOf(OpenableColumns.SIZE, OpenableColumns.DISPLAY_NAME)).apply {
        // some tell more than they are asked
        addRow(arrayOf<Any?>(12, name))
    }

    override fun insert(uri: Uri, values: ContentValues?): Uri? = null

    override fun delete(uri: Uri, selection: String?, arguments: Array<String>?): Int = 0

    override fun update(
        uri: Uri,
        values: ContentValues?,
        selection: String?,
        arguments: Array<String>?,
    ): Int = 0

    companion object {
        val PLACE: Uri = Uri.parse("content://keeper/12")
    }
}
