import CommandKit
import HabitCourse
import ScreenKit
import TimeKit
import WordKit

extension Terminal {
    /// Prints the posts by week: read, open or locked.
    func show(_ screen: PostsScreen) throws {
        try printWrapped(StyledText(screen.title, .heading))
        if let note = screen.ageNote { try printWrapped(StyledText(note.capitalizedFirst, .faint)) }
        if let text = screen.emptyText { return try printWrapped(StyledText(text)) }
        for week in screen.weeks {
            try print()
            let unlock = StyledText(week.unlockText.map { "  \($0)" } ?? "", .faint)
            try printWrapped(StyledText(localized("Week \(week.week)"), .heading) + unlock)
            for row in week.posts { try show(row) }
        }
        try print()
        try printWrapped(StyledText(screen.next.capitalizedFirst, .faint))
    }

    private func show(_ row: PostsScreen.Row) throws {
        switch row.standing {
        case .finished: try printWrapped(StyledText("✓", .good) + StyledText(" \(row.title)"), indent: 2)
        case .open:
            try printWrapped(StyledText("→", .warning) + StyledText(" \(row.title)"), indent: 2)
            if !row.summary.isEmpty { try printWrapped(StyledText("  \(row.summary)", .faint), indent: 2) }
            try printWrapped(StyledText("  habit read \(row.id.rawValue.quotedForShell)", .faint), indent: 4)
        case .waitsForPost, .waitsForWeek: try printWrapped(StyledText("· \(row.title)", .faint), indent: 2)
        }
    }

    /// Prints a post and what follows it.
    func show(_ screen: PostScreen) throws {
        try printWrapped(StyledText(screen.title, .heading))
        let minutes = screen.page.minutes
        let facts = localized("Week \(screen.post.week) · \(minutes, "minute") to read")
        try printWrapped(StyledText(facts, .faint))
        if let note = screen.ageNote { try printWrapped(StyledText(note.capitalizedFirst, .faint)) }
        try print()
        try ReadingText(screen.page).print(on: self)
        try print()
        let id = screen.post.id.rawValue.quotedForShell
        if screen.finish.isEnabled {
            try printWrapped(StyledText(localized("Read to the end? habit finish \(id)"), .good))
        } else if let whyNot = screen.finish.whyNot {
            try printWrapped(StyledText(whyNot.capitalizedFirst, .faint))
        }
        for link in [screen.setHabit, screen.next].compactMap({ $0 }) {
            guard let command = link.command else { continue }
            try printPair(StyledText(link.label), StyledText(command, .faint))
        }
    }

    /// Prints the outcome of finishing a post.
    func show(_ receipt: FinishReceipt, on today: LocalDate) throws {
        let again =
            receipt.wasFinished ? StyledText("  " + localized("(it was already; nothing was changed)"), .warning) : ""
        try printWrapped(
            StyledText("✓", .good) + StyledText(" " + localized("“\(receipt.post.title)” is read")) + again,
            indent: 2
        )
        for post in receipt.opened {
            let command = "habit read \(post.id.rawValue.quotedForShell)"
            try printPair(StyledText(localized("opened: \(post.title)")), StyledText(command, .faint))
        }
        switch receipt.next {
        case .read(let post):
            guard receipt.opened.isEmpty else { return }
            try printWrapped(
                StyledText("  " + localized("next: habit read \(post.rawValue.quotedForShell)"), .faint),
                indent: 2
            )
        case .week(let unlock):
            let text = localized("All that is open is read; week \(unlock.week) \(unlock.text(on: today)).")
            try printWrapped(StyledText("  \(text)", .faint), indent: 2)
        case .resume:
            let text = localized("All that is open is read, and the course rests: habit course resume")
            try printWrapped(StyledText("  \(text)", .faint), indent: 2)
        case .nothing:
            try printWrapped(StyledText("  " + localized("That was the last post of the course."), .faint), indent: 2)
        }
    }
}
