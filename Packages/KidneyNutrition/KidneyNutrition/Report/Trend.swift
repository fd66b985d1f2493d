public import JSONKit
public import TimeKit
import WordKit

/// A trend over time: lines of values, the ranges for them, and a summary in words.
///
/// A day without a value is a gap, not zero. The target is that of the last day; a note gives that of the first day if it differs.
public struct Trend: Hashable, Codable, Sendable {
    /// The maximum number of points in a line. A longer line has weekly means instead, and a note says so.
    public static let pointLimit = 800
    /// The maximum number of lines.
    public static let lineLimit = 5

    /// The subject's key, as links and commands use it: "lab-potassium".
    public let subject: String
    /// The display name: "Potassium in the blood".
    public let title: String
    /// The unit of the values: "mmol/L".
    public let unit: String
    public let from: LocalDate
    public let to: LocalDate
    /// The lines; empty if there is no data.
    public internal(set) var lines: [Line]
    /// The target ranges; at most two.
    public internal(set) var bands: [Band] = []
    /// The clinic's limits and other single numbers; at most three.
    public internal(set) var limits: [Limit] = []
    /// Whether the scale begins at zero, as for a daily total.
    public internal(set) var isFromZero = false
    /// A summary of the values, each part a sentence.
    public internal(set) var summary: [String]
    /// The goal of the newest value with its source, as a sentence; nil for none.
    @NullEncoded public internal(set) var goal: String? = nil
    /// Remarks, each as a sentence.
    public internal(set) var notes: [String] = []

    /// The goal and the remarks.
    public var remarks: [String] { [goal].compactMap(\.self) + notes }

    /// A series of values.
    public struct Line: Hashable, Codable, Sendable {
        /// The name: "before the session".
        public let name: String
        /// The values, the earliest first.
        public internal(set) var points: [Point]
        /// Whether it is computed from values, as a regression line is.
        public internal(set) var isComputed = false
    }

    public struct Point: Hashable, Codable, Sendable {
        public let day: LocalDate
        /// The number, in the trend's unit.
        public let value: Double
        /// The printed form: "5.4", "<10", "≥ 1,840".
        public let text: String
        /// Whether it is a lower bound, because some foods have no figure.
        public internal(set) var isLowerBound = false
    }

    /// A range; nil for an open end.
    public struct Band: Hashable, Codable, Sendable {
        /// The meaning: "target: 42 to 56 g a day".
        public let label: String
        @NullEncoded public private(set) var low: Double?
        @NullEncoded public private(set) var high: Double?

        init(_ label: String, low: Double?, high: Double?) {
            self.label = label
            self.low = low
            self.high = high
        }
    }

    /// A single number to keep to.
    public struct Limit: Hashable, Codable, Sendable {
        /// The meaning: "clinic: at most 2,000".
        public let label: String
        /// The number, in the trend's unit.
        public let value: Double
    }

    /// Whether it has no values.
    public var isEmpty: Bool { lines.allSatisfy(\.points.isEmpty) }

    /// The number of values, without computed lines.
    public var count: Int { lines.filter { !$0.isComputed }.reduce(0) { $0 + $1.points.count } }

    /// Returns the points of a line in the parts that are drawn without a gap. Values that are measured now and then are one part. Daily totals end
    /// one at a day without a total, and their weekly means at a week without one.
    public func strokes(of line: Line) -> [[Point]] {
        guard isOfDailyTotals else { return [line.points] }
        var strokes: [[Point]] = []
        for point in line.points {
            if let last = strokes.last?.last, last.day.days(until: point.day) <= step {
                strokes[strokes.count - 1].append(point)
            } else {
                strokes.append([point])
            }
        }
        return strokes
    }

    private var isOfDailyTotals: Bool {
        switch TrendSubject(word: subject) {
        case .nutrient, .fluid, .activity: true
        case .lab, .weight, .gain, .pressure, nil: false
        }
    }

    /// The days from a daily total to the next one, or from a weekly mean to the next one.
    private var step: Int {
        let isLong = from.days(until: to) >= Self.pointLimit
        return isLong && lines.allSatisfy { $0.points.allSatisfy { $0.day.weekday == .thursday } } ? 7 : 1
    }

    /// The content in words, for people who can't see the chart.
    public var description: String { (summary + remarks).joined(separator: " ") }
}

extension Trend {
    /// Returns the trend within the limits on lines and points.
    func drawable() -> Trend {
        var trend = self
        trend.lines.removeAll(where: \.points.isEmpty)
        if trend.lines.count > Self.lineLimit {
            trend.lines.removeFirst(trend.lines.count - Self.lineLimit)
            trend.notes.append(localized("Older lines are left out of the chart."))
        }
        guard trend.lines.contains(where: { $0.points.count > Self.pointLimit }) else { return trend }
        for index in trend.lines.indices where trend.lines[index].points.count > Self.pointLimit {
            trend.lines[index].points = Self.weeks(trend.lines[index].points)
        }
        trend.notes.append(localized("There are so many values that each point is the mean of a week."))
        return trend
    }

    /// Returns the mean of each week with values, on its Thursday.
    private static func weeks(_ points: [Point]) -> [Point] {
        Dictionary(grouping: points) { $0.day.adding(days: 4 - $0.day.weekday.rawValue) }
            .sorted { $0.key < $1.key }.map { day, points in
                let mean = points.reduce(0) { $0 + $1.value } / Double(points.count)
                return Point(
                    day: day,
                    value: mean,
                    text: TrendWords.text(mean),
                    isLowerBound: points.contains(where: \.isLowerBound)
                )
            }
    }
}

extension TrendSubject {
    /// The display name: "Potassium in the blood", "Potassium eaten".
    public var title: String {
        switch self {
        case .lab(.potassium), .lab(.phosphorus), .lab(.calcium), .lab(.magnesium), .lab(.vitaminD):
            localized("\(facts) in the blood")
        case .lab: facts
        case .nutrient(let nutrient): localized("\(Words.sentence(nutrient.name)) eaten")
        case .fluid: localized("Fluid")
        case .weight: localized("Body weight")
        case .gain: localized("Weight gained between sessions")
        case .pressure: localized("Blood pressure")
        case .activity(.minutes): localized("Active minutes")
        case .activity(.steps): localized("Steps")
        case .activity(.energy): localized("Energy used by moving")
        }
    }

    private var facts: String { if case .lab(let analyte) = self { LabTable.facts(analyte).title } else { "" } }

    /// The subject of a key, or else the laboratory value and the nutrient of a name, regardless of case, accents and spaces. A nutrient
    /// whose English name is a key is meant by its name in every language.
    static func named(_ text: String) -> [TrendSubject] {
        if let subject = TrendSubject(word: text) { return [subject] }
        func key(_ text: String) -> String { BundledFoods.folded(text).filter { !$0.isWhitespace } }
        let nutrient = Nutrient.allCases.first { nutrient in
            Language.offered.contains { language in
                Language.$current.withValue(language) { key(nutrient.name) == key(text) }
            }
        }
        if let nutrient, let exact = TrendSubject(word: inEnglish { nutrient.name }) { return [exact] }
        return [LabTable.analyte(named: text).map(TrendSubject.lab), nutrient.map(TrendSubject.nutrient)].compactMap {
            $0
        }
    }
}
