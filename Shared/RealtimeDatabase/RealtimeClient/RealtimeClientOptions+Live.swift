extension RealtimeClientOptions {
    /// The system's chance.
    public static let liveChance: @Sendable () -> any RandomNumberGenerator = { SystemRandomNumberGenerator() }
}
