/// Values over days or over labelled places, as one line or several.
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
    /// The most series: each has a colour, a dash and a marker of its own.
    public static let seriesLimit = 5
    /// The most points of a series.
    public static let pointLimit = 5_000
    /// The most bands.
    public static let bandLimit = 2
    /// The most limits.
    public static let limitLimit = 3
    /// Day numbers lie within ± this: some eight thousand years.
    public static let dayLimit = 3_000_000

    /// A value at a place.
    public struct Point: Hashable, Sendable {
        /// A day as the number of days since 1970-01-01, or the index of a label.
        public let x: Int
        /// The value; nil breaks the line here.
        public let y: ChartValue?

        /// A point, or a gap.
        public init(_ x: Int, _ y: ChartValue?) {
            self.x = x
            self.y = y
        }
    }

    /// A line.
    public struct Series: Hashable, Sendable {
        /// Its name, in the legend.
        public let name: String
        /// Its points by place. A place may have several; places that aren't named don't break the line.
        public let points: [Point]

        /// A line.
        public init(_ name: String, _ points: [Point]) {
            self.name = name
            self.points = points
        }
    }

    /// What `x` counts.
    public enum Axis: Hashable, Sendable {
        /// Days; marks stand at days, weeks, months or years, as many as fit.
        case days(DayNames = .english)
        /// Places with these labels.
        case labels([String])
    }

    /// What it is about.
    public let title: String
    /// What it shows, in words, for those who do not see it.
    public let description: String
    /// What `x` counts.
    public let xAxis: Axis
    /// What stands below the horizontal axis; empty for nothing.
    public let xName: String
    /// The unit of the values; empty for none.
    public let yName: String
    /// The lines.
    public let series: [Series]
    /// Shaded ranges.
    public let bands: [ChartBand]
    /// Lines across.
    public let limits: [ChartLimit]
    /// Whether zero is always on the scale: for what is counted up from nothing.
    public let hasZero: Bool

    /// A chart of lines.
    ///
    /// - Throws: `ReportError` for no series, more than the limits, points that aren't in the order of their places or
    ///   outside of the labels, values that aren't finite or beyond `ChartValue.limit`, a band that isn't a range.
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
