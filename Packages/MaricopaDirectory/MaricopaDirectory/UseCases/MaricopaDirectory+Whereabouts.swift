extension MaricopaDirectory {
    /// The user's position as set on this device; it doesn't belong to an account.
    public func whereabouts() throws(DirectoryError) -> Whereabouts {
        let text = try read { reader in try reader.deviceSetting(.whereabouts) }
        return try text.map { text throws(DirectoryError) in try WhereaboutsText.read(text) } ?? .off
    }

    /// Sets the user's position. `off` and `denied` erase the stored coordinates.
    public func setWhereabouts(_ whereabouts: Whereabouts) throws(DirectoryError) {
        try write { writer in try writer.setDeviceSetting(.whereabouts, WhereaboutsText.text(whereabouts)) }
    }
}
