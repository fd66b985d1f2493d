public import Foundation
import GRDB

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
                throw StoreError.damaged(file: name, detail: findings.joined(separator: "; "))
            }
        } catch {
            file?.distrust()
            throw StoreError(error, file: name, busyTimeout: options.busyTimeout)
                ?? .damaged(file: name, detail: "\(error)")
        }
        file?.noteVerified()
    }
}
