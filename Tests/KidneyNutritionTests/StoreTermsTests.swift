import Foundation
import FractionParser
import StorageKit
import TestKit
import Testing
import TimeKit

@testable import KidneyNutrition

@Suite("The terms come first")
struct StoreTermsTests {
    @Test("nothing but reading the terms works before they were accepted")
    func gate() throws {
        let patient = try Patient(isAccepted: false)
        let food = Pantry.banana.id
        let file = try patient.picture()
        let day = try LabSample.day("2026-06-02")
        let useCases: [(String, (KidneyNutrition) throws -> Void)] = [
            ("profile", { _ = try $0.profile() }),
            ("set the profile", { try $0.setProfile(Profile(name: "Ann")) }),
            ("category", { try $0.setCategory(.g4, from: day) }),
            ("limit", { try $0.setLimit(ClinicLimit(.fluid, high: 1000, from: day)) }),
            ("avatar", { try $0.setAvatar(fromFile: file) }),
            ("day start", { try $0.setDayStart(.midnight) }),
            ("weight", { try $0.addWeight("80 kg") }),
            ("weights", { _ = try $0.weights() }),
            ("pressure", { try $0.addPressure("130/80") }),
            ("activity", { try $0.addActivity(.steps, "5000") }),
            ("lab", { try $0.addLab(.potassium, "5.4") }),
            ("labs", { _ = try $0.labList() }),
            ("import", { try $0.importFoods(Pantry.all, from: "pantry") }),
            ("search", { _ = try $0.searchFoods("ban") }),
            ("food", { _ = try $0.food(food) }),
            ("own food", { try $0.createFood(named: "Soup", .label(NutrientContents())) }),
            ("eat", { try $0.eat(food, "1 medium") }),
            ("drink", { try $0.drink(food, "1 medium") }),
            ("today", { _ = try $0.today() }),
            ("targets", { _ = try $0.targets(on: day) }),
            ("journal", { _ = try $0.journal(day) }),
            ("photo", { try $0.addPhoto(fromFile: file) }),
            ("sweep", { try $0.sweepPhotos() }),
            ("measurements", { try $0.importMeasurements(MeasurementBatch(), from: "x") }),
            ("undo", { try $0.undo() }),
        ]
        for (name, useCase) in useCases {
            #expect(try patient.refuses(.termsNotAccepted(version: 1), useCase), "\(name)")
        }
        #expect(try patient.count("attachment") == 0 && patient.count("food") == 0)
        #expect(!patient.kidney.terms.text.isEmpty)
        #expect(try patient.kidney.acceptance() == nil)
        #expect(try !patient.kidney.areTermsAccepted())
    }

    @Test("version and time are kept, and accepting again keeps the first time")
    func accepted() throws {
        let patient = try Patient(isAccepted: false)
        let accepted = try patient.kidney.acceptTerms(version: 1)
        #expect(accepted == TermsAcceptance(version: 1, at: patient.clock.now))
        patient.clock.advance(hours: 5)
        #expect(try patient.kidney.acceptTerms() == accepted)
        #expect(try patient.kidney.acceptance() == accepted)
        #expect(try patient.count("terms_acceptance") == 1)
    }

    @Test("a new version asks again, and both acceptances are kept")
    func newVersion() throws {
        let patient = try Patient()
        let newer = KidneyNutrition(
            store: patient.store,
            photos: nil,
            clock: patient.clock.wallClock,
            ids: .seeded(2),
            terms: Terms(version: 2, text: "new words")
        )
        #expect(throws: KidneyError.termsNotAccepted(version: 2)) { _ = try newer.today() }
        #expect(throws: KidneyError.termsOutdated(version: 1, current: 2)) { try newer.acceptTerms(version: 1) }
        patient.clock.advance(hours: 1)
        try newer.acceptTerms(version: 2)
        #expect(try newer.today().entries.isEmpty)
        #expect(try patient.count("terms_acceptance") == 2)
        // After a downgrade of the program the acceptance is still valid.
        #expect(try patient.kidney.areTermsAccepted())
    }

    @Test("no undo takes an acceptance back")
    func noUndo() throws {
        let patient = try Patient()
        #expect(throws: KidneyError.store(.nothingToUndo)) { try patient.kidney.undo() }
        #expect(try patient.kidney.areTermsAccepted())
    }

    @Test("every refusal of the store says what to do")
    func messages() throws {
        let day = try LabSample.day("2026-06-02")
        let errors: [KidneyError] = [
            .termsNotAccepted(version: 1), .termsOutdated(version: 1, current: 2), .noProfile, .textBlank("name"),
            .textTooLong("note", characters: 2000, limit: 1000),
            .profileValue("a height of", "17 cm", allowed: "50 to 250 cm"), .notInProfile("category from \(day) on"),
            .noSuchRecord("weight", "x"), .inTheFuture(Moment(Instant(milliseconds: 0), in: .gmt)),
            .notADrink("Bread, white"),
            .foodInUse("Paneer", by: ["Kadai Paneer"]), .notForImport("Soup"), .noPlaceForPhotos,
            .originalMissing("the photo of \(day)"), .store(.nothingToUndo), .fault("x"),
        ]
        for error in errors {
            #expect("\(error)".contains(" — "), "\(error)")
            #expect(!"\(error)".contains("without words"), "\(error)")
        }
    }
}
