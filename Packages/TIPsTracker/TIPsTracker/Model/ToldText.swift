/// The texts of notifications that were told earlier.
public enum ToldText {
    /// A text in the language of the person who reads it, if it was told in English; else as it was told.
    public static func shown(_ text: String) -> String { localized(kept: text) }
}
