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
                    LineChart.Series(
                        line.name,
                        line.points.map { .init($0.day.dayNumber, ChartValue($0.value, text: $0.text)) }
                    )
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
}

extension Terminal {
    /// The maximum width, in columns. A wider chart is no easier to read.
    private static let widest = 100

    /// Prints a chart as wide as the terminal, in ASCII if requested or if the terminal has no Unicode.
    func show(_ chart: ReportChart, inASCII isASCII: Bool = false) throws {
        let isPlain = isASCII || !CommandEnvironment.current.showsUnicode
        let text = chart.text(columns: min(traits.width ?? 80, Self.widest), characters: isPlain ? .ascii : .unicode)
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            try print(StyledText(line, number == 0 ? .heading : .plain))
        }
    }
}

extension CommandEnvironment {
    /// Whether the locale uses UTF-8, by `LC_ALL`, else `LC_CTYPE`, else `LANG`.
    fileprivate var showsUnicode: Bool {
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { variables[$0] }.first { !$0.isEmpty }
        return locale.map { $0.uppercased().contains("UTF-8") || $0.uppercased().contains("UTF8") } ?? false
    }
}
