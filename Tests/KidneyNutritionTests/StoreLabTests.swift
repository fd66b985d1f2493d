import Foundation
import FractionParser
import StorageKit
import TestKit
import Testing
import TimeKit

@testable import KidneyNutrition

@Suite("Laboratory values in the store")
struct StoreLabTests {
    @Test("entering a lab answers with both unit systems, range, flag, and what it changed in the targets")
    func receipt() throws {
        let patient = try Patient(profile: LabSample.profile(.g4))
        let receipt = try patient.kidney.addLab(.potassium, "5.40", unit: "mmol/L")
        #expect(receipt.conventional == "5.4 mEq/L" && receipt.international == "5.40 mmol/L")
        #expect(receipt.range == "3.5 to 5.0 mmol/L")
        #expect(receipt.finding.flag == .high)
        #expect(receipt.changes.map(\.new.quantity) == [.potassium])
        #expect(receipt.changes[0].old.mode == .off && receipt.changes[0].new.mode == .switchedOn)
        #expect(receipt.changes[0].words.hasPrefix("potassium: no limit → "))
        #expect(receipt.result.text == "5.40")
        #expect(try patient.kidney.labs() == [receipt.result])
        let glucose = try patient.kidney.addLab(.glucose, "5.5 mmol/L")
        #expect(glucose.conventional == "99 mg/dL" && glucose.international == "5.5 mmol/L")
        #expect(glucose.changes.isEmpty && glucose.filtration == nil)
    }

    @Test("a limit that a high potassium switched on is off again after a normal one, and on again after its undo")
    func switching() throws {
        let patient = try Patient(profile: LabSample.profile(.g4))
        let kidney = patient.kidney
        try kidney.addLab(.potassium, "5.6", at: patient.moment("2026-05-01"))
        #expect(try kidney.today().targets[.potassium].mode == .switchedOn)
        try kidney.addLab(.potassium, "4.4", at: patient.moment("2026-05-20"))
        #expect(try kidney.today().targets[.potassium].mode == .off)
        #expect(try kidney.targets(on: LabSample.day("2026-05-10"))[.potassium].mode == .switchedOn)
        // Any number of hemolyzed and open-ended values is skipped.
        for day in 21...28 {
            try kidney.addLab(.potassium, "6.4", at: patient.moment("2026-05-\(day)"), remarks: [.hemolyzed])
            try kidney.addLab(.potassium, ">4.0", at: patient.moment("2026-05-\(day)T12:00"))
        }
        #expect(try kidney.today().targets[.potassium].mode == .off)
        for _ in 0..<17 { try kidney.undo() }
        #expect(try kidney.today().targets[.potassium].mode == .switchedOn)
    }

    @Test("the targets read from the store are those of all results")
    func sameTargets() throws {
        var generator = SeededGenerator(seed: 5)
        let patient = try Patient(profile: LabSample.profile(.hemodialysis, dryWeight: nil))
        for number in 0..<120 {
            let analyte = generator.pick([Analyte.potassium, .phosphorus, .pth, .glucose, .calcium])
            let typed =
                switch analyte {
                case .potassium: generator.pick(["3.2", "4.4", "5.8", ">4.0", "<6"])
                case .phosphorus: generator.pick(["2.1", "4.0", "6.6"])
                case .pth: generator.pick(["90", "300", "1100"])
                case .glucose: generator.pick(["60", "110"])
                default: "9.1"
                }
            let day = try LabSample.day("2026-01-01").adding(days: generator.int(in: 0...150))
            let moment = try patient.moment(generator.oneIn(3) ? "\(day)" : "\(day)T\(10 + number % 10):00")
            try patient.kidney.addLab(
                analyte,
                typed,
                at: moment,
                remarks: generator.oneIn(4) ? [.hemolyzed] : []
            )
            let kilograms = generator.int(in: 60...90)
            let context = generator.pick(WeightContext.allCases)
            try patient.kidney.addWeight("\(kilograms) kg", context, at: moment, isSure: true)
        }
        let labs = try patient.kidney.labs()
        let weights = try patient.kidney.weights()
        let profile = try #require(try patient.kidney.profile())
        for number in stride(from: -3, through: 152, by: 5) {
            let day = try LabSample.day("2026-01-01").adding(days: number)
            #expect(try patient.kidney.targets(on: day) == Targets.of(day, for: profile, labs: labs, weights: weights))
        }
    }

    @Test("an implausible value is refused with the likely one, and nothing is kept")
    func implausible() throws {
        let patient = try Patient()
        let error = KidneyError.implausibleLab(.potassium, "50 mmol/L", likely: ["5.0 mmol/L"])
        #expect(try patient.refuses(error) { try $0.addLab(.potassium, "50 mmol/L") })
        #expect("\(error)" == "potassium 50 mmol/L — did you mean 5.0 mmol/L?")
        #expect(try patient.refuses { try $0.addLab(.potassium, "5.4 mg/kg") })
        #expect(try patient.refuses { try $0.addLab(.potassium, "high") })
        let id = try patient.kidney.addLab(.potassium, "5.0").result.id
        #expect(try patient.refuses(error) { try $0.editLab(id, "50", unit: "mmol/L") })
    }

    @Test("the filtration rate of each creatinine is listed among the labs, with its formula")
    func computed() throws {
        let patient = try Patient(profile: LabSample.profile(.g3b, born: "1970-06-01"))
        let kidney = patient.kidney
        let receipt = try kidney.addLab(.creatinine, "0.9", at: patient.moment("2026-06-01T08:00"))
        guard case .computed(let point) = receipt.filtration else {
            Issue.record("no filtration rate")
            return
        }
        #expect(point.shown == "75")
        try kidney.addLab(.creatinine, "80 µmol/L", at: patient.moment("2026-05-01T08:00"))
        try kidney.addLab(.eGFR, "52", at: patient.moment("2026-04-01T08:00"), formula: .mdrd)
        let lines = try kidney.labList()
        #expect(lines.map(\.analyte) == [.eGFR, .creatinine, .eGFR, .creatinine, .eGFR])
        #expect(lines.map(\.isComputed) == [false, false, true, false, true])
        #expect(lines[4].value == "75" && lines[4].formula == .ckdEPI2021 && lines[4].result == receipt.result.id)
        #expect(lines[0].formula == .mdrd && lines[0].flag == .low)
        #expect(try kidney.labList(.eGFR).count == 3)
        #expect(try kidney.filtrationRates().count == 3)
        #expect(try kidney.labList(.creatinine, from: LabSample.day("2026-06-01")).map(\.value) == ["0.9"])
    }

    @Test(
        "none is computed without sex or birth date, under 18, or on dialysis, where an entered one is listed and not judged"
    )
    func notComputed() throws {
        func refusal(_ profile: Profile?) throws -> EGFRRefusal? {
            let patient = try Patient(profile: profile)
            guard case .refused(let refusal) = try patient.kidney.addLab(.creatinine, "2.0").filtration else {
                return nil
            }
            #expect(try patient.kidney.labList().map(\.analyte) == [.creatinine])
            return refusal
        }
        #expect(try refusal(nil) == .noBirthDate)
        #expect(try refusal(LabSample.profile(.g4, sex: nil)) == .noSex)
        #expect(try refusal(LabSample.profile(.g4, born: nil)) == .noBirthDate)
        #expect(try refusal(Profile(name: "Kim", sex: .male, birthDate: LabSample.day("2012-01-01"))) == .underAge(14))
        #expect(try refusal(LabSample.profile(.hemodialysis)) == .onDialysis)
        let patient = try Patient(profile: LabSample.profile(.hemodialysis))
        try patient.kidney.addLab(.eGFR, "8")
        #expect(try patient.kidney.labList().map(\.flag) == [.notJudged] && patient.kidney.filtrationRates().isEmpty)
    }

    @Test("a result is edited and deleted; a number alone keeps the unit it was entered in")
    func edit() throws {
        let patient = try Patient()
        let kidney = patient.kidney
        let id = try kidney.addLab(.phosphorus, "1.60 mmol/L", remarks: [.fasting]).result.id
        let edited = try kidney.editLab(id, "1.7").result
        #expect(edited.unit == .mmolPerL && edited.text == "1.7" && edited.remarks == [.fasting])
        let moved = try kidney.editLab(id, at: patient.moment("2026-05-30")).result
        #expect(moved.text == "1.7" && moved.moment.isDayOnly)
        #expect(try kidney.labs() == [moved])
        try kidney.deleteLab(id)
        #expect(try kidney.labs().isEmpty)
        #expect(try patient.refuses(.noSuchRecord("lab", id.rawValue)) { try $0.editLab(id, "2") })
        for _ in 0..<3 { try kidney.undo() }
        #expect(try kidney.labs().map(\.text) == ["1.60"])
    }

    @Test("a result that a clinic and the user tell of the same day is one")
    func sameDay() throws {
        let patient = try Patient()
        let kidney = patient.kidney
        try kidney.addLab(.potassium, "5.4", at: patient.moment("2026-05-01"))
        let clinic = MeasurementSource(.fhir, name: "Clinic", reference: "1")
        try kidney.addLab(.potassium, "5.4 mmol/L", at: patient.moment("2026-05-01T07:30"), from: clinic)
        // A different value of the same day is a different sample.
        try kidney.addLab(.potassium, "5.1", at: patient.moment("2026-05-01T16:00"))
        #expect(try kidney.labs(.potassium).map(\.text) == ["5.4", "5.1"])
        #expect(try kidney.labList().map(\.source.kind) == [.fhir, .manual])
    }

    @Test("all analytes of the document can be entered, and their units are listed beside them")
    func document() throws {
        let patient = try Patient()
        let typed: [Analyte: String] = [
            .eGFR: "44", .glucose: "110", .albumin: "3.9", .potassium: "4.6", .phosphorus: "4.1", .hbA1c: "6.8",
            .pth: "140", .calcium: "9.2", .bicarbonate: "22", .uricAcid: "6.9", .vitaminD: "31",
        ]
        for analyte in Analyte.document { try patient.kidney.addLab(analyte, try #require(typed[analyte])) }
        let lines = try patient.kidney.labList()
        #expect(Set(lines.map(\.analyte)) == Set(Analyte.document))
        #expect(lines.allSatisfy { $0.unit == LabTable.facts($0.analyte).conventional && !$0.unit.symbol.isEmpty })
    }
}
