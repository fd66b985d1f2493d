@preconcurrency import CCairo

/// The outline of a document for the reader's sidebar, and its structure tree for screen readers.
struct DocumentStructure {
    /// The alternative text of each figure, in the order of the document.
    private(set) var alternatives: [String] = []
    private var parents: [(level: Int, id: Int32)] = []
    private var page: Int32 = 0
    private var open: [StructureTag] = []
    /// The text that goes on on the next page.
    private var cut: StructureTag?

    mutating func beginPage() {
        page += 1
    }

    mutating func addOutline(_ title: String, level: Int, to surface: OpaquePointer) {
        while let last = parents.last, last.level >= level { parents.removeLast() }
        let id = cairo_pdf_surface_add_outline(
            surface,
            parents.last?.id ?? 0,
            title,
            "page=\(page)",
            CAIRO_PDF_OUTLINE_FLAG_OPEN
        )
        parents.append((level, id))
    }

    mutating func begin(_ tag: StructureTag, in cairo: OpaquePointer) {
        if tag.name == StructureTag.figureName { alternatives.append(tag.alternative) }
        cairo_tag_begin(cairo, tag.name, nil)
        open.append(tag)
    }

    mutating func end(in cairo: OpaquePointer) {
        guard let tag = open.popLast() else { return }
        cairo_tag_end(cairo, tag.name)
    }

    /// Ends a text that goes on on the next page, where it is a node of its own.
    mutating func pause(in cairo: OpaquePointer) {
        guard let last = open.last, !last.isGroup else { return }
        cut = last
        end(in: cairo)
    }

    mutating func endPage(in cairo: OpaquePointer) {
        cairo_show_page(cairo)
        guard let cut else { return }
        self.cut = nil
        begin(cut, in: cairo)
    }
}
