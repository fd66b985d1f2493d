import FractionParser
import TestKit
import Testing
import TimeKit

@testable import KidneyNutrition

/// Pairs of medicines that don't wait for the next visit.
@Suite("Grave pairs")
struct GravePairTests {
    private func patient(_ category: DiseaseCategory) throws -> Patient {
        try Patient(profile: LabSample.profile(category))
    }

    /// The gravest interaction alert of some medicines.
    private func alert(_ category: DiseaseCategory, _ names: [String], labs: [(Analyte, String)] = []) throws
        -> KidneyAlert?
    {
        let patient = try patient(category)
        for (analyte, text) in labs { try patient.kidney.addLab(analyte, text) }
        for name in names { try patient.kidney.addMedicine(name) }
        return try patient.kidney.standingAlerts().first {
            $0.kind == .interaction && !$0.id.rawValue.contains("unchecked")
        }
    }

    @Test(
        "a pair that can kill asks for a call before the next dose, whoever is entered first",
        arguments: [
            ["tacrolimus", "Paxlovid"], ["tacrolimus", "clarithromycin"], ["tacrolimus", "St John's wort"],
            ["cyclosporine", "ketoconazole"], ["cyclosporine", "rifampin"], ["everolimus", "Vfend"],
            ["sirolimus", "rifampin"], ["sirolimus", "St John's wort"], ["azathioprine", "allopurinol"],
            ["azathioprine", "Uloric"], ["Entresto", "lisinopril"], ["colchicine", "clarithromycin"],
            ["phenelzine", "sertraline"], ["phenelzine", "amitriptyline"], ["Zyvox", "sertraline"],
            ["Zyvox", "nortriptyline"], ["digoxin", "amiodarone"],
            ["simvastatin", "cyclosporine"], ["rosuvastatin", "cyclosporine"], ["warfarin", "Bactrim"],
            ["lithium", "ibuprofen"], ["tacrolimus", "ibuprofen"], ["tacrolimus", "diltiazem"],
            ["tacrolimus", "verapamil"], ["tacrolimus", "fluconazole"], ["cyclosporine", "diltiazem"],
            ["sirolimus", "diltiazem"], ["atorvastatin", "itraconazole"], ["atorvastatin", "clarithromycin"],
            ["methotrexate", "Bactrim"], ["methotrexate", "ibuprofen"], ["Prolia", "cinacalcet"],
            ["Sudafed", "phenelzine"], ["tramadol", "phenelzine"], ["NyQuil", "phenelzine"], ["tramadol", "Zyvox"],
            ["Eliquis", "Pradaxa"], ["Xarelto", "Lovenox"], ["Pradaxa", "heparin"], ["digoxin", "cyclosporine"],
            ["digoxin", "itraconazole"], ["Cipro", "glyburide"], ["sotalol", "moxifloxacin"],
            ["amiodarone", "clarithromycin"], ["citalopram", "fluconazole"], ["Zanaflex", "Cipro"],
            ["St John's wort", "sertraline"], ["verapamil", "metoprolol"],
        ]
    )
    func pairs(names: [String]) throws {
        for order in [names, names.reversed()] {
            let alert = try #require(try alert(.transplant, order), "\(order)")
            #expect(alert.level == .today, "\(order): \(alert.message)")
            #expect(
                alert.message.lowercased().contains("call your care team before the next dose"),
                "\(order): \(alert.message)"
            )
        }
    }

    @Test(
        "ibuprofen asks for a call with an eGFR under 30, a potassium above 5.5, or beside an ACE inhibitor and spironolactone",
        arguments: [
            (["ibuprofen"], [(Analyte.eGFR, "15")], true), (["ibuprofen"], [(.eGFR, "30")], false),
            (["ibuprofen"], [(.potassium, "6.2")], true), (["ibuprofen"], [(.potassium, "5.5")], false),
            (["ibuprofen", "lisinopril", "spironolactone"], [], true),
            (["ibuprofen", "lisinopril", "furosemide"], [], true),
            (["ibuprofen", "lisinopril"], [], false),
        ]
    )
    func painReliever(names: [String], labs: [(Analyte, String)], calls: Bool) throws {
        let patient = try patient(.g3a)
        for (analyte, text) in labs { try patient.kidney.addLab(analyte, text) }
        for name in names { try patient.kidney.addMedicine(name) }
        let alerts = try patient.kidney.standingAlerts().filter {
            $0.kind == .interaction && $0.message.hasPrefix("ibuprofen")
        }
        #expect(!alerts.isEmpty)
        #expect(alerts.contains { $0.level == .today } == calls, "\(alerts.map(\.message))")
    }

    @Test("A pain reliever with a water tablet is a pair that a rule covers, and beside lisinopril it asks for a call")
    func painRelieverWithWaterTablet() throws {
        let two = try MedicineScene().with(.g3b).med("Advil").med("HCTZ")
        let day = try LabSample.day(MedicineScene.today)
        #expect(Interactions.pairsWithoutRule(among: two.medicines, on: day).isEmpty)
        #expect(try two.finding("nsaid-three") == nil)
        let finding = try #require(try two.med("lisinopril").finding("nsaid-three"))
        #expect(finding.level == .today)
        #expect(finding.causes.map(\.words).sorted() == ["HCTZ is taken, too", "lisinopril is taken, too"])
        #expect(finding.advice.hasPrefix("Call your care team before the next dose of the pain reliever"))
    }

    @Test(
        "Beside a high INR that alarms, a rule about bleeding is as urgent, on the page of medicines too",
        arguments: [
            ("aspirin", "11", AlertLevel.atOnce), ("aspirin", "4.5", .today), ("aspirin", "3.4", .caution),
            ("Pepto-Bismol", "11", .atOnce),
        ]
    )
    func bleeding(name: String, inr: String, level: AlertLevel) throws {
        let patient = try patient(.g4)
        for name in ["warfarin", name] { try patient.kidney.addMedicine(name) }
        try patient.kidney.addLab(.inr, inr)
        let alert = try #require(
            try patient.kidney.standingAlerts().first {
                $0.kind == .interaction && $0.message.contains("bleeding becomes more likely")
            }
        )
        #expect(alert.level == level, "\(alert.message)")
        #expect(alert.message.contains("has an alarm of its own") == (level != .caution), "\(alert.message)")
        let day = try LabSample.day("2026-06-02")
        let report = try patient.kidney.read { tables in
            Interactions.evaluate(try tables.interactionDay(day, today: day, in: patient.zone))
        }
        let finding = try #require(report.findings.first { $0.rule.effect.contains("bleeding becomes") })
        #expect(finding.level == level)
    }

    @Test("Methotrexate that is entered for each day asks before the next dose, and once a week it doesn't")
    func daily() throws {
        for weekdays in [[], [.monday]] as [Set<Weekday>] {
            let patient = try patient(.g2)
            let time = MedicationTime(try LocalTime(iso8601: "08:00"))
            try patient.kidney.addMedicine("methotrexate", dose: "10 mg", times: [time], weekdays: weekdays)
            let alert = try patient.kidney.standingAlerts().first { $0.id.rawValue.contains("/mtx-daily/") }
            #expect((alert?.level == .today) == weekdays.isEmpty)
            #expect((alert?.message.contains("before the next dose") ?? false) == weekdays.isEmpty)
        }
    }

    @Test(
        "Doses that are known to be over a limit are told as such",
        arguments: [
            ("two tablets of 10 mg", [], "come to at least 20 mg"),
            ("two tablets of 10 mg", ["20:00"], "come to 20 mg"),
            ("5 mg", ["08:00", "20:00"], nil), ("", ["20:00"], "aren't known to be at most 10 mg"),
            ("5 mg", [], "aren't known to be at most 10 mg"),
        ] as [(String, [String], String?)]
    )
    func dayDoses(dose: String, times: [String], words: String?) throws {
        var scene = try MedicineScene().med("Crestor", dose).lab(.eGFR, "20")
        scene.medicines[0].times = try times.map { MedicationTime(try LocalTime(iso8601: $0)) }
        let finding = try scene.finding("rosu-kidney")
        #expect((finding == nil) == (words == nil))
        #expect(words.map { finding?.why.contains($0) ?? false } ?? true, "\(finding?.why ?? "")")
    }

    @Test(
        "Metformin with contrast that is entered asks before the next dose with an eGFR under 60, and is a pair with a rule"
    )
    func contrast() throws {
        for (rate, level) in [("59", .today), ("60", nil)] as [(String, AlertLevel?)] {
            let scene = try MedicineScene().med("metformin").med("Omnipaque").lab(.eGFR, rate)
            let report = try scene.report()
            #expect(report.findings.first { $0.rule.id == "metf-contrast" }?.level == level)
            let told = report.findings(of: scene.medicines[1]).map(\.rule.id)
            #expect(told.contains("metf-contrast") == (level != nil), "\(told)")
            let day = try LabSample.day(MedicineScene.today)
            #expect(Interactions.pairsWithoutRule(among: scene.medicines, on: day).isEmpty)
        }
    }

    @Test(
        "Metformin asks before the next dose for two days after iodine contrast, and says when that was",
        arguments: [("2026-03-20", true), ("2026-03-19", true), ("2026-03-18", true), ("2026-03-17", false)]
    )
    func afterContrast(day: String, isTold: Bool) throws {
        let scene = try MedicineScene().med("metformin").med("Omnipaque", from: day, to: day).lab(.eGFR, "59")
        let finding = try #require(try scene.finding("metf-contrast", "2026-03-20"))
        #expect(finding.level == (isTold ? .today : .notice), "\(finding.urgency)")
        #expect((finding.severity == .major) == isTold)
        #expect(finding.why.contains("Omnipaque") == isTold, "\(finding.why)")
    }

    @Test(
        "Ibuprofen with iodine contrast is told on both pages, and asks before the next dose with an eGFR under 30",
        arguments: [("29.9", AlertLevel.today), ("30", .caution), (nil, .caution)] as [(String?, AlertLevel)]
    )
    func contrastAndPainReliever(rate: String?, level: AlertLevel) throws {
        var scene = try MedicineScene().med("ibuprofen").med("medio de contraste")
        if let rate { scene = try scene.lab(.eGFR, rate) }
        let report = try scene.report()
        let finding = try #require(report.findings.first { $0.rule.id == "nsaid-scan" })
        #expect(finding.level == level)
        #expect(finding.advice.contains("before the next dose") == (level == .today), "\(finding.advice)")
        for medicine in scene.medicines {
            #expect(report.findings(of: medicine).contains { $0.rule.id == "nsaid-scan" }, "\(medicine.name)")
        }
        let day = try LabSample.day(MedicineScene.today)
        #expect(Interactions.pairsWithoutRule(among: scene.medicines, on: day).isEmpty)
    }

    @Test("Tramadol beside an antidepressant that raises serotonin is told, and waits for the next visit")
    func tramadol() throws {
        let finding = try #require(try MedicineScene().med("tramadol").med("sertraline").finding("tram-sero"))
        #expect(finding.severity == .major && finding.level == .caution, "\(finding.urgency)")
    }

    @Test("colchicine with clarithromycin asks for a call in kidney disease of every stage")
    func colchicine() throws {
        for category in [DiseaseCategory.g3a, .g5, .hemodialysis] {
            #expect(try alert(category, ["colchicine", "clarithromycin"])?.level == .today, "\(category)")
        }
    }

    @Test(
        "A rule that asks for a call, or for anything today, is never told as one of the next visit; one about potassium knows that it is"
    )
    func labels() {
        let urgent = ["before the next dose", "today", "at once", " now"]
        for rule in InteractionTable.rules {
            let isUrgent = urgent.contains { rule.advice.replacing("now and then", with: "").contains($0) }
            #expect(
                !isUrgent || rule.severity == .contraindicated || rule.call == .always,
                "\(rule.id): \(rule.advice)"
            )
            #expect(
                !rule.effect.contains("potassium") || rule.sides.contains { $0.analyte == .potassium },
                "\(rule.id): \(rule.effect)"
            )
            let canCall = rule.call != nil || rule.worse?.severity == .contraindicated
            #expect(rule.urgent.isEmpty || canCall, "\(rule.id): \(rule.urgent)")
        }
    }

    @Test(
        "Potassium as a medicine is told on hemodialysis at entry and daily, whatever the last value",
        arguments: ["Klor-Con", "potassium gluconate", "potassium chloride"],
        [nil, "4.2"]
    )
    func potassiumOnDialysis(name: String, value: String?) throws {
        let patient = try patient(.hemodialysis)
        if let value { try patient.kidney.addLab(.potassium, value) }
        let receipt = try patient.kidney.addMedicine(name)
        #expect(receipt.found.alerts.contains { $0.kind == .interaction && $0.level == .today })
        try patient.at("2026-06-05T10:00")
        let alert = try #require(try patient.kidney.standingAlerts().first { $0.id.rawValue.contains("/kcl/") })
        #expect(alert.level == .today && alert.message.contains("before the next dose"), "\(alert.message)")
    }

    @Test(
        "A medicine whose label excludes dialysis asks for a call before the next dose",
        arguments: [
            "lithium", "enoxaparin", "rivaroxaban", "canagliflozin", "empagliflozin", "spironolactone", "metformin",
            "dabigatran", "morphine", "Kerendia", "methotrexate", "Prolia", "Reclast", "fenofibrate", "Macrobid",
            "colchicine", "amantadine", "baclofen", "Cipro", "levofloxacin", "Valtrex", "trimethoprim", "edoxaban",
        ]
    )
    func dialysis(name: String) throws {
        let alert = try #require(try alert(.hemodialysis, [name]))
        #expect(alert.level == .today && alert.message.contains("before the next dose"), "\(alert.message)")
    }

    @Test(
        "Beside a potassium that alarms, a rule about potassium is at least as urgent, and its text begins with that alarm",
        arguments: [
            ("losartan", "6.6", AlertLevel.atOnce), ("lisinopril", "6.2", .today), ("lisinopril", "5.4", .caution),
        ]
    )
    func besideAnAlarm(name: String, value: String, level: AlertLevel) throws {
        let patient = try patient(.g4)
        try patient.kidney.addLab(.potassium, value)
        try patient.kidney.addMedicine(name)
        let alert = try #require(
            try patient.kidney.standingAlerts().first { $0.kind == .interaction && $0.message.contains(name) }
        )
        #expect(alert.level == level, "\(alert.message)")
        #expect(alert.message.contains("has an alarm of its own") == (level != .caution), "\(alert.message)")
    }

    @Test(
        "An alarm on the other side lifts no rule: a high glucose none about a low one",
        arguments: [
            (["insulin glargine"], Analyte.glucose, "600"), (["insulin glargine"], .glucose, "320"),
            (["spironolactone", "lisinopril"], .potassium, "2.4"),
            (["spironolactone", "lisinopril"], .potassium, "2.9"),
            (["sotalol"], .potassium, "6.6"), (["digoxin"], .potassium, "6.6"),
        ]
    )
    func otherSide(names: [String], analyte: Analyte, value: String) throws {
        func levels(_ value: String?) throws -> [String: AlertLevel] {
            let patient = try patient(.g4)
            for name in names { try patient.kidney.addMedicine(name) }
            if let value { try patient.kidney.addLab(analyte, value) }
            let alerts = try patient.kidney.standingAlerts().filter { $0.kind == .interaction }
            return Dictionary(alerts.map { ($0.id.rawValue, $0.level) }) { first, _ in first }
        }
        let before = try levels(nil)
        #expect(!before.isEmpty)
        #expect(try levels(value).filter { before[$0.key] == nil && $0.value.cantWait }.isEmpty)
        #expect(try levels(value).values.contains(.atOnce) == false)
    }

    @Test("Before advice to eat less potassium, the alarm of a low potassium is named, though it lifts nothing")
    func lowPotassium() throws {
        let patient = try patient(.g4)
        try patient.kidney.addLab(.potassium, "2.4")
        try patient.kidney.addMedicine("trimethoprim")
        let alert = try #require(
            try patient.kidney.standingAlerts().first { $0.id.rawValue.contains("interaction/tmp-k") }
        )
        #expect(alert.level == .caution && alert.message.contains("has an alarm of its own"), "\(alert.message)")
    }

    @Test(
        "Nitrofurantoin is told before the next dose at an eGFR of 38, and not at one of 60",
        arguments: [("38", true), ("60", false)]
    )
    func shortCourse(value: String, isTold: Bool) throws {
        let found = try alert(.g2, ["Macrobid"], labs: [(.eGFR, value)])
        #expect((found?.level == .today) == isTold, "\(found?.message ?? "")")
    }

    @Test("Two anti-inflammatory pain relievers together ask for a call before the next dose")
    func twoPainRelievers() throws {
        let alert = try #require(try alert(.g2, ["ibuprofen", "naproxen"]))
        #expect(alert.level == .today && alert.message.contains("which of the two is meant"), "\(alert.message)")
    }

    @Test(
        "Two anticoagulants are told once, whoever is entered first",
        arguments: [
            (["Coumadin", "Eliquis"], "thin-two"), (["Coumadin", "heparin"], "thin-two"),
            (["Eliquis", "Pradaxa"], "thin-two"), (["Xarelto", "Lovenox"], "thin-two"),
            (["Pradaxa", "heparin"], "thin-two"), (["Eliquis", "Xarelto"], "class-twice"),
            (["heparin", "Lovenox"], "class-twice"),
        ]
    )
    func twoAnticoagulants(names: [String], rule: String) throws {
        for order in [names, names.reversed()] {
            let scene = try order.reduce(MedicineScene()) { try $0.med($1) }
            let told = try scene.report().findings.filter { ["thin-two", "class-twice"].contains($0.rule.id) }
            #expect(told.map(\.rule.id) == [rule] && told.first?.level == .today, "\(order)")
        }
    }

    @Test("Two medicines that lengthen the QT interval are told once, whoever is entered first")
    func lengtheningQT() throws {
        for names in [["citalopram", "fluconazole"], ["fluconazole", "citalopram"]] {
            let scene = try names.reduce(MedicineScene()) { try $0.med($1) }
            #expect(try scene.report().findings.filter { $0.rule.id == "qt-two" }.count == 1, "\(names)")
        }
    }

    @Test(
        "An opioid beside gabapentin asks for a call with an eGFR under 30, and names slow breathing as an emergency",
        arguments: [("29.9", AlertLevel.today), ("30", .caution)]
    )
    func opioidAndGabapentin(rate: String, level: AlertLevel) throws {
        let scene = try MedicineScene().med("oxycodone").med("gabapentin").lab(.eGFR, rate)
        let finding = try #require(try scene.finding("opioid-gaba"))
        #expect(finding.level == level, "\(finding.urgency)")
        #expect(finding.advice.contains("shallow breathing") && finding.advice.contains("emergency"))
    }

    @Test("a pair that is usually meant waits for the next visit")
    func usual() throws {
        for names in [["warfarin", "aspirin"], ["simvastatin", "atorvastatin"], ["spironolactone", "lisinopril"]] {
            #expect(try alert(.transplant, names)?.level == .caution, "\(names)")
        }
    }
}
