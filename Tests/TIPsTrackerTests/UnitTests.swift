import StorageKit
import TIPsTracker
import TestKit
import Testing
import TimeKit

@Suite("Units")
struct UnitTests {
    @Test("a unit is added once, whatever its case and spaces")
    func add() throws {
        let family = try Family()
        let drop = try family.ann.addUnit(" drop ")
        #expect(drop.name == "drop")
        #expect(throws: TIPsError.nameTaken("DROP", what: "unit")) { try family.ann.addUnit("DROP") }
        #expect(throws: TIPsError.nameTaken("ml", what: "unit")) { try family.ann.addUnit("ml") }
        #expect(throws: TIPsError.blank(.unitName)) { try family.ann.addUnit("\u{200B}") }
        #expect(throws: TIPsError.tooLong(.unitName, characters: 41)) {
            try family.ann.addUnit(String(repeating: "x", count: 41))
        }
        #expect(try family.ann.findUnit("Drop") == drop)
        #expect(try family.ann.findUnit(drop.id.rawValue) == drop)
        #expect(throws: TIPsError.notFound(what: "unit", "cup")) { try family.ann.findUnit("cup") }
        #expect(try family.summaries().last == "unit drop added")
    }

    @Test(
        "a unit whose name differs in accents or spaces alone is the same unit, also in Spanish and once it was deleted"
    )
    func accents() throws {
        let family = try Family()
        let spoon = try family.ann.addUnit("Löffel klein")
        for name in ["loffel klein", "LÖFFELKLEIN"] {
            #expect(throws: TIPsError.nameTaken(name, what: "unit")) { try family.ann.addUnit(name) }
            #expect(throws: TIPsError.nameTaken(name, what: "unit")) {
                try family.ann.renameUnit(family.ann.findUnit("puff").id, to: name)
            }
        }
        #expect(throws: TIPsError.nameTaken("capsula", what: "unit")) { try family.ann.addUnit("capsula") }
        #expect(try family.ann.renameUnit(spoon.id, to: "Löffelklein").name == "Löffelklein")
        try family.ann.deleteUnit(spoon.id)
        #expect(try family.ann.addUnit("loffel klein").id == spoon.id)
    }

    @Test("a unit that is renamed while in use shows everywhere under its new name, in every week")
    func rename() throws {
        let family = try Family()
        let piece = try family.ann.findUnit("piece")
        try family.ann.renameUnit(piece.id, to: "pc")
        #expect(try family.rowsOfLastChange() == 3, "the name, and its trail")
        #expect(try family.summaries().last == "unit piece renamed to pc")
        let plan = try family.ann.plan()
        #expect(try plan.label(#require(family.item("Almond").dosing.daily)).text == "2 pc")
        #expect(try plan.label(#require(family.item("Egg").dosing.daily)).text == "1 pc")
        let tsp = try family.ann.findUnit("tsp")
        try family.ann.renameUnit(tsp.id, to: "TSP")
        let peanut = try family.item("Peanut")
        for week in 1...12 {
            #expect(try family.ann.plan().label(#require(peanut.dosing.dose(inWeek: week))).text == "1/4 TSP")
        }
        #expect(throws: TIPsError.nameTaken("MG", what: "unit")) { try family.ann.renameUnit(piece.id, to: "MG") }
        #expect(throws: TIPsError.blank(.unitName)) { try family.ann.renameUnit(piece.id, to: "") }
        #expect(throws: TIPsError.notFound(what: "unit", "none")) {
            try family.ann.renameUnit(DoseUnit.ID("none"), to: "x")
        }
    }

    @Test(
        "A counted unit has a plural, an abbreviation has none, and either is read",
        arguments: [
            ("1", "tablet", "1 tablet"), ("2", "tablet", "2 tablets"), ("1/2", "piece", "1/2 piece"),
            ("1 1/2", "piece", "1-1/2 pieces"), ("0.5", "puff", "0.5 puff"), ("0", "capsule", "0 capsules"),
            ("2", "tsp", "2 tsp"), ("5", "mL", "5 mL"),
        ]
    )
    func plurals(amount: String, unit: String, text: String) throws {
        #expect(DoseLabel(amount: amount, unit: unit).text == text)
        let family = try Family()
        try family.ann.editItem(family.item("Almond").id, ItemEdit(dosing: .same(DoseDraft("3", "pieces"))))
        #expect(try family.ann.plan().label(#require(family.item("Almond").dosing.daily)).text == "3 pieces")
    }

    @Test("a unit that is deleted while in use is not offered anymore, and stays on the items that have it")
    func delete() throws {
        let family = try Family()
        let piece = try family.ann.findUnit("piece")
        let users = try family.ann.deleteUnit(piece.id)
        #expect(users.map(\.name) == ["Almond", "Egg"])
        #expect(try family.summaries().last == "unit piece deleted")
        let plan = try family.ann.plan()
        #expect(!plan.pickableUnits.contains { $0.name == "piece" })
        #expect(try plan.label(#require(family.item("Almond").dosing.daily)).text == "2 pieces")
        #expect(throws: TIPsError.notFound(what: "unit", "piece")) { try family.ann.findUnit("piece") }
        #expect(try family.ann.findUnit(piece.id.rawValue).isDeleted)
        #expect(throws: TIPsError.notFound(what: "unit", piece.id.rawValue)) { try family.ann.deleteUnit(piece.id) }
        #expect(throws: TIPsError.notFound(what: "unit", piece.id.rawValue)) {
            try family.ann.renameUnit(piece.id, to: "pc")
        }
    }

    @Test("a deleted unit is refused for a new dose, by name and by id, and kept by a dose that stays as it was")
    func deletedInDoses() throws {
        let family = try Family()
        let piece = try family.ann.findUnit("piece")
        try family.ann.deleteUnit(piece.id)
        for unit in ["piece", piece.id.rawValue] {
            #expect(throws: TIPsError.notFound(what: "unit", unit)) {
                try family.ann.addItem(ItemDraft("Oat", .maintenance, .same(DoseDraft("2", unit))))
            }
            let almond = try family.item("Almond")
            #expect(throws: TIPsError.notFound(what: "unit", unit)) {
                try family.ann.editItem(almond.id, ItemEdit(dosing: .same(DoseDraft("3", unit))))
            }
            let kept = ItemEdit(name: "Almonds \(unit.count)", dosing: .same(DoseDraft("2", unit)))
            #expect(try family.ann.editItem(almond.id, kept).item.dosing == almond.dosing)
            try family.ann.editItem(almond.id, ItemEdit(name: "Almond"))
        }
    }

    @Test("a unit used in a week to come only is in use; one of weeks that are over, or not in force, is not")
    func futureWeek() throws {
        var weeks = Family.doses("1", "mg", weeks: 1...12)
        weeks[2] = DoseDraft("1", "puff")
        weeks[12] = DoseDraft("1", "tablet")
        let family = try Family([ItemDraft("Peanut", .treatment, .weekly(weeks))], now: "2026-02-12T08:00")
        let tablet = try family.ann.findUnit("tablet")
        #expect(try family.ann.deleteUnit(tablet.id).map(\.name) == ["Peanut"])
        #expect(try family.item("Peanut").dosing.dose(inWeek: 12)?.unit == tablet.id)
        #expect(try family.ann.deleteUnit(family.ann.findUnit("puff").id).isEmpty)
        #expect(try family.ann.deleteUnit(family.ann.findUnit("capsule").id).isEmpty)
        let peanut = try family.item("Peanut")
        let edit = ItemEdit(dosing: .weekly([11: DoseDraft("2", "mg"), 12: DoseDraft("1", "tablet")]))
        #expect(try family.ann.editItem(peanut.id, edit, unitIsMeant: true).item.dosing.weeks[12]?.unit == tablet.id)
    }

    @Test("a deleted unit that is added again comes back as it was, to the items that kept it as well")
    func back() throws {
        let family = try Family()
        let piece = try family.ann.findUnit("piece")
        try family.ann.deleteUnit(piece.id)
        #expect(try family.ann.addUnit("PIECE") == piece)
        #expect(try family.summaries().last == "unit piece brought back")
        #expect(try family.ann.plan().units.count == DoseUnit.usual.count)
        try family.ann.deleteUnit(piece.id)
        let mg = try family.ann.findUnit("mg")
        try family.ann.renameUnit(mg.id, to: "piece")
        #expect(throws: TIPsError.nameTaken("piece", what: "unit")) { try family.ann.addUnit("piece") }
    }
}
