import Foundation
import FractionParser
import StorageKit
import TestKit
import Testing
import TimeKit
import WordKit

@testable import KidneyNutrition

/// The report and the card judge as the pages of a day do.
@Suite("The report, the card and the pages agree")
struct ReportAgreementTests {
    private func card(_ history: CareHistory, of month: String = "2026-03-01") throws -> ReportCard {
        ReportCard(history, of: try LabSample.day(month), today: try LabSample.day("2026-06-02"))
    }

    /// Three meals on each of four days.
    private func meals(_ grams: Int64) throws -> [IntakeEntry] {
        try (0..<4).flatMap { offset in
            try [Meal.breakfast, .lunch, .dinner].map { meal in
                try Care.entry(Care.ration, grams: grams, on: offset, meal: meal)
            }
        }
    }

    // MARK: Food

    @Test(
        "Protein over the usual range of dialysis or a transplant is within the target on the day, in the report and on the card",
        arguments: [DiseaseCategory.hemodialysis, .peritonealDialysis, .transplant]
    )
    func protein(category: DiseaseCategory) throws {
        let history = try ReportSample.history(category, entries: try meals(500))
        let target = try history.targets(on: Care.day(0))[.protein]
        let total = try IntakeDay(Care.day(0), history.entries).totals[.protein]
        let high = try #require(target.high)
        #expect(total.known.value > high.value)
        #expect(TotalState(total, target, isDayOver: true, isFull: true) == .ok)
        let report = try ReportSample.report(history, from: "2026-03-02", to: "2026-03-05")
        #expect(report.intake.means.first { $0.name == "protein" }?.isOutside == false)
        #expect(!report.questions.contains { $0.hasPrefix("Protein") }, "\(report.questions)")
        let card = try card(history)
        #expect(card.intake.first { $0.title == "Protein" }?.mark == .good)
        #expect(!card.tries.contains { $0.contains("protein:") }, "\(card.tries)")
    }

    @Test("Calcium under an end that doesn't warn has no sign, and a limit that is passed has one")
    func calcium() throws {
        let little = try card(try ReportSample.history(.g3b, entries: try meals(334)))
        #expect(little.intake.first { $0.title == "Calcium" }?.mark == .open)
        let much = try card(try ReportSample.history(.g3b, entries: try meals(800)))
        #expect(much.intake.first { $0.title == "Calcium" }?.mark == .look)
    }

    @Test("A food to choose more of isn't named as one to replace")
    func wanted() throws {
        let chicken = try #require(BundledFoods.food(FoodSource.bundled(ndb: 5064).foodID))
        let limit = ClinicLimit(.phosphorus, high: 800, from: try LabSample.day("2026-01-01"))
        let entries = try (0..<4).map { try Care.entry(chicken, grams: 1000, on: $0) }
        let card = try card(try ReportSample.history(.hemodialysis, entries: entries, limits: [limit]))
        #expect(card.foods.flatMap(\.more).contains(chicken.shownName))
        #expect(card.intake.first { $0.title == "Phosphorus" }?.mark == .look)
        #expect(!card.tries.contains { $0.contains(chicken.shownName) }, "\(card.tries)")
    }

    @Test("The energy that is aimed for has the same digits on the page of a day and in the report")
    func digits() throws {
        var history = try ReportSample.history(.g3b, entries: try meals(334))
        history.profile.dryWeight = try LabSample.number("79.83")
        let shown = "1,996 to 2,794 kcal a day"
        #expect(try history.targets(on: Care.day(0))[.energy].shown == shown)
        let report = try ReportSample.report(history, from: "2026-03-02", to: "2026-03-05")
        #expect(report.intake.means.first { $0.name == "energy" }?.target == shown)
    }

    @Test(
        "A total over its limit by a fraction is more than the limit that is shown, and one under it isn't",
        arguments: [
            ("104.56", 104_800, "105 mg", "at most 104.6 mg a day"),
            ("104.56", 104_570, "105 mg", "at most 104.56 mg a day"),
            ("104.56", 104_400, "104 mg", "at most 105 mg a day"),
            ("63.86", 63_880, "63.9 mg", "at most 63.86 mg a day"),
            ("104.4", 104_300, "104 mg", "at most 104.4 mg a day"),
            ("800", 800_400, "800.4 mg", "at most 800 mg a day"),
        ] as [(String, Int64, String, String)]
    )
    func fractions(limit: String, thousandths: Int64, shown: String, aim: String) throws {
        let row = try row(.phosphorus, thousandths, .phosphorus, limit, .international)
        #expect(row.text == shown && row.target?.text == aim, "\(row.text) · \(row.target?.text ?? "")")
    }

    @Test("Fluid over its limit by a fraction shows it in both units")
    func fluidFractions() throws {
        let metric = try row(nil, 1_500_400, .fluid, "1500", .international)
        #expect(metric.text == "1,500.4 mL" && metric.state == .over && metric.target?.text == "at most 1,500 mL a day")
        let usual = try row(nil, 1_500_400, .fluid, "1500", .conventional)
        #expect(usual.text == "50.73 fl oz (1,500.4 mL)", "\(usual.text)")
        #expect(usual.target?.text == "at most 50.7 fl oz (1,500 mL) a day")
    }

    /// Returns the row of a total in thousandths on a day with a limit of the clinic.
    private func row(
        _ nutrient: Nutrient?,
        _ thousandths: Int64,
        _ quantity: TargetQuantity,
        _ limit: String,
        _ units: UnitSystem
    ) throws -> TotalRow {
        let high = try LabSample.number(limit)
        let limits = [ClinicLimit(quantity, high: high, from: try LabSample.day("2026-01-01"))]
        let history = try ReportSample.history(.hemodialysis, limits: limits)
        var total = PartialTotal()
        total.known.add(Thousandths(thousandths), perHundredGramsIn: 100)
        total.foods = 1
        return TotalRow(
            nutrient,
            total,
            try history.targets(on: Care.day(0))[quantity],
            on: nil,
            isDayOver: true,
            in: units
        )
    }

    @Test("A floor that doesn't warn is told in words on a past day and on one that isn't over")
    func fiber() throws {
        let history = try ReportSample.history(.g3b, entries: try meals(334))
        let totals = try IntakeDay(Care.day(0), history.entries).totals
        for (isOver, words) in [(true, "not reached"), (false, "not reached yet")] {
            let row = TotalRow(
                .fiber,
                totals[.fiber],
                try history.targets(on: Care.day(0))[.fiber],
                on: nil,
                isDayOver: isOver,
                in: .conventional
            )
            #expect(row.state == .none && row.stateWords(isDayOver: isOver) == words)
        }
    }

    // MARK: Alerts that can't wait

    @Test("A blood pressure that can't wait and a gain at the limit have their signs on the card")
    func body() throws {
        var history = try ReportSample.dialysis()
        let usual = try card(history, of: "2026-05-01").body
        #expect(usual.first { $0.title == "Blood pressure" }?.mark == .open)
        #expect(usual.first { $0.title == "Gain between" }?.mark == .look)
        history.pressures.append(
            PressureReading(id: .init("b3"), 190, over: 125, at: try LabSample.moment("2026-05-30T07:00"))
        )
        let body = try card(history, of: "2026-05-01").body
        #expect(body.first { $0.title == "Blood pressure" }?.mark == .urgent)
    }

    @Test("The line of blood pressure in the report has the lowest and the highest of both values")
    func pressureRange() throws {
        var history = try ReportSample.history(.g3b)
        let readings: [(Rational, Rational)] = [(185, 121), (76, 40), (120, 80)]
        history.pressures = try readings.enumerated().map { number, reading in
            let moment = try LabSample.moment("2026-05-0\(number + 1)T08:00")
            return PressureReading(id: .init("p\(number)"), reading.0, over: reading.1, at: moment)
        }
        let report = try ReportSample.report(history, from: "2026-05-01", to: "2026-05-31")
        let value = try #require(report.body.first { $0.name == "Blood pressure" }).value
        #expect(value.contains("mean 127/80 mmHg of 3"), "\(value)")
        #expect(value.contains("upper value 76 to 185, lower value 40 to 121; last 120/80"), "\(value)")
    }

    @Test("The card has the alerts that stand and can't wait, and they leave an issued one as it is")
    func standing() throws {
        let patient = try Patient(profile: LabSample.profile(.hemodialysis))
        let may = try LabSample.day("2026-05-10")
        #expect(try patient.kidney.issueReportCard(of: may).issue?.number == 1)
        try patient.kidney.addPressure("190/125", at: try patient.moment("2026-06-01T09:00"))
        let standing = try patient.kidney.reportCard(of: may).standing
        #expect(standing.contains { $0.message.contains("190/125") })
        let title = try patient.kidney.reportCard(of: may).standingTitle
        #expect(title == "Alerts of 2026-06-02, as the card is made")
        #expect(try patient.kidney.reportCard(of: LabSample.day("2026-06-01")).standingTitle == title)
        let april = try patient.kidney.reportCard(of: LabSample.day("2026-04-30"))
        #expect(april.standing.isEmpty && april.standingTitle == nil)
        #expect(standing.allSatisfy { $0.level.cantWait })
        #expect(try patient.kidney.reportCardScreen(may).isOutdated == false)
    }

    @Test(
        "The report tells star fruit, a missed session and a loss of weight as facts, without the orders to the patient"
    )
    func facts() throws {
        let patient = try Patient(profile: LabSample.profile(.hemodialysis))
        try patient.kidney.importFoods([Care.starFruit], from: "care")
        try patient.kidney.eat(Care.starFruit.id, "90 g")
        try patient.kidney.addWeight("76 kg", .postDialysis, at: patient.moment("2026-04-20T12:00"), isSure: true)
        try patient.kidney.addWeight("70 kg", .postDialysis, at: patient.moment("2026-05-27T12:00"), isSure: true)
        let report = try patient.kidney.clinicReport(from: LabSample.day("2026-05-20"), to: LabSample.day("2026-06-02"))
        let told = [
            "star fruit can harm the nerves", "o session is written down since 2026-05-27",
            "of the weight was lost since 2026-04-20",
        ]
        for fact in told {
            let line = try #require(report.standing.first { $0.message.contains(fact) }, "\(fact)")
            #expect(!line.message.contains("—") && !line.message.contains("call"), "\(line.message)")
        }
    }

    @Test("The digest of a card covers neither the alerts, with the name of their list, nor that its month is over")
    func digest() throws {
        let card = try card(try ReportSample.dialysis(), of: "2026-05-01")
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        var older = String(decoding: try encoder.encode(card), as: UTF8.self)
        for key in ["\"standing\":[],", "\"standingDay\":null,", "\"isWhole\":true,"] {
            older = older.replacing(key, with: "")
        }
        #expect(!older.contains("\"standing") && !older.contains("\"isWhole"))
        #expect(try KidneyNutrition.digest(card) == SHA256.hexadecimal(of: older.utf8))
        var alerted = card
        alerted.standingDay = try LabSample.day("2026-06-02")
        #expect(try KidneyNutrition.digest(alerted) == KidneyNutrition.digest(card))
    }

    @Test("A gain is judged by the limit of its day, on the card as in its alert")
    func gainLimits() throws {
        let later = try LabSample.day("2026-05-25")
        var history = try ReportSample.dialysis()
        func mark() throws -> ReportCard.Mark? {
            try card(history, of: "2026-05-01").body.first { $0.title == "Gain between" }?.mark
        }
        history.profile.clinicLimits = [ClinicLimit(.interdialyticGain, high: 8, from: later)]
        #expect(try mark() == .look)
        history.profile.clinicLimits.append(
            ClinicLimit(.interdialyticGain, high: 6, from: try LabSample.day("2026-01-01"))
        )
        #expect(try mark() == .open)
    }

    @Test("The card has the same signs of the body in Spanish")
    func spanishBody() throws {
        var history = try ReportSample.dialysis()
        history.pressures.append(
            PressureReading(id: .init("b3"), 190, over: 125, at: try LabSample.moment("2026-05-30T07:00"))
        )
        let marks = try card(history, of: "2026-05-01").body.map(\.mark)
        #expect(marks.contains(.urgent) && marks.contains(.look))
        let spanish = try Language.$current.withValue(.spanish) { try card(history, of: "2026-05-01").body.map(\.mark) }
        #expect(spanish == marks)
    }

    @Test("The card counts results rather than tests, and names a value of the month that couldn't wait")
    func results() throws {
        let history = try ReportSample.history(
            .g3b,
            labs: [
                ("potassium", "6.6", "2026-03-02"), ("potassium", "6.1", "2026-03-09"),
                ("potassium", "5.2", "2026-03-20"), ("phosphorus", "3.9", "2026-03-20"),
            ]
        )
        let card = try card(history)
        #expect(
            card.summary.contains(
                "4 laboratory results came in. The newest value is where it should be in 1 of 2 tests."
            ),
            "\(card.summary)"
        )
        let words = card.labs.first { $0.analyte == .potassium }?.words ?? ""
        #expect(words.contains("couldn't wait this month: 6.6 (2026-03-02) and 6.1 (2026-03-09)"), "\(words)")
    }

    // MARK: Potassium, samples after a session, stages

    @Test("Fruit and vegetables go by the limit of potassium on hemodialysis, and a refusal names what forbids them")
    func fruit() throws {
        let acid = try LabSample.lab(.bicarbonate, "18.5", "2026-02-20")
        let cases: [(potassium: String, urine: Rational, reason: String?)] = [
            ("5.2", 800, nil), ("5.5", 800, nil), ("5.2", 200, "with 200 mL of urine a day"), ("5.6", 800, "is high"),
        ]
        for (potassium, urine, reason) in cases {
            let setting = try Care.setting(
                .hemodialysis,
                labs: [Care.potassium(potassium), acid],
                urine: urine
            )
            #expect((setting.targets[.potassium].high != nil) == (potassium == "5.6"))
            let found = try Recommendations.of(setting)
            let refused = found.refused.first { $0.triggers == [.bicarbonateLow] }?.reason
            let note = "\(potassium), \(urine): \(refused ?? "none")"
            #expect((refused == nil) == (reason == nil), "\(note)")
            if let reason { #expect(refused?.contains(reason) == true, "\(note)") }
            #expect(found.advice.contains { $0.row.trigger == .potassiumAllows } == (reason == nil), "\(note)")
        }
    }

    @Test("A trend compares the values before a session, and says that those after one aren't drawn")
    func sessions() throws {
        var history = try ReportSample.history(
            .hemodialysis,
            labs: [("potassium", "6.6", "2026-05-06"), ("potassium", "5.2", "2026-05-20")]
        )
        history.labs.append(try LabSample.lab(.potassium, "3.3", "2026-05-08", remarks: [.postDialysis]))
        let (from, to) = (try LabSample.day("2026-05-01"), try LabSample.day("2026-05-31"))
        let trend = Trend.of(.lab(.potassium), in: history, from: from, to: to)
        #expect(trend.lines.map { $0.points.map(\.text) } == [["6.6", "5.2"]])
        #expect(trend.summary.first?.contains("the last is 5.2 mEq/L, the one before 6.6") == true)
        #expect(trend.notes.contains { $0.contains("after a dialysis session") })
        history.labs.removeAll { !$0.remarks.contains(.postDialysis) }
        let alone = Trend.of(.lab(.potassium), in: history, from: from, to: to)
        #expect(alone.count == 1 && !alone.notes.contains { $0.contains("aren't drawn") })
        #expect(alone.notes.count == 1, "it isn't judged: \(alone.notes)")
    }

    @Test("A stage is said to go by the last value that is judged, since a later one may not be")
    func stage() throws {
        let until = try LabSample.day("2026-10-30")
        for held in [KidneyStage.g2, nil] {
            let message = StageFinding.notYet(.g3a, held: held, until: until).message
            #expect(message.hasPrefix("the last value that is judged lies in G3a"), "\(message)")
        }
    }

    @Test("A nutrient whose English name is a key is the same trend by its name in both languages")
    func trendNames() {
        let names: [(String, Nutrient)] = [
            ("sodium", .sodium), ("sodio", .sodium), ("potassium", .potassium), ("potasio", .potassium),
            ("phosphorus", .phosphorus), ("fósforo", .phosphorus), ("Fosforo", .phosphorus),
        ]
        for language in Language.offered {
            for (name, nutrient) in names {
                let subjects = Language.$current.withValue(language) { TrendSubject.named(name) }
                #expect(subjects == [.nutrient(nutrient)], "\(language), \(name)")
            }
            let both = Language.$current.withValue(language) { TrendSubject.named("vitamin D") }
            #expect(both == [.lab(.vitaminD), .nutrient(.vitaminD)], "\(language)")
        }
    }
}
