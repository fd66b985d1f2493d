public import HTMLKit
public import WordKit

/// A chart as plain values, independent of how it is drawn. SVG, PNG and PDF show the same, alone or as a block of a
/// report.
public enum ReportChart: Hashable, Sendable {
    case line(LineChart)
    case bars(BarChart)
    case heatMap(HeatMap)

    public var title: String {
        switch self {
        case .line(let chart): chart.title
        case .bars(let chart): chart.title
        case .heatMap(let map): map.title
        }
    }

    /// A description of the chart in words.
    public var description: String {
        switch self {
        case .line(let chart): chart.description
        case .bars(let chart): chart.description
        case .heatMap(let map): map.description
        }
    }

    /// The values as a table, for people who can't see the chart or want the numbers.
    public var table: ReportTable {
        switch self {
        case .line(let chart): chart.table
        case .bars(let chart): chart.table
        case .heatMap(let map): map.table
        }
    }
}

extension LineChart {
    /// The table, with a row for each `x` and a column for each series. Several values at one `x` share a cell.
    fileprivate var table: ReportTable {
        var texts: [Int: [[String]]] = [:]
        let none = Array(repeating: [String](), count: series.count)
        for (column, line) in series.enumerated() {
            for point in line.points {
                var row = texts[point.x] ?? none
                if let value = point.y { row[column].append(value.text) }
                texts[point.x] = row
            }
        }
        let rows = texts.sorted { $0.key < $1.key }.map { place, values in
            [ReportText(name(of: place))]
                + values.map { ReportText($0.isEmpty ? "–" : $0.joined(separator: ", ")) }
        }
        let names = series.map { line in
            ReportTable.Column(ReportText(Self.heading(line.name, unit: yName)), .end)
        }
        return ReportTable(columns: [.init(ReportText(xName))] + names, checkedRows: rows)
    }

    private func name(of place: Int) -> String {
        switch xAxis {
        case .days: CivilDay(number: place).text
        case .labels(let labels): labels[place]
        }
    }

    fileprivate static func heading(_ name: String, unit: String) -> String {
        if name.isEmpty || unit.isEmpty { return name + unit }
        return "\(name) (\(unit))"
    }
}

extension BarChart {
    fileprivate var table: ReportTable {
        let rows = categories.enumerated().map { index, category in
            [ReportText(category)] + series.map { ReportText($0.values[index]?.text ?? "–") }
        }
        let names = series.map { ReportTable.Column(ReportText(LineChart.heading($0.name, unit: yName)), .end) }
        return ReportTable(columns: [.init(ReportText(xName))] + names, checkedRows: rows)
    }
}

extension HeatMap {
    /// The table, with the longer side running down, so that a year of weeks doesn't need a wide page.
    fileprivate var table: ReportTable {
        if columns.count > rows.count {
            let body = columns.indices.map { column in
                [ReportText(columns[column])] + rows.map { ReportText(legend.name(of: $0.cells[column])) }
            }
            let names = rows.map { ReportTable.Column(ReportText($0.label)) }
            return ReportTable(columns: [.init(ReportText(xName))] + names, checkedRows: body)
        }
        let body = rows.map { row in [ReportText(row.label)] + row.cells.map { ReportText(legend.name(of: $0)) } }
        let names = columns.map { ReportTable.Column(ReportText($0)) }
        return ReportTable(columns: [.init(ReportText(yName))] + names, checkedRows: body)
    }
}

extension ReportChart {
    /// The possible widths and heights of a chart outside of a report, in points.
    public static let sizes = 120.0...4000.0

    /// The style of a chart outside of a report: DejaVu Sans at 12 points, which suits a phone.
    public static let style = ReportStyle(bodySize: 12)

    /// Returns the chart as an SVG file, with real text, presentation attributes, `<title>` and `<desc>`.
    ///
    /// - Parameters:
    ///   - width: The width in points.
    ///   - height: The height in points; nil for one that suits the width.
    /// - Throws: `ReportError.chartSize` if the size is outside ``sizes`` or too low for the chart's texts, or the
    ///   errors of the style.
    public func svg(
        width: Double,
        height: Double? = nil,
        style: ReportStyle = ReportChart.style,
        language: String = Language.current.rawValue
    ) throws(ReportError) -> [UInt8] {
        try vector(width: width, height: height, style: style, language: language).svg
    }

    /// Returns the chart as an element for a page, drawn as by ``svg(width:height:style:language:)``.
    ///
    /// - Note: It contains no style attribute and no script, so a strict content security policy allows it.
    public func inlineSVG(
        width: Double,
        height: Double? = nil,
        style: ReportStyle = ReportChart.style,
        language: String = Language.current.rawValue
    ) throws(ReportError) -> some HTMLContent & Sendable {
        try vector(width: width, height: height, style: style, language: language)
    }

    /// Returns the chart as a PNG file with a white background.
    ///
    /// - Parameter scale: The pixels per point, from 0.5 to 8; 3 for most phones.
    /// - Throws: The errors of ``svg(width:height:style:language:)``, `ReportError.chartScale`, or
    ///   `ReportError.imageSize` for more pixels than ``ReportImage/pixelLimit``.
    public func png(
        width: Double,
        height: Double? = nil,
        scale: Double = 2,
        style: ReportStyle = ReportChart.style,
        language: String = Language.current.rawValue
    ) throws(ReportError) -> [UInt8] {
        guard (0.5...8).contains(scale) else { throw .chartScale(scale) }
        let setter = try TextSetter(style: style, language: language, direction: .leftToRight)
        let drawing = try drawing(width: width, height: height, setter: setter)
        guard drawing.width * scale * drawing.height * scale <= Double(ReportImage.pixelLimit) else {
            throw .imageSize(width: Int(drawing.width * scale), height: Int(drawing.height * scale))
        }
        return try CairoFile.png(width: drawing.width, height: drawing.height, scale: scale) {
            painter throws(ReportError) in
            var structure = DocumentStructure()
            try painter.draw(LaidOutPage(marks: drawing.marks(setter: setter)), structure: &structure)
        }
    }

    /// Returns the chart as a PDF of a single page in the chart's size, with searchable text.
    ///
    /// - Parameter createdAt: The creation time in milliseconds since 1970-01-01T00:00:00Z, which is the only time in
    ///   the file.
    /// - Throws: The errors of ``svg(width:height:style:language:)``.
    public func pdf(
        width: Double,
        height: Double? = nil,
        createdAt: Int64,
        style: ReportStyle = ReportChart.style,
        language: String = Language.current.rawValue
    ) throws(ReportError) -> [UInt8] {
        let setter = try TextSetter(style: style, language: language, direction: .leftToRight)
        let drawing = try drawing(width: width, height: height, setter: setter)
        let properties = CairoFile.Properties(title: title, author: "", language: language, createdAt: createdAt)
        return try CairoFile.pdf(width: drawing.width, height: drawing.height, properties) {
            painter,
            structure throws(ReportError) in
            structure.beginPage()
            // Cairo drops what precedes a shape that covers the page, tags too. The paper is white without one.
            let marks = Array(drawing.marks(setter: setter).dropFirst()).tagged(.figure(description))
            try painter.draw(LaidOutPage(marks: marks), structure: &structure)
            structure.endPage(in: painter.cairo)
        }
    }
}

extension ReportChart {
    /// Returns the drawing of a chart outside of a report, with a margin around it.
    func drawing(width: Double, height: Double?, setter: TextSetter) throws(ReportError) -> Drawing {
        let ruler = ChartRuler(setter)
        let isWidthSound = Self.sizes.contains(width)
        let inset = setter.style.bodySize
        let sound = isWidthSound ? width : Self.sizes.lowerBound
        let least = layout(width: sound, height: 1, inset: inset, ruler: ruler).height.rounded(.up)
        guard isWidthSound, height.map({ Self.sizes.contains($0) && $0 >= least }) ?? true else {
            throw .chartSize(width: width, height: height ?? least, leastHeight: least)
        }
        let drawing = layout(width: width, height: height, inset: inset, ruler: ruler)
        let paper = DrawingBox(left: 0, top: 0, width: drawing.width, height: drawing.height)
        var whole = drawing
        whole.items.insert(.shape(.box(paper), fill: .paper, outline: nil), at: 0)
        return whole
    }

    /// Returns the drawing of a chart in a report, as wide as the text, and scaled down if it is higher than the page.
    func drawing(width: Double, height: Double?, pageHeight: Double, setter: TextSetter) -> Drawing {
        let ruler = ChartRuler(setter)
        // Below this width, a chart is drawn wider and scaled down.
        let drawnWidth = max(width, setter.style.bodySize * 20)
        let asked = height.flatMap { $0.isFinite ? min(max($0, 1), pageHeight) : nil }
        let height = asked.map { $0 * drawnWidth / width }
        let drawing = layout(width: drawnWidth, height: height, inset: 0, ruler: ruler)
        return drawing.scaled(by: min(width / drawnWidth, pageHeight / drawing.height))
    }

    /// - Parameter height: The height; nil for one that suits the width. The drawing is higher if the texts need it.
    func layout(width: Double, height: Double?, inset: Double, ruler: ChartRuler) -> Drawing {
        switch self {
        case .line(let chart):
            LineLayout(chart: chart, ruler: ruler, width: width, height: height, inset: inset).drawing()
        case .bars(let chart) where chart.direction == .sideways:
            SidewaysBarLayout(chart: chart, ruler: ruler, width: width, height: height, inset: inset).drawing()
        case .bars(let chart):
            BarLayout(chart: chart, ruler: ruler, width: width, height: height, inset: inset).drawing()
        case .heatMap(let map):
            HeatLayout(map: map, ruler: ruler, width: width, height: height, inset: inset).drawing()
        }
    }

    func vector(
        width: Double,
        height: Double?,
        style: ReportStyle,
        language: String
    ) throws(ReportError) -> DrawingSVG {
        let setter = try TextSetter(style: style, language: language, direction: .leftToRight)
        let drawing = try drawing(width: width, height: height, setter: setter)
        return DrawingSVG(chart: self, layout: drawing, fontFamily: style.fontFamily)
    }

    /// Returns the drawing for a print page, which scales it; its text stays readable on a phone. Nil if no text can be
    /// measured.
    func printed(height: Double?, family: String, language: String) -> DrawingSVG? {
        let style = ReportStyle(fontFamily: family, bodySize: 12)
        do throws(ReportError) {
            let setter = try TextSetter(
                style: style,
                language: language,
                direction: .leftToRight,
                insistsOnFont: false
            )
            let drawing = drawing(width: 440, height: height, pageHeight: 900, setter: setter)
            return DrawingSVG(chart: self, layout: drawing, fontFamily: family)
        } catch {
            return nil
        }
    }
}
