import Foundation
import TimeKit
import WordKit

/// A date or time in a file, in the county's local time.
struct OutsideTime: Hashable {
    /// The local time; midnight for a date.
    let moment: LocalDateTime
    /// Whether it is a date without a time.
    let isDay: Bool

    init(_ moment: LocalDateTime, isDay: Bool = false) {
        self.moment = moment
        self.isDay = isDay
    }

    /// Parses "2026-03-08" or "2026-03-08T07:30", optionally with seconds and with `Z` or an offset, which is converted. Nil for another
    /// text.
    init?(_ text: String) {
        let text = text.trimmingCharacters(in: .whitespaces)
        if let day = LocalDate(text) {
            self.init(LocalDateTime(day, .midnight), isDay: true)
            return
        }
        var iso = text
        if let space = iso.firstIndex(of: " ") { iso.replaceSubrange(space...space, with: "T") }
        if let local = LocalDateTime(iso) {
            self.init(local)
            return
        }
        // "-0700" is also accepted.
        let tail = iso.utf8.suffix(5)
        if let sign = tail.first, sign == 0x2B || sign == 0x2D,
            tail.dropFirst().allSatisfy({ (0x30...0x39).contains($0) })
        {
            iso.insert(":", at: iso.index(iso.endIndex, offsetBy: -2))
        }
        guard let instant = Instant(iso) else { return nil }
        self.init(County.zone.local(at: instant))
    }
}

/// Durations in ISO 8601 and iCalendar.
enum OutsideDuration {
    /// Parses "PT1H30M", "P1DT2H" or "P2W" into minutes and drops seconds. Nil for years, months and other texts.
    static func minutes(_ text: String) -> Int? {
        var seconds = 0
        var number: Int?
        var isTime = false
        var parts = 0
        guard text.utf8.first.map({ $0 | 0x20 }) == 0x70, text.utf8.count < 40 else { return nil }
        var isFraction = false
        for byte in text.utf8.dropFirst() {
            switch (byte, isTime) {
            case (0x30...0x39, _):
                if isFraction { continue }
                number = (number ?? 0) * 10 + Int(byte - 0x30)
                guard number ?? 0 < 1_000_000_000 else { return nil }
            case (0x2E, true), (0x2C, true): isFraction = true
            case (0x54, false), (0x74, false): isTime = true
            default:
                guard let count = number, let unit = units[byte & 0xDF]?[isTime ? 1 : 0], !isFraction || unit == 1
                else {
                    return nil
                }
                seconds += count * unit
                number = nil
                isFraction = false
                parts += 1
            }
        }
        return parts > 0 && number == nil ? seconds / 60 : nil
    }

    /// The seconds of a unit by its letter, in the date part and in the time part.
    private static let units: [UInt8: [Int?]] = [
        0x57: [604_800, nil], 0x44: [86_400, nil], 0x48: [nil, 3600], 0x4D: [nil, 60], 0x53: [nil, 1],
    ]

    /// The time that a recipe takes: "Ready in 1 hour 30 minutes".
    static func ready(in minutes: Int) -> String {
        var parts: [String] = []
        if minutes >= 60 { parts.append(localized("\(minutes / 60, "hour")")) }
        if minutes % 60 > 0 || minutes == 0 { parts.append(localized("\(minutes % 60, "minute")")) }
        return localized("Ready in \(parts.joined(separator: " "))")
    }

    /// Reads the minutes of a stored English text of ``ready(in:)``; nil for any other text.
    static func readyMinutes(_ text: String) -> Int? {
        guard text.utf8.count < 60 else { return nil }
        let numbers = text.split(separator: " ").compactMap { Int($0.filter { $0 != "," }) }
        guard (1...2).contains(numbers.count), numbers.allSatisfy({ (0..<100_000).contains($0) }) else { return nil }
        let candidates = [numbers[0], numbers[0] * 60, numbers[0] * 60 + (numbers.count > 1 ? numbers[1] : 0)]
        return candidates.first { minutes in inEnglish { ready(in: minutes) } == text }
    }
}
