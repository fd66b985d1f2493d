import Foundation
public import TimeKit
import WordKit

/// A calendar of reminders and events in iCalendar format (RFC 5545).
public struct CalendarFeed: Hashable, Sendable {
    /// The display name of the calendar.
    public var name: String
    /// The app that creates it, such as `tips`.
    public var app: String
    /// The events, in any order.
    public var events: [CalendarEvent]

    public init(name: String, app: String, events: [CalendarEvent]) {
        self.name = name
        self.app = app
        self.events = events
    }
}

extension CalendarFeed {
    /// The largest number of years in a calendar.
    private static let longest = 200

    /// Returns the calendar as bytes: UTF-8, in lines of at most 75 bytes that end in CR LF.
    ///
    /// Recurring events carry their rule and don't end. Clock changes of the zones, and occurrences that fall into one, are exact from the
    /// year before the earliest event (or before this year) through `year`. After that, they follow the last yearly rule.
    ///
    /// - Parameters:
    ///   - now: The creation time of the calendar, written as the DTSTAMP of every event.
    ///   - year: The last exact year. By default, ten years after this year or the last start.
    /// - Throws: ``NotificationError/calendarYears(from:through:)``.
    public func iCalendar(now: Instant, throughYear year: Int? = nil) throws(NotificationError) -> [UInt8] {
        let years = try years(now: now, through: year)
        var text = CalendarText()
        text.line("BEGIN", "VCALENDAR")
        text.line("VERSION", "2.0")
        text.text("PRODID", "-//Nourish//\(app)//\(Language.current.rawValue.uppercased())")
        text.line("CALSCALE", "GREGORIAN")
        text.line("METHOD", "PUBLISH")
        text.text("NAME", name)
        text.text("X-WR-CALNAME", name)
        var zones: [String: CalendarZone] = [:]
        for event in events {
            guard case .recurring(_, let zone) = event.timing, zones[zone.identifier] == nil else { continue }
            zones[zone.identifier] = CalendarZone(zone, years: years)
        }
        for (_, zone) in zones.sorted(by: { $0.key < $1.key }) { zone.write(to: &text) }
        let series = Dictionary(
            events.filter { $0.replaces == nil }.map { ($0.uid, $0.timing) },
            uniquingKeysWith: { first, _ in first }
        )
        for event in events.sorted(by: { ($0.uid, $0.slot) < ($1.uid, $1.slot) }) {
            event.write(to: &text, now: now, zones: zones, series: series[event.uid] ?? event.timing)
        }
        text.line("END", "VCALENDAR")
        return text.bytes
    }

    private func years(now: Instant, through year: Int?) throws(NotificationError) -> ClosedRange<Int> {
        let current = LocalDateTime.utc(now).date.year
        let starts = events.compactMap { event in
            guard case .recurring(let recurrence, _) = event.timing else { return nil as Int? }
            return recurrence.start.date.year
        }
        // One year earlier, so that an observance is in force when the first event begins.
        let first = min(current, starts.min() ?? current) - 1
        let last = year ?? max(current, starts.max() ?? current) + 10
        guard first <= last, last - first <= CalendarFeed.longest, first >= 1, last < 9999 else {
            throw .calendarYears(from: first, through: last)
        }
        return first...last
    }
}

// MARK: One event

extension CalendarEvent {
    /// Sorts an event before the events that replace its occurrences.
    fileprivate var slot: String { replaces?.description ?? "" }

    /// - Parameter series: The timing of the event whose occurrence this one replaces.
    fileprivate func write(to text: inout CalendarText, now: Instant, zones: [String: CalendarZone], series: Timing) {
        guard let when = CalendarSpan(self, zones: zones) else { return }
        text.line("BEGIN", "VEVENT")
        text.text("UID", uid)
        text.line("DTSTAMP", now.calendarText)
        if let replaces {
            // The occurrence is named in the format of the series' DTSTART, as RFC 5545 requires.
            switch series {
            case .wholeDays: text.line("RECURRENCE-ID;VALUE=DATE", replaces.date.calendarText)
            case .recurring(_, let zone):
                text.line("RECURRENCE-ID;TZID=" + zone.identifier, replaces.calendarText)
            case .at: text.line("RECURRENCE-ID", replaces.calendarText)
            }
        }
        text.line("DTSTART" + when.parameter, when.start)
        if let end = when.duration { text.line("DURATION", end) }
        if let rule = when.rule { text.line("RRULE", rule) }
        for date in when.leftOut { text.line("EXDATE" + when.parameter, date) }
        for date in when.putIn { text.line("RDATE" + when.parameter, date) }
        text.text("SUMMARY", title)
        if !self.text.isEmpty { text.text("DESCRIPTION", self.text) }
        if !place.isEmpty { text.text("LOCATION", place) }
        if let link = URL(string: link), link.scheme != nil { text.line("URL", link.absoluteString) }
        if isCancelled || isTentative { text.line("STATUS", isCancelled ? "CANCELLED" : "TENTATIVE") }
        if sequence > 0 { text.line("SEQUENCE", String(sequence)) }
        // A reminder takes no time, so it doesn't make anyone busy.
        if minutes == 0 { text.line("TRANSP", "TRANSPARENT") }
        if !isCancelled {
            for alarm in Set(alarms.map { max(0, $0) }).sorted() {
                text.line("BEGIN", "VALARM")
                text.line("ACTION", "DISPLAY")
                text.line("TRIGGER", alarm == 0 ? "PT0S" : "-PT\(alarm)M")
                text.text("DESCRIPTION", title)
                text.line("END", "VALARM")
            }
        }
        text.line("END", "VEVENT")
    }
}

/// The dates of an event in iCalendar's format.
private struct CalendarSpan {
    var parameter = ""
    var start: String
    var duration: String?
    var rule: String?
    var leftOut: [String] = []
    var putIn: [String] = []

    /// Returns nil if the event has no occurrence.
    init?(_ event: CalendarEvent, zones: [String: CalendarZone]) {
        switch event.timing {
        case .at(let instant):
            start = instant.calendarText
            if event.minutes > 0 { duration = "PT\(event.minutes)M" }
        case .wholeDays(let recurrence):
            guard let when = CalendarRule(recurrence, in: nil) else { return nil }
            parameter = ";VALUE=DATE"
            start = when.first.date.calendarText
            rule = when.rule
            duration = "P\(max(1, (event.minutes + 1_439) / 1_440))D"
            leftOut = Set(event.exceptions.map(\.date)).sorted().map(\.calendarText)
        case .recurring(let recurrence, let zone):
            guard let when = CalendarRule(recurrence, in: zone) else { return nil }
            parameter = ";TZID=" + zone.identifier
            start = when.first.calendarText
            rule = when.rule
            if event.minutes > 0 { duration = "PT\(event.minutes)M" }
            leave(out: Set(event.exceptions), of: recurrence, gaps: zones[zone.identifier]?.gaps ?? [])
        }
    }

    /// Replaces occurrences in a gap by the first moment after it. RFC 5545 would put them an hour later by the new clock.
    private mutating func leave(
        out exceptions: Set<LocalDateTime>,
        of recurrence: Recurrence,
        gaps: [(from: LocalDateTime, to: LocalDateTime)]
    ) {
        var gone = exceptions.filter { recurrence.first(atOrAfter: $0) == $0 }
        var instead: Set<LocalDateTime> = []
        for gap in gaps {
            for moment in recurrence.occurrences(from: gap.from, before: gap.to) where !exceptions.contains(moment) {
                if rule == nil {
                    start = gap.to.calendarText
                } else {
                    gone.insert(moment)
                    instead.insert(gap.to)
                }
            }
        }
        leftOut = gone.sorted().map(\.calendarText)
        putIn = instead.sorted().map(\.calendarText)
    }
}
