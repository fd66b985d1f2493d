import Foundation
import FractionParser
import KidneyNutrition
import TestKit
import Testing
import TimeKit

@Suite("Medicines by name")
struct MedicineTests {
    @Test(
        "a medicine is found by generic or brand name, in any case, with strength, form or salt",
        arguments: [
            ("lisinopril", ["lisinopril"]), ("LISINOPRIL", ["lisinopril"]), ("Zestril", ["lisinopril"]),
            ("zestril 20 mg tablets", ["lisinopril"]), ("Warfarin Sodium 5mg", ["warfarin"]),
            ("Coumadin", ["warfarin"]),
            ("losartan potassium", ["losartan"]), ("rosuvastatin calcium", ["rosuvastatin"]),
            ("atorvastatin calcium trihydrate", ["atorvastatin"]),
            ("Glucophage XR 500 mg", ["metformin"]), ("K-Dur", ["potassium chloride"]),
            ("Os-Cal", ["calcium carbonate"]),
            ("St. John's Wort", ["St John's wort"]), ("St John’s wort", ["St John's wort"]),
            ("Vitamin D3 1000 IU", ["cholecalciferol"]),
            ("aluminium hydroxide", ["aluminum hydroxide"]), ("Lantus SoloStar", ["long-acting insulin"]),
            ("  prograf ", ["tacrolimus"]),
            ("calcium acetate 667 mg", ["calcium acetate"]), ("calcium", ["calcium"]),
            ("doxycycline hyclate", ["doxycycline"]), ("Mycophenolate Mofetil", ["mycophenolate mofetil"]),
            ("Fleet enema", ["sodium phosphate"]), ("Fleet Saline Enema", ["sodium phosphate"]),
            ("Klor-Con M20", ["potassium chloride"]), ("Klor-Con M10 tablets", ["potassium chloride"]),
            ("cyclosporine modified 100 mg", ["cyclosporine"]), ("Cardizem CD 240 mg", ["diltiazem"]),
            ("diltiazem CD", ["diltiazem"]), ("nitrofurantoin macrocrystals", ["nitrofurantoin"]),
            ("nitrofurantoin macrocrystal 50 mg", ["nitrofurantoin"]),
            ("nitrofurantoin monohydrate/macrocrystals 100 mg", ["nitrofurantoin"]), ("Motrin IB", ["ibuprofen"]),
            ("lithium citrate", ["lithium"]), ("Advagraf", ["extended-release tacrolimus"]),
            ("tizanidina", ["tizanidine"]), ("metadona", ["methadone"]),
            ("Metformin HCl ER (OSM) 500", ["metformin"]), ("Baby aspirin", ["aspirin"]),
            ("Prilosec OTC", ["omeprazole"]), ("metoprolol succ er 50 mg", ["metoprolol"]),
            ("Metoprolol Tart 25", ["metoprolol"]), ("Sevelamer Carb 800mg Tab", ["sevelamer carbonate"]),
            ("Losartan Pot 50", ["losartan"]), ("Sod Bicarb 650 mg", ["sodium bicarbonate"]),
            ("Calcium Carb 500", ["calcium carbonate"]), ("pot chloride 20 meq", ["potassium chloride"]),
        ]
    )
    func names(typed: String, generics: [String]) {
        let identity = MedicineLookup.find(typed)
        #expect(identity.isKnown && identity.parts.map(\.generic) == generics, "\(identity)")
    }

    @Test(
        "a combination gives its parts, by brand and however its parts are typed",
        arguments: [
            ("Zestoretic", ["lisinopril", "hydrochlorothiazide"]), ("entresto", ["sacubitril", "valsartan"]),
            ("sacubitril/valsartan", ["sacubitril", "valsartan"]),
            ("Bactrim DS", ["sulfamethoxazole", "trimethoprim"]),
            ("TMP-SMX", ["sulfamethoxazole", "trimethoprim"]), ("SMZ/TMP DS", ["sulfamethoxazole", "trimethoprim"]),
            ("SMZ-TMP", ["sulfamethoxazole", "trimethoprim"]), ("SMX-TMP DS", ["sulfamethoxazole", "trimethoprim"]),
            ("losartan HCT", ["losartan", "hydrochlorothiazide"]),
            ("Exforge HCT", ["amlodipine", "valsartan", "hydrochlorothiazide"]),
            ("lisinopril-hydrochlorothiazide 10-12.5 mg", ["lisinopril", "hydrochlorothiazide"]),
            ("amlodipine and valsartan", ["amlodipine", "valsartan"]),
            ("vitamin D calcium", ["cholecalciferol", "calcium"]),
            ("Losartan Potassium + HCTZ", ["losartan", "hydrochlorothiazide"]),
            ("lisinopril 10/20 mg", ["lisinopril"]), ("Maxzide", ["triamterene", "hydrochlorothiazide"]),
            ("Advil PM", ["ibuprofen", "diphenhydramine"]), ("Tylenol PM", ["acetaminophen", "diphenhydramine"]),
            ("Excedrin", ["acetaminophen", "aspirin", "caffeine"]), ("Cafiaspirina", ["aspirin", "caffeine"]),
            ("cafi aspirina", ["aspirin", "caffeine"]),
            ("XL3", ["acetaminophen", "chlorpheniramine", "phenylephrine"]),
            ("Theraflu Noche", ["acetaminophen", "diphenhydramine", "phenylephrine"]),
            ("Bactrim F", ["sulfamethoxazole", "trimethoprim"]),
            ("Melox", ["aluminum hydroxide", "magnesium hydroxide"]),
            ("Sal de Uvas Picot 5 g", ["sodium bicarbonate", "citric acid"]),
            ("Coricidin HBP Cough & Cold", ["chlorpheniramine", "dextromethorphan"]),
            ("Robitussin DM", ["dextromethorphan", "guaifenesin"]),
            ("nyquil cold and flu", ["acetaminophen", "dextromethorphan", "doxylamine"]),
            ("DayQuil", ["acetaminophen", "dextromethorphan", "phenylephrine"]),
            ("Mucinex-D", ["guaifenesin", "pseudoephedrine"]), ("Aleve-D", ["naproxen", "pseudoephedrine"]),
            ("Desenfriol D tabletas", ["chlorpheniramine", "phenylephrine", "acetaminophen"]),
            ("Antiflu-Des cápsulas", ["amantadine", "chlorpheniramine", "acetaminophen"]),
            ("XL-3", ["acetaminophen", "chlorpheniramine", "phenylephrine"]),
            ("Sedalmerck", ["acetaminophen", "caffeine", "phenylephrine"]),
            ("Sedalmerck Max", ["acetaminophen", "caffeine", "phenylephrine"]),
            ("Buscapina Compositum tabletas", ["hyoscine butylbromide", "metamizole"]),
            ("Buscapina Compositum N gotas", ["hyoscine butylbromide", "acetaminophen"]),
            ("Robitussin", ["dextromethorphan", "guaifenesin"]),
            ("Coricidin HBP", ["acetaminophen", "chlorpheniramine"]),
            ("Pedialyte", ["potassium citrate", "sodium citrate"]),
            ("suero oral", ["potassium chloride", "sodium citrate"]),
            ("Saridon", ["acetaminophen", "propyphenazone", "caffeine"]),
            ("Dolo-Neurobion Forte", ["diclofenac", "thiamine", "pyridoxine", "vitamin b12"]),
            ("paracetamol con cafeína", ["acetaminophen", "caffeine"]),
        ]
    )
    func combinations(typed: String, generics: [String]) {
        let identity = MedicineLookup.find(typed)
        #expect(identity.isKnown && identity.parts.map(\.generic) == generics, "\(identity)")
    }

    @Test(
        "a name that isn't known is not checked, and near names are offered but never assumed",
        arguments: [
            ("lisinoprol", "lisinopril"), ("Zestrill", "Zestril"), ("warfrin", "warfarin"), ("metphormin", "metformin"),
            ("tacrolimu", "tacrolimus"), ("calcium phosphate", "calcium"), ("Tylenol Sinus", "Tylenol"),
            ("potassium", "potassium chloride"), ("lisinopril foozol", "lisinopril"),
            ("Fleet Mineral Oil Enema", "Fleet"),
        ]
    )
    func near(typed: String, offered: String) {
        let identity = MedicineLookup.find(typed)
        #expect(!identity.isKnown && identity.parts.isEmpty, "\(identity)")
        #expect(identity.near.contains(offered), "\(identity.near)")
        #expect(
            identity.message.contains("not checked, which does not mean safe")
                && identity.message.contains("Did you mean")
        )
    }

    @Test(
        "a salt substitute is potassium chloride, and a name of RxNorm its ingredient",
        arguments: [
            ("Nu-Salt", "potassium chloride"), ("NoSalt", "potassium chloride"), ("LoSalt", "potassium chloride"),
            ("potassium-enriched salt", "potassium chloride"), ("Morton Salt Substitute", "potassium chloride"),
            ("24 HR Metformin hydrochloride 500 MG Extended Release Oral Tablet", "metformin"),
            ("Lisinopril 10 MG Oral Tablet [Zestril]", "lisinopril"), ("K-Phos", "potassium phosphate"),
            ("tramadol", "tramadol"), ("methotrexate 2.5 MG Oral Tablet", "methotrexate"),
            ("Voltaren Gel", "topical diclofenac"), ("diclofenac gel 1%", "topical diclofenac"),
            ("diclofenac", "diclofenac"), ("Neo-Melubrina 500 mg", "metamizole"), ("karela", "bitter melon"),
            ("Buscapina 10 mg", "hyoscine butylbromide"), ("Electrolit", "potassium chloride"),
            ("prickly pear", "nopal"), ("cápsulas de nopal", "nopal"),
            ("té de cola de caballo", "horsetail"), ("Té de ginkgo", "ginkgo"), ("ginkgo tea", "ginkgo"),
            ("infusión de ruda", "rue"), ("té de java", "java tea"), ("té limón", "lemongrass"),
            ("contrast dye", "iodine contrast"), ("medio de contraste", "iodine contrast"),
            ("medio de contraste con gadolinio", "gadolinium contrast"),
        ]
    )
    func meant(typed: String, generic: String) {
        #expect(MedicineLookup.find(typed).parts.map(\.generic) == [generic])
    }

    @Test(
        "Aspirin of more than 325 mg a day counts with the anti-inflammatory pain relievers, and a low dose doesn't",
        arguments: [
            ("aspirin", "500 mg", ["08:00", "14:00", "20:00"], true), ("Aspirina 500 mg", "", [], true),
            ("aspirin", "325 mg", ["08:00", "20:00"], true), ("aspirin", "325 mg", ["08:00"], false),
            ("aspirin", "81 mg", ["08:00"], false), ("aspirin", "", [], false),
        ] as [(String, String, [String], Bool)]
    )
    func aspirin(name: String, dose: String, times: [String], isAgainstPain: Bool) throws {
        let aspirin = Medicine(
            id: .init("m"),
            name: name,
            dose: dose,
            times: try times.map { MedicationTime(try LocalTime(iso8601: $0)) },
            start: try LabSample.day("2026-01-05")
        )
        let classes = try #require(MedicineLookup.find(aspirin).parts.first).classes
        #expect(classes == (isAgainstPain ? [.antiplatelet, .nsaid] : [.antiplatelet]))
        var scene = try MedicineScene().med("losartan")
        scene.medicines.append(aspirin)
        #expect(try scene.rules().contains("nsaid-ckd") == isAgainstPain)
    }

    @Test("Aspirin without a dose asks for it, with the harm of doses against pain, and can wait")
    func aspirinOfAnyDose() throws {
        let finding = try #require(try MedicineScene().med("losartan").med("aspirin").finding("asp-dose"))
        #expect(finding.level == .caution && finding.advice.hasPrefix("Write its dose"), "\(finding.advice)")
        #expect(finding.headline.contains("anti-inflammatory pain reliever"), "\(finding.headline)")
        #expect(finding.why.contains("its doses of a day aren't known to be at most 325 mg"), "\(finding.why)")
    }

    @Test(
        "An acid that isn't known isn't offered another acid, and aristolochic acid is known",
        arguments: [
            "tranexamic acid", "ácido tranexámico", "aristolochic acid", "aristoloquic acid", "ácido aristolóquico",
        ]
    )
    func acids(typed: String) {
        let identity = MedicineLookup.find(typed)
        let others = ["acetylsalicylic acid", "ácido acetilsalicílico", "ascorbic acid", "citric acid", "folic acid"]
        #expect(identity.near.allSatisfy { !others.contains($0) }, "\(identity.near)")
        #expect(identity.parts.allSatisfy { $0.generic == "aristolochic acid" })
    }

    @Test("a name that only begins like another isn't offered it", arguments: ["losaltine", "tramadex", "Nu-Salts"])
    func beginsAlike(typed: String) {
        let near = MedicineLookup.find(typed).near
        #expect(near.allSatisfy { !["PhosLo", "Phoslyra", "losartan", "trandolapril"].contains($0) }, "\(near)")
    }

    @Test(
        "nothing near is offered for what is like nothing, and no text breaks the lookup",
        arguments: ["", "  ", "xqzv", "/", "tea", "20 mg", "💊💊💊💊💊"]
    )
    func nothingNear(typed: String) {
        let identity = MedicineLookup.find(typed)
        #expect(!identity.isKnown && identity.near.isEmpty && !identity.message.isEmpty)
    }

    @Test(
        "The short name of a line whose products have different pain relievers isn't known, and its products are offered",
        arguments: [
            ("Tabcin", ["Tabcin Active", "Tabcin Efervescente", "Tabcin Noche"]),
            ("Alka-Seltzer Plus", ["Alka-Seltzer", "Alka-Seltzer Plus Cold", "Alka-Seltzer Plus Severe Cold & Flu"]),
        ]
    )
    func lines(typed: String, offered: [String]) {
        let identity = MedicineLookup.find(typed)
        #expect(!identity.isKnown && identity.parts.isEmpty && identity.near == offered, "\(identity)")
    }

    @Test("The sodium of an effervescent tablet against colds is named as not known, and isn't zero")
    func effervescent() throws {
        let scene = try MedicineScene().med("Alka-Seltzer Plus Cold", "1 tablet", at: "08:00")
        let load = MedicineLoad.of(.sodium, in: scene.medicines, on: try LabSample.day(MedicineScene.today))
        #expect(load.unread == ["Alka-Seltzer Plus Cold"])
    }

    @Test("a part that isn't known is not checked while the other is")
    func partly() {
        let identity = MedicineLookup.find("lisinopril + foozol")
        #expect(!identity.isKnown && identity.parts.map(\.generic) == ["lisinopril"] && identity.unknown == ["foozol"])
        #expect(
            identity.message.contains("“foozol” is not in the table")
                && identity.message.hasSuffix("Checked: lisinopril.")
        )
    }

    @Test("names of a drug label fill in what the table lacks, when the user took that label")
    func labelNames() throws {
        var medicine = Medicine(id: .init("m"), name: "Own brand statin", start: try LabSample.day("2026-01-01"))
        #expect(!MedicineLookup.find(medicine).isKnown)
        medicine.labelNames = ["atorvastatin calcium"]
        #expect(MedicineLookup.find(medicine).parts.map(\.generic) == ["atorvastatin"])
        medicine.labelNames = ["adalimumab"]
        #expect(!MedicineLookup.find(medicine).isKnown)
    }

    @Test("every name of the table is found, each brand once, each part of a combination is a medicine with a source")
    func table() {
        var brands: Set<String> = []
        for row in MedicineTable.rows {
            #expect(!row.classes.isEmpty && !row.evidence.source.isEmpty)
            #expect(MedicineLookup.find(row.generic).parts == [row], "\(row.generic)")
            for name in row.synonyms + row.brands {
                #expect(MedicineLookup.find(name).parts == [row], "\(name)")
                #expect(MedicineLookup.find(name.uppercased()).parts == [row], "\(name)")
                #expect(brands.insert(name.lowercased()).inserted, "\(name) twice")
            }
        }
        for product in MedicineTable.combinations {
            #expect(product.parts.count > 1)
            for brand in product.brands {
                #expect(MedicineLookup.find(brand).parts.map(\.generic) == product.parts, "\(brand)")
                #expect(brands.insert(brand.lowercased()).inserted, "\(brand) twice")
            }
        }
        #expect(Set(MedicineTable.rows.flatMap(\.classes)) == Set(MedicineClass.allCases))
    }

    @Test("a brand whose source wasn't confirmed says so, a generic name and a confirmed brand don't")
    func brandNote() throws {
        func notes(_ name: String) throws -> [String] {
            try MedicineScene().med(name).ate(Plate.salt, 1).report().findings.flatMap(\.notes)
        }
        #expect(try notes("Aldactone").contains { $0.contains("that Aldactone is spironolactone was not confirmed") })
        #expect(try notes("spironolactone").isEmpty)
        #expect(try notes("Zestril").contains { $0.contains("that Zestril is lisinopril was not confirmed") })
        let two = try MedicineScene().med("Zestril", "20 mg", at: "08:00").med("Zestril", "10 mg", at: "20:00")
        let marks = try two.ate(Plate.salt, 1).report().findings.flatMap(\.notes)
            .filter { $0.contains("is lisinopril was not confirmed") }
        let labels = ["that Zestril 20 mg (08:00) is", "that Zestril 10 mg (20:00) is"]
        #expect(!marks.isEmpty && marks.allSatisfy { note in labels.contains { note.hasPrefix($0) } }, "\(marks)")
        let lipitor = try MedicineScene().med("Lipitor").ate(Plate.grapefruit, 1201).report().findings
        #expect(lipitor.map(\.notes) == [[]])
    }

    // MARK: The medicine itself

    @Test("it is taken from its first day through its last, and no longer the day after")
    func days() throws {
        let medicine = Medicine(
            id: .init("m"),
            name: "x",
            start: try LabSample.day("2026-03-01"),
            stop: try LabSample.day("2026-03-09")
        )
        let days = ["2026-02-28", "2026-03-01", "2026-03-09", "2026-03-10"]
        #expect(try days.map { medicine.isActive(on: try LabSample.day($0)) } == [false, true, true, false])
        #expect(throws: Never.self) { try medicine.check() }
    }

    @Test("a blank name and an end before the beginning are refused in words that help")
    func refusals() throws {
        var medicine = Medicine(id: .init("m"), name: " \n", start: try LabSample.day("2026-03-01"))
        #expect(throws: KidneyError.medicineNameBlank) { try medicine.check() }
        medicine.name = "Lasix"
        medicine.stop = try LabSample.day("2026-02-28")
        let error = KidneyError.medicineStopsBeforeStart(
            "Lasix",
            start: try LabSample.day("2026-03-01"),
            stop: try LabSample.day("2026-02-28")
        )
        #expect(throws: error) { try medicine.check() }
        #expect(
            error.description == "“Lasix” would end on 2026-02-28, before it begins on 2026-03-01 — check the two dates"
        )
    }

    @Test("a medicine survives encoding whole, with what was typed")
    func coding() throws {
        let medicine = Medicine(
            id: .init("m"),
            name: "PhosLo",
            dose: "667 mg",
            times: [MedicationTime(try LocalTime(iso8601: "08:00"), amount: "2 capsules")],
            weekdays: [.monday, .friday],
            start: try LabSample.day("2026-03-01"),
            stop: try LabSample.day("2026-04-01"),
            notes: "with breakfast",
            labelNames: ["calcium acetate"]
        )
        let data = try JSONEncoder().encode(medicine)
        #expect(try JSONDecoder().decode(Medicine.self, from: data) == medicine)
    }

    // MARK: Doses

    @Test(
        "a dose is read where it says plainly how much, and otherwise not guessed",
        arguments: [
            ("667 mg", "", "667"), ("667mg", "", "667"), ("10 g", "", "10000"), ("0.5 g", "", "500"),
            ("2 x 650 mg", "", "1300"),
            ("2 tablets of 650 mg", "", "1300"), ("650 mg tablet", "", "650"), ("50 mcg", "", "0.05"),
            ("1,000 mg", "", "1000"), ("1,5 g", "", "1500"), ("0,125 mg", "", "0.125"), ("1500,25 mg", "", "1500.25"),
            ("667 mg", "2 capsules", "1334"), ("667 mg", "3", "2001"), ("", "5 g", "5000"),
            ("650 mg", "1.5 tablets", "975"), ("half a tablet of 500 mg", "", "250"),
            ("two tablets of 500 mg", "", "1000"), ("a tablet of 500 mg", "", "500"), ("1/2 tab. 500 mg", "", "250"),
            ("1 and a half tablets of 500 mg", "", "750"), ("650 mg", "half a tablet", "325"),
            ("100 mcg", "2 puffs", "0.2"), ("2×650 mg", "", "1300"), ("650 mg", "1,5 tablets", "975"),
            ("1 tableta de 500 mg", "", "500"), ("tableta de 500 mg", "", "500"), ("500 mg tabletas", "", "500"),
            ("media tableta de 500 mg", "", "250"), ("una cápsula de 20 mg", "", "20"),
            ("2 cápsulas de 20 miligramos", "", "40"), ("tableta y media de 500 mg", "", "750"),
            ("dos tabletas y media de 500 mg", "", "1250"), ("un cuarto de tableta de 1 g", "", "250"),
            ("1,5 tabletas de 500 mg", "", "750"), ("un sobre de 8,4 gramos", "", "8400"),
            ("500 mg", "media tableta", "250"), ("500 mg", "2 tabletas", "1000"), ("40 mg", "1 ampolleta", "40"),
            ("100 mcg", "dos inhalaciones", "0.2"), ("1 tableta de 500 mg", "2 tabletas", "1000"),
            ("one 10 mg tablet", "", "10"), ("two 5 mg tablets", "", "10"), ("half a 20 mg tablet", "", "10"),
            ("diez mg", "", "10"), ("half a gram", "", "500"), ("diez mg", "2 tabletas", "20"),
        ]
    )
    func doses(dose: String, amount: String, milligrams: String) throws {
        #expect(try MedicineDose.milligrams(of: dose, times: amount) == LabSample.number(milligrams))
    }

    @Test(
        "a dose that isn't plain is not read",
        arguments: [
            "", "one tablet", "10/20 mg", "5-10 mg", "10 units", "0 mg", "-5 mg", "two 650 mg", "mg 650",
            "650 mg daily x 2", "2x1,5g", "1,00,000 mg", "1-2 tablets of 500 mg", "1 a 2 tabletas de 500 mg",
            "una o dos tabletas de 500 mg", "about 2 tablets of 500 mg", "unas 2 tabletas de 500 mg", "media tableta",
            "5 mL de jarabe", "2 gotas", "10 unidades de insulina", "250 mg/5 mL", "5 mL de 250 mg", "500 mg y 20 mg",
            "1 500 mg tablets", "one or two 5 mg tablets", "20 mg (media tableta)", "two ten mg tablets",
        ]
    )
    func unreadDoses(dose: String) {
        #expect(MedicineDose.milligrams(of: dose) == nil)
    }

    @Test(
        "an amount that can be a range, a volume or the number that the dose has already is not read",
        arguments: [
            ("650 mg", "1-2 tablets"), ("650 mg", "1 o 2 tabletas"), ("650 mg", "5 mL"), ("650 mg", "2 gotas"),
            ("2 tablets of 650 mg", "2 tablets"), ("2 x 650 mg", "2"), ("650 mg", "1,250 tablets"),
        ]
    )
    func unreadAmounts(dose: String, amount: String) {
        #expect(MedicineDose.milligrams(of: dose, times: amount) == nil)
    }

    @Test("the sodium and calcium of the day's doses are exact sums, and what can't be read is named, not zero")
    func loads() throws {
        let day = try LabSample.day(MedicineScene.today)
        let scene = try MedicineScene().med("Lokelma", "10 g", at: "08:00").med(
            "sodium bicarbonate",
            "650 mg",
            at: "08:00",
            "20:00"
        )
        .med("PhosLo", "667 mg", at: "08:00", "12:00", "18:00").med("Kayexalate", "some", at: "09:00")
        .med("baking soda", "1 g", at: "09:00", to: "2026-03-09")
        let sodium = MedicineLoad.of(.sodium, in: scene.medicines, on: day)
        #expect(try sodium.milligrams == LabSample.number("1156.2"))
        #expect(sodium.unread == ["Kayexalate"])
        #expect(MedicineLoad.of(.calcium, in: scene.medicines, on: day).milligrams == 507)
        #expect(MedicineLoad.of(.potassium, in: scene.medicines, on: day) == MedicineLoad())
        let unknown = try MedicineScene().med("sodium bicarbonate", "650 mg")
        #expect(MedicineLoad.of(.sodium, in: unknown.medicines, on: day).unread == ["sodium bicarbonate"])
    }
}
