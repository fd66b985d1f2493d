import WordKit

/// The limits on memory and on the size of entries. Whatever exceeds them is rejected or noted.
public struct ImportLimits: Hashable, Sendable {
    /// The most bytes of a single-document file: iCalendar, JSON-LD or HTML.
    public var document = 32 << 20
    /// The most bytes of all HSDS tables together.
    public var tables = 64 << 20
    /// The most bytes of one JSON entry, such as a feature or a service, and of the JSON around the entries.
    public var entry = 8 << 20
    /// The most exceptions of an event, and the most moved and extra occurrences.
    public var exceptions = 1_000

    /// The default limits.
    public init() {}

    /// Formats a size for messages: "32 MB", "100 bytes".
    static func text(_ bytes: Int) -> String { bytes >= 1 << 20 ? "\(bytes >> 20) MB" : localized("\(bytes) bytes") }
}
