import StorageKit
import TimeKit
import WordKit

/// A change of the change log with its rows read as fields, claims and tombstones.
struct LoggedChange {
    /// A field before and after a change; `before` is nil for a field that the change created.
    struct Field {
        let key: Register.Key
        let before: Register?
        let after: Register
    }

    let change: Change
    /// The written fields; several writes to a field are combined.
    private(set) var fields: [Field] = []
    private(set) var claims: [Claim] = []
    private(set) var tombstones: [Tombstone] = []

    /// Reads the rows of a change. Rows of other tables, such as photos, are ignored, so an undo leaves them as they are.
    init(_ change: Change) {
        self.change = change
        var places: [Register.Key: Int] = [:]
        for row in change.rows {
            switch row.table {
            case "claim":
                if row.before == nil, let claim = row.after.flatMap(Claim.init(logged:)) { claims.append(claim) }
            case "tombstone":
                if row.before == nil, let tombstone = row.after.flatMap(Tombstone.init(logged:)) {
                    tombstones.append(tombstone)
                }
            case "register":
                guard let after = row.after.flatMap(Register.init(logged:)) else { continue }
                if let place = places[after.key] {
                    fields[place] = Field(key: after.key, before: fields[place].before, after: after)
                } else {
                    places[after.key] = fields.count
                    let before = row.before.flatMap(Register.init(logged:))
                    fields.append(Field(key: after.key, before: before, after: after))
                }
            default: continue
            }
        }
    }
}

extension Register {
    /// Reads a row of the change log; nil for another format.
    init?(logged row: [String: StoredValue]) {
        guard let scope = row.text("scope"), let kind = row.text("kind"), let entity = row.text("entity"),
            let field = row.text("field"), let value = row.text("value"),
            let clock = row.text("clock").flatMap(HybridClock.init)
        else { return nil }
        self.init(key: Key(scope: scope, kind: kind, entity: entity, field: field), value: value, clock: clock)
    }
}

extension Claim {
    /// Whether this is the same tick, apart from the clock. A tick that was removed and restored has a new clock.
    func isSameTick(as other: Claim) -> Bool {
        slot == other.slot && cycle == other.cycle && member == other.member && at == other.at
            && recordedAt == other.recordedAt && snapshot == other.snapshot && isEarly == other.isEarly
            && hasSameDetails(as: other)
    }

    /// The same tick with a new clock.
    func again(_ clock: HybridClock) -> Claim {
        Claim(
            clock: clock,
            slot: slot,
            cycle: cycle,
            member: member,
            at: at,
            recordedAt: recordedAt,
            snapshot: snapshot,
            isEarly: isEarly,
            more: more(by: clock.node)
        )
    }
}

// MARK: Inverse

extension RoomChange {
    /// Writes the inverse of a change, with new clocks.
    ///
    /// - Throws: `changedSince` if this would revert later changes.
    func writeInverse(of logged: LoggedChange) throws {
        try writeFields(of: logged)
        let made: [[Claim]] = try logged.claims.map { claim in
            let live = try reader.liveClaims(of: claim.slot)
            if let own = live.first(where: { $0.id == claim.id }) { return [own] }
            // A tick that was brought back has a newer clock. An older equal one is another dose of the same instant.
            return live.filter { $0.clock > claim.clock && claim.isSameTick(as: $0) }
        }
        guard let actor = room.actor else { throw Refusal.nobody }
        guard !logged.tombstones.isEmpty else {
            // A tick that was removed since needs no inverse. If it was edited since, the undo is refused.
            for (claim, live) in zip(logged.claims, made) where live.isEmpty {
                guard try reader.tombstone(of: claim.id)?.replacement == nil else { throw try changed(logged, claim) }
            }
            for claims in made { try takeBack(claims, by: actor) }
            return
        }
        for (claim, live) in zip(logged.claims, made) where live.isEmpty {
            throw try changed(logged, claim)
        }
        let gone = try logged.tombstones.compactMap { try reader.claim($0.claim) }.sorted { $0.clock < $1.clock }
        let expected = Set(made.joined().map(\.id))
        // A log that is older than the removal was beside the removed one, so only a newer one is a later change.
        let removed = logged.tombstones.map(\.clock).min()
        for slot in Set(gone.map(\.slot)).sorted() {
            for other in try reader.liveClaims(of: slot)
            where !expected.contains(other.id) && removed.map({ other.clock > $0 }) != false {
                throw try changed(logged, other)
            }
        }
        let brought = gone.map { $0.again(room.tick()) }
        for claim in brought { try append(claim) }
        for claims in made { try takeBack(claims, by: actor, replacement: brought.last?.id) }
    }

    private func changed(_ logged: LoggedChange, _ claim: Claim) throws -> StoreError {
        let tombstone = try reader.tombstone(of: claim.id)
        return .changedSince(
            change: logged.change.id,
            table: "claim",
            key: [.text(claim.id.rawValue)],
            actor: (tombstone?.member ?? claim.member).rawValue,
            at: tombstone?.at ?? claim.recordedAt
        )
    }

    private func writeFields(of logged: LoggedChange) throws {
        // The values that fields had on earlier days (`FieldTrail`, past zones) aren't reverted, because those days did have them. `keepTrail`
        // and `keepZone` below record the undo from today on.
        let fields = logged.fields.filter {
            FieldTrail.parts(of: $0.key.field) == nil && Room.move(ofField: $0.key.field) == nil
        }
        let made = Set(
            fields.filter { $0.before == nil && ["name", "patient"].contains($0.key.field) }.map(\.key.entity)
        )
        // A reaction is taken back by its symptom alone, as a deletion does. The server lets a logger blank no other field that tells whose it is.
        let noted = Set(
            fields.filter { $0.before == nil && $0.key.kind == "reaction" && $0.key.field == "symptom" }
                .map(\.key.entity)
        )
        if let used = try fields.first(where: { try reader.isLogged($0) }) {
            throw StoreError.cannotUndo(
                change: logged.change.id,
                reason: localized("there are logs with \(used.key.kind) \(used.key.entity), which would be gone")
            )
        }
        var later: [LoggedChange]?
        for field in fields {
            let current = try reader.register(field.key)
            if current?.clock != field.after.clock {
                let known = try later ?? reader.changes(after: logged.change.id)
                later = known
                let clock = try current.map { try reader.origin(of: $0, among: known) }
                guard clock == field.after.clock else { throw changed(logged, field.key, known) }
            }
            if field.key == PlanReader.codeKey {
                // Somebody who was shut out may know a code that was voided or replaced, so no undo brings one back.
                try setCode(nil)
                continue
            }
            if noted.contains(field.key.entity), field.key.field != "symptom" { continue }
            let text = field.before?.value ?? ""
            if Register.Key.hasTrail(field.key.kind, field.key.field), !made.contains(field.key.entity) {
                try keepTrail(of: field.key, from: current, to: text, since: nil)
            }
            if field.key == PlanReader.zoneKey { try keepZone(current, before: text) }
            try put(Register(key: field.key, value: text, clock: room.tick()), over: current)
            if field.key.kind == "member", field.key.field == "role", let role = Member.Role(rawValue: text) {
                try setRole(role, ofAccountsOf: ID(field.key.entity))
            }
        }
    }

    private func changed(_ logged: LoggedChange, _ key: Register.Key, _ later: [LoggedChange]) -> StoreError {
        let culprit = later.first { $0.fields.contains { $0.key == key } }?.change
        return .changedSince(
            change: logged.change.id,
            table: "register",
            key: [.text(key.scope), .text(key.kind), .text(key.entity), .text(key.field)],
            actor: culprit?.actor,
            at: culprit?.at
        )
    }
}

extension PlanReader {
    /// Whether this field created an item, a cycle or a member that has logs since then.
    ///
    /// - Complexity: O(*n*) in the number of logs since.
    fileprivate func isLogged(_ field: LoggedChange.Field) throws -> Bool {
        guard field.before == nil, ["item", "cycle", "member"].contains(field.key.kind) else { return false }
        return try hasLog(since: field.after.clock, column: field.key.kind, field.key.entity)
    }

    /// The changes after a change, newest first.
    fileprivate func changes(after id: Int64) throws -> [LoggedChange] {
        var found: [LoggedChange] = []
        var before: Int64?
        while true {
            let page = try ChangeLog.changes(limit: 50, before: before, in: db)
            found += page.prefix { $0.id > id }.map(LoggedChange.init)
            guard let last = page.last, last.id > id else { return found }
            before = last.id
        }
    }

    /// The clock of the write that first set a register's value. Undos may have written the value again under newer clocks.
    fileprivate func origin(of register: Register, among later: [LoggedChange]) throws -> HybridClock {
        var clock = register.clock
        // The changes are newest first, so one pass also resolves nested undos.
        for undo in later {
            guard let undone = undo.change.undoes, undo.fields.contains(where: { $0.after.clock == clock }),
                let change = try ChangeLog.change(undone, in: db),
                let field = LoggedChange(change).fields.first(where: { $0.key == register.key }),
                let before = field.before
            else { continue }
            clock = before.clock
        }
        return clock
    }
}
