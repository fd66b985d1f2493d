import Foundation
import TimeKit

/// A zone's clock changes in a stretch of years, found by asking the zone itself.
struct CalendarZone {
    /// One change of the clocks.
    struct Change: Hashable {
        /// The first instant of the new offset.
        let instant: Instant
        /// Milliseconds ahead of UTC.
        let offsetBefore, offsetAfter: Int64
        /// Whether summer time holds afterwards.
        let isDaylight: Bool

        /// What the clocks would have shown at the change, had they not been changed: how RFC 5545 names it.
        var onset: LocalDateTime { LocalDateTime.utc(instant.adding(milliseconds: offsetBefore)) }
        /// What they show instead.
        var resumed: LocalDateTime { LocalDateTime.utc(instant.adding(milliseconds: offsetAfter)) }
    }

    let zone: TimeZone
    /// The first instant looked at.
    let start: Instant
    /// The last year looked at.
    let lastYear: Int
    let changes: [Change]

    /// Looks through the years, both included, by the UTC calendar.
    init(_ zone: TimeZone, years: ClosedRange<Int>) {
        self.zone = zone
        lastYear = years.upperBound
        start = CalendarZone.newYear(years.lowerBound)
        let end = CalendarZone.newYear(years.upperBound + 1)
        // No zone ever changed its clocks twice within six hours.
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

    /// The wall times that the clocks jump over, each with the first one after.
    var gaps: [(from: LocalDateTime, to: LocalDateTime)] {
        changes.filter { $0.offsetAfter > $0.offsetBefore }.map { ($0.onset, $0.resumed) }
    }
}

extension LocalDateTime {
    /// What a clock in UTC shows.
    static func utc(_ instant: Instant) -> LocalDateTime { TimeZone.gmt.local(at: instant) }
}

// MARK: VTIMEZONE

extension CalendarZone {
    /// Writes the zone as a component: the state it begins with, then for each kind of change the dates on which it happened,
    /// and for kinds that follow a yearly rule until the end, that rule.
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

    /// Changes that one observance can hold: the same offsets before and after.
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

/// The rule that the last changes of a kind follow year after year, to the end of the years looked at.
private struct YearlyRule {
    let text: String
    let changes: ArraySlice<CalendarZone.Change>

    init?(endOf changes: [CalendarZone.Change], in zone: CalendarZone) {
        guard let last = changes.last, last.onset.date.year >= zone.lastYear else { return nil }
        // One a year, in the same month, on the same weekday and at the same time, without a year left out.
        var run = changes.suffix(1)
        for (index, change) in changes.enumerated().dropLast().reversed() {
            let next = changes[index + 1].onset
            let onset = change.onset
            guard onset.date.year == next.date.year - 1, onset.date.month == next.date.month, onset.time == next.time,
                onset.date.weekday == next.date.weekday
            else { break }
            run = changes[index...]
        }
        // The longest end of the run that one of the forms fits; three years make a rule.
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
        // "The Friday on or after the 23rd" and the like.
        guard let least = dates.map(\.day).min(), let most = dates.map(\.day).max(), most - least < 7 else {
            return nil
        }
        let first = max(1, min(least, most - 6))
        // Which of the seven days it begins with is known only where both ends were met.
        guard most - least == 6 else { return nil }
        return "BYMONTHDAY=" + (first...first + 6).map(String.init).joined(separator: ",") + ";BYDAY=\(weekday)"
    }
}
