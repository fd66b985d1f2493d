public import HTMLKit
import ReportKit
import WordKit

extension WebApps {
    /// Returns the sample of the design page that the code of the apps draws: a chart.
    @Sendable public static func samples() -> HTMLFragment {
        HTMLFragment {
            HTML().h2 { localized("Chart") }
            if let sample = try? lines() { ChartView(sample) }
        }
    }

    private static func lines() throws -> ReportChart {
        func points(_ values: [Int]) -> [LineChart.Point] {
            values.enumerated().map { LineChart.Point($0, ChartValue($1)) }
        }
        return .line(
            try LineChart(
                title: localized("A sample"),
                description: localized("Two lines, of which one rises above the limit."),
                xAxis: .labels(["1", "2", "3", "4", "5"]),
                series: [
                    .init(localized("First"), points([2, 5, 4, 9, 12])),
                    .init(localized("Second"), points([3, 3, 2, 4, 3])),
                ],
                limits: [ChartLimit(localized("Limit"), at: 8)]
            )
        )
    }
}
