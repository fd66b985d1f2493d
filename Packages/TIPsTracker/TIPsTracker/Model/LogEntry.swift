public import TimeKit

/// One box: an item on a room-local day. It counts once, however often and by whomever it is ticked.
public struct Slot: Hashable, Codable, Sendable, Comparable {
    public let day: LocalDate
    public let item: Item.ID

    public init(day: LocalDate, item: Item.ID) {
        self.day = day
        self.item = item
    }

    /// The box's key in the shared room: `2026-03-08_018f…_1`.
    public var key: String { "\(day)_\(item)_1" }

    /// Compares by day, then by item.
    public static func < (left: Slot, right: Slot) -> Bool {
        left.day == right.day ? left.item < right.item : left.day < right.day
    }
}

/// The plan's data for an item at the moment of a log.
public struct Snapshot: Hashable, Codable, Sendable {
    public let item: String
    /// The item's category.
    public let category: Category
    /// The dose in force; nil if none was entered.
    public let dose: DoseLabel?

    public init(item: String, category: Category, dose: DoseLabel?) {
        self.item = item
        self.category = category
        self.dose = dose
    }
}

/// A tick, immutable. Un-ticking adds a tombstone; editing adds a tombstone and a new claim.
public struct Claim: Hashable, Codable, Identifiable, Sendable {
    /// The text of the clock, unique among all devices.
    public var id: TimeKit.ID<Claim> { ID(clock.text) }
    /// The time of creation, in the order that all devices agree on.
    public let clock: HybridClock
    public let slot: Slot
    /// The cycle of the slot's day.
    public let cycle: Cycle.ID
    /// The member who ticked.
    public let member: Member.ID
    /// The time of intake. It may lie after the slot's day if the log counts for yesterday.
    public let at: Instant
    /// The time of entry, by the device's wall clock.
    public let recordedAt: Instant
    /// The plan's data at that moment.
    public let snapshot: Snapshot
    /// Whether it is a treatment food that was logged before the timer ended.
    public let isEarly: Bool
    /// Details as JSON; nil for none. Text written by a later version is kept unchanged.
    public let more: String?

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

/// A record that takes back one claim: by un-ticking, deleting or editing.
public struct Tombstone: Hashable, Codable, Sendable {
    /// The claim that no longer counts. It may arrive after the tombstone.
    public let claim: Claim.ID
    /// The claim's box.
    public let slot: Slot
    /// The member who took it back.
    public let member: Member.ID
    /// The time, by the device's wall clock.
    public let at: Instant
    /// The time, in the order that all devices agree on.
    public let clock: HybridClock
    /// The claim that replaces it after an edit; nil for none.
    public let replacement: Claim.ID?

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

/// The content of a ticked box: the live claim with the highest clock, and the other live claims.
public struct LogEntry: Hashable, Codable, Identifiable, Sendable {
    /// The claim that is shown.
    public let claim: Claim
    /// The live claims by other people, by the same person on another device, and of second doses. Each may be a real double dose.
    public let others: [Claim]

    public init(claim: Claim, others: [Claim] = []) {
        self.claim = claim
        self.others = others
    }

    /// All claims of the box, by time of intake.
    public var claims: [Claim] {
        others.isEmpty ? [claim] : ([claim] + others).sorted { ($0.at, $0.clock) < ($1.at, $1.clock) }
    }

    /// The doses that were certainly taken: one, and each recorded second dose.
    public var doses: [Claim] {
        let all = claims
        guard all.count > 1 else { return all }
        let first = claim.isSecondDose ? all.first { !$0.isSecondDose } : claim
        return all.filter { $0.isSecondDose || $0.id == first?.id }
    }

    /// Whether several people or devices ticked the box, so that it may have been one dose or two.
    public var isUncertain: Bool { !others.isEmpty && claims.count { !$0.isSecondDose } > 1 }

    /// The place of a recorded further dose among the day's doses, from 2; nil for any other claim.
    func place(of claim: Claim) -> Int? {
        guard claim.isSecondDose else { return nil }
        return max(2, (doses.firstIndex { $0.id == claim.id } ?? 1) + 1)
    }

    /// The claim that clearing the box takes back: the member's own, else the only one; nil if several other people ticked the box.
    func log(of member: Member.ID) -> Claim? {
        claims.first { $0.member == member } ?? (others.isEmpty ? claim : nil)
    }

    /// One entry for each claim, which shows that claim.
    public var each: [LogEntry] {
        claims.map { shown in LogEntry(claim: shown, others: claims.filter { $0.id != shown.id }) }
    }

    /// The id of the shown claim, which is the log's id.
    public var id: Claim.ID { claim.id }
    public var slot: Slot { claim.slot }
    /// The room-local day it counts for.
    public var day: LocalDate { claim.slot.day }
    public var item: Item.ID { claim.slot.item }
    /// The member whose claim is shown.
    public var member: Member.ID { claim.member }
    /// The time of intake of the shown claim.
    public var at: Instant { claim.at }
}
