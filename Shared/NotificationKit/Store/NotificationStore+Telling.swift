public import GRDB
import StorageKit
public import TimeKit

/// The result of delivering due notifications to the inbox.
public struct NotificationTelling: Hashable, Sendable {
    /// The new inbox items, in order.
    public var told: [InboxItem] = []
    /// The requests dropped because a newer one of their series was due.
    public var superseded: [NotificationRequest] = []
    /// The requests dropped because they were no longer useful.
    public var expired: [NotificationRequest] = []
    /// The requests dropped by quiet hours.
    public var quiet: [NotificationRequest] = []
    /// The requests moved to the end of the quiet hours, with their new time. They are still pending.
    public var postponed: [NotificationRequest] = []
}

extension NotificationStore {
    /// Moves due requests to the inbox and creates their deliveries, in one transaction and exactly once.
    ///
    /// If several requests of a series are due, only the newest is delivered. A request that came due while no process ran waits if it is
    /// now in quiet hours.
    ///
    /// - Parameters:
    ///   - sinks: The sinks of this process. Those that catch up also get deliveries later, while they aren't present.
    ///   - preferences: Returns the preferences of a scope, or nil if none are known.
    @discardableResult
    public func tellDue(
        now: Instant,
        sinks: [any NotificationSink] = [],
        preferences: (NotificationScope) -> NotificationPreferences? = { _ in nil }
    ) throws -> NotificationTelling {
        try store.write { db in
            try tellDue(now: now, sinks: sinks, preferences: preferences, in: db)
        }
    }

    /// Does the same within a transaction, such as that of a scheduled job.
    @discardableResult
    public func tellDue(
        now: Instant,
        sinks: [any NotificationSink] = [],
        preferences: (NotificationScope) -> NotificationPreferences? = { _ in nil },
        in db: Database
    ) throws -> NotificationTelling {
        var result = NotificationTelling()
        var due: [NotificationSeries: [NotificationRequest]] = [:]
        for request in try dueRequests(now: now, in: db) {
            if let expiry = request.expiresAt, expiry <= now {
                try settle(request, as: "expired", now: now, in: db)
                result.expired.append(request)
                continue
            }
            guard let wishes = preferences(request.series.scope) else {
                due[request.series, default: []].append(request)
                continue
            }
            guard wishes[request.category].isOn else {
                try NotificationStore.removePending(request.id, in: db)
                continue
            }
            switch wishes.fireTime(of: now, category: request.category) {
            case now?:
                due[request.series, default: []].append(request)
            case let later?:
                var moved = request
                moved.fireAt = later
                try moved.savePending(in: db)
                result.postponed.append(moved)
            case nil:
                try settle(request, as: "quiet", now: now, in: db)
                result.quiet.append(request)
            }
        }
        for request in due.values.flatMap({ $0.sorted().dropLast() }).sorted() {
            try settle(request, as: "superseded", now: now, in: db)
            result.superseded.append(request)
        }
        let names = try register(sinks, now: now, in: db)
        for request in due.values.compactMap({ $0.max() }).sorted() {
            try settle(request, as: "told", now: now, in: db)
            let item = try request.saveTold(at: now, in: db)
            for name in names { try layOut(item.number, for: name, now: now, in: db) }
            result.told.append(item)
        }
        return result
    }

    private func dueRequests(now: Instant, in db: Database) throws -> [NotificationRequest] {
        try Row.fetchAll(
            db,
            sql: "SELECT * FROM notification_pending WHERE fire_at <= ? ORDER BY fire_at, id",
            arguments: [now.milliseconds]
        ).map(NotificationRequest.init(row:))
    }

    /// Removes a request from the pending ones for good and records its outcome.
    private func settle(_ request: NotificationRequest, as outcome: String, now: Instant, in db: Database) throws {
        try NotificationStore.removePending(request.id, in: db)
        try db.cachedStatement(
            sql: "INSERT INTO notification_told (id, told_at, outcome) VALUES (?, ?, ?)"
        ).execute(arguments: [request.id.rawValue, now.milliseconds, outcome])
    }

    /// Registers the sinks that catch up, and returns the names of all sinks that get deliveries.
    private func register(_ sinks: [any NotificationSink], now: Instant, in db: Database) throws -> [String] {
        for sink in sinks where sink.catchesUp {
            try db.cachedStatement(
                sql: "INSERT OR IGNORE INTO notification_sink (name, since) VALUES (?, ?)"
            ).execute(arguments: [sink.name, now.milliseconds])
        }
        let known = try String.fetchAll(db, sql: "SELECT name FROM notification_sink")
        return Set(known + sinks.map(\.name)).sorted()
    }

    /// Creates the deliveries to sinks that don't catch up of the items that other processes told, in one transaction.
    ///
    /// - Parameter opened: The newest item from before the sinks were opened.
    func layOutTold(since opened: Int64, for sinks: [any NotificationSink], now: Instant) throws {
        let names = sinks.filter { !$0.catchesUp }.map(\.name)
        if names.isEmpty { return }
        try store.write { db in
            for name in names {
                let missed = try Int64.fetchAll(
                    db,
                    sql: """
                        SELECT number FROM notification_inbox
                        WHERE number > ? AND NOT EXISTS (
                            SELECT 1 FROM notification_delivery WHERE item = number AND sink = ?)
                        """,
                    arguments: [opened, name]
                )
                for item in missed { try layOut(item, for: name, now: now, in: db) }
            }
        }
    }

    private func layOut(_ item: Int64, for sink: String, now: Instant, in db: Database) throws {
        let id: ID<NotificationDelivery> = ids.next(at: now)
        try db.cachedStatement(
            sql: """
                INSERT INTO notification_delivery (id, item, sink, state, attempts, due_at, reason)
                VALUES (?, ?, ?, 'waiting', 0, ?, '')
                """
        ).execute(arguments: [id.rawValue, item, sink, now.milliseconds])
    }
}
