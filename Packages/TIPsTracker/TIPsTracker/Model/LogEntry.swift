public import TimeKit

/// One box of one day: an item on a room-local day. It counts once, whoever ticked it how often.
public struct Slot: Hashable, Codable, Sendable, Comparable {
    /// The room-local day.
    public let day: LocalDate
    /// The item.
    public let item: Item.ID

    /// The box of an item on a day.
    public init(day: LocalDate, item: Item.ID) {
        self.day = day
        self.item = item
    }

    /// The key under which rooms share it: `2026-03-08_018f…_1`.
    public var key: String { "\(day)_\(item)_1" }

    /// By day, then by item.
    public static func < (left: Slot, right: Slot) -> Bool {
        left.day == right.day ? left.item < right.item : left.day < right.day
    }
}

/// What the plan said when something was logged.
public struct Snapshot: Hashable, Codable, Sendable {
    /// The item's name.
    public let item: String
    /// The category it was in.
    public let category: Category
    /// The dose in force; nil where none was entered.
    public let dose: DoseLabel?

    /// A snapshot.
    public init(item: String, category: Category, dose: DoseLabel?) {
        self.item = item
        self.category = category
        self.dose = dose
    }
}

/// A tick. Made once and never changed: un-ticking makes a tombstone, editing both.
public struct Claim: Hashable, Codable, Identifiable, Sendable {
    /// Which: the text of its clock, unique among all devices.
    public var id: TimeKit.ID<Claim> { ID(clock.text) }
    /// When it was made, in the order all devices agree on.
    public let clock: HybridClock
    /// The box.
    public let slot: Slot
    /// The cycle that the day lies in.
    public let cycle: Cycle.ID
    /// Whose tick.
    public let member: Member.ID
    /// When it was taken or eaten. May lie after the slot's day, where it was counted for yesterday.
    public let at: Instant
    /// When it was entered, by that device's clock.
    public let recordedAt: Instant
    /// What the plan said.
    public let snapshot: Snapshot
    /// Whether it was a treatment food, logged before the timer had ended.
    public let isEarly: Bool
    /// Details as JSON; nil for none. The text of a later version is kept as it is.
    public let more: String?

    /// A tick.
    public init(
        clock: HybridClock,
        slot: Slot,
        cycle: Cycle.ID,
        member: Member.ID,
        at: Instant,
        recordedAt: Instant,
        snapshot: Snapshot,
        isEarly: Bool = false,
        more: String? = nil
    ) {
        self.clock = clock
        self.slot = slot
        self.cycle = cycle
        self.member = member
        self.at = at
        self.recordedAt = recordedAt
        self.snapshot = snapshot
        self.isEarly = isEarly
        self.more = more
    }
}

/// That one claim is taken back: by un-ticking, deleting or editing.
public struct Tombstone: Hashable, Codable, Sendable {
    /// The claim that no longer counts. It may not have arrived yet.
    public let claim: Claim.ID
    /// The claim's box.
    public let slot: Slot
    /// Who took it back.
    public let member: Member.ID
    /// When, by that device's clock.
    public let at: Instant
    /// When, in the order all devices agree on.
    public let clock: HybridClock
    /// The claim that stands in its place, where it was edited.
    public let replacement: Claim.ID?

    /// A tombstone.
    public init(
        claim: Claim.ID,
        slot: Slot,
        member: Member.ID,
        at: Instant,
        clock: HybridClock,
        replacement: Claim.ID? = nil
    ) {
        self.claim = claim
        self.slot = slot
        self.member = member
        self.at = at
        self.clock = clock
        self.replacement = replacement
    }
}

/// What a box shows that is ticked: the live claim with the highest clock, and the others that ticked it too.
public struct LogEntry: Hashable, Codable, Identifiable, Sendable {
    /// The claim that is shown.
    public let claim: Claim
    /// Live claims by other people, by the same person on another device, and second doses: it may have been a real double dose.
    public let others: [Claim]

    /// An entry.
    public init(claim: Claim, others: [Claim] = []) {
        self.claim = claim
        self.others = others
    }

    /// The logs of all who ticked the box, by the time they were taken.
    public var claims: [Claim] {
        others.isEmpty ? [claim] : ([claim] + others).sorted { ($0.at, $0.clock) < ($1.at, $1.clock) }
    }

    /// The doses that were taken for certain: one, and each second dose that was recorded as one.
    public var doses: [Claim] {
        let all = claims
        guard all.count > 1 else { return all }
        let first = claim.isSecondDose ? all.first { !$0.isSecondDose } : claim
        return all.filter { $0.isSecondDose || $0.id == first?.id }
    }

    /// Whether the box was ticked by several people, or on several phones: it may have been one dose or two.
    public var isUncertain: Bool { !others.isEmpty && claims.count { !$0.isSecondDose } > 1 }

    /// The log that clearing the box takes back: the member's own, else the only one; nil where several other people ticked it.
    func log(of member: Member.ID) -> Claim? {
        claims.first { $0.member == member } ?? (others.isEmpty ? claim : nil)
    }

    /// An entry for each of the logs: each is shown in one of them.
    public var each: [LogEntry] {
        claims.map { shown in LogEntry(claim: shown, others: claims.filter { $0.id != shown.id }) }
    }

    /// The shown claim's id, which is the log's.
    public var id: Claim.ID { claim.id }
    /// The box.
    public var slot: Slot { claim.slot }
    /// The room-local day it counts for.
    public var day: LocalDate { claim.slot.day }
    /// The item.
    public var item: Item.ID { claim.slot.item }
    /// Whose tick is shown.
    public var member: Member.ID { claim.member }
    /// When it was taken or eaten.
    public var at: Instant { claim.at }
}
