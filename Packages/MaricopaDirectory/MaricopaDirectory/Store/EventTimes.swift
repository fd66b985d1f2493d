import GRDB
import TimeKit

/// An event in a chronological list, with its current or next occurrence.
struct ComingEvent: Hashable {
    let number: Int64
    let start: LocalDateTime
    let end: LocalDateTime
    let titleKey: String
    let id: String

    var key: EventKey { EventKey(start: start, titleKey: titleKey, id: id) }
}

/// The sort key of a chronological list: start, title, id.
struct EventKey: Hashable, Comparable {
    let start: LocalDateTime
    let titleKey: String
    let id: String

    static func < (left: EventKey, right: EventKey) -> Bool {
        if left.start != right.start { return left.start < right.start }
        // SQLite compares texts by their bytes.
        if left.titleKey != right.titleKey { return left.titleKey.utf8.lexicographicallyPrecedes(right.titleKey.utf8) }
        return left.id.utf8.lexicographicallyPrecedes(right.id.utf8)
    }
}

extension DirectoryReader {
    /// Returns up to `limit` events that aren't over at a moment, sorted by start, after `place`.
    ///
    /// It reads only the events that it returns, and those whose occurrence has changed since the last `refreshEventTimes`.
    func comingEvents(at moment: LocalDateTime, after place: EventKey? = nil, limit: Int) throws -> [ComingEvent] {
        let now = moment.description
        var found = try staleEvents(at: moment).compactMap { number, schedule -> ComingEvent? in
            guard let current = EventRule.current(of: schedule, at: moment),
                let row = try Row.fetchOne(
                    db,
                    sql: "SELECT title_key, id FROM record WHERE number = ?",
                    arguments: [number]
                )
            else { return nil }
            return ComingEvent(
                number: number,
                start: current.start,
                end: current.end,
                titleKey: row["title_key"],
                id: row["id"]
            )
        }
        if let place { found.removeAll { !(place < $0.key) } }
        let statement = try db.cachedStatement(
            sql: """
                SELECT event_time.number, start, ends, title_key, id
                FROM event_time CROSS JOIN record USING (number)
                WHERE start IS NOT NULL AND start >= ?1 AND since <= ?2 AND until > ?2
                    AND (start, title_key, id) > (?1, ?3, ?4)
                ORDER BY start, title_key, id LIMIT ?5
                """
        )
        let arguments: StatementArguments = [
            place?.start.description ?? "", now, place?.titleKey ?? "", place?.id ?? "", limit,
        ]
        found += try Row.fetchAll(statement, arguments: arguments).map { row in
            ComingEvent(
                number: row["number"],
                start: try LocalDateTime(iso8601: row["start"]),
                end: try LocalDateTime(iso8601: row["ends"]),
                titleKey: row["title_key"],
                id: row["id"]
            )
        }
        return Array(found.sorted { $0.key < $1.key }.prefix(limit))
    }

    /// The events whose row in `event_time` isn't valid at a moment.
    fileprivate func staleEvents(at moment: LocalDateTime) throws -> [(Int64, EventSchedule)] {
        let statement = try db.cachedStatement(
            sql: """
                SELECT number FROM event_time WHERE until <= ?1
                UNION SELECT number FROM event_time WHERE since > ?1
                """
        )
        let numbers = try Int64.fetchAll(statement, arguments: [moment.description])
        return try records(numbers).compactMap { number, record in
            if case .event(let event) = record.details { (number, event.schedule) } else { nil }
        }
    }
}

extension DirectoryWriter {
    /// Updates the rows of `event_time` that aren't valid at a moment, so that chronological lists read only what they show.
    func refreshEventTimes(at moment: LocalDateTime) throws {
        let statement = try db.cachedStatement(
            sql: "UPDATE event_time SET since = ?, until = ?, start = ?, ends = ? WHERE number = ?"
        )
        for (number, schedule) in try reader.staleEvents(at: moment) {
            let current = EventRule.current(of: schedule, at: moment)
            // An event without a known end is over just after its start.
            let until = current.map { max($0.end, $0.start.adding(milliseconds: 1)).description }
            try statement.execute(
                arguments: [
                    moment.description, until ?? "9999", current?.start.description, current?.end.description, number,
                ]
            )
        }
    }
}
