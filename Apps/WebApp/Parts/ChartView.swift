import HTMLKit
import ReportKit

/// A chart on a page. It is drawn for a white background. In dark mode the style sheet turns its light and dark round and keeps its colors.
struct ChartView: HTMLView {
    private let chart: ReportChart

    init(_ chart: ReportChart) { self.chart = chart }

    /// The width of the drawing in points, before it is scaled to the window. It is narrow, so that texts stay readable on a phone.
    private static let width = 360.0

    var body: some HTMLContent {
        if let drawing = try? chart.inlineSVG(width: Self.width) { figure(.class("chart")) { drawing } }
    }
}
