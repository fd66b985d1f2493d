public import TimeKit

/// Claims and tombstones: a grow-only set (a CRDT). Copies can be merged in any order and any number of times.
public struct LogBook: Hashable, Sendable {
    /// Every claim ever made, including those with a tombstone.
    public private(set) var claims: [Claim.ID: Claim]
    /// The tombstones by the claim they take back.
    public private(set) var tombstones: [Claim.ID: Tombstone]

    /// A book of claims and tombstones, in any order and with any repetition.
    public init(claims: some Sequence<Claim> = [], tombstones: some Sequence<Tombstone> = []) {
        self.claims = [:]
        self.tombstones = [:]
        for claim in claims { add(claim) }
        for tombstone in tombstones { add(tombstone) }
    }

    /// Adds a claim. A claim with a known id changes nothing, because a claim is immutable.
    ///
    /// Two different claims with one id come only from forgery or a copied device. Every copy of the book then keeps the same one.
    public mutating func add(_ claim: Claim) {
        if let known = claims[claim.id], !claim.wins(over: known) { return }
        claims[claim.id] = claim
    }

    /// Adds a tombstone. The earlier of two tombstones for one claim stays.
    public mutating func add(_ tombstone: Tombstone) {
        if let known = tombstones[tombstone.claim], !tombstone.wins(over: known) { return }
        tombstones[tombstone.claim] = tombstone
    }

    /// Returns the union of both books.
    public func merged(with other: LogBook) -> LogBook {
        var result = self
        for claim in other.claims.values { result.add(claim) }
        for tombstone in other.tombstones.values { result.add(tombstone) }
        return result
    }

    /// The entry of each ticked box.
    public var entries: [Slot: LogEntry] {
        Dictionary(grouping: claims.values.filter { tombstones[$0.id] == nil }, by: \.slot).compactMapValues {
            LogEntry(liveClaims: $0)
        }
    }
}

extension LogEntry {
    /// Creates the entry of one box; nil if there are no claims.
    ///
    /// - Parameters:
    ///   - liveClaims: the claims of the box that have no tombstone.
    ///   - wanted: the claim to show; nil for the one with the highest clock.
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
    /// The key by which repeated ticks in one box count as one: same person, same device. A recorded second dose has a key of its own.
    struct Hand: Hashable {
        let member: Member.ID
        let node: String
        let second: Claim.ID?
    }

    var hand: Hand { Hand(member: member, node: firstNode, second: isSecondDose ? id : nil) }
}

// MARK: Conflicts

extension Claim {
    /// Whether this claim replaces another of the same id. The order is total and compares the contents byte by byte.
    public func wins(over other: Claim) -> Bool {
        byteOrder(content, other.content) < 0
    }

    private var content: [String] {
        [
            slot.day.description, slot.item.rawValue, cycle.rawValue, member.rawValue, at.description,
            recordedAt.description, snapshot.item, snapshot.category.rawValue,
            snapshot.dose.map { "=" + $0.amount } ?? "",
            snapshot.dose?.unit ?? "", isEarly ? "1" : "0",
            // A claim with details wins over a copy without them, so an answer isn't lost.
            more.map { "=" + $0 } ?? "~",
        ]
    }
}

extension Tombstone {
    /// Whether this tombstone replaces another of the same claim: the earlier one wins.
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

/// Compares two lists of texts byte by byte, as SQLite does; negative if `left` comes first. Swift's `==` is unsuitable, because it takes
/// canonically equivalent texts as equal.
func byteOrder(_ left: [String], _ right: [String]) -> Int {
    for (one, other) in zip(left, right) where !one.utf8.elementsEqual(other.utf8) {
        return one.utf8.lexicographicallyPrecedes(other.utf8) ? -1 : 1
    }
    return left.count - right.count
}
