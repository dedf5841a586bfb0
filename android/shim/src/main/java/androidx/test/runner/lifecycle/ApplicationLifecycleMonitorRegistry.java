package androidx.test.runner.lifecycle;

/** Holder of the process-wide ApplicationLifecycleMonitor. */
public final class ApplicationLifecycleMonitorRegistry {
    private static volatile ApplicationLifecycleMonitor instance;

    private ApplicationLifecycleMonitorRegistry() {}

    public static void registerInstance(ApplicationLifecycleMonitor value) {
        instance = value;
    }

    public static ApplicationLifecycleMonitor getInstance() {
        if (instance == null) throw new IllegalStateException("ApplicationLifecycleMonitor is not set");
        return instance;
    }
}
