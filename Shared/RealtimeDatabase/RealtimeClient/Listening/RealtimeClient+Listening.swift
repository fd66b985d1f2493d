public import RealtimeTree

extension RealtimeClient {
    /// What is at a place, and all that becomes of it, for as long as somebody reads. What isn't read yet waits in memory.
    ///
    /// The first event, and the first after each time the connection was lost, is a `put` of the whole at `/`. It reconnects by itself, with
    /// growing waits and a fresh credential; `keepAlive` is handed on. Ends by throwing `denied` (also after `cancel`), `signedOut` or `invalid`,
    /// and `unreachable` where the client was closed; all other trouble is told by `onTrouble` alone.
    public func listen(
        to path: RealtimePath,
        onTrouble: @escaping @Sendable (RealtimeClientError) -> Void = { _ in }
    ) -> AsyncThrowingStream<StreamEvent, any Error> {
        AsyncThrowingStream { continuation in
            let listening = Listening(client: self, path: path, onTrouble: onTrouble) { continuation.yield($0) }
            let task = Task { continuation.finish(throwing: await listening.run()) }
            continuation.onTermination = { _ in task.cancel() }
        }
    }
}
