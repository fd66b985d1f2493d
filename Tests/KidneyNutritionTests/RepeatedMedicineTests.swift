import TestKit
import Testing
import TimeKit

@testable import KidneyNutrition

@Suite("Medicines that are entered twice")
struct RepeatedMedicineTests {
    @Test(
        "a medicine that is entered under two names, or two of one class, is told before the next dose, once",
        arguments: [
            ("warfarin", "Coumadin"), ("tacrolimus", "Envarsus"), ("mycophenolate", "CellCept"),
            ("lisinopril", "Zestril"), ("metformin", "Glucophage"), ("acetaminophen", "Tylenol"),
            ("lisinopril", "enalapril"), ("amlodipine", "nifedipine"), ("sertraline", "fluoxetine"),
        ]
    )
    func duplicates(one: String, other: String) throws {
        let patient = try Patient(profile: LabSample.profile(.g3a))
        try patient.kidney.addMedicine(one)
        try patient.kidney.addMedicine(other)
        let alerts = try patient.kidney.standingAlerts().filter { $0.message.contains("whether both are meant") }
        #expect(alerts.map(\.level) == [.today], "\(alerts.map(\.message))")
        let medicines = try MedicineScene().med(one).med(other).medicines
        #expect(Interactions.pairsWithoutRule(among: medicines, on: try LabSample.day("2026-03-10")).isEmpty)
    }

    @Test("one medicine and two medicines of different classes are no duplicates")
    func noDuplicates() throws {
        for names in [["warfarin"], ["lisinopril", "amlodipine"], ["insulin", "metformin"]] {
            let scene = try names.reduce(MedicineScene()) { try $0.med($1) }
            #expect(try scene.rules().filter { ["same-twice", "class-twice"].contains($0) }.isEmpty, "\(names)")
        }
    }

    @Test("two entries of one name are a duplicate if dose, days and times can be the same")
    func sameName() throws {
        func isTwice(_ one: Medicine, _ other: Medicine) throws -> Bool {
            let patient = try Patient(profile: LabSample.profile(.g3a))
            for medicine in [one, other] {
                try patient.kidney.addMedicine(
                    medicine.name,
                    dose: medicine.dose,
                    times: medicine.times,
                    weekdays: medicine.weekdays
                )
            }
            return try patient.kidney.standingAlerts().contains { $0.message.contains("whether both are meant") }
        }
        func entry(_ dose: String, _ times: [String] = [], _ days: Set<Weekday> = []) throws -> Medicine {
            Medicine(
                id: .init("m"),
                name: "warfarin",
                dose: dose,
                times: try times.map { MedicationTime(try #require(LocalTime($0))) },
                weekdays: days,
                start: try LabSample.day("2026-06-02")
            )
        }
        #expect(try isTwice(entry("5 mg"), entry("5 MG")))
        #expect(try isTwice(entry("5 mg"), entry("5mg")) && isTwice(entry("5 mg"), entry("0.005 g")))
        #expect(try isTwice(entry("5 mg", ["08:00"]), entry("5 mg", ["08:00", "20:00"])))
        #expect(try isTwice(entry("5 mg", [], [.monday]), entry("5 mg")))
        #expect(try !isTwice(entry("5 mg", [], [.monday]), entry("2.5 mg", [], [.tuesday])))
        #expect(try !isTwice(entry("5 mg"), entry("2.5 mg")))
        #expect(try !isTwice(entry("5 mg", ["08:00"]), entry("5 mg", ["20:00"])))
        #expect(try !isTwice(entry("5 mg", [], [.monday]), entry("5 mg", [], [.friday])))
    }

    @Test(
        "pain medicines with two parts are known by their brands",
        arguments: [
            ("Percocet", "oxycodone"), ("Norco", "hydrocodone"), ("Vicodin", "hydrocodone"),
            ("Tylenol #3", "codeine"), ("Tylenol with codeine", "codeine"), ("Ultracet", "tramadol"),
        ]
    )
    func painMedicines(brand: String, opioid: String) throws {
        let found = MedicineLookup.find(brand)
        #expect(found.isKnown && Set(found.parts.map(\.generic)) == [opioid, "acetaminophen"], "\(found)")
        let scene = try MedicineScene().med(brand).med("Tylenol")
        #expect(try scene.rules().contains("same-twice"))
    }
}
