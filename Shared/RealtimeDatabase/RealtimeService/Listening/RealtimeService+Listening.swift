import RealtimeTree
import TimeKit

extension RealtimeService {
    /// Opens a subscription. It is registered before it reads the database, so every commit is either part of the first read or sent as an event.
    func listen(
        _ call: PreparedCall,
        _ path: RealtimePath
    ) async throws(RealtimeRefusal) -> RealtimeAnswer {
        let place = ListenedPlace(path: path, query: call.options.query)
        let database = call.database
        guard let listener = listeners.enter(database, place, call.principal) else {
            throw RealtimeRefusal(503, "The server is about to stop.")
        }
        do {
            let opening = try await opening(call, path)
            listeners.opened(opening, of: listener.id, in: database)
        } catch {
            listeners.leave(listener, of: database)
            throw error
        }
        let leave: @Sendable () -> Void = { [listeners] in listeners.leave(listener, of: database) }
        let expires: Instant? = if case .user(_, let expires) = call.caller { expires } else { nil }
        let queue = listener.queue
        return .events(
            RealtimeListening(
                events: AsyncStream(unfolding: { await queue.next() }, onCancel: leave),
                expires: expires,
                onLeave: leave
            )
        )
    }

    private func opening(
        _ call: PreparedCall,
        _ path: RealtimePath
    ) async throws(RealtimeRefusal) -> Opening {
        try await read(for: call) { [self] state in
            let right = try admit(call, path, in: state, at: clock.now())
            let value =
                if let query = call.options.query {
                    try state.children(chosenBy: query, at: path)
                } else {
                    try state.tree.value(at: path)
                }
            let event = StreamEvent.put(.root, value).bytes
            guard event.count <= limits.readBytes else { throw RealtimeError.tooLarge(limit: limits.readBytes) }
            let seen: Opening.Seen = call.options.query == nil ? .place(event) : .window(value)
            return Opening(sequence: state.sequence, rulesVersion: state.rules.version, right: right, seen: seen)
        }
    }
}
