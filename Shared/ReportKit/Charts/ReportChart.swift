/// A chart as plain values: what it shows, not how it is drawn. The same description becomes SVG, PNG and PDF, alone or
/// as a block of a report; all of them show the same.
public enum ReportChart: Hashable, Sendable {
    /// Values over time, as lines.
    case line(LineChart)
    /// Values of categories, as bars.
    case bars(BarChart)
    /// Cells in five shades.
    case heatMap(HeatMap)

    /// What it is about.
    public var title: String {
        switch self {
        case .line(let chart): chart.title
        case .bars(let chart): chart.title
        case .heatMap(let map): map.title
        }
    }

    /// What it shows, in words.
    public var description: String {
        switch self {
        case .line(let chart): chart.description
        case .bars(let chart): chart.description
        case .heatMap(let map): map.description
        }
    }

    /// The values as a table, for those who do not see the chart or want the numbers.
    public var table: ReportTable {
        switch self {
        case .line(let chart): chart.table
        case .bars(let chart): chart.table
        case .heatMap(let map): map.table
        }
    }
}

extension LineChart {
    /// A row a place, a column a series; several values of one place stand side by side.
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
    /// The longer side runs down, so that a year of weeks doesn't need a wide page.
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
