import FractionParser
import TimeKit

extension LabResult {
    /// Orders results by time. Of several of one time, the most dangerous comes last, so that the last one decides everywhere.
    ///
    /// The gravest alarm is the most dangerous, then the value farthest outside the usual range, then the higher one.
    static func isBefore(_ left: LabResult, _ right: LabResult) -> Bool {
        if left.moment < right.moment { return true }
        if right.moment < left.moment { return false }
        guard left.analyte == right.analyte else { return left.analyte.rawValue < right.analyte.rawValue }
        let (one, other) = (left.danger, right.danger)
        return one == other ? left.id < right.id : one < other
    }

    /// Whether two results of an analyte have one time: the same instant, or the same day without a time of day in any time zone.
    func isOfOneTime(with other: LabResult) -> Bool { time == other.time }

    /// The analyte with the time.
    var time: LabTime { moment.isDayOnly ? .day(analyte, moment.day) : .instant(analyte, moment.at) }

    /// Returns the other values of the analyte and the time, the least dangerous first.
    ///
    /// - Parameter others: Results of any analyte and time.
    func rivals(among others: [LabResult]) -> [LabResult] {
        others.filter { $0.id != id && isOfOneTime(with: $0) && !agrees(with: $0) }
            .sorted(by: Self.isBefore)
    }

    /// Whether a result is so much earlier than this one that it can't be of its time, whatever the time zones of both are.
    func isBeyondOneTime(_ earlier: LabResult) -> Bool {
        earlier.moment.at < moment.at.adding(hours: -Moment.hoursOfDayStart)
    }

    /// Whether this value of an analyte is more dangerous than another one of it.
    func isMoreDangerous(than other: LabResult) -> Bool { danger > other.danger }

    private var danger: (alarm: Int, excess: Rational, value: Rational) {
        guard let value = conventionalValue else { return (-1, .zero, .zero) }
        let range = LabTable.facts(analyte).flagged
        let row = AlarmTable.row(.lab(analyte), value, comparator)
        let excess = [
            range.low.flatMap { try? $0.subtracting(value) }, range.high.flatMap { try? value.subtracting($0) },
        ].compactMap(\.self).max()
        return (row.flatMap { AlertLevel.allCases.firstIndex(of: $0.level) } ?? -1, excess ?? .zero, value)
    }
}

/// The time of a result of an analyte. Only one of several results of one time can be right.
enum LabTime: Hashable {
    case instant(Analyte, Instant)
    case day(Analyte, LocalDate)
}
