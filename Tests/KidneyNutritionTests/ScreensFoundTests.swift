import Foundation
import FractionParser
import NotificationKit
import ScreenKit
import StorageKit
import TestKit
import Testing
import TimeKit

@testable import KidneyNutrition

@Suite("Screens of what was found")
struct ScreensFoundTests {
    /// The top-level keys of a screen's JSON.
    private func keys(_ screen: some Screen) throws -> Set<String> {
        let data = try JSONEncoder().encode(screen)
        return Set(try JSONDecoder().decode([String: AnyJSON].self, from: data).keys)
    }

    private func roundTrips<S: Screen>(_ screen: S) throws -> Bool {
        try JSONDecoder().decode(S.self, from: try JSONEncoder().encode(screen)) == screen
    }

    @Test("the alerts page shows what stands, the gravest first, and below it what was found and no longer stands")
    func alerts() throws {
        let patient = try Patient(profile: Care.profile(.g4))
        try patient.kidney.importFoods([Care.starFruit, Care.saltSubstitute], from: "care")
        let entry = try patient.kidney.eat(Care.starFruit.id, "100 g").entry
        try patient.kidney.addPressure("190/100")
        var screen = try patient.kidney.alertsScreen()
        #expect(screen.standing.map(\.level).first == .atOnce && screen.standing.count >= 2)
        #expect(screen.standing.allSatisfy { !$0.message.isEmpty && $0.opens.target.hasPrefix("kidney://") })
        #expect(screen.found.isEmpty && screen.validUntil != nil)
        #expect(try roundTrips(screen) && keys(screen).isSuperset(of: ["day", "standing", "found", "careTeam"]))
        try patient.kidney.deleteEntry(entry.id)
        screen = try patient.kidney.alertsScreen()
        // An unsafe food is told as long as its entry is there.
        #expect(!screen.found.contains { $0.kind == .unsafeItem })
        #expect(!screen.standing.contains { $0.message.contains("Star fruit") })
        let past = try patient.kidney.alertsScreen(LabSample.day("2026-01-01"))
        #expect(past.standing.isEmpty && past.found.isEmpty && past.validUntil == nil)
    }

    @Test("An alarm among those that were found before can be acknowledged, also one of a food that was entered late")
    func acknowledgeFound() throws {
        let patient = try Patient(profile: Care.profile(.g4))
        try patient.kidney.importFoods([Care.starFruit], from: "care")
        try patient.at("2026-06-08T09:00")
        try patient.kidney.eat(Care.starFruit.id, "60 g", at: patient.moment("2026-06-05T12:00"))
        func row() throws -> AlertsScreen.FoundRow {
            try #require(try patient.kidney.alertsScreen().found.first { $0.kind == .unsafeItem })
        }
        let id = try row().id
        #expect(try row().alert.acknowledge?.isEnabled == true && row().alert.acknowledgedText == nil)
        #expect(try patient.kidney.alertsScreen(LabSample.day("2026-06-05")).found.first?.alert.acknowledge != nil)
        try patient.kidney.acknowledgeAlert(id)
        #expect(try row().alert.acknowledge?.isEnabled == false)
        #expect(try row().alert.acknowledgedText?.contains("2026-06-08") == true)
    }

    @Test("the page of yesterday knows that its day is over, although its alerts can still change")
    func yesterday() throws {
        let patient = try Patient(profile: Care.profile(.g4))
        try patient.kidney.importFoods([Care.starFruit], from: "care")
        try patient.kidney.eat(Care.starFruit.id, "100 g")
        #expect(try !patient.kidney.todayScreen().isDayOver)
        try patient.at("2026-06-03T08:00")
        let screen = try patient.kidney.todayScreen(LabSample.day("2026-06-02"))
        #expect(screen.isDayOver && screen.validUntil != nil)
    }

    @Test("the page of today shows what stands of the day, with the reason and the screen that helps")
    func today() throws {
        let patient = try Patient(profile: Care.profile(.g4))
        try patient.kidney.importFoods([Care.starFruit], from: "care")
        #expect(try patient.kidney.todayScreen().alerts.isEmpty)
        let entry = try patient.kidney.eat(Care.starFruit.id, "100 g").entry
        let row = try #require(try patient.kidney.todayScreen().alerts.first)
        #expect(row.message.contains("Star fruit") && !row.why.isEmpty)
        #expect(row.opens.target == "kidney://journal/2026-06-02")
        // Its toxin works for days, so the next morning tells it, too.
        try patient.at("2026-06-03T08:00")
        #expect(try patient.kidney.todayScreen().alerts.first?.message.contains("Star fruit") == true)
        // It stands until it is acknowledged, for 14 days.
        try patient.at("2026-06-16T08:00")
        #expect(try patient.kidney.todayScreen().alerts.first?.message.contains("Star fruit") == true)
        try patient.at("2026-06-17T08:00")
        #expect(try !patient.kidney.todayScreen().alerts.contains { $0.message.contains("Star fruit") })
        try patient.at("2026-06-02T11:00")
        try patient.kidney.deleteEntry(entry.id)
        #expect(try patient.kidney.todayScreen().alerts.isEmpty)
    }

    @Test(
        "the rewards page has points, level, the way to the next, badges of the category, what is under way and what was given"
    )
    func rewards() throws {
        let patient = try Patient.afterAGoodWeek()
        try patient.kidney.addGoal(.atMost(.sodium, 1800))
        let screen = try patient.kidney.rewardsScreen()
        let given = try #require(screen.rewards.first)
        #expect(screen.points == given.points && given.state == .granted && given.name == "the food diary")
        #expect(screen.level == 1 && screen.levelName == "Seedling" && screen.nextLevelAt == 100)
        #expect(screen.levelShare == Decimal(screen.points) / 100)
        #expect(screen.badges.first { $0.isEarned }?.title == "First step")
        #expect(screen.badges.contains { !$0.isEarned } && !screen.badges.contains { $0.id == "fluid-4" })
        let sodium = try #require(screen.underway.first { $0.name == "sodium within its limit" && $0.points == 50 })
        #expect(!sodium.isReached && sodium.progress.contains("of 5 days"))
        #expect(screen.underway.contains { $0.isReached && $0.name == "the food diary" })
        #expect(try roundTrips(screen) && keys(screen).contains("promise"))
        // The list's link opens the history.
        let link = try #require(KidneyLink(given.opens.target))
        let history = try #require(try patient.kidney.screen(link) as? RewardScreen)
        #expect(history.lines.map(\.text) == ["given"] && history.why.contains("three meals"))
        #expect(try roundTrips(history))
    }

    @Test("nothing given yet says what earns the first, and without a category what is missing")
    func noRewards() throws {
        let patient = try Patient(profile: Care.profile(.g4))
        #expect(try patient.kidney.rewardsScreen().emptyText.contains("three meals on five days"))
        let nobody = try Patient()
        #expect(try nobody.kidney.rewardsScreen().emptyText.contains("category"))
        let key = RewardKey(GoalLineage(.diary), RewardPeriod(.week, of: try LabSample.day("2026-06-01")))
        #expect(try nobody.kidney.rewardScreen(key).text.hasPrefix("It was not given: "))
    }

    @Test("the notices page lists what came about with its time and its screen, and a switch for every type")
    func notices() throws {
        let patient = try Patient.afterAGoodWeek()
        try patient.kidney.setNotices(.suggestions, on: false)
        let screen = try patient.kidney.noticesScreen()
        let reward = try #require(screen.notices.first { $0.kind == .rewards })
        #expect(
            reward.opens.target.hasPrefix("kidney://rewards/diary/week-2026-06-01") && reward.time == "2026-06-07 21:00"
        )
        #expect(screen.switches.map(\.id) == NoticeKind.allCases.filter(\.canBeTurnedOff))
        #expect(screen.switches.filter { !$0.isOn }.map(\.id) == [.suggestions])
        #expect(screen.switches.first { !$0.isOn }?.toggle.label == "Turn on")
        #expect(try roundTrips(screen))
    }

    @Test("an amount of today that an undo took back isn't among the alerts any more")
    func undone() throws {
        let patient = try Patient(profile: Care.profile(.g4))
        try patient.kidney.eat(FoodSource.bundled(ndb: 2047).foodID, "1 tsp")
        try patient.kidney.evaluate()
        #expect(try patient.kidney.alerts().contains { $0.id.rawValue.contains("/sodium/") })
        try patient.kidney.undo()
        let page = try patient.kidney.alertsScreen()
        #expect(!page.standing.contains { "\($0.id)".contains("/sodium/") })
        #expect(!page.found.contains { "\($0.id)".contains("/sodium/") })
    }

    @Test("notices about one subject are one row with their number, and of a past day nothing says what to do today")
    func grouped() throws {
        let patient = try Patient(profile: Care.profile(.g4))
        for day in 2...4 {
            try patient.at("2026-06-0\(day)T10:00")
            try patient.kidney.eat(FoodSource.bundled(ndb: 2047).foodID, "1 tsp")
            try patient.kidney.evaluate()
        }
        try patient.at("2026-06-06T10:00")
        try patient.kidney.evaluate()
        let rows = try patient.kidney.noticesScreen(limit: 500).notices.filter { $0.id.hasSuffix("/sodium/over") }
        #expect(rows.count == 1)
        #expect(rows.first?.message.contains("2 more alerts of this kind") == true)
        #expect(rows.allSatisfy { !$0.message.contains("rest of the day") })
        let alert = try #require(try patient.kidney.alerts().first { $0.id.rawValue.hasSuffix("/sodium/over") })
        #expect(alert.message.contains("rest of the day"))
        #expect(try !patient.kidney.dismissAlert(alert.id.rawValue).message.contains("rest of the day"))
    }

    @Test("every link of what was found opens a screen, and links that lead nowhere open today")
    func links() throws {
        let patient = try Patient.afterAGoodWeek()
        try patient.kidney.eat(Care.starFruit.id, "100 g")
        try patient.kidney.addLab(.potassium, "6.4")
        try patient.kidney.addPressure("190/100")
        try patient.at("2026-06-08T09:00")
        try patient.kidney.evaluate()
        let targets = try patient.kidney.noticesScreen().notices.map(\.opens.target)
        #expect(targets.count > 5)
        for target in Set(targets) {
            let link = try #require(KidneyLink(target), "\(target)")
            #expect(link != .today(nil), "\(target)")
        }
        #expect(KidneyLink.found("nowhere/at/all").target == "kidney://today")
        for link in [KidneyLink.alerts(nil), .rewards, .notices, .why("potassium")] {
            #expect(try !patient.kidney.screen(link).title.isEmpty)
        }
    }
}

@Suite("Explanations of findings and targets")
struct WhyStoreTests {
    @Test("each number that is shown answers with its source, and the value and date that switched it on")
    func reasons() throws {
        let patient = try Patient.afterAGoodWeek()
        let kidney = patient.kidney
        let lab = try kidney.addLab(.potassium, "5.6", at: patient.moment("2026-06-03")).result
        let pressure = try kidney.addPressure("190/100").reading
        let weight = try kidney.addWeight("70 kg").reading
        let entry = try kidney.eat(Care.starFruit.id, "100 g").entry
        let goal = try kidney.addGoal(.atMost(.sodium, 1800)).goal
        let medicine = try kidney.addMedicine("Zestril", dose: "20 mg").medicine
        let cases: [(String, [String])] = [
            ("potassium", ["5.6 mEq/L of 2026-06-03", "restated by another text"]), ("Vitamin K", ["vitamin K"]),
            ("lab-potassium", ["Potassium 5.6", "range", "high"]), (lab.id.rawValue, ["Potassium 5.6"]),
            (pressure.id.rawValue, ["190/100", "180/120"]), (weight.id.rawValue, ["70 kg", "as you entered it"]),
            (entry.id.rawValue, ["100 g of Star fruit", "USDA SR 00104"]), (goal.id.rawValue, ["1,800 mg", "points"]),
            (medicine.id.rawValue, ["lisinopril", "ACE inhibitor"]),
            (String(medicine.id.rawValue.suffix(8)), ["lisinopril"]),
            ("diary/week-2026-06-01", ["points", "given", "three meals"]),
            ("rewards/diary/week-2026-06-01", ["given"]),
        ]
        for (id, words) in cases {
            let text = try kidney.why(id)
            for word in words { #expect(text.contains(word), "\(id): \(text)") }
        }
        for alert in try kidney.alerts() { #expect(try kidney.why(alert.id.rawValue).contains(alert.why)) }
        for suggestion in try kidney.suggestions() {
            #expect(try kidney.why(suggestion.id.rawValue).contains("Why: "))
        }
        #expect(throws: KidneyError.noSuchRecord("number, alert or record", "nothing")) { try kidney.why("nothing") }
        #expect(try kidney.whyScreen("potassium").opens.target == "kidney://targets/potassium")
    }
}

@Suite("Notifications of what was found")
struct NoticeCandidateTests {
    @Test(
        "a finding of an entry isn't told again; one of the end of the week is, once, and opens its screen"
    )
    func candidates() throws {
        let patient = try Patient.afterAGoodWeek()
        #expect(try patient.kidney.notificationCandidates().isEmpty)
        try patient.at("2026-06-08T03:00")
        try patient.kidney.evaluate(inBackground: true)
        let candidates = try patient.kidney.notificationCandidates()
        let week = try #require(candidates.first { $0.series.category == "weekEnd" })
        #expect(week.title == "Your week" && week.link.description == "kidney://rewards")
        #expect(week.body.contains("written down on 5 of 7 days") && week.timing == .occurred(patient.clock.now))
        #expect(Set(candidates.map(\.series)).count == candidates.count)
        try patient.kidney.evaluate(inBackground: true)
        #expect(try patient.kidney.notificationCandidates() == candidates)
        // After a week it is no longer news.
        try patient.at("2026-06-16T03:00")
        #expect(try patient.kidney.notificationCandidates().isEmpty)
    }

    @Test("a type that is turned off is neither made nor told; nothing is told before the terms were accepted")
    func preferences() throws {
        let patient = try Patient.afterAGoodWeek()
        try patient.kidney.setNotices(.weekEnd, on: false)
        try patient.at("2026-06-08T03:00")
        try patient.kidney.evaluate(inBackground: true)
        #expect(try !patient.kidney.notificationCandidates().contains { $0.series.category == "weekEnd" })
        let preferences = try patient.kidney.notificationPreferences()
        #expect(!preferences["weekEnd"].isOn && preferences["rewards"].isOn)
        let stranger = try Patient(isAccepted: false)
        #expect(try stranger.kidney.notificationCandidates().isEmpty)
    }

    @Test("doses that are reminded of are among what is told")
    func doses() throws {
        let patient = try Patient(profile: Care.profile(.g4))
        try patient.kidney.addMedicine(
            "Zestril",
            times: [MedicationTime(try LocalTime(hour: 8, minute: 0))],
            reminds: true
        )
        #expect(try patient.kidney.notificationCandidates().map(\.series.category) == ["doses"])
    }

    @Test(
        "Today has one line for each kind of alert that can wait, with the count of the others, and each alarm by itself"
    )
    func grouped() throws {
        let patient = try Patient(profile: Care.profile(.g4))
        let kidney = patient.kidney
        try kidney.addPressure("192/122", at: patient.moment("2026-06-02T08:00"))
        try kidney.addPressure("84/50", at: patient.moment("2026-06-02T08:01"))
        for (analyte, value) in [(Analyte.phosphorus, "6.0"), (.bicarbonate, "20"), (.albumin, "3.0")] {
            try kidney.addLab(analyte, value)
        }
        let lines = try kidney.todayScreen().alerts
        #expect(lines.first?.level.cantWait == true)
        #expect(lines.contains { $0.message.contains("192/122") } && lines.contains { $0.message.contains("84/50") })
        let labs = lines.filter { $0.id.hasPrefix("lab/") }
        #expect(labs.count == 1)
        #expect(labs.first?.message.hasSuffix("2 more alerts of this kind are on the page of alerts.") == true)
        #expect(labs.first?.opens.target == "kidney://alerts")
        #expect(try kidney.alertsScreen().standing.count { $0.id.hasPrefix("lab/") } == 3)
    }

    @Test("An alarm of a value of yesterday comes before what follows from it for a medicine of today")
    func alarmFirst() throws {
        let patient = try Patient(profile: Care.profile(.g4))
        let kidney = patient.kidney
        try kidney.addLab(.potassium, "6.6", at: patient.moment("2026-06-01T16:00"))
        try kidney.addMedicine("losartan")
        let lines = [try kidney.todayScreen().alerts.map(\.id), try kidney.alertsScreen().standing.map(\.id)]
        for ids in lines {
            let alarm = try #require(ids.firstIndex { $0.hasPrefix("lab/") })
            let medicine = try #require(ids.firstIndex { $0.hasPrefix("interaction/") })
            #expect(alarm < medicine, "\(ids)")
        }
    }
}
