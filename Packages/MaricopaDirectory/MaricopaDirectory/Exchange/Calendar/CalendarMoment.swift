import Foundation
import TimeKit

/// A moment of iCalendar: a date, a time in a zone, or a floating time.
struct CalendarMoment {
    /// The local time in its zone.
    let local: LocalDateTime
    let isDay: Bool
    /// Nil for dates and floating times, which are taken as the county's.
    let zone: TimeZone?

    /// The local time in the county.
    var county: LocalDateTime {
        guard let zone else { return local }
        return County.zone.local(at: zone.instant(of: local, gap: .offsetBefore))
    }

    init(local: LocalDateTime, isDay: Bool, zone: TimeZone?) {
        self.local = local
        self.isDay = isDay
        self.zone = zone
    }

    /// Parses "20260308", "20260308T073000" and "20260308T143000Z"; nil for another form or an unknown zone.
    init?(_ text: String, _ property: CalendarProperty, _ zones: CalendarZones) {
        let bytes = Array(text.trimmingCharacters(in: .whitespaces).utf8)
        func number(_ range: Range<Int>) -> Int? {
            guard range.upperBound <= bytes.count, bytes[range].allSatisfy({ (0x30...0x39).contains($0) }) else {
                return nil
            }
            return bytes[range].reduce(0) { $0 * 10 + Int($1 - 0x30) }
        }
        guard let year = number(0..<4), let month = number(4..<6), let day = number(6..<8),
            let date = try? LocalDate(year: year, month: month, day: day)
        else { return nil }
        if bytes.count == 8 {
            self.init(local: LocalDateTime(date, .midnight), isDay: true, zone: nil)
            return
        }
        guard bytes.count >= 15, bytes[8] == 0x54, let hour = number(9..<11), let minute = number(11..<13),
            let second = number(13..<15), let time = try? LocalTime(hour: hour, minute: minute, second: min(second, 59))
        else { return nil }
        let local = LocalDateTime(date, time)
        if bytes.count == 16, bytes[15] | 0x20 == 0x7A {
            self.init(local: local, isDay: false, zone: .gmt)
            return
        }
        guard bytes.count == 15 else { return nil }
        guard let name = property.parameters["TZID"] else {
            self.init(local: local, isDay: false, zone: nil)
            return
        }
        guard let zone = zones.zone(name) else { return nil }
        self.init(local: local, isDay: false, zone: zone)
    }
}

/// The time zones of a calendar.
struct CalendarZones {
    private var own: [String: TimeZone] = [:]

    /// Reads the calendar's VTIMEZONE components. A zone is identified by its X-LIC-LOCATION, or by its offset if it has a single one.
    init(_ calendar: CalendarComponent) {
        for component in calendar.components where component.name == "VTIMEZONE" {
            guard let name = component.first("TZID")?.value else { continue }
            if let place = component.first("X-LIC-LOCATION")?.value, let zone = TimeZone(identifier: place) {
                own[name] = zone
                continue
            }
            let offsets = Set(component.components.compactMap { $0.first("TZOFFSETTO")?.value })
            if offsets.count == 1, let offset = offsets.first.flatMap(Self.seconds) {
                own[name] = TimeZone(secondsFromGMT: offset)
            }
        }
    }

    /// Finds a zone by name: a name of the tz database, possibly after a prefix, a Windows name for the United States, or one of the
    /// calendar's own zones. Nil if it is unknown.
    func zone(_ name: String) -> TimeZone? {
        guard name.utf8.count < 200 else { return nil }
        if let zone = TimeZone(identifier: name), name.contains("/") || name == "UTC" { return zone }
        let parts = name.split(separator: "/")
        for count in [3, 2] where parts.count > count {
            if let zone = TimeZone(identifier: parts.suffix(count).joined(separator: "/")) { return zone }
        }
        if let windows = Self.windows[name] { return TimeZone(identifier: windows) }
        return own[name]
    }

    /// Parses an offset such as "-0700" into seconds.
    private static func seconds(_ text: String) -> Int? {
        let digits = text.dropFirst()
        guard let sign = text.first, sign == "-" || sign == "+", digits.utf8.count >= 4,
            let hours = Int(digits.prefix(2)),
            let minutes = Int(digits.dropFirst(2).prefix(2)), hours <= 18, minutes < 60
        else { return nil }
        return (hours * 3600 + minutes * 60) * (sign == "-" ? -1 : 1)
    }

    private static let windows = [
        "US Mountain Standard Time": "America/Phoenix", "Mountain Standard Time": "America/Denver",
        "Pacific Standard Time": "America/Los_Angeles", "Central Standard Time": "America/Chicago",
        "Eastern Standard Time": "America/New_York", "US Eastern Standard Time": "America/Indiana/Indianapolis",
        "Hawaiian Standard Time": "Pacific/Honolulu", "Alaskan Standard Time": "America/Anchorage",
    ]
}
