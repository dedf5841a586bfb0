package app.annabella.window

/** How the window is to start. */
data class Options(
    /** A tablet lying on its side, not a phone. */
    val isTablet: Boolean = false,
    /** The reader runs from the beginning. */
    val hasReader: Boolean = false,
) {
    companion object {
        fun fromProperties() = Options(
            isTablet = flag("annabella.window.tablet"),
            hasReader = flag("annabella.window.reader"),
        )

        /** What is spoken is printed only. */
        val isSilent: Boolean get() = flag("annabella.window.silent")

        /** The folder of the app's files. */
        val folder: String get() = checkNotNull(System.getProperty("annabella.window.folder"))

        private fun flag(name: String) = System.getProperty(name).toBoolean()
    }
}
