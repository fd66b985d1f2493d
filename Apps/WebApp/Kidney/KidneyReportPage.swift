import HTMLKit
import KidneyNutrition
import PageKit
import ScreenKit
import WordKit

/// The report for the clinic: alerts and questions first, then labs, intake, medicines, goals and charts, and the folded diary last.
struct KidneyReportPage: HTMLView {
    let screen: ReportScreen
    let context: PageContext

    private var report: ClinicReport { screen.report }

    var body: some HTMLContent {
        wayBack(screen.back, context)
        p(.class("muted")) { localized("\(report.name), from \(report.from) to \(report.to)") }
        if !screen.issue.isEmpty { p { screen.issue } }
        FormView(screen.form, showsTitle: false, in: context)
        div(.class("ways")) {
            WayLink(screen.card, context)
            PrintView()
        }
        alerts(localized("Alerts that stand"), report.standing)
        PointsView(localized("Questions of the patient"), report.asked)
        PointsView(localized("Questions from the figures"), report.questions)
        facts(localized("Person"), report.person)
        facts(localized("Kidneys"), report.kidneys)
        h2 { localized("Laboratory values") }
        TableView(
            columns: [
                localized("Value of"), localized("Newest"), localized("Day"), localized("Before"),
                localized("Goal or range"),
                localized("Compared"),
            ],
            rows: report.labs.map { line in
                TableView.Row(
                    line.title,
                    [
                        "\(line.value) \(line.unit)" + (line.change.map { " " + $0.arrow } ?? ""), line.dayWords,
                        line.previous ?? "–", line.goalWords,
                        compared(line),
                    ]
                )
            }
        )
        if !report.missingLabs.isEmpty {
            p(.class("muted")) { localized("Without a value: \(report.missingLabs.joined(separator: ", "))") }
        }
        intake
        facts(localized("Body"), report.body)
        if !report.medicines.isEmpty {
            h2 { localized("Medicines") }
            TableView(
                columns: [localized("Medicine"), localized("Dose"), localized("Taken"), localized("Check")],
                rows: report.medicines.map { TableView.Row($0.name, [$0.dose, $0.taken, $0.check.name]) }
            )
        }
        if !report.goals.isEmpty {
            h2 { localized("Goals") }
            ul(.class("points")) {
                for goal in report.goals {
                    li { [goal.aim, goal.shown, goal.note].filter { !$0.isEmpty }.joined(separator: " · ") }
                }
            }
        }
        if !report.trends.isEmpty {
            h2 { localized("Trends") }
            for trend in report.trends {
                h3 { trend.title }
                TrendView(trend: trend, level: 3)
            }
        }
        contributors
        alerts(localized("Alerts of the span"), report.alerts)
        checks
        log
        p(.class("muted")) { ClinicReport.remark }
        p(.class("muted")) { screen.careTeam }
    }

    private func compared(_ line: ClinicReport.LabLine) -> String {
        let place = line.place == .within ? localized("within") : line.placeWords
        return [place, line.remark].filter { !$0.isEmpty }.joined(separator: ", ")
    }

    private func facts(_ title: String, _ facts: [ClinicReport.Fact]) -> HTMLFragment {
        HTMLFragment {
            if !facts.isEmpty {
                HTML().h2 { title }
                HTML().dl(.class("values")) {
                    for fact in facts {
                        HTML().dt { fact.name }
                        HTML().dd { fact.value }
                    }
                }
            }
        }
    }

    private func alerts(_ title: String, _ lines: [ClinicReport.AlertLine]) -> HTMLFragment {
        HTMLFragment {
            PointsView(
                title,
                lines.map { line in
                    let span = line.first == line.last ? "\(line.first)" : localized("\(line.first) to \(line.last)")
                    return "\(span), \(line.level.words): \(line.message)"
                }
            )
        }
    }

    @HTMLBuilder private var intake: some HTMLContent {
        h2 { localized("Food and drink") }
        p {
            localized(
                "\(report.intake.loggedDays) of \(report.intake.days, "day") written down, \(report.intake.wholeDays) of them whole."
            )
        }
        TableView(
            columns: [
                localized("Mean of a day"), localized("Mean"), localized("For each kg"), localized("Target"),
                localized("Days"), localized("Coverage"),
            ],
            rows: report.intake.means.map { mean in
                TableView.Row(
                    PageWords.sentence(mean.name),
                    [
                        mean.mean, mean.perKilogram ?? "–", mean.target.isEmpty ? "–" : mean.targetWords,
                        mean.days.isEmpty ? "–" : mean.days, "\(mean.coverage) %",
                    ]
                )
            }
        )
        for note in report.intake.notes { p { note } }
    }

    @HTMLBuilder private var contributors: some HTMLContent {
        if !report.contributors.isEmpty {
            h2 { localized("Largest shares") }
            for part in report.contributors {
                h3 { "\(PageWords.sentence(part.name)): \(part.total)" }
                TableView(
                    columns: [localized("Food"), localized("Times"), localized("Amount"), localized("Share")],
                    rows: part.foods.map { TableView.Row($0.food, ["\($0.times)", $0.amount, "\($0.percent) %"]) }
                )
                if !part.unknown.isEmpty {
                    p(.class("muted")) { localized("No figure: \(part.unknown.joined(separator: ", "))") }
                }
            }
        }
    }

    @HTMLBuilder private var checks: some HTMLContent {
        PointsView(localized("Not confirmed"), report.checks.unconfirmed)
        PointsView(localized("Pairs of medicines without a rule"), report.checks.pairsWithoutRule)
        p(.class("muted")) { report.checks.scope }
    }

    @HTMLBuilder private var log: some HTMLContent {
        if !report.log.isEmpty {
            details {
                summary { localized("The diary") }
                for day in report.log {
                    TableView(
                        "\(day.day)",
                        columns: [localized("Food"), localized("Time"), localized("Meal"), localized("Amount")]
                            + ClinicReport.logColumns,
                        rows: day.lines.map { TableView.Row($0.food, [$0.time, $0.meal, $0.amount] + $0.contents) }
                            + [TableView.Row(localized("Together"), ["", "", ""] + day.totals)]
                    )
                }
            }
        }
    }
}
