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

    @Test(
        "a third entry of a medicine is told beside the two, whatever the order of their ids",
        arguments: UInt64(1)...8
    )
    func third(seed: UInt64) throws {
        let patient = try Patient(seed: seed, profile: LabSample.profile(.g3a))
        func told(_ times: [String]) throws -> [KidneyAlert] {
            let times = try times.map { MedicationTime(try #require(LocalTime($0))) }
            return try patient.kidney.addMedicine("metoprolol", dose: "25 mg", times: times).found.alerts
                .filter { $0.id.rawValue.hasPrefix("interaction/same-twice/") }
        }
        #expect(try told([]).isEmpty)
        #expect(try told(["08:00"]).count == 1)
        // The new entry can meet only the first one.
        #expect(try told(["20:00"]).count == 1)
        #expect(try patient.kidney.evaluate().isEmpty)
    }

    @Test("one medicine and two medicines of different classes are no duplicates")
    func noDuplicates() throws {
        for names in [["warfarin"], ["lisinopril", "amlodipine"], ["insulin", "metformin"]] {
            let scene = try names.reduce(MedicineScene()) { try $0.med($1) }
            #expect(try scene.rules().filter { ["same-twice", "class-twice"].contains($0) }.isEmpty, "\(names)")
        }
    }

    @Test(
        "two entries of one name are a duplicate if dose, days and times can be the same, also of an unknown medicine",
        arguments: ["warfarin", "Zorbifan"]
    )
    func sameName(name: String) throws {
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
                name: name,
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
        "a medicine that the table doesn't know is one under each spelling of its name",
        arguments: [
            ("Zorbifan", "zorbifan ", true), ("Zorbifán Forte", "ZORBIFAN  FORTE", true),
            ("Zorbi fan", "Zorbifan", true),
            ("Zorbifan", "Zorbifan Forte", false), ("Zorbifan", "Zorbifam", false), ("💊", "🩸", false),
            ("💊", "💊", true),
        ]
    )
    func unknownNames(one: String, other: String, isTwice: Bool) throws {
        let scene = try MedicineScene().med(one).med(other)
        #expect(try scene.rules().contains("same-twice") == isTwice)
        #expect(MedicineLookup.find(one).parts.isEmpty)
    }

    @Test(
        "a dose or a time that isn't known can be the same, and different doses that can meet are asked about",
        arguments: [
            (["metoprolol", "25 mg", "08:00"], ["metoprolol", "", "08:00"], "same-twice"),
            (["zorblatine", "5 mg", "08:00"], ["ZORBLATINE", "", "08:00"], "same-twice"),
            (["zorblatine", "5 mg", "08:00"], ["Zorblatine 5mg", "", "08:00"], "same-twice"),
            (["zorblatine", "5 mg", "08:00"], ["Zorblatine 10mg", "", "08:00"], "dose-twice"),
            (["zorblatine", "5 mg", "08:00"], ["zorblatine", "1 tablet", "08:00"], "same-twice"),
            (["zorblatine", "1 tableta", "08:00"], ["zorblatine", "1 tablet", "08:00"], "same-twice"),
            (["zorblatine", "una tableta", "08:00"], ["zorblatine", "1 tableta", "08:00"], "same-twice"),
            (["zorblatine", "1/2 tableta", "08:00"], ["zorblatine", "half a tablet", "08:00"], "same-twice"),
            (["zorblatine", "con comida", "08:00"], ["zorblatine", "with food", "08:00"], "same-twice"),
            (["zorblatine", "once daily", "08:00"], ["zorblatine", "1 daily", "08:00"], "same-twice"),
            (["zorblatine", "1-2 tablets", "08:00"], ["zorblatine", "2 tablets", "08:00"], "same-twice"),
            (["zorblatine", "1,000 units", "08:00"], ["zorblatine", "1000 units", "08:00"], "same-twice"),
            (["zorblatine", "0,5 tableta", "08:00"], ["zorblatine", "0,25 tableta", "08:00"], "dose-twice"),
            (["zorblatine", "una tableta", "08:00"], ["zorblatine", "2 tablets", "08:00"], "dose-twice"),
            (["zorblatine", "one tablet", "08:00"], ["zorblatine", "treinta y dos gotas", "08:00"], "dose-twice"),
            (["Veltassa", "8.4 g", "13:00"], ["Veltassa", "16.8 g", "13:00"], "dose-twice"),
            (["Veltassa", "8.4 g", ""], ["Veltassa", "16.8 g", "13:00"], "dose-twice"),
            (["Lantus", "10 units", "21:00"], ["Lantus", "12 units", "21:00"], "dose-twice"),
            (["warfarin", "5 mg", "08:00"], ["warfarin", "2.5 mg", "20:00"], ""),
            (["zorblatine", "5 mg", "08:00"], ["Zorblatine 10 mg", "", "20:00"], ""),
        ]
    )
    func unknownParts(one: [String], other: [String], rule: String) throws {
        var scene = MedicineScene()
        for entry in [one, other] {
            scene =
                entry[2].isEmpty
                ? try scene.med(entry[0], entry[1]) : try scene.med(entry[0], entry[1], at: entry[2])
        }
        let report = try scene.report()
        let twice = report.findings.filter { $0.rule.id.hasSuffix("-twice") }
        #expect(twice.map(\.rule.id) == (rule.isEmpty ? [] : [rule]), "\(one) \(other)")
        #expect(scene.medicines.allSatisfy { report.findings(of: $0).contains { $0.rule.id == rule } == !rule.isEmpty })
    }

    @Test(
        "a combination that is entered twice is told once, not once for each part",
        arguments: [("5 mg", "5 mg", "same-twice"), ("5 mg", "10 mg", "dose-twice")]
    )
    func combination(one: String, other: String, rule: String) throws {
        let scene = try MedicineScene().med("Percocet", one, at: "08:00").med("Percocet", other, at: "08:00")
        #expect(try scene.report().findings.map(\.rule.id).filter { $0.hasSuffix("-twice") } == [rule])
    }

    @Test(
        "two doses of one medicine are asked about at the visit, and before the next dose where a wrong dose is dangerous",
        arguments: [
            ("warfarin", true), ("Eliquis", true), ("insulin", true), ("digoxin", true), ("tacrolimus", true),
            ("oxycodone", true), ("metoprolol", false), ("Veltassa", false), ("Zorbifan", false),
        ]
    )
    func twoDoses(name: String, isDangerous: Bool) throws {
        let scene = try MedicineScene().med(name, "5 mg", at: "18:00").med(name, "1 mg", at: "18:00")
        let finding = try #require(try scene.finding("dose-twice"))
        #expect(finding.severity == (isDangerous ? .major : .moderate))
        #expect(finding.level == (isDangerous ? .today : .caution), "\(finding.urgency)")
        #expect(finding.advice.contains("before the next dose") == isDangerous, "\(finding.advice)")
        #expect((finding.urgency == "call before the next dose") == isDangerous)
    }

    @Test("the reason of two entries with one name doesn't say that one is a brand")
    func reason() throws {
        let scene = try MedicineScene().med("metoprolol", "25 mg").med("metoprolol", "25 mg")
        let why = try #require(try scene.finding("same-twice")).why
        #expect(why.contains("one medicine in two entries") && !why.contains("brand"), "\(why)")
    }

    @Test("Each substance of several products is told once, with the names of all of them")
    func products() throws {
        let names = ["Sedalmerck", "XL-3", "Desenfriol-D", "Tylenol"]
        let report = try names.reduce(MedicineScene()) { try $0.med($1) }.report()
        let twice = report.findings.filter { $0.rule.id == "same-twice" }
        #expect(
            twice.map(\.headline) == [
                "Sedalmerck (acetaminophen) and the same medicine in XL-3, Desenfriol-D and Tylenol: the dose can come to twice what is meant.",
                "Sedalmerck (phenylephrine) and the same medicine in XL-3 and Desenfriol-D: the dose can come to twice what is meant.",
                "XL-3 (chlorpheniramine) and the same medicine in Desenfriol-D: the dose can come to twice what is meant.",
            ]
        )
    }

    @Test("Doses of acetaminophen are one sum, of which the first entry tells, and what can't be read is said")
    func acetaminophen() throws {
        let scene = try MedicineScene().med("Tylenol", "1000 mg", at: "06:00", "11:00", "16:00", "21:00")
            .med("NyQuil", at: "22:00").med("paracetamol", "500 mg", at: "12:00")
        let report = try scene.report()
        let found = report.findings.filter { $0.rule.id == "apap-day" }
        #expect(found.map(\.medicine?.name) == ["Tylenol"] && found.map(\.level) == [.today])
        #expect(found.first?.why.contains("its doses of a day come to at least 4,500 mg") == true)
        #expect(report.gaps.contains(.noDayDose("NyQuil", "acetaminophen")))
        for medicine in scene.medicines {
            #expect(report.findings(of: medicine).contains { $0.rule.id == "apap-day" }, "\(medicine.name)")
        }
    }

    @Test("an entry that ended is no second one")
    func ended() throws {
        let scene = try MedicineScene().med("Veltassa", "8.4 g", at: "13:00", to: "2026-03-09")
            .med("Veltassa", "16.8 g", at: "13:00", from: "2026-03-10")
        #expect(try scene.rules().allSatisfy { !$0.hasSuffix("-twice") })
    }

    @Test("two entries of an unknown name are told where a drug label names one of them")
    func labeled() throws {
        var scene = try MedicineScene().med("Zorbifan").med("Zorbifan")
        scene.medicines[1].labelNames = ["lisinopril"]
        #expect(try scene.rules().filter { $0 == "same-twice" }.count == 1)
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

    @Test(
        "Products against colds and pain meet the rules of each of their parts",
        arguments: [
            ("NyQuil", "Tylenol", "same-twice"), ("Desenfriol-D", "paracetamol", "same-twice"),
            ("Antiflu-Des", "Tempra", "same-twice"), ("Theraflu", "Percocet", "same-twice"),
            ("Cafiaspirina", "aspirin", "same-twice"), ("Sedalmerck", "Zestril", "decong"),
            ("Mucinex-D", "amlodipine", "decong"), ("DayQuil", "phenelzine", "decong-maoi"),
            ("Dolo-Neurobion", "losartan", "nsaid-ckd"), ("Aleve-D", "Advil", "nsaid-two"),
            ("Alka-Seltzer Plus Cold", "Amphojel", "al-citrate"), ("Alka-Seltzer Plus Cold", "Coumadin", "warf-bleed"),
            ("Buscapina Compositum", "methotrexate", "metam"), ("Pedialyte", "Amphojel", "al-citrate"),
            ("Buscapina Compositum N", "Tempra", "same-twice"), ("Sedalmerck Max", "Tylenol", "same-twice"),
            ("Cafiaspirina", "losartan", "nsaid-ckd"), ("Excedrin", "losartan", "nsaid-ckd"),
            ("Alka-Seltzer", "Advil", "nsaid-two"), ("Saridon", "losartan", "nsaid-ckd"),
            ("Tabcin Efervescente", "Prograf", "nsaid-cni"),
        ]
    )
    func colds(product: String, other: String, rule: String) throws {
        let scene = try MedicineScene().med(product).med(other)
        #expect(MedicineLookup.find(product).isKnown)
        #expect(try scene.rules().contains(rule))
    }
}
