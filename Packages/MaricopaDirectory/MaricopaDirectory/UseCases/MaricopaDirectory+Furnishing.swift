import TimeKit

extension MaricopaDirectory {
    /// Lays the bundled directory in, in one transaction; says how many records came. Each comes once: what an admin changed or deleted
    /// since stays as it is. Where all of it came before, one row is read.
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
