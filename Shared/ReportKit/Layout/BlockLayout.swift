import HTMLKit

/// Turns blocks into items of the width of a page's text.
struct BlockLayout {
    let setter: TextSetter
    let width: Double
    let pageHeight: Double
    let isMirrored: Bool

    var body: Double { setter.style.bodySize }

    func items(of blocks: [ReportBlock]) -> [FlowItem] {
        var items: [FlowItem] = []
        var startsPage = false
        for block in blocks {
            if block == .pageBreak {
                startsPage = true
                continue
            }
            var own = self.items(of: block)
            if startsPage, !own.isEmpty {
                own[0].startsPage = true
                startsPage = false
            }
            items += own
        }
        return items
    }

    private func items(of block: ReportBlock) -> [FlowItem] {
        switch block {
        case .heading(let text, let level): heading(text, level)
        case .paragraph(let text, let tone): paragraph(text, tone)
        case .list(let list): self.list(list)
        case .table(let table): self.table(table)
        case .facts(let facts): self.facts(facts)
        case .image(let image): self.image(image)
        case .chart(let chart, let caption, let height): self.chart(chart, caption: caption, height: height)
        case .rule:
            [FlowItem(spaceBefore: body, height: body * 0.5, marks: [line(y: 0, .line)])]
        case .space(let height): [FlowItem(spaceBefore: min(max(height, 0), pageHeight), height: 0, marks: [])]
        case .pageBreak: []
        }
    }

    /// Returns the x-coordinate of a box from its distance to the start of the text, which is mirrored in a
    /// right-to-left document.
    func x(start: Double, width: Double) -> Double {
        isMirrored ? self.width - start - width : start
    }

    func line(y: Double, _ color: ReportColor, thickness: Double = 0.6) -> Mark {
        .fill(color, x: 0, y: y, width: width, height: thickness)
    }
}

// MARK: Running text

extension BlockLayout {
    private func heading(_ text: ReportText, _ level: ReportBlock.HeadingLevel) -> [FlowItem] {
        let set = setter.set(text, as: .heading(level), width: width)
        var items = lines(of: set, start: 0, width: width)
        let above: [ReportBlock.HeadingLevel: Double] = [.title: 1.2, .section: 2, .part: 1.4]
        items[0].spaceBefore = body * (above[level] ?? 1)
        items[0].marks.insert(.outline(text.plain, level: level.rawValue), at: 0)
        for index in items.indices { items[index].keepsWithNext = true }
        items[items.count - 1].height += body * (level == .title ? 0.3 : 0.1)
        return items.tagged(.heading(level))
    }

    private func paragraph(_ text: ReportText, _ tone: ReportBlock.Tone) -> [FlowItem] {
        let roles: [ReportBlock.Tone: TextRole] = [.normal: .body, .lead: .lead, .note: .note]
        let set = setter.set(text, as: roles[tone] ?? .body, width: width)
        var items = lines(of: set, start: 0, width: width)
        items[0].spaceBefore = body * 0.6
        return items.tagged(.paragraph)
    }

    /// Returns an item for each line. The first two lines stay together, and so do the last two.
    func lines(
        of text: SetText,
        start: Double,
        width: Double,
        alignment: ReportTable.Alignment? = nil
    ) -> [FlowItem] {
        var items = text.lines.map { line in
            FlowItem(
                spaceBefore: 0,
                height: line.height,
                marks: [
                    .text(
                        line,
                        of: text,
                        x: self.x(of: line, start: start, width: width, alignment: alignment),
                        y: 0
                    )
                ]
            )
        }
        if items.isEmpty { items = [FlowItem(spaceBefore: 0, height: 0, marks: [])] }
        if items.count > 1 {
            items[0].keepsWithNext = true
            items[items.count - 2].keepsWithNext = true
        }
        return items
    }

    /// Returns the x-coordinate of a line: at the side where its own direction starts, or by the alignment if there is
    /// one.
    func x(
        of line: SetLine,
        start: Double,
        width: Double,
        alignment: ReportTable.Alignment? = nil
    ) -> Double {
        let left = x(start: start, width: width)
        let free = width - line.width
        switch alignment {
        case nil: return line.isRightToLeft ? left + free : left
        case .start: return isMirrored ? left + free : left
        case .center: return left + free / 2
        case .end: return isMirrored ? left : left + free
        }
    }

    private func image(_ image: ReportImage) -> [FlowItem] {
        let room = min(image.maximumHeight, pageHeight * 0.9)
        // A pixel is never larger than a point, so that small pictures stay sharp.
        let scale = min(
            width / Double(image.pixelWidth),
            room / Double(image.pixelHeight),
            1
        )
        let size = (width: Double(image.pixelWidth) * scale, height: Double(image.pixelHeight) * scale)
        let mark = Mark.image(
            image,
            x: x(start: 0, width: size.width),
            y: 0,
            width: size.width,
            height: size.height
        )
        return figure(marks: [mark], height: size.height, description: image.description, caption: image.caption)
    }

    /// Returns a chart, which isn't mirrored: time and numbers run to the right in every direction of text.
    private func chart(_ chart: ReportChart, caption: String, height: Double?) -> [FlowItem] {
        let drawing = chart.drawing(width: width, height: height, pageHeight: pageHeight * 0.85, setter: setter)
        let left = x(start: 0, width: drawing.width)
        let marks = drawing.marks(setter: setter).map { $0.moved(x: left, y: 0) }
        var items = figure(marks: marks, height: drawing.height, description: chart.description, caption: caption)
        items[0].spaceBefore = body * 1.6
        return items
    }

    /// Returns a picture or a chart on one page with its caption. Without a description it is decoration.
    private func figure(marks: [Mark], height: Double, description: String, caption: String) -> [FlowItem] {
        let marks = description.isEmpty ? marks : marks.tagged(.figure(description))
        var items = [FlowItem(spaceBefore: body, height: height + body * 0.4, marks: marks)]
        if !caption.isEmpty {
            items[0].keepsWithNext = true
            items += lines(of: setter.set(ReportText(caption), as: .note, width: width), start: 0, width: width)
                .tagged(.paragraph)
        }
        return items
    }
}

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
