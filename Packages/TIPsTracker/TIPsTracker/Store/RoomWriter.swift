import Foundation
import GRDB
import StorageKit
import TimeKit
import WordKit

/// One transaction at one instant by one member. Rows of the room are only written through a ``RoomChange``, which `change` begins.
///
/// Tables that concern this device alone aren't in the change log: its member, the room's address and accounts, and the outbox.
final class RoomWriter {
    let db: Database
    /// The time of the use case.
    let now: Instant
    let deviceZone: TimeZone
    /// The acting member; nil before there is one.
    let actor: Member.ID?
    private let useCase: String
    let node: String
    private var newest: HybridClock?
    /// The summary of the last change; before a change, the name of the use case.
    private(set) var summary: String
    /// The changes to send to other devices.
    var outgoing = Outgoing()

    init(
        db: Database,
        useCase: String,
        now: Instant,
        deviceZone: TimeZone,
        actor: Member.ID?,
        node: String
    ) throws {
        self.db = db
        self.useCase = useCase
        self.now = now
        self.deviceZone = deviceZone
        self.actor = actor
        self.node = node
        summary = useCase
        let reader = PlanReader(db: db)
        try goOn(before: reader.endOfClocks(at: now))
    }

    var reader: PlanReader { PlanReader(db: db) }

    /// The newest clock that this device has seen or created.
    var newestClock: HybridClock? { newest }

    /// Continues from the newest clock before a text.
    func goOn(before end: String) throws {
        newest = try reader.newestEntry(before: end)
    }

    /// Creates the next clock; each is later than the previous one.
    func tick() -> HybridClock {
        let next = HybridClock.next(after: newest, now: now, node: node)
        newest = next
        return next
    }

    /// Begins a change of the change log, through which rows are written.
    ///
    /// - Parameters:
    ///   - kind: the kind of the subject: "item", "log", "cycle", …
    ///   - id: the subject's id.
    ///   - summary: the text for users in English, in which it is kept: "Peanut logged". ``localized(kept:)`` shows it in other languages.
    ///   - by: the logged member if it isn't the acting one.
    func change(
        _ kind: String,
        _ id: String,
        _ summary: @autoclosure () -> String,
        by member: Member.ID? = nil
    ) -> RoomChange {
        let cause = cause(EntityRef(kind: kind, id: id), inEnglish(summary), by: member?.rawValue)
        self.summary = cause.summary
        return RoomChange(room: self, scope: ChangeScope(db: db, cause: cause))
    }

    /// Undoes a change: `body` writes its inverse, and the change log records both.
    func takeBack(
        _ change: Change,
        _ summary: @autoclosure () -> String,
        _ body: (RoomChange) throws -> Void
    ) throws {
        let cause = cause(change.subject, inEnglish(summary))
        self.summary = cause.summary
        try ChangeLog.takeBack(change.id, cause: cause, in: db) { scope in
            try body(RoomChange(room: self, scope: scope))
        }
    }

    /// Writes data of other devices, or returns to it. It isn't sent or undoable, and the change log records it without its rows.
    ///
    /// - Parameter body: returns the summary for the change log, and makes its texts in English; nil if nothing was new.
    func receive(_ kind: String, _ body: (RoomChange) throws -> String?) throws {
        let summary = try inEnglish { try body(RoomChange(room: self, scope: nil)) }
        guard let summary else { return }
        let cause = cause(EntityRef(kind: kind, id: kind), summary, by: Self.others)
        _ = try ChangeScope(db: db, cause: cause).changeID
    }

    /// Notes in the change log that another device's dose took the place of one of this device.
    func noteOverruled(_ words: String, of key: Register.Key) throws {
        let cause = cause(EntityRef(kind: PlanReader.overruledKind, id: key.entity), words, by: Self.others)
        _ = try ChangeScope(db: db, cause: cause).changeID
    }

    /// Notes in the change log that another device changed the plan. The parts of one change that arrive apart are one note.
    ///
    /// - Parameter clock: the clock of the change. A time that is still to come by this device's clock is that of the arrival.
    func noteOthers(_ words: String, at clock: HybridClock) throws {
        let subject = EntityRef(kind: PlanReader.othersKind, id: clock.node)
        var cause = cause(subject, words, by: Self.others)
        cause.at = min(now, Instant(milliseconds: clock.milliseconds))
        if let last = try ChangeLog.changes(for: subject, limit: 1, in: db).first, last.summary == words,
            cause.at < last.at.adding(minutes: 1)
        {
            return
        }
        _ = try ChangeScope(db: db, cause: cause).changeID
    }

    private func cause(_ subject: EntityRef, _ summary: String, by author: String? = nil) -> ChangeCause {
        ChangeCause(
            actor: author ?? actor?.rawValue ?? "setup",
            at: now,
            useCase: useCase,
            subject: subject,
            summary: summary
        )
    }

    /// The change log's actor for other devices; no member has this id.
    static let others = "the others"

    /// - Throws: `notSetUp`, `notAllowed`.
    func member(_ action: Permission.Action) throws -> Member { try reader.member(actor, action) }
}

/// A change of the change log that writes rows of the room. Only a ``RoomWriter`` makes one, so no row is written before the log says what it
/// is about.
struct RoomChange {
    let room: RoomWriter
    /// Writes and logs rows; nil for data of other devices, which is neither sent nor logged by rows.
    private let scope: ChangeScope?

    fileprivate init(room: RoomWriter, scope: ChangeScope?) {
        self.room = room
        self.scope = scope
    }

    var db: Database { room.db }
    var reader: PlanReader { room.reader }

    /// Inserts a row, and records what to send of it.
    func insert(into table: String, _ values: [String: StoredValue], _ note: (inout Outgoing) -> Void) throws {
        if let scope {
            note(&room.outgoing)
            try scope.insert(into: table, values)
            return
        }
        let columns = values.keys.sorted()
        let marks = Array(repeating: "?", count: columns.count).joined(separator: ", ")
        let sql = "INSERT INTO \(table) (\(columns.joined(separator: ", "))) VALUES (\(marks))"
        try db.cachedStatement(sql: sql).execute(arguments: StatementArguments(columns.map { values[$0] ?? .null }))
    }

    /// Updates a row, and records what to send of it.
    func update(
        _ table: String,
        key: [(column: String, value: StoredValue)],
        set values: [String: StoredValue],
        _ note: (inout Outgoing) -> Void
    ) throws {
        if let scope {
            note(&room.outgoing)
            try scope.update(table, key: key.map(\.value), set: values)
            return
        }
        let columns = values.keys.sorted()
        let assignments = columns.map { "\($0) = ?" }.joined(separator: ", ")
        let condition = key.map { "\($0.column) = ?" }.joined(separator: " AND ")
        try db.cachedStatement(sql: "UPDATE \(table) SET \(assignments) WHERE \(condition)")
            .execute(arguments: StatementArguments(columns.map { values[$0] ?? .null } + key.map { $0.value }))
    }
}

// MARK: Registers

extension RoomChange {
    /// Writes a field with a new clock; nil empties it. An equal value isn't written again.
    func set(_ key: Register.Key, to value: (any RegisterValue)?) throws {
        let text = value?.registerText ?? ""
        let known = try reader.register(key)
        guard known.map({ $0.value != text }) ?? !text.isEmpty else { return }
        try put(Register(key: key, value: text, clock: room.tick()), over: known)
    }

    func set(_ values: [String: (any RegisterValue)?], scope: String, kind: String, entity: String) throws {
        for (field, value) in values.sorted(by: { $0.key < $1.key }) {
            try set(Register.Key(scope: scope, kind: kind, entity: entity, field: field), to: value)
        }
    }

    /// Writes a register with its own clock; `known` is the current one.
    func put(_ register: Register, over known: Register?) throws {
        let key = register.key
        let values: [String: StoredValue] = [
            "value": .text(register.value), "clock": .text(register.clock.text),
        ]
        let note = { (outgoing: inout Outgoing) in outgoing.add(register, over: known) }
        let keys: [(column: String, value: StoredValue)] = [
            ("scope", .text(key.scope)), ("kind", .text(key.kind)), ("entity", .text(key.entity)),
            ("field", .text(key.field)),
        ]
        if known == nil {
            let row = keys.reduce(into: values) { $0[$1.column] = $1.value }
            try insert(into: "register", row, note)
        } else {
            try update("register", key: keys, set: values, note)
        }
    }

    func save(_ member: Member) throws {
        try set(member.fields, scope: PlanReader.roomScope, kind: "member", entity: member.id.rawValue)
    }

    /// Writes a cycle. Its previous dates remain for the days on which they were valid.
    func save(_ cycle: Cycle) throws {
        try setKept(
            cycle.fields,
            scope: PlanReader.roomScope,
            kind: "cycle",
            entity: cycle.id.rawValue,
            since: try reader.firstDay(of: cycle.id)
        )
    }

    /// Writes an item. Its previous name, place and doses remain for the days on which they were valid.
    func save(_ item: Item) throws {
        let start = try item.added ?? reader.cycle(item.cycle)?.start
        try setKept(item.fields, scope: item.cycle.rawValue, kind: "item", entity: item.id.rawValue, since: start)
    }

    /// Writes fields of an entity, and extends the trails of those that have one.
    func setKept(
        _ values: [String: (any RegisterValue)?],
        scope: String,
        kind: String,
        entity: String,
        since start: LocalDate?
    ) throws {
        for (field, value) in values.sorted(by: { $0.key < $1.key }) where Register.Key.hasTrail(kind, field) {
            let key = Register.Key(scope: scope, kind: kind, entity: entity, field: field)
            try keepTrail(of: key, from: try reader.register(key), to: value?.registerText ?? "", since: start)
        }
        try set(values, scope: scope, kind: kind, entity: entity)
    }

    func save(_ settings: MemberSettings, of member: Member.ID) throws {
        try set(settings.fields, scope: member.rawValue, kind: "settings", entity: "settings")
    }
}

// MARK: Running a use case

extension TIPsTracker {
    /// Reads the tables in one transaction.
    func read<Value>(_ body: (PlanReader) throws -> Value) throws(TIPsError) -> Value {
        do {
            return try store.read { db in try body(PlanReader(db: db)) }
        } catch {
            throw TIPsError(error)
        }
    }

    /// Writes in one transaction. `useCase` is the method's name for the change log.
    func write<Value>(_ useCase: String, _ body: (RoomWriter) throws -> Value) throws(TIPsError) -> Value {
        let now = clock.now()
        let zone = clock.zone()
        do {
            return try store.write(under: operation) { db in
                let device = try device(in: db, now: now)
                let writer = try RoomWriter(
                    db: db,
                    useCase: useCase,
                    now: now,
                    deviceZone: zone,
                    actor: actor ?? device.member,
                    node: device.node
                )
                let result = try body(writer)
                try writer.queueOutgoing()
                if isRehearsal { throw TIPsError.fault("a rehearsal writes nothing") }
                return result
            }
        } catch {
            throw TIPsError(error)
        }
    }

    /// This device, which gets its node id at the first write.
    private func device(in db: Database, now: Instant) throws -> Device {
        if let device = try PlanReader(db: db).device() { return device }
        let id: ID<Device> = ids.next(at: now)
        let node = String(id.rawValue.lowercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber) }.suffix(10))
        try db.execute(sql: "INSERT INTO device (id, node) VALUES (1, ?)", arguments: [node])
        return Device(node: node, member: nil)
    }
}
