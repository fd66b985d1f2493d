public import Foundation
public import GRDB

/// A database of one or several engines: an SQLite file, or a database in memory.
///
/// Each write is one transaction and is durable when it returns (WAL, `synchronous=FULL`). Errors of the file arrive as
/// ``StoreError``. Errors of the closures, including constraint violations, arrive unchanged.
public struct LocalStore: Sendable {
    let connection: StoreConnection
    let options: StoreOptions
    /// The schemas that the store was opened with. The change log's own schema comes first.
    public let schemas: [Schema]

    init(connection: StoreConnection, options: StoreOptions, schemas: [Schema]) {
        self.connection = connection
        self.options = options
        self.schemas = schemas
    }

    /// The location of the file, or nil for a store in memory.
    public var file: URL? {
        connection.file?.url
    }

    /// Closes the file. Later use throws ``StoreError/closed(file:)``. A store that isn't closed closes with its last copy.
    public func close() throws(StoreError) {
        try connection.close()
    }
}

extension LocalStore {
    /// Runs `body` in one read transaction.
    public func read<T>(_ body: (Database) throws -> T) throws -> T {
        try connection.mappingErrors(options) {
            try connection.writer.read { db in
                if !connection.hasReaders { try connection.noticeForeignSchema(db) }
                return try body(db)
            }
        }
    }

    /// Runs `body` in one IMMEDIATE transaction. If it throws, nothing is saved.
    ///
    /// These writes are not in the change log; use ``change(_:_:)`` for that.
    ///
    /// - Parameter key: A key to note in the same transaction, or nil. A key that was noted before makes the transaction fail, so that of two
    ///   equal acts at the same moment one is done.
    @discardableResult
    public func write<T>(under key: IdempotencyKey? = nil, _ body: (Database) throws -> T) throws -> T {
        try connection.mappingErrors(options) {
            try connection.writer.write { db in
                try connection.noticeForeignSchema(db)
                let before = try key.map { _ in try ChangeLog.latest(in: db) }
                let result = try body(db)
                if let key, let before { try key.note(after: before, in: db) }
                try connection.observers.announce(db)
                return result
            }
        }
    }

    /// Runs `body` in one transaction. Writes through the scope are appended to the change log in the same transaction.
    @discardableResult
    public func change<T>(_ cause: ChangeCause, _ body: (ChangeScope) throws -> T) throws -> T {
        try write { db in
            try body(ChangeScope(db: db, cause: cause))
        }
    }
}

extension LocalStore {
    /// Runs internal code and turns each of its errors into a ``StoreError``.
    func typed<T>(_ body: () throws -> T) throws(StoreError) -> T {
        do {
            return try body()
        } catch {
            throw StoreError(error, file: connection.name, busyTimeout: options.busyTimeout)
                ?? .inputOutput(file: connection.name, reason: "\(error)")
        }
    }
}

/// The open database of a store. The last copy of the store closes it and records that the file was closed in order.
final class StoreConnection: Sendable {
    let writer: any DatabaseWriter
    let file: StoreFile?
    /// Whether reads use connections other than the writing one.
    let hasReaders: Bool
    let observers = Observers()
    // GRDB crashes when a closed queue is used, so use after closing is refused here.
    private let lock = NSLock()
    nonisolated(unsafe) private var isClosed = false
    // Only used on the writing connection, which is serial.
    nonisolated(unsafe) private var schemaVersion: Int64?

    init(writer: any DatabaseWriter, file: StoreFile?) {
        self.writer = writer
        self.file = file
        hasReaders = writer is DatabasePool
    }

    deinit {
        try? close()
    }

    var name: String {
        file?.path ?? "the store in memory"
    }

    /// Closes the file. Later calls do nothing.
    func close() throws(StoreError) {
        guard lock.withLock({ !isClosed }) else { return }
        do {
            // Readers close first: the last connection folds the log into the file, and readers can't write.
            (writer as? DatabasePool)?.releaseMemory()
            try writer.close()
        } catch {
            throw StoreError(error, file: name) ?? .inputOutput(file: name, reason: "\(error)")
        }
        lock.withLock { isClosed = true }
        file?.noteClosed()
    }

    /// Clears the writing connection's schema cache if another process has changed the tables. Otherwise, row images would lack new columns.
    /// The readers of a pool check this themselves.
    func noticeForeignSchema(_ db: Database) throws {
        guard file != nil else { return }
        let version = try Int64.fetchOne(try db.cachedStatement(sql: "PRAGMA schema_version"))
        guard version != schemaVersion else { return }
        schemaVersion = version
        db.clearSchemaCache()
    }

    func checkOpen() throws(StoreError) {
        if lock.withLock({ isClosed }) { throw .closed(file: name) }
    }

    /// Runs `body` and maps SQLite's errors about the file to ``StoreError``.
    func mappingErrors<T>(_ options: StoreOptions, _ body: () throws -> T) throws -> T {
        try checkOpen()
        do {
            return try body()
        } catch let error as DatabaseError {
            guard let mapped = StoreError(error, file: name, busyTimeout: options.busyTimeout) else { throw error }
            if case .damaged = mapped { file?.distrust() }
            throw mapped
        }
    }
}

extension LocalStore {
    /// Opens the store in `file`, creates it if it is missing, and migrates it to the current schemas.
    ///
    /// New directories have mode 0700 and files 0600. If another program changed the file since a store last closed it, the whole file
    /// is checked first (`quick_check`).
    ///
    /// - Throws: ``StoreError`` if the file isn't a sound database of this application, or has a newer version. It is left unchanged.
    public static func open(
        at file: URL,
        schemas: [Schema],
        options: StoreOptions = .init()
    ) throws(StoreError) -> LocalStore {
        let storeFile = StoreFile(url: file)
        let trust = try storeFile.prepare(busyTimeout: options.busyTimeout)
        let connection: StoreConnection
        do {
            connection = StoreConnection(writer: try writer(for: storeFile, options: options), file: storeFile)
        } catch {
            throw StoreError(error, file: storeFile.path, busyTimeout: options.busyTimeout)
                ?? .unreadable(file: storeFile.path, reason: "\(error)")
        }
        if trust == .unverified {
            try connection.verify(options)
        }
        let store = LocalStore(connection: connection, options: options, schemas: [ChangeLog.schema] + schemas)
        try store.migrate()
        return store
    }

    /// Creates a store in memory. It lives as long as its last copy.
    public static func inMemory(schemas: [Schema], options: StoreOptions = .init()) throws(StoreError) -> LocalStore {
        let name = "the store in memory"
        do {
            var configuration = configuration(options)
            // The application id makes a backup of this store a valid store.
            configuration.prepareDatabase { try $0.execute(sql: "PRAGMA application_id = \(StoreFile.applicationID)") }
            let queue = try DatabaseQueue(configuration: configuration)
            let store = LocalStore(
                connection: StoreConnection(writer: queue, file: nil),
                options: options,
                schemas: [ChangeLog.schema] + schemas
            )
            try store.migrate()
            return store
        } catch {
            throw StoreError(error, file: name) ?? .unreadable(file: name, reason: "\(error)")
        }
    }

    private static func writer(for file: StoreFile, options: StoreOptions) throws -> any DatabaseWriter {
        var configuration = configuration(options)
        configuration.prepareDatabase { try file.checkApplication($0) }
        switch options.connections {
        case .single:
            // GRDB's own WAL setup would write a page into each new log.
            configuration.prepareDatabase { try $0.execute(sql: "PRAGMA journal_mode = WAL") }
            return try DatabaseQueue(path: file.path, configuration: configuration)
        case .pool(let readers):
            configuration.maximumReaderCount = max(1, readers)
            let pool = try DatabasePool(path: file.path, configuration: configuration)
            // GRDB sets NORMAL when it sets up a pool.
            try pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = FULL") }
            return pool
        }
    }

    static func configuration(_ options: StoreOptions) -> Configuration {
        var configuration = Configuration()
        configuration.busyMode = .timeout(options.busyTimeout)
        configuration.prepareDatabase { db in
            try db.execute(sql: "PRAGMA trusted_schema = OFF; PRAGMA synchronous = FULL")
            for function in Migration.functions { db.add(function: function) }
            if let limit = options.pageLimit {
                try db.execute(sql: "PRAGMA max_page_count = \(limit)")
            }
        }
        return configuration
    }
}

extension StoreConnection {
    /// Checks the whole file and records that it is sound.
    func verify(_ options: StoreOptions) throws(StoreError) {
        do {
            let findings = try writer.read { try String.fetchAll($0, sql: "PRAGMA quick_check(3)") }
            guard findings == ["ok"] else {
                throw StoreError.unsound(file: name, findings: findings)
            }
        } catch {
            file?.distrust()
            throw StoreError(error, file: name, busyTimeout: options.busyTimeout)
                ?? .damaged(file: name, detail: "\(error)")
        }
        file?.noteVerified()
    }
}

/// An error of an engine, one case of which is an error of its store.
public protocol StoreFailure: Error {
    static func store(_ error: StoreError) -> Self
}

extension LocalStore {
    /// Opens the store of an engine in `file`, as ``open(at:schemas:options:)`` does, or in memory if it is nil.
    ///
    /// - Throws: The error of the store as one of the engine.
    public static func open<Failure: StoreFailure>(
        at file: URL?,
        schemas: [Schema],
        throwing: Failure.Type
    ) throws(Failure) -> LocalStore {
        do throws(StoreError) {
            guard let file else { return try inMemory(schemas: schemas) }
            return try open(at: file, schemas: schemas)
        } catch {
            throw Failure.store(error)
        }
    }
}
