import CommandKit
import HabitCourse
import TimeKit
import WordKit

extension Terminal {
    /// Prints the outcome of ticking or emptying a checkbox.
    func show(_ receipt: TickReceipt, isOfToday: Bool) throws {
        let box: StyledText = receipt.isChecked ? StyledText("[x]", .good) : "[ ]"
        var line = box + StyledText(" \(receipt.text)")
        if !isOfToday { line += StyledText("  " + localized("for \(receipt.day.withWeekday)"), .faint) }
        if receipt.wasSo {
            let was =
                receipt.isChecked
                ? localized("(was ticked already; nothing was changed)")
                : localized("(was empty already; nothing was changed)")
            line += StyledText("  \(was)", .warning)
        }
        try printWrapped(line, indent: 4)
        let total = localized("\(receipt.total, "point") in all")
        guard let award = receipt.award else { return try printWrapped(StyledText("    \(total)", .faint), indent: 4) }
        let after = receipt.wasSo ? 0 : receipt.change - award.points
        let words =
            after == 0
            ? award.words : " " + localized("(\(award.points) for that day, \(after) for the days after it)")
        try printWrapped("    \("+\(award.points + after)", .good)\(words) · \(total)", indent: 4)
    }

    /// Prints the score, its parts, and what today's checkboxes are worth.
    func show(_ screen: ScoreScreen, withReceipt: Bool) throws {
        try printWrapped(StyledText(screen.title, .heading))
        let today = screen.today > 0 ? StyledText("  " + localized("+\(screen.today) today"), .good) : ""
        try printWrapped(StyledText(localized("\(screen.total, "point")"), .heading) + today)
        try printWrapped(
            StyledText(
                localized("\(screen.base.grouped) for completions, \(screen.bonus.grouped) for steady weeks"),
                .faint
            )
        )
        if !screen.habits.isEmpty {
            try print()
            try print(table(of: screen.habits))
        }
        let misses = screen.habits.filter { $0.miss != nil }
        if !misses.isEmpty {
            try print()
            try print(StyledText(localized("Worth of a tick today"), .heading))
            for part in misses { try showMiss(of: part) }
        }
        if withReceipt { for part in screen.habits { try showReceipt(of: part) } }
        try print()
        try printLines(screen.explanation, .faint)
        if !withReceipt { try printWrapped(StyledText(localized("Every completion: habit score --receipt"), .faint)) }
    }

    private func table(of parts: [ScoreScreen.Part]) -> Table {
        var table = Table([
            .init("", shrinks: true), .init(localized("Points"), alignment: .right),
            .init(localized("Done"), alignment: .right),
            .init(localized("Steady"), alignment: .right), .init(localized("Next"), alignment: .right),
        ])
        for part in parts {
            table.append([
                StyledText(part.text), "\((part.base + part.bonus).grouped)", "\(part.awards.count.grouped)",
                "\(part.bonus.grouped)",
                StyledText(part.next.map { "+\($0.points)" } ?? "–", .faint),
            ])
        }
        return table
    }

    private func showMiss(of part: ScoreScreen.Part) throws {
        guard let miss = part.miss else { return }
        let cost =
            miss.streak > 0
            ? localized(
                "\(part.text): \(miss.points, "point"), \(miss.award) today and \(miss.streak) in the days after"
            ) : localized("\(part.text): \(miss.points, "point")")
        try printWrapped("  · " + StyledText(cost), indent: 4)
        let next = localized("The next completion gives \(miss.nextBase) for itself, whether or not today is ticked.")
        try printWrapped(StyledText("    \(next)", .faint), indent: 4)
    }

    private func showReceipt(of part: ScoreScreen.Part) throws {
        try print()
        try printWrapped(StyledText(part.text, .heading))
        guard !part.awards.isEmpty else { return try print(StyledText("  " + localized("not done yet"), .faint)) }
        var table = Table([
            .init(localized("Day")), .init(localized("Done"), alignment: .right),
            .init(localized("For it"), alignment: .right),
            .init(localized("Steady"), alignment: .right), .init(localized("Points"), alignment: .right),
        ])
        for award in part.awards {
            table.append([
                "\(award.day)", "\(award.completion)", "\(award.base)",
                award.bonus > 0 ? "\(award.bonus)" : StyledText("–", .faint), "\(award.points)",
            ])
        }
        try print(table)
    }
}

extension Award {
    /// The bonus in words: " (20 for it, 4 for 7 of the last 7 days)"; empty without a bonus.
    fileprivate var words: String {
        bonus > 0 ? " " + localized("(\(base) for it, \(bonus) for \(recent) of the last 7 days)") : ""
    }
}
