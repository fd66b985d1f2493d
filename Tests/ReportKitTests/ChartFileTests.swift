import HTMLKit
import Testing

@testable import ReportKit

@Suite("Charts as files", .enabled(if: Poppler.isInstalled))
struct ChartFileTests {
    /// The words, sorted because each reader has its own order.
    private static func words(_ texts: [String]) -> [String] {
        texts.flatMap { $0.split(whereSeparator: \.isWhitespace).map(String.init) }.sorted()
    }

    /// The pixels of a PNG, read through a PDF that contains it.
    private static func pixels(_ png: [UInt8]) throws -> (width: Int, bytes: [UInt8]) {
        let image = try ReportImage(png, description: "")
        let document = ReportDocument(title: "", language: "en", createdAt: 0, blocks: [.image(image)])
        return try Poppler.firstPicture(of: document.pdf())
    }

    private static func count(_ color: ChartColor, in picture: (width: Int, bytes: [UInt8])) -> Int {
        let (red, green, blue) = color.rgb
        return stride(from: 0, to: picture.bytes.count - 2, by: 3).count {
            picture.bytes[$0] == red && picture.bytes[$0 + 1] == green && picture.bytes[$0 + 2] == blue
        }
    }

    @Test("SVG, PDF and the description say the same words", arguments: 0..<8)
    func sameTexts(index: Int) throws {
        let chart = try ChartSamples.all()[index]
        for width in [360.0, 640] {
            let drawn = try ChartLayoutTests.drawing(chart, width: width).texts.map(\.text)
            let svg = try #require(SVGReader(try chart.svg(width: width)))
            #expect(svg.texts == drawn)
            let pdf = try Poppler.text(of: chart.pdf(width: width, createdAt: 0))
            #expect(Self.words([pdf]) == Self.words(drawn), "\(chart.title)")
        }
    }

    @Test(
        "A PNG and a PDF show the same picture, pixel by pixel but for the edges of letters",
        arguments: [0, 3, 6, 7]
    )
    func samePixels(index: Int) throws {
        let charts = try ChartSamples.all()
        func png(_ chart: ReportChart) throws -> [UInt8] {
            try Self.pixels(chart.png(width: 400, height: 320, scale: 1)).bytes
        }
        let own = try png(charts[index])
        let pdf = try Poppler.pixels(of: charts[index].pdf(width: 400, height: 320, createdAt: 0), pixelsPerInch: 72)
        #expect(pdf.width == 400 && own.count == 400 * 320 * 3 && pdf.bytes.count == own.count)
        func differing(_ other: [UInt8]) -> Double {
            Double(zip(own, other).count { abs(Int($0) - Int($1)) > 100 }) / Double(own.count)
        }
        #expect(differing(pdf.bytes) < 0.015)
        #expect(try differing(png(charts[(index + 1) % charts.count])) > 0.05)
    }

    @Test("The colors of the palette stand in the picture, on white")
    func colors() throws {
        let bars = try Self.pixels(ChartSamples.groups().png(width: 400, scale: 1))
        for look in SeriesLook.all { #expect(Self.count(look.color, in: bars) > 50, "\(look.color)") }
        #expect(Self.count(.paper, in: bars) > bars.bytes.count / 3 / 2)
        let map = try Self.pixels(ChartSamples.habits().png(width: 400, scale: 1))
        for level in HeatMap.Level.allCases { #expect(Self.count(.level(level), in: map) > 500, "\(level)") }
        let line = try Self.pixels(ChartSamples.weight().png(width: 400, scale: 1))
        #expect(Self.count(.blue, in: line) > 200 && Self.count(.greenTint, in: line) > 5000)
        #expect(Self.count(.vermillion, in: line) == 0)
    }

    @Test("The same chart gives the same bytes, and a changed value others")
    func deterministic() throws {
        for chart in try ChartSamples.all() {
            #expect(try chart.svg(width: 360) == chart.svg(width: 360))
            #expect(try chart.png(width: 360) == chart.png(width: 360))
            #expect(try chart.pdf(width: 360, createdAt: 5) == chart.pdf(width: 360, createdAt: 5))
            #expect(try chart.pdf(width: 360, createdAt: 5) != chart.pdf(width: 360, createdAt: 90_000_000))
        }
        func line(_ value: ChartValue) throws -> ReportChart {
            .line(
                try LineChart(
                    title: "T",
                    description: "",
                    xAxis: .days(),
                    series: [.init("S", [.init(0, 1), .init(1, value), .init(2, 9)])]
                )
            )
        }
        #expect(try line(3).svg(width: 360) != line(4).svg(width: 360))
    }

    @Test("An SVG is an image with a title and a description, without style, script or anything to load")
    func safe() throws {
        let admitted: Set<String> = ["svg", "title", "desc", "g", "path", "rect", "circle", "polygon", "text"]
        for chart in try ChartSamples.all() {
            let svg = try #require(SVGReader(try chart.svg(width: 360)))
            #expect(svg.elements.first?.name == "svg" && svg.elements.first?.attributes["role"] == "img")
            #expect(svg.title == chart.title && svg.summary == chart.description)
            #expect(Set(svg.elements.map(\.name)).isSubset(of: admitted))
            for (name, attributes) in svg.elements {
                let isSafe = attributes.keys.allSatisfy { !$0.hasPrefix("on") && !["style", "href"].contains($0) }
                #expect(isSafe, "\(name)")
                #expect(attributes.values.allSatisfy { !$0.contains("url(") }, "\(name)")
            }
            let inline = try chart.inlineSVG(width: 360).string
            #expect(inline.hasPrefix("<svg role=\"img\""))
            #expect(inline.contains("font-family=\"DejaVu Sans, Verdana, sans-serif\" direction=\"ltr\""))
        }
    }

    @Test("Hostile texts are texts: in the title, the description, the legend and the labels")
    func hostile() throws {
        let evil = "</title><script>alert(1)</script>\" onload=\"x\u{0}&amp;"
        let chart = ReportChart.line(
            try LineChart(
                title: evil,
                description: evil,
                xAxis: .labels([evil, "b"]),
                xName: evil,
                yName: evil,
                series: [.init(evil, [.init(0, 1), .init(1, ChartValue(2, text: evil))]), .init("b", [])],
                bands: [ChartBand(evil, from: 1, to: 2)],
                limits: [ChartLimit(evil, at: 1)]
            )
        )
        let svg = try #require(SVGReader(try chart.svg(width: 900)))
        #expect(svg.title == evil.replacing("\u{0}", with: "\u{FFFD}"))
        #expect(svg.texts.contains { $0.contains("<script>alert(1)</script>") })
        #expect(!svg.elements.contains { $0.name == "script" || $0.attributes["onload"] != nil })
        #expect(try !chart.pdf(width: 900, createdAt: 0).isEmpty)
        #expect(try !chart.png(width: 900).isEmpty)
        let document = ReportDocument(title: "", language: "en", createdAt: 0, blocks: [.chart(chart, caption: evil)])
        #expect(!String(decoding: document.printHTML(), as: UTF8.self).contains("<script"))
    }

    @Test("A PDF is one page of the chart's size, with its title and the date given")
    func pdf() throws {
        let pdf = try ChartSamples.week().pdf(width: 400, height: 300, createdAt: 1_772_953_800_000)
        let properties = try Poppler.properties(of: pdf)
        #expect(properties["Pages"] == "1" && properties["Title"] == "Sodium by day")
        #expect(properties["Page size"]?.hasPrefix("400 x 300 pts") == true)
        #expect(properties["CreationDate"] == "2026-03-08T07:10:00Z")
    }

    @Test("A chart is as large as asked, in points and in pixels; without a height it finds one")
    func sizes() throws {
        let chart = try ChartSamples.week()
        let png = try ReportImage(chart.png(width: 360, height: 300, scale: 3), description: "")
        #expect((png.pixelWidth, png.pixelHeight) == (1080, 900))
        let svg = try #require(SVGReader(try chart.svg(width: 360, height: 300))).elements[0].attributes
        #expect(svg["width"] == "360" && svg["height"] == "300" && svg["viewBox"] == "0 0 360 300")
        let free = try ChartLayoutTests.drawing(chart, width: 360)
        #expect((200...320).contains(free.height))
    }
}
