/// What ReportKit cannot draw.
public enum ReportError: Error, Equatable, Sendable {
    /// A table without columns.
    case noColumns
    /// A row with a cell too many or too few; rows count from 1.
    case cellCount(row: Int, cells: Int, columns: Int)
    /// Neither PNG nor JPEG.
    case imageFormat(byteCount: Int)
    /// A picture that ends early or holds nonsense at the offset.
    case imageDamaged(offset: Int)
    /// More pixels than `ReportImage.pixelLimit`.
    case imageSize(width: Int, height: Int)
    /// A JPEG where pixels are drawn.
    case imageNeedsDecoding(description: String)
    /// Margins that leave less than 100 × 100 points.
    case pageTooSmall(width: Double, height: Double)
    /// A text size beyond 6…24 points.
    case textSize(Double)
    /// A resolution beyond 36…600 pixels an inch.
    case resolution(Int)
    /// A chart without a series, a category, a row or a column; its title.
    case chartIsEmpty(String)
    /// More of something than a chart can hold: "series", "points".
    case chartCount(of: String, count: Int, limit: Int)
    /// A row or a series with a value too many or too few.
    case chartCells(name: String, count: Int, wanted: Int)
    /// A value that isn't finite, or beyond `ChartValue.limit`; positions count from 1.
    case chartValue(series: String, position: Int)
    /// A point before the one in front of it, or outside of the axis; positions count from 1.
    case chartPlace(series: String, position: Int, x: Int)
    /// A band that ends before it begins, or does neither.
    case chartBand(String)
    /// A size beyond `ReportChart.sizes`, or less than what the chart's texts need.
    case chartSize(width: Double, height: Double, leastHeight: Double)
    /// A scale beyond 0.5…8 pixels a point.
    case chartScale(Double)
    /// A typeface that is not there.
    case fontNotInstalled(String)
    /// The drawing library gave up; its own words.
    case drawing(String)
}

extension ReportError: CustomStringConvertible {
    /// What is wrong with the value, and what to do.
    public var description: String {
        switch self {
        case .noColumns: "the table has no columns — give it one at least"
        case .cellCount(let row, let cells, let columns):
            "row \(row) of the table has \(cells) cells for \(columns) columns — give one a column"
        case .imageFormat(let count):
            "the picture of \(count) bytes is neither PNG nor JPEG — convert it to one of them"
        case .imageDamaged(let offset): "the picture is damaged at byte \(offset) — save it again from its source"
        case .imageSize(let width, let height):
            "the picture has \(width) × \(height) pixels — scale it to \(ReportImage.pixelLimit) at most"
        case .imageNeedsDecoding(let name):
            "the picture “\(name)” is a JPEG, which only PDF and HTML can hold — give it as PNG"
        case .pageTooSmall(let width, let height):
            "the margins leave \(width) × \(height) points of the page — leave 100 × 100 at least"
        case .textSize(let size): "\(size) points is no size for text — choose 6 to 24"
        case .resolution(let pixels): "\(pixels) pixels an inch cannot be drawn — choose 36 to 600"
        case .chartIsEmpty(let title):
            "the chart “\(title)” has nothing to show — give it a series and a label at least"
        case .chartCount(let things, let count, let limit):
            "the chart has \(count) \(things) — give it \(limit) at most, or split it"
        case .chartCells(let name, let count, let wanted):
            "“\(name)” has \(count) values for \(wanted) labels — give one a label, or nil"
        case .chartValue(let series, let position):
            "value \(position) of “\(series)” cannot be drawn — give a finite number within ±10¹²"
        case .chartPlace(let series, let position, let x):
            "point \(position) of “\(series)” is out of place at \(x) — sort the points, and keep to the labels"
        case .chartBand(let label): "the band “\(label)” is no range — let it end at or above its start"
        case .chartSize(let width, let height, let least):
            "a chart of \(width) × \(height) points cannot be read — make it \(least) high at least, within 120…4000"
        case .chartScale(let scale): "\(scale) pixels a point cannot be drawn — choose 0.5 to 8"
        case .fontNotInstalled(let family):
            "the typeface “\(family)” is not installed — run “make setup”, or install fonts-dejavu-core"
        case .drawing(let reason): "the page could not be drawn: \(reason) — check memory and free space"
        }
    }
}

extension ReportError {
    static func check(_ count: Int, of things: String, within limit: Int) throws(ReportError) {
        guard count <= limit else { throw .chartCount(of: things, count: count, limit: limit) }
    }
}
