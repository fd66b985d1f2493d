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
        do throws(RealtimeRefusal) {
            return await answer(try prepare(call))
        } catch {
            return error.answer
        }
    }

    /// Answers a call that was read, as ``answer(_:)-(RealtimeCall)`` does.
    public func answer(_ call: PreparedCall) async -> RealtimeAnswer {
        do throws(RealtimeRefusal) {
            switch call.work {
            case .rules(let body): return try await rules(call, body)
            case .write(let sent, let asked, let place): return try await write(call, sent, asked: asked, at: place)
            case .read(let path) where call.isStream: return try await listen(call, path)
            case .read(let path): return try await get(call, path)
            }
        } catch {
            return error.answer
        }
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
    ) async throws(RealtimeRefusal) -> Value {
        try await made(database) { try await store.read(database, body) }
    }

    /// Changes a database, which appears where that is wanted.
    func change(
        _ database: DatabaseName,
        _ bounds: WriteBounds?,
        _ decide: @escaping @Sendable (TreeState) throws -> RealtimeWrite?
    ) async throws(RealtimeRefusal) -> TreeCommit? {
        try await made(database) { try await store.write(database, bounds, decide) }
    }

    private func made<Value: Sendable>(
        _ database: DatabaseName,
        _ body: () async throws -> Value
    ) async throws(RealtimeRefusal) -> Value {
        do {
            do {
                return try await body()
            } catch TreeStoreError.noDatabase where makesDatabases {
                try await maker.make(database)
                return try await body()
            }
        } catch {
            throw RealtimeRefusal(error)
        }
    }
}

/// How much one call may ask for.
public struct ServiceLimits: Hashable, Sendable {
    /// Most bytes of a body that is written.
    public var writeBytes: Int
    /// How large a write may be by whom rules bind.
    public var boundWrite: WriteSize
    /// The quotas of rooms and accounts, for callers whom rules bind.
    public var quotas: TreeQuotas
    /// Most steps that the rules may take for one read or one write. A step is about a tenth of a microsecond.
    public var ruleSteps: Int
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
        boundWrite: WriteSize = WriteSize(),
        quotas: TreeQuotas = TreeQuotas(),
        ruleSteps: Int = 2_000_000,
        readBytes: Int = 256 << 20,
        waitingEvents: Int = 10_000,
        waitingBytes: Int = 16 << 20,
        recheckSeconds: Int = 30
    ) {
        self.writeBytes = writeBytes
        self.boundWrite = boundWrite
        self.quotas = quotas
        self.ruleSteps = ruleSteps
        self.readBytes = readBytes
        self.waitingEvents = waitingEvents
        self.waitingBytes = waitingBytes
        self.recheckSeconds = recheckSeconds
    }
}
