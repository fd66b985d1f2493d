/// A parser for Cooklang as defined by its canonical tests.
///
/// It also reads these extensions: notes, sections, aliases, modifiers, references to intermediate results, lists of ingredients, and `\` before
/// a mark. It accepts any input. A character that is not a mark is text.
struct CooklangParser {
    private var recipe = CooklangRecipe()
    /// The lines of the open paragraph; empty if none is open.
    private var paragraph: [String] = []
    private var paragraphIsNote = false
    /// Whether `>> [mode]: ingredients` or `components` is in force. Then lines list ingredients and are not steps.
    private var listsIngredients = false

    static func parse(_ text: String) -> CooklangRecipe {
        var parser = CooklangParser()
        let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }.map(String.init)
        var body = lines[...]
        if let frontMatter = CooklangFrontMatter(lines) {
            parser.recipe.metadata = frontMatter.metadata
            parser.recipe.leftOut += frontMatter.leftOut
            body = lines[frontMatter.lineCount...]
        }
        let comments = CooklangComments(lines: Array(body))
        parser.recipe.leftOut += comments.found
        for line in comments.lines { parser.read(line) }
        parser.closeParagraph()
        return parser.recipe
    }

    private mutating func read(_ line: String) {
        let trimmed = line.drop { $0.isWhitespace }
        if trimmed.isEmpty { return closeParagraph() }
        if line.hasPrefix(">>") {
            closeParagraph()
            return readMetadata(line.dropFirst(2))
        }
        if line.hasPrefix("=") {
            closeParagraph()
            let name = line.drop { $0 == "=" }.reversed().drop { $0 == "=" || $0.isWhitespace }.reversed()
            let title = String(name).trimmedCooklang
            return recipe.blocks.append(listsIngredients ? .componentSection(title) : .section(title))
        }
        if listsIngredients, trimmed.hasPrefix("-") {
            closeParagraph()
            return recipe.blocks.append(.components(CooklangItems.items(in: String(trimmed.dropFirst()))))
        }
        let isNote = line.hasPrefix(">")
        if isNote != paragraphIsNote { closeParagraph() }
        paragraphIsNote = isNote
        paragraph.append(isNote ? String(line.dropFirst()).trimmedCooklang : line)
    }

    /// Ends the open paragraph and appends it as one block, with its lines joined by spaces.
    private mutating func closeParagraph() {
        guard !paragraph.isEmpty else { return }
        let text = paragraph.joined(separator: " ")
        paragraph = []
        if paragraphIsNote {
            recipe.blocks.append(.note(CooklangItems.unescaped(text)))
        } else {
            let items = CooklangItems.items(in: text)
            if !items.isEmpty { recipe.blocks.append(listsIngredients ? .components(items) : .step(items)) }
        }
        paragraphIsNote = false
    }

    /// Reads the `KEY: VALUE` of a `>>` line. The keys `[mode]` and `[define]` switch the parser and are not kept.
    private mutating func readMetadata(_ line: Substring) {
        guard let colon = line.firstIndex(of: ":") else {
            recipe.leftOut.append(">>\(line)")
            return
        }
        let key = String(line[..<colon]).trimmedCooklang
        let value = String(line[line.index(after: colon)...]).trimmedCooklang
        if key == "[mode]" || key == "[define]" {
            listsIngredients = value == "ingredients" || value == "components"
            return
        }
        recipe.metadata.append(CooklangRecipe.Metadata(key: key, value: value))
    }
}

/// The lines of a text without its comments: `-- to the end of the line` and `[- over several lines -]`.
struct CooklangComments {
    /// The remaining lines. A line that is only a comment is removed, because an empty line would end a step.
    private(set) var lines: [String] = []
    /// The texts of the comments, in order.
    private(set) var found: [String] = []
    /// The text of the open block comment; nil outside of one.
    private var block: String?

    init(lines: [String]) {
        for line in lines { read(line) }
        if let block { found.append(block) }
    }

    private mutating func read(_ line: String) {
        // Most lines have neither a dash nor a backslash.
        guard block != nil || line.utf8.contains(where: { $0 == 0x2D || $0 == 0x5C }) else {
            lines.append(line)
            return
        }
        var kept = ""
        var rest = line[...]
        var hadComment = block != nil
        while !rest.isEmpty {
            if block != nil {
                hadComment = true
                let end = rest.firstRange(of: "-]")
                block?.append(" ")
                block?.append(contentsOf: rest[..<(end?.lowerBound ?? rest.endIndex)])
                guard let end else { break }
                if let block { found.append(block.trimmedCooklang) }
                block = nil
                rest = rest[end.upperBound...]
            } else if rest.hasPrefix("\\") {
                kept += rest.prefix(2)
                rest = rest.dropFirst(2)
            } else if rest.hasPrefix("[-") {
                block = ""
                hadComment = true
                rest = rest.dropFirst(2)
            } else if rest.hasPrefix("--") {
                hadComment = true
                found.append(String(rest.dropFirst(2)).trimmedCooklang)
                break
            } else {
                kept.append(rest.removeFirst())
            }
        }
        if hadComment, kept.allSatisfy(\.isWhitespace) { return }
        lines.append(kept)
    }
}

extension String {
    /// The text without white space at its ends.
    var trimmedCooklang: String {
        var text = self[...]
        while let first = text.first, first.isWhitespace { text = text.dropFirst() }
        while let last = text.last, last.isWhitespace { text = text.dropLast() }
        return String(text)
    }
}
