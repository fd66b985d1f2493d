import GRDB
import StorageKit
import TimeKit

extension PlanReader {
    /// The number of a cycle's ticks outside its days. Medicine and maintenance foods can also be ticked on the challenge day.
    func logsOutside(_ cycle: Cycle) throws -> Int {
        let sql = """
            SELECT count(*) FROM (
                SELECT DISTINCT day, item FROM claim
                WHERE cycle = ?1 AND (
                    day < ?2 OR day > ?3 OR (day = ?3 AND category IN ('treatment', 'recommended'))
                ) AND NOT EXISTS (SELECT 1 FROM tombstone WHERE tombstone.claim = claim.id)
            )
            """
        let days = [cycle.start.description, cycle.challenge.description]
        return try Int.fetchOne(db, sql: sql, arguments: StatementArguments([cycle.id.rawValue] + days)) ?? 0
    }

    /// The time of a live claim; nil if it was removed or doesn't exist.
    func takenAt(_ claim: Claim.ID) throws -> Instant? {
        let sql = """
            SELECT at FROM claim
            WHERE id = ? AND NOT EXISTS (SELECT 1 FROM tombstone WHERE tombstone.claim = claim.id)
            """
        return try Int64.fetchOne(db, sql: sql, arguments: [claim.rawValue]).map { Instant(milliseconds: $0) }
    }

    /// A reaction and the day of its entry.
    ///
    /// - Throws: `notFound`, also for a deleted one.
    func reaction(_ id: Reaction.ID, in plan: Plan) throws -> (reaction: Reaction, entered: LocalDate) {
        for cycle in plan.cycles {
            let symptom = key(ofReaction: id, in: cycle.id, "symptom")
            guard let register = try register(symptom), !register.value.isEmpty,
                let reaction = try reactions(of: cycle.id).first(where: { $0.id == id })
            else { continue }
            return (reaction, plan.room.day(of: Instant(milliseconds: register.clock.milliseconds)))
        }
        throw TIPsError.notFound(what: "reaction", id.rawValue)
    }

    func key(ofReaction id: Reaction.ID, in cycle: Cycle.ID, _ field: String) -> Register.Key {
        Register.Key(scope: cycle.rawValue, kind: "reaction", entity: id.rawValue, field: field)
    }

    func holds(of cycle: Cycle.ID) throws -> [Hold] {
        try (entities(of: cycle.rawValue)["hold"] ?? [:]).values.compactMap { try Hold($0) }.sorted { $0.day < $1.day }
    }

    /// Whether a day is or was held, also by a hold that an earlier version released.
    func wasHeld(_ day: LocalDate, in cycle: Cycle.ID) throws -> Bool {
        let key = Register.Key(scope: cycle.rawValue, kind: "hold", entity: day.description, field: "reason")
        return try register(key) != nil
    }

    /// The held days of a cycle and the released ones, in order.
    func allHolds(of cycle: Cycle.ID) throws -> [Hold] {
        try fields(scope: cycle.rawValue, kind: "hold").compactMap(Hold.init(evenReleased:)).sorted { $0.day < $1.day }
    }

    /// The pictures of existing reactions. There is no foreign key, because a register can arrive before its picture.
    func photosInUse() throws -> Set<String> {
        try String.fetchSet(
            db,
            sql: """
                SELECT photo.value FROM register AS photo
                JOIN register AS symptom ON symptom.scope = photo.scope AND symptom.kind = 'reaction'
                    AND symptom.entity = photo.entity AND symptom.field = 'symptom'
                WHERE photo.kind = 'reaction' AND photo.field = 'photo' AND photo.value <> '' AND symptom.value <> ''
                """
        )
    }

    /// - Throws: `notFound`.
    func photo(of id: Reaction.ID, in plan: Plan) throws -> Attachment {
        let reaction = try reaction(id, in: plan).reaction
        guard let attachment = try reaction.photo.flatMap({ try Attachments.attachment($0, in: db) }) else {
            throw TIPsError.notFound(what: "picture", reaction.symptom)
        }
        return attachment
    }
}

extension RoomWriter {
    func save(_ reaction: Reaction) throws {
        try set(reaction.fields, scope: reaction.cycle.rawValue, kind: "reaction", entity: reaction.id.rawValue)
    }

    func save(_ hold: Hold, in cycle: Cycle.ID) throws {
        try set(hold.fields, scope: cycle.rawValue, kind: "hold", entity: hold.day.description)
    }

    /// Takes a reaction out. One that is or was severe leaves its symptom, its time and the person who took it out.
    func delete(_ reaction: Reaction, by member: Member.ID) throws {
        var fields: [String: (any RegisterValue)?] = ["symptom": nil]
        let lowered = reader.key(ofReaction: reaction.id, in: reaction.cycle, "loweredAt")
        if try reaction.severity == .severe || reader.register(lowered) != nil {
            fields.merge(reaction.deletion(by: member, at: now)) { $1 }
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

extension Attachments {
    /// Deletes the pictures without a reaction, and returns their number.
    func sweepReactions(addedBefore: Instant, undoableSince: Instant?) throws(StoreError) -> Int {
        try sweep(addedBefore: addedBefore, undoableSince: undoableSince) { db in
            try PlanReader(db: db).photosInUse()
        }
        .pictures
    }
}
