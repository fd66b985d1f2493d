import FractionParser
import TestKit
import Testing
import TimeKit

@testable import KidneyNutrition

/// Weights far from the patient's last one.
@Suite("Unlikely weights")
struct UnlikelyWeightTests {
    private func patient() throws -> Patient {
        let patient = try Patient(profile: LabSample.profile(.g4))
        try patient.kidney.addWeight("163 lb", at: patient.moment("2026-06-01T08:00"))
        return patient
    }

    @Test(
        "a weight far from the last one is refused with both values and what was likely meant",
        arguments: ["400 lb", "163 kg", "16.3 lb"]
    )
    func refused(text: String) throws {
        let patient = try patient()
        #expect(try patient.refuses { try $0.addWeight(text) })
        do { try patient.kidney.addWeight(text) } catch {
            #expect(error.description.contains("163 lb") || text == "16.3 lb", "\(error)")
        }
    }

    @Test("the refusal names the other unit where the number fits the last weight in it, and the way to confirm")
    func words() throws {
        let patient = try patient()
        do {
            try patient.kidney.addWeight("163 kg")
            Issue.record("163 kg was kept")
        } catch {
            #expect(
                error.description
                    == "163 kg is far from the last weight, 163 lb of 2026-06-01 — did you mean 163 lb? If it is right, say so"
            )
        }
    }

    @Test("a weight is far beyond three tenths of the last one; the limit itself is kept")
    func limits() throws {
        let last = try LabSample.weight("100 kg", .daily, "2026-06-01")
        for (number, isFar) in [("130", false), ("130.1", true), ("70", false), ("69.9", true)] {
            let value = try LabSample.number(number)
            #expect(((try? WeightRule.check(value, .kilogram, after: last)) == nil) == isFar, "\(number)")
        }
    }

    @Test("A weight is far within two days beyond a tenth of the last one; the limit itself is kept")
    func soon() throws {
        let last = try LabSample.weight("100 kg", .daily, "2026-06-01")
        let cases = [
            ("90", "2026-06-01", false), ("89.9", "2026-06-01", true), ("110", "2026-06-03", false),
            ("110.1", "2026-06-03", true), ("110.1", "2026-06-04", false),
        ]
        for (number, day, isFar) in cases {
            let (value, day) = (try LabSample.number(number), try LabSample.day(day))
            #expect(((try? WeightRule.check(value, .kilogram, after: last, on: day)) == nil) == isFar, "\(number)")
        }
    }

    @Test("A weight after dialysis that is 13.5 kg under the one before is asked about, and kept when somebody is sure")
    func afterDialysis() throws {
        let patient = try Patient(profile: LabSample.profile(.hemodialysis))
        try patient.kidney.addWeight("76 kg", .preDialysis, at: patient.moment("2026-06-02T08:00"))
        let moment = try patient.moment("2026-06-02T08:20")
        #expect(try patient.refuses { try $0.addWeight("62.5 kg", .postDialysis, at: moment) })
        try patient.kidney.addWeight("62.5 kg", .postDialysis, at: moment, isSure: true)
        #expect(try patient.kidney.weights().count == 2)
    }

    @Test("a weight that its owner is sure of is kept, entered or changed")
    func sure() throws {
        let patient = try patient()
        let id = try patient.kidney.addWeight("220 lb", isSure: true).reading.id
        #expect(try patient.refuses { try $0.editWeight(id, "100 lb") })
        try patient.kidney.editWeight(id, "110 lb", isSure: true)
        #expect(try patient.kidney.weights().count == 2)
    }
}
