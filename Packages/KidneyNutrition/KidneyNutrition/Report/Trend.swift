public import ScreenKit
public import TimeKit

/// How something went over time: its values as lines, where they are meant to lie, and what that comes to in words.
///
/// Days without a value are gaps and never zero. What is aimed for is that of the last day; where it was another one on the first
/// day, a note says so.
public struct Trend: Hashable, Codable, Sendable {
    /// The most points a line keeps; a longer one is drawn by the means of weeks, and a note says so.
    public static let pointLimit = 800
    /// The most lines.
    public static let lineLimit = 5

    /// The subject's word, as links and commands know it: "lab-potassium".
    public let subject: String
    /// What it is called: "Potassium in the blood".
    public let title: String
    /// The unit of its values: "mmol/L".
    public let unit: String
    /// The first day.
    public let from: LocalDate
    /// The last day.
    public let to: LocalDate
    /// The lines; empty where there is nothing to show.
    public internal(set) var lines: [Line]
    /// Where values are meant to lie; at most two.
    public internal(set) var bands: [Band] = []
    /// What the clinic set, and other single numbers to keep to; at most three.
    public internal(set) var limits: [Limit] = []
    /// Whether it is counted up from nothing, so that its scale begins at zero.
    public internal(set) var isFromZero = false
    /// What the values come to, each a sentence.
    public internal(set) var summary: [String]
    /// What else is to be known, each a sentence.
    public internal(set) var notes: [String] = []

    /// Values that belong together.
    public struct Line: Hashable, Codable, Sendable {
        /// Its name: "before the session".
        public let name: String
        /// The values, the earliest first.
        public internal(set) var points: [Point]
        /// Whether it is no row of values but what is worked out from them.
        public internal(set) var isComputed = false
    }

    /// A value.
    public struct Point: Hashable, Codable, Sendable {
        /// Its day.
        public let day: LocalDate
        /// The number, in the trend's unit.
        public let value: Double
        /// As it is printed: "5.4", "<10", "≥ 1,840".
        public let text: String
        /// Whether it is only known to be at least so much: foods without a figure are not counted as zero.
        public internal(set) var isLowerBound = false
    }

    /// A range; an end that is open is nil.
    public struct Band: Hashable, Codable, Sendable {
        /// What it means: "target: 42 to 56 g a day".
        public let label: String
        /// Where it begins.
        @NullEncoded public private(set) var low: Double?
        /// Where it ends.
        @NullEncoded public private(set) var high: Double?

        init(_ label: String, low: Double?, high: Double?) {
            self.label = label
            self.low = low
            self.high = high
        }
    }

    /// A number to keep to.
    public struct Limit: Hashable, Codable, Sendable {
        /// What it means: "your clinic: at most 2,000 mg a day".
        public let label: String
        /// Where it lies.
        public let value: Double
    }

    /// Whether there is nothing to show.
    public var isEmpty: Bool { lines.allSatisfy(\.points.isEmpty) }

    /// How many values there are.
    public var count: Int { lines.filter { !$0.isComputed }.reduce(0) { $0 + $1.points.count } }

    /// What it shows in words, for those who do not see the chart.
    public var description: String { (summary + notes).joined(separator: " ") }
}

extension Trend {
    /// The trend with lines that are not longer than can be drawn, and not more of them.
    func drawable() -> Trend {
        var trend = self
        trend.lines.removeAll(where: \.points.isEmpty)
        if trend.lines.count > Self.lineLimit {
            trend.lines.removeFirst(trend.lines.count - Self.lineLimit)
            trend.notes.append("Older lines are left out of the chart.")
        }
        guard trend.lines.contains(where: { $0.points.count > Self.pointLimit }) else { return trend }
        for index in trend.lines.indices where trend.lines[index].points.count > Self.pointLimit {
            trend.lines[index].points = Self.weeks(trend.lines[index].points)
        }
        trend.notes.append("There are so many values that each point is the mean of a week.")
        return trend
    }

    /// The mean of each week that has values, on its middle day.
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
    /// What it is called: "Potassium in the blood", "Potassium eaten".
    public var title: String {
        switch self {
        case .lab(.potassium), .lab(.phosphorus), .lab(.calcium), .lab(.vitaminD): "\(facts) in the blood"
        case .lab: facts
        case .nutrient(let nutrient): "\(Words.sentence(nutrient.name)) eaten"
        case .fluid: "Fluid"
        case .weight: "Body weight"
        case .gain: "Weight gained between sessions"
        case .pressure: "Blood pressure"
        case .activity(.minutes): "Active minutes"
        case .activity(.steps): "Steps"
        case .activity(.energy): "Energy used by moving"
        }
    }

    private var facts: String { if case .lab(let analyte) = self { LabTable.facts(analyte).title } else { "" } }
}
