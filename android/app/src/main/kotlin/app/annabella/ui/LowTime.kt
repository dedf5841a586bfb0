package app.annabella.ui

/** Whether little time is left on a clock: the core writes it with tenths of a second then. */
fun isLow(time: String?): Boolean = time != null && '.' in time
