import FractionParser
import TestKit
import TimeKit

@testable import KidneyNutrition

/// Histories for trends and reports.
enum ReportSample {
    static func history(
        _ category: DiseaseCategory?,
        labs: [(String, String, String)] = [],
        remarks: [String: Set<LabRemark>] = [:],
        entries: [IntakeEntry] = [],
        medicines: [Medicine] = [],
        goals: [Goal] = [],
        alerts: [KidneyAlert] = [],
        hasDiabetes: Bool = false,
        limits: [ClinicLimit] = []
    ) throws -> CareHistory {
        CareHistory(
            profile: try Care.profile(category, hasDiabetes: hasDiabetes, limits: limits),
            boundary: KidneyNutrition.usualBoundary,
            zone: LabSample.zone,
            labs: try labs.map { name, value, moment in
                guard let analyte = LabTable.analyte(named: name) else { throw KidneyError.notAnAnalyte(name) }
                return try LabSample.lab(analyte, value, moment, remarks: remarks[name] ?? [])
            },
            entries: entries,
            medicines: medicines,
            goals: goals,
            alerts: alerts
        )
    }

    /// A history of dialysis: two sessions with a gain of 3.4 kg between them, a dry weight of 70 kg, and two blood pressures.
    static func dialysis() throws -> CareHistory {
        CareHistory(
            profile: try LabSample.profile(.hemodialysis, dryWeight: 70, urine: 200),
            boundary: KidneyNutrition.usualBoundary,
            zone: LabSample.zone,
            labs: [
                try LabSample.lab(.potassium, "5.6 mmol/L", "2026-05-20T08:00"),
                try LabSample.lab(.potassium, "5.1 mmol/L", "2026-04-20T08:00"),
                try LabSample.lab(.phosphorus, "6.4 mg/dL", "2026-05-20T08:00"),
            ],
            weights: [
                try LabSample.weight("72.4 kg", .preDialysis, "2026-05-20T07:00"),
                try LabSample.weight("70.2 kg", .postDialysis, "2026-05-20T11:00"),
                try LabSample.weight("73.6 kg", .preDialysis, "2026-05-22T07:00"),
                try LabSample.weight("70.4 kg", .postDialysis, "2026-05-22T11:00"),
            ],
            pressures: [
                PressureReading(id: .init("b1"), 150, over: 84, at: try LabSample.moment("2026-05-20T07:00")),
                PressureReading(id: .init("b2"), 138, over: 76, at: try LabSample.moment("2026-05-22T07:00")),
            ]
        )
    }

    static func medicine(_ name: String, from start: String, until stop: String? = nil) throws -> Medicine {
        Medicine(
            id: .init(name),
            name: name,
            dose: "20 mg",
            times: [MedicationTime(try LocalTime(hour: 8, minute: 0))],
            start: try LabSample.day(start),
            stop: try stop.map(LabSample.day)
        )
    }

    static func report(_ history: CareHistory, from: String, to: String, asked: [String] = []) throws -> ClinicReport {
        ClinicReport(history, from: try LabSample.day(from), to: try LabSample.day(to), asked: asked)
    }
}

extension Trend {
    /// A band with both limits.
    static func band(_ label: String, _ low: Double, _ high: Double) -> Band { Band(label, low: low, high: high) }
}
