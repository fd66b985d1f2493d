public import GRDB
import StorageKit
public import TimeKit

/// What telling what was due came to.
public struct NotificationTelling: Hashable, Sendable {
    /// What is in the inbox now that was not before, in order.
    public var told: [InboxItem] = []
    /// Not told, because a newer one of its series was due as well.
    public var superseded: [NotificationRequest] = []
    /// Not told, because it was no longer worth telling.
    public var expired: [NotificationRequest] = []
    /// Not told, because it fell in quiet hours in which things are dropped.
    public var quiet: [NotificationRequest] = []
    /// Still pending, as it is from now on: moved to the end of the quiet hours.
    public var postponed: [NotificationRequest] = []
}

extension NotificationStore {
    /// Moves what is due to the inbox and lays out its deliveries, in one transaction; each exactly once.
    ///
    /// Of several of a series that are due, the newest is told. What came due while nothing ran, and is looked at in quiet hours,
    /// waits for their end.
    ///
    /// - Parameters:
    ///   - sinks: those that are there now; the ones that catch up get a delivery from now on also while they are not there.
    ///   - preferences: the wishes of a person; `nil` where none are known.
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

    /// The same inside another transaction, such as that of a scheduled job.
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
            for name in names { try layOut(item, for: name, now: now, in: db) }
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

    /// Takes a request from the pending for good.
    private func settle(_ request: NotificationRequest, as outcome: String, now: Instant, in db: Database) throws {
        try NotificationStore.removePending(request.id, in: db)
        try db.cachedStatement(
            sql: "INSERT INTO notification_told (id, told_at, outcome) VALUES (?, ?, ?)"
        ).execute(arguments: [request.id.rawValue, now.milliseconds, outcome])
    }

    /// Makes the sinks that catch up known, and answers the names of all that get a delivery now.
    private func register(_ sinks: [any NotificationSink], now: Instant, in db: Database) throws -> [String] {
        for sink in sinks where sink.catchesUp {
            try db.cachedStatement(
                sql: "INSERT OR IGNORE INTO notification_sink (name, since) VALUES (?, ?)"
            ).execute(arguments: [sink.name, now.milliseconds])
        }
        let known = try String.fetchAll(db, sql: "SELECT name FROM notification_sink")
        return Set(known + sinks.map(\.name)).sorted()
    }

    private func layOut(_ item: InboxItem, for sink: String, now: Instant, in db: Database) throws {
        let id: ID<NotificationDelivery> = ids.next(at: now)
        try db.cachedStatement(
            sql: """
                INSERT INTO notification_delivery (id, item, sink, state, attempts, due_at, reason)
                VALUES (?, ?, ?, 'waiting', 0, ?, '')
                """
        ).execute(arguments: [id.rawValue, item.number, sink, now.milliseconds])
    }
}
