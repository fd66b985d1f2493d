/// What `{".sv": …}` in a write becomes as it arrives.
public struct ServerValues: Sendable {
    /// The server's clock, in milliseconds since 1970.
    public let now: Int64
    /// What is at a place before the write, for increments.
    let current: @Sendable (RealtimePath) -> RealtimeValue

    /// The server values of one write.
    public init(now: Int64, current: @escaping @Sendable (RealtimePath) -> RealtimeValue) {
        self.now = now
        self.current = current
    }
}
