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
        let weights: [WeightReading] = try measurements(from: from, to: today)
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
            preferences: try preferences(),
            zone: zone
        )
    }

    /// The laboratory values from a day on, and of each analyte the one before, back to the first that stands for itself; of the
    /// filtration rate a year more where a goal goes by it.
    private func evaluationLabs(from: LocalDate, today: LocalDate, goals: [Goal]) throws -> [LabResult] {
        var labs: [LabResult] = try measurements(from: from, to: today)
        let statement = try db.cachedStatement(
            sql: """
                SELECT * FROM lab_result WHERE analyte = ? AND at < ? AND day < ?
                ORDER BY at DESC, is_day_only, id DESC
                """
        )
        let goesByRate = goals.contains { $0.subject == .lab(.eGFR) }
        let yearBefore = from.adding(days: -400)
        for analyte in Analyte.allCases {
            let isRate = goesByRate && (analyte == .eGFR || analyte == .creatinine)
            let rows = try Row.fetchCursor(
                statement,
                arguments: [analyte.rawValue, Self.edge(after: from), from.description]
            )
            var count = 0
            while let row = try rows.next() {
                let result: LabResult = try Self.read(row)
                labs.append(result)
                count += 1
                let standsForItself = result.comparator == .equal && !result.remarks.contains(.haemolysed)
                // The newest of all is told with the one before it.
                let isEnough =
                    standsForItself && (count > 1 || labs.contains { $0.analyte == analyte && $0.id != result.id })
                if isEnough, !(isRate && result.moment.day > yearBefore) { break }
            }
        }
        return SameReading.unique(labs).sorted { ($0.moment, $0.id) < ($1.moment, $1.id) }
    }

    // MARK: What changed

    /// The first day of what the changes after one touch that is measured or eaten; and whether they touch anything that counts.
    func changed(since change: Int64) throws -> (counts: Bool, day: LocalDate?) {
        let statement = try db.cachedStatement(
            sql: """
                SELECT count(*), min(coalesce(json_extract(before, '$.day'), '~')), min(coalesce(json_extract(after, '$.day'), '~'))
                FROM change_row WHERE change_id > ? AND table_name IN (\(Self.counting))
                """
        )
        guard let row = try Row.fetchOne(statement, arguments: [change]), row[0] as Int > 0 else { return (false, nil) }
        let days = [row[1] as String?, row[2] as String?].compactMap { $0.flatMap { LocalDate($0) } }
        return (true, days.min())
    }

    /// What evaluations rest on. Photos and dishes are not among it: an entry keeps its food.
    private static let counting = [
        "profile", "category_period", "clinic_limit", "day_setting", "lab_result", "weight", "blood_pressure",
        "activity",
        "intake_entry", "medicine", "medicine_time", "medicine_label_name", "goal", "goal_step", "eating_habit",
        "food_preference", "diabetes_goal",
    ].map { "'\($0)'" }.joined(separator: ", ")
}
