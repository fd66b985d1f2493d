import StorageKit
import TimeKit
import WordKit

/// The import of measurements as values.
extension KidneyNutrition {
    /// Imports measurements of a device or a file in one transaction, as one change that undo can revert.
    ///
    /// A repeated import adds nothing, because an equal reading of the same source and time exists already. An impossible value, or one in
    /// the future, is refused with the reason, and the others are imported. Each gets a new identifier; its time, time zone and source stay.
    /// A large file needs several batches of some thousand.
    ///
    /// - Parameter source: The name of the file in the change log.
    @discardableResult
    public func importMeasurements(
        _ batch: MeasurementBatch,
        from source: String
    ) throws(KidneyError) -> MeasurementImport {
        try enter { tables in
            var report = MeasurementImport()
            let (labs, weights) = (try fresh(batch.labs, tables, &report), try fresh(batch.weights, tables, &report))
            let pressures = try fresh(batch.pressures, tables, &report)
            let activities = try fresh(batch.activities, tables, &report)
            let subject = EntityRef(
                kind: Self.importKind,
                id: (ids.next(at: tables.now) as TimeKit.ID<HealthImport>).rawValue
            )
            func summary() -> String { localized("\(report.new, "measurement") from \(source)") }
            try tables.change("importMeasurements", of: subject, summary()) { rows in
                for row in labs { try rows.insert(into: LabResult.table, row) }
                for row in weights { try rows.insert(into: WeightReading.table, row) }
                for row in pressures { try rows.insert(into: PressureReading.table, row) }
                for row in activities { try rows.insert(into: ActivityReading.table, row) }
            }
            return report
        }
    }

    /// Returns the rows of new readings, each with a new identifier. Equal readings in the batch are one row.
    private func fresh<R: ImportableMeasurement>(
        _ readings: [R],
        _ tables: KidneyWriter,
        _ report: inout MeasurementImport
    ) throws -> [[String: StoredValue]] {
        var rows: [[String: StoredValue]] = []
        var seen: Set<[String: StoredValue]> = []
        for reading in readings {
            report.read += 1
            do throws(KidneyError) {
                try reading.check()
                _ = try past(reading.moment, tables.now)
            } catch {
                report.refuse(localized("\(reading.words) of \(reading.moment.day)", context: "date"), error)
                continue
            }
            var row = reading.row
            row["id"] = nil
            guard seen.insert(row).inserted, try tables.reader.same(as: reading) == nil else {
                report.alreadyThere += 1
                continue
            }
            let id: TimeKit.ID<R> = ids.next(at: tables.now)
            row["id"] = .text(id.rawValue)
            rows.append(row)
            report.new += 1
        }
        return rows
    }
}

/// A measurement with a check for impossible values.
protocol ImportableMeasurement: StoredMeasurement {
    /// - Throws: An error for an impossible value.
    func check() throws(KidneyError)
}

extension LabResult: ImportableMeasurement {
    func check() throws(KidneyError) {
        guard LabTable.facts(analyte).units.contains(unit) else { throw .unitNotOfAnalyte(unit.symbol, analyte) }
        try LabReadingRule.check(LabReading(value, unit, comparator: comparator, text: text), of: analyte)
    }
}

extension WeightReading: ImportableMeasurement {
    func check() throws(KidneyError) { try WeightRule.check(value, unit) }
}

extension PressureReading: ImportableMeasurement {
    func check() throws(KidneyError) { try PressureRule.check(systolic, over: diastolic) }
}

extension ActivityReading: ImportableMeasurement {
    func check() throws(KidneyError) { try ActivityRule.check(kind, value) }
}
