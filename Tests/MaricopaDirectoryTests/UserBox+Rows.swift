import GRDB
import StorageKit
import TimeKit

@testable import MaricopaDirectory

extension UserBox {
    /// A record's row, byte by byte.
    func row(_ id: TimeKit.ID<Record>) throws -> [String] {
        try owner.store.read { db in
            let row = try Row.fetchOne(db, sql: "SELECT * FROM record WHERE id = ?", arguments: [id.rawValue])
            return row.map { $0.map { "\($0)=\($1.storage)" } } ?? []
        }
    }
}
