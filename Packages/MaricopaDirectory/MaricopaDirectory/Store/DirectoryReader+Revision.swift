import StorageKit

extension DirectoryReader {
    /// The id of the latest change. Screens with equal revisions show the same data.
    func revision() throws -> Int64 { try ChangeLog.latest(in: db) }
}
