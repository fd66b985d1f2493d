import Foundation
import GRDB
import TimeKit

extension KidneyReader {
    /// What medicines and goals of a day change about its targets.
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

    /// What the rules are asked about a day: entries of two weeks, and of each blood value the newest that counts. It is the same few
    /// rows after years.
    ///
    /// - Parameters:
    ///   - today: the user's logical day; a day before it is over.
    ///   - zone: whose clocks the times of the medicines are read on.
    func interactionDay(
        _ day: LocalDate,
        today: LocalDate,
        in zone: TimeZone,
        isIll: Bool = false
    ) throws -> InteractionDay {
        let profile = try knownProfile()
        let isIll = isIll || profile.conditions(on: day).contains(.illness)
        return InteractionDay(
            day,
            in: zone,
            isOver: day < today,
            profile: profile,
            medicines: try medicines(),
            entries: try entries(from: day.adding(days: -InteractionDay.daysBefore), to: day.next),
            labs: try newestLabs(InteractionTable.analytes, on: day) + filtrationLabs(on: day, for: profile),
            targets: try targets(on: day, isIll: isIll),
            isIll: isIll
        )
    }

    /// The results that the newest filtration rate of a day comes from: back to the first that gives one, and two days further, as
    /// an entered rate takes the place of a creatinine of the same day. None on dialysis, where rates say nothing.
    private func filtrationLabs(on day: LocalDate, for profile: Profile) throws -> [LabResult] {
        guard profile.category(on: day)?.isDialysis != true else { return [] }
        let statement = try db.cachedStatement(
            sql: """
                SELECT * FROM lab_result WHERE analyte IN ('eGFR', ?) AND at < ? AND day <= ?
                ORDER BY at DESC, is_day_only, id DESC
                """
        )
        // Without sex and birth date no creatinine gives a rate.
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
