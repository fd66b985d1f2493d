import GRDB
import StorageKit

@testable import MaricopaDirectory

extension UserBox {
    /// The row of a record, byte by byte.
    func row(_ id: String) throws -> [String] {
        try owner.store.read { db in
            let row = try Row.fetchOne(db, sql: "SELECT * FROM record WHERE id = ?", arguments: [id])
            return row.map { $0.map { "\($0)=\($1.storage)" } } ?? []
        }
    }
}
