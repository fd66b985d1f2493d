import Foundation
import KidneyNutrition
import TestKit
import Testing
import TimeKit
import WordKit

@Suite("Sources of the tables")
struct EvidenceTests {
    /// The sources that the pages can show.
    private static let all: [Evidence] =
        TargetTable.rows.map(\.evidence) + RecommendationTable.rows.map(\.evidence) + RewardTable.rows.map(\.evidence)
        + [UnsafeReason.starFruit, .potassiumSaltOnDialysis, .phosphateAdditive(nil)].map(\.evidence)
        + [
            GoalHarmRule.paceEvidence, GoalHarmRule.weightEvidence, GoalHarmRule.sodiumEvidence,
            PhosphorusOrigin.evidence,
        ]
        + InteractionTable.rules.map(\.evidence) + LabTable.rows.flatMap { [$0.evidence] + $0.goals.map(\.evidence) }

    @Test("No page names a question-and-answer site, a blog or a copy of a text as a source")
    func names() {
        let none = [
            "droracle", "gpnotebook", "cld.bz", "davita", "blog", "docksci", "litmetric", "table of their brands",
            "healthjade", "a kidney nutrition text", "a product text", "drug information text",
            "leaflet as another text",
            "patient text on", "as a textbook", "pharmacy times", "conversion table",
        ]
        #expect(Self.all.count > 150)
        for evidence in Self.all {
            for word in none { #expect(!evidence.source.lowercased().contains(word), "\(evidence.source)") }
        }
    }

    @Test("Rows that rest on one text have one grade, and each unit of a limit stands in its words")
    func agreement() throws {
        func grades(_ rules: [TargetRule]) -> Set<Evidence.Grade> {
            Set(rules.map { TargetTable.row($0).evidence.grade })
        }
        #expect(grades([.fiberWomen, .fiberMen, .fiberOlderWomen, .fiberOlderMen]) == [.data])
        #expect(grades([.vitaminKWomen, .vitaminKMen, .vitaminD]) == [.data])
        #expect(Set(LabTable.facts(.pth).goals.dropLast().map(\.evidence.grade)) == [.secondary])
        #expect(TargetTable.row(.ultrafiltrationRate).words.contains("per kg and hour"))
        for row in RewardTable.rows where row.rule == .week && row.words.contains("five days") {
            #expect(row.evidence.grade == .own, "\(row.words)")
        }
        let creatinine = try #require(EvidenceList.claims.first { $0.id == "lab/creatinine" })
        #expect(creatinine.words.contains("no range of its own"))
    }

    @Test("A label is good for 12 months after its reading, a guideline for 24; the last day still counts")
    func expiry() throws {
        for (grade, last, after) in [
            (Evidence.Grade.label, "2027-11-22", "2027-11-23"), (.guideline, "2028-11-22", "2028-11-23"),
            (.secondary, "2028-11-22", "2028-11-23"),
        ] {
            let evidence = Evidence("a text", grade, read: "2026-11-22")
            let day = try LocalDate(iso8601: last)
            #expect(evidence.expires == day)
            #expect(!evidence.isExpired(on: day) && evidence.caution(on: day) == nil)
            #expect(evidence.caution(on: try LocalDate(iso8601: after))?.contains("last read") == true)
        }
    }

    @Test("General knowledge and own choices have no reading; general knowledge always says that it isn't confirmed")
    func unread() throws {
        let day = try LocalDate(iso8601: "2026-11-22")
        for grade in [Evidence.Grade.recalled, .own] {
            let evidence = Evidence("a text", grade)
            #expect(evidence.read == nil && evidence.expires == nil && !evidence.isExpired(on: day))
            #expect((evidence.caution(on: day) != nil) == (grade == .recalled))
        }
    }

    @Test(
        "the document of clinical evidence is what the code says: kidney evidence --markdown > docs/clinical-evidence.md"
    )
    func document() throws {
        let written = try String(
            contentsOf: Corpus.package.appending(path: "docs/clinical-evidence.md"),
            encoding: .utf8
        )
        #expect(written == EvidenceList.document + "\n")
    }

    @Test(
        "In Spanish a source names its label, section, statement and table in Spanish, and the headings of a label stay",
        arguments: [
            ("Zestril label, set id 838c2d78, section 5.5", "etiqueta de Zestril, set id 838c2d78, sección 5.5"),
            (
                "KDOQI 2020, statements 6.3.1 (1B) and 6.3.2 (opinion)",
                "KDOQI 2020, enunciados 6.3.1 (1B) y 6.3.2 (opinión)"
            ),
            (
                "Dietary Reference Intakes, table of vitamins (National Academies)",
                "Dietary Reference Intakes, tabla de vitaminas (National Academies)"
            ),
            ("Lokelma, EU package leaflet EU/1/17, section 2", "Lokelma, prospecto de la UE EU/1/17, sección 2"),
            (
                "Neoral label, set id 1, and rivaroxaban label, set id 2, Drug Interactions",
                "etiqueta de Neoral, set id 1, y etiqueta de rivaroxabán, set id 2, Drug Interactions"
            ),
            ("Prinivil and Prinzide labels", "etiquetas de Prinivil y Prinzide"),
            ("Co-trimoxazole label, set id 1", "etiqueta de cotrimoxazol, set id 1"),
            (
                "Labels of simvastatin, set id 1, section 4, and lovastatin, set id 2, Warnings",
                "Etiquetas de simvastatina, set id 1, sección 4, y lovastatina, set id 2, Warnings"
            ),
            (
                "Tacrolimus capsules label, Clinical Pharmacology, food effects",
                "etiqueta de tacrolimus en cápsulas, Clinical Pharmacology, efectos de los alimentos"
            ),
            ("Methotrexate injection label", "etiqueta de metotrexato inyectable"),
            ("Canadian methotrexate label", "etiqueta canadiense de metotrexato"),
            ("Duloxetine medication guide", "guía del medicamento de duloxetina"),
            ("Neo-Melubrina, Mexico", "Neo-Melubrina, México"), ("Doryx MPC label", "etiqueta de Doryx MPC"),
            (
                "KDIGO 2024 CKD guideline, recommendation 3.3.2.1 (2C) and practice point 3.3.2.1",
                "guía KDIGO 2024 de la enfermedad renal crónica, recomendación 3.3.2.1 (2C) y punto de práctica 3.3.2.1"
            ),
            ("Tablets on the table and Nights", "Tablets on the table and Nights"),
        ]
    )
    func places(source: String, spanish: String) {
        #expect(Language.$current.withValue(.spanish) { Evidence(source, .own).citation } == spanish)
        #expect(Evidence(source, .own).citation == source)
    }

    @Test("in Spanish the remarks of the sources are in Spanish, and titles stay")
    func remarks() {
        let words = [
            "our own", "app's own", "general knowledge", "common practice", "common advice", "n't confirmed",
            "by their class", "by its class", "the usual", "usual laboratory", "same mechanism", "there is no",
            "not read", "read in ", "from memory", "restate", "reprint", " prints ", "which ", " their ", "excluded",
            "flag under", "severe", "immediate", "repeat within", "more than", "less of", " above ", " under ",
            "serious", " g a day", " a year", "(opinion", "opinion on", "in a copy", "not with", "a standard drink",
            "usual intakes",
            "order plants", "asks for", "underweight", "unintended", "declaración", "statement", "recommendation",
            "practice point", "section ", "sections", " label", "leaflet", "table of", "table on", "page ",
        ]
        // The generic names with another word in Spanish.
        let generics = MedicineTable.rows.filter { !$0.spanishNames.contains($0.generic) }.map(\.generic)
        for claim in EvidenceList.claims {
            let shown = Language.$current.withValue(.spanish) { claim.evidence.citation }
            #expect(!words.contains { shown.lowercased().contains($0) }, "\(claim.id): \(shown)")
            let labels = shown.lowercased().matches(of: #/etiquetas? (?:canadiense )?de ([^,;(]+)/#).map(\.1)
            let english = generics.filter { name in labels.contains { " \($0) ".contains(" \(name) ") } }
            #expect(english.isEmpty, "\(claim.id): \(shown)")
        }
        let evidence = Evidence("Kerendia, section 2; the call above 5.5 is our own bound", .own)
        #expect(evidence.citation == evidence.source)
        Language.$current.withValue(.spanish) {
            #expect(evidence.citation == "Kerendia, sección 2; llamar por encima de 5.5 es un límite propio")
            #expect(Evidence("General knowledge", .own).citation == "Conocimiento general")
            #expect(Evidence("ADA 2026, recommendation 11.5, for 130", .own).citation.hasSuffix("11.5, para 130"))
            let flagged = Evidence("KDIGO 2024, page 38, on the eGFR that it gives (flag under 60)", .own)
            #expect(flagged.citation == "KDIGO 2024, página 38, sobre la TFGe que indica (aviso por debajo de 60)")
            #expect(Evidence("KDOQI 2020, statement 6.2.2 (opinion), on dialysis", .own).citation.contains("(opinión)"))
            #expect(
                Evidence("KDIGO (normal range, without a number)", .own).citation == "KDIGO (rango normal, sin número)"
            )
        }
    }

    @Test("in Spanish each claim is in Spanish, and in English as the document has it")
    func spanish() {
        let english = [" the ", " and ", " with ", " or ", " of ", " under ", " isn't ", " is ", " goal", "blood"]
        let claims = Language.$current.withValue(.spanish) { EvidenceList.claims }
        #expect(claims.map(\.id) == EvidenceList.claims.map(\.id))
        let document = EvidenceList.document
        for (shown, claim) in zip(claims, EvidenceList.claims) {
            #expect(shown.words != claim.words, "\(claim.id)")
            #expect(!english.contains { shown.words.contains($0) }, "\(claim.id): \(shown.words)")
            #expect(document.contains("| \(claim.words.replacing("|", with: "\\|")) |"), "\(claim.id)")
        }
    }

    @Test("a pair is joined by the word that Spanish has before its second part, and one product is one")
    func pairs() {
        Language.$current.withValue(.spanish) {
            for claim in EvidenceList.claims {
                #expect(!claim.words.contains(#/ y (i|hi[^e])/#), "\(claim.id): \(claim.words)")
                #expect(!claim.words.contains(" 1 medicinas"), "\(claim.id): \(claim.words)")
            }
        }
    }

    @Test("every row of the tables is a claim of its own, and what is recalled or expired is unconfirmed")
    func claims() throws {
        let claims = EvidenceList.claims
        #expect(Set(claims.map(\.id)).count == claims.count)
        #expect(claims.count { $0.id.hasPrefix("interaction/") } == InteractionTable.rules.count)
        #expect(claims.count { $0.id.hasPrefix("target/") } == TargetTable.rows.count)
        #expect(claims.allSatisfy { !$0.words.isEmpty && !$0.evidence.source.isEmpty })
        let recalled = Set(claims.filter { $0.evidence.grade == .recalled }.map(\.id))
        #expect(Set(EvidenceList.unconfirmed(on: try LocalDate(iso8601: "2027-11-22")).map(\.id)) == recalled)
        let later = Set(EvidenceList.unconfirmed(on: try LocalDate(iso8601: "2027-11-23")).map(\.id))
        #expect(later.isSuperset(of: recalled) && later.contains("interaction/thiop-xo"))
    }

    @Test("a label is named by its set id and section or by its European number, a guideline by its statement or page")
    func identifiers() {
        for rule in InteractionTable.rules where rule.evidence.grade == .label {
            let source = rule.evidence.source
            #expect(
                source.contains(#/set id [0-9a-f]{8}-/#) || source.contains("EU/1/") || source.contains("section"),
                "\(rule.id): \(source)"
            )
        }
    }
}
