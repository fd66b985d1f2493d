public import GRDB
public import TimeKit

/// The history of a store: every logged change, with its rows before and after.
///
/// It is kept in three tables: `change` (time, author, use case, subject), `change_row` (one row before and after) and `idempotency_key` (acts
/// that a sender may repeat). Only rows written through ``ChangeScope`` are logged. Queries take a `Database`, so a screen reads the history in
/// its own transaction.
public enum ChangeLog {
    static let schema = Schema(
        namespace: "storage",
        migrations: [
            Migration(
                "0001-change-log",
                sql: """
                    CREATE TABLE migration_checksum (
                        identifier TEXT NOT NULL PRIMARY KEY,
                        checksum TEXT NOT NULL CHECK (length(checksum) = 64)
                    ) STRICT, WITHOUT ROWID;
                    CREATE TABLE change (
                        id INTEGER NOT NULL PRIMARY KEY,
                        at INTEGER NOT NULL,
                        actor TEXT NOT NULL,
                        use_case TEXT NOT NULL,
                        subject_kind TEXT NOT NULL,
                        subject_id TEXT NOT NULL,
                        summary TEXT NOT NULL,
                        undoes INTEGER REFERENCES change (id),
                        undone_by INTEGER REFERENCES change (id),
                        reverses INTEGER NOT NULL DEFAULT 0 CHECK (reverses IN (0, 1))
                    ) STRICT;
                    CREATE INDEX change_by_subject ON change (subject_kind, subject_id, id);
                    CREATE TABLE change_row (
                        change_id INTEGER NOT NULL REFERENCES change (id),
                        position INTEGER NOT NULL,
                        table_name TEXT NOT NULL,
                        before TEXT,
                        after TEXT,
                        PRIMARY KEY (change_id, position),
                        CHECK (before IS NOT NULL OR after IS NOT NULL)
                    ) STRICT, WITHOUT ROWID;
                    """
            ),
            Migration(
                "0002-idempotency-keys",
                sql: """
                    CREATE TABLE idempotency_key (
                        id TEXT NOT NULL PRIMARY KEY CHECK (length(id) BETWEEN 1 AND 100),
                        at INTEGER NOT NULL,
                        change_id INTEGER REFERENCES change (id)
                    ) STRICT, WITHOUT ROWID;
                    """
            ),
            Migration("0003-key-content", sql: "ALTER TABLE idempotency_key ADD COLUMN content TEXT;"),
            Migration(
                "0004-standing-changes",
                sql: """
                    CREATE INDEX change_standing ON change (actor, id) WHERE undoes IS NULL AND undone_by IS NULL;
                    """
            ),
        ]
    )

    /// Returns the changes of one subject, or of all, newest first.
    ///
    /// - Parameters:
    ///   - limit: The largest number of changes returned.
    ///   - before: For paging, the id of the last change of the previous page. Only smaller ids are returned.
    /// - Complexity: O(limit), independent of the length of the history.
    public static func changes(
        for subject: EntityRef? = nil,
        limit: Int = 50,
        before: Int64? = nil,
        in db: Database
    ) throws -> [Change] {
        var conditions = "id < ?"
        var arguments: StatementArguments = [before ?? .max]
        if let subject {
            conditions += " AND subject_kind = ? AND subject_id = ?"
            arguments += [subject.kind, subject.id]
        }
        let rows = try Row.fetchAll(
            db,
            sql: "SELECT * FROM change WHERE \(conditions) ORDER BY id DESC LIMIT ?",
            arguments: arguments + [limit]
        )
        return try rows.map { try change($0, in: db) }
    }

    /// Returns the newest change of one subject, or of all, that meets a condition; nil if there is none.
    ///
    /// - Complexity: O(newer changes in the history). The usual case, the very last change, reads one.
    public static func newest(
        for subject: EntityRef? = nil,
        in db: Database,
        where condition: (Change) -> Bool
    ) throws -> Change? {
        var before: Int64?
        var limit = 1
        while true {
            let page = try changes(for: subject, limit: limit, before: before, in: db)
            if let found = page.first(where: condition) { return found }
            guard let last = page.last else { return nil }
            before = last.id
            limit = 50
        }
    }

    /// Returns one change, or nil.
    public static func change(_ id: Int64, in db: Database) throws -> Change? {
        try Row.fetchOne(db, sql: "SELECT * FROM change WHERE id = ?", arguments: [id]).map { try change($0, in: db) }
    }

    /// Returns the id of the newest change, or 0. It serves as the store's revision.
    public static func latest(in db: Database) throws -> Int64 {
        try Int64.fetchOne(db, sql: "SELECT max(id) FROM change") ?? 0
    }

    private static func change(_ row: Row, in db: Database) throws -> Change {
        let id: Int64 = row["id"]
        let statement = try db.cachedStatement(
            sql: "SELECT table_name, before, after FROM change_row WHERE change_id = ? ORDER BY position"
        )
        let rows = try Row.fetchAll(statement, arguments: [id]).map { row in
            let table: String = row[0]
            return ChangedRow(
                table: table,
                primaryKey: try TrackedTable.named(table, in: db)?.primaryKey ?? [],
                before: try (row[1] as String?).map { try RowImage(json: $0) },
                after: try (row[2] as String?).map { try RowImage(json: $0) }
            )
        }
        return Change(
            id: id,
            at: Instant(milliseconds: row["at"]),
            actor: row["actor"],
            useCase: row["use_case"],
            subject: EntityRef(kind: row["subject_kind"], id: row["subject_id"]),
            summary: Change.summary(row["summary"], ofUndo: row["undoes"] != nil),
            rows: rows,
            undoes: row["undoes"],
            undoneBy: row["undone_by"]
        )
    }
}

/// One change in the history.
public struct Change: Hashable, Sendable, Identifiable {
    /// A number that is unique in the store and grows with each change.
    public let id: Int64
    /// The time, by the clock of the use case.
    public let at: Instant
    /// The author, as in ``ChangeCause/actor``.
    public let actor: String
    /// The name of the engine's method, such as `addStep`.
    public let useCase: String
    /// The entity that the change is about.
    public let subject: EntityRef
    /// A description for people, such as `step 3 added`.
    public let summary: String
    /// The rows, in the order they were written.
    public let rows: [ChangedRow]
    /// The id of the change that this one took back, or nil.
    public let undoes: Int64?
    /// The id of the change that took this one back, or nil.
    public let undoneBy: Int64?
}

/// One row before and after a change.
public struct ChangedRow: Hashable, Sendable {
    public let table: String
    let primaryKey: [String]
    let beforeImage: RowImage?
    let afterImage: RowImage?

    init(table: String, primaryKey: [String], before: RowImage?, after: RowImage?) {
        self.table = table
        self.primaryKey = primaryKey
        beforeImage = before
        afterImage = after
    }

    /// The values of the primary key: the new ones, or the old ones of a deleted row.
    public var key: [StoredValue] {
        (afterImage ?? beforeImage)?.values(of: primaryKey) ?? []
    }

    /// The columns before the change, or nil for an inserted row.
    public var before: [String: StoredValue]? { beforeImage?.dictionary }

    /// The columns after the change, or nil for a deleted row.
    public var after: [String: StoredValue]? { afterImage?.dictionary }
}

extension ChangeLog {
    /// Returns the change that an undo by an actor takes back: the actor's newest one that is neither an undo nor undone. nil if there is none.
    ///
    /// - Parameter kinds: The kinds of subjects that count; nil for all. Several engines can share a file.
    /// - Complexity: O(newer standing changes of the actor), by index.
    public static func lastStanding(
        by actor: String,
        ofKinds kinds: Set<String>? = nil,
        in db: Database
    ) throws -> Change? {
        var conditions = "actor = ? AND undoes IS NULL AND undone_by IS NULL"
        var arguments: StatementArguments = [actor]
        if let kinds {
            // The unary plus keeps SQLite from choosing the index `change_by_subject`, which would read and sort all changes of those kinds.
            conditions += " AND +subject_kind IN (\(kinds.map { _ in "?" }.joined(separator: ", ")))"
            arguments += StatementArguments(kinds)
        }
        let id = try Int64.fetchOne(
            db,
            sql: "SELECT id FROM change WHERE \(conditions) ORDER BY id DESC LIMIT 1",
            arguments: arguments
        )
        return try id.flatMap { try change($0, in: db) }
    }

    /// Returns the changes of the subjects of one kind whose ids lie in a range, newest first. Ids compare by bytes.
    ///
    /// - Complexity: O(changes of the ids in the range), by index.
    public static func changes(ofKind kind: String, ids: Range<String>, in db: Database) throws -> [Change] {
        let found = try Int64.fetchAll(
            db,
            sql: """
                SELECT id FROM change WHERE subject_kind = ? AND subject_id >= ? AND subject_id < ? ORDER BY id DESC
                """,
            arguments: [kind, ids.lowerBound, ids.upperBound]
        )
        return try found.compactMap { try change($0, in: db) }
    }
}
