public import TimeKit

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
    ///
    /// Two different claims of one id can't be made, only forged or brought about by a copied device; then every copy of the book keeps the
    /// same one.
    public mutating func add(_ claim: Claim) {
        if let known = claims[claim.id], !claim.wins(over: known) { return }
        claims[claim.id] = claim
    }

    /// Adds a tombstone; of two for one claim the earlier one stays.
    public mutating func add(_ tombstone: Tombstone) {
        if let known = tombstones[tombstone.claim], !tombstone.wins(over: known) { return }
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
    ///
    /// - Parameter wanted: the claim to be shown; nil for the one with the highest clock.
    public init?(liveClaims: [Claim], showing wanted: Claim? = nil) {
        guard let shown = wanted ?? liveClaims.max(by: { $0.clock < $1.clock }) else { return nil }
        guard liveClaims.count > 1 else {
            self.init(claim: shown)
            return
        }
        var newest: [Claim.Hand: Claim] = [:]
        for claim in liveClaims where claim.hand != shown.hand {
            if let known = newest[claim.hand], known.clock > claim.clock { continue }
            newest[claim.hand] = claim
        }
        self.init(claim: shown, others: newest.values.sorted { $0.clock < $1.clock })
    }
}

extension Claim {
    /// Whose ticks in one box are one tick: those of one person on one device. A second dose that was recorded as one is apart.
    struct Hand: Hashable {
        let member: Member.ID
        let node: String
        let second: Claim.ID?
    }

    /// Whose tick it is, and on which device.
    var hand: Hand { Hand(member: member, node: clock.node, second: isSecondDose ? id : nil) }
}

// MARK: Which of two stays

extension Claim {
    /// Whether this claim stays where another has the same id. A total order of what they say, byte by byte.
    public func wins(over other: Claim) -> Bool {
        byteOrder(content, other.content) < 0
    }

    private var content: [String] {
        [
            slot.day.description, slot.item.rawValue, cycle.rawValue, member.rawValue, at.description,
            recordedAt.description, snapshot.item, snapshot.category.rawValue,
            snapshot.dose.map { "=" + $0.amount } ?? "",
            snapshot.dose?.unit ?? "", isEarly ? "1" : "0",
            // An answer that one copy has lost stays with the others.
            more.map { "=" + $0 } ?? "~",
        ]
    }
}

extension Tombstone {
    /// Whether this tombstone stays where another takes back the same claim: the earlier one.
    public func wins(over other: Tombstone) -> Bool {
        clock == other.clock ? byteOrder(content, other.content) < 0 : clock < other.clock
    }

    private var content: [String] {
        [
            slot.day.description, slot.item.rawValue, member.rawValue, at.description,
            replacement.map { "=" + $0.rawValue } ?? "",
        ]
    }
}

/// Below zero where `left` comes first. By bytes, as SQLite compares: Swift calls two texts equal that only look alike.
func byteOrder(_ left: [String], _ right: [String]) -> Int {
    for (one, other) in zip(left, right) where !one.utf8.elementsEqual(other.utf8) {
        return one.utf8.lexicographicallyPrecedes(other.utf8) ? -1 : 1
    }
    return left.count - right.count
}
