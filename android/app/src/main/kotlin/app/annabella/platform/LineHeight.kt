package app.annabella.platform

import android.os.Build
import android.widget.TextView

/** All lines of [words] are as high, also those with signs of another font; before Android 9 they are. */
fun keepLineHeight(words: TextView) {
    if (Build.VERSION.SDK_INT >= 28) keepLineHeight28(words)
}

@NewerAndroid
private fun keepLineHeight28(words: TextView) {
    words.isFallbackLineSpacing = false
}
