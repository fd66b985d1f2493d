import GRDB
import StorageKit
public import TimeKit

/// How one sink is doing.
public struct SinkState: Hashable, Sendable {
    /// The sink's name.
    public var sink: String
    /// How many deliveries wait for it or for its answer.
    public var waiting: Int
    /// How many it got.
    public var arrived: Int
    /// How many it refused for good.
    public var refused: Int
    /// Why the last attempt failed; `nil` where the last one arrived.
    public var failure: String?
    /// When it is tried again; `nil` where nothing waits.
    public var nextAttempt: Instant?
}

extension NotificationStore {
    /// How the sinks are doing, by name: what a check-up shows.
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
                    failure: reason.isEmpty ? nil : reason,
                    nextAttempt: (row["next"] as Int64?).map { Instant(milliseconds: $0) }
                )
            }
        }
    }

    /// Lays out no more deliveries for a sink that was taken out of the settings, and gives up those that wait for it.
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
