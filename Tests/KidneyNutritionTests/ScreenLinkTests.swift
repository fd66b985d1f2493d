import FractionParser
import ScreenKit
import TestKit
import Testing
import TimeKit

@testable import KidneyNutrition

@Suite("Ways between the pages")
struct ScreenLinkTests {
    private func patient() throws -> Patient {
        var profile = try Care.profile(.g4)
        profile.units = .conventional
        let patient = try Patient(profile: profile)
        try patient.kidney.addWeight("172 lb")
        try patient.kidney.addLab(.potassium, "4.4")
        try patient.kidney.addPressure("128/78")
        try patient.kidney.addMedicine("Losartan")
        try patient.kidney.addGoal(.lab(.potassium))
        return patient
    }

    @Test("the profile shows weight, pressure, values, medicines and goals, each with its page")
    func profile() throws {
        let screen = try patient().kidney.profileScreen()
        #expect(
            screen.facts.map(\.text) == [
                "172 lb of 2026-06-02", "128/78 mmHg of 2026-06-02", "Potassium 4.4 mEq/L of 2026-06-02", "Losartan",
                "Potassium in its range",
            ]
        )
        #expect(screen.facts.map(\.opens.target).allSatisfy { KidneyLink($0) != nil })
    }

    @Test("Food that is added from the page of an earlier day is entered on it, through the search too")
    func earlierDay() throws {
        let kidney = try patient().kidney
        let day = try kidney.currentDay().previous
        for pages in [try kidney.todayScreen(day).pages, try kidney.journalScreen(day).pages] {
            let add = try #require(pages.first { $0.label == "Add food or drink" })
            #expect(KidneyLink(add.target) == .foodsOn(day))
        }
        for link in [KidneyLink.foodsOn(day), .foodsOn(day, "apple"), .foodOn(BundledFoods.saltSubstitute.id, day)] {
            #expect(KidneyLink(link.target) == link)
        }
        let search = try #require(try kidney.screen(.foodsOn(day, "banana")) as? FoodSearchScreen)
        #expect(search.quickForm[field: "day"]?.value == "\(day)" && search.recent.isEmpty)
        let found = try #require(search.foods.first)
        let opens = try #require(KidneyLink(found.opens.target))
        let food = try #require(try kidney.screen(opens) as? FoodScreen)
        #expect(food.form[field: "day"]?.value == "\(day)" && food.form[field: "amount"]?.error == nil)
        #expect(KidneyLink(food.back.target) == .foodsOn(day))
        let today = try #require(try kidney.todayScreen().pages.first { $0.label == "Add food or drink" })
        #expect(KidneyLink(today.target) == .foods)
    }

    @Test("Questions that are typed into the report stay in it when other days are shown")
    func reportQuestions() throws {
        let kidney = try patient().kidney
        let typed = ["from": "2026-05-01", "to": "2026-05-31", "question": "Bananas and/or melon?\n.\nSalt at 50 %?"]
        let report = try #require(try kidney.screen(.report(nil), typed: typed) as? ReportScreen)
        let opens = try #require(report.show.opens)
        let link = try #require(KidneyLink(opens.target))
        let days = try LabSample.day("2026-05-01")...LabSample.day("2026-05-31")
        #expect(link == .reportAsking(days, ["Bananas and/or melon?", "Salt at 50 %?"]))
        let shown = try #require(try kidney.screen(link) as? ReportScreen)
        #expect(shown.report.from == days.lowerBound && shown.report.to == days.upperBound)
        #expect(shown.form[field: "question"]?.value == "Bananas and/or melon?\nSalt at 50 %?")
        // A question that is typed there comes before that of the link, and a form without one has a plain link.
        let cleared = try #require(try kidney.screen(link, typed: ["question": ""]) as? ReportScreen)
        #expect(cleared.form[field: "question"]?.value == "")
        #expect(cleared.show.opens?.target == KidneyLink.report(days).target)
    }

    @Test("trends have an index, and lead back to it")
    func trends() throws {
        let kidney = try patient().kidney
        let link = try #require(KidneyLink("kidney://trends"))
        let index = try #require(try kidney.screen(link) as? TrendsScreen)
        #expect(index.rows.map(\.id).contains("weight"))
        #expect(try kidney.trendScreen(.weight).back.target == "kidney://trends")
    }

    @Test("a trend is shown for the days of its form, and a span that isn't one is refused at its field")
    func trendDays() throws {
        let kidney = try patient().kidney
        let typed = ["from": "2026-05-01", "to": "2026-06-01"]
        let form = try #require(try kidney.screen(.trends(.weight), typed: typed) as? TrendScreen)
        let link = try #require(form.show.opens.flatMap { KidneyLink($0.target) })
        let days = try LabSample.day("2026-05-01")...LabSample.day("2026-06-01")
        #expect(link == .trendOn(.weight, days) && link.target == "kidney://trends/weight/2026-05-01/2026-06-01")
        let shown = try #require(try kidney.screen(link) as? TrendScreen)
        #expect(shown.trend.from == days.lowerBound && shown.trend.to == days.upperBound && shown.trend.isEmpty)
        #expect(shown.form.fields.map(\.value) == ["2026-05-01", "2026-06-01"])
        for (from, to, wrong) in [
            ("2026-06-02", "2026-06-01", ["to"]), ("2026-06-03", "2026-06-03", ["from", "to"]),
            ("", "2026-06-01", ["from"]),
        ] {
            let screen = try kidney.screen(.trends(.weight), typed: ["from": from, "to": to])
            let form = try #require(screen as? TrendScreen).form
            #expect(form.fields.filter { $0.error != nil }.map(\.id) == wrong, "\(from) to \(to)")
            #expect(form.buttons.first?.isEnabled == false)
        }
        #expect(KidneyLink("kidney://trends/weight/2026-06-02/2026-06-01") == nil)
    }

    @Test("pages lead back, and today to alerts, rewards, notices, trends and the report")
    func back() throws {
        let kidney = try patient().kidney
        #expect(try kidney.labsScreen().back.target == "kidney://today")
        #expect(try kidney.labsScreen(.potassium).back.target == "kidney://labs")
        #expect(try kidney.measurementsScreen().back.target == "kidney://today")
        #expect(try kidney.profileScreen().back.target == "kidney://today")
        #expect(try kidney.noticesScreen().back.target == "kidney://today")
        #expect(try kidney.targetsScreen(.sodium).back.target == "kidney://targets")
        let pages = try kidney.todayScreen().pages.map(\.target)
        for page in ["alerts", "rewards", "notices", "trends", "report"] {
            #expect(pages.contains("kidney://\(page)"))
        }
    }

    @Test("weights and fluids stand in the unit that is shown first")
    func units() throws {
        let patient = try patient()
        try patient.kidney.addGoal(.weight(kilograms: 70, by: nil))
        let goal = try #require(try patient.kidney.goalsScreen().goals.first { $0.subject == "weight" })
        #expect(goal.title.hasPrefix("Weigh 154.3 lb") && goal.text == "172 of 154.3 lb, from 172 lb")
        try patient.kidney.eat(FoodSource.bundled(ndb: 14411).foodID, "8 fl oz")
        #expect(try patient.kidney.todayScreen().fluid.text.hasPrefix("8 fl oz ("))
        #expect(try patient.kidney.todayScreen().totals.first { $0.nutrient == "vitaminK" }?.label == "Vitamin K")
    }

    @Test(
        "Fluid targets and what was drunk stand in ounces for whoever chose them, on the day, the food, the journal and the targets"
    )
    func ounces() throws {
        let kidney = try Patient(profile: try LabSample.profile(.hemodialysis, dryWeight: 70, urine: 300)).kidney
        try kidney.drink(.init("ndb-01077"), "1 cup")
        let target = "at most 44.0 fl oz (1,300 mL) a day"
        #expect(try kidney.todayScreen().fluid.target?.text == target)
        #expect(try kidney.targetsScreen(.fluid).targets.first?.text == target)
        let effect = try kidney.foodScreen(.init("ndb-01077"), typed: ["amount": "1 cup"]).effects
            .first { $0.quantity == .fluid }
        #expect(effect?.limit == target && effect?.before == "8 fl oz (237 mL)")
        #expect(try kidney.journalScreen().meals.first?.totals.last == "fluid 8 fl oz (237 mL)")
    }
}
