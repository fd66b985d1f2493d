import GRDB

extension Statement {
    /// Reads the first row without copying it; the row is invalid afterwards. Nil if there is none.
    func first<Value>(_ arguments: StatementArguments, _ read: (Row) throws -> Value?) throws -> Value? {
        let rows = try Row.fetchCursor(self, arguments: arguments)
        return try withExtendedLifetime(rows) { try rows.next().flatMap(read) }
    }
}
