import ScreenKit
import Testing
import TimeKit

@testable import KidneyNutrition

@Suite("The screens of remedies")
struct RemedyTests {
    private static let day = LocalDate(dayNumber: 20_460)

    private static let errors: [KidneyError] = [
        .termsNotAccepted(version: 1), .termsOutdated(version: 1, current: 2), .noProfile, .notInProfile("category"),
        .alertUrgent("potassium is high"), .alertCanWait("drink more"), .noticeFixed(.alarms),
        .notADrink("Banana, raw"), .noSuchFood("unobtainium"), .notInDatabase("FoodData Central", 1),
        .foodUnusable("FoodData Central", 1, reason: "it has no energy"),
        .unlikelyWeight("163 kg", last: "163 lb", day, likely: []), .goalExists(.weight), .goalEnded(day),
        .noSickDay(day), .medicineEnded("Lasix", day),
        .noSuchLabel("x"), .source("FoodData Central", .slow(seconds: 20)),
        .notChecked("x", "openFDA", .slow(seconds: 40)), .component("Banana", of: "Shake", .noSuchFood("Banana")),
        .file(field: "file", .anotherPerson("Bea", file: "record.json")),
    ]

    @Test("the screen of each remedy opens")
    func opens() throws {
        let patient = try Patient(profile: LabSample.profile(.g4))
        for error in Self.errors {
            let remedy = try #require(error.remedy, "\(error)")
            let link = try #require(KidneyLink(remedy.target), "\(remedy.target)")
            #expect(throws: Never.self, "\(remedy.target)") { try patient.kidney.screen(link) }
        }
    }

    @Test("the terms open before they are accepted, and the profile before it is entered")
    func first() throws {
        let terms = try #require(KidneyError.termsNotAccepted(version: 1).remedy)
        #expect(throws: Never.self) { try Patient(isAccepted: false).kidney.screen(#require(KidneyLink(terms.target))) }
        let profile = try #require(KidneyError.noProfile.remedy)
        #expect(throws: Never.self) { try Patient().kidney.screen(#require(KidneyLink(profile.target))) }
    }

    @Test("an error whose sentence says it all has no remedy")
    func none() {
        #expect(KidneyError.notANumber("x").remedy == nil && KidneyError.fault("x").remedy == nil)
    }
}
