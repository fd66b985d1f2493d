import CommandKit
import KidneyNutrition
import ReportKit
import TimeKit
import WordKit

// The pages after the first one.
extension ClinicDocument {
    /// The height of a chart. Four fit on a page.
    private static let chartHeight = 128.0

    func trends() throws(ReportError) -> [ReportBlock] {
        guard !report.trends.isEmpty else { return [] }
        var blocks: [ReportBlock] = [.heading(ReportText(localized("How things went")), level: .section)]
        for trend in report.trends {
            guard let chart = try TrendChart(trend).chart() else { continue }
            blocks.append(.chart(chart, caption: Self.caption(trend), height: Self.chartHeight))
        }
        return blocks
    }

    /// Returns the caption of a chart. The source of a goal is in the patient's own pages.
    private static func caption(_ trend: Trend) -> String {
        (trend.summary + trend.notes).joined(separator: " ")
    }

    func contributors() throws(ReportError) -> [ReportBlock] {
        guard !report.contributors.isEmpty else { return [] }
        var blocks: [ReportBlock] = [.heading(ReportText(localized("Where it came from")), level: .section)]
        for part in report.contributors {
            let table = try ReportTable(
                caption: localized("\(part.name.capitalizedFirst): \(part.total) in all"),
                columns: [
                    .init(ReportText(localized("Food"))), .init(ReportText(localized("Eaten")), .end),
                    .init(ReportText(localized("Brought")), .end), .init(ReportText(localized("Share")), .end),
                    .init(""),
                ],
                rows: part.foods.map { food in
                    [
                        ReportText(food.food), ReportText(localized("\(food.times, one: "once", other: "# times")")),
                        ReportText(food.amount), "\(food.percent) %", ReportText(Self.bar(food.percent)),
                    ]
                }
            )
            blocks.append(.table(table))
            if !part.unknown.isEmpty {
                blocks.append(
                    .paragraph(
                        ReportText(localized("No figure, or a part of one: \(part.unknown.joined(separator: ", ")).")),
                        tone: .note
                    )
                )
            }
        }
        return blocks
    }

    /// Returns a bar of up to twenty characters, one for each five percent or part of it.
    private static func bar(_ percent: Int) -> String {
        String(repeating: "█", count: min(20, (max(0, percent) + 4) / 5))
    }

    func medicines() throws(ReportError) -> [ReportBlock] {
        guard !report.medicines.isEmpty else { return [] }
        let table = try ReportTable(
            columns: [
                .init(ReportText(localized("Medicine"))), .init(ReportText(localized("Dose"))),
                .init(ReportText(localized("What it is"))), .init(ReportText(localized("Taken"))),
            ],
            rows: report.medicines.map { medicine in
                [
                    medicine.isCurrent ? ReportText([.bold(medicine.name)]) : ReportText(medicine.name),
                    ReportText(medicine.dose.isEmpty ? "–" : medicine.dose),
                    medicine.check.isLookedAt
                        ? ReportText(medicine.identity) : ReportText([.bold(medicine.identity)]),
                    ReportText(medicine.taken),
                ]
            }
        )
        return [.heading(ReportText(localized("Medicines in full")), level: .section), .table(table)] + checks()
    }

    /// Returns the limits of the checks: medicines without rules, and advice that isn't confirmed.
    private func checks() -> [ReportBlock] {
        let checks = report.checks
        var blocks: [ReportBlock] = [.paragraph(ReportText(checks.scope), tone: .note)]
        for (title, lines) in [
            (localized("Pairs that no rule covers"), checks.pairsWithoutRule),
            (localized("Shown to the patient and not confirmed"), checks.unconfirmed),
        ] where !lines.isEmpty {
            blocks.append(.heading(ReportText(title), level: .part))
            blocks += lines.map { .paragraph(ReportText($0)) }
        }
        return blocks
    }

    func alerts() throws(ReportError) -> [ReportBlock] {
        var blocks: [ReportBlock] = [.heading(ReportText(localized("Alerts")), level: .section)]
        if report.alerts.isEmpty {
            blocks.append(.paragraph(ReportText(localized("There was none in these days."))))
        } else {
            let table = try ReportTable(
                columns: [
                    .init(ReportText(localized("Level"))), .init(ReportText(localized("When"))),
                    .init(ReportText(localized("What", context: "column"))),
                ],
                rows: report.alerts.map { alert in
                    [
                        ReportText([ReportRun(Self.level(alert), isBold: alert.told.cantWait || alert.level.cantWait)]),
                        ReportText(Self.when(alert)), ReportText(alert.message),
                    ]
                }
            )
            blocks.append(.table(table))
        }
        guard !report.goals.isEmpty else { return blocks }
        let goals = try ReportTable(
            columns: [
                .init(ReportText(localized("Goal"))), .init(ReportText(localized("State"))),
                .init(ReportText(localized("On the last day"))),
            ],
            rows: report.goals.map { goal in
                [
                    ReportText(goal.aim.capitalizedFirst), ReportText(goal.state.reportWords),
                    ReportText(goal.shown + (goal.note.isEmpty ? "" : " — \(goal.note)")),
                ]
            }
        )
        return blocks + [.heading(ReportText(localized("The patient’s own goals")), level: .section), .table(goals)]
    }

    /// The urgency as it was told and, where it is another one, as it stands now.
    private static func level(_ alert: ClinicReport.AlertLine) -> String {
        alert.told == alert.level
            ? alert.level.words : localized("told as: \(alert.told.words); now: \(alert.level.words)")
    }

    private static func when(_ alert: ClinicReport.AlertLine) -> String {
        guard alert.days > 1 else { return "\(alert.last)" }
        return localized("\(alert.days) days, last \(alert.last)")
    }

    func questions() -> [ReportBlock] {
        var blocks: [ReportBlock] = [.heading(ReportText(localized("Questions for the visit")), level: .section)]
        if !report.asked.isEmpty {
            blocks += [
                .paragraph([.bold(localized("The patient asks"))]),
                .list(ReportList(.checkBox, report.asked.map { ReportText($0) })),
            ]
        }
        if !report.questions.isEmpty {
            blocks += [
                .paragraph([.bold(localized("The figures ask"))]),
                .list(ReportList(.checkBox, report.questions.map { ReportText($0) })),
            ]
        }
        if report.asked.isEmpty, report.questions.isEmpty {
            blocks.append(.paragraph(ReportText(localized("None that the figures ask."))))
        }
        blocks.append(.paragraph(ReportText(ClinicReport.remark), tone: .note))
        return blocks
    }

    // MARK: The appendix

    func log() throws(ReportError) -> [ReportBlock] {
        guard !report.log.isEmpty else { return [] }
        var blocks: [ReportBlock] = [
            .heading(ReportText(localized("Appendix: everything eaten and drunk")), level: .section),
            .paragraph(
                ReportText(
                    localized(
                        "Prot.: protein. Na: sodium. K: potassium. P: phosphorus. ?: no figure. ",
                        "≥: some of it has no figure, so there was more."
                    )
                ),
                tone: .note
            ),
        ]
        for day in report.log { blocks.append(.table(try table(of: day))) }
        return blocks
    }

    private func table(of day: ClinicReport.LogDay) throws(ReportError) -> ReportTable {
        var rows: [[ReportText]] = []
        var meal = ""
        for line in day.lines {
            rows.append(
                [
                    ReportText(line.time), ReportText(line.meal == meal ? "" : line.meal), ReportText(line.food),
                    ReportText(line.amount),
                ]
                    + line.contents.map { ReportText($0) }
            )
            meal = line.meal
        }
        rows.append(
            ["", "", ReportText([.bold(localized("The day"))]), ""] + day.totals.map { ReportText([.bold($0)]) }
        )
        return try ReportTable(
            caption: day.day.withWeekday,
            columns: [
                .init(ReportText(localized("Time"))), .init(ReportText(localized("Meal"))),
                .init(ReportText(localized("Food"))), .init(ReportText(localized("Amount"))),
            ]
                + ClinicReport.logColumns.map { .init(ReportText($0), .end) },
            rows: rows
        )
    }
}
