import JSONKit
import RealtimeTree
public import TimeKit

/// The realtime database over any store and network.
///
/// Copies share their subscriptions and all other state.
public struct RealtimeService: Sendable {
    let store: any TreeStore
    let clock: WallClock
    let limits: ServiceLimits
    /// Whether a database is created by its first use, with open rules, as in Google's emulator.
    let makesDatabases: Bool
    let book = RuleBook()
    let pushIDs: PushIDSource
    let listeners: Listeners
    /// Reads large bodies, one at a time.
    let parsing = BlockingQueue("nourish.trees.parse", width: 1)

    /// Creates a service over a store. All writes to the store must go through the service.
    ///
    /// - Parameters:
    ///   - random: The random source of push ids.
    ///   - sleep: Waits between two checks of the subscriptions' rights.
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
        let listeners = Listeners(store: store, book: book, clock: clock, limits: limits, sleep: sleep)
        self.listeners = listeners
        // The store outlives the service, so it must not retain the listeners.
        store.observe { [weak listeners] commits in listeners?.tell(commits) }
    }

    /// The number of subscriptions.
    public var listening: Int { listeners.count }

    /// Answers a call. A refusal is an answer, too.
    ///
    /// A status of 0 means that nobody knows whether a write was made: the connection must be closed without a response.
    public func answer(_ call: RealtimeCall) async -> RealtimeAnswer {
        do throws(RealtimeRefusal) {
            return await answer(try await prepared(call))
        } catch {
            return error.answer
        }
    }

    /// Answers a prepared call, as ``answer(_:)-(RealtimeCall)`` does.
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

    /// Ends all subscriptions after sending the events of earlier commits. Later subscriptions are refused.
    public func endListeners() async { await listeners.close() }

    /// Ends all subscriptions, and closes the store once pending work is done.
    public func close() async {
        await listeners.close()
        await store.close()
    }
}

// MARK: The store

extension RealtimeService {
    /// Reads the database of a call, and creates it first if the service creates databases.
    func read<Value: Sendable>(
        for call: PreparedCall,
        _ body: @escaping @Sendable (TreeState) throws -> Value
    ) async throws(RealtimeRefusal) -> Value {
        let bounds = ReadBounds(bytes: limits.readBytes, reader: call.reader)
        return try await made(call.database) { try await store.read(call.database, bounds, body) }
    }

    /// Writes to a database, and creates it first if the service creates databases.
    func change(
        _ database: DatabaseName,
        _ bounds: WriteBounds?,
        _ decide: @escaping @Sendable (TreeState) throws -> RealtimeWrite?
    ) async throws(RealtimeRefusal) -> TreeCommit? {
        try await made(database) { try await store.write(database, bounds, decide) }
    }

    /// The rules of a database that is created by its first use.
    private static let openRules = Array("{\"rules\":{\".read\":true,\".write\":true}}".utf8)

    private func made<Value: Sendable>(
        _ database: DatabaseName,
        _ body: () async throws -> Value
    ) async throws(RealtimeRefusal) -> Value {
        do {
            do {
                return try await body()
            } catch TreeStoreError.noDatabase where makesDatabases {
                try await store.make(database, rules: Self.openRules)
                return try await body()
            }
        } catch {
            throw RealtimeRefusal(error)
        }
    }
}

/// The limits of a call.
public struct ServiceLimits: Hashable, Sendable {
    /// The maximum size of a written body, in bytes.
    public var writeBytes: Int
    /// The maximum size of a write to which rules apply.
    public var boundWrite: WriteSize
    /// The quotas of rooms and accounts, for callers to whom rules apply.
    public var quotas: TreeQuotas
    /// The maximum number of steps that the rules may take for a read or a write. A step takes about 0.1 µs.
    public var ruleSteps: Int
    /// The maximum size of a response, and of a value that a read builds, in bytes.
    public var readBytes: Int
    /// The maximum number of events that wait for one subscriber.
    public var waitingEvents: Int
    /// The maximum size of those events, in bytes, without the initial value.
    public var waitingBytes: Int
    /// The interval, in seconds, for checking rules that depend on the clock and rules deployed by another process.
    public var recheckSeconds: Int

    public init(
        writeBytes: Int = 16 << 20,
        boundWrite: WriteSize = WriteSize(),
        quotas: TreeQuotas = TreeQuotas(),
        ruleSteps: Int = 2_000_000,
        readBytes: Int = ReadBounds.mostBytes,
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

/// Reads and deployments of the rules at `/.settings/rules.json`, for admins only.
extension RealtimeService {
    func rules(_ call: PreparedCall, _ body: [UInt8]) async throws(RealtimeRefusal) -> RealtimeAnswer {
        let options = call.options
        guard call.principal == .admin else { throw .notAdmin }
        switch options.method {
        case .get:
            let document = try await read(for: call) { $0.rules.bytes }
            return .json(options.isStrict ? Self.withoutComments(document) : document, options)
        case .put:
            guard body.count <= options.writeBytes else {
                throw RealtimeRefusal(413, "Rules exceed the maximum size of \(options.writeBytes) bytes.")
            }
            do {
                _ = try SecurityRules.read(body)
            } catch {
                throw RealtimeRefusal(error)
            }
            do {
                try await store.setRules(body, of: call.database)
            } catch {
                throw RealtimeRefusal(error)
            }
            listeners.rulesChanged(in: call.database)
            return .json(RealtimeValue.children(["status": .string("ok")]).printed(options), options)
        case .patch, .post, .delete: throw RealtimeRefusal(405, "Rules are read by GET and replaced by PUT")
        }
    }

    private static func withoutComments(_ document: [UInt8]) -> [UInt8] {
        (try? JSONValue.parse(document, .lenient)).map { Array($0.description.utf8) } ?? document
    }
}

/// Reads of a location, a query or the keys of a location.
extension RealtimeService {
    func get(
        _ call: PreparedCall,
        _ path: RealtimePath
    ) async throws(RealtimeRefusal) -> RealtimeAnswer {
        let (options, now) = (call.options, call.now)
        // Printed within the read, because the store lets one large read at a time have the memory.
        let (body, eTag) = try await read(for: call) { [self] state in
            _ = try admit(call, path, in: state, at: now)
            let value = try value(options, at: path, in: state)
            let eTag = options.wantsETag || options.ifNoneMatch != nil ? value.eTag : nil
            let isKnown = eTag != nil && eTag == options.ifNoneMatch
            return (isKnown ? [] : value.printed(options), eTag)
        }
        if let timeout = options.timeout, now.milliseconds(until: clock.now()) > timeout {
            throw RealtimeRefusal(400, "The read took longer than the timeout of \(timeout) milliseconds")
        }
        if let eTag, eTag == options.ifNoneMatch { return .unchanged(eTag) }
        guard body.count <= limits.readBytes else {
            throw RealtimeRefusal(RealtimeError.tooLarge(limit: limits.readBytes))
        }
        return .json(body, options, eTag: eTag)
    }

    private func value(_ options: CallOptions, at path: RealtimePath, in state: TreeState) throws -> RealtimeValue {
        if options.isShallow { return try state.shallow(at: path) }
        if let query = options.query { return try state.children(chosenBy: query, at: path) }
        return try state.tree.value(at: path)
    }

    /// Checks a read against the rules, then its query against the indexes.
    ///
    /// - Throws: `RealtimeRefusal`, and errors of the database.
    func admit(
        _ call: PreparedCall,
        _ path: RealtimePath,
        in state: TreeState,
        at now: Instant
    ) throws -> RuleAnswer? {
        let rules = book.rules(of: call.database, state.rules)
        let query = call.options.query
        let answer = try call.principal.requireRead(
            path,
            query,
            in: state.tree,
            by: rules,
            at: now,
            steps: limits.ruleSteps
        )
        // The emulator answers queries without an index.
        if let query, !makesDatabases { try rules.requireIndex(for: query, at: path) }
        return answer
    }
}
