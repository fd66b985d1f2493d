import ScreenKit
import TIPsTracker
import TestKit
import Testing
import TimeKit

@Suite("The document: Edit Plan, Edit Cycle, Edit Items and Edit Units")
struct DocumentPlanPagesTests {
    @Test("Edit Plan is in the settings, and leads to all edits of the cycle and its items")
    func editPlan() throws {
        let family = try Family()
        let row = try #require(try family.ann.settingsScreen().rows.first { $0.label == "Edit Plan" })
        #expect(row.isEnabled)
        let link = try TIPsLink(try #require(row.opens).target)
        let page = try #require(try family.ann.screen(link) as? EditPlanPage)
        #expect(page.options.map(\.label) == ["Edit Cycle", "Edit Items", "Edit Units"])
        let titles = try page.options.map { option in
            try family.ann.screen(TIPsLink(try #require(option.opens).target)).title
        }
        #expect(titles == ["Edit Cycle", "Edit Items", "Edit Units"])
    }

    @Test("Save on Edit Plan leads home")
    func savePlan() throws {
        let save = try Family().ann.editPlanPage().save
        #expect(save.label == "Save" && save.isEnabled && save.opens?.target == "tips://home")
    }

    @Test("Save on Edit Plan and Edit Items is disabled for a logger, who has nothing to save there")
    func nothingToSave() throws {
        let family = try Family()
        let bob = try family.member("Bob", .logger)
        let page = try bob.editPlanPage()
        #expect(!page.save.isEnabled && page.save.whyNot == page.options.first?.whyNot)
        let items = try bob.editItemsPage()
        #expect(!items.save.isEnabled && items.save.whyNot != nil)
    }

    @Test("Edit Cycle has the patient's name, a picker of 1 to 25, and pickers of the two dates")
    func editCycle() throws {
        let form = try Family().ann.editCyclePage().form
        #expect(
            form.fields.map(\.label)
                == ["Patient Name", "Cycle Number", "Cycle Dosing Start Date", "Food Challenge Date"]
        )
        #expect(form.fields.map(\.kind) == [.line, .choice, .date, .date])
        #expect(form[field: "number"]?.choices.map(\.value) == (1...25).map(String.init))
        #expect(form.fields.map(\.value) == ["Mia", "1", "2026-01-05", "2026-03-30"])
        #expect(form[field: "challenge"]?.reading == "Monday, 12 weeks")
    }

    @Test("Save on Edit Cycle leads back to Edit Plan, and is shut while something is wrong")
    func saveCycle() throws {
        let family = try Family()
        let page = try family.ann.editCyclePage()
        #expect(page.save.isEnabled && page.save.opens?.target == "tips://plan")
        let wrong = try family.ann.editCyclePage(typed: ["challenge": "2026-01-05", "number": "26", "patient": " "])
        #expect(wrong.form.fields.map { $0.error == nil } == [false, false, true, false])
        #expect(!wrong.save.isEnabled && wrong.edit == nil)
    }

    @Test("Edit Items always shows the four categories, with Add Item beneath each")
    func editItems() throws {
        let family = try Family([])
        let page = try family.ann.editItemsPage()
        #expect(page.categories.map(\.category) == Category.allCases)
        #expect(page.categories.map(\.addItem.label) == Array(repeating: "Add Item", count: 4))
        #expect(
            page.categories.map(\.addItem.opens?.target) == [
                "tips://items/new/medicine", "tips://items/new/maintenance", "tips://items/new/treatment",
                "tips://items/new/recommended",
            ]
        )
    }

    @Test("there are no items at first; they are entered one by one")
    func noItems() throws {
        let family = try Family([])
        #expect(try family.ann.editItemsPage().categories.allSatisfy(\.rows.isEmpty))
        let unit = try family.ann.findUnit("mL").id.rawValue
        let typed = ["name": "Cetirizine", "dose": "5", "unit": unit]
        try family.ann.addItem(try #require(try family.ann.addItemPage(.medicine, typed: typed).draft))
        #expect(try family.ann.editItemsPage().categories[0].rows.map(\.name) == ["Cetirizine"])
    }

    @Test("Save on Edit Items leads back to Edit Plan")
    func saveItems() throws {
        let save = try Family().ann.editItemsPage().save
        #expect(save.label == "Save" && save.isEnabled && save.opens?.target == "tips://plan")
    }

    @Test("items are dragged to another place of their category or into another category")
    func drag() throws {
        let family = try Family()
        func rows(_ index: Int) throws -> [EditItemsPage.Row] { try family.ann.editItemsPage().categories[index].rows }
        let sesame = try #require(try rows(2).last)
        #expect(sesame.move.gesture == .drag && sesame.move.isEnabled && sesame.position == 3)
        #expect(sesame.places.map(\.category) == Category.allCases)
        #expect(sesame.places.map(\.last) == [2, 2, 3, 2])
        try family.ann.moveItem(sesame.id, to: .treatment, at: 1)
        #expect(try rows(2).map(\.name) == ["Sesame", "Peanut", "Cashew"])
        try family.ann.moveItem(sesame.id, to: .maintenance, at: 2)
        #expect(try rows(1).map(\.name) == ["Almond", "Sesame"])
        #expect(try rows(1)[1].dose == "1 g")
        #expect(try rows(2).map(\.name) == ["Peanut", "Cashew"])
    }

    @Test("a tap on a treatment food, and Add Item under them, lead to the treatment foods' own page")
    func treatmentPage() throws {
        let family = try Family()
        for section in try family.ann.editItemsPage().categories {
            for action in [section.addItem] + section.rows.map(\.edit) {
                let link = try TIPsLink(try #require(action.opens).target)
                let isTreatment = try family.ann.screen(link) is AddTreatmentFoodItemPage
                #expect(isTreatment == (section.category == .treatment), "\(action.label)")
                if !isTreatment { #expect(try family.ann.screen(link) is AddItemPage) }
            }
            #expect(section.rows.allSatisfy { $0.edit.gesture == .tap })
        }
    }

    @Test("Edit Units lists every unit; Add Unit leads to its page")
    func units() throws {
        let family = try Family()
        let page = try family.ann.editUnitsPage()
        #expect(page.rows.map(\.name) == DoseUnit.usual.sorted { $0.lowercased() < $1.lowercased() })
        #expect(page.addUnit.label == "Add Unit")
        let link = try TIPsLink(try #require(page.addUnit.opens).target)
        #expect(try family.ann.screen(link).title == "Add Unit")
        #expect(try family.ann.settingsScreen().rows.map(\.label).contains("Edit Units"))
    }

    @Test("each unit has a red minus that deletes it, after a question")
    func deleteUnit() throws {
        let family = try Family()
        let row = try #require(try family.ann.editUnitsPage().rows.first { $0.name == "piece" })
        #expect(row.delete.isEnabled)
        #expect(row.deleteIcon == "minus" && row.deleteColor == "red")
        #expect(
            row.delete.confirmation
                == .init(question: "Delete the unit “piece”? Almond and Egg will keep it.", proceed: "Delete")
        )
        try family.ann.deleteUnit(row.id)
        #expect(try !family.ann.editUnitsPage().rows.contains { $0.id == row.id })
        let form = try family.ann.addItemPage(.maintenance, editing: family.item("Almond").id).form
        #expect(form[field: "unit"]?.value == row.id.rawValue && form.errors.isEmpty)
        let new = try family.ann.addItemPage(.maintenance).form
        #expect(new[field: "unit"]?.choices.contains { $0.value == row.id.rawValue } == false)
    }

    @Test("a tap on a unit's name leads to where the name is edited, and items show the new one")
    func renameUnit() throws {
        let family = try Family()
        let row = try #require(try family.ann.editUnitsPage().rows.first { $0.name == "piece" })
        #expect(row.edit.gesture == .tap && row.edit.label == "piece")
        let page = try family.ann.unitPage(row.id, typed: ["unit": "half"])
        #expect(page.form.fields.map(\.value) == ["half"] && page.usedBy == ["Almond", "Egg"])
        #expect(page.save.isEnabled && page.save.opens?.target == "tips://units")
        try family.ann.renameUnit(row.id, to: "half", isMeant: true)
        #expect(try family.ann.homeScreen().items(.maintenance)[0].dose?.text == "2 half")
        let taken = try family.ann.unitPage(row.id, typed: ["unit": "TSP"])
        #expect(taken.save.whyNot == "another unit is called “TSP” — choose another name")
    }
}
