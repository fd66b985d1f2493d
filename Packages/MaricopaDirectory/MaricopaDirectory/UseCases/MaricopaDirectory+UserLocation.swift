extension MaricopaDirectory {
    /// The user's position as set on this device; it doesn't belong to an account.
    public func userLocation() throws(DirectoryError) -> UserLocation { try read { try $0.userLocation() } }

    /// Sets the user's position. `off` and `denied` erase the stored coordinates.
    public func setUserLocation(_ userLocation: UserLocation) throws(DirectoryError) {
        try write { writer in try writer.setDeviceSetting(.userLocation, UserLocationText.text(userLocation)) }
    }
}
