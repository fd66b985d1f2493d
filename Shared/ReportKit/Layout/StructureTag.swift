/// A node of a PDF's structure tree, which screen readers follow.
struct StructureTag: Hashable {
    /// The standard structure type of PDF.
    let name: String
    /// The text for people who can't see the node; empty for none.
    var alternative = ""

    static let document = StructureTag(name: "Document")
    static let paragraph = StructureTag(name: "P")
    static let list = StructureTag(name: "L")
    static let listItem = StructureTag(name: "LI")
    static let label = StructureTag(name: "Lbl")
    static let listBody = StructureTag(name: "LBody")
    static let table = StructureTag(name: "Table")
    static let caption = StructureTag(name: "Caption")
    static let row = StructureTag(name: "TR")
    static let headerCell = StructureTag(name: headerCellName)
    static let cell = StructureTag(name: "TD")
    static let span = StructureTag(name: "Span")

    static let figureName = "Figure"
    static let headerCellName = "TH"

    static func heading(_ level: ReportBlock.HeadingLevel) -> StructureTag {
        StructureTag(name: "H\(level.rawValue)")
    }

    static func figure(_ alternative: String) -> StructureTag {
        StructureTag(name: figureName, alternative: alternative)
    }

    /// Whether the node only groups other nodes and may run over pages.
    var isGroup: Bool { [.document, .list, .listItem, .table, .row].contains(self) }
}

extension [FlowItem] {
    /// The items inside a node of the structure tree.
    func tagged(_ tag: StructureTag) -> [FlowItem] {
        guard !isEmpty else { return [] }
        var items = self
        items[0].marks.insert(.begin(tag), at: 0)
        items[items.count - 1].marks.append(.end)
        return items
    }
}

extension [Mark] {
    /// The marks inside a node of the structure tree.
    func tagged(_ tag: StructureTag) -> [Mark] { [.begin(tag)] + self + [.end] }

    /// The marks without their nodes, as for a table head that is repeated.
    var untagged: [Mark] { filter { !$0.isTag } }
}
