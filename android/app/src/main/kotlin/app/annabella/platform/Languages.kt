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
    val configuration = Configuration(resources.configuration)
    configuration.setLocale(Locale.forLanguageTag(tag))
    return createConfigurationContext(configuration)
}
