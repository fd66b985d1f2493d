import CommandKit
import HabitCourse
import ScreenKit
import TimeKit
import WordKit

extension Terminal {
    /// Prints each habit's reminder.
    func show(_ page: RemindersPage) throws {
        try printWrapped(StyledText(page.title, .heading))
        if page.habits.isEmpty { try print(StyledText(localized("No habit runs."), .faint)) }
        for row in page.habits {
            try printPair(StyledText(row.text), StyledText(row.reminderText, row.reminder.isOn ? .good : .faint))
        }
        try printWrapped(StyledText(page.zoneNote.capitalizedFirst, .faint))
        guard let first = page.habits.first else { return }
        let example = first.reminder.isOn ? "--off" : "--on --at 20:00"
        try printWrapped(StyledText(localized("Change one with: habit notify \(first.theme.word) \(example)"), .faint))
    }

    /// Prints the reset time, the time zone and the notification settings.
    func show(_ page: SettingsPage) throws {
        try printWrapped(StyledText(page.title, .heading))
        var table = Table([.init(""), .init("", shrinks: true)])
        func word(_ isOn: Bool) -> StyledText {
            isOn ? StyledText(localized("on")) : StyledText(localized("off"), .faint)
        }
        table.append([StyledText(localized("Days begin at")), StyledText(page.clock.boundary.startsAt.hourAndMinute)])
        table.append([StyledText(localized("Time zone")), StyledText(page.clock.timeZoneID)])
        table.append([StyledText(localized("News of weeks")), word(page.notices.weekUnlocked)])
        table.append([StyledText(localized("News of edits")), word(page.notices.editUnlocked)])
        try print(table)
        try printWrapped(StyledText(page.dayNote.capitalizedFirst, .faint))
        if let note = page.zoneNote { try printWrapped(StyledText(note.capitalizedFirst, .warning)) }
        for link in page.pages {
            guard let command = link.command else { continue }
            try printPair(StyledText(link.label), StyledText(command, .faint))
        }
    }

    /// Prints the skipped days, latest first.
    func show(_ page: SkipsPage) throws {
        try printWrapped(StyledText(page.title, .heading))
        if page.skips.isEmpty { try print(StyledText(localized("No day is skipped."))) }
        for row in page.skips { try printWrapped("  " + StyledText(row.text), indent: 4) }
        try printLines(page.explanation, .faint)
    }

    /// Prints the time at which each week unlocks.
    func show(_ page: SchedulePage) throws {
        try printWrapped(StyledText(page.title, .heading))
        if page.isPreview {
            try printWrapped(StyledText(page.note ?? localized("So it would be from \(page.start) on."), .faint))
        }
        let zones =
            page.zone == page.courseZone
            ? localized("Times in \(page.zone)")
            : localized("Times in \(page.zone), where the course goes by \(page.courseZone)")
        try printWrapped(StyledText(zones, .faint))
        try print()
        var table = Table([
            .init(localized("Week"), alignment: .right), .init(localized("Unlocks")), .init("", shrinks: true),
        ])
        for row in page.weeks {
            let when = StyledText(row.text, row.isUnlocked ? .good : .plain)
            table.append(["\(row.week)", when, StyledText(row.theme?.name ?? "", .faint)])
        }
        try print(table)
        if let end = page.end { try printWrapped(StyledText(localized("The course is over on \(end)."), .faint)) }
        if let note = page.note, !page.isPreview { try printWrapped(StyledText(note.capitalizedFirst, .warning)) }
    }

    /// Prints the source of the course, and the last failure to fetch it.
    func show(_ page: CourseSourcePage) throws {
        try printWrapped(StyledText(page.title, .heading))
        try printWrapped(StyledText(page.text))
        if let address = page.address { try printWrapped(StyledText(address, .faint)) }
        if let failure = page.failureText { try printWrapped(StyledText(failure, .warning)) }
        let hint = page.address == nil ? "habit course fetch URL" : "habit course fetch"
        try printWrapped(StyledText(localized("Ask the site with: \(hint)"), .faint))
    }
}
