import GRDB
import TimeKit
import WordKit

extension KidneyReader {
    /// All medicines, also stopped ones, by id.
    func medicines() throws -> [Medicine] { try medicines(where: "1") }

    /// The medicines of a day, by id.
    func medicines(on day: LocalDate) throws -> [Medicine] {
        try medicines(where: "start_day <= ?1 AND (stop_day IS NULL OR stop_day >= ?1)", [day.description])
    }

    /// - Throws: `noSuchRecord`.
    func medicine(_ id: TimeKit.ID<Medicine>) throws -> Medicine {
        guard let medicine = try medicines(where: "id = ?", [id.rawValue]).first else {
            throw KidneyError.noSuchRecord(localized("medicine"), id.rawValue)
        }
        return medicine
    }

    /// The medicines with reminders.
    func remindedMedicines() throws -> Set<TimeKit.ID<Medicine>> {
        let statement = try db.cachedStatement(sql: "SELECT id FROM medicine WHERE reminds")
        return Set(try String.fetchAll(statement).map { TimeKit.ID($0) })
    }

    private func medicines(where condition: String, _ arguments: StatementArguments = []) throws -> [Medicine] {
        let statement = try db.cachedStatement(sql: "SELECT * FROM medicine WHERE \(condition) ORDER BY id")
        return try Row.fetchAll(statement, arguments: arguments).map { row in
            let id: String = row["id"]
            return Medicine(
                id: TimeKit.ID(id),
                name: row["name"],
                dose: row["dose"],
                times: try times(of: id),
                weekdays: WeekdayList.days(row["weekdays"]),
                start: try row.day("start_day"),
                saysStart: row["says_start"],
                stop: try (row["stop_day"] as String?).map { try LocalDate(iso8601: $0) },
                notes: row["notes"],
                labelNames: try labelNames(of: id)
            )
        }
    }

    private func times(of medicine: String) throws -> [MedicationTime] {
        let statement = try db.cachedStatement(
            sql: "SELECT time, amount FROM medicine_time WHERE medicine_id = ? ORDER BY position"
        )
        return try Row.fetchAll(statement, arguments: [medicine]).map { row in
            MedicationTime(try LocalTime(iso8601: row["time"]), amount: row["amount"])
        }
    }

    private func labelNames(of medicine: String) throws -> [String] {
        let statement = try db.cachedStatement(
            sql: "SELECT name FROM medicine_label_name WHERE medicine_id = ? ORDER BY position"
        )
        return try String.fetchAll(statement, arguments: [medicine])
    }
}

/// Stored weekdays: their sorted numbers, "135"; empty for every day.
enum WeekdayList {
    static func text(_ days: Set<Weekday>) -> String { days.sorted().map { String($0.rawValue) }.joined() }

    static func days(_ text: String) -> Set<Weekday> {
        Set(text.compactMap { $0.wholeNumberValue.flatMap { Weekday(rawValue: $0) } })
    }
}
