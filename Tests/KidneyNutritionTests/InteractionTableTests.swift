import KidneyNutrition
import TestKit
import Testing

@Suite("The interaction table")
struct InteractionTableTests {
    @Test("every medicine a rule names is in the table of medicines, and no sentence prescribes")
    func rows() {
        for rule in InteractionTable.rules {
            for generic in rule.medicines { #expect(MedicineTable.row(generic) != nil, "\(rule.id): \(generic)") }
            #expect(!rule.partner.isEmpty && !rule.effect.isEmpty && !rule.evidence.source.isEmpty)
            #expect(rule.advice.hasSuffix("."), "\(rule.id)")
            let words = rule.advice.lowercased()
            for word in ["must", "stop taking", "double", "increase", "reduce the dose"] {
                #expect(!words.contains(word), "\(rule.id) says \(word)")
            }
        }
    }

    @Test("no advice says that a value isn't kept")
    func entered() throws {
        for rule in InteractionTable.rules {
            #expect(!rule.advice.contains("isn't kept here"), "\(rule.id): \(rule.advice)")
        }
    }

    @Test(
        "each rule has the severity and the medicines of the facts it was restated from",
        .enabled(if: Corpus.isPresent)
    )
    func facts() throws {
        let text = String(decoding: try TestFile.bytes("kidney", "interactions.tsv"), as: UTF8.self)
        let lines = text.split(separator: "\n").dropFirst().map {
            $0.split(separator: "\t", omittingEmptySubsequences: false)
        }
        #expect(lines.count == 61)
        for line in lines {
            let rule = try #require(InteractionTable.rule(String(line[0])), "\(line[0])")
            // Severities corrected by labels read after the table was made.
            let corrected: [String: InteractionSeverity] = ["sglt2": .major, "dig-k": .moderate]
            #expect(rule.severity.rawValue == corrected[rule.id]?.rawValue ?? String(line[5]), "\(rule.id)")
            let names = line[2] == "-" ? [] : line[2].split(separator: ",")
            #expect(rule.medicines.isEmpty == names.isEmpty, "\(rule.id)")
            var named: Set<String> = []
            for name in names {
                let plain = String(name).replacing(" (high dose)", with: "").replacing("high-dose ", with: "")
                let identity = MedicineLookup.find(plain)
                #expect(identity.isKnown, "\(plain)")
                // Linezolid has a rule of its own, because its effect ends within days, and so has vitamin E, whose harm is another one.
                guard ![("maoi", "linezolid"), ("vita", "vitamin E")].contains(where: { $0 == (rule.id, plain) })
                else { continue }
                #expect(identity.parts.contains(where: rule.concerns), "\(rule.id): \(plain)")
                named.formUnion(identity.parts.map(\.generic))
            }
            // A label read later adds verapamil. A rule about a class covers the class's members.
            if rule.id == "ccb-gf" { named.insert("verapamil") }
            #expect(rule.names.isSubset(of: named), "\(rule.id)")
        }
    }
}
