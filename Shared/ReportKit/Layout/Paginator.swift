/// Distributes items over pages, in order.
struct Paginator {
    /// The height of the content of a page, in points.
    let height: Double
    /// The top left corner of the content, in points from that of the paper.
    let x: Double
    let y: Double

    private(set) var pages: [LaidOutPage] = []
    private var marks: [Mark] = []
    private var used = 0.0
    private var isEmpty = true

    init(height: Double, x: Double, y: Double) {
        self.height = height
        self.x = x
        self.y = y
    }

    /// Returns the pages of the items; a single empty page for none.
    static func pages(of items: [FlowItem], height: Double, x: Double, y: Double) -> [LaidOutPage] {
        var paginator = Paginator(height: height, x: x, y: y)
        var start = 0
        while start < items.count {
            var end = start
            while end < items.count - 1, items[end].keepsWithNext { end += 1 }
            paginator.place(items[start...end])
            start = end + 1
        }
        paginator.finishPage()
        return paginator.pages
    }

    /// Places items that stay together, unless they need more than a page.
    private mutating func place(_ group: ArraySlice<FlowItem>) {
        guard let first = group.first else { return }
        if first.startsPage, !isEmpty { finishPage() }
        let wanted = group.reduce(0) { $0 + $1.height } + group.dropFirst().reduce(0) { $0 + $1.spaceBefore }
        let head = first.head.reduce(0) { $0 + $1.height }
        if !isEmpty, used + first.spaceBefore + wanted > height, wanted + head <= height { finishPage() }
        for item in group {
            if !isEmpty, used + item.spaceBefore + item.height > height { finishPage() }
            if isEmpty {
                let head = item.head.reduce(0) { $0 + $1.height }
                if head + item.height <= height { item.head.forEach { put($0) } }
            }
            put(item)
        }
    }

    private mutating func put(_ item: FlowItem) {
        if !isEmpty { used += item.spaceBefore }
        marks += item.marks.map { $0.moved(x: x, y: y + used) }
        used += item.height
        if !item.marks.isEmpty { isEmpty = false }
    }

    private mutating func finishPage() {
        pages.append(LaidOutPage(marks: marks))
        marks = []
        used = 0
        isEmpty = true
    }
}
