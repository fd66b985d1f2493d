import GRDB
import StorageKit
import TimeKit

extension RoomWriter {
    /// The admin who acts; throws `notSetUp`, and `notAllowed` with what "only an admin can".
    @discardableResult
    func admin(_ action: String) throws -> Member { try member(.admin(action)) }

    /// The plan of the cycle that today is about.
    func plan() throws -> Plan { try reader.plan(on: now) }

    /// Makes this device somebody's, or nobody's. Nobody else's business, so it is not in the change log.
    func giveDevice(to member: Member.ID?) throws {
        try db.execute(sql: "UPDATE device SET member = ?", arguments: [member?.rawValue])
    }

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

    /// Writes a field of the room.
    func setRoom(_ field: String, to value: any RegisterValue) throws {
        try set([field: value], scope: PlanReader.roomScope, kind: "room", entity: "room")
    }

    /// Writes a member's end.
    func setRevoked(_ member: Member) throws {
        try set(["revoked": now], scope: PlanReader.roomScope, kind: "member", entity: member.id.rawValue)
    }

    /// Writes fields of an item.
    func set(_ values: [String: (any RegisterValue)?], of item: Item) throws {
        try set(values, scope: item.cycle.rawValue, kind: "item", entity: item.id.rawValue)
    }

    /// Writes the doses by week as they now are: a week that has none any more is emptied.
    func setWeeks(_ weeks: [Int: Dose], of item: Item) throws {
        for week in Set(item.dosing.weeks.keys).union(weeks.keys).sorted() where weeks[week] != item.dosing.weeks[week]
        {
            try set([Item.field(ofWeek: week): weeks[week]], of: item)
        }
    }
}

extension PlanReader {
    /// The plan of the cycle that an item belongs to. Throws `notFound`, also for one that was taken out of the plan.
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
