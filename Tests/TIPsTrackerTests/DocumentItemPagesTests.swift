import NotificationKit
import ScreenKit
import TIPsTracker
import TestKit
import Testing
import TimeKit

@Suite("The document: Add Item, Add Treatment Food Item and their unit pages")
struct DocumentItemPagesTests {
    @Test("Add Item has the item's name, and a line labeled Dose with the amount and its unit")
    func addItem() throws {
        let page = try Family().ann.addItemPage(.maintenance)
        #expect(page.title == "Add Item")
        #expect(page.form.fields.map(\.label) == ["Item Name", "Dose", "Unit"])
        #expect(page.form.fields.map(\.kind) == [.line, .amount, .choice])
        #expect(page.form.fields.allSatisfy { $0.isRequired && $0.value.isEmpty })
        #expect(!page.save.isEnabled && page.draft == nil)
    }

    @Test("the unit picker lists the units of Edit Units and, last, Add a Unit, which leads to the page for it")
    func picker() throws {
        let family = try Family()
        try family.ann.addUnit("drop")
        let picker = try #require(try family.ann.addItemPage(.medicine).form[field: "unit"])
        let units = try family.ann.editUnitsPage().rows
        #expect(picker.choices.dropLast().map(\.value) == units.map(\.id.rawValue))
        #expect(picker.choices.last?.label == "Add a Unit")
        let link = try TIPsLink(try #require(picker.choices.last).value)
        #expect(link == .addUnit(.item(.medicine, nil)))
        #expect(try family.ann.screen(link).title == "Add Unit from Item List")
        #expect(try family.ann.addItemPage(.medicine).addUnit.opens?.target == link.target)
    }

    @Test("Save up top leads to Edit Items, where the new item stands with dose and unit under its category")
    func saveItem() throws {
        let family = try Family()
        let typed = ["name": "Walnut", "dose": "1 1/2", "unit": try family.ann.findUnit("tsp").id.rawValue]
        let page = try family.ann.addItemPage(.maintenance, typed: typed)
        #expect(page.save.label == "Save" && page.save.isEnabled && page.save.opens?.target == "tips://items")
        try family.ann.addItem(try #require(page.draft))
        let rows = try family.ann.editItemsPage().categories[1].rows
        #expect(rows.map(\.name) == ["Almond", "Walnut"])
        #expect(rows.map(\.dose) == ["2 pieces", "1-1/2 tsp"])
    }

    @Test("Add Unit has a text box labeled Unit; Save up top leads to Edit Units, where the new unit stands")
    func addUnit() throws {
        let family = try Family()
        let page = try family.ann.addUnitPage(typed: ["new-unit": "drop"])
        #expect(page.title == "Add Unit" && page.form.fields.map(\.label) == ["Unit"])
        #expect(page.form.fields[0].kind == .line)
        #expect(page.save.isEnabled && page.save.opens?.target == "tips://units")
        try family.ann.addUnit(page.form.fields[0].value)
        #expect(try family.ann.editUnitsPage().rows.contains { $0.name == "drop" })
        for (typed, why) in [
            ("", "the unit is blank — enter a unit such as tsp"),
            ("Drop", "another unit is called “Drop” — choose another name"),
            (String(repeating: "x", count: 41), "the unit has 41 characters — shorten it to 40"),
        ] {
            #expect(try family.ann.addUnitPage(typed: ["new-unit": typed]).save.whyNot == why)
        }
    }

    @Test(
        "a unit made from an item's picker leads back to that item's page, with all that was typed and the unit chosen"
    )
    func unitFromItem() throws {
        let family = try Family()
        let typed = ["name": "Vitamin D", "dose": "2", "new-unit": "drop"]
        let page = try family.ann.addUnitPage(.item(.medicine, nil), typed: typed)
        let plain = try family.ann.addUnitPage(typed: ["new-unit": "drop"])
        #expect(page.form.fields == plain.form.fields, "exactly the same page but for where Save leads")
        #expect(page.save.opens?.target == "tips://items/new/medicine")
        let unit = try family.ann.addUnit("drop")
        let back = try family.ann.addItemPage(.medicine, typed: page.typed(choosing: unit.id))
        #expect(back.form.fields.map(\.value) == ["Vitamin D", "2", unit.id.rawValue])
        #expect(back.save.isEnabled)
    }

    @Test("the treatment foods' page has the item's name like Add Item, for a new one and for one that is edited")
    func treatmentName() throws {
        let family = try Family()
        let page = try family.ann.addTreatmentFoodItemPage()
        #expect(page.title == "Add Treatment Food Item")
        #expect(page.form.fields[0] == (try family.ann.addItemPage(.medicine).form.fields[0]))
        let peanut = try family.item("Peanut").id
        let edit = try family.ann.addTreatmentFoodItemPage(editing: peanut, typed: ["name": "Peanut butter"])
        let draft = try #require(edit.draft)
        try family.ann.editItem(peanut, ItemEdit(name: draft.name, dosing: draft.dosing))
        #expect(try family.ann.homeScreen().items(.treatment)[0].name == "Peanut butter")
        #expect(edit.delete?.confirmation != nil && page.delete == nil)
    }

    @Test("a toggle, Add Future Week Doses, is in the yes position by default")
    func toggle() throws {
        let toggle = try #require(try Family().ann.addTreatmentFoodItemPage().form[field: "weekly"])
        #expect(toggle.label == "Add Future Week Doses" && toggle.kind == .toggle && toggle.value == "true")
    }

    @Test(
        "with the toggle on, the page lists the weeks of the cycle from this one on: in week 6 of 12 weeks 6 to 12",
        arguments: [
            ("2026-01-01T08:00", 1), ("2026-01-05T08:00", 1), ("2026-02-12T08:00", 6), ("2026-02-15T23:59:59", 6),
            ("2026-02-16T00:00", 7), ("2026-03-29T20:00", 12),
        ]
    )
    func weeks(now: String, first: Int) throws {
        let page = try Family(now: now).ann.addTreatmentFoodItemPage()
        #expect(page.weeks.map(\.week) == Array(first...12))
        #expect(page.weeks.first?.title == "Week \(first)")
        #expect(page.past.isEmpty)
    }

    @Test("under each week are a dose and a unit of its own")
    func perWeek() throws {
        let family = try Family(now: "2026-02-12T08:00")
        let page = try family.ann.addTreatmentFoodItemPage()
        let single = try family.ann.addItemPage(.medicine).form
        for week in page.weeks {
            let (dose, unit) = (page.form[field: week.dose], page.form[field: week.unit])
            #expect(dose?.label == "Week \(week.week): Dose" && dose?.kind == .amount)
            #expect(
                unit?.label == "Week \(week.week): Unit"
                    && unit?.choices.dropLast() == single[field: "unit"]?.choices.dropLast()
            )
        }
        #expect(page.form.fields.map(\.id).prefix(4) == ["name", "weekly", "week.6.dose", "week.6.unit"])
    }

    @Test(
        "Add a Unit in a week's picker leads to the page for it, and Save from there back with the unit chosen in that picker"
    )
    func unitFromWeek() throws {
        let family = try Family(now: "2026-02-12T08:00")
        let form = try family.ann.addTreatmentFoodItemPage().form
        let choice = try #require(form[field: "week.8.unit"]?.choices.last)
        #expect(choice.label == "Add a Unit")
        let link = try TIPsLink(choice.value)
        #expect(link == .addUnit(.treatmentItem(nil, week: 8)))
        #expect(try family.ann.screen(link).title == "Add Unit from Treatment Item List")
        let typed = ["name": "Oat", "week.8.dose": "3", "week.6.dose": "1", "new-unit": "drop"]
        let page = try family.ann.addUnitPage(.treatmentItem(nil, week: 8), typed: typed)
        let other = try family.ann.addUnitPage(.item(.medicine, nil), typed: typed)
        #expect(page.form.fields == other.form.fields)
        #expect(page.save.opens?.target == "tips://items/new/treatment")
        let unit = try family.ann.addUnit("drop")
        let back = try family.ann.addTreatmentFoodItemPage(typed: page.typed(choosing: unit.id)).form
        #expect(back[field: "week.8.unit"]?.value == unit.id.rawValue)
        #expect(back[field: "week.8.dose"]?.value == "3" && back[field: "week.6.dose"]?.value == "1")
        #expect(back[field: "week.7.unit"]?.value == "")
    }

    @Test("every week must be filled in: Save names those that are missing")
    func required() throws {
        let family = try Family(now: "2026-03-12T08:00")
        let tsp = try family.ann.findUnit("tsp").id.rawValue
        var typed = ["name": "Oat", "week.10.dose": "1", "week.10.unit": tsp, "week.11.unit": tsp]
        let page = try family.ann.addTreatmentFoodItemPage(typed: typed)
        #expect(page.save.whyNot == "“Oat” has no dose for weeks 11, 12 — enter one for each of them")
        #expect(page.draft == nil)
        #expect(throws: TIPsError.missingWeekDoses(item: "Oat", weeks: [11, 12])) {
            try family.ann.addItem(ItemDraft("Oat", .treatment, .weekly([10: DoseDraft("1", "tsp")])))
        }
        typed["week.11.dose"] = "2"
        typed["week.12.dose"] = "3"
        typed["week.12.unit"] = tsp
        let full = try family.ann.addTreatmentFoodItemPage(typed: typed)
        #expect(full.save.isEnabled && full.save.opens?.target == "tips://items")
        try family.ann.addItem(try #require(full.draft))
        #expect(
            try family.ann.editItemsPage().categories[2].rows.last?.dose
                == "week 10: 1 tsp, then 2 tsp from week 11 on, 3 tsp from week 12 on"
        )
    }

    @Test("with the toggle off there is one dose and unit, for every week of the cycle")
    func same() throws {
        let family = try Family()
        let tsp = try family.ann.findUnit("tsp").id.rawValue
        let typed = ["name": "Oat", "weekly": "false", "dose": "1/2", "unit": tsp]
        let page = try family.ann.addTreatmentFoodItemPage(typed: typed)
        #expect(page.form.fields.map(\.id) == ["name", "weekly", "dose", "unit"])
        #expect(page.weeks.isEmpty && page.addUnit(for: "unit")?.opens != nil)
        try family.ann.addItem(try #require(page.draft))
        for day in ["2026-01-05", "2026-03-29"] {
            try family.at("\(day)T08:00")
            #expect(try family.ann.homeScreen().items(.treatment).last?.dose?.text == "1/2 tsp")
        }
    }

    @Test("the weeks that are over are shown with the doses they had, and can't be changed")
    func past() throws {
        let family = try Family(now: "2026-02-12T08:00")
        let page = try family.ann.addTreatmentFoodItemPage(editing: family.item("Peanut").id)
        #expect(page.past.map(\.week) == [1, 2, 3, 4, 5])
        #expect(page.past.allSatisfy { $0.dose?.text == "1/4 tsp" })
        #expect(page.weeks.map(\.week) == Array(6...12))
        #expect(!page.form.fields.contains { $0.id.hasPrefix("week.5.") })
        #expect(page.save.isEnabled)
    }
}
