public import GRDB
public import TimeKit

/// The key of an act that a sender may repeat because it didn't get the answer. The act is done once for each key.
public struct IdempotencyKey: Hashable, Sendable {
    /// The id made by the sender: 1 to 100 characters.
    public let id: String
    /// A digest of the act that the sender asked for. Another digest under the same id is another act.
    public let content: String
    /// The instant of the act, by the clock of the use case.
    public let at: Instant
    /// The actor whose changes are the act's; nil if all of the transaction are.
    public let actor: String?

    public init(_ id: String, content: String, at: Instant, actor: String? = nil) {
        self.id = id
        self.content = Self.digest(content)
        self.at = at
        self.actor = actor
    }

    static func digest(_ content: String) -> String { SHA256.hexadecimal(of: Array(content.utf8)) }

    /// - Parameter before: The newest change before the transaction's own.
    func note(after before: Int64, in db: Database) throws {
        try db.execute(
            sql: """
                INSERT INTO idempotency_key (id, at, change_id, content)
                VALUES (?1, ?2, (SELECT max(id) FROM change WHERE id > ?3 AND (?4 IS NULL OR actor = ?4)), ?5)
                """,
            arguments: [id, at.milliseconds, before, actor, content]
        )
    }
}

extension ChangeLog {
    /// The outcome of an act with a key.
    public enum Outcome: Sendable {
        /// The last change of the act.
        case changed(Change)
        case unchanged
        /// Another act was done under the key.
        case otherAct
    }

    /// The outcome of the act under a key; nil where no act was done under it.
    public static func outcome(ofKey id: String, content: String, in db: Database) throws -> Outcome? {
        let row = try Row.fetchOne(
            db,
            sql: "SELECT change_id, content FROM idempotency_key WHERE id = ?",
            arguments: [id]
        )
        guard let row else { return nil }
        // A key of an earlier version has no content.
        if let known = row[1] as String?, known != IdempotencyKey.digest(content) { return .otherAct }
        return try (row[0] as Int64?).flatMap { try change($0, in: db) }.map(Outcome.changed) ?? .unchanged
    }

    /// Returns the instant of the act that was done under a key; nil where none was.
    public static func moment(ofKey id: String, in db: Database) throws -> Instant? {
        try Int64.fetchOne(db, sql: "SELECT at FROM idempotency_key WHERE id = ?", arguments: [id])
            .map { Instant(milliseconds: $0) }
    }
}
