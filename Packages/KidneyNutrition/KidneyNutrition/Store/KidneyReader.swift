import FractionParser
import GRDB
import StorageKit
import TimeKit
import WordKit

/// Reads of the tables within one transaction.
struct KidneyReader {
    let db: Database

    /// The latest accepted version of the terms, if any.
    func acceptance() throws -> TermsAcceptance? {
        let statement = try db.cachedStatement(
            sql: "SELECT version, at FROM terms_acceptance ORDER BY version DESC LIMIT 1"
        )
        return try Row.fetchOne(statement).map { row in
            TermsAcceptance(version: row[0], at: Instant(milliseconds: row[1]))
        }
    }

    /// - Throws: `termsNotAccepted`.
    func requireAcceptance(of terms: Terms) throws {
        guard let accepted = try acceptance(), accepted.version >= terms.version else {
            throw KidneyError.termsNotAccepted(version: terms.version)
        }
    }

    /// The start of the user's days: 3 a.m. by default.
    func boundary() throws -> DayBoundary {
        let statement = try db.cachedStatement(sql: "SELECT starts_at FROM day_setting WHERE id = 1")
        guard let text = try String.fetchOne(statement) else { return KidneyNutrition.usualBoundary }
        return DayBoundary(startsAt: try LocalTime(iso8601: text))
    }

    /// The profile; nil before it is entered.
    func profile() throws -> Profile? {
        guard let row = try Row.fetchOne(try db.cachedStatement(sql: "SELECT * FROM profile WHERE id = 1")) else {
            return nil
        }
        return Profile(
            name: row["name"],
            sex: (row["sex"] as String?).flatMap { Sex(rawValue: $0) },
            birthDate: try (row["birth_date"] as String?).map { try LocalDate(iso8601: $0) },
            height: try row.numberOrNil("height"),
            categories: try categories(),
            hasDiabetes: row["has_diabetes"],
            hasGout: row["has_gout"],
            dryWeight: try row.numberOrNil("dry_weight"),
            urineOutput: try row.numberOrNil("urine_output"),
            clinicLimits: try limits(),
            units: try row.word("units"),
            diabetesDiet: try diabetesDiet(),
            careTeamPhone: row["care_team_phone"],
            afterHoursPhone: row["after_hours_phone"],
            conditions: try conditions()
        )
    }

    /// - Throws: `noProfile`.
    func requiredProfile() throws -> Profile {
        guard let profile = try profile() else { throw KidneyError.noProfile }
        return profile
    }

    /// The profile, or an empty one.
    func knownProfile() throws -> Profile { try profile() ?? Profile(name: "") }

    /// The profile's picture.
    func avatar() throws -> Attachment? {
        let statement = try db.cachedStatement(sql: "SELECT avatar_id FROM profile WHERE id = 1")
        return try String.fetchOne(statement).flatMap { try Attachments.attachment($0, in: db) }
    }

    /// The kinds of the kidney disease, the earliest first.
    func categories() throws -> [CategoryPeriod] {
        let statement = try db.cachedStatement(sql: "SELECT from_day, category FROM category_period ORDER BY from_day")
        return try Row.fetchAll(statement).map { row in
            CategoryPeriod(from: try row.day("from_day"), try row.word("category"))
        }
    }

    private func conditions() throws -> [ConditionPeriod] {
        let statement = try db.cachedStatement(sql: "SELECT condition, from_day, to_day FROM condition_period")
        return try Row.fetchAll(statement).map { row in
            ConditionPeriod(
                try row.word("condition"),
                from: try row.day("from_day"),
                to: try (row["to_day"] as String?).map { try LocalDate(iso8601: $0) }
            )
        }
    }

    private func limits() throws -> [ClinicLimit] {
        let statement = try db.cachedStatement(
            sql: "SELECT quantity, from_day, low, high FROM clinic_limit ORDER BY quantity, from_day"
        )
        return try Row.fetchAll(statement).map { row in
            ClinicLimit(
                try row.word("quantity"),
                low: try row.numberOrNil("low"),
                high: try row.numberOrNil("high"),
                from: try row.day("from_day")
            )
        }
    }
}

extension KidneyNutrition {
    /// Reads the tables in one transaction.
    ///
    /// - Throws: `termsNotAccepted`.
    func read<Value>(_ body: (KidneyReader) throws -> Value) throws(KidneyError) -> Value {
        try readBeforeTerms { tables in
            try tables.requireAcceptance(of: terms)
            return try body(tables)
        }
    }

    /// Reads the tables in one transaction without requiring that the terms are accepted.
    func readBeforeTerms<Value>(_ body: (KidneyReader) throws -> Value) throws(KidneyError) -> Value {
        do {
            return try store.read { db in try body(KidneyReader(db: db)) }
        } catch {
            throw KidneyError(error)
        }
    }
}

extension KidneyReader {
    /// The number of the last logged change. Imported foods, drug labels and online answers don't change it.
    func revision() throws -> Int64 { try ChangeLog.latest(in: db) }
}

extension KidneyReader {
    /// All goals, also ended ones, by priority and id.
    func goals() throws -> [Goal] { try goals(where: "TRUE") }

    /// The eating habits, and the liked and disliked foods.
    func preferences() throws -> FoodPreferences {
        try eatingHabit().likingFoods(try foodPreferences())
    }
}

extension KidneyReader {
    /// The summary of a day. Its cost doesn't grow with the history.
    func summary(of day: LocalDate, fluidGoal: Rational? = nil) throws -> DaySummary {
        let entries = try entries(on: day)
        return DaySummary(
            day: day,
            entries: entries,
            totals: Totals(entries),
            targets: try targets(on: day, fluidGoal: fluidGoal),
            weight: try newestWeights(on: day).max { ($0.moment, $0.id) < ($1.moment, $1.id) },
            medicineLoads: MedicineLoad.all(of: try medicines(on: day), on: day),
            hoursApart: Interactions.hoursApart(among: try medicines(on: day), on: day),
            sickDay: SickDay.advice(
                try medicines(on: day),
                on: day,
                isTransplant: try knownProfile().category(on: day) == .transplant
            ),
            diet: try diet(on: day, entries)
        )
    }
}

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
