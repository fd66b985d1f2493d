/// The texts of notifications that were told earlier.
public enum ToldText {
    /// Returns a text that was told in English in the reader's language. A text in another language stays as it was told.
    public static func shown(_ text: String) -> String { localized(kept: text) }
}
