import Foundation
import FractionParser
import ScreenKit
import TestKit
import Testing
import TimeKit

@testable import KidneyNutrition

@Suite("Pages of measurements and foods")
struct ScreensPagesTests {
    // MARK: Measurements

    private func lines(_ results: [LabResult], _ profile: Profile) -> ([LabLine], [EGFRPoint]) {
        let points = EGFR.points(results, for: profile)
        let entered = results.map { result in
            LabLine(
                result: result.id,
                analyte: result.analyte,
                isComputed: false,
                value: result.comparator.rawValue + result.text,
                unit: result.unit,
                moment: result.moment,
                source: result.source,
                formula: result.formula,
                flag: LabRule.finding(result, for: LabPatient(profile, taking: []), among: []).flag,
                judgment: LabRule.finding(result, for: LabPatient(profile, taking: []), among: []).words,
                typed: result.comparator.rawValue + result.text,
                remarks: result.remarks
            )
        }
        let computed = points.filter(\.isComputed).map { point in
            LabLine(
                result: point.result,
                analyte: .eGFR,
                isComputed: true,
                value: point.shown,
                unit: .mLPerMinute,
                moment: point.moment,
                source: .manual,
                formula: point.formula,
                flag: nil,
                judgment: nil,
                typed: point.shown,
                remarks: []
            )
        }
        return (entered + computed, points)
    }

    @Test("the list of laboratory values has the keys of the page, and the computed eGFR with its stage and formula")
    func labs() throws {
        let profile = try LabSample.profile(.g3a)
        let results = [
            try LabSample.lab(.potassium, "<5.40 mmol/L", "2026-05-20", id: "k"),
            try LabSample.lab(.creatinine, "1.2 mg/dL", "2026-05-21T08:00", id: "c"),
        ]
        let (lines, points) = lines(results, profile)
        let screen = LabsScreen(try ScreensSample.context(profile), lines: lines, points: points)
        #expect(screen.labs.map(\.id) == ["c/eGFR", "c", "k"])
        let eGFR = try #require(screen.labs.first)
        #expect((eGFR.name, eGFR.value, eGFR.stage, eGFR.flag) == (.eGFR, 50, .g3a, nil))
        #expect(eGFR.source == "computed with CKD-EPI 2021 from the creatinine")
        let potassium = try #require(screen.labs.last)
        #expect(
            (potassium.value, potassium.comparator, potassium.text) == (Decimal(string: "5.4"), .below, "<5.40 mmol/L")
        )
        #expect(potassium.isDayOnly)
        #expect(screen.labs[1].other == "106 µmol/L")
        for row in try ScreensSample.object(screen)["labs"]?.list ?? [] {
            #expect(Set(["id", "name", "value", "unit", "at", "source", "flag"]).isSubset(of: row.keys))
        }
        #expect(screen.stage.contains("not yet a stage"))
        #expect(screen.trend.contains("needs three values"))
        let one = LabsScreen(try ScreensSample.context(profile), lines: lines, points: points, analyte: .potassium)
        #expect(one.labs.map(\.id) == ["k"])
    }

    @Test("on dialysis neither a stage nor a trend is told")
    func dialysis() throws {
        let profile = try LabSample.profile(.hemodialysis)
        let (lines, points) = lines([try LabSample.lab(.creatinine, "7.2 mg/dL", "2026-05-21T08:00")], profile)
        let screen = LabsScreen(try ScreensSample.context(profile), lines: lines, points: points)
        #expect(screen.labs.map(\.name) == [.creatinine])
        #expect(screen.stage.contains("On dialysis"))
        #expect(screen.trend.contains("On dialysis"))
    }

    @Test("the form of a value says what was likely meant, asks about the unit, and refuses a day to come")
    func labForm() throws {
        let context = try ScreensSample.context(try LabSample.profile(.g3a))
        func screen(_ typed: [String: String]) -> LabsScreen {
            LabsScreen(context, lines: [], points: [], typed: typed)
        }
        let wrong = screen(["analyte": "potassium", "value": "50", "unit": "mmol/L"])
        #expect(wrong.form[field: "value"]?.error?.contains("did you mean 5.0 mmol/L") == true)
        #expect(!wrong.save.isEnabled)
        let right = screen(["analyte": "potassium", "value": "5.4", "unit": "mmol/L"])
        #expect(right.save.isEnabled)
        #expect(right.form[field: "value"]?.reading == "5.4 mmol/L")
        let odd = screen(["analyte": "phosphorus", "value": "1.2", "unit": "mg/dL"])
        #expect(odd.form[field: "value"]?.reading?.contains("1.2 mmol/L would be in it") == true)
        #expect(!screen(["value": "5.4", "day": "2026-06-03"]).save.isEnabled)
        #expect(!screen(["value": "5.4", "day": "yesterday"]).save.isEnabled)
        #expect(!screen(["value": "5.4", "time": "8 o'clock"]).save.isEnabled)
        #expect(!screen(["analyte": "iron", "value": "5"]).save.isEnabled)
        #expect(!screen([:]).save.isEnabled)
    }

    @Test("the gain between sessions is told in kilograms and percent, and a high gain with what to do")
    func gains() throws {
        let weights = [
            try LabSample.weight("73.0 kg", .preDialysis, "2026-05-30T07:00"),
            try LabSample.weight("70.2 kg", .postDialysis, "2026-05-30T11:00"),
            try LabSample.weight("73.7 kg", .preDialysis, "2026-06-01T07:00"),
        ]
        let screen = MeasurementsScreen(
            try ScreensSample.context(try ScreensSample.dialysis()),
            weights: weights,
            pressures: [],
            activities: []
        )
        #expect(screen.weights.map(\.value) == [Decimal(string: "73.7"), Decimal(string: "70.2"), 73])
        #expect(screen.weights.first?.text == "73.7 kg (162.5 lb)")
        #expect(screen.weights.first?.context == .preDialysis)
        let last = try #require(screen.sessions.first)
        #expect(last.gain == Decimal(string: "3.5"))
        #expect(last.gainPercent == 5)
        #expect(last.after == nil)
        #expect(last.text == "7.7 lb gained in 2 days, 5.0 % of the dry weight")
        #expect(last.notices.contains { $0.contains("ask the dialysis team") })
        let first = try #require(screen.sessions.last)
        #expect(first.gain == nil)
        #expect(first.loss == Decimal(string: "2.8"))
        #expect(first.text.hasSuffix(", 6.2 lb taken off"))
        #expect(screen.gain?.contains("5 % of the dry weight") == true)
    }

    @Test(
        "off dialysis a quick gain is told; pressures have their flags; a day's steps of phone and watch aren't summed"
    )
    func vitals() throws {
        func source(_ name: String) -> MeasurementSource { MeasurementSource(.appleHealth, name: name) }
        let screen = MeasurementsScreen(
            try ScreensSample.context(try LabSample.profile(.g4)),
            weights: [
                try LabSample.weight("70 kg", .daily, "2026-06-01T07:00"),
                try LabSample.weight("71.5 kg", .daily, "2026-06-02T07:00"),
            ],
            pressures: [
                PressureReading(id: .init("p"), 150, over: 85, at: try LabSample.moment("2026-06-02T07:00")),
                PressureReading(id: .init("q"), 120, over: 75, at: try LabSample.moment("2026-06-01T07:00")),
            ],
            activities: [
                ActivityReading(
                    id: .init("a"),
                    .steps,
                    4000,
                    at: try LabSample.moment("2026-06-01T09:00"),
                    from: source("Phone")
                ),
                ActivityReading(
                    id: .init("b"),
                    .steps,
                    5000,
                    at: try LabSample.moment("2026-06-01T09:00"),
                    from: source("Watch")
                ),
            ]
        )
        #expect(screen.gain?.contains("Call your care team today") == true)
        #expect(screen.pressures.map(\.flag) == [.high, .inRange])
        #expect(screen.pressures.first?.text == "150/85 mmHg")
        #expect(screen.activity.map(\.steps) == [5000])
        #expect(screen.activity.first?.minutes == nil)
        #expect(!screen.save.isEnabled)
    }

    @Test("the form of measurements reads weights in both units and names swapped pressures")
    func measurementForm() throws {
        let context = try ScreensSample.context(try ScreensSample.dialysis())
        func screen(_ typed: [String: String]) -> MeasurementsScreen {
            MeasurementsScreen(context, weights: [], pressures: [], activities: [], typed: typed)
        }
        #expect(screen(["weight": "81.2kg"]).form[field: "weight"]?.reading == "81.2 kg (179.0 lb)")
        #expect(screen(["weight": "81.2kg"]).save.isEnabled)
        #expect(screen([:]).form[field: "context"]?.value == "pre-dialysis")
        let swapped = screen(["pressure": "80/130"])
        #expect(swapped.form[field: "pressure"]?.error?.contains("130/80") == true)
        #expect(!swapped.save.isEnabled)
    }

    // MARK: Foods

    @Test("the foods of a search have the keys of the page; what isn't known is null, and a lower bound is named")
    func search() throws {
        var contents = NutrientContents([.potassium: "358", .protein: "1.09"])
        contents[.sodium] = .atLeast("12.5")
        let dish = Food(.custom(.init("d")), name: "Kadai Paneer", contents: contents)
        let screen = FoodSearchScreen(
            try ScreensSample.context(),
            typed: "kad",
            found: [FoundFood(food: dish, score: 950, edits: 0), FoundFood(food: Pantry.banana, score: 900, edits: 0)]
        )
        let foods = try ScreensSample.object(screen)["foods"]?.list ?? []
        for food in foods {
            #expect(Set(["id", "name", "source", "portion", "per100g", "score"]).isSubset(of: food.keys))
            #expect(food["per100g"]?.keys == Set(Nutrient.allCases.map(\.rawValue)))
        }
        #expect(foods[0]["per100g"]?["potassium"] == .number(358))
        #expect(foods[0]["per100g"]?["vitaminK"] == .null)
        #expect(foods[0]["portion"] == .text("100 g"))
        #expect(screen.foods[0].atLeast == [.sodium])
        #expect(foods[1]["portion"] == .text("1 medium (7\" to 7-7/8\" long) (118 g)"))
        #expect(screen.text == "2 foods")
        let none = FoodSearchScreen(try ScreensSample.context(), typed: "qqq", found: [])
        #expect(none.text.contains("make it as a dish"))
    }

    @Test("a food's page says what an amount does to each limit of the day, in any of its portions")
    func food() throws {
        let profile = try ScreensSample.dialysis()
        let summary = try ScreensSample.summary(
            profile,
            eaten: [(Pantry.tomato, "1000 g")],
            labs: try ScreensSample.labs()
        )
        func screen(_ typed: [String: String]) throws -> FoodScreen {
            FoodScreen(try ScreensSample.context(profile), Pantry.banana, on: summary, typed: typed)
        }
        let empty = try screen([:])
        #expect(!empty.add.isEnabled)
        #expect(empty.effects.isEmpty)
        let some = try screen(["amount": "1 medium", "meal": "snack"])
        #expect(some.add.isEnabled)
        #expect(some.form[field: "amount"]?.reading == "118 g")
        let effect = try #require(some.effects.first { $0.quantity == .potassium })
        #expect(effect.before == "2,370 mg")
        #expect(effect.after == "2,792 mg")
        #expect(effect.state == .near || effect.state == .over)
        #expect(some.figures.first { $0.nutrient == .potassium }?.inAmount == "422 mg")
        #expect(some.figures.first { $0.nutrient == .vitaminK }?.text == "not known")
        #expect(some.figures.first { $0.nutrient == .vitaminK }?.inAmount == "unknown (1 food)")
        #expect(some.swaps.map(\.target).contains("kidney://substitute/ndb-00002/potassium"))
        let wrong = try screen(["amount": "1 bucket"])
        #expect(wrong.form[field: "amount"]?.error?.contains("bucket") == true)
        #expect(some.phosphorus.contains("an estimated 20 to 40 %"))
        #expect(try screen([:]).edit == nil)
    }

    // MARK: A dish

    private static let stock = Dictionary(uniqueKeysWithValues: Pantry.all.map { ($0.id, $0) })

    private func dish(_ custom: CustomFood?, _ typed: [String: String]) throws -> DishScreen {
        let stock = Self.stock
        return DishScreen(
            try ScreensSample.context(),
            custom,
            typed: typed,
            find: { stock[$0] },
            work: { (dish) throws(KidneyError) -> Food in
                try Dish(foods: { stock[$0] }, customs: { $0.rawValue == "own-new" ? dish : nil }).food(dish)
            }
        )
    }

    @Test("a dish shows what 100 g of it hold as it is written, a component without a figure as a lower bound")
    func make() throws {
        let screen = try dish(
            nil,
            [
                "name": "Kadai Paneer", "components": "ndb-00004 = 200 g\nndb-00005 = 1 medium whole", "yield": "300 g",
            ]
        )
        #expect(screen.save.isEnabled)
        #expect(screen.components.map(\.reading) == ["200 g", "123 g"])
        #expect(screen.per100g?[.potassium] == Decimal(string: "97.17"))
        #expect(screen.atLeast.contains(.potassium))
        #expect(!screen.atLeast.contains(.protein))
        #expect(screen.figures.contains("potassium at least 97.1 mg"))
        #expect(
            screen.dish?.making
                == .dish(
                    [DishComponent(.init("ndb-00004"), "200 g"), DishComponent(.init("ndb-00005"), "1 medium whole")],
                    yield: 300
                )
        )
    }

    @Test(
        "a dish's faults stand at its fields",
        arguments: [
            (["name": " ", "components": "ndb-00004 = 200 g"], "name"),
            (["name": "A", "components": ""], "components"),
            (["name": "A", "components": "ndb-00004"], "components"),
            (["name": "A", "components": "ndb-99999 = 1 g"], "components"),
            (["name": "A", "components": "ndb-00004 = 1 bucket"], "components"),
            (["name": "A", "components": "ndb-00004 = 200 g", "yield": "much"], "yield"),
            (["name": "A", "components": "ndb-00004 = 200 g", "fluid": "some"], "fluid"),
            (["name": "A", "components": "ndb-00004 = 200 g", "yield": "0 g"], "yield"),
            (["name": "A", "components": "ndb-00004 = 200 g", "yield": "100.1 kg"], "yield"),
            (["name": "A", "components": "ndb-00004 = 200 g", "portions": "bowl"], "portions"),
            (["name": "A", "components": "ndb-00004 = 200 g", "portions": "bowl = 0 g"], "portions"),
            (["name": "A", "components": "ndb-00004 = 200 g", "portions": "bowl = 250 g\n= 5 g"], "portions"),
            (["name": "A", "components": "ndb-00004 = 200 g", "portions": "bowl = much"], "portions"),
            (["name": "A", "components": "own-new = 200 g"], "components"),
        ]
    )
    func wrongDish(typed: [String: String], field: String) throws {
        let screen = try dish(nil, typed)
        #expect(!screen.save.isEnabled)
        #expect(screen.dish == nil && screen.per100g == nil)
        #expect(screen.form.fields.filter { $0.error != nil }.map(\.id) == [field])
        #expect(screen.save.whyNot?.isEmpty == false)
    }

    @Test(
        "a weight when cooked is read in grams and kilograms, by the form and by the command",
        arguments: [("300", 300), ("300 g", 300), ("0.3 kg", 300), (" ", nil), ("much", nil), ("1 kg 200 g", nil)]
            as [(String, Rational?)]
    )
    func cooked(typed: String, grams: Rational?) throws {
        #expect((try? ScreenInput.grams(typed)) == grams)
        let screen = try dish(nil, ["name": "A", "components": "ndb-00004 = 200 g", "yield": typed])
        let isRead = grams != nil || typed == " "
        #expect((screen.form[field: "yield"]?.error == nil) == isRead)
        if isRead { #expect(screen.dish?.making == .dish([DishComponent(.init("ndb-00004"), "200 g")], yield: grams)) }
    }

    @Test("a dish that is edited is filled with what it is")
    func edit() throws {
        let custom = CustomFood(
            .init("d"),
            name: "Curry",
            making: .dish([DishComponent(.init("ndb-00005"), "100 g")], yield: 80),
            fluid: .all
        )
        let screen = try dish(custom, [:])
        #expect(screen.form[field: "components"]?.value == "ndb-00005 = 100 g")
        #expect(screen.form[field: "yield"]?.value == "80 g")
        #expect(screen.form[field: "fluid"]?.value == "all")
        #expect(screen.form[field: "portions"]?.value == "")
        #expect(screen.dish == custom)
        #expect(screen.delete?.confirmation?.question == "Delete “Curry”?")
        let label = CustomFood(.init("l"), name: "Bar", making: .label(NutrientContents([.sodium: "5"])))
        let closed = try dish(label, [:])
        #expect(closed.form.whyNot == "it has no components" && closed.save.whyNot == closed.form.whyNot)
    }

    @Test("a dish's measures are read a line each, kept while they stay as shown, and taken away by an empty text")
    func measures() throws {
        let made = ["name": "Soup", "components": "ndb-00004 = 400 g"]
        let typed = made.merging(["portions": " bowl = 250 g\n\ncup = 8 oz = 0.24 kg"]) { $1 }
        let screen = try dish(nil, typed)
        let portions = [FoodPortion("bowl", grams: "250"), FoodPortion("cup = 8 oz", grams: "240")]
        #expect(screen.save.isEnabled && screen.dish?.portions == portions)
        // One of a file can be for several measures, and has a text of its own.
        var soup = try #require(screen.dish)
        soup.portions = [FoodPortion(10, "spoons", grams: "150")]
        let kept = try dish(soup, [:])
        #expect(kept.form[field: "portions"]?.value == "spoons = 150 g" && kept.dish == soup)
        #expect(try dish(soup, ["name": "Stew"]).dish?.portions == soup.portions)
        #expect(try dish(soup, ["portions": ""]).dish?.portions == [])
    }

    // MARK: The journal

    @Test(
        "the journal shows entries and photos by meal; where the original is gone it shows the small picture and says so"
    )
    func journal() throws {
        let entries =
            try ScreensSample.entries([(Pantry.banana, "100 g"), (Pantry.paneer, "50 g")], meal: .lunch)
            + ScreensSample.entries([(Pantry.water, "1 cup")], meal: nil)
        let day = try LabSample.day(ScreensSample.day)
        func photo(_ id: String, present: Bool, thumbnail: Data?) -> JournalPhoto {
            JournalPhoto(
                photo: MealPhoto(TimeKit.ID(id), picture: id, meal: .dinner, at: entries[0].at, day: day),
                thumbnail: thumbnail,
                isOriginalPresent: present
            )
        }
        let journal = Journal(
            day: day,
            entries: entries,
            photos: [
                photo("a", present: true, thumbnail: Data([1])), photo("b", present: false, thumbnail: Data([2])),
                photo("c", present: false, thumbnail: nil),
            ]
        )
        let screen = JournalScreen(try ScreensSample.context(), journal)
        #expect(screen.meals.map(\.name) == ["Lunch", "Dinner", "Without a meal"])
        #expect(screen.meals[0].totals.contains("potassium ≥ 358 mg; 1 of 2 foods unknown"))
        #expect(screen.meals[0].entries[1].figures.contains("potassium unknown (1 food)"))
        #expect(screen.meals[0].entries[0].entry.time == "08:30")
        #expect(screen.meals[0].entries[0].actions.last?.confirmation?.question == "Delete “Banana, raw”, 100 g?")
        #expect(
            screen.meals[1].photos.map(\.text) == [
                nil, "the original is gone; this is its small picture", "the original is gone; add the file again",
            ]
        )
        #expect(screen.meals[1].photos[1].thumbnail == Data([2]))
        #expect(screen.meals[1].totals.isEmpty)
    }
}
