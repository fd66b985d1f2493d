import FractionParser
import ScreenKit
import TestKit
import Testing
import TimeKit

@testable import KidneyNutrition

@Suite("Forms that edit")
struct EditInputsTests {
    /// The fields of an edit by id.
    private func inputs(_ actions: [Action]) throws -> [String: String] {
        let edit = try #require(actions.first { $0.id.hasSuffix("/edit") })
        #expect(!edit.inputs.isEmpty)
        return Dictionary(edit.inputs.map { ($0.id, $0.value) }, uniquingKeysWith: { first, _ in first })
    }

    private func moment(_ fields: [String: String], _ patient: Patient) throws -> Moment {
        let time = fields["time"] ?? ""
        return try patient.moment((fields["day"] ?? "") + (time.isEmpty ? "" : "T\(time)"))
    }

    @Test("weights, pressures and activity show what is stored, and saving that changes nothing")
    func measurements() throws {
        let patient = try Patient(profile: LabSample.profile(.g4))
        let kidney = patient.kidney
        for (place, text) in ["81.2 kg", "179.5 lb", "80.123 kg"].enumerated() {
            try kidney.addWeight(text, at: try patient.moment("2026-05-0\(place + 1)T08:00"))
        }
        try kidney.addPressure("131/84", at: try patient.moment("2026-05-02T08:30"))
        try kidney.addActivity(.minutes, "45.5", at: try patient.moment("2026-05-03T09:00"))
        let screen = try kidney.measurementsScreen()
        let weights = try kidney.weights()
        #expect(screen.weights.count == 3)
        for row in screen.weights {
            let fields = try inputs(row.actions)
            let stored = try #require(weights.first { $0.id == row.id })
            #expect(fields["context"] == stored.context.rawValue && fields["sure"] == "false")
            try kidney.editWeight(
                row.id,
                fields["weight"],
                stored.context,
                at: try moment(fields, patient),
                isSure: true
            )
        }
        #expect(try kidney.weights() == weights)
        let pressures = try kidney.pressures()
        for row in screen.pressures {
            let fields = try inputs(row.actions)
            try kidney.editPressure(row.id, fields["pressure"], at: try moment(fields, patient))
        }
        #expect(try kidney.pressures() == pressures && pressures.count == 1)
        let reading = try #require(screen.activity.first?.readings.first)
        #expect(try inputs(reading.actions)["amount"] == "45.5")
    }

    @Test("a laboratory value shows its number as it was typed, its unit, day, time and remarks")
    func labs() throws {
        let patient = try Patient(profile: LabSample.profile(.g4))
        let kidney = patient.kidney
        try kidney.addLab(
            .potassium,
            "5.40",
            unit: "mmol/L",
            at: try patient.moment("2026-05-01T08:15"),
            remarks: [.hemolyzed]
        )
        try kidney.addLab(.urineACR, "<5", at: try patient.moment("2026-05-02"))
        let stored = try kidney.labs()
        for row in try kidney.labsScreen().labs where !row.isComputed {
            let fields = try inputs(row.actions)
            let result = try #require(stored.first { $0.id.rawValue == row.id })
            #expect(fields["value"] == result.comparator.rawValue + result.text)
            #expect(fields["unit"] == result.unit.ucum)
            let remarks = Set(LabRemark.allCases.filter { fields[$0.rawValue] == "true" })
            #expect(remarks == result.remarks)
            try kidney.editLab(
                result.id,
                fields["value"],
                unit: fields["unit"],
                at: try moment(fields, patient),
                remarks: remarks
            )
        }
        #expect(try kidney.labs() == stored)
    }

    @Test("an entry of the journal shows its amount, meal, day and time")
    func entries() throws {
        let patient = try Patient(profile: LabSample.profile(.g4))
        let kidney = patient.kidney
        try kidney.eat(.init("ndb-09040"), "1 1/2 medium", meal: .lunch, at: try patient.moment("2026-05-01T12:15"))
        let journal = try kidney.journalScreen(try LocalDate(iso8601: "2026-05-01"))
        let row = try #require(journal.meals.flatMap(\.entries).first)
        let fields = try inputs(row.actions)
        #expect(fields == ["amount": "1-1/2 medium", "meal": "lunch", "day": "2026-05-01", "time": "12:15"])
    }

    @Test("a medicine, a goal and the profile show what is stored, and saving that changes nothing")
    func others() throws {
        var profile = try LabSample.profile(.hemodialysis, dryWeight: 70, urine: 300)
        profile.dryWeight = WeightRule.convert(160, from: .pound, to: .kilogram)
        let patient = try Patient(profile: profile)
        let kidney = patient.kidney
        let eight = MedicationTime(try LocalTime(hour: 8, minute: 0))
        let medicine = try kidney.addMedicine("Lisinopril", dose: "20 mg", times: [eight], notes: "with water").medicine
        let page = try kidney.medicineScreen(medicine.id)
        let entry = try #require(page.entry)
        #expect(entry.name == medicine.name && entry.dose == medicine.dose && entry.times == medicine.times)
        #expect(entry.notes == medicine.notes && entry.start == nil && entry.stop == medicine.stop)
        let goal = try kidney.addGoal(.fluidAtMost(750)).goal
        let screen = try kidney.goalScreen(goal.id)
        #expect(screen.aim == goal.steps.last?.aim)
        #expect(screen.form.fields.first?.value == "750 mL")
        let own = try kidney.profileScreen()
        #expect(own.form[field: "dryWeight"]?.value == "160 lb")
        #expect(own.form[field: "urine"]?.value == "300 mL")
        #expect(own.profile == (try kidney.profile()))
    }
}
