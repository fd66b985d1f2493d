import HTMLKit
import ReportKit
import Testing

@Suite("Charts in reports", .enabled(if: Poppler.isInstalled))
struct ChartReportTests {
    private func report(_ blocks: [ReportBlock], direction: TextDirection = .leftToRight) -> ReportDocument {
        ReportDocument(title: "Report", language: "en", direction: direction, createdAt: 0, blocks: blocks)
    }

    @Test("A report with charts gives the same bytes, and their words can be searched")
    func deterministic() throws {
        let charts = try ChartSamples.all()
        let document = report(charts.map { .chart($0, caption: "Caption.") })
        let pdf = try document.pdf()
        #expect(try document.pdf() == pdf)
        #expect(try document.pngPages(pixelsPerInch: 72) == document.pngPages(pixelsPerInch: 72))
        #expect(document.printHTML() == document.printHTML())
        let text = try Poppler.text(of: pdf)
        for words in ["Morning weight", "Dry weight 79 kg", "Week of the cycle", "Drink a glass of water", "−1.5"] {
            #expect(text.contains(words), "\(words)")
        }
    }

    @Test(
        "A chart stays on one page with its caption, wherever it falls",
        arguments: Array(stride(from: 0, to: 720, by: 36))
    )
    func whole(space: Int) throws {
        let chart = try ChartSamples.week()
        let pdf = try report([
            .paragraph("First."), .space(Double(space)), .heading("Sodium", level: .section),
            .chart(chart, caption: "Eaten, not bought."), .paragraph("After."),
        ]).pdf()
        let pages = try #require(Int(try Poppler.properties(of: pdf)["Pages"] ?? ""))
        var found = 0
        for page in 1...pages {
            let text = try Poppler.text(of: pdf, page: page)
            let parts = ["Sodium by day", "Target 2000 mg", "2,610", "Sun", "Eaten, not bought.", "Sodium\n"]
            let count = parts.count { text.contains($0) }
            #expect(count == 0 || count == parts.count, "page \(page): \(count) parts")
            found += count
        }
        #expect(found == 6)
    }

    @Test("A chart is as wide as the text, begins at its margin, and is as high as asked")
    func fits() throws {
        let pdf = try report([.chart(try ChartSamples.week(), height: 400), .paragraph("After.")]).pdf()
        let page = try Poppler.pixels(of: pdf, pixelsPerInch: 72)
        // The grid reaches the right margin, and nothing exceeds it.
        var columns: Set<Int> = []
        for pixel in stride(from: 0, to: page.bytes.count, by: 3) where page.bytes[pixel] < 0xF0 {
            columns.insert(pixel / 3 % page.width)
        }
        let (first, last) = (columns.min() ?? 0, columns.max() ?? 0)
        #expect((61...64).contains(first) && (531...534).contains(last), "\(first)…\(last)")
        let plain = try report([.chart(try ChartSamples.week()), .paragraph("After.")]).pdf()
        let starts = try (Poppler.tops(of: pdf), Poppler.tops(of: plain))
        let (high, low) = (try #require(starts.0["After."]), try #require(starts.1["After."]))
        #expect(high > low + 100 && (400...500).contains(high - 62), "\(high) \(low)")
    }

    @Test("A chart too high for its page, or a page too narrow for it, makes the chart smaller")
    func shrunk() throws {
        let rows = (0..<120).map { HeatMap.Row("Row \($0)", [.init(.two), .init(.three)]) }
        let map = try HeatMap(
            title: "Tall",
            description: "",
            columns: ["a", "b"],
            rows: rows,
            legend: .init("0", "1", "2", "3", "4")
        )
        var document = report([.chart(.heatMap(map), caption: "Below."), .paragraph("After.")])
        #expect(try Poppler.properties(of: document.pdf())["Pages"] == "1")
        document.blocks = try ChartSamples.all().map { .chart($0) }
        document.page.margins = PageMargins(top: 200, bottom: 500, sides: 240)
        let pages = try #require(Int(try Poppler.properties(of: document.pdf())["Pages"] ?? ""))
        #expect((2...8).contains(pages))
        let text = try Poppler.text(of: document.pdf())
        #expect(text.contains("Morning weight") && text.contains("Tomato"))
    }

    @Test("In a report from right to left a chart stands at the right and still runs to the right")
    func mirrored() throws {
        let pdf = try report([.chart(try ChartSamples.week())], direction: .rightToLeft).pdf()
        let starts = try Poppler.starts(of: pdf)
        #expect(try #require(starts["Mon"]) < (try #require(starts["Sun"])))
    }

    @Test("On a page for print the chart is inline SVG, with its caption and a table of its values")
    func html() throws {
        let document = report([.chart(try ChartSamples.weight(), caption: "With gaps.")])
        let page = String(decoding: document.printHTML(), as: UTF8.self)
        for markup in [
            "<figure class=\"chart\"><svg role=\"img\" width=\"440\"",
            "<title>Morning weight</title><desc>From 82.4 kg",
            ">Goal 78–80 kg</text>", "</svg><figcaption>With gaps.</figcaption>",
            "<details><summary>Morning weight</summary><table>", "<th scope=\"col\" class=\"end\">Weight (kg)</th>",
            "<td>2026-03-02</td><td class=\"end\">82.4</td>", "<td>2026-03-04</td><td class=\"end\">–</td>",
        ] {
            #expect(page.contains(markup), "\(markup)")
        }
        #expect(!page.contains(" style=") && !page.contains("<script"))
        // Without the typeface the browser uses a fallback.
        var other = document
        other.style.fontFamily = "No Such Face"
        #expect(String(decoding: other.printHTML(), as: UTF8.self).contains("No Such Face, DejaVu Sans, Verdana"))
    }

    @Test("The table of values has a row a place, and says what is missing")
    func tables() throws {
        func plain(_ chart: ReportChart) -> [[String]] {
            [chart.table.columns.map(\.title.plain)] + chart.table.rows.map { $0.map(\.plain) }
        }
        let line = ReportChart.line(
            try LineChart(
                title: "T",
                description: "",
                xAxis: .days(),
                xName: "Day",
                yName: "kg",
                series: [.init("A", [.init(0, 1), .init(0, 2), .init(2, nil)]), .init("", [.init(1, 4.5)])]
            )
        )
        #expect(
            plain(line) == [
                ["Day", "A (kg)", "kg"], ["1970-01-01", "1, 2", "–"], ["1970-01-02", "–", "4.5"],
                ["1970-01-03", "–", "–"],
            ]
        )
        #expect(plain(try ChartSamples.week())[5] == ["Fri", "–"])
        let habits = plain(try ChartSamples.habits())
        #expect(habits[0] == ["Weekday", "Drink a glass of water", "Walk for half an hour", "Read", "No phone in bed"])
        #expect(habits[7] == ["Sun", "2/4", "0/4", "–", "–"])
        #expect(plain(try ChartSamples.year()).count == 54)
        #expect(plain(try ChartSamples.year())[53].allSatisfy { $0.isEmpty || $0 == "to come" })
    }
}
