import GRDB

extension Statement {
    /// What is read of its first row, which isn't copied and is gone afterwards; nil where there is none.
    func first<Value>(_ arguments: StatementArguments, _ read: (Row) throws -> Value?) throws -> Value? {
        let rows = try Row.fetchCursor(self, arguments: arguments)
        return try withExtendedLifetime(rows) { try rows.next().flatMap(read) }
    }
}
