import Foundation
import FractionParser
import TimeKit

/// A time in a health export: "2024-08-11 21:34:30 -0700".
struct AppleHealthTime: Hashable {
    let milliseconds: Int64
    /// The offset in the file.
    let offsetMinutes: Int

    /// Parses a time; nil for another text.
    init?(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard bytes.count == 25, bytes[4] == 45, bytes[7] == 45, bytes[10] == 32, bytes[13] == 58, bytes[16] == 58,
            bytes[19] == 32, bytes[20] == 43 || bytes[20] == 45
        else { return nil }
        func number(_ start: Int, _ count: Int) -> Int? {
            var value = 0
            for index in start..<(start + count) {
                guard bytes[index] &- 48 < 10 else { return nil }
                value = value * 10 + Int(bytes[index] - 48)
            }
            return value
        }
        guard let year = number(0, 4), let month = number(5, 2), let day = number(8, 2), let hour = number(11, 2),
            let minute = number(14, 2), let second = number(17, 2), let offsetHour = number(21, 2),
            let offsetMinute = number(23, 2), hour < 24, minute < 60, second < 60, offsetHour <= 18, offsetMinute < 60,
            let date = try? LocalDate(year: year, month: month, day: day)
        else { return nil }
        let offset = (bytes[20] == 45 ? -1 : 1) * (offsetHour * 60 + offsetMinute)
        let seconds = (hour * 60 + minute - offset) * 60 + second
        milliseconds = (Int64(date.dayNumber) * 86_400 + Int64(seconds)) * 1000
        offsetMinutes = offset
    }

    /// The days since 1970 at the file's offset.
    var dayNumber: Int {
        let local = milliseconds + Int64(offsetMinutes) * 60_000
        return Int(local >= 0 ? local / 86_400_000 : (local - 86_399_999) / 86_400_000)
    }
}

/// A record of a health export.
struct AppleHealthRecord {
    let type: AppleHealthType
    /// The number as written.
    let text: String
    let value: Rational
    let unit: String
    let sourceName: String
    let start: AppleHealthTime
    let end: AppleHealthTime
    let line: Int
    /// The record's own zone. The offsets in the file are those of the day of the export.
    var zoneName: String?
    /// Whether a glucose value was measured before a meal.
    var isBeforeMeal = false

    /// The key that distinguishes it from other records of its type.
    var place: Place { Place(start: start.milliseconds, end: end.milliseconds, source: sourceName) }

    /// A time and a source.
    struct Place: Hashable {
        let start: Int64
        let end: Int64
        let source: String
    }

    /// The start, in the record's own zone or at the file's offset.
    var moment: Moment {
        let named = zoneName.flatMap { TimeZone(identifier: $0) }
        return Moment(
            Instant(milliseconds: start.milliseconds),
            in: named ?? OffsetZone.zone(minutes: start.offsetMinutes)
        )
    }

    var source: MeasurementSource { MeasurementSource(.appleHealth, name: sourceName) }

    /// An id derived from the content.
    func id(_ kind: String) -> String {
        ExchangeID.text("apple-\(kind)", ["\(start.milliseconds)", "\(end.milliseconds)", sourceName, text, unit])
    }
}
