public import GRDB
public import TimeKit

/// Names an act that a sender may repeat because it didn't see the answer. What is written under a key is written once.
public struct IdempotencyKey: Hashable, Sendable {
    /// Made by the sender: 1 to 100 characters.
    public let id: String
    /// When the act is done, by the clock of the use case.
    public let at: Instant
    /// The actor whose changes are the act's; nil if all of the transaction are.
    public let actor: String?

    public init(_ id: String, at: Instant, actor: String? = nil) {
        self.id = id
        self.at = at
        self.actor = actor
    }

    /// - Parameter before: The newest change before the transaction's own.
    func note(after before: Int64, in db: Database) throws {
        try db.execute(
            sql: """
                INSERT INTO idempotency_key (id, at, change_id)
                VALUES (?1, ?2, (SELECT max(id) FROM change WHERE id > ?3 AND (?4 IS NULL OR actor = ?4)))
                """,
            arguments: [id, at.milliseconds, before, actor]
        )
    }
}

extension ChangeLog {
    /// The outcome of an act that was done under a key.
    public enum Outcome: Sendable {
        /// The last change that it made.
        case changed(Change)
        case unchanged
    }

    /// The outcome of the act under a key; nil where no act was done under it.
    public static func outcome(ofKey id: String, in db: Database) throws -> Outcome? {
        guard
            let row = try Row.fetchOne(db, sql: "SELECT change_id FROM idempotency_key WHERE id = ?", arguments: [id])
        else { return nil }
        return try (row[0] as Int64?).flatMap { try change($0, in: db) }.map(Outcome.changed) ?? .unchanged
    }
}
