import KidneyNutrition
import ReportKit
import TimeKit

/// The monthly card as a document to print, in large type and plain words, for the patient and the family.
struct CardDocument {
    private let card: ReportCard
    private let paper: PageSize
    private let madeAt: Instant

    /// - Parameter madeAt: The time of creation, for a card that isn't issued.
    init(_ card: ReportCard, on paper: PageSize, at madeAt: Instant) {
        self.card = card
        self.paper = paper
        self.madeAt = card.issue?.at ?? madeAt
    }

    private var title: String {
        (card.name.isEmpty ? "" : "\(card.name): ") + card.month + (card.isWhole ? "" : ", so far")
    }

    func document() throws(ReportError) -> ReportDocument {
        ReportDocument(
            title: title,
            language: "en",
            createdAt: madeAt.milliseconds,
            page: PageSetup(size: paper, margins: PageMargins(top: 46, bottom: 44, sides: 48)),
            style: ReportStyle(bodySize: 10),
            header: PageLine(start: .text(title), isOnFirstPage: false),
            footer: PageLine(start: .text("Your care team's advice comes first"), end: .pageNumber),
            blocks: try head() + labs() + eating() + foods() + goals() + charts() + end()
        )
    }

    // MARK: Parts

    private func head() -> [ReportBlock] {
        var blocks: [ReportBlock] = [.heading(ReportText(title))]
        if let issue = card.issue, issue.isRevised { blocks.append(.paragraph([.bold(issue.words)])) }
        blocks.append(.paragraph(ReportText(card.summary.joined(separator: " ")), tone: .lead))
        return blocks
    }

    private func labs() throws(ReportError) -> [ReportBlock] {
        guard !card.labs.isEmpty else {
            return [.heading("Your laboratory values", level: .section), .paragraph("None was entered yet.")]
        }
        let table = try ReportTable(
            columns: [.init("", .center), .init(""), .init("Value", .end), .init("How it is")],
            rows: card.labs.map { lab in
                [
                    Self.sign(lab.mark), ReportText([.bold(lab.title), ReportRun(", \(lab.meaning)")]),
                    ReportText([.bold(lab.value), ReportRun(" \(lab.day)")]), ReportText(lab.words),
                ]
            }
        )
        return [
            .heading("Your laboratory values", level: .section), .table(table),
            .paragraph(
                "✓ as it should be · ! to talk about ‼ not to wait with · no sign: nothing can be told",
                tone: .note
            ),
        ]
    }

    private func foods() throws(ReportError) -> [ReportBlock] {
        guard !card.foods.isEmpty || !card.refused.isEmpty else { return [] }
        var blocks: [ReportBlock] = [.heading("Foods to choose", level: .section)]
        if !card.foods.isEmpty {
            let table = try ReportTable(
                columns: [.init("Why"), .init("More of these"), .init("Less of these")],
                rows: card.foods.map { group in
                    [
                        ReportText([.bold(group.words)]), ReportText(Self.list(group.more)),
                        ReportText(Self.list(group.less)),
                    ]
                }
            )
            blocks.append(.table(table))
            let sources = card.foods.enumerated().map { "\($0.offset + 1). \($0.element.why)" }
            blocks.append(.paragraph(ReportText("Sources, row by row: \(sources.joined(separator: " "))"), tone: .note))
        }
        if !card.refused.isEmpty {
            blocks.append(.heading("To ask first", level: .part))
            blocks.append(.list(ReportList(.bullet, card.refused.map { ReportText($0) })))
        }
        return blocks
    }

    /// Joins names with semicolons, because a name can contain a comma.
    private static func list(_ foods: [String]) -> String { foods.isEmpty ? "–" : foods.joined(separator: "; ") }

    private func eating() throws(ReportError) -> [ReportBlock] {
        let lines = card.intake + card.body
        var blocks: [ReportBlock] = []
        if !lines.isEmpty {
            blocks += [.heading("Your month", level: .section), .table(try Self.table(lines, "What"))]
        }
        if !card.tries.isEmpty {
            blocks += [
                .heading("To try next", level: .section),
                .list(ReportList(.checkBox, card.tries.map { ReportText($0) })),
            ]
        }
        return blocks
    }

    private func goals() throws(ReportError) -> [ReportBlock] {
        let rewards = card.rewards
        var blocks: [ReportBlock] = [.heading("Goals and rewards", level: .section)]
        blocks.append(
            card.goals.isEmpty
                ? .paragraph("You have no goal yet: make one you like.") : .table(try Self.table(card.goals, "Goal"))
        )
        let next = rewards.nextLevelAt.map { "; the next level comes at \($0)" } ?? ""
        let pending = rewards.pendingPoints > 0 ? " \(rewards.pendingPoints) points wait and may count again." : ""
        var facts = [
            ReportFact("This month", "\(rewards.monthPoints) points"),
            ReportFact("In all", "\(rewards.points) points, level “\(rewards.level)”\(next).\(pending)"),
        ]
        if !rewards.badges.isEmpty {
            facts.append(ReportFact("Badges", ReportText(rewards.badges.joined(separator: ", "))))
        }
        return blocks + [.facts(facts)]
    }

    private func charts() throws(ReportError) -> [ReportBlock] {
        var blocks: [ReportBlock] = []
        for trend in card.trends {
            guard let chart = try TrendChart(trend).chart() else { continue }
            if blocks.isEmpty { blocks.append(.heading("How it went", level: .section)) }
            blocks.append(.chart(chart, caption: trend.summary.joined(separator: " "), height: 150))
        }
        return blocks
    }

    private func end() -> [ReportBlock] {
        [
            .rule, .paragraph([.bold(DayTargets.careTeamFirst)]),
            .paragraph("What a laboratory value tells: \(ReportCard.meaningSource).", tone: .note),
        ]
    }

    private static func table(_ lines: [ReportCard.Line], _ heading: String) throws(ReportError) -> ReportTable {
        try ReportTable(
            columns: [.init("", .center), .init(ReportText(heading)), .init("How it was")],
            rows: lines.map { [sign($0.mark), ReportText([.bold($0.title)]), ReportText($0.words)] }
        )
    }

    private static func sign(_ mark: ReportCard.Mark) -> ReportText {
        mark == .open ? "" : ReportText([ReportRun(mark.sign, isBold: mark != .good)])
    }
}
