import FractionParser
import TestKit
import Testing
import TimeKit

@testable import KidneyNutrition

@Suite("Trends")
struct TrendTests {
    private func day(_ text: String) throws -> LocalDate { try LabSample.day(text) }

    private func trend(
        _ subject: TrendSubject,
        _ history: CareHistory,
        from: String = "2026-01-01",
        to: String = "2026-06-02"
    ) throws -> Trend {
        Trend.of(subject, in: history, from: try day(from), to: try day(to))
    }

    // MARK: Laboratory values

    @Test(
        "a laboratory value is drawn in the profile's unit, the earliest first, with the goal of the disease behind it"
    )
    func lab() throws {
        let history = try ReportSample.history(
            .g3b,
            labs: [("potassium", "5.6 mmol/L", "2026-05-04"), ("potassium", "5.0 mmol/L", "2026-02-09")]
        )
        let trend = try trend(.lab(.potassium), history)
        #expect(trend.lines.map { $0.points.map(\.text) } == [["5.0", "5.6"]])
        #expect(trend.unit == "mEq/L")
        #expect(trend.bands == [Trend.band("goal 3.5 to 5.0", 3.5, 5)])
        #expect(trend.summary == ["2 values from 2026-02-09 to 2026-05-04; the last is 5.6 mEq/L, the one before 5.0."])
    }

    @Test("a value that < leaves open keeps its sign, and a hemolyzed one is said to be")
    func openValue() throws {
        let history = try ReportSample.history(
            .g3b,
            labs: [("urine ACR", "<30 mg/g", "2026-05-04"), ("potassium", "6.1", "2026-05-04")],
            remarks: ["potassium": [.hemolyzed]]
        )
        #expect(try trend(.lab(.urineACR), history).lines.first?.points.first?.text == "<30")
        #expect(try trend(.lab(.potassium), history).notes.contains { $0.contains("hemolyzed") })
    }

    @Test("filtration rates of two formulas are two lines, and the line through them is of the newest formula")
    func formulas() throws {
        let history = try ReportSample.history(
            .g3b,
            labs: [
                ("creatinine", "1.40", "2025-01-10"), ("creatinine", "1.50", "2025-07-10"),
                ("creatinine", "1.60", "2026-02-10"), ("eGFR", "41", "2024-12-01"),
            ]
        )
        let trend = try trend(.lab(.eGFR), history, from: "2024-01-01")
        #expect(trend.lines.map(\.name) == ["formula not stated", "CKD-EPI 2021", "line through them"])
        #expect(trend.lines.map(\.points.count) == [1, 3, 2])
        #expect(trend.lines.map(\.isComputed) == [false, false, true])
        #expect(trend.count == 4)
        #expect(trend.summary.contains { $0.contains("a year (95 %") && $0.contains("−") })
        #expect(trend.summary.allSatisfy { !$0.contains(#/-\d+\.\d/#) })
        #expect(trend.notes.contains { $0.contains("are not compared") })
    }

    @Test("on dialysis no filtration rate is drawn, those from before are, and there is no line through them")
    func dialysis() throws {
        var history = try ReportSample.history(
            .g5,
            labs: [("creatinine", "5.0", "2025-12-01"), ("creatinine", "6.1", "2026-03-01")]
        )
        history.profile.categories.append(CategoryPeriod(from: try day("2026-01-15"), .hemodialysis))
        let trend = try trend(.lab(.eGFR), history, from: "2025-01-01")
        #expect(trend.lines.map(\.points.count) == [1])
        #expect(trend.summary.last == "On dialysis the eGFR says nothing, so no trend is shown.")
    }

    // MARK: Days

    @Test(
        "a day without entries is a gap, a food without a figure makes a day a lower bound, and a day of such foods alone says nothing"
    )
    func days() throws {
        var entries = try Care.meals(on: 0) + Care.meals(on: 2)
        entries += [try Care.entry(Care.mystery, grams: 200, on: 2), try Care.entry(Care.mystery, grams: 200, on: 3)]
        let history = try ReportSample.history(.g3b, entries: entries)
        let trend = try trend(.nutrient(.sodium), history, from: "2026-03-02", to: "2026-03-06")
        #expect(trend.lines.first?.points.map(\.text) == ["1,500", "≥ 1,500"])
        #expect(trend.lines.first?.points.map(\.isLowerBound) == [false, true])
        #expect(trend.summary.first == "Written down on 3 of 5 days.")
        #expect(trend.summary.last?.hasPrefix("2 of 8 foods have no figure") == true)
        #expect(trend.isFromZero)
    }

    @Test("the line of a daily total ends at a day without entries, and that of values measured now and then doesn't")
    func gaps() throws {
        let entries = try [0, 1, 3, 6].flatMap { try Care.meals(on: $0) }
        let labs = [("potassium", "4.4", "2026-03-01"), ("potassium", "4.6", "2026-05-01")]
        let history = try ReportSample.history(.g3b, labs: labs, entries: entries)
        let sodium = try trend(.nutrient(.sodium), history, from: "2026-03-02", to: "2026-03-08")
        let line = try #require(sodium.lines.first)
        #expect(sodium.strokes(of: line).map { $0.map(\.day.day) } == [[2, 3], [5], [8]])
        #expect(sodium.strokes(of: line).flatMap(\.self) == line.points)
        let potassium = try trend(.lab(.potassium), history)
        #expect(potassium.lines.map { potassium.strokes(of: $0).map(\.count) } == [[2]])
    }

    @Test("the line of weekly means ends at a week without a value alone")
    func weeklyGaps() throws {
        // Each day of three years but those of two weeks.
        let numbers = Array(0..<500) + Array(514..<1_000)
        let readings = try numbers.map { number in
            ActivityReading(
                id: .init("a\(number)"),
                .steps,
                5_000,
                at: Moment(day: try day("2023-01-02").adding(days: number), in: LabSample.zone)
            )
        }
        let history = CareHistory(
            profile: try LabSample.profile(.g3b),
            boundary: .midnight,
            zone: LabSample.zone,
            activities: readings
        )
        let steps = try trend(.activity(.steps), history, from: "2023-01-01")
        let strokes = steps.strokes(of: try #require(steps.lines.first))
        #expect(strokes.count == 2 && strokes.allSatisfy { $0.count > 60 }, "\(strokes.map(\.count))")
    }

    @Test("fluid is counted in milliliters and ounces")
    func fluid() throws {
        let entries = [try Care.entry(Care.cola, grams: 500, on: 0), try Care.entry(Care.cola, grams: 700, on: 1)]
        let trend = try trend(
            .fluid,
            try ReportSample.history(.hemodialysis, entries: entries),
            from: "2026-03-02",
            to: "2026-03-03"
        )
        #expect(trend.unit == "fl oz" && trend.lines.first?.points.map(\.text) == ["16.9", "23.7"])
        #expect(trend.summary.last == "A mean of 20.3 fl oz a day, between 16.9 and 23.7.")
    }

    @Test("the clinic's limit is a line of its own, and a target that was another one before is told")
    func clinic() throws {
        let limit = ClinicLimit(.sodium, high: 1800, from: try day("2026-03-04"))
        let history = try ReportSample.history(.g3b, entries: try Care.meals(on: 0), limits: [limit])
        let trend = try trend(.nutrient(.sodium), history, from: "2026-03-02", to: "2026-03-06")
        #expect(trend.limits.map(\.label) == ["clinic: at most 1,800"])
        #expect(trend.limits.map(\.value) == [1800])
        #expect(trend.notes.contains { $0.hasPrefix("On 2026-03-02 the target was another:") })
    }

    @Test("a page without limits says so, and draws no band")
    func noLimit() throws {
        let history = try ReportSample.history(.earlyCKD, entries: try Care.meals(on: 0))
        let trend = try trend(.nutrient(.potassium), history, from: "2026-03-02", to: "2026-03-06")
        #expect(trend.bands.isEmpty)
        #expect(trend.notes == ["There is no limit of it now."])
    }

    @Test("more values than can be drawn become the means of weeks, which is said")
    func manyDays() throws {
        let readings = try (0..<1000).map { number in
            PressureReading(
                id: .init("p\(number)"),
                Rational(Int64(120 + number % 7)),
                over: 80,
                at: Moment(day: try day("2023-01-02").adding(days: number), in: LabSample.zone)
            )
        }
        let history = CareHistory(
            profile: try LabSample.profile(.g3b),
            boundary: .midnight,
            zone: LabSample.zone,
            pressures: readings
        )
        let trend = try trend(.pressure, history, from: "2023-01-01")
        #expect(trend.lines.map(\.points.count) == [143, 143])
        #expect(trend.lines[0].points[0].text == "123")
        #expect(trend.notes.contains { $0.contains("the mean of a week") })
    }

    // MARK: The body

    @Test("weights at home, before and after a session are lines of their own, with the dry weight across")
    func weights() throws {
        let history = try ReportSample.dialysis()
        let trend = try trend(.weight, history)
        #expect(trend.lines.map(\.name) == ["before the session", "after the session"])
        #expect(trend.lines.map { $0.points.map(\.text) } == [["159.6", "162.3"], ["154.8", "155.2"]])
        #expect(trend.limits.map(\.label) == ["dry weight 154.3"])
        #expect(trend.unit == "lb")
    }

    @Test(
        "the gain between sessions is in percent of the dry weight, against what guidelines name; without one in kilograms"
    )
    func gains() throws {
        var history = try ReportSample.dialysis()
        let percent = try trend(.gain, history)
        #expect(percent.lines.first?.points.map(\.text) == ["4.9"])
        #expect(percent.unit == "% of the dry weight")
        #expect(percent.summary.last == "1 of 1 at 4.5 % or more.")
        #expect(!percent.bands.isEmpty)
        history.profile.dryWeight = nil
        history.profile.units = .international
        let kilograms = try trend(.gain, history)
        #expect(kilograms.lines.first?.points.map(\.text) == ["3.4"])
        #expect(kilograms.unit == "kg")
        #expect(kilograms.notes.contains { $0.contains("dry weight isn't known") })
    }

    @Test("The mean of the gains is that between sessions, and those at home are a line and a sentence of their own")
    func gainsAtHome() throws {
        var history = try ReportSample.dialysis()
        history.weights += [
            try LabSample.weight("72.0 kg", .preDialysis, "2026-05-24T07:00"),
            try LabSample.weight("70.0 kg", .postDialysis, "2026-05-24T11:00"),
            // No session follows, and the gain is 6 % of the dry weight.
            try LabSample.weight("74.2 kg", .daily, "2026-05-27T07:00"),
        ]
        let trend = try trend(.gain, history)
        #expect(trend.lines.map(\.name) == ["before each session", "at home after a session"])
        #expect(trend.lines.map { $0.points.map(\.text) } == [["4.9", "2.3"], ["6.0"]])
        #expect(
            trend.summary == [
                "2 gains between sessions; a mean of 3.6 % of the dry weight, at most 4.9 on 2026-05-22.",
                "1 gain at home after a session, not in the mean; at most 6.0 % of the dry weight on 2026-05-27.",
                "2 of 3 at 4.5 % or more.",
            ]
        )
    }

    @Test("An HbA1c on dialysis is drawn without a range, and the page says that it isn't judged")
    func unjudged() throws {
        let labs = [("HbA1c", "6.4", "2026-05-04"), ("HbA1c", "6.2", "2026-02-04")]
        for (category, isJudged) in [(DiseaseCategory.hemodialysis, false), (.g3b, true)] {
            let trend = try trend(
                .lab(.hbA1c),
                try ReportSample.history(category, labs: labs, hasDiabetes: true)
            )
            #expect(trend.bands.isEmpty != isJudged)
            #expect(trend.notes.contains { $0.contains("is not judged: on dialysis") } != isJudged, "\(trend.notes)")
        }
    }

    @Test("a weight in pounds is drawn in pounds, whatever was entered before")
    func pounds() throws {
        let history = CareHistory(
            profile: try LabSample.profile(.g3b, dryWeight: nil),
            boundary: .midnight,
            zone: LabSample.zone,
            weights: [
                try LabSample.weight("80 kg", .daily, "2026-05-01"),
                try LabSample.weight("175 lb", .daily, "2026-05-08"),
            ]
        )
        let trend = try trend(.weight, history)
        #expect(trend.unit == "lb")
        #expect(trend.lines.first?.points.map(\.text) == ["176.4", "175.0"])
    }

    @Test("blood pressure has two lines, each with its goal")
    func pressure() throws {
        let trend = try trend(.pressure, try ReportSample.dialysis())
        #expect(trend.lines.map(\.name) == ["upper", "lower"])
        #expect(trend.lines.map { $0.points.map(\.text) } == [["150", "138"], ["84", "76"]])
        #expect(trend.summary == ["2 readings; the last is 138/76 mmHg on 2026-05-22, the mean 144/80."])
    }

    @Test(
        "nothing entered is an empty trend with a sentence, for every subject and category",
        arguments: DiseaseCategory.allCases
    )
    func nothing(category: DiseaseCategory) throws {
        for subject in TrendSubject.all {
            let trend = try trend(subject, try ReportSample.history(category))
            #expect(trend.isEmpty, "\(subject.word)")
            #expect(!trend.title.isEmpty)
            #expect(trend.summary.allSatisfy { $0.hasSuffix(".") } && !trend.summary.isEmpty, "\(subject.word)")
        }
    }

    @Test("every subject has a word of its own, and is found by it in any case")
    func words() {
        #expect(Set(TrendSubject.all.map(\.word)).count == TrendSubject.all.count)
        for subject in TrendSubject.all { #expect(TrendSubject(word: subject.word.uppercased()) == subject) }
        #expect(TrendSubject(word: "nothing") == nil)
    }

    @Test("The key of a vitamin is spelled as words, and the older key is read still")
    func vitamins() {
        #expect(TrendSubject.nutrient(.vitaminK).word == "vitamin-k")
        for word in ["vitamin-k", "vitaminK", "VITAMIN-K"] {
            #expect(TrendSubject(word: word) == .nutrient(.vitaminK))
        }
        #expect(TrendSubject(word: "lab-vitamin-d") == .lab(.vitaminD))
        #expect(Set(TrendSubject.all.map(\.word)).count == TrendSubject.all.count)
    }
}
