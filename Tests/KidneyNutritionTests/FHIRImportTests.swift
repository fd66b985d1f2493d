import Foundation
import FractionParser
import JSONKit
import MarkupKit
import TestKit
import Testing
import TimeKit

@testable import KidneyNutrition

@Suite("A clinic's record in the store, and the record for a clinic")
struct FHIRImportTests {
    @discardableResult
    static func importing(_ text: String, into kidney: KidneyNutrition) throws -> HealthImport {
        try kidney.importFHIR([Array(text.utf8)], named: "bundle.json")
    }

    static let patient = """
        {"resourceType": "Patient", "id": "1", "name": [{"text": "Ann"}], "gender": "female", "birthDate": "1960-05-20"}
        """

    @Test("another person's record is refused as a whole, unless its owner says that it is theirs")
    func another() throws {
        let record = FHIRSample.bundle([
            """
            {"resourceType": "Patient", "id": "1", "name": [{"text": "Bob Stone"}], "birthDate": "1971-01-02"}
            """,
            FHIRSample.observation("2823-3", "5.4", "mmol/L"),
        ])
        let patient = try Patient(profile: LabSample.profile(.g4))
        do {
            try Self.importing(record, into: patient.kidney)
            Issue.record("the record was imported")
        } catch let error as KidneyError {
            #expect(error == .anotherPerson("Bob Stone, 1971-01-02", file: "bundle.json"))
        }
        #expect(try patient.kidney.labs().isEmpty)
        let report = try patient.kidney.importFHIR([Array(record.utf8)], named: "bundle.json", isMine: true)
        #expect(report.new == [.labs: 1])
    }

    @Test("another person's record is refused as a whole even if its person comes after thousands of values")
    func latePerson() throws {
        let patient = try Patient(profile: LabSample.profile(.g4))
        let values = (0...HealthImporter.lot).map { number in
            let at = Instant(milliseconds: 1_772_400_000_000 + Int64(number) * 600_000).description
            return FHIRSample.observation("2339-0", "\(90 + number % 20)", "mg/dL", id: "g\(number)", at: at)
        }
        let bob = """
            {"resourceType": "Patient", "id": "1", "name": [{"text": "Bob Stone"}], "birthDate": "1971-01-02"}
            """
        #expect(throws: KidneyError.anotherPerson("Bob Stone, 1971-01-02", file: "bundle.json")) {
            try Self.importing(FHIRSample.bundle(values + [bob]), into: patient.kidney)
        }
        #expect(try patient.kidney.labs().isEmpty)
        // One's own values come in all the same.
        let own = try Self.importing(FHIRSample.bundle(values + [Self.patient]), into: patient.kidney)
        #expect(own.new[.labs] == HealthImporter.lot + 1)
    }

    @Test(
        "a record is another person's with another birth date, or with no common word of the name while one date is unknown",
        arguments: [
            ("Ann", "1960-05-20", false), ("Ann", "1960-05-21", true), ("Anita", "1960-05-20", false),
            ("Ann Lee", nil, false), ("Bob", nil, true), (nil, nil, false),
        ] as [(String?, String?, Bool)]
    )
    func isAnother(name: String?, born: String?, isAnother: Bool) throws {
        let person = ImportedPerson(name: name, birthDate: try born.map { try LocalDate(iso8601: $0) })
        #expect(try person.isAnother(than: LabSample.profile(.g4)) == isAnother)
    }

    static func medicine(_ name: String, _ status: String, id: String = "m", more: String = "") -> String {
        """
        {"resourceType": "MedicationStatement", "id": "\(id)", "status": "\(status)", "subject": {"reference": "Patient/1"},
         "medicationCodeableConcept": {"text": "\(name)"} \(more)}
        """
    }

    static func goal(_ target: String, status: String = "active", id: String = "g") -> String {
        """
        {"resourceType": "Goal", "id": "\(id)", "lifecycleStatus": "\(status)", "subject": {"reference": "Patient/1"},
         "description": {"text": "Reach it"}, "target": [\(target)]}
        """
    }

    private static func target(_ loinc: String, _ value: String, _ unit: String, more: String = "") -> String {
        """
        {"measure": {"coding": [{"system": "http://loinc.org", "code": "\(loinc)"}]}, "detailQuantity": {"value": \(value),
         "system": "http://unitsofmeasure.org", "code": "\(unit)"} \(more)}
        """
    }

    // MARK: In

    @Test("the patient makes the profile, values come with their ids and sources, and again nothing is new")
    func again() throws {
        let patient = try Patient()
        let kidney = patient.kidney
        let text = FHIRSample.bundle([
            Self.patient, FHIRSample.observation("2823-3", "5.4", "mmol/L"),
            FHIRSample.observation("8302-2", "165", "cm", id: "h"),
        ])
        let report = try Self.importing(text, into: kidney)
        #expect(report.filled == [.name, .sex, .birthDate, .height] && report.counts.new == 3)
        let profile = try #require(try kidney.profile())
        #expect(profile.name == "Ann" && profile.height == 165 && profile.sex == .female)
        #expect(try kidney.labs().map(\.source.reference) == ["a"])
        let (tables, log) = (try patient.tables(), try patient.history())
        let again = try Self.importing(text, into: kidney)
        #expect(again.counts.alreadyThere == 3 && again.counts.new == 0 && again.counts.read == 3)
        #expect(try patient.tables() == tables && patient.history() == log)
    }

    @Test("a value that the laboratory corrected takes the place of the first, unless the user has changed that")
    func corrected() throws {
        let kidney = try Patient().kidney
        try Self.importing(FHIRSample.bundle([FHIRSample.observation("2823-3", "5.4", "mmol/L")]), into: kidney)
        let corrected = FHIRSample.bundle([
            FHIRSample.observation("2823-3", "4.5", "mmol/L", status: "corrected")
        ])
        #expect(try Self.importing(corrected, into: kidney).changed == [.labs: 1])
        let lab = try #require(try kidney.labs().first)
        #expect(lab.text == "4.5")
        try kidney.editLab(lab.id, "4.7")
        let other = FHIRSample.bundle([FHIRSample.observation("2823-3", "4.6", "mmol/L", status: "amended")])
        #expect(try Self.importing(other, into: kidney).counts.alreadyThere == 1)
        #expect(try kidney.labs().map(\.text) == ["4.7"])
    }

    @Test("another clinic's record with the ids of the first one replaces none of its values and medicines")
    func sameIDs() throws {
        let kidney = try Patient().kidney
        let first = FHIRSample.bundle([
            FHIRSample.observation("2823-3", "5.4", "mmol/L", id: "1"), Self.medicine("Lisinopril", "active", id: "1"),
        ])
        let second = FHIRSample.bundle([
            FHIRSample.observation("2160-0", "1.2", "mg/dL", id: "1", at: "2026-04-01T08:00:00-05:00"),
            Self.medicine("Warfarin 5 mg", "active", id: "1"),
        ])
        try Self.importing(first, into: kidney)
        #expect(try Self.importing(second, into: kidney).new == [.labs: 1, .medicines: 1])
        #expect(try kidney.labs().map(\.text) == ["5.4", "1.2"])
        #expect(try Set(kidney.medicines().map(\.name)) == ["Lisinopril", "Warfarin 5 mg"])
        for text in [first, second] { #expect(try Self.importing(text, into: kidney).counts.alreadyThere == 2) }
        let stronger = Self.medicine("Warfarin 4 mg", "active", id: "1")
        #expect(try Self.importing(FHIRSample.bundle([stronger]), into: kidney).changed == [.medicines: 1])
        #expect(try Set(kidney.medicines().map(\.name)) == ["Lisinopril", "Warfarin 4 mg"])
    }

    @Test("values of one matter to which two clinics give one id are both kept, and a correction replaces its own")
    func sameMatter() throws {
        let kidney = try Patient().kidney
        func record(_ value: String, _ at: String, _ status: String = "final") -> String {
            FHIRSample.bundle([FHIRSample.observation("2823-3", value, "mmol/L", id: "1", status: status, at: at)])
        }
        let first = record("5.4", "2026-03-01T08:00:00-05:00")
        let second = record("4.6", "2026-04-01T09:00:00-05:00")
        for text in [first, second] { #expect(try Self.importing(text, into: kidney).new == [.labs: 1]) }
        #expect(try kidney.labs().map(\.text) == ["5.4", "4.6"])
        for text in [first, second] { #expect(try Self.importing(text, into: kidney).counts.alreadyThere == 1) }
        let corrected = record("4.8", "2026-04-01T09:30:00-05:00", "corrected")
        #expect(try Self.importing(corrected, into: kidney).changed == [.labs: 1])
        #expect(try kidney.labs().map(\.text) == ["5.4", "4.8"])
    }

    @Test("no entry of a list of the profile that contradicts itself is taken, with the reason; one that repeats is")
    func contradictions() throws {
        func record(_ parts: [(String, String)]) -> String {
            let texts = parts.map { "{\"url\": \"\($0.0)\", \"valueString\": \"\($0.1)\"}" }.joined(separator: ", ")
            return FHIRSample.bundle([
                """
                {"resourceType": "Patient", "id": "1", "name": [{"text": "Ann"}],
                 "extension": [{"url": "\(FHIRTerm.ownProfile)", "extension": [\(texts)]}]}
                """
            ])
        }
        let low = ("limit", "potassium - 2000 2026-01-01")
        let high = ("limit", "potassium - 3000 2026-01-01")
        let kidney = try Patient().kidney
        let refused = try Self.importing(record([low, high, ("urine", "500")]), into: kidney)
        #expect(refused.filled == [.name, .urine] && refused.counts.refused == 1)
        #expect(refused.counts.refusals.first?.reason.contains("the clinic’s limits") == true, "\(refused.counts)")
        #expect(try kidney.profile()?.clinicLimits.isEmpty == true)
        #expect(try Self.importing(record([low, low]), into: kidney).filled == [.limits])
        #expect(try kidney.profile()?.clinicLimits.map(\.high) == [2000])
    }

    @Test("a medicine that its user renamed isn't doubled when its record is imported again")
    func renamed() throws {
        let kidney = try Patient().kidney
        let text = FHIRSample.bundle([Self.medicine("Lisinopril", "active")])
        try Self.importing(text, into: kidney)
        var medicine = try #require(try kidney.medicines().first)
        medicine.name = "Pressure pill"
        try kidney.editMedicine(medicine)
        #expect(try Self.importing(text, into: kidney).counts.alreadyThere == 1)
        #expect(try kidney.medicines().map(\.name) == ["Pressure pill"])
    }

    @Test("an address on the web tells values of one id apart, and a value that came without its address isn't doubled")
    func addresses() throws {
        func record(_ server: String, _ value: String, _ day: String, status: String = "final") -> String {
            let value = FHIRSample.observation(
                "2823-3",
                value,
                "mmol/L",
                id: "1",
                status: status,
                at: "\(day)T08:00:00-05:00"
            )
            let address = server.isEmpty ? "" : "\"fullUrl\": \"https://\(server)/Observation/1\", "
            return "{\"resourceType\": \"Bundle\", \"entry\": [{\(address)\"resource\": \(value)}]}"
        }
        let kidney = try Patient().kidney
        try Self.importing(record("", "5.4", "2026-03-01"), into: kidney)
        #expect(try Self.importing(record("a.org", "5.4", "2026-03-01"), into: kidney).counts.alreadyThere == 1)
        #expect(try Self.importing(record("b.org", "4.8", "2026-04-01"), into: kidney).new == [.labs: 1])
        let corrected = record("a.org", "4.5", "2026-03-01", status: "corrected")
        #expect(try Self.importing(corrected, into: kidney).changed == [.labs: 1])
        #expect(try kidney.labs().map(\.text) == ["4.5", "4.8"])
        let lab = try #require(try kidney.labs().first)
        try kidney.deleteLab(lab.id)
        #expect(try Self.importing(corrected, into: kidney).counts.alreadyThere == 1)
        #expect(try kidney.labs().map(\.text) == ["4.8"])
    }

    @Test("medicines come with name, dose, times and days; a request beside the statement is the same medicine")
    func medicines() throws {
        let kidney = try Patient().kidney
        let dosage = """
            , "effectivePeriod": {"start": "2026-01-05"}, "dosage": [{"text": "10 mg", "timing": {"repeat":
             {"dayOfWeek": ["mon", "fri"], "timeOfDay": ["08:00:00", "20:30:00"]}}}]
            """
        let text = FHIRSample.bundle([
            Self.medicine("Lisinopril 10 mg", "active", more: dosage),
            """
            {"resourceType": "MedicationRequest", "id": "r", "status": "active", "intent": "order", "authoredOn": "2026-01-05",
             "subject": {"reference": "Patient/1"}, "medicationCodeableConcept": {"text": "lisinopril 10 mg"}}
            """,
        ])
        let report = try Self.importing(text, into: kidney)
        #expect(report.new == [.medicines: 1] && report.counts.alreadyThere == 1)
        let medicine = try #require(try kidney.medicines().first)
        #expect(medicine.name == "Lisinopril 10 mg" && medicine.dose == "10 mg")
        #expect(
            medicine.times.map(\.time.description) == ["08:00", "20:30"] && medicine.weekdays == [.monday, .friday]
        )
        #expect(medicine.start.description == "2026-01-05" && medicine.stop == nil)
        // The clinic ends the medicine: the same statement with a last day.
        let ended = Self.medicine(
            "Lisinopril 10 mg",
            "stopped",
            more: ", \"effectivePeriod\": {\"start\": \"2026-01-05\", \"end\": \"2026-05-01\"}"
        )
        #expect(try Self.importing(FHIRSample.bundle([ended]), into: kidney).changed == [.medicines: 1])
        #expect(try kidney.medicines().map(\.stop?.description) == ["2026-05-01"])
    }

    @Test(
        "a medicine of which it isn't known whether it is taken is refused with the reason",
        arguments: [
            ("on-hold", "on hold"), ("stopped", "last day"), ("unknown", "isn't said"), ("not-taken", "isn't taken"),
        ]
    )
    func refusedMedicines(status: String, reason: String) throws {
        let kidney = try Patient().kidney
        let report = try Self.importing(FHIRSample.bundle([Self.medicine("Lisinopril", status)]), into: kidney)
        #expect(report.counts.refused == 1 && report.counts.new == 0)
        let refusal = try #require(report.counts.refusals.first)
        #expect(refusal.reason.contains(reason) && refusal.reason.hasPrefix("entry 1, MedicationStatement/m: "))
        #expect(try kidney.medicines().isEmpty)
    }

    @Test(
        "a request not to give a medicine, or one that only proposes it, is refused with the reason",
        arguments: [
            ("\"intent\": \"order\", \"doNotPerform\": true", "must not be taken"),
            ("\"intent\": \"proposal\"", "only proposed"), ("\"intent\": \"option\"", "only proposed"),
            ("\"intent\": \"order\", \"doNotPerform\": false", nil),
        ] as [(String, String?)]
    )
    func refusedRequests(members: String, reason: String?) throws {
        let kidney = try Patient().kidney
        let request = """
            {"resourceType": "MedicationRequest", "id": "r", "status": "active", \(members),
             "subject": {"reference": "Patient/1"}, "medicationCodeableConcept": {"text": "Ibuprofen"}}
            """
        let report = try Self.importing(FHIRSample.bundle([request]), into: kidney)
        #expect(try kidney.medicines().map(\.name) == (reason == nil ? ["Ibuprofen"] : []))
        #expect(report.counts.refusals.count == (reason == nil ? 0 : 1))
        if let reason { #expect(report.counts.refusals.first?.reason.contains(reason) == true) }
    }

    @Test("a preliminary value is refused with the reason, and comes once it is final")
    func preliminary() throws {
        let kidney = try Patient().kidney
        let early = FHIRSample.bundle([FHIRSample.observation("2823-3", "6.4", "mmol/L", status: "preliminary")])
        let report = try Self.importing(early, into: kidney)
        #expect(report.counts.refused == 1 && report.counts.new == 0)
        #expect(report.counts.refusals.first?.reason.contains("preliminary") == true)
        #expect(try kidney.labs().isEmpty)
        try Self.importing(FHIRSample.bundle([FHIRSample.observation("2823-3", "5.4", "mmol/L")]), into: kidney)
        #expect(try kidney.labs().map(\.text) == ["5.4"])
    }

    @Test("a medicine with more times than are kept is refused whole, and none is cut off", arguments: [24, 25])
    func manyTimes(count: Int) throws {
        let kidney = try Patient().kidney
        let times = (0..<count).map { "\"\($0 < 20 ? "0" : "")\($0 / 2):\($0 % 2 == 0 ? "00" : "30"):00\"" }
        let dosage = """
            , "effectivePeriod": {"start": "2026-01-05"},
             "dosage": [{"timing": {"repeat": {"timeOfDay": [\(times.joined(separator: ", "))]}}}]
            """
        let report = try Self.importing(
            FHIRSample.bundle([Self.medicine("Drops", "active", more: dosage)]),
            into: kidney
        )
        #expect(report.counts.refused == (count > 24 ? 1 : 0))
        #expect(try kidney.medicines().map(\.times.count) == (count > 24 ? [] : [24]))
    }

    @Test("a medicine without a first day counts from today, and stays the same when it is imported another day")
    func withoutStart() throws {
        let patient = try Patient()
        let text = FHIRSample.bundle([Self.medicine("Warfarin", "active")])
        try Self.importing(text, into: patient.kidney)
        #expect(try patient.kidney.medicines().map(\.start.description) == ["2026-06-02"])
        patient.clock.advance(minutes: 5 * 1440)
        #expect(try Self.importing(text, into: patient.kidney).counts.alreadyThere == 1)
        #expect(try patient.kidney.medicines().map(\.start.description) == ["2026-06-02"])
    }

    @Test(
        "goals that can be followed become the user's; what would harm is refused in words, and so is what isn't measured"
    )
    func goals() throws {
        let patient = try Patient(
            profile: Profile(
                name: "Ann",
                height: 165,
                categories: [CategoryPeriod(from: LabSample.day("2026-01-01"), .g3a)]
            )
        )
        let kidney = patient.kidney
        try kidney.addWeight("81.2 kg")
        let text = FHIRSample.bundle([
            Self.goal(Self.target("29463-7", "75", "kg", more: ", \"dueDate\": \"2026-12-01\""), id: "w"),
            Self.goal(
                Self.target("8480-6", "130", "mm[Hg]") + "," + Self.target("8462-4", "80", "mm[Hg]"),
                status: "accepted",
                id: "p"
            ),
            Self.goal(Self.target("2823-3", "5", "mmol/L"), id: "k"),
            Self.goal(Self.target("29463-7", "40", "kg"), id: "thin"),
            Self.goal(Self.target("9999-9", "40", "kg"), id: "other"),
            Self.goal("{\"dueDate\": \"2026-12-01\"}", id: "words"),
            Self.goal(Self.target("29463-7", "70", "kg"), status: "completed", id: "over"),
        ])
        let report = try Self.importing(text, into: kidney)
        #expect(report.new == [.goals: 3] && report.counts.passedOver == 1 && report.counts.refused == 3)
        let aims = try kidney.goals().map(\.goal.aim)
        #expect(
            aims == [
                .weight(kilograms: 75, by: try LabSample.day("2026-12-01")),
                .bloodPressure(systolic: 130, diastolic: 80),
                .lab(.potassium),
            ]
        )
        let reasons = report.counts.refusals.map(\.reason)
        #expect(reasons[0].hasPrefix("entry 4, Goal/thin: the goal to weigh 88.2 lb (40 kg) was not made: "))
        #expect(reasons[1].contains("LOINC 9999-9") && reasons[2].contains("nothing that can be measured"))
        #expect(try Self.importing(text, into: kidney).counts.alreadyThere == 3)
        #expect(try kidney.goals().count == 3)
    }

    @Test("more fruit and vegetables isn't taken from a file either while its own potassium is high")
    func harm() throws {
        let patient = try Patient(
            profile: Profile(name: "Ann", categories: [CategoryPeriod(from: LabSample.day("2026-01-01"), .g4)])
        )
        let own = """
            {"measure": {"coding": [{"system": "urn:nourish:kidney:goal", "code": "fruit-and-vegetables"}]},
             "detailQuantity": {"value": 2, "system": "http://unitsofmeasure.org", "code": "[cup_us]/d"}}
            """
        // The goal precedes the value in the file. The value is judged after the whole file was imported.
        let text = FHIRSample.bundle([
            Self.goal(own), FHIRSample.observation("2823-3", "5.9", "mmol/L", at: "2026-06-01T08:00:00-04:00"),
        ])
        let report = try Self.importing(text, into: patient.kidney)
        #expect(report.new == [.labs: 1] && report.counts.refused == 1)
        #expect(report.counts.refusals.first?.reason.contains("more fruit and vegetables bring more potassium") == true)
        #expect(try patient.kidney.goals().isEmpty)
    }

    @Test("one undo takes values, medicines, goals and what was filled in the profile back")
    func undo() throws {
        let patient = try Patient(profile: Profile(name: "Ann"))
        let before = try patient.tables()
        let text = FHIRSample.bundle([
            Self.patient, FHIRSample.observation("2823-3", "5.4", "mmol/L"), Self.medicine("Warfarin", "active"),
            Self.goal(Self.target("2823-3", "5", "mmol/L")),
        ])
        #expect(try Self.importing(text, into: patient.kidney).counts.new == 4)
        #expect(try patient.kidney.medicines().count == 1 && patient.kidney.goals().count == 1)
        try patient.kidney.undo()
        #expect(try patient.tables() == before)
        #expect(try patient.kidney.medicines().isEmpty && patient.kidney.goals(withEnded: true).isEmpty)
    }

    @Test(
        "a file with another's record, with nonsense or broken off changes nothing of what was there",
        arguments: [
            "{\"resourceType\": \"Bundle\", \"entry\": [{\"resource\": {\"resourceType\": \"Obs", "[1, 2, 3]", "",
            "{\"a\": {\"b\": 1}}",
        ]
    )
    func hostile(text: String) throws {
        let patient = try Patient(profile: Profile(name: "Ann"))
        let (tables, log) = (try patient.tables(), try patient.history())
        #expect(throws: KidneyError.self) { try Self.importing(text, into: patient.kidney) }
        #expect(try patient.tables() == tables && patient.history() == log)
    }

    // MARK: Out, and in again

    /// A patient with data of every kind.
    static func somebody(seed: UInt64) throws -> Patient {
        var random = SeededGenerator(seed: seed)
        let day = try LabSample.day("2026-01-01")
        let patient = try Patient(
            seed: seed,
            profile: Profile(
                name: "Ann",
                sex: .female,
                birthDate: LocalDate("1960-05-20"),
                height: 165,
                categories: [CategoryPeriod(from: day, .g3a)]
            )
        )
        let kidney = patient.kidney
        try kidney.addWeight("81.25 kg")
        for number in 0..<20 {
            patient.clock.advance(minutes: random.int(in: 1000...3000))
            switch random.int(in: 0...5) {
            case 0: try kidney.addLab(.potassium, random.pick(["4.10", "5.2 mmol/L", "<3"]))
            case 1: try kidney.addLab(.creatinine, "1.\(number)", remarks: random.oneIn(2) ? [.fasting] : [])
            case 2: try kidney.addWeight("18\(number % 10).5 lb", random.pick(WeightContext.allCases))
            case 3: try kidney.addPressure("1\(20 + number)/8\(number % 10)")
            case 4: try kidney.addActivity(.steps, "\(1000 + number)")
            default:
                try kidney.addLab(
                    .phosphorus,
                    "4.\(number % 10)",
                    at: Moment(day: day.adding(days: number), in: patient.zone)
                )
            }
        }
        try kidney.addMedicine(
            "Zestril",
            dose: "10 mg",
            times: [
                MedicationTime(try LocalTime(hour: 8, minute: 0)),
                MedicationTime(try LocalTime(hour: 20, minute: 0), amount: "2 tablets"),
            ],
            weekdays: [.monday, .thursday],
            from: day,
            notes: "before food"
        )
        try kidney.addMedicine("Sevelamer", from: day, until: day.adding(days: 20), labelNames: ["SEVELAMER"])
        try kidney.addWeight("81 kg")
        try kidney.addGoal(.weight(kilograms: 75, by: LabSample.day("2027-06-01")))
        try kidney.addGoal(.bloodPressure(systolic: 130, diastolic: 80))
        try kidney.addGoal(.lab(.phosphorus))
        try kidney.addGoal(.activity(minutes: 150))
        try kidney.addGoal(.atMost(.sodium, 2000))
        let ended = try kidney.addGoal(.atLeast(.fiber, 20))
        patient.clock.advance(minutes: 3000)
        try kidney.deleteGoal(ended.goal.id)
        return patient
    }

    static func bundle(_ kidney: KidneyNutrition) throws -> [UInt8] {
        var bytes: [UInt8] = []
        try kidney.exportFHIR { bytes += $0 }
        return bytes
    }

    @Test(
        "the whole record, exported and imported into an empty store, is the same record, and exported again the same bytes",
        arguments: 0..<6 as Range<UInt64>
    )
    func roundTrip(seed: UInt64) throws {
        let patient = try Self.somebody(seed: seed)
        let bytes = try Self.bundle(patient.kidney)
        let copy = try Patient(seed: seed + 100)
        copy.clock.now = patient.clock.now
        let report = try copy.kidney.importFHIR([bytes], named: "record.json")
        #expect(report.counts.refusals == [] && report.counts.refused == 0)
        let (first, second) = (patient.kidney, copy.kidney)
        #expect(try first.labs() == second.labs() && !first.labs().isEmpty)
        #expect(try first.weights() == second.weights() && first.pressures() == second.pressures())
        #expect(try first.activities() == second.activities())
        #expect(try first.medicines() == second.medicines() && first.medicines().count == 2)
        let goals = try first.goals(withEnded: true).map(\.goal)
        #expect(try second.goals(withEnded: true).map(\.goal.id) == goals.map(\.id) && goals.count == 6)
        #expect(try second.goals(withEnded: true).map(\.goal.aim) == goals.map(\.aim))
        #expect(try second.goals(withEnded: true).map(\.goal.endedOn) == goals.map(\.endedOn))
        #expect(try first.profile()?.birthDate == second.profile()?.birthDate && second.profile()?.height == 165)
        #expect(try Self.bundle(second) == bytes)
        #expect(FHIRShape.problems(of: try JSONValue.parse(bytes)) == [])
        // An import into the original store adds nothing.
        let (tables, log) = (try patient.tables(), try patient.history())
        #expect(try first.importFHIR([bytes], named: "record.json").counts.new == 0)
        #expect(try patient.tables() == tables && patient.history() == log)
    }

    @Test("a goal that newer values pause comes back paused from the own record")
    func pausedGoal() throws {
        let patient = try Patient(profile: LabSample.profile(.g4))
        try patient.kidney.addLab(.potassium, "4.4")
        try patient.kidney.addGoal(.fruitAndVegetables(cups: 2))
        patient.clock.advance(minutes: 60)
        try patient.kidney.addLab(.potassium, "6.2")
        #expect(try patient.kidney.goals().map(\.progress?.state) == [.paused])
        let copy = try Patient(seed: 7)
        let report = try copy.kidney.importFHIR([try Self.bundle(patient.kidney)], named: "record.json")
        #expect(report.counts.refused == 0, "\(report.counts.refusals)")
        #expect(try copy.kidney.goals().map(\.progress?.state) == [.paused])
    }

    @Test("an older export doesn't write over what was changed since")
    func olderExport() throws {
        let patient = try Patient(profile: Profile(name: "Ann"))
        let lab = try patient.kidney.addLab(.potassium, "5.4").result
        let bytes = try Self.bundle(patient.kidney)
        try patient.kidney.editLab(lab.id, "4.5")
        #expect(try patient.kidney.importFHIR([bytes], named: "old.json").counts.changed == 0)
        #expect(try patient.kidney.labs().map(\.text) == ["4.5"])
    }

    @Test("measurements and meals as tables have the times, and spans of days are kept to")
    func tables() throws {
        let patient = try Patient(profile: Profile(name: "Ann"))
        try patient.stockPantry()
        try patient.kidney.addWeight("80 kg")
        try patient.kidney.eat(Pantry.tomato.id, "100 g", meal: .lunch)
        patient.clock.advance(minutes: 2880)
        try patient.kidney.addWeight("81 kg")
        let all = String(decoding: try patient.kidney.measurementsCSV(), as: UTF8.self)
        #expect(all.split(separator: "\r\n").count == 3 && all.contains("2026-06-02T10:00:00"))
        let later = String(
            decoding: try patient.kidney.measurementsCSV(from: LabSample.day("2026-06-03")),
            as: UTF8.self
        )
        #expect(later.split(separator: "\r\n").count == 2 && later.contains("81"))
        let meals = String(decoding: try patient.kidney.intakeCSV(), as: UTF8.self)
        #expect(meals.contains("lunch") && meals.contains("2026-06-02T10:00:00"))
        #expect(
            try patient.kidney.intakeCSV(from: LabSample.day("2026-06-03")).split(separator: UInt8(ascii: "\n")).count
                == 1
        )
    }

    @Test("a record of nobody isn't exported")
    func nobody() throws {
        let kidney = try Patient().kidney
        #expect(throws: KidneyError.noProfile) { try kidney.exportFHIR { _ in } }
    }
}

@Suite("The record there and back")
struct FHIRRoundTests {
    @Test(
        "Into an empty store and out again the record is the same, with category, diabetes, diet, limits and every goal"
    )
    func law() throws {
        var profile = Profile(
            name: "Ann",
            sex: .female,
            birthDate: try LabSample.day("1960-02-03"),
            height: 165,
            categories: [
                CategoryPeriod(from: try LabSample.day("2024-01-05"), .g4),
                CategoryPeriod(from: try LabSample.day("2026-01-07"), .hemodialysis),
            ],
            hasDiabetes: true,
            hasGout: true,
            dryWeight: try LabSample.number("70.5"),
            urineOutput: 700,
            clinicLimits: [ClinicLimit(.potassium, high: 2500, from: try LabSample.day("2026-02-01"))],
            units: .international
        )
        profile.diabetesDiet[grams: .carbohydrate] = 180
        profile.diabetesDiet[value: .hbA1c] = LabReading(7, .percent, text: "7.0")
        profile.careTeamPhone = "602-555-0100"
        profile.afterHoursPhone = "602-555-0199 (ask for the nurse)"
        profile.conditions = [
            ConditionPeriod(.nephrotic, from: try LabSample.day("2024-03-01"), to: try LabSample.day("2024-09-30")),
            ConditionPeriod(.amputation, from: try LabSample.day("2025-02-01")),
        ]
        let patient = try Patient(profile: profile)
        let kidney = patient.kidney
        try kidney.addLab(.potassium, "4.6 mmol/L", at: try patient.moment("2026-05-30T08:00"))
        try kidney.addLab(.hbA1c, "7.2 %", at: try patient.moment("2026-05-30T08:00"))
        try kidney.addWeight("72.4 kg", .preDialysis, at: try patient.moment("2026-06-01T07:00"))
        try kidney.addPressure("142/86")
        try kidney.addMedicine("lisinopril", dose: "10 mg")
        let aims: [GoalAim] = [
            .fluidAtMost(1200), .bloodPressure(systolic: 130, diastolic: 80), .atMost(.sodium, 2000),
            .atMost(.potassium, 2500), .atLeast(.protein, 75), .lab(.potassium), .activity(minutes: 150),
        ]
        for aim in aims { try kidney.addGoal(aim) }
        try kidney.deleteGoal(try #require(try kidney.goals().first).goal.id)

        func record(_ kidney: KidneyNutrition) throws -> [UInt8] {
            var bytes: [UInt8] = []
            try kidney.exportFHIR { bytes += $0 }
            return bytes
        }
        let first = try record(kidney)
        let empty = try Patient(seed: 2)
        let report = try empty.kidney.importFHIR([first], named: "ann.json")
        #expect(report.counts.refused == 0, "\(report.counts.refusals)")
        #expect(report.counts.read == report.counts.decided)
        #expect(try empty.kidney.profile() == (try kidney.profile()))
        #expect(try empty.kidney.goals(withEnded: true).count == aims.count)
        #expect(String(decoding: try record(empty.kidney), as: UTF8.self) == String(decoding: first, as: UTF8.self))
        let (tables, log) = (try empty.tables(), try empty.history())
        _ = try empty.kidney.importFHIR([first], named: "ann.json")
        #expect(try empty.tables() == tables && empty.history() == log)
    }

    @Test("An active diabetes among another program's conditions is taken where nothing was said, and a stage isn't")
    func foreign() throws {
        func condition(_ system: String, _ code: String, _ status: String) -> String {
            """
            {"resource":{"resourceType":"Condition","clinicalStatus":{"coding":[{"system":
            "http://terminology.hl7.org/CodeSystem/condition-clinical","code":"\(status)"}]},
            "code":{"coding":[{"system":"\(system)","code":"\(code)"}]},"onsetDateTime":"2020-01-01"}}
            """
        }
        let snomed = "http://snomed.info/sct"
        for (code, status, isTaken) in [
            ("44054006", "active", true), ("44054006", "resolved", false), ("431857002", "active", false),
        ] {
            let kidney = try Patient(profile: Profile(name: "Ann")).kidney
            let text = "{\"resourceType\":\"Bundle\",\"entry\":[\(condition(snomed, code, status))]}"
            let report = try kidney.importFHIR([Array(text.utf8)], named: "a.json")
            #expect(report.counts.read == 1 && report.counts.read == report.counts.decided)
            #expect(try kidney.profile()?.hasDiabetes == isTaken, "\(code) \(status)")
            #expect(try kidney.profile()?.categories == [])
        }
    }
}

@Suite("Diagnoses of another program's record")
struct FHIRConditionTests {
    @Test(
        "a diabetes that isn't confirmed is refused with the reason, and one that is refuted is passed over",
        arguments: [
            ("", true, 0), ("confirmed", true, 0), ("unconfirmed", false, 1), ("provisional", false, 1),
            ("differential", false, 1), ("refuted", false, 0), ("entered-in-error", false, 0),
        ]
    )
    func verification(status: String, isTaken: Bool, refused: Int) throws {
        func concept(_ system: String, _ code: String) -> String {
            "{\"coding\": [{\"system\": \"\(system)\", \"code\": \"\(code)\"}]}"
        }
        let terms = "http://terminology.hl7.org/CodeSystem"
        let verified =
            status.isEmpty ? "" : "\"verificationStatus\": \(concept("\(terms)/condition-ver-status", status)),"
        let condition = """
            {"resourceType": "Condition", "id": "c", "clinicalStatus": \(concept("\(terms)/condition-clinical", "active")),
             \(verified) "code": \(concept("http://snomed.info/sct", "44054006"))}
            """
        let kidney = try Patient(profile: Profile(name: "Ann")).kidney
        let report = try FHIRImportTests.importing(FHIRSample.bundle([condition]), into: kidney)
        #expect(try kidney.profile()?.hasDiabetes == isTaken)
        #expect(report.counts.refused == refused)
        #expect(report.counts.refusals.allSatisfy { $0.reason.contains("isn't confirmed") })
    }
}

@Suite("Real records in the store", .enabled(if: Corpus.isPresent))
struct RealRecordTests {
    @Test(
        "two generated patients of a public collection: much comes in, nothing of another's, and again nothing is new"
    )
    func bundles() throws {
        for file in try Corpus.files(in: "fhir", withExtension: "json") {
            let bytes = try [UInt8](Data(contentsOf: file))
            let patient = try Patient()
            let report = try patient.kidney.importFHIR([bytes], named: file.lastPathComponent)
            #expect(report.counts.read == report.counts.decided)
            #expect(report.counts.new > 0, "\(file.lastPathComponent)")
            let (tables, log) = (try patient.tables(), try patient.history())
            let again = try patient.kidney.importFHIR([bytes], named: file.lastPathComponent)
            #expect(again.counts.new == 0 && again.counts.changed == 0 && again.counts.refused == report.counts.refused)
            #expect(try patient.tables() == tables && patient.history() == log)
        }
    }

    @Test("the excerpts of phones' exports")
    func exports() throws {
        for name in ["records_excerpt_mixed.xml", "alxdrcirilo_export.xml"] {
            let patient = try Patient(profile: Profile(name: "Ana"))
            let text = String(decoding: try TestFile.bytes("applehealth", name), as: UTF8.self)
            let report = try patient.kidney.importAppleHealth(.text(text))
            #expect(report.counts.refusals == [] && report.counts.new > 0, "\(report.counts.refusals)")
            #expect(try patient.kidney.importAppleHealth(.text(text)).counts.new == 0)
        }
    }
}
