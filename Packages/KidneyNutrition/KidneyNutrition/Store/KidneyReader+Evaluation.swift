import Foundation
import GRDB
import StorageKit
import TimeKit

/// Bounded reads for an evaluation: their cost doesn't grow with the history.
extension KidneyReader {
    /// The data to evaluate from a day on: that day and later ones, and earlier data as far as goals and targets need it. `known` is empty;
    /// `known(among:)` looks up earlier findings.
    func evaluationState(from: LocalDate, today: LocalDate, zone: TimeZone) throws -> EvaluationState {
        let goals = try self.goals()
        let recent: [WeightReading] = try measurements(from: from, to: today)
        let weights = recent + (try weightsForLoss(on: today, before: from))
        // Other values are only needed for the alerts of the last days.
        func first(_ subject: GoalSubject, days: Int) -> LocalDate {
            goals.contains { $0.subject == subject } ? from : max(from, today.adding(days: -days))
        }
        let firstPressures = first(.bloodPressure, days: AlarmTable.lateDays)
        let pressures: [PressureReading] = try measurements(from: firstPressures, to: today)
        let activities: [ActivityReading] = try measurements(from: first(.activity, days: 7), to: today)
        let record = CareRecord(
            profile: try knownProfile(),
            medicines: try medicines(),
            labs: try evaluationLabs(from: from, today: today),
            weights: ReadingDeduplication.unique(try newestWeights(on: from.previous) + weights),
            pressures: ReadingDeduplication.unique(pressures),
            activities: ReadingDeduplication.unique(activities),
            // Includes tomorrow, which may have begun further east: a dose before midnight depends on later entries.
            entries: try entries(from: from, to: today.next),
            goals: goals
        )
        let waiting = try waitingAlarms(since: today.adding(days: -LabCitation.freshDays - 1))
        let beyond = try measuredBeyond(record, firstPressures, today: today, waiting: waiting)
        var state = EvaluationState(
            record: record,
            beyond: beyond,
            ledger: try ledger(from: from),
            from: from,
            off: try noticesOff(),
            dismissed: try dismissedAlerts(),
            seen: try seenAlerts(since: today.adding(days: -LabCitation.freshDays - 1), in: zone),
            waiting: waiting,
            preferences: try preferences(),
            zone: zone
        )
        state.entered = try pressureEntries(among: record.pressures + beyond.pressures, for: record.profile, on: today)
        return state
    }

    /// The instants at which blood pressures were entered or last edited, from the earliest of those on that can't wait: no reading is
    /// entered before its own time. Empty if each can wait. An undo and a redo enter nothing.
    func pressureEntries(
        among readings: [PressureReading],
        for profile: Profile,
        on today: LocalDate
    ) throws -> [PressureReading.ID: Instant] {
        let alarms = readings.filter {
            $0.moment.day.days(until: today) <= LabCitation.freshDays
                && PressureRule.flag($0, for: profile).cantWait
        }
        guard let first = alarms.map(\.moment.at).min() else { return [:] }
        let statement = try db.cachedStatement(
            sql: """
                SELECT json_extract(change_row.after, '$.id') AS id, max(change.at) AS at
                FROM change CROSS JOIN change_row ON change_row.change_id = change.id
                WHERE change.id > coalesce((SELECT id FROM change WHERE at < ? ORDER BY id DESC LIMIT 1), 0)
                AND change.undoes IS NULL AND change_row.table_name = 'blood_pressure' AND change_row.after IS NOT NULL
                GROUP BY 1
                """
        )
        // A reading can be ahead of the clock by an hour.
        let since = first.adding(hours: -Moment.hoursOfDayStart)
        let rows = try Row.fetchAll(statement, arguments: [since.milliseconds])
        return Dictionary(
            rows.map { (TimeKit.ID($0["id"]), Instant(milliseconds: $0["at"])) },
            uniquingKeysWith: { first, _ in first }
        )
    }

    /// The measurements at which only the alarms look. Tomorrow may have begun: after midnight, or further east.
    ///
    /// - Parameters:
    ///   - first: The first day from which the record has the blood pressures.
    ///   - waiting: The alarms that were told and that nobody acknowledged.
    private func measuredBeyond(
        _ record: CareRecord,
        _ first: LocalDate,
        today: LocalDate,
        waiting: Set<KidneyAlert.ID>
    ) throws -> MeasuredBeyond {
        var beyond = MeasuredBeyond(
            labs: ReadingDeduplication.unique(try marked(measurements(from: today.next, to: today.next))),
            weights: try measurements(from: today.next, to: today.next),
            pressures: ReadingDeduplication.unique(try measurements(from: today.next, to: today.next))
        )
        guard !waiting.isEmpty else { return beyond }
        if record.pressures.isEmpty, let newest = try newestPressure(on: today) { beyond.pressures.append(newest) }
        for id in waiting.sorted() {
            guard let reading = try pressure(alarmedBy: id), reading.moment.day < first,
                !beyond.pressures.contains(where: { $0.id == reading.id })
            else { continue }
            beyond.pressures.append(reading)
        }
        if let newest = record.weights.map(\.moment.day).max() {
            beyond.weights += try measurements(from: newest.adding(days: -FluidWatch.silentDays), to: newest)
        }
        return beyond
    }

    /// The blood pressure of an alert about one; nil for other alerts.
    private func pressure(alarmedBy id: KidneyAlert.ID) throws -> PressureReading? {
        let parts = id.rawValue.split(separator: "/").map(String.init)
        guard parts.count > 1, parts[0] == "pressure", parts[1] != "mean" else { return nil }
        let found: [PressureReading] = try measurements(where: "id = ?", [parts[1]])
        return found.first
    }

    /// The newest blood pressure up to a day; nil for none.
    private func newestPressure(on day: LocalDate) throws -> PressureReading? {
        let statement = try db.cachedStatement(
            sql: """
                SELECT * FROM blood_pressure WHERE at < ?1 AND day <= ?2
                AND at >= (SELECT at FROM blood_pressure WHERE at < ?1 AND day <= ?2 ORDER BY at DESC LIMIT 1) - ?3
                """
        )
        let span = Int64(Moment.hoursOfDayStart) * 3_600_000
        let newest: [PressureReading] = try Row.fetchAll(
            statement,
            arguments: [Self.edge(after: day), day.description, span]
        ).map { try Self.read($0) }
        return newest.max { PressureRule.isBefore($0, $1) }
    }

    /// The results from a day on, and the earlier ones of each analyte back to the first definite one; all filtration rates, on whose
    /// trend an alert and a goal depend, unless the user is on dialysis.
    private func evaluationLabs(from: LocalDate, today: LocalDate) throws -> [LabResult] {
        var labs = try marked(measurements(from: from, to: today))
        let statement = try db.cachedStatement(
            sql: """
                SELECT * FROM lab_result WHERE analyte = ? AND at < ? AND day < ?
                ORDER BY at DESC, is_day_only, id DESC
                """
        )
        let isOnDialysis = try knownProfile().category(on: today)?.isDialysis == true
        // The newest result may be from before the first day, and its rise is computed from earlier ones.
        let riseBefore = from.adding(days: -LabCitation.freshDays - CreatinineRise.days)
        for analyte in Analyte.allCases {
            let isRate = !isOnDialysis && analyte.givesRate
            let rows = try Row.fetchCursor(
                statement,
                arguments: [analyte.rawValue, Self.edge(after: from), from.description]
            )
            var count = 0
            var last: LabResult?
            while let row = try rows.next() {
                let result = try remarked(Self.read(row))
                // All values of one time are needed, as the most dangerous of them counts.
                if let last, last.isBeyondOneTime(result) { break }
                labs.append(result)
                count += 1
                let standsForItself = result.comparator == .equal && result.tellsHowThingsStand
                // The newest result is compared with the previous one.
                let isEnough =
                    standsForItself && (count > 1 || labs.contains { $0.analyte == analyte && $0.id != result.id })
                let isForRise = analyte == .creatinine && result.moment.day > riseBefore
                if isEnough, !isForRise, !isRate { last = last ?? result }
                if count > Self.mostOthers, !isForRise, !isRate { break }
            }
        }
        return ReadingDeduplication.unique(labs).sorted(by: LabResult.isBefore)
    }

    /// The weights from which a weight loss is counted: the first of each occasion and window. The number of rows doesn't grow with the
    /// history.
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

    // MARK: Changes

    /// Whether the changes after `change` affect evaluations, and the first affected day.
    ///
    /// Intake counts from its day on. Measurements only matter to goals, so they count at the earliest from the first goal's day on, and
    /// entering old values costs nothing.
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

    /// The first day of the first goal; nil without goals.
    private func firstGoalDay() throws -> LocalDate? {
        let statement = try db.cachedStatement(sql: "SELECT min(from_day) FROM goal_step")
        return try String.fetchOne(statement).flatMap { LocalDate($0) }
    }

    /// The tables that affect evaluations. Photos and dishes don't, because an entry saves its food.
    private static let counting = [
        "profile", "category_period", "condition_period", "clinic_limit", "day_setting", "lab_result", "weight",
        "blood_pressure",
        "activity",
        "intake_entry", "medicine", "medicine_time", "medicine_label_name", "goal", "goal_step", "eating_habit",
        "food_preference", "diabetes_goal",
    ].map { "'\($0)'" }.joined(separator: ", ")
}
