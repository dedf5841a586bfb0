package app.annabella.game

import android.widget.Button
import app.annabella.core.ArticleName
import app.annabella.ui.Form
import app.annabella.ui.Ui

/** By which article of the Laws something is done. */
object Articles {
    /** Shows it below the words of a [button], and tells it to a screen reader behind its [name]. */
    fun tell(ui: Ui, button: Button, article: ArticleName, name: CharSequence = button.text) {
        // in the colour of its words, which suits a button of any kind
        button.text = Form.told(ui, button.text, listOf(article.printed), isMuted = false)
        button.contentDescription = "$name. ${article.told}"
    }
}
