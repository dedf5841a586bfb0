package androidx.test.runner.intent;

/** No stubber is ever loaded on the host. */
public final class IntentStubberRegistry {
    private IntentStubberRegistry() {}

    public static boolean isLoaded() {
        return false;
    }

    public static IntentStubber getInstance() {
        throw new IllegalStateException("no intent stubber");
    }
}
