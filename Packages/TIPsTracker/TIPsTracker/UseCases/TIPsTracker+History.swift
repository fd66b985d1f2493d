import StorageKit
public import TimeKit

/// What was taken back or brought back.
public struct UndoneChange: Hashable, Codable, Sendable {
    /// In words: "Peanut logged".
    public let summary: String

    /// A change.
    public init(summary: String) { self.summary = summary }
}

/// One change to a log, as the change log of this device has it.
public struct AuditEntry: Hashable, Codable, Identifiable, Sendable {
    /// The change's number; grows with time.
    public let id: Int64
    /// When it was made.
    public let at: Instant
    /// Who made it.
    public let member: Member.ID
    /// In words: "Peanut moved from 08:00 to 08:30".
    public let summary: String
    /// The room-local day of the log: the one it has after the change.
    public let day: LocalDate
    /// The item, as it was called when it was logged.
    public let item: String
    /// When it was taken, as was said before the change; nil for a new log.
    public let before: Instant?
    /// When it was taken, as is said after it; nil where it was taken back.
    public let after: Instant?
    /// Whether the change was taken back later.
    public let isUndone: Bool

    /// A change.
    public init(
        id: Int64,
        at: Instant,
        member: Member.ID,
        summary: String,
        day: LocalDate,
        item: String,
        before: Instant?,
        after: Instant?,
        isUndone: Bool
    ) {
        self.id = id
        self.at = at
        self.member = member
        self.summary = summary
        self.day = day
        self.item = item
        self.before = before
        self.after = after
        self.isUndone = isUndone
    }
}

extension TIPsTracker {
    /// Takes back the last change of the member who acts. Nothing is unwritten: a tick gets a tombstone, an un-tick a new claim
    /// with the old time, a field its old value under a new clock. So an undo reaches the other devices like any other change.
    ///
    /// Called again it takes back the change before that. The setup of a room, joining one and an import are not taken back.
    ///
    /// Throws `store(.nothingToUndo)`, `store(.changedSince)` where a field or the log was changed since, `store(.cannotUndo)` for an
    /// import, `notAllowed` where the member couldn't do by hand what it takes, and what `CycleRule.check` throws.
    @discardableResult
    public func undo() throws(TIPsError) -> UndoneChange {
        try write("undo") { room in
            let member = try room.member(.ownSettings)
            guard let change = try room.reader.lastChange(of: member.id), !["setUp", "join"].contains(change.useCase)
            else { throw StoreError.nothingToUndo }
            guard change.useCase != "importRoom" else {
                throw StoreError.cannotUndo(change: change.id, reason: "it joined a file with the room")
            }
            let logged = LoggedChange(change)
            try room.check(member, undoing: logged)
            let severe = try room.reader.severeReaction(of: logged)
            let lift = try room.reader.lift(of: logged)
            try room.takeBack(change, "taken back: \(change.summary)") {
                try room.writeInverse(of: logged)
                if let lift { try room.noteResumed(lift.lift, at: lift.key, by: member.id) }
                guard let severe else { return }
                if change.useCase == "editReaction" {
                    try room.noteLowered(severe, by: member.id)
                } else {
                    // The room is told of it like of a deletion.
                    try room.delete(severe, by: member.id)
                }
            }
            try room.checkPlan(after: logged, by: member)
            return UndoneChange(summary: change.summary)
        }
    }

    /// What was done to the logs of days on this device, newest change first: logged, un-logged, moved, deleted, taken back.
    ///
    /// O(changes and logs of the days), however long the history.
    public func audit(in days: Range<LocalDate>) throws(TIPsError) -> [AuditEntry] {
        try read { tables in try tables.logChanges(in: days).compactMap { try tables.audit($0) } }
    }
}

extension PlanReader {
    /// The severe reaction that a change wrote down; nil where it wrote none.
    fileprivate func severeReaction(of logged: LoggedChange) throws -> Reaction? {
        guard logged.isSevere, let key = logged.fields.first(where: { $0.key.kind == "reaction" })?.key else {
            return nil
        }
        return try fields(scope: key.scope, kind: key.kind, entity: key.entity).flatMap(Reaction.init)
    }

    /// The lift that a change wrote, and its place; nil where it wrote none.
    fileprivate func lift(of logged: LoggedChange) throws -> (lift: Lift, key: Register.Key)? {
        guard logged.change.useCase == "liftStop", let key = logged.fields.first(where: { $0.key.kind == "lift" })?.key,
            let lift = try fields(scope: key.scope, kind: key.kind, entity: key.entity).flatMap(Lift.init)
        else { return nil }
        return (lift, key)
    }

    /// Nil for a change that wrote nothing.
    fileprivate func audit(_ logged: LoggedChange) throws -> AuditEntry? {
        let gone = try logged.tombstones.compactMap { try claim($0.claim) }.max { $0.clock < $1.clock }
        let made = logged.claims.max { $0.clock < $1.clock }
        guard let shown = made ?? gone else { return nil }
        return AuditEntry(
            id: logged.change.id,
            at: logged.change.at,
            member: ID(logged.change.actor),
            summary: logged.change.summary,
            day: shown.slot.day,
            item: shown.snapshot.item,
            before: gone?.at,
            after: made?.at,
            isUndone: logged.change.undoneBy != nil
        )
    }
}

extension LoggedChange {
    /// Whether it wrote down a severe reaction, which stops what reminds of treatment foods.
    fileprivate var isSevere: Bool {
        fields.contains { $0.key.kind == "reaction" && $0.key.field == "severity" && $0.after.value == "severe" }
    }
}

extension RoomWriter {
    /// Checks that a member could do by hand what takes a change back.
    fileprivate func check(_ member: Member, undoing logged: LoggedChange) throws {
        let home = try reader.bareRoom()
        let today = home.day(of: now)
        if !logged.claims.isEmpty, !logged.tombstones.isEmpty {
            try Permission.check(member, .admin("edit the history"))
        }
        for claim in try logged.claims + logged.tombstones.compactMap({ try reader.claim($0.claim) }) {
            // Within the grace time, yesterday counts as today.
            let isGrace =
                LogRule.offersYesterday(now: now, in: home)
                && claim.slot.day == LogRule.dayBefore(today, in: home)
            try check(member, takingBack: claim, today: isGrace ? claim.slot.day : today)
        }
        for field in logged.fields {
            switch field.key.kind {
            case "settings" where field.key.scope == member.id.rawValue:
                try Permission.check(member, .ownSettings)
            case "reaction" where home.day(of: logged.change.at) == today && !logged.isSevere:
                try Permission.check(member, .logReaction)
            default:
                try Permission.check(member, .admin("take back “\(logged.change.summary)”"))
            }
        }
    }

    /// Checks that the room is still one that could be made by hand, where the plan has changed since.
    fileprivate func checkPlan(after logged: LoggedChange, by member: Member) throws {
        let kinds = Set(logged.fields.map(\.key.kind))
        if kinds.contains("member") {
            let members = try reader.fields(scope: PlanReader.roomScope, kind: "member").compactMap(Member.init)
            guard members.contains(where: { $0.isActive && $0.role == .admin }) else {
                throw TIPsError.lastAdmin(member.name)
            }
        }
        if kinds.contains("cycle") {
            let cycles = try reader.cycles()
            for cycle in cycles { try CycleRule.check(cycle, among: cycles.filter { $0.id != cycle.id }) }
        }
    }
}
