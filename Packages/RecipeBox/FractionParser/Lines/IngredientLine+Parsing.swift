extension IngredientLine {
    /// Parses a line of an English or Spanish ingredient list. Any text gives a line.
    ///
    /// - Returns: The line; its name is the whole text if `text` has more than `Amount.maximumLength` bytes.
    /// - Complexity: O(*n*), where *n* is the length of `text` in bytes.
    public static func parse(_ text: String) -> IngredientLine {
        var bytes = text
        return bytes.withUTF8 { parse(text, bytes: $0) }
    }

    /// Whether a line is read as Spanish: "2 tazas de harina", "3 huevos", "sal al gusto".
    public static func isSpanish(_ text: String) -> Bool {
        var bytes = text
        return bytes.withUTF8 { $0.count <= Amount.maximumLength && LineParser.isSpanish($0) }
    }

    @inline(__always)
    private static func parse(_ text: String, bytes: UnsafeBufferPointer<UInt8>) -> IngredientLine {
        guard bytes.count <= Amount.maximumLength else { return IngredientLine(text: text, name: text) }
        var parser = LineParser(bytes: bytes)
        parser.parse()
        return parser.line(text)
    }
}
