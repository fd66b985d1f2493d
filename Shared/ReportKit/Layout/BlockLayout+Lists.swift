extension BlockLayout {
    func list(_ list: ReportList) -> [FlowItem] {
        guard !list.items.isEmpty else { return [] }
        let markers = list.items.indices.map { index -> SetText? in
            switch list.marker {
            case .bullet: setter.set("•", as: .body)
            case .numbered: setter.set(ReportText("\(list.first + index)."), as: .body)
            case .checkBox: nil
            }
        }
        let widest = markers.compactMap { $0?.width }.max() ?? body * 0.8
        let indent = max(widest, body * 0.8) + body * 0.6
        if list.isInTwoColumns, let items = twoColumns(list, markers, indent: indent) { return items }
        var items: [FlowItem] = []
        var ends: [Int] = []
        for (text, marker) in zip(list.items, markers) {
            var own = item(text, marker, indent: indent, start: 0, width: width)
            own[0].spaceBefore = body * (items.isEmpty ? 0.6 : 0.25)
            ends.append(items.count + own.count - 1)
            items += own.tagged(.listItem)
        }
        // Neither the first item nor the last is alone on a page.
        for end in [ends.first, ends.dropLast().last].compactMap({ $0 }) where end < items.count - 1 {
            items[end].keepsWithNext = true
        }
        return items.tagged(.list)
    }

    /// Returns the two columns as a single item; nil if they don't fit on a page.
    private func twoColumns(_ list: ReportList, _ markers: [SetText?], indent: Double) -> [FlowItem]? {
        let gap = body * 2.4
        let columnWidth = (width - gap) / 2
        let half = (list.items.count + 1) / 2
        var marks: [Mark] = []
        var tallest = 0.0
        for column in 0...1 {
            let range = column == 0 ? 0..<half : half..<list.items.count
            var used = 0.0
            for index in range {
                let start = column == 0 ? 0 : columnWidth + gap
                let own = item(list.items[index], markers[index], indent: indent, start: start, width: columnWidth)
                if used > 0 { used += body * 0.25 }
                for part in own.tagged(.listItem) {
                    marks += part.marks.map { $0.moved(y: used) }
                    used += part.height
                }
            }
            tallest = max(tallest, used)
        }
        guard tallest <= pageHeight else { return nil }
        return [FlowItem(spaceBefore: body * 0.6, height: tallest, marks: marks.tagged(.list))]
    }

    /// Returns the lines of an item, with its marker on the first line.
    private func item(
        _ text: ReportText,
        _ marker: SetText?,
        indent: Double,
        start: Double,
        width: Double
    ) -> [FlowItem] {
        let set = setter.set(text, as: .body, width: width - indent)
        var items = lines(of: set, start: start + indent, width: width - indent, alignment: .start).tagged(.listBody)
        if let marker, let line = marker.lines.first {
            let x = self.x(of: line, start: start, width: indent - body * 0.6, alignment: .end)
            items[0].marks.insert(contentsOf: [Mark.text(line, of: marker, x: x, y: 0)].tagged(.label), at: 0)
        } else if let first = set.lines.first {
            let side = body * 0.75
            let x = self.x(start: start, width: side)
            items[0].marks.insert(
                .frame(.muted, x: x, y: first.baseline - side, width: side, height: side),
                at: 0
            )
        }
        return items
    }
}
