import CommandKit
import TIPsTracker
import TimeKit
import WordKit

extension Terminal {
    /// Prints the reactions, newest first.
    func show(_ page: ReactionsPage) throws {
        try print(StyledText(page.title, .heading))
        if let text = page.emptyText { return try print("\(text)") }
        for row in page.rows {
            let by =
                row.photo != nil
                ? localized("by \(row.by), with a photo") : localized("by \(row.by)", context: "a reaction")
            let facts = StyledText("  \(by)  \(row.id)", .faint)
            try printWrapped(StyledText(row.text, row.severity.style) + facts, indent: 4)
            if !row.note.isEmpty { try printWrapped(StyledText("    \(row.note)"), indent: 4) }
        }
    }

    /// Prints the emergency plan, and the stops after severe reactions.
    func show(_ page: EmergencyPage) throws {
        try print(StyledText(page.title, .heading))
        try show(page.lines)
        for row in page.standing {
            try printWrapped(
                StyledText("! " + localized("\(row.text): treatment reminders and timer are off"), .warning),
                indent: 2
            )
            try print(StyledText("  " + localized("an admin lifts it: tips emergency lift \(row.id)"), .faint))
        }
    }

    /// Prints the lines of the emergency plan.
    func show(_ lines: [EmergencyPlan.Line]) throws {
        var table = Table([.init(""), .init("", shrinks: true)])
        for line in lines {
            table.append([
                StyledText(line.label, line.isWarning ? .bad : .plain),
                StyledText(line.text, line.isWarning ? .bad : .heading),
            ])
        }
        try print(table)
    }

    /// Prints the held days, in order.
    func show(_ page: HoldsPage) throws {
        try print(StyledText(page.title, .heading))
        if let text = page.emptyText { return try print("\(text)") }
        for row in page.rows {
            try printWrapped(StyledText(row.text) + StyledText("  " + localized("by \(row.by)"), .faint), indent: 4)
        }
    }

    /// Prints the supply of each item.
    func show(_ page: SuppliesPage) throws {
        try print(StyledText(page.title, .heading))
        var table = Table([.init(""), .init("", shrinks: true), .init("", shrinks: true)])
        for row in page.rows {
            table.append([
                row.isLow ? StyledText("!", .warning) : "", StyledText(row.name),
                StyledText(row.text, row.isLow ? .warning : .plain),
            ])
        }
        try print(table)
    }

    /// Prints the adherence in total, by category and item, and by week.
    func show(_ page: AdherencePage) throws {
        try print(StyledText(page.title, .heading))
        try print(StyledText(page.subtitle))
        try print(StyledText(page.summary))
        let report = page.report
        guard report.total.due > 0 else { return }
        try print()
        var table = Table([
            .init("", shrinks: true), .init(localized("Logged"), alignment: .right), .init("", alignment: .right),
            .init(localized("Days in a row"), alignment: .right), .init(localized("At most"), alignment: .right),
        ])
        for part in report.categories where part.total.due > 0 {
            table.append([StyledText(part.category.title, .heading)] + part.total.cells)
            for item in report.items where item.category == part.category {
                table.append([StyledText("  \(item.name)")] + item.total.cells)
            }
        }
        try print(table)
        try print()
        let parts = report.categories.filter { $0.total.due > 0 }
        var weeks = Table(
            [.init(localized("Week"), alignment: .right), .init(localized("All"), alignment: .right)]
                + parts.map { Table.Column($0.category.title, alignment: .right, shrinks: true) }
        )
        for (index, week) in report.weeks.enumerated() where week.due > 0 {
            weeks.append(
                ["\(index + 1)", week.share]
                    + parts.map { $0.weeks.indices.contains(index) ? $0.weeks[index].share : "" }
            )
        }
        try print(weeks)
    }
}

extension Adherence {
    /// The cells of a row: "12 of 14", "86%", and the streaks in days; only a dash if nothing was due.
    fileprivate var cells: [StyledText] {
        guard due > 0 else { return ["–", "", "", ""] }
        return [StyledText(localized("\(logged) of \(due)")), share, "\(streak)", "\(longestStreak)"]
    }

    /// The logged share, "86%"; a dash if nothing was due.
    fileprivate var share: StyledText { percent.map { StyledText(percentText("\($0)")) } ?? "–" }
}
