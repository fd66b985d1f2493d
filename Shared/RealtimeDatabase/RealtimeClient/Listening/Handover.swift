/// Values from one task to another, one at a time: whoever gives waits until it was taken.
struct Handover<Element: Sendable>: Sendable {
    private let given: (stream: AsyncStream<Element>, continuation: AsyncStream<Element>.Continuation)
    private let taken: (stream: AsyncStream<Void>, continuation: AsyncStream<Void>.Continuation)

    init() {
        given = AsyncStream.makeStream(of: Element.self)
        taken = AsyncStream.makeStream(of: Void.self)
    }

    /// Gives a value, and returns once it was taken; at once where the task is cancelled.
    func give(_ value: Element) async {
        given.continuation.yield(value)
        for await _ in taken.stream { return }
    }

    /// Gives the last value, and doesn't wait.
    func giveLast(_ value: Element) {
        given.continuation.yield(value)
        given.continuation.finish()
    }

    /// The next value; nil after the last, or where the task is cancelled.
    func take() async -> Element? {
        for await value in given.stream {
            taken.continuation.yield()
            return value
        }
        return nil
    }
}
