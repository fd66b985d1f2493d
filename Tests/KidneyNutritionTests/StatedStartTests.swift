import Foundation
import GRDB
import JSONKit
import ScreenKit
import TestKit
import Testing
import TimeKit

@testable import KidneyNutrition

/// Medicines whose first day nobody said.
@Suite("First days that nobody said")
struct StatedStartTests {
    @Test("An INR of the days before warfarin was entered is judged by it, unless its first day was said")
    func inr() throws {
        func flags(from start: String?) throws -> [LabFlag] {
            let patient = try Patient(profile: LabSample.profile(.g4))
            try patient.kidney.addMedicine("warfarin", from: try start.map(LabSample.day))
            return try ["2.5", "3.4", "1.5"].map { value in
                let receipt = try patient.kidney.addLab(.inr, value, at: patient.moment("2026-05-31"))
                return receipt.finding.flag
            }
        }
        #expect(try flags(from: nil) == [.inRange, .high, .low])
        #expect(try flags(from: "2026-03-01") == [.inRange, .high, .low])
        #expect(try flags(from: "2026-06-01") == [.high, .high, .high])
    }

    @Test("No page tells a first day that nobody said, and one that is said later is told")
    func told() throws {
        let patient = try Patient(profile: LabSample.profile(.g4))
        try patient.kidney.addLab(.potassium, "5.8")
        let added = try patient.kidney.addMedicine("Zestril")
        #expect(!added.medicine.saysStart)
        let finding = try #require(added.report.findings.first)
        #expect(finding.why.contains("first day not said") && !finding.why.contains("taken since"))
        let today = try patient.kidney.currentDay()
        let report = try patient.kidney.clinicReport(from: today.adding(days: -29), to: today)
        #expect(report.medicines.map(\.taken) == ["first day not said"])
        var medicine = added.medicine
        medicine.start = today.adding(days: -400)
        medicine.saysStart = true
        let edited = try patient.kidney.editMedicine(medicine)
        #expect(try patient.kidney.medicines() == [medicine])
        #expect(edited.report.findings.first?.why.contains("taken since \(medicine.start)") == true)
    }

    @Test("Saving a form without its first day keeps the first day unsaid, and a last day in the past is no error")
    func form() throws {
        let patient = try Patient(profile: LabSample.profile(.g4))
        let kidney = patient.kidney
        let medicine = try kidney.addMedicine("warfarin").medicine
        #expect(try kidney.medicineScreen(medicine.id).form[field: "start"]?.value == "")
        let past = try kidney.medicinesScreen(typed: ["name": "Cipro", "stop": "2026-05-20"])
        #expect(past.entry?.start == nil && past.add.isEnabled, "\(past.add.whyNot ?? "")")
        let ended = try kidney.addMedicine("Cipro", until: LabSample.day("2026-05-20")).medicine
        #expect(!ended.saysStart && ended.start.description == "2026-05-20")
    }

    @Test(
        "A first day that nobody said reaches back three months and no further, on the pages and in the record for a clinic",
        arguments: [(90, LabFlag.inRange, "N"), (91, .high, "H"), (200, .high, "H")] as [(Int, LabFlag, String)]
    )
    func bound(days: Int, flag: LabFlag, code: String) throws {
        let patient = try Patient(profile: LabSample.profile(.g4))
        try patient.kidney.addMedicine("warfarin")
        let day = try patient.kidney.currentDay().adding(days: -days)
        let receipt = try patient.kidney.addLab(.inr, "2.5", at: Moment(day: day, in: patient.zone))
        #expect(receipt.finding.flag == flag)
        let bundle = try JSONValue.parse(try FHIRImportTests.bundle(patient.kidney))
        let resources = (bundle["entry"]?.list ?? []).compactMap { $0["resource"] }
        let lab = try #require(resources.first { $0["resourceType"]?.string == "Observation" })
        let coding = lab["interpretation"]?.list.first?["coding"]?.list.first
        #expect(coding?["code"]?.string == code)
    }

    @Test(
        "A last day before a first day that nobody said moves it, and one before a first day that was said is an error"
    )
    func ended() throws {
        let patient = try Patient(profile: LabSample.profile(.g4))
        let kidney = patient.kidney
        let id = try kidney.addMedicine("warfarin").medicine.id
        var medicine = try kidney.stopMedicine(id, on: try LabSample.day("2026-05-20")).medicine
        #expect(medicine.start.description == "2026-05-20" && !medicine.saysStart)
        medicine.stop = try LabSample.day("2026-05-10")
        medicine = try kidney.editMedicine(medicine).medicine
        #expect(medicine.start.description == "2026-05-10" && !medicine.saysStart)
        let page = try kidney.medicineScreen(id, typed: ["stop": "2026-05-05"])
        #expect(page.entry?.stop?.description == "2026-05-05" && page.entry?.start == nil)
        medicine.saysStart = true
        try kidney.editMedicine(medicine)
        let last = try LabSample.day("2026-05-05")
        #expect(
            try patient.refuses(.medicineStopsBeforeStart("warfarin", start: medicine.start, stop: last)) {
                try $0.stopMedicine(id, on: last)
            }
        )
    }

    @Test("The record for a clinic has no first day that nobody said, and an ended medicine is read back without one")
    func exported() throws {
        let patient = try Patient(profile: LabSample.profile(.g4))
        let id = try patient.kidney.addMedicine("warfarin").medicine.id
        try patient.kidney.stopMedicine(id, on: try LabSample.day("2026-06-09"))
        try patient.at("2026-06-20T10:00")
        let record = try patient.kidney.healthRecord()
        #expect(record.medicines.map(\.start) == [nil])
        #expect(record.medicines.map(\.end?.description) == ["2026-06-09"])
        let copy = try Patient(now: "2026-06-20T10:00", seed: 2)
        let report = try copy.kidney.importFHIR([try FHIRImportTests.bundle(patient.kidney)], named: "record.json")
        #expect(report.counts.refused == 0)
        let medicine = try #require(try copy.kidney.medicines().first)
        #expect(!medicine.saysStart && medicine.start.description == "2026-06-09" && medicine.stop == medicine.start)
    }

    @Test("A file that says the first day of an imported medicine makes it said")
    func saidLater() throws {
        let patient = try Patient()
        let kidney = patient.kidney
        try FHIRImportTests.importing(
            FHIRSample.bundle([FHIRImportTests.medicine("Warfarin", "active")]),
            into: kidney
        )
        #expect(try kidney.medicines().map(\.saysStart) == [false])
        let more = #", "effectivePeriod": {"start": "2026-06-02"}, "dosage": [{"text": "5 mg"}]"#
        let said = FHIRSample.bundle([FHIRImportTests.medicine("Warfarin", "active", more: more)])
        #expect(try FHIRImportTests.importing(said, into: kidney).changed == [.medicines: 1])
        #expect(try kidney.medicines().map(\.saysStart) == [true])
    }

    @Test("A current medicine of a file is the one of its name that was entered without a first day, and no second one")
    func oneMedicine() throws {
        let kidney = try Patient().kidney
        try kidney.addMedicine("Zestril")
        func file(_ period: String) -> String {
            FHIRSample.bundle([
                FHIRImportTests.medicine("Zestril", "active", more: ", \"effectivePeriod\": {\(period)}")
            ])
        }
        let ongoing = try FHIRImportTests.importing(file(#""start": "2020-01-05""#), into: kidney)
        #expect(ongoing.counts.alreadyThere == 1)
        #expect(try kidney.medicines().count == 1)
        let ended = try FHIRImportTests.importing(file(#""start": "2020-01-05", "end": "2021-01-05""#), into: kidney)
        #expect(ended.new == [.medicines: 1])
        #expect(try kidney.medicines().count == 2)
    }

    @Test("A medicine whose first day nobody said may have been taken for long")
    func longUse() throws {
        var scene = try MedicineScene().med("metformin", from: MedicineScene.today).med(
            "omeprazole",
            from: "2026-03-01"
        )
        #expect(try scene.finding("metf-b12") == nil && scene.finding("ppi-mg") == nil)
        for index in scene.medicines.indices { scene.medicines[index].saysStart = false }
        let finding = try #require(try scene.finding("metf-b12"))
        #expect(finding.why.hasPrefix("metformin, first day not said; how long it has been taken isn't known ("))
        #expect(try scene.finding("ppi-mg") != nil)
    }

    @Test(
        "A report of days before the entry has a medicine whose first day nobody said, as its INR is judged by it",
        arguments: [(nil, 30, true), (nil, 200, false), ("2026-06-02", 30, false)] as [(String?, Int, Bool)]
    )
    func report(start: String?, days: Int, isThere: Bool) throws {
        let patient = try Patient(profile: LabSample.profile(.g4))
        try patient.kidney.addMedicine("warfarin", from: try start.map(LabSample.day))
        let last = try patient.kidney.currentDay().adding(days: -days)
        let report = try patient.kidney.clinicReport(from: last.adding(days: -6), to: last)
        #expect(report.medicines.map(\.isCurrent) == (isThere ? [true] : []))
    }

    /// A database written by the version whose newest migration was 0003. It is never regenerated.
    private static let fixture = Corpus.package.appending(path: "Tests/Fixtures/databases/kidney-0003-scope.sqlite")

    @Test("A medicine of an older database keeps its first day, of which nobody knows whether it was said")
    func olderStore() throws {
        let folder = try TemporaryFolder()
        let file = folder.file("kidney.sqlite")
        try FileManager.default.copyItem(at: Self.fixture, to: file)
        let patient = try Patient(file: file, isAccepted: false)
        let medicine = try #require(try patient.kidney.medicines().first)
        #expect(medicine.start.description == "2026-11-23" && !medicine.saysStart)
    }

    @Test(
        "A first day of an older database was said if it is two days or more from its entry",
        arguments: [
            ("2018-05-01", true), ("2026-11-21", true), ("2026-11-22", false), ("2026-11-24", false),
            ("2026-11-26", true),
        ] as [(String, Bool)]
    )
    func olderStart(day: String, isSaid: Bool) throws {
        let folder = try TemporaryFolder()
        let file = folder.file("kidney.sqlite")
        try FileManager.default.copyItem(at: Self.fixture, to: file)
        let queue = try DatabaseQueue(path: file.path)
        // The medicine was entered on 2026-11-23 at 03:23 UTC.
        try queue.write { db in try db.execute(sql: "UPDATE medicine SET start_day = ?", arguments: [day]) }
        try queue.close()
        let patient = try Patient(file: file, isAccepted: false)
        #expect(try patient.kidney.medicines().map(\.start.description) == [day])
        #expect(try patient.kidney.medicines().map(\.saysStart) == [isSaid])
    }
}
