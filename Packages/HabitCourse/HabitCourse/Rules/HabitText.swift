import ScreenKit

/// What a text of each kind must be. All are kept as one line.
public enum HabitText: String, CaseIterable, Codable, Sendable {
    /// Who the user wants to be.
    case goal
    /// What to do each day.
    case habit
    /// Why days are skipped.
    case reason

    /// What it is called in messages and beside its field.
    public var label: String {
        switch self {
        case .goal: "self-image goal"
        case .habit: "habit"
        case .reason: "reason"
        }
    }

    /// One that would do.
    public var example: String {
        switch self {
        case .goal: "who you want to be, such as I am someone who eats with attention"
        case .habit: "what you will do, such as I put the fork down between bites"
        case .reason: "why, such as flu"
        }
    }

    /// The longest text, in characters as a reader counts them; in Unicode scalars eight times as many.
    public var limit: Int {
        switch self {
        case .goal: 300
        case .habit: 200
        case .reason: 100
        }
    }

    /// The text as it is kept. Throws `blank` and `tooLong`.
    public func checked(_ typed: String) throws(HabitCourseError) -> String {
        switch TypedText(typed, limit: limit) {
        case .text(let text): return text
        case .blank: throw .blank(self)
        case .tooLong(let characters): throw .tooLong(self, characters: characters)
        }
    }
}
