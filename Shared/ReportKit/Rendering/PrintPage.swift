public import HTMLKit

extension ReportDocument {
    /// Returns the report as an HTML file with its pictures embedded, for print and for a phone. Browsers that support
    /// it add page numbers.
    public func printHTML() -> [UInt8] {
        PrintPage(document: self).bytes
    }

    /// The page size's style sheet in ``printHTML()``, for a content security policy that allows it by its hash.
    public var printStyleSheet: StyleSheet {
        page.size == .a4 ? PrintPage.a4 : PrintPage.letter
    }
}

/// A report as a print page.
struct PrintPage: HTMLPage {
    let document: ReportDocument
    var language: String { document.language }
    var direction: TextDirection { document.direction }
    var title: String { document.title }

    var head: some HTMLContent {
        if !document.author.isEmpty { meta(.author, document.author) }
        styleSheet(PrintPage.common)
        styleSheet(document.printStyleSheet)
    }

    var body: some HTMLContent {
        main {
            for block in document.blocks { PrintBlock(block: block, document: document) }
        }
    }
}

private struct PrintBlock: HTMLView {
    let block: ReportBlock
    let document: ReportDocument

    var body: some HTMLContent {
        switch block {
        case .heading(let text, .title): h1 { PrintText(text: text) }
        case .heading(let text, .section): h2 { PrintText(text: text) }
        case .heading(let text, .part): h3 { PrintText(text: text) }
        case .paragraph(let text, let tone):
            p(.dir(.automatic), tone.className.map { .class($0) }) { PrintText(text: text) }
        case .list(let list): PrintList(list: list)
        case .table(let table): PrintTable(table: table)
        case .facts(let facts):
            dl {
                for fact in facts {
                    dt { PrintText(text: fact.name) }
                    dd(.dir(.automatic)) { PrintText(text: fact.value) }
                }
            }
        case .image(let image): PrintImage(image: image)
        case .chart(let chart, let caption, let height):
            PrintChart(chart: chart, caption: caption, height: height, document: document)
        case .rule: hr()
        case .space: MarkupNothing()
        case .pageBreak: div(.class("page-break")) {}
        }
    }
}

private struct PrintText: HTMLView {
    let text: ReportText

    var body: some HTMLContent {
        for run in text.runs {
            if let link = run.link {
                a(href: link) { PrintRun(run: run) }
            } else {
                PrintRun(run: run)
            }
        }
    }
}

private struct PrintRun: HTMLView {
    let run: ReportRun

    var body: some HTMLContent {
        switch (run.isBold, run.isItalic) {
        case (true, true): strong { em { run.text } }
        case (true, false): strong { run.text }
        case (false, true): em { run.text }
        case (false, false): run.text
        }
    }
}

private struct PrintList: HTMLView {
    let list: ReportList

    var body: some HTMLContent {
        if list.marker == .numbered {
            ol(className, list.first == 1 ? nil : .start(list.first)) { items }
        } else {
            ul(className) { items }
        }
    }

    private var className: Attribute? {
        let names = [list.marker == .checkBox ? "check" : nil, list.isInTwoColumns ? "columns" : nil].compactMap { $0 }
        return names.isEmpty ? nil : .class(names.joined(separator: " "))
    }

    @HTMLBuilder private var items: some HTMLContent {
        for item in list.items { li(.dir(.automatic)) { PrintText(text: item) } }
    }
}

private struct PrintTable: HTMLView {
    let table: ReportTable

    var body: some HTMLContent {
        self.table {
            if !table.caption.isEmpty { caption { table.caption } }
            thead {
                tr {
                    for column in table.columns {
                        th(scope: .column, column.alignment.className.map { .class($0) }) {
                            PrintText(text: column.title)
                        }
                    }
                }
            }
            tbody {
                for row in table.rows {
                    tr {
                        for (column, cell) in zip(table.columns, row) {
                            td(column.alignment.className.map { .class($0) }) { PrintText(text: cell) }
                        }
                    }
                }
            }
        }
    }
}

private struct PrintImage: HTMLView {
    let image: ReportImage

    var body: some HTMLContent {
        figure {
            img(
                src: .embedded(image.bytes, image.format == .png ? .png : .jpeg),
                alt: image.description,
                .width(image.pixelWidth),
                .height(image.pixelHeight)
            )
            if !image.caption.isEmpty { figcaption { image.caption } }
        }
    }
}

/// A chart with its values in a collapsed table.
private struct PrintChart: HTMLView {
    let chart: ReportChart
    let caption: String
    let height: Double?
    let document: ReportDocument

    var body: some HTMLContent {
        figure(.class("chart")) {
            drawing
            if !caption.isEmpty { figcaption { caption } }
            details {
                summary { chart.title }
                PrintTable(table: chart.table)
            }
        }
    }

    /// The drawing; nil if no font can measure text. The table has the same values.
    private var drawing: DrawingSVG? {
        chart.printed(height: height, family: document.style.fontFamily, language: document.language)
    }
}

extension ReportBlock.Tone {
    fileprivate var className: String? {
        switch self {
        case .normal: nil
        case .lead: "lead"
        case .note: "note"
        }
    }
}

extension ReportTable.Alignment {
    fileprivate var className: String? {
        switch self {
        case .start: nil
        case .center: "center"
        case .end: "end"
        }
    }
}

extension PrintPage {
    static let common = StyleSheet(
        """
        :root { color-scheme: light; font: 100%/1.5 "DejaVu Sans", Verdana, sans-serif; color: #1c1c1f }
        body { margin: 0 auto; max-width: 44rem; padding: 1.5rem }
        main { overflow-wrap: anywhere }
        h1 { font-size: 2em; line-height: 1.25; margin: 0 0 .4em }
        h2 { font-size: 1.35em; line-height: 1.3; margin: 1.6em 0 .3em }
        h3 { font-size: 1.1em; margin: 1.3em 0 .2em }
        h1, h2, h3 { break-after: avoid }
        p { margin: .6em 0; orphans: 2; widows: 2 }
        .lead { font-size: 1.15em }
        .note, figcaption { font-size: .85em; color: #5c5c61 }
        a { color: #0072b2 }
        ul, ol { margin: .6em 0; padding-inline-start: 1.6em }
        li { margin: .25em 0 }
        .check { list-style: "\\2610\\00a0\\00a0" }
        table { border-collapse: collapse; width: 100%; margin: 1em 0; font-size: .92em }
        caption { text-align: start; font-weight: bold; margin-bottom: .3em }
        thead { display: table-header-group; border-bottom: 1px solid #5c5c61 }
        tr { break-inside: avoid; border-bottom: 1px solid #ccccd1 }
        th, td { text-align: start; vertical-align: baseline; padding: .3em .7em }
        th:first-child, td:first-child { padding-inline-start: 0 }
        th:last-child, td:last-child { padding-inline-end: 0 }
        .center { text-align: center }
        .end { text-align: end; font-variant-numeric: tabular-nums }
        dl { display: grid; grid-template-columns: fit-content(40%) 1fr; gap: .15em 1.6em; margin: .6em 0 }
        dt { color: #5c5c61 }
        dd { margin: 0 }
        figure { margin: 1em 0; break-inside: avoid }
        img { max-width: 100%; max-height: 20rem; width: auto; height: auto; display: block }
        .chart svg { width: 100%; max-width: 36rem; height: auto; display: block }
        details { font-size: .85em; color: #5c5c61 }
        hr { border: 0; border-top: 1px solid #ccccd1; margin: 1em 0 }
        .page-break { break-after: page }
        @media (min-width: 36rem) { .columns { columns: 2; column-gap: 2.4em } .columns li { break-inside: avoid } }
        @media print { :root { font-size: 10pt } body { max-width: none; padding: 0 } a { text-decoration: none } }
        """
    )

    static let a4 = StyleSheet(
        """
        @page { size: A4; margin: 22mm; @bottom-right { content: counter(page) " / " counter(pages) } }
        """
    )

    static let letter = StyleSheet(
        """
        @page { size: letter; margin: 22mm; @bottom-right { content: counter(page) " / " counter(pages) } }
        """
    )
}
