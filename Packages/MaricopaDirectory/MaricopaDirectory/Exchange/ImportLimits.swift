/// How much of a file may be in memory at once, and how much of an entry is kept: more is refused or noted, whatever a file holds.
public struct ImportLimits: Hashable, Sendable {
    /// The most bytes of a file that is one document: iCalendar, JSON-LD and pages.
    public var document = 32 << 20
    /// The most bytes of all tables of human services data.
    public var tables = 64 << 20
    /// The most bytes of one entry of JSON: a feature, a service; and of what stands around them.
    public var entry = 8 << 20
    /// The most exceptions of an event, and the most of its occurrences that were moved.
    public var exceptions = 1_000

    /// The usual limits.
    public init() {}

    /// A size as messages say it: "32 MB", "100 bytes".
    static func text(_ bytes: Int) -> String { bytes >= 1 << 20 ? "\(bytes >> 20) MB" : "\(bytes) bytes" }
}
