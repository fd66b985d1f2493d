/// Something drawn at a position: x from the left edge of the text, y from the top of its item, in points.
enum Mark {
    /// A line of text with its left end at `x` and its top at `y`. The `SetText` keeps the line's memory alive.
    case text(SetLine, of: SetText, x: Double, y: Double)
    /// A filled rectangle, also used for lines.
    case fill(ReportColor, x: Double, y: Double, width: Double, height: Double)
    case frame(ReportColor, x: Double, y: Double, width: Double, height: Double)
    case image(ReportImage, x: Double, y: Double, width: Double, height: Double)
    /// A part of a chart. Its texts are separate marks.
    case drawn(DrawingItem, x: Double, y: Double)
    /// An entry in the document's outline.
    case outline(String, level: Int)
    /// The begin of a node of the structure tree.
    case begin(StructureTag)
    /// The end of the node that began last.
    case end

    /// Whether it belongs to the structure tree and draws nothing.
    var isTag: Bool {
        switch self {
        case .begin, .end: true
        default: false
        }
    }

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
        case .outline, .begin, .end: self
        }
    }
}

/// The smallest unit that moves to the next page as a whole: a line, a row, a picture.
struct FlowItem {
    /// The white space above in points, omitted at the top of a page.
    var spaceBefore: Double
    var height: Double
    var marks: [Mark]
    /// Whether the item stays on the page of the next one.
    var keepsWithNext = false
    /// Whether the item begins a page.
    var startsPage = false
    /// The table head to repeat if the item begins a page.
    var head: [FlowItem] = []
}

/// The marks of a page, positioned from the top left corner of the paper.
struct LaidOutPage {
    var marks: [Mark]
    /// The header and the footer, which aren't in the structure tree.
    var lines: [Mark] = []
}
