@file:Suppress("ClassName", "unused", "ktlint:standard:filename")

package android.bluetooth

/**
 * The Android of the tests names this class and does not have it; without it nothing there
 * that plays sounds can be made.
 */
class `BluetoothDevice$BluetoothAddress`
