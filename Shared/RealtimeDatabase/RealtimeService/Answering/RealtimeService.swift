import RealtimeTree
public import TimeKit

/// What a realtime database answers, over whichever store and network.
///
/// Copies share their listeners and everything else.
public struct RealtimeService: Sendable {
    let store: any TreeStore
    let clock: WallClock
    let limits: ServiceLimits
    /// Whether a database that isn't there appears at its first use, open to everybody, as in Google's emulator.
    let makesDatabases: Bool
    let book = RuleBook()
    let pushIDs: PushIDSource
    let maker: DatabaseMaker
    let listeners: Listeners

    /// A service over a store, all of whose writes go through it.
    ///
    /// - Parameters:
    ///   - random: the source of the chance in push ids.
    ///   - sleep: lets time pass between two looks at whether listeners still may listen.
    public init(
        store: any TreeStore,
        clock: WallClock,
        limits: ServiceLimits = ServiceLimits(),
        makesDatabases: Bool = false,
        random: any RandomNumberGenerator & Sendable = Self.liveRandom,
        sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
    ) {
        self.store = store
        self.clock = clock
        self.limits = limits
        self.makesDatabases = makesDatabases
        pushIDs = PushIDSource(random)
        maker = DatabaseMaker(store)
        let listeners = Listeners(store: store, book: book, clock: clock, limits: limits, sleep: sleep)
        self.listeners = listeners
        // The store outlives the service: what it tells then is told to nobody.
        store.observe { [weak listeners] commits in listeners?.tell(commits) }
    }

    /// How many listen.
    public var listening: Int { listeners.count }

    /// Answers a call. Refusals are answers, too.
    ///
    /// A status of 0 has no answer: a write may or may not have been made, and the connection is to be closed without a word.
    public func answer(_ call: RealtimeCall) async -> RealtimeAnswer {
        do throws(Refusal) {
            return try await answered(call)
        } catch {
            return error.answer
        }
    }

    private func answered(_ call: RealtimeCall) async throws(Refusal) -> RealtimeAnswer {
        let now = clock.now()
        let target = try CallTarget.read(call.path)
        let options = try CallOptions(call, limits: limits)
        let asker = try Asker.read(call, at: now)
        guard case .place(let path) = target else { return try await rules(call, options, asker) }
        guard options.method == .get else { return try await write(call, options, asker, path, now) }
        if options.isStream { return try await listen(call, options, asker, path) }
        return try await get(call, options, asker, path, now)
    }

    /// Ends all listeners, once they have been told of what was written; who comes to listen after that is refused.
    public func endListeners() async { await listeners.close() }

    /// Ends all listeners, and closes the store once what was begun is done.
    public func close() async {
        await listeners.close()
        await store.close()
    }
}

// MARK: The store

extension RealtimeService {
    /// Looks at a database, which appears where that is wanted.
    func read<Value: Sendable>(
        _ database: DatabaseName,
        _ body: @escaping @Sendable (TreeState) throws -> Value
    ) async throws(Refusal) -> Value {
        try await made(database) { try await store.read(database, body) }
    }

    /// Changes a database, which appears where that is wanted.
    func change(
        _ database: DatabaseName,
        _ decide: @escaping @Sendable (TreeState) throws -> RealtimeWrite?
    ) async throws(Refusal) -> TreeCommit? {
        try await made(database) { try await store.write(database, decide) }
    }

    private func made<Value: Sendable>(
        _ database: DatabaseName,
        _ body: () async throws -> Value
    ) async throws(Refusal) -> Value {
        do {
            do {
                return try await body()
            } catch TreeStoreError.noDatabase where makesDatabases {
                try await maker.make(database)
                return try await body()
            }
        } catch {
            throw Refusal(error)
        }
    }
}

/// How much one call may ask for.
public struct ServiceLimits: Hashable, Sendable {
    /// Most bytes of a body that is written.
    public var writeBytes: Int
    /// Most bytes of an answer.
    public var readBytes: Int
    /// Most events that wait for one listener.
    public var waitingEvents: Int
    /// Most bytes of them; the whole of a place, which a listener begins with, doesn't count.
    public var waitingBytes: Int
    /// How many seconds pass between two looks at rules that hang on the clock, or that another process may have deployed.
    public var recheckSeconds: Int

    /// Limits.
    public init(
        writeBytes: Int = 16 << 20,
        readBytes: Int = 256 << 20,
        waitingEvents: Int = 10_000,
        waitingBytes: Int = 16 << 20,
        recheckSeconds: Int = 30
    ) {
        self.writeBytes = writeBytes
        self.readBytes = readBytes
        self.waitingEvents = waitingEvents
        self.waitingBytes = waitingBytes
        self.recheckSeconds = recheckSeconds
    }
}
