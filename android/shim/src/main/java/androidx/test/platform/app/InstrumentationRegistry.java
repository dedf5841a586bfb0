package androidx.test.platform.app;

import android.app.Instrumentation;
import android.os.Bundle;

/** Holds the one Instrumentation that the host test environment announces. */
public final class InstrumentationRegistry {
    private static volatile Instrumentation current;
    private static volatile Bundle currentArguments = new Bundle();

    private InstrumentationRegistry() {}

    public static void registerInstance(Instrumentation instrumentation, Bundle arguments) {
        current = instrumentation;
        currentArguments = new Bundle(arguments);
    }

    public static Instrumentation getInstrumentation() {
        if (current == null) throw new IllegalStateException("no instrumentation in this process");
        return current;
    }

    public static Bundle getArguments() {
        return new Bundle(currentArguments);
    }
}
