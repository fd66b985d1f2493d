public import GRDB
public import TimeKit

/// Names an act that a sender may repeat because it didn't see the answer. What is written under a key is written once.
public struct IdempotencyKey: Hashable, Sendable {
    /// Made by the sender: 1 to 100 characters.
    public let id: String
    /// The act that the sender asked for, as a digest. Another content under the same id is another act.
    public let content: String
    /// When the act is done, by the clock of the use case.
    public let at: Instant

    public init(_ id: String, content: String, at: Instant) {
        self.id = id
        self.content = content
        self.at = at
    }

    /// - Parameter before: The newest change before the transaction's own.
    func note(after before: Int64, in db: Database) throws {
        let latest = try ChangeLog.latest(in: db)
        try db.execute(
            sql: "INSERT INTO idempotency_key (id, at, change_id, content) VALUES (?, ?, ?, ?)",
            arguments: [id, at.milliseconds, latest > before ? latest : nil, content]
        )
    }
}

extension ChangeLog {
    /// The outcome of an act that was done under a key.
    public enum Outcome: Sendable {
        /// The last change that it made.
        case changed(Change)
        case unchanged
        /// Another act was done under the key.
        case otherAct
    }

    /// The outcome of the act under a key; nil where no act was done under it.
    public static func outcome(of key: IdempotencyKey, in db: Database) throws -> Outcome? {
        let row = try Row.fetchOne(
            db,
            sql: "SELECT change_id, content FROM idempotency_key WHERE id = ?",
            arguments: [key.id]
        )
        guard let row else { return nil }
        // A key of an earlier version has no content.
        if let content = row[1] as String?, content != key.content { return .otherAct }
        return try (row[0] as Int64?).flatMap { try change($0, in: db) }.map(Outcome.changed) ?? .unchanged
    }
}
