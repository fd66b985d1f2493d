import HTMLKit
import Testing

@testable import ReportKit

@Suite("The layout of charts")
struct ChartLayoutTests {
    static func drawing(_ chart: ReportChart, width: Double = 360, height: Double? = nil) throws -> Drawing {
        let setter = try TextSetter(style: ReportChart.style, language: "en", direction: .leftToRight)
        return try chart.drawing(width: width, height: height, setter: setter)
    }

    private func expectReadable(_ drawing: Drawing, _ comment: String) {
        let texts = drawing.texts
        for text in texts {
            #expect(text.left >= -0.5 && text.left + text.width <= drawing.width + 0.5, "\(comment): \(text.text)")
            let isInside = text.place.y >= text.style.size * 0.7 && text.place.y <= drawing.height
            #expect(isInside, "\(comment): \(text.text)")
            #expect(!text.text.isEmpty, "\(comment)")
        }
        for (index, text) in texts.enumerated() {
            for other in texts[(index + 1)...] where text.overlaps(other) {
                Issue.record("\(comment): “\(text.text)” overlaps “\(other.text)”")
            }
        }
        for point in drawing.points {
            let isInside = (-1...drawing.width + 1).contains(point.x) && (-1...drawing.height + 1).contains(point.y)
            #expect(isInside, "\(comment): \(point)")
        }
    }

    @Test(
        "No text overlaps another or leaves the chart, on a phone, on a page, on a wall",
        arguments: [200.0, 280, 320, 360, 471, 640, 1200]
    )
    func readable(width: Double) throws {
        for chart in try ChartSamples.all() {
            expectReadable(try Self.drawing(chart, width: width), "\(chart.title) at \(width)")
            expectReadable(try Self.drawing(chart, width: width, height: 700), "\(chart.title) at \(width) × 700")
        }
    }

    @Test("Whatever a chart holds, its texts keep apart and nothing leaves it", arguments: 0..<200)
    func generated(seed: UInt64) throws {
        var source = ChartSource(seed: seed)
        let chart = try Self.generated(&source)
        let width = 150 + Double(source.next(below: 700))
        let drawing = try Self.drawing(chart, width: width)
        expectReadable(drawing, "seed \(seed)")
    }

    static func generated(_ source: inout ChartSource) throws -> ReportChart {
        let size = (0..<source.next(below: 9)).reduce(0.01) { power, _ in power * 10 }
        func value() -> ChartValue? { source.next(below: 6) == 0 ? nil : ChartValue(source.number() * size) }
        let (title, x, y) = (source.words(most: 12), source.words(most: 3), source.words(most: 2))
        let count = 1 + source.next(below: 40)
        switch source.next(below: 3) {
        case 0:
            let spacing = 1 + source.next(below: 90)
            let labels = (0..<count).map { _ in source.words(most: 2) }
            let isDays = source.next(below: 2) == 0
            let series = (0..<(1 + source.next(below: 5))).map { _ in
                let points = (0..<count).map { LineChart.Point(isDays ? $0 * spacing : $0, value()) }
                return LineChart.Series(source.words(most: 3), points)
            }
            return .line(
                try LineChart(
                    title: title,
                    description: "",
                    xAxis: isDays ? .days() : .labels(labels),
                    xName: x,
                    yName: y,
                    series: series,
                    bands: [ChartBand(source.words(most: 4), from: -5, to: 5)],
                    limits: [ChartLimit(source.words(most: 4), at: value() ?? 0)]
                )
            )
        case 1:
            let labels = (0..<count).map { _ in source.words(most: 3) }
            let series = (0..<(1 + source.next(below: 4))).map { _ in
                BarChart.Series(source.words(most: 2), (0..<count).map { _ in value() })
            }
            return .bars(
                try BarChart(
                    title: title,
                    description: "",
                    categories: labels,
                    xName: x,
                    yName: y,
                    series: series,
                    target: ChartLimit("Target", at: value() ?? 0),
                    direction: source.next(below: 2) == 0 ? .upright : .sideways
                )
            )
        default:
            let rows = (0..<(1 + source.next(below: 12))).map { _ in
                let cells = (0..<count).map { _ -> HeatMap.Cell? in
                    HeatMap.Level(rawValue: source.next(below: 7)).map { HeatMap.Cell($0, source.words(most: 1)) }
                }
                return HeatMap.Row(source.words(most: 2), cells)
            }
            return .heatMap(
                try HeatMap(
                    title: title,
                    description: "",
                    xName: x,
                    yName: y,
                    columns: (0..<count).map { _ in source.words(most: 1) },
                    rows: rows,
                    legend: .init("none", "some", "half", "most", "all")
                )
            )
        }
    }

    // MARK: Lines

    private func line(_ points: [LineChart.Point], axis: LineChart.Axis = .days()) throws -> ReportChart {
        .line(try LineChart(title: "T", description: "", xAxis: axis, series: [.init("S", points)]))
    }

    private func strokes(_ drawing: Drawing, _ color: ChartColor) -> [[DrawingPoint]] {
        drawing.items.flatMap { item -> [[DrawingPoint]] in
            if case .strokes(let strokes, let pen) = item, pen.color == color { strokes } else { [] }
        }
    }

    private func circles(_ drawing: Drawing) -> [DrawingPoint] {
        drawing.items.compactMap { item in
            if case .shape(.circle(let center, _), _, _) = item { center } else { nil }
        }
    }

    @Test("A missing value breaks the line, and a point alone between gaps is a marker")
    func gaps() throws {
        let values: [ChartValue?] = [1, 2, nil, nil, 3, nil, 4, 5, 6, nil]
        let drawing = try Self.drawing(line(values.enumerated().map { .init($0, $1) }))
        #expect(strokes(drawing, .blue).map(\.count) == [2, 3])
        #expect(circles(drawing).count == 6)
        // In a dense line, only isolated points have a marker.
        let many = (0..<400).map { LineChart.Point($0, $0 % 50 == 25 ? nil : $0 == 26 ? nil : ChartValue($0)) }
        let dense = try Self.drawing(line(many + [.init(401, nil), .init(402, 7)]))
        #expect(circles(dense).count == 1)
    }

    @Test("Days stand by their distance, labels at even places, higher values higher")
    func places() throws {
        let days = strokes(try Self.drawing(line([.init(0, 0), .init(1, 10), .init(4, 5)])), .blue)[0]
        #expect(abs((days[2].x - days[0].x) - 4 * (days[1].x - days[0].x)) < 1e-6)
        #expect(abs((days[0].y - days[1].y) - 2 * (days[0].y - days[2].y)) < 1e-6)
        #expect(days[1].y < days[2].y)
        let even = strokes(
            try Self.drawing(line([.init(0, 1), .init(2, 2)], axis: .labels(["a", "b", "c"]))),
            .blue
        )[0]
        let drawing = try Self.drawing(line([.init(0, 1), .init(2, 2)], axis: .labels(["a", "b", "c"])))
        let labels = ["a", "c"].compactMap { name in drawing.texts.first { $0.text == name }?.place.x }
        #expect(labels.count == 2 && zip(labels, even).allSatisfy { abs($0 - $1.x) < 1e-6 })
    }

    @Test("A single point, equal values, no values at all: each gives a chart with a scale")
    func edges() throws {
        let single = try Self.drawing(line([.init(20_514, 82.4)]))
        #expect(circles(single).count == 1)
        #expect(single.texts.contains { $0.text == "Mar 2" })
        let equal = try Self.drawing(line((0..<5).map { .init($0, 7) }))
        let heights = Set(strokes(equal, .blue)[0].map(\.y))
        #expect(heights.count == 1)
        for empty in [try line([]), try line([.init(0, nil)]), try line([], axis: .labels(["a"]))] {
            let drawing = try Self.drawing(empty)
            #expect(strokes(drawing, .blue).isEmpty)
            #expect(drawing.texts.contains { $0.text == "0" } && drawing.texts.contains { $0.text == "1" })
        }
    }

    @Test("A lone line needs no legend; bands, limits and more lines are named")
    func legend() throws {
        #expect(try !Self.drawing(line([.init(0, 1)])).texts.contains { $0.text == "S" })
        let texts = try Self.drawing(ChartSamples.weight()).texts.map(\.text)
        #expect(texts.prefix(5) == ["Morning weight", "Weight", "Goal 78–80 kg", "Dry weight 79 kg", "kg"])
    }

    // MARK: Bars and cells

    private func boxes(_ drawing: Drawing, _ color: ChartColor) -> [DrawingBox] {
        drawing.items.compactMap { item in
            if case .shape(.box(let box, _), color, _) = item { box } else { nil }
        }
    }

    @Test("Bars begin at zero and are as long as their values, up or down; what is missing says so")
    func bars() throws {
        let values: [ChartValue?] = [2, -1, 0, nil, 4]
        for direction in [BarChart.Direction.upright, .sideways] {
            let chart = try BarChart(
                title: "T",
                description: "",
                categories: ["a", "b", "c", "d", "e"],
                series: [.init("S", values)],
                direction: direction
            )
            let drawing = try Self.drawing(.bars(chart))
            let bars = boxes(drawing, .blue)
            try #require(bars.count == 4)
            let isUp = direction == .upright
            let lengths = bars.map { isUp ? $0.height : $0.width }
            #expect(abs(lengths[0] - 2 * lengths[1]) < 1e-6 && abs(lengths[3] - 2 * lengths[0]) < 1e-6)
            #expect(lengths[2] < 1)
            let zero = isUp ? bars[0].bottom : bars[0].left
            #expect(abs(zero - (isUp ? bars[1].top : bars[1].right)) < 1e-6)
            let texts = drawing.texts.map(\.text)
            for text in ["2", "−1", "0", "–", "4"] { #expect(texts.contains(text), "\(text)") }
        }
    }

    @Test("Values are left out together where one of them has no room")
    func values() throws {
        let chart = try BarChart(
            title: "T",
            description: "",
            categories: (0..<30).map { "\($0)" },
            series: [.init("S", (0..<30).map { ChartValue($0 == 7 ? 123_456 : 90_001) })]
        )
        let texts = try Self.drawing(.bars(chart)).texts.map(\.text)
        #expect(!texts.contains("90,001"))
    }

    @Test("Cells stand in rows and columns, shaded by level; texts only where they have room")
    func cells() throws {
        let drawing = try Self.drawing(ChartSamples.habits())
        // The legend also has a box of each level.
        let counts = [ChartColor.level0, .level1, .level2, .level3, .level4].map { boxes(drawing, $0).count - 1 }
        #expect(counts.reduce(0, +) == 26)
        #expect(drawing.texts.filter { $0.text.hasSuffix("/4") }.count == 26)
        let year = try Self.drawing(ChartSamples.year())
        #expect(!year.texts.contains { $0.text.hasSuffix("/4") })
        #expect(boxes(year, .level4).count > 30)
    }

    @Test("A scaled drawing is the same, smaller, with its texts and lines")
    func scaled() throws {
        let drawing = try Self.drawing(ChartSamples.pressure())
        let half = drawing.scaled(by: 0.5)
        #expect(half.width == 180 && half.texts.map(\.text) == drawing.texts.map(\.text))
        #expect(zip(half.points, drawing.points).allSatisfy { abs($0.x * 2 - $1.x) < 1e-9 })
        #expect(half.scaled(by: 2) == drawing)
    }
}

extension Drawing {
    /// All points of the drawing.
    fileprivate var points: [DrawingPoint] {
        items.flatMap { item -> [DrawingPoint] in
            switch item {
            case .strokes(let strokes, _): strokes.flatMap { $0 }
            case .shape(.box(let box, _), _, _):
                [DrawingPoint(box.left, box.top), DrawingPoint(box.right, box.bottom)]
            case .shape(.circle(let center, _), _, _): [center]
            case .shape(.polygon(let points), _, _): points
            case .text(let text): [text.place]
            }
        }
    }
}

extension DrawingText {
    fileprivate func overlaps(_ other: DrawingText) -> Bool {
        let isBeside = left + width <= other.left + 0.01 || other.left + other.width <= left + 0.01
        let isAbove =
            place.y + style.size * 0.1 <= other.place.y - other.style.size * 0.75
            || other.place.y + other.style.size * 0.1 <= place.y - style.size * 0.75
        return !isBeside && !isAbove
    }
}
