package app.annabella.result

import android.content.Intent
import app.annabella.MainActivity

/** Lets another app take a text. */
fun shareText(activity: MainActivity, text: String, title: CharSequence) {
    val intent = Intent(Intent.ACTION_SEND).setType("text/plain").putExtra(Intent.EXTRA_TEXT, text)
    activity.startActivity(Intent.createChooser(intent, title))
}
