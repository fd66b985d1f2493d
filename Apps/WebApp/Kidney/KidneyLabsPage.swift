import CommandKit
import Foundation
import HTMLKit
import KidneyNutrition
import PageKit
import ReportKit
import ScreenKit
import TimeKit
import WordKit

/// The laboratory values: the form first, then a table. Those of one analyte have a chart, too.
struct KidneyLabsPage: HTMLView {
    let screen: LabsScreen
    let context: PageContext

    var body: some HTMLContent {
        wayBack(screen.back, context)
        for notice in screen.notices { div(.class("notice wrong")) { p { notice } } }
        if !screen.stage.isEmpty { p { localized("Stage: \(screen.stage)") } }
        if !screen.trend.isEmpty { p { screen.trend } }
        if let chart { ChartView(chart) }
        h2 { localized("Values") }
        if screen.labs.isEmpty { p { localized("No value is entered yet.") } }
        if !screen.labs.isEmpty { table }
        if screen.labs.contains(where: { !$0.actions.isEmpty }) {
            details(context.showsErrors(of: screen.labs.flatMap(\.actions)) ? .open : nil) {
                summary { localized("Correct a value") }
                for row in screen.labs where !row.actions.isEmpty {
                    details(context.showsErrors(of: row.actions) ? .open : nil) {
                        summary { "\(title(row)), \(row.text), \(row.day)" }
                        div(.class("buttons")) {
                            for action in row.actions { ActionView(action, about: title(row), in: context) }
                        }
                    }
                }
            }
        }
        FormView(screen.form, in: context)
        h2 { localized("One by one") }
        div(.class("ways")) { for link in screen.analytes { WayLink(link, context) } }
        p(.class("muted")) { screen.careTeam }
    }

    private var table: TableView {
        TableView(
            columns: [
                localized("Value of"), localized("Value"), localized("Judged"), localized("Day"), localized("From"),
            ],
            rows: screen.labs.map { row in
                TableView.Row(
                    title(row),
                    [
                        [row.text, row.other].compactMap { $0 }.joined(separator: " = "), row.judgment ?? "–",
                        [row.day.description, row.time ?? ""].joined(separator: " "), row.source,
                    ],
                    to: context.address(of: row.opens)
                )
            }
        )
    }

    private func title(_ row: LabRow) -> String { LabTable.facts(row.name).title }

    /// The chart of the values of one analyte in one unit; nil for fewer than two.
    private var chart: ReportChart? {
        let rows = screen.labs.reversed()
        guard rows.count > 1, let first = rows.first,
            rows.allSatisfy({ $0.name == first.name && $0.unit == first.unit })
        else {
            return nil
        }
        let points = rows.compactMap { row in
            row.value.map {
                LineChart.Point(row.day.dayNumber, ChartValue(Double(truncating: $0 as NSNumber), text: row.text))
            }
        }
        let span = localized("From \(first.text) on \(first.day) to \(screen.labs[0].text) on \(screen.labs[0].day).")
        let chart = try? LineChart(
            title: title(first),
            description: span,
            xAxis: .days(),
            yName: first.unit.symbol,
            series: [LineChart.Series(title(first), points)]
        )
        return chart.map { .line($0) }
    }
}
