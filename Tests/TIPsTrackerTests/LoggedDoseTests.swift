import FractionParser
import ScreenKit
import TIPsTracker
import TestKit
import Testing
import TimeKit
import WordKit

@Suite("The dose that was logged, and the plan's")
struct LoggedDoseTests {
    /// A family with one treatment food of 1 tsp, at 08:10.
    private func family() throws -> Family {
        try Family([ItemDraft("Peanut", .treatment, .same(DoseDraft("1", "tsp")))], now: "2026-01-05T08:10")
    }

    private func peanut(_ family: Family) throws -> HomeScreen.ItemRow {
        try #require(try family.ann.homeScreen().items(.treatment).first)
    }

    @Test("a ticked box shows the dose that was logged, with the plan's new dose; an empty one shows the plan's")
    func home() throws {
        let family = try family()
        let item = try family.item("Peanut").id
        try family.ann.log(item)
        #expect(try peanut(family).log?.text == "08:10 by Ann")
        try family.at("2026-01-05T09:00")
        try family.ann.editItem(item, ItemEdit(dosing: .same(DoseDraft("3", "tsp"))))
        #expect(try peanut(family).dose?.text == "1 tsp")
        #expect(try peanut(family).log?.text == "08:10 by Ann, the plan has 3 tsp now")
        try family.at("2026-01-05T10:00")
        try family.ann.log(item, secondDose: true)
        #expect(try peanut(family).log?.text == "08:10 by Ann (1 tsp) and 10:00 by Ann (3 tsp)")
        try family.at("2026-01-06T08:00")
        #expect(try peanut(family).dose?.text == "3 tsp")
    }

    @Test("the report says that the plan was changed after the log, not that the plan had another dose then")
    func report() throws {
        let family = try family()
        let item = try family.item("Peanut").id
        for (log, edit) in [("2026-01-05T08:10", "2026-01-05T09:00"), ("2026-01-08T08:10", "2026-01-08T20:30")] {
            try family.at(log)
            try family.ann.log(item, clinicSaidGoOn: true)
            try family.at(edit)
            let amount = try family.item("Peanut").dosing.daily?.text == "1" ? "2" : "3"
            try family.ann.editItem(item, ItemEdit(dosing: .same(DoseDraft(amount, "tsp"))))
        }
        let others = try family.ann.report(of: Cycle.ID("cycle-1")).otherDoses
        #expect(others.map(\.logged.text) == ["1 tsp", "2 tsp"])
        #expect(others.map { $0.planned?.text } == ["2 tsp", "3 tsp"])
        #expect(others.last?.changedAt == "20:30")
    }

    @Test("a unit's new name is no other dose, on the day it is renamed and later")
    func renamed() throws {
        let family = try family()
        try family.at("2026-01-06T08:00")
        try family.ann.log(try family.item("Peanut").id)
        try family.ann.renameUnit(family.ann.findUnit("tsp").id, to: "teaspoon")
        #expect(try peanut(family).dose?.text == "1 tsp", "the dose that was logged")
        #expect(try peanut(family).log?.text == "08:00 by Ann")
        try family.at("2026-01-09T08:00")
        #expect(try family.ann.report(of: Cycle.ID("cycle-1")).otherDoses.isEmpty)
    }
}

@Suite("Words for units and doses")
struct UnitWordTests {
    @Test(
        "a counted unit is in the plural",
        arguments: [
            ("3", "teaspoon", "3 teaspoons"), ("1", "teaspoon", "1 teaspoon"), ("1/2", "cup", "1/2 cup"),
            ("1 1/2", "cup", "1-1/2 cups"), ("½", "piece", "1/2 piece"), ("1½", "piece", "1-1/2 pieces"),
            ("2", "tsp", "2 tsp"), ("2", "Löffel", "2 Löffel"), ("3/2", "tablet", "1-1/2 tablets"),
            ("5/4", "tsp", "1-1/4 tsp"), ("4/2", "piece", "2 pieces"), ("2/2", "piece", "1 piece"),
            ("3/2", "", "1-1/2"), ("11/2", "tsp", "11/2 tsp"),
        ]
    )
    func plural(amount: String, unit: String, text: String) {
        #expect(DoseUnit.counted(amount, unit) == text)
    }

    @Test("an improper fraction is shown as a mixed number, and stays as it was typed")
    func improper() throws {
        let family = try Family()
        try family.ann.editItem(family.item("Egg").id, ItemEdit(dosing: .same(DoseDraft("3/2", "piece"))))
        let dose = try #require(family.ann.homeScreen().items(.recommended)[0].dose)
        #expect(dose.text == "1-1/2 pieces" && dose.amount == "3/2")
        #expect(try family.item("Egg").dosing.daily?.amount == Rational(3, 2))
    }

    @Test("the usual units are shown in Spanish and read from Spanish words, and stay the same units")
    func spanish() throws {
        let family = try Family()
        let (pieces, tablet, names) = try Language.$current.withValue(.spanish) {
            let names = try family.ann.editUnitsPage().rows.map(\.name)
            return (DoseUnit.counted("2", "piece"), DoseUnit.counted("1/2", "tablet"), names)
        }
        #expect(pieces == "2 piezas")
        Language.$current.withValue(.spanish) {
            #expect(DoseUnit.counted("10", "tsp") == "10 cdtas." && DoseUnit.counted("1/4", "tsp") == "1/4 cdta.")
            #expect(DoseUnit.counted("1 1/2", "tbsp") == "1-1/2 cdas." && DoseUnit.counted("1", "tbsp") == "1 cda.")
        }
        #expect(tablet == "1/2 tableta")
        #expect(names.contains("pieza"))
        for (word, name) in [
            ("piezas", "piece"), ("Cucharadita", "tsp"), ("cucharadas", "tbsp"), ("cápsula", "capsule"),
            ("cdita", "tsp"), ("Cditas.", "tsp"), ("cdtas.", "tsp"), ("cdas", "tbsp"),
        ] {
            #expect(try family.ann.findUnit(word).name == name)
        }
        try family.ann.editItem(family.item("Egg").id, ItemEdit(dosing: .same(DoseDraft("2", "piezas"))))
        #expect(try family.ann.homeScreen().items(.recommended)[0].dose?.text == "2 pieces")
    }

    @Test("a unit is one unit in both languages, whatever its number, and an entered Spanish one has a plural")
    func oneUnit() throws {
        let family = try Family()
        try Language.$current.withValue(.spanish) {
            let drop = try family.ann.addUnit("gota")
            #expect(drop.name == "drop" && drop.shownName == "gota")
            #expect(DoseUnit.counted("2", drop.name) == "2 gotas")
            for (typed, unit) in [("gotas", "drop"), ("drops", "drop"), ("cucharadita", "tsp"), ("Piezas", "piece")] {
                #expect(try family.ann.findUnit(typed).name == unit)
                #expect(throws: TIPsError.nameTaken(typed, what: "unit")) { try family.ann.addUnit(typed) }
            }
            let sachet = try family.ann.addUnit("sobre")
            #expect(sachet.name == "sobre" && DoseUnit.counted("2", "sobre") == "2 sobres")
            #expect(try family.ann.findUnit("sobres") == sachet)
        }
        #expect(throws: TIPsError.nameTaken("pieza", what: "unit")) { try family.ann.addUnit("pieza") }
        #expect(try family.ann.findUnit("sobres").name == "sobre")
    }

    @Test(
        "a Spanish dose is read with its words for half, and with “de” before the unit",
        arguments: [
            ("media cucharadita", "1/2"), ("Media cdita.", "1/2"), ("1/8 de cucharadita", "1/8"), ("2 cditas", "2"),
            ("una cucharadita", "1"), ("Un cuarto de cucharadita", "1/4"), ("tres octavos de cdita", "3/8"),
            ("dos y media cucharaditas", "2-1/2"), ("siete cditas", "7"), ("doce cucharaditas", "12"),
        ]
    )
    func spanishDose(typed: String, amount: String) throws {
        let family = try Family()
        let read = try DoseRule.split(typed)
        #expect(read.amount == amount)
        try family.ann.editItem(
            family.item("Egg").id,
            ItemEdit(dosing: .same(DoseDraft(read.amount, read.unit))),
            tenfoldIsMeant: true,
            unitIsMeant: true
        )
        #expect(try family.ann.homeScreen().items(.recommended)[0].dose?.text == "\(amount) tsp")
    }

    @Test("a decimal comma of a dose is read in Spanish and refused in English, and one before three digits in both")
    func decimalComma() throws {
        let read = try Language.$current.withValue(.spanish) { try DoseRule.amount("1,5") }
        #expect(read.text == "1.5")
        #expect(throws: TIPsError.self) { try DoseRule.amount("1,5") }
        #expect(throws: TIPsError.self) {
            try Language.$current.withValue(.spanish) { try DoseRule.amount("1,500") }
        }
    }

    @Test("a food with one dose in all weeks to come isn't shown with the same dose twice")
    func sameDose() throws {
        let family = try Family()
        #expect(try family.ann.editItemsPage().categories[2].rows.first?.dose == "1/4 tsp from week 1 on")
    }

    @Test("an empty dose is called empty")
    func empty() throws {
        #expect(throws: TIPsError.doseIncomplete("")) { try DoseRule.split("") }
        #expect(TIPsError.doseIncomplete("").description.hasPrefix("the dose is empty"))
    }
}
