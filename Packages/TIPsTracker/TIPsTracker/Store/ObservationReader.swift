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

    /// Returns the item of a cycle that a reaction followed. An id from another cycle leads to the item of the same lineage.
    ///
    /// - Throws: `notFound`.
    func food(_ id: Item.ID, in cycle: Cycle.ID, _ plan: Plan) throws -> Item.ID {
        let items = try items(of: cycle, in: plan)
        if items.contains(where: { $0.id == id }) { return id }
        for other in plan.cycles {
            guard let lineage = try item(id, in: other.id)?.lineage else { continue }
            if let same = items.first(where: { $0.lineage == lineage }) { return same.id }
        }
        throw TIPsError.notFound(what: "item", id.rawValue)
    }

    /// Returns the log of an item that a reaction followed: the one of its day, or of the day before within ``LogRule/reactionHours`` hours. Nil if
    /// the box isn't ticked.
    func dose(of item: Item.ID, before onset: Instant, on day: LocalDate) throws -> LogEntry? {
        let logs = try entries(in: day.previous..<day.next).filter { $0.item == item }
        return logs.first { $0.day == day }
            ?? logs.last { $0.at <= onset && onset <= $0.at.adding(hours: LogRule.reactionHours) }
    }

    /// The doses that reactions followed, by the id that a reaction has. A log that isn't on this device has none.
    func followedDoses(_ reactions: [Reaction]) throws -> [Claim.ID: FollowedDose] {
        var doses: [Claim.ID: FollowedDose] = [:]
        for id in Set(reactions.compactMap(\.after)) {
            let logged = try successor(of: id)
            guard let claim = try logged ?? self.claim(id) else { continue }
            doses[id] = FollowedDose(item: claim.snapshot.item, isLogged: logged != nil)
        }
        return doses
    }

    /// A reaction and the day of its entry.
    ///
    /// - Throws: `notFound`, also for a deleted one.
    func reaction(_ id: Reaction.ID, in plan: Plan) throws -> (reaction: Reaction, entered: LocalDate) {
        for cycle in plan.cycles {
            let symptom = key(ofReaction: id, in: cycle.id, "symptom")
            guard let register = try register(symptom),
                let reaction = try reactions(of: cycle.id).first(where: { $0.id == id })
            else { continue }
            return (reaction, plan.room.day(of: Instant(milliseconds: register.clock.milliseconds)))
        }
        throw TIPsError.notFound(what: "reaction", id.rawValue)
    }

    /// Returns the ids of those reactions that were entered on a day.
    func entered(_ reactions: [Reaction], on day: LocalDate, in room: Room) throws -> Set<Reaction.ID> {
        let entered = try reactions.filter { reaction in
            let symptom = try register(key(ofReaction: reaction.id, in: reaction.cycle, "symptom"))
            return symptom.map { room.day(of: Instant(milliseconds: $0.clock.milliseconds)) } == day
        }
        return Set(entered.map(\.id))
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

    /// Returns the held and the released days of a cycle, in order.
    func allHolds(of cycle: Cycle.ID) throws -> [Hold] {
        try fields(scope: cycle.rawValue, kind: "hold").compactMap(Hold.init(evenReleased:)).sorted { $0.day < $1.day }
    }

    /// The photos of existing reactions. There is no foreign key, because a register can arrive before its photo.
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

    /// - Throws: `notFound`, `pictureElsewhere`.
    func photo(of id: Reaction.ID, in plan: Plan) throws -> Attachment {
        let reaction = try reaction(id, in: plan).reaction
        guard let photo = reaction.photo else { throw TIPsError.notFound(what: "picture", reaction.symptom) }
        guard let attachment = try Attachments.attachment(photo, in: db) else {
            throw TIPsError.pictureElsewhere(reaction.symptom)
        }
        return attachment
    }

    /// Whether a reaction has a photo that this device doesn't have, because photos aren't shared.
    func isPhotoElsewhere(_ reaction: Reaction) throws -> Bool {
        try reaction.photo.map { try Attachments.attachment($0, in: db) == nil } ?? false
    }

    /// The reactions of a cycle without the photos that this device doesn't have.
    func reactionsWithOwnPhotos(of cycle: Cycle.ID) throws -> [Reaction] {
        try reactions(of: cycle).map { reaction in
            var reaction = reaction
            if try isPhotoElsewhere(reaction) { reaction.photo = nil }
            return reaction
        }
    }
}
