import GRDB
import StorageKit
import TimeKit
import WordKit

// The changes of the plan by other devices. Their rows aren't in the change log, so a merge notes them in words for the history.

extension RoomWriter {
    /// An entity of the plan before entries of another device are merged.
    struct EntityBefore {
        /// The entity's key, without a field.
        let key: Register.Key
        /// The fields before the merge; nil for a new entity.
        let fields: Fields?
        /// The newest clock of the entries that change the entity.
        let clock: HybridClock
    }

    /// The entities that entries of other devices will change, in the order of the entries' clocks; none before this device has a room.
    func entities(before registers: [Register]) throws -> [EntityBefore] {
        guard try reader.isSetUp() else { return [] }
        var clocks: [Register.Key: HybridClock] = [:]
        for register in registers
        where PlanReader.toldKinds.contains(register.key.kind) && register.clock.node != node {
            let known = try reader.register(register.key)
            let isNews = known.map { register.wins(over: $0) && register.value != $0.value } ?? !register.value.isEmpty
            guard isNews else { continue }
            let key = Register.Key(
                scope: register.key.scope,
                kind: register.key.kind,
                entity: register.key.entity,
                field: ""
            )
            clocks[key] = max(clocks[key] ?? register.clock, register.clock)
        }
        return try clocks.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { key, clock in
            let fields = try reader.fields(scope: key.scope, kind: key.kind, entity: key.entity)
            return EntityBefore(key: key, fields: fields, clock: clock)
        }
    }

    /// Notes what has become of entities in a merge.
    func note(_ entities: [EntityBefore]) throws {
        for entity in entities {
            let key = entity.key
            guard let fields = try reader.fields(scope: key.scope, kind: key.kind, entity: key.entity) else { continue }
            for words in try Self.words(from: entity.fields, to: fields) { try noteOthers(words, at: entity.clock) }
        }
    }

    /// The changes of an entity in words, as the device that made them has them in its history.
    private static func words(from before: Fields?, to after: Fields) throws -> [String] {
        switch after.kind {
        case "item":
            try words(from: before.flatMap(Item.init), to: Item(after))
        case "cycle":
            try words(from: before.flatMap(Cycle.init), to: Cycle(after))
        case "unit":
            try words(from: before.flatMap(DoseUnit.init), to: DoseUnit(after))
        case "hold":
            try words(from: before.flatMap { try Hold($0) }, to: Hold(after), on: after.entity)
        case "reaction":
            try words(
                from: before.flatMap(Reaction.init),
                to: Reaction(after),
                isEvent: after.values.contains { $0.field == "deletedBy" && !$0.text.isEmpty }
            )
        case "emergency":
            try before.map(EmergencyPlan.init) == EmergencyPlan(after) ? [] : [localized("emergency plan edited")]
        case "room" where after.entity == "room":
            try words(from: before.map { try Room($0) }, to: Room(after))
        default: []
        }
    }

    private static func words(from old: Cycle?, to new: Cycle?) -> [String] {
        guard let new else { return [] }
        guard let old else { return [localized("cycle \(new.number) started: \(new.start) to \(new.challenge)")] }
        return old == new ? [] : [old.changes(to: new)]
    }

    /// - Parameter isEvent: whether the deletion is an event of a reaction that counts as severe, which the history has anyway.
    private static func words(from old: Reaction?, to new: Reaction?, isEvent: Bool) -> [String] {
        guard let old, old != new else { return [] }
        if let new { return [OpenEndedText.reactionEdited.text(new.symptom)] }
        return isEvent ? [] : [OpenEndedText.reactionDeleted.text(old.symptom)]
    }

    private static func words(from old: Room?, to new: Room) -> [String] {
        guard let old, old.timeZoneID != new.timeZoneID else { return [] }
        return [localized("time zone \(old.timeZoneID) → \(new.timeZoneID)")]
    }

    private static func words(from old: Item?, to new: Item?) -> [String] {
        guard let new else { return [] }
        guard let old else {
            // An item that was carried over belongs to the start of its cycle.
            let isCarriedOver = new.lineage.rawValue != new.id.rawValue
            return isCarriedOver ? [] : [localized("\(new.name) added to \(new.category.title)")]
        }
        var words: [String] = []
        if old.category != new.category {
            words.append(TIPsTracker.summary(ofMoving: old, to: new.category, isWeekly: new.dosing.isWeekly))
        }
        if old.name != new.name || old.dosing != new.dosing { words.append(TIPsTracker.summary(of: old, new)) }
        if old.stopped != new.stopped {
            words.append(
                new.stopped.map { localized("\(new.name) stopped by the clinic's word from \($0)") }
                    ?? localized("\(new.name) no longer stopped")
            )
        }
        if old.unconfirmed != nil, new.unconfirmed == nil { words.append(localized("dose of \(new.name) confirmed")) }
        if old.archived == nil, new.archived != nil {
            words.append(localized("\(new.name) deleted from \(new.category.title)"))
        } else if old.archived != nil, new.archived == nil {
            words.append(localized("\(new.name) added to \(new.category.title)"))
        }
        return words
    }

    private static func words(from old: DoseUnit?, to new: DoseUnit?) -> [String] {
        guard let new else { return [] }
        guard let old else { return [localized("unit \(new.name) added")] }
        let renamed = old.name == new.name ? nil : localized("unit \(old.name) renamed to \(new.name)")
        let hidden =
            old.isDeleted == new.isDeleted
            ? nil : new.isDeleted ? localized("unit \(new.name) deleted") : localized("unit \(new.name) brought back")
        return [renamed, hidden].compactMap(\.self)
    }

    private static func words(from old: Hold?, to new: Hold?, on day: String) -> [String] {
        guard let new else { return old == nil ? [] : [localized("\(day) no longer held")] }
        return old?.reason == new.reason ? [] : [OpenEndedText.held(first: day, last: nil).text(new.reason)]
    }
}

extension PlanReader {
    /// The kinds of entities whose changes by other devices are noted.
    static let toldKinds: Set<String> = ["item", "cycle", "unit", "hold", "emergency", "reaction", "room"]

    /// The kind of the notes about changes by other devices. Their subject is the device's node.
    static let othersKind = "others"

    /// The changes of anything but logs by other devices, newest first.
    ///
    /// - Complexity: O(notes).
    func othersPlanChanges() throws -> [HistoryPage.PlanNote] {
        let changes = try ChangeLog.changes(ofKind: Self.othersKind, ids: ""..<"~", in: db)
        var members: [String: Member.ID] = [:]
        for node in Set(changes.map(\.subject.id)) { members[node] = try member(ofNode: node) }
        return changes.map { change in
            HistoryPage.PlanNote(
                at: change.at,
                member: members[change.subject.id] ?? ID(RoomWriter.others),
                summary: change.shownSummary,
                isUndone: false
            )
        }
    }

    /// The member of the newest thousand logs who logs on a device, or who joined with it; nil for none, and for several.
    private func member(ofNode node: String) throws -> Member.ID? {
        for sql in [
            """
            SELECT DISTINCT member FROM (SELECT id, member FROM claim ORDER BY id DESC LIMIT 1000)
            WHERE id LIKE '%-' || ? LIMIT 2
            """,
            """
            SELECT DISTINCT entity FROM register
            WHERE scope = 'room' AND kind = 'member' AND field = 'joined' AND clock LIKE '%-' || ? LIMIT 2
            """,
        ] {
            let members = try String.fetchAll(db.cachedStatement(sql: sql), arguments: [node])
            if !members.isEmpty { return members.count == 1 ? members.first.map { ID($0) } : nil }
        }
        return nil
    }
}
