/// A range of values that is shaded across a chart: a target, a reference range.
public struct ChartBand: Hashable, Sendable {
    /// What it means, in the legend: "Goal 70–130".
    public let label: String
    /// Where it begins; nil for the bottom of the chart.
    public let lower: ChartValue?
    /// Where it ends; nil for the top of the chart.
    public let upper: ChartValue?

    /// A range.
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

/// A value that is a line across a chart: a limit, a goal.
public struct ChartLimit: Hashable, Sendable {
    /// What it means, in the legend: "At most 2000 mg".
    public let label: String
    /// Where it lies.
    public let value: ChartValue

    /// A line.
    public init(_ label: String, at value: ChartValue) {
        self.label = label
        self.value = value
    }

    func check() throws(ReportError) {
        guard value.isDrawable else { throw .chartValue(series: label, position: 1) }
    }
}

/// How the days below a chart are called.
public struct DayNames: Hashable, Sendable {
    /// Twelve short names of months.
    public let months: [String]
    /// "8 Mar" instead of "Mar 8".
    public let isDayFirst: Bool
    /// The day on which a week begins, 1 for Monday … 7 for Sunday.
    public let firstWeekday: Int

    /// Names of days. Where `months` are not twelve, their numbers take their place.
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

    func text(of day: CivilDay) -> String {
        let month = months[day.month - 1]
        return isDayFirst ? "\(day.day) \(month)" : "\(month) \(day.day)"
    }
}
