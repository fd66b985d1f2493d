import Foundation
import FractionParser
import GRDB
import MarkupKit
import StorageKit
import TestKit
import Testing
import TimeKit
import WordKit

@testable import KidneyNutrition

private typealias Sample = AppleHealthSample

@Suite("A phone's health export in the store")
struct HealthImportTests {
    static func pressure(_ upper: String, _ lower: String, at start: String = Sample.start) -> String {
        Sample.correlation(
            "BloodPressure",
            Sample.record("BloodPressureSystolic", upper, "mmHg", at: start)
                + Sample.record("BloodPressureDiastolic", lower, "mmHg", at: start)
        )
    }

    /// An export with a weight, a blood pressure, a glucose value, steps, a meal without potassium, a glass of water and a height.
    static let export = Sample.export(
        Sample.record("BodyMass", "81.2", "kg") + pressure("131", "84") + Sample.record("BloodGlucose", "101", "mg/dL")
            + Sample.record("StepCount", "155", "count")
            + Sample.correlation(
                "Food",
                Sample.entry("HKFoodType", "Lentil soup") + Sample.record("DietarySodium", "941.965", "mg")
                    + Sample.record("DietaryEnergyConsumed", "741", "kcal")
            ) + Sample.record("DietaryWater", "250", "mL", at: "2024-08-11 23:30:00 -0700")
            + Sample.record("Height", "165", "cm") + Sample.record("HeartRate", "61", "count/min")
            + Sample.record("BodyMass", "812", "kg")
    )

    @discardableResult
    static func importing(_ text: String, into kidney: KidneyNutrition) throws -> HealthImport {
        try kidney.importAppleHealth(.text(text), named: "export.xml")
    }

    @Test("a damaged entry stops an import with an error, and isn't taken for one that is already there")
    func damaged() throws {
        let patient = try Patient(profile: Profile(name: "Ann"))
        try Self.importing(Self.export, into: patient.kidney)
        try patient.store.write { try $0.execute(sql: "UPDATE food_snapshot SET food = 'x'") }
        #expect(throws: KidneyError.self) {
            try Self.importing(Self.export.replacing("941.965", with: "900"), into: patient.kidney)
        }
    }

    @Test("everything goes where it belongs: measurements, the journal, the empty height; counts and refusals add up")
    func everything() throws {
        let patient = try Patient(profile: Profile(name: "Ann"))
        let kidney = patient.kidney
        let report = try Self.importing(Self.export, into: kidney)
        #expect(report.counts.new == 7 && report.counts.passedOver == 1 && report.counts.merged == 2)
        #expect(report.counts.refused == 1 && report.counts.read == report.counts.decided)
        #expect(report.counts.refusals.first?.reason == "a weight of 812 kg — did you mean 812 lb or 81.2 kg?")
        #expect(report.new == [.weights: 1, .pressures: 1, .labs: 1, .activity: 1, .intake: 2])
        #expect(report.filled == [.height] && report.waiting.isEmpty)
        #expect(try kidney.profile()?.height == 165)
        #expect(try kidney.weights().map(\.source) == [MeasurementSource(.appleHealth, name: "Health")])
        #expect(try kidney.pressures().map(\.systolic) == [131] && kidney.labs().map(\.text) == ["101"])
        let day = try LocalDate(iso8601: "2024-08-11")
        #expect(try kidney.activity(.steps, on: day) == 155)
        #expect(
            report.summary
                == "11 records read: 7 new, 0 changed, 0 already there, 2 part of others, 1 of kinds that aren't kept, 1 refused"
        )
    }

    @Test(
        "a recorded meal is an entry of its own food: amounts as recorded, what is missing isn't zero, no weight is made up"
    )
    func meal() throws {
        let kidney = try Patient().kidney
        try Self.importing(Self.export, into: kidney)
        let day = try LocalDate(iso8601: "2024-08-11")
        let entries = try kidney.entries(from: day, to: day)
        #expect(entries.map(\.food.name) == ["Lentil soup", "Drink recorded by Health"])
        #expect(entries.map(\.amount.text) == ["1 serving as recorded", "1 serving as recorded"])
        #expect(entries.map(\.meal) == [nil, nil])
        let totals = Totals(entries)
        #expect(totals[.sodium].known.value == DecimalText.value("941.965") && totals[.sodium].unknownFoods == 1)
        #expect(totals[.potassium].unknownFoods == 2 && totals[.potassium].text(unit: "mg") == "unknown (2 foods)")
        #expect(totals.fluid.known.value == 250 && totals.fluid.unknownFoods == 1)
        let food = try kidney.food(entries[0].food.id)
        #expect(food.source.label == "as another program recorded it")
        #expect(
            throws: KidneyError.weightNotRecorded("g", food: "Lentil soup", choices: ["serving as recorded"])
        ) { try kidney.editEntry(entries[0].id, amount: "50 g") }
        let half = try kidney.editEntry(entries[0].id, amount: "1/2 serving")
        #expect(half.entry.amount.grams == 50)
        let why = try kidney.why(entries[0].id.rawValue)
        #expect(why.hasPrefix("1/2 serving of Lentil soup on 2024-08-11: ") && !why.contains(" g: "))
        let csv = String(decoding: try kidney.intakeCSV(), as: UTF8.self)
        #expect(csv.contains("Lentil soup,1/2 serving,,,"))
        let log = try kidney.clinicReport(from: day, to: day).log
        #expect(log.first?.lines.map(\.amount) == ["1/2 serving", "1 serving as recorded"])
    }

    @Test("again it brings nothing, not even a line in the history; a second copy of a meal isn't a second meal")
    func again() throws {
        let patient = try Patient(profile: Profile(name: "Ann"))
        try Self.importing(Self.export, into: patient.kidney)
        let (tables, log) = (try patient.tables(), try patient.history())
        patient.clock.advance(minutes: 60)
        let report = try Self.importing(Self.export, into: patient.kidney)
        #expect(report.counts.new == 0 && report.counts.changed == 0 && report.counts.alreadyThere == 7)
        #expect(report.new.isEmpty && report.filled.isEmpty)
        #expect(try patient.tables() == tables && patient.history() == log)
    }

    @Test("a day that went on gets its new total in its place, and what the user changed or deleted stands")
    func later() throws {
        let patient = try Patient()
        let kidney = patient.kidney
        let evening = "2024-08-11 19:37:52 -0700"
        try Self.importing(Self.export, into: kidney)
        let weight = try #require(try kidney.weights().first)
        try kidney.editWeight(weight.id, "80 kg")
        let pressure = try #require(try kidney.pressures().first)
        try kidney.deletePressure(pressure.id)
        let longer = Self.export.replacing(
            "</HealthData>",
            with: Sample.record("StepCount", "300", "count", at: evening) + "</HealthData>"
        )
        let report = try Self.importing(longer, into: kidney)
        #expect(report.counts.changed == 1 && report.changed == [.activity: 1] && report.counts.new == 0)
        let day = try LocalDate(iso8601: "2024-08-11")
        #expect(try kidney.activity(.steps, on: day) == 455)
        #expect(try kidney.activities().count == 1)
        #expect(try kidney.weights().map(\.value) == [80] && kidney.pressures().isEmpty)
        // An import doesn't overwrite a total that the user corrected.
        let steps = try #require(try kidney.activities().first)
        try kidney.editActivity(steps.id, "500")
        #expect(try Self.importing(Self.export, into: kidney).counts.changed == 0)
        #expect(try kidney.activity(.steps, on: day) == 500)
    }

    @Test("one undo takes a whole import back, however many lots it came in, and then it can be imported again")
    func undo() throws {
        let patient = try Patient()
        try patient.kidney.addWeight("80 kg")
        let before = try patient.tables()
        let hours = (0..<24).map { $0 < 10 ? "0\($0)" : "\($0)" }
        let days = (1...28).map { $0 < 10 ? "0\($0)" : "\($0)" }
        let records = ["01", "02", "03", "04", "05", "06", "07", "08", "09", "10"].flatMap { month in
            days.flatMap { day in
                hours.map {
                    Sample.record("BloodGlucose", "1\($0)", "mg/dL", at: "2024-\(month)-\(day) \($0):30:00 -0700")
                }
            }
        }
        #expect(records.count > HealthImporter.lot)
        let export = Sample.export(records.joined())
        #expect(try Self.importing(export, into: patient.kidney).counts.new == records.count)
        #expect(try patient.count("lab_result") == records.count)
        #expect(try patient.kidney.undo().summary == "import of export.xml")
        #expect(try patient.tables() == before && patient.count("imported_record") == 0)
        #expect(try Self.importing(export, into: patient.kidney).counts.new == records.count)
        #expect(try patient.kidney.undo().summary == "import of export.xml")
        #expect(try patient.kidney.undo().summary == "weight added: 80 kg")
    }

    @Test("a profile keeps what it has; without one, what would fill it waits for a name")
    func profile() throws {
        let me =
            "<Me HKCharacteristicTypeIdentifierDateOfBirth=\"1960-10-31\" "
            + "HKCharacteristicTypeIdentifierBiologicalSex=\"HKBiologicalSexFemale\"/>"
        let export = Sample.export(me + Sample.record("Height", "165", "cm") + Sample.record("Height", "60", "in"))
        let nobody = try Patient()
        let waiting = try Self.importing(export, into: nobody.kidney)
        #expect(waiting.waiting == [.sex, .birthDate, .height] && waiting.filled.isEmpty)
        #expect(try nobody.kidney.profile() == nil && waiting.counts.read == waiting.counts.decided)
        #expect(waiting.counts.refusals.first?.reason.contains("no profile") == true)
        try nobody.kidney.setProfile(Profile(name: "Ann", sex: .male))
        let filled = try Self.importing(export, into: nobody.kidney)
        #expect(filled.filled == [.birthDate, .height] && filled.counts.new == 1 && filled.counts.merged == 1)
        let profile = try #require(try nobody.kidney.profile())
        #expect(profile.sex == .male && profile.birthDate?.description == "1960-10-31")
        try nobody.kidney.setProfile(Profile(name: "Ann", sex: .male, height: 150))
        let full = try Self.importing(export, into: nobody.kidney)
        #expect(full.filled == [.birthDate])
        #expect(try nobody.kidney.profile()?.height == 150)
    }

    @Test("a future time is refused with its line, and so is more than anybody eats at one time")
    func refused() throws {
        let kidney = try Patient().kidney
        let report = try Self.importing(
            Sample.export(
                Sample.record("BodyMass", "81", "kg", at: "2031-01-01 08:00:00 -0700")
                    + Sample.record("DietaryPotassium", "90", "kg") + Sample.record("BodyMass", "82", "kg")
            ),
            into: kidney
        )
        #expect(report.counts.refused == 2 && report.counts.new == 1 && report.counts.read == 3)
        #expect(report.counts.refusals.map(\.line).sorted() == [3, 4])
        #expect(report.counts.refusals.contains { $0.reason.contains("more potassium") == false })
        #expect(try kidney.weights().count == 1)
    }

    @Test("a file that breaks off, and one with an entity bomb, keeps what came before and says so; other XML is none")
    func stopped() throws {
        let kidney = try Patient().kidney
        let half = String(Self.export.prefix(Self.export.count / 2))
        do {
            try Self.importing(half, into: kidney)
            Issue.record("half a file was read as a whole one")
        } catch {
            guard case .importStopped(let file, _, let counts) = error as? KidneyError else { throw error }
            #expect(file == "export.xml" && counts.new == 3)
        }
        #expect(try kidney.weights().count == 1)
        let bomb = Sample.export(
            Sample.record("BodyMass", "83", "kg") + "&bomb;",
            doctype: "<!DOCTYPE HealthData [<!ENTITY a \"xxxxxxxxxx\"><!ENTITY bomb \"&a;&a;&a;\">]>\n"
        )
        #expect(throws: KidneyError.self) { try Self.importing(bomb, into: kidney) }
        let (tables, log) = (try kidney.weights(), try kidney.labs())
        #expect(throws: KidneyError.notThisFormat(file: "export.xml", expected: "export of Apple Health")) {
            try Self.importing("<feed/>", into: kidney)
        }
        #expect(try kidney.weights() == tables && kidney.labs() == log)
        Language.$current.withValue(.spanish) {
            let told = #expect(throws: KidneyError.self) { try Self.importing("<feed/>", into: kidney) }
            #expect(told?.description.hasPrefix("export.xml no es una exportación de Apple Health — ") == true)
        }
    }

    @Test("nothing is imported before the terms were accepted")
    func terms() throws {
        let patient = try Patient(isAccepted: false)
        #expect(throws: KidneyError.termsNotAccepted(version: Terms.current.version)) {
            try Self.importing(Self.export, into: patient.kidney)
        }
        #expect(try patient.count("weight") == 0)
    }

    @Test("labs of one moment have the same order at every look, and in a copy of the store")
    func order() throws {
        let text = FHIRSample.bundle(
            ["4.9", "5.8", "5.1"].enumerated().map { index, value in
                FHIRSample.observation("2823-3", value, "mmol/L", id: "k\(index)", at: "2026-03-01")
            }
        )
        func imported() throws -> KidneyNutrition {
            let kidney = try Patient().kidney
            try kidney.importFHIR([Array(text.utf8)], named: "bundle.json")
            return kidney
        }
        let (first, second) = (try imported(), try imported())
        #expect(try first.labs().count == 3)
        #expect(try first.labs() == second.labs())
        #expect(
            try first.targets(on: LocalDate(iso8601: "2026-03-02"))[.potassium]
                == second.targets(on: LocalDate(iso8601: "2026-03-02"))[.potassium]
        )
    }

    @Test(
        "the same files in any order, each once or twice, come to the same record",
        arguments: 0..<6 as Range<UInt64>
    )
    func anyOrder(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let parts = (0..<4).map { part in
            Sample.export(
                (0..<12).map { number in
                    let start = "2024-08-1\(random.int(in: 0...4)) 0\(random.int(in: 0...9)):\(10 + number):00 -0700"
                    return switch random.int(in: 0...3) {
                    case 0: Sample.record("BodyMass", "8\(part).\(number)", "kg", at: start)
                    case 1: Self.pressure("1\(20 + number)", "8\(part)", at: start)
                    case 2: Sample.record("DietarySodium", "\(100 + number)", "mg", at: start, source: "Diary \(part)")
                    default: Sample.record("BloodGlucose", "\(100 + number)", "mg/dL", at: start)
                    }
                }.joined()
            )
        }
        func record(_ exports: [String]) throws -> [String: [String]] {
            let patient = try Patient()
            for export in exports { try Self.importing(export, into: patient.kidney) }
            return try patient.tables().filter { $0.key != "terms_acceptance" }
        }
        let once = try record(parts)
        #expect(once["weight"]?.isEmpty == false && once["intake_entry"]?.isEmpty == false)
        #expect(try record(random.shuffle(parts + parts)) == once)
    }
}
