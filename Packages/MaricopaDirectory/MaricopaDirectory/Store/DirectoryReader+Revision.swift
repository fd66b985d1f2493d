import GRDB
import StorageKit

extension DirectoryReader {
    /// The text of the revision of everything that a screen can show: the latest change of the log, and the number of changes of rows that aren't in
    /// it.
    func revisionText() throws -> String {
        let statement = try db.cachedStatement(sql: "SELECT changes FROM unlogged_revision")
        let unlogged = try Int.fetchOne(statement) ?? 0
        return "\(try ChangeLog.latest(in: db)).\(unlogged)"
    }
}
