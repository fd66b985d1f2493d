import Foundation
import TimeKit

/// The clock changes of a zone in a range of years, found by probing the zone.
struct CalendarZone {
    struct Change: Hashable {
        /// The first instant of the new offset.
        let instant: Instant
        /// The offsets from UTC, in milliseconds.
        let offsetBefore, offsetAfter: Int64
        /// Whether daylight saving time is in force afterwards.
        let isDaylight: Bool

        /// The wall time of the change by the old offset, as RFC 5545 requires.
        var onset: LocalDateTime { LocalDateTime.utc(instant.adding(milliseconds: offsetBefore)) }
        /// The wall time of the change by the new offset.
        var resumed: LocalDateTime { LocalDateTime.utc(instant.adding(milliseconds: offsetAfter)) }
    }

    let zone: TimeZone
    /// The first instant probed.
    let start: Instant
    /// The last year probed.
    let lastYear: Int
    let changes: [Change]

    /// Finds the changes in the given years of the UTC calendar.
    init(_ zone: TimeZone, years: ClosedRange<Int>) {
        self.zone = zone
        lastYear = years.upperBound
        start = CalendarZone.newYear(years.lowerBound)
        let end = CalendarZone.newYear(years.upperBound + 1)
        // No zone has changed its clocks twice within six hours.
        let step: Int64 = 6 * 3_600_000
        var changes: [Change] = []
        var probe = start
        while probe < end {
            let next = min(end, probe.adding(milliseconds: step))
            if CalendarZone.state(zone, probe) != CalendarZone.state(zone, next) {
                changes.append(CalendarZone.change(of: zone, after: probe, upTo: next))
            }
            probe = next
        }
        self.changes = changes
    }

    private static func newYear(_ year: Int) -> Instant {
        let date = (try? LocalDate(year: min(max(year, 1), 9999), month: 1, day: 1)) ?? LocalDate(dayNumber: 0)
        return Instant(milliseconds: Int64(date.dayNumber) * 86_400_000)
    }

    private struct State: Hashable {
        let offset: Int64
        let isDaylight: Bool
    }

    private static func state(_ zone: TimeZone, _ instant: Instant) -> State {
        State(offset: zone.offset(at: instant), isDaylight: zone.isDaylightSavingTime(for: instant.date))
    }

    private static func change(of zone: TimeZone, after low: Instant, upTo high: Instant) -> Change {
        let before = state(zone, low)
        var low = low.milliseconds / 1000
        var high = high.milliseconds / 1000
        while high - low > 1 {
            let middle = low + (high - low) / 2
            if state(zone, Instant(milliseconds: middle * 1000)) == before { low = middle } else { high = middle }
        }
        let instant = Instant(milliseconds: high * 1000)
        let after = state(zone, instant)
        return Change(
            instant: instant,
            offsetBefore: before.offset,
            offsetAfter: after.offset,
            isDaylight: after.isDaylight
        )
    }

    /// The skipped wall times: the first one skipped and the first one after the gap.
    var gaps: [(from: LocalDateTime, to: LocalDateTime)] {
        changes.filter { $0.offsetAfter > $0.offsetBefore }.map { ($0.onset, $0.resumed) }
    }
}

extension LocalDateTime {
    /// The wall time of an instant in UTC.
    static func utc(_ instant: Instant) -> LocalDateTime { TimeZone.gmt.local(at: instant) }
}

// MARK: VTIMEZONE

extension CalendarZone {
    /// Writes the zone as a VTIMEZONE: the initial state, then the dates of each kind of change, or its rule if it follows one to the end.
    func write(to text: inout CalendarText) {
        text.line("BEGIN", "VTIMEZONE")
        text.line("TZID", zone.identifier)
        let offset = zone.offset(at: start)
        writeObservance(
            isDaylight: zone.isDaylightSavingTime(for: start.date),
            from: offset,
            to: offset,
            onsets: [LocalDateTime.utc(start.adding(milliseconds: offset))],
            rule: nil,
            to: &text
        )
        for (kind, changes) in Dictionary(grouping: changes, by: Kind.init).sorted(by: { $0.key < $1.key }) {
            var dated = changes
            if let rule = YearlyRule(endOf: changes, in: self) {
                dated.removeLast(rule.changes.count)
                writeObservance(
                    isDaylight: kind.isDaylight,
                    from: kind.offsetBefore,
                    to: kind.offsetAfter,
                    onsets: rule.changes.prefix(1).map(\.onset),
                    rule: rule.text,
                    to: &text
                )
            }
            if !dated.isEmpty {
                writeObservance(
                    isDaylight: kind.isDaylight,
                    from: kind.offsetBefore,
                    to: kind.offsetAfter,
                    onsets: dated.map(\.onset),
                    rule: nil,
                    to: &text
                )
            }
        }
        text.line("END", "VTIMEZONE")
    }

    private func writeObservance(
        isDaylight: Bool,
        from: Int64,
        to: Int64,
        onsets: [LocalDateTime],
        rule: String?,
        to text: inout CalendarText
    ) {
        let component = isDaylight ? "DAYLIGHT" : "STANDARD"
        text.line("BEGIN", component)
        text.line("DTSTART", onsets[0].calendarText)
        text.line("TZOFFSETFROM", CalendarDigits.offset(milliseconds: from))
        text.line("TZOFFSETTO", CalendarDigits.offset(milliseconds: to))
        if let rule { text.line("RRULE", rule) }
        for onset in onsets.dropFirst() { text.line("RDATE", onset.calendarText) }
        text.line("END", component)
    }

    /// The properties that all changes of one observance share: the offsets before and after, and daylight saving.
    private struct Kind: Hashable, Comparable {
        let offsetBefore, offsetAfter: Int64
        let isDaylight: Bool

        init(_ change: Change) {
            offsetBefore = change.offsetBefore
            offsetAfter = change.offsetAfter
            isDaylight = change.isDaylight
        }

        static func < (left: Kind, right: Kind) -> Bool {
            if left.offsetBefore != right.offsetBefore { return left.offsetBefore < right.offsetBefore }
            if left.offsetAfter != right.offsetAfter { return left.offsetAfter < right.offsetAfter }
            return !left.isDaylight && right.isDaylight
        }
    }
}

/// A yearly rule that the last changes of one kind follow up to the last probed year.
private struct YearlyRule {
    let text: String
    let changes: ArraySlice<CalendarZone.Change>

    /// Returns nil if the changes end before the last probed year, or if their last three follow no rule.
    init?(endOf changes: [CalendarZone.Change], in zone: CalendarZone) {
        guard let last = changes.last, last.onset.date.year >= zone.lastYear else { return nil }
        // Consecutive years, with the same month, weekday and time.
        var run = changes.suffix(1)
        for (index, change) in changes.enumerated().dropLast().reversed() {
            let next = changes[index + 1].onset
            let onset = change.onset
            guard onset.date.year == next.date.year - 1, onset.date.month == next.date.month, onset.time == next.time,
                onset.date.weekday == next.date.weekday
            else { break }
            run = changes[index...]
        }
        // The longest run at the end that fits one of the forms. A rule needs at least three years.
        while run.count >= 3 {
            if let form = YearlyRule.form(run.map(\.onset.date)) {
                text = "FREQ=YEARLY;BYMONTH=\(last.onset.date.month);" + form
                self.changes = run
                return
            }
            run = run.dropFirst()
        }
        return nil
    }

    private static func form(_ dates: [LocalDate]) -> String? {
        guard let weekday = dates.first?.weekday.calendarText else { return nil }
        if dates.allSatisfy({ $0.day > $0.endOfMonth.day - 7 }) { return "BYDAY=-1\(weekday)" }
        for week in 1...4 where dates.allSatisfy({ ($0.day - 1) / 7 + 1 == week }) { return "BYDAY=\(week)\(weekday)" }
        // A form such as "the Friday on or after the 23rd". The seven possible days are certain only if the first and the last of them occur.
        guard let least = dates.map(\.day).min(), let most = dates.map(\.day).max(), most - least == 6 else {
            return nil
        }
        return "BYMONTHDAY=" + (least...most).map(String.init).joined(separator: ",") + ";BYDAY=\(weekday)"
    }
}
