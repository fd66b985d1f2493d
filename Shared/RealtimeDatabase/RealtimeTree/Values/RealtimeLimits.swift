/// What a value may be at most.
public struct RealtimeLimits: Hashable, Sendable {
    /// The most bytes of a text.
    public var stringBytes: Int
    /// The most levels from the root of the database.
    public var depth: Int

    /// The protocol's: 10 MB a text, 32 levels.
    public init(stringBytes: Int = 10_485_760, depth: Int = RealtimePath.deepest) {
        self.stringBytes = stringBytes
        self.depth = depth
    }
}
