import CommandKit
import HabitCourse
import ReportKit
import TimeKit
import WordKit

/// The review of the course (TIMELINE-10.0) as a document to print or to keep.
struct ProgressDocument {
    private let screen: ProgressScreen
    private let madeAt: Instant

    /// Creates the document's source.
    ///
    /// - Parameter madeAt: The creation time, which is the only time in the file.
    init(_ screen: ProgressScreen, at madeAt: Instant) {
        self.screen = screen
        self.madeAt = madeAt
    }

    /// Returns the document: the goal and the charts, then the weeks, then each habit with its earlier wordings.
    func document() throws(ReportError) -> ReportDocument {
        ReportDocument(
            title: screen.title,
            language: Language.current.rawValue,
            createdAt: madeAt.milliseconds,
            page: PageSetup(size: .a4, margins: PageMargins(top: 54, bottom: 54, sides: 54)),
            style: ReportStyle(bodySize: 10),
            header: PageLine(start: .text(screen.title), isOnFirstPage: false),
            footer: PageLine(start: .text(localized("Made with Nourish")), end: .pageNumber),
            blocks: try summary() + weeks() + habits()
        )
    }
}

// MARK: Parts

extension ProgressDocument {
    private func summary() throws(ReportError) -> [ReportBlock] {
        var blocks: [ReportBlock] = [.heading(ReportText(screen.title))]
        if let congratulation = screen.congratulation {
            blocks.append(.paragraph(ReportText(congratulation), tone: .lead))
        }
        var facts: [ReportFact] = []
        if let goal = screen.goal {
            facts.append(ReportFact(ReportText(localized("Who I want to be")), ReportText(goal)))
        }
        if let first = screen.series.first?.day, let last = screen.series.last?.day {
            facts.append(ReportFact(ReportText(localized("Days")), ReportText(localized("\(first) to \(last)"))))
        }
        facts.append(ReportFact(ReportText(localized("Score")), ReportText(HabitCharts.words(forPoints: screen.total))))
        let done = screen.habits.reduce(0) { $0 + $1.done }
        let due = screen.habits.reduce(0) { $0 + $1.due }
        facts.append(ReportFact(ReportText(localized("Boxes")), ReportText(localized("\(done) of \(due) ticked"))))
        blocks.append(.facts(facts))
        guard !screen.series.isEmpty, !screen.activity.isEmpty else { return blocks }
        return blocks + [
            .heading(ReportText(localized("The score")), level: .section),
            .chart(try HabitCharts.graph(screen.series), height: 190),
            .heading(ReportText(localized("The days")), level: .section),
            .chart(try HabitCharts.heatMap(screen.activity)),
        ]
    }

    private func weeks() throws(ReportError) -> [ReportBlock] {
        guard !screen.weeks.isEmpty else { return [] }
        let table = try ReportTable(
            columns: [
                .init(ReportText(localized("Week")), .end), .init(ReportText(localized("From"))),
                .init(ReportText(localized("Ticked")), .end), .init(ReportText(localized("Points")), .end),
                .init(ReportText(localized("Read")), .end),
                .init(ReportText(localized("Event"))),
            ],
            rows: screen.weeks.map { week in
                [
                    "\(week.week)", "\(week.from)",
                    week.due > 0 ? ReportText(localized("\(week.done) of \(week.due)")) : "–",
                    "\(week.points.grouped)",
                    week.posts > 0 ? ReportText(localized("\(week.read) of \(week.posts)")) : "–",
                    ReportText(week.events.joined(separator: "; ")),
                ]
            }
        )
        var blocks: [ReportBlock] = [.heading(ReportText(localized("The weeks")), level: .section), .table(table)]
        if let since = screen.since, since.days > 0 {
            let words = localized(
                "In the \(since.days, "day") since: \(since.done, "box", "boxes") ticked, \(since.points, "point")."
            )
            blocks.append(.paragraph(ReportText(words)))
        }
        return blocks
    }

    private func habits() -> [ReportBlock] {
        guard !screen.habits.isEmpty else { return [] }
        return [.heading(ReportText(localized("The habits")), level: .section)]
            + screen.habits.flatMap { story -> [ReportBlock] in
                let done = localized(
                    "Done on \(story.done) of \(story.due, "day"); \(story.longest, "day") in a row at most."
                )
                return [
                    .heading(ReportText(story.theme.name.capitalizedFirst), level: .part),
                    .paragraph(ReportText(done), tone: .note),
                    .list(
                        ReportList(
                            .bullet,
                            story.versions.map {
                                ReportText([.bold(localized("From \($0.setOn):") + " "), ReportRun($0.text)])
                            }
                        )
                    ),
                ]
            }
    }
}
