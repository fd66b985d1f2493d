/// The front matter between two lines of `---`: the subset of YAML that recipes use.
struct CooklangFrontMatter {
    private(set) var metadata: [CooklangRecipe.Metadata] = []
    /// The lines outside of that subset.
    private(set) var leftOut: [String] = []
    /// The number of lines, both lines of dashes included.
    let lineCount: Int

    /// Creates the front matter at the start of `lines`; nil if there is none.
    init?(_ lines: [String]) {
        let first = lines.first.map { $0.trimmedCooklang }
        guard first == "---", let end = lines.dropFirst().firstIndex(where: { $0.trimmedCooklang == "---" }) else {
            return nil
        }
        lineCount = end + 1
        read(Array(lines[1..<end]))
    }

    private mutating func read(_ lines: [String]) {
        var number = 0
        var parent = ""
        while number < lines.count {
            let line = lines[number]
            number += 1
            let trimmed = line.trimmedCooklang
            if trimmed.isEmpty || trimmed.hasPrefix("#") { continue }
            let isInner = line.first?.isWhitespace == true
            if trimmed == "-" || trimmed.hasPrefix("- "), !parent.isEmpty {
                addElement(parent, trimmed.dropFirst(1))
                continue
            }
            guard let colon = keyEnd(trimmed) else {
                leftOut.append(trimmed)
                continue
            }
            let key = unquoted(trimmed[..<colon])
            let value = String(trimmed[trimmed.index(after: colon)...]).trimmedCooklang
            let path = isInner && !parent.isEmpty ? "\(parent).\(key)" : key
            if !isInner { parent = key }
            if value == "|" || value == "|-" || value == ">" || value == ">-" {
                let block = block(lines, &number, isFolded: value.hasPrefix(">"))
                metadata.append(CooklangRecipe.Metadata(key: path, value: block))
            } else if value.hasPrefix("["), value.hasSuffix("]") {
                for element in elements(value.dropFirst().dropLast()) { addElement(path, element[...]) }
            } else if !value.isEmpty, !Self.isNull(value) {
                add(path, value[...])
            }
        }
    }

    private mutating func add(_ key: String, _ value: Substring) {
        metadata.append(CooklangRecipe.Metadata(key: key, value: unquoted(value)))
    }

    /// Adds an element of a list unless it is empty.
    private mutating func addElement(_ key: String, _ value: Substring) {
        if !unquoted(value).trimmedCooklang.isEmpty, !Self.isNull(String(value).trimmedCooklang) { add(key, value) }
    }

    private static func isNull(_ value: String) -> Bool { value == "~" || value.lowercased() == "null" }

    /// Returns the index of the colon after the key; nil if there is none. A quoted key can contain colons.
    private func keyEnd(_ line: String) -> String.Index? {
        guard line.first != "\"" else {
            guard let quote = line.dropFirst().firstIndex(of: "\"") else { return nil }
            return line[quote...].firstIndex(of: ":")
        }
        return line.firstIndex(of: ":")
    }

    /// Returns the indented lines that follow, with the empty lines among them.
    private func block(_ lines: [String], _ number: inout Int, isFolded: Bool) -> String {
        var found: [String] = []
        var indent: Int?
        while number < lines.count {
            let line = lines[number]
            let spaces = line.prefix { $0 == " " }.count
            if line.trimmedCooklang.isEmpty {
                found.append("")
            } else {
                let depth = indent ?? spaces
                guard depth > 0, spaces >= depth else { break }
                indent = depth
                found.append(String(line.dropFirst(depth)))
            }
            number += 1
        }
        while found.last?.isEmpty == true { found.removeLast() }
        return isFolded ? Self.folded(found) : found.joined(separator: "\n")
    }

    /// Returns lines with a space for each line break between two words. Empty lines separate paragraphs, and indented
    /// lines stay lines.
    private static func folded(_ lines: [String]) -> String {
        var text = ""
        var last = ""
        for (index, line) in lines.enumerated() {
            let isIndented = [last, line].contains { $0.first?.isWhitespace == true }
            if line.isEmpty || isIndented {
                if index > 0 { text += "\n" }
            } else if !last.isEmpty {
                text += " "
            }
            text += line
            last = line
        }
        return text
    }

    /// Returns the elements of `[a, "b, c"]`.
    private func elements(_ text: Substring) -> [String] {
        var found: [String] = []
        var current = ""
        var quote: Character?
        var isEscaped = false
        var isBlank = true
        for character in text {
            if quote == nil, character == "," {
                found.append(current)
                current = ""
                isBlank = true
                continue
            }
            if isEscaped {
                isEscaped = false
            } else if character == "\\", quote == "\"" {
                isEscaped = true
            } else if character == quote {
                quote = nil
            } else if quote == nil, character == "\"" || character == "'", isBlank {
                quote = character
            }
            if !character.isWhitespace { isBlank = false }
            current.append(character)
        }
        if !current.trimmedCooklang.isEmpty { found.append(current) }
        return found
    }

    private func unquoted(_ text: Substring) -> String {
        let text = String(text).trimmedCooklang
        guard text.count >= 2, let first = text.first, first == text.last else { return text }
        let inside = text.dropFirst().dropLast()
        if first == "'" { return String(inside.replacing("''", with: "'")) }
        guard first == "\"" else { return text }
        var result = ""
        var rest = inside
        while let character = rest.popFirst() {
            guard character == "\\", let escaped = rest.popFirst() else {
                result.append(character)
                continue
            }
            result.append(escaped == "n" ? "\n" : escaped == "t" ? "\t" : escaped)
        }
        return result
    }

    /// Returns the value in double quotes unless it is plain: a letter or digit first, no character that YAML reserves,
    /// and no word that YAML reads as a truth value, as nothing, as a number or as a date.
    static func quoted(_ text: String) -> String {
        let isPlain =
            text.first.map { $0.isLetter || $0.isNumber } == true && text.last?.isWhitespace == false
            && !text.contains { "\"\\#:,[]{}\n\t".contains($0) } && !isTyped(text)
        guard !isPlain else { return text }
        let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
            .replacing("\t", with: "\\t")
        return "\"\(escaped)\""
    }

    /// Whether YAML reads the plain value as something other than text: "yes", "null", "007", "1e3", "2026-03-08".
    private static func isTyped(_ text: String) -> Bool {
        if typedWords.contains(text.lowercased()) { return true }
        return text.first?.isNumber == true && !text.contains(where: \.isWhitespace)
    }

    private static let typedWords: Set<String> = ["true", "false", "yes", "no", "on", "off", "y", "n", "null"]
}
