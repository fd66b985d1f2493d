import GRDB
import StorageKit
import TimeKit

// What can be asked of the logs. Each query is bounded by the days, the box or the number it is asked for, never by how much there is.

extension PlanReader {
    private static let isLive = "NOT EXISTS (SELECT 1 FROM tombstone WHERE tombstone.claim = claim.id)"

    private func claims(_ condition: String, _ arguments: StatementArguments) throws -> [Claim] {
        let statement = try db.cachedStatement(sql: "SELECT \(Claim.columns) FROM claim WHERE \(condition)")
        return try Row.fetchAll(statement, arguments: arguments).map(Claim.init)
    }

    /// The claims on days that were not taken back, in no particular order.
    func liveClaims(in days: Range<LocalDate>) throws -> [Claim] {
        try claims(
            "day >= ? AND day < ? AND \(Self.isLive)",
            [days.lowerBound.description, days.upperBound.description]
        )
    }

    /// What is logged from one day on and before another, given as texts.
    func entries(from first: String, to end: String) throws -> [LogEntry] {
        LogEntry.entries(of: try claims("day >= ? AND day < ? AND \(Self.isLive)", [first, end]))
    }

    /// The claims of one box that were not taken back, oldest first.
    func liveClaims(of slot: Slot) throws -> [Claim] {
        try claims("day = ? AND item = ? AND \(Self.isLive)", [slot.day.description, slot.item.rawValue])
            .sorted { $0.clock < $1.clock }
    }

    /// A claim, taken back or not.
    func claim(_ id: Claim.ID) throws -> Claim? {
        try claims("id = ?", [id.rawValue]).first
    }

    /// The tombstone of a claim.
    func tombstone(of claim: Claim.ID) throws -> Tombstone? {
        let statement = try db.cachedStatement(sql: "SELECT \(Tombstone.columns) FROM tombstone WHERE claim = ?")
        return try Row.fetchOne(statement, arguments: [claim.rawValue]).map(Tombstone.init)
    }

    /// What a box shows; nil for an empty one.
    func entry(of slot: Slot) throws -> LogEntry? {
        LogEntry(liveClaims: try liveClaims(of: slot))
    }

    /// The log that a claim has become, with the others of its box; nil where the claim was taken back or never was.
    func entry(of claim: Claim.ID) throws -> LogEntry? {
        guard let shown = try successor(of: claim) else { return nil }
        return LogEntry(liveClaims: try liveClaims(of: shown.slot), showing: shown)
    }

    /// The live claim that a claim has become: itself, the one it was edited to, or the same tick brought back by an undo.
    func successor(of id: Claim.ID) throws -> Claim? {
        var id = id
        var seen: Set<Claim.ID> = []
        while seen.insert(id).inserted, let claim = try claim(id) {
            guard let tombstone = try tombstone(of: id) else { return claim }
            if let replacement = tombstone.replacement {
                id = replacement
            } else if let again = try claims(of: claim.slot).first(where: {
                claim.clock < $0.clock && claim.isSameTick(as: $0)
            }) {
                id = again.id
            }
        }
        return nil
    }

    /// All claims of one box, taken back or not, oldest first.
    private func claims(of slot: Slot) throws -> [Claim] {
        try claims("day = ? AND item = ?", [slot.day.description, slot.item.rawValue]).sorted { $0.clock < $1.clock }
    }

    /// What is logged on days, by day and then by the time it was taken.
    func entries(in days: Range<LocalDate>) throws -> [LogEntry] {
        LogEntry.entries(of: try liveClaims(in: days))
    }

    /// Whether a live claim that was made after a clock has a value in a column.
    func hasLog(since clock: HybridClock, column: String, _ value: String) throws -> Bool {
        let condition = "id > ? AND \(column.quotedDatabaseIdentifier) = ? AND \(Self.isLive) LIMIT 1"
        return try !claims(condition, [clock.text, value]).isEmpty
    }

    /// How often each item was logged on days, by the category it was in then.
    func counts(in days: Range<LocalDate>, of category: Category) throws -> [Item.ID: Int] {
        let statement = try db.cachedStatement(
            sql: """
                SELECT item, count(DISTINCT day) FROM claim
                WHERE day >= ? AND day < ? AND category = ? AND \(Self.isLive) GROUP BY item
                """
        )
        let rows = try Row.fetchAll(
            statement,
            arguments: [days.lowerBound.description, days.upperBound.description, category.rawValue]
        )
        return Dictionary(rows.map { (ID($0[0] as String), $0[1] as Int) }) { $1 }
    }
}

extension LogEntry {
    /// What boxes show, from all their live claims: by day and then by the time it was taken.
    static func entries(of claims: [Claim]) -> [LogEntry] {
        Dictionary(grouping: claims, by: \.slot).values.compactMap { LogEntry(liveClaims: $0) }
            .sorted { ($0.day, $0.at, $0.claim.clock) < ($1.day, $1.at, $1.claim.clock) }
    }
}

// MARK: History

/// Some days of the history, newest first.
struct HistoryStretch {
    /// What was logged, newest first.
    let entries: [LogEntry]
    /// The days before this one have not been read; nil where there is nothing before.
    let before: LocalDate?
}

extension PlanReader {
    /// The newest logs of the days before one; a day is never cut, so a page may be longer than its limit by less than a day.
    ///
    /// O(limit), however long the history.
    func history(before: LocalDate?, limit: Int) throws -> HistoryStretch {
        let statement = try db.cachedStatement(
            sql: """
                SELECT \(Claim.columns) FROM claim WHERE day < ? AND \(Self.isLive) ORDER BY day DESC, item DESC
                """
        )
        // Later than every day that can be written.
        let rows = try Row.fetchCursor(statement, arguments: [before?.description ?? "~"])
        var claims: [Claim] = []
        while let row = try rows.next() {
            let claim = try Claim(row)
            if claims.count >= limit, let last = claims.last, last.slot.day != claim.slot.day {
                return HistoryStretch(entries: LogEntry.entries(of: claims).reversed(), before: last.slot.day)
            }
            claims.append(claim)
        }
        return HistoryStretch(entries: LogEntry.entries(of: claims).reversed(), before: nil)
    }

    /// The first day that one of the room's cycles or a log has, and no later than `last`.
    func firstDay(or last: LocalDate, in cycles: [Cycle]) throws -> LocalDate {
        let logged = try String.fetchOne(db, sql: "SELECT min(day) FROM claim").flatMap { LocalDate($0) }
        return min(cycles.first?.start ?? last, logged ?? last, last)
    }

    /// The live claims that the claims whose ids begin so have become, or, where there are none, the live claims whose ids end so: at most `limit` of
    /// them. Only endings are looked for everywhere.
    func liveClaims(named text: String, limit: Int) throws -> [Claim] {
        if let exact = try successor(of: ID(text)) { return [exact] }
        var found: [Claim] = []
        for claim in try claims("id >= ? AND id < ? ORDER BY id LIMIT ?", [text, text + "~", 10 * limit]) {
            guard let live = try successor(of: claim.id), !found.contains(live) else { continue }
            found.append(live)
            if found.count == limit { break }
        }
        guard found.isEmpty else { return found }
        return try claims("substr(id, -length(?)) = ? AND \(Self.isLive) ORDER BY id LIMIT ?", [text, text, limit])
    }
}
