import CommandKit
import HabitCourse
import ReportKit
import TimeKit

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
            language: "en",
            createdAt: madeAt.milliseconds,
            page: PageSetup(size: .a4, margins: PageMargins(top: 54, bottom: 54, sides: 54)),
            style: ReportStyle(bodySize: 10),
            header: PageLine(start: .text(screen.title), isOnFirstPage: false),
            footer: PageLine(start: .text("Made with Nourish"), end: .pageNumber),
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
        if let goal = screen.goal { facts.append(ReportFact("Who I want to be", ReportText(goal))) }
        if let first = screen.series.first?.day, let last = screen.series.last?.day {
            facts.append(ReportFact("Days", "\(first) to \(last)"))
        }
        facts.append(ReportFact("Score", ReportText(HabitCharts.words(forPoints: screen.total))))
        let done = screen.activity.reduce(0) { $0 + $1.done }
        let due = screen.activity.reduce(0) { $0 + $1.due }
        facts.append(ReportFact("Boxes", "\(done) of \(due) ticked"))
        blocks.append(.facts(facts))
        guard !screen.series.isEmpty, !screen.activity.isEmpty else { return blocks }
        return blocks + [
            .heading("The score", level: .section), .chart(try HabitCharts.graph(screen.series), height: 190),
            .heading("The days", level: .section), .chart(try HabitCharts.heatMap(screen.activity)),
        ]
    }

    private func weeks() throws(ReportError) -> [ReportBlock] {
        guard !screen.weeks.isEmpty else { return [] }
        let table = try ReportTable(
            columns: [
                .init("Week", .end), .init("From"), .init("Ticked", .end), .init("Points", .end), .init("Read", .end),
                .init("Event"),
            ],
            rows: screen.weeks.map { week in
                [
                    "\(week.week)", "\(week.from)", week.due > 0 ? "\(week.done) of \(week.due)" : "–",
                    "\(week.points)",
                    week.posts > 0 ? "\(week.read) of \(week.posts)" : "–",
                    ReportText(week.events.joined(separator: "; ")),
                ]
            }
        )
        var blocks: [ReportBlock] = [.heading("The weeks", level: .section), .table(table)]
        if let since = screen.since, since.days > 0 {
            let words = "\(counted(since.done, "box", "boxes")) ticked, \(counted(since.points, "point"))"
            blocks.append(.paragraph("In the \(counted(since.days, "day")) since: \(words)."))
        }
        return blocks
    }

    private func habits() -> [ReportBlock] {
        guard !screen.habits.isEmpty else { return [] }
        return [.heading("The habits", level: .section)]
            + screen.habits.flatMap { story -> [ReportBlock] in
                let row = "\(counted(story.longest, "day")) in a row at most"
                return [
                    .heading(
                        ReportText(story.theme.name.prefix(1).uppercased() + story.theme.name.dropFirst()),
                        level: .part
                    ),
                    .paragraph("Done on \(story.done) of \(counted(story.due, "day")); \(row).", tone: .note),
                    .list(
                        ReportList(
                            .bullet,
                            story.versions.map { ReportText([.bold("From \($0.setOn): "), ReportRun($0.text)]) }
                        )
                    ),
                ]
            }
    }
}
