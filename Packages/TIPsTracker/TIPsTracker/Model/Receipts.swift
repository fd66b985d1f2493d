public import TimeKit

/// The result of taking a log back.
public struct UnlogReceipt: Hashable, Sendable {
    /// The log that was taken back.
    public let entry: LogEntry
    /// The logs that the box has still; nil for none.
    public let left: LogEntry?
    /// The room, in whose time the logs are told.
    public let room: Room
    /// The names of the members of these logs; without those whom this device doesn't know.
    public let names: [Member.ID: String]
}

/// The result of counting a supply.
public struct SupplyReceipt: Hashable, Sendable {
    public let supply: Supply
    /// The name of its unit.
    public let unit: String
}

/// The result of an edit of a reaction.
public struct ReactionReceipt: Hashable, Sendable {
    /// The reaction as stored.
    public let reaction: Reaction
    /// Whether its stop of the treatment foods stood before.
    public let hadStopped: Bool
    /// The reactions whose stop stands now, newest first.
    public let standing: [Reaction]

    /// Whether the edit stopped the treatment foods, also anew after a lift.
    public var stops: Bool { !hadStopped && standing.contains { $0.id == reaction.id } }
}
