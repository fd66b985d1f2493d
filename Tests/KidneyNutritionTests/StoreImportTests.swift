import Foundation
import FractionParser
import StorageKit
import TestKit
import Testing
import TimeKit

@testable import KidneyNutrition

@Suite("Measurements imported into the store")
struct StoreImportTests {
    private static let clinic = MeasurementSource(.fhir, name: "Clinic", reference: "obs-1")
    private static let watch = MeasurementSource(.appleHealth, name: "Watch")

    private func batch() throws -> MeasurementBatch {
        MeasurementBatch(
            labs: [
                try LabSample.lab(.potassium, "5.4 mmol/L", "2026-05-01T08:00", from: Self.clinic),
                try LabSample.lab(.creatinine, "1.4", "2026-05-01", from: Self.clinic),
            ],
            weights: [try LabSample.weight("81.2 kg", .preDialysis, "2026-05-01T07:00", from: Self.watch)],
            pressures: [
                PressureReading(
                    id: TimeKit.ID("p"),
                    130,
                    over: 80,
                    at: try LabSample.moment("2026-05-01T07:05"),
                    from: Self.watch
                )
            ],
            activities: [
                ActivityReading(
                    id: TimeKit.ID("a"),
                    .steps,
                    4000,
                    at: try LabSample.moment("2026-05-01T12:00"),
                    from: Self.watch
                )
            ]
        )
    }

    @Test("an import keeps values, units, times, zones and sources; again it brings nothing new")
    func again() throws {
        let patient = try Patient()
        let kidney = patient.kidney
        let batch = try batch()
        let report = try kidney.importMeasurements(batch, from: "export.xml")
        #expect(report.read == 5 && report.new == 5 && report.refused == 0)
        let labs = try kidney.labs()
        #expect(Set(labs.map(\.text)) == ["5.4", "1.4"] && labs.allSatisfy { $0.source == Self.clinic })
        #expect(try kidney.weights().map(\.moment) == batch.weights.map(\.moment))
        #expect(try kidney.pressures().map(\.systolic) == [130] && kidney.activities().map(\.value) == [4000])
        let (tables, log) = (try patient.tables(), try patient.history())
        let again = try kidney.importMeasurements(batch, from: "export.xml")
        #expect(again.read == 5 && again.alreadyThere == 5 && again.new == 0)
        #expect(try patient.tables() == tables && patient.history() == log)
        #expect(log.last == "5 measurements from export.xml")
    }

    @Test("one that stands twice in a file is one, and what another source says is counted once where it is the same")
    func doubled() throws {
        let patient = try Patient()
        var batch = try batch()
        batch.pressures += batch.pressures
        let report = try patient.kidney.importMeasurements(batch, from: "export.xml")
        #expect(report.new == 5 && report.alreadyThere == 1)
        try patient.kidney.addPressure("130/80", at: patient.moment("2026-05-01T07:06"))
        #expect(try patient.kidney.pressures().count == 1 && patient.count("blood_pressure") == 2)
    }

    @Test("impossible and future values are refused with the reason, and the rest is imported")
    func refused() throws {
        let patient = try Patient()
        let broken = MeasurementBatch(
            labs: [
                LabResult(
                    id: TimeKit.ID("1"),
                    .potassium,
                    LabReading(50, .mmolPerL),
                    at: try LabSample.moment("2026-05-01")
                ),
                LabResult(
                    id: TimeKit.ID("2"),
                    .potassium,
                    LabReading(4, .percent),
                    at: try LabSample.moment("2026-05-01")
                ),
                try LabSample.lab(.potassium, "4.4", "2026-05-02"),
            ],
            weights: [try LabSample.weight("80 kg", .daily, "2026-07-01")]
        )
        let report = try patient.kidney.importMeasurements(broken, from: "bundle.json")
        #expect(report.read == 4 && report.new == 1 && report.refused == 3)
        #expect(report.refusals.map(\.what).first == "potassium 50 mmol/L of 2026-05-01")
        #expect(report.refusals.map(\.reason).first == "potassium 50 mmol/L — did you mean 5.0 mmol/L?")
        #expect(try patient.kidney.labs().map(\.text) == ["4.4"] && patient.kidney.weights().isEmpty)
    }

    @Test("an import is one change, which an undo takes back as a whole")
    func undo() throws {
        let patient = try Patient()
        try patient.kidney.addWeight("80 kg")
        let before = try patient.tables()
        try patient.kidney.importMeasurements(batch(), from: "export.xml")
        #expect(try patient.kidney.undo().summary == "5 measurements from export.xml")
        #expect(try patient.tables() == before)
        #expect(try patient.kidney.importMeasurements(MeasurementBatch(), from: "nothing").read == 0)
    }
}
