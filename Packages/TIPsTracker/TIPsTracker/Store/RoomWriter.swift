import Foundation
import GRDB
import StorageKit
import TimeKit

/// What a use case may do to the tables, all within one transaction, at one instant, by one member.
final class RoomWriter {
    let db: Database
    /// The one "now" of the use case.
    let now: Instant
    /// Where the device is.
    let deviceZone: TimeZone
    /// Who acts; nil before there is a member.
    let actor: Member.ID?
    private let useCase: String
    let node: String
    private var newest: HybridClock?
    private var journal: ChangeScope?
    /// Whether what is written came from the others: then it is neither sent to them nor in the change log row by row.
    private var isIncoming = false
    /// What is written here and the others must hear of.
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
        let reader = PlanReader(db: db)
        try goOn(before: reader.endOfClocks(at: now))
    }

    var reader: PlanReader { PlanReader(db: db) }

    /// The newest clock this device has seen or given.
    var newestClock: HybridClock? { newest }

    /// Goes on from the newest clock that comes before a text.
    func goOn(before end: String) throws {
        // A refused operation stands in no table and may come back.
        newest = [try reader.newestClock(before: end), try reader.newestParkedClock(before: end)].compactMap(\.self)
            .max()
    }

    /// The next time of this device: each call gives a later one.
    func tick() -> HybridClock {
        let next = HybridClock.next(after: newest, now: now, node: node)
        newest = next
        return next
    }

    /// Begins the entry of the change log that everything written from now on belongs to.
    ///
    /// - Parameters:
    ///   - kind: What it is about: "item", "log", "cycle", …
    ///   - id: Which.
    ///   - summary: For people: "Peanut logged".
    ///   - by: The member it is noted under, where that is not who acts.
    func note(_ kind: String, _ id: String, _ summary: String, by member: Member.ID? = nil) {
        journal = ChangeScope(
            db: db,
            cause: ChangeCause(
                actor: (member ?? actor)?.rawValue ?? "setup",
                at: now,
                useCase: useCase,
                subject: EntityRef(kind: kind, id: id),
                summary: summary
            )
        )
    }

    /// Takes a change back: what `body` writes makes up for it, and the change log notes both.
    func takeBack(_ change: Change, _ summary: String, _ body: () throws -> Void) throws {
        let cause = ChangeCause(
            actor: actor?.rawValue ?? "setup",
            at: now,
            useCase: useCase,
            subject: change.subject,
            summary: summary
        )
        try ChangeLog.takeBack(change.id, cause: cause, in: db) { scope in
            journal = scope
            try body()
        }
    }

    /// What rows are written through; `note` must have been called.
    var scope: ChangeScope {
        get throws {
            guard let journal else { throw TIPsError.fault("\(useCase) writes before it says what it is about") }
            return journal
        }
    }

    /// What is written from now on came from the others, or goes back to what they have: it isn't sent, an undo never takes it back, and the change
    /// log notes that it came, without its rows.
    ///
    /// - Parameter body: returns what the change log says; nil where nothing was new.
    func receive(_ kind: String, _ body: () throws -> String?) throws {
        isIncoming = true
        defer { isIncoming = false }
        guard let summary = try body() else { return }
        let cause = ChangeCause(
            actor: Self.others,
            at: now,
            useCase: useCase,
            subject: EntityRef(kind: kind, id: kind),
            summary: summary
        )
        _ = try ChangeScope(db: db, cause: cause).changeID
    }

    /// Whom the change log names for what came in: nobody's id.
    static let others = "the others"

    /// Inserts a row, and keeps what of it is to be sent.
    func insert(into table: String, _ values: [String: StoredValue], _ note: (inout Outgoing) -> Void) throws {
        guard isIncoming else {
            note(&outgoing)
            try scope.insert(into: table, values)
            return
        }
        let columns = values.keys.sorted()
        let marks = Array(repeating: "?", count: columns.count).joined(separator: ", ")
        let sql = "INSERT INTO \(table) (\(columns.joined(separator: ", "))) VALUES (\(marks))"
        try db.cachedStatement(sql: sql).execute(arguments: StatementArguments(columns.map { values[$0] ?? .null }))
    }

    /// Changes the row of a key, and keeps what of it is to be sent.
    func update(
        _ table: String,
        key: [(column: String, value: StoredValue)],
        set values: [String: StoredValue],
        _ note: (inout Outgoing) -> Void
    ) throws {
        guard isIncoming else {
            note(&outgoing)
            try scope.update(table, key: key.map(\.value), set: values)
            return
        }
        let columns = values.keys.sorted()
        let assignments = columns.map { "\($0) = ?" }.joined(separator: ", ")
        let condition = key.map { "\($0.column) = ?" }.joined(separator: " AND ")
        try db.cachedStatement(sql: "UPDATE \(table) SET \(assignments) WHERE \(condition)")
            .execute(arguments: StatementArguments(columns.map { values[$0] ?? .null } + key.map { $0.value }))
    }

    /// The words of the change log for what is being done.
    var summary: String { journal?.cause.summary ?? useCase }

    /// The member who acts, if they may do this; throws `notSetUp`, `notAllowed`.
    func member(_ action: Permission.Action) throws -> Member { try reader.member(actor, action) }
}

// MARK: Registers

extension RoomWriter {
    /// Writes a field with a new clock; nil empties it. A value that stands there already is not written again.
    func set(_ key: Register.Key, to value: (any RegisterValue)?) throws {
        let text = value?.registerText ?? ""
        let known = try reader.register(key)
        guard known.map({ $0.value != text }) ?? !text.isEmpty else { return }
        try put(Register(key: key, value: text, clock: tick()), over: known)
    }

    /// Writes several fields of an entity.
    func set(_ values: [String: (any RegisterValue)?], scope: String, kind: String, entity: String) throws {
        for (field, value) in values.sorted(by: { $0.key < $1.key }) {
            try set(Register.Key(scope: scope, kind: kind, entity: entity, field: field), to: value)
        }
    }

    /// Writes a register as it is, clock and all; `known` is what stands there.
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

    func save(_ cycle: Cycle) throws {
        try set(cycle.fields, scope: PlanReader.roomScope, kind: "cycle", entity: cycle.id.rawValue)
    }

    /// Writes an item. Its name and doses up to now stay known for the days on which they were true.
    func save(_ item: Item) throws {
        let start = try item.added ?? reader.cycle(item.cycle)?.start
        try setKept(item.fields, scope: item.cycle.rawValue, kind: "item", entity: item.id.rawValue, since: start)
    }

    /// Writes several fields of an entity, and keeps the trail of those that have one.
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
    /// One consistent look at the tables.
    func read<Value>(_ body: (PlanReader) throws -> Value) throws(TIPsError) -> Value {
        do {
            return try store.read { db in try body(PlanReader(db: db)) }
        } catch {
            throw TIPsError(error)
        }
    }

    /// One transaction: all of it or nothing. `useCase` is the method's name, for the change log.
    func write<Value>(_ useCase: String, _ body: (RoomWriter) throws -> Value) throws(TIPsError) -> Value {
        let now = clock.now()
        let zone = clock.zone()
        do {
            return try store.write { db in
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
                return result
            }
        } catch {
            throw TIPsError(error)
        }
    }

    /// This device, which gets its name at the first write.
    private func device(in db: Database, now: Instant) throws -> Device {
        if let device = try PlanReader(db: db).device() { return device }
        let id: ID<Device> = ids.next(at: now)
        let node = String(id.rawValue.lowercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber) }.suffix(10))
        try db.execute(sql: "INSERT INTO device (id, node) VALUES (1, ?)", arguments: [node])
        return Device(node: node, member: nil)
    }
}
