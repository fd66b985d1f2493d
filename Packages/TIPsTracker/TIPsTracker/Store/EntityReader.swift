import GRDB
import StorageKit
import TimeKit

// Reads of single entities. A tick needs several of them, so each query is as small as possible.

extension PlanReader {
    /// The fields of an entity; nil if there are none.
    func fields(scope: String, kind: String, entity: String) throws -> Fields? {
        let statement = try db.cachedStatement(
            sql: "SELECT entity, field, value FROM register WHERE scope = ? AND kind = ? AND entity = ?"
        )
        return try fields(scope: scope, kind: kind, statement, [scope, kind, entity]).first
    }

    /// The fields of all entities of a kind, by id.
    func fields(scope: String, kind: String) throws -> [Fields] {
        let statement = try db.cachedStatement(
            sql: "SELECT entity, field, value FROM register WHERE scope = ? AND kind = ? ORDER BY entity"
        )
        return try fields(scope: scope, kind: kind, statement, [scope, kind])
    }

    /// Groups rows of entity, field and value, which must be sorted by entity.
    func fields(
        scope: String,
        kind: String,
        _ statement: Statement,
        _ arguments: StatementArguments
    ) throws -> [Fields] {
        var all: [Fields] = []
        let rows = try TextTriple.fetchCursor(statement, arguments: arguments)
        while let row = try rows.next() {
            if all.last?.entity != row.first { all.append(Fields(scope: scope, kind: kind, entity: row.first)) }
            all[all.count - 1].add(row.second, row.third)
        }
        return all
    }

    /// The room's own fields.
    ///
    /// - Throws: `notSetUp`.
    func bareRoom() throws -> Room {
        guard let fields = try fields(scope: Self.roomScope, kind: "room", entity: "room") else {
            throw TIPsError.notSetUp
        }
        return try Room(fields)
    }

    /// All cycles, by start.
    func cycles() throws -> [Cycle] {
        try fields(scope: Self.roomScope, kind: "cycle").compactMap(Cycle.init)
            .sorted { ($0.start, $0.number) < ($1.start, $1.number) }
    }

    func cycle(_ id: Cycle.ID) throws -> Cycle? {
        try fields(scope: Self.roomScope, kind: "cycle", entity: id.rawValue).flatMap(Cycle.init)
    }

    /// The changes of a cycle's dates within the cycle, oldest first.
    func moves(of id: Cycle.ID) throws -> [CycleMove] {
        guard let fields = try fields(scope: Self.roomScope, kind: "cycle", entity: id.rawValue) else { return [] }
        let trail = try FieldTrail(fields)
        let first = trail.firstStart
        return try trail.days.compactMap { day in
            guard let before = try Cycle(trail.fields(before: day)),
                let after = try Cycle(trail.fields(before: day.next))
            else { return nil }
            // The undo of a correction leaves a trail before the start, too. A cycle that had started can be moved past the day.
            guard day > min(before.start, first ?? before.start) else { return nil }
            let isMoved = before.start != after.start || before.challenge != after.challenge
            return isMoved ? CycleMove(day: day, before: before, after: after) : nil
        }
    }

    /// The first day of a cycle by its original or its present dates, whichever is earlier. Changes until then are corrections. The original date
    /// matters because a cycle that has started can be moved past today.
    func firstDay(of id: Cycle.ID) throws -> LocalDate? {
        guard let fields = try fields(scope: Self.roomScope, kind: "cycle", entity: id.rawValue),
            let start = try Cycle(fields)?.start
        else { return nil }
        return min(start, try FieldTrail(fields).firstStart ?? start)
    }

    /// The cycle of a day by `CycleRule.current`. Only the last two cycles that start by then are read.
    func currentCycle(on day: LocalDate) throws -> Cycle? {
        let statement = try db.cachedStatement(
            sql: """
                SELECT entity, field, value FROM register
                WHERE scope = 'room' AND kind = 'cycle' AND entity IN (
                    SELECT entity FROM register
                    WHERE scope = 'room' AND kind = 'cycle' AND field = 'start' AND value <= ?
                    ORDER BY value DESC LIMIT 2
                )
                ORDER BY entity
                """
        )
        let found = try fields(scope: Self.roomScope, kind: "cycle", statement, [day.description])
        let last = try found.compactMap(Cycle.init)
        // If a cycle is incomplete, or several start on the same day, all cycles are needed.
        if last.count == found.count, last.count < 2 || last[0].start != last[1].start,
            let current = CycleRule.current(of: last, on: day)
        {
            return current
        }
        return CycleRule.current(of: try cycles(), on: day)
    }

    func item(_ id: Item.ID, in cycle: Cycle.ID) throws -> Item? {
        try fields(scope: cycle.rawValue, kind: "item", entity: id.rawValue).flatMap(Item.init)
    }

    /// An item of a cycle, with only the weekly dose of a day.
    func item(_ id: Item.ID, in cycle: Cycle, on day: LocalDate) throws -> Item? {
        let statement = try db.cachedStatement(
            sql: """
                SELECT entity, field, value FROM register
                WHERE scope = ?1 AND kind = 'item' AND \(Self.isOfWeek) AND entity = ?3
                """
        )
        let scope = cycle.id.rawValue
        let week = Item.field(ofWeek: CyclePosition(of: day, in: cycle).week)
        return try fields(scope: scope, kind: "item", statement, [scope, week, id.rawValue]).first.flatMap(Item.init)
    }

    /// A condition that excludes the weekly doses of other weeks than the second argument.
    static let isOfWeek = "(field NOT BETWEEN 'w0' AND 'w:' OR field = ?2 OR field LIKE ?2 || ':%')"

    /// A member's timer settings; the other settings have their defaults.
    func timerSettings(of member: Member.ID) throws -> MemberSettings {
        let statement = try db.cachedStatement(
            sql: """
                SELECT entity, field, value FROM register
                WHERE scope = ? AND kind = 'settings' AND entity = 'settings' AND field IN ('timerOn', 'timerMinutes')
                """
        )
        let found = try fields(scope: member.rawValue, kind: "settings", statement, [member.rawValue])
        var settings = try found.first.map(MemberSettings.init) ?? MemberSettings()
        settings.timerMinutes = try timing().interval
        return settings
    }

    /// The text of a dose, with its unit's current name.
    func label(_ dose: Dose) throws -> DoseLabel {
        let unit = try fields(scope: Self.roomScope, kind: "unit", entity: dose.unit.rawValue).flatMap(DoseUnit.init)
        return DoseLabel(amount: dose.text, unit: unit?.name ?? "?")
    }
}

/// A row of three texts without NULL. GRDB's `Row` indexes the column names for each query, which takes longer than reading one row.
struct TextTriple: DatabaseValueConvertible, StatementColumnConvertible {
    let first: String
    let second: String
    let third: String

    init?(sqliteStatement: SQLiteStatement, index: CInt) {
        first = String(sqliteStatement: sqliteStatement, index: index)
        second = String(sqliteStatement: sqliteStatement, index: index + 1)
        third = String(sqliteStatement: sqliteStatement, index: index + 2)
    }

    var databaseValue: DatabaseValue { .null }

    static func fromDatabaseValue(_ dbValue: DatabaseValue) -> TextTriple? { nil }
}
