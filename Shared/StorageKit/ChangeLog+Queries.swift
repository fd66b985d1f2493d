public import GRDB

extension ChangeLog {
    /// The newest change of an actor that is no undo and has not been taken back; nil where there is none.
    public static func lastStanding(by actor: String, in db: Database) throws -> Change? {
        let id = try Int64.fetchOne(
            db,
            sql: """
                SELECT id FROM change WHERE actor = ? AND undoes IS NULL AND undone_by IS NULL ORDER BY id DESC LIMIT 1
                """,
            arguments: [actor]
        )
        return try id.flatMap { try change($0, in: db) }
    }

    /// The changes of the subjects of a kind whose ids lie in a range (by bytes), newest first.
    ///
    /// - Complexity: O(changes found), by index.
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
