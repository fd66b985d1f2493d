import HTMLKit

/// The pages of a report, which every backend draws.
struct ReportLayout {
    let document: ReportDocument
    let pages: [LaidOutPage]

    init(_ document: ReportDocument) throws(ReportError) {
        let margins = document.page.margins
        let width = document.page.size.width - 2 * margins.sides
        let height = document.page.size.height - margins.top - margins.bottom
        guard width >= 100, height >= 100, margins.sides >= 0, margins.top >= 0, margins.bottom >= 0 else {
            throw .pageTooSmall(width: width, height: height)
        }
        let setter = try TextSetter(
            style: document.style,
            language: document.language,
            direction: document.direction
        )
        let isMirrored = document.direction == .rightToLeft
        let blocks = BlockLayout(setter: setter, width: width, pageHeight: height, isMirrored: isMirrored)
        let pages = Paginator.pages(
            of: blocks.items(of: document.blocks),
            height: height,
            x: margins.sides,
            y: margins.top
        )
        let lines = PageLines(setter: setter, document: document, isMirrored: isMirrored)
        self.document = document
        self.pages = pages.enumerated().map { number, page in
            LaidOutPage(marks: page.marks, lines: lines.marks(page: number + 1, of: pages.count))
        }
    }
}
