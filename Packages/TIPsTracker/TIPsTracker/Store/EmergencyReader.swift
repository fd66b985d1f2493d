import GRDB
import StorageKit
import TimeKit

extension PlanReader {
    /// The reactions of all cycles that count as severe and whose stop no admin has lifted, newest first. They stop the reminders of treatment foods.
    func standingReactions() throws -> [Reaction] {
        let statement = try db.cachedStatement(
            sql: """
                SELECT DISTINCT scope, entity, '' FROM register INDEXED BY severe_reaction WHERE kind = 'reaction'
                    AND (field = 'severity' AND value = 'severe' OR field = 'adrenaline' AND value <> '')
                """
        )
        // A look asks for each item, and most rooms have no such reaction.
        var standing: [Reaction] = []
        for row in try TextTriple.fetchAll(statement) {
            let fields = try fields(scope: row.first, kind: "reaction", entity: row.second)
            guard let reaction = try fields.flatMap(Reaction.init), try lift(of: reaction) == nil else { continue }
            standing.append(reaction)
        }
        return standing.sorted { ($1.at, $1.id) < ($0.at, $0.id) }
    }

    /// The last reaction since an instant that was noted as severe or changed to count as severe; nil for none. A reaction whose clock is a day
    /// ahead of `now` doesn't count, because such a clock says nothing about the time.
    func severeReaction(notedSince start: Instant, at now: Instant) throws -> NotedReaction? {
        let statement = try db.cachedStatement(
            sql: """
                SELECT scope, entity, clock FROM register
                WHERE kind = 'reaction' AND clock >= ? AND clock < ?
                    AND (field = 'severity' AND value = 'severe' OR field IN ('adrenaline', 'secondAdrenaline') AND value <> '')
                ORDER BY clock DESC
                """
        )
        let end = HybridClock.beginning(at: now.adding(milliseconds: LogRule.clockLag))
        for row in try TextTriple.fetchAll(statement, arguments: [HybridClock.beginning(at: start), end]) {
            // A deleted reaction keeps its severity.
            guard let clock = HybridClock(row.third),
                let fields = try fields(scope: row.first, kind: "reaction", entity: row.second),
                let reaction = try Reaction(fields)
            else { continue }
            return NotedReaction(reaction: reaction, at: Instant(milliseconds: clock.milliseconds))
        }
        return nil
    }

    /// The lift of the stop after a reaction; nil for none, and for one that a change to severe, a first adrenaline or a second dose has ended.
    func lift(of reaction: Reaction) throws -> Lift? {
        guard try renewal(of: reaction) == nil else { return nil }
        return try fields(scope: reaction.cycle.rawValue, kind: "lift", entity: reaction.id.rawValue)
            .flatMap(Lift.init)
    }

    /// The field by which a reaction counts as severe and that its lift didn't know: its severity, or a dose of adrenaline; nil for none. Its stop
    /// stands again. A lift names the clocks that its device had seen, so that a change for the worse on another device counts whatever its time. A
    /// lift by an earlier version names none, and its own clock decides.
    ///
    /// A lift names the time of the first adrenaline, too, and the time to which an admin who knew the lift corrected it. Any other time may be a
    /// second dose: an earlier version notes one in the place of the first. A known time is new again if the reaction didn't count as severe in the
    /// meantime.
    private func renewal(of reaction: Reaction) throws -> Register? {
        func key(_ field: String) -> Register.Key {
            Register.Key(scope: reaction.cycle.rawValue, kind: "lift", entity: reaction.id.rawValue, field: field)
        }
        guard let lift = try register(key("at")), !lift.value.isEmpty else { return nil }
        let seen = try register(key("seen"))?.value.split(separator: " ") ?? []
        let lowered = try register(self.key(ofReaction: reaction.id, in: reaction.cycle, "loweredAt"))
        let isKnown = lowered.map { $0.clock < lift.clock } ?? true
        let times = isKnown ? try ["adrenaline", "corrected"].compactMap { try register(key($0))?.value } : []
        return try grounds(of: reaction)
            .filter { seen.isEmpty ? lift.clock < $0.clock : !seen.contains($0.clock.text[...]) }
            .filter { $0.key.field != "adrenaline" || !times.contains($0.value) }
            .max { $0.clock < $1.clock }
    }

    /// The fields on whose ground a reaction counts as severe: its severity, and its doses of adrenaline.
    func grounds(of reaction: Reaction) throws -> [Register] {
        let fields = [
            reaction.severity == .severe ? "severity" : nil, reaction.adrenalineAt == nil ? nil : "adrenaline",
            reaction.secondAdrenalineAt == nil ? nil : "secondAdrenaline",
        ]
        return try fields.compactMap(\.self)
            .compactMap { try register(self.key(ofReaction: reaction.id, in: reaction.cycle, $0)) }
    }
}

extension PlanReader {
    /// The days on which a severe reaction of a plan's cycle, or of one before, had stopped the treatment foods.
    func stoppedDays(_ plan: Plan, through today: LocalDate) throws -> Set<LocalDate> {
        guard let cycle = plan.cycle else { return [] }
        let cycles = plan.cycles.filter { $0.start <= cycle.start }
        return StopEvent.days(try cycles.flatMap { try stops(of: $0.id) }, through: today, in: plan.room)
    }

    /// The events of a cycle's reactions that count as severe (noted, stop lifted, changed, deleted), oldest first.
    func stops(of cycle: Cycle.ID) throws -> [StopEvent] {
        var events: [StopEvent] = []
        for fields in try fields(scope: cycle.rawValue, kind: "reaction") {
            guard let reaction = try Reaction(fields) else {
                if let event = try StopEvent(deleted: fields) { events.append(event) }
                continue
            }
            let known = StopEvent.Ground(reaction.severity, reaction.adrenalineAt)
            func add(_ kind: StopEvent.Kind, _ member: Member.ID, _ at: Instant, on ground: StopEvent.Ground) {
                events.append(
                    StopEvent(
                        kind,
                        symptom: reaction.symptom,
                        began: reaction.at,
                        member: member,
                        at: at,
                        ground: ground
                    )
                )
            }
            if let by: Member.ID = try fields.get("loweredBy"), let at: Instant = try fields.get("loweredAt") {
                add(.lowered, by, at, on: known)
                // The reaction counts as severe again, or still does because of adrenaline that an earlier version overlooked.
                if reaction.countsAsSevere, let ground = try grounds(of: reaction).first {
                    add(.noted, reaction.member, max(at, Instant(milliseconds: ground.clock.milliseconds)), on: known)
                }
            } else if !reaction.countsAsSevere {
                continue
            }
            add(.noted, reaction.member, reaction.at, on: known)
            let lifts = try self.fields(scope: cycle.rawValue, kind: "lift", entity: reaction.id.rawValue)
            guard let lifts else { continue }
            if let lift = try Lift(lifts) {
                add(.lifted, lift.member, lift.at, on: known)
                if let again = try renewal(of: reaction) {
                    let at = max(lift.at, Instant(milliseconds: again.clock.milliseconds))
                    add(.noted, reaction.member, at, on: again.key.field == "severity" ? .severity : .adrenaline)
                }
            }
            if let by: Member.ID = try lifts.get("was"), let at: Instant = try lifts.get("wasAt"),
                let undoneBy: Member.ID = try lifts.get("undoneBy"), let undoneAt: Instant = try lifts.get("undoneAt")
            {
                add(.lifted, by, at, on: known)
                add(.resumed, undoneBy, undoneAt, on: known)
            }
        }
        return events.sorted { ($0.at, $0.symptom) < ($1.at, $1.symptom) }
    }
}

/// A reaction that counts as severe, and the time at which it was noted, or changed to count as such.
struct NotedReaction {
    let reaction: Reaction
    let at: Instant
}

extension StopEvent.Ground {
    fileprivate init(_ severity: Reaction.Severity?, _ adrenaline: Instant?) {
        self = severity == .severe ? .severity : adrenaline == nil ? .former : .adrenaline
    }
}

extension StopEvent {
    /// Returns nil for a reaction that didn't count as severe, and for one deleted by an earlier version.
    fileprivate init?(deleted fields: Fields) throws {
        guard let symptom: String = try fields.get("was"), let began: Instant = try fields.get("wasAt"),
            let member: Member.ID = try fields.get("deletedBy"), let at: Instant = try fields.get("deletedAt")
        else { return nil }
        let severity: Reaction.Severity? = try fields.get("severity")
        let given: Instant? = try fields.get("adrenaline")
        self.init(
            .deleted,
            symptom: symptom,
            began: began,
            member: member,
            at: at,
            ground: .init(severity, given)
        )
    }
}

extension Reaction {
    /// The fields that a reaction that counts as severe leaves when it is deleted.
    func deletion(by member: Member.ID, at now: Instant) -> [String: (any RegisterValue)?] {
        [
            "was": symptom, "wasAt": at, "deletedBy": member, "deletedAt": now, "severity": severity,
            "adrenaline": adrenalineAt,
        ]
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

extension RoomChange {
    func save(_ plan: EmergencyPlan) throws {
        let fields: [String: (any RegisterValue)?] = [
            "number": plan.number, "allergens": plan.allergens, "weight": plan.weight, "adrenaline": plan.adrenaline,
            "expires": plan.expires,
            "contacts": plan.contacts,
        ]
        try set(fields, scope: PlanReader.roomScope, kind: "emergency", entity: "plan")
    }

    /// Records in the history that a lift was undone. No earlier lift stands in its place.
    func noteResumed(_ lift: Lift, at key: Register.Key, by member: Member.ID) throws {
        let fields: [String: (any RegisterValue)?] = [
            "member": nil, "at": nil, "was": lift.member, "wasAt": lift.at, "undoneBy": member, "undoneAt": room.now,
        ]
        try set(fields, scope: key.scope, kind: key.kind, entity: key.entity)
    }

    /// Records in the history that a reaction no longer counts as severe.
    func noteLowered(_ reaction: Reaction, by member: Member.ID) throws {
        try set(
            ["loweredBy": member, "loweredAt": room.now],
            scope: reaction.cycle.rawValue,
            kind: "reaction",
            entity: reaction.id.rawValue
        )
    }

    /// Records beside the lift of a reaction's stop that an admin corrected the time of the first adrenaline, so that the stop stays lifted.
    func noteCorrected(_ reaction: Reaction) throws {
        try set(
            ["corrected": reaction.adrenalineAt],
            scope: reaction.cycle.rawValue,
            kind: "lift",
            entity: reaction.id.rawValue
        )
    }

    /// - Parameter seen: the fields on whose ground the reaction counted as severe.
    func save(_ lift: Lift, of reaction: Reaction, seen: [Register]) throws {
        let clocks = seen.map(\.clock.text).joined(separator: " ")
        let fields: [String: (any RegisterValue)?] = [
            "member": lift.member, "at": lift.at, "seen": clocks, "adrenaline": reaction.adrenalineAt,
            "corrected": nil,
        ]
        try set(fields, scope: reaction.cycle.rawValue, kind: "lift", entity: reaction.id.rawValue)
    }
}
