import GRDB
import StorageKit
import TimeKit

extension PlanReader {
    /// The severe reactions of the last three cycles whose stop no admin has lifted, newest first. They stop the reminders of treatment foods.
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

extension PlanReader {
    /// The days of a plan's cycle on which a severe reaction of this cycle, or of the two before, had stopped the treatment foods.
    func stoppedDays(_ plan: Plan, through today: LocalDate) throws -> Set<LocalDate> {
        guard let cycle = plan.cycle else { return [] }
        let cycles = plan.cycles.filter { $0.start <= cycle.start }.suffix(3)
        return StopEvent.days(try cycles.flatMap { try stops(of: $0.id) }, through: today, in: plan.room)
    }

    /// The events of a cycle's severe reactions (noted, stop lifted, changed, deleted), oldest first.
    func stops(of cycle: Cycle.ID) throws -> [StopEvent] {
        var events: [StopEvent] = []
        for fields in try fields(scope: cycle.rawValue, kind: "reaction") {
            guard let reaction = try Reaction(fields) else {
                if let event = try StopEvent(deleted: fields) { events.append(event) }
                continue
            }
            func add(_ kind: StopEvent.Kind, _ member: Member.ID, _ at: Instant) {
                events.append(StopEvent(kind, symptom: reaction.symptom, began: reaction.at, member: member, at: at))
            }
            if let by: Member.ID = try fields.get("loweredBy"), let at: Instant = try fields.get("loweredAt") {
                add(.lowered, by, at)
            } else if reaction.severity != .severe {
                continue
            }
            add(.noted, reaction.member, reaction.at)
            let lifts = try self.fields(scope: cycle.rawValue, kind: "lift", entity: reaction.id.rawValue)
            guard let lifts else { continue }
            if let lift = try Lift(lifts) { add(.lifted, lift.member, lift.at) }
            if let by: Member.ID = try lifts.get("was"), let at: Instant = try lifts.get("wasAt"),
                let undoneBy: Member.ID = try lifts.get("undoneBy"), let undoneAt: Instant = try lifts.get("undoneAt")
            {
                add(.lifted, by, at)
                add(.resumed, undoneBy, undoneAt)
            }
        }
        return events.sorted { ($0.at, $0.symptom) < ($1.at, $1.symptom) }
    }
}

extension StopEvent {
    /// Returns nil for a reaction that wasn't severe, and for one deleted by an earlier version.
    fileprivate init?(deleted fields: Fields) throws {
        guard let symptom: String = try fields.get("was"), let began: Instant = try fields.get("wasAt"),
            let member: Member.ID = try fields.get("deletedBy"), let at: Instant = try fields.get("deletedAt")
        else { return nil }
        self.init(.deleted, symptom: symptom, began: began, member: member, at: at)
    }
}

extension Reaction {
    /// The fields that a severe reaction leaves when it is deleted.
    func deletion(by member: Member.ID, at now: Instant) -> [String: (any RegisterValue)?] {
        ["was": symptom, "wasAt": at, "deletedBy": member, "deletedAt": now]
    }
}

extension Lift {
    init?(_ fields: Fields) throws {
        guard let member: Member.ID = try fields.get("member"), let at: Instant = try fields.get("at") else {
            return nil
        }
        self.init(member: member, at: at)
    }
}

extension EmergencyPlan {
    init(_ fields: Fields) throws {
        self.init(
            number: try fields.get("number") ?? "",
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
            "number": plan.number, "allergens": plan.allergens, "weight": plan.weight, "adrenaline": plan.adrenaline,
            "expires": plan.expires,
            "contacts": plan.contacts,
        ]
        try set(fields, scope: PlanReader.roomScope, kind: "emergency", entity: "plan")
    }

    /// Records in the history that a lift was undone.
    func noteResumed(_ lift: Lift, at key: Register.Key, by member: Member.ID) throws {
        let fields: [String: (any RegisterValue)?] = [
            "was": lift.member, "wasAt": lift.at, "undoneBy": member, "undoneAt": now,
        ]
        try set(fields, scope: key.scope, kind: key.kind, entity: key.entity)
    }

    /// Records in the history that a severe reaction is no longer severe.
    func noteLowered(_ reaction: Reaction, by member: Member.ID) throws {
        try set(
            ["loweredBy": member, "loweredAt": now],
            scope: reaction.cycle.rawValue,
            kind: "reaction",
            entity: reaction.id.rawValue
        )
    }

    func save(_ lift: Lift, of reaction: Reaction) throws {
        let fields: [String: (any RegisterValue)?] = ["member": lift.member, "at": lift.at]
        try set(fields, scope: reaction.cycle.rawValue, kind: "lift", entity: reaction.id.rawValue)
    }
}
