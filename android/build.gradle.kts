// The same app as android/build-apk makes, for Android Studio and for stores. Tests are run
// by Maven, see pom.xml.
plugins {
    alias(libs.plugins.android.application) apply false
    alias(libs.plugins.android.library) apply false
    alias(libs.plugins.kotlin.android) apply false
}
