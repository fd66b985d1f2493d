/// Lays out bars to the right, one below the other, beside labels that may be long.
struct SidewaysBarLayout {
    let chart: BarChart
    let ruler: ChartRuler
    let width: Double
    let height: Double?
    let inset: Double

    func drawing() -> Drawing {
        var head = ChartHead(ruler: ruler, left: inset, width: width - 2 * inset, top: inset)
        head.add(title: chart.title)
        head.add(legend: chart.legend)
        head.add(name: chart.xName)
        head.leave(ruler.body * 0.3)
        let labels = labels
        let left = inset + labels.width + ruler.body * 0.6
        let below =
            ruler.body * 0.4 + ruler.label.pitch * (chart.yName.isEmpty ? 1 : 2) + inset
        let least = labels.lines.map { Double($0.count) * ruler.label.size * 1.15 }.max() ?? 0
        let bars = Double(chart.series.count) * ruler.body * (chart.series.count > 1 ? 0.9 : 1.3)
        let count = Double(chart.categories.count)
        let row = max(height.map { ($0 - head.y - below) / count } ?? 0, max(least, bars) + ruler.body * 0.5)
        let plot = DrawingBox(
            left: left,
            top: head.y,
            width: max(width - inset - left, 20),
            height: row * count
        )
        // Values are omitted if they would take more than half of the width of the bars.
        let wanted = ruler.width(of: "0", ruler.value) + widestValue
        let showsValues = chart.showsValues && wanted * (hasNegative ? 2 : 1) <= plot.width / 2
        let room = showsValues ? wanted : 0
        let axis = Axis(plot: plot, scale: scale(width: plot.width), before: hasNegative ? room : 0, after: room)
        let items =
            head.items + grid(axis) + self.bars(axis, row: row, showsValues: showsValues)
            + names(labels.lines, axis, row: row)
        return Drawing(width: width, height: plot.bottom + below, items: items)
    }

    /// The horizontal scale between the left and the right end.
    private struct Axis {
        let plot: DrawingBox
        let scale: ChartScale
        /// The white space for values outside of their bars.
        let before: Double
        let after: Double

        func x(of value: Double) -> Double {
            plot.left + before + scale.share(of: value) * (plot.width - before - after)
        }
    }

    private var values: [ChartValue] { chart.series.flatMap { $0.values.compactMap { $0 } } }
    private var hasNegative: Bool { values.contains { $0.number < 0 } }
    private var widestValue: Double { values.map { ruler.width(of: $0.text, ruler.value) }.max() ?? 0 }

    private func scale(width: Double) -> ChartScale {
        let numbers = values.map(\.number) + (chart.target.map { [$0.value.number] } ?? [])
        let isWhole = values.allSatisfy(\.isWhole)
        let around = numbers.min().flatMap { least in numbers.max().map { least...$0 } }
        // As many ticks as their texts leave apart.
        var scale = ChartScale(around: around, marks: 2, isWhole: isWhole, hasZero: true)
        for marks in 3...8 {
            let finer = ChartScale(around: around, marks: marks, isWhole: isWhole, hasZero: true)
            let widest = finer.ticks.map { ruler.width(of: $0.text, ruler.label) }.max() ?? 0
            if Double(finer.ticks.count) * (widest + ruler.body) <= width * 0.8 { scale = finer }
        }
        return scale
    }

    /// The labels, each on at most two lines, and their width, at most two fifths of the chart.
    private var labels: (lines: [[String]], width: Double) {
        let room = (width - 2 * inset) * 0.4
        let lines = chart.categories.map { ruler.lines(of: $0, ruler.label, width: room, most: 2) }
        return (lines, lines.flatMap { $0 }.map { ruler.width(of: $0, ruler.label) }.max() ?? 0)
    }
}

// MARK: Parts

extension SidewaysBarLayout {
    private func grid(_ axis: Axis) -> [DrawingItem] {
        let style = ruler.label
        let plot = axis.plot
        var items: [DrawingItem] = []
        var end = -Double.infinity
        for tick in axis.scale.ticks {
            let x = axis.x(of: tick.value)
            let line = [DrawingPoint(x, plot.top), DrawingPoint(x, plot.bottom)]
            items.append(.strokes([line], DrawingPen(color: .grid, width: 0.7)))
            let half = ruler.width(of: tick.text, style) / 2
            let middle = max(min(x, width - inset - half), inset + half)
            // In a very narrow chart not even two texts may fit.
            guard middle - half >= end + style.size * 0.4 else { continue }
            end = middle + half
            let place = DrawingPoint(middle, plot.bottom + ruler.body * 0.4 + style.rise)
            items.append(ruler.item(tick.text, style, at: place, .middle))
        }
        let name = ruler.line(of: chart.yName, style, width: plot.width)
        if !name.isEmpty {
            let baseline = plot.bottom + ruler.body * 0.4 + style.pitch + style.rise
            items.append(ruler.item(name, style, at: DrawingPoint(plot.left + plot.width / 2, baseline), .middle))
        }
        return items
    }

    private func bars(_ axis: Axis, row: Double, showsValues: Bool) -> [DrawingItem] {
        let count = Double(chart.series.count)
        let gap = chart.series.count > 1 ? 1.0 : 0
        let thickness = max(min((row - ruler.body * 0.5 - gap * (count - 1)) / count, ruler.body * 2), 1)
        let group = count * (thickness + gap) - gap
        let zero = axis.x(of: 0)
        var bars: [DrawingItem] = []
        var texts: [DrawingItem] = []
        for (number, series) in chart.series.enumerated() {
            for (index, value) in series.values.enumerated() {
                let top =
                    axis.plot.top + row * (Double(index) + 0.5) - group / 2 + Double(number) * (thickness + gap)
                let middle = top + thickness / 2
                let end = value.map { axis.x(of: $0.number) } ?? zero
                if value != nil {
                    let box = DrawingBox(
                        left: min(zero, end),
                        top: top,
                        width: max(abs(end - zero), 0.6),
                        height: thickness
                    )
                    bars += SeriesLook.all[number].bar(box)
                }
                if showsValues { texts += label(value, end: end, middle: middle) }
            }
        }
        let ends = [DrawingPoint(zero, axis.plot.top), DrawingPoint(zero, axis.plot.bottom)]
        bars.append(.strokes([ends], DrawingPen(color: .axis, width: 0.9)))
        if let target = chart.target {
            let x = axis.x(of: target.value.number)
            bars += ChartLimit.acrossBars(
                from: DrawingPoint(x, axis.plot.top),
                to: DrawingPoint(x, axis.plot.bottom)
            )
        }
        return bars + texts
    }

    /// Returns the value beyond the end of its bar, on a white box that keeps it readable on the target line.
    private func label(_ value: ChartValue?, end: Double, middle: Double) -> [DrawingItem] {
        var style = ruler.value
        if value == nil { style.color = .muted }
        let text = value?.text ?? "–"
        let isNegative = (value?.number ?? 0) < 0
        let gap = ruler.body * 0.3
        let width = ruler.width(of: text, style)
        let left = isNegative ? end - gap - width : end + gap
        let patch = DrawingBox(left: left - 1, top: middle - style.size * 0.5, width: width + 2, height: style.size)
        return [
            .shape(.box(patch), fill: .paper, outline: nil),
            ruler.item(text, style, at: DrawingPoint(left, middle + style.drop)),
        ]
    }

    private func names(_ lines: [[String]], _ axis: Axis, row: Double) -> [DrawingItem] {
        let style = ruler.label
        let pitch = style.size * 1.15
        return lines.enumerated().flatMap { index, lines in
            let middle = axis.plot.top + row * (Double(index) + 0.5)
            return lines.enumerated().map { number, line in
                let offset = (Double(number) - Double(lines.count - 1) / 2) * pitch
                let place = DrawingPoint(axis.plot.left - ruler.body * 0.6, middle + offset + style.drop)
                return ruler.item(line, style, at: place, .end)
            }
        }
    }
}
