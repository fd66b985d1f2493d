import GRDB
import StorageKit
import TimeKit

// Rows of claims and tombstones. The id of a claim is the text of its clock.

extension Claim {
    /// The columns in the order of `init(_:)`.
    static let columns =
        "id, day, item, cycle, member, at, recorded_at, item_name, category, dose_amount, dose_unit, is_early, more"

    init(_ row: Row) throws {
        let categoryName: String = row[8]
        guard let category = Category(rawValue: categoryName) else {
            throw TIPsError.fault("“\(categoryName)” is no category")
        }
        var dose: DoseLabel?
        if let amount = row[9] as String?, let unit = row[10] as String? {
            dose = DoseLabel(amount: amount, unit: unit)
        }
        self.init(
            clock: try HybridClock(stored: row[0]),
            slot: Slot(day: try LocalDate(stored: row[1]), item: TimeKit.ID(row[2] as String)),
            cycle: TimeKit.ID(row[3] as String),
            member: TimeKit.ID(row[4] as String),
            at: Instant(milliseconds: row[5]),
            recordedAt: Instant(milliseconds: row[6]),
            snapshot: Snapshot(item: row[7], category: category, dose: dose),
            isEarly: row[11],
            more: row[12]
        )
    }

    var values: [String: StoredValue] {
        [
            "id": .text(id.rawValue), "day": .text(slot.day.description), "item": .text(slot.item.rawValue),
            "cycle": .text(cycle.rawValue), "member": .text(member.rawValue), "at": .integer(at.milliseconds),
            "recorded_at": .integer(recordedAt.milliseconds), "item_name": .text(snapshot.item),
            "category": .text(snapshot.category.rawValue),
            "dose_amount": (snapshot.dose?.amount).map(StoredValue.text) ?? .null,
            "dose_unit": (snapshot.dose?.unit).map(StoredValue.text) ?? .null,
            "is_early": .integer(isEarly ? 1 : 0), "more": more.map(StoredValue.text) ?? .null,
        ]
    }

    /// Reads a row of the change log; nil for another format.
    init?(logged row: [String: StoredValue]) {
        guard let clock = row.text("id").flatMap(HybridClock.init),
            let day = row.text("day").flatMap({ LocalDate($0) }),
            let item = row.text("item"), let cycle = row.text("cycle"), let member = row.text("member"),
            let at = row.integer("at"), let recorded = row.integer("recorded_at"), let name = row.text("item_name"),
            let category = row.text("category").flatMap({ Category(rawValue: $0) }),
            let isEarly = row.integer("is_early")
        else { return nil }
        var dose: DoseLabel?
        if let amount = row.text("dose_amount"), let unit = row.text("dose_unit") {
            dose = DoseLabel(amount: amount, unit: unit)
        }
        self.init(
            clock: clock,
            slot: Slot(day: day, item: TimeKit.ID(item)),
            cycle: TimeKit.ID(cycle),
            member: TimeKit.ID(member),
            at: Instant(milliseconds: at),
            recordedAt: Instant(milliseconds: recorded),
            snapshot: Snapshot(item: name, category: category, dose: dose),
            isEarly: isEarly != 0,
            more: row.text("more")
        )
    }
}

extension Tombstone {
    /// The columns in the order of `init(_:)`.
    static let columns = "claim, day, item, member, at, clock, replacement"

    init(_ row: Row) throws {
        self.init(
            claim: ID(row[0] as String),
            slot: Slot(day: try LocalDate(stored: row[1]), item: ID(row[2] as String)),
            member: ID(row[3] as String),
            at: Instant(milliseconds: row[4]),
            clock: try HybridClock(stored: row[5]),
            replacement: (row[6] as String?).map { ID($0) }
        )
    }

    var values: [String: StoredValue] {
        [
            "claim": .text(claim.rawValue), "day": .text(slot.day.description), "item": .text(slot.item.rawValue),
            "member": .text(member.rawValue), "at": .integer(at.milliseconds), "clock": .text(clock.text),
            "replacement": (replacement?.rawValue).map(StoredValue.text) ?? .null,
        ]
    }

    /// Reads a row of the change log; nil for another format.
    init?(logged row: [String: StoredValue]) {
        guard let claim = row.text("claim"), let day = row.text("day").flatMap({ LocalDate($0) }),
            let item = row.text("item"), let member = row.text("member"), let at = row.integer("at"),
            let clock = row.text("clock").flatMap(HybridClock.init)
        else { return nil }
        self.init(
            claim: ID(claim),
            slot: Slot(day: day, item: ID(item)),
            member: ID(member),
            at: Instant(milliseconds: at),
            clock: clock,
            replacement: row.text("replacement").map { ID($0) }
        )
    }
}

extension [String: StoredValue] {
    /// The text of a column; nil for another type.
    func text(_ column: String) -> String? {
        if case .text(let text)? = self[column] { text } else { nil }
    }

    /// The number of a column; nil for another type.
    func integer(_ column: String) -> Int64? {
        if case .integer(let number)? = self[column] { number } else { nil }
    }
}

extension HybridClock {
    /// - Throws: `fault`.
    init(stored text: String) throws(TIPsError) {
        guard let clock = HybridClock(text) else { throw .fault("“\(text)” is no hybrid clock") }
        self = clock
    }
}

extension LocalDate {
    /// - Throws: `fault`.
    init(stored text: String) throws(TIPsError) {
        guard let day = LocalDate(text) else { throw .fault("“\(text)” is no day") }
        self = day
    }
}
