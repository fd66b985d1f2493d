import Foundation
import FractionParser
import TimeKit

/// A time of a health export: "2024-08-11 21:34:30 -0700".
struct AppleHealthTime: Hashable {
    /// Milliseconds since 1970.
    let milliseconds: Int64
    /// The offset that the file gives.
    let offsetMinutes: Int

    /// The time of a text; nil where it is none.
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

    /// Days since 1970 by the file's offset.
    var dayNumber: Int {
        let local = milliseconds + Int64(offsetMinutes) * 60_000
        return Int(local >= 0 ? local / 86_400_000 : (local - 86_399_999) / 86_400_000)
    }
}

/// A record of a health export as it stands there.
struct AppleHealthRecord {
    let type: AppleHealthType
    /// The number as the file writes it.
    let text: String
    let value: Rational
    let unit: String
    let sourceName: String
    let start: AppleHealthTime
    let end: AppleHealthTime
    let line: Int
    /// The zone that the record itself names; the file's offsets are those of the day of the export.
    var zoneName: String?
    /// Whether a glucose was taken before a meal.
    var isBeforeMeal = false

    /// What tells it from others of its type.
    var place: Place { Place(start: start.milliseconds, end: end.milliseconds, source: sourceName) }

    /// A time and who recorded then.
    struct Place: Hashable {
        let start: Int64
        let end: Int64
        let source: String
    }

    /// When it began, by the clock of the record's own zone, or of the file's offset.
    var moment: Moment {
        let named = zoneName.flatMap { TimeZone(identifier: $0) }
        return Moment(
            Instant(milliseconds: start.milliseconds),
            in: named ?? OffsetZone.zone(minutes: start.offsetMinutes)
        )
    }

    var source: MeasurementSource { MeasurementSource(.appleHealth, name: sourceName) }

    /// An id from what it says.
    func id(_ kind: String) -> String {
        ExchangeID.text("apple-\(kind)", ["\(start.milliseconds)", "\(end.milliseconds)", sourceName, text, unit])
    }
}
