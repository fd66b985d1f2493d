import Foundation

/// Measures text in terminal cells and breaks it into lines.
struct TextRuler {
    let characters: TextCharacters
    let columns: Int

    /// Returns the text for the chosen characters.
    func sign(_ unicode: String, _ ascii: String) -> String {
        characters == .unicode ? unicode : ascii
    }

    /// Returns at most `most` lines of at most `width` cells, broken between words. A line that is too long ends in "…".
    func lines(of text: String, width: Int, most: Int) -> [String] {
        words(of: text).broken(most: most) { $0.cellWidth <= width }.map { cut($0, width: width) }
    }

    /// Returns the text on one line, cut to the width.
    func line(of text: String, width: Int) -> String {
        lines(of: text, width: width, most: 1).first ?? ""
    }

    /// Returns the title of a chart and an empty line below it.
    func head(_ title: String) -> [String] {
        let lines = lines(of: title, width: columns, most: 3)
        return lines.isEmpty ? [] : lines + [""]
    }

    /// Returns legend entries side by side, as many on each line as fit. Entries without text are omitted.
    func legend(_ entries: [(sample: String, text: String)]) -> [String] {
        var lines: [String] = []
        for (sample, text) in entries {
            let text = line(of: text, width: columns - sample.cellWidth - 1)
            guard !text.isEmpty else { continue }
            let entry = sample + " " + text
            if let last = lines.last, last.cellWidth + 3 + entry.cellWidth <= columns {
                lines[lines.count - 1] = last + "   " + entry
            } else {
                lines.append(entry)
            }
        }
        return lines
    }

    private func cut(_ text: String, width: Int) -> String {
        guard text.cellWidth > width else { return text }
        let end = sign("…", "..")
        var kept = ""
        var used = end.cellWidth
        for character in text {
            used += character.cellWidth
            guard used <= width else { break }
            kept.append(character)
        }
        return kept + end
    }

    /// Returns the words without spaces, line breaks and control characters, which could control a terminal.
    private func words(of text: String) -> [String] {
        text.unicodeScalars.split { scalar in
            switch scalar.value {
            case 0...0x20, 0x7F...0xA0, 0x2028...0x202E, 0x2066...0x2069: true
            default: false
            }
        }.map { characters == .unicode ? String($0) : String($0).asciiForm }
    }
}

extension String {
    /// The text in ASCII, without accents, and with a question mark for other characters.
    fileprivate var asciiForm: String {
        var form = ""
        for scalar in decomposedStringWithCanonicalMapping.unicodeScalars {
            switch scalar {
            case "\u{0}"..."\u{7F}": form.unicodeScalars.append(scalar)
            case "\u{2010}"..."\u{2015}", "\u{2212}": form += "-"
            case "\u{202F}", "\u{2009}": form += " "
            case "‘", "’": form += "'"
            case "“", "”": form += "\""
            case "…": form += "..."
            case "×": form += "x"
            case "¼": form += "1/4"
            case "½": form += "1/2"
            case "¾": form += "3/4"
            case "·": form += "."
            default: if ![.nonspacingMark, .format].contains(scalar.properties.generalCategory) { form += "?" }
            }
        }
        return form
    }

    /// The number of terminal cells that the text takes.
    var cellWidth: Int {
        utf8.allSatisfy { $0 < 0x7F } ? utf8.count : reduce(0) { $0 + $1.cellWidth }
    }

    /// Returns the text with spaces before it, up to a width.
    func padded(toEnd width: Int) -> String {
        String(repeating: " ", count: max(width - cellWidth, 0)) + self
    }

    /// Returns the text with spaces after it, up to a width.
    func padded(toStart width: Int) -> String {
        self + String(repeating: " ", count: max(width - cellWidth, 0))
    }
}

extension Character {
    /// The number of terminal cells: 0, 1 or 2. East Asian wide letters and emoji take two (Unicode Standard Annex #11).
    var cellWidth: Int {
        if unicodeScalars.contains("\u{FE0F}") { return 2 }
        return unicodeScalars.reduce(0) { max($0, $1.cellWidth) }
    }
}

extension Unicode.Scalar {
    fileprivate var cellWidth: Int {
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .control, .format: return 0
        default: break
        }
        if properties.isEmojiPresentation { return 2 }
        switch value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x3247, 0x3250...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
            0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F200...0x1F265, 0x20000...0x3FFFD:
            return 2
        default: return 1
        }
    }
}
