import Foundation
import FractionParser
import TestKit
import Testing
import TimeKit

@testable import KidneyNutrition

@Suite("The report for the clinician")
struct ClinicReportTests {
    // MARK: Laboratory values

    @Test("a laboratory value stands beside the one before it, with their days, an arrow and its goal")
    func labs() throws {
        let report = try ReportSample.report(try ReportSample.dialysis(), from: "2026-05-01", to: "2026-05-31")
        let potassium = try #require(report.labs.first { $0.analyte == .potassium })
        #expect(potassium.value == "5.6")
        #expect(potassium.unit == "mEq/L")
        #expect(potassium.day.description == "2026-05-20")
        #expect(potassium.previous == "5.1")
        #expect(potassium.previousDay?.description == "2026-04-20")
        #expect(potassium.change == .up)
        #expect(potassium.goal == "4.0 to 5.5")
        #expect(potassium.isGoal)
        #expect(potassium.place == .above)
        #expect(potassium.isOff)
        let phosphorus = try #require(report.labs.first { $0.analyte == .phosphorus })
        #expect(phosphorus.previous == nil)
        #expect(phosphorus.change == nil)
        #expect(
            report.missingLabs == [
                "Glucose", "Albumin", "HbA1c", "PTH", "Calcium", "Bicarbonate", "Uric acid", "Vitamin D",
            ]
        )
    }

    @Test(
        "on dialysis no eGFR stands in the report, nor is one missed; before it the computed one does, with its formula"
    )
    func filtration() throws {
        let labs = [("creatinine", "1.60", "2026-05-04"), ("creatinine", "1.50", "2026-02-04")]
        let own = try ReportSample.report(
            try ReportSample.history(.g3b, labs: labs),
            from: "2026-05-01",
            to: "2026-05-31"
        )
        let line = try #require(own.labs.first { $0.analyte == .eGFR })
        #expect(line.value == "36")
        #expect(line.previous == "38")
        #expect(line.change == .down)
        #expect(line.remark == "computed from creatinine, CKD-EPI 2021")
        let dialysis = try ReportSample.report(
            try ReportSample.history(.hemodialysis, labs: labs),
            from: "2026-05-01",
            to: "2026-05-31"
        )
        #expect(!dialysis.labs.contains { $0.analyte == .eGFR })
        #expect(!dialysis.missingLabs.contains("eGFR"))
    }

    @Test("A value that isn't judged on dialysis has no arrow, and its place is open; before dialysis it has both")
    func unjudged() throws {
        let labs = [("HbA1c", "6.4", "2026-05-04"), ("HbA1c", "6.2", "2026-02-04")]
        let cases: [(DiseaseCategory, ClinicReport.LabLine.Change?)] = [(.hemodialysis, nil), (.g3b, .up)]
        for (category, change) in cases {
            let history = try ReportSample.history(category, labs: labs, hasDiabetes: true)
            let report = try ReportSample.report(history, from: "2026-05-01", to: "2026-05-31")
            let line = try #require(report.labs.first { $0.analyte == .hbA1c })
            #expect(line.previous == "6.2" && line.change == change)
            #expect((line.flag == .notJudged) == (change == nil) && (line.place == .open) == (change == nil))
        }
    }

    @Test("a value within the goal of dialysis is in range for the report, too")
    func withinGoal() throws {
        let history = try ReportSample.history(.hemodialysis, labs: [("potassium", "5.4", "2026-05-20")])
        let report = try ReportSample.report(history, from: "2026-05-01", to: "2026-05-31")
        let line = try #require(report.labs.first)
        #expect(line.flag == .inRange)
        #expect(line.place == .within)
        #expect(!line.isOff)
        #expect(!report.questions.contains { $0.contains("potassium 5.4") })
    }

    @Test("a value older than 90 days on the last day is said to be old, one of after it isn't in the report")
    func old() throws {
        let history = try ReportSample.history(
            .g3b,
            labs: [("potassium", "4.4", "2026-02-01"), ("potassium", "5.9", "2026-06-01")]
        )
        let report = try ReportSample.report(history, from: "2026-05-01", to: "2026-05-31")
        #expect(report.labs.map(\.value) == ["4.4"])
        #expect(report.labs.map(\.isOld) == [true])
        #expect(report.questions.contains { $0.contains("potassium (2026-02-01)") })
    }

    // MARK: Eating and drinking

    @Test(
        "the mean is of the days written down; a food without a figure makes it a lower bound and lowers the coverage"
    )
    func means() throws {
        var entries = try Care.meals(on: 0) + Care.meals(on: 1)
        entries.append(try Care.entry(Care.mystery, grams: 100, on: 1))
        let report = try ReportSample.report(
            try ReportSample.history(.g3b, entries: entries),
            from: "2026-03-02",
            to: "2026-03-08"
        )
        #expect(report.intake.loggedDays == 2)
        #expect(report.intake.wholeDays == 2)
        #expect(report.intake.days == 7)
        let sodium = try #require(report.intake.means.first { $0.name == "sodium" })
        #expect(sodium.mean == "≥ 1,500 mg")
        #expect(sodium.coverage == 85)
        #expect(sodium.isOutside == nil)
        let protein = try #require(report.intake.means.first { $0.name == "protein" })
        #expect(protein.perKilogram == "≥ 1.07 g/kg")
        #expect(protein.isOutside == true)
    }

    @Test("The last day with its breakfast alone isn't in the means beside a whole day, and is named")
    func openDay() throws {
        let breakfast = try Care.entry(Care.ration, grams: 300, on: 1, meal: .breakfast)
        func intake(_ entries: [IntakeEntry], to: String = "2026-03-03") throws -> ClinicReport.Intake {
            let history = try ReportSample.history(.g3b, entries: entries)
            return try ReportSample.report(history, from: "2026-03-02", to: to).intake
        }
        func sodium(_ intake: ClinicReport.Intake) -> String? { intake.means.first { $0.name == "sodium" }?.mean }
        let open = try intake(Care.meals(on: 0) + [breakfast])
        #expect(sodium(open) == "1,500 mg" && open.loggedDays == 2 && open.wholeDays == 1)
        #expect(open.notes.first?.hasPrefix("2026-03-03 has fewer than three meals so far") == true, "\(open.notes)")
        // A day in the middle counts, and so does one without a whole day beside it.
        let middle = try intake(Care.meals(on: 0) + [breakfast], to: "2026-03-08")
        #expect(sodium(middle) == "975 mg" && middle.notes.allSatisfy { !$0.contains("so far") })
        #expect(try sodium(intake([breakfast])) == "450 mg")
    }

    @Test("days that were hardly written down don't say that too little was eaten")
    func halfDays() throws {
        let entries = try [Care.entry(Care.ration, grams: 100, on: 0, meal: .lunch)] + Care.meals(on: 1)
        func energy(_ entries: [IntakeEntry]) throws -> ClinicReport.Mean {
            let history = try ReportSample.history(.g3b, entries: entries)
            let report = try ReportSample.report(history, from: "2026-03-02", to: "2026-03-08")
            return try #require(report.intake.means.first { $0.name == "energy" })
        }
        #expect(try energy(entries).isOutside == true)
        #expect(try energy(entries + [Care.entry(Care.ration, grams: 50, on: 2)]).isOutside == nil)
    }

    @Test("with diabetes carbohydrate and sugars are counted, against what the person aims at themselves")
    func diabetes() throws {
        let sweet = Pantry.food(120, "Sweet", [.carbohydrate: "80", .sugars: "40"])
        var history = try ReportSample.history(
            .g3b,
            entries: [try Care.entry(sweet, grams: 300, on: 0), try Care.entry(sweet, grams: 100, on: 1)],
            hasDiabetes: true
        )
        history.profile.diabetesDiet.carbohydrate = 150
        let report = try ReportSample.report(history, from: "2026-03-02", to: "2026-03-03")
        let means = Dictionary(uniqueKeysWithValues: report.intake.means.map { ($0.name, $0) })
        #expect(means["carbohydrate"]?.mean == "160 g")
        #expect(means["carbohydrate"]?.target == "at most 150 g a day, own goal")
        #expect(means["carbohydrate"]?.days == "over on 1 of 2 days")
        #expect(means["carbohydrate"]?.isOutside == true)
        #expect(means["sugars"]?.target == "–")
    }

    @Test("a day is judged by the target that held on it")
    func daysOver() throws {
        let limit = ClinicLimit(.sodium, high: 1000, from: try LabSample.day("2026-03-03"))
        let entries = try Care.meals(on: 0) + Care.meals(on: 1)
        let report = try ReportSample.report(
            try ReportSample.history(.g3b, entries: entries, limits: [limit]),
            from: "2026-03-02",
            to: "2026-03-03"
        )
        let sodium = try #require(report.intake.means.first { $0.name == "sodium" })
        #expect(sodium.days == "over on 1 of 2 days")
        #expect(sodium.isClinic)
        #expect(sodium.target == "at most 1,000 mg a day")
    }

    @Test("the foods that brought most come first with their share, and those without a figure are named")
    func contributors() throws {
        var entries = try Care.meals(on: 0)
        entries += [
            try Care.entry(Care.greens, grams: 100, on: 0), try Care.entry(Care.mystery, grams: 100, on: 0),
            try Care.entry(Care.mystery, grams: 100, on: 1),
        ]
        let report = try ReportSample.report(
            try ReportSample.history(.g3b, entries: entries),
            from: "2026-03-02",
            to: "2026-03-03"
        )
        let potassium = try #require(report.contributors.first { $0.name == "potassium" })
        #expect(potassium.foods.map(\.food) == ["Ration", "Greens"])
        #expect(potassium.foods.map(\.times) == [3, 1])
        #expect(potassium.foods.map(\.amount) == ["1,800 mg", "150 mg"])
        #expect(potassium.foods.map(\.percent) == [92, 8])
        #expect(potassium.unknown == ["Stew of a friend (twice)"])
    }

    @Test("the log shows each entry with what it holds, ? where there is no figure, and the day's lower bound")
    func log() throws {
        let entries = [
            try Care.entry(Care.ration, grams: 300, on: 0, meal: .breakfast),
            try Care.entry(Care.mystery, grams: 100, on: 0),
        ]
        let report = try ReportSample.report(
            try ReportSample.history(.g3b, entries: entries),
            from: "2026-03-02",
            to: "2026-03-02"
        )
        let day = try #require(report.log.first)
        #expect(report.log.count == 1)
        let lines = Dictionary(uniqueKeysWithValues: day.lines.map { ($0.food, $0) })
        #expect(lines["Ration"]?.contents.prefix(4) == ["22.5", "450", "540", "270"])
        #expect(lines["Ration"]?.meal == "Breakfast" && lines["Ration"]?.amount == "300 g")
        #expect(lines["Stew of a friend"]?.contents.prefix(4) == ["?", "?", "?", "?"])
        #expect(day.totals.prefix(2) == ["≥ 22.5", "≥ 450"])
    }

    // MARK: The body, medicines, goals, alerts

    @Test(
        "on dialysis the first page has the modality, the dry weight, what is left after sessions and what was gained"
    )
    func dialysis() throws {
        let report = try ReportSample.report(try ReportSample.dialysis(), from: "2026-05-01", to: "2026-05-31")
        let facts = Dictionary(uniqueKeysWithValues: (report.kidneys + report.body).map { ($0.name, $0.value) })
        #expect(facts["Modality"] == "Hemodialysis since 2020-01-01")
        #expect(facts["Dry weight"] == "154.3 lb (70 kg); urine 6.8 fl oz (200 mL) in 24 hours")
        #expect(facts["After sessions"]?.hasPrefix("mean 155 lb of 2 (0.7 lb over the dry weight)") == true)
        #expect(
            facts["Gain between"]
                == "mean 7.5 lb (4.9 %) of 1; most 7.5 lb (4.9 %) on 2026-05-22; 1 of 1 at 4.5 % or more"
        )
        #expect(facts["Blood pressure"]?.hasPrefix("mean 144/80 mmHg of 2") == true)
        #expect(report.questions.contains { $0.hasPrefix("1 of 1 gain after a session was at 4.5 % or more") })
    }

    @Test(
        "medicines of the span stand with dose and times, one that ended before it doesn't, one that isn't known is not checked"
    )
    func medicines() throws {
        let history = try ReportSample.history(
            .g3b,
            medicines: [
                try ReportSample.medicine("Zestril", from: "2026-01-01"),
                try ReportSample.medicine("Foozol", from: "2026-05-10"),
                try ReportSample.medicine("ibuprofen", from: "2026-01-01", until: "2026-05-05"),
                try ReportSample.medicine("warfarin", from: "2025-01-01", until: "2026-04-30"),
            ]
        )
        let report = try ReportSample.report(history, from: "2026-05-01", to: "2026-05-31")
        #expect(report.medicines.map(\.name) == ["Foozol", "Zestril", "ibuprofen"])
        #expect(report.medicines.map(\.isCurrent) == [true, true, false])
        #expect(report.medicines.map(\.check) == [.unknown, .withoutKidneyRule, .looked])
        #expect(report.medicines[1].dose == "20 mg, 08:00")
        #expect(report.medicines[1].identity.hasPrefix("lisinopril, ACE inhibitor"))
        #expect(report.medicines[2].taken == "2026-01-01 to 2026-05-05")
        #expect(report.questions.contains { $0.hasPrefix("“Foozol” could not be checked") })
    }

    @Test("an alert that came on several days is one line with how many, the gravest first")
    func alerts() throws {
        func alert(
            _ id: String,
            _ level: AlertLevel,
            _ day: String,
            _ message: String,
            kind: AlertKind = .intakeOver
        ) throws -> KidneyAlert {
            KidneyAlert(
                id: .init(id),
                kind: kind,
                level: level,
                day: try LabSample.day(day),
                message: message,
                why: "",
                link: "today"
            )
        }
        let history = try ReportSample.history(
            .g3b,
            alerts: [
                try alert("intake/2026-05-02/sodium/over", .caution, "2026-05-02", "sodium 2,500 mg"),
                try alert("intake/2026-05-09/sodium/over", .caution, "2026-05-09", "sodium 2,700 mg"),
                try alert("lab/x/very high", .today, "2026-05-04", "potassium is far too high", kind: .lab),
                try alert("intake/2026-04-09/sodium/over", .caution, "2026-04-09", "sodium 2,900 mg"),
                try alert("lab/y/high", .caution, "2026-05-04", "phosphorus is above 4.5", kind: .lab),
                try alert("intake/2026-05-03/sodium/near", .notice, "2026-05-03", "near", kind: .intakeNear),
            ]
        )
        let report = try ReportSample.report(history, from: "2026-05-01", to: "2026-05-31")
        #expect(
            report.alerts.map(\.message)
                == ["Potassium is far too high", "Sodium 2,700 mg", "Phosphorus is above 4.5"]
        )
        #expect(report.alerts.map(\.days) == [1, 2, 1])
        #expect(report.alerts.map(\.first.description) == ["2026-05-04", "2026-05-02", "2026-05-04"])
    }

    @Test("an unsafe food is told by the day it was eaten on, however late it was entered")
    func unsafe() throws {
        let history = try ReportSample.history(
            .g4,
            entries: [
                try Care.entry(Care.starFruit, grams: 90, on: 0), try Care.entry(Care.starFruit, grams: 60, on: 3),
            ]
        )
        let report = try ReportSample.report(history, from: "2026-03-01", to: "2026-03-31")
        #expect(report.alerts.first?.level == .atOnce)
        #expect(report.alerts.first?.days == 2)
        #expect(report.alerts.first?.message.contains("star fruit can harm the nerves") == true)
    }

    @Test("goals stand with how far they were on the last day, those that ended don't")
    func goals() throws {
        var ended = Goal(.init("g2"), .fruitAndVegetables(cups: 2), from: try LabSample.day("2026-01-01"))
        ended.endedOn = try LabSample.day("2026-02-01")
        let history = try ReportSample.history(
            .g3b,
            entries: try Care.meals(on: 0),
            goals: [Goal(.init("g1"), .atMost(.sodium, 2000), from: try LabSample.day("2026-01-01")), ended]
        )
        let report = try ReportSample.report(history, from: "2026-03-01", to: "2026-03-02")
        #expect(report.goals.map(\.aim) == ["at most 2,000 mg of sodium a day"])
        #expect(report.goals.map(\.shown) == ["reached on 1 of 1 day written down"])
        #expect(report.goals.map(\.state) == [.reached])
        #expect(report.goals.map(\.note) == [""])
        var more = history
        more.entries.append(try Care.entry(Care.ration, grams: 50, on: 1))
        let open = try ReportSample.report(more, from: "2026-03-01", to: "2026-03-03")
        #expect(open.goals.map(\.shown) == ["reached on 1 of 2 days written down"])
        #expect(
            open.goals.map(\.note) == [
                "1 of them can't be told: what was written down is less protein or energy than a day needs"
            ]
        )
    }

    // MARK: Questions

    @Test(
        "values that can't wait are asked about first, then those outside of their goals; each is a question, and they are never too many"
    )
    func questions() throws {
        let history = try ReportSample.history(
            .g4,
            labs: [
                ("potassium", "6.4", "2026-05-20"), ("phosphorus", "5.8", "2026-05-20"),
                ("bicarbonate", "20", "2026-05-20"), ("creatinine", "3.2", "2026-05-20"),
            ],
            entries: try Care.meals(on: 80) + Care.meals(on: 81) + Care.meals(on: 82)
        )
        let report = try ReportSample.report(
            history,
            from: "2026-05-01",
            to: "2026-05-31",
            asked: ["May I eat bananas?"]
        )
        #expect(report.asked == ["May I eat bananas?"])
        #expect(report.questions.first?.hasPrefix("Potassium was 6.4 mEq/L on 2026-05-20, which can't wait") == true)
        #expect(
            report.questions.dropFirst().first?.hasPrefix("Phosphorus 5.8 (goal 2.5 to 4.6), bicarbonate 20") == true
        )
        // Creatinine has no range that could stand behind it.
        #expect(report.questions.contains { $0.contains("creatinine 3.2") })
        #expect(report.questions.allSatisfy { !$0.contains("(range )") && !$0.contains("(goal )") })
        #expect(report.questions.count <= ReportQuestions.limit)
        #expect(report.questions.allSatisfy { $0.contains("?") || $0.contains("Which of the two holds") })
    }

    // MARK: Laws

    @Test("the same history in any order gives the same report, and its JSON reads back as it was", arguments: 1...12)
    func anyOrder(seed: Int) throws {
        var generator = SeededGenerator(seed: UInt64(seed))
        let category = generator.pick(DiseaseCategory.allCases)
        let names = ["potassium", "phosphorus", "creatinine", "HbA1c", "PTH", "bicarbonate"]
        let labs = try (0..<generator.int(in: 0...20)).map { _ in
            let day = try LabSample.day("2025-06-01").adding(days: generator.int(in: 0...330))
            return (generator.pick(names), "\(generator.int(in: 4...9)).\(generator.int(in: 0...9))", "\(day)")
        }
        let usable = labs.filter { name, value, day in
            LabTable.analyte(named: name).map { (try? LabSample.lab($0, value, day)) != nil } ?? false
        }
        let foods = [Care.ration, Care.greens, Care.mystery, Care.cola, Care.starFruit, Care.saltSubstitute]
        let entries = try (0..<generator.int(in: 0...60)).map { number in
            try Care.entry(
                generator.pick(foods),
                grams: Int64(generator.int(in: 1...400)),
                on: generator.int(in: 0...30),
                meal: generator.pick([Meal.breakfast, .lunch, .dinner, .snack, nil]),
                id: "e\(number)"
            )
        }
        let names2 = ["Zestril", "warfarin", "furosemide", "Foozol", "tolvaptan"]
        let medicines = try names2.filter { _ in generator.oneIn(2) }
            .map { try ReportSample.medicine($0, from: "2026-01-01") }
        func report(_ shuffled: Bool) throws -> ClinicReport {
            try ReportSample.report(
                try ReportSample.history(
                    category,
                    labs: shuffled ? usable.reversed() : usable,
                    entries: shuffled ? entries.reversed() : entries,
                    medicines: shuffled ? medicines.reversed() : medicines,
                    hasDiabetes: seed % 2 == 0
                ),
                from: "2026-03-01",
                to: "2026-03-31"
            )
        }
        let first = try report(false)
        #expect(try report(true) == first)
        #expect(try KidneyNutrition.digest(first) == KidneyNutrition.digest(try report(true)))
        let read = try JSONDecoder().decode(ClinicReport.self, from: JSONEncoder().encode(first))
        #expect(read == first)
        let own = entries.filter { (first.from...first.to).contains($0.day) }
        #expect(first.intake.loggedDays == Set(own.map(\.day)).count)
        #expect(first.log.reduce(0) { $0 + $1.lines.count } == own.count)
    }
}
