import FractionParser
public import TimeKit

/// A measurement of which two sources can tell.
public protocol Measured: Identifiable, Sendable where ID == TimeKit.ID<Self> {
    /// When.
    var moment: Moment { get }
    /// Who says so.
    var source: MeasurementSource { get }
    /// How many milliseconds two clocks may differ about one reading; nil where the day is enough.
    static var tolerance: Int64? { get }
    /// Whether the other can be the same reading by what it says, its time and source aside.
    func agrees(with other: Self) -> Bool
    /// How much it says: the one that says most stands for all.
    var detail: Int { get }
}

/// Which readings are one: what a scale, a phone and a clinic each tell of one weighing is one weight.
public enum ReadingDeduplication {
    /// The readings in groups, each of them one reading, in order of time; the first of a group stands for it.
    ///
    /// Readings of one place are one only where they say exactly the same, as when a file is read twice; those of different
    /// places where they agree and their times do. Any two of a group are the same. The order of the input doesn't
    /// matter.
    public static func groups<R: Measured>(_ readings: [R]) -> [[R]] {
        var groups: [[R]] = []
        let sorted = readings.sorted { isBefore($0, $1) }
        for reading in sorted {
            // Looked at from the latest group back, only as far as its time can reach.
            var target: Int?
            for index in groups.indices.reversed() {
                let first = groups[index][0]
                if first.moment.at.milliseconds(until: reading.moment.at) > reach { break }
                if joins(reading, groups[index]) { target = index }
            }
            if let target { groups[target].append(reading) } else { groups.append([reading]) }
        }
        return groups.map { group in
            group.sorted { left, right in
                if left.detail != right.detail { return left.detail > right.detail }
                if rank(left) != rank(right) { return rank(left) > rank(right) }
                return isBefore(left, right)
            }
        }
    }

    /// One reading for each group.
    public static func unique<R: Measured>(_ readings: [R]) -> [R] {
        groups(readings).map { $0[0] }
    }

    /// Whether two are one reading.
    public static func isSame<R: Measured>(_ first: R, _ second: R) -> Bool {
        guard first.agrees(with: second) else { return false }
        if first.source.isSamePlace(as: second.source) {
            if let one = first.source.reference, let other = second.source.reference { return one == other }
            return first.moment.at == second.moment.at
        }
        if first.moment.isDayOnly || second.moment.isDayOnly { return first.moment.day == second.moment.day }
        guard let tolerance = R.tolerance else { return first.moment.day == second.moment.day }
        return abs(first.moment.at.milliseconds(until: second.moment.at)) <= tolerance
    }

    /// No day is longer than this, whatever the clocks do and however far two zones are apart.
    private static let reach: Int64 = 52 * 3_600_000

    private static func joins<R: Measured>(_ reading: R, _ group: [R]) -> Bool {
        group.allSatisfy { isSame($0, reading) }
    }

    private static func rank<R: Measured>(_ reading: R) -> Int {
        MeasurementSource.Kind.allCases.firstIndex(of: reading.source.kind) ?? 0
    }

    private static func isBefore<R: Measured>(_ left: R, _ right: R) -> Bool {
        if left.moment != right.moment { return left.moment < right.moment }
        if left.source.kind != right.source.kind { return left.source.kind.rawValue < right.source.kind.rawValue }
        if left.source.name != right.source.name { return left.source.name < right.source.name }
        return left.id < right.id
    }
}

// MARK: What agrees

extension LabResult: Measured {
    /// A laboratory report and a record of it rarely print the same time.
    public static var tolerance: Int64? { nil }

    /// The same number of the same analyte, whatever the unit, as far as the coarser of them was printed; a filtration rate by
    /// the same formula, or one of which it wasn't said.
    public func agrees(with other: LabResult) -> Bool {
        guard analyte == other.analyte, comparator == other.comparator else { return false }
        if let formula, let theirs = other.formula, formula != theirs, formula != .unstated, theirs != .unstated {
            return false
        }
        if unit == other.unit { return value == other.value }
        return reads(as: other) || other.reads(as: self)
    }

    /// A time says more than a day, a formula more than none.
    public var detail: Int { (moment.isDayOnly ? 0 : 2) + (formula == nil || formula == .unstated ? 0 : 1) }

    private func reads(as other: LabResult) -> Bool {
        guard let converted = try? LabConversion.convert(value, of: analyte, from: unit, to: other.unit) else {
            return false
        }
        return Rounding.reads(converted, as: other.value)
    }
}

extension WeightReading: Measured {
    /// Two minutes.
    public static var tolerance: Int64? { 120_000 }

    /// The same weight, as far as the coarser of them was printed, at occasions that don't exclude each other.
    public func agrees(with other: WeightReading) -> Bool {
        guard context == other.context || context == .daily || other.context == .daily else { return false }
        if unit == other.unit { return value == other.value }
        return reads(as: other) || other.reads(as: self)
    }

    /// An occasion says more than none.
    public var detail: Int { (moment.isDayOnly ? 0 : 2) + (context == .daily ? 0 : 1) }

    private func reads(as other: WeightReading) -> Bool {
        guard let converted = WeightRule.convert(value, from: unit, to: other.unit) else { return false }
        return Rounding.reads(converted, as: other.value)
    }
}

extension PressureReading: Measured {
    /// Two minutes.
    public static var tolerance: Int64? { 120_000 }

    /// The same two values.
    public func agrees(with other: PressureReading) -> Bool {
        systolic == other.systolic && diastolic == other.diastolic
    }

    /// A time says more than a day.
    public var detail: Int { moment.isDayOnly ? 0 : 1 }
}

extension ActivityReading: Measured {
    /// Two minutes.
    public static var tolerance: Int64? { 120_000 }

    /// The same amount of the same kind.
    public func agrees(with other: ActivityReading) -> Bool { kind == other.kind && value == other.value }

    /// A time says more than a day.
    public var detail: Int { moment.isDayOnly ? 0 : 1 }
}

private enum Rounding {
    /// Whether a number, rounded to the decimals of another, is the other.
    static func reads(_ number: Rational, as printed: Rational) -> Bool {
        let text = DecimalText.text(printed)
        let places = text.firstIndex(of: ".").map { text.distance(from: $0, to: text.endIndex) - 1 } ?? 0
        return DecimalText.text(number, least: places, most: places) == text
    }
}
