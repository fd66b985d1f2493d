import KidneyNutrition
import ReportKit
import TimeKit
import WordKit

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

    private var title: String { (card.name.isEmpty ? "" : "\(card.name): ") + card.title }

    func document() throws(ReportError) -> ReportDocument {
        ReportDocument(
            title: title,
            language: Language.current.rawValue,
            createdAt: madeAt.milliseconds,
            page: PageSetup(size: paper, margins: PageMargins(top: 46, bottom: 44, sides: 48)),
            style: ReportStyle(bodySize: 10),
            header: PageLine(start: .text(title), isOnFirstPage: false),
            footer: PageLine(start: .text(localized("Your care team's advice comes first")), end: .pageNumber),
            blocks: try head() + labs() + eating() + foods() + goals() + charts() + end()
        )
    }

    // MARK: Parts

    private func head() -> [ReportBlock] {
        var blocks: [ReportBlock] = [.heading(ReportText(title))]
        if let issue = card.issue, issue.isRevised { blocks.append(.paragraph([.bold(issue.words)])) }
        if let title = card.standingTitle {
            blocks.append(.heading(ReportText(title), level: .section))
            let alerts = card.standing.map { ReportText([.bold("‼ \($0.level.words): "), ReportRun($0.message)]) }
            blocks.append(.list(ReportList(.bullet, alerts)))
        }
        blocks.append(.paragraph(ReportText(card.summary.joined(separator: " ")), tone: .lead))
        return blocks
    }

    private func labs() throws(ReportError) -> [ReportBlock] {
        guard !card.labs.isEmpty else {
            return [
                .heading(ReportText(localized("Your laboratory values")), level: .section),
                .paragraph(ReportText(localized("None was entered yet."))),
            ]
        }
        let table = try ReportTable(
            columns: [
                .init("", .center), .init(""), .init(ReportText(localized("Value")), .end),
                .init(ReportText(localized("How it is"))),
            ],
            rows: card.labs.map { lab in
                [
                    Self.sign(lab.mark), ReportText([.bold(lab.title), ReportRun(", \(lab.meaning)")]),
                    ReportText([.bold(lab.value), ReportRun(" \(lab.day)")]), ReportText(lab.words),
                ]
            }
        )
        return [
            .heading(ReportText(localized("Your laboratory values")), level: .section), .table(table),
            .paragraph(
                ReportText(
                    localized("✓ as it should be · ! talk about it · ‼ don’t wait · no sign: can’t be told")
                ),
                tone: .note
            ),
        ]
    }

    private func foods() throws(ReportError) -> [ReportBlock] {
        guard !card.foods.isEmpty || !card.refused.isEmpty else { return [] }
        var blocks: [ReportBlock] = [
            .heading(ReportText(localized("Foods to choose, by the values of \(card.month)")), level: .section)
        ]
        if !card.foods.isEmpty {
            let table = try ReportTable(
                columns: [
                    .init(ReportText(localized("Why"))), .init(ReportText(localized("More of these"))),
                    .init(ReportText(localized("Less of these"))),
                ],
                rows: card.foods.map { group in
                    [
                        ReportText([.bold(group.words)]), ReportText(Self.list(group.more)),
                        ReportText(Self.list(group.less)),
                    ]
                }
            )
            blocks.append(.table(table))
            let sources = card.foods.enumerated().map { "\($0.offset + 1). \($0.element.why)" }
            blocks.append(
                .paragraph(ReportText(localized("Sources, row by row: \(sources.joined(separator: " "))")), tone: .note)
            )
        }
        if !card.refused.isEmpty {
            blocks.append(.heading(ReportText(localized("To ask first")), level: .part))
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
            blocks += [
                .heading(ReportText(localized("Your month")), level: .section),
                .table(try Self.table(lines, localized("What", context: "column"))),
            ]
        }
        if !card.tries.isEmpty {
            blocks += [
                .heading(ReportText(localized("To try next")), level: .section),
                .list(ReportList(.checkBox, card.tries.map { ReportText($0) })),
            ]
        }
        return blocks
    }

    private func goals() throws(ReportError) -> [ReportBlock] {
        let rewards = card.rewards
        var blocks: [ReportBlock] = [.heading(ReportText(localized("Goals and rewards")), level: .section)]
        blocks.append(
            card.goals.isEmpty
                ? .paragraph(ReportText(localized("You have no goal yet: make one you like.")))
                : .table(try Self.table(card.goals, localized("Goal")))
        )
        var all =
            rewards.nextLevelAt.map { next in
                localized("\(rewards.points, "point"), level “\(rewards.level)”; the next level comes at \(next).")
            } ?? localized("\(rewards.points, "point"), level “\(rewards.level)”.")
        if rewards.pendingPoints > 0 {
            all +=
                " "
                + localized(
                    "\(rewards.pendingPoints, one: "# point waits", other: "# points wait") and may count again."
                )
        }
        var facts = [
            ReportFact(ReportText(localized("This month")), ReportText(localized("\(rewards.monthPoints, "point")"))),
            ReportFact(ReportText(localized("In all")), ReportText(all)),
        ]
        if !rewards.badges.isEmpty {
            facts.append(
                ReportFact(ReportText(localized("Badges")), ReportText(rewards.badges.joined(separator: ", ")))
            )
        }
        return blocks + [.facts(facts)]
    }

    private func charts() throws(ReportError) -> [ReportBlock] {
        var blocks: [ReportBlock] = []
        for trend in card.trends {
            guard let chart = try TrendChart(trend).chart() else { continue }
            if blocks.isEmpty { blocks.append(.heading(ReportText(localized("How it went")), level: .section)) }
            blocks.append(.chart(chart, caption: trend.summary.joined(separator: " "), height: 150))
        }
        return blocks
    }

    private func end() -> [ReportBlock] {
        [
            .rule, .paragraph([.bold(DayTargets.careTeamFirst)]),
            .paragraph(
                ReportText(localized("What a laboratory value tells: \(ReportCard.meaningSource).")),
                tone: .note
            ),
        ]
    }

    private static func table(_ lines: [ReportCard.Line], _ heading: String) throws(ReportError) -> ReportTable {
        try ReportTable(
            columns: [.init("", .center), .init(ReportText(heading)), .init(ReportText(localized("How it was")))],
            rows: lines.map { [sign($0.mark), ReportText([.bold($0.title)]), ReportText($0.words)] }
        )
    }

    private static func sign(_ mark: ReportCard.Mark) -> ReportText {
        mark == .open ? "" : ReportText([ReportRun(mark.sign, isBold: mark != .good)])
    }
}
