import CommandKit
import Foundation
import NotificationKit
import ScreenKit
import TIPsTracker
import TimeKit
import WordKit

extension Terminal {
    /// Prints the home screen: the categories with their boxes, the timer, the week's bars, the prompts and the warnings.
    ///
    /// - Parameter room: the room, whose zone the end of a timer is shown in. It isn't read without a running timer.
    func show(_ screen: HomeScreen, in room: @autoclosure () throws -> Room) throws {
        try printWrapped(StyledText(screen.title, .heading))
        try print(StyledText(screen.subtitle) + StyledText("  \(screen.date.withWeekday)", .faint))
        if let note = screen.zoneNote { try printWrapped(StyledText(note, .faint)) }
        let rows = screen.categories.flatMap(\.items)
        let name = rows.map(\.name.displayWidth).max() ?? 0
        let dose = rows.map(\.doseText.displayWidth).max() ?? 0
        for category in screen.categories {
            try print()
            let end = try category.timer.map { try room().local(at: $0.endsAt).time.hourAndMinute }
            try show(category, timerEnd: end, name: name, dose: dose)
        }
        if !(screen.prompts.isEmpty && screen.warnings.isEmpty) { try print() }
        for prompt in screen.prompts {
            try showNotice(prompt.isUrgent ? "!" : "→", prompt.isUrgent ? .warning : .good, prompt)
            if prompt.opens?.target == TIPsLink.newCycle.target { try print(StyledText("  tips cycle new", .faint)) }
        }
        for warning in screen.warnings { try showNotice("!", .warning, warning) }
    }

    /// Prints a category. `name` and `dose` are the widths of the columns, the same in all categories.
    private func show(_ category: HomeScreen.CategoryPart, timerEnd: String?, name: Int, dose: Int) throws {
        var head = StyledText(category.title, .heading)
        if let timer = category.timer, let timerEnd {
            head += StyledText("  \(timer.words) (\(timerEnd))", .warning)
        }
        try print(head)
        guard !category.items.isEmpty else { return try print(StyledText("    \(category.summary)", .faint)) }
        var table = Table([.init(""), .init("", shrinks: true), .init("", shrinks: true), .init("", shrinks: true)])
        for row in category.items {
            table.append([
                row.boxText, StyledText(row.name.padded(to: name)),
                StyledText(row.doseText.padded(to: dose), row.dose == nil ? .warning : .faint),
                StyledText(
                    joining: [row.week.map(\.bar), row.log.map(\.words), row.stopped.map { StyledText($0, .warning) }]
                        .compactMap { $0 },
                    separator: "  "
                ),
            ])
        }
        try print(table)
    }

    private func showNotice(_ mark: String, _ style: StyledText.Style, _ notice: HomeScreen.Notice) throws {
        try printWrapped(StyledText(mark, style) + StyledText(" \(notice.text)"), indent: 2)
    }
}

extension HomeScreen.ItemRow {
    /// The box: ticked, empty, or a dash if the item can't be logged today or is stopped by the clinic or after a severe reaction.
    fileprivate var boxText: StyledText {
        if checked { return StyledText("[x]", .good) }
        return box.isEnabled && stopped == nil ? "[ ]" : StyledText(" – ", .faint)
    }
}

extension HomeScreen.TimerPart {
    /// The time left in words: "next in 12 min".
    fileprivate var words: String {
        let minutes = (remainingSeconds + 59) / 60
        return localized("next in \(minutes) min")
    }
}

extension HomeScreen.WeekPart {
    /// The bar with the count and the upper end of the target, "███░░ 3/5 ok". The state is shown both as a color and as a word.
    var bar: StyledText {
        let full = String(repeating: "█", count: min(count, through))
        let rest = String(repeating: "░", count: max(0, through - count))
        let style: StyledText.Style =
            switch state {
            case .low: .plain
            case .onTarget: .good
            case .over: .bad
            }
        return StyledText("\(full)\(rest) \(count)/\(through) \(WeeklyBand(count: count).stateText)", style)
    }
}

extension HomeScreen.LogPart {
    /// The log in words: "08:00 by Ann, early".
    fileprivate var words: StyledText {
        let plain = StyledText(text, .faint)
        return early ? plain + StyledText(", " + localized("early"), .warning) : plain
    }
}
