public import RealtimeTree

extension RealtimeClient {
    /// What is at a place, and all that becomes of it, for as long as somebody reads.
    ///
    /// The first event, and the first after each time the connection was lost, is a `put` of the whole at `/`. It reconnects by itself, with
    /// growing waits and a fresh credential; `keepAlive` is handed on. Ends by throwing `denied` (also after `cancel`), `signedOut` or `invalid`,
    /// and `unreachable` where the client was closed; all other trouble is told by `onTrouble` alone.
    ///
    /// It is read from the connection as fast as its events are taken, and not faster: one event and what the system keeps of a connection is all
    /// that waits here. Whoever takes none for longer than ``RealtimeClientOptions/silence``, or than the server puts up with, finds the
    /// connection lost after the events that came before, and the whole again.
    public func listen(
        to path: RealtimePath,
        onTrouble: @escaping @Sendable (RealtimeClientError) -> Void = { _ in }
    ) -> AsyncThrowingStream<StreamEvent, any Error> {
        let ear = Ear(self, path, onTrouble)
        return AsyncThrowingStream(unfolding: { try await ear.next() })
    }
}

/// The end of a stream that somebody reads; when it goes, the connection does.
private final class Ear: Sendable {
    private let events = Handover<Result<StreamEvent, RealtimeClientError>>()
    private let task: Task<Void, Never>

    init(
        _ client: RealtimeClient,
        _ path: RealtimePath,
        _ onTrouble: @escaping @Sendable (RealtimeClientError) -> Void
    ) {
        task = Task { [events] in
            let listening = Listening(client: client, path: path, onTrouble: onTrouble) {
                await events.give(.success($0))
            }
            events.giveLast(.failure(await listening.run()))
        }
    }

    deinit { task.cancel() }

    /// The next event; nil where whoever asks is cancelled, and after the stream has thrown.
    func next() async throws -> StreamEvent? {
        let event = await events.take()
        if event == nil { task.cancel() }
        return try event?.get()
    }
}
