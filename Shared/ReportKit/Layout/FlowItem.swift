/// Something drawn at a place; x from the left edge of the text, y from the top of its item, in points.
enum Mark {
    /// A line of text: `x` is its left end, `y` the top of the line. The text is kept alive with its line.
    case text(SetLine, of: SetText, x: Double, y: Double)
    /// A filled rectangle; lines are thin rectangles.
    case fill(ReportColor, x: Double, y: Double, width: Double, height: Double)
    /// The outline of a rectangle.
    case frame(ReportColor, x: Double, y: Double, width: Double, height: Double)
    /// A picture.
    case image(ReportImage, x: Double, y: Double, width: Double, height: Double)
    /// A piece of a chart; its texts are marks of their own.
    case drawn(DrawingItem, x: Double, y: Double)
    /// An entry in the document's outline.
    case outline(String, level: Int)

    func moved(x dx: Double = 0, y dy: Double) -> Mark {
        switch self {
        case .text(let line, let text, let x, let y): .text(line, of: text, x: x + dx, y: y + dy)
        case .fill(let color, let x, let y, let width, let height):
            .fill(color, x: x + dx, y: y + dy, width: width, height: height)
        case .frame(let color, let x, let y, let width, let height):
            .frame(color, x: x + dx, y: y + dy, width: width, height: height)
        case .image(let image, let x, let y, let width, let height):
            .image(image, x: x + dx, y: y + dy, width: width, height: height)
        case .drawn(let item, let x, let y): .drawn(item, x: x + dx, y: y + dy)
        case .outline: self
        }
    }
}

/// The least that moves to the next page as a whole: a line, a row, a picture.
struct FlowItem {
    /// White above, in points; left out at the top of a page.
    var spaceBefore: Double
    var height: Double
    var marks: [Mark]
    /// Stands on the same page as the item after it.
    var keepsWithNext = false
    /// Begins a page.
    var startsPage = false
    /// The head to repeat where the item begins a page.
    var head: [FlowItem] = []
}

/// A page's marks, placed from the top left corner of the paper.
struct LaidOutPage {
    var marks: [Mark]
}
