/// The measuring of text on a drawing, which has no line breaks.
enum MapText {
    /// Cuts a text to a width and appends "…" if needed. White space becomes spaces.
    static func clipped(_ text: String, to most: Double, size: Double, isBold: Bool = false) -> String {
        let line = String(text.map { $0.isWhitespace ? " " : $0 })
        guard width(line, size: size, isBold: isBold) > most else { return line }
        var room = most - width("…", size: size, isBold: isBold)
        var kept = ""
        for character in line {
            room -= width(String(character), size: size, isBold: isBold)
            guard room >= 0 else { break }
            kept.append(character)
        }
        while kept.last == " " { kept.removeLast() }
        return kept + "…"
    }

    /// Cuts a text to a number of characters and appends "…" if needed. White space becomes spaces.
    static func shortened(_ text: String, to most: Int) -> String {
        let line = String(text.map { $0.isWhitespace ? " " : $0 })
        guard line.count > most else { return line }
        var kept = String(line.prefix(most))
        while kept.last == " " { kept.removeLast() }
        return kept + "…"
    }

    /// An estimate of the width of a text in DejaVu Sans. Characters outside of ASCII count as wide ones of their kind.
    static func width(_ text: String, size: Double, isBold: Bool = false) -> Double {
        var hundredths = 0
        for character in text { hundredths += width(character, isBold ? bold : plain) }
        return Double(hundredths) / 100 * size
    }

    private static func width(_ character: Character, _ table: [Int]) -> Int {
        guard let scalar = character.unicodeScalars.first else { return 0 }
        switch scalar.value {
        case 0x20...0x7E: return table[Int(scalar.value) - 0x20]
        case 0..<0x20: return table[0]
        case ..<0x1100: return character.isUppercase ? 90 : 72
        default: return 112
        }
    }

    // The advance widths of U+0020 to U+007E in DejaVu Sans 2.37, in hundredths of the font size.

    private static let plain = [
        32, 40, 46, 84, 64, 95, 78, 27, 39, 39, 50, 84, 32, 36, 32, 34, 64, 64, 64, 64, 64, 64, 64, 64,
        64, 64, 34, 34, 84, 84, 84, 53, 100, 68, 69, 70, 77, 63, 58, 77, 75, 29, 29, 66, 56, 86, 75, 79,
        60, 79, 69, 63, 61, 73, 68, 99, 69, 61, 69, 39, 34, 39, 84, 50, 50, 61, 63, 55, 63, 62, 35, 63,
        63, 28, 28, 58, 28, 97, 63, 61, 63, 63, 41, 52, 39, 63, 59, 82, 59, 59, 52, 64, 34, 64, 84,
    ]

    private static let bold = [
        35, 46, 52, 84, 70, 100, 87, 31, 46, 46, 52, 84, 38, 42, 38, 37, 70, 70, 70, 70, 70, 70, 70, 70,
        70, 70, 40, 40, 84, 84, 84, 58, 100, 77, 76, 73, 83, 68, 68, 82, 84, 37, 37, 77, 64, 100, 84, 85,
        73, 85, 77, 72, 68, 81, 77, 110, 77, 72, 73, 46, 37, 46, 84, 50, 50, 67, 72, 59, 72, 68, 44, 72,
        71, 34, 34, 67, 34, 104, 71, 69, 72, 72, 49, 60, 48, 71, 65, 92, 65, 65, 58, 71, 37, 71, 84,
    ]
}
