public import TimeKit

/// What a realtime database answers, over whichever store and network.
public struct RealtimeService: Sendable {
    let store: any TreeStore
    let clock: WallClock
    let limits: ServiceLimits
    /// Whether a database that isn't there appears at its first use, open to everybody, as in Google's emulator.
    let makesDatabases: Bool

    /// A service over a store, all of whose writes go through it.
    public init(
        store: any TreeStore,
        clock: WallClock,
        limits: ServiceLimits = ServiceLimits(),
        makesDatabases: Bool = false
    ) {
        self.store = store
        self.clock = clock
        self.limits = limits
        self.makesDatabases = makesDatabases
    }

    /// Answers a call. Refusals are answers, too.
    public func answer(_ call: RealtimeCall) async -> RealtimeAnswer { .refusal(503, "not built") }

    /// Ends all listeners, and closes the store once what was begun is done.
    public func close() async { await store.close() }
}

/// How much one call may ask for.
public struct ServiceLimits: Hashable, Sendable {
    /// Most bytes of a body that is written.
    public var writeBytes: Int
    /// Most bytes of an answer.
    public var readBytes: Int
    /// Most events that wait for one listener, and their most bytes.
    public var waitingEvents: Int
    public var waitingBytes: Int

    /// Limits.
    public init(
        writeBytes: Int = 16 << 20,
        readBytes: Int = 256 << 20,
        waitingEvents: Int = 10_000,
        waitingBytes: Int = 16 << 20
    ) {
        self.writeBytes = writeBytes
        self.readBytes = readBytes
        self.waitingEvents = waitingEvents
        self.waitingBytes = waitingBytes
    }
}
