import Foundation
import KidneyNutrition
import TestKit
import Testing
import WordKit

@Suite("Medicines by their Spanish names")
struct SpanishMedicineTests {
    @Test("every medicine of the table has a Spanish name, and each name finds it, with and without accents")
    func table() {
        for row in MedicineTable.rows {
            #expect(!row.spanishNames.isEmpty, "\(row.generic)")
            for name in row.spanishNames {
                #expect(MedicineLookup.find(name).parts == [row], "\(name)")
                let plain = Self.plain(name)
                #expect(MedicineLookup.find(plain).parts == [row], "\(plain)")
                #expect(MedicineLookup.find(name.uppercased() + " 5 MG TABLETAS").isKnown, "\(name)")
            }
        }
    }

    @Test(
        "a Spanish name is known in either language, with its salt, its form and a second medicine",
        arguments: [
            ("Warfarina 5 mg", ["warfarin"]), ("tabletas de ibuprofeno", ["ibuprofen"]),
            ("carbonato de calcio 500 mg", ["calcium carbonate"]), ("clorhidrato de metformina", ["metformin"]),
            ("cotrimoxazol", ["sulfamethoxazole", "trimethoprim"]),
            ("losartán potásico", ["losartan"]), ("carbonato de litio", ["lithium"]), ("litio", ["lithium"]),
            ("insulina glargina", ["long-acting insulin"]), ("insulina", ["insulin"]),
            ("lisinopril y hidroclorotiazida", ["lisinopril", "hydrochlorothiazide"]),
            ("enalapril con furosemida", ["enalapril", "furosemide"]), ("hierba de San Juan", ["St John's wort"]),
        ]
    )
    func names(typed: String, generics: [String]) {
        for language in [Language.english, .spanish] {
            let parts = Language.$current.withValue(language) { MedicineLookup.find(typed).parts }
            #expect(parts.map(\.generic) == generics, "\(typed)")
        }
    }

    @Test("in Spanish a medicine reads by its Spanish name on its page, in interactions, alerts and the report")
    func shown() throws {
        let patient = try Patient(profile: LabSample.profile(.g4))
        try patient.kidney.addLab(.potassium, "5.8")
        try patient.kidney.addMedicine("losartán")
        try patient.kidney.addMedicine("Zestril")
        let today = try LabSample.day("2026-06-02")
        try Language.$current.withValue(.spanish) {
            let rows = try patient.kidney.medicinesScreen().taken
            #expect(Set(rows.flatMap(\.generics)) == ["losartán", "lisinopril"], "\(rows)")
            var texts = rows.map(\.message) + (try patient.kidney.interactionsScreen().findings.map(\.headline))
            texts += try patient.kidney.standingAlerts().map(\.message)
            texts += try patient.kidney.clinicReport(from: today, to: today).medicines.map(\.identity)
            #expect(texts.contains { $0.contains("losartán") })
            for text in texts { #expect(!text.localizedCaseInsensitiveContains("losartan "), "\(text)") }
            for text in texts { #expect(!text.contains("(losartan)"), "\(text)") }
        }
    }

    @Test("no Spanish name is one typing error from a name of another medicine, except the letters of vitamins")
    func apart() {
        let all = MedicineTable.rows.flatMap { row in
            ([row.generic] + row.synonyms + row.brands + row.spanishNames).map { (row.generic, Self.plain($0)) }
        }
        for row in MedicineTable.rows {
            for name in row.spanishNames.map(Self.plain) where !name.hasPrefix("vitamina ") {
                var typo = EditDistance(name.utf8, allowed: 1, longest: 254)
                for (generic, other) in all where generic != row.generic {
                    let edits = typo.wholeEdits(Array(other.utf8))
                    #expect(edits == nil, "\(name) (\(row.generic)) and \(other) (\(generic))")
                }
            }
        }
    }

    private static func plain(_ name: String) -> String {
        let marks: ClosedRange<Unicode.Scalar> = "\u{300}"..."\u{36F}"
        let scalars = name.lowercased().decomposedStringWithCanonicalMapping.unicodeScalars.filter {
            !marks.contains($0)
        }
        return String(String.UnicodeScalarView(scalars))
    }

    @Test("A near name is offered in one language: in English metformin and in Spanish metformina")
    func nearInOneLanguage() {
        let typed = "Metformin Zyx 500"
        #expect(MedicineLookup.find(typed).near == ["metformin"])
        let spanish = Language.$current.withValue(.spanish) { MedicineLookup.find("metformia").near }
        #expect(spanish == ["metformina"])
    }
}
