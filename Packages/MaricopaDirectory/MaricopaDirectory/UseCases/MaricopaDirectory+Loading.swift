extension MaricopaDirectory {
    /// Adds records with their standings, 65,536 in a transaction, without change-log entries. Tests and benchmarks fill a directory with
    /// it.
    package func load(_ records: some Sequence<Record>) throws(DirectoryError) {
        var rest = records.makeIterator()
        var isDone = false
        while !isDone {
            try write { writer in
                try writer.inBulk {
                    for _ in 0..<65_536 {
                        guard let record = rest.next() else {
                            isDone = true
                            return
                        }
                        try writer.setRatingSummary(record.ratingSummary, of: writer.load(record))
                    }
                }
            }
        }
    }
}
