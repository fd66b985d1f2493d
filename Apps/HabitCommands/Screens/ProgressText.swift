import CommandKit
import HabitCourse
import TimeKit
import WordKit

extension Terminal {
    /// The number of weeks listed. The others are only counted.
    private static let weeksShown = 12

    /// Prints how often each habit was done, in total and by week.
    func show(_ screen: StatisticsScreen) throws {
        try printWrapped(StyledText(screen.title, .heading))
        guard !screen.habits.isEmpty else { return try print(StyledText(localized("Nothing was done yet."), .faint)) }
        try print(StyledText(Sparkline.text(of: screen.series, columns: 28), .good))
        try print()
        var table = Table([
            .init("", shrinks: true), .init(localized("Done"), alignment: .right), .init("", alignment: .right),
            .init(localized("Row"), alignment: .right), .init(localized("Best"), alignment: .right),
        ])
        for part in screen.habits {
            table.append([
                StyledText(part.text), StyledText(localized("\(part.done) of \(part.due)")),
                percent(part.done, part.due),
                "\(part.streak.current)", "\(part.streak.longest)",
            ])
        }
        try print(table)
        try print()
        try showWeeks(of: screen.habits)
        try printWrapped(StyledText(localized("Pictures: habit graph, habit heatmap"), .faint))
    }

    private func showWeeks(of parts: [StatisticsScreen.Part]) throws {
        let count = parts.map(\.weeks.count).max() ?? 0
        var table = Table(
            [.init(localized("From"), alignment: .right)] + parts.map { .init($0.theme.columnHead, alignment: .right) }
        )
        for index in max(0, count - Self.weeksShown)..<count {
            let cells = parts.map { part -> StyledText in
                guard part.weeks.indices.contains(index), part.weeks[index].due > 0 else {
                    return StyledText("–", .faint)
                }
                let week = part.weeks[index]
                return StyledText("\(week.done)/\(week.due)", week.done == week.due ? .good : .plain)
            }
            let from = parts.lazy.compactMap { $0.weeks.indices.contains(index) ? $0.weeks[index].from : nil }.first
            table.append([StyledText(from?.withoutYear ?? "", .faint)] + cells)
        }
        try print(table)
        if count > Self.weeksShown {
            try print(
                StyledText(localized("The last \(Self.weeksShown) of \(count) weeks; all of them: --json"), .faint)
            )
        }
        try print()
    }

    /// Prints the review of the course's weeks.
    func show(_ screen: ProgressScreen) throws {
        try printWrapped(StyledText(screen.title, .heading))
        if let congratulation = screen.congratulation { try printLines(congratulation, .good) }
        if let goal = screen.goal {
            try print()
            try printWrapped(StyledText("“\(goal)”", .good), indent: 1)
        }
        if !screen.series.isEmpty {
            try print()
            try print(StyledText(localized("\(screen.total, "point")"), .heading))
            try print(StyledText(Sparkline.text(of: screen.series, columns: 28), .good))
        }
        if !screen.weeks.isEmpty {
            try print()
            try print(table(of: screen.weeks))
        }
        for week in screen.weeks where !week.events.isEmpty {
            try printWrapped(
                "\(localized("Week \(week.week)"), .faint)  \(week.events.joined(separator: "; "))",
                indent: 8
            )
        }
        if let since = screen.since, since.days > 0 {
            try print()
            let words = localized(
                "Since the course: \(since.days, "day"), \(since.done, "box", "boxes") ticked, \(since.points, "point")"
            )
            try printWrapped(StyledText(words))
        }
        for story in screen.habits { try show(story) }
    }

    private func table(of weeks: [ProgressScreen.Week]) -> Table {
        var table = Table([
            .init(localized("Week"), alignment: .right), .init(localized("From")),
            .init(localized("Done"), alignment: .right),
            .init(localized("Points"), alignment: .right), .init(localized("Read"), alignment: .right),
        ])
        for week in weeks {
            let done = week.due > 0 ? "\(week.done)/\(week.due)" : "–"
            let read = week.posts > 0 ? "\(week.read)/\(week.posts)" : "–"
            table.append([
                "\(week.week)", StyledText("\(week.from)", .faint), StyledText(done), "\(week.points.grouped)",
                StyledText(read),
            ])
        }
        return table
    }

    private func show(_ story: ProgressScreen.HabitStory) throws {
        try print()
        let facts = "  " + localized("\(story.done) of \(story.due, "day"), \(story.longest) in a row at most")
        try printWrapped(StyledText(story.theme.name, .heading) + StyledText(facts, .faint), indent: 2)
        for version in story.versions {
            try printWrapped("  \("\(version.setOn)", .faint)  \(version.text)", indent: 14)
        }
    }
}

/// Returns the percentage, rounded half up, such as "86%"; empty if nothing was due.
private func percent(_ done: Int, _ due: Int) -> StyledText {
    due > 0 ? StyledText(percentText("\((done * 200 + due) / (due * 2))")) : ""
}
