import Foundation
import FractionParser
import GRDB
import StorageKit
import TimeKit

/// Reads of the tables within one transaction. `LogReader` has those of logs.
struct PlanReader {
    let db: Database

    /// The scope of the whole room's data.
    static let roomScope = "room"

    /// The number of the last change.
    func revision() throws -> Int64 { try ChangeLog.latest(in: db) }
}

// MARK: Registers

extension PlanReader {
    /// The entities of a scope with their fields, by kind and id.
    func entities(of scope: String) throws -> [String: [String: Fields]] {
        let statement = try db.cachedStatement(
            sql: "SELECT kind, entity, field, value FROM register WHERE scope = ?"
        )
        var result: [String: [String: Fields]] = [:]
        let rows = try Row.fetchCursor(statement, arguments: [scope])
        while let row = try rows.next() {
            let kind: String = row[0]
            let entity: String = row[1]
            result[kind, default: [:]][entity, default: Fields(scope: scope, kind: kind, entity: entity)]
                .add(row[2], row[3])
        }
        return result
    }

    /// A register; nil if it was never written.
    func register(_ key: Register.Key) throws -> Register? {
        let statement = try db.cachedStatement(
            sql: "SELECT value, clock FROM register WHERE scope = ? AND kind = ? AND entity = ? AND field = ?"
        )
        guard
            let row = try Row.fetchOne(statement, arguments: [key.scope, key.kind, key.entity, key.field])
        else { return nil }
        return Register(key: key, value: row[0], clock: try clock(row[1]))
    }

    /// The times of the last writes of a cycle's items, by item and field.
    func itemWrites(in cycle: Cycle.ID) throws -> [Item.ID: [String: Instant]] {
        let statement = try db.cachedStatement(
            sql: "SELECT entity, field, clock FROM register WHERE scope = ? AND kind = 'item'"
        )
        var writes: [Item.ID: [String: Instant]] = [:]
        let rows = try Row.fetchCursor(statement, arguments: [cycle.rawValue])
        while let row = try rows.next() {
            let entity: String = row[0]
            writes[Item.ID(entity), default: [:]][row[1]] = Instant(milliseconds: try clock(row[2]).milliseconds)
        }
        return writes
    }

    func clock(_ text: String) throws -> HybridClock {
        guard let clock = HybridClock(text) else { throw TIPsError.fault("“\(text)” is no hybrid clock") }
        return clock
    }

    /// The newest stored clock, including unreadable fields of the shared room; nil in an empty store. The query only reads the ends of
    /// indexes.
    ///
    /// - Parameter end: Only clocks whose text is before it count.
    func newestClock(before end: String = Self.afterAllClocks) throws -> HybridClock? {
        let statement = try db.cachedStatement(
            sql: """
                SELECT max(
                    coalesce((SELECT max(id) FROM claim WHERE id < ?1), ''),
                    coalesce((SELECT max(clock) FROM tombstone WHERE clock < ?1), ''),
                    coalesce((SELECT max(clock) FROM register WHERE clock < ?1), ''),
                    coalesce((SELECT unreadable_clock FROM remote WHERE unreadable_clock < ?1), '')
                )
                """
        )
        guard let text = try String.fetchOne(statement, arguments: [end]), !text.isEmpty else { return nil }
        return try clock(text)
    }

    /// The newest stored clock, including those of parked operations, which aren't in the tables but may return; nil in an empty store.
    func newestEntry(before end: String) throws -> HybridClock? {
        [try newestClock(before: end), try newestParkedClock(before: end)].compactMap(\.self).max()
    }

    /// The upper limit of the clocks that a device continues from.
    ///
    /// In a shared room it is a day after the later of the server's last known time and this device's time. The server holds no later
    /// clocks, and writes from while a clock was ahead must not advance all following clocks. It is ten years after this device's time
    /// until the server's time is known. In other rooms there is no limit.
    func endOfClocks(at now: Instant) throws -> String {
        guard let row = try Row.fetchOne(db.cachedStatement(sql: "SELECT server_offset FROM remote")) else {
            return Self.afterAllClocks
        }
        guard let offset: Int64 = row[0] else { return HybridClock.beginning(at: now.adding(days24h: 3653)) }
        return HybridClock.beginning(at: now.adding(milliseconds: max(0, offset) + RoomLayout.clockLimit + 1))
    }

    /// A text after those of all clocks.
    static let afterAllClocks = "~"
}

// MARK: This device

/// This device and its member.
struct Device {
    /// The suffix of its clocks: 1–32 lowercase letters and digits.
    let node: String
    let member: Member.ID?
}

extension PlanReader {
    /// This device; nil before the first write. In a shared room its clocks end with its account, which the rules require for ticks by
    /// loggers.
    func device() throws -> Device? {
        let sql = """
            SELECT coalesce(lower(account), node), member FROM device
            LEFT JOIN remote ON account NOT GLOB '*[^0-9A-Za-z]*' AND length(account) <= 32
            """
        return try Row.fetchOne(db.cachedStatement(sql: sql)).map { row in
            Device(node: row[0], member: (row[1] as String?).map { ID($0) })
        }
    }
}

// MARK: The plan

extension PlanReader {
    /// - Throws: `notSetUp`.
    func room() throws -> Room {
        let fields = try entities(of: Self.roomScope)["room"]?["room"]
        guard let fields else { throw TIPsError.notSetUp }
        return try Room(fields)
    }

    /// Whether there is a room.
    func isSetUp() throws -> Bool {
        try register(Self.zoneKey) != nil
    }

    /// The key of the room's zone.
    static let zoneKey = Register.Key(scope: roomScope, kind: "room", entity: "room", field: "timeZone")

    /// The key of the room's code.
    static let codeKey = Register.Key(scope: roomScope, kind: "room", entity: "room", field: "code")

    /// The room with the items of a cycle.
    ///
    /// - Parameter choose: selects the cycle; it receives all of them by start.
    /// - Throws: `notSetUp`.
    func plan(_ choose: (Room, [Cycle]) throws -> Cycle?) throws -> Plan {
        let all = try entities(of: Self.roomScope)
        guard let roomFields = all["room"]?["room"] else { throw TIPsError.notSetUp }
        let room = try Room(roomFields)
        let cycles = try (all["cycle"] ?? [:]).values.compactMap(Cycle.init)
            .sorted { ($0.start, $0.number) < ($1.start, $1.number) }
        let cycle = try choose(room, cycles)
        let own = try cycle.map { try entities(of: $0.id.rawValue) } ?? [:]
        var plan = Plan(
            room: room,
            members: try (all["member"] ?? [:]).values.compactMap(Member.init)
                .sorted { ($0.joined, $0.id) < ($1.joined, $1.id) },
            units: try (all["unit"] ?? [:]).values.compactMap(DoseUnit.init)
                .sorted { ($0.name.lowercased(), $0.id) < ($1.name.lowercased(), $1.id) },
            cycles: cycles,
            cycle: cycle,
            items: try (own["item"] ?? [:]).values.compactMap(Item.init).sorted(by: Item.standsBefore),
            holds: try (own["hold"] ?? [:]).values.compactMap { try Hold($0) }.sorted { $0.day < $1.day },
            supplies: try (all["supply"] ?? [:]).reduce(into: [:]) { supplies, entry in
                if let supply = try Supply(entry.value) { supplies[supply.lineage] = supply }
            },
            clinic: try all["clinic"]?["clinic"].map(ClinicInstructions.init) ?? ClinicInstructions()
        )
        plan.emergency = try all["emergency"]?["plan"].map(EmergencyPlan.init) ?? EmergencyPlan()
        plan.timing = try timing()
        plan.standing = try standingReactions()
        plan.deletedOnce = Set(
            try plan.standing.filter { reaction in
                try register(key(ofReaction: reaction.id, in: reaction.cycle, "symptom"))?.value.isEmpty ?? true
            }.map(\.id)
        )
        return plan
    }

    /// The plan of an instant's cycle, by `CycleRule.current`.
    func plan(on instant: Instant) throws -> Plan {
        try plan { room, cycles in CycleRule.current(of: cycles, on: room.day(of: instant)) }
    }

    /// - Throws: `notFound`.
    func plan(of cycle: Cycle.ID) throws -> Plan {
        try plan { _, cycles in
            guard let found = cycles.first(where: { $0.id == cycle }) else {
                throw TIPsError.notFound(what: "cycle", cycle.rawValue)
            }
            return found
        }
    }

    /// A member, also a revoked one.
    func member(_ id: Member.ID) throws -> Member? {
        try fields(scope: Self.roomScope, kind: "member", entity: id.rawValue).flatMap(Member.init)
    }

    /// The acting member, if permitted.
    ///
    /// - Throws: `notSetUp`, `notAllowed`.
    func member(_ id: Member.ID?, _ action: Permission.Action) throws -> Member {
        guard try isSetUp() else { throw TIPsError.notSetUp }
        return try memberOfRoom(id, action)
    }

    /// The acting member in an existing room, if permitted.
    ///
    /// - Throws: `notAllowed`.
    func memberOfRoom(_ id: Member.ID?, _ action: Permission.Action) throws -> Member {
        guard let id, var member = try member(id) else { throw Refusal.nobody }
        if member.isActive { member = try acting(member) }
        try Permission.check(member, action)
        return member
    }

    /// The notification settings of a member. The wait between treatment foods is the plan's.
    func settings(of member: Member.ID) throws -> MemberSettings {
        let fields = try fields(scope: member.rawValue, kind: "settings", entity: "settings")
        var settings = try fields.map(MemberSettings.init) ?? MemberSettings()
        settings.timerMinutes = try timing().interval
        return settings
    }

    /// The reactions of a cycle, newest first.
    func reactions(of cycle: Cycle.ID) throws -> [Reaction] {
        try (entities(of: cycle.rawValue)["reaction"] ?? [:]).values.compactMap(Reaction.init)
            .sorted { ($1.at, $1.id) < ($0.at, $0.id) }
    }
}

extension Item {
    /// Sorts by category and order, and by id for equal places, which can result from merges.
    static func standsBefore(_ left: Item, _ right: Item) -> Bool {
        let order = { (item: Item) in Category.allCases.firstIndex(of: item.category) ?? 0 }
        if left.category != right.category { return order(left) < order(right) }
        return left.place.order == right.place.order ? left.id < right.id : left.place.order < right.place.order
    }
}
