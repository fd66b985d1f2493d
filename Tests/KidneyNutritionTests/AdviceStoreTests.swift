import Foundation
import FractionParser
import ScreenKit
import TestKit
import Testing
import TimeKit
import WordKit

@testable import KidneyNutrition

@Suite("Likes and advice in the store")
struct AdviceStoreTests {
    private static let apple = FoodSource.bundled(ndb: 9003).foodID
    private static let cabbage = FoodSource.bundled(ndb: 11109).foodID

    @Test(
        "A kind of food is read by its usual names in both languages, in the singular and the plural",
        arguments: [
            ("lácteos", .dairy), ("Leche", .dairy), ("milk", .dairy), ("huevos", .egg), ("huevo", .egg),
            ("cacahuate", .peanut), ("cacahuetes", .peanut), ("peanut", .peanut), ("nueces", .treeNut),
            ("nuts", .treeNut), ("tree-nut", .treeNut), ("walnut", .walnut), ("nuez de Castilla", .walnut),
            ("added-sugar", .addedSugar), ("mariscos", .shellfish), ("pescado", .fish), ("toronja", .grapefruitFamily),
            ("plastic", nil),
        ] as [(String, FoodTag?)]
    )
    func kinds(typed: String, tag: FoodTag?) {
        for language in Language.offered {
            #expect(Language.$current.withValue(language) { FoodTag.named(typed) } == tag)
        }
    }

    @Test("likes, dislikes and kinds of food are kept, changed one by one, and taken back")
    func preferences() throws {
        let patient = try GoalPatient.make()
        let kidney = patient.kidney
        #expect(try kidney.preferences() == FoodPreferences())
        let all = FoodPreferences(
            likes: [Self.apple],
            dislikes: [Self.cabbage],
            isVegetarian: true,
            avoids: [.soy, .walnut]
        )
        try kidney.setPreferences(all)
        #expect(try kidney.preferences() == all)
        let log = try patient.history()
        try kidney.setPreferences(all)
        #expect(try patient.history() == log)
        try kidney.changePreferences {
            $0.likes = [Self.cabbage]
            $0.dislikes = [Self.apple]
            $0.avoids.remove(.soy)
        }
        #expect(try kidney.preferences().likes == [Self.cabbage])
        #expect(try kidney.preferences().dislikes == [Self.apple])
        try kidney.undo()
        #expect(try kidney.preferences() == all)
        try kidney.undo()
        #expect(try kidney.preferences() == FoodPreferences())
    }

    @Test("likes that contradict themselves are refused with what to do, and a food that isn't known as well")
    func conflicts() throws {
        let patient = try GoalPatient.make()
        let chicken = try #require(BundledFoods.kinds[3].first).id
        let refused: [(FoodPreferences, String)] = [
            (FoodPreferences(likes: [Self.apple], dislikes: [Self.apple]), "take it out of one"),
            (FoodPreferences(likes: [chicken], isVegetarian: true), "you eat vegetarian"),
            (FoodPreferences(likes: [.init("ndb-99999")]), "ndb-99999"),
        ]
        for (preferences, words) in refused {
            #expect(try patient.refuses { try $0.setPreferences(preferences) })
            let error = #expect(throws: KidneyError.self) { try patient.kidney.setPreferences(preferences) }
            #expect(error?.description.contains(words) == true, "\(error?.description ?? "")")
        }
        try patient.kidney.setPreferences(FoodPreferences(isVegetarian: true))
        #expect(try patient.refuses { try $0.changePreferences { $0.likes.insert(chicken) } })
    }

    @Test("advice names what is liked first and what isn't never, and follows the newest potassium")
    func recommend() throws {
        let patient = try GoalPatient.make(.g4)
        let kidney = patient.kidney
        try kidney.addLab(.potassium, "5.6 mmol/L")
        let advice = try #require(try kidney.recommend().advice.first { $0.row.trigger == .potassiumHigh })
        let (first, last) = (try #require(advice.more.first).id, try #require(advice.more.last).id)
        #expect(advice.more.count > 2 && advice.why.contains("5.6 mmol/L of 2026-06-02"))
        try kidney.setPreferences(FoodPreferences(likes: [last], dislikes: [first]))
        let own = try #require(try kidney.recommend().advice.first { $0.row.trigger == .potassiumHigh })
        #expect(own.more.first?.id == last)
        #expect(!own.more.contains { $0.id == first } && own.more.count == advice.more.count - 1)
        let screen = try kidney.recommendScreen()
        let row = try #require(screen.advice.first { $0.id == "potassiumHigh" })
        #expect(row.more.first?.isLiked == true && row.lab?.label.contains("5.6") == true)
        #expect(!row.why.contains(DayTargets.careTeamFirst) && screen.careTeam == DayTargets.careTeamFirst)
        try patient.at("2026-06-20T10:00")
        try kidney.addLab(.potassium, "4.2 mmol/L")
        #expect(try !kidney.recommend().advice.contains { $0.row.trigger == .potassiumHigh })
        // A past day shows the advice of that day.
        let day = try LabSample.day("2026-06-10")
        #expect(try kidney.recommendScreen(on: day).advice.contains { $0.id == "potassiumHigh" })
    }

    @Test("The advice begins with the alerts that stand and can't wait, on the day itself alone")
    func alarm() throws {
        let patient = try GoalPatient.make(.g4)
        #expect(try patient.kidney.recommendScreen().alerts.isEmpty)
        try patient.kidney.addLab(.potassium, "6.8")
        let alerts = try patient.kidney.recommendScreen().alerts
        #expect(alerts.first?.level == .atOnce && alerts.first?.message.contains("6.8") == true)
        #expect(alerts.allSatisfy { $0.level.cantWait })
        #expect(try patient.kidney.recommendScreen(on: LabSample.day("2026-06-01")).alerts.isEmpty)
    }

    @Test("a fruit goal and a high potassium pull apart: neither is advised, and the reason names both")
    func refused() throws {
        let patient = try GoalPatient.make(.g3b)
        let kidney = patient.kidney
        try kidney.addLab(.potassium, "4.4 mmol/L")
        try kidney.addGoal(.fruitAndVegetables(cups: 2))
        #expect(try kidney.recommend().refused.isEmpty)
        try patient.at("2026-06-20T10:00")
        try kidney.addLab(.potassium, "5.8 mmol/L")
        let screen = try kidney.recommendScreen()
        let refusal = try #require(screen.refused.first { $0.id == "fruit-goal-with-potassium-limit" })
        #expect(refusal.reason.contains("fruit and vegetables and the potassium limit pull apart"))
        #expect(!refusal.topics.isEmpty)
        #expect(!screen.advice.contains { $0.id == "fruitGoal" || $0.id == "potassiumAllows" })
        #expect(try kidney.targets(on: kidney.currentDay()).conflicts.contains(.fruitGoalWithPotassiumLimit))
    }

    @Test(
        "medicines count: tolvaptan refuses a goal to drink less, lithium one of less salt, and stopped ones no longer"
    )
    func medicines() throws {
        let patient = try GoalPatient.make(.g3b, limits: [GoalPatient.limit(.fluid, high: 1500)])
        let kidney = patient.kidney
        let tolvaptan = try kidney.addMedicine("tolvaptan").medicine
        try kidney.addMedicine("lithium")
        func refusal(_ aim: GoalAim) throws -> String {
            #expect(try patient.refuses { try $0.addGoal(aim) })
            return #expect(throws: KidneyError.self) { try kidney.addGoal(aim) }?.description ?? ""
        }
        #expect(try refusal(.fluidAtMost(1200)).contains("tolvaptan needs free access to water"))
        #expect(try refusal(.atMost(.sodium, 2000)).contains("with lithium"))
        #expect(try kidney.recommend().refused.contains { $0.word == "fluid-limit-with-tolvaptan" })
        try kidney.deleteMedicine(tolvaptan.id)
        #expect(try kidney.addGoal(.fluidAtMost(1200)).goal.aim == .fluidAtMost(1200))
        let warned = try kidney.recommend().advice.flatMap { $0.more + $0.less }
        try kidney.addMedicine("warfarin")
        let kept = try kidney.recommend().advice.flatMap { $0.more + $0.less }
        #expect(kept.allSatisfy { ($0.contents[.vitaminK]?.amount.value ?? 0) < 100 })
        #expect(warned.count > 0)
    }

    @Test("a goal to drink more than a limit that came later is shown as a conflict")
    func fluidGoal() throws {
        let patient = try GoalPatient.make(.g3b)
        let kidney = patient.kidney
        try kidney.addGoal(.fluidAtLeast(2000))
        #expect(try kidney.today().targets.conflicts.isEmpty)
        try kidney.setLimit(ClinicLimit(.fluid, high: 1500, from: LabSample.day("2026-06-02")))
        #expect(try kidney.today().targets.conflicts == [.fluidGoalOverLimit(goal: 2000, limit: 1500)])
        #expect(try kidney.goals().first?.progress?.state == .paused)
    }

    @Test("the page of likes finds foods by name, shows what it read, and saves what it says")
    func page() throws {
        let patient = try GoalPatient.make()
        let kidney = patient.kidney
        let name = try #require(BundledFoods.food(Self.apple)?.name)
        let screen = try kidney.preferencesScreen(
            typed: ["like": name.uppercased(), "avoid.soy": "true", "vegetarian": "true"]
        )
        #expect(screen.form[field: "like"]?.reading == name)
        try kidney.setPreferences(try #require(screen.preferences))
        let kept = try kidney.preferencesScreen()
        #expect(kept.likes.map(\.name) == [name])
        #expect(kept.form[field: "avoid.soy"]?.value == "true" && kept.form[field: "avoid.tea"]?.value == "false")
        #expect(try kept.preferences == kidney.preferences())
        let wrong = try kidney.preferencesScreen(typed: ["dislike": name])
        #expect(wrong.preferences == nil && wrong.save.whyNot?.contains("take it out of one") == true)
        #expect(try !kidney.preferencesScreen(typed: ["like": "nothing like it"]).save.isEnabled)
    }
}
