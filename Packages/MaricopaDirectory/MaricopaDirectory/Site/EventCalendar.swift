import Foundation
public import NotificationKit
import ScreenKit
import TimeKit
import WordKit

/// Events as iCalendar (RFC 5545).
public enum EventCalendar {
    /// Returns the calendar entries of a record; none if it isn't an event or has no occurrence.
    ///
    /// A recurring event is one entry with its rule and exceptions. Each moved occurrence is an entry that replaces one, and each
    /// additional date is an entry of its own. All-day events have dates without times. A canceled event and one that isn't certain yet
    /// have that status. Each edit raises the sequence.
    ///
    /// - Parameters:
    ///   - link: The record's page or deep link; empty for the event's own page or website.
    ///   - alarms: The minutes before the start at which the calendar gives an alarm; empty for none.
    public static func entries(of record: Record, link: String = "", alarms: [Int] = []) -> [CalendarEvent] {
        guard case .event(let event) = record.details else { return [] }
        let schedule = event.schedule
        let name = record.id.rawValue + Self.mark
        let first = CalendarEvent(
            uid: name,
            title: EventText.title(of: record),
            text: text(of: record, event),
            timing: .wholeDays(.once(at: schedule.start)),
            alarms: alarms,
            place: [record.address, record.city, record.zip?.digits ?? ""].filter { !$0.isEmpty }
                .joined(separator: ", "),
            link: link.isEmpty ? (record.link(.eventPage) ?? record.link(.website))?.text ?? "" : link,
            isCancelled: event.isCancelled,
            isTentative: event.isTentative == true,
            sequence: record.version - 1
        )
        let moved = moves(of: schedule)
        guard let recurrence = schedule.recurrence else {
            let start = EventRule.occurrence(of: schedule, slot: schedule.start).map { [$0] } ?? []
            return (start + moved.filter { $0.slot != schedule.start }).map { occurrence in
                let isFirst = occurrence.slot == schedule.start
                return entry(first, uid: isFirst ? name : self.name(occurrence.slot, record), of: occurrence, schedule)
            }
        }
        var master = first
        master.timing = schedule.isAllDay ? .wholeDays(recurrence) : .recurring(recurrence, County.zone)
        master.minutes = minutes(schedule.duration)
        master.exceptions = schedule.exceptions
        return [master]
            + moved.map { occurrence in
                let isSlot = recurrence.contains(occurrence.slot)
                let uid = isSlot ? name : self.name(occurrence.slot, record)
                var one = entry(first, uid: uid, of: occurrence, schedule)
                if isSlot { one.replaces = occurrence.slot }
                return one
            }
    }

    /// Returns the app's link to a record.
    public static func address(of record: Record) -> String { DirectoryLink.record(record.kind, record.id).target }

    /// Returns a calendar of the events among the records.
    ///
    /// - Parameter link: Returns the link of an entry.
    public static func feed(
        _ records: [Record],
        name: String,
        link: (Record) -> String = { EventCalendar.address(of: $0) }
    ) -> CalendarFeed {
        CalendarFeed(name: name, app: "Maricopa", events: records.flatMap { entries(of: $0, link: link($0)) })
    }

    /// Returns the file of one event. Equal records have equal bytes at any time. Nil if the record isn't an event or has no occurrence.
    ///
    /// - Throws: `calendarYears` for an event too far in the past or future.
    public static func file(_ record: Record, link: String = "") throws(NotificationError) -> [UInt8]? {
        let events = entries(of: record, link: link)
        guard !events.isEmpty, case .event(let event) = record.details else { return nil }
        let told = max(record.addedOn, record.verifiedOn ?? record.addedOn)
        // The county has no clock changes, so the time zone needs no years beyond the first.
        return try CalendarFeed(name: EventText.title(of: record), app: "Maricopa", events: events).iCalendar(
            now: County.zone.instant(of: LocalDateTime(told, .midnight)),
            throughYear: max(told.year, event.schedule.start.date.year)
        )
    }

    // MARK: One entry

    private static func moves(of schedule: EventSchedule) -> [EventOccurrence] {
        Set(schedule.moved.map(\.from)).sorted().compactMap { EventRule.occurrence(of: schedule, slot: $0) }
    }

    private static func entry(
        _ pattern: CalendarEvent,
        uid: String,
        of occurrence: EventOccurrence,
        _ schedule: EventSchedule
    ) -> CalendarEvent {
        var entry = pattern
        let once = Recurrence.once(at: occurrence.start)
        entry.uid = uid
        entry.timing = schedule.isAllDay ? .wholeDays(once) : .recurring(once, County.zone)
        entry.minutes = minutes(occurrence.start.milliseconds(until: occurrence.end))
        return entry
    }

    private static func name(_ slot: LocalDateTime, _ record: Record) -> String {
        "\(record.id.rawValue)/\(slot)\(mark)"
    }

    /// The suffix of this directory's entry ids.
    private static let mark = "@maricopa"

    /// The record of an entry id; nil for entries of other calendars.
    static func recordID(of uid: String) -> TimeKit.ID<Record>? {
        guard uid.hasSuffix(mark), let name = uid.dropLast(mark.count).split(separator: "/").first else { return nil }
        return TimeKit.ID(String(name))
    }

    private static func minutes(_ milliseconds: Int) -> Int { (milliseconds + 59_999) / 60_000 }

    // MARK: Description

    private static func text(of record: Record, _ event: EventDetails) -> String {
        var paragraphs = [EventText.sampleNote(record) ?? ""]
        paragraphs += [record.subtitle, record.description].map { record.shown($0).text }
        paragraphs.append(
            [
                event.cost.map { localized("Cost: \(EventText.cost($0))") } ?? "",
                event.ages.map { localized("Ages: \(EventText.ages($0))") } ?? "",
                event.organizer.isEmpty ? "" : localized("Organizer: \(record.shownOrganizer(event))"),
            ].filter { !$0.isEmpty }.joined(separator: "\n")
        )
        return paragraphs.filter { !$0.isEmpty }.joined(separator: "\n\n")
    }
}
