import CommandKit
import KidneyNutrition
import ReportKit
import TimeKit

/// A trend as a chart: the same one for the terminal, for pictures and for reports.
struct TrendChart {
    private let trend: Trend

    init(_ trend: Trend) { self.trend = trend }

    /// The chart; nil where there is nothing to draw.
    func chart() throws(ReportError) -> ReportChart? {
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
    /// Wider than this, a chart is no easier to read.
    private static let widest = 100

    /// Prints a chart as wide as the terminal, in ASCII where it is asked for or nothing else is shown.
    func show(_ chart: ReportChart, inASCII isASCII: Bool = false) throws {
        let isPlain = isASCII || !CommandEnvironment.current.showsUnicode
        let text = chart.text(columns: min(traits.width ?? 80, Self.widest), characters: isPlain ? .ascii : .unicode)
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            try print(StyledText(line, number == 0 ? .heading : .plain))
        }
    }
}

extension CommandEnvironment {
    /// Whether the locale's characters are Unicode: as `LC_ALL`, else `LC_CTYPE`, else `LANG` says.
    fileprivate var showsUnicode: Bool {
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { variables[$0] }.first { !$0.isEmpty }
        return locale.map { $0.uppercased().contains("UTF-8") || $0.uppercased().contains("UTF8") } ?? false
    }
}
