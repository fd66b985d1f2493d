import GRDB

extension DirectoryReader {
    /// The number of records of each kind; kinds without records are missing.
    ///
    /// - Complexity: O(records), over an index.
    func counts() throws -> [RecordKind: Int] {
        let statement = try db.cachedStatement(sql: "SELECT kind, count(*) FROM record GROUP BY kind")
        var counts: [RecordKind: Int] = [:]
        for row in try Row.fetchAll(statement) {
            if let kind = RecordKind(number: row[0]) { counts[kind] = row[1] }
        }
        return counts
    }
}
