struct HeatLayout {
    let map: HeatMap
    let ruler: ChartRuler
    let width: Double
    let height: Double?
    let inset: Double

    func drawing() -> Drawing {
        let label = ruler.label
        var head = ChartHead(ruler: ruler, left: inset, width: width - 2 * inset, top: inset)
        head.add(title: map.title)
        let rowLabelWidth = rowLabelWidth
        let left = inset + rowLabelWidth + (rowLabelWidth > 0 ? ruler.body * 0.6 : 0)
        var items = names(y: head.y, left: left)
        if !items.isEmpty { head.leave(label.pitch * 1.1) }
        let cellWidth = max((width - inset - left) / Double(map.columns.count), 0.5)
        let columnLabels = columnLabels(cellWidth: cellWidth)
        let most = columnLabels.map(\.lines.count).max() ?? 0
        for column in columnLabels { items += place(column, lines: most, top: head.y, left: left) }
        head.leave(Double(most) * label.pitch + (most > 0 ? ruler.body * 0.2 : 0))

        var legend = ChartHead(ruler: ruler, left: inset, width: width - 2 * inset, top: 0)
        legend.add(legend: entries)
        let room = height.map { ($0 - head.y - legend.y - inset - ruler.body * 0.8) / Double(map.rows.count) }
        let suitable = min(max(cellWidth, 5), ruler.body * 2.4)
        let cellHeight = max(min(room ?? suitable, max(suitable, cellWidth * 1.2)), 3)
        let grid = DrawingBox(
            left: left,
            top: head.y,
            width: cellWidth * Double(map.columns.count),
            height: cellHeight * Double(map.rows.count)
        )
        items += rowLabels(grid, cellHeight: cellHeight)
        items += cells(grid, cellWidth: cellWidth, cellHeight: cellHeight)
        var foot = ChartHead(
            ruler: ruler,
            left: inset,
            width: width - 2 * inset,
            top: grid.bottom + ruler.body * 0.8
        )
        foot.add(legend: entries)
        return Drawing(
            width: width,
            height: max(foot.y + inset - ruler.body * 0.3, height ?? 0),
            items: head.items + items + foot.items
        )
    }

    private var entries: [LegendEntry] {
        let isMissing = map.rows.contains { $0.cells.contains { $0 == nil } }
        let levels = HeatMap.Level.allCases.map { level in
            LegendEntry(
                sample: { [Self.cell($0.inner(height: 0.72), HeatMap.Cell(level))] },
                text: map.legend.names[level.rawValue],
                sampleWidth: 1
            )
        }
        let missing = LegendEntry(
            sample: { [Self.cell($0.inner(height: 0.72), nil)] },
            text: map.legend.missing,
            sampleWidth: 1
        )
        return levels + (isMissing ? [missing] : [])
    }
}

// MARK: Labels

extension HeatLayout {
    /// The width of the row labels, at most a third of the chart.
    private var rowLabelWidth: Double {
        let widest = map.rows.map { ruler.width(of: $0.label, ruler.label) }.max() ?? 0
        return min(widest, (width - 2 * inset) / 3)
    }

    /// Returns the name of the rows at the left, and that of the columns above their middle or to the right of the first.
    private func names(y: Double, left: Double) -> [DrawingItem] {
        let style = ruler.label
        let half = (width - 2 * inset) / 2 - style.size / 2
        let rows = ruler.line(of: map.yName, style, width: half)
        let columns = ruler.line(of: map.xName, style, width: half)
        let rowsWidth = ruler.width(of: rows, style)
        let columnsWidth = ruler.width(of: columns, style)
        let middle = max((left + width - inset) / 2, inset + rowsWidth + style.size + columnsWidth / 2)
        var items: [DrawingItem] = []
        if !rows.isEmpty { items.append(ruler.item(rows, style, at: DrawingPoint(inset, y + style.rise))) }
        if !columns.isEmpty {
            items.append(ruler.item(columns, style, at: DrawingPoint(middle, y + style.rise), .middle))
        }
        return items
    }

    /// Returns column labels that keep apart. In narrow columns they start at the left of their column.
    private func columnLabels(cellWidth: Double) -> [AxisLabel] {
        let style = ruler.label
        let labeled = map.columns.indices.filter { !map.columns[$0].isEmpty }
        let isDense = labeled.count > map.columns.count / 2
        let longest = labeled.map { ruler.width(of: map.columns[$0], style) }.max() ?? 0
        if isDense, cellWidth >= style.size * 4 || longest + style.size * 0.5 <= cellWidth {
            return labeled.map { index in
                AxisLabel(
                    x: cellWidth * (Double(index) + 0.5),
                    lines: ruler.lines(of: map.columns[index], style, width: cellWidth - style.size * 0.5, most: 2)
                )
            }
        }
        let whole = cellWidth * Double(map.columns.count)
        func starting(_ index: Int) -> (start: Double, width: Double, text: String) {
            let text = ruler.line(of: map.columns[index], style, width: whole / 2)
            let width = ruler.width(of: text, style)
            return (min(cellWidth * Double(index), whole - width), width, text)
        }
        // All labels, or every second, third, … until they keep apart.
        for step in 1...max(labeled.count, 1) {
            let shown = stride(from: 0, to: labeled.count, by: step).map { starting(labeled[$0]) }
            let isApart = zip(shown, shown.dropFirst()).allSatisfy {
                $0.start + $0.width + style.size * 0.6 <= $1.start
            }
            if isApart { return shown.map { AxisLabel(x: $0.start + $0.width / 2, lines: [$0.text]) } }
        }
        return []
    }

    /// Returns the lines of a column label, with the last line next to the cells.
    private func place(_ label: AxisLabel, lines: Int, top: Double, left: Double) -> [DrawingItem] {
        let style = ruler.label
        return label.lines.enumerated().map { index, line in
            let row = Double(lines - label.lines.count + index)
            let place = DrawingPoint(left + label.x, top + row * style.pitch + style.rise)
            return ruler.item(line, style, at: place, .middle)
        }
    }

    /// Returns the row labels: all, or every second, third, … if the rows are low.
    private func rowLabels(_ grid: DrawingBox, cellHeight: Double) -> [DrawingItem] {
        let style = ruler.label
        let step = max(Int((style.size * 1.25 / cellHeight).rounded(.up)), 1)
        return stride(from: 0, to: map.rows.count, by: step).compactMap { index in
            let text = ruler.line(of: map.rows[index].label, style, width: rowLabelWidth + 0.01)
            guard !text.isEmpty else { return nil }
            let middle = grid.top + cellHeight * (Double(index) + 0.5)
            return ruler.item(text, style, at: DrawingPoint(inset, middle + style.drop))
        }
    }
}

// MARK: Cells

extension HeatLayout {
    private static func cell(_ box: DrawingBox, _ cell: HeatMap.Cell?) -> DrawingItem {
        let radius = min(box.width, box.height) * 0.18
        if let cell { return .shape(.box(box, radius: radius), fill: .level(cell.level), outline: nil) }
        let edge = min(0.6, min(box.width, box.height) * 0.1)
        let inner = DrawingBox(
            left: box.left + edge / 2,
            top: box.top + edge / 2,
            width: box.width - edge,
            height: box.height - edge
        )
        return .shape(.box(inner, radius: radius), fill: .paper, outline: DrawingPen(color: .axis, width: edge))
    }

    private func cells(_ grid: DrawingBox, cellWidth: Double, cellHeight: Double) -> [DrawingItem] {
        let gap = min(max(min(cellWidth, cellHeight) * 0.1, 0.4), 2)
        let style = ruler.value
        var items: [DrawingItem] = []
        for (row, cells) in map.rows.map(\.cells).enumerated() {
            for (column, cell) in cells.enumerated() {
                let box = DrawingBox(
                    left: grid.left + cellWidth * Double(column) + gap / 2,
                    top: grid.top + cellHeight * Double(row) + gap / 2,
                    width: cellWidth - gap,
                    height: cellHeight - gap
                )
                items.append(Self.cell(box, cell))
                guard let cell, !cell.text.isEmpty, style.size <= box.height,
                    ruler.fits(cell.text, style, width: box.width - 3, most: 1)
                else { continue }
                var own = style
                own.color = .text(on: cell.level)
                let place = DrawingPoint(box.left + box.width / 2, box.top + box.height / 2 + own.drop)
                items.append(ruler.item(cell.text, own, at: place, .middle))
            }
        }
        return items
    }
}
