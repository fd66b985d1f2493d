import StorageKit

extension KidneyReader {
    /// The number of the last logged change. Imported foods, drug labels and online answers don't change it.
    func revision() throws -> Int64 { try ChangeLog.latest(in: db) }
}
