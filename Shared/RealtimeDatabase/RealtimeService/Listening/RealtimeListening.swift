public import TimeKit

/// One listener's events, as bytes to send; several listeners share the bytes of one event.
public struct RealtimeListening: Sendable {
    /// The events, the first of them right away. They end when the rules no longer allow the listener to read (after `cancel`), when the
    /// service closes, or when the listener has fallen too far behind: then it has to come back for a whole snapshot.
    public let events: AsyncStream<[UInt8]>
    /// When the listener's credential ends: whoever sends the events then sends `auth_revoked` and closes. Nil for never.
    public let expires: Instant?
    /// Whether the listener's credential still stands for them: an account can be disabled or deleted meanwhile. The service knows nobody's
    /// credential; whoever sends the events asks with each sign of life, and where it says no, ends them as at `expires`.
    public var stillHolds: @Sendable () async -> Bool = { true }
    private let onLeave: @Sendable () -> Void

    /// A listener.
    ///
    /// - Parameter onLeave: called once the listener has gone.
    public init(events: AsyncStream<[UInt8]>, expires: Instant?, onLeave: @escaping @Sendable () -> Void) {
        self.events = events
        self.expires = expires
        self.onLeave = onLeave
    }

    /// Says that the listener has gone.
    public func leave() { onLeave() }
}
