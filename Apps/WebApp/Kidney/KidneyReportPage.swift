import HTMLKit
import KidneyNutrition
import PageKit
import ScreenKit

/// The report for the clinic: questions and alerts first, then labs, intake, charts, medicines and, folded, the diary.
struct KidneyReportPage: HTMLView {
    let screen: ReportScreen
    let context: PageContext

    private var report: ClinicReport { screen.report }

    var body: some HTMLContent {
        wayBack(screen.back, context)
        p(.class("muted")) { "\(report.name), from \(report.from) to \(report.to)" }
        if !screen.issue.isEmpty { p { screen.issue } }
        FormView(screen.form, showsTitle: false, in: context)
        div(.class("ways")) { WayLink(screen.card, context) }
        alerts("Alerts that stand", report.standing)
        PointsView("Questions of the patient", report.asked)
        PointsView("Questions from the figures", report.questions)
        facts("Person", report.person)
        facts("Kidneys", report.kidneys)
        h2 { "Laboratory values" }
        TableView(
            columns: ["Value of", "Newest", "Day", "Before", "Goal", "Place"],
            rows: report.labs.map { line in
                TableView.Row(
                    line.title,
                    [
                        "\(line.value) \(line.unit)" + (line.change.map { " " + $0.arrow } ?? ""), "\(line.day)",
                        line.previous ?? "–", line.goal.isEmpty ? "–" : line.goal, line.place.rawValue,
                    ]
                )
            }
        )
        if !report.missingLabs.isEmpty {
            p(.class("muted")) { "Without a value: " + report.missingLabs.joined(separator: ", ") }
        }
        intake
        facts("Body", report.body)
        if !report.medicines.isEmpty {
            h2 { "Medicines" }
            TableView(
                columns: ["Medicine", "Dose", "Taken", "Check"],
                rows: report.medicines.map { TableView.Row($0.name, [$0.dose, $0.taken, $0.check.rawValue]) }
            )
        }
        if !report.goals.isEmpty {
            h2 { "Goals" }
            ul(.class("points")) {
                for goal in report.goals {
                    li { [goal.aim, goal.shown, goal.note].filter { !$0.isEmpty }.joined(separator: " · ") }
                }
            }
        }
        if !report.trends.isEmpty {
            h2 { "Trends" }
            for trend in report.trends {
                h3 { trend.title }
                TrendView(trend: trend, level: 3)
            }
        }
        contributors
        alerts("Alerts of the span", report.alerts)
        checks
        log
        p(.class("muted")) { ClinicReport.remark }
        p(.class("muted")) { screen.careTeam }
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
                    let span = line.first == line.last ? "\(line.first)" : "\(line.first) to \(line.last)"
                    return "\(span), \(line.level.words): \(line.message)"
                }
            )
        }
    }

    @HTMLBuilder private var intake: some HTMLContent {
        h2 { "Food and drink" }
        p {
            "\(report.intake.loggedDays) of \(report.intake.days) days written down, \(report.intake.wholeDays) of them whole."
        }
        TableView(
            columns: ["Mean of a day", "Mean", "For each kg", "Target", "Days", "Coverage"],
            rows: report.intake.means.map { mean in
                TableView.Row(
                    PageWords.sentence(mean.name),
                    [
                        mean.mean, mean.perKilogram ?? "–", mean.target.isEmpty ? "–" : mean.target,
                        mean.days.isEmpty ? "–" : mean.days, "\(mean.coverage) %",
                    ]
                )
            }
        )
        for note in report.intake.notes { p { note } }
    }

    @HTMLBuilder private var contributors: some HTMLContent {
        if !report.contributors.isEmpty {
            h2 { "Largest shares" }
            for part in report.contributors {
                details {
                    summary { "\(part.name): \(part.total)" }
                    TableView(
                        columns: ["Food", "Times", "Amount", "Share"],
                        rows: part.foods.map { TableView.Row($0.food, ["\($0.times)", $0.amount, "\($0.percent) %"]) }
                    )
                    if !part.unknown.isEmpty {
                        p(.class("muted")) { "No figure: " + part.unknown.joined(separator: ", ") }
                    }
                }
            }
        }
    }

    @HTMLBuilder private var checks: some HTMLContent {
        PointsView("Not confirmed", report.checks.unconfirmed)
        PointsView("Pairs of medicines without a rule", report.checks.pairsWithoutRule)
        p(.class("muted")) { report.checks.scope }
    }

    @HTMLBuilder private var log: some HTMLContent {
        if !report.log.isEmpty {
            details {
                summary { "The diary" }
                for day in report.log {
                    TableView(
                        "\(day.day)",
                        columns: ["Food", "Time", "Meal", "Amount"] + ClinicReport.logColumns,
                        rows: day.lines.map { TableView.Row($0.food, [$0.time, $0.meal, $0.amount] + $0.contents) }
                            + [TableView.Row("Together", ["", "", ""] + day.totals)]
                    )
                }
            }
        }
    }
}
