import KidneyNutrition
import TestKit
import Testing

@Suite("Every rule of the interaction table")
struct InteractionRuleTests {
    @Test("the cases speak of every rule of the table")
    func everyRule() throws {
        for list in InteractionCases.lists { _ = try list.get() }
        #expect(Set(InteractionTable.rules.map(\.id)).count == InteractionTable.rules.count)
        #expect(
            Set(InteractionCases.all.filter { !$0.on.isEmpty && !$0.off.isEmpty }.map(\.id))
                == Set(InteractionTable.rules.map(\.id))
        )
    }

    @Test(
        "each rule speaks on its trigger, with its source and why, and not without it",
        arguments: InteractionCases.all
    )
    func trigger(_ rule: RuleCase) throws {
        for (index, scene) in rule.on.enumerated() {
            let finding = try #require(try scene.finding(rule.id), "\(rule.id), scene \(index)")
            #expect(!finding.headline.isEmpty && finding.why.contains(finding.rule.evidence.citation))
            let isRecalled = finding.rule.evidence.grade == .recalled
            #expect(finding.notes.contains { $0.hasPrefix("this was not confirmed in its source") } == isRecalled)
        }
        for (index, scene) in rule.off.enumerated() {
            #expect(try scene.finding(rule.id) == nil, "\(rule.id), quiet scene \(index)")
        }
    }

    @Test(
        "a medicine stopped yesterday, or begun tomorrow, is spoken of no more, save where its effect lasts",
        arguments: InteractionCases.all
    )
    func stopped(_ rule: RuleCase) throws {
        guard let row = InteractionTable.rule(rule.id), !row.isAboutFoodAlone else { return }
        for scene in rule.on {
            var ended = scene
            var future = scene
            for index in scene.medicines.indices
            where MedicineLookup.find(scene.medicines[index]).parts.contains(where: row.concerns) {
                ended.medicines[index].stop = try LabSample.day("2026-03-09")
                future.medicines[index].start = try LabSample.day("2026-03-11")
            }
            let old = scene.medicines.contains { $0.stop != nil }
            guard !old else { continue }
            #expect(try (ended.finding(rule.id) != nil) == (row.lastingDays > 0), "\(rule.id)")
            #expect(try future.finding(rule.id) == nil, "\(rule.id)")
        }
    }

    @Test("a dose, a value or an eGFR just inside and just outside a limit makes a rule as grave as the table says")
    func severities() throws {
        for (rule, scene, severity) in try InteractionCases.severities() {
            #expect(try scene.finding(rule)?.severity == severity, "\(rule), \(scene.medicines.map(\.name))")
        }
    }

    @Test("a medicine that joins a class inherits every rule of the class, as the subject and as the partner")
    func classes() {
        for group in MedicineClass.allCases {
            let new = MedicineRow("a new name", [group])
            for rule in InteractionTable.rules {
                #expect(rule.concerns(new) == rule.classes.contains(group), "\(rule.id), \(group)")
                if rule.classes.contains(group) {
                    for row in MedicineTable.rows where row.classes.contains(group) {
                        #expect(
                            rule.concerns(row) && rule.medicines.contains(row.generic),
                            "\(rule.id), \(row.generic)"
                        )
                    }
                }
            }
        }
        let statin = MedicineRow("newvastatin", [.statin, .cyp3aStatin])
        let inherited = InteractionTable.rules.filter { $0.concerns(statin) }.map(\.id)
        #expect(inherited == ["statin-ciclo", "statin-fibrate", "statin-inhib", "statin-two", "preg-statin"])
        let azole = MedicineRow("newconazole", [.azole, .cyp3aStrong])
        #expect(InteractionTable.rule("statin-inhib")?.covers(statin, azole) == true)
        #expect(InteractionTable.rules.filter { $0.asks(for: azole) }.map(\.id).contains("cni-inhib"))
    }
}
