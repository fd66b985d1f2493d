import WordKit

/// A shaded range of values across a chart, such as a target or a reference range.
public struct ChartBand: Hashable, Sendable {
    /// The text in the legend, such as "Goal 70–130".
    public let label: String
    /// The lower end; nil for the bottom of the chart.
    public let lower: ChartValue?
    /// The upper end; nil for the top of the chart.
    public let upper: ChartValue?

    public init(_ label: String, from lower: ChartValue? = nil, to upper: ChartValue? = nil) {
        self.label = label
        self.lower = lower
        self.upper = upper
    }

    func check() throws(ReportError) {
        for value in [lower, upper].compactMap({ $0 }) where !value.isDrawable {
            throw .chartValue(series: label, position: 1)
        }
        let isRange = lower.map { lower in upper.map { lower.number <= $0.number } ?? true } ?? (upper != nil)
        guard isRange else { throw .chartBand(label) }
    }
}

/// A line across a chart at a value, such as a limit or a goal.
public struct ChartLimit: Hashable, Sendable {
    /// The text in the legend, such as "At most 2000 mg".
    public let label: String
    public let value: ChartValue

    public init(_ label: String, at value: ChartValue) {
        self.label = label
        self.value = value
    }

    func check() throws(ReportError) {
        guard value.isDrawable else { throw .chartValue(series: label, position: 1) }
    }
}

/// The format of the days below a chart.
public struct DayNames: Hashable, Sendable {
    /// The twelve short names of the months.
    public let months: [String]
    /// Whether the day comes first: "8 Mar" instead of "Mar 8".
    public let isDayFirst: Bool
    /// The first day of the week, from 1 for Monday to 7 for Sunday.
    public let firstWeekday: Int

    /// Creates a format. If `months` doesn't have twelve names, numbers are used.
    public init(months: [String], isDayFirst: Bool, firstWeekday: Int = 1) {
        self.months = months.count == 12 ? months : (1...12).map { "\($0)" }
        self.isDayFirst = isDayFirst
        self.firstWeekday = min(max(firstWeekday, 1), 7)
    }

    /// "Mar 8", with weeks from Monday.
    public static let english = DayNames(
        months: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
        isDayFirst: false
    )

    /// The names in the language of the person who reads the chart: "Mar 8" or "8 mar", with weeks from Monday.
    public static var current: DayNames {
        let months = [
            localized("Jan"), localized("Feb"), localized("Mar"), localized("Apr"), localized("May"), localized("Jun"),
            localized("Jul"), localized("Aug"), localized("Sep"), localized("Oct"), localized("Nov"), localized("Dec"),
        ]
        return DayNames(months: months, isDayFirst: Language.current == .spanish)
    }

    func text(of day: CivilDay) -> String {
        let month = months[day.month - 1]
        return isDayFirst ? "\(day.day) \(month)" : "\(month) \(day.day)"
    }
}
