public import TimeKit
import WordKit

/// The export of the health record, for a clinic's program or a dietitian.
extension KidneyNutrition {
    /// Returns the part of the record that another clinic's program can read: the profile, the medicines, the goals, and the measurements as
    /// entered. The food diary isn't in it.
    ///
    /// Measurements of several sources stay separate. The height of the profile has no date of its own, so it is dated today.
    ///
    /// - Throws: `noProfile`, because a record must name its person.
    public func healthRecord() throws(KidneyError) -> HealthRecord {
        let now = clock.now()
        return try read { tables in
            let profile = try tables.requiredProfile()
            let today = clock.zone().date(at: now)
            let medicines = try tables.medicines()
            var record = HealthRecord(
                profile: profile,
                labs: try tables.measurements(from: nil, to: nil),
                weights: try tables.measurements(from: nil, to: nil),
                pressures: try tables.measurements(from: nil, to: nil),
                activities: try tables.measurements(from: nil, to: nil),
                heights: profile.height.map {
                    [ImportedHeight($0, at: Moment(day: today, in: clock.zone()), from: .manual)]
                } ?? [],
                medicines: medicines.map { ImportedMedicine($0, on: today) },
                goals: try tables.goals().map { ImportedGoal($0) }
            )
            record.patient = LabPatient(profile, taking: medicines)
            return record
        }
    }

    /// Writes the record as a FHIR R4 bundle.
    ///
    /// An import with ``importFHIR(_:named:)`` into an empty store gives the same measurements, medicines and goals with the same ids.
    ///
    /// - Parameter each: Called with successive pieces of the bundle's UTF-8.
    /// - Throws: `noProfile`, because a record must name its person.
    public func exportFHIR(_ each: ([UInt8]) -> Void) throws(KidneyError) {
        let (record, now) = (try healthRecord(), clock.now())
        // Other programs read the bundle, so its texts are English.
        inEnglish { FHIRWriter.write(record, at: now, each) }
    }

    /// Returns the intake of a span of logical days as CSV, for a dietitian.
    ///
    /// Foods, amounts and sources are in the current language. Headings and meals are English.
    ///
    /// - Parameters:
    ///   - from: The first day; nil for no limit.
    ///   - to: The last day, which is included; nil for no limit.
    public func intakeCSV(from: LocalDate? = nil, to: LocalDate? = nil) throws(KidneyError) -> [UInt8] {
        let entries = try read { tables in try tables.entries(from: from, to: to) }
        let zone = clock.zone()
        return IntakeCSV.intake(entries, in: zone)
    }

    /// Returns the measurements of a span as CSV, in English.
    ///
    /// - Parameters:
    ///   - from: The first day; nil for no limit.
    ///   - to: The last day, which is included; nil for no limit.
    public func measurementsCSV(from: LocalDate? = nil, to: LocalDate? = nil) throws(KidneyError) -> [UInt8] {
        try read { tables in
            let labs: [LabResult] = try tables.measurements(from: from, to: to)
            let weights: [WeightReading] = try tables.measurements(from: from, to: to)
            let pressures: [PressureReading] = try tables.measurements(from: from, to: to)
            let activities: [ActivityReading] = try tables.measurements(from: from, to: to)
            return inEnglish {
                IntakeCSV.measurements(labs: labs, weights: weights, pressures: pressures, activities: activities)
            }
        }
    }
}
