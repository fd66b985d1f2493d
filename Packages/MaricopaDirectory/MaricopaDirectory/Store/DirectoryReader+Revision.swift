import StorageKit

extension DirectoryReader {
    /// The number of the last change: screens of one number show the same data.
    func revision() throws -> Int64 { try ChangeLog.latest(in: db) }
}
