import Foundation
import FractionParser
import ScreenKit
import TestKit
import Testing
import TimeKit

@testable import KidneyNutrition

@Suite("Pages of goals")
struct GoalScreensTests {
    private func patient(_ category: DiseaseCategory = .g2, units: UnitSystem = .international) throws -> Patient {
        let patient = try GoalPatient.make(category)
        var profile = try #require(try patient.kidney.profile())
        profile.units = units
        try patient.kidney.setProfile(profile)
        return patient
    }

    @Test("the page lists goals by priority with a share for a bar, and those that ended after them")
    func list() throws {
        let patient = try patient()
        let kidney = patient.kidney
        #expect(try kidney.goalsScreen().text == "There are no goals yet.")
        try kidney.importFoods(Pantry.all, from: "pantry")
        let sodium = try kidney.addGoal(.atMost(.sodium, 2000)).goal.id
        try kidney.addGoal(.fluidAtLeast(1185))
        try kidney.addGoal(.lab(.albumin))
        try kidney.eat(Pantry.bread.id, "100 g", meal: .lunch)
        try kidney.drink(Pantry.water.id, "3 cup")
        try kidney.moveGoal(sodium, to: 3)
        let screen = try kidney.goalsScreen()
        #expect(screen.goals.map(\.priority) == [1, 2, 3])
        #expect(screen.goals.map(\.subject) == ["fluid-at-least", "lab-albumin", "sodium-at-most"])
        #expect(screen.goals.map(\.share) == [Decimal(string: "0.6"), nil, Decimal(string: "0.25922")])
        #expect(screen.goals.map(\.isCeiling) == [false, false, true])
        #expect(screen.goals.map(\.stateText) == ["under way", "can't be told", "under way"])
        #expect(screen.goals[0].title == "Drink at least 1,185 mL a day")
        #expect(screen.goals[0].opens.target == "kidney://goal/\(screen.goals[0].id.rawValue)")
        #expect(screen.text == "3 goals, 0 reached now.")
        #expect(screen.careTeam == DayTargets.careTeamFirst)
        #expect(try LabSample.moment("2026-06-03T03:00").at == screen.validUntil)
        try kidney.deleteGoal(sodium)
        let after = try kidney.goalsScreen()
        #expect(after.goals.count == 2 && after.ended.map(\.stateText) == ["ended on 2026-06-02"])
    }

    @Test(
        "the form reads what was typed, says what it means, and saves nothing that would be refused",
        arguments: [
            (["subject": "weight", "amount": "75 kg"], "weigh 75 kg", ""),
            (["subject": "weight", "amount": "75 kg", "by": "2026-12-01"], "weigh 75 kg by 2026-12-01", ""),
            (["subject": "weight", "amount": "75 kg", "by": "soon"], "", "2026-03-01"),
            (["subject": "weight", "amount": "75 kg", "by": "2026-06-10"], "", "choose a later day"),
            (["subject": "weight", "amount": "50 kg"], "", "would be underweight"),
            (["subject": "weight"], "", "75 kg or 165 lb"),
            (["subject": "blood-pressure", "amount": "130"], "", "120/80"),
            (["subject": "blood-pressure", "amount": "130/80"], "a blood pressure under 130/80", ""),
            (["subject": "lab-uric-acid"], "uric acid in its range", ""),
            (["subject": "fruit-and-vegetables", "amount": "two"], "", "cups a day"),
            (["subject": "fluid-at-most", "amount": "1500 mL"], "", "nothing limits your fluid"),
            (["subject": "sodium-at-most", "amount": "300"], "", "choose 1,500 mg or more"),
            (["subject": "nonsense", "amount": "3"], "", "choose weight"),
        ] as [([String: String], String, String)]
    )
    func form(typed: [String: String], words: String, refusal: String) throws {
        let patient = try patient()
        let screen = try patient.kidney.goalsScreen(typed: typed)
        #expect(screen.aim?.words ?? "" == words)
        #expect(screen.save.isEnabled == refusal.isEmpty)
        if !refusal.isEmpty { #expect(screen.save.whyNot?.contains(refusal) == true, "\(screen.save.whyNot ?? "")") }
        guard let aim = screen.aim else { return }
        try patient.kidney.addGoal(aim)
        let again = try patient.kidney.goalsScreen(typed: typed)
        #expect(again.aim == nil && again.save.whyNot?.contains("already") == true)
    }

    @Test("every aim that the form offers can be chosen, and its fields are those it needs")
    func subjects() throws {
        let patient = try patient()
        let choices = try #require(try patient.kidney.goalsScreen().form[field: "subject"]?.choices)
        #expect(choices.count == 25)
        for choice in choices {
            let screen = try patient.kidney.goalsScreen(typed: ["subject": choice.value])
            let fields = screen.form.fields.map(\.id)
            let isLab = choice.value.hasPrefix("lab-")
            let wanted = ["subject"] + (isLab ? [] : ["amount"]) + (choice.value == "weight" ? ["by"] : [])
            #expect(fields == wanted, "\(choice.value)")
            #expect(screen.save.isEnabled == isLab, "\(choice.value)")
        }
    }

    @Test("one goal has its form filled so that saving changes nothing, its steps, and what it can earn")
    func one() throws {
        let patient = try patient(.g2, units: .conventional)
        let kidney = patient.kidney
        let id = try kidney.addGoal(try kidney.readGoal("weight 165 lb", by: LabSample.day("2026-12-01"))).goal.id
        let screen = try kidney.goalScreen(id)
        #expect(screen.title == "Weigh 165 lb (74.84 kg) by 2026-12-01")
        #expect(screen.form.fields.map(\.value) == ["165 lb", "2026-12-01"])
        #expect(try screen.aim == kidney.goals().first?.goal.aim)
        #expect(screen.save.isEnabled && !screen.moveUp.isEnabled && !screen.moveDown.isEnabled)
        #expect(screen.earns.map(\.text) == ["100 points a month: weight down at a sane pace"])
        #expect(screen.delete.confirmation?.question.contains("Earlier achievements stay") == true)
        try patient.at("2026-06-12T10:00")
        let typed = try kidney.goalScreen(id, typed: ["amount": "170 lb"])
        try kidney.editGoal(id, to: try #require(typed.aim))
        let edited = try kidney.goalScreen(id)
        #expect(edited.steps.map(\.from) == [try LabSample.day("2026-06-02"), try LabSample.day("2026-06-12")])
        #expect(edited.form[field: "amount"]?.value == "170 lb")
        let water = try kidney.addGoal(try kidney.readGoal("fluid 50 oz")).goal.id
        #expect(try kidney.goalScreen(water).form[field: "amount"]?.value == "50 oz")
        #expect(try kidney.goalScreen(water).moveUp.isEnabled)
        #expect(try kidney.goalScreen(water).title.hasSuffix("50 fl oz (1,479 mL) a day"))
        try kidney.deleteGoal(water)
        let ended = try kidney.goalScreen(water)
        #expect(!ended.save.isEnabled && !ended.delete.isEnabled && ended.form.fields.isEmpty)
        #expect(ended.save.whyNot == "the goal ended on 2026-06-12 — make it again")
        #expect(ended.form.whyNot == ended.save.whyNot && edited.form.whyNot == nil)
        #expect(throws: KidneyError.noSuchRecord("goal", "x")) { try kidney.goalScreen(.init("x")) }
    }

    @Test("a goal that pauses says why, with where that comes from")
    func paused() throws {
        let patient = try patient(.g3b)
        let kidney = patient.kidney
        try kidney.addLab(.potassium, "4.4 mmol/L")
        let id = try kidney.addGoal(.fruitAndVegetables(cups: 2)).goal.id
        #expect(try kidney.goalScreen(id).why == nil)
        try patient.at("2026-06-20T10:00")
        try kidney.addLab(.potassium, "5.8 mmol/L")
        let screen = try kidney.goalScreen(id)
        #expect(screen.goal.state == .paused && screen.goal.share == nil)
        #expect(screen.why?.contains("5.8 mmol/L of 2026-06-20 is high") == true)
        #expect(screen.why?.contains("KDOQI 2020") == true, "\(screen.why ?? "")")
        #expect(try kidney.goalsScreen().text == "1 goal, 0 reached now; 1 paused.")
    }

    @Test("pages of goals read back from their JSON as they were, and links lead to them")
    func links() throws {
        func check(_ screen: some Screen) throws {
            let bytes = try JSONEncoder().encode(screen)
            #expect(try JSONDecoder().decode(type(of: screen), from: bytes) == screen)
        }
        let patient = try patient(.g3b)
        let id = try patient.kidney.addGoal(.atMost(.sodium, 2000)).goal.id
        for link in [KidneyLink.goals, .goal(id), .recommend, .preferences] {
            #expect(KidneyLink(link.target) == link)
            try check(try patient.kidney.screen(link))
        }
        for link in [KidneyLink.goals, .recommend, .preferences] { try check(try Patient().kidney.screen(link)) }
    }
}
