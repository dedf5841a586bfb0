package app.annabella.platform

import android.content.Context
import android.content.res.Configuration
import app.annabella.settings.LanguageChoice
import java.util.Locale

/** The same context in the language that is chosen. */
fun Context.inLanguage(choice: LanguageChoice): Context {
    val tag = when (choice) {
        LanguageChoice.SYSTEM -> return this
        LanguageChoice.ENGLISH -> "en"
        LanguageChoice.GERMAN -> "de"
    }
    // nothing else is held fast: the size of the window changes, and that of letters
    val language = Configuration().apply { fontScale = 0f }
    language.setLocale(Locale.forLanguageTag(tag))
    return createConfigurationContext(language)
}
