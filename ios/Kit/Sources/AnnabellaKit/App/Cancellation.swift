/// Returns when the task is cancelled.
func untilCancelled() async {
    let (never, hold) = AsyncStream<Never>.makeStream()
    for await _ in never {}
    _ = hold
}
