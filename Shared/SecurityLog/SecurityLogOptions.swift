/// The bounds of a security log. The defaults keep it under 70 MB, which lasts for three weeks while five kinds of events are forced without a
/// pause, and for years in a family.
public struct SecurityLogOptions: Sendable {
    /// The size in bytes from which on a file is put aside and a new one begun.
    public var fileBytes = 4 << 20
    /// The number of files that are kept aside; the oldest goes.
    public var keptFiles = 16
    /// The number of days after which an entry goes, by files: a file is put aside when its first entry is a sixth as old as this, and
    /// removed when its last entry is as old as this.
    public var keptDays = 180
    /// The number of minutes in which equal events are counted together.
    public var foldingMinutes = 30
    /// The number of different events of a kind that are told with their ids in that time.
    public var mostPerKind = 20

    /// The defaults.
    public init() {}
}
