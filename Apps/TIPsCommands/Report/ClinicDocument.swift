import CommandKit
import ReportKit
import TIPsTracker
import TimeKit

/// A clinic report as a document to print: a page that says it all in short, then the plan, the weeks and what happened.
struct ClinicDocument {
    private let report: ClinicReport
    private let paper: PageSize

    init(_ report: ClinicReport, on paper: PageSize) {
        self.report = report
        self.paper = paper
    }

    private var title: String { "\(report.patient): cycle \(report.cycle.number)" }

    func document() throws(ReportError) -> ReportDocument {
        var blocks = try summary()
        blocks.append(.pageBreak)
        blocks += try plan()
        blocks += try adherence()
        blocks += try weeks()
        return ReportDocument(
            title: title,
            language: "en",
            createdAt: report.madeAt.milliseconds,
            page: PageSetup(size: paper, margins: PageMargins(top: 54, bottom: 54, sides: 44)),
            style: ReportStyle(bodySize: 8.5),
            header: PageLine(start: .text(title), end: .text("\(report.today)"), isOnFirstPage: false),
            footer: PageLine(start: .text("Made by the family with Nourish; no advice on doses"), end: .pageNumber),
            blocks: blocks
        )
    }
}

// MARK: The first page

extension ClinicDocument {
    private func summary() throws(ReportError) -> [ReportBlock] {
        let cycle = report.cycle
        var blocks: [ReportBlock] = [
            .heading(ReportText("\(report.patient)'s plan")),
            .paragraph(ReportText("Cycle \(cycle.number) of the Tolerance Induction Program"), tone: .lead),
            .facts([
                ReportFact("Dosing", "\(cycle.start) to \(cycle.lastDosingDay), \(weekWords)"),
                ReportFact("Food challenge", "\(cycle.challenge)"),
                ReportFact("On \(report.today)", ReportText(phase)),
                ReportFact("Times", "by the clocks of \(report.timeZoneID)"),
            ]),
            .heading("Adherence so far", level: .section),
            .table(try shares()),
            .paragraph(
                """
                Held days are not counted. Recommended foods count as due three times a week. A streak is days in a row on which \
                everything due was logged; a recommended food falls due at its week's end.
                """,
                tone: .note
            ),
        ]
        blocks += try reactions()
        blocks += try stops()
        blocks += try asked()
        blocks += stopped()
        blocks += doubles()
        blocks += try corrections()
        blocks += holds()
        blocks.append(.paragraph(ReportText(ClinicReport.remark), tone: .note))
        return blocks
    }

    private var weekWords: String { counted(report.weekCount, "week") }

    private var phase: String {
        let position = report.position
        let days = counted(position.distance, "day")
        return switch position.phase {
        case .before: "starts in \(days)"
        case .dosing: "week \(position.week), day \(position.day ?? 1)"
        case .challenge: "the day of the food challenge"
        case .complete: "complete; the challenge was \(days) ago"
        }
    }

    private func shares() throws(ReportError) -> ReportTable {
        try ReportTable(
            columns: [
                .init(""), .init("Logged of due", .end), .init("Percent", .end), .init("", .start),
                .init("Streak, days", .end), .init("Longest", .end),
            ],
            rows: report.summary.map { share in
                let adherence = share.adherence
                return [
                    share.category == nil ? ReportText([.bold(share.title)]) : ReportText(share.title),
                    "\(adherence.logged) of \(adherence.due)", ReportText(PercentWords.text(adherence.percent)),
                    ReportText(PercentWords.bar(adherence.percent)), "\(adherence.streak)",
                    "\(adherence.longestStreak)",
                ]
            }
        )
    }

    private func reactions() throws(ReportError) -> [ReportBlock] {
        guard !report.reactions.isEmpty else {
            return [.heading("Reactions", level: .section), .paragraph("None was noted.")]
        }
        let table = try ReportTable(
            columns: [
                .init("Day"), .init("Time"), .init("What was seen"), .init("Severity"), .init("After"),
                .init("Noted by"),
            ],
            rows: report.reactions.map { line in
                let words = [line.symptom, line.care, line.note, line.hasPhoto ? "(there is a photo)" : ""].filter {
                    !$0.isEmpty
                }
                return [
                    "\(line.day)", ReportText(line.time), ReportText(words.joined(separator: "; ")),
                    line.severity == .severe ? ReportText([.bold("severe")]) : ReportText(line.severity.rawValue),
                    ReportText(after(line)), ReportText(line.member),
                ]
            }
        )
        return [.heading("Reactions", level: .section), .table(table)]
    }

    private func after(_ line: ClinicReport.ReactionLine) -> String {
        guard let after = line.after else { return line.onsetMinutes.map { "\($0) min after a dose" } ?? "–" }
        return line.onsetMinutes.map { "\(after), \($0) min" } ?? after
    }

    private func doubles() -> [ReportBlock] {
        let kinds: [(heading: ReportText, note: ReportText, isUncertain: Bool)] = [
            ("Two doses on a day", "A second dose was recorded as one.", false),
            (
                "Logged twice",
                "The same box was ticked by two people, or on two devices; it may have been one dose or two.", true
            ),
        ]
        return kinds.flatMap { kind -> [ReportBlock] in
            let lines = report.doubles.filter { $0.isUncertain == kind.isUncertain }.map { double in
                let doses = double.doses > 1 ? ": \(double.doses) doses" : ""
                return ReportText("\(double.day) \(double.item): \(double.logs.joined(separator: ", "))" + doses)
            }
            guard !lines.isEmpty else { return [] }
            return [.heading(kind.heading, level: .section), .paragraph(kind.note), .list(ReportList(.bullet, lines))]
        }
    }

    private func stopped() -> [ReportBlock] {
        guard !report.stoppedLogs.isEmpty else { return [] }
        return [
            .heading("Logged although the clinic had stopped it", level: .section),
            .list(ReportList(.bullet, report.stoppedLogs.map { ReportText($0) })),
        ]
    }

    private func stops() throws(ReportError) -> [ReportBlock] {
        guard !report.stops.isEmpty else { return [] }
        let table = try ReportTable(
            columns: [.init("Day"), .init("Time"), .init("What happened"), .init("By")],
            rows: report.stops.map { ["\($0.day)", ReportText($0.time), ReportText($0.text), ReportText($0.member)] }
        )
        return [.heading("Severe reactions and stops", level: .section), .table(table)]
    }

    private func asked() throws(ReportError) -> [ReportBlock] {
        guard !report.asked.isEmpty else { return [] }
        let table = try ReportTable(
            columns: [
                .init("Day"), .init("Time"), .init("Item"), .init("Asked because"), .init("The clinic said go on"),
            ],
            rows: report.asked.map { line in
                [
                    "\(line.day)", ReportText(line.time), ReportText(line.item),
                    ReportText(line.reasons.joined(separator: "; ")),
                    line.answer.map { ReportText("yes: \($0)") } ?? ReportText([.bold(line.unasked ?? "not asked")]),
                ]
            }
        )
        return [.heading("The clinic's word before a dose", level: .section), .table(table)]
    }

    private func corrections() throws(ReportError) -> [ReportBlock] {
        guard !report.corrections.isEmpty else { return [] }
        let table = try ReportTable(
            columns: [
                .init("Changed on"), .init("Log of"), .init("Item"), .init("Before"), .init("After"), .init("By"),
            ],
            rows: report.corrections.map { change in
                [
                    "\(change.changedOn)", "\(change.day)", ReportText(change.item), ReportText(change.before),
                    ReportText(change.after ?? "taken out"), ReportText(change.member),
                ]
            }
        )
        return [.heading("Changes of the history", level: .section), .table(table)]
    }

    private func holds() -> [ReportBlock] {
        guard !report.holds.isEmpty else { return [] }
        let lines = report.holds.map { run in
            ReportText("\(run.first == run.last ? "\(run.first)" : "\(run.first) to \(run.last)"): \(run.reason)")
        }
        return [.heading("Held days", level: .section), .list(ReportList(.bullet, lines))]
    }
}

// MARK: The plan

extension ClinicDocument {
    /// How many treatment foods stand beside each other in the table of weekly doses.
    private static let foodsAcross = 6

    private func plan() throws(ReportError) -> [ReportBlock] {
        var blocks: [ReportBlock] = [.heading("Plan", level: .section)]
        guard !report.items.isEmpty else { return blocks + [.paragraph("Nothing was planned.")] }
        var rows: [[ReportText]] = []
        for category in Category.allCases {
            for (place, item) in report.items.filter({ $0.category == category }).enumerated() {
                rows.append([
                    place == 0 ? ReportText([.bold(category.title)]) : "", ReportText(item.name),
                    ReportText(dose(of: item)),
                    ReportText(remarks(on: item)),
                ])
            }
        }
        blocks.append(
            .table(
                try ReportTable(
                    columns: [.init("Category"), .init("Item"), .init("Dose"), .init("In the plan")],
                    rows: rows
                )
            )
        )
        blocks += try planChanges()
        let foods = report.items.filter { !$0.weeks.isEmpty }
        for first in stride(from: 0, to: foods.count, by: Self.foodsAcross) {
            let part = Array(foods[first..<min(first + Self.foodsAcross, foods.count)])
            if first == 0 { blocks.append(.heading("Doses by week", level: .part)) }
            blocks.append(.table(try weeklyDoses(part)))
        }
        return blocks
    }

    /// "9 g since 2026-02-12"
    private func dose(of item: ClinicReport.PlannedItem) -> String {
        let dose = item.dose?.text ?? (item.weeks.isEmpty ? "none entered" : "by week, see below")
        return item.doseSince.map { "\(dose) since \($0)" } ?? dose
    }

    /// The table has the plan as it stands; what it was before is below it.
    private func planChanges() throws(ReportError) -> [ReportBlock] {
        var blocks: [ReportBlock] = []
        if !report.planChanges.isEmpty {
            let table = try ReportTable(
                columns: [.init("From"), .init("Item"), .init("Change")],
                rows: report.planChanges.map { ["\($0.day)", ReportText($0.item), ReportText($0.text)] }
            )
            blocks += [.heading("Changes of the plan", level: .part), .table(table)]
        }
        if !report.otherDoses.isEmpty {
            let lines = report.otherDoses.map { other in
                let days = other.first == other.last ? "\(other.first)" : "\(other.first) to \(other.last)"
                let planned = other.planned.map { "the plan had \($0.text)" } ?? "the plan had none"
                return ReportText("\(days) \(other.item): \(other.logged.text) was logged, \(planned)")
            }
            blocks += [.heading("Logged with another dose", level: .part), .list(ReportList(.bullet, lines))]
        }
        return blocks
    }

    private func remarks(on item: ClinicReport.PlannedItem) -> String {
        if let added = item.added, item.archived == added { return "added and taken out on \(added)" }
        var words = item.earlier.map { "\($0.category.title) until \($0.until.previous)" }
        if let added = item.added { words.append("since \(added)") }
        if let archived = item.archived { words.append("until \(archived.previous)") }
        if let stopped = item.stopped { words.append("stopped by the clinic from \(stopped)") }
        return words.isEmpty ? "throughout" : words.joined(separator: "; ")
    }

    private func weeklyDoses(_ foods: [ClinicReport.PlannedItem]) throws(ReportError) -> ReportTable {
        try ReportTable(
            columns: [.init("Week", .end), .init("From")] + foods.map { .init(ReportText($0.name), .end) },
            rows: (1...report.weekCount).map { week in
                ["\(week)", "\(report.cycle.start.adding(days: (week - 1) * 7))"]
                    + foods.map { ReportText($0.weeks[week - 1]?.text ?? "–") }
            }
        )
    }
}

// MARK: The weeks

extension ClinicDocument {
    private func adherence() throws(ReportError) -> [ReportBlock] {
        guard !report.weeks.isEmpty else { return [] }
        let table = try ReportTable(
            columns: [.init("Week", .end), .init("")]
                + report.series.map { .init(ReportText($0.category == nil ? "All" : $0.title), .end) },
            rows: report.weeks.map { week in
                ["\(week.number)", ReportText(PercentWords.bar(report.series.first?.percent[week.number - 1]))]
                    + report.series.map { ReportText(PercentWords.text($0.percent[week.number - 1])) }
            }
        )
        return [.heading("Adherence by week", level: .section)] + (try chart()) + [.table(table)]
    }

    /// The percentages of the table below it as lines, where there are weeks to join.
    private func chart() throws(ReportError) -> [ReportBlock] {
        guard report.weeks.count > 1 else { return [] }
        let places = report.weeks.map { $0.number - 1 }
        let lines = report.series.map { series in
            LineChart.Series(
                series.category == nil ? "All" : series.title,
                places.enumerated().map { place, week in .init(place, series.percent[week].map { ChartValue($0) }) }
            )
        }
        let chart = try LineChart(
            title: "Logged of due",
            description:
                "In percent, by week of the cycle, over everything and by category; the table below has the values.",
            xAxis: .labels(report.weeks.map { "\($0.number)" }),
            xName: "week",
            yName: "%",
            series: lines,
            limits: [ChartLimit("everything", at: 100), ChartLimit("nothing", at: 0)]
        )
        return [.chart(.line(chart), height: 190)]
    }

    private func weeks() throws(ReportError) -> [ReportBlock] {
        var blocks: [ReportBlock] = []
        for week in report.weeks {
            if blocks.isEmpty {
                blocks = [
                    .pageBreak, .heading("Week by week", level: .section),
                    .paragraph(
                        """
                        A time: logged. ✗ missed. ○ still open. H held. S stopped by the clinic. · not due. ! before the timer had ended. ×2 \
                        logged by two people or on two phones. 2d two doses. R a reaction followed. ≠ another dose than the plan's. +1 after midnight. At the end: logged of due, or how often a recommended \
                        food was eaten.
                        """,
                        tone: .note
                    ),
                ]
            }
            blocks.append(.table(try ClinicWeekTable(week).table()))
        }
        return blocks
    }
}
