/// A line chart: values over days or over labeled positions, in one line or several.
///
/// ```swift
/// let weight = try LineChart(
///     title: "Weight",
///     description: "From 82.4 kg on March 2 down to 81.1 kg on March 8; March 5 is missing.",
///     xAxis: .days(),
///     yName: "kg",
///     series: [.init("Morning", [.init(20_514, 82.4), .init(20_517, nil), .init(20_520, 81.1)])],
///     bands: [ChartBand("Goal", from: 78, to: 80)]
/// )
/// let picture = try ReportChart.line(weight).svg(width: 360, height: 240)
/// ```
public struct LineChart: Hashable, Sendable {
    /// The most series; each has its own color, dash and marker.
    public static let seriesLimit = 5
    public static let pointLimit = 5_000
    public static let bandLimit = 2
    public static let limitLimit = 3
    /// The greatest absolute day number: some eight thousand years.
    public static let dayLimit = 3_000_000

    public struct Point: Hashable, Sendable {
        /// A day as the number of days since 1970-01-01, or the index of a label.
        public let x: Int
        /// The value; nil for a gap in the line.
        public let y: ChartValue?

        public init(_ x: Int, _ y: ChartValue?) {
            self.x = x
            self.y = y
        }
    }

    public struct Series: Hashable, Sendable {
        /// The name in the legend.
        public let name: String
        /// The points in the order of `x`, which may repeat. Only a nil value breaks the line, not a missing `x`.
        public let points: [Point]

        public init(_ name: String, _ points: [Point]) {
            self.name = name
            self.points = points
        }
    }

    /// The meaning of `x`.
    public enum Axis: Hashable, Sendable {
        /// Days, with as many ticks at days, weeks, months or years as fit.
        case days(DayNames = .current)
        /// Positions with these labels.
        case labels([String])
    }

    public let title: String
    /// A description of the chart in words, for people who can't see it.
    public let description: String
    public let xAxis: Axis
    /// The text below the horizontal axis; empty for none.
    public let xName: String
    /// The unit of the values; empty for none.
    public let yName: String
    public let series: [Series]
    public let bands: [ChartBand]
    public let limits: [ChartLimit]
    /// Whether the scale always includes zero, as for totals.
    public let hasZero: Bool

    /// Creates a line chart.
    ///
    /// - Throws: `ReportError` if there is no series, a limit is exceeded, the points aren't sorted or don't match the
    ///   labels, a value isn't finite or is beyond ``ChartValue/limit``, or a band is no range.
    public init(
        title: String,
        description: String,
        xAxis: Axis,
        xName: String = "",
        yName: String = "",
        series: [Series],
        bands: [ChartBand] = [],
        limits: [ChartLimit] = [],
        hasZero: Bool = false
    ) throws(ReportError) {
        guard !series.isEmpty else { throw .chartIsEmpty(title) }
        try ReportError.check(series.count, of: "series", within: Self.seriesLimit)
        try ReportError.check(bands.count, of: "bands", within: Self.bandLimit)
        try ReportError.check(limits.count, of: "limits", within: Self.limitLimit)
        var places = -Self.dayLimit...Self.dayLimit
        if case .labels(let labels) = xAxis {
            guard !labels.isEmpty else { throw .chartIsEmpty(title) }
            try ReportError.check(labels.count, of: "labels", within: Self.pointLimit)
            places = 0...(labels.count - 1)
        }
        for line in series { try Self.check(line, within: places) }
        for band in bands { try band.check() }
        for limit in limits { try limit.check() }
        self.title = title
        self.description = description
        self.xAxis = xAxis
        self.xName = xName
        self.yName = yName
        self.series = series
        self.bands = bands
        self.limits = limits
        self.hasZero = hasZero
    }

    private static func check(_ series: Series, within places: ClosedRange<Int>) throws(ReportError) {
        try ReportError.check(series.points.count, of: "points", within: pointLimit)
        var last = places.lowerBound
        for (index, point) in series.points.enumerated() {
            guard places.contains(point.x), point.x >= last else {
                throw .chartPlace(series: series.name, position: index + 1, x: point.x)
            }
            guard point.y?.isDrawable ?? true else { throw .chartValue(series: series.name, position: index + 1) }
            last = point.x
        }
    }
}
