import Foundation
import FractionParser
import GRDB
import StorageKit
import TimeKit

extension KidneyReader {
    /// - Throws: `noSuchRecord`.
    func measurement<R: StoredMeasurement>(_ id: TimeKit.ID<R>) throws -> R {
        let found: [R] = try measurements(where: "id = ?", [id.rawValue])
        guard let only = found.first else { throw KidneyError.noSuchRecord(R.kind, id.rawValue) }
        return only
    }

    /// Returns the laboratory value with an identifier; nil if there is none.
    func labOrNil(_ id: TimeKit.ID<LabResult>) throws -> LabResult? {
        let found: [LabResult] = try measurements(where: "id = ?", [id.rawValue])
        return found.first
    }

    /// The measurements of a range of days in their own zones, earliest first, without deduplication. Nil leaves an end open.
    func measurements<R: StoredMeasurement>(
        from: LocalDate?,
        to: LocalDate?,
        and condition: String = "",
        _ arguments: StatementArguments = []
    ) throws -> [R] {
        let low = from.map { Self.edge(before: $0) } ?? .min
        let high = to.map { Self.edge(after: $0) } ?? .max
        return try measurements(
            where: "at >= ? AND at < ? AND day >= ? AND day <= ? \(condition)",
            [low, high, from?.description ?? "", to?.description ?? "~"] + arguments
        )
    }

    /// The measurements that meet a condition, earliest first.
    func measurements<R: StoredMeasurement>(
        where condition: String,
        _ arguments: StatementArguments
    ) throws -> [R] {
        let statement = try db.cachedStatement(sql: "SELECT * FROM \(R.table) WHERE \(condition) ORDER BY at")
        return try Row.fetchAll(statement, arguments: arguments).map { try Self.read($0) }
            .sorted { (left: R, right: R) in (left.moment, left.id) < (right.moment, right.id) }
    }

    /// The stored reading with the same source, time and values, if any.
    func same<R: StoredMeasurement>(as reading: R) throws -> R? {
        let known: [R] =
            if let reference = reading.source.reference {
                try measurements(
                    where: "at = ? AND source_reference = ?",
                    [reading.moment.at.milliseconds, reference]
                )
            } else {
                try measurements(where: "at = ?", [reading.moment.at.milliseconds])
            }
        return known.first {
            $0.source.kind == reading.source.kind && $0.source.name == reading.source.name
                && $0.moment.isDayOnly == reading.moment.isDayOnly && $0.columns == reading.columns
        }
    }

    /// The results of a range of days, one for each sample.
    func labs(_ analyte: Analyte?, from: LocalDate?, to: LocalDate?) throws -> [LabResult] {
        let found: [LabResult] =
            if let analyte {
                try measurements(from: from, to: to, and: "AND analyte = ?", [analyte.rawValue])
            } else {
                try measurements(from: from, to: to)
            }
        return ReadingDeduplication.unique(found)
    }

    // MARK: Data for targets

    /// The results that the targets of a day depend on.
    func targetLabs(on day: LocalDate) throws -> [LabResult] {
        try newestLabs([.potassium, .phosphorus, .pth, .glucose], on: day)
    }

    /// The newest results up to a day, for each analyte back to the first definite one. The number of rows doesn't grow with the history.
    func newestLabs(_ analytes: [Analyte], on day: LocalDate) throws -> [LabResult] {
        let statement = try db.cachedStatement(
            sql: """
                SELECT * FROM lab_result WHERE analyte = ? AND at < ? AND day <= ?
                ORDER BY at DESC, is_day_only, id DESC
                """
        )
        var results: [LabResult] = []
        for analyte in analytes {
            let rows = try Row.fetchCursor(
                statement,
                arguments: [analyte.rawValue, Self.edge(after: day), day.description]
            )
            var definite: LabResult?
            var others = 0
            while others < Self.mostOthers, let row = try rows.next() {
                let result = try remarked(Self.read(row))
                // All values of one time are needed, as the most dangerous of them counts.
                if let definite, definite.isBeyondOneTime(result) { break }
                results.append(result)
                // A value with "<", of a hemolyzed sample or after dialysis is skipped, so the previous one is needed, too.
                if result.comparator == .equal, result.tellsHowThingsStand {
                    definite = definite ?? result
                } else {
                    others += 1
                }
            }
        }
        return results
    }

    /// The most values without a definite one that are looked at, a year of monthly ones. Then how things stand isn't known.
    static let mostOthers = 12

    /// Returns a result, marked if the weights of its day show that it was drawn after a dialysis session.
    func remarked(_ result: LabResult) throws -> LabResult { try marked([result]).first ?? result }

    /// Returns results in the same order, each marked if the weights of its day show that it was drawn after a dialysis session, or may
    /// have been.
    func marked(_ results: [LabResult]) throws -> [LabResult] {
        let times = results.map(\.moment.at)
        guard let first = times.min(), let last = times.max() else { return results }
        let statement = try db.cachedStatement(
            sql: "SELECT * FROM weight WHERE context IN (?, ?) AND at BETWEEN ? AND ?"
        )
        let weights: [WeightReading] = try Row.fetchAll(
            statement,
            arguments: [
                WeightContext.preDialysis.rawValue, WeightContext.postDialysis.rawValue,
                first.adding(hours: -Self.hoursOfOneDay).milliseconds,
                last.adding(hours: Self.hoursOfOneDay).milliseconds,
            ]
        ).map { try Self.read($0) }
        guard !weights.isEmpty else { return results }
        return AfterDialysis.marking(results, by: weights, for: Profile(name: "", categories: try categories()))
    }

    /// The most hours between two measurements of one calendar day, in whatever time zones they are.
    private static let hoursOfOneDay = 24 + Moment.hoursOfDayStart

    /// The newest fasting glucose up to a day, with all others of its time.
    func newestFastingGlucose(on day: LocalDate) throws -> [LabResult] {
        let statement = try db.cachedStatement(
            sql: """
                SELECT * FROM lab_result WHERE analyte = ? AND at < ? AND day <= ? AND instr(remarks, 'fasting') > 0
                ORDER BY at DESC, is_day_only, id DESC
                """
        )
        let rows = try Row.fetchCursor(
            statement,
            arguments: [Analyte.glucose.rawValue, Self.edge(after: day), day.description]
        )
        var results: [LabResult] = []
        while let row = try rows.next() {
            let result: LabResult = try Self.read(row)
            if let first = results.first, first.isBeyondOneTime(result) { break }
            results.append(result)
        }
        return results
    }

    /// The results that a result is judged among. For a filtration rate and a creatinine these are all rates, entered and computed, as in
    /// an evaluation. For others these are the previous one of the analyte, and of the same day the albumin for a calcium and the calcium
    /// for an albumin. On dialysis a rate is treated like any other result.
    ///
    /// - Parameters:
    ///   - latest: The last day of the newest results, which can show that an alarm is over; nil for none of them.
    ///   - rates: Those of ``rateLabs(until:)`` up to a day on or after both, for a caller that compares several; nil to read them.
    func compared(
        with result: LabResult,
        until latest: LocalDate? = nil,
        among rates: [LabResult]? = nil
    ) throws -> [LabResult] {
        let day = result.moment.day
        if result.analyte.givesRate, try knownProfile().category(on: day)?.isDialysis != true {
            let end = max(day, latest ?? day)
            return try (rates ?? rateLabs(until: end)).filter {
                $0.moment.day <= end && !ReadingDeduplication.isSame($0, result)
            }
        }
        var others = try previous(result).map { [$0] } ?? []
        let partners: [Analyte: Analyte] = [.calcium: .albumin, .albumin: .calcium]
        if let partner = partners[result.analyte] { others += try labs(partner, from: day, to: day) }
        if let latest { others += try newestLabs([result.analyte], on: latest) }
        return others
    }

    /// The results up to a day that give the filtration rates, one for each sample, marked like those of an evaluation.
    func rateLabs(until day: LocalDate) throws -> [LabResult] {
        let found: [LabResult] = try measurements(
            from: nil,
            to: day,
            and: "AND analyte IN (?, ?)",
            [Analyte.eGFR.rawValue, Analyte.creatinine.rawValue]
        )
        return ReadingDeduplication.unique(try marked(found))
    }

    /// The result of the same analyte before a result; nil if there is none.
    private func previous(_ result: LabResult) throws -> LabResult? {
        let statement = try db.cachedStatement(
            sql: """
                SELECT * FROM lab_result WHERE analyte = ? AND at < ? AND id <> ?
                ORDER BY at DESC, is_day_only, id DESC LIMIT 1
                """
        )
        return try Row.fetchOne(
            statement,
            arguments: [result.analyte.rawValue, result.moment.at.milliseconds, result.id.rawValue]
        ).map { try Self.read($0) }
    }

    /// The newest weight up to a day, for each context.
    func newestWeights(on day: LocalDate) throws -> [WeightReading] {
        let statement = try db.cachedStatement(
            sql: """
                SELECT * FROM weight WHERE context = ? AND at < ? AND day <= ?
                ORDER BY at DESC, is_day_only, id DESC LIMIT 1
                """
        )
        return try WeightContext.allCases.compactMap { context in
            try Row.fetchOne(statement, arguments: [context.rawValue, Self.edge(after: day), day.description])
                .map { try Self.read($0) }
        }
    }

    /// The targets of a day, adjusted for its medicines and goals.
    func targets(on day: LocalDate, isIll: Bool = false, fluidGoal: Rational? = nil) throws -> DayTargets {
        Targets.of(
            day,
            for: try knownProfile(),
            labs: try targetLabs(on: day),
            weights: try newestWeights(on: day),
            hints: try hints(on: day).union(isIll ? [.ill] : []),
            fluidGoal: try fluidGoal ?? self.fluidGoal(on: day)
        )
    }

    // MARK: Rows

    static func read<R: StoredMeasurement>(_ row: Row) throws -> R {
        try R(row, id: TimeKit.ID(row["id"] as String), at: row.moment(), from: row.source())
    }

    /// A time before the day begins anywhere: no zone is more than 14 hours ahead.
    private static func edge(before day: LocalDate) -> Int64 {
        DayBoundary.midnight.start(of: day.previous, in: .gmt).milliseconds
    }

    /// A time after the day has ended everywhere.
    static func edge(after day: LocalDate) -> Int64 {
        DayBoundary.midnight.start(of: day.adding(days: 2), in: .gmt).milliseconds
    }
}
