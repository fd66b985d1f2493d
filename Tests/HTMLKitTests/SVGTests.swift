import HTMLKit
import Testing

private struct Chart: SVGDrawing {
    let label: String
    var width: Double { 120 }
    var height: Double { 80.5 }
    var title: String { label }
    var summary: String { "Rises from <1> to 2." }

    var drawing: some SVGContent {
        g(.stroke(.rgb(0, 114, 178)), .strokeWidth(1.5), .fill(.none)) {
            path(SVGPath(through: [SVGPoint(0, 80), SVGPoint(0.1 + 0.2, 79.9996), SVGPoint(-0.0001, 1e-9)]))
            circle(center: SVGPoint(10, 20), radius: 3)
        }
        text(x: 4, y: 12, .fontSize(10), .textAnchor(.end)) { label }
        a(href: "/x?a&b") { rect(x: 1, y: 2, width: 3, height: 4, radius: 1, .fill(.pattern(id: "hatch"))) }
    }
}

@Suite("Drawings")
struct SVGTests {
    @Test("A drawing is exactly these bytes: real text, presentation attributes, numbers without noise")
    func bytes() throws {
        let inside = """
            <title>&lt;W &amp; H&gt;</title><desc>Rises from &lt;1&gt; to 2.</desc>\
            <g stroke="#0072b2" stroke-width="1.5" fill="none"><path d="M0 80 L0.3 80 L0 0"/>\
            <circle cx="10" cy="20" r="3"/></g><text x="4" y="12" font-size="10" text-anchor="end">&lt;W &amp; H&gt;</text>\
            <a href="/x?a&amp;b"><rect x="1" y="2" width="3" height="4" rx="1" fill="url(#hatch)"/></a></svg>
            """
        let chart = Chart(label: "<W & H>")
        let size = #"width="120" height="80.5" viewBox="0 0 120 80.5">"#
        #expect(chart.string == "<svg role=\"img\" \(size)\(inside)")
        let file =
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" \(size)\(inside)\n"
        #expect(String(decoding: chart.svg, as: UTF8.self) == file)
        #expect(try StrictMarkup.nodes(of: chart.svg).isEmpty == false)
    }

    @Test(
        "A number has three decimals at most, no trailing zero, no exponent, no minus before zero",
        arguments: [
            (0.0, "0"), (-0.0, "0"), (-0.0004, "0"), (0.0005, "0.001"), (-0.0005, "-0.001"), (1.005, "1.005"),
            (2.5, "2.5"),
            (-12.25, "-12.25"), (0.1 + 0.2, "0.3"), (1e12, "1000000000000"), (1e300, "1000000000000"),
            (-.infinity, "-1000000000000"), (.nan, "0"), (99.9996, "100"), (0.05, "0.05"), (100, "100"),
        ]
    )
    func numbers(value: Double, text: String) {
        let drawing = SVGShapeSource().circle(center: SVGPoint(value, 0), radius: 1)
        var writer = MarkupWriter()
        drawing.write(to: &writer)
        #expect(writer.string == "<circle cx=\"\(text)\" cy=\"0\" r=\"1\"/>")
    }

    @Test("An arc has its radius twice, and 1 or 0 for each of its flags")
    func arcs() {
        for (isLarge, isClockwise, flags) in [
            (false, false, "0 0"), (false, true, "0 1"), (true, false, "1 0"), (true, true, "1 1"),
        ] {
            var line = SVGPath()
            line.move(to: SVGPoint(1, 2))
            line.arc(to: SVGPoint(3, 4), radius: 5, isLarge: isLarge, isClockwise: isClockwise)
            line.close()
            var writer = MarkupWriter()
            SVGShapeSource().path(line).write(to: &writer)
            #expect(writer.string == "<path d=\"M1 2 A5 5 0 \(flags) 3 4 Z\"/>")
        }
    }

    @Test("Hostile text in every place of a drawing reads back and makes no element", arguments: 0..<100)
    func hostile(seed: UInt64) throws {
        var source = HostileText(seed: seed)
        let label = source.text(pieces: 20)
        let nodes = try StrictMarkup.nodes(of: Chart(label: label).bytes)
        guard case .element("svg", _, let children) = nodes.first else {
            Issue.record("no drawing, seed \(seed)")
            return
        }
        let read = HostileText.asRead(label)
        #expect(children.count == 5, "seed \(seed)")
        #expect(children.first == .element("title", [:], read.isEmpty ? [] : [.text(read)]), "seed \(seed)")
    }
}

private struct SVGShapeSource: SVGTags {}
