import CommandKit
import HabitCourse
import MarkupKit
import WordKit

/// A post's page as text for a terminal. Pictures become their descriptions, links become numbers.
struct ReadingText {
    /// The most columns of a line. Longer lines are hard to read, however wide the terminal is.
    static let mostColumns = 72

    /// A paragraph or another block of the page.
    private struct Block {
        /// The spaces and the list's marker before the first line.
        var margin = ""
        var text: StyledText
        /// The number of spaces before the other lines.
        var indent: Int
        /// Whether an empty line precedes the block.
        var isApart: Bool
        /// Whether the block is printed without wrapping.
        var isFixed = false
    }

    private var blocks: [Block] = []
    private var links: [String] = []
    /// The index of each address in `links`.
    private var linkPlaces: [String: Int] = [:]

    /// Creates the text of a page. HTML that can't be parsed is shown as its plain text.
    init(_ page: CoursePage) {
        let document: HTMLDocument
        do throws(MarkupError) {
            document = try HTMLDocument(fragment: page.html)
        } catch {
            blocks = page.text.split(separator: "\n").map {
                Block(text: StyledText($0), indent: 0, isApart: true)
            }
            return
        }
        add(document.nodes, Place())
    }

    /// Prints the text and then the addresses of its links.
    ///
    /// Lines are wrapped at ``mostColumns``, or at the terminal's width if that is less. Code, addresses and long words aren't wrapped. If the
    /// width is unknown, nothing is.
    func print(on terminal: Terminal) throws {
        let width = terminal.traits.width.map { min($0, Self.mostColumns) }
        for (index, block) in blocks.enumerated() {
            if block.isApart, index > 0 { try terminal.print() }
            let text = StyledText(block.margin) + block.text
            try terminal.print(block.isFixed ? text : text.wrapped(toWidth: width, indent: block.indent))
        }
        guard !links.isEmpty else { return }
        try terminal.print()
        for (index, link) in links.enumerated() {
            try terminal.print(StyledText("[\(index + 1)] \(link)", .faint))
        }
    }

    /// The position in the structure of the page.
    private struct Place {
        var indent = 0
        var isInList = false
    }
}

extension ReadingText {
    /// The names of the HTML elements that are part of a line.
    private static let inline: Set<String> = [
        "a", "abbr", "b", "bdi", "bdo", "big", "br", "cite", "code", "del", "dfn", "em", "font", "i", "img", "ins",
        "kbd",
        "mark", "q", "rp", "rt", "ruby", "s", "samp", "small", "span", "strike", "strong", "sub", "sup", "time", "tt",
        "u",
        "var", "wbr",
    ]

    /// Appends blocks; consecutive texts and inline elements become one paragraph.
    private mutating func add(_ nodes: [HTMLNode], _ place: Place) {
        var run: [HTMLNode] = []
        for node in nodes {
            if case .element(let element) = node, !Self.inline.contains(element.name) {
                addParagraph(run, place)
                run = []
                add(element, place)
            } else {
                run.append(node)
            }
        }
        addParagraph(run, place)
    }

    private mutating func add(_ element: HTMLElement, _ place: Place) {
        var inside = place
        switch element.name {
        case "h1", "h2", "h3", "h4", "h5", "h6": addParagraph(element.children, place, .heading)
        case "ul", "ol": addList(element, place)
        case "blockquote", "aside":
            inside.indent += 4
            add(element.children, inside)
        case "figcaption":
            let first = blocks.count
            addParagraph(element.children, place, .faint)
            if first > 0, first < blocks.count { blocks[first].isApart = false }
        case "pre":
            let margin = String(repeating: " ", count: place.indent + 4)
            let text = element.textContent.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
                .joined(separator: "\n" + margin)
            blocks.append(Block(margin: margin, text: StyledText(text), indent: 0, isApart: true, isFixed: true))
        case "hr": blocks.append(Block(text: StyledText("* * *", .faint), indent: 0, isApart: true))
        case "table":
            let first = blocks.count
            add(element.children, place)
            if first < blocks.count { blocks[first].isApart = true }
        case "tr":
            let cells = element.childElements.map { words($0.children, .plain) }
            addBlock(StyledText(joining: cells, separator: " | "), place, isApart: false)
        case "dd":
            inside.indent += 4
            inside.isInList = true
            add(element.children, inside)
        default: add(element.children, inside)
        }
    }

    private mutating func addList(_ list: HTMLElement, _ place: Place) {
        // As in browsers, a number beyond 32 bits counts as none.
        var number = Int32(list.attribute("start") ?? "").map(Int.init) ?? 1
        var isFirst = !place.isInList
        for item in list.childElements {
            let mark = list.name == "ol" ? "\(number). " : "· "
            number += 1
            let first = blocks.count
            add(item.children, Place(indent: place.indent + 2 + mark.count, isInList: true))
            guard first < blocks.count else { continue }
            // The marker goes into the margin of the item's first line, unless a nested list has put its own there.
            if blocks[first].margin.allSatisfy({ $0 == " " }) {
                let margin = String(repeating: " ", count: place.indent + 2) + mark
                blocks[first].margin = margin + blocks[first].margin.dropFirst(margin.count)
            }
            blocks[first].isApart = isFirst
            isFirst = false
        }
    }

    private mutating func addParagraph(_ nodes: [HTMLNode], _ place: Place, _ style: StyledText.Style = .plain) {
        // A `br` element starts a new line. Inside of another element it is a space.
        var lines: [[HTMLNode]] = [[]]
        for node in nodes {
            if case .element(let element) = node, element.name == "br" {
                lines.append([])
            } else {
                lines[lines.count - 1].append(node)
            }
        }
        var isFirst = true
        for line in lines {
            let text = words(line, style)
            guard !text.plainText.isEmpty else { continue }
            addBlock(text, place, isApart: isFirst && !place.isInList)
            isFirst = false
        }
    }

    private mutating func addBlock(_ text: StyledText, _ place: Place, isApart: Bool) {
        let margin = String(repeating: " ", count: place.indent)
        blocks.append(Block(margin: margin, text: text, indent: place.indent, isApart: isApart))
    }

    // MARK: Words

    /// Returns the words of a line, with white space collapsed.
    private mutating func words(_ nodes: [HTMLNode], _ style: StyledText.Style) -> StyledText {
        var line = Line()
        collect(nodes, style, into: &line)
        return line.text
    }

    private mutating func collect(_ nodes: [HTMLNode], _ style: StyledText.Style, into line: inout Line) {
        for node in nodes {
            switch node {
            case .text(let text): line.add(text, style)
            case .element(let element): collect(element, style, into: &line)
            }
        }
    }

    private mutating func collect(_ element: HTMLElement, _ style: StyledText.Style, into line: inout Line) {
        switch element.name {
        case "br": line.add(" ", style)
        case "strong", "b": collect(element.children, .heading, into: &line)
        case "img":
            let text = element.attribute("alt") ?? ""
            line.add(text.isEmpty ? localized("[picture]") : localized("[picture: \(text)]"), .faint)
        case "q":
            line.add("“", style)
            collect(element.children, style, into: &line)
            line.add("”", style)
        case "a":
            collect(element.children, style, into: &line)
            // A link such as mailto: stays words without a number.
            guard let address = element.attribute("href"), address.contains("://") else { return }
            let place = linkPlaces[address] ?? links.endIndex
            if place == links.endIndex {
                links.append(address)
                linkPlaces[address] = place
            }
            line.add(" [\(place + 1)]", .faint)
        default: collect(element.children, style, into: &line)
        }
    }

    /// A line being built. White space between words becomes one space, and at the ends it is removed. A no-break space stays a space.
    private struct Line {
        var text: StyledText = ""
        private var isEmpty = true
        private var hasGap = false

        mutating func add(_ piece: String, _ style: StyledText.Style) {
            var words = ""
            for character in piece {
                if character == "\u{A0}" || !character.isWhitespace {
                    // The space before a bold word isn't bold.
                    if hasGap, !isEmpty { if words.isEmpty { text += " " } else { words += " " } }
                    hasGap = false
                    isEmpty = false
                    words.append(character == "\u{A0}" ? " " : character)
                } else {
                    hasGap = true
                }
            }
            if !words.isEmpty { text += StyledText(words, style) }
        }
    }
}
