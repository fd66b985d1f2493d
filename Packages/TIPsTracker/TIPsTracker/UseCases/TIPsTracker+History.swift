import StorageKit
public import TimeKit
import WordKit

/// A change that was undone.
public struct UndoneChange: Hashable, Codable, Sendable {
    /// The change in words: "Peanut logged".
    public let summary: String

    public init(summary: String) { self.summary = summary }
}

/// A change of a log: any by this device, and the edits and removals by others.
public struct AuditEntry: Hashable, Codable, Identifiable, Sendable {
    /// The number of the change, of which later ones are higher; negative for a change by another device.
    public let id: Int64
    /// The time of the change.
    public let at: Instant
    /// The member who made the change.
    public let member: Member.ID
    /// The change in words: "Peanut moved from 08:00 to 08:30".
    public let summary: String
    /// The room-local day of the log after the change.
    public let day: LocalDate
    /// The item's name at the time of the log.
    public let item: String
    /// The time of intake before the change; nil for a new log.
    public let before: Instant?
    /// The time of intake after the change; nil if the log was taken back.
    public let after: Instant?
    /// Whether the change was undone later.
    public let isUndone: Bool
    /// Whether the change undid another one.
    public var isUndo = false
}

extension TIPsTracker {
    /// Undoes the last change of the acting member. The next call undoes the change before it. The setup of a room, a join and an import can't be
    /// undone.
    ///
    /// An undo appends and never deletes: a tick gets a tombstone, an un-tick a new claim with the old time, a field its old value under a new
    /// clock. It therefore reaches the other devices like any other change.
    ///
    /// - Throws: `store(.nothingToUndo)`; `changedAgain` if the data was changed since; `store(.cannotUndo)` for an import, and in a shared room for
    ///   a new member, a removal and a shut-out; `notAllowed` if the member isn't permitted to make the inverse change; and the errors of
    ///   `CycleRule.check`.
    @discardableResult
    public func undo() throws(TIPsError) -> UndoneChange {
        try write("undo") { room in
            let member = try room.member(.ownSettings)
            guard let change = try ChangeLog.lastStanding(by: member.id.rawValue, in: room.db),
                !LoggedChange.final.contains(change.useCase)
            else { throw StoreError.nothingToUndo }
            if let why = try room.reader.whyFinal(change) {
                throw StoreError.cannotUndo(change: change.id, reason: why)
            }
            let logged = LoggedChange(change)
            try room.reader.check(member, undoing: logged, now: room.now)
            let severe = try room.reader.severeReaction(of: logged)
            let lift = try room.reader.lift(of: logged)
            try room.takeBack(change, OpenEndedText.takenBack.text(change.summary)) { inverse in
                do {
                    try inverse.writeInverse(of: logged)
                } catch StoreError.changedSince(_, _, _, let actor, let at) {
                    let name = try actor.flatMap { try room.reader.member(Member.ID($0)) }?.name
                    throw TIPsError.changedAgain(summary: change.summary, by: name, at: at)
                }
                if let lift { try inverse.noteResumed(lift.lift, at: lift.key, by: member.id) }
                guard let severe else { return }
                switch change.useCase {
                case "editReaction":
                    let left = try inverse.reader.reaction(severe.id, in: inverse.reader.plan(on: room.now)).reaction
                    if !left.countsAsSevere { try inverse.noteLowered(severe, by: member.id) }
                // The other devices learn of it as of a deletion.
                case "logReaction": try inverse.delete(severe, by: member.id)
                default: break
                }
            }
            try room.checkPlan(after: logged, by: member)
            return UndoneChange(summary: change.shownSummary)
        }
    }

    /// Returns whether the acting member may undo a change, which may be one of several.
    func mayUndo(_ id: Int64) throws(TIPsError) -> Bool {
        let now = clock.now()
        return try read { tables in
            guard let change = try ChangeLog.change(id, in: tables.db),
                !LoggedChange.final.contains(change.useCase), try tables.whyFinal(change) == nil
            else { return false }
            do {
                let member = try tables.member(actor ?? tables.device()?.member, .ownSettings)
                try tables.check(member, undoing: LoggedChange(change), now: now)
                return true
            } catch {
                switch TIPsError(error) {
                case .notAllowed: return false
                case let error: throw error
                }
            }
        }
    }

    /// The changes to the logs of days, newest first: those of this device (logged, un-logged, moved, deleted, undone), and those of others by which
    /// a log was moved or removed.
    ///
    /// - Complexity: O(changes and logs of the days).
    public func audit(in days: Range<LocalDate>) throws(TIPsError) -> [AuditEntry] {
        try read { tables in try tables.audit(in: days) }
    }
}

extension PlanReader {
    /// The reason why no undo takes a change back; nil if one may. In a shared room, the end of an account is final.
    fileprivate func whyFinal(_ change: Change) throws -> String? {
        if change.useCase == "importRoom" { return localized("it joined a file with the room") }
        guard ["addMember", "revoke", "endDevice"].contains(change.useCase), try remote() != nil else { return nil }
        return localized("it changed who is in the shared room")
    }

    /// The newest change of a member that an undo takes back; nil for none.
    func lastChange(of member: Member.ID) throws -> HistoryPage.PlanNote? {
        guard let change = try ChangeLog.lastStanding(by: member.rawValue, in: db),
            !LoggedChange.final.contains(change.useCase), try whyFinal(change) == nil
        else { return nil }
        return HistoryPage.PlanNote(at: change.at, member: member, summary: change.shownSummary, isUndone: false)
    }

    /// The reaction that a change wrote and that counts as severe by this change or by another one; nil for none.
    fileprivate func severeReaction(of logged: LoggedChange) throws -> Reaction? {
        guard let key = logged.fields.first(where: { $0.key.kind == "reaction" })?.key,
            let reaction = try fields(scope: key.scope, kind: key.kind, entity: key.entity).flatMap(Reaction.init),
            logged.isSevere || reaction.countsAsSevere
        else { return nil }
        return reaction
    }

    /// The lift that a change wrote, and its key; nil if it wrote none.
    fileprivate func lift(of logged: LoggedChange) throws -> (lift: Lift, key: Register.Key)? {
        guard logged.change.useCase == "liftStop", let key = logged.fields.first(where: { $0.key.kind == "lift" })?.key,
            let lift = try fields(scope: key.scope, kind: key.kind, entity: key.entity).flatMap(Lift.init)
        else { return nil }
        return (lift, key)
    }

    /// The changes to the logs of days, newest first.
    func audit(in days: Range<LocalDate>) throws -> [AuditEntry] {
        let logged = try logChanges(in: days)
        let own = try logged.compactMap { try audit($0) }
        let others = try othersAudit(in: days, without: Set(logged.flatMap(\.tombstones).map(\.claim)))
        return others.isEmpty ? own : (own + others).sorted { ($1.at, $1.id) < ($0.at, $0.id) }
    }

    /// The edits and removals of logs that no change of this device made. The logs that one removal took from a box are one entry.
    private func othersAudit(in days: Range<LocalDate>, without own: Set<Claim.ID>) throws -> [AuditEntry] {
        let removals = try removals(in: days).filter { !own.contains($0.tombstone.claim) }
        guard !removals.isEmpty else { return [] }
        let room = try bareRoom()
        var told: Set<[String]> = []
        return try removals.compactMap { log, tombstone in
            let key = [log.slot.key, tombstone.member.rawValue, "\(tombstone.at.milliseconds)"]
            guard told.insert(key).inserted else { return nil }
            let made = try tombstone.replacement.flatMap { try claim($0) }
            let item = log.snapshot.item
            let isCleared = room.day(of: tombstone.at) == log.slot.day
            let summary =
                made.map { LogNote.moved(item, from: log, to: $0, in: room) }
                ?? (isCleared ? LogNote.unlogged(item) : LogNote.deleted(item))
            return AuditEntry(
                id: Int64(told.count - removals.count - 1),
                at: tombstone.at,
                member: tombstone.member,
                summary: summary,
                day: made?.slot.day ?? log.slot.day,
                item: item,
                before: log.at,
                after: made?.at,
                isUndone: try made == nil && liveClaims(of: log.slot).contains { log.isSameTick(as: $0) }
            )
        }
    }

    /// Returns nil for a change that wrote no log.
    private func audit(_ logged: LoggedChange) throws -> AuditEntry? {
        let gone = try logged.tombstones.compactMap { try claim($0.claim) }.max { $0.clock < $1.clock }
        let made = logged.claims.max { $0.clock < $1.clock }
        guard let shown = made ?? gone else { return nil }
        return AuditEntry(
            id: logged.change.id,
            at: logged.change.at,
            member: ID(logged.change.actor),
            summary: logged.change.shownSummary,
            day: shown.slot.day,
            item: shown.snapshot.item,
            before: gone?.at,
            after: made?.at,
            isUndone: logged.change.undoneBy != nil,
            isUndo: logged.change.undoes != nil
        )
    }
}

extension LoggedChange {
    /// The use cases that can't be undone.
    fileprivate static let final: Set<String> = ["setUp", "join"]

    /// Whether the change recorded a reaction that counts as severe, or made one count as such, which stops the reminders of treatment foods.
    var isSevere: Bool {
        fields.contains { field in
            guard field.key.kind == "reaction" else { return false }
            return field.key.field == "severity" && field.after.value == "severe"
                || ["adrenaline", "secondAdrenaline"].contains(field.key.field)
                    && field.before?.value.isEmpty ?? true && !field.after.value.isEmpty
        }
    }
}

extension PlanReader {
    /// - Throws: `notAllowed` if a member isn't permitted to make the inverse of a change.
    fileprivate func check(_ member: Member, undoing logged: LoggedChange, now: Instant) throws {
        let home = try bareRoom()
        let today = home.day(of: now)
        if !logged.claims.isEmpty, !logged.tombstones.isEmpty {
            try Permission.check(member, .admin(localized("edit the history")))
        }
        for claim in try logged.claims + logged.tombstones.compactMap({ try claim($0.claim) }) {
            // Within the grace time, yesterday counts as today.
            let isGrace =
                LogRule.offersYesterday(now: now, in: home)
                && claim.slot.day == LogRule.dayBefore(today, in: home)
            try check(member, takingBack: claim, today: isGrace ? claim.slot.day : today)
        }
        let isSevere = try logged.isSevere || severeReaction(of: logged) != nil
        for field in logged.fields {
            switch field.key.kind {
            case "settings" where field.key.scope == member.id.rawValue:
                try Permission.check(member, .ownSettings)
            case "reaction" where home.day(of: logged.change.at) == today && !isSevere:
                try Permission.check(member, .logReaction)
            default:
                try Permission.check(
                    member,
                    .admin(localized("take back “\(logged.change.shownSummary)”"))
                )
            }
        }
    }
}

extension RoomWriter {
    /// Checks the members and cycles that a change of the history leads to.
    ///
    /// - Throws: The error that a direct edit to them would have.
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
