package androidx.test.runner.intent;

/** Holder of the process-wide IntentMonitor. */
public final class IntentMonitorRegistry {
    private static volatile IntentMonitor instance;

    private IntentMonitorRegistry() {}

    public static void registerInstance(IntentMonitor value) {
        instance = value;
    }

    public static IntentMonitor getInstance() {
        if (instance == null) throw new IllegalStateException("IntentMonitor is not set");
        return instance;
    }
}
