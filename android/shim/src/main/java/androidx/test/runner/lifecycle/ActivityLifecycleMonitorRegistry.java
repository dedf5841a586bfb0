package androidx.test.runner.lifecycle;

/** Holder of the process-wide ActivityLifecycleMonitor. */
public final class ActivityLifecycleMonitorRegistry {
    private static volatile ActivityLifecycleMonitor instance;

    private ActivityLifecycleMonitorRegistry() {}

    public static void registerInstance(ActivityLifecycleMonitor value) {
        instance = value;
    }

    public static ActivityLifecycleMonitor getInstance() {
        if (instance == null) throw new IllegalStateException("ActivityLifecycleMonitor is not set");
        return instance;
    }
}
