import Foundation
import FractionParser
import StorageKit
import TestKit
import Testing
import TimeKit

@testable import KidneyNutrition

@Suite("Eating and drinking")
struct StoreIntakeTests {
    private func patient(_ profile: Profile? = nil) throws -> Patient {
        let patient = try Patient(profile: profile)
        try patient.stockPantry()
        return patient
    }

    @Test("an entry keeps the food, the amount as typed and understood, the meal, the instant and the logical day")
    func entry() throws {
        let patient = try patient()
        let kidney = patient.kidney
        let receipt = try kidney.eat(
            Pantry.banana.id,
            " 1 1/2  medium",
            meal: .breakfast,
            at: patient.moment("2026-06-01T07:30")
        )
        #expect(receipt.entry.food == Pantry.banana)
        #expect(receipt.entry.amount.text == "1 1/2 medium" && receipt.entry.amount.grams == 177)
        #expect(receipt.before.text(of: .potassium) == "potassium 0 mg")
        #expect(receipt.totals.text(of: .potassium) == "potassium 634 mg")
        let milk = try kidney.drink(Pantry.milk.id, "1/3 cup", meal: .breakfast, at: patient.moment("2026-06-01T07:40"))
        let day = try LabSample.day("2026-06-01")
        #expect(try kidney.entries(from: day, to: day) == [receipt.entry, milk.entry])
        #expect(try kidney.today(day).entries == [receipt.entry, milk.entry])
        #expect(try kidney.today(day).totals == Totals([receipt.entry, milk.entry]))
        #expect(try kidney.today().entries.isEmpty)
        // A third of a cup isn't a finite decimal but is stored exactly.
        #expect(milk.entry.amount.number == (try Rational(1, 3)))
    }

    @Test(
        "every way to type an amount comes back as it was understood",
        arguments: [
            "1 medium", "150 g", "1/2 cup", "3 oz", "2 large", "0.125 kg",
        ]
    )
    func amounts(typed: String) throws {
        let patient = try patient()
        guard let entry = try? patient.kidney.eat(Pantry.banana.id, typed).entry else {
            // "1/2 cup" of a banana is ambiguous (sliced or mashed), so it is refused with the choices.
            #expect(typed == "1/2 cup")
            return
        }
        #expect(try patient.kidney.today().entries == [entry])
        #expect(entry.amount == (try FoodAmountReading(Pantry.banana).read(typed)))
    }

    @Test("half past midnight belongs to the evening before, by the zone of the entry")
    func midnight() throws {
        let patient = try patient()
        let kidney = patient.kidney
        try patient.at("2026-06-03T00:30")
        #expect(try kidney.eat(Pantry.bread.id, "1 slice").entry.day == LabSample.day("2026-06-02"))
        try patient.at("2026-06-03T03:00")
        #expect(try kidney.eat(Pantry.bread.id, "1 slice").entry.day == LabSample.day("2026-06-03"))
        let tokyo = try LabSample.moment("2026-06-02T23:30", in: .named("Asia/Tokyo"))
        #expect(try kidney.eat(Pantry.bread.id, "1 slice", at: tokyo).entry.day == LabSample.day("2026-06-02"))
        #expect(try kidney.today(LabSample.day("2026-06-02")).entries.count == 2)
    }

    @Test("an entry is edited and deleted: the food stays as it was kept, another time can be another day")
    func edit() throws {
        let patient = try patient()
        let kidney = patient.kidney
        let id = try kidney.eat(Pantry.banana.id, "1 medium", meal: .snack).entry.id
        // The food table changes, but the entry doesn't.
        var banana = Pantry.banana
        banana.contents[.potassium] = .exact("1")
        banana.portions = []
        try kidney.importFoods([banana], from: "newer")
        let edited = try kidney.editEntry(id, amount: "2 small", meal: .lunch).entry
        #expect(edited.food == Pantry.banana && edited.amount.grams == 202 && edited.meal == .lunch)
        let moved = try kidney.editEntry(id, meal: .some(nil), at: patient.moment("2026-06-01T12:00")).entry
        #expect(moved.day == (try LabSample.day("2026-06-01")) && moved.meal == nil && moved.amount == edited.amount)
        #expect(try kidney.today().entries.isEmpty)
        #expect(try kidney.today(moved.day).entries == [moved])
        let log = try patient.history()
        try kidney.editEntry(id)
        #expect(try patient.history() == log)
        try kidney.deleteEntry(id)
        #expect(try kidney.today(moved.day).entries.isEmpty)
        for _ in 0..<3 { try kidney.undo() }
        #expect(try kidney.today().entries.map(\.amount.text) == ["1 medium"])
    }

    @Test("an impossible food is refused, and nothing is kept")
    func refusals() throws {
        let patient = try patient()
        let banana = Pantry.banana.id
        let id = try patient.kidney.eat(banana, "1 medium").entry.id
        #expect(try patient.refuses(.noSuchFood("ndb-99999")) { try $0.eat(TimeKit.ID("ndb-99999"), "1 g") })
        #expect(try patient.refuses(.amountMissing) { try $0.eat(banana, "") })
        #expect(try patient.refuses(.amountNotPositive("0 g")) { try $0.eat(banana, "0 g") })
        #expect(try patient.refuses { try $0.eat(banana, "1 barrel") })
        #expect(try patient.refuses { try $0.eat(banana, "900 kg") })
        #expect(try patient.refuses(.notADrink("Bread, white")) { try $0.drink(Pantry.bread.id, "1 slice") })
        #expect(try patient.refuses { try $0.editEntry(id, amount: "some") })
        let none = TimeKit.ID<IntakeEntry>("none")
        #expect(try patient.refuses(.noSuchRecord("entry", "none")) { try $0.editEntry(none, amount: "1 g") })
        #expect(try patient.refuses(.noSuchRecord("entry", "none")) { try $0.deleteEntry(none) })
    }

    @Test(
        "totals are what is known and of how many foods it isn't, fluid is what is liquid, beside the targets of the day"
    )
    func today() throws {
        let patient = try patient(LabSample.profile(.hemodialysis))
        let kidney = patient.kidney
        try kidney.addLab(.potassium, "5.8")
        try kidney.eat(Pantry.paneer.id, "100 g", meal: .lunch)
        try kidney.eat(Pantry.tomato.id, "100 g", meal: .lunch)
        try kidney.drink(Pantry.water.id, "8 fl oz")
        let today = try kidney.today()
        #expect(today.totals.text(of: .potassium) == "potassium ≥ 237 mg; 1 of 3 foods unknown")
        #expect(today.totals.fluid.text(unit: "mL") == "237 mL")
        #expect(today.targets[.potassium].mode == .switchedOn)
        #expect(today.targets[.protein].warnsBelow)
        #expect(today.day == (try LabSample.day("2026-06-02")))
        #expect(try kidney.targets(on: today.day) == today.targets)
    }

    @Test("the journal of a day has its meals in order, with what they come to; what belongs to none comes last")
    func journal() throws {
        let patient = try patient()
        let kidney = patient.kidney
        try kidney.eat(Pantry.bread.id, "1 slice", meal: .dinner)
        let loose = try kidney.eat(Pantry.banana.id, "1 small").entry
        try kidney.eat(Pantry.bread.id, "2 slices", meal: .breakfast)
        let photo = try kidney.addPhoto(fromFile: patient.picture(), meal: .lunch, note: "rice")
        let journal = try kidney.journal(kidney.currentDay())
        #expect(journal.parts.map(\.meal) == [.breakfast, .lunch, .dinner, nil])
        #expect(journal.parts[0].totals.text(of: .sodium) == "sodium 274 mg")
        #expect(journal.parts[1].photos == [photo] && journal.parts[1].entries.isEmpty)
        #expect(journal.parts[3].entries == [loose])
        #expect(try kidney.journal(kidney.currentDay().previous).parts.isEmpty)
    }

    @Test("a food that is eaten every day is kept once")
    func snapshots() throws {
        let patient = try patient()
        for _ in 0..<30 {
            try patient.kidney.eat(Pantry.banana.id, "1 medium")
            patient.clock.advance(hours: 24)
        }
        #expect(try patient.count("intake_entry") == 30 && patient.count("food_snapshot") == 1)
        // A mixed origin of phosphorus and unknown figures are preserved, too.
        let dish = try patient.kidney.createFood(
            named: "Mix",
            .dish([DishComponent(Pantry.paneer.id, "10 g"), DishComponent(Pantry.bread.id, "30 g")], yield: nil)
        )
        let entry = try patient.kidney.eat(dish.id, "40 g").entry
        #expect(try patient.kidney.today().entries.last == entry)
        let bundled = try #require(BundledFoods.all.last)
        #expect(try patient.kidney.eat(bundled.id, "1 g").entry.food == bundled)
        #expect(try patient.kidney.today().entries.map(\.food).contains(bundled))
    }
}

@Suite("Photos of meals")
struct StorePhotoTests {
    @Test("a photo is kept with time, meal and note; its original in the folder, its small picture in the store")
    func add() throws {
        let patient = try Patient()
        let kidney = patient.kidney
        let file = try patient.picture()
        let moment = try patient.moment("2026-06-01T19:05")
        let shown = try kidney.addPhoto(fromFile: file, meal: .dinner, note: "half the plate", at: moment)
        #expect(shown.photo.at == moment.at && shown.photo.day == moment.day && shown.photo.note == "half the plate")
        #expect(shown.thumbnail == Data([7]) && shown.isOriginalPresent)
        #expect(try Data(contentsOf: kidney.photoFile(shown.photo.id)) == Data(contentsOf: file))
        #expect(try kidney.journal(moment.day).parts.map(\.photos) == [[shown]])
        let edited = try kidney.editPhoto(shown.photo.id, meal: .some(.lunch), note: .some(nil))
        #expect(edited.photo.meal == .lunch && edited.photo.note == nil)
        try kidney.undo()
        #expect(try kidney.journal(moment.day).parts[0].photos == [shown])
    }

    @Test("the journal shows the small picture when the original is gone from the disk")
    func originalGone() throws {
        let patient = try Patient()
        let kidney = patient.kidney
        let id = try kidney.addPhoto(fromFile: patient.picture(), meal: .lunch).photo.id
        try FileManager.default.removeItem(at: kidney.photoFile(id))
        let shown = try #require(try kidney.journal(kidney.currentDay()).parts.first?.photos.first)
        #expect(shown.thumbnail == Data([7]) && !shown.isOriginalPresent)
        #expect(throws: KidneyError.originalMissing("the photo of 2026-06-02, lunch")) {
            _ = try kidney.photoFile(id)
        }
    }

    @Test("a deleted photo comes back by an undo, and its picture is swept when nothing can bring it back")
    func delete() throws {
        let patient = try Patient()
        let kidney = patient.kidney
        let id = try kidney.addPhoto(fromFile: patient.picture()).photo.id
        try kidney.deletePhoto(id)
        #expect(try kidney.journal(kidney.currentDay()).parts.isEmpty)
        patient.clock.advance(hours: 1)
        #expect(try kidney.sweepPhotos() == 0)
        try kidney.undo()
        #expect(try kidney.journal(kidney.currentDay()).parts[0].photos.map(\.isOriginalPresent) == [true])
        #expect(try kidney.sweepPhotos(undoableForDays: 0) == 0)
        try kidney.deletePhoto(id)
        #expect(try kidney.sweepPhotos(undoableForDays: 0) == 1)
        #expect(try patient.count("attachment") == 0)
    }

    @Test("a file that is no picture, a note without words, and an engine without a place for photos are refused")
    func refusals() throws {
        let patient = try Patient()
        let file = try patient.picture()
        let text = try patient.folder.write("Dear diary", to: "meal.jpg")
        #expect(try patient.refuses(.store(.unsupportedMedia(name: "meal.jpg"))) { try $0.addPhoto(fromFile: text) })
        #expect(try patient.refuses(.textBlank("note")) { try $0.addPhoto(fromFile: file, note: " ") })
        #expect(
            try patient.refuses(.textTooLong("note", characters: 1001, limit: 1000)) {
                try $0.addPhoto(fromFile: file, note: String(repeating: "a", count: 1001))
            }
        )
        let none = TimeKit.ID<MealPhoto>("none")
        #expect(try patient.refuses(.noSuchRecord("photo", "none")) { try $0.deletePhoto(none) })
        let plain = try KidneyNutrition.inMemory(clock: patient.clock.wallClock, ids: .seeded(3))
        try plain.acceptTerms()
        #expect(throws: KidneyError.noPlaceForPhotos) { try plain.addPhoto(fromFile: file) }
        #expect(throws: KidneyError.noPlaceForPhotos) { try plain.sweepPhotos() }
    }

    @Test("an engine in a file keeps photos beside it, and another engine reads them")
    func file() throws {
        let folder = try TemporaryFolder()
        let patient = try Patient()
        let file = folder.file("kidney.sqlite")
        let one = try KidneyNutrition.open(at: file, clock: patient.clock.wallClock, ids: .seeded(3))
        try one.acceptTerms()
        let shown = try one.addPhoto(fromFile: patient.picture())
        #expect(shown.thumbnail == nil)
        let other = try KidneyNutrition.open(at: file, clock: patient.clock.wallClock, ids: .seeded(4))
        #expect(try other.journal(shown.photo.day).parts[0].photos == [shown])
        #expect(try other.photoFile(shown.photo.id).path.hasPrefix(folder.file("kidney.photos").path))
    }
}
