package import ReportKit
package import TIPsTracker
import TimeKit
import WordKit

/// Lays out a clinic report for paper, a terminal and a browser: a summary on the first page, then the plan, the weeks and the events.
package struct ClinicDocument {
    let report: ClinicReport

    package init(_ report: ClinicReport) { self.report = report }

    private var title: String { localized("\(report.patient): cycle \(report.cycle.number)") }

    package func blocks() throws(ReportError) -> [ReportBlock] {
        try summary() + [.pageBreak] + plan() + adherence() + weeks()
    }

    /// - Parameter now: The time of creation.
    func document(on paper: PageSize, at now: Instant) throws(ReportError) -> ReportDocument {
        ReportDocument(
            title: title,
            language: Language.current.rawValue,
            createdAt: now.milliseconds,
            page: PageSetup(size: paper, margins: PageMargins(top: 54, bottom: 54, sides: 44)),
            style: ReportStyle(bodySize: 8.5),
            header: PageLine(start: .text(title), end: .text("\(report.today)"), isOnFirstPage: false),
            footer: PageLine(
                start: .text(localized("Made by the family with Nourish; no advice on doses")),
                end: .pageNumber
            ),
            blocks: try blocks()
        )
    }
}

// MARK: The first page

extension ClinicDocument {
    private func summary() throws(ReportError) -> [ReportBlock] {
        let cycle = report.cycle
        var blocks: [ReportBlock] = [
            .heading(ReportText(localized("\(report.patient)'s plan"))),
            .paragraph(ReportText(localized("Cycle \(cycle.number) of the Tolerance Induction Program")), tone: .lead),
            .facts([
                ReportFact(
                    ReportText(localized("Dosing")),
                    ReportText(localized("\(cycle.start) to \(cycle.lastDosingDay), \(report.weekCount, "week")"))
                ),
                ReportFact(ReportText(localized("Food challenge")), ReportText("\(cycle.challenge)")),
                ReportFact(ReportText(localized("On \(report.today)")), ReportText(phase)),
                ReportFact(
                    ReportText(localized("Times")),
                    ReportText(
                        ([localized("by the clocks of \(report.timeZoneID)")] + report.earlierZones)
                            .joined(separator: "; ")
                    )
                ),
            ]),
            .heading(ReportText(localized("Adherence so far")), level: .section),
            .table(try shares()),
            .paragraph(
                ReportText(
                    localized(
                        "Held days are not counted. After a severe reaction or epinephrine, until the stop is lifted, treatment foods count only where ",
                        "they were logged. Recommended foods count as due three times a week. ",
                        "A streak is days in a row on which everything due was logged; ",
                        "a recommended food falls due at its week's end."
                    )
                ),
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

    private var phase: String {
        let position = report.position
        let days = position.distance
        return switch position.phase {
        case .before: localized("starts in \(days, "day")")
        case .dosing: localized("week \(position.week), day \(position.day ?? 1)")
        case .challenge: localized("the day of the food challenge")
        case .complete: localized("complete; the challenge was \(days, "day") ago")
        }
    }

    private func shares() throws(ReportError) -> ReportTable {
        try ReportTable(
            columns: [
                .init(""), .init(ReportText(localized("Logged of due")), .end),
                .init(ReportText(localized("Percent")), .end), .init("", .start),
                .init(ReportText(localized("Streak, days")), .end), .init(ReportText(localized("Longest")), .end),
            ],
            rows: report.summary.map { share in
                let adherence = share.adherence
                return [
                    share.category == nil ? ReportText([.bold(share.title)]) : ReportText(share.title),
                    ReportText(localized("\(adherence.logged) of \(adherence.due)")),
                    ReportText(PercentWords.text(adherence.percent)),
                    ReportText(PercentWords.bar(adherence.percent)), "\(adherence.streak)",
                    "\(adherence.longestStreak)",
                ]
            }
        )
    }

    private func reactions() throws(ReportError) -> [ReportBlock] {
        guard !report.reactions.isEmpty else {
            return [
                .heading(ReportText(localized("Reactions")), level: .section),
                .paragraph(ReportText(localized("None was noted."))),
            ]
        }
        let table = try ReportTable(
            columns: [
                .init(ReportText(localized("Day"))), .init(ReportText(localized("Time"))),
                .init(ReportText(localized("What was seen"))), .init(ReportText(localized("Severity"))),
                .init(ReportText(localized("After"))),
                .init(ReportText(localized("Noted by"))),
            ],
            rows: report.reactions.map { line in
                let words = [line.symptom, line.care, line.note, line.hasPhoto ? localized("(there is a photo)") : ""]
                    .filter {
                        !$0.isEmpty
                    }
                return [
                    "\(line.day)", ReportText(line.time), ReportText(words.joined(separator: "; ")),
                    line.severity == .severe ? ReportText([.bold(line.severity.word)]) : ReportText(line.severity.word),
                    ReportText(after(line)), ReportText(line.member),
                ]
            }
        )
        return [.heading(ReportText(localized("Reactions")), level: .section), .table(table)]
    }

    private func after(_ line: ClinicReport.ReactionLine) -> String {
        guard let after = line.after else {
            return line.onsetMinutes.map { localized("\($0) min after a dose") } ?? "–"
        }
        return line.onsetMinutes.map { localized("\(after), \($0) min") } ?? after
    }

    private func doubles() -> [ReportBlock] {
        let kinds: [(heading: ReportText, note: ReportText, isUncertain: Bool)] = [
            (
                ReportText(localized("Several doses on a day")),
                ReportText(
                    localized(
                        "Each of these doses was taken: whoever logged the later one said that it was another dose."
                    )
                ), false
            ),
            (
                ReportText(localized("Logged twice")),
                ReportText(
                    localized(
                        "The same box was ticked by two people, or on two devices; it may have been one dose or two."
                    )
                ), true
            ),
        ]
        return kinds.flatMap { kind -> [ReportBlock] in
            let lines = report.doubles.filter { $0.isUncertain == kind.isUncertain }.map { double in
                let line = "\(double.day) \(double.item): \(double.logs.joined(separator: ", "))"
                return ReportText(double.doses > 1 ? localized("\(line): \(double.doses) doses") : line)
            }
            guard !lines.isEmpty else { return [] }
            return [.heading(kind.heading, level: .section), .paragraph(kind.note), .list(ReportList(.bullet, lines))]
        }
    }

    private func stopped() -> [ReportBlock] {
        guard !report.stoppedLogs.isEmpty else { return [] }
        return [
            .heading(ReportText(localized("Logged although the clinic had stopped it")), level: .section),
            .list(ReportList(.bullet, report.stoppedLogs.map { ReportText($0) })),
        ]
    }

    private func stops() throws(ReportError) -> [ReportBlock] {
        guard !report.stops.isEmpty else { return [] }
        let table = try ReportTable(
            columns: [
                .init(ReportText(localized("Day"))), .init(ReportText(localized("Time"))),
                .init(ReportText(localized("What happened"))), .init(ReportText(localized("By"))),
            ],
            rows: report.stops.map { ["\($0.day)", ReportText($0.time), ReportText($0.text), ReportText($0.member)] }
        )
        return [.heading(ReportText(localized("Severe reactions and stops")), level: .section), .table(table)]
    }

    private func asked() throws(ReportError) -> [ReportBlock] {
        guard !report.asked.isEmpty else { return [] }
        let table = try ReportTable(
            columns: [
                .init(ReportText(localized("Day"))), .init(ReportText(localized("Time"))),
                .init(ReportText(localized("Item"))), .init(ReportText(localized("Asked because"))),
                .init(ReportText(localized("The clinic said go on"))),
            ],
            rows: report.asked.map { line in
                [
                    "\(line.day)", ReportText(line.time), ReportText(line.item),
                    ReportText(line.reasons.joined(separator: "; ")),
                    line.answer.map { ReportText(localized("yes: \($0)")) }
                        ?? ReportText([.bold(line.unasked ?? localized("not asked"))]),
                ]
            }
        )
        return [.heading(ReportText(localized("The clinic's word before a dose")), level: .section), .table(table)]
    }

    private func corrections() throws(ReportError) -> [ReportBlock] {
        guard !report.corrections.isEmpty else { return [] }
        let table = try ReportTable(
            columns: [
                .init(ReportText(localized("Changed on"))), .init(ReportText(localized("Log of"))),
                .init(ReportText(localized("Item"))), .init(ReportText(localized("Before"))),
                .init(ReportText(localized("After"))), .init(ReportText(localized("By"))),
            ],
            rows: report.corrections.map { change in
                [
                    "\(change.changedOn)", "\(change.day)", ReportText(change.item), ReportText(change.before),
                    ReportText(change.after ?? localized("taken out")), ReportText(change.member),
                ]
            }
        )
        return [.heading(ReportText(localized("Changes of the history")), level: .section), .table(table)]
    }

    private func holds() -> [ReportBlock] {
        guard !report.holds.isEmpty else { return [] }
        let lines = report.holds.map { run in
            ReportText(
                "\(run.first == run.last ? "\(run.first)" : localized("\(run.first) to \(run.last)")): \(run.reason)"
            )
        }
        return [.heading(ReportText(localized("Held days")), level: .section), .list(ReportList(.bullet, lines))]
    }
}

// MARK: The plan

extension ClinicDocument {
    /// The maximum number of treatment foods side by side in the table of weekly doses.
    private static let foodsAcross = 6

    private func plan() throws(ReportError) -> [ReportBlock] {
        var blocks: [ReportBlock] = [.heading(ReportText(localized("Plan")), level: .section)]
        guard !report.items.isEmpty else { return blocks + [.paragraph(ReportText(localized("Nothing was planned.")))] }
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
                    columns: [
                        .init(ReportText(localized("Category"))), .init(ReportText(localized("Item"))),
                        .init(ReportText(localized("Dose"))), .init(ReportText(localized("In the plan"))),
                    ],
                    rows: rows
                )
            )
        )
        blocks += try planChanges()
        let foods = report.items.filter { !$0.weeks.isEmpty }
        for first in stride(from: 0, to: foods.count, by: Self.foodsAcross) {
            let part = Array(foods[first..<min(first + Self.foodsAcross, foods.count)])
            if first == 0 { blocks.append(.heading(ReportText(localized("Doses by week")), level: .part)) }
            blocks.append(.table(try weeklyDoses(part)))
        }
        return blocks
    }

    /// The dose in words: "9 g since 2026-02-12".
    private func dose(of item: ClinicReport.PlannedItem) -> String {
        guard item.weeks.isEmpty || item.dose != nil else {
            return item.doseSince.map { localized("by week, see below; last changed on \($0)") }
                ?? localized("by week, see below")
        }
        let dose = item.dose?.text ?? localized("none entered")
        guard let since = item.doseSince else { return dose }
        return item.weeks.isEmpty
            ? localized("\(dose) since \(since)") : localized("\(dose) since \(since); before that by week, see below")
    }

    /// The changes of the plan. The table above them has the present plan.
    private func planChanges() throws(ReportError) -> [ReportBlock] {
        var blocks: [ReportBlock] = []
        if !report.planChanges.isEmpty {
            let table = try ReportTable(
                columns: [
                    .init(ReportText(localized("From"))), .init(ReportText(localized("Item"))),
                    .init(ReportText(localized("Change"))),
                ],
                rows: report.planChanges.map { ["\($0.day)", ReportText($0.item), ReportText($0.text)] }
            )
            blocks += [.heading(ReportText(localized("Changes of the plan")), level: .part), .table(table)]
        }
        if !report.otherDoses.isEmpty {
            let lines = report.otherDoses.map { other in
                let days = other.first == other.last ? "\(other.first)" : localized("\(other.first) to \(other.last)")
                let log = "\(days) \(other.item): \(other.logged.text)"
                return ReportText(words(of: other, log))
            }
            blocks += [
                .heading(ReportText(localized("Logged with another dose")), level: .part),
                .list(ReportList(.bullet, lines)),
            ]
        }
        return blocks
    }

    /// - Parameter log: the days, the item and the logged dose.
    private func words(of other: ClinicReport.OtherDose, _ log: String) -> String {
        switch (other.planned?.text, other.changedAt) {
        case (let planned?, let time?):
            localized("\(log) was logged; the plan was changed to \(planned) later that day, at \(time)")
        case (let planned?, nil): localized("\(log) was logged, the plan had \(planned)")
        case (nil, let time?):
            localized("\(log) was logged; the dose was taken out of the plan later that day, at \(time)")
        case (nil, nil): localized("\(log) was logged, the plan had none")
        }
    }

    private func remarks(on item: ClinicReport.PlannedItem) -> String {
        if let added = item.added, item.archived == added { return localized("added and taken out on \(added)") }
        var words = item.earlier.map { localized("\($0.category.title) until \($0.until.previous)") }
        if let added = item.added { words.append(localized("since \(added)")) }
        if let archived = item.archived { words.append(localized("until \(archived.previous)")) }
        if let stopped = item.stopped { words.append(localized("stopped by the clinic from \(stopped)")) }
        return words.isEmpty ? localized("throughout") : words.joined(separator: "; ")
    }

    private func weeklyDoses(_ foods: [ClinicReport.PlannedItem]) throws(ReportError) -> ReportTable {
        try ReportTable(
            columns: [.init(ReportText(localized("Week")), .end), .init(ReportText(localized("From")))]
                + foods.map { .init(ReportText($0.name), .end) },
            rows: (1...report.weekCount).map { week in
                ["\(week)", "\(report.cycle.start.adding(days: (week - 1) * 7))"]
                    + foods.map { ReportText(WeekDoseWords.text($0.weeks[week - 1], $0.weekChanges[week - 1])) }
            }
        )
    }
}
