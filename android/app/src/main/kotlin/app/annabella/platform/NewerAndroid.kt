package app.annabella.platform

/**
 * Uses what the oldest Android does not have, and only where the version was looked at; the
 * build's check of that passes it over.
 */
@Retention(AnnotationRetention.BINARY)
@Target(AnnotationTarget.FUNCTION, AnnotationTarget.CLASS, AnnotationTarget.CONSTRUCTOR)
annotation class NewerAndroid
