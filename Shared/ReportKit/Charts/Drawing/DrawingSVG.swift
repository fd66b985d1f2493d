import HTMLKit

struct DrawingSVG: SVGDrawing, Sendable {
    let chart: ReportChart
    let layout: Drawing
    let fontFamily: String

    var width: Double { layout.width }
    var height: Double { layout.height }
    var title: String { chart.title }
    var summary: String { chart.description }

    /// The font families. Verdana is as wide as DejaVu Sans and the others are narrower, so nothing overlaps if DejaVu Sans
    /// isn't installed.
    private var families: String {
        let common = "DejaVu Sans, Verdana, sans-serif"
        return fontFamily == "DejaVu Sans" ? common : "\(fontFamily), \(common)"
    }

    /// The SVG content. Its base direction is left to right, because anchors would change sides in a right-to-left
    /// page; right-to-left text keeps its own direction.
    var drawing: some SVGContent {
        g(.fontFamily(families), .leftToRight, .roundCorners) {
            for item in layout.items { ItemSVG(item: item) }
        }
    }
}

struct ItemSVG: SVGView {
    let item: DrawingItem

    var body: some SVGContent {
        switch item {
        case .strokes(let strokes, let pen): StrokesSVG(strokes: strokes, pen: pen)
        case .shape(.box(let box, let radius), let fill, let outline):
            rect(
                x: box.left,
                y: box.top,
                width: box.width,
                height: box.height,
                radius: radius,
                .fill(SVGPaint(fill)),
                outline.map { .stroke(SVGPaint($0.color)) },
                outline.map { .strokeWidth($0.width) }
            )
        case .shape(.circle(let center, let radius), let fill, let outline):
            circle(
                center: SVGPoint(center),
                radius: radius,
                .fill(SVGPaint(fill)),
                outline.map { .stroke(SVGPaint($0.color)) },
                outline.map { .strokeWidth($0.width) }
            )
        case .shape(.polygon(let points), let fill, let outline):
            polygon(
                points.map(SVGPoint.init),
                .fill(SVGPaint(fill)),
                outline.map { .stroke(SVGPaint($0.color)) },
                outline.map { .strokeWidth($0.width) }
            )
        case .text(let text):
            self.text(
                x: text.place.x,
                y: text.place.y,
                .fontSize(text.style.size),
                text.style.isBold ? .bold : nil,
                .fill(SVGPaint(text.style.color)),
                text.anchor == .start ? nil : .textAnchor(text.anchor == .end ? .end : .middle),
                .ownDirection
            ) { text.text }
        }
    }
}

private struct StrokesSVG: SVGView {
    let strokes: [[DrawingPoint]]
    let pen: DrawingPen

    var body: some SVGContent {
        path(
            course,
            .fill(.none),
            .stroke(SVGPaint(pen.color)),
            .strokeWidth(pen.width),
            pen.dash.isEmpty ? .roundEnds : .strokeDashes(pen.dash)
        )
    }

    private var course: SVGPath {
        var path = SVGPath()
        for stroke in strokes {
            for (index, point) in stroke.enumerated() {
                if index == 0 { path.move(to: SVGPoint(point)) } else { path.line(to: SVGPoint(point)) }
            }
        }
        return path
    }
}

extension SVGPoint {
    fileprivate init(_ point: DrawingPoint) {
        self.init(point.x, point.y)
    }
}

extension SVGPaint {
    fileprivate init(_ color: ChartColor) {
        let (red, green, blue) = color.rgb
        self = .rgb(red, green, blue)
    }
}
