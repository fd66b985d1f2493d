extension MaricopaDirectory {
    /// Whether it is known where the user is; a setting of the device, not of an account.
    public func whereabouts() throws(DirectoryError) -> Whereabouts {
        let text = try read { reader in try reader.deviceSetting(.whereabouts) }
        return try text.map { text throws(DirectoryError) in try WhereaboutsText.read(text) } ?? .off
    }

    /// Says where the user is, or that it isn't known. Denied or off, nothing of the place is kept.
    public func setWhereabouts(_ whereabouts: Whereabouts) throws(DirectoryError) {
        try write { writer in try writer.setDeviceSetting(.whereabouts, WhereaboutsText.text(whereabouts)) }
    }
}
