extension BlockLayout {
    /// The geometry of a table.
    private struct Grid {
        let widths: [Double]
        let alignments: [ReportTable.Alignment]
        /// The white space between two columns.
        let gap: Double
        /// The white space above and below a cell.
        let padding: Double

        func start(of column: Int) -> Double {
            widths[..<column].reduce(0, +) + gap * Double(column)
        }
    }

    func table(_ table: ReportTable) -> [FlowItem] {
        let titles = table.columns.map(\.title)
        let grid = Grid(
            widths: widths(of: [titles] + table.rows, titleRows: 1, gap: body * 1.4),
            alignments: table.columns.map(\.alignment),
            gap: body * 1.4,
            padding: body * 0.32
        )
        var items: [FlowItem] = []
        if !table.caption.isEmpty {
            let text = ReportText([.bold(table.caption)])
            items = lines(of: setter.set(text, as: .cell, width: width), start: 0, width: width)
            items[0].spaceBefore = body
            for index in items.indices { items[index].keepsWithNext = true }
            items = items.tagged(.caption)
        }
        var head = row(titles, as: .columnTitle, in: grid, isWhole: true)
        head[0].spaceBefore = items.isEmpty ? body : body * 0.2
        head[head.count - 1].marks.append(line(y: head[head.count - 1].height - 0.9, .strongLine, thickness: 0.9))
        for index in head.indices { head[index].keepsWithNext = true }
        let isRepeated = head.reduce(0) { $0 + $1.height } < pageHeight / 3
        let repeated = head.map { item in
            var item = item
            item.marks = item.marks.untagged
            return item
        }
        items += head
        for (number, cells) in table.rows.enumerated() {
            var own = row(cells, as: .cell, in: grid, isWhole: false)
            let last = own.count - 1
            own[last].marks.append(line(y: own[last].height - 0.4, .line, thickness: 0.4))
            // The last row isn't alone on a page.
            if number == table.rows.count - 2 { own[last].keepsWithNext = true }
            if isRepeated {
                for index in own.indices { own[index].head = repeated }
            }
            items += own
        }
        return items.tagged(.table)
    }

    func facts(_ facts: [ReportFact]) -> [FlowItem] {
        guard !facts.isEmpty else { return [] }
        let names = facts.map { setter.set($0.name, as: .name).width }.max() ?? 0
        let gap = body * 1.6
        let nameWidth = min(names + 0.5, width * 0.4)
        let grid = Grid(
            widths: [nameWidth, width - nameWidth - gap],
            alignments: [.start, .start],
            gap: gap,
            padding: body * 0.08
        )
        var items: [FlowItem] = []
        for fact in facts {
            let name = setter.set(fact.name, as: .name, width: grid.widths[0])
            let value = setter.set(fact.value, as: .body, width: grid.widths[1])
            items += row([name, value], in: grid, tags: (.listItem, [.label, .listBody]), isWhole: false)
        }
        items[0].spaceBefore = body * 0.6
        return items.tagged(.list)
    }

    private func row(_ cells: [ReportText], as role: TextRole, in grid: Grid, isWhole: Bool) -> [FlowItem] {
        let texts = zip(cells, grid.widths).map { setter.set($0, as: role, width: $1) }
        let cell: StructureTag = role == .columnTitle ? .headerCell : .cell
        return row(texts, in: grid, tags: (.row, texts.map { _ in cell }), isWhole: isWhole)
    }

    /// Returns a row as a single item, or an item for each line if the row is too tall to move as a whole. Each item is a node of the
    /// structure tree, with a node for each cell.
    private func row(
        _ texts: [SetText],
        in grid: Grid,
        tags: (row: StructureTag, cells: [StructureTag]),
        isWhole: Bool
    ) -> [FlowItem] {
        var lines: [(height: Double, cells: [[Mark]])] = []
        for number in 0..<max(texts.map(\.lines.count).max() ?? 0, 1) {
            var height = 0.0
            // The cells of a row share a baseline, whatever their sizes.
            let baseline = texts.compactMap { $0.lines.indices.contains(number) ? $0.lines[number].baseline : nil }
                .max()
            let cells = texts.enumerated().map { column, text -> [Mark] in
                guard text.lines.indices.contains(number) else { return [] }
                let line = text.lines[number]
                let x = self.x(
                    of: line,
                    start: grid.start(of: column),
                    width: grid.widths[column],
                    alignment: grid.alignments[column]
                )
                let drop = (baseline ?? 0) - line.baseline
                height = max(height, line.height + drop)
                return [.text(line, of: text, x: x, y: drop)]
            }
            lines.append((height, cells))
        }
        lines[0].height += grid.padding
        lines[0].cells = lines[0].cells.map { cell in cell.map { $0.moved(y: grid.padding) } }
        lines[lines.count - 1].height += grid.padding
        let isTall = lines.reduce(0) { $0 + $1.height } > pageHeight * 0.4
        if isWhole || !isTall { lines = [Self.joined(lines)] }
        return lines.map { line in
            let marks = zip(line.cells, tags.cells).flatMap { cell, tag in cell.tagged(tag) }
            return FlowItem(spaceBefore: 0, height: line.height, marks: marks.tagged(tags.row))
        }
    }

    private static func joined(_ lines: [(height: Double, cells: [[Mark]])]) -> (height: Double, cells: [[Mark]]) {
        lines.dropFirst().reduce(into: lines[0]) { whole, line in
            let below = whole.height
            whole.cells = zip(whole.cells, line.cells).map { $0 + $1.map { $0.moved(y: below) } }
            whole.height += line.height
        }
    }

    private func widths(of rows: [[ReportText]], titleRows: Int, gap: Double) -> [Double] {
        let columns = rows[0].count
        var demands = Array(repeating: ColumnWidths.Demand(least: 0, most: 0), count: columns)
        for (number, row) in rows.enumerated() {
            let role = number < titleRows ? TextRole.columnTitle : .cell
            for (column, text) in row.enumerated() {
                let whole = setter.set(text, as: role).width + 0.5
                demands[column].most = max(demands[column].most, whole)
                // A short cell, such as a number or a date, is never broken. In a long one, only a very long word is.
                let least = whole <= body * 8 ? whole : setter.set(longestWord(of: text), as: role).width + 0.5
                demands[column].least = max(demands[column].least, min(least, width * 0.3))
            }
        }
        return ColumnWidths.share(width - gap * Double(columns - 1), between: demands)
    }

    private func longestWord(of text: ReportText) -> ReportText {
        var longest = ReportRun("")
        for run in text.runs {
            for word in run.text.split(whereSeparator: \.isWhitespace) where word.utf8.count > longest.text.utf8.count {
                longest = run
                longest.text = String(word)
            }
        }
        return ReportText([longest])
    }
}
