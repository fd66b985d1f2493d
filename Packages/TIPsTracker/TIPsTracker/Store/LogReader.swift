import GRDB
import StorageKit
import TimeKit

// Reads of logs. The cost of each depends on the given days, slot or limit, not on the size of the history.

extension PlanReader {
    private static let isLive = "NOT EXISTS (SELECT 1 FROM tombstone WHERE tombstone.claim = claim.id)"

    private func claims(_ condition: String, _ arguments: StatementArguments) throws -> [Claim] {
        let statement = try db.cachedStatement(sql: "SELECT \(Claim.columns) FROM claim WHERE \(condition)")
        return try Row.fetchAll(statement, arguments: arguments).map(Claim.init)
    }

    /// The live claims on days, unsorted.
    func liveClaims(in days: Range<LocalDate>) throws -> [Claim] {
        try claims(
            "day >= ? AND day < ? AND \(Self.isLive)",
            [days.lowerBound.description, days.upperBound.description]
        )
    }

    /// The removals and edits of the logs of days by any device, with the removed logs, oldest first.
    func removals(in days: Range<LocalDate>) throws -> [(log: Claim, tombstone: Tombstone)] {
        let gone = try claims(
            "day >= ? AND day < ? AND NOT \(Self.isLive)",
            [days.lowerBound.description, days.upperBound.description]
        )
        return try gone.compactMap { log in try tombstone(of: log.id).map { (log: log, tombstone: $0) } }
            .sorted { $0.tombstone.clock < $1.tombstone.clock }
    }

    /// The logs of a range of days, given as texts.
    func entries(from first: String, to end: String) throws -> [LogEntry] {
        LogEntry.entries(of: try claims("day >= ? AND day < ? AND \(Self.isLive)", [first, end]))
    }

    /// The live claims of a slot, oldest first.
    func liveClaims(of slot: Slot) throws -> [Claim] {
        try claims("day = ? AND item = ? AND \(Self.isLive)", [slot.day.description, slot.item.rawValue])
            .sorted { $0.clock < $1.clock }
    }

    /// A claim, live or removed.
    func claim(_ id: Claim.ID) throws -> Claim? {
        try claims("id = ?", [id.rawValue]).first
    }

    func tombstone(of claim: Claim.ID) throws -> Tombstone? {
        let statement = try db.cachedStatement(sql: "SELECT \(Tombstone.columns) FROM tombstone WHERE claim = ?")
        return try Row.fetchOne(statement, arguments: [claim.rawValue]).map(Tombstone.init)
    }

    /// The shown log of a slot.
    func entry(of slot: Slot) throws -> LogEntry? {
        LogEntry(liveClaims: try liveClaims(of: slot))
    }

    /// The current log of a claim, with the others in its slot; nil if it was removed or never existed.
    func entry(of claim: Claim.ID) throws -> LogEntry? {
        guard let shown = try successor(of: claim) else { return nil }
        return LogEntry(liveClaims: try liveClaims(of: shown.slot), showing: shown)
    }

    /// The live successor of a claim: itself, its edited version, or the tick that an undo restored.
    func successor(of id: Claim.ID) throws -> Claim? {
        try newestVersion(of: id).flatMap { $0.isLive ? $0.claim : nil }
    }

    /// The newest version of a claim, live or removed; nil if the claim never existed.
    private func newestVersion(of id: Claim.ID) throws -> (claim: Claim, isLive: Bool)? {
        var id = id
        var newest: Claim?
        var seen: Set<Claim.ID> = []
        while seen.insert(id).inserted, let claim = try claim(id) {
            guard let tombstone = try tombstone(of: id) else { return (claim, true) }
            newest = claim
            if let replacement = tombstone.replacement {
                id = replacement
            } else if let again = try claims(of: claim.slot).first(where: {
                claim.clock < $0.clock && claim.isSameTick(as: $0)
            }) {
                id = again.id
            }
        }
        return newest.map { ($0, false) }
    }

    /// The id of the newest version of the only log with an id or a beginning of one, live or removed; else the text itself.
    func newestID(named text: Claim.ID) throws -> Claim.ID {
        if let exact = try newestVersion(of: text) { return exact.claim.id }
        let wanted = text.rawValue.lowercased()
        guard LogName.isPart(wanted) else { return text }
        let named = try claims("id >= ? AND id < ? ORDER BY id LIMIT 10", [wanted, wanted + "~"])
        let newest = Set(try named.compactMap { try newestVersion(of: $0.id)?.claim.id })
        return newest.count == 1 ? newest.first ?? text : text
    }

    /// All claims of a slot, live or removed, oldest first.
    func claims(of slot: Slot) throws -> [Claim] {
        try claims("day = ? AND item = ?", [slot.day.description, slot.item.rawValue]).sorted { $0.clock < $1.clock }
    }

    /// The logs of days, by day and time.
    func entries(in days: Range<LocalDate>) throws -> [LogEntry] {
        LogEntry.entries(of: try liveClaims(in: days))
    }

    /// Whether a live claim later than a clock has a value in a column.
    func hasLog(since clock: HybridClock, column: String, _ value: String) throws -> Bool {
        let condition = "id > ? AND \(column.quotedDatabaseIdentifier) = ? AND \(Self.isLive) LIMIT 1"
        return try !claims(condition, [clock.text, value]).isEmpty
    }

    /// The number of days on which each item was logged in a category.
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
    /// Groups live claims into the shown logs, by day and time.
    static func entries(of claims: [Claim]) -> [LogEntry] {
        Dictionary(grouping: claims, by: \.slot).values.compactMap { LogEntry(liveClaims: $0) }
            .sorted { ($0.day, $0.at, $0.claim.clock) < ($1.day, $1.at, $1.claim.clock) }
    }
}

// MARK: History

/// A part of the history, newest first.
struct HistoryStretch {
    /// The logs, newest first.
    let entries: [LogEntry]
    /// The day before which the history continues; nil at its beginning.
    let before: LocalDate?
}

extension PlanReader {
    /// The newest logs before a day. Days aren't split, so the limit may be exceeded by less than a day.
    ///
    /// - Complexity: O(limit).
    func history(before: LocalDate?, limit: Int) throws -> HistoryStretch {
        let statement = try db.cachedStatement(
            sql: """
                SELECT \(Claim.columns) FROM claim WHERE day < ? AND \(Self.isLive) ORDER BY day DESC, item DESC
                """
        )
        // The default is later than all days.
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

    /// The first day of all cycles and logs, but at most `last`.
    func firstDay(or last: LocalDate, in cycles: [Cycle]) throws -> LocalDate {
        let logged = try String.fetchOne(db, sql: "SELECT min(day) FROM claim").flatMap { LocalDate($0) }
        return min(cycles.first?.start ?? last, logged ?? last, last)
    }

    /// The live claims of an id's beginning, or else of its ending, at most `limit`. Only the search for endings scans all claims.
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

/// The rule for the beginning or the ending of a log's id.
enum LogName {
    static func isPart(_ text: String) -> Bool {
        text.utf8.count >= 4 && text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7E }
    }
}
