import GRDB
import StorageKit
import TimeKit
import WordKit

extension RoomWriter {
    /// The acting admin; `action` completes "only an admin can".
    ///
    /// - Throws: `notSetUp`, `notAllowed`.
    @discardableResult
    func admin(_ action: String) throws -> Member { try member(.admin(action)) }

    /// The plan of today's cycle.
    func plan() throws -> Plan { try reader.plan(on: now) }

    /// Assigns this device to a member or to nobody. This only concerns this device, so it isn't in the change log.
    func giveDevice(to member: Member.ID?) throws {
        try db.execute(sql: "UPDATE device SET member = ?", arguments: [member?.rawValue])
    }

    /// Saves a new member, to whom this device is given. The plan decides the minutes between treatment foods.
    func join(_ member: Member, _ settings: MemberSettings) throws -> Member {
        let change = change("member", member.id.rawValue, localized("\(member.name) joined"), by: member.id)
        try change.save(member)
        var settings = settings
        settings.timerMinutes = try reader.timing().interval
        try change.save(settings, of: member.id)
        try giveDevice(to: member.id)
        return member
    }
}

extension RoomChange {
    func save(_ unit: DoseUnit) throws {
        let deleted: Bool? = unit.isDeleted ? true : nil
        try setKept(
            ["name": unit.name, "deleted": deleted],
            scope: PlanReader.roomScope,
            kind: "unit",
            entity: unit.id.rawValue,
            since: nil
        )
    }

    func setRoom(_ field: String, to value: any RegisterValue) throws {
        try set([field: value], scope: PlanReader.roomScope, kind: "room", entity: "room")
    }

    /// Keeps the room's zone as one of the past before another one replaces it. What was written down until now keeps its times.
    ///
    /// - Parameter known: the register of the zone.
    func keepZone(_ known: Register?, before zone: String) throws {
        guard let old = known?.value, !old.isEmpty, !zone.isEmpty, old != zone else { return }
        // A zone that was set at this instant, or at a later one by another clock, never counted.
        if let last = try reader.bareRoom().pastZones.last, last.until >= room.now { return }
        try setRoom(Room.field(ofZoneUntil: room.now), to: old)
    }

    func setRevoked(_ member: Member) throws {
        try set(["revoked": room.now], scope: PlanReader.roomScope, kind: "member", entity: member.id.rawValue)
    }

    func set(_ values: [String: (any RegisterValue)?], of item: Item) throws {
        try set(values, scope: item.cycle.rawValue, kind: "item", entity: item.id.rawValue)
    }

    /// Writes the doses by week, and empties removed weeks.
    func setWeeks(_ weeks: [Int: Dose], of item: Item) throws {
        for week in Set(item.dosing.weeks.keys).union(weeks.keys).sorted() where weeks[week] != item.dosing.weeks[week]
        {
            try set([Item.field(ofWeek: week): weeks[week]], of: item)
        }
    }
}

extension PlanReader {
    /// The plan of an item's cycle.
    ///
    /// - Throws: `notFound`, also for a removed item.
    func plan(ofItem id: Item.ID) throws -> (plan: Plan, item: Item) {
        let current = try plan { _, _ in nil }
        for cycle in current.cycles.reversed() {
            let name = Register.Key(scope: cycle.id.rawValue, kind: "item", entity: id.rawValue, field: "name")
            guard try register(name) != nil else { continue }
            let plan = try plan(of: cycle.id)
            guard let item = plan.openItems.first(where: { $0.id == id }) else { break }
            return (plan, item)
        }
        throw TIPsError.notFound(what: "item", id.rawValue)
    }
}
