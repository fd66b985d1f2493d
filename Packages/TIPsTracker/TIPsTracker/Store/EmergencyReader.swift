import GRDB
import StorageKit
import TimeKit

extension PlanReader {
    /// The severe reactions of the last three cycles that no admin has lifted, newest first. They stop the reminders of treatment foods.
    func standingReactions() throws -> [Reaction] {
        let statement = try db.cachedStatement(
            sql:
                "SELECT scope, entity, '' FROM register WHERE kind = 'reaction' AND field = 'severity' AND value = 'severe'"
        )
        let found = try TextTriple.fetchAll(statement)
        guard !found.isEmpty else { return [] }
        let newest = Set(try cycles().suffix(3).map(\.id.rawValue))
        var standing: [Reaction] = []
        for row in found where newest.contains(row.first) {
            let fields = try fields(scope: row.first, kind: "reaction", entity: row.second)
            guard let reaction = try fields.flatMap(Reaction.init), try lift(of: reaction) == nil else { continue }
            standing.append(reaction)
        }
        return standing.sorted { ($1.at, $1.id) < ($0.at, $0.id) }
    }

    /// The lift of a severe reaction, if any.
    func lift(of reaction: Reaction) throws -> Lift? {
        try fields(scope: reaction.cycle.rawValue, kind: "lift", entity: reaction.id.rawValue).flatMap(Lift.init)
    }
}

extension Lift {
    fileprivate init?(_ fields: Fields) throws {
        guard let member: Member.ID = try fields.get("member"), let at: Instant = try fields.get("at") else {
            return nil
        }
        self.init(member: member, at: at)
    }
}

extension EmergencyPlan {
    init(_ fields: Fields) throws {
        self.init(
            allergens: try fields.get("allergens") ?? "",
            weight: try fields.get("weight") ?? "",
            adrenaline: try fields.get("adrenaline") ?? "",
            expires: try fields.get("expires"),
            contacts: try fields.get("contacts") ?? ""
        )
    }
}

extension RoomWriter {
    func save(_ plan: EmergencyPlan) throws {
        let fields: [String: (any RegisterValue)?] = [
            "allergens": plan.allergens, "weight": plan.weight, "adrenaline": plan.adrenaline, "expires": plan.expires,
            "contacts": plan.contacts,
        ]
        try set(fields, scope: PlanReader.roomScope, kind: "emergency", entity: "plan")
    }

    func save(_ lift: Lift, of reaction: Reaction) throws {
        let fields: [String: (any RegisterValue)?] = ["member": lift.member, "at": lift.at]
        try set(fields, scope: reaction.cycle.rawValue, kind: "lift", entity: reaction.id.rawValue)
    }
}
