/// Values of labelled categories as bars, one series or several in groups.
public struct BarChart: Hashable, Sendable {
    /// The most series: each has a colour and a hatching of its own.
    public static let seriesLimit = 5
    /// The most categories.
    public static let categoryLimit = 200

    /// A value for each category.
    public struct Series: Hashable, Sendable {
        /// Its name, in the legend.
        public let name: String
        /// A value a category; nil where there is none.
        public let values: [ChartValue?]

        /// A series.
        public init(_ name: String, _ values: [ChartValue?]) {
            self.name = name
            self.values = values
        }
    }

    /// How the bars run.
    public enum Direction: Hashable, Sendable {
        /// From the bottom up, beside each other: for short labels and for time.
        case upright
        /// To the right, below each other: for long labels and for rankings.
        case sideways
    }

    /// What it is about.
    public let title: String
    /// What it shows, in words, for those who do not see it.
    public let description: String
    /// The labels of the bars.
    public let categories: [String]
    /// What the categories are; empty for nothing.
    public let xName: String
    /// The unit of the values; empty for none.
    public let yName: String
    /// The bars of each category in order.
    public let series: [Series]
    /// A line across all bars.
    public let target: ChartLimit?
    /// Whether each bar says its value; left out where the texts would not fit.
    public let showsValues: Bool
    /// How the bars run.
    public let direction: Direction

    /// A chart of bars.
    ///
    /// - Throws: `ReportError` for no series or category, more than the limits, a series with a value too many or too
    ///   few, values that aren't finite or beyond `ChartValue.limit`.
    public init(
        title: String,
        description: String,
        categories: [String],
        xName: String = "",
        yName: String = "",
        series: [Series],
        target: ChartLimit? = nil,
        showsValues: Bool = true,
        direction: Direction = .upright
    ) throws(ReportError) {
        guard !series.isEmpty, !categories.isEmpty else { throw .chartIsEmpty(title) }
        try ReportError.check(series.count, of: "series", within: Self.seriesLimit)
        try ReportError.check(categories.count, of: "categories", within: Self.categoryLimit)
        for bars in series {
            guard bars.values.count == categories.count else {
                throw .chartCells(name: bars.name, count: bars.values.count, wanted: categories.count)
            }
            for (index, value) in bars.values.enumerated() where !(value?.isDrawable ?? true) {
                throw .chartValue(series: bars.name, position: index + 1)
            }
        }
        try target?.check()
        self.title = title
        self.description = description
        self.categories = categories
        self.xName = xName
        self.yName = yName
        self.series = series
        self.target = target
        self.showsValues = showsValues
        self.direction = direction
    }
}
