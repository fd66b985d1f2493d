import Foundation
import FractionParser
import ScreenKit
import TestKit
import Testing
import TimeKit

@testable import KidneyNutrition

@Suite("Reports that are given out")
struct StoreReportTests {
    private func day(_ text: String) throws -> LocalDate { try LabSample.day(text) }

    private func patient() throws -> Patient {
        let patient = try Patient(profile: try LabSample.profile(.g3b))
        try patient.stockPantry()
        try patient.kidney.addLab(.potassium, "5.4", at: try patient.moment("2026-05-04"))
        try patient.kidney.eat(Pantry.banana.id, "1 medium", at: try patient.moment("2026-05-20T08:00"))
        return patient
    }

    @Test(
        "the same report is given out once, however often it is written; a late entry makes the next one a revised one"
    )
    func lateEntry() throws {
        let patient = try patient()
        let span = (from: try day("2026-05-01"), to: try day("2026-05-31"))
        let first = try patient.kidney.issueClinicReport(from: span.from, to: span.to)
        #expect(first.issue?.number == 1)
        #expect(first.issue?.isRevised == false)
        try patient.at("2026-06-03T10:00")
        #expect(try patient.kidney.issueClinicReport(from: span.from, to: span.to) == first)
        #expect(try patient.count("report_issue") == 1)
        try patient.kidney.eat(Pantry.bread.id, "2 slice", at: try patient.moment("2026-05-21T08:00"))
        try patient.at("2026-06-10T10:00")
        let second = try patient.kidney.issueClinicReport(from: span.from, to: span.to)
        #expect(second.issue?.words == "Revised 2026-06-10, in place of that of 2026-06-02")
        #expect(try patient.count("report_issue") == 2)
    }

    @Test("an entry outside of the span leaves a report as it was given out, and so does a question")
    func outside() throws {
        let patient = try patient()
        let span = (from: try day("2026-05-01"), to: try day("2026-05-31"))
        let first = try patient.kidney.issueClinicReport(from: span.from, to: span.to)
        try patient.kidney.eat(Pantry.bread.id, "2 slice")
        try patient.kidney.addLab(.potassium, "5.0")
        let again = try patient.kidney.issueClinicReport(from: span.from, to: span.to, questions: ["And bread?", " "])
        #expect(again.issue == first.issue)
        #expect(again.asked == ["And bread?"])
    }

    @Test("a card is given out once its month is over, and a late entry revises it")
    func card() throws {
        let patient = try patient()
        let may = try day("2026-05-10")
        #expect(try patient.kidney.issueReportCard(of: try day("2026-06-01")).issue == nil)
        #expect(try patient.kidney.issueReportCard(of: may).issue?.number == 1)
        #expect(try patient.kidney.reportCardScreen(may).isOutdated == false)
        try patient.kidney.addLab(.phosphorus, "3.9", at: try patient.moment("2026-05-05"))
        let screen = try patient.kidney.reportCardScreen(may)
        #expect(screen.isOutdated)
        #expect(screen.issue == "Given out 2026-06-02; something was entered since: give it out again, marked revised")
        #expect(try patient.kidney.issueReportCard(of: may).issue?.isRevised == true)
        #expect(try patient.kidney.reportCardScreen(may).isOutdated == false)
    }

    @Test("a report and a card offer to be shared as a file")
    func share() throws {
        let patient = try patient()
        let (first, last) = (try day("2026-05-01"), try day("2026-05-31"))
        let report = try patient.kidney.reportScreen(from: first, to: last)
        #expect(report.share.label == "Share as PDF")
        #expect(report.share.isEnabled)
        #expect(report.issue == "Not given out yet")
        let card = try patient.kidney.reportCardScreen(first)
        #expect(card.share.isEnabled)
        #expect(card.careTeam == DayTargets.careTeamFirst)
    }

    @Test("a name of a laboratory value and of a nutrient is the value if there are results of it; a key is exact")
    func trendNames() throws {
        let patient = try Patient(profile: LabSample.profile(.g3a))
        #expect(try patient.kidney.trendSubject("vitamin D") == .nutrient(.vitaminD))
        try patient.kidney.addLab(.vitaminD, "28")
        for name in ["vitamin D", "Vitamin  d", "25-hydroxyvitamin D"] {
            #expect(try patient.kidney.trendSubject(name) == .lab(.vitaminD), "\(name)")
        }
        #expect(try patient.kidney.trendSubject("vitamin-d") == .nutrient(.vitaminD))
        #expect(try patient.kidney.trendSubject("HbA1c") == .lab(.hbA1c))
        #expect(try patient.kidney.trendSubject("nonsense") == nil)
        #expect(try patient.kidney.trendScreen(.nutrient(.vitaminD)).related.map(\.label) == ["Vitamin D in the blood"])
    }

    @Test("the pages of a laboratory value and of a nutrient of one name lead to each other")
    func namesakes() throws {
        let patient = try Patient()
        var pairs = 0
        for nutrient in Nutrient.allCases {
            guard let analyte = LabTable.analyte(named: nutrient.name) else { continue }
            pairs += 1
            let subjects = (lab: TrendSubject.lab(analyte), eaten: TrendSubject.nutrient(nutrient))
            #expect(subjects.lab.title != subjects.eaten.title)
            for (one, other) in [(subjects.lab, subjects.eaten), (subjects.eaten, subjects.lab)] {
                let links = try patient.kidney.trendScreen(one).related.map(\.target)
                #expect(links.contains(KidneyLink.trends(other).target), "\(one.word)")
            }
        }
        #expect(pairs >= 6)
    }

    @Test("a goal of a week in a report that ends on a Sunday has the minutes of that week")
    func weekOfReport() throws {
        let patient = try Patient(now: "2026-06-01T09:00", profile: LabSample.profile(.g3a))
        try patient.kidney.addGoal(.activity(minutes: 150))
        try patient.at("2026-06-08T10:00")
        try patient.kidney.addActivity(.minutes, "160", at: patient.moment("2026-06-06T09:00"))
        let report = try patient.kidney.clinicReport(from: day("2026-06-01"), to: day("2026-06-07"))
        #expect(report.goals.map(\.shown) == ["160 of 150 minutes this week"])
        #expect(report.goals.map(\.state) == [.reached])
    }

    @Test("looking at trends, reports and cards changes nothing")
    func looking() throws {
        let patient = try patient()
        let before = (try patient.tables(), try patient.history(), try patient.count("report_issue"))
        let span = (from: try day("2026-05-01"), to: try day("2026-05-31"))
        _ = try patient.kidney.trendsScreen()
        for subject in TrendSubject.all { _ = try patient.kidney.trendScreen(subject) }
        _ = try patient.kidney.reportScreen(from: span.from, to: span.to)
        _ = try patient.kidney.reportCardScreen(span.from)
        #expect(try patient.tables() == before.0)
        #expect(try patient.history() == before.1)
        #expect(try patient.count("report_issue") == before.2)
    }

    @Test("an undo takes the last entry back, not that a report was given out")
    func undo() throws {
        let patient = try patient()
        let span = (from: try day("2026-05-01"), to: try day("2026-05-31"))
        _ = try patient.kidney.issueClinicReport(from: span.from, to: span.to)
        try patient.kidney.undo()
        #expect(try patient.count("report_issue") == 1)
        #expect(try patient.count("intake_entry") == 0)
        #expect(try patient.kidney.reportScreen(from: span.from, to: span.to).isOutdated)
    }

    @Test(
        "a span backwards, too long or to come, a month to come and a question too long are refused, and nothing changes"
    )
    func refusals() throws {
        let patient = try patient()
        let (first, last) = (try day("2026-05-01"), try day("2026-05-31"))
        let (past, next) = (try day("2025-01-01"), try day("2026-07-01"))
        #expect(
            try patient.refuses(.spanBackwards(last, first)) { _ = try $0.issueClinicReport(from: last, to: first) }
        )
        #expect(
            try patient.refuses(.spanTooLong(days: 516, limit: ClinicReport.longestSpan)) {
                _ = try $0.issueClinicReport(from: past, to: last)
            }
        )
        #expect(try patient.refuses(.dayToCome(next)) { _ = try $0.issueClinicReport(from: first, to: next) })
        #expect(try patient.refuses(.dayToCome(next)) { _ = try $0.issueReportCard(of: next) })
        let long = String(repeating: "a", count: 201)
        #expect(
            try patient.refuses(.textTooLong("question", characters: 201, limit: 200)) {
                _ = try $0.issueClinicReport(from: first, to: last, questions: [long])
            }
        )
        #expect(try patient.refuses(.spanBackwards(last, first)) { _ = try $0.trend(.weight, from: last, to: first) })
    }

    @Test("before the terms were accepted neither a trend nor a report is shown")
    func terms() throws {
        let patient = try Patient(isAccepted: false)
        let may = try day("2026-05-01")
        for look: (KidneyNutrition) throws -> Void in [
            { _ = try $0.trendsScreen() }, { _ = try $0.trendScreen(.weight) }, { _ = try $0.reportCardScreen(may) },
            { _ = try $0.reportScreen(from: may, to: may) }, { _ = try $0.issueReportCard(of: may) },
        ] {
            #expect(throws: KidneyError.termsNotAccepted(version: Terms.current.version)) { try look(patient.kidney) }
        }
    }

    @Test("a trend without days is over all there is, up to today")
    func allThereIs() throws {
        let patient = try patient()
        try patient.kidney.addLab(.potassium, "5.0", at: try patient.moment("2024-01-15"))
        let trend = try patient.kidney.trend(.lab(.potassium))
        #expect([trend.from.description, trend.to.description] == ["2024-01-15", "2026-06-02"])
        #expect(trend.count == 2)
        #expect(try patient.kidney.trend(.lab(.pth)).isEmpty)
    }

    @Test("the list of trends has a row for each thing there is, with the newest value and the one before")
    func list() throws {
        let patient = try patient()
        try patient.kidney.addLab(.potassium, "5.0", at: try patient.moment("2026-01-15"))
        try patient.kidney.addPressure("130/80", at: try patient.moment("2026-05-30T08:00"))
        try patient.kidney.addPressure("128/76", at: try patient.moment("2026-05-31T08:00"))
        let rows = try patient.kidney.trendsScreen().rows
        let potassium = try #require(rows.first { $0.id == "lab-potassium" })
        #expect(potassium.latest == "5.4 mEq/L")
        #expect(potassium.previous == "5.0")
        #expect(potassium.day.description == "2026-05-04")
        let pressure = try #require(rows.first { $0.id == "bp" })
        #expect(pressure.latest == "128/76 mmHg")
        #expect(pressure.previous == "130/80")
        #expect(pressure.count == 2)
        #expect(rows.contains { $0.id == "sodium" })
        #expect(!rows.contains { $0.id == "weight" })
    }

    @Test("links lead to a trend, a report and a card, and the card leads to the report of its month")
    func links() throws {
        let patient = try patient()
        for target in [
            "kidney://trends/lab-potassium", "kidney://report/2026-05-01/2026-05-31", "kidney://report-card/2026-05-01",
        ] {
            let link = try #require(KidneyLink(target))
            #expect(!(try patient.kidney.screen(link).title.isEmpty))
        }
        let card = try patient.kidney.reportCardScreen(try day("2026-05-01"))
        #expect(card.pages.contains { $0.target == "kidney://report/2026-05-01/2026-05-31" })
        #expect(card.pages.contains { $0.target == "kidney://report-card/2026-06-01" })
        let last = try patient.kidney.screen(try #require(KidneyLink("kidney://report-card"))) as? ReportCardScreen
        #expect(last?.title == "May 2026", "\(last?.title ?? "")")
        #expect(KidneyLink.reportCard(nil).target == "kidney://report-card")
        #expect(try patient.kidney.trendScreen(.lab(.potassium)).related.map(\.target) == ["kidney://trends/potassium"])
    }
}
