import Foundation
import GRDB
import TimeKit

extension KidneyReader {
    /// The target changes due to the medicines and goals of a day.
    func hints(on day: LocalDate) throws -> Set<TargetHint> {
        var hints = Interactions.hints(for: try medicines(on: day), on: day)
        if try hasFruitGoal(on: day) { hints.insert(.fruitGoal) }
        return hints
    }

    private func hasFruitGoal(on day: LocalDate) throws -> Bool {
        let statement = try db.cachedStatement(
            sql: """
                SELECT EXISTS (
                    SELECT 1 FROM goal JOIN goal_step ON goal_id = id AND position = 0
                    WHERE subject = ?1 AND from_day <= ?2 AND (ended_on IS NULL OR ended_on > ?2)
                )
                """
        )
        let lineage = GoalLineage(.fruitAndVegetables)
        return try Bool.fetchOne(statement, arguments: [lineage.rawValue, day.description]) ?? false
    }

    /// The data for the interaction rules of a day: the entries of two weeks, and the newest usable value of each analyte. The number of
    /// rows doesn't grow with the history.
    ///
    /// - Parameters:
    ///   - today: the user's logical day; earlier days are over.
    ///   - zone: the time zone of the medicines' times.
    func interactionDay(
        _ day: LocalDate,
        today: LocalDate,
        in zone: TimeZone,
        isIll: Bool = false
    ) throws -> InteractionDay {
        let profile = try knownProfile()
        // An illness that is over gives no advice about the medicines of today.
        let conditions = day < today ? profile.conditions(judging: day) : profile.conditions(on: day)
        let isIll = isIll || conditions.contains(.illness)
        let labs = try newestLabs(InteractionTable.analytes, on: day)
        // The albumin of a calcium's day corrects it.
        let albumins = try labs.filter { $0.analyte == .calcium }.map(\.moment.day)
            .flatMap { try self.labs(.albumin, from: $0, to: $0) }
        return InteractionDay(
            day,
            in: zone,
            isOver: day < today,
            profile: profile,
            medicines: try medicines(),
            entries: try entries(from: day.adding(days: -InteractionDay.daysBefore), to: day.next),
            labs: try labs + albumins + filtrationLabs(on: day, for: profile),
            targets: try targets(on: day, isIll: isIll),
            isIll: isIll
        )
    }

    /// The results for the newest filtration rate of a day: back to the first that yields a rate, and two days further, because an entered
    /// rate replaces a creatinine of the same day. Empty on dialysis, where rates don't apply.
    private func filtrationLabs(on day: LocalDate, for profile: Profile) throws -> [LabResult] {
        guard profile.category(on: day)?.isDialysis != true else { return [] }
        let statement = try db.cachedStatement(
            sql: """
                SELECT * FROM lab_result WHERE analyte IN ('eGFR', ?) AND at < ? AND day <= ?
                ORDER BY at DESC, is_day_only, id DESC
                """
        )
        // A rate from creatinine needs the sex and the birth date.
        let isComputable = profile.sex != nil && profile.birthDate != nil
        let rows = try Row.fetchCursor(
            statement,
            arguments: [
                isComputable ? Analyte.creatinine.rawValue : Analyte.eGFR.rawValue, Self.edge(after: day),
                day.description,
            ]
        )
        var results: [LabResult] = []
        var end: Instant?
        while let row = try rows.next() {
            let result: LabResult = try Self.read(row)
            if let end, result.moment.at < end { break }
            results.append(result)
            if end == nil, result.givesFiltration(for: profile) { end = result.moment.at.adding(hours: -48) }
        }
        return results
    }
}
