package app.annabella.settings

import app.annabella.R

/** The pages of settings. */
enum class SettingsGroup(val title: Int, val icon: Int) {
    PLAY(R.string.settings_play, R.drawable.ic_play),
    BOARD(R.string.settings_board, R.drawable.ic_setup),
    SOUND(R.string.settings_sound, R.drawable.ic_sound),
    ACCESS(R.string.settings_access, R.drawable.ic_access),
    LANGUAGE(R.string.settings_language, R.drawable.ic_globe),
    LAWS(R.string.settings_laws, R.drawable.ic_laws),
    ;

    companion object {
        /** By what a place says it is about; null for the list of them all. */
        fun of(about: String): SettingsGroup? = entries.find { it.name == about }
    }
}
