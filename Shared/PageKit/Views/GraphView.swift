public import HTMLKit

/// A line through values at equal distances, from zero up, with its least and greatest value in words beside it.
public struct GraphView: SVGDrawing {
    public let title: String
    public let summary: String
    private let values: [Int]

    /// - Parameters:
    ///   - title: The name of the graph.
    ///   - summary: The graph in a sentence, for people who don't see it.
    ///   - values: Two values or more, none below zero.
    public init(_ values: [Int], title: String, summary: String) {
        self.values = values
        self.title = title
        self.summary = summary
    }

    public var width: Double { 640 }
    public var height: Double { 160 }

    public var drawing: some SVGContent {
        line(from: SVGPoint(0, height - 1), to: SVGPoint(width, height - 1), .class("base"))
        polyline(points, .class("curve"), .roundEnds, .roundCorners)
    }

    private var points: [SVGPoint] {
        let most = Double(max(values.max() ?? 1, 1))
        let step = (width - 8) / Double(max(values.count - 1, 1))
        return values.enumerated().map { place, value in
            SVGPoint(4 + Double(place) * step, height - 5 - Double(value) / most * (height - 12))
        }
    }
}
