import Foundation
import FractionParser
import ScreenKit
import TestKit
import Testing
import TimeKit

@testable import KidneyNutrition

@Suite("Terms and profile")
struct ScreensFormTests {
    @Test("the terms can be accepted once, and a new version asks again")
    func terms() throws {
        let revision = Revision(change: 0)
        let first = TermsScreen(.current, accepted: nil, revision: revision)
        #expect(first.accept.isEnabled && !first.isAccepted)
        #expect(first.paragraphs.count == 4)
        #expect(first.text.contains("nothing else works before"))
        let at = Instant(milliseconds: 0)
        let done = TermsScreen(.current, accepted: TermsAcceptance(version: 1, at: at), revision: revision)
        #expect(!done.accept.isEnabled && done.isAccepted)
        #expect(done.accepted == .init(version: 1, at: at))
        let newer = TermsScreen(
            Terms(version: 2, text: "One.\n\nTwo."),
            accepted: TermsAcceptance(version: 1, at: at),
            revision: revision
        )
        #expect(newer.accept.isEnabled && !newer.isAccepted)
        #expect(newer.text.contains("changed since version 1"))
    }

    private func page(_ typed: [String: String], _ profile: Profile? = nil) throws -> ProfileScreen {
        ProfileScreen(try ScreensSample.context(profile), typed: typed)
    }

    @Test(
        "heights are read in centimeters, meters, feet and inches, exactly",
        arguments: [
            ("170", "170"), ("170 cm", "170"), ("1.70 m", "170"), ("67 in", "170.18"), ("5 ft 7 in", "170.18"),
            ("5'7\"", "170.18"), ("5'7", "170.18"), ("6 ft", "182.88"), ("", nil),
        ] as [(String, String?)]
    )
    func heights(typed: String, centimeters: String?) throws {
        let page = try page(["name": "Ann", "height": typed])
        #expect(page.form[field: "height"]?.error == nil)
        #expect(page.profile?.height == centimeters.flatMap { DecimalText.value($0) })
    }

    @Test(
        "a number without a unit that is no adult's height in centimeters is refused, with the unit that was probably meant",
        arguments: [("65", "65 in"), ("1.65", "1.65 m"), ("5", "5 ft"), ("20", "170 cm"), ("119", "170 cm")]
    )
    func bareHeights(typed: String, meant: String) throws {
        let page = try page(["name": "Ann", "height": typed])
        #expect(page.profile == nil && page.form[field: "height"]?.error?.contains(meant) == true)
    }

    @Test("a height of whole or quarter inches is shown in feet and inches to a person with conventional units")
    func shownHeights() throws {
        var profile = try LabSample.profile(.g4)
        for (typed, shown) in [
            ("65 in", "5 ft 5 in"), ("5 ft 5.25 in", "5 ft 5.25 in"), ("72 in", "6 ft 0 in"), ("165 cm", "165 cm"),
        ] {
            profile.height = try ScreenInput.height(typed)
            #expect(try page([:], profile).form[field: "height"]?.value == shown)
            #expect(try page([:], profile).profile?.height == profile.height)
        }
        profile.units = .international
        profile.height = try ScreenInput.height("65 in")
        #expect(try page([:], profile).form[field: "height"]?.value == "165.1 cm")
    }

    @Test("a height that doesn't go with the dry weight is refused, and one with another weight adjusts no target")
    func heightAndWeight() throws {
        let wrong = try page(["name": "Ann", "height": "65 cm", "dryWeight": "90 kg"])
        #expect(wrong.profile == nil && wrong.save.whyNot?.contains("goes with the dry weight") == true)
        var profile = try LabSample.profile(.g4, dryWeight: 90)
        profile.height = 65
        let target = Targets.of(try LabSample.day("2026-03-10"), for: profile, labs: [])[.protein]
        #expect(
            target.notes.contains { $0.contains("don't go together") }
                && !target.notes.contains { $0.contains("adjusted") }
        )
    }

    @Test("a stored height that doesn't go with the dry weight keeps nothing else of the profile from being saved")
    func storedHeight() throws {
        let day = try LabSample.day("2026-06-02")
        var stored = try LabSample.profile(.g4, dryWeight: 90)
        stored.height = 65
        #expect(throws: KidneyError.self) { try ProfileRule.check(stored, on: day) }
        let ill = stored.setting(.illness, true, from: day)
        #expect(throws: Never.self) { try ProfileRule.check(ill, on: day, over: stored) }
        var heavier = stored
        heavier.dryWeight = 91
        #expect(throws: KidneyError.self) { try ProfileRule.check(heavier, on: day, over: stored) }
    }

    @Test(
        "an unreadable value is told at its field, and nothing can be saved",
        arguments: [
            (["name": ""], "name"), (["name": "Ann", "height": "tall"], "height"),
            (["name": "Ann", "height": "170 180"], "height"), (["name": "Ann", "height": "5 ft 7 m"], "height"),
            (["name": "Ann", "birthDate": "1960"], "birthDate"), (["name": "Ann", "sex": "x"], "sex"),
            (["name": "Ann", "dryWeight": "700 kg"], "dryWeight"), (["name": "Ann", "urine": "a glass"], "urine"),
            (["name": "Ann", "category": "G9"], "category"), (["name": "Ann", "units": "both"], "units"),
            (["name": "Ann", "category": "G4", "category.from": "soon"], "category.from"),
            (["name": "Ann", "height": "20 cm"], "height"), (["name": "Ann", "birthDate": "2030-01-01"], "birthDate"),
            (["name": "Ann", "height": "65 cm", "dryWeight": "90 kg"], "height"),
            (["name": "Ann", "urine": "11000 mL"], "urine"),
            (["name": "Ann", "diabetes": "true", "diet.carbohydrate": "2 g"], "diet.carbohydrate"),
            (["name": "Ann", "diabetes": "true", "diet.HbA1c": "11 %"], "diet.HbA1c"),
            (["name": "Ann", "diabetes": "true", "diet.carbohydrate": "90 g", "diet.sugars": "95 g"], "diet.sugars"),
            (["name": "Ann", "category": "G4", "category.from": "2030-01-01"], "category.from"),
            (
                ["name": "Ann", "birthDate": "1960-05-20", "category": "G4", "category.from": "1950-01-01"],
                "category.from"
            ),
        ] as [([String: String], String)]
    )
    func wrong(typed: [String: String], field: String) throws {
        let page = try page(typed)
        #expect(!page.save.isEnabled)
        #expect(page.profile == nil)
        #expect(page.form.fields.filter { $0.error != nil }.map(\.id) == [field])
        #expect(page.save.whyNot?.contains("enter") == true || page.save.whyNot?.contains("did you mean") == true)
    }

    @Test("a birth date after the first day of a stored category is refused at its field")
    func lateBirthDate() throws {
        let page = try page(["birthDate": "2021-02-01"], LabSample.profile(.g4))
        #expect(page.profile == nil && page.save.whyNot?.contains("a day of the person's life") == true)
        #expect(page.form.fields.filter { $0.error != nil }.map(\.id) == ["birthDate"])
    }

    @Test("a form that is filled with the profile and saved leaves it as it is")
    func unchanged() throws {
        var profile = try LabSample.profile(.hemodialysis, urine: 500)
        profile.height = 170
        profile.units = .international
        #expect(try page([:], profile).profile == profile)
    }

    @Test("a new category goes on the list from its day on, and what was before stays")
    func categories() throws {
        let profile = try LabSample.profile(.g4)
        let page = try page(["category": "haemodialysis", "category.from": "2026-05-01"], profile)
        #expect(page.profile?.categories.map(\.category) == [.g4, .hemodialysis])
        let shown = try self.page([:], page.profile)
        #expect(shown.categories.map(\.to) == [try LabSample.day("2026-04-30"), nil])
        #expect(shown.category == .hemodialysis)
        #expect(shown.age == 66)
    }

    @Test("a clinic's limit is read exactly; a floor above the ceiling is refused; the newest holds")
    func limits() throws {
        let profile = try LabSample.profile(
            .g4,
            limits: [
                ClinicLimit(.potassium, high: 2500, from: try LabSample.day("2026-01-01")),
                ClinicLimit(.potassium, high: 2000, from: try LabSample.day("2026-03-01")),
            ]
        )
        let rows = try page([:], profile).limits
        #expect(rows.map(\.holds) == [false, true])
        #expect(rows.last?.text == "potassium: at most 2,000 mg a day from 2026-03-01 on")
        let typed = ["limit.quantity": "protein", "limit.low": "60.5", "limit.high": "80", "limit.from": "2026-06-01"]
        let from = try LabSample.day("2026-06-01")
        #expect(
            try page(typed, profile).limit
                == ClinicLimit(.protein, low: try LabSample.number("60.5"), high: 80, from: from)
        )
        let crossed = try page(typed.merging(["limit.low": "90"]) { $1 }, profile)
        #expect(!crossed.saveLimit.isEnabled && crossed.limit == nil)
        #expect(crossed.saveLimit.whyNot?.contains("the lower one as the floor") == true)
        #expect(try !page(typed.merging(["limit.low": "some"]) { $1 }, profile).saveLimit.isEnabled)
        #expect(try page(typed).saveLimit.whyNot?.contains("enter the profile first") == true)
    }

    @Test(
        "two blank fields of a clinic's limit are refused at both, and only a choice says that there is no limit",
        arguments: [TargetQuantity.potassium, .fluid]
    )
    func blankLimit(quantity: TargetQuantity) throws {
        let profile = try LabSample.profile(.g4)
        let blank = [
            "limit.quantity": quantity.rawValue, "limit.low": "", "limit.high": " ", "limit.from": "2026-06-01",
        ]
        for typed in [[:], blank] {
            let page = try page(typed, profile)
            #expect(!page.saveLimit.isEnabled && page.limit == nil)
            // The command line tells it, too, where no field is beside another.
            #expect(page.saveLimit.whyNot?.hasPrefix("enter a number, or choose") == true)
        }
        let refused = try page(blank, profile).limitForm.fields.filter { $0.error != nil }.map(\.id)
        #expect(refused == ["limit.low", "limit.high"])
        let none = try page(blank.merging(["limit.none": "true"]) { $1 }, profile)
        #expect(none.limit == ClinicLimit(quantity, from: try LabSample.day("2026-06-01")))
        let both = try page(blank.merging(["limit.none": "true", "limit.high": "2000"]) { $1 }, profile)
        #expect(!both.saveLimit.isEnabled && both.limit == nil)
    }

    @Test("a decimal comma in a clinic's limit is refused with its remedy, and never multiplies the limit by ten")
    func decimalComma() throws {
        let profile = try LabSample.profile(.g4)
        func limit(_ typed: String) throws -> (high: Rational?, error: String?) {
            let fields = ["limit.quantity": "protein", "limit.high": typed, "limit.from": "2026-06-01"]
            let page = try page(fields, profile)
            return (page.limit?.high, page.limitForm[field: "limit.high"]?.error)
        }
        for wrong in ["4,5", "0,8", "1,5000", ",500", "1,50.5", "12,34,567"] {
            let answer = try limit(wrong)
            #expect(answer.high == nil && answer.error?.contains("write a point for decimals") == true, "\(wrong)")
        }
        for (right, value) in [("1,500", "1500"), ("4.5", "4.5"), ("2,000.5", "2000.5")] {
            #expect(try limit(right).high == LabSample.number(value), "\(right)")
        }
    }

    @Test("an emptied day of a clinic's limit says what is missing")
    func emptiedDay() throws {
        let typed = ["limit.quantity": "protein", "limit.high": "80", "limit.from": ""]
        let page = try page(typed, LabSample.profile(.g4))
        #expect(!page.saveLimit.isEnabled)
        #expect(page.limitForm[field: "limit.from"]?.error != nil)
    }
}
