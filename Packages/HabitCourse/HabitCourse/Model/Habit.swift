public import TimeKit

/// Something the user wants to do once a day, in their own words.
public struct Habit: Hashable, Codable, Identifiable, Sendable {
    /// What the habit was, from a day on.
    public struct Version: Hashable, Codable, Sendable {
        /// The course day on which it was set.
        public let setOn: LocalDate
        /// What to do, as the user put it.
        public let text: String

        /// A wording and since when it holds.
        public init(setOn: LocalDate, text: String) {
            self.setOn = setOn
            self.text = text
        }
    }

    /// Its one reminder.
    public struct Reminder: Hashable, Codable, Sendable {
        /// Whether it is given.
        public var isOn: Bool
        /// At what time on the wall clock.
        public var time: LocalTime

        /// A reminder; on, at 20:00, unless said.
        public init(isOn: Bool = true, time: LocalTime = Reminder.usualTime) {
            self.isOn = isOn
            self.time = time
        }

        /// When to remind, unless the user says otherwise: in the evening, when most of the day can be looked back on.
        public static let usualTime = LocalTime("20:00") ?? .midnight
    }

    /// Which.
    public let id: TimeKit.ID<Habit>
    /// What it is about.
    public let theme: Theme
    /// What it was when it was set.
    public let first: Version
    /// What it became, the earliest first.
    public private(set) var edits: [Version]
    /// Its one reminder.
    public var reminder: Reminder

    /// A habit.
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

    /// All it ever was, the earliest first; never empty.
    public var versions: [Version] { [first] + edits }
    /// What it is.
    public var current: Version { edits.last ?? first }
    /// What to do.
    public var text: String { current.text }

    /// What it was on a course day; nil before it was set. Of two versions of a day the later counts.
    public func version(on day: LocalDate) -> Version? {
        edits.last { $0.setOn <= day } ?? (first.setOn <= day ? first : nil)
    }

    /// The habit with another wording from a course day on; what it was is kept.
    public func edited(to text: String, on day: LocalDate) -> Habit {
        var copy = self
        copy.edits.append(Version(setOn: max(day, current.setOn), text: text))
        return copy
    }
}
