import ReportKit
import TIPsTracker
import WordKit

extension ClinicDocument {
    func adherence() throws(ReportError) -> [ReportBlock] {
        guard !dosingWeeks.isEmpty else { return [] }
        let table = try ReportTable(
            columns: [.init(ReportText(localized("Week")), .end), .init("")]
                + report.series.map { .init(ReportText($0.category == nil ? localized("All") : $0.title), .end) },
            rows: dosingWeeks.map { week in
                ["\(week.number)", ReportText(PercentWords.bar(report.series.first?.percent[week.number - 1]))]
                    + report.series.map { ReportText(PercentWords.text($0.percent[week.number - 1])) }
            }
        )
        return [.heading(ReportText(localized("Adherence by week")), level: .section)] + (try chart()) + [.table(table)]
    }

    /// The weeks of the cycle. After the challenge no log counts for the adherence.
    private var dosingWeeks: [ClinicReport.Week] { report.weeks.filter { $0.number <= report.weekCount } }

    /// A line chart of the percentages in the table below it; empty for a single week.
    private func chart() throws(ReportError) -> [ReportBlock] {
        guard dosingWeeks.count > 1 else { return [] }
        let places = dosingWeeks.map { $0.number - 1 }
        let lines = report.series.map { series in
            LineChart.Series(
                series.category == nil ? localized("All") : series.title,
                places.enumerated().map { place, week in .init(place, series.percent[week].map { ChartValue($0) }) }
            )
        }
        let chart = try LineChart(
            title: localized("Logged of due"),
            description:
                localized(
                    "In percent, by week of the cycle, over everything and by category; the table below has the values."
                ),
            xAxis: .labels(dosingWeeks.map { "\($0.number)" }),
            xName: localized("week"),
            yName: "%",
            series: lines,
            limits: [ChartLimit(localized("everything"), at: 100), ChartLimit(localized("nothing"), at: 0)]
        )
        return [.chart(.line(chart), height: 190)]
    }

    func weeks() throws(ReportError) -> [ReportBlock] {
        var blocks: [ReportBlock] = []
        for week in report.weeks {
            if blocks.isEmpty {
                blocks = [
                    .pageBreak, .heading(ReportText(localized("Week by week")), level: .section),
                    .paragraph(
                        ReportText(
                            localized(
                                "A time: logged. ✗ missed. ○ still open. H held. S stopped by the clinic. ",
                                "×R stopped after a severe reaction or epinephrine. · not due. ",
                                "! before the timer had ended. ×2 logged by two people or on two phones. 2d two doses, 3d three. ",
                                "R a reaction followed. ≠ another dose than the plan's. +1 after midnight. ",
                                "At the end: logged of due, or how often a recommended food was eaten."
                            )
                        ),
                        tone: .note
                    ),
                ]
            }
            blocks.append(.table(try ClinicWeekTable(week, isAfterChallenge: week.number > report.weekCount).table()))
        }
        return blocks
    }
}
