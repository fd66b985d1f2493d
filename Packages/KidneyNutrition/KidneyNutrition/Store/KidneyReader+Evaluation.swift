import Foundation
import GRDB
import StorageKit
import TimeKit

/// What an evaluation reads: bounded, so that it takes the same time after years.
extension KidneyReader {
    /// What there is to evaluate from a day on: everything of that day and later, and of before as much as goals and targets go back.
    ///
    /// `known` is empty: of what is found, `known(among:)` says what was found before.
    func evaluationState(from: LocalDate, today: LocalDate, zone: TimeZone) throws -> EvaluationState {
        let goals = try self.goals()
        let recent: [WeightReading] = try measurements(from: from, to: today)
        let weights = recent + (try weightsForLoss(on: today, before: from))
        // What no goal goes by is needed for the alerts of the last days alone.
        let lastDays = max(from, today.adding(days: -7))
        let subjects = Set(goals.map(\.subject))
        let pressures: [PressureReading] =
            try measurements(from: subjects.contains(.bloodPressure) ? from : lastDays, to: today)
        let activities: [ActivityReading] =
            try measurements(from: subjects.contains(.activity) ? from : lastDays, to: today)
        let record = CareRecord(
            profile: try knownProfile(),
            medicines: try medicines(),
            labs: try evaluationLabs(from: from, today: today, goals: goals),
            weights: SameReading.unique(try newestWeights(on: from.previous) + weights),
            pressures: SameReading.unique(pressures),
            activities: SameReading.unique(activities),
            // A day that has begun further east, too: a dose before midnight asks for what was eaten after it.
            entries: try entries(from: from, to: today.next),
            goals: goals
        )
        return EvaluationState(
            record: record,
            ledger: try ledger(from: from),
            from: from,
            off: try noticesOff(),
            dismissed: try dismissedAlerts(),
            preferences: try preferences(),
            zone: zone
        )
    }

    /// The laboratory values from a day on, and of each analyte the one before, back to the first that stands for itself; of the
    /// filtration rate all of them where a goal goes by it, as the laboratory page looks at all of them.
    private func evaluationLabs(from: LocalDate, today: LocalDate, goals: [Goal]) throws -> [LabResult] {
        var labs: [LabResult] = try measurements(from: from, to: today)
        let statement = try db.cachedStatement(
            sql: """
                SELECT * FROM lab_result WHERE analyte = ? AND at < ? AND day < ?
                ORDER BY at DESC, is_day_only, id DESC
                """
        )
        let goesByRate = goals.contains { $0.subject == .lab(.eGFR) }
        // A value from before the first day may be the newest, and a rise looks back from it.
        let riseBefore = from.adding(days: -LabCitation.freshDays - CreatinineRise.days)
        for analyte in Analyte.allCases {
            let isRate = goesByRate && (analyte == .eGFR || analyte == .creatinine)
            let rows = try Row.fetchCursor(
                statement,
                arguments: [analyte.rawValue, Self.edge(after: from), from.description]
            )
            var count = 0
            while let row = try rows.next() {
                let result = try remarked(Self.read(row))
                labs.append(result)
                count += 1
                let standsForItself = result.comparator == .equal && result.tellsHowThingsStand
                // The newest of all is told with the one before it.
                let isEnough =
                    standsForItself && (count > 1 || labs.contains { $0.analyte == analyte && $0.id != result.id })
                let isForRise = analyte == .creatinine && result.moment.day > riseBefore
                if isEnough, !isForRise, !isRate { break }
            }
        }
        return SameReading.unique(labs).sorted { ($0.moment, $0.id) < ($1.moment, $1.id) }
    }

    /// The weights that a loss is counted from, of each occasion and window the first one: a few rows, however many there are.
    private func weightsForLoss(on today: LocalDate, before end: LocalDate) throws -> [WeightReading] {
        let statement = try db.cachedStatement(
            sql: """
                SELECT * FROM weight WHERE context = ? AND at > ? AND day >= ? AND day < ?
                ORDER BY at, is_day_only DESC, id LIMIT 1
                """
        )
        var found: [WeightReading] = []
        for window in FluidWatch.lossWindows {
            let first = today.adding(days: -window)
            for context in [WeightContext.daily, .postDialysis] where first < end {
                let edge = DayBoundary.midnight.start(of: first.previous.previous, in: .gmt).milliseconds
                let row = try Row.fetchOne(
                    statement,
                    arguments: [context.rawValue, edge, first.description, end.description]
                )
                if let row { found.append(try Self.read(row)) }
            }
        }
        return found
    }

    // MARK: What changed

    /// The first day from which on what the changes after one touch can count; and whether they touch anything that counts.
    ///
    /// What was eaten counts from its day on. What was measured counts for goals alone, so not before the first of them was made:
    /// values of years before are entered at no cost.
    func changed(since change: Int64) throws -> (counts: Bool, day: LocalDate?) {
        let statement = try db.cachedStatement(
            sql: """
                SELECT table_name = 'intake_entry' AS is_eaten,
                    min(min(coalesce(json_extract(before, '$.day'), '~'), coalesce(json_extract(after, '$.day'), '~'))) AS day
                FROM change_row WHERE change_id > ? AND table_name IN (\(Self.counting)) GROUP BY is_eaten
                """
        )
        let rows = try Row.fetchAll(statement, arguments: [change])
        var days: [LocalDate] = []
        for row in rows {
            guard let day = LocalDate(row["day"] as String) else { continue }
            if row["is_eaten"] {
                days.append(day)
            } else if let first = try firstGoalDay() {
                days.append(max(day, first))
            }
        }
        return (!rows.isEmpty, days.min())
    }

    /// The day the first goal was made; nil for none.
    private func firstGoalDay() throws -> LocalDate? {
        let statement = try db.cachedStatement(sql: "SELECT min(from_day) FROM goal_step")
        return try String.fetchOne(statement).flatMap { LocalDate($0) }
    }

    /// What evaluations rest on. Photos and dishes are not among it: an entry keeps its food.
    private static let counting = [
        "profile", "category_period", "condition_period", "clinic_limit", "day_setting", "lab_result", "weight",
        "blood_pressure",
        "activity",
        "intake_entry", "medicine", "medicine_time", "medicine_label_name", "goal", "goal_step", "eating_habit",
        "food_preference", "diabetes_goal",
    ].map { "'\($0)'" }.joined(separator: ", ")
}
