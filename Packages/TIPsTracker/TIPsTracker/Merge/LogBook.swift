/// Claims and tombstones: a set that only grows, so that copies of it can be joined in any order, any number of times.
public struct LogBook: Hashable, Sendable {
    /// Every tick there ever was.
    public private(set) var claims: [Claim.ID: Claim]
    /// What was taken back.
    public private(set) var tombstones: [Claim.ID: Tombstone]

    /// A book of claims and tombstones, in any order and with any repetition.
    public init(claims: some Sequence<Claim> = [], tombstones: some Sequence<Tombstone> = []) {
        self.claims = [:]
        self.tombstones = [:]
        for claim in claims { add(claim) }
        for tombstone in tombstones { add(tombstone) }
    }

    /// Adds a tick. One that is there already stays as it is: a claim is never changed.
    public mutating func add(_ claim: Claim) {
        if claims[claim.id] == nil { claims[claim.id] = claim }
    }

    /// Adds a tombstone; of two for one claim the earlier one stays.
    public mutating func add(_ tombstone: Tombstone) {
        if let known = tombstones[tombstone.claim], known.clock <= tombstone.clock { return }
        tombstones[tombstone.claim] = tombstone
    }

    /// Everything of both.
    public func merged(with other: LogBook) -> LogBook {
        var result = self
        for claim in other.claims.values { result.add(claim) }
        for tombstone in other.tombstones.values { result.add(tombstone) }
        return result
    }

    /// What each ticked box shows.
    public var entries: [Slot: LogEntry] {
        Dictionary(grouping: claims.values.filter { tombstones[$0.id] == nil }, by: \.slot).compactMapValues {
            LogEntry(liveClaims: $0)
        }
    }
}

extension LogEntry {
    /// What a box shows, from its claims that were not taken back; nil where there are none.
    public init?(liveClaims: [Claim]) {
        guard let shown = liveClaims.max(by: { $0.clock < $1.clock }) else { return nil }
        var newest: [Member.ID: Claim] = [:]
        for claim in liveClaims where claim.member != shown.member {
            if let known = newest[claim.member], known.clock > claim.clock { continue }
            newest[claim.member] = claim
        }
        self.init(claim: shown, others: newest.values.sorted { $0.clock < $1.clock })
    }
}
