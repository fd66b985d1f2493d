extension RealtimeService {
    /// The system's source of the chance in push ids.
    public static var liveRandom: any RandomNumberGenerator & Sendable { SystemRandomNumberGenerator() }
}
