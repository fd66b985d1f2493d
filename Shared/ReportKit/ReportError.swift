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
            "the picture \"\(name)\" is a JPEG, which only PDF and HTML can hold — give it as PNG"
        case .pageTooSmall(let width, let height):
            "the margins leave \(width) × \(height) points of the page — leave 100 × 100 at least"
        case .textSize(let size): "\(size) points is no size for text — choose 6 to 24"
        case .resolution(let pixels): "\(pixels) pixels an inch cannot be drawn — choose 36 to 600"
        case .fontNotInstalled(let family):
            "the typeface \"\(family)\" is not installed — run `make setup`, or install fonts-dejavu-core"
        case .drawing(let reason): "the page could not be drawn: \(reason) — check memory and free space"
        }
    }
}
