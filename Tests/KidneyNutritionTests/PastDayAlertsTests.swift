import Foundation
import FractionParser
import ScreenKit
import TestKit
import Testing
import TimeKit
import WordKit

@testable import KidneyNutrition

/// One judgment of a day's food on the page of the day, on the page of its alerts and in receipts.
@Suite("The alerts of a past day")
struct PastDayAlertsTests {
    /// The messages of a day on its page and on the page of its alerts.
    private func messages(_ patient: Patient, _ day: String) throws -> (page: Set<String>, alerts: Set<String>) {
        let date = try LabSample.day(day)
        let alerts = try patient.kidney.alertsScreen(date)
        return (
            Set(try patient.kidney.todayScreen(date).alerts.map(\.message)),
            Set((alerts.standing + alerts.found.map(\.alert)).map(\.message))
        )
    }

    @Test(
        "food of a past day is judged alike on both pages, whenever it was entered",
        arguments: ["2026-06-02T20:00", "2026-06-03T09:00", "2026-06-20T09:00"]
    )
    func protein(entered: String) throws {
        let patient = try Patient(profile: LabSample.profile(.hemodialysis))
        try patient.stockPantry()
        try patient.at(entered)
        let receipt = try patient.kidney.eat(Pantry.milk.id, "1 cup", at: patient.moment("2026-06-02T12:00"))
        let told = receipt.screen.alerts.map(\.message)
        #expect(told.contains { $0.contains("Protein on 2026-06-02") } == (entered >= "2026-06-03"))
        for now in ["2026-06-03T10:00", "2026-06-20T10:00"] where now > entered {
            try patient.at(now)
            let told = try messages(patient, "2026-06-02")
            #expect(told.page == told.alerts)
            #expect(told.page.contains { $0.contains("Protein on 2026-06-02 came to") }, "\(now): \(told.page)")
        }
    }

    @Test("a day with too little food says so on the page of its alerts, and never that nothing was found")
    func littleFood() throws {
        let patient = try Patient(profile: LabSample.profile(.g4))
        try patient.stockPantry()
        try patient.kidney.addWeight("70 kg", .daily)
        try patient.kidney.eat(Pantry.milk.id, "1 cup")
        for now in ["2026-06-03T10:00", "2026-06-20T10:00"] {
            try patient.at(now)
            let day = try LabSample.day("2026-06-02")
            let page = try patient.kidney.todayScreen(day)
            let alerts = try patient.kidney.alertsScreen(day)
            #expect(page.alerts.isEmpty && alerts.standing.isEmpty && alerts.found.isEmpty)
            #expect(page.openLimits != nil && alerts.emptyText == page.openLimits)
        }
        let empty = try patient.kidney.alertsScreen(LabSample.day("2026-05-01"))
        #expect(empty.emptyText == "Nothing was found for that day.")
    }

    @Test(
        "A critical value that is entered days late is told of its day, whatever is entered first",
        arguments: ["4.4", "5.9"]
    )
    func enteredLate(newer: String) throws {
        let day = try LabSample.day("2026-05-28")
        func told(_ values: [(text: String, day: String)]) throws -> [[String]] {
            let patient = try Patient(profile: LabSample.profile(.g4))
            for value in values { try patient.kidney.addLab(.potassium, value.text, at: patient.moment(value.day)) }
            try patient.kidney.evaluate()
            let report = try patient.kidney.clinicReport(from: day, to: LabSample.day("2026-06-02"))
            return [
                try patient.kidney.alertsScreen(day).found.map(\.alert.message),
                try patient.kidney.alertsScreen().found.map(\.alert.message), report.alerts.map(\.message),
            ].map { $0.filter { $0.contains("6.7") } }
        }
        let old = (text: "6.7", day: "2026-05-28")
        let new = (text: newer, day: "2026-05-29")
        let late = try told([new, old])
        #expect(late.allSatisfy { $0.count == 1 && $0[0].contains("was 6.7") }, "\(late)")
        #expect(try told([old, new]) == late)
    }

    @Test("an unsafe food that was eaten stays told with its level on later days, until its entry is deleted")
    func eaten() throws {
        let patient = try Patient(profile: LabSample.profile(.hemodialysis))
        try patient.kidney.importFoods([Care.starFruit], from: "care")
        let entry = try patient.kidney.eat(Care.starFruit.id, "90 g").entry
        _ = try patient.kidney.evaluate()
        let day = try LabSample.day("2026-06-02")
        let standing = try patient.kidney.alertsScreen(day).standing.first { $0.id.hasPrefix("unsafe/") }
        let first = try #require(standing)
        try patient.at("2026-06-08T09:00")
        func told() throws -> AlertRow? {
            try patient.kidney.alertsScreen(day).found.map(\.alert).first { $0.id.hasPrefix("unsafe/") }
        }
        let later = try #require(try told())
        #expect(later.level == first.level && later.message == first.message, "\(later.message)")
        #expect(try patient.kidney.todayScreen(day).alerts.contains { $0.id == later.id })
        #expect(try patient.kidney.alertsScreen().standing.contains { $0.id == later.id && $0.level == first.level })
        // An entry of a past day is told, too, although no evaluation looks back so far.
        let late = try patient.kidney.eat(Care.starFruit.id, "60 g", at: patient.moment("2026-06-05T12:00"))
        let entered = try patient.kidney.alertsScreen(LabSample.day("2026-06-05")).found.first {
            $0.id.hasPrefix("unsafe/")
        }
        #expect(entered?.alert.level == first.level)
        #expect(late.screen.alerts.contains { $0.id == entered?.id })
        #expect(try !patient.kidney.why(#require(entered).id).isEmpty)
        _ = try patient.kidney.deleteEntry(entry.id)
        #expect(try told() == nil)
    }

    @Test("an amount of a past day is told by what is written down now, and its reason is found by its id")
    func edited() throws {
        let limit = ClinicLimit(.sodium, high: 1000, from: try LabSample.day("2026-01-01"))
        let patient = try Patient(profile: LabSample.profile(.hemodialysis, limits: [limit]))
        try patient.stockPantry()
        try patient.at("2026-06-20T09:00")
        let moment = try patient.moment("2026-06-02T12:00")
        let bread = try patient.kidney.eat(Pantry.bread.id, "300 g", at: moment).entry
        let id = "intake/2026-06-02/sodium/over"
        let day = try LabSample.day("2026-06-02")
        let row = try #require(try patient.kidney.alertsScreen(day).found.first { $0.id == id })
        #expect(row.dismiss.isEnabled && row.alert.message.contains("over the limit of the day"))
        #expect(try patient.kidney.todayScreen(day).pages.contains { $0.target == "kidney://alerts/2026-06-02" })
        #expect(try patient.kidney.why(id).contains("your clinic"))
        try patient.kidney.dismissAlert(id)
        #expect(try messages(patient, "2026-06-02").page.allSatisfy { !$0.contains("Sodium") })
        try patient.kidney.restoreAlerts()
        try patient.kidney.deleteEntry(bread.id)
        let told = try messages(patient, "2026-06-02")
        #expect(told.page.union(told.alerts).allSatisfy { !$0.contains("Sodium") && !$0.contains("Protein") })
    }

    @Test("targets of a past day that contradict each other are told on its pages, explained by id and dismissed")
    func contradictions() throws {
        let patient = try Patient(profile: LabSample.profile(.hemodialysis, urine: 0))
        try patient.kidney.addMedicine("Jynarque")
        try patient.at("2026-06-20T09:00")
        func told(_ day: String) throws -> [AlertsScreen.FoundRow] {
            try patient.kidney.alertsScreen(LabSample.day(day)).found
                .filter { $0.id.contains("fluid-limit-with-tolvaptan") }
        }
        // The evaluation of the first of these days found it, too.
        for day in ["2026-06-02", "2026-06-10"] {
            #expect(try told(day).map(\.kind) == [.conflict], "\(day)")
            let page = try messages(patient, day).page
            #expect(page.contains { $0.contains("tolvaptan needs free access to water") }, "\(day): \(page)")
        }
        let id = "conflict/fluid-limit-with-tolvaptan/2026-06-10"
        #expect(try patient.kidney.why(id).contains("two things that are known pull apart"))
        try Language.$current.withValue(.spanish) {
            let why = try patient.kidney.why(id)
            #expect(why.contains("dos cosas conocidas se contradicen") && !why.contains("tolvaptan needs"), "\(why)")
        }
        try patient.kidney.dismissAlert(id)
        #expect(try told("2026-06-02").isEmpty && told("2026-06-10").isEmpty)
    }

    @Test(
        "the last 30 days tell an amount as it is written down now: one goes with its entry and comes with a late one"
    )
    func recent() throws {
        let limit = ClinicLimit(.sodium, high: 1000, from: try LabSample.day("2026-01-01"))
        let patient = try Patient(now: "2026-06-02T13:00", profile: LabSample.profile(.hemodialysis, limits: [limit]))
        try patient.stockPantry()
        func amounts() throws -> [String] {
            try patient.kidney.alertsScreen().found.map(\.id).filter { $0.hasPrefix("intake/") }
        }
        let bread = try patient.kidney.eat(Pantry.bread.id, "300 g").entry
        try patient.at("2026-06-05T09:00")
        #expect(try amounts().contains("intake/2026-06-02/sodium/over"))
        try patient.kidney.deleteEntry(bread.id)
        #expect(try amounts().isEmpty)
        try patient.kidney.eat(Pantry.bread.id, "300 g", at: patient.moment("2026-06-03T12:00"))
        #expect(try amounts().contains("intake/2026-06-03/sodium/over"))
    }

    @Test("the report and the notices tell an amount as it is written down now, in both languages")
    func reported() throws {
        let limit = ClinicLimit(.sodium, high: 1000, from: try LabSample.day("2026-01-01"))
        let patient = try Patient(now: "2026-06-02T13:00", profile: LabSample.profile(.hemodialysis, limits: [limit]))
        try patient.stockPantry()
        try patient.kidney.eat(Pantry.bread.id, "300 g")
        try patient.at("2026-06-02T18:00")
        let second = try patient.kidney.eat(Pantry.bread.id, "300 g").entry
        try patient.at("2026-06-05T09:00")
        let day = try LabSample.day("2026-06-02")
        func reported() throws -> [String] {
            try patient.kidney.clinicReport(from: day, to: day.next).alerts.map(\.message)
        }
        for language in [Language.english, .spanish] {
            try Language.$current.withValue(language) {
                let texts = [try reported(), try patient.kidney.noticesScreen().notices.map(\.message)]
                for text in texts {
                    #expect(text.contains { $0.contains("2,940") }, "\(text)")
                    #expect(text.allSatisfy { !$0.contains("1,470") }, "\(text)")
                    #expect(text.allSatisfy { !$0.contains("rest of the day") && !$0.contains("resto del día") })
                }
            }
        }
        try patient.kidney.deleteEntry(second.id)
        #expect(try reported().contains { $0.contains("1,470") })
    }

    @Test("a past day with too little food and another alert says on both pages that no limit is known to be kept")
    func openLimits() throws {
        let limit = ClinicLimit(.sodium, high: 1000, from: try LabSample.day("2026-01-01"))
        let patient = try Patient(profile: LabSample.profile(.g4, limits: [limit]))
        try patient.stockPantry()
        try patient.kidney.addWeight("70 kg", .daily)
        try patient.kidney.eat(Pantry.bread.id, "300 g")
        try patient.at("2026-06-20T10:00")
        let day = try LabSample.day("2026-06-02")
        let alerts = try patient.kidney.alertsScreen(day)
        #expect(alerts.found.contains { $0.id == "intake/2026-06-02/sodium/over" })
        #expect(try alerts.openLimits != nil && alerts.openLimits == patient.kidney.todayScreen(day).openLimits)
        #expect(alerts.pages.contains { $0.target == "kidney://interactions/2026-06-02" })
        #expect(try patient.kidney.alertsScreen().pages.contains { $0.target == "kidney://interactions" })
    }

    @Test("the summary of a day keeps no limit that the page of the day doesn't keep")
    func summary() throws {
        let limit = ClinicLimit(.sodium, high: 2300, from: try LabSample.day("2026-01-01"))
        for (grams, isOver) in [("100 g", false), ("1000 g", true)] {
            let patient = try Patient(profile: LabSample.profile(.g4, limits: [limit]))
            try patient.stockPantry()
            try patient.kidney.addWeight("70 kg", .daily)
            try patient.kidney.eat(Pantry.bread.id, grams)
            try patient.at("2026-06-03T10:00")
            let found = try patient.kidney.evaluate().closings.first { $0.kind == .dayEnd }
            let message = try #require(found).message
            let page = try patient.kidney.todayScreen(LabSample.day("2026-06-02"))
            #expect(page.openLimits != nil && message.contains("of at most 2,300 mg") == isOver, "\(message)")
            #expect(message.hasSuffix("too little is written down to tell whether a limit was kept"), "\(message)")
            try Language.$current.withValue(.spanish) {
                let told = try patient.kidney.noticesScreen().notices.map(\.message)
                #expect(told.contains { $0.contains("muy poco") }, "\(told)")
                #expect(told.allSatisfy { !$0.contains("too little") }, "\(told)")
            }
        }
    }

    @Test(
        "the alerts of the last days say of how many days it isn't told what they lack, as they may be written down in part"
    )
    func inPart() throws {
        let patient = try Patient(profile: LabSample.profile(.g4))
        try patient.stockPantry()
        try patient.kidney.addWeight("70 kg", .daily)
        func eat(_ day: String, _ meals: [Meal]) throws {
            for meal in meals {
                try patient.kidney.eat(Pantry.milk.id, "1 cup", meal: meal, at: patient.moment("\(day)T09:00"))
            }
        }
        try patient.at("2026-06-08T10:00")
        try eat("2026-06-04", [.breakfast, .lunch, .dinner])
        try eat("2026-06-08", [.breakfast])
        #expect(try patient.kidney.alertsScreen().partDays == nil)
        try eat("2026-06-02", [.breakfast, .lunch, .snack])
        try eat("2026-06-03", [.dinner])
        let screen = try patient.kidney.alertsScreen()
        #expect(screen.partDays?.contains("for 2 days of the last 30") == true, "\(screen.partDays ?? "")")
        #expect(Set(screen.found.filter { $0.kind == .intakeLow }.map(\.day.description)) == ["2026-06-04"])
        #expect(try patient.kidney.alertsScreen(LabSample.day("2026-06-03")).partDays == nil)
    }

    @Test("the alerts of a day have one order on its page and on the page of its alerts")
    func order() throws {
        let patient = try Patient(profile: Care.profile(.g4))
        try patient.kidney.importFoods([Care.starFruit], from: "care")
        try patient.kidney.eat(Care.starFruit.id, "100 g")
        try patient.kidney.addLab(.potassium, "6.2", at: patient.moment("2026-06-02T09:00"))
        for now in ["2026-06-02T12:00", "2026-06-03T10:00", "2026-06-05T10:00"] {
            try patient.at(now)
            let day = try LabSample.day("2026-06-02")
            let alerts = try patient.kidney.alertsScreen(day)
            let ids = [
                try patient.kidney.todayScreen(day).alerts.map(\.id),
                (alerts.standing + alerts.found.map(\.alert)).map(\.id),
            ].map { ids in ids.filter { $0.hasPrefix("lab/") || $0.hasPrefix("unsafe/") } }
            #expect(ids[0] == ids[1] && ids[0].count == 2, "\(now): \(ids)")
        }
    }

    @Test("the receipt of something eaten tells an amount in the words of the pages, and nothing that was dismissed")
    func receipt() throws {
        let limit = ClinicLimit(.sodium, high: 1000, from: try LabSample.day("2026-01-01"))
        let patient = try Patient(profile: LabSample.profile(.g4, limits: [limit]))
        try patient.stockPantry()
        let id = "intake/2026-06-02/sodium/over"
        func rows() throws -> [AlertRow] {
            let receipt = try patient.kidney.eat(Pantry.bread.id, "300 g")
            return receipt.screen.alerts.filter { $0.id == id }
        }
        let told = try rows()
        #expect(try told.count == 1 && told == patient.kidney.todayScreen().alerts.filter { $0.id == id })
        try patient.kidney.dismissAlert(id)
        #expect(try rows().isEmpty)
    }

    @Test("the page of today's alerts has what is on the page of today")
    func today() throws {
        let patient = try Patient(profile: LabSample.profile(.g4))
        try patient.kidney.addLab(.potassium, "6.8", at: patient.moment("2026-06-01T09:00"))
        let told = try messages(patient, "2026-06-02")
        #expect(told.page.contains { $0.contains("6.8") } && told.alerts.contains { $0.contains("6.8") })
    }

    @Test("the targets that a past day leads to are those of that day, and lead back to it")
    func targets() throws {
        var profile = try LabSample.profile(.g4)
        profile.clinicLimits = [
            ClinicLimit(.sodium, high: 1500, from: try LabSample.day("2026-01-01")),
            ClinicLimit(.sodium, high: 2000, from: try LabSample.day("2026-06-02")),
        ]
        let kidney = try Patient(profile: profile).kidney
        for (day, most, page) in [("2026-06-01", Decimal(1500), "2026-06-01/"), ("2026-06-02", 2000, "")] {
            let screen = try kidney.todayScreen(LabSample.day(day))
            let target = try #require(screen.totals.first { $0.nutrient == "sodium" }?.target)
            #expect(target.high == most && target.opens.target == "kidney://targets/\(page)sodium")
            let link = try #require(KidneyLink(target.opens.target))
            let opened = try #require(try kidney.screen(link) as? TargetsScreen)
            #expect(try opened.targets.map(\.high) == [most] && opened.day == LabSample.day(day))
            #expect(opened.title.hasSuffix(" of 2026-06-01") == !page.isEmpty, "\(opened.title)")
            let all = try #require(KidneyLink(opened.back.target))
            let back = try #require(try kidney.screen(all) as? TargetsScreen).back.target
            #expect(back == (page.isEmpty ? "kidney://today" : "kidney://today/2026-06-01"))
        }
    }
}
