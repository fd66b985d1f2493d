public import TimeKit

/// The export of the health record, for a clinic's program or a dietitian.
extension KidneyNutrition {
    /// Returns everything that another clinic's program can read: the profile, the medicines, the goals, and the readings as entered.
    /// Readings of
    /// several sources stay separate.
    ///
    /// - Throws: `noProfile`, because a record must name its person.
    public func healthRecord() throws(KidneyError) -> HealthRecord {
        let now = clock.now()
        return try read { tables in
            let profile = try tables.requiredProfile()
            let today = clock.zone().date(at: now)
            return HealthRecord(
                profile: profile,
                labs: try tables.measurements(from: nil, to: nil),
                weights: try tables.measurements(from: nil, to: nil),
                pressures: try tables.measurements(from: nil, to: nil),
                activities: try tables.measurements(from: nil, to: nil),
                heights: profile.height.map {
                    [ImportedHeight($0, at: Moment(day: today, in: clock.zone()), from: .manual)]
                } ?? [],
                medicines: try tables.medicines().map { ImportedMedicine($0, on: today) },
                goals: try tables.goals().map { ImportedGoal($0) }
            )
        }
    }

    /// Writes the record as a FHIR R4 bundle, one entry at a time. An import of it with ``importFHIR(_:named:)`` into an empty store gives
    /// the
    /// same readings, medicines and goals with the same identifiers.
    ///
    /// - Throws: `noProfile`.
    public func exportFHIR(_ each: ([UInt8]) -> Void) throws(KidneyError) {
        FHIRWriter.write(try healthRecord(), at: clock.now(), each)
    }

    /// Returns the intake on the logical days of a span as CSV, for a dietitian. Nil is an open end.
    public func intakeCSV(from: LocalDate? = nil, to: LocalDate? = nil) throws(KidneyError) -> [UInt8] {
        let entries = try read { tables in try tables.entries(from: from, to: to) }
        return IntakeCSV.intake(entries, in: clock.zone())
    }

    /// Returns the measurements of a span as CSV. Nil is an open end.
    public func measurementsCSV(from: LocalDate? = nil, to: LocalDate? = nil) throws(KidneyError) -> [UInt8] {
        try read { tables in
            IntakeCSV.measurements(
                labs: try tables.measurements(from: from, to: to),
                weights: try tables.measurements(from: from, to: to),
                pressures: try tables.measurements(from: from, to: to),
                activities: try tables.measurements(from: from, to: to)
            )
        }
    }
}
