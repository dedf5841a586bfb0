package androidx.test.internal.runner.lifecycle;

import android.app.Activity;
import androidx.test.runner.lifecycle.ActivityLifecycleCallback;
import androidx.test.runner.lifecycle.ActivityLifecycleMonitor;
import androidx.test.runner.lifecycle.Stage;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;
import java.util.concurrent.CopyOnWriteArrayList;

/** Remembers the last stage of every activity still alive, and tells the listeners. */
public class ActivityLifecycleMonitorImpl implements ActivityLifecycleMonitor {
    private final Map<Activity, Stage> stages = new WeakHashMap<>();
    private final List<ActivityLifecycleCallback> callbacks = new CopyOnWriteArrayList<>();

    public void signalLifecycleChange(Stage stage, Activity activity) {
        synchronized (stages) {
            stages.put(activity, stage);
        }
        for (ActivityLifecycleCallback callback : callbacks) {
            callback.onActivityLifecycleChanged(activity, stage);
        }
    }

    @Override
    public void addLifecycleCallback(ActivityLifecycleCallback callback) {
        callbacks.add(callback);
    }

    @Override
    public void removeLifecycleCallback(ActivityLifecycleCallback callback) {
        callbacks.remove(callback);
    }

    @Override
    public Stage getLifecycleStageOf(Activity activity) {
        synchronized (stages) {
            Stage stage = stages.get(activity);
            if (stage == null) throw new IllegalArgumentException("unknown activity " + activity);
            return stage;
        }
    }

    @Override
    public Collection<Activity> getActivitiesInStage(Stage stage) {
        List<Activity> found = new ArrayList<>();
        synchronized (stages) {
            for (Map.Entry<Activity, Stage> entry : stages.entrySet()) {
                if (entry.getValue() == stage) found.add(entry.getKey());
            }
        }
        return found;
    }
}
