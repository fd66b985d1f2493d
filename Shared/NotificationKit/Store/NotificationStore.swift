public import GRDB
public import StorageKit
public import TimeKit

/// Keeps what is pending, what was told, and what is on its way to the sinks. Every change is one transaction.
///
/// A notification is told exactly once: moving it to the inbox, noting that it was told and laying out its deliveries commit
/// together, through a kill, through two processes at once and after a clock was set back.
public struct NotificationStore: Sendable {
    let store: LocalStore
    let ids: IDSource
    let retry: DeliveryRetry

    /// The notifications in a store that was opened with ``schema``.
    public init(_ store: LocalStore, ids: IDSource, retry: DeliveryRetry = DeliveryRetry()) {
        self.store = store
        self.ids = ids
        self.retry = retry
    }
}

/// When a failed delivery is tried again: after a first delay, then twice as long each time, up to a limit.
public struct DeliveryRetry: Hashable, Sendable {
    /// Milliseconds until the second attempt.
    public var firstDelay: Int64
    /// The longest time between two attempts, in milliseconds.
    public var longestDelay: Int64
    /// After so many attempts a delivery is given up; the inbox keeps its copy.
    public var attempts: Int
    /// Milliseconds after which a sink that gave no answer is taken to have failed, since its process may have died.
    public var lease: Int64

    /// Half a minute, up to six hours, twenty attempts (about three days); five minutes without an answer.
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

    /// The wait after the attempt of that number, which counts from 1; in milliseconds.
    public func delay(afterAttempt attempt: Int) -> Int64 {
        guard attempt < 40, firstDelay > 0 else { return longestDelay }
        return min(
            longestDelay,
            firstDelay.multipliedReportingOverflow(by: 1 << (attempt - 1)).partialValue.magnitudeOrMax
        )
    }
}

extension Int64 {
    /// Itself where it did not overflow into the negative.
    fileprivate var magnitudeOrMax: Int64 { self < 0 ? .max : self }
}

// MARK: Planning

/// What a refresh did.
public struct NotificationRefresh: Hashable, Sendable {
    /// The plan that holds from now on.
    public var plan: NotificationPlan
    /// What changed in what is pending.
    public var difference: NotificationDifference
}

extension NotificationStore {
    /// Plans anew for one person and app, and makes what is pending what is planned; in one transaction.
    ///
    /// - Parameter candidates: every reason there is in the scope; a pending request without one is withdrawn.
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

    /// The same inside the transaction of a use case, so that the change and what is told of it commit together.
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
        let told = try db.cachedStatement(sql: "SELECT 1 FROM notification_told WHERE id = ?")
        let plan = try NotificationPlan.plan(candidates, preferences: preferences, now: now, budget: budget) { id in
            try Int.fetchOne(told, arguments: [id.rawValue]) != nil
        }
        let difference = plan.difference(from: try pending(of: scope, in: db))
        for request in difference.withdrawn { try removePending(request.id, in: db) }
        for request in difference.added + difference.replaced { try request.savePending(in: db) }
        return NotificationRefresh(plan: plan, difference: difference)
    }

    /// Withdraws what an app has pending for everybody but one person.
    public func withdrawPending(but scope: NotificationScope) throws {
        try store.write { db in
            try db.execute(
                sql: "DELETE FROM notification_pending WHERE app = ? AND recipient <> ?",
                arguments: [scope.app, scope.recipient]
            )
        }
    }

    /// What is pending for one person and app, in order.
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

    /// When there is something to do next, for a process that has these sinks: a request comes due, or a delivery is to be tried.
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
