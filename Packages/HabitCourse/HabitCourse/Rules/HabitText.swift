import WordKit

/// The rule for each kind of text. All texts are single lines.
public enum HabitText: String, CaseIterable, Codable, Sendable {
    /// The self-image goal.
    case goal
    /// The wording of a habit.
    case habit
    /// The reason for a skip.
    case reason

    /// The name of the text in messages and beside its field.
    public var label: String {
        switch self {
        case .goal: localized("self-image goal")
        case .habit: localized("habit")
        case .reason: localized("reason")
        }
    }

    /// A valid example, for messages.
    public var example: String {
        switch self {
        case .goal: localized("who you want to be, such as I am someone who eats with attention")
        case .habit: localized("what you will do, such as I put the fork down between bites")
        case .reason: localized("why, such as flu")
        }
    }

    /// The maximum length in characters. In Unicode scalars the maximum is eight times as many.
    public var limit: Int {
        switch self {
        case .goal: 300
        case .habit: 200
        case .reason: 100
        }
    }

    /// Returns the normalized text. A habit has a word that says what to do.
    ///
    /// - Throws: `blank`, `noWord` or `tooLong`.
    public func checked(_ typed: String) throws(HabitCourseError) -> String {
        switch TypedText(typed, limit: limit) {
        case .text(let text) where self == .habit && !text.contains(where: \.isLetter): throw .noWord(text)
        case .text(let text): return text
        case .blank: throw .blank(self)
        case .tooLong(let characters): throw .tooLong(self, characters: characters)
        }
    }
}
