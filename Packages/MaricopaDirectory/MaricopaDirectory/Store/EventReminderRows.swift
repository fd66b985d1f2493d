import AccountKit
import GRDB
import StorageKit
import TimeKit
import WordKit

/// A change of an event that has followers.
struct EventChange: Hashable {
    let serial: Int64
    let record: TimeKit.ID<Record>
    let title: String
    /// Whether the event was written as sample data.
    let isSample: Bool
    let before: EventDetails
    let after: EventDetails?
    /// Nil until a round of the daemon has processed it.
    let at: Instant?
}

extension DirectoryReader {
    /// A user's reminders in the order they were set, each with its event; the record is nil if it was deleted.
    func reminders(of user: TimeKit.ID<User>) throws -> [(reminder: EventReminder, record: Record?)] {
        try Row.fetchAll(
            db,
            sql: "SELECT * FROM event_reminder WHERE user_id = ? ORDER BY made_at, id",
            arguments: [user.rawValue]
        ).map { row in
            let reminder = try Self.reminder(row)
            return (reminder, try records([row["number"]]).first?.record)
        }
    }

    /// A user's reminder; nil if they have none with this id.
    func reminder(_ id: TimeKit.ID<EventReminder>, of user: TimeKit.ID<User>) throws -> EventReminder? {
        try Row.fetchOne(
            db,
            sql: "SELECT * FROM event_reminder WHERE id = ? AND user_id = ?",
            arguments: [id.rawValue, user.rawValue]
        ).map { try Self.reminder($0) }
    }

    /// A user's reminder of this occurrence with this lead time; nil if there is none.
    func reminder(
        of user: TimeKit.ID<User>,
        event number: Int64,
        slot: LocalDateTime?,
        minutesBefore: Int
    ) throws -> EventReminder? {
        try Row.fetchOne(
            db,
            sql: """
                SELECT * FROM event_reminder
                WHERE user_id = ? AND number = ? AND minutes_before = ? AND COALESCE(slot, '') = ?
                """,
            arguments: [user.rawValue, number, minutesBefore, slot?.description ?? ""]
        ).map { try Self.reminder($0) }
    }

    /// The changes of a user's followed events since they follow them, oldest first.
    func eventChanges(for user: TimeKit.ID<User>) throws -> [EventChange] {
        try Row.fetchAll(
            db,
            sql: """
                SELECT event_news.*, is_sample FROM event_news LEFT JOIN record USING (number)
                WHERE EXISTS (
                    SELECT 1 FROM favorite WHERE user_id = ?1 AND number = event_news.number
                        AND favorite.at <= COALESCE(event_news.at, favorite.at)
                    UNION ALL
                    SELECT 1 FROM event_reminder WHERE user_id = ?1 AND number = event_news.number
                        AND made_at <= COALESCE(event_news.at, made_at))
                ORDER BY serial
                """,
            arguments: [user.rawValue]
        ).map { row in
            let record = TimeKit.ID<Record>(row["record_id"] as String)
            return EventChange(
                serial: row["serial"],
                record: record,
                title: row["title"],
                // A deleted record has no row to ask.
                isSample: (row["is_sample"] as Bool?) ?? BundledDirectory.isSample(record),
                before: try Self.event(row["before"]),
                after: try (row["after"] as String?).map { try Self.event($0) },
                at: (row["at"] as Int64?).map { Instant(milliseconds: $0) }
            )
        }
    }

    private static func event(_ details: String) throws -> EventDetails {
        guard case .event(let event) = try RecordCoding.details(details) else {
            throw DirectoryError.fault("news of what is no event")
        }
        return event
    }

    private static func reminder(_ row: Row) throws -> EventReminder {
        EventReminder(
            id: TimeKit.ID(row["id"]),
            event: TimeKit.ID(row["record_id"]),
            title: row["title"],
            slot: try (row["slot"] as String?).map { try LocalDateTime(iso8601: $0) },
            minutesBefore: row["minutes_before"]
        )
    }
}

extension DirectoryWriter {
    /// Stores a reminder of an event for a user.
    func insert(_ reminder: EventReminder, event number: Int64, for user: TimeKit.ID<User>) throws {
        let subject = EntityRef(kind: "reminder", id: reminder.id.rawValue)
        try change("remind", of: subject, localized("reminder of \(reminder.title)")) { rows in
            try rows.insert(
                into: "event_reminder",
                [
                    "id": .text(reminder.id.rawValue), "user_id": .text(user.rawValue), "number": .integer(number),
                    "record_id": .text(reminder.event.rawValue), "title": .text(reminder.title),
                    "slot": reminder.slot.map { .text($0.description) } ?? .null,
                    "minutes_before": .integer(Int64(reminder.minutesBefore)), "made_at": .integer(now.milliseconds),
                ]
            )
        }
    }

    func delete(_ reminder: EventReminder) throws {
        let subject = EntityRef(kind: "reminder", id: reminder.id.rawValue)
        try change("forget", of: subject, localized("reminder of \(reminder.title) removed")) { rows in
            try rows.delete(from: "event_reminder", key: [.text(reminder.id.rawValue)])
        }
    }

    /// Dates the new event changes, and deletes those from before `instant`.
    func stampEventNews(droppingBefore instant: Instant) throws {
        try db.execute(sql: "UPDATE event_news SET at = ? WHERE at IS NULL", arguments: [now.milliseconds])
        try db.execute(sql: "DELETE FROM event_news WHERE at < ?", arguments: [instant.milliseconds])
    }
}
