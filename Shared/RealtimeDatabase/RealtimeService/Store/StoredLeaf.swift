import Foundation
import GRDB
import RealtimeTree

/// A row of the table of leaves, as its first three columns: where, as it was spelled, and what.
///
/// Read column by column: GRDB's `Row` costs more than the row itself.
struct StoredLeaf: DatabaseValueConvertible, StatementColumnConvertible {
    let path: String
    let spelled: String?
    let value: RealtimeValue

    init?(sqliteStatement: SQLiteStatement, index: CInt) {
        path = String(sqliteStatement: sqliteStatement, index: index)
        spelled =
            DatabaseValue(sqliteStatement: sqliteStatement, index: index + 1).isNull
            ? nil : String(sqliteStatement: sqliteStatement, index: index + 1)
        value = RealtimeValue(stored: DatabaseValue(sqliteStatement: sqliteStatement, index: index + 2))
    }

    var databaseValue: DatabaseValue { .null }

    static func fromDatabaseValue(_ dbValue: DatabaseValue) -> StoredLeaf? { nil }
}

extension RealtimeValue {
    /// A leaf's value as the table has it.
    init(stored: DatabaseValue) {
        switch stored.storage {
        case .null: self = .null
        case .int64(let bit): self = .bool(bit != 0)
        case .double(let number): self = .number(number)
        case .string(let text): self = .string(text)
        case .blob(let bytes): self = .string(String(decoding: bytes, as: UTF8.self))
        }
    }

    /// As the table has it; nil for what is no leaf.
    var stored: DatabaseValue? {
        switch self {
        case .null, .object: nil
        case .bool(let bool): (bool ? 1 : 0).databaseValue
        case .number(let number): number.databaseValue
        // SQLite's texts end at the first NUL wherever C looks at them.
        case .string(let text): text.utf8.contains(0) ? Data(text.utf8).databaseValue : text.databaseValue
        }
    }
}
