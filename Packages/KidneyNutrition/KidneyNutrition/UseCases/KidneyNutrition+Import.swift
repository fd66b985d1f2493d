import StorageKit
import TimeKit

/// Measurements from elsewhere.
extension KidneyNutrition {
    /// Imports measurements of a device or a file, all of them in one transaction, as one change that an undo takes back.
    ///
    /// Again it brings nothing new: what the same source said before at the same time is there already. What nobody has, and what
    /// hasn't come yet, is refused with the reason, and the rest is imported. Each gets an id of its own; time, zone and source
    /// stay. A large file is imported in batches of some thousand.
    ///
    /// - Parameter source: what the history calls the file.
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
            try tables.change("importMeasurements", of: subject, "\(report.new) measurements from \(source)") { rows in
                for row in labs { try rows.insert(into: LabResult.table, row) }
                for row in weights { try rows.insert(into: WeightReading.table, row) }
                for row in pressures { try rows.insert(into: PressureReading.table, row) }
                for row in activities { try rows.insert(into: ActivityReading.table, row) }
            }
            return report
        }
    }

    /// The rows of what is new, each with an id of this store's; one that stands twice in the batch is new once.
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
                report.refuse("\(reading.words) of \(reading.moment.day)", error)
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

/// A measurement that can say whether anybody has it.
protocol ImportableMeasurement: StoredMeasurement {
    /// Refuses what nobody has.
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
