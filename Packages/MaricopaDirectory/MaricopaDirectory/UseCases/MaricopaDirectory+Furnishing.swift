import TimeKit

extension MaricopaDirectory {
    /// Adds the bundled records in one transaction, and returns the number of added records. Records that an admin edited or deleted stay
    /// so. Once the current edition is added, a call costs one read.
    @discardableResult
    public func furnish() throws(DirectoryError) -> Int {
        let edition = String(BundledDirectory.edition)
        let isFurnished = try read { reader in try reader.deviceSetting(.furnishedEdition) == edition }
        if isFurnished { return 0 }
        let records = try BundledDirectory.records(on: moment(clock.now()).date)
        return try write { writer in
            let count = try writer.furnish(records)
            try writer.setDeviceSetting(.furnishedEdition, edition)
            return count
        }
    }
}
