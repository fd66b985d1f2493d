import FractionParser
import KidneyNutrition
import TestKit
import Testing
import TimeKit

@Suite("Laws of the interactions, over generated days")
struct InteractionLawTests {
    static let seeds = Array(1...40) as [UInt64]

    private static let names =
        MedicineTable.rows.flatMap { [$0.generic] + $0.brands }
        + MedicineTable.combinations.flatMap(\.brands) + ["Foozol"]

    private static func time(_ generator: inout SeededGenerator) throws -> LocalTime {
        try LocalTime(hour: generator.int(in: 0...23), minute: generator.int(in: 0...59))
    }

    private static func medicine(_ number: Int, _ generator: inout SeededGenerator) throws -> Medicine {
        let today = try LabSample.day(MedicineScene.today)
        return Medicine(
            id: .init("m\(number)"),
            name: generator.pick(names),
            dose: generator.pick(["", "10 mg", "2 x 650 mg", "5 g", "one"]),
            times: try (0..<generator.int(in: 0...3)).map { _ in MedicationTime(try time(&generator)) },
            start: today.adding(days: -generator.int(in: -1...900)),
            stop: generator.oneIn(5) ? today.adding(days: generator.int(in: -3...2)) : nil
        )
    }

    private static func scene(_ generator: inout SeededGenerator) throws -> MedicineScene {
        var scene = MedicineScene()
        let today = try LabSample.day(MedicineScene.today)
        scene.medicines = try (0..<generator.int(in: 1...8)).map { try medicine($0, &generator) }
        for _ in 0..<generator.int(in: 0...30) {
            let time = try time(&generator).description
            scene = try scene.ate(
                generator.pick(Plate.all + [Pantry.paneer]),
                Rational(Int64(generator.int(in: 1...600))),
                at: String(time.prefix(5)),
                on: today.adding(days: -generator.int(in: -1...14)).description,
                generator.oneIn(2) ? generator.pick(Meal.allCases) : nil
            )
        }
        let values: [(Analyte, [String])] = [
            (.potassium, ["3.1", "3.9", "4.5", "5.0", "5.7", "<6.0"]), (.eGFR, ["12", "29", "44", "61", ">60"]),
            (.glucose, ["60", "100"]), (.calcium, ["9.0", "10.6"]), (.phosphorus, ["3.5", "6.2"]),
        ]
        for _ in 0..<generator.int(in: 0...6) {
            let (analyte, texts) = generator.pick(values)
            scene = try scene.lab(
                analyte,
                generator.pick(texts),
                today.adding(days: -generator.int(in: -1...200)).description
            )
        }
        scene.category = generator.oneIn(6) ? nil : generator.pick(DiseaseCategory.allCases)
        if generator.oneIn(2) { scene = try scene.limit(.fluid, 1200) }
        if generator.oneIn(2) { scene = try scene.limit(.potassium, 2000) }
        scene.isOver = generator.oneIn(2)
        scene.isIll = generator.oneIn(4)
        return scene
    }

    @Test(
        "one more medicine takes no finding of another away, save that a binder answers for the meal it is taken with",
        arguments: seeds
    )
    func adding(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<12 {
            let scene = try Self.scene(&generator)
            var day = try scene.day()
            let before = Interactions.evaluate(day)
            // The targets stay the same, because a medicine's effect on them isn't tested here.
            let more = try Self.medicine(scene.medicines.count, &generator)
            day.medicines.append(more)
            let after = Interactions.evaluate(day)
            let isBinder = MedicineLookup.find(more).parts.contains {
                !$0.classes.isDisjoint(with: [.phosphateBinder, .calciumBinder])
            }
            let ids = Set(after.findings.map(\.id))
            for finding in before.findings where !(isBinder && finding.rule.id == "binder-meal") {
                #expect(ids.contains(finding.id), "\(finding.rule.id) with \(more.name), seed \(seed)")
            }
            #expect(Set(before.notChecked).isSubset(of: after.notChecked))
            #expect(before.conflicts.count <= after.conflicts.count || isBinder)
        }
    }

    @Test("the order of the lists doesn't matter, and the most urgent comes first", arguments: seeds)
    func order(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<12 {
            let scene = try Self.scene(&generator)
            var day = try scene.day()
            let report = Interactions.evaluate(day)
            day.medicines = generator.shuffle(day.medicines)
            day.entries = generator.shuffle(day.entries)
            day.labs = generator.shuffle(day.labs)
            #expect(Interactions.evaluate(day) == report, "seed \(seed)")
            let urgencies = report.findings.map { AlertLevel.allCases.firstIndex(of: $0.level) ?? 0 }
            #expect(urgencies == urgencies.sorted(by: >), "seed \(seed)")
            for level in AlertLevel.allCases {
                let severities = report.findings.filter { $0.level == level }.map(\.severity)
                #expect(severities == severities.sorted(), "seed \(seed)")
            }
            #expect(Set(report.findings.map(\.id)).count == report.findings.count)
        }
    }

    @Test("every finding has a source, an old value says so, and what wasn't confirmed says so", arguments: seeds)
    func wellFormed(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<12 {
            let scene = try Self.scene(&generator)
            for finding in try scene.report().findings {
                #expect(finding.why.contains(finding.rule.evidence.source))
                if finding.rule.evidence.grade == .recalled {
                    #expect(finding.notes.contains { $0.contains("not confirmed in its source") })
                }
                for case .lab(let lab) in finding.causes where lab.isOld {
                    #expect(
                        finding.notes.contains { $0.contains("\(lab.age) days old") },
                        "\(finding.rule.id), seed \(seed)"
                    )
                }
                if finding.isWeak { #expect(finding.notes.contains { $0.contains("so this is weaker") }) }
                if let medicine = finding.medicine, finding.rule.lastingDays == 0 {
                    #expect(try medicine.isActive(on: LabSample.day(MedicineScene.today)))
                }
            }
        }
    }
}
