import TimeKit

extension MaricopaDirectory {
    /// Adds the bundled records in one transaction, and returns the number of added records. Records that an admin edited or deleted stay
    /// so. Once the current edition is added, a call costs one read.
    @discardableResult
    public func seed() throws(DirectoryError) -> Int {
        let edition = String(BundledDirectory.edition)
        let isSeeded = try read { reader in try reader.deviceSetting(.seededEdition) == edition }
        if isSeeded { return 0 }
        let records = try BundledDirectory.records(on: moment(clock.now()).date)
        return try write { writer in
            let count = try writer.seed(records)
            try writer.setDeviceSetting(.seededEdition, edition)
            return count
        }
    }
}
