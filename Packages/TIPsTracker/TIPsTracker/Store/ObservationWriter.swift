import StorageKit
import TimeKit

extension RoomChange {
    func save(_ reaction: Reaction) throws {
        try set(reaction.fields, scope: reaction.cycle.rawValue, kind: "reaction", entity: reaction.id.rawValue)
    }

    func save(_ hold: Hold, in cycle: Cycle.ID) throws {
        try set(hold.fields, scope: cycle.rawValue, kind: "hold", entity: hold.day.description)
    }

    /// Deletes a reaction. One that counts or counted as severe leaves its symptom, its time and the member who deleted it.
    func delete(_ reaction: Reaction, by member: Member.ID) throws {
        var fields: [String: (any RegisterValue)?] = ["symptom": nil]
        let lowered = reader.key(ofReaction: reaction.id, in: reaction.cycle, "loweredAt")
        if try reaction.countsAsSevere || reader.register(lowered) != nil {
            fields.merge(reaction.deletion(by: member, at: room.now)) { $1 }
        }
        try set(fields, scope: reaction.cycle.rawValue, kind: "reaction", entity: reaction.id.rawValue)
    }

    func save(_ supply: Supply) throws {
        let fields: [String: any RegisterValue] = [
            "amount": supply.amount, "text": supply.text, "unit": supply.unit, "countedAt": supply.countedAt,
            "warnBelowDays": supply.warnBelowDays,
        ]
        try set(fields, scope: PlanReader.roomScope, kind: "supply", entity: supply.lineage.rawValue)
    }

    /// Stops counting an item. Its registers stay, but have no effect without an amount.
    func clearSupply(of lineage: Item.ID) throws {
        try set(["amount": nil], scope: PlanReader.roomScope, kind: "supply", entity: lineage.rawValue)
    }
}
