import KidneyNutrition
import TestKit
import Testing

@Suite("Every rule of the interaction table")
struct InteractionRuleTests {
    @Test("the cases speak of every one of the 61 rules")
    func everyRule() throws {
        for list in InteractionCases.lists { _ = try list.get() }
        #expect(InteractionTable.rules.count == 61)
        #expect(Set(InteractionTable.rules.map(\.id)).count == 61)
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
        guard let row = InteractionTable.rule(rule.id), !row.medicines.isEmpty else { return }
        for scene in rule.on {
            var ended = scene
            var future = scene
            for index in scene.medicines.indices {
                ended.medicines[index].stop = try LabSample.day("2026-03-09")
                future.medicines[index].start = try LabSample.day("2026-03-11")
            }
            let old = scene.medicines.allSatisfy { $0.stop != nil }
            #expect(try (ended.finding(rule.id) != nil) == (row.lastingDays > 0), "\(rule.id)")
            if !old { #expect(try future.finding(rule.id) == nil, "\(rule.id)") }
        }
    }
}
