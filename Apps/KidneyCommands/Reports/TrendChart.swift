import CommandKit
package import KidneyNutrition
package import ReportKit
import TimeKit

/// The chart of a trend, for the terminal, pictures, reports and pages.
package struct TrendChart {
    private let trend: Trend

    package init(_ trend: Trend) { self.trend = trend }

    /// Returns the chart; nil for a trend without values.
    package func chart() throws(ReportError) -> ReportChart? {
        let lines = trend.lines.filter { !$0.points.isEmpty }
        guard !lines.isEmpty else { return nil }
        return .line(
            try LineChart(
                title: trend.title,
                description: trend.description,
                xAxis: .days(),
                yName: trend.unit,
                series: lines.map { line in
                    LineChart.Series(line.name, points(of: line))
                },
                bands: trend.bands.map { band in
                    ChartBand(
                        band.label,
                        from: band.low.map { ChartValue($0, decimals: 1) },
                        to: band.high.map { ChartValue($0, decimals: 1) }
                    )
                },
                limits: trend.limits.map { ChartLimit($0.label, at: ChartValue($0.value, decimals: 1)) },
                hasZero: trend.isFromZero
            )
        )
    }

    /// Returns the points of a line, with a day without a value after each part but the last.
    private func points(of line: Trend.Line) -> [LineChart.Point] {
        var points: [LineChart.Point] = []
        for stroke in trend.strokes(of: line) {
            if let last = points.last { points.append(.init(last.x + 1, nil)) }
            points += stroke.map { LineChart.Point($0.day.dayNumber, ChartValue($0.value, text: $0.text)) }
        }
        return points
    }
}
