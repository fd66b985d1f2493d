public import TimeKit
import WordKit

/// A daily habit in the user's own words.
public struct Habit: Hashable, Codable, Identifiable, Sendable {
    /// A wording of the habit from a day on.
    public struct Version: Hashable, Codable, Sendable {
        /// The course day on which it was set.
        public let setOn: LocalDate
        /// The user's words.
        public let text: String

        public init(setOn: LocalDate, text: String) {
            self.setOn = setOn
            self.text = text
        }
    }

    /// The daily reminder.
    public struct Reminder: Hashable, Codable, Sendable {
        public var isOn: Bool
        /// The local time of the reminder.
        public var time: LocalTime

        /// Creates a reminder; by default it is on, at 20:00.
        public init(isOn: Bool = true, time: LocalTime = Reminder.usualTime) {
            self.isOn = isOn
            self.time = time
        }

        /// The default time, an evening hour at which most of the day is over.
        public static let usualTime = LocalTime("20:00") ?? .midnight
    }

    public let id: TimeKit.ID<Habit>
    public let theme: Theme
    public let first: Version
    /// The later versions, the earliest first.
    public private(set) var edits: [Version]
    public var reminder: Reminder

    public init(
        id: TimeKit.ID<Habit>,
        theme: Theme,
        first: Version,
        edits: [Version] = [],
        reminder: Reminder = Reminder()
    ) {
        self.id = id
        self.theme = theme
        self.first = first
        self.edits = edits
        self.reminder = reminder
    }

    /// All versions, the earliest first; never empty.
    public var versions: [Version] { [first] + edits }
    public var current: Version { edits.last ?? first }
    /// The current wording.
    public var text: String { current.text }
    /// All wordings, the current one first, for figures of the whole time: "I chew ten times; before 2026-03-22: I eat slowly".
    public var wordings: String {
        zip(versions, edits).reversed().reduce(text) { words, pair in
            let (earlier, later) = pair
            return localized("\(words); before \(later.setOn): \(earlier.text)")
        }
    }

    /// Returns the version on a course day; nil before the habit was set. The later of two versions of one day applies.
    public func version(on day: LocalDate) -> Version? {
        edits.last { $0.setOn <= day } ?? (first.setOn <= day ? first : nil)
    }

    /// Returns the habit with a new wording from a course day on. Earlier versions are kept.
    public func edited(to text: String, on day: LocalDate) -> Habit {
        var copy = self
        copy.edits.append(Version(setOn: max(day, current.setOn), text: text))
        return copy
    }
}
