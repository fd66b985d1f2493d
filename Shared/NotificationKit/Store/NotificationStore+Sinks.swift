import GRDB
import StorageKit
public import TimeKit

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
        try store.write { db in
            try db.execute(sql: "DELETE FROM notification_sink WHERE name = ?", arguments: [sink])
            try db.execute(
                sql: """
                    UPDATE notification_delivery SET state = 'refused', due_at = ?, reason = 'the sink was taken away'
                    WHERE sink = ? AND state IN ('waiting', 'handed')
                    """,
                arguments: [now.milliseconds, sink]
            )
        }
    }
}
