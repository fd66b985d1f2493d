import HTMLKit
import TimeKit
import WordKit

/// One-line texts about an event.
enum EventWords {
    /// The current or next occurrence and the cost: "Sat 2026-11-21, 17:30 to 19:00 · $5 to $10".
    static func header(_ event: EventDetails, at moment: LocalDateTime) -> String {
        [when(event, at: moment), event.cost.map { EventText.cost($0) } ?? ""].filter { !$0.isEmpty }
            .joined(separator: " · ")
    }

    /// The current or next occurrence; a past event has a sentence that says so.
    static func when(_ event: EventDetails, at moment: LocalDateTime) -> String {
        guard let next = EventRule.current(of: event.schedule, at: moment) else {
            return localized("This event is over")
        }
        return EventText.when(next, isAllDay: event.schedule.isAllDay)
    }
}

/// The details of an event: its dates, cost, ages and calendar file.
struct EventBlock: HTMLView {
    let event: EventDetails
    let facts: RecordFacts
    let frame: SiteFrame

    /// The number of dates shown for a recurring event.
    private static let shown = 5

    private var rows: [(String, String)] {
        let schedule = event.schedule
        var rows = [(localized("When"), EventWords.when(event, at: facts.moment))]
        if let repetition = EventText.repetition(schedule) { rows.append((localized("Repeats"), repetition)) }
        let moves = EventText.moves(schedule, at: facts.moment)
        if !moves.isEmpty, let time = EventText.usualTime(schedule) { rows.append((localized("Usual time"), time)) }
        if !moves.isEmpty { rows.append((localized("Moved"), moves.joined(separator: "; "))) }
        if let days = EventText.exceptions(schedule, from: facts.moment.date) {
            rows.append((localized("Not on"), days))
        }
        rows.append((localized("Cost"), event.cost.map { EventText.cost($0) } ?? localized("not told")))
        rows.append((localized("Ages"), event.ages.map { EventText.ages($0) } ?? localized("not told")))
        if !event.organizer.isEmpty { rows.append((localized("Organizer"), facts.record.shownOrganizer(event))) }
        return rows
    }

    private var dates: [EventOccurrence] {
        guard EventRule.isRecurring(event.schedule), let end = try? LocalDate(iso8601: "9999-01-01") else { return [] }
        return EventRule.occurrences(
            of: event.schedule,
            endingAfter: facts.moment,
            startingBefore: LocalDateTime(end, .midnight),
            limit: Self.shown
        )
    }

    @HTMLBuilder var body: some HTMLContent {
        TextBlock(facts.record.shown(facts.record.description))
        FactTable(rows: rows)
        let dates = dates
        if dates.count > 1 {
            h3 { localized("Next dates") }
            ul { for date in dates { li { EventText.when(date, isAllDay: event.schedule.isAllDay) } } }
        }
        if frame.depth != nil, let file = frame.link(SiteAddress.calendar(facts.record.id.rawValue)) {
            p { a(href: file) { localized("Add to a calendar") } }
        }
    }
}
