import Foundation
import FractionParser
import KidneyNutrition
import ScreenKit
import StorageKit
import TestKit
import Testing
import TimeKit

@Suite("The people that the tables are for")
struct TableScopeTests {
    /// A profile with all data that an adult needs for every target, for a birth date and a pregnancy.
    private func profile(born: String = "1990-05-20", pregnantFrom: String? = nil, to: String? = nil) throws -> Profile
    {
        var profile = try LabSample.profile(.g4, born: born)
        profile.height = 170
        profile.conditions =
            try pregnantFrom.map { from in
                [ConditionPeriod(.pregnancy, from: try LabSample.day(from), to: try to.map(LabSample.day))]
            } ?? []
        return profile
    }

    private func refusal(_ profile: Profile, on day: String = "2026-06-02") throws -> String? {
        TableScope.refusal(for: profile, on: try LabSample.day(day))
    }

    @Test("the tables hold from the eighteenth birthday on, and for an unknown birth date")
    func age() throws {
        #expect(try refusal(profile(born: "2008-06-03"))?.hasPrefix("at 17 ") == true)
        #expect(try refusal(profile(born: "2008-06-02")) == nil)
        #expect(try refusal(LabSample.profile(.g4, born: nil)) == nil)
    }

    @Test("the tables don't hold from the first to the last day of a pregnancy")
    func pregnancy() throws {
        let profile = try profile(pregnantFrom: "2026-03-01", to: "2026-06-02")
        #expect(try refusal(profile, on: "2026-02-28") == nil)
        #expect(try refusal(profile, on: "2026-03-01") != nil && refusal(profile, on: "2026-06-02") != nil)
        #expect(try refusal(profile, on: "2026-06-03") == nil)
    }

    @Test("outside of the tables no target has a number but the clinic's own, and each says why")
    func targets() throws {
        for var profile in [try profile(born: "2017-01-01"), try profile(pregnantFrom: "2026-01-01")] {
            profile.clinicLimits = [ClinicLimit(.fluid, high: 900, from: try LabSample.day("2026-01-01"))]
            let labs = [try LabSample.lab(.potassium, "5.9", "2026-05-30")]
            let targets = Targets.of(try LabSample.day("2026-06-02"), for: profile, labs: labs)
            for target in targets.targets where target.quantity != .fluid {
                #expect(target.low == nil && target.high == nil && target.mode == .unknown, "\(target.quantity)")
                #expect(target.shown == "not known" && !target.reasons.isEmpty)
                #expect(target.notes == [TableScope.refusal(for: profile, on: try LabSample.day("2026-06-02"))])
            }
            #expect(targets[.fluid].high?.value == 900)
        }
    }

    @Test("outside of the tables goals are refused, nothing is advised, swapped or rewarded, and every page says why")
    func pages() throws {
        for profile in [try profile(born: "2017-01-01"), try profile(pregnantFrom: "2026-01-01")] {
            let patient = try Patient(profile: profile)
            try patient.kidney.addWeight("80 kg")
            try patient.kidney.addLab(.potassium, "5.9")
            let words = Self.sentence(try #require(try refusal(profile)))
            for aim: GoalAim in [.weight(kilograms: 75, by: nil), .atMost(.sodium, 2000), .activity(minutes: 150)] {
                do {
                    try patient.kidney.addGoal(aim)
                    Issue.record("\(aim) was made")
                } catch { #expect(error.description.contains(words.dropFirst())) }
            }
            #expect(try patient.kidney.recommend().advice.isEmpty)
            let banana = FoodSource.bundled(ndb: 9040).foodID
            let swaps = try patient.kidney.substituteScreen(banana, lowering: .potassium)
            #expect(swaps.offered.isEmpty && swaps.alike.isEmpty && swaps.text.contains(words.dropFirst()))
            #expect(swaps.refusal?.hasPrefix("No swap is offered: ") == true)
            #expect(try patient.kidney.suggestions().isEmpty)
            #expect(try patient.kidney.todayScreen().scope == words + ".")
            #expect(try patient.kidney.targetsScreen().categoryText.contains(words))
            #expect(try patient.kidney.goalsScreen().text.contains(words))
            #expect(try patient.kidney.rewardsScreen().text.contains(words))
            #expect(try patient.kidney.rewardsScreen().underway.isEmpty)
            #expect(try patient.kidney.recommendScreen().text.contains(words))
            let day = try LabSample.day("2026-06-01")
            let card = try patient.kidney.reportCard(of: day)
            #expect(card.summary.contains { $0.contains(words) })
            let report = try patient.kidney.clinicReport(from: day, to: day.next)
            #expect(report.kidneys.contains { $0.value.contains(words) })
        }
    }

    @Test("a goal that was made before a pregnancy pauses with it, and goes on after it")
    func pause() throws {
        let patient = try Patient(profile: profile())
        try patient.kidney.addGoal(.atMost(.sodium, 2000))
        #expect(try patient.kidney.goalsScreen().goals.allSatisfy { $0.state != .paused })
        try patient.kidney.setCondition(.pregnancy, true)
        #expect(try patient.kidney.goalsScreen().goals.allSatisfy { $0.state == .paused })
        try patient.kidney.setCondition(.pregnancy, false)
        #expect(try patient.kidney.goalsScreen().goals.allSatisfy { $0.state != .paused })
        #expect(try patient.kidney.profile()?.conditions.isEmpty == true)
    }

    @Test(
        "a stage by eGFR is left open with the reason during a pregnancy, an acute illness and after an amputation",
        arguments: [HealthCondition.pregnancy, .illness, .amputation]
    )
    func stage(condition: HealthCondition) throws {
        let patient = try Patient(profile: LabSample.profile(.g3a))
        try patient.kidney.addLab(.creatinine, "1.4", at: try patient.moment("2026-01-10"))
        try patient.kidney.addLab(.creatinine, "1.4", at: try patient.moment("2026-05-20"))
        #expect(try patient.kidney.labsScreen().stage.contains("since"))
        try patient.kidney.setCondition(condition, true)
        #expect(try patient.kidney.labsScreen().stage.hasPrefix("With \(condition.title) a creatinine"))
        let points = [
            EGFRPoint(50, .ckdEPI2021, at: try patient.moment("2026-01-10"), from: .init("a"), isComputed: true)
        ]
        let day = try LabSample.day("2026-06-02")
        #expect(KidneyStage.finding(points, on: day, in: .g3a, conditions: [.nephrotic]) != .misleading(.nephrotic))
    }

    @Test("with nephrotic syndrome or on peritoneal dialysis a low albumin names no meat")
    func albumin() throws {
        func more(_ category: DiseaseCategory, nephrotic: Bool) throws -> [Food] {
            var profile = try LabSample.profile(category)
            if nephrotic { profile = profile.setting(.nephrotic, true, from: try LabSample.day("2026-01-01")) }
            let labs = [try LabSample.lab(.albumin, "2.9", "2026-05-30")]
            let setting = GoalSetting(try LabSample.day("2026-06-02"), for: profile, labs: labs)
            return try Recommendations.of(setting).advice.first { $0.row.trigger == .albuminLow }?.more ?? []
        }
        #expect(try !more(.g4, nephrotic: false).isEmpty)
        #expect(try more(.g4, nephrotic: true).isEmpty && more(.peritonealDialysis, nephrotic: false).isEmpty)
    }

    @Test("a creatinine of an illness names no stage after it either, in the list and the trend")
    func afterIllness() throws {
        let patient = try Patient(profile: LabSample.profile(.g2))
        try patient.kidney.setCondition(.illness, true)
        try patient.kidney.addLab(.creatinine, "2.6 mg/dL", at: patient.moment("2026-06-02T08:00"))
        try patient.kidney.setCondition(.illness, false)
        try patient.at("2026-06-05T10:00")
        #expect(try !patient.kidney.labsScreen().stage.contains("lies in"))
        #expect(try patient.kidney.trendScreen(.lab(.eGFR)).trend.notes.allSatisfy { !$0.contains("lies in") })
    }

    // MARK: Keeping them

    @Test("conditions are kept with their days, and one undo takes a change back")
    func kept() throws {
        let patient = try Patient(profile: profile())
        try patient.kidney.setCondition(.amputation, true, from: LabSample.day("2026-01-05"))
        try patient.kidney.setCondition(.illness, true)
        try patient.at("2026-06-05T10:00")
        try patient.kidney.setCondition(.illness, false)
        let kept = [
            ConditionPeriod(.amputation, from: try LabSample.day("2026-01-05")),
            ConditionPeriod(.illness, from: try LabSample.day("2026-06-02"), to: try LabSample.day("2026-06-04")),
        ]
        #expect(try patient.kidney.profile()?.conditions == kept)
        let history = try patient.history().count
        let today = try LabSample.day("2026-06-05")
        #expect(try patient.refuses(.noSickDay(today)) { try $0.setCondition(.illness, false) })
        #expect(try patient.history().count == history)
        try patient.kidney.undo()
        #expect(try patient.kidney.profile()?.conditions.map(\.to) == [nil, nil])
    }

    @Test("a condition that ends before it begins, or begins before the birth, is refused and changes nothing")
    func refused() throws {
        let person = try profile()
        let patient = try Patient(profile: person)
        for period in [
            ConditionPeriod(.pregnancy, from: try LabSample.day("2026-03-02"), to: try LabSample.day("2026-03-01")),
            ConditionPeriod(.pregnancy, from: try LabSample.day("1990-05-19")),
        ] {
            var wrong = person
            wrong.conditions = [period]
            let isRefused = try patient.refuses { kidney in try kidney.setProfile(wrong) }
            #expect(isRefused)
        }
    }

    /// A database written by the version whose newest migration was 0003. It is never regenerated.
    private static let fixture = Corpus.package.appending(path: "Tests/Fixtures/databases/kidney-0003-scope.sqlite")

    @Test("a database of the version before conditions opens with all its data, and takes them")
    func olderStore() throws {
        let folder = try TemporaryFolder()
        let file = folder.file("kidney.sqlite")
        try FileManager.default.copyItem(at: Self.fixture, to: file)
        let patient = try Patient(now: "2026-11-24T10:00", file: file, isAccepted: false)
        let found = try patient.kidney.profile()
        let profile = try #require(found)
        #expect(profile.name == "Ana" && profile.height == 165)
        #expect(profile.hasDiabetes && profile.conditions.isEmpty)
        #expect(profile.categories.map(\.category) == [.g4])
        #expect(profile.clinicLimits.map(\.high) == [2500])
        let day = try LabSample.day("2026-11-23")
        let labs = try patient.kidney.labsScreen().labs
        #expect(labs.compactMap(\.value).map { "\($0)" } == ["5.4"])
        let meals = try patient.kidney.journalScreen(day).meals
        let foods = meals.flatMap { $0.entries.map(\.entry.food) }
        #expect(foods == ["Banana, raw"])
        try patient.kidney.setCondition(.illness, true)
        #expect(try patient.kidney.profile()?.conditions(on: day.next) == [.illness])
    }

    private static func sentence(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}

@Suite("Sick days")
struct SickDayTests {
    private func patient() throws -> Patient {
        var profile = try LabSample.profile(.g3a)
        profile.height = 170
        let patient = try Patient(profile: profile)
        try patient.kidney.addWeight("90 kg")
        return patient
    }

    @Test("goals of weight, protein and blood pressure pause from the first to the last day, and others go on")
    func goals() throws {
        let patient = try patient()
        let aims: [GoalAim] = [
            .weight(kilograms: 85, by: nil), .bloodPressure(systolic: 130, diastolic: 80), .atMost(.protein, 56),
            .atMost(.sodium, 2000),
        ]
        for aim in aims { try patient.kidney.addGoal(aim) }
        func paused() throws -> [Bool] { try patient.kidney.goalsScreen().goals.map { $0.state == .paused } }
        #expect(try paused() == [false, false, false, false])
        try patient.kidney.setCondition(.illness, true)
        #expect(try paused() == [true, true, true, false])
        try patient.at("2026-06-04T10:00")
        #expect(try paused() == [true, true, true, false])
        try patient.kidney.setCondition(.illness, false)
        #expect(try paused() == [false, false, false, false])
    }

    @Test("the day's page names the own medicines to ask about, those that aren't known too, and no other")
    func medicines() throws {
        let patient = try patient()
        for name in ["Zestril", "furosemide", "metformin", "losartan", "ibuprofen", "glipizide", "aliskiren"] {
            try patient.kidney.addMedicine(name)
        }
        try patient.kidney.addMedicine("empagliflozin")
        try patient.kidney.addMedicine("atorvastatin")
        try patient.kidney.addMedicine("Frobnicol")
        #expect(try patient.kidney.todayScreen().sickDay.medicines.isEmpty)
        #expect(try patient.kidney.todayScreen().sickDay.toggle.availability == .enabled)
        try patient.kidney.setCondition(.illness, true)
        let part = try patient.kidney.todayScreen().sickDay
        let names = Set(part.medicines.map { String($0.prefix { $0 != ":" }) })
        #expect(part.isOn && part.text.contains("pause") && part.source.contains("Diabetes Canada"))
        #expect(
            names == [
                "Zestril", "furosemide", "metformin", "losartan", "ibuprofen", "glipizide", "aliskiren",
                "empagliflozin",
                "Frobnicol",
            ]
        )
        #expect(part.medicines.allSatisfy { !$0.lowercased().contains("stop") })
        #expect(part.medicines.filter { $0.contains("not confirmed") }.map { $0.prefix(13) } == ["empagliflozin"])
        #expect(part.medicines.last?.contains("isn't known here") == true)
        #expect(part.toggle.label == "I am well again")
    }

    @Test("a list without a medicine to ask about says so, and an empty list says that it is empty")
    func nothingToAsk() throws {
        let patient = try patient()
        try patient.kidney.setCondition(.illness, true)
        let empty = try patient.kidney.todayScreen().sickDay.text
        #expect(empty.contains("No medicine is on your list") && !empty.contains("take these"), "\(empty)")
        try patient.kidney.addMedicine("atorvastatin")
        let other = try patient.kidney.todayScreen().sickDay.text
        #expect(other.contains("none of them was found") && other.contains("ask about each of them"), "\(other)")
        #expect(other.contains("lithium") && other.contains("metformin"), "\(other)")
        #expect(!other.contains("take these"), "\(other)")
        try patient.kidney.addMedicine("metformin")
        let both = try patient.kidney.todayScreen().sickDay.text
        #expect(both.contains("before the next time you take these"), "\(both)")
        #expect(both.contains("None of this is about your other medicines"), "\(both)")
    }

    @Test("medicines against rejection, steroids and insulin are named as not to be stopped without a call")
    func kept() throws {
        let patient = try patient()
        for name in [
            "Prograf", "CellCept", "azathioprine", "Rapamune", "prednisone", "Lantus", "belatacept", "atorvastatin",
        ] {
            try patient.kidney.addMedicine(name)
        }
        try patient.kidney.setCondition(.illness, true)
        let lines = try patient.kidney.todayScreen().sickDay.keep
        #expect(lines.count == 7 && lines.allSatisfy { $0.contains("isn’t stopped without a call") }, "\(lines)")
        #expect(!lines.contains { $0.hasPrefix("atorvastatin") })
    }

    @Test(
        "On a sick day warfarin isn't stopped without a call, and an INR is asked for; a list that is named whole has no others"
    )
    func warfarin() throws {
        let patient = try patient()
        for name in ["Coumadin", "metformin"] { try patient.kidney.addMedicine(name) }
        try patient.kidney.setCondition(.illness, true)
        let part = try patient.kidney.todayScreen().sickDay
        #expect(part.keep.count == 1 && part.keep[0].hasPrefix("Coumadin: warfarin"), "\(part.keep)")
        #expect(part.keep[0].contains("isn’t stopped without a call") && part.keep[0].contains("INR"), "\(part.keep)")
        #expect(!part.text.contains("other medicines"), "\(part.text)")
    }

    @Test(
        "only somebody with a transplant is told that a missed dose lets the body reject the kidney",
        arguments: [DiseaseCategory.g4, .transplant]
    )
    func rejection(category: DiseaseCategory) throws {
        let patient = try Patient(profile: LabSample.profile(category))
        for name in ["Prograf", "CellCept", "azathioprine", "Rapamune"] { try patient.kidney.addMedicine(name) }
        try patient.kidney.setCondition(.illness, true)
        let lines = try patient.kidney.todayScreen().sickDay.keep
        #expect(lines.count == 4)
        #expect(lines.allSatisfy { $0.contains("reject") == (category == .transplant) }, "\(lines)")
    }

    @Test(
        "a medicine that harms while the kidneys work less is asked about on a sick day",
        arguments: ["lithium", "Lanoxin", "carbonato de litio", "methotrexate", "finerenone", "Nu-Salt"]
    )
    func levels(name: String) throws {
        let patient = try patient()
        try patient.kidney.addMedicine(name)
        try patient.kidney.setCondition(.illness, true)
        let part = try patient.kidney.todayScreen().sickDay
        #expect(part.medicines.count == 1 && part.medicines[0].hasPrefix(name), "\(part.medicines)")
    }

    @Test("on a sick day no blood pressure is aimed for, and the page says why the floor of protein rises")
    func targetsOfPause() throws {
        let patient = try patient()
        #expect(try patient.kidney.targets(on: LabSample.day("2026-06-02"))[.systolicPressure].high != nil)
        try patient.kidney.setCondition(.illness, true)
        let targets = try patient.kidney.targets(on: LabSample.day("2026-06-02"))
        #expect(targets[.systolicPressure].high == nil && targets[.diastolicPressure].high == nil)
        #expect(targets[.systolicPressure].notes.contains { $0.contains("sick day") })
        let text = try patient.kidney.todayScreen().sickDay.text
        #expect(text.contains("protein") && text.contains("Too little"), "\(text)")
    }

    @Test("a sick day raises the floor of protein and speaks to the rules of medicines")
    func targets() throws {
        let patient = try patient()
        try patient.kidney.addMedicine("empagliflozin")
        let before = try patient.kidney.targetsScreen(.protein).targets[0]
        try patient.kidney.setCondition(.illness, true)
        let after = try patient.kidney.targetsScreen(.protein).targets[0]
        #expect(before.high != nil && after.high == nil)
        #expect(
            try patient.kidney.interactions().findings.contains {
                $0.causes.contains(.fact("you said that you are ill"))
            }
        )
    }

    @Test("A sick day that ends on its first day speaks to no medicine any more, and its goals go on the day after")
    func over() throws {
        let patient = try patient()
        try patient.kidney.addMedicine("empagliflozin")
        try patient.kidney.addGoal(.weight(kilograms: 85, by: nil))
        func isAsked() throws -> Bool {
            let ill = "you said that you are ill"
            return try patient.kidney.interactions().findings.contains { $0.causes.contains(.fact(ill)) }
                || patient.kidney.standingAlerts().contains { $0.message.contains("while you are ill") }
        }
        func note() throws -> String? { try patient.kidney.goals().first?.progress?.note }
        try patient.kidney.setCondition(.illness, true)
        #expect(try isAsked() && note()?.contains("when you say that you are well") == true)
        try patient.at("2026-06-02T12:00")
        try patient.kidney.setCondition(.illness, false)
        #expect(try !isAsked())
        #expect(try note()?.contains("they go on the day after") == true)
        let notes = try patient.kidney.targets(on: LabSample.day("2026-06-02"))[.systolicPressure].notes
        #expect(notes.contains { $0.contains("the goal goes on the day after") }, "\(notes)")
        try patient.at("2026-06-03T10:00")
        #expect(try patient.kidney.goalsScreen().goals.map { $0.state == .paused } == [false])
    }

    @Test("an eGFR earns nothing: no row of rewards is about it")
    func filtration() throws {
        let lineage = GoalLineage(.lab(.eGFR))
        for category in DiseaseCategory.allCases {
            #expect(RewardTable.row(.lab(.eGFR), .month, for: category) == nil, "\(category)")
        }
        #expect(GoalSubject.of(lineage) == .lab(.eGFR))
    }
}
