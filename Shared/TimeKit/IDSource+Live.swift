extension IDSource {
    /// Version 7 UUIDs with the system's randomness.
    public static let live = IDSource { instant in
        var generator = SystemRandomNumberGenerator()
        return uuid7(at: instant, using: &generator)
    }
}
