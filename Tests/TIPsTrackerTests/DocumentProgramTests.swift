import Foundation
import ScreenKit
import TIPsTracker
import TestKit
import Testing
import TimeKit

// One test for each sentence of the requirements, in order: the program, its data and its setups.

@Suite("The document: the program and its categories")
struct DocumentProgramTests {
    @Test("the program is split into cycles, whose lengths vary and are counted in weeks")
    func cycles() throws {
        let family = try Family(now: "2026-03-30T09:00")
        let second = try family.ann.newCycle(
            NewCycleDraft(start: date("2026-03-30"), challenge: date("2026-04-20"), dosesFollow: true)
        ).cycle
        #expect(try family.ann.plan().cycles.map(\.number) == [1, 2])
        #expect(try family.ann.homeScreen().cycle?.weeks == 3)
        #expect(try family.ann.homeScreen().subtitle == "Cycle 2 · Week 1 · Day 1 of 3 weeks")
        #expect(try family.ann.weekViewPage(cycle: ID("cycle-1")).weekPicker.choices.count == 12)
        #expect(try family.ann.weekViewPage(cycle: second.id).weekPicker.choices.count == 3)
    }

    @Test("each cycle has the four categories, with the medicine and foods in them as items")
    func categories() throws {
        let family = try Family()
        let home = try family.ann.homeScreen()
        #expect(home.categories.map(\.category) == [.medicine, .maintenance, .treatment, .recommended])
        #expect(
            home.categories.map(\.title)
                == ["Medicine", "Maintenance Foods", "Treatment Foods", "Recommended Foods"]
        )
        #expect(
            home.categories.map { $0.items.map(\.name) }
                == [["Cetirizine"], ["Almond"], ["Peanut", "Cashew", "Sesame"], ["Egg"]]
        )
        try family.at("2026-03-30T09:00")
        try family.ann.newCycle(
            NewCycleDraft(start: date("2026-03-30"), challenge: date("2026-04-20"), dosesFollow: true)
        )
        let next = try family.ann.homeScreen()
        #expect(next.categories.map { $0.items.map(\.name) } == home.categories.map { $0.items.map(\.name) })
    }

    @Test(
        "medicine, maintenance foods and treatment foods are due on every day of the cycle",
        arguments: [Category.medicine, .maintenance, .treatment]
    )
    func daily(category: Category) throws {
        let family = try Family(now: "2026-02-11T08:00")
        for week in 1...12 {
            let page = try family.ann.weekViewPage(week: week)
            let section = try #require(page.sections.first { $0.category == category })
            for row in section.rows {
                #expect(row.cells.count == 7)
                #expect(row.cells.allSatisfy { [.missed, .dueToday, .future].contains($0.state) }, "week \(week)")
            }
        }
    }

    @Test("foods are added to the maintenance list and deleted from it as time goes on")
    func maintenanceVaries() throws {
        let family = try Family()
        func names() throws -> [String] { try family.ann.homeScreen().items(.maintenance).map(\.name) }
        try family.at("2026-01-20T08:00")
        try family.ann.addItem(ItemDraft("Walnut", .maintenance, .same(DoseDraft("1", "piece"))))
        #expect(try names() == ["Almond", "Walnut"])
        try family.ann.deleteItem(family.item("Almond").id)
        #expect(try names() == ["Walnut"])
    }

    @Test(
        "the dose of a maintenance or recommended food stays the same through the cycle",
        arguments: [(Category.maintenance, "Almond", "2 pieces"), (.recommended, "Egg", "1 piece")]
    )
    func constant(category: Category, item: String, dose: String) throws {
        let family = try Family()
        for day in ["2026-01-05", "2026-02-14", "2026-03-29"] {
            try family.at("\(day)T08:00")
            let row = try #require(try family.ann.homeScreen().items(category).first { $0.name == item })
            #expect(row.dose?.text == dose)
        }
        #expect(throws: TIPsError.weeklyDosesNotAllowed(category)) {
            try family.ann.editItem(
                family.item(item).id,
                ItemEdit(dosing: .weekly(Family.doses("1", "g", weeks: 1...12)))
            )
        }
    }

    @Test("a treatment food's dose is another every week, and one that falls is pointed out, not refused")
    func increasing() throws {
        let doses = Dictionary(uniqueKeysWithValues: (1...12).map { ($0, DoseDraft("\($0)", "g")) })
        let family = try Family([ItemDraft("Peanut", .treatment, .weekly(doses))])
        for week in 1...12 {
            try family.at("\(try date("2026-01-05").adding(days: (week - 1) * 7 + 3))T08:00")
            #expect(try family.ann.homeScreen().items(.treatment)[0].dose?.text == "\(week) g")
            #expect(try family.ann.homeScreen().warnings.isEmpty)
        }
        try family.at("2026-01-05T08:00")
        var falling = doses
        falling[5] = DoseDraft("3", "g")
        try family.ann.editItem(family.item("Peanut").id, ItemEdit(dosing: .weekly(falling)))
        let warnings = try family.ann.homeScreen().warnings
        #expect(warnings.map(\.kind) == ["doseFalls"])
        #expect(warnings.first?.text.contains("week 5") == true)
    }

    @Test("all weekly doses can be entered at the start of a cycle")
    func allWeeks() throws {
        let family = try Family([])
        let page = try family.ann.addTreatmentFoodItemPage()
        #expect(page.weeks.map(\.week) == Array(1...12))
        var typed = ["name": "Peanut"]
        for week in 1...12 {
            typed["week.\(week).dose"] = "\(week).5"
            typed["week.\(week).unit"] = try family.ann.findUnit("tsp").id.rawValue
        }
        let draft = try #require(try family.ann.addTreatmentFoodItemPage(typed: typed).draft)
        try family.ann.addItem(draft)
        try family.at("2026-03-29T08:00")
        #expect(try family.ann.homeScreen().items(.treatment)[0].dose?.text == "12.5 tsp")
    }

    @Test("recommended foods are to be eaten three to five times a week")
    func threeToFive() throws {
        let family = try Family()
        let week = try #require(try family.ann.homeScreen().items(.recommended)[0].week)
        #expect(week.from == 3 && week.through == 5)
        #expect(week.text == "0 of 3–5 this week")
    }

    @Test("the week of recommended foods begins anew on the weekday of the cycle's start, and follows an edited start")
    func weekReset() throws {
        let family = try Family()
        func count() throws -> Int? { try family.ann.homeScreen().items(.recommended)[0].week?.count }
        for day in ["2026-01-09", "2026-01-10", "2026-01-11"] {
            try family.at("\(day)T18:00")
            try family.ann.log(family.item("Egg").id)
        }
        #expect(try count() == 3)
        try family.at("2026-01-12T00:00")
        #expect(try count() == 0)
        try family.ann.editCycle(
            ID("cycle-1"),
            CycleEdit(start: date("2026-01-03"), challenge: date("2026-03-28"))
        )
        #expect(try count() == 2)
    }

    @Test("the day's progress is seen at home, and an item is logged with one tap")
    func progress() throws {
        let family = try Family(now: "2026-01-05T08:00")
        func treatment() throws -> HomeScreen.CategoryPart { try family.ann.homeScreen().categories[2] }
        #expect(try treatment().summary == "0 of 3 logged")
        let box = try treatment().items[0].box
        #expect(box.isEnabled && box.gesture == .tap && box.confirmation == nil)
        try family.ann.log(treatment().items[0].id)
        #expect(try treatment().summary == "1 of 3 logged")
    }
}

extension HomeScreen {
    /// The items of a category.
    func items(_ category: Category) -> [ItemRow] { categories.first { $0.category == category }?.items ?? [] }
}
