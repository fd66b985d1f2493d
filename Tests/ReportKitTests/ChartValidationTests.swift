import ReportKit
import Testing

@Suite("Charts that are refused")
struct ChartValidationTests {
    private func lines(
        _ series: [LineChart.Series],
        axis: LineChart.Axis = .days(),
        bands: [ChartBand] = [],
        limits: [ChartLimit] = []
    ) throws -> LineChart {
        try LineChart(title: "T", description: "", xAxis: axis, series: series, bands: bands, limits: limits)
    }

    @Test("Lines without a series, out of order, beside their labels or not finite are refused by their place")
    func refusedLines() throws {
        #expect(throws: ReportError.chartIsEmpty("T")) { try lines([]) }
        #expect(throws: ReportError.chartIsEmpty("T")) { try lines([.init("S", [])], axis: .labels([])) }
        #expect(throws: ReportError.chartPlace(series: "S", position: 2, x: 3)) {
            try lines([.init("S", [.init(4, 1), .init(3, 2)])])
        }
        #expect(throws: ReportError.chartPlace(series: "S", position: 1, x: 2)) {
            try lines([.init("S", [.init(2, 1)])], axis: .labels(["a", "b"]))
        }
        #expect(throws: ReportError.chartPlace(series: "S", position: 1, x: .max)) {
            try lines([.init("S", [.init(.max, 1)])])
        }
        for bad in [ChartValue(.nan), ChartValue(-.infinity), ChartValue(1.1e12), ChartValue(Int.min)] {
            #expect(throws: ReportError.chartValue(series: "S", position: 2)) {
                try lines([.init("S", [.init(0, 1), .init(1, bad)])])
            }
            #expect(throws: ReportError.chartValue(series: "B", position: 1)) {
                try lines([.init("S", [])], bands: [ChartBand("B", from: bad)])
            }
            #expect(throws: ReportError.chartValue(series: "L", position: 1)) {
                try lines([.init("S", [])], limits: [ChartLimit("L", at: bad)])
            }
        }
        for band in [ChartBand("B"), ChartBand("B", from: 2, to: 1)] {
            #expect(throws: ReportError.chartBand("B")) { try lines([.init("S", [])], bands: [band]) }
        }
    }

    @Test("Each limit admits what it says and refuses one more")
    func limits() throws {
        let one = LineChart.Series("S", [])
        let many = LineChart.Series("S", (0...LineChart.pointLimit).map { .init($0, 1) })
        let enough = LineChart.Series("S", Array(many.points.dropLast()))
        _ = try lines(Array(repeating: enough, count: LineChart.seriesLimit))
        #expect(throws: ReportError.chartCount(of: "points", count: 5001, limit: 5000)) { try lines([many]) }
        #expect(throws: ReportError.chartCount(of: "series", count: 6, limit: 5)) {
            try lines(Array(repeating: one, count: 6))
        }
        #expect(throws: ReportError.chartCount(of: "bands", count: 3, limit: 2)) {
            try lines([one], bands: Array(repeating: ChartBand("B", from: 1), count: 3))
        }
        #expect(throws: ReportError.chartCount(of: "limits", count: 4, limit: 3)) {
            try lines([one], limits: Array(repeating: ChartLimit("L", at: 1), count: 4))
        }
        #expect(throws: ReportError.chartCount(of: "categories", count: 201, limit: 200)) {
            try bars(Array(repeating: "c", count: 201), [.init("S", Array(repeating: 1, count: 201))])
        }
        #expect(throws: ReportError.chartCount(of: "cells", count: 120 * 100, limit: 10_000)) {
            try map(rows: 120, columns: 100)
        }
        #expect(throws: ReportError.chartCount(of: "rows", count: 121, limit: 120)) { try map(rows: 121, columns: 1) }
        #expect(throws: ReportError.chartCount(of: "columns", count: 401, limit: 400)) {
            try map(rows: 1, columns: 401)
        }
        _ = try map(rows: 25, columns: 400)
    }

    private func bars(_ categories: [String], _ series: [BarChart.Series]) throws -> BarChart {
        try BarChart(title: "T", description: "", categories: categories, series: series)
    }

    private func map(rows: Int, columns: Int) throws -> HeatMap {
        try HeatMap(
            title: "T",
            description: "",
            columns: Array(repeating: "", count: columns),
            rows: (0..<rows).map { .init("\($0)", Array(repeating: .init(.one), count: columns)) },
            legend: .init("0", "1", "2", "3", "4")
        )
    }

    @Test("A value too many or too few is refused by the name of its series or row")
    func cells() throws {
        #expect(throws: ReportError.chartIsEmpty("T")) { try bars(["a"], []) }
        #expect(throws: ReportError.chartIsEmpty("T")) { try bars([], [.init("S", [])]) }
        #expect(throws: ReportError.chartIsEmpty("T")) { try map(rows: 0, columns: 1) }
        #expect(throws: ReportError.chartCells(name: "S", count: 1, wanted: 2)) {
            try bars(["a", "b"], [.init("S", [1])])
        }
        #expect(throws: ReportError.chartValue(series: "S", position: 2)) {
            try bars(["a", "b"], [.init("S", [1, ChartValue(.nan)])])
        }
        #expect(throws: ReportError.chartCells(name: "R", count: 2, wanted: 1)) {
            try HeatMap(
                title: "T",
                description: "",
                columns: ["a"],
                rows: [.init("R", [nil, nil])],
                legend: .init("0", "1", "2", "3", "4")
            )
        }
    }

    @Test("A size or scale that cannot be read is refused with what would do")
    func sizes() throws {
        let chart = try ChartSamples.weight()
        for (width, height) in [(119.0, 300.0), (4001, 300), (300, 4001), (.nan, 300), (300, .nan), (.infinity, 300)] {
            #expect(throws: ReportError.self) { try chart.svg(width: width, height: height) }
        }
        for scale in [0.4, 8.1, .nan] {
            #expect(throws: ReportError.self) { try chart.png(width: 200, scale: scale) }
        }
        #expect(throws: ReportError.imageSize(width: 32_000, height: 32_000)) {
            try chart.png(width: 4000, height: 4000, scale: 8)
        }
        #expect(throws: ReportError.fontNotInstalled("No Such Face")) {
            try chart.svg(width: 300, style: ReportStyle(fontFamily: "No Such Face"))
        }
        var least = 0.0
        do throws(ReportError) {
            _ = try chart.svg(width: 300, height: 121)
        } catch {
            if case .chartSize(_, _, let height) = error { least = height }
            #expect(error.description.contains(" — make it \(least) high at least"))
        }
        #expect(least > 121)
        _ = try chart.svg(width: 300, height: least)
    }

    @Test("The largest text in the narrowest chart, and 5000 points of five lines, are still drawn")
    func extremes() throws {
        for chart in try ChartSamples.all() {
            #expect(try !chart.svg(width: 120, style: ReportStyle(bodySize: 24)).isEmpty)
        }
        let points = (0..<LineChart.pointLimit).map { LineChart.Point($0, ChartValue($0 * 7919 % 1000)) }
        let labels = (0..<LineChart.pointLimit).map { "label \($0)" }
        for axis in [LineChart.Axis.days(), .labels(labels)] {
            let chart = try lines(Array(repeating: .init("S", points), count: 5), axis: axis)
            #expect(try ReportChart.line(chart).svg(width: 360).count > 100_000)
        }
        for height in [Double.nan, .infinity, -5, 0, 1e300] {
            let block = ReportBlock.chart(try ChartSamples.week(), height: height)
            let document = ReportDocument(title: "", language: "en", createdAt: 0, blocks: [block])
            #expect(try !document.pdf().isEmpty)
        }
    }

    @Test("Every error about charts says what to do")
    func messages() {
        let errors: [ReportError] = [
            .chartIsEmpty("T"), .chartCount(of: "series", count: 6, limit: 5),
            .chartCells(name: "S", count: 1, wanted: 2), .chartValue(series: "S", position: 2),
            .chartPlace(series: "S", position: 2, x: 3), .chartBand("B"), .chartScale(9),
            .chartSize(width: 1, height: 1, leastHeight: 1),
        ]
        for error in errors { #expect(error.description.contains(" — "), "\(error)") }
    }
}
