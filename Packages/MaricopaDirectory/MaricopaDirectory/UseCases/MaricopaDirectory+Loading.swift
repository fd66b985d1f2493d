extension MaricopaDirectory {
    /// Writes new records with their standing, 65,536 a transaction, without images of their rows in the change log: what tests
    /// and benchmarks fill a directory with.
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
                        try writer.setStanding(record.standing, of: writer.load(record))
                    }
                }
            }
        }
    }
}
