public import TimeKit

/// Whether the habit of a theme can be set.
public enum ThemeStanding: Hashable, Codable, Sendable {
    /// The week of the theme's post has not begun.
    case waitsForWeek(Int)
    /// The theme's post must be finished first; nil if the course has no such post.
    case waitsForPost(TimeKit.ID<Post>?)
    /// The habit can be set.
    case ready
    /// The habit is already set.
    case set(Habit.ID)
}

extension ThemeStanding {
    private enum CodingKeys: String, CodingKey {
        case kind, week, post, habit
    }

    private enum Kind: String, Codable {
        case waitsForWeek, waitsForPost, ready, set
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self =
            switch try container.decode(Kind.self, forKey: .kind) {
            case .waitsForWeek: .waitsForWeek(try container.decode(Int.self, forKey: .week))
            case .waitsForPost: .waitsForPost(try container.decodeIfPresent(TimeKit.ID<Post>.self, forKey: .post))
            case .ready: .ready
            case .set: .set(try container.decode(Habit.ID.self, forKey: .habit))
            }
    }

    /// Encodes `{kind: "ready"}`, `{kind: "waitsForWeek", week}`, `{kind: "waitsForPost", post}` or `{kind: "set",
    /// habit}`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .waitsForWeek(let week):
            try container.encode(Kind.waitsForWeek, forKey: .kind)
            try container.encode(week, forKey: .week)
        case .waitsForPost(let post):
            try container.encode(Kind.waitsForPost, forKey: .kind)
            try container.encode(post, forKey: .post)
        case .ready: try container.encode(Kind.ready, forKey: .kind)
        case .set(let habit):
            try container.encode(Kind.set, forKey: .kind)
            try container.encode(habit, forKey: .habit)
        }
    }
}

/// The rules for setting habits and for their active days (TIMELINE-1.1, 2.0…2.3, 4.0, 6.0, 8.0). The last habit is set
/// at the end of week 7; the document's "fifth" is a slip.
public enum HabitSetting {
    /// Returns whether a theme's habit can be set on a course day: its post must be finished, however late. The
    /// observation exists from the start of the course.
    public static func standing(
        of theme: Theme,
        posts: [Post],
        habits: [Habit],
        in state: CourseState,
        on day: LocalDate
    ) -> ThemeStanding {
        if let habit = habits.first(where: { $0.theme == theme }) { return .set(habit.id) }
        if theme == .foodObservation { return state.lastUnlockedWeek(on: day) >= 1 ? .ready : .waitsForWeek(1) }
        // A finished post counts even if it has left the site or lost its theme.
        if state.finished.values.contains(where: { $0.theme == theme }) { return .ready }
        let offered = PostShelf(posts, in: state, on: day).entries.filter {
            $0.post.kind == .habit && $0.post.theme == theme
        }
        if offered.contains(where: { state.finished[$0.id] != nil }) { return .ready }
        if let readable = offered.first(where: \.standing.isReadable) { return .waitsForPost(readable.id) }
        guard let first = offered.first else {
            return theme.week <= state.lastUnlockedWeek(on: day) ? .waitsForPost(nil) : .waitsForWeek(theme.week)
        }
        if case .waitsForWeek(let week) = first.standing { return .waitsForWeek(week) }
        return .waitsForPost(first.id)
    }

    /// Whether the self-image goal can be set: from the end of week 1 on.
    public static func takesGoal(in state: CourseState, on day: LocalDate) -> Bool {
        // In a course of one week, the end of that week counts.
        state.lastUnlockedWeek(on: day) >= 2 || state.week(on: day) >= 2
    }

    /// Returns the active course days of a habit: from the day it was set without end, and for the observation only
    /// week 1.
    public static func run(of habit: Habit, in state: CourseState) -> (from: LocalDate, until: LocalDate?) {
        guard habit.theme == .foodObservation else { return (habit.first.setOn, nil) }
        return (habit.first.setOn, state.startDay(ofWeek: 2).map { max($0, habit.first.setOn) })
    }

    /// Whether a habit is active on a course day.
    public static func runs(_ habit: Habit, in state: CourseState, on day: LocalDate) -> Bool {
        let run = run(of: habit, in: state)
        return run.from <= day && run.until.map { day < $0 } ?? true
    }
}

extension HabitRecord {
    /// Returns the records of habits, in their order. Ticks of other habits are ignored.
    ///
    /// - Parameters:
    ///   - state: The state of the course.
    ///   - ticks: All ticks; grouped by habit they are processed fastest.
    ///   - skips: All skips.
    ///   - daysThatNeverWere: Days that count as skipped; see ``CourseClock/daysThatNeverWere(in:)``.
    /// - Complexity: O(ticks + habits × skips).
    public static func all(
        of habits: [Habit],
        in state: CourseState,
        ticks: some Sequence<Tick>,
        skips: [Skip] = [],
        daysThatNeverWere: [LocalDate] = []
    ) -> [HabitRecord] {
        var records = habits.map { habit in
            let run = HabitSetting.run(of: habit, in: state)
            var skipped = DaySet(daysThatNeverWere)
            for skip in skips where skip.habit == nil || skip.habit == habit.id { skipped.insert(skip.days) }
            return HabitRecord(id: habit.id, from: run.from, until: run.until, skips: skipped)
        }
        let places = Dictionary(habits.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        var last: (id: Habit.ID, place: Int)?
        for tick in ticks {
            if last?.id != tick.habit { last = places[tick.habit].map { (tick.habit, $0) } }
            if let last { records[last.place].ticks.insert(tick.day) }
        }
        return records
    }
}
