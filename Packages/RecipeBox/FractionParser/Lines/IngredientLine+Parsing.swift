extension IngredientLine {
    /// Takes a line of English apart; any text gives a line.
    ///
    /// O(n); a line over `Amount.maximumLength` bytes is all name.
    public static func parse(_ text: String) -> IngredientLine {
        var bytes = text
        return bytes.withUTF8 { parse(text, bytes: $0) }
    }

    @inline(__always)
    private static func parse(_ text: String, bytes: UnsafeBufferPointer<UInt8>) -> IngredientLine {
        guard bytes.count <= Amount.maximumLength else { return IngredientLine(text: text, name: text) }
        var parser = LineParser(bytes: bytes)
        parser.parse()
        return parser.line(text)
    }
}
