public import GRDB
public import StorageKit
public import TimeKit

/// The store of pending requests, the inbox and the deliveries to sinks. Each change is one transaction.
///
/// Delivery to the inbox is exactly once: the inbox item, the record that it was delivered and its deliveries to sinks are committed
/// together. This holds if a process is killed, if two processes run at once, and if the clock is set back.
public struct NotificationStore: Sendable {
    let store: LocalStore
    let ids: IDSource
    let retry: DeliveryRetry

    /// Creates a notification store in a store that was opened with ``schema``.
    public init(_ store: LocalStore, ids: IDSource, retry: DeliveryRetry = DeliveryRetry()) {
        self.store = store
        self.ids = ids
        self.retry = retry
    }
}

/// The schedule of repeated attempts: a first delay, doubled each time up to a limit.
public struct DeliveryRetry: Hashable, Sendable {
    /// The delay before the second attempt, in milliseconds.
    public var firstDelay: Int64
    /// The longest delay between two attempts, in milliseconds.
    public var longestDelay: Int64
    /// The number of attempts after which a delivery is given up. The inbox keeps the item.
    public var attempts: Int
    /// The time after which a sink without a result counts as failed, in milliseconds. Its process may have died.
    public var lease: Int64

    /// Creates a schedule. The defaults are 30 seconds, up to six hours, twenty attempts (about three days), and a lease of five minutes.
    public init(
        firstDelay: Int64 = 30_000,
        longestDelay: Int64 = 21_600_000,
        attempts: Int = 20,
        lease: Int64 = 300_000
    ) {
        self.firstDelay = firstDelay
        self.longestDelay = longestDelay
        self.attempts = attempts
        self.lease = lease
    }

    /// Returns the delay after the given attempt in milliseconds. Attempts count from 1.
    public func delay(afterAttempt attempt: Int) -> Int64 {
        Backoff.delay(afterAttempt: attempt, first: firstDelay, longest: longestDelay)
    }
}

// MARK: Planning

/// The result of a refresh.
public struct NotificationRefresh: Hashable, Sendable {
    /// The new plan.
    public var plan: NotificationPlan
    /// The changes in the pending requests.
    public var difference: NotificationDifference
}

extension NotificationStore {
    /// Plans again for one app and person and updates the pending requests, in one transaction.
    ///
    /// - Parameter candidates: All candidates of the scope. A pending request without a candidate is withdrawn.
    @discardableResult
    public func refresh(
        _ candidates: [NotificationCandidate],
        of scope: NotificationScope,
        preferences: NotificationPreferences,
        now: Instant,
        budget: Int = NotificationPlan.systemLimit
    ) throws -> NotificationRefresh {
        try store.write { db in
            try NotificationStore.refresh(
                candidates,
                of: scope,
                preferences: preferences,
                now: now,
                budget: budget,
                in: db
            )
        }
    }

    /// Does the same within the transaction of a use case, so that the change and its notifications commit together.
    @discardableResult
    public static func refresh(
        _ candidates: [NotificationCandidate],
        of scope: NotificationScope,
        preferences: NotificationPreferences,
        now: Instant,
        budget: Int = NotificationPlan.systemLimit,
        in db: Database
    ) throws -> NotificationRefresh {
        precondition(candidates.allSatisfy { $0.series.scope == scope }, "a candidate belongs to another scope")
        let plan = try plan(candidates, preferences: preferences, now: now, budget: budget, in: db)
        let difference = plan.difference(from: try pending(of: scope, in: db))
        for request in difference.withdrawn { try removePending(request.id, in: db) }
        for request in difference.added + difference.replaced { try request.savePending(in: db) }
        return NotificationRefresh(plan: plan, difference: difference)
    }

    /// Returns the plan that a refresh would make, without writing anything.
    public func plan(
        _ candidates: [NotificationCandidate],
        preferences: NotificationPreferences,
        now: Instant
    ) throws -> NotificationPlan {
        try store.read { db in
            try NotificationStore.plan(
                candidates,
                preferences: preferences,
                now: now,
                budget: NotificationPlan.systemLimit,
                in: db
            )
        }
    }

    private static func plan(
        _ candidates: [NotificationCandidate],
        preferences: NotificationPreferences,
        now: Instant,
        budget: Int,
        in db: Database
    ) throws -> NotificationPlan {
        let told = try db.cachedStatement(sql: "SELECT 1 FROM notification_told WHERE id = ?")
        return try NotificationPlan.plan(candidates, preferences: preferences, now: now, budget: budget) { id in
            try Int.fetchOne(told, arguments: [id.rawValue]) != nil
        }
    }

    /// Withdraws an app's pending requests of everyone except one person.
    public func withdrawPending(but scope: NotificationScope) throws {
        try store.write { db in
            try db.execute(
                sql: "DELETE FROM notification_pending WHERE app = ? AND recipient <> ?",
                arguments: [scope.app, scope.recipient]
            )
        }
    }

    /// Returns the pending requests of one app and person, in order.
    public func pending(of scope: NotificationScope) throws -> [NotificationRequest] {
        try store.read { try NotificationStore.pending(of: scope, in: $0) }
    }

    static func pending(of scope: NotificationScope, in db: Database) throws -> [NotificationRequest] {
        try Row.fetchAll(
            db,
            sql: "SELECT * FROM notification_pending WHERE app = ? AND recipient = ? ORDER BY fire_at, id",
            arguments: [scope.app, scope.recipient]
        ).map(NotificationRequest.init(row:))
    }

    static func removePending(_ id: ID<NotificationRequest>, in db: Database) throws {
        try db.cachedStatement(sql: "DELETE FROM notification_pending WHERE id = ?").execute(arguments: [id.rawValue])
    }

    /// Returns the time when a request comes due or a delivery to one of the given sinks is to be tried, or nil.
    public func nextDue(sinks: [String] = []) throws -> Instant? {
        try store.read { db in
            var times = [try Int64.fetchOne(db, sql: "SELECT MIN(fire_at) FROM notification_pending")]
            for sink in sinks {
                times.append(
                    try Int64.fetchOne(
                        db,
                        sql: """
                            SELECT MIN(due_at) FROM notification_delivery
                            WHERE sink = ? AND state IN ('waiting', 'handed')
                            """,
                        arguments: [sink]
                    )
                )
            }
            return times.compactMap(\.self).min().map { Instant(milliseconds: $0) }
        }
    }
}

/// The state of one sink.
public struct SinkState: Hashable, Sendable {
    public var sink: String
    /// The number of deliveries that wait for an attempt or for a result.
    public var waiting: Int
    /// The number of successful deliveries.
    public var arrived: Int
    /// The number of deliveries given up.
    public var refused: Int
    /// The reason of the last failed attempt, or nil if the last attempt succeeded.
    public var failure: String?
    /// The time of the next attempt, or nil if nothing waits.
    public var nextAttempt: Instant?
}

extension NotificationStore {
    /// Returns the state of all known sinks, ordered by name.
    public func sinkStates() throws -> [SinkState] {
        try store.read { db in
            try Row.fetchAll(
                db,
                sql: """
                    SELECT names.name,
                        COUNT(*) FILTER (WHERE d.state IN ('waiting', 'handed')) AS waiting,
                        COUNT(*) FILTER (WHERE d.state = 'arrived') AS arrived,
                        COUNT(*) FILTER (WHERE d.state = 'refused') AS refused,
                        MIN(d.due_at) FILTER (WHERE d.state IN ('waiting', 'handed')) AS next,
                        (SELECT reason FROM notification_delivery
                            WHERE sink = names.name AND attempts > 0 ORDER BY due_at DESC, item DESC LIMIT 1) AS reason
                    FROM (SELECT name FROM notification_sink UNION SELECT sink FROM notification_delivery) AS names
                    LEFT JOIN notification_delivery AS d ON d.sink = names.name
                    GROUP BY names.name ORDER BY names.name
                    """
            ).map { row in
                let reason = row["reason"] as String? ?? ""
                return SinkState(
                    sink: row["name"],
                    waiting: row["waiting"],
                    arrived: row["arrived"],
                    refused: row["refused"],
                    failure: reason.isEmpty ? nil : SinkFailure.shown(reason),
                    nextAttempt: (row["next"] as Int64?).map { Instant(milliseconds: $0) }
                )
            }
        }
    }

    /// Stops delivering to a sink that was removed from the settings, and gives up its waiting deliveries.
    public func forget(sink: String, now: Instant) throws {
        try store.write { try NotificationStore.forget(sink: sink, now: now, in: $0) }
    }

    private static func forget(sink: String, now: Instant, in db: Database) throws {
        try db.execute(sql: "DELETE FROM notification_sink WHERE name = ?", arguments: [sink])
        try db.execute(
            sql: """
                UPDATE notification_delivery SET state = 'refused', due_at = ?, reason = 'the sink was taken away'
                WHERE sink = ? AND state IN ('waiting', 'handed')
                """,
            arguments: [now.milliseconds, sink]
        )
    }

    /// The days after which a sink with a delivery that still waits counts as taken away. A sink that is there is tried for three days.
    private static let awayDays = 30

    /// Forgets the sinks that nobody serves anymore. One that comes back begins anew.
    static func forgetAwaySinks(now: Instant, in db: Database) throws {
        let away = try String.fetchAll(
            db,
            sql: """
                SELECT DISTINCT delivery.sink FROM notification_delivery AS delivery
                JOIN notification_inbox AS inbox ON inbox.number = delivery.item
                WHERE delivery.state IN ('waiting', 'handed') AND inbox.told_at < ?
                """,
            arguments: [now.adding(days24h: -awayDays).milliseconds]
        )
        for sink in away { try forget(sink: sink, now: now, in: db) }
    }
}
