import HTMLKit
import KidneyCommands
import KidneyNutrition
import PageKit
import ScreenKit
import WordKit

/// A trend as a chart, in words and as a table.
struct KidneyTrendPage: HTMLView {
    let screen: TrendScreen
    let context: PageContext

    var body: some HTMLContent {
        wayBack(screen.back, context)
        TrendView(trend: screen.trend, level: 2)
        FormView(screen.form, in: context)
        if !screen.related.isEmpty {
            h2 { localized("See also") }
            div(.class("ways")) { for link in screen.related { WayLink(link, context) } }
        }
        p(.class("muted")) { screen.careTeam }
    }
}

/// A trend's chart with its summary, and its values in a folded table.
struct TrendView: HTMLView {
    let trend: Trend
    let level: Int

    var body: some HTMLContent {
        if let chart = try? TrendChart(trend).chart() { ChartView(chart) }
        for line in trend.summary + trend.remarks { p { line } }
        if !trend.isEmpty {
            details {
                summary { localized("\(trend.title) as a table") }
                for line in trend.lines where !line.isComputed {
                    TableView(
                        line.name,
                        columns: [localized("Day"), trend.unit.isEmpty ? localized("Value") : trend.unit],
                        rows: line.points.reversed().map { TableView.Row("\($0.day)", [$0.text]) }
                    )
                }
            }
        }
    }
}

/// All trends with their newest value.
struct KidneyTrendsPage: HTMLView {
    let screen: TrendsScreen
    let context: PageContext

    var body: some HTMLContent {
        wayBack(screen.back, context)
        if let hint = screen.hint { p { hint } }
        if !screen.rows.isEmpty {
            TableView(
                columns: [localized("Trend of"), localized("Newest"), localized("Day"), localized("Before")],
                rows: screen.rows.map { row in
                    TableView.Row(
                        row.title,
                        [row.latest, "\(row.day)", row.previous ?? "–"],
                        to: context.address(of: row.opens)
                    )
                }
            )
        }
        p(.class("muted")) { screen.careTeam }
    }
}
