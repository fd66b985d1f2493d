import WordKit

/// A word for a day near the present one, in English or Spanish.
public enum DayWord: Sendable {
    case yesterday, today, tomorrow

    /// Reads a word without regard to case and accents. Nil for any other text.
    public init?(_ text: String) {
        switch FoldedText.key(text) {
        case "yesterday", "ayer": self = .yesterday
        case "today", "hoy": self = .today
        case "tomorrow", "manana": self = .tomorrow
        default: return nil
        }
    }
}
